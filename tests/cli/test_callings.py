"""The referee calls people by name and by the sign on the board; the journal has their ids."""

from __future__ import annotations

import pytest

from bojiste.cli.callings import by_ids
from bojiste.core.reading import read_scene
from bojiste.tell.narrator import Narrator

SCENE = {
    "format": 1,
    "system": "srd5",
    "combatant": [
        {"block": "ada", "id": "zofie", "name": "Žofie", "side": "heroes"},
        {"block": "goblin", "side": "goblins", "count": 2},
    ],
}


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("zofie -3", "zofie -3"),
        ("Žofie -3", "zofie -3"),
        ("goblin 2 prone", "goblin-2 prone"),
        ("g2 prone; z +4", "goblin-2 prone; zofie +4"),
        ("- g1", "- goblin-1"),
        ("žofie delay Goblin 1", "zofie delay goblin-1"),
        ("+ goblin 2 H7", "+ goblin 2 H7"),
        ('zofie -3 "goblin 2 tripped"', 'zofie -3 "goblin 2 tripped"'),
        ("order zofie goblin 2", "order zofie goblin-2"),
    ],
)
def test_names_and_signs_are_ids(typed: str, meant: str) -> None:
    scene = read_scene(SCENE)
    assert by_ids(typed, scene, Narrator(scene, "cs")) == meant
