"""drd2.act: actions and consequences."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect, Refusal
from tests.table import example

UP, DOWN, SCAR = Effect.THREAT_UP, Effect.THREAT_DOWN, Effect.SCAR


@pytest.mark.parametrize(
    "skills, effects, targets, wide, area, expected",
    [
        example("drd2.action.declare E1 SE-16", ("fire-magic",), (UP,), 1, False, False, ()),
        example("drd2.action.one_target E1", ("agility",), (UP,), 2, False, False, (Refusal.SEVERAL_TARGETS,)),
        example("drd2.action.area E1", ("strength",), (UP,), 3, False, True, ()),
        example("drd2.manoeuvre.wide E1 SE-32", ("common-melee",), (UP,), 2, True, False, ()),
        example("drd2.action.one_consequence E1", ("agility",), (UP, SCAR), 1, False, False, (Refusal.TWO_EFFECTS,)),
        example("drd2.action.declare edge nothing", (), (), 0, False, False, (Refusal.NO_SKILL, Refusal.NO_EFFECT)),
    ],
)
def test_declare(
    skills: tuple[str, ...],
    effects: tuple[Effect, ...],
    targets: int,
    wide: bool,
    area: bool,
    expected: tuple[Refusal, ...],
) -> None:
    assert rules.action.declare(skills, effects, targets, wide, area) == expected


@pytest.mark.parametrize(
    "targets, wide, area, expected",
    [
        example("drd2.action.one_target E1", 2, False, False, False),
        example("drd2.action.one_target edge one", 1, False, False, True),
        example("drd2.action.one_target edge none", 0, False, False, True),
        example("drd2.action.one_target edge wide", 2, True, False, True),
        example("drd2.action.one_target edge area", 4, False, True, True),
    ],
)
def test_one_target(targets: int, wide: bool, area: bool, expected: bool) -> None:
    assert rules.action.one_target(targets, wide, area) is expected


@pytest.mark.parametrize(
    "attackers, most, expected",
    [
        example("drd2.action.reach E1", 1, 1, False),
        example("drd2.action.reach edge first", 0, 1, True),
        example("drd2.action.reach edge no bound", 9, None, True),
    ],
)
def test_reach(attackers: int, most: int | None, expected: bool) -> None:
    ruling = rules.action.reach(attackers, most)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "preparation, expected",
    [
        example("drd2.action.help E1 cover", False, DOWN),
        example("drd2.action.help E2 run-up", True, Effect.ADVANTAGE),
    ],
)
def test_help(preparation: bool, expected: Effect) -> None:
    assert rules.action.help(preparation) is expected
    assert rules.action.size(expected) == 1


@pytest.mark.parametrize(
    "lasting, expected",
    [
        example("drd2.action.harm E1 knocked down", False, UP),
        example("drd2.action.harm E2 arrow", True, SCAR),
    ],
)
def test_harm(lasting: bool, expected: Effect) -> None:
    assert rules.action.harm(lasting) is expected
    assert rules.action.size(expected) == 1


@pytest.mark.parametrize(
    "effect, affected, expected",
    [
        example("drd2.action.story_only E1", UP, 0, Effect.STORY),
        example("drd2.action.story_only edge somebody affected", UP, 1, UP),
    ],
)
def test_story_only(effect: Effect, affected: int, expected: Effect) -> None:
    assert rules.action.story_only(effect, affected) is expected


@pytest.mark.parametrize(
    "effect, expected",
    [
        example("drd2.action.size E1", SCAR, 1),
        example("drd2.action.size edge Threat", UP, 1),
        example("drd2.action.story_only E1 no number", Effect.STORY, 0),
        example("drd2.action.size edge elimination", Effect.ELIMINATE, 0),
        example("drd2.action.size edge special", Effect.OTHER, 0),
    ],
)
def test_size(effect: Effect, expected: int) -> None:
    assert rules.action.size(effect) == expected


@pytest.mark.parametrize(
    "effects, special, expected",
    [
        example("drd2.action.one_consequence E1", (UP, SCAR), False, False),
        example("drd2.action.one_consequence edge one", (UP,), False, True),
        example("drd2.action.one_consequence edge none", (), False, False),
        example("drd2.action.one_consequence edge special", (UP, Effect.OTHER), True, True),
        example("drd2.action.one_consequence edge special and two", (UP, SCAR, Effect.OTHER), True, False),
        example("drd2.action.one_consequence edge not special", (UP, Effect.OTHER), False, False),
        example("drd2.action.one_consequence edge only special", (Effect.OTHER,), True, True),
    ],
)
def test_one_consequence(effects: tuple[Effect, ...], special: bool, expected: bool) -> None:
    assert rules.action.one_consequence(effects, special) is expected


@pytest.mark.parametrize("default", [example("drd2.action.other E1", "")])
def test_other(default: str) -> None:
    assert rules.action.other().default == default
    assert rules.action.other().answers == ()


@pytest.mark.parametrize(
    "marked, targets, allowed",
    [
        example("drd2.action.area E1 ladder", True, 3, True),
        example("drd2.action.area edge not marked", False, 3, False),
    ],
)
def test_area(marked: bool, targets: int, allowed: bool) -> None:
    ruling = rules.action.area(marked)
    assert rules.action.one_target(targets, area=ruling.default) is allowed
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "turns_left, expected",
    [
        example("drd2.action.environment E1", 0, ("a", "b", "c", "d")),
        example("drd2.action.environment edge too early", 1, ()),
    ],
)
def test_environment(turns_left: int, expected: tuple[str, ...]) -> None:
    assert rules.action.environment(turns_left, ("a", "b", "c", "d")) == expected


@pytest.mark.parametrize(
    "purpose, effect, normal, cunning",
    [
        example("drd2.action.help T4", "help-now", DOWN, 1, 2),
        example("drd2.action.help T4 ahead", "help-ahead", Effect.ADVANTAGE, 1, 2),
        example("drd2.action.harm T4", "harm-now", UP, 1, 2),
        example("drd2.threat.not_outrun T4", "harm-outrunning", Effect.OWN_ADVANTAGE, 1, 2),
        example("drd2.action.harm T4 lasting", "lasting-harm", SCAR, 1, 2),
        example("drd2.action.story_only T4", "story", Effect.STORY, 0, 0),
    ],
)
def test_table_t4(purpose: str, effect: Effect, normal: int, cunning: int) -> None:
    assert rules.action.Purpose(purpose, effect) in rules.action.CONSEQUENCES
    assert (rules.manoeuvre.amount(effect), rules.manoeuvre.amount(effect, enlarged=True)) == (normal, cunning)
