"""Seats and sides: seats are numbered 0.. clockwise, seat s plays for side s % sides."""

from cruce.errors import BadSeat, brief


def check_seat(seat: int, players: int) -> int:
    """Return seat when it is one of the table's; BadSeat otherwise."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < players:
        raise BadSeat(f"{brief(seat)} is no seat; this table has seats 0 to {players - 1}")
    return seat


def clockwise(first: int, players: int) -> tuple[int, ...]:
    """Return every seat once, from `first` on."""
    return tuple((first + step) % players for step in range(players))


def left_of(seat: int, players: int) -> int:
    """Return the next seat clockwise; the dealer's is eldest."""
    return (seat + 1) % players


def right_of(seat: int, players: int) -> int:
    """Return the next seat counter-clockwise; the dealer's cuts the pack."""
    return (seat - 1) % players
