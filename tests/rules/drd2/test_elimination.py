"""drd2.elim: elimination."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Backlash, Choice, Danger, Status, Use
from tests.table import example

ACTIVE, PRESENT, REMOVED = Status.ACTIVE, Status.PRESENT, Status.REMOVED
ALL = {Backlash.ADVANTAGE, Backlash.THREAT, Backlash.NONE}


@pytest.mark.parametrize(
    "can_go_on, expected",
    [
        example("drd2.elimination.definition E1", True, False),
        example("drd2.elimination.definition edge bound", False, True),
    ],
)
def test_definition(can_go_on: bool, expected: bool) -> None:
    assert rules.elimination.definition(can_go_on) is expected


@pytest.mark.parametrize(
    "declared, wanted, expected",
    [
        example("drd2.elimination.declared E1 SE-35 formula", False, True, False),
        example("drd2.elimination.declared E1 SE-35 taken away", True, True, True),
        example("drd2.elimination.declared edge dropped", True, False, False),
    ],
)
def test_declared(declared: bool, wanted: bool, expected: bool) -> None:
    assert rules.elimination.declared(declared, wanted) is expected


@pytest.mark.parametrize(
    "use, expected",
    [
        example("drd2.elimination.credible E1 SE-35 guard", Use.PERSUASION, True),
        example("drd2.elimination.credible edge combat", Use.COMBAT, True),
        example("drd2.elimination.credible edge fright", Use.FRIGHT, True),
        example("drd2.elimination.credible edge other", Use.OTHER, False),
    ],
)
def test_credible(use: Use, expected: bool) -> None:
    ruling = rules.elimination.credible(use)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "target, expected",
    [
        example("drd2.elimination.by_counter E1", "attacker", True),
        example("drd2.elimination.by_counter edge second", "bystander", False),
    ],
)
def test_by_counter(target: str, expected: bool) -> None:
    assert rules.elimination.by_counter(target, "attacker") is expected


@pytest.mark.parametrize("form, expected", [example("drd2.elimination.accept E1", REMOVED, REMOVED)])
def test_accept(form: Status, expected: Status) -> None:
    assert rules.elimination.accept(form).default is expected
    assert rules.elimination.accept().default is REMOVED
    assert set(rules.elimination.accept().answers) == {REMOVED, PRESENT}


@pytest.mark.parametrize("severity", [example("drd2.elimination.size E1", 4)])
def test_size(severity: int) -> None:
    assert rules.elimination.size().default == 0
    assert rules.elimination.size().allows(severity)
    assert rules.scar.over_three(severity, eliminating=True).default is True


@pytest.mark.parametrize("expected", [example("drd2.elimination.threat_after E1", 5)])
def test_threat_after(expected: int) -> None:
    ruling = rules.elimination.threat_after(PRESENT)
    assert ruling is not None
    assert ruling.default == expected
    assert ruling.allows(1) and not ruling.allows(0)
    assert rules.elimination.threat_after(REMOVED) is None


@pytest.mark.parametrize(
    "status, threatened, from_defence, expected",
    [
        example("drd2.elimination.state E1", PRESENT, True, True, True),
        example("drd2.elimination.state E2", PRESENT, False, True, False),
        example("drd2.elimination.state edge from initiative", PRESENT, True, False, False),
        example("drd2.elimination.state edge removed", REMOVED, True, True, False),
    ],
)
def test_state(status: Status, threatened: bool, from_defence: bool, expected: bool) -> None:
    assert rules.elimination.state(status, threatened, from_defence) is expected


@pytest.mark.parametrize("answer", [example("drd2.elimination.return E1", True)])
def test_return(answer: bool) -> None:
    assert rules.elimination.return_().default is False
    assert answer in rules.elimination.return_().answers
    assert False in rules.elimination.return_().answers


@pytest.mark.parametrize(
    "exhausted, expected",
    [
        example("drd2.elimination.exhaust E1", True, ACTIVE),
        example("drd2.elimination.exhaust edge accepted", False, REMOVED),
    ],
)
def test_exhaust(exhausted: bool, expected: Status) -> None:
    assert rules.elimination.exhaust(exhausted, REMOVED) is expected


@pytest.mark.parametrize(
    "eliminating, exhausted, danger, death, expected",
    [
        example("drd2.elimination.backlash E1 SE-36", True, True, Danger.CHARACTER, False, ALL),
        example("drd2.elimination.backlash edge accepted", True, False, Danger.CHARACTER, False, set()),
        example("drd2.elimination.backlash edge ordinary action", False, True, Danger.CHARACTER, False, set()),
        example("drd2.challenge.no_backlash E1", True, True, Danger.ENVIRONMENT, False, set()),
        example("drd2.death.effect edge no backlash", True, True, Danger.CHARACTER, True, set()),
    ],
)
def test_backlash(eliminating: bool, exhausted: bool, danger: Danger, death: bool, expected: set[Backlash]) -> None:
    assert set(rules.elimination.backlash(eliminating, exhausted, danger, death)) == expected


@pytest.mark.parametrize(
    "choice, advantage, guard",
    [
        example("drd2.elimination.backlash E1 SE-36 (b)", Backlash.THREAT, 0, 3),
        example("drd2.elimination.backlash edge (a)", Backlash.ADVANTAGE, 1, 2),
        example("drd2.elimination.backlash edge declined", Backlash.NONE, 0, 2),
    ],
)
def test_backlash_gives(choice: Backlash, advantage: int, guard: int) -> None:
    gained, rise = rules.elimination.backlash_gives(choice)
    assert rules.advantage.gain(0, gained) == advantage
    assert rules.threat.apply(2, (rise,)) == guard


@pytest.mark.parametrize(
    "result, exhausted, expected",
    [
        example("drd2.elimination.undefended E1 accepts", 8, False, False),
        example("drd2.elimination.undefended E1 exhausts", 8, True, True),
        example("drd2.elimination.undefended edge 9", 9, False, True),
    ],
)
def test_undefended(result: int, exhausted: bool, expected: bool) -> None:
    assert rules.elimination.undefended(result, exhausted) is expected


@pytest.mark.parametrize(
    "payable, expected",
    [
        example("drd2.elimination.willing E1", True, {Choice.EXHAUST, Choice.ACCEPT}),
        example("drd2.elimination.willing edge cannot pay", False, {Choice.ACCEPT}),
    ],
)
def test_willing(payable: bool, expected: set[Choice]) -> None:
    assert set(rules.elimination.willing(payable)) == expected
