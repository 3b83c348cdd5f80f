"""The kernel of a system, held against the readable engine, row for row."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from bojiste.core.dice import Tape
from bojiste.core.reading import read_scene
from bojiste.core.run import Run
from bojiste.core.scene import Scene
from bojiste.core.system import Kernel
from bojiste.kernel.rows import LEFT, RULES, Numbers, places
from tests.kernel import fights
from tests.kernel.lists import Lists

Made = Callable[[int], dict[str, Any]]
"""Makes a scene of a number."""
Rows = list[tuple[int, ...]]
Tells = Callable[[int, int], Rows]
"""What is told of a fight, by its seed and number."""


class Compared(NamedTuple):
    """How many fights were held against each other, and how often each kind of event was told in them."""

    fights: int
    kinds: Counter[str]


def kernel_of(scene: Scene) -> Kernel:
    """The kernel of the scene's system."""
    assert scene.system.kernel is not None
    return scene.system.kernel()


def numbers_of(scene: Scene) -> Numbers:
    """How the events of the scene's system become rows."""
    found: Numbers = importlib.import_module(f"bojiste.systems.{scene.system.id}.kernel.what").NUMBERS
    return found


def readable(scene: Scene, seed: int, fight: int) -> Rows:
    """What the readable engine tells."""
    numbers = numbers_of(scene)
    events: list[Any] = []
    Run(scene, Tape(seed, fight), events=events).advance()
    numbered = places(scene)
    return [numbers.row(event, numbered) for event in events]


def compiled(scene: Scene) -> Tells:
    """What the compiled kernel tells: by a loop of its own, which takes long to compile."""
    tells: Tells = kernel_of(scene).stage(scene).rows
    return tells


def uncompiled(scene: Scene) -> Tells:
    """The same told by the same functions as they stand."""
    lists = Lists(scene)
    return lambda seed, fight: lists.rows(seed, fight, fight + 1)


def differences(scene: Scene, seed: int, fights: int, by: Callable[[Scene], Tells] = uncompiled) -> list[str]:
    """Where the kernel first tells something else, of each of the first fights in which it does."""
    return _held(scene, seed, fights, by)[0]


def _held(scene: Scene, seed: int, fights: int, by: Callable[[Scene], Tells]) -> tuple[list[str], Counter[str]]:
    numbers, tells = numbers_of(scene), by(scene)
    wrong: list[str] = []
    kinds: Counter[str] = Counter()
    for fight in range(fights):
        ours, theirs = tells(seed, fight), readable(scene, seed, fight)
        if ours[-1:] == [LEFT]:
            ours, theirs = ours[:-1], theirs[: len(ours) - 1]
        wrong += [f"fight {fight}, {_difference(numbers, ours, theirs)}"] if ours != theirs else []
        kinds.update(numbers.kinds[row[0] // RULES] for row in ours)
    return wrong, kinds


def _difference(numbers: Numbers, ours: Rows, theirs: Rows) -> str:
    """The first row that differs."""
    for place, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            return f"row {place}: {numbers.told(one)}, not {numbers.told(other)}"
    return f"{len(ours)} rows, not {len(theirs)}"


def generated(numbers: range, made: Made = fights.scene) -> Iterator[tuple[int, Scene]]:
    """Scenes of these numbers that the kernel plays."""
    for number in numbers:
        scene = read_scene(made(number))
        if not list(kernel_of(scene).lacks(scene)):
            yield number, scene


def compared(
    numbers: range, each: int, made: Made = fights.scene, by: Callable[[Scene], Tells] = uncompiled
) -> Compared:
    """So many fights of each of these scenes are the same in both; of those that are not the smallest is told."""
    wrong = []
    seen, kinds = 0, Counter[str]()
    for number, scene in generated(numbers, made):
        seen += 1
        found, told = _held(scene, number, each, by)
        wrong += [(len(scene.combatants), number, one) for one in found[:1]]
        kinds += told
    assert not wrong, f"{len(wrong)} scenes; the smallest: {min(wrong)}"
    assert seen > len(numbers) // 3, "most of the scenes are the kernel's"
    return Compared(seen * each, kinds)
