// What PyScript's `interpreter` points at: stock Pyodide, with the standard library the build made: only what is needed, compiled.
import { loadPyodide as stock, version } from "./pyodide.mjs";

export { version };

// Pyodide waits for ever for a part that does not arrive or that the browser cannot run: it says so to nobody, or on the
// console alone. Here the one who called is told.
const failure = new Promise((_, fail) => {
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (...parts) => {
    const done = instantiateStreaming(...parts);
    done.catch(fail);
    return done;
  };
});

export const loadPyodide = (options) =>
  Promise.race([failure, stock({ ...options, stdLibURL: new URL("./stdlib.zip", import.meta.url).href })]);
