"""``srd5.sight.*`` against the examples of the catalogue."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5 import rules
from tests.table import example


@pytest.mark.parametrize(
    "hindrances, expected",
    [
        example("srd5.sight.can_see E1", {"dark": True}, False),
        example("srd5.sight.can_see E1-back", {}, True),
        example("srd5.sight.can_see edge-blinded", {"blinded": True}, False),
        example("srd5.sight.can_see edge-invisible", {"invisible": True}, False),
        example("srd5.sight.can_see edge-hidden", {"hidden": True}, False),
        example("srd5.sight.can_see edge-obscured", {"obscured": True}, False),
        example("srd5.sight.can_see edge-cover", {"total_cover": True}, False),
        example("srd5.sight.can_see edge-declared", {"dark": True, "declared": True}, True),
        example("srd5.sight.can_see edge-declared-not", {"declared": False}, False),
    ],
)
def test_can_see(hindrances: dict[str, bool], expected: bool) -> None:
    assert rules.sight.can_see(**hindrances) is expected
