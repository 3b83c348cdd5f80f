"""The way in which fights are played: by a system's compiled twin where it can, else by the readable engine.

Both play the same fights by the same dice, so it never shows in the numbers who has played which.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Literal

from bojiste.core.scene import Scene
from bojiste.core.system import Loop
from bojiste.errors import Problem, SceneError
from bojiste.forecast import sheaf, twin
from bojiste.forecast.crew import Scenes, Work
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many, Progress, chunk, count, gathered, play_many
from bojiste.forecast.sheaf import Sheaf
from bojiste.forecast.tally import Tally, merged
from bojiste.forecast.twin import Twin

Way = Literal["exact", "kernel", "readable"]
PAYS = 5_000
"""Fewer fights are over before a kernel is compiled; of one that is kept a loop says how many (``Loop.loads``)."""
SOONER = 4
"""One that came compiled is there in so small a part of that time."""


def lacking(scene: Scene) -> tuple[str, ...]:
    """Word ids of what keeps a scene from a kernel; none: it can be played by one."""
    if scene.system.kernel is None:
        return ("lacks-kernel",)
    from bojiste.kernel import objects

    kernel = scene.system.kernel()
    compiles = find_spec("numba") is not None
    if not (compiles or any(objects.any_of(loop.sources) for loop in kernel.loops)):
        return ("lacks-numba",)
    from bojiste.kernel.reads import unread

    lacks = (*unread(scene), *kernel.lacks(scene))
    return lacks if lacks or compiles or _came(kernel.loop(scene)) else ("lacks-numba",)


def _came(loop: Loop) -> bool:
    """Whether a loop came compiled."""
    from bojiste.kernel import objects

    return objects.found(loop.sources, loop.name) is not None


def chosen(
    scenes: Scenes, how: Many, way: Way | None = None, *, fights: int | None = None, at_hand: bool = False
) -> Taken:
    """Who plays the fights of these scenes: the kernel, if it can play each of them. ``SceneError`` where the way that
    is asked for cannot be gone. ``fights``: how many there are to be in all, where it is not so many of each;
    ``at_hand``: the kernel has been loaded for another scene. Which way is taken for few fights hangs on what has been
    compiled on this machine; only the line that names it differs."""
    number = how.fights * len(scenes) if fights is None else fights
    lacks = () if way == "readable" else _kept_from(scenes, how, None if way or at_hand else number)
    if way == "kernel" and lacks:
        raise SceneError([Problem("--way", way, lack) for lack in lacks], scenes[0].system.id)
    if lacks or way == "readable":
        return Taken("readable", lacks)
    loops = _loops(scenes)
    helped = not way and how.workers != 1 and not all(_came(loop) or _kept(loop) for loop in loops)
    return Taken("kernel", (), helped, all(map(_came, loops)))


def _kept_from(scenes: Scenes, how: Many, few: int | None) -> tuple[str, ...]:
    """Word ids of what keeps the kernel from these scenes; ``few``: so many fights are to pay for it."""
    lacks = tuple(dict.fromkeys(lack for scene in scenes for lack in lacking(scene)))
    if not lacks and few is not None and few < PAYS and few < max(map(pays, _loops(scenes))):
        lacks = ("lacks-fights",)
    return lacks or (("lacks-cluster",) if isinstance(how.workers, str) else ())


def pays(loop: Loop) -> int:
    """How many fights the readable engine plays until a loop is there."""
    if _came(loop):
        return loop.loads // SOONER
    return loop.loads if _kept(loop) else PAYS


def _loops(scenes: Scenes) -> tuple[Loop, ...]:
    """The loops that play these scenes."""
    return tuple(scene.system.kernel().loop(scene) for scene in scenes if scene.system.kernel is not None)


def _kept(loop: Loop) -> bool:
    """Whether a loop has been compiled on this machine."""
    from bojiste.kernel import jit

    return jit.kept(loop.name, loop.sources)


def played(
    scene: Scene,
    how: Many,
    taken: Taken,
    progress: Progress | None = None,
    *,
    enough: Callable[[Tally], bool] | None = None,
    seen: Callable[[Tally], object] | None = None,
) -> Tally:
    """The tally of fights 0 to ``fights`` - 1, by whom they are to be played; of fewer, the first ones, if Ctrl-C comes
    between or they are enough. ``seen`` is shown every now and then what has been counted so far."""
    stop = enough or (lambda tally: False)
    if taken.way != "kernel":
        return play_many(scene, how.fights, how.seed, how.workers, progress, enough=stop, seen=seen)
    fast = Twin(scene)
    size = twin.SPAN if enough is None else twin.LOOKED_AT
    work = Work(chunk, (scene,), how.seed)
    ways = twin.Ways((fast,), partial(fast.tally, how.seed), work, twin.anew, taken.helped)
    return gathered(twin.parts(ways, how, size), Tally(), merged, how.fights, progress, enough=stop, seen=seen)


def played_side_by_side(scenes: Scenes, how: Many, taken: Taken, progress: Progress | None = None) -> Sheaf:
    """What is counted of several scenes played with the same dice, by whom they are to be played."""
    work, nothing = Work(sheaf.chunk, scenes, how.seed), sheaf.nothing(len(scenes))
    if taken.way != "kernel":
        return count(work, nothing, sheaf.both, how.fights, how.workers, progress)
    fast = tuple(map(Twin, scenes))
    ways = twin.Ways(fast, partial(twin.side_by_side, fast, how.seed), work, sheaf.anew, taken.helped)
    return gathered(twin.parts(ways, how, twin.SIDE_BY_SIDE), nothing, sheaf.both, how.fights, progress)
