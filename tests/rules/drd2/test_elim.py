"""drd2.elim: elimination."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2.rules import adv, elim, scar, threat
from bojiste.systems.drd2.terms import Backlash, Choice, Danger, Status, Use
from tests.table import example

ACTIVE, PRESENT, REMOVED = Status.ACTIVE, Status.PRESENT, Status.REMOVED
ALL = {Backlash.ADVANTAGE, Backlash.THREAT, Backlash.NONE}


@pytest.mark.parametrize(
    "can_go_on, expected",
    [
        example("drd2.elim.definition E1", True, False),
        example("drd2.elim.definition edge bound", False, True),
    ],
)
def test_definition(can_go_on: bool, expected: bool) -> None:
    assert elim.definition(can_go_on) is expected


@pytest.mark.parametrize(
    "declared, wanted, expected",
    [
        example("drd2.elim.declared E1 SE-35 formula", False, True, False),
        example("drd2.elim.declared E1 SE-35 taken away", True, True, True),
        example("drd2.elim.declared edge dropped", True, False, False),
    ],
)
def test_declared(declared: bool, wanted: bool, expected: bool) -> None:
    assert elim.declared(declared, wanted) is expected


@pytest.mark.parametrize(
    "use, expected",
    [
        example("drd2.elim.credible E1 SE-35 guard", Use.PERSUASION, True),
        example("drd2.elim.credible edge combat", Use.COMBAT, True),
        example("drd2.elim.credible edge fright", Use.FRIGHT, True),
        example("drd2.elim.credible edge other", Use.OTHER, False),
    ],
)
def test_credible(use: Use, expected: bool) -> None:
    ruling = elim.credible(use)
    assert ruling.default is expected
    assert set(ruling.answers) == {True, False}


@pytest.mark.parametrize(
    "target, expected",
    [
        example("drd2.elim.by_counter E1", "attacker", True),
        example("drd2.elim.by_counter edge second", "bystander", False),
    ],
)
def test_by_counter(target: str, expected: bool) -> None:
    assert elim.by_counter(target, "attacker") is expected


@pytest.mark.parametrize("form, expected", [example("drd2.elim.accept E1", REMOVED, REMOVED)])
def test_accept(form: Status, expected: Status) -> None:
    assert elim.accept(form).default is expected
    assert elim.accept().default is REMOVED
    assert set(elim.accept().answers) == {REMOVED, PRESENT}


@pytest.mark.parametrize("severity", [example("drd2.elim.size E1", 4)])
def test_size(severity: int) -> None:
    assert elim.size().default == 0
    assert elim.size().allows(severity)
    assert scar.over_three(severity, eliminating=True).default is True


@pytest.mark.parametrize("expected", [example("drd2.elim.threat_after E1", 5)])
def test_threat_after(expected: int) -> None:
    ruling = elim.threat_after(PRESENT)
    assert ruling is not None
    assert ruling.default == expected
    assert ruling.allows(1) and not ruling.allows(0)
    assert elim.threat_after(REMOVED) is None


@pytest.mark.parametrize(
    "status, threatened, from_defence, expected",
    [
        example("drd2.elim.state E1", PRESENT, True, True, True),
        example("drd2.elim.state E2", PRESENT, False, True, False),
        example("drd2.elim.state edge from initiative", PRESENT, True, False, False),
        example("drd2.elim.state edge removed", REMOVED, True, True, False),
    ],
)
def test_state(status: Status, threatened: bool, from_defence: bool, expected: bool) -> None:
    assert elim.state(status, threatened, from_defence) is expected


@pytest.mark.parametrize("answer", [example("drd2.elim.return E1", True)])
def test_return(answer: bool) -> None:
    assert elim.return_().default is False
    assert answer in elim.return_().answers
    assert False in elim.return_().answers


@pytest.mark.parametrize(
    "exhausted, expected",
    [
        example("drd2.elim.exhaust E1", True, ACTIVE),
        example("drd2.elim.exhaust edge accepted", False, REMOVED),
    ],
)
def test_exhaust(exhausted: bool, expected: Status) -> None:
    assert elim.exhaust(exhausted, REMOVED) is expected


@pytest.mark.parametrize(
    "eliminating, exhausted, danger, death, expected",
    [
        example("drd2.elim.backlash E1 SE-36", True, True, Danger.CHARACTER, False, ALL),
        example("drd2.elim.backlash edge accepted", True, False, Danger.CHARACTER, False, set()),
        example("drd2.elim.backlash edge ordinary action", False, True, Danger.CHARACTER, False, set()),
        example("drd2.challenge.no_backlash E1", True, True, Danger.ENVIRONMENT, False, set()),
        example("drd2.death.effect edge no backlash", True, True, Danger.CHARACTER, True, set()),
    ],
)
def test_backlash(eliminating: bool, exhausted: bool, danger: Danger, death: bool, expected: set[Backlash]) -> None:
    assert set(elim.backlash(eliminating, exhausted, danger, death)) == expected


@pytest.mark.parametrize(
    "choice, advantage, guard",
    [
        example("drd2.elim.backlash E1 SE-36 (b)", Backlash.THREAT, 0, 3),
        example("drd2.elim.backlash edge (a)", Backlash.ADVANTAGE, 1, 2),
        example("drd2.elim.backlash edge declined", Backlash.NONE, 0, 2),
    ],
)
def test_backlash_gives(choice: Backlash, advantage: int, guard: int) -> None:
    gained, rise = elim.backlash_gives(choice)
    assert adv.gain(0, gained) == advantage
    assert threat.apply(2, (rise,)) == guard


@pytest.mark.parametrize(
    "result, exhausted, expected",
    [
        example("drd2.elim.undefended E1 accepts", 8, False, False),
        example("drd2.elim.undefended E1 exhausts", 8, True, True),
        example("drd2.elim.undefended edge 9", 9, False, True),
    ],
)
def test_undefended(result: int, exhausted: bool, expected: bool) -> None:
    assert elim.undefended(result, exhausted) is expected


@pytest.mark.parametrize(
    "payable, expected",
    [
        example("drd2.elim.willing E1", True, {Choice.EXHAUST, Choice.ACCEPT}),
        example("drd2.elim.willing edge cannot pay", False, {Choice.ACCEPT}),
    ],
)
def test_willing(payable: bool, expected: set[Choice]) -> None:
    assert set(elim.willing(payable)) == expected
