// Says in the person's language when the game cannot run, and why. Written in the JavaScript of 2009, because it has to
// run in the browsers it turns away; everything else may be as new as Pyodide itself.
(function () {
  "use strict";
  var root = document.documentElement;

  function storage() {
    try {
      return window.localStorage;
    } catch (error) {
      return null;
    }
  }

  // Both languages are in the page and the style sheet hides one: this runs before the first frame.
  function language() {
    var kept = storage() && storage().getItem("cruce-language");
    return kept || (navigator.language.indexOf("en") === 0 ? "en" : "ro");
  }

  // Pyodide is written with class static blocks: Safari 16.4, Chrome 94.
  function readsPyodide() {
    try {
      new Function("class Probe { static {} }");
      return true;
    } catch (error) {
      return false;
    }
  }

  // The engine's worker is a module: Firefox 114. A browser that has those asks for the type before it makes the worker.
  function hasModuleWorkers() {
    var asked = false;
    var options = {
      get type() {
        asked = true;
        throw new Error("No worker is wanted.");
      }
    };
    try {
      new Worker("data:,", options).terminate();
    } catch (error) {
      return asked;
    }
    return asked;
  }

  // WebAssembly is off in Lockdown Mode. Without storage PyScript does not start.
  function lack() {
    if (!readsPyodide() || !hasModuleWorkers()) return "browser";
    if (typeof WebAssembly !== "object") return "webassembly";
    return storage() ? "" : "storage";
  }

  function tell(what) {
    root.setAttribute("data-lack", what);
    if (window.performance && performance.mark) performance.mark("cruce-lack");
  }

  // A part that does not arrive, or that the browser cannot run, ends the start without a word to the person. The errors
  // of scripts reach the window, those of their loading only on the way down; some of PyScript's it puts on the page
  // instead. Once the engine answers, the screen speaks for itself.
  function watch() {
    function broken() {
      if (!root.hasAttribute("data-ready")) tell("parts");
    }
    function failed(event) {
      var of = event.target.nodeName;
      if (!of || of === "SCRIPT") broken();
    }
    function put() {
      if (document.querySelector(".py-error")) broken();
    }
    window.addEventListener("error", failed, true);
    window.addEventListener("unhandledrejection", broken);
    document.addEventListener("DOMContentLoaded", function () {
      new MutationObserver(put).observe(document.body, { childList: true });
    });
  }

  var missing = lack();
  root.lang = language();
  if (missing) tell(missing);
  else watch();
})();
