"""Rule passports: a whole rule choice as a short code, read back exactly or refused."""

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import pairwise

import pytest

from cruce.errors import BadRules
from cruce.passport import DIGITS, passport, rules_of
from cruce.rules import Rules, choices
from cruce.rulesets import rulesets
from tests.engine.helpers import TABLES, standard

CHANGED = standard(target=6, beat="always", lead_trump=True)
FAR = Rules.named("talon", 3, all_pass="fixed-suit", suit="S", target=9999, marriage="claimed", conduct="honour")  # noqa: S106 - a rule's field
PINNED = {
    "0Z0N-7": standard(4),
    "80FP-K1": standard(3),
    "3SGD-7": Rules.named("tromf-two"),
    "106E-RFM": Rules.named("traditional", 6),
    "BVRN-B": Rules.named("six"),
    "GCWM-66": Rules.named("ardeal", 2),
}
"""Passports that may be in somebody's drawer: as long as those rules are unchanged, they are read."""


def bare(rules: Rules) -> str:
    """Return a passport without its hyphens."""
    return passport(rules).replace("-", "")


def changed_once(rules: Rules) -> Iterator[Rules]:
    """Yield the rules with each value of each field put in on its own, where that can be played."""
    for field in fields(Rules):
        if field.name == "name":
            continue
        for value in choices(field.type) or (0, 1, 2, 3, 5, 17, 24, 32, 99, 9999):
            try:
                yield rules.with_fields(**{field.name: value})
            except BadRules:
                continue


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_ruleset_reads_back(name: str, players: int) -> None:
    """With as many players as play it; its passport is short."""
    rules = Rules.named(name, players)
    assert rules_of(passport(rules)) == rules
    assert len(bare(rules)) <= 8


def test_no_two_rule_choices_have_one_passport() -> None:
    """Those that differ in the name alone have two."""
    codes = [passport(Rules.named(name, players)) for name, players in TABLES]
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("rules", [standard(), Rules.named("no-auction", 2), FAR], ids=lambda rules: rules.name)
def test_every_change_reads_back(rules: Rules) -> None:
    """Each field with each value it can have there."""
    changed = list(changed_once(rules))
    assert len(changed) > 40
    for one in changed:
        assert rules_of(passport(one)) == one


def test_many_changes_at_once_read_back() -> None:
    """Also a number of players the ruleset does not have, and every field changed that can be."""
    for rules in (
        CHANGED,
        FAR,
        standard(players=5, sides=5, pack=32, hand=6, packet=6),
        Rules.named("talon", 6, name="standard", fail_factor=2, winning_margin=2),
    ):
        assert rules_of(passport(rules)) == rules


@pytest.mark.parametrize(("code", "rules"), PINNED.items())
def test_passports_are_pinned(code: str, rules: Rules) -> None:
    """A printed one is a promise."""
    assert passport(rules) == code
    assert rules_of(code) == rules


def test_it_is_written_in_groups_of_four() -> None:
    """With hyphens, in capitals and digits that are not mistaken for one another."""
    for rules in (CHANGED, FAR, standard()):
        *groups, last = passport(rules).split("-")
        assert {len(group) for group in groups} == {4}
        assert 1 <= len(last) <= 4
        assert set(bare(rules)) <= set(DIGITS)
        assert not set("ILOU") & set(bare(rules))


def test_it_is_read_however_it_is_typed() -> None:
    """Without hyphens or with others, in small letters, with spaces."""
    for rules in (CHANGED, FAR):
        code = bare(rules)
        for typed in (
            code,
            code.lower(),
            " ".join(code),
            "-".join(code),
            f"  {passport(rules)} ",
            passport(rules).replace("-", " - ").lower(),
        ):
            assert rules_of(typed) == rules


def test_letters_mistaken_for_digits_are_read_as_those() -> None:
    """O is 0, I and L are 1, in either case."""
    code = passport(Rules.named("traditional", 6))
    assert "1" in code
    assert "0" in code
    for one in "IiLl1":
        for nought in "Oo0":
            assert rules_of(code.replace("1", one).replace("0", nought)) == Rules.named("traditional", 6)


@pytest.mark.parametrize(
    "rules",
    [*(Rules.named(*table) for table in TABLES), CHANGED, FAR],
    ids=lambda rules: f"{rules.name}-{rules.players}",
)
def test_every_changed_character_is_found(rules: Rules) -> None:
    """Wherever one stands for another, the passport is refused."""
    code = bare(rules)
    for place, right in enumerate(code):
        for wrong in DIGITS.replace(right, ""):
            with pytest.raises(BadRules, match="rule passport"):
                rules_of(code[:place] + wrong + code[place + 1 :])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_swap_of_neighbours_is_found(name: str, players: int) -> None:
    """And every character lost or written twice."""
    code = bare(Rules.named(name, players))
    damaged = {code[: place - 1] + code[place] + code[place - 1] + code[place + 1 :] for place in range(1, len(code))}
    damaged |= {code[:place] + code[place + 1 :] for place in range(len(code))}
    damaged |= {code[:place] + code[place] + code[place:] for place in range(len(code))}
    for wrong in damaged - {code}:
        with pytest.raises(BadRules, match="rule passport"):
            rules_of(wrong)


def test_swaps_in_a_long_one_are_found() -> None:
    """It has more places to go wrong."""
    code = bare(FAR)
    for place, (left, right) in enumerate(pairwise(code)):
        if left != right:
            with pytest.raises(BadRules, match="damaged"):
                rules_of(code[:place] + right + left + code[place + 2 :])


@pytest.mark.parametrize(
    "code",
    ["", " ", "-", "0Z0N", "0Z0N-7!", "0Z0N-U", "ș", "0" * 201, "Z" * 200, "00Z0N7", None, 5, b"0Z0N7", ["0Z0N-7"]],
)
def test_what_is_no_passport_is_refused(code: object) -> None:
    """With one short sentence."""
    with pytest.raises(BadRules, match="rule passport") as refused:
        rules_of(code)  # type: ignore[arg-type]
    assert len(str(refused.value)) < 200


def test_a_ruleset_that_has_changed_refuses_its_old_passports(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would play other rules than those it was written for."""
    code = passport(standard())
    ruleset = rulesets()["standard"]
    changed = replace(ruleset, fields={**ruleset.fields, "target": 12})
    monkeypatch.setattr("cruce.rules.ruleset_named", lambda _name: changed)
    assert standard().target == 12
    with pytest.raises(BadRules, match="damaged"):
        rules_of(code)


def test_rules_of_no_ruleset_have_none() -> None:
    """The ruleset's name is what a passport builds on."""
    with pytest.raises(BadRules, match="there is no ruleset 'mine'"):
        passport(standard(name="mine"))
