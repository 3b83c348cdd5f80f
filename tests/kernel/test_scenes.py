"""Fights that show one thing each: the kernel, uncompiled, plays them as the readable engine does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from bojiste.systems.srd5.kernel import KERNEL
from tests.kernel import fights, maps
from tests.kernel.heights import HEIGHTS, heights
from tests.kernel.lists import Lists
from tests.kernel.powers import again
from tests.kernel.same import Made, generated, readable
from tests.kernel.scenes import SCENES, Entry, breath, foe, hero, scene, sting
from tests.kernel.spots import SPOTS, YARD, spot
from tests.kernel.sunken import SUNKEN, sunken
from tests.kernel.test_kernel import bench
from tests.kernel.under_way import UNDER_WAY, under_way

LATER: tuple[Made, ...] = (
    fights.gifted,
    fights.armed,
    fights.begun,
    maps.scene,
    maps.charging,
    maps.begun,
    maps.sloping,
    maps.flooded,
)
SLOPING = (
    1003, 1010, 1011, 1016, 1022, 1023, 1042, 1067, 1085, 1086, 1176, 1237, 1257, 1370, 1380, 1450, 1519, 1626, 1659,
    1789,
)  # fmt: skip
"""Generated fights on ground with heights in which something happens that seldom does."""
EACH: dict[Callable[[str], dict[str, Any]], int] = {scene: 4, spot: 3, under_way: 4, heights: 4, sunken: 4}
"""So many fights of each: on a map they take longer."""


@pytest.mark.parametrize(
    "made, name",
    [
        pytest.param(made, name, id=name)
        for made, names in (
            (scene, SCENES),
            (spot, SPOTS),
            (under_way, UNDER_WAY),
            (heights, HEIGHTS),
            (sunken, SUNKEN),
        )
        for name in names
    ],
)
def test_a_fight_is_the_same(made: Callable[[str], dict[str, Any]], name: str) -> None:
    found = read_scene(made(name))
    assert not list(KERNEL.lacks(found))
    ours = Lists(found)
    for fight in range(EACH[made]):
        assert ours.rows(1, fight, fight + 1) == readable(found, 1, fight)


@pytest.mark.parametrize("made", [fights.scene, *LATER, fights.mingled, maps.broad, maps.bitten])
def test_generated_fights_are_the_same_uncompiled(made: Made) -> None:
    for number, found in generated(range(1000, 1012), made):
        assert Lists(found).rows(number, 0, 1) == readable(found, number, 0)


@pytest.mark.parametrize("number", SLOPING)
def test_what_heights_seldom_bring_about_is_the_same(number: int) -> None:
    found = read_scene(maps.sloping(number))
    assert Lists(found).rows(number, 0, 1) == readable(found, number, 0)


def test_fights_one_after_another_are_those_that_are_played_alone() -> None:
    """Nothing of a fight is left on the desk for the next."""
    some = (scene for made in LATER for _, scene in generated(range(2000, 2003), made))
    for found in (bench("s2"), *some):
        ours = Lists(found)
        assert ours.rows(3, 0, 9) == [row for fight in range(9) for row in ours.rows(3, fight, fight + 1)]


SLEEP = again("unconscious")
SLEEPERS: dict[str, tuple[Entry, str]] = {
    "by a breath": (foe(breath(inflicts=SLEEP, rounds=3)), "lacks-powers"),
    "by a breath that does nothing else": (foe(breath(inflicts=SLEEP, damage=None)), "lacks-powers"),
    "by a blow": (foe(brings=sting(inflicts=SLEEP, rounds=3)), "lacks-powers"),
    "as the fight begins": (foe(now={"conditions": ["unconscious"]}), "lacks-begun"),
}


@pytest.mark.parametrize("on_a_map", [False, True])
@pytest.mark.parametrize("name", SLEEPERS)
def test_sleepers_are_not_the_kernels(name: str, on_a_map: bool) -> None:
    """Of whom life alone says that it stands (``f.up``): whoever sleeps with hit points left does not, so that such a
    fight is left to the readable engine (``srd5.flow.end``)."""
    one, lack = SLEEPERS[name]
    place = {"field": {"map": YARD.strip("\n")}, "options": {"grid": True}} if on_a_map else {}
    found = read_scene({"format": 1, "system": "srd5", "combatant": [hero(), one], **place})
    assert lack in list(KERNEL.lacks(found))
