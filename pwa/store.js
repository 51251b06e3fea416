// Saved matches, in IndexedDB: the worker's own storage, written at every move before the move is acknowledged.
// Each match lies under its id, so that a new one never takes the place of another; `current` names the one to go on with.
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

/** The match to go on with, as `{id, moves, json}`, or undefined when there is none. */
export async function load() {
  const store = (await database()).transaction(STORE).store;
  const current = await store.get(CURRENT);
  return current && store.get(current);
}

/**
 * Save a match, given as JSON after so many moves, once the transaction is complete. Where `after` is given, the saved
 * match must be after so many moves; otherwise another tab has gone on with it: nothing is written, the answer is false.
 */
export async function save(id, moves, json, after) {
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const saved = await transaction.store.get(id);
  const ours = saved?.moves === (after ?? undefined);
  if (ours) {
    transaction.store.put({ id, moves, json }, id);
    transaction.store.put(id, CURRENT);
  }
  await transaction.done;
  return ours;
}

/** Go on with no match: the one that was current stays saved. */
export async function setAside() {
  await (await database()).delete(STORE, CURRENT);
}
