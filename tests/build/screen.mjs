// Starts the screen's MicroPython as PyScript does and prints, as JSON, what became of it: `node screen.mjs SITE STDLIB`
// (PyScript's own `stdlib.js`, the source of what it puts before the first script).
import { pathToFileURL } from "node:url";

const [site, source] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(`${site}/vendor/micropython/loader.mjs`).href);
const { stdlib, optional } = await import(pathToFileURL(source).href);

globalThis.document = {};
const said = [];
const options = { heapsize: 8 * 1024 * 1024, linebuffer: true, stdout: (line) => said.push(line) };
const python = await loadMicroPython(options);
const messages = { formatter: () => "a text" };
python.registerJsModule("polyscript", { config: {}, js_modules: { messages }, workers: { engine: "the worker" } });
python.registerJsModule("_pyscript", { js_import: () => {}, PyWorker: () => {} });

let turns = 0;
const count = () => {
  turns += 1;
  timer = setTimeout(count);
};
let timer = setTimeout(count);
const script = `
from pyscript.workers import workers
from pyscript.js_modules import messages
print(workers["engine"], messages.formatter())
`;
await python.runPythonAsync(stdlib.replace(optional, "") + script);
await python.runPythonAsync("print('again')");
clearTimeout(timer);
const files = python.FS.readdir("pyscript").filter((name) => !name.startsWith("."));
console.log(JSON.stringify({ said, files: files.sort(), turns }));
