"""What is wrong with the screens, as text: how often on each, and all of it in a file."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from builder.screens.shots import Shot


def counts(shots: Sequence[Shot]) -> Iterator[str]:
    """Yield a line for each screen with flaws: how many different ones of each kind, whatever it looked like."""
    found: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for shot in shots:
        if shot.fault:
            yield f"{shot.screen} ({shot.variant.language}): not reached: {shot.fault.splitlines()[0]}"
        found[shot.screen] |= {(flaw.kind, flaw.what) for flaw in shot.flaws}
    for screen, flaws in found.items():
        if flaws:
            kinds = Counter(kind for kind, _ in flaws)
            yield f"{screen}: {', '.join(f'{number} {kind}' for kind, number in sorted(kinds.items()))}"


def write_report(shots: Sequence[Shot], folder: Path) -> Path:
    """Write every flaw of every screen, each once with all the ways to look in which it was seen."""
    path = folder / "flaws.txt"
    lines = [line for name in dict.fromkeys(shot.screen for shot in shots) for line in _told(name, shots)]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def _told(screen: str, shots: Sequence[Shot]) -> Iterator[str]:
    seen: defaultdict[tuple[str, str], defaultdict[str, dict[str, None]]] = defaultdict(lambda: defaultdict(dict))
    for shot in shots:
        if shot.screen == screen:
            for flaw in shot.flaws:
                seen[flaw.kind, flaw.what][" ".join(shot.variant.laid_out)][flaw.words] = None
    if seen:
        yield screen
    for (kind, what), looks in sorted(seen.items()):
        yield f"  {kind}: {what}"
        for look, words in looks.items():
            first, *others = words
            yield f"    {look}: {first}{f', and {len(others)} more' if others else ''}"
