"""Expressions in the place of rules: what is read, what is refused, what comes of it."""

from __future__ import annotations

import pytest

from bojiste.core.house import expression, problems, sums
from bojiste.core.house.expression import ranges, read, sum_of
from bojiste.core.rule import Rule
from bojiste.core.system import system, system_ids


def blow(natural: int, bonus: int, critical: bool = False, way: str = "melee") -> int:
    return natural + bonus if critical or way == "melee" else 0


def lands(natural: int, goal: int) -> bool:
    return natural >= goal


(KNOWN,) = (known for _, known in ranges(["core.blow natural=1..20 bonus=-5..5 -> 0..30  # a remark"]))
BLOW = sum_of(Rule("core.blow", blow, False, None), KNOWN)
LANDS = sum_of(Rule("core.lands", lands, False, None))


def made(text: str, of: object = None) -> object:
    sum = of or BLOW
    assert isinstance(sum, expression.Sum)
    found = read(text, sum)
    assert found.tree is not None, found.faults
    return expression.function(found.tree, sum, sum.rule.function)


@pytest.mark.parametrize(
    ("text", "given", "comes_to"),
    [
        ("natural + 2 * bonus", (3, 4), 11),
        ("natural // 2 % 3 - -1", (11, 0), 3),
        ("max(natural, bonus, 7) - min(1, 2) + abs(bonus)", (3, -4), 10),
        ("natural if critical and not natural == 1 else book", (5, 2, True), 5),
        ("natural if critical and not natural == 1 else book", (1, 2, True), 3),
        ("10 if 1 < natural <= 5 or false else 0", (5, 0), 10),
        ("natural * critical + (natural > 3)", (5, 0, True), 6),
        ("natural > 3", (5, 0), 1),
        ("1 if way == 'missile' else 2", (5, 0, False, "missile"), 1),
        ("book + 1", (4, 1), 6),
    ],
)
def test_an_expression_comes_to_what_it_says(text: str, given: tuple[object, ...], comes_to: int) -> None:
    function = made(text)
    assert callable(function)
    found = function(*given)
    assert (found, type(found)) == (comes_to, int)


def test_a_sum_of_yes_and_no_is_replaced_by_such() -> None:
    function = made("natural + 1 > goal or book", LANDS)
    assert callable(function)
    assert [function(natural, 12) for natural in (11, 12)] == [False, True]


@pytest.mark.parametrize(
    ("text", "reason", "part"),
    [
        ("natrual + 1", "house-name", "natrual"),
        ("natural + ", "house-syntax", "natural + "),
        ("natural; bonus", "house-syntax", "natural; bonus"),
        ("natural.bit_length()", "house-call", "natural.bit_length()"),
        ("natural.real", "house-not-allowed", "natural.real"),
        ("[natural][0]", "house-not-allowed", "[natural][0]"),
        ("(lambda: 1)()", "house-call", "(lambda: 1)()"),
        ("__import__('os')", "house-call", "__import__('os')"),
        ("max(*way)", "house-call", "max(*way)"),
        ("abs(1, 2)", "house-call", "abs(1, 2)"),
        ("min(natural, key=abs)", "house-call", "min(natural, key=abs)"),
        ("natural ** 9", "house-not-allowed", "natural ** 9"),
        ("natural / 2", "house-divide", "natural / 2"),
        ("1.5 + natural", "house-whole", "1.5"),
        ("10 ** 9", "house-not-allowed", "10 ** 9"),
        ("1000001", "house-great", "1000001"),
        ("way", "house-kind-number", "way"),
        ("way + 1", "house-wants-number", "way"),
        ("way < 'z'", "house-words", "way < 'z'"),
        ("natural and 1", "house-wants-truth", "natural"),
        ("natural in (1, 2)", "house-not-allowed", "natural in (1, 2)"),
        ("(x := 3)", "house-not-allowed", "(x := 3)"),
        ("f'{natural}'", "house-not-allowed", "f'{natural}'"),
    ],
)
def test_whatever_is_no_expression_is_refused(text: str, reason: str, part: str) -> None:
    assert BLOW is not None
    found = read(text, BLOW)
    assert found.tree is None
    assert (found.faults[0].reason, found.faults[0].value) == (reason, part)


@pytest.mark.parametrize(
    "text", ["(" * 5000 + "1" + ")" * 5000, "-" * 300 + "1", "1+" * 150 + "1", "not " * 90 + "true"]
)
def test_what_is_too_long_or_too_deep_is_refused(text: str) -> None:
    assert BLOW is not None
    assert read(text, BLOW).faults[0].reason in ("house-long", "house-syntax")


def test_all_faults_of_an_expression_are_told_at_once() -> None:
    assert BLOW is not None
    found = read("natrual / 2 + bonsu.real", BLOW)
    assert [fault.reason for fault in found.faults] == ["house-divide", "house-not-allowed"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("natural // bonus", "house-nought"),
        ("natural % (bonus - 3)", "house-nought"),
        ("natural - 7", "house-range"),
        ("natural * 4", "house-range"),
    ],
)
def test_what_goes_wrong_over_what_games_give_is_found(text: str, reason: str) -> None:
    assert BLOW is not None
    tree = read(text, BLOW).tree
    assert tree is not None
    assert reason in [fault.reason for fault in expression.tried(tree, BLOW, blow)]


def test_of_a_system_every_fault_of_every_rule_is_found_with_a_remedy() -> None:
    wrong = {
        "srd5.attack.hti": "true",
        "srd5.initiative.order": "1",
        "srd5.turn.action_sources": "1",
        "srd5.attack.hit": "natural",
        "srd5.death.save": 12,
        "srd5.attack.step_resolve": "3",
        "srd5.critical.dice": "count",
        "srd5.critical.extra_dice": "count",
    }
    found = [(one.path, one.reason) for one in problems(system("srd5"), wrong)]
    assert found == [
        ("rules.srd5.attack.hti", "unknown-rule"),
        ("rules.srd5.initiative.order", "house-record"),
        ("rules.srd5.turn.action_sources", "house-course"),
        ("rules.srd5.attack.hit", "house-kind-truth"),
        ("rules.srd5.death.save", "house-not-text"),
        ("rules.srd5.attack.step_resolve", "house-range"),
        ("rules.srd5.critical.extra_dice", "house-same"),
    ]


@pytest.mark.parametrize("id", system_ids())
def test_what_the_book_says_can_stand_in_place_of_each_rule(id: str) -> None:
    game = system(id)
    assert [one for rule in sums(game) for one in problems(game, {rule: "book"})] == []
