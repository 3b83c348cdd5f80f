"""The compiled twin of a plain fight: with weapons alone, on level ground where everybody has a place.

``plain`` says what it cannot do of a scene, ``stage`` makes arrays of one that it can; the rest is compiled. It writes
the order of play a second time, and no number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bojiste.core.system import Kernel, Loop
from bojiste.kernel.sources import own
from bojiste.systems.osr.kernel import plain

if TYPE_CHECKING:
    from bojiste.kernel.stage import Code, Stage
    from bojiste.systems.osr.prepare import Scene


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-spells``), each once; none: it plays the scene."""
    return plain.lacks(scene)


def _stage(scene: Scene) -> Stage:
    from bojiste.systems.osr.kernel.stage import stage

    return stage(scene)


def _code(name: str = "") -> Code:
    from bojiste.systems.osr.kernel import stage

    return stage.teller() if name == TELLER else stage.code()


SOURCES = own(__name__, __file__)
TELLER = "teller"
"""The name of the loop that tells rows; that which counts tells nothing, and is compiled sooner."""


FIGHTS = Loop("", SOURCES, 250)


def _loop(scene: Scene) -> Loop:
    return FIGHTS


def _reads() -> Any:
    from bojiste.systems.osr.kernel.reads import READS

    return READS


KERNEL = Kernel(lacks, _stage, _code, _loop, _reads, (FIGHTS,))
