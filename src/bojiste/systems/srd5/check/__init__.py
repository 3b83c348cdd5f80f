"""Faults that show only when the whole scene is seen (section 10 of the catalogue)."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.errors import Problem
from bojiste.kit.refuse import one_side
from bojiste.systems.srd5.check import bonds, fight, places
from bojiste.systems.srd5.check.heroes import heroes
from bojiste.systems.srd5.check.remarks import remarks as remarks
from bojiste.systems.srd5.check.ways import brought, powers, ways
from bojiste.systems.srd5.check.ways import hands_full as hands_full
from bojiste.systems.srd5.prepare import Scene, mode_of


def check(scene: Scene) -> Iterator[Problem]:
    """All faults of a scene as a whole."""
    yield from one_side(scene)
    for one in scene.combatants:
        yield from fight.life(one)
        yield from ways(scene, one)
        yield from heroes(one)
    yield from bonds.causes(scene)
    yield from bonds.makers(scene)
    yield from bonds.grapples(scene)
    yield from bonds.mounts(scene)
    yield from bonds.groups(scene)
    yield from fight.order(scene)
    if mode_of(scene) == "abstract":
        yield from places.nowhere(scene)
        yield from places.distances(scene)
    else:
        yield from places.placed(scene)
    yield from places.scenery_named(scene)
    yield from fight.encounters(scene)
    for one in scene.combatants:
        yield from powers(one)
        yield from brought(scene, one)
    yield from places.drawn_heights(scene)
