"""The compiled twin of fights hand to hand on open ground, each fighter with one weapon at most and perhaps a shield.

``plain`` says what it cannot do of a scene, ``hands`` what hands can come to hold, ``stage`` and ``arms`` make arrays
of one that it can play; the rest is compiled: ``course``, ``assault``, ``walk``, ``counter``, ``crowd``, ``blow`` and
``harm``, a course of steps (``kit.steps``) of which the loop is made, and ``tactic``. They write the order of play a
second time, and no number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from bojiste.core.system import Kernel, Loop
from bojiste.kernel.sources import own
from bojiste.systems.fiveaction.kernel import plain

if TYPE_CHECKING:
    from bojiste.kernel.stage import Code, Stage
    from bojiste.systems.fiveaction.prepare import Scene

SOURCES = own(__name__, __file__)
FIGHTS = Loop("", SOURCES, 500)


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-horses``), each once; none: it plays the scene."""
    return plain.lacks(scene)


def _stage(scene: Scene) -> Stage:
    from bojiste.systems.fiveaction.kernel.stage import stage

    return stage(scene)


def _code(name: str = "") -> Code:
    from bojiste.systems.fiveaction.kernel.stage import code

    return code()


def _loop(scene: Scene) -> Loop:
    return FIGHTS


def _reads() -> Any:
    from bojiste.systems.fiveaction.kernel.reads import READS

    return READS


KERNEL = Kernel(lacks, _stage, _code, _loop, _reads, (FIGHTS,))
