// Saved matches, in IndexedDB: the worker's own storage, written at every move before the move is acknowledged.
// Each match lies under its id, so that a new one never takes the place of another; `current` names the one to go on with.
// A match is `{id, moves, json, played, about}`: after so many moves, as JSON, when it was last played, in milliseconds
// since 1970, and what a list tells of it. Those saved before there was a list have neither of the last two.
import { openDB } from "./vendor/idb/index.js";

const STORE = "matches";
const CURRENT = "current";
// Finished matches that are kept; one more and the longest unplayed is forgotten. Unfinished ones are all kept.
const MOST_FINISHED = 20;
let opened;
// Whether the browser has closed the database by itself, perhaps with all that was in it.
let lost = false;

// Opened again at the next save when it was closed, or could not be opened.
function database() {
  opened ??= openDB("cruce", 1, {
    upgrade: (db) => db.createObjectStore(STORE),
    // Another tab wants to change or delete the database: let it.
    blocking: (_version, _blocked, event) => {
      event.target.close();
      opened = undefined;
    },
    // A phone short of room or of memory, or somebody who clears what the browser keeps.
    terminated: () => {
      opened = undefined;
      lost = true;
    },
  }).catch((fault) => {
    opened = undefined;
    throw fault;
  });
  return opened;
}

async function change(work) {
  const transaction = (await database()).transaction(STORE, "readwrite", { durability: "strict" });
  const answer = await work(transaction.store);
  await transaction.done;
  return answer;
}

/** The match to go on with, or undefined when there is none. */
export async function load() {
  const store = (await database()).transaction(STORE).store;
  const current = await store.get(CURRENT);
  return current && store.get(current);
}

/** The match of that id, or undefined. */
export async function get(id) {
  return (await database()).get(STORE, id);
}

/** All matches, and the id of the current one or null, as JSON. */
export async function list() {
  const store = (await database()).transaction(STORE).store;
  const [matches, current] = await Promise.all([all(store), store.get(CURRENT)]);
  return JSON.stringify({ matches, current: current ?? null });
}

/**
 * Save a match, given as JSON after so many moves, once the transaction is complete; `about` is what a list tells of it,
 * as JSON. Where `after` is given, the saved match must be after so many moves; otherwise another tab has gone on with
 * it: nothing is written, the answer is false. A match that went with a lost database is written anew.
 */
export function save(id, moves, json, after, about) {
  return change(async (store) => {
    const saved = await store.get(id);
    const ours = saved?.moves === (after ?? undefined) || (lost && !saved);
    if (ours) {
      store.put({ id, moves, json, played: Date.now(), about: JSON.parse(about) }, id);
      store.put(id, CURRENT);
      if (!saved) await forget(store);
    }
    return ours;
  });
}

/** Note what a list tells of a match saved without it, unless it was played meanwhile. */
export function note(id, moves, about) {
  return change(async (store) => {
    const saved = await store.get(id);
    if (saved?.moves === moves) store.put({ ...saved, about: JSON.parse(about) }, id);
  });
}

/** Go on with the match of that id, which is there. */
export function open(id) {
  return change((store) => store.put(id, CURRENT));
}

/** Remove a match. When it was the current one, the unfinished one played last is, if there is any. */
export function remove(id) {
  return change(async (store) => {
    store.delete(id);
    if ((await store.get(CURRENT)) !== id) return;
    const unfinished = (await all(store)).filter(({ about }) => about && !about.over);
    if (unfinished.length) store.put(unfinished.sort(lastFirst)[0].id, CURRENT);
    else store.delete(CURRENT);
  });
}

/** Go on with no match: the one that was current stays saved. */
export async function setAside() {
  await (await database()).delete(STORE, CURRENT);
}

// Whatever lies under an id is a match, damaged or not: so it is told of, and can be removed.
async function all(store) {
  const [ids, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return ids.map((id, at) => ({ ...values[at], id })).filter(({ id }) => id !== CURRENT);
}

async function forget(store) {
  const finished = (await all(store)).filter(({ about }) => about?.over);
  for (const { id } of finished.sort(lastFirst).slice(MOST_FINISHED)) store.delete(id);
}

function lastFirst(one, other) {
  return (other.played ?? 0) - (one.played ?? 0);
}
