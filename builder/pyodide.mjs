// Runs a Python script in the pinned Pyodide: `node pyodide.mjs SCRIPT FOLDER [STDLIB]`.
// The script finds FOLDER at /folder; STDLIB is a standard library to start with in place of Pyodide's own.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [script, folder, stdlib] = process.argv.slice(2);
// A fixed hash seed: what is compiled must be the same bytes every time. Without debug ranges the compiler writes down lines
// alone: columns, which only underline a place in a traceback, were a quarter of everything compiled.
const python = await loadPyodide({
  env: { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  ...(stdlib && { stdLibURL: resolve(stdlib) }),
});
python.FS.mkdir("/folder");
python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, "/folder");
try {
  await python.runPythonAsync(readFileSync(script, "utf-8"), { filename: script });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
// Pyodide leaves timers behind that would keep Node waiting.
process.exit();
