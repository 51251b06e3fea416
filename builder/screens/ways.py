"""Ways to a screen: small functions that take a person's seat there from a browser without any memory of the game."""

from collections.abc import Callable

from tests.web.seat import Seat

Way = Callable[[Seat], object]
"""Takes the seat to a screen."""

LONG = "?rules=standard&players=4&target=21&seed=7&bots=club&pace=instant"
"""A match that does not end before what is looked for has come."""
MINE = "table.querySelector('#seat-bottom[data-turn=yes]')"

PATIENCE_MS = 40_000

FIRST = "moves[0] ?? cards[0]"
"""Presses the first move offered, which is a pass, else the first card."""
HIGHEST = "moves.at(-1) ?? cards[0]"
"""Presses the last move offered, which is the highest bid or the way on."""

ROBOT = """async ([until, choice]) => {
  const table = document.getElementById("table");
  const reached = new Function("table", `return ${until}`);
  const choose = new Function("moves", "cards", `return ${choice}`);
  const change = () => new Promise((done) => {
    const watch = new MutationObserver(() => (watch.disconnect(), done()));
    watch.observe(table, { subtree: true, childList: true, attributes: true });
    setTimeout(done, 500);
  });
  const late = performance.now() + PATIENCE;
  while (!reached(table)) {
    if (performance.now() > late) throw new Error(`the table did not come to: ${until}`);
    const changed = change();
    const moves = [...table.querySelectorAll("[data-move]:not(:disabled)")];
    const cards = [...table.querySelectorAll("#hand [data-card]:not([aria-disabled=true])")];
    choose(moves.filter((each) => !/^(accuse|undo)/.test(each.dataset.move)), cards)?.click();
    await changed;
    await new Promise((done) => setTimeout(done));
  }
}""".replace("PATIENCE", str(PATIENCE_MS))
"""Presses what a choice among moves and cards comes to, until a condition holds; it never accuses or takes back."""

QUIET = """() => new Promise((done) => {
  let timer = setTimeout(done, 150);
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => (watch.disconnect(), done()), 150);
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => (watch.disconnect(), done()), 3000);
})"""
"""Waits until what was pressed has been answered: nothing changes any more."""

KEEP = "(kept) => Object.entries(kept).forEach(([name, value]) => localStorage.setItem(name, value))"


def address(rules: str, players: int, *more: str) -> str:
    """Return the address of a long match by some rules."""
    return "&".join([LONG.replace("standard", rules).replace("players=4", f"players={players}"), *more])


def play(seat: Seat, until: str, choice: str = FIRST) -> None:
    """Play on until a condition on `table` holds."""
    seat.page.evaluate(ROBOT, [until, choice])


def tap(seat: Seat, *targets: str) -> None:
    """Press one thing after the other, each as soon as it can be seen; a card that may not be played, too."""
    for target in targets:
        seat.page.locator(target).first.evaluate("each => each.click()")
        seat.page.evaluate(QUIET)


def wait(seat: Seat, shown: str) -> None:
    """Wait until something is in sight."""
    seat.page.locator(shown).first.wait_for()


def home(*targets: str, shown: str = "#new-match", script: str = "undefined") -> Way:
    """Return the way to home, on from there by taps, until something is in sight; then a script may change the page."""

    def go(seat: Seat) -> None:
        seat.phone.boot()
        seat.phone.wait_for_offline()
        tap(seat, *targets)
        wait(seat, shown)
        seat.page.evaluate(f"() => {{ {script}; }}")

    return go


def opened(query: str, shown: str) -> Way:
    """Return the way to what an address opens."""

    def go(seat: Seat) -> None:
        seat.phone.open(query)
        wait(seat, shown)

    return go


def game(ruleset: str, *targets: str, shown: str = "#game-panel fieldset") -> Way:
    """Return the way to a game among those to choose from, and on by taps."""
    choose = home("#choose", f"label:has(#game-{ruleset})", shown=f"#game-box-{ruleset} #game-panel fieldset")

    def go(seat: Seat) -> None:
        choose(seat)
        tap(seat, *targets)
        wait(seat, shown)

    return go


def table(query: str, until: str, *targets: str, choice: str = FIRST, shown: str = "#table") -> Way:
    """Return the way to a table: a match by its address, played until a condition on `table` holds, and on by taps."""

    def go(seat: Seat) -> None:
        seat.phone.open(query)
        seat.phone.wait_for_mark("cruce-table")
        play(seat, until, choice)
        tap(seat, *targets)
        wait(seat, shown)

    return go


def kept(way: Way, **settings: str) -> Way:
    """Return a way on which the browser remembers settings, each by the name the game keeps it under."""

    def go(seat: Seat) -> None:
        seat.page.evaluate(KEEP, {f"cruce-{name}": value for name, value in settings.items()})
        way(seat)

    return go


def then(*ways: Way) -> Way:
    """Return one way after the other: what one has left behind, the next finds."""

    def go(seat: Seat) -> None:
        for way in ways:
            way(seat)

    return go
