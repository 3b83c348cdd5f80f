"""Areas, saves and what comes after them in the orders in which other books say them."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.systems.srd5.importing import Imported, read
from tests.importing.shapes import CREATURES, FORMS, says


def with_action(name: str, said: str) -> Imported:
    (found,) = read(FORMS["Open5e"]({**CREATURES["ghoul"], "actions": [(name, said)]}))
    return found


FIRE = {
    "test": {"save": "dexterity", "dc": 15},
    "effects": [{"kind": "damage", "dice": "6d6 fire", "on_success": "half"}],
}
CONE = {**FIRE, "target": {"area": "cone 15"}}
FALL = {**CONE, "effects": [*FIRE["effects"], {"kind": "condition", "condition": "prone"}]}
SAVE = "must make a DC 15 Dexterity saving throw"
HALF = "taking 21 (6d6) fire damage on a failed save, or half as much damage on a successful one"
POWERS: list[tuple[str, dict[str, Any]]] = [
    (f"The drake exhales fire in a 15-foot cone. Each creature in that area {SAVE}, {HALF}.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}, {HALF}.", CONE),
    (f"All creatures in a 15-foot cone {SAVE}, {HALF}.", CONE),
    (f"The drake breathes fire. Every creature in a 15-foot cone in front of it {SAVE}, {HALF}.", CONE),
    (f"Each creature in a 15-foot cone originating from the drake {SAVE}, {HALF}.", CONE),
    (f"The drake breathes fire in a 15-foot cone. Each creature in the cone {SAVE}, {HALF}.", CONE),
    (f"The drake breathes fire in a 15-foot cone. Creatures in the area {SAVE}, {HALF}.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}, taking 21 (6d6) fire damage on a failure or half as much on a success.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}. On a failed save, a creature takes 21 (6d6) fire damage. On a successful save, it takes half as much damage.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}. A creature takes 21 (6d6) fire damage on a failed save, or half as much damage on a successful one.", CONE),
    (f"Each creature in a 15-foot cone {SAVE} or take 21 (6d6) fire damage, or half as much on a success.", CONE),
    ("Each creature in a 15-foot cone takes 21 (6d6) fire damage, or half damage with a successful DC 15 Dexterity saving throw.", CONE),
    ("Each creature in a 15-foot cone must make a Dexterity saving throw (DC 15), taking 21 (6d6) fire damage on a failed save, or half as much damage on a successful one.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}, taking 6d6 fire damage on a failed save, or half as much damage on a successful one.", CONE),
    (f"Each creature in a 15-foot cone {SAVE}. On a failed save, a creature takes 21 (6d6) fire damage and is knocked prone. On a successful save, a creature takes half as much damage and isn't knocked prone.", FALL),
    (f"Each creature in a 15-foot cone {SAVE}, taking 21 (6d6) fire damage and being knocked prone on a failed save, or taking half as much damage and not being knocked prone on a successful one.", FALL),
    (f"Each creature in a 15-foot cone {SAVE}, taking 21 (6d6) fire damage and falling prone on a failed save, or half as much damage without falling prone on a successful one.", FALL),
    ("Each creature in a 15-foot cone must succeed on a DC 15 Dexterity saving throw or take 21 (6d6) fire damage and be knocked prone.",
     {"target": {"area": "cone 15", "range": "self"}, "test": {"save": "dexterity"},
      "effects": [{"kind": "damage", "dice": "6d6 fire", "on_success": None}, {"kind": "condition", "condition": "prone"}]}),
    (f"Each creature in a 30-foot line that is 5 feet wide {SAVE}, {HALF}.", {**FIRE, "target": {"area": "line 30 5"}}),
    (f"Each creature in a line 30 feet long and 5 feet wide {SAVE}, {HALF}.", {**FIRE, "target": {"area": "line 30 5"}}),
    (f"The drake spits fire in a 5-foot-wide, 30-foot-long line. Each creature in that line {SAVE}, {HALF}.", {**FIRE, "target": {"area": "line 30 5"}}),
    (f"Each creature within 10 feet of the drake {SAVE}, {HALF}.", {**FIRE, "target": {"area": "sphere 10", "range": "self"}}),
    (f"Each creature in a 10-foot radius around the drake {SAVE}, {HALF}.", {**FIRE, "target": {"area": "sphere 10", "range": "self"}}),
    (f"Each creature in a 20-foot-radius sphere centered on a point the drake can see within 60 feet of it {SAVE}, {HALF}.",
     {**FIRE, "target": {"area": "sphere 20", "range": 60}}),
    (f"The drake hurls a stone at a point it can see within 60 feet. Each creature within 10 feet of that point {SAVE}, {HALF}.",
     {**FIRE, "target": {"area": "sphere 10", "range": 60}}),
    (f"One creature within 30 feet that the drake can see {SAVE}, {HALF}.", {**FIRE, "target": {"range": 30}}),
    (f"The drake targets one creature it can see within 30 feet of it. The target {SAVE}, {HALF}.", {**FIRE, "target": {"range": 30}}),
    (f"The drake chooses a creature within 30 feet of it. That creature {SAVE}, {HALF}.", {**FIRE, "target": {"range": 30}}),
    ("Each creature of the drake's choice within 60 feet of it must succeed on a DC 15 Wisdom saving throw or become frightened for 1 minute.",
     {"target": {"area": "sphere 60", "whom": "enemies"}, "effects": [{"kind": "condition", "condition": "frightened"}], "duration": {"rounds": 10}}),
    ("Each enemy within 60 feet of the drake must succeed on a DC 15 Wisdom saving throw or be frightened until the end of its next turn.",
     {"target": {"area": "sphere 60", "whom": "enemies"}, "effects": [{"kind": "condition", "condition": "frightened", "ends": "turn_end"}]}),
    ("Each creature in a 15-foot cone must succeed on a DC 15 Constitution saving throw or be blinded for 1 minute. A creature can repeat the saving throw at the end of each of its turns, ending the effect on itself on a success.",
     {"target": {"area": "cone 15"}, "effects": [{"kind": "condition", "condition": "blinded", "save_again": "turn_end"}], "duration": {"rounds": 10}}),
]  # fmt: skip


@pytest.mark.parametrize("said, values", POWERS, ids=[str(at) for at in range(len(POWERS))])
def test_an_area_or_a_save_is_played_as_it_is_said(said: str, values: dict[str, Any]) -> None:
    found = with_action("Fury (Recharge 5-6)", said)
    assert not found.missed and not found.left and not found.problems
    (power,) = found.table["power"]
    assert says(power, values) and power["use"]["recharge"] == 5


HIT = {"to_hit": 4, "reach": 5, "damage": "2d6+2 slashing"}
ATTACKS: list[tuple[str, dict[str, Any]]] = [
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage.", HIT),
    ("Melee Weapon Attack. +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage.", HIT),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit:9 (2d6+2) slashing damage.", HIT),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one creature. Hit: 9 (2d6 + 2) slashing.", HIT),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft. one target. Hit: 9 (2d6 + 2) slashing damage.", HIT),
    ("Melee weapon attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage.", HIT),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 2d6 + 2 slashing damage.", HIT),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage and the target must succeed on a DC 13 Strength saving throw or be knocked prone.",
     {**HIT, "then": {"name": "claws", "test": {"save": "strength", "dc": 13}, "effects": [{"kind": "condition", "condition": "prone"}]}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage, and the target must make a DC 13 Constitution saving throw, taking 7 (2d6) poison damage on a failed save, or half as much on a successful one.",
     {**HIT, "then": {"name": "claws", "test": {"save": "constitution", "dc": 13}, "effects": [{"kind": "damage", "dice": "2d6 poison", "on_success": "half"}]}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage. The target must succeed on a DC 13 Constitution saving throw or take 7 (2d6) poison damage and be poisoned for 1 minute.",
     {**HIT, "then": {"name": "claws", "test": {"save": "constitution", "dc": 13}, "effects": [{"kind": "damage", "dice": "2d6 poison"}, {"kind": "condition", "condition": "poisoned"}], "duration": {"rounds": 10}}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage, and if the target is a Large or smaller creature it is grappled (escape DC 13).",
     {**HIT, "then": {"name": "claws", "target": {"largest": "large"}, "effects": [{"kind": "condition", "condition": "grappled", "escape_dc": 13}]}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage and the target is knocked prone.",
     {**HIT, "then": {"name": "claws", "effects": [{"kind": "condition", "condition": "prone"}]}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage, and the target is poisoned until the end of its next turn.",
     {**HIT, "then": {"name": "claws", "effects": [{"kind": "condition", "condition": "poisoned", "ends": "turn_end"}]}}),
    ("Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 9 (2d6 + 2) slashing damage, and the target is pushed 10 feet away from the ghoul.",
     {**HIT, "then": {"name": "claws", "effects": [{"kind": "push", "feet": 10}]}}),
]  # fmt: skip


@pytest.mark.parametrize("said, values", ATTACKS, ids=[str(at) for at in range(len(ATTACKS))])
def test_an_attack_is_played_as_it_is_said(said: str, values: dict[str, Any]) -> None:
    found = with_action("Claws", said)
    assert not found.missed and not found.left and not found.problems
    (attack,) = found.table["attack"]
    assert {key: attack.get(key) for key in values} == values


@pytest.mark.parametrize(
    "said",
    [
        f"Each creature in a 15-foot cone {SAVE}, taking 21 (6d6) fire damage on a failed save and weeping for an hour.",
        f"Each creature in a 15-foot cone {SAVE}. On a failed save, a creature forgets its name.",
        f"Each creature in a circle of bones {SAVE}, {HALF}.",
        f"Each sinner in a 15-foot cone {SAVE}, {HALF}.",
    ],
)
def test_nothing_is_guessed(said: str) -> None:
    found = with_action("Fury", said)
    assert found.left == ("Fury",) and "Fury" in found.missed
