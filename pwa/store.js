// The saved match, in IndexedDB: the worker's own storage, written at every move before the move is acknowledged.
import { openDB } from "./vendor/idb/index.js";

const STORE = "matches";
const CURRENT = "current";
let opened;

function database() {
  opened ??= openDB("cruce", 1, {
    upgrade: (db) => db.createObjectStore(STORE),
    // Another tab wants to change or delete the database: let it, and open again at the next save.
    blocking: (_version, _blocked, event) => {
      event.target.close();
      opened = undefined;
    },
  });
  return opened;
}

/** The saved match as JSON, or undefined when there is none. */
export async function load() {
  return (await database()).get(STORE, CURRENT);
}

/**
 * Save the match, given as JSON, once the transaction is complete. Where `after` is given, the saved match must be the
 * same one after so many moves; otherwise another tab has gone on with it: nothing is written and the answer is false.
 */
export async function save(id, moves, json, after) {
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const saved = await transaction.store.get(CURRENT);
  const ours = after === undefined || after === null || (saved?.id === id && saved.moves === after);
  if (ours) await transaction.store.put({ id, moves, json }, CURRENT);
  await transaction.done;
  return ours;
}
