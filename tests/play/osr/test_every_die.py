"""Each die that falls is told once, in order: of generated fights and of spells (the examples stand in
``tests/conformance/test_every_die.py``)."""

from __future__ import annotations

import pytest

from bojiste.core.reading import read_scene
from tests.conformance.test_every_die import untold
from tests.kernel import osr_fights
from tests.play.osr.cast import at, foe, hero, scene


def test_of_generated_fights() -> None:
    for seed in range(40):
        assert untold(read_scene(osr_fights.scene(seed)), seed) == "", seed


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
        assert untold(scene(*people, rulings="default", rounds=4, options={"mild_death": True}), seed) == "", seed
