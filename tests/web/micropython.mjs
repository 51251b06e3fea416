// Runs modules of the screen in the MicroPython that the page uses: `node micropython.mjs INTERPRETER FOLDER NAME...`
// Names that end in .py are only compiled (scripts that would start to act), others imported. What belongs to the page
// is a stand-in that can be read, called and indexed without end: the point is that MicroPython takes the code.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [interpreter, folder, ...names] = process.argv.slice(2);
const { loadMicroPython } = await import(pathToFileURL(interpreter).href);
const python = await loadMicroPython({ heapsize: 8 * 1024 * 1024 });

const anything = new Proxy(function () {}, {
  get: (_target, name) => (name === "then" || typeof name === "symbol" ? undefined : anything),
  apply: () => anything,
});
const stand_in = new Proxy({}, { get: (_target, name) => (typeof name === "symbol" ? undefined : anything) });
for (const name of ["pyscript", "pyscript.ffi", "pyscript.js_modules"]) python.registerJsModule(name, stand_in);

function copy(from, to) {
  for (const name of readdirSync(from)) {
    if (name === "__pycache__") continue;
    if (statSync(join(from, name)).isDirectory()) {
      python.FS.mkdir(`${to}/${name}`);
      copy(join(from, name), `${to}/${name}`);
    } else if (name.endsWith(".py")) {
      python.FS.writeFile(`${to}/${name}`, readFileSync(join(from, name)));
    }
  }
}

python.FS.mkdir("/page");
copy(folder, "/page");
python.runPython("import sys; sys.path.insert(0, '/page')");
for (const name of names) {
  const compiled = `with open('/page/${name}') as file: compile(file.read(), '${name}', 'exec')`;
  python.runPython(name.endsWith(".py") ? compiled : `import ${name}`);
}
