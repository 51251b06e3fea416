"""What is measured: two bots, the rules they play by, the deals and how long each may think."""

from dataclasses import dataclass

from cruce.rules import Rules


@dataclass(frozen=True, slots=True)
class Trial:
    """Bot `a` against bot `b`, by their names.

    Every deal is drawn from `seed`. `budget_a` and `budget_b` are what each may spend on one move, as counts.
    """

    a: str
    b: str
    rules: Rules
    seed: str
    budget_a: int
    budget_b: int
