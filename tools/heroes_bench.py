"""How the tactics fare with each class: heroes of a level against three standard fights, by tactic.

    python tools/heroes_bench.py [--fights 40] [--levels 3 5 11] [--write FILE]

Two ready heroes of a class (``bojiste new``'s), each with the gear and scores of their level, meet a brute, a pack and
shooters that the book thinks hard for them, on an open map. All tactics get the same seeds. A row tells in how many
fights of a hundred the heroes win, with the interval of 95 % (Wilson).
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.systems.srd5.shelf.heroes import KITS, hero

ROUNDS = 30
"""Who flees as long is not caught any more, and has not won."""
GRADES = ("naive", "ordinary", "clever")
FOES = {
    3: {"brute": ("ogre", 1), "pack": ("wolf", 4), "shooters": ("goblin", 4)},
    5: {"brute": ("troll", 1), "pack": ("dire_wolf", 3), "shooters": ("bugbear", 4)},
    11: {"brute": ("stone_giant", 1), "pack": ("ogre", 4), "shooters": ("hill_giant", 2)},
}
"""By level: whom two heroes meet in each of the three fights."""


def scene(calling: str, level: int, foes: tuple[str, int], grade: str) -> Any:
    """Two heroes with this tactic, twelve squares from the others."""
    who = [
        {"id": f"hero-{place}", "side": "heroes", "tactic": grade, **hero(calling, level),
         "now": {"position": [2, 8 + 3 * place]}}
        for place in range(2)
    ]  # fmt: skip
    block, count = foes
    others = [
        {"id": f"foe-{place}", "block": block, "side": "foes", "tactic": "ordinary",
         "now": {"position": [15, 2 + 4 * place]}}
        for place in range(count)
    ]  # fmt: skip
    return read_scene(
        {
            "format": 1,
            "system": "srd5",
            "combatant": [*who, *others],
            "field": {"mode": "grid"},
            "options": {"max_rounds": ROUNDS},
        }
    )


def won(calling: str, level: int, foes: tuple[str, int], grade: str, fights: int) -> int:
    """How many of so many fights the heroes win."""
    given = scene(calling, level, foes, grade)
    outcomes = (Game(given, seed=seed).outcome for seed in range(1, fights + 1))
    return sum(outcome is not None and outcome.winner == "heroes" for outcome in outcomes)


def interval(wins: int, fights: int) -> tuple[float, float]:
    """Wilson's interval of 95 % of a share, in parts of a hundred."""
    z, share = 1.96, wins / fights
    middle = (share + z * z / (2 * fights)) / (1 + z * z / fights)
    half = z * sqrt(share * (1 - share) / fights + z * z / (4 * fights * fights)) / (1 + z * z / fights)
    return 100 * (middle - half), 100 * (middle + half)


def rows(levels: Sequence[int], fights: int) -> Iterator[str]:
    """A row for each class and level: of all three fights together."""
    for calling in KITS:
        for level in levels:
            found = []
            for grade in GRADES:
                wins = sum(won(calling, level, foes, grade, fights) for foes in FOES[level].values())
                total = fights * len(FOES[level])
                low, high = interval(wins, total)
                found.append(f"{100 * wins / total:.0f} ({low:.0f}–{high:.0f})")
            yield f"| {calling} | {level} | " + " | ".join(found) + " |"


HEAD = "| class | level | " + " | ".join(GRADES) + " |\n|---|---|---|---|---|"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--levels", type=int, nargs="+", default=list(FOES))
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    lines = [HEAD]
    print(HEAD)
    for row in rows(given.levels, given.fights):
        print(row, flush=True)
        lines.append(row)
    if given.write is not None:
        given.write.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
