"""How fast the readable engine is: ``python -m bojiste.forecast.bench [SCENE FIGHTS]...``.

Every fight builds its events, on one core. The checksum stands for the work (``tally.Tally``): numbers are compared
only where checksums are equal. Seconds are those of the processor, so a busy machine does no harm.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from bojiste.core.dice import Page, Tape
from bojiste.core.run import Run
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast.sample import play
from bojiste.forecast.tally import tally_of

SEED = 1
LOOK = 500
"""Fights whose turns are counted, outside the clock."""
HOME = Path(__file__).parents[3] / "examples" / "bench"
PLAN = ((HOME / "s1.toml", 12_000), (HOME / "s2.toml", 4_000))


class Speed(NamedTuple):
    """What one scene's run came to."""

    fights: int
    seconds: float
    turns: int
    dice: int
    checksum: int

    def __str__(self) -> str:
        return (
            f"{self.fights:>7} fights {self.seconds:6.2f} s {self.fights / self.seconds:>9.0f} fights/s "
            f"{self.turns:>4} turns {self.dice:>9} dice  {self.checksum:016x}"
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


def turns(scene: Scene, fight: int) -> int:
    """How many turns a fight takes."""
    tape = _Counting(SEED, fight)
    Run(scene, tape).advance()
    return tape.pages


def measure(scene: Scene, fights: int) -> Speed:
    """Play so many fights (at least 1), events and all."""
    usual = median(turns(scene, fight) for fight in range(min(LOOK, fights)))
    start = process_time()
    tally = tally_of(scene, (play(scene, SEED, fight, []) for fight in range(fights)))
    return Speed(fights, process_time() - start, int(usual), tally.dice, tally.checksum)


def main(arguments: Sequence[str]) -> int:
    """Measure the scenes named, or the two of the benchmark."""
    if len(arguments) % 2 or not all(number.isdecimal() and int(number) for number in arguments[1::2]):
        print("usage: python -m bojiste.forecast.bench [SCENE FIGHTS]...", file=sys.stderr)
        return 2
    pairs = zip(map(Path, arguments[::2]), map(int, arguments[1::2]), strict=True)
    for path, fights in tuple(pairs) or PLAN:
        print(f"{path.stem:<8} {measure(load(path), fights)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
