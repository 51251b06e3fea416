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

// `reload` goes past the browser's own cache, in which a file of the old version may still count as fresh; the digest
// refuses a file of any other version. Not by the request's `integrity`: that would hide how much has arrived.
async function fetched(path, integrity, arrived) {
  const response = await fetch(path, { cache: "reload" });
  const pieces = [];
  for (const reader = response.clone().body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    arrived(value.length);
  }
  const digest = await crypto.subtle.digest("SHA-256", await new Blob(pieces).arrayBuffer());
  const found = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  if (!response.ok || found !== integrity) throw new TypeError(`${path} is not of version ${VERSION}`);
  return response;
}

// One refused file fails the install and the old worker goes on. What was stored by then is kept for the next try.
async function install() {
  const cache = await caches.open(CACHE);
  let bytes = 0;
  let told = 0;
  const arrived = (size) => {
    bytes += size;
    if (bytes - told < BYTES / 200 && bytes < BYTES) return;
    told = bytes;
    clients.matchAll({ includeUncontrolled: true }).then((all) => all.forEach((page) => page.postMessage(bytes / BYTES)));
  };
  const keep = async ([path, integrity, size]) => {
    if (await cache.match(path)) arrived(size);
    else await cache.put(path, await fetched(path, integrity, arrived));
  };
  await Promise.all(FILES.map(keep));
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
