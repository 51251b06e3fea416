// Prints the files below a folder as JSON: [[name, bytes, gzip, brotli], ...], each packed as small as it gets.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[2];
const rows = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const data = readFileSync(path);
    const name = path.slice(join(folder, "/").length);
    return [name, data.length, gzipSync(data, { level: 9 }).length, brotliCompressSync(data).length];
  });
console.log(JSON.stringify(rows.sort()));
