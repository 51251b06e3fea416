// Runs before the first paint, after the probe; everything Python comes later.
"use strict";
(() => {
  const root = document.documentElement;
  const button = (id) => document.getElementById(id);
  const workers = navigator.serviceWorker;

  // A press made before Python is live is kept for it, as `<html data-pressed>`; Python sets `data-live` to take over.
  // Home is there in both languages, so the choice between them waits for nothing.
  document.addEventListener("click", (event) => {
    if (root.dataset.live !== undefined) return;
    const pressed = event.target.closest("#new-match, #continue, #choose, #home-matches, #home-rules, #home-settings");
    const chosen = event.target.closest(".languages button");
    if (pressed) root.dataset.pressed = pressed.id;
    if (chosen) localStorage.setItem("cruce-language", (root.lang = chosen.lang.slice(0, 2)));
  });

  function loadPython() {
    const script = document.createElement("script");
    script.type = "module";
    script.src = "./vendor/pyscript/core.js";
    document.head.append(script);
  }

  async function start() {
    if (workers?.controller) register();
    if (root.dataset.lack !== undefined) return;
    // Where no worker may be, or it cannot store everything, the game still runs from the network.
    if (workers && !workers.controller) await arrived().catch(() => {});
    loadPython();
  }

  // A first visit fetches every file once: into the service worker's cache, and the game starts from there. The worker
  // tells how much of it is there; the bar stands for that, and for work of unknown length once all of it is.
  async function arrived() {
    workers.onmessage = ({ data }) => {
      if (data < 1) button("starting-bar").value = data;
      else button("starting-bar").removeAttribute("value");
    };
    const registration = await register();
    const worker = registration.active ?? registration.installing ?? registration.waiting;
    await new Promise((done) => {
      const look = () => ["activated", "redundant"].includes(worker.state) && done();
      worker.addEventListener("statechange", look);
      look();
    });
    workers.onmessage = null;
    button("starting-bar").removeAttribute("value");
  }

  // What the last start knew of home, told of each part once the parser has made it: a slow phone paints the page before
  // it is whole, and what came into sight later would move what is there.
  const known = {
    continue: (here) => (here.hidden = localStorage.getItem("cruce-saved") !== "yes"),
    // The game chosen last, in the words it was kept in.
    "choice-line": (here) => {
      for (const line of here.children)
        line.textContent = localStorage.getItem(`cruce-choice-line-${line.lang}`) ?? line.textContent;
    },
    // More than one match to go on with: how many are saved.
    "home-matches": (here) => {
      const saved = localStorage.getItem("cruce-matches");
      here.hidden = !saved;
      here.querySelector("#home-matches-count").textContent = saved ? `(${saved})` : "";
    },
  };

  function tellKnown() {
    for (const [id, tell] of Object.entries(known)) {
      const here = button(id);
      // What has something after it is there with all that is in it.
      if (!here?.nextSibling) continue;
      delete known[id];
      tell(here);
    }
  }

  const parsing = new MutationObserver(tellKnown);
  if (root.dataset.lack === undefined) parsing.observe(root, { childList: true, subtree: true });

  // The second frame begins after the first one was painted.
  const painted = (then) => requestAnimationFrame(() => requestAnimationFrame(then));

  document.addEventListener("DOMContentLoaded", () => {
    parsing.disconnect();
    painted(() => {
      performance.mark("cruce-home");
      start();
    });
  });

  // Calls back once the engine answers, which the screen marks.
  function onceReady(then) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName("cruce-ready").length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: "mark", buffered: true });
  }

  // A new version waits until it is asked for; then every open page reloads once, into the new version. Asked in the
  // middle of a boot, Chromium takes half a minute to change workers, so the offer waits for the boot; but not for ever:
  // a version that does not start must be replaceable.
  function offer(registration) {
    const show = () => (button("update").hidden = false);
    button("update").onclick = () => registration.waiting?.postMessage("take-over");
    onceReady(show);
    setTimeout(show, 10_000);
  }

  async function register() {
    let controlled = Boolean(workers.controller);
    workers.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true;
    });
    const registration = await workers.register("./service-worker.js", { updateViaCache: "none" });
    const watch = (worker) =>
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed" && workers.controller) offer(registration);
      });
    if (registration.waiting) offer(registration);
    watch(registration.installing);
    registration.addEventListener("updatefound", () => watch(registration.installing));
    // An installed app may stay open for weeks: it looks for a new version when it is shown again.
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => {}); // without a network there is nothing to find
    });
    return registration;
  }

  workers?.ready.then(() => (root.dataset.offline = "ready"));
})();
