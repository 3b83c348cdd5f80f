"""Every die that falls is told by some event: whoever has the events has the dice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from tests.kernel import osr_fights
from tests.play.osr.cast import at, foe, hero, scene

EXAMPLES = sorted((Path(__file__).parents[3] / "examples" / "osr").glob("*.toml"))


def untold(scene: Scene, seed: int) -> Counter[tuple[int, int]]:
    """Dice of a game, thrown by hand, that no event tells: sides and face. A die may be told more than once."""
    hand, game = Random(seed), Game(scene, seed, dice="hand")
    fallen: Counter[tuple[int, int]] = Counter()
    while game.roll is not None:
        face = hand.randint(1, game.roll.sides)
        fallen[game.roll.sides, face] += 1
        game.face(face)
    return fallen - Counter((rolled.sides, rolled.face) for event in game.events for rolled in event.rolls)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_of_the_examples(path: Path) -> None:
    for seed in range(4):
        assert untold(load(path), seed) == {}, seed


def test_of_generated_fights() -> None:
    from bojiste.core.reading import read_scene

    for seed in range(40):
        assert untold(read_scene(osr_fights.scene(seed)), seed) == {}, seed


SPELLS = [
    {"cost": 0, "range": 40, "damage": "3d6 fire", "save": "magic", "on_save": "none", "targets": 2},
    {"cost": 0, "range": 40, "damage": "2d8", "save": "death", "on_save": "none", "attack_roll": True},
    {"cost": 0, "range": 40, "damage": "2d8", "save": "other", "attack_roll": True, "tags": ["destructive"]},
]


@pytest.mark.parametrize("spell", SPELLS, ids=["area", "shot", "half"])
def test_of_spells_from_which_one_may_be_saved(spell: dict[str, object]) -> None:
    caster = at(foe(spells=[{"id": "blast", **spell}], magic_points=9, save_number=8), 20)
    people = [at(hero(save_number=8, shield="large"), 0), at(hero("bea", save_number=8), 3), caster]
    for seed in range(20):
        assert untold(scene(*people, rulings="default", rounds=4, options={"mild_death": True}), seed) == {}, seed
