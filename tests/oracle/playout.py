"""Playouts: match records made up by the oracle itself, to try the referee on every ruleset without an engine."""

from collections.abc import Iterator
from operator import add
from random import Random

from tests.oracle.accusations import accusable, fined, guilty_seat
from tests.oracle.auction import Calls, contract, is_played, legal_calls
from tests.oracle.cards import PACKS, SUITS, card_points, trick_winner
from tests.oracle.claims import Json
from tests.oracle.deals import exchangeable, last_undealt
from tests.oracle.duties import legal_cards
from tests.oracle.marriages import claims, marriage_paid
from tests.oracle.referee import Standing, next_standing, start_match
from tests.oracle.scoring import match_winner, score_round, score_void, with_fines
from tests.oracle.tricks import Play, lay, start_play, take
from tests.oracle.trumps import trump_of

SOME = 1 / 8
"""How often a playout does what is rare: bids over a bid, or votes against a peek."""

SELDOM = 1 / 50
"""How often it revokes or accuses at a card: any oftener, and a match would not end for the fines."""


def random_rounds(rules: Json, rng: Random) -> Iterator[tuple[Standing, Json]]:
    """Yield the rounds of a match played at random, each with how the match stood before it, until it is won."""
    standing = start_match(rules)
    while match_winner(rules, standing.totals) is None:
        round_ = random_round(rules, rng, standing)
        yield standing, round_
        standing = next_standing(rules, round_, standing)


def random_match(rules: Json, rng: Random) -> Json:
    """Return the record of a match played at random."""
    rounds = [round_ for _, round_ in random_rounds(rules, rng)]
    return {
        "format": "cruce/1",
        "rules": rules,
        "seed": "made-up/0",
        "players": ["made-up"] * rules["players"],
        "rounds": rounds,
        "totals": rounds[-1]["totals"],
        "winner": match_winner(rules, rounds[-1]["totals"]),
    }


def random_round(rules: Json, rng: Random, before: Standing) -> Json:
    """Return the record of one round played at random."""
    round_ = deal(rules, rng, before.dealer)
    call(rules, rng, round_)
    if rules["conduct"] == "honour":
        round_["accusations"] = []
    if is_played(rules, round_["calls"]):
        exchange(rules, rng, round_)
        score(rules, round_, play_out(rules, rng, round_, before.rotation))
    round_["totals"] = list(map(add, before.totals, round_["scored"]))
    return round_


def deal(rules: Json, rng: Random, dealer: int | None) -> Json:
    """Return a round dealt and peeked at, its score as if it were dead."""
    pack, size = rng.sample(PACKS[rules["pack"]], rules["pack"]), rules["hand"]
    seats = range(rules["players"])
    round_: Json = {
        "dealer": rng.choice(seats) if dealer is None else dealer,
        "cut": rng.choice([None, 0, 9]),
        "dealt": [pack[seat * size : (seat + 1) * size] for seat in seats],
        "stock": pack[len(seats) * size :],
        "peek": None,
        "trump": None,
        "tricks": [],
        **{name: [0] * rules["sides"] for name in ("raw", "marriages", "scored")},
    }
    if rules["peek"]:
        votes = [rng.random() > SOME for _ in seats]
        round_["peek"] = {"votes": votes, "card": last_undealt(rules, round_) if all(votes) else None}
    return round_


def call(rules: Json, rng: Random, round_: Json) -> None:
    """Hold an auction at random, mostly of low bids."""
    calls: Calls = []
    seat, texts = legal_calls(rules, round_["dealer"], calls)
    while seat is not None:
        bids = rng.random() < (SOME if any(said != "pass" for _, said in calls) else 1 / 4)
        text = rng.choice(texts[1:3]) if bids else "pass"
        calls.append([seat, "pass" if text == "pass" else int(text.split()[1])])
        seat, texts = legal_calls(rules, round_["dealer"], calls)
    round_["calls"] = calls
    round_["declarer"], round_["level"] = contract(rules, round_["dealer"], calls) or (None, None)


def exchange(rules: Json, rng: Random, round_: Json) -> None:
    """Let the declarer exchange any cards, where there is a talon."""
    if rules["stock"] == "talon" and round_["declarer"] is not None:
        own = exchangeable(rules, round_)
        number = rng.randint(0, min(len(own), len(round_["stock"])))
        round_["exchange"] = {"took": rng.sample(round_["stock"], number), "gave": rng.sample(own, number)}


def play_out(rules: Json, rng: Random, round_: Json, rotation: int) -> Play:
    """Play a round at random until its last card, or until somebody is found guilty."""
    if rules["trump"] != "first-card" or round_["declarer"] is None:
        round_["trump"] = trump_of(rules, round_, rotation) or rng.choice(SUITS)
    play = start_play(rules, round_)
    while any(play.hands) and "void" not in round_:
        play_trick(rng, round_, play)
    return play


def play_trick(rng: Random, round_: Json, play: Play) -> None:
    """Play a trick at random, and let seats accuse in its course."""
    trick: Json = {"leader": play.leader, "cards": [], "winner": None, "points": 0, "marriage": 0}
    round_["tricks"].append(trick)
    for place in range(play.rules["players"]):
        seat = (trick["leader"] + place) % play.rules["players"]
        card = random_card(rng, round_, play, seat, trick["cards"])
        if place == 0:
            lead(rng, round_, play, card)
        lay(play, trick["cards"], card, "playout")
        trick["cards"].append(card)
        trick["points"] = card_points(trick["cards"])
        if place == play.rules["players"] - 1:
            trick["winner"] = trick_winner(trick["cards"], play.leader, play.rules["players"], play.trump)
            take(play, trick, "playout")
        accuse(rng, round_, play)
        if "void" in round_:
            return


def random_card(rng: Random, round_: Json, play: Play, seat: int, before: list[str]) -> str:
    """Return a legal card for a seat to lay, or now and then any card where that can be done."""
    hand = play.hands[seat]
    if play.rules["conduct"] == "honour" and rng.random() < SELDOM:
        return rng.choice(sorted(hand))
    trump, left = round_["trump"], len(play.stock)
    return rng.choice(sorted(legal_cards(play.rules, hand, before, trump, opening=play.opening, stock_left=left)))


def lead(rng: Random, round_: Json, play: Play, card: str) -> None:
    """Let a lead name the trump where it does, and show its marriage, or claim it more often than not."""
    hand, trick = play.hands[play.leader], round_["tricks"][-1]
    claim = card in claims(play.rules, hand, []) and rng.random() > 1 / 4
    move = f"claim {card}" if claim else f"play {card}"
    trick["marriage"] = marriage_paid(play.rules, hand, [], round_["trump"], move)
    play.marriages[play.leader % play.rules["sides"]] += trick["marriage"]
    if round_["trump"] is None:
        round_["trump"] = play.trump = card[1]


def accuse(rng: Random, round_: Json, play: Play) -> None:
    """Let a random seat accuse one of another side now and then, where it may."""
    if play.rules["conduct"] != "honour" or rng.random() > SELDOM:
        return
    by, laid = rng.randrange(play.rules["players"]), [seat for seat, _ in play.laid]
    seats = accusable(play.rules, laid, round_["accusations"], by)
    if seats:
        against, after = rng.choice(seats), len(laid)
        guilty = play.revoked(against, after)
        round_["accusations"].append({"by": by, "against": against, "after": after, "guilty": guilty})
        round_.update({"void": True} if guilty else {})


def score(rules: Json, round_: Json, play: Play) -> None:
    """Write down what a round scored."""
    guilty, declarer, level = guilty_seat(round_), round_["declarer"], round_["level"]
    if guilty is None:
        round_["marriages"] = play.marriages
        round_["raw"] = list(map(add, play.points, play.marriages))
        scored = score_round(rules, declarer, level, play.points, play.marriages)
    else:
        scored = score_void(rules, declarer, level, guilty)
    round_["scored"] = with_fines(rules, scored, fined(round_))
