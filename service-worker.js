// Serves one whole version of the site from its own cache: all of its files or none of them.
// The build stamps the next three lines: the version follows from the contents of the files.
const VERSION = "unbuilt";
const FILES = [];
const BYTES = 0;

// Other sites may share this origin: ours are the caches of this scope alone.
const OURS = `cruce ${new URL(registration.scope).pathname} `;
const CACHE = OURS + VERSION;
const PAGE = new URL("./", location).href;
const LISTED = new Set(FILES.map(([path]) => new URL(path, location).href));

// Asks the host whether what the browser has is still right (`no-cache`): it then sends only what this phone lacks, and a
// file of the old version that still counts as fresh is asked about too. The integrity refuses a file of any other
// version, as from a host that says "unchanged" about a changed one; then it is fetched past all that (`reload`).
const fetched = (cache, path, integrity) => {
  const add = (how) => cache.addAll([new Request(path, { integrity, cache: how })]);
  return add("no-cache").catch(() => add("reload"));
};

// One refused file fails the install and the old worker goes on; what was stored by then is kept for the next try. The
// pages are told which share of the bytes is stored.
async function install() {
  const cache = await caches.open(CACHE);
  let stored = 0;
  const store = async ([path, integrity, size]) => {
    if (!(await cache.match(path))) await fetched(cache, path, integrity);
    stored += size;
    const pages = await clients.matchAll({ includeUncontrolled: true });
    pages.forEach((page) => page.postMessage(stored / BYTES));
  };
  await Promise.all(FILES.map(store));
}

addEventListener("install", (event) => event.waitUntil(install()));

async function activate() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  await clients.claim();
}

addEventListener("activate", (event) => event.waitUntil(activate()));

// A new version waits until the person asks for it.
addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(skipWaiting());
});

// The address of the listed file that answers a request; the page answers with any query.
function listed(request) {
  const url = new URL(request.url);
  url.hash = "";
  if (request.mode === "navigate") {
    url.search = "";
    if (url.href === `${PAGE}index.html`) return PAGE;
  }
  return LISTED.has(url.href) ? url.href : null;
}

async function answer(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address, { ignoreVary: true })) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const address = listed(event.request);
  if (address) event.respondWith(answer(address, event.request));
});
