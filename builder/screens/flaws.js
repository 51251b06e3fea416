// Looks at the page as it is shown and returns its flaws, `{ kind, what, words }` each. Called with the screen's width.
//
//   wide      something is wider than the screen, or scrolls sideways
//   cut       words that no scrolling brings into sight
//   garbled   words printed over other words
//   outside   a control that no scrolling brings onto the screen whole
//   covered   a control that something else hides
//   crossed   a control under a part of another one
//   small     a control of which less than 48 × 48 px can be hit
(width) => {
  const LEAST = 48;
  const NEAR = 1; // pixels that rounding may cost
  const CONTROLS =
    "button, a[href], summary, select, textarea, input:not([type=hidden]), label:has(input), [role=button], [role=tab], " +
    '[role=switch], [tabindex]:not([tabindex^="-"])';
  const root = document.documentElement;
  const flaws = [];

  // What is dismissed by a touch may lie over other things for a while.
  const PASSING = "[role=alert], [role=dialog], dialog, #menu-rows, #last-trick, .accuse-panel";
  const words = (each) => (each.getAttribute("aria-label") ?? each.innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 40);
  function name(each) {
    const own = each.localName + (each.id ? `#${each.id}` : [...each.classList].map((one) => `.${one}`).join(""));
    const place = each.id ? null : each.parentElement?.closest("[id]");
    return `${place ? `#${place.id} ` : ""}${own}`;
  }
  const tell = (kind, each, said) =>
    flaws.push({ kind, what: name(each), words: `${words(each) && `“${words(each)}” `}${said}` });
  const rounded = (number) => Math.round(number * 10) / 10;

  const seen = (each) =>
    each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
    each.getClientRects().length > 0;

  // Boxes ------------------------------------------------------------------------------------------------------------

  const cross = (one, other) => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const screen = () => ({ left: 0, top: 0, right: width, bottom: innerHeight });

  function inside(each) {
    const { left, top } = each.getBoundingClientRect();
    return {
      left: left + each.clientLeft,
      top: top + each.clientTop,
      right: left + each.clientLeft + each.clientWidth,
      bottom: top + each.clientTop + each.clientHeight,
    };
  }

  // What an element is clipped by, from the inside out: `{ each, x, y }`, where x and y are its kinds of overflow. What
  // stands absolutely or fixed escapes what lies between it and the box it is placed by.
  function clippers(of) {
    const found = [];
    let position = getComputedStyle(of).position;
    for (let each = of.parentElement; each && each !== document.body && each !== root; each = each.parentElement) {
      const style = getComputedStyle(each);
      const places = style.position !== "static" || style.transform !== "none" || style.containerType !== "normal";
      if (position === "fixed" && style.transform === "none") continue;
      if (position === "absolute" && !places) continue;
      position = style.position;
      if (style.overflowX !== "visible" || style.overflowY !== "visible")
        found.push({ each, x: style.overflowX, y: style.overflowY });
    }
    found.fixed = position === "fixed";
    return found;
  }

  const scrolls = (kind) => kind === "auto" || kind === "scroll";
  const room = { x: (each) => each.scrollWidth - each.clientWidth, y: (each) => each.scrollHeight - each.clientHeight };

  // The part of a box that can ever be seen: what clips without scrolling takes its share, the screen at last.
  function reachable(box, chain) {
    let left = cross(box, box);
    const free = { x: false, y: false };
    for (const { each, x, y } of chain) {
      const clip = inside(each);
      for (const [axis, kind, from, to] of [["x", x, "left", "right"], ["y", y, "top", "bottom"]]) {
        if (kind === "visible" || free[axis]) continue;
        if (scrolls(kind) && room[axis](each) > 0) free[axis] = true;
        else left = { ...left, [from]: Math.max(left[from], clip[from]), [to]: Math.min(left[to], clip[to]) };
      }
    }
    const page = document.scrollingElement;
    const end = { ...screen() };
    if (!chain.fixed) {
      end.top = -page.scrollTop;
      end.bottom = page.scrollHeight - page.scrollTop;
    }
    if (!free.x) left = { ...left, left: Math.max(left.left, end.left), right: Math.min(left.right, end.right) };
    if (!free.y) left = { ...left, top: Math.max(left.top, end.top), bottom: Math.min(left.bottom, end.bottom) };
    return left;
  }

  // The page -----------------------------------------------------------------------------------------------------------

  function lookAtWidth() {
    const needed = Math.max(document.scrollingElement.scrollWidth, innerWidth);
    if (needed > width + NEAR) tell("wide", document.body, `${needed} px on a screen of ${width} px`);
    for (const each of document.body.querySelectorAll("*")) {
      const over = each.scrollWidth - each.clientWidth;
      if (over > NEAR && scrolls(getComputedStyle(each).overflowX) && seen(each) && each.localName !== "input")
        tell("wide", each, `scrolls sideways by ${over} px`);
    }
  }

  // Words --------------------------------------------------------------------------------------------------------------

  function forTheEar(each) {
    for (let up = each; up !== document.body; up = up.parentElement)
      if (getComputedStyle(up).clipPath === "inset(50%)" || (clips(up) && up.offsetWidth <= 2 && up.offsetHeight <= 2))
        return true;
    return false;
  }
  const clips = (each) => getComputedStyle(each).overflowX !== "visible";

  // Every line of text on the page that is meant to be seen: `{ each, box, part }`, where part is what can be seen of it.
  function lines() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const each = node.parentElement;
      if (!node.data.trim() || !seen(each) || each.closest("script, style, noscript, svg, option")) continue;
      const style = getComputedStyle(each);
      const own = { each, x: style.overflowX, y: style.overflowY };
      const around = clippers(each);
      const chain = [own, ...around].filter(({ x, y }) => x !== "visible" || y !== "visible");
      chain.fixed = around.fixed || style.position === "fixed";
      if (forTheEar(each)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 0.5) found.push({ each, box, chain, part: reachable(box, chain) });
    }
    return found;
  }

  function lookForCutWords(all) {
    const told = new Set();
    for (const { each, box, part, chain } of all) {
      if (told.has(each)) continue;
      // A line's box is higher than its letters.
      const lost = [wide(box) - wide(part) - NEAR, high(box) - high(part) - box.height / 4];
      const shortened = chain.find(
        ({ each: clip, x }) => !scrolls(x) && x !== "visible" && clip.contains(each) && clip.scrollWidth > clip.clientWidth + NEAR
          && getComputedStyle(clip).textOverflow === "ellipsis",
      );
      if (lost[0] <= 0 && lost[1] <= 0 && !shortened) continue;
      told.add(each);
      const [across, down] = lost.map((lack) => Math.max(0, rounded(lack)));
      tell("cut", each, shortened ? "ends in an ellipsis" : `${across} px of its width and ${down} px of its height are lost`);
    }
  }

  const alpha = (colour) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return colour === "transparent" ? 0 : /rgba|\//.test(colour) ? parts.at(-1) : 1;
  };
  function opaque(each) {
    if (each.localName === "svg" || each.namespaceURI.endsWith("svg")) return false;
    const style = getComputedStyle(each);
    return alpha(style.backgroundColor) > 0.6 || style.backgroundImage !== "none";
  }

  // Two lines of different elements whose letters meet, with nothing painted between them.
  function lookForGarbledWords(all) {
    const everything = new CSSStyleSheet();
    everything.replaceSync("* { pointer-events: auto !important; }");
    document.adoptedStyleSheets.push(everything);
    const shown = all
      .map(({ each, box, part }) => ({ each, box: cross(cross(part, screen()), box) }))
      .filter(({ box }) => wide(box) > 2 && high(box) > 4);
    const told = new Set();
    shown.forEach((one, at) => {
      for (const other of shown.slice(at + 1)) {
        if (one.each.contains(other.each) || other.each.contains(one.each)) continue;
        const meet = cross(one.box, other.box);
        if (wide(meet) < 3 || high(meet) < 0.45 * Math.min(high(one.box), high(other.box))) continue;
        const stack = document.elementsFromPoint((meet.left + meet.right) / 2, (meet.top + meet.bottom) / 2);
        const [upper, lower] = [stack.indexOf(one.each), stack.indexOf(other.each)].sort((a, b) => a - b);
        // Text that hangs out of its element is not found there: then only its own box was looked at.
        if (upper < 0 || lower < 0 || stack.slice(0, lower).some((each) => opaque(each) && !each.contains(stack[lower])))
          continue;
        const pair = `${name(one.each)} ${name(other.each)}`;
        if (!told.has(pair)) tell("garbled", stack[upper], `over ${name(stack[lower])}`);
        told.add(pair);
      }
    });
    document.adoptedStyleSheets.pop();
  }

  // Controls -----------------------------------------------------------------------------------------------------------

  const labelled = (each) => each.localName === "input" && each.labels?.length > 0 && /radio|checkbox/.test(each.type);
  const insideText = (each) =>
    each.localName === "a" &&
    getComputedStyle(each).display === "inline" &&
    each.parentElement.textContent.trim() !== each.textContent.trim();
  const shownLabel = (each) => each.checkVisibility({ visibilityProperty: true }) && each.getClientRects().length > 0;
  const controls = () =>
    [...document.querySelectorAll(CONTROLS)].filter(
      (each) =>
        !labelled(each) &&
        !insideText(each) &&
        !forTheEar(each) &&
        !each.closest("[inert]") &&
        (each.localName === "label" ? shownLabel(each) : seen(each)),
    );

  const own = (control, hit) =>
    control.contains(hit) ||
    ([...(control.labels ?? [])].some((label) => label.contains(hit)) && !hit.closest("button, a"));
  const passing = (control, hit) => hit.closest(PASSING) && !control.closest(PASSING);
  const belongs = (control, hit) => own(control, hit) || passing(control, hit);
  function hits(control, x, y, of = belongs) {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && Boolean(of(control, hit));
  }

  // How much further than its box a control can be hit, as by what is drawn around it.
  function grown(control, box) {
    const reach = (x, y, dx, dy) => {
      let far = 0;
      while (far < LEAST / 2 && hits(control, x + dx * (far + 1), y + dy * (far + 1), own)) far += 1;
      return far;
    };
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (!hits(control, x, y, own)) return box;
    return {
      left: box.left - reach(box.left, y, -1, 0),
      top: box.top - reach(x, box.top, 0, -1),
      right: box.right + reach(box.right, y, 1, 0),
      bottom: box.bottom + reach(x, box.bottom, 0, 1),
    };
  }

  // What else is hit within a control's box, by more than a few pixels and not at its round corners: the controls, or else
  // the elements themselves.
  function foreign(control, box) {
    const found = new Set();
    const [edge, step] = [4, 12];
    const along = (from, to) => {
      const places = [];
      for (let place = from + edge; place < to - edge; place += step) places.push(place);
      return [...places, Math.max(from + edge, to - edge)];
    };
    const style = getComputedStyle(control);
    const share = style.borderTopLeftRadius.endsWith("%") ? 0.01 * Math.min(wide(box), high(box)) : 1;
    const round = Math.min(parseFloat(style.borderTopLeftRadius) * share, wide(box) / 2, high(box) / 2);
    const cornered = (x, y) =>
      Math.min(x - box.left, box.right - x) < round && Math.min(y - box.top, box.bottom - y) < round;
    for (const y of along(box.top, box.bottom))
      for (const x of along(box.left, box.right)) {
        const hit = cornered(x, y) ? null : document.elementFromPoint(x, y);
        if (hit && !belongs(control, hit) && !hit.contains(control)) found.add(hit.closest(CONTROLS) ?? hit);
      }
    return [...found];
  }

  // The largest upright rectangle in which every point hits the control, by its shorter side.
  function free(control, box, others) {
    const edges = (from, to) => {
      const all = others.flatMap((each) => [each.getBoundingClientRect()[from], each.getBoundingClientRect()[to]]);
      const within = all.filter((edge) => edge > box[from] + 0.5 && edge < box[to] - 0.5);
      return [...new Set([box[from], ...within, box[to]])].sort((a, b) => a - b);
    };
    const [xs, ys] = [edges("left", "right"), edges("top", "bottom")];
    const open = ys.slice(1).map((bottom, row) =>
      xs.slice(1).map((right, column) => hits(control, (xs[column] + right) / 2, (ys[row] + bottom) / 2)),
    );
    let best = [0, 0];
    for (let top = 0; top < open.length; top += 1)
      for (let left = 0; left < xs.length - 1; left += 1)
        for (let bottom = top; bottom < open.length; bottom += 1)
          for (let right = left; right < xs.length - 1; right += 1) {
            const all = open.slice(top, bottom + 1).every((row) => row.slice(left, right + 1).every(Boolean));
            if (!all) break;
            const size = [xs[right + 1] - xs[left], ys[bottom + 1] - ys[top]];
            const better = Math.min(...size) - Math.min(...best);
            if (better > 0 || (better === 0 && size[0] * size[1] > best[0] * best[1])) best = size;
          }
    return best;
  }

  // Cards of a fan lie over each other on purpose.
  const fan = (one, other) =>
    one.matches("[data-card]") && other.matches("[data-card]") && one.parentElement === other.parentElement;

  // What is wrong with a control as it stands now: `[kind, words]` each.
  function flawsOf(control, window) {
    const box = cross(grown(control, control.getBoundingClientRect()), window);
    if (wide(box) <= 0 || high(box) <= 0) return [];
    const others = foreign(control, box);
    const size = free(control, box, others);
    const over = others.filter((each) => !fan(control, each));
    if (Math.max(...size) === 0) return [["covered", `by ${over.map(name).join(", ") || "something"}`]];
    const found = over.filter((each) => each.matches(CONTROLS)).map((each) => ["crossed", `under ${name(each)}`]);
    if (Math.min(...size) < LEAST - NEAR / 2) found.push(["small", `${rounded(size[0])} × ${rounded(size[1])} px`]);
    return found;
  }

  function lookAt(control) {
    const chain = clippers(control);
    const whole = control.getBoundingClientRect();
    const can = reachable(whole, chain);
    if (wide(whole) - wide(can) > 2 || high(whole) - high(can) > 2) {
      const [across, down] = [wide(can), high(can)].map((size) => rounded(Math.max(0, size)));
      tell("outside", control, `${across} × ${down} of ${rounded(whole.width)} × ${rounded(whole.height)} px can be seen`);
      return;
    }
    const window = () => chain.reduce((left, { each }) => cross(left, inside(each)), screen());
    const shown = cross(whole, window());
    const hidden = wide(whole) - wide(shown) > NEAR || high(whole) - high(shown) > NEAR;
    let found = hidden ? [] : flawsOf(control, window());
    // What lies over it where it stands may not do so elsewhere.
    if (hidden || found.length > 0) {
      control.scrollIntoView({ behavior: "instant", block: "center", inline: "nearest" });
      found = flawsOf(control, window());
    }
    for (const [kind, said] of found) tell(kind, control, said);
  }

  function lookAtControls() {
    const scrollers = [document.scrollingElement, ...document.body.querySelectorAll("*")]
      .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
      .map((each) => [each, each.scrollLeft, each.scrollTop]);
    controls().forEach(lookAt);
    for (const [each, left, top] of scrollers) each.scrollTo({ behavior: "instant", left, top });
  }

  lookAtWidth();
  const all = lines();
  lookForCutWords(all);
  lookForGarbledWords(all);
  lookAtControls();
  return flaws;
}
