"""drd2.elim: elimination."""

from __future__ import annotations

import pytest

from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.words import Backlash, Status, Use
from tests.table import example

ACTIVE, PRESENT, REMOVED = Status.ACTIVE, Status.PRESENT, Status.REMOVED
ALL = {Backlash.ADVANTAGE, Backlash.THREAT, Backlash.NONE}


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


@pytest.mark.parametrize("form, expected", [example("drd2.elimination.accept E1", REMOVED, REMOVED)])
def test_accept(form: Status, expected: Status) -> None:
    assert rules.elimination.accept(form).default is expected
    assert rules.elimination.accept().default is REMOVED
    assert set(rules.elimination.accept().answers) == {REMOVED, PRESENT}


@pytest.mark.parametrize("expected", [example("drd2.elimination.threat_after E1", 5)])
def test_threat_after(expected: int) -> None:
    ruling = rules.elimination.threat_after(PRESENT)
    assert ruling is not None
    assert ruling.default == expected
    assert ruling.allows(1) and not ruling.allows(0)
    assert rules.elimination.threat_after(REMOVED) is None


@pytest.mark.parametrize(
    "status, threatened, expected",
    [
        example("drd2.elimination.state E1", Status.PRESENT, True, True),
        example("drd2.elimination.state E2", Status.PRESENT, False, False),
        example("drd2.elimination.state edge removed", Status.REMOVED, True, False),
    ],
)
def test_state(status: Status, threatened: bool, expected: bool) -> None:
    assert rules.elimination.state(status, threatened) is expected


@pytest.mark.parametrize(
    "eliminating, expected",
    [
        example("drd2.elimination.backlash E1 SE-36", True, ALL),
        example("drd2.elimination.backlash edge ordinary action", False, set()),
    ],
)
def test_backlash(eliminating: bool, expected: set[Backlash]) -> None:
    assert set(rules.elimination.backlash(eliminating)) == expected


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
