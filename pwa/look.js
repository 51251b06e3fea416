// How the page looks, before its first frame and after each change: as the settings say, or else as the system does. The
// style sheets read the answer from attributes of <html>, so that each colour and each speed is written once.
"use strict";
(() => {
  const root = document.documentElement;
  const NARROW = 20; // in letters' heights
  const LOW = 33;
  const LOW_ASIDE = 20; // where scores and words stand beside the felt, as landscape.css has it
  const aside = matchMedia("(orientation: landscape) and (height <= 520px)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const BARS = { light: "#17402f", dark: "#10231b" };
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  function chosen(name, usual) {
    try {
      return localStorage.getItem(`cruce-${name}`) ?? usual;
    } catch {
      return usual; // the probe has said that nothing can be kept
    }
  }

  function orSystem(name, system) {
    const value = chosen(name, "system");
    return value === "system" ? system : value;
  }

  function show() {
    Object.assign(root.dataset, {
      theme: orSystem("theme", dark.matches ? "dark" : "light"),
      motion: orSystem("motion", still.matches ? "less" : "full"),
      text: chosen("text", "100"),
      colours: chosen("colours", "two"),
      holds: chosen("holds", "right"),
    });
    room();
    for (const bar of document.querySelectorAll("meta[name=theme-color]")) bar.content = BARS[root.dataset.theme];
  }

  // Large text on a narrow screen: the table then shares out its room differently. No media query knows the size chosen here.
  function room() {
    const letter = parseFloat(getComputedStyle(root).fontSize);
    const low = aside.matches ? LOW_ASIDE : LOW;
    root.dataset.room = innerWidth / letter < NARROW || innerHeight / letter < low ? "little" : "enough";
  }

  show();
  addEventListener("resize", room);
  for (const query of [dark, still]) query.addEventListener("change", show);
  document.addEventListener("cruce-settings", show);
})();
