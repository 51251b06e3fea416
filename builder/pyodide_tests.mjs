// Runs pytest inside Pyodide: `node pyodide_tests.mjs PYODIDE REPOSITORY PACKAGES NAMES [WORD...]`, WORDs being pytest's.
// Pyodide sees the repository, and of the folder PACKAGES the top-level NAMES, parted by commas. It can write to neither
// and fetches nothing. The exit code is pytest's.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Node would show the line that threw, and Pyodide is one line of a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.stack ?? error);
  process.exit(1);
});

const [pyodide, repository, packages, names, ...words] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);

const env = { PYTHONDONTWRITEBYTECODE: "1" };
if (process.env.CRUCE_EXAMPLES) env.CRUCE_EXAMPLES = process.env.CRUCE_EXAMPLES;
const python = await loadPyodide({ env });
globalThis.fetch = () => {
  throw new Error("The tests run without a network.");
};

const { FS } = python;
const { NODEFS } = FS.filesystems;
const EROFS = 69;
const refuse = () => {
  throw new FS.ErrnoError(EROFS);
};
for (const name of ["mknod", "rename", "rmdir", "setattr", "symlink", "unlink"]) NODEFS.node_ops[name] = refuse;
NODEFS.stream_ops.write = refuse;

function show(from, to) {
  FS.mkdirTree(to);
  FS.mount(NODEFS, { root: from }, to);
}

show(repository, "/cruce");
FS.mkdirTree("/packages");
for (const name of names.split(",")) {
  const from = join(packages, name);
  if (statSync(from).isDirectory()) show(from, `/packages/${name}`);
  else FS.writeFile(`/packages/${name}`, readFileSync(from));
}
FS.chdir("/cruce");
python.globals.set("words", python.toPy(words));
const code = python.runPython(`
import sys

sys.path.insert(0, "/packages")
import pytest

int(pytest.main(words))
`);
process.exit(code);
