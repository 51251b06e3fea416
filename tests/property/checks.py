"""What must hold at every moment of a match and after every round, held against a second reading of the rules."""

from collections import Counter

from cruce.cards import PACKS, Card
from cruce.match import Match, Round
from cruce.moves import NEXT, Bid
from cruce.observation import observe
from cruce.state import Phase, State
from tests.property import oracle

MANY = 200
"""Moves that are too many to be looked at one by one."""
FINE = 3


def texts(cards: tuple[Card, ...]) -> list[str]:
    """Return cards as texts."""
    return [card.text for card in cards]


def laid_in(state: State) -> list[Card]:
    """Return every card laid in a round."""
    return [card for trick in (*state.tricks, state.trick) if trick for card in trick.cards]


def check_moment(match: Match) -> None:
    """Check what holds at every moment."""
    state = match.state
    check_turn(state)
    check_cards(state)
    if state.phase is Phase.PLAY and state.to_act is not None:
        check_choice(state)
    for seat in range(match.rules.players):
        seen = observe(state, seat)
        assert seen.legal_moves == (state.legal_moves if seat == state.to_act else ())
        assert (seen.held[seat], seen.stock) == (len(seen.hand), len(state.stock))
        check_accusable(state, seat)


def check_turn(state: State) -> None:
    """Check that there is always something to do until the score is there, and nothing after."""
    moves = state.legal_moves
    if state.score is not None:
        assert (state.phase, state.to_act, len(moves)) == (Phase.ROUND_OVER, None, 0)
    elif state.to_act is None:
        assert (state.phase, tuple(moves), state.rules.conduct) == (Phase.PLAY, (NEXT,), "honour")
        assert not any(state.hands)
    else:
        assert len(moves) > 0
        assert len(moves) > MANY or len(set(moves)) == len(moves)


def check_cards(state: State) -> None:
    """Check that no card is lost or doubled, and that nobody holds what is still to be dealt."""
    rules, deal, laid = state.rules, state.deal, laid_in(state)
    held = [card for hand in state.hands for card in hand]
    if state.phase is Phase.CUT:
        assert (held, state.stock) == ([], ())
        return
    waits = {Phase.PEEK, Phase.AUCTION, *([Phase.EXCHANGE, Phase.TRUMP] if rules.trump == "before-rest" else [])}
    to_come = state.phase in waits or (state.phase is Phase.ROUND_OVER and not laid)
    coming = [card for hand in deal.hands for card in hand[rules.packet :]] if to_come else []
    assert Counter([*laid, *held, *state.stock, *coming]) == Counter(PACKS[rules.pack])
    if rules.stock == "none":
        assert state.stock == deal.stock
    elif rules.stock == "talon":
        assert len(state.stock) == len(deal.stock)
    else:
        assert state.stock == deal.stock[rules.players * len(state.tricks) :]


def check_choice(state: State) -> None:
    """Check the moves of the seat to act, and those that keep its duties, against the second reading."""
    assert state.to_act is not None
    rules, hand = state.rules, texts(state.hands[state.to_act])
    laid = texts(state.trick.cards) if state.trick else []
    if laid and rules.free_play_while_stock and rules.stock == "draw" and state.stock:
        dutiful = set(hand)
    elif laid:
        dutiful = oracle.legal(hand, laid, str(state.trump), rules.beat)
    elif state.tricks or not rules.lead_trump or state.trump is None:
        dutiful = set(hand)
    else:
        dutiful = {card for card in hand if card[1] == state.trump} or set(hand)
    claims = not laid and rules.marriage == "claimed"

    def moves(cards: set[str]) -> set[str]:
        claimed = {f"claim {card}" for card in cards if claims and oracle.marriage(hand, card)}
        return {f"play {card}" for card in cards} | claimed

    free = set(hand) if rules.conduct == "honour" else dutiful
    assert {move.text for move in state.legal_moves} == moves(free)
    assert {move.text for move in state.dutiful_moves} == moves(dutiful)


def check_accusable(state: State, by: int) -> None:
    """Check whom a seat may accuse: the other sides, but for who was cleared and has laid no card since."""
    expected = []
    if state.rules.conduct == "honour" and state.score is None and laid_in(state):
        cleared = {
            told.against for told in state.honour.accusations if not _laid_since(state, told.against, told.after)
        }
        sides = range(state.rules.players)
        expected = [seat for seat in sides if (seat - by) % state.rules.sides and seat not in cleared]
    assert list(state.accusable(by)) == expected


def _laid_since(state: State, seat: int, after: int) -> bool:
    players = state.rules.players
    who = [
        (trick.leader + place) % players
        for trick in (*state.tricks, state.trick)
        if trick
        for place in range(len(trick.cards))
    ]
    return seat in who[after:]


def check_round(before: Match, match: Match) -> None:
    """Check a round that has just ended: auction, tricks, points, score, totals and winner."""
    played = match.rounds[-1]
    check_calls(played.state)
    check_score(played.state)
    assert played.state.score is not None
    totals = [old + new for old, new in zip(before.totals, played.state.score.scored, strict=True)]
    assert list(match.totals) == list(played.totals) == totals
    best, second, *_ = sorted(totals, reverse=True)
    won = best >= match.rules.target and best - second >= match.rules.winning_margin
    assert match.winner == (totals.index(best) if won else None)


def check_calls(state: State) -> None:
    """Check who called, that bids rise, and what contract came of it."""
    rules, dealer = state.rules, state.deal.dealer
    eldest = (dealer + 1) % rules.players
    levels = [call.call.level for call in state.calls if isinstance(call.call, Bid)]
    assert oracle.bids_rise([rules.bid_min - 1, *levels, rules.bid_max + 1][:-1])
    assert all(level <= rules.bid_max for level in levels)
    spoken = [(call.seat, isinstance(call.call, Bid)) for call in state.calls]
    ended = bool(levels) and levels[-1] == rules.bid_max
    assert oracle.order_holds(rules.auction, rules.players, eldest, spoken, ended=ended)
    contract = state.contract and (state.contract.declarer, state.contract.level)
    if levels:
        assert contract == ([seat for seat, bids in spoken if bids][-1], levels[-1])
    elif rules.auction != "none" and rules.all_pass == "forced-dealer":  # noqa: S105 - a call
        assert contract == (dealer, rules.bid_min)
    else:
        assert contract is None


def check_score(state: State) -> None:
    """Check tricks and points of a finished round, then what they score."""
    rules, score = state.rules, state.score
    assert score is not None
    fines = [0] * rules.sides
    for told in state.honour.accusations:
        fines[(told.against if told.guilty else told.by) % rules.sides] -= FINE
    dead = not state.contract and rules.auction != "none" and rules.all_pass in {"dead", "redeal"}
    assert dead == (not laid_in(state))
    if dead or score.void:
        check_unplayed(state, fines)
        return
    assert len(laid_in(state)) == rules.players * (len(state.deal.hands[0]) + _drawn(state))
    won, shown = points_won(state)
    raw = [cards + pairs for cards, pairs in zip(won, shown, strict=True)]
    assert sum(won) == oracle.points(texts(tuple(laid_in(state))))
    assert (list(score.raw), list(score.marriages)) == (raw, shown)
    scored = oracle.score(raw, rules.unit, sum(won))
    if state.contract:
        side, level = state.contract.declarer % rules.sides, state.contract.level
        failed = scored[side] < level
        if failed:
            scored = scored if rules.defenders_score_on_fail else [0] * rules.sides
            scored[side] = -level * rules.fail_factor
        assert score.contract_made is not failed
    else:
        assert score.contract_made is None
    assert list(score.scored) == [points + fine for points, fine in zip(scored, fines, strict=True)]


def _drawn(state: State) -> int:
    return len(state.deal.stock) // state.rules.players if state.rules.stock == "draw" else 0


def check_unplayed(state: State, scored: list[int]) -> None:
    """Check the score of a dead or void round: fines, and the contract when the guilty side holds it."""
    rules, score, accusations = state.rules, state.score, state.honour.accusations
    assert score is not None
    assert score.void == any(told.guilty for told in accusations) == bool(accusations)
    if score.void and state.contract:
        side = accusations[-1].against % rules.sides
        if state.contract.declarer % rules.sides == side:
            scored[side] -= state.contract.level * rules.fail_factor
    assert set(score.raw) | set(score.marriages) == {0}
    assert (list(score.scored), score.contract_made) == (scored, None)


def points_won(state: State) -> tuple[list[int], list[int]]:
    """Return card points and marriages by side, the tricks of a round played over again by the second reading."""
    rules = state.rules
    won, shown = [0] * rules.sides, [0] * rules.sides
    hands, stock = [texts(hand) for hand in state.deal.hands], texts(state.deal.stock)
    leader = (state.deal.dealer + 1) % rules.players
    if state.contract:
        leader = state.contract.declarer if rules.leader == "declarer" else leader
        if state.exchange:
            kept = set(hands[state.contract.declarer]) - set(texts(state.exchange.gives))
            hands[state.contract.declarer] = [*kept, *texts(state.exchange.takes)]
    for trick in state.tricks:
        laid = texts(trick.cards)
        assert trick.leader == leader
        pays = rules.marriage_trump if laid[0][1] == state.trump else rules.marriage_plain
        pays = pays if oracle.marriage(hands[leader], laid[0]) and rules.marriage != "none" else 0
        assert trick.marriage == pays or (rules.marriage == "claimed" and trick.marriage == 0)
        shown[leader % rules.sides] += trick.marriage
        for place, card in enumerate(laid):
            hands[(leader + place) % rules.players].remove(card)
        leader = (leader + oracle.winner(laid, str(state.trump))) % rules.players
        assert (trick.winner, trick.points) == (leader, oracle.points(laid))
        won[leader % rules.sides] += oracle.points(laid)
        if rules.stock == "draw" and stock:
            for place in range(rules.players):
                hands[(leader + place) % rules.players].append(stock.pop(0))
    return won, shown


def check_next_deal(rounds: tuple[Round, ...], state: State) -> None:
    """Check who deals after a round, and the trump where it is known before the deal."""
    rules, before = state.rules, rounds[-1].state
    assert before.score is not None
    passed = rules.all_pass == "redeal" and before.calls and not before.contract  # noqa: S105 - a call
    moved = 0 if before.score.void or passed else 1
    assert state.deal.dealer == (before.deal.dealer + moved) % rules.players
    if rules.trump == "rotation":
        counted = sum(bool(played.state.tricks) and not played.void for played in rounds)
        assert state.trump == "CDHS"[counted % 4]
    if rules.trump == "fixed":
        assert state.trump == rules.suit


def check_trump(state: State) -> None:
    """Check that a round that was played had the trump its rules make."""
    rules = state.rules
    if not state.tricks:
        return
    if rules.auction != "none" and not state.contract:
        assert (rules.all_pass, state.trump) == ("fixed-suit", rules.suit)
    elif rules.trump == "first-card":
        assert state.trump is state.tricks[0].suit
        assert state.contract
    elif rules.trump == "turned-up":
        assert state.trump is state.deal.hands[state.deal.dealer][-1].suit
    elif rules.trump == "fixed":
        assert state.trump == rules.suit
    else:
        assert state.contract or rules.trump == "rotation"
