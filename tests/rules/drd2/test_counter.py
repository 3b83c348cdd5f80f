"""drd2.counter: counteractions."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Effect
from tests.table import example

UP, DOWN, SCAR = Effect.THREAT_UP, Effect.THREAT_DOWN, Effect.SCAR


@pytest.mark.parametrize(
    "effect, affected, actor, expected",
    [
        example("drd2.counter.cond_harm E1 SE-20 guard", UP, {"guard"}, "zira", False),
        example("drd2.counter.cond_harm E1 SE-20 Zira", UP, {"zira"}, "zira", True),
        example("drd2.counter.cond_harm edge help", DOWN, {"guard"}, "zira", True),
        example("drd2.counter.cond_harm edge actor and another", SCAR, {"zira", "guard"}, "zira", False),
    ],
)
def test_cond_harm(effect: Effect, affected: set[str], actor: str, expected: bool) -> None:
    assert rules.counter.cond_harm(effect, frozenset(affected), actor) is expected


@pytest.mark.parametrize(
    "affected, expected",
    [
        example("drd2.counter.cond_no_new E1 SE-21", {"wolf-1", "wolf-2"}, False),
        example("drd2.counter.cond_no_new SE-21 one wolf", {"wolf-1"}, True),
        example("drd2.counter.cond_no_new edge actor's target", {"jarik"}, True),
        example("drd2.counter.cond_no_new edge actor and target", {"wolf-1", "jarik"}, True),
        example("drd2.counter.cond_no_new edge protector", {"borri"}, False),
        example("drd2.counter.cond_no_new edge story", set(), True),
    ],
)
def test_cond_no_new(affected: set[str], expected: bool) -> None:
    assert rules.counter.cond_no_new(frozenset(affected), "wolf-1", frozenset({"jarik"})) is expected


@pytest.mark.parametrize(
    "harm, no_new, expected, answers",
    [
        example("drd2.counter.validity E1", True, False, False, {False}),
        example("drd2.counter.validity edge harm", False, True, False, {False}),
        example("drd2.counter.validity edge GM decides", True, True, True, {True, False}),
    ],
)
def test_validity(harm: bool, no_new: bool, expected: bool, answers: set[bool]) -> None:
    ruling = rules.counter.validity(harm, no_new)
    assert ruling.default is expected
    assert set(ruling.answers) == answers


@pytest.mark.parametrize(
    "effect, recipient, expected",
    [
        example("drd2.counter.effects E1 target dodges", DOWN, "target", True),
        example("drd2.counter.effects E1 protector", DOWN, "protector", False),
        example("drd2.counter.effects edge Threat on actor", UP, "actor", True),
        example("drd2.counter.effects edge scar on target", SCAR, "target", False),
        example("drd2.counter.effects edge elimination of actor", Effect.ELIMINATE, "actor", True),
        example("drd2.counter.effects edge Advantage", Effect.ADVANTAGE, "target", True),
        example("drd2.counter.effects edge story", Effect.STORY, "scene", True),
        example("drd2.turn.defence_same_rules E1", Effect.ELIMINATE, "actor", True),
        example("drd2.elimination.by_counter E1", Effect.ELIMINATE, "actor", True),
    ],
)
def test_effects(effect: Effect, recipient: str, expected: bool) -> None:
    assert rules.counter.effects(effect, recipient, "actor", frozenset({"target"})) is expected
