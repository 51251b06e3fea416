"""Provable shuffles: a commitment that never changes, a seed kept until the end, and a check that finds any change."""

import hashlib
import json
import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from cruce.cards import PACKS
from cruce.errors import BadCommitment, CruceError
from cruce.fairness import Proof, commitment, committed_text, is_drawn, prove
from cruce.match import Match, Round
from cruce.rules import Rules
from cruce.state import Phase
from cruce.streams import Stream
from cruce.table import HUMAN, Table, TableSettings
from cruce.view import View, event_view, fairness_view, table_view
from tests.engine.helpers import TABLES, standard

DOCUMENT = Path(__file__).parents[2] / "docs" / "fairness.md"
SEED = "000102030405060708090a0b0c0d0e0f"
PINNED = "f93bfa1aceca471bead652f06e40ec33e2e581ed9e3b91cb46f9862e54bc16c0"


def finished(rules: Rules, seed: str = SEED, *, cuts: bool = False) -> Match:
    """Return a match that bots have played to its end."""
    return Table(rules, seed, ["random"] * rules.players, TableSettings(cuts=cuts)).play_out()


def other_deal(played: Round) -> Round:
    """Return a round with two cards of its deal exchanged."""
    deal = played.state.deal
    first, second, *rest = deal.hands
    swapped = ((second[0], *first[1:]), (first[0], *second[1:]), *rest)
    return replace(played, state=replace(played.state, deal=replace(deal, hands=swapped)))


def test_the_commitment_is_pinned() -> None:
    """It is in somebody's notes: the same seed must have the same one for ever."""
    assert committed_text(SEED) == "cruce/1 seed\n" + SEED
    assert commitment(SEED) == PINNED
    assert commitment("7/0") == hashlib.sha256(b"cruce/1 seed\n7/0").hexdigest()
    assert commitment("Ștefan") == hashlib.sha256("cruce/1 seed\nȘtefan".encode()).hexdigest()


def test_only_a_seed_of_128_bits_counts_as_secret() -> None:
    """What the app draws itself; not what comes with an address, even when it looks alike."""
    assert is_drawn(SEED)
    for seed in ("7/0", SEED + "/0", SEED.upper().replace("0", "A"), SEED[:-1], SEED + "\n"):
        assert not is_drawn(seed)


@pytest.mark.parametrize("cuts", [False, True])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_match_as_it_was_played_holds(name: str, players: int, cuts: bool) -> None:  # noqa: FBT001 - a parameter
    """Under every ruleset, whether the pack is cut by hand or not."""
    match = finished(Rules.named(name, players, target=3), cuts=cuts)
    proof = prove(commitment(SEED), SEED, match.rules, match.rounds)
    assert proof == Proof(sealed=True, rounds=(True,) * len(match.rounds))
    assert proof.holds


@pytest.mark.parametrize(
    ("name", "changes"),
    [("standard", {"all_pass": "redeal"}), ("tromf-standard", {"conduct": "honour"})],
)
def test_rounds_that_are_dealt_again_hold(name: str, changes: dict[str, object]) -> None:
    """The same dealer deals again after everyone passed, or after a proven revoke."""
    rules = Rules.named(name, 4, target=21, **changes)
    match = Table(rules, SEED, ["random"] * 4, TableSettings(cuts=True, revoke_rate=0.05)).play_out()
    dealers = [played.state.deal.dealer for played in match.rounds]
    assert any(one == next_one for one, next_one in pairwise(dealers))
    assert prove(commitment(SEED), SEED, rules, match.rounds).holds


def test_every_change_is_found() -> None:
    """Another seed, another card, another dealer, another cut, a round left out."""
    match = finished(standard(target=8), cuts=True)
    rules, rounds, told = match.rules, match.rounds, commitment(SEED)
    assert len(rounds) > 2
    assert not prove(commitment("another"), SEED, rules, rounds).sealed
    assert not prove(told, "another", rules, rounds).sealed
    assert not any(prove(commitment("another"), "another", rules, rounds).rounds)
    changed = prove(told, SEED, rules, (rounds[0], other_deal(rounds[1]), *rounds[2:]))
    assert changed == Proof(sealed=True, rounds=(True, False, *[True] * (len(rounds) - 2)))
    assert not changed.holds
    assert not any(prove(told, SEED, rules, rounds[1:]).rounds)
    deal = rounds[0].state.deal
    for other in (replace(deal, cut=None), replace(deal, cut=(deal.cut or 0) % 20 + 1), replace(deal, dealer=0)):
        assert other != deal
        first = replace(rounds[0], state=replace(rounds[0].state, deal=other))
        assert not prove(told, SEED, rules, (first, *rounds[1:])).rounds[0]


def test_the_cut_enters_the_deal() -> None:
    """The same seed and another cut give other hands, and both hold: what is cut is not in the seed."""
    deals = set()
    for move in ("knock", "cut 5", "cut 17"):
        match = Match.start(standard(target=1), "cut", (HUMAN,) * 4, cuts=True)
        table = Table(match.rules, match.seed, match.players, TableSettings(cuts=True))
        assert table.match.phase is Phase.CUT
        assert table.match.state.to_act is not None
        assert table.submit(0, move, table.match.state.to_act) is None
        stream = Stream("cut", move)
        while not table.match.rounds:
            text = stream.choice(table.match.legal_moves).text
            assert table.submit(table.version, text, table.match.state.to_act or 0) is None
        deals.add(table.match.rounds[0].state.deal)
        assert prove(commitment("cut"), "cut", match.rules, table.match.rounds).holds
    assert len({deal.hands for deal in deals}) == 3


@pytest.mark.parametrize(
    ("told", "seed", "rounds"),
    [
        ("", SEED, ()),
        (None, SEED, ()),
        (commitment(SEED).upper(), SEED, ()),
        (commitment(SEED) + "\n", SEED, ()),
        (commitment(SEED), "", ()),
        (commitment(SEED), 7, ()),
        (commitment(SEED), "\ud800", ()),
        (commitment(SEED), SEED, None),
        (commitment(SEED), SEED, [{}]),
    ],
)
def test_what_cannot_be_checked_is_refused(told: object, seed: object, rounds: object) -> None:
    """By an error of the engine's, with a sentence."""
    with pytest.raises(BadCommitment, match=r"[a-z]"):
        prove(told, seed, standard(), rounds)  # type: ignore[arg-type]
    with pytest.raises(CruceError):
        prove(commitment(SEED), SEED, None, ())  # type: ignore[arg-type]


def shown(rules: Rules, seed: str) -> list[View]:
    """Play a match of a person at random; return everything the screen is sent, frame by frame."""
    table = Table(rules, seed, [HUMAN] + ["random"] * (rules.players - 1), TableSettings(cuts=True))
    stream, found = Stream("person", "moves"), list[View]()

    def show(event: View | None) -> None:
        view = table_view(table, 0)
        found.append({"event": event, "view": view, "fair": fairness_view(table.match, commitment(seed), 0)})

    show(None)
    while table.match.winner is None:
        before = table.match
        if table.bot_to_act:
            *_, move = table.think()
            table.act(move)
        else:
            assert table.submit(table.version, stream.choice(found[-1]["view"]["moves"]), 0) is None
        assert table.last_move is not None
        show(event_view(before, table.last_move, table.match))
    return found


@pytest.mark.parametrize("name", ["standard", "talon", "tromf-two", "contest"])
def test_nothing_shown_before_the_end_holds_the_seed(name: str) -> None:
    """Neither a frame nor what the page of the shuffle is told, each as one text; the commitment is in all of them."""
    frames = shown(Rules.named(name, target=6), SEED)
    assert len(frames) > 24
    for frame in frames:
        assert frame["view"]["commitment"] == frame["fair"]["commitment"] == commitment(SEED)
    *before, last = [json.dumps(frame) for frame in frames]
    assert not [text for text in before if SEED in text]
    assert SEED in last
    assert SEED not in json.dumps(frames[-1]["view"])


def test_the_page_is_told_how_the_match_was_dealt() -> None:
    """Once it is over: the seed, the text that is hashed, and each round."""
    match = finished(standard(target=5), cuts=True)
    told = fairness_view(match, commitment(SEED), 0)
    assert (told["seed"], told["text"], told["sealed"], told["holds"]) == (SEED, committed_text(SEED), True, True)
    deals = [played.state.deal for played in match.rounds]
    assert [(row["dealer"], row["cut"]) for row in told["rounds"]] == [(deal.dealer, deal.cut) for deal in deals]
    assert all(row["cutter"] == (row["dealer"] - 1) % 4 for row in told["rounds"])
    wrong = fairness_view(match, commitment("another"), 0)
    assert (wrong["sealed"], wrong["holds"], {row["true"] for row in wrong["rounds"]}) == (False, False, {True})
    begun = fairness_view(Match.start(standard(), "7/0", (HUMAN,) * 4), commitment("7/0"), 0)
    assert (begun["secret"], begun["cuts"], begun["holds"], begun["rounds"]) == (False, False, None, [])
    assert "7/0" not in json.dumps(begun)


def test_anyone_can_deal_the_cards_from_the_seed() -> None:
    """By the few lines the document shows, which need nothing of this game."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 - our own document
    assert names["sealed"] == commitment(SEED)
    assert names["dealer"] == Stream(SEED, "dealer").below(4)
    pack = Stream(SEED, "deal/0").shuffled(PACKS[24])
    assert names["pack"] == [card.text for card in pack]
