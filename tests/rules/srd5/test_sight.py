"""``srd5.sight.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.rules.sight import BRIGHT, CLEAR, DARK, DIM, HEAVILY, LIGHTLY
from bojiste.systems.srd5.words import FT
from tests.table import example


@pytest.mark.parametrize(
    "hindrances, expected",
    [
        example("srd5.sight.can_see E1", {"obscured": True}, False),
        example("srd5.sight.can_see E1-back", {}, True),
        example("srd5.sight.can_see edge-blinded", {"blinded": True}, False),
        example("srd5.sight.can_see edge-invisible", {"invisible": True}, False),
    ],
)
def test_can_see(hindrances: dict[str, bool], expected: bool) -> None:
    assert rules.sight.can_see(**hindrances) is expected


@pytest.mark.parametrize(
    "level, fog, expected",
    [
        example("srd5.sight.light E1", DIM, CLEAR, LIGHTLY),
        example("srd5.sight.light edge-dark", DARK, CLEAR, HEAVILY),
        example("srd5.sight.light edge-fog-in-light", BRIGHT, HEAVILY, HEAVILY),
        example("srd5.sight.light edge-bright", BRIGHT, CLEAR, CLEAR),
    ],
)
def test_light(level: int, fog: int, expected: int) -> None:
    assert rules.sight.light(level, fog) == expected


@pytest.mark.parametrize(
    "level, distance, darkvision, truesight, expected",
    [
        example("srd5.sight.senses edge-dark-as-dim", DARK, 60 * FT, 60 * FT, 0, DIM),
        example("srd5.sight.senses edge-dim-as-bright", DIM, 60 * FT, 60 * FT, 0, BRIGHT),
        example("srd5.sight.senses edge-too-far", DARK, 65 * FT, 60 * FT, 0, DARK),
        example("srd5.sight.senses edge-truesight", DARK, 30 * FT, 0, 30 * FT, BRIGHT),
        example("srd5.sight.senses edge-no-senses", DIM, 0, 0, 0, DIM),
    ],
)
def test_senses(level: int, distance: int, darkvision: int, truesight: int, expected: int) -> None:
    assert rules.sight.senses(level, distance, darkvision, truesight) == expected
