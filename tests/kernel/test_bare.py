"""What drawing dice costs is measured by the dice of the tape."""

from __future__ import annotations

import pytest

pytest.importorskip("numba")

import numpy as np

from bojiste.core.dice import Page, Tape, die, key_of
from bojiste.kernel import bare


def test_the_dice_are_those_of_the_tape() -> None:
    desk = bare.desks()
    desk.seed = key_of(5)
    with np.errstate(over="ignore"):
        bare.draw(desk, 3)
    tapes = [Tape(5, fight) for fight in range(3)]
    faces = 0
    for tape in tapes:
        for turn in range(bare.TURNS):
            tape.page(Page(turn, turn & 1))
            if tape.face(die(20, "", None)) > bare.HITS:
                faces += tape.face(die(8, "", None))
    assert (int(desk[0].faces), int(desk[0].dice)) == (faces, sum(tape.drawn for tape in tapes))
