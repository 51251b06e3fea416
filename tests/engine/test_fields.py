"""Every field of a ruleset changes some result, and so does every value of it: none is accepted and ignored."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from itertools import combinations
from typing import Any

import pytest

from cruce.cards import PACKS
from cruce.dealing import Deal
from cruce.errors import BadRules
from cruce.match import winning_side
from cruce.moves import parse_move
from cruce.observation import observe
from cruce.rules import SEATS, Rules, choices
from cruce.scoring import Score, score_round
from cruce.state import Phase, State
from tests.engine.helpers import drawing, laid, lay_out, legal, match_of, opened, played, scored, small, standard

Result = Callable[[Rules], object]


@dataclass(frozen=True)
class Case:
    """Rules that differ in one field alone, and a result that no two of them share."""

    field: str
    base: Rules
    values: tuple[Any, ...]
    result: Result

    @property
    def rules(self) -> list[Rules]:
        """The rules under each value; who plays alone stays alone at a bigger table."""
        alone = self.field == "players"
        return [
            self.base.with_fields(**{self.field: value}, **({"sides": value} if alone else {})) for value in self.values
        ]


def _start(rules: Rules) -> State:
    """Return a round dealt from the pack as it is sorted."""
    return State.start(rules, Deal.from_pack(rules, rules.players - 1, PACKS[rules.pack]))


def _dealt(rules: Rules) -> object:
    state = _start(rules)
    return state.deal.hands, state.deal.stock, [observe(state, seat).hand for seat in range(rules.players)]


def _undealt_cards(rules: Rules) -> object:
    """What is seen of undealt cards, and what becomes of them once a trick is over."""
    state = played(_start(rules), "bid 1, pass, pass, pass")
    asked = state.phase
    if asked is Phase.EXCHANGE:
        state = played(state, "exchange")
    state = played(state, "trump H")
    for _ in range(4):
        state = state.play(state.legal_moves[0])
    return asked, observe(state, 0).held


def _first_question(rules: Rules) -> object:
    return _start(rules).phase


def _auction(rules: Rules) -> object:
    """Who is asked when everyone bids as little as possible."""
    state, asked = _start(rules), []
    while state.phase is Phase.AUCTION:
        asked.append(state.to_act)
        state = state.play(state.legal_moves[1])
    return asked


def _calls(rules: Rules) -> object:
    return legal(_start(rules))


def _all_passed(rules: Rules) -> object:
    state = played(_start(rules), "pass, pass, pass, pass")
    return state.phase, state.dealer_stays, state.contract


def _trump(rules: Rules) -> object:
    """How a round of the second deal comes by its trump, hands and calls being the same each time."""
    state = lay_out(rules, "9H AH 9C QC", "KS 9S TD QD", "JD KD TC AC", "JC QH KC TS")
    state = played(state, "bid 1, pass, pass, pass")
    match = match_of(rules, state.deal, "pass, pass, pass, bid 1")
    return state.phase, state.trump, observe(state, 0).held, match.state.turned


def _opening(rules: Rules) -> object:
    state = lay_out(rules, "9H AH 9C", "KS 9S TD", "JD QD KD", "JC QC KC")
    state = played(state, "pass, bid 1, pass, pass, trump S")
    return state.to_act, legal(state)


def _beating(rules: Rules) -> object:
    """A plain card to beat, and a ruff to beat."""
    plain = laid(opened(rules, "H", "JS JC QC", "9S AS TH", "9H AH 9C", "KD TD AD"), "JS")
    ruffed = laid(opened(rules, "H", "9S JC QC", "JH JD QD", "9H AH 9C", "KD TD AD"), "9S JH")
    return legal(plain), legal(ruffed)


def _while_drawing(rules: Rules) -> object:
    state = played(lay_out(rules, "9S 9D", "JS JC", stock="9C 9H"), "bid 1, pass, trump H")
    return legal(laid(state, "9S"))


def _marriages(rules: Rules) -> object:
    state = opened(rules, "S", "KH QH KS QS", "9H 9S AC TC", "JH JS AD TD", "TH TS 9C 9D")
    return legal(state), laid(state, "KH").marriages, laid(state, "KS").marriages


def _suit(rules: Rules) -> object:
    return _start(rules).trump


def _score(rules: Rules) -> Score:
    return score_round(rules, None, (60, 60), (0, 0))


def _revoke(rules: Rules) -> object:
    return legal(laid(opened(rules, "H", "JS JC QC", "9S AS TH", "9H AH 9C", "KD TD AD"), "JS"))


CASES = (
    Case("players", small(4, sides=4, pack=32), tuple(SEATS), _dealt),
    Case("sides", standard(), (2, 4), lambda rules: scored(rules, 1, *[30] * rules.sides)),
    Case("sides", small(4, players=6, sides=6), (3, 6), lambda rules: [rules.side_of(seat) for seat in range(6)]),
    Case("pack", standard(), (24, 32), _dealt),
    Case("hand", standard(), (3, 4, 5, 6), _dealt),
    Case("packet", standard(), (1, 2, 3, 4, 5, 6), _dealt),
    Case("stock", small(5), ("none", "draw", "talon"), _undealt_cards),
    Case("peek", standard(), (False, True), _first_question),
    Case("auction", standard(trump="rotation"), ("once", "ascending", "none"), _auction),
    Case("bid_min", standard(), (1, 2, 6), _calls),
    Case("bid_max", standard(), (1, 5, 6, 99), _calls),
    Case(
        "all_pass",
        small(6, trump="fixed", suit="H"),
        ("dead", "redeal", "forced-dealer", "fixed-suit"),
        _all_passed,
    ),
    Case(
        "trump",
        standard(hand=4, packet=2, all_pass="fixed-suit", suit="H"),  # noqa: S106 - a rule's field
        ("after-rest", "before-rest", "first-card", "turned-up", "rotation", "fixed"),
        _trump,
    ),
    Case("suit", small(6, trump="fixed", suit="H"), ("C", "D", "H", "S"), _suit),
    Case("leader", small(3), ("declarer", "eldest"), _opening),
    Case("lead_trump", small(3), (False, True), _opening),
    Case("beat", small(3), ("none", "overruff", "iber", "always"), _beating),
    Case("free_play_while_stock", drawing(2), (False, True), _while_drawing),
    Case("marriage", small(4), ("none", "auto", "claimed"), _marriages),
    Case("marriage_plain", small(4), (0, 20, 21), _marriages),
    Case("marriage_trump", small(4), (0, 40, 41), _marriages),
    Case("unit", standard(), (33, 11), _score),
    Case("fail_factor", standard(), (1, 2), lambda rules: scored(rules, 2, 60, 60)),
    Case("defenders_score_on_fail", standard(), (False, True), lambda rules: scored(rules, 2, 60, 60)),
    Case("target", standard(), (11, 12), lambda rules: winning_side(rules, (11, 0))),
    Case("winning_margin", standard(), (1, 2), lambda rules: winning_side(rules, (11, 10))),
    Case("conduct", small(3), ("strict", "honour"), _revoke),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.field}-{len(case.values)}")
def test_every_value_of_a_field_changes_a_result(case: Case) -> None:
    """The same cards, moves or points come out otherwise under each."""
    results = [case.result(rules) for rules in case.rules]
    for (value, one), (other, two) in combinations(zip(case.values, results, strict=True), 2):
        assert one != two, f"{case.field}: {value} and {other} are the same"


def test_every_field_has_a_case() -> None:
    """A new field needs one above; the name alone changes nothing."""
    assert {case.field for case in CASES} == {field.name for field in fields(Rules)} - {"name"}


@pytest.mark.parametrize(
    "field", [field for field in fields(Rules) if field.name != "name"], ids=lambda field: field.name
)
def test_every_value_of_a_choice_has_a_case(field: Any) -> None:  # noqa: ANN401 - a dataclass's field
    """Each value of a choice stands in a case; a number has two at least, players all there are."""
    tried = {value for case in CASES if case.field == field.name for value in case.values}
    allowed = choices(field.type)
    if field.name == "players":
        assert tried == set(SEATS)
    elif allowed is None:
        assert len(tried) >= 2
    else:
        assert tried | ({None} if field.name == "suit" else set()) == set(allowed)


def test_no_suit_is_a_value_too() -> None:
    """Without one, nothing can be fixed on it; with one, something must be."""
    with pytest.raises(BadRules, match="suit"):
        standard(trump="fixed", suit=None)
    with pytest.raises(BadRules, match="suit"):
        standard(suit="H")
    assert standard().suit is None


def test_the_name_changes_nothing_but_what_it_is_called() -> None:
    """A village's own name for the same fields plays the same game."""
    one, other = (_start(standard(name=name)) for name in ("standard", "mine"))
    for move in ("bid 1", "pass", "pass", "pass", "trump H"):
        one, other = one.play(parse_move(move)), other.play(parse_move(move))
    assert one.legal_moves == other.legal_moves
    assert one.hands == other.hands
