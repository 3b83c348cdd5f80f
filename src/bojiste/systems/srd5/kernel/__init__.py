"""The compiled twin of a plain fight: with attacks, death saves and first aid, without a map or on one.

``plain`` says what it cannot do of a scene, ``stage`` makes arrays of one that it can; ``course``, ``life`` and
``tactic`` are compiled. They write the order of play a second time, and no number. ``map_``: the same for a fight on a
map, which is a loop of its own: nobody waits for a map that is not there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bojiste.core.system import Kernel, Loop
from bojiste.kernel.sources import own
from bojiste.systems.srd5.kernel import map_plain, plain
from bojiste.systems.srd5.kernel.map_plain import BITTEN, MAP, SLOPES

if TYPE_CHECKING:
    from bojiste.kernel.stage import Code, Stage
    from bojiste.systems.srd5.prepare import Scene


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-map``), each once; none: it plays the scene."""
    return map_plain.lacks(scene) if scene.prepared.mode == "grid" else plain.lacks(scene)


def _stage(scene: Scene) -> Stage:
    if scene.prepared.mode == "grid":
        from bojiste.systems.srd5.kernel.map_stage import stage_on_a_map

        return stage_on_a_map(scene)
    from bojiste.systems.srd5.kernel.stage import stage

    return stage(scene)


def _code(name: str = "") -> Code:
    from bojiste.systems.srd5.kernel import map_stage, stage

    codes = {
        PLAIN: stage.plain_code,
        MAP: map_stage.code,
        BITTEN: map_stage.bitten_code,
        SLOPES: map_stage.sloping_code,
    }
    return codes.get(name, stage.code)()


SOURCES = own(__name__, __file__)
PLAIN = "plain"
"""The name of the loop of fights without features; those on a map have theirs in ``map_plain``."""
LOADS = {"": 2_000, PLAIN: 2_000, MAP: 200, BITTEN: 200, SLOPES: 200}
"""Fights that the readable engine plays while each is loaded."""


LOOPS = {name: Loop(name, SOURCES, loads) for name, loads in LOADS.items()}


def _loop(scene: Scene) -> Loop:
    if scene.prepared.mode == "grid":
        return LOOPS[map_plain.loop(scene)]
    return LOOPS["" if plain.featured(scene) else PLAIN]


def _reads() -> Any:
    from bojiste.systems.srd5.kernel.reads import READS

    return READS


KERNEL = Kernel(lacks, _stage, _code, _loop, _reads, tuple(LOOPS.values()))
