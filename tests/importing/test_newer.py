"""Saving throws as the printing of 2024 says them, in pasted text and in the prose of files: what is played of them, and
that what is not understood is told in its own words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bojiste.systems.srd5.importing import Imported, read
from tests.importing.shapes import CREATURES, FORMS, says

WYRM = """Ash Wyrm
Large Dragon, Chaotic Evil
AC 18 Initiative +2 (12)
HP 110 (13d10 + 39)
Speed 40 ft., Fly 80 ft.
Mod Save Mod Save Mod Save
Str 18 +4 +4 Dex 14 +2 +5 Con 17 +3 +6
Int 12 +1 +1 Wis 13 +1 +4 Cha 16 +3 +3
Senses Darkvision 60 ft., Passive Perception 14
Languages Draconic
CR 8 (XP 3,900; PB +3)
Actions
"""
ROAR = "Failure: The target has the Frightened condition until the end of its next turn."
AGAIN = "repeats the save at the end of each of its turns, ending the effect on itself on a success"
STONE = (
    "First Failure: The target has the Restrained condition and repeats the save at the end of its next turn if it is "
    "still Restrained, ending the effect on itself on a success. Second Failure: The target has the Petrified condition "
    "instead of the Restrained condition."
)


def wyrm(*actions: str) -> Imported:
    (found,) = read(WYRM + "\n".join(actions) + "\n")
    return found


UNDERSTOOD: list[tuple[str, dict[str, Any]]] = [
    ("Dexterity Saving Throw: DC 15, each creature in a 60-foot Cone. Failure: 45 (13d6) Fire damage. Success: Half damage.",
     {"target": {"area": "cone 60"}, "test": {"save": "dexterity", "dc": 15}, "effects": [{"kind": "damage", "dice": "13d6 fire", "on_success": "half"}]}),
    ("*Dexterity Saving Throw*: DC 15, each creature in a 60-foot-long, 5-foot-wide Line. *Failure:* 45 (13d6) Acid damage. *Success:* Half damage.",
     {"target": {"area": "line 60 5"}, "effects": [{"kind": "damage", "dice": "13d6 acid", "on_success": "half"}]}),
    ("_Dexterity Saving Throw:_ DC 16, each creature in a 20-foot-radius Sphere centered on a point the wyrm can see within 120 feet. _Failure:_ 28 (8d6) Fire damage. _Success:_ Half damage.",
     {"target": {"area": "sphere 20", "range": 120}, "test": {"dc": 16}, "effects": [{"kind": "damage", "on_success": "half"}]}),
    ("Strength Saving Throw: DC 15, each creature in a 30-foot Emanation originating from the wyrm. Failure: 10 (3d6) Bludgeoning damage, and the target has the Prone condition. Success: Half damage only.",
     {"target": {"area": "sphere 30"}, "effects": [{"kind": "damage", "dice": "3d6 bludgeoning", "on_success": "half"}, {"kind": "condition", "condition": "prone"}]}),
    (f"Wisdom Saving Throw: DC 15, each enemy within 60 feet. {ROAR}",
     {"target": {"area": "sphere 60", "whom": "enemies"}, "effects": [{"kind": "condition", "condition": "frightened", "ends": "turn_end"}]}),
    (f"Wisdom Saving Throw: DC 15, one creature the wyrm can see within 60 feet. {ROAR}",
     {"target": {"range": 60}, "test": {"save": "wisdom"}, "effects": [{"kind": "condition", "condition": "frightened", "ends": "turn_end"}]}),
    (f"Constitution Saving Throw: DC 14, each creature in a 15-foot Cone. Failure: The target has the Poisoned condition for 1 minute and {AGAIN}.",
     {"effects": [{"kind": "condition", "condition": "poisoned", "save_again": "turn_end"}], "duration": {"rounds": 10}}),
    ("Constitution Saving Throw: DC 14, one creature within 5 feet. Failure: 5 (2d4) Poison damage, and the target has the Poisoned condition for 1 minute. While Poisoned, the target has the Paralyzed condition.",
     {"target": {"range": 5}, "effects": [{"kind": "damage", "dice": "2d4 poison"}, {"kind": "condition", "condition": "poisoned"}, {"kind": "condition", "condition": "paralyzed"}]}),
    (f"Constitution Saving Throw: DC 12, each creature in a 30-foot Cone. {STONE}",
     {"effects": [{"kind": "condition", "condition": "restrained", "save_again": "turn_end", "turns_into": "petrified"}]}),
    ("Strength Saving Throw: DC 12, each creature in a 15-foot Cone. Failure: 7 (2d6) Cold damage, and the target is pushed up to 10 feet straight away from the wyrm. Success: Half damage only.",
     {"effects": [{"kind": "damage", "dice": "2d6 cold", "on_success": "half"}, {"kind": "push", "feet": 10}]}),
    (f"Wisdom Saving Throw: DC 12, each creature within 30 feet of it. {ROAR} Success: The target is immune to this wyrm's Gift for 24 hours.",
     {"target": {"area": "sphere 30"}, "test": {"once": True}}),
]  # fmt: skip


@pytest.mark.parametrize("said, values", UNDERSTOOD, ids=[str(at) for at in range(len(UNDERSTOOD))])
def test_a_saving_throw_is_played_as_it_is_said(said: str, values: dict[str, Any]) -> None:
    found = wyrm(f"Gift (Recharge 5–6). {said}")
    (power,) = found.table["power"]
    assert says(power, values)
    assert power["use"]["recharge"] == 5 and not found.missed and not found.problems


NOT = [
    f"Wisdom Saving Throw: DC 15, each creature of the wyrm's kin. {ROAR}",
    f"Wisdom Saving Throw: DC 15, up to three creatures the wyrm can see within 60 feet. {ROAR}",
    "Dexterity Saving Throw: DC 15, each creature in a 60-foot Cone. Failure: 45 (13d6) eldritch damage. Success: Half damage.",
    "Dexterity Saving Throw: DC 15, each creature in a 60-foot Cone. Failure: The target forgets its name.",
    "Dexterity Saving Throw: DC 15, each creature in a 60-foot Cone.",
    "Dexterity Saving Throw: DC many, each creature in a 60-foot Cone. Failure: 45 (13d6) Fire damage.",
    "Luck Saving Throw: DC 15, each creature in a 60-foot Cone. Failure: 45 (13d6) Fire damage.",
    "Wisdom Saving Throw: DC 15, each creature in a 60-foot Cone. Failure: Failure: Success: Success:",
    "Wisdom Saving Throw: DC 15, each creature in a 60-foot Cone. First Failure: The target sighs. Second Failure: It weeps.",
    "*Dexterity Saving Throw*: DC 15, *each* **creature** in a ___ Cone. *Failure:",
]


@pytest.mark.parametrize("said", NOT, ids=[str(at) for at in range(len(NOT))])
def test_what_is_not_understood_is_told_and_not_played(said: str) -> None:
    found = wyrm(f"Gift (Recharge 5–6). {said}")
    assert found.block is not None and "power" not in found.table
    assert "Gift" in found.left and "Gift" in found.missed


def test_what_follows_both_outcomes_is_told_and_the_rest_played() -> None:
    after = "Failure or Success: The target can't regain Hit Points until the start of the wyrm's next turn."
    said = "Wisdom Saving Throw: DC 13, one creature within 5 feet. Failure: 10 (3d6) Necrotic damage. Success: Half damage."
    found = wyrm(f"Touch. {said} {after}")
    assert found.table["power"][0]["effects"][0]["dice"] == "3d6 necrotic" and found.missed == {"Touch": (after,)}
    assert found.left == () and found.table["approximated"]


@pytest.mark.parametrize("form", ["5e-bits", "Open5e", "Open5e v2", "Improved Initiative"])
def test_the_prose_of_files_with_marks_is_read(form: str) -> None:
    said = "*Dexterity Saving Throw*: DC 11, each creature in a 15-foot Cone. *Failure:* 7 (2d6) Fire damage. *Success:* Half damage."
    bite = "*Melee Attack Roll:* +4, reach 5 ft. *Hit:* 5 (1d6 + 2) Piercing damage."
    goblin = CREATURES["goblin"]
    (found,) = read(FORMS[form]({**goblin, "actions": [("Cinders", said), ("Bite", bite)]}))
    effects = [{"kind": "damage", "dice": "2d6 fire", "on_success": "half"}]
    assert says(found.table["power"][0], {"target": {"area": "cone 15"}, "effects": effects})
    assert found.table["attack"][0]["damage"] == "1d6+2 piercing" and not found.missed


def test_two_failures_of_5etools_are_told_apart() -> None:
    said = (
        "{@actSave con} {@dc 11}, each creature in a 15-foot {@variantrule Cone [Area of Effect]|XPHB|Cone}. "
        "{@actSaveFail 1} The target has the {@condition Restrained|XPHB} condition and repeats the save at the end of its "
        "next turn if it is still {@condition Restrained|XPHB}, ending the effect on itself on a success. {@actSaveFail 2} "
        "The target has the {@condition Petrified|XPHB} condition instead of the {@condition Restrained|XPHB} condition."
    )
    entry = json.loads(FORMS["5etools"](CREATURES["goblin"]))
    entry["monster"][0]["action"][0] = {"name": "Stare", "entries": [said]}
    (found,) = read(json.dumps(entry))
    stony = {"kind": "condition", "condition": "restrained", "save_again": "turn_end", "turns_into": "petrified"}
    assert found.table["power"][0]["effects"] == [stony]


def test_an_asterisk_that_marks_no_roll_stays() -> None:
    """The spells that a caster casts before a fight are marked so."""
    said = (
        "The goblin is a 5th-level spellcaster. Its spellcasting ability is Wisdom (spell save DC 12, +4 to hit with spell "
        "attacks).\nCantrips (at will): sacred flame\n1st level (4 slots): bless*, sanctuary*\n* The goblin casts these "
        "spells on itself before combat."
    )
    (found,) = read(FORMS["5e-bits"]({**CREATURES["goblin"], "traits": [("Spellcasting", said)]}))
    assert found.table["cast_before"] == ["bless", "sanctuary"]
