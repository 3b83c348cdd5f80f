"""How fast the readable engine is, and a kernel: ``python -m bojiste.forecast.bench [SCENE FIGHTS]...``.

The engine builds its events, on one core. Where a system has a kernel that plays the scene, the next line tells what
that does on one core, in many times as many fights, and how many times as long it takes as drawing its dice alone
(``kernel.bare``); its checksum is that of as many as the engine has played, and the same. The checksum stands for the
work (``tally.Tally``): numbers are compared only where checksums are equal. Seconds are those of the processor. How
fast that is at this moment is measured by a fixed loop before and after each scene: fights per loop compare across
machines, and on one that others use as well.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from bojiste.core.dice import MASK, Page, Tape
from bojiste.core.run import Run
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast.crew import unswept
from bojiste.forecast.quick import lacking
from bojiste.forecast.sample import play
from bojiste.forecast.tally import tally_of

SEED = 1
LOOK = 500
"""Fights whose turns are counted, outside the clock."""
MORE = 50
"""Fights of the kernel for each of the engine's."""
LOOP = 300_000
"""Rounds of the loop that stands for the machine."""
EXAMPLES = Path(__file__).parents[3] / "examples"
PLAN = (
    (EXAMPLES / "bench" / "s1.toml", 12_000),
    (EXAMPLES / "bench" / "s2.toml", 4_000),
    *((path, 600) for path in EXAMPLES.glob("*/goblin_ambush.toml")),
    (EXAMPLES / "bench" / "s4.toml", 1_500),
    *((path, 800) for path in EXAMPLES.glob("*/three_days.toml")),
    (EXAMPLES / "bench" / "s6.toml", 3_000),
    (EXAMPLES / "bench" / "s7.toml", 600),
)
"""S1 to S7: a duel, four against six and an ambush on a map; four against six and three days of travel; a duel and four
against six by the round of five actions."""


class Speed(NamedTuple):
    """What one scene's run came to."""

    fights: int
    seconds: float
    loop: float
    """Seconds of the fixed loop, the mean of before and after."""
    turns: int
    dice: int
    checksum: int
    bare: float | None = None
    """How many times as long it took as drawing its dice alone would."""

    def __str__(self) -> str:
        return (
            f"{self.fights:>7} fights {self.seconds:6.2f} s {self.fights / self.seconds:>9.0f} fights/s "
            f"{self.fights / self.seconds * self.loop:>7.1f} fights/loop ({self.loop:.3f} s) "
            f"{self.turns:>4} turns {self.dice:>9} dice  {self.checksum:016x}"
            + (f"  {self.bare:.1f} times its dice" if self.bare is not None else "")
        )


class _Counting(Tape):
    """A tape that counts its pages: one for each turn."""

    __slots__ = ("pages",)

    def __init__(self, seed: int, fight: int) -> None:
        super().__init__(seed, fight)
        self.pages = 0

    def page(self, page: Page) -> None:
        self.pages += 1
        super().page(page)


def loop() -> float:
    """Seconds this machine takes now for a fixed piece of plain Python: arithmetic, a dictionary, tuples."""
    start = process_time()
    number, kept = 1, {}
    for place in range(LOOP):
        number = number * 6364136223846793005 + 1442695040888963407 & MASK
        kept[number >> 54] = place, number
    assert len(kept) == 1024 and number == 0x5CCF7E7A204EEE1, "the same work everywhere"
    return process_time() - start


def turns(scene: Scene, fight: int) -> int:
    """How many turns a fight takes."""
    tape = _Counting(SEED, fight)
    Run(scene, tape).advance()
    return tape.pages


def measure(scene: Scene, fights: int) -> Speed:
    """Play so many fights (at least 1), events and all."""
    usual = median(turns(scene, fight) for fight in range(min(LOOK, fights)))
    before, start = loop(), process_time()
    with unswept():
        tally = tally_of(scene, (play(scene, SEED, fight, []) for fight in range(fights)))
    seconds = process_time() - start
    return Speed(fights, seconds, (before + loop()) / 2, int(usual), tally.dice, tally.checksum)


def measure_kernel(scene: Scene, fights: int) -> Speed | None:
    """The same by the kernel, which plays ``MORE`` times as many: dice and checksum of the first ones; ``None`` where
    it cannot."""
    if lacking(scene) or scene.system.kernel is None:
        return None
    stage = scene.system.kernel().stage(scene)
    stage.code.prepare()
    same, die = stage.count(SEED, 0, fights), _die()
    before, start = loop(), process_time()
    stage.count(SEED, 0, MORE * fights)
    seconds = process_time() - start
    middle = median(turns(scene, fight) for fight in range(min(LOOK, fights)))
    dice, checksum = same.number("dice"), same.number("checksum")
    times = None if die is None else seconds / (MORE * dice * die)
    return Speed(MORE * fights, seconds, (before + loop()) / 2, int(middle), dice, checksum, times)


def _die() -> float | None:
    """Seconds of a bare die, compiled; ``None`` where nothing can be compiled."""
    from bojiste.kernel import jit

    if not jit.there():
        return None
    from bojiste.kernel import bare

    return bare.seconds()


def main(arguments: Sequence[str]) -> int:
    """Measure the scenes named, or the seven of the benchmark."""
    if len(arguments) % 2 or not all(number.isdecimal() and int(number) for number in arguments[1::2]):
        print("usage: python -m bojiste.forecast.bench [SCENE FIGHTS]...", file=sys.stderr)
        return 2
    pairs = zip(map(Path, arguments[::2]), map(int, arguments[1::2]), strict=True)
    for path, fights in tuple(pairs) or PLAN:
        scene = load(path)
        print(f"{path.stem:<14} {measure(scene, fights)}", flush=True)
        if (quick := measure_kernel(scene, fights)) is not None:
            print(f"{path.stem + ' kernel':<14} {quick}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
