"""The compiled twin of a plain fight: without a map, with attacks, death saves and first aid.

``plain`` says what it cannot do of a scene, ``stage`` makes arrays of one that it can; ``course``, ``life`` and
``tactic`` are compiled. They write the order of play a second time, and no number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.system import Kernel
from bojiste.systems.srd5.kernel.plain import lacks

if TYPE_CHECKING:
    from bojiste.kernel.stage import Code, Stage
    from bojiste.systems.srd5.prepare import Scene


def _stage(scene: Scene) -> Stage:
    from bojiste.systems.srd5.kernel.stage import stage

    return stage(scene)


def _code() -> Code:
    from bojiste.systems.srd5.kernel.stage import code

    return code()


KERNEL = Kernel(lacks, _stage, _code)
