"""Playing a match record over again, card by card, and refusing one that is not what it says."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from typing import Any

from cruce.cards import Card, parse_cards, parse_suit
from cruce.dealing import Deal
from cruce.errors import BadRecord, BadRules, Code, CruceError, Reason, brief
from cruce.match import Match, next_dealer
from cruce.moves import NEXT, PASS, PLAYS, Accuse, Bid, Claim, Exchange, Move, NameTrump, Peek
from cruce.record import FORMAT, match_record, round_record, trick_record
from cruce.retracing import retraced
from cruce.rules import Rules
from cruce.state import Phase

MATCH_FIELDS = ("format", "rules", "seed", "players", "rounds", "totals", "winner")
ROUND_FIELDS = (
    *("dealer", "cut", "dealt", "stock", "peek", "calls", "declarer", "level", "trump", "tricks"),
    *("raw", "marriages", "scored", "totals"),
)
TRICK_FIELDS = ("leader", "cards", "winner", "points", "marriage")
PEEK_FIELDS = ("votes", "card")
EXCHANGE_FIELDS = ("took", "gave")
ACCUSATION_FIELDS = ("by", "against", "after", "guilty")
OPTIONAL_FIELDS = ("exchange", "accusations", "undone", "void")
"""What a round's record has only under some rules."""


DEEPEST = 10
"""How deep lists and objects may lie in each other; a record needs six."""
_MARKS = re.compile(r'\\.|["\[\]{}]', re.DOTALL)


def replay_line(line: str) -> Match:
    """Replay one line of a record file; BadRecord when it is no JSON object or not a true record."""
    if not isinstance(line, str):
        raise BadRecord(f"{brief(line)} is no line of text")
    if _too_deep(line):
        raise BadRecord(f"this is no record: it is nested more than {DEEPEST} deep")
    try:
        data = json.loads(line)
    except ValueError as fault:
        raise BadRecord(f"this is no JSON: {fault}") from None
    return replay(data)


def _too_deep(line: str) -> bool:
    # Asked before parsing: in a browser, parsing what is nested very deep ends the whole engine.
    depth, quoted = 0, False
    for mark in _MARKS.findall(line):
        if mark == '"':
            quoted = not quoted
        elif not quoted and mark in {"[", "{"}:
            depth += 1
        elif not quoted and mark in {"]", "}"}:
            depth -= 1
        if depth > DEEPEST:
            return True
    return False


def replay(data: object) -> Match:
    """Replay a match record and return the match; BadRecord names the round (from 1), the trick (from 1) and why."""
    record = _object(data, "the record")
    if record.get("format") != FORMAT:
        raise BadRecord(f"format: {brief(record.get('format'))} is not {FORMAT!r}")
    _check_fields(record, MATCH_FIELDS, "the record")
    try:
        players = tuple(_list(record["players"], "players"))
        match = Match.start(Rules.from_json(record["rules"]), record["seed"], players)
    except BadRules as fault:
        raise BadRecord(f"rules: {fault}") from None
    except CruceError as fault:
        raise BadRecord(str(fault)) from None
    for number, played in enumerate(_list(record["rounds"], "rounds"), 1):
        match = _round(match, _object(played, f"round {number}"), f"round {number}")
    told = match_record(match)
    for name in ("totals", "winner"):
        if not _same(record[name], told[name]):
            raise BadRecord(f"{name}: the record says {brief(record[name])}, the rounds give {told[name]}")
    return match


def _round(match: Match, record: Mapping[str, Any], where: str) -> Match:
    if match.winner is not None:
        raise BadRecord(f"{where}: the match had ended before it")
    _check_fields(record, _round_fields(match.rules, record), where)
    before = match
    try:
        match = match.dealt(_deal(match, record))
    except CruceError as fault:
        raise BadRecord(f"{where}: {fault}") from None
    for step in (_peeks, _auction, _exchange, _naming, _tricks):
        match = step(match, record, where)
    if match.state.score is None:
        raise BadRecord(f"{where}, trick {len(match.state.tricks) + 1}: the round stops before its end")
    _compare(record, match, where)
    return _with_undone(before, match, record, where)


def _round_fields(rules: Rules, record: Mapping[str, Any]) -> tuple[str, ...]:
    talon = ("exchange",) if rules.stock == "talon" else ()
    honour = ("accusations",) if rules.conduct == "honour" else ()
    void = ("void",) if honour and "void" in record else ()
    undone = ("undone",) if rules.takes_back and "undone" in record else ()
    return (*ROUND_FIELDS, *talon, *honour, *undone, *void)


def _deal(match: Match, record: Mapping[str, Any]) -> Deal:
    dealer = record["dealer"]
    if match.rounds and dealer != next_dealer(match.state):
        raise BadRecord(f"the dealer is {next_dealer(match.state)}, not {brief(dealer)}")
    hands = tuple(parse_cards(_list(hand, "dealt")) for hand in _list(record["dealt"], "dealt"))
    return Deal.checked(match.rules, dealer, hands, parse_cards(_list(record["stock"], "stock")), record["cut"])


def _peeks(match: Match, record: Mapping[str, Any], where: str) -> Match:
    told = record["peek"]
    if not match.rules.peek:
        if told is not None:
            raise BadRecord(f"{where}: peek: these rules have none")
        return match
    peek = _object(told, f"{where}, peek")
    _check_fields(peek, PEEK_FIELDS, f"{where}, peek")
    votes = _list(peek["votes"], f"{where}, peek, votes")
    if len(votes) != match.rules.players or not all(type(vote) is bool for vote in votes):
        raise BadRecord(f"{where}, peek: {brief(votes)} is not a true or false for each seat")
    while match.state.phase is Phase.PEEK and match.state.to_act is not None:
        match = match.play(Peek(votes[match.state.to_act]))
    shown = match.state.peeked.text if match.state.peeked else None
    if not _same(peek["card"], shown):
        raise BadRecord(f"{where}, peek: card is {shown}, not {brief(peek['card'])}")
    return match


def _auction(match: Match, record: Mapping[str, Any], where: str) -> Match:
    for call in _list(record["calls"], f"{where}, calls"):
        match call:
            case [int(seat), "pass" as level] | [int(seat), int(level)] if bool not in map(type, call):
                move = PASS if level == "pass" else Bid(level)
            case _:
                raise BadRecord(f"{where}: {brief(call)} is no call; write [seat, level] or [seat, 'pass']")
        if match.state.phase is not Phase.AUCTION:
            raise BadRecord(f"{where}: seat {seat} calls after the auction has ended")
        match = _play(match, seat, move, where)
    if match.state.phase is Phase.AUCTION:
        raise BadRecord(f"{where}: the auction stops before its end, seat {match.state.to_act} has not called")
    return match


def _exchange(match: Match, record: Mapping[str, Any], where: str) -> Match:
    if match.rules.stock != "talon":
        return match
    there = f"{where}, exchange"
    told = _object(record["exchange"], there)
    _check_fields(told, EXCHANGE_FIELDS, there)
    try:
        took, gave = (parse_cards(_list(told[name], name)) for name in EXCHANGE_FIELDS)
    except CruceError as fault:
        raise BadRecord(f"{there}: {fault}") from None
    if match.state.phase is not Phase.EXCHANGE:
        if took or gave:
            raise BadRecord(f"{there}: there is no declarer to exchange cards")
        return match
    if len(took) != len(gave):
        raise BadRecord(f"{there}: {Reason(Code.UNEVEN_EXCHANGE)}")
    try:
        return match.play(Exchange(gave, took))
    except CruceError as fault:
        raise BadRecord(f"{there}: {fault}") from None


def _naming(match: Match, record: Mapping[str, Any], where: str) -> Match:
    if match.state.phase is not Phase.TRUMP:
        return match
    try:
        return match.play(NameTrump(parse_suit(record["trump"])))
    except CruceError as fault:
        raise BadRecord(f"{where}, trump: {fault}") from None


def _tricks(match: Match, record: Mapping[str, Any], where: str) -> Match:
    accusations = _accusations(match, record, where)
    for number, trick in enumerate(_list(record["tricks"], f"{where}, tricks"), 1):
        there = f"{where}, trick {number}"
        match = _trick(match, _object(trick, there), there, accusations)
    match = _accused(match, accusations, where)
    if accusations:
        raise BadRecord(f"{where}, accusations: after {brief(accusations[0]['after'])} cards nobody may accuse")
    if match.state.phase is Phase.PLAY and match.state.to_act is None:
        match = match.play(NEXT)
    return match


def _accusations(match: Match, record: Mapping[str, Any], where: str) -> list[Mapping[str, Any]]:
    if match.rules.conduct != "honour":
        return []
    found = []
    for told in _list(record["accusations"], f"{where}, accusations"):
        accusation = _object(told, f"{where}, accusations")
        _check_fields(accusation, ACCUSATION_FIELDS, f"{where}, accusations")
        found.append(accusation)
    return found


def _accused(match: Match, accusations: list[Mapping[str, Any]], where: str) -> Match:
    """Return the match after the accusations that were made at this moment of the round, taken off the list."""
    while accusations and _same(accusations[0]["after"], match.state.laid):
        told = accusations.pop(0)
        try:
            match = match.play(Accuse(told["against"], told["by"]))
        except CruceError as fault:
            raise BadRecord(f"{where}, accusations: {fault}") from None
        for name, value in asdict(match.state.honour.accusations[-1]).items():
            if not _same(told[name], value):
                raise BadRecord(f"{where}, accusations: {name} is {value}, not {brief(told[name])}")
    return match


def _trick(match: Match, record: Mapping[str, Any], where: str, accusations: list[Mapping[str, Any]]) -> Match:
    match = _accused(match, accusations, where)
    if match.state.phase is not Phase.PLAY or match.state.to_act is None:
        raise BadRecord(f"{where}: the round had ended before it")
    _check_fields(record, TRICK_FIELDS, where)
    leader, players, before = record["leader"], match.rules.players, len(match.state.tricks)
    if not _same(leader, match.state.to_act):
        raise BadRecord(f"{where}: seat {match.state.to_act} leads, not {brief(leader)}")
    try:
        cards = parse_cards(_list(record["cards"], "cards"))
        moves = [_lead(match, record, cards[:1]), *(PLAYS[card] for card in cards[1:])]
    except CruceError as fault:
        raise BadRecord(f"{where}: {fault}") from None
    for place, move in enumerate(moves):
        if match.state.score is not None or place == players:
            raise BadRecord(f"{where}: {len(cards)} cards lie in it, {place} can")
        match = _play(match, (leader + place) % players, move, where)
        if place + 1 < len(moves):
            match = _accused(match, accusations, where)
    if len(cards) < players:
        match = _accused(match, accusations, where)
        if not match.state.score or not match.state.score.void:
            raise BadRecord(f"{where}: {len(cards)} cards lie in it, {players} are needed")
    _compare_trick(record, match, before, where)
    return match


def _lead(match: Match, record: Mapping[str, Any], cards: tuple[Card, ...]) -> Move:
    """Return the move that opens a recorded trick: a claim, where the record says that a claimed marriage paid."""
    if not cards:
        raise BadRecord("no card lies in it")
    claimed = match.rules.marriage == "claimed" and record["marriage"] != 0
    return Claim(cards[0]) if claimed else PLAYS[cards[0]]


def _compare_trick(record: Mapping[str, Any], match: Match, number: int, where: str) -> None:
    state = match.state
    told = round_record(match.rounds[-1])["tricks"][number] if state.score else trick_record(state.tricks[number])
    for name in ("winner", "points", "marriage"):
        if not _same(record[name], told[name]):
            raise BadRecord(f"{where}: {name} is {told[name]}, not {brief(record[name])}")


def _play(match: Match, seat: int, move: Move, where: str) -> Match:
    if seat != match.state.to_act:
        raise BadRecord(f"{where}: seat {match.state.to_act} is to act, not {seat}")
    try:
        return match.play(move)
    except CruceError as fault:
        raise BadRecord(f"{where}: seat {seat}: {fault}") from None


def _compare(record: Mapping[str, Any], match: Match, where: str) -> None:
    """Check what the record says of a finished round against the round played over again."""
    told = round_record(match.rounds[-1])
    void, said = match.rounds[-1].void, record.get("void")
    if said is not void and (void or not _says_nothing(said)):
        raise BadRecord(f"{where}: void is {void}, not {brief(said)}")
    for name in ("declarer", "level", "trump", "raw", "marriages", "scored", "totals"):
        if not _same(record[name], told[name]):
            raise BadRecord(f"{where}: {name} is {told[name]}, not {brief(record[name])}")


def _with_undone(before: Match, match: Match, record: Mapping[str, Any], where: str) -> Match:
    """Return the match after a round, with what was undone in it, where the record tells of that."""
    if _says_nothing(record.get("undone")):
        return match
    told = _list(record["undone"], f"{where}, undone")
    undone = retraced(before, match, told, f"{where}, undone")
    last = replace(match.rounds[-1], undone=undone)
    return replace(match, rounds=(*match.rounds[:-1], last), undone=undone)


def _same(found: object, value: object) -> bool:
    # JSON's true is Python's 1; a record that says so is still wrong.
    return found == value and repr(found) == repr(_plain(value))


def _plain(value: object) -> object:
    return str(value) if isinstance(value, str) else value


def _check_fields(record: Mapping[str, Any], names: Sequence[str], where: str) -> None:
    for name in names:
        if name not in record:
            raise BadRecord(f"{where}: {name} is missing")
    for name in record:
        # What only other rules know may be there, as long as it says nothing.
        if name not in names and not (name in OPTIONAL_FIELDS and _says_nothing(record[name])):
            raise BadRecord(f"{where}: {brief(name)}: these rules have no such field")


def _says_nothing(value: object) -> bool:
    return value is None or value is False or value == []


def _object(value: object, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadRecord(f"{what} is no JSON object")
    return value


def _list(value: object, what: str) -> Sequence[Any]:
    if not isinstance(value, list):
        raise BadRecord(f"{what}: a list is needed, not {brief(value)}")
    return value
