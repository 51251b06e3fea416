"""The figures as a person reads them."""

from typing import Any

ABSURD = {
    "gives": "gives 6 points or more away",
    "keeps_ten": "keeps a ten from its partner",
    "ruffs_partner": "ruffs its partner's trick",
    "leads_trump": "leads trump, only partner has any",
}
"""The absurdities in words."""


def report(told: dict[str, Any]) -> str:
    """Return the figures as lines of text."""
    equal = 1 / told["sides"]
    seats = f"{told['players']} players, {told['sides']} sides"
    lines = [
        f"{told['a']} against {told['b']}: {told['rules']}, {seats}, passport {told['passport']}, seed {told['seed']}",
        f"{told['boards']} boards, {told['rounds']} rounds ({told['dead']} without a card played)",
        "",
        f"{told['a']}'s side scores {told['diff_per_round']:+.3f} {_width(told['ci95'])} a round above the others",
        f"and wins {told['match11']:.1%} of matches to 11, {told['match21']:.1%} to 21 (as equals {equal:.0%})",
        f"(by resampling: {told['matches_resampled']:,} matches each are drawn from the rounds; no match was played)",
        "",
        _row("", told["a"], told["b"]),
        _row("budget, a count", *_both(told, "budget")),
        _row("game points a round", *(f"{value:.3f}" for value in _both(told, "score_per_round"))),
        _row("ms a move, mean", *map(_number, _both(told, "ms_per_move"))),
        _row("ms a move, 95 of 100 within", *map(_number, _both(told, "ms_per_move_p95"))),
        _row("contracts made", *map(_made, _both(told, "made"))),
        *_levels("calls", "called", *_both(told, "bids")),
        *_levels("held", "held the contract", *_both(told, "bids")),
        *(_row(words, *(_rate(side[name]) for side in _both(told, "absurdities"))) for name, words in ABSURD.items()),
    ]
    return "\n".join(lines)


def _both(told: dict[str, Any], name: str) -> tuple[Any, Any]:
    return told[name], told[f"{name}_b"]


def _row(words: str, a: object, b: object) -> str:
    return f"{words:<36}{a!s:>20}{b!s:>20}"


def _width(half: float | None) -> str:
    return "(of one board no width can be told)" if half is None else f"\N{PLUS-MINUS SIGN}{half:.3f} (95%)"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"


def _made(share: dict[str, Any]) -> str:
    return _ratio(share["made"], share)


def _rate(share: dict[str, Any]) -> str:
    return _ratio(share["absurd"], share)


def _ratio(count: int, share: dict[str, Any]) -> str:
    return f"{count} of {share['of']}" + ("" if share["rate"] is None else f" ({share['rate']:.1%})")


def _levels(kind: str, words: str, a: dict[str, Any], b: dict[str, Any]) -> list[str]:
    levels = sorted({*a[kind], *b[kind]}, key=lambda level: (len(level), level))
    totals = [max(1, sum(side[kind].values())) for side in (a, b)]
    return [
        _row(
            f"{words} {level}",
            *(
                f"{side[kind].get(level, 0)} ({side[kind].get(level, 0) / total:.0%})"
                for side, total in zip((a, b), totals, strict=True)
            ),
        )
        for level in levels
    ]
