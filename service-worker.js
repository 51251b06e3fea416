// Serves one whole version of the site from its own cache: all of its files or none of them.
// The build stamps the next two lines: the version follows from the contents of the files.
const VERSION = "unbuilt";
const FILES = [];

// Other sites may share this origin: ours are the caches of this scope alone.
const OURS = `cruce ${new URL(registration.scope).pathname} `;
const CACHE = OURS + VERSION;
const PAGE = new URL("./", location).href;
const LISTED = new Set(FILES.map(([path]) => new URL(path, location).href));

// `reload` goes past the browser's own cache, in which a file of the old version may still count as fresh; the
// integrity refuses a file of any other version. One refused file fails the install and the old worker goes on.
addEventListener("install", (event) => {
  const requests = FILES.map(([path, integrity]) => new Request(path, { integrity, cache: "reload" }));
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(requests)),
  );
});

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
