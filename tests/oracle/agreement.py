"""The engine held against the second opinion: in random tricks, in rounds played at random, in matches among bots."""

import json
from itertools import islice
from math import comb
from random import Random

from cruce.auction import Contract
from cruce.cards import CARDS, Suit
from cruce.duties import Turn, may_lay
from cruce.errors import EndlessMatch
from cruce.match import Match
from cruce.moves import Accuse, Bid
from cruce.record import call_record, match_line
from cruce.rules import Rules
from cruce.scoring import score_round
from cruce.state import Phase, State
from cruce.table import Table, TableSettings
from cruce.trick import add, lead
from tests.oracle import scoring
from tests.oracle.accusations import accusable
from tests.oracle.auction import legal_calls
from tests.oracle.cards import SUITS, card_points, trick_winner
from tests.oracle.claims import Json, hold, same
from tests.oracle.duties import legal_cards
from tests.oracle.marriages import claims
from tests.oracle.positions import Trick, random_tricks
from tests.oracle.referee import check_match, check_rounds
from tests.oracle.rulesets import to_draw

CARD = {card.text: card for card in CARDS}
SUIT: dict[str | None, Suit | None] = {None: None, **{suit.value: suit for suit in Suit}}


def check_tricks(rules: Json, seed: str, number: int) -> None:
    """Check the engine's legal cards and winners in as many random tricks, and its score of as many rounds."""
    engine, rng = Rules.from_json(rules), Random(f"tricks/{seed}")
    for trick in islice(random_tricks(rules, rng), number):
        wrong = fault(rules, engine, trick)
        hold(wrong is None, "trick", f"{wrong} in {trick}")
        check_score(rules, engine, rng)


def fault(rules: Json, engine: Rules, trick: Trick) -> str | None:
    """Return what is wrong in what the engine lets each seat lay to a trick, or in who takes it, if anything is."""
    laid, trump = None, trick.trump
    for place, card in enumerate(trick.cards):
        seat, left = trick.seat(place), len(trick.stock)
        hand = trick.hands[seat]
        turn = Turn(laid, SUIT[trump], trick.opening, left)
        found = {held.text for held in may_lay(engine, tuple([CARD[held] for held in hand]), turn)}
        right = legal_cards(rules, hand, trick.cards[:place], trump, opening=trick.opening, stock_left=left)
        if found != right:
            return f"seat {seat} may lay {sorted(right)}, not {sorted(found)},"
        trump = trump or card[1]
        laid = add(laid, seat, CARD[card], SUIT[trump]) if laid else lead(seat, CARD[card], 0)
    right_end = trick_winner(trick.cards, trick.leader, rules["players"], trump), card_points(trick.cards)
    found_end = (laid.winner, laid.points) if laid else None
    return None if found_end == right_end else f"winner and points are {right_end}, not {found_end},"


def check_score(rules: Json, engine: Rules, rng: Random) -> None:
    """Check the engine's score of a round with random points, contract and marriages."""
    sides, level = rules["sides"], rng.randint(rules["bid_min"], rules["bid_max"])
    cuts = sorted(rng.randint(0, 120) for _ in range(sides + rng.randrange(2)))
    points = [high - low for low, high in zip([0, *cuts], cuts, strict=False)][:sides]
    marriages = [20 * rng.choice([0, 0, 0, 1, 2, 3]) for _ in range(sides)]
    declarer = rng.choice([None, *range(rules["players"])])
    contract = None if declarer is None else Contract(declarer, level)
    found = list(score_round(engine, contract, tuple(points), tuple(marriages)).scored)
    right = scoring.score_round(rules, declarer, level, points, marriages)
    same(f"score of {points} and {marriages}, {contract}", "it", found, right)


def check_play(rules: Json, seed: str, rounds: int) -> None:
    """Check every choice the engine offers in a match played at random for some rounds, and the rounds' records."""
    rng = Random(f"play/{seed}")
    match = Match.start(Rules.from_json(rules), seed, ("random",) * rules["players"], cuts=True)
    while match.winner is None and len(match.rounds) < rounds:
        check_choice(rules, match.state, f"rounds[{match.number}]")
        match = step(rules, rng, match)
    check_rounds(rules, json.loads(match_line(match))["rounds"])


def step(rules: Json, rng: Random, match: Match) -> Match:
    """Return the match after a random move, or after an accusation now and then."""
    state = match.state
    if rules["conduct"] == "honour" and rng.random() < 1 / 40:
        by = rng.randrange(rules["players"])
        check_accusable(rules, state, by)
        if state.accusable(by):
            return match.play(Accuse(rng.choice(state.accusable(by)), by))
    moves = match.legal_moves
    if state.score is None and state.phase is Phase.AUCTION and rng.random() < 2 / 3:
        moves = [move for move in moves if not isinstance(move, Bid)]
    if state.score is None and state.phase is Phase.PLAY and state.to_act is not None and rng.random() < 7 / 8:
        moves = state.dutiful_moves
    return match.play(rng.choice(moves))


def check_accusable(rules: Json, state: State, by: int) -> None:
    """Check whom the engine lets a seat accuse."""
    tricks = [*state.tricks, *([state.trick] if state.trick else [])]
    laid = [(trick.leader + place) % rules["players"] for trick in tricks for place in range(len(trick.cards))]
    earlier = [{"against": told.against, "after": told.after} for told in state.honour.accusations]
    right = [] if state.score else accusable(rules, laid, earlier, by)
    same("accusation", f"whom seat {by} may accuse after {len(laid)} cards", list(state.accusable(by)), right)


def check_choice(rules: Json, state: State, where: str) -> None:
    """Check what the engine offers the seat to act."""
    if state.score is not None or state.to_act is None:
        return
    if state.phase is Phase.EXCHANGE:
        own, talon = len(state.hands[state.to_act]), len(state.stock)
        number = sum(comb(own, count) * comb(talon, count) for count in range(own + 1))
        same(where, "the number of exchanges", len(state.legal_moves), number)
        return
    seat, right = choice(rules, state)
    same(where, "the seat to act", state.to_act, seat)
    same(where, f"the choice of seat {seat}", sorted(move.text for move in state.legal_moves), sorted(right))
    if state.phase is Phase.PLAY:
        dutiful = plays(rules, state, honest=True)
        same(where, f"the duty of seat {seat}", sorted(move.text for move in state.dutiful_moves), sorted(dutiful))


def choice(rules: Json, state: State) -> tuple[int | None, list[str]]:
    """Return the seat to act and what it may do, whatever the round waits for but an exchange."""
    players, dealer = rules["players"], state.deal.dealer
    match state.phase:
        case Phase.CUT:
            return (dealer - 1) % players, ["knock", *(f"cut {place}" for place in range(1, rules["pack"]))]
        case Phase.PEEK:
            return (dealer + 1 + len(state.votes)) % players, ["peek yes", "peek no"]
        case Phase.AUCTION:
            return legal_calls(rules, dealer, [call_record(call) for call in state.calls])
        case Phase.TRUMP:
            return state.contract.declarer if state.contract else None, [f"trump {suit}" for suit in SUITS]
    seat = state.tricks[-1].winner if state.tricks else state.to_act
    if state.trick:
        seat = (state.trick.leader + len(state.trick.cards)) % players
    return seat, plays(rules, state, honest=rules["conduct"] == "strict")


def plays(rules: Json, state: State, *, honest: bool) -> list[str]:
    """Return the moves of the seat to act that lay a card, with or without the cards that duties forbid."""
    hand = [card.text for card in state.hands[state.to_act or 0]]
    before = [card.text for card in state.trick.cards] if state.trick else []
    left = len(state.stock) if to_draw(rules) else 0
    legal = legal_cards(rules, hand, before, state.trump, opening=not state.tricks, stock_left=left)
    legal = legal if honest else set(hand)
    return [*(f"play {card}" for card in legal), *(f"claim {card}" for card in legal & claims(rules, hand, before))]


def check_bots(rules: Json, seed: str, bot: str, revoke_rate: float = 0.0) -> None:
    """Check the record of a match among bots; one that revokes and fines keep from ending, as far as it was played."""
    settings = TableSettings(cuts=True, revoke_rate=revoke_rate)
    table = Table(Rules.from_json(rules), f"{seed}/0", (bot,) * rules["players"], settings)
    try:
        record = json.loads(match_line(table.play_out()))
    except EndlessMatch:
        hold(revoke_rate, f"match {seed}", "it did not end, though nobody revoked")
        check_rounds(rules, json.loads(match_line(table.match))["rounds"])
    else:
        check_match(record)
