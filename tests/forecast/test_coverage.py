"""Intervals hold the exact value as often as they say: a thousand forecasts by fixed seeds."""

from __future__ import annotations

from collections import Counter

import pytest

from bojiste.core.dice import Tape, die, face, key_of
from bojiste.core.reading import read_scene
from bojiste.forecast import exact, intervals
from bojiste.forecast.sample import chunk
from tests.forecast.oracle import first_wins
from tests.forecast.purse import data
from tests.forecast.test_exact import COIN

REPETITIONS = 1000


@pytest.mark.usefixtures("purse")
def test_shares_of_forecasts() -> None:
    """Forty fights each, the seeds one after another: between 93.5 and 97 of a hundred intervals hold the odds."""
    scene, odds = read_scene(data()), 1 - float(first_wins((COIN, COIN), (3, 3)))
    held = 0
    for seed in range(REPETITIONS):
        low, high = intervals.wilson(chunk((scene,), seed, (0, 40)).flags["won:left"], 40)
        held += low <= odds <= high
    assert 935 <= held <= 970


def test_averages_of_dice() -> None:
    """The mean of two dice is 7; the interval of forty throws says so as often as it promises."""
    held = 0
    for repetition in range(REPETITIONS):
        key = key_of(repetition, 1)
        throws = Counter(face(key, 2 * at, 6) + face(key, 2 * at + 1, 6) for at in range(40))
        found = intervals.mean_interval(throws)
        assert found is not None
        held += found.low <= 7 <= found.high
    assert 925 <= held <= 965


def test_differences_of_fights_that_share_their_dice() -> None:
    """The second has whatever the first has, and a tenth more."""
    held = 0
    for repetition in range(REPETITIONS):
        key = key_of(repetition, 2)
        faces = [face(key, at, 20) for at in range(60)]
        gained = sum(10 < one <= 12 for one in faces)
        low, high = intervals.paired(gained, 0, len(faces))
        held += low <= 0.1 <= high
    assert 925 <= held <= 985


def test_a_tape_is_fair() -> None:
    """Chi-square of the faces of a twenty-sided die, below the quantile of 0.9999."""
    tape, request = Tape(3, 0), die(20, exact.known, None)
    faces = Counter(tape.face(request) for _ in range(20_000))
    assert sum((faces[one] - 1000) ** 2 / 1000 for one in range(1, 21)) < 51
