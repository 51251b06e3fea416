// What PyScript's `interpreter` points at: stock Pyodide, with the standard library we ship named explicitly.
import { loadPyodide as stock, version } from "./pyodide.mjs";

export { version };

export const loadPyodide = (options) =>
  stock({ ...options, stdLibURL: new URL("./python_stdlib.zip", import.meta.url).href });
