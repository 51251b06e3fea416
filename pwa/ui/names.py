"""What things are called on the screen: seats, sides, calls, cards and suits."""

from ui.shapes import View
from ui.text import t

PLACES: dict[int, tuple[str, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top-left", "top-right", "right"),
    6: ("bottom", "left", "top-left", "top", "top-right", "right"),
}
"""Where seats sit, clockwise from the person, by the number of players."""
LONGEST = 20
"""Letters a seat's name may have."""
ROOM = ((7, 8), (8, 16))
"""Letters of a word and of a whole name that fit as they are, and that fit when written a little smaller."""
MERGE = "tromf"
"""How the names of rulesets begin in which a pass over somebody's bid is „merge”."""


def place_of(view: View, seat: int) -> str:
    """Return where a seat sits on the screen."""
    players: int = view["players"]
    steps: int = (seat - view["seat"]) % players
    return PLACES[players][steps]


class _Given:
    """The names the person has given to seats, by place."""

    names: dict[str, str] = {}  # noqa: RUF012 - MicroPython has no ClassVar


def give(names: dict[str, str]) -> None:
    """Call the seats by these names, by place; those left out have their usual ones."""
    _Given.names = {place: within(name) for place, name in names.items() if within(name)}


def within(name: str) -> str:
    """Return a name as it may be: without room at its ends, and not too long."""
    return " ".join(name.split())[:LONGEST].strip()


def usual_name(place: str) -> str:
    """Return what the seat at a place is called unless it was given a name."""
    return t("seat-you") if place == "bottom" else t("seat-" + place)


def name_at(place: str) -> str:
    """Return the name at a place of the table. The person is spoken to as such, whatever their name."""
    given = "" if place == "bottom" else _Given.names.get(place)
    return given or usual_name(place)


def seat_name(view: View, seat: int) -> str:
    """Return the name at a seat."""
    return name_at(place_of(view, seat))


def plate_name(view: View, seat: int) -> str:
    """Return the name on a seat's plate, where the person's own stands too."""
    return _Given.names.get(place_of(view, seat)) or seat_name(view, seat)


def fit(name: str) -> str:
    """Return how small a name must be written for the room that a usual one has: 0 as it is, 1 or 2."""
    longest = max(len(word) for word in name.replace("-", "- ").split())
    for size, (word, whole) in enumerate(ROOM):
        if longest <= word and len(name) <= whole:
            return str(size)
    return str(len(ROOM))


def seats_of(view: View, side: int) -> list[int]:
    """Return the seats that play for a side, the person's first."""
    players = view["players"]
    seats = [(view["seat"] + step) % players for step in range(players)]
    return [seat for seat in seats if seat % view["sides"] == side]


def side_name(view: View, side: int) -> str:
    """Return the names of a side's seats."""
    seats = seats_of(view, side)
    names = [seat_name(view, seat) for seat in seats]
    if len(names) == 1:
        return names[0]
    if seats[0] == view["seat"]:
        return t("side-with-you", partner=names[1])
    return t("side-two", first=names[0], second=names[1])


def call_name(view: View, call: str | int, *, over_bid: bool) -> str:
    """Return how a call is said: a level, or a pass, which some rulesets say differently once somebody has bid."""
    merges = call == "pass" and over_bid and view["rules"]["name"].startswith(MERGE)
    return t("call", level="merge" if merges else call)


def card_name(card: str) -> str:
    """Return the spoken name of a card given as its text."""
    rank = int(card[0]) if card[0].isdigit() else card[0]  # Fluent tells numbers from words
    return t("card", rank=rank, suit=card[1])


def suit_name(suit: str) -> str:
    """Return the spoken name of a suit."""
    return t("suit", suit=suit)


def why(reason: View) -> str:
    """Return the sentence about a refused move."""
    suit, card = reason["suit"], reason["card"]
    return t(
        "why-" + reason["code"],
        suit=suit_name(suit) if suit else "",
        card=card_name(card) if card else "",
        level=reason["level"] or 0,
    )
