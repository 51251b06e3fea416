// What PyScript's `interpreter` points at: stock Pyodide, with the standard library the build made: only what is needed, compiled.
import { loadPyodide as stock, version } from "./pyodide.mjs";

export { version };

export const loadPyodide = (options) =>
  stock({ ...options, stdLibURL: new URL("./stdlib.zip", import.meta.url).href });
