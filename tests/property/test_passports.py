"""Passports of any rules, and texts that are none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cruce.errors import BadRules
from cruce.passport import DIGITS, passport, rules_of
from cruce.rules import Rules, parse_field, typed_value
from tests.property.tables import RULES


@given(RULES)
def test_a_passport_carries_any_rules(rules: Rules) -> None:
    """It reads back as the same rules, grouped or not, in small letters too; so do the rules' own JSON and texts."""
    code = passport(rules)
    for written in (code, code.replace("-", ""), code.lower(), code.replace("-", " ")):
        assert rules_of(written) == rules
    values = rules.as_json()
    assert Rules.from_json(values) == rules
    assert all(parse_field(name, typed_value(value)) == value for name, value in values.items() if name != "name")


@given(RULES, st.data())
def test_a_slip_of_the_pen_is_refused(rules: Rules, data: st.DataObject) -> None:
    """One character written wrong, left out or doubled, or two in each other's place, make no other rules."""
    code = passport(rules).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 2))
    one = data.draw(st.sampled_from(DIGITS))
    slips = {
        code[:at] + one + code[at + 1 :],
        code[:at] + code[at + 1 :],
        code[:at] + code[at] + code[at:],
        code[:at] + code[at + 1] + code[at] + code[at + 2 :],
    }
    for slip in slips - {code}:
        with pytest.raises(BadRules):
            rules_of(slip)


@given(st.text() | st.text(DIGITS + "-ILOilo ", max_size=230) | st.none() | st.integers() | st.lists(st.text()))
def test_any_text_is_no_passport(code: object) -> None:
    """What is read as rules is their passport, and anything else is refused in a short sentence."""
    try:
        rules = rules_of(code)  # type: ignore[arg-type]
    except BadRules as fault:
        sentence = str(fault)
    else:
        assert rules_of(passport(rules)) == rules
        return
    assert 0 < len(sentence) < 300
