// What PyScript's `interpreter` points at for the screen: stock MicroPython, which takes PyScript's own Python in by steps.
import { loadMicroPython as stock } from "./micropython.mjs";

// PyScript puts its whole package before the first script. The screen takes two modules of it, and those two others. Left
// without its `__init__`, which imports nearly all, the package is a mere folder.
const WRITTEN = ["util", "ffi", "context", "workers"];
const IMPORTED = ["context", "workers"];
const LIBRARY_END = "import pyscript as _pyscript\n";
const STATEMENT = /^(?=_path = _Path\()/m;
const MODULE = /^_path = _Path\("\.\/pyscript\/(\w+)\.py"\)/;

// Each takes a few milliseconds; all of PyScript's at once held the page up longer than anything else.
function steps(library) {
  const wanted = library.split(STATEMENT).filter((step) => !MODULE.test(step) || WRITTEN.includes(MODULE.exec(step)[1]));
  return [...wanted, ...IMPORTED.map((name) => `import pyscript.${name}`)];
}

const breath = () => new Promise((done) => setTimeout(done));

export async function loadMicroPython(options) {
  const python = await stock({ ...options, url: new URL("./micropython.wasm", import.meta.url).href });
  const run = python.runPythonAsync;
  python.runPythonAsync = async (code) => {
    python.runPythonAsync = run;
    const end = code.indexOf(LIBRARY_END);
    for (const step of end < 0 ? [] : steps(code.slice(0, end))) {
      await run(step);
      await breath();
    }
    return run(code.slice(Math.max(0, end)));
  };
  return python;
}
