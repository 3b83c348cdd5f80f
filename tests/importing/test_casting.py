"""What a spellcasting trait says: slots and spells, or so many times a day; and who has it casts in a game."""

from __future__ import annotations

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.system import system
from bojiste.systems.srd5.importing.block import understood
from bojiste.systems.srd5.importing.printed import Feature, Printed
from bojiste.systems.srd5.importing.records import Use
from bojiste.systems.srd5.importing.spells import read
from bojiste.systems.srd5.words.spells import SPELLS

MAGE = """The mage is a 9th-level spellcaster. Its spellcasting ability is Intelligence (spell save DC 14, +6 to hit with
spell attacks). The mage has the following wizard spells prepared:

- Cantrips (at will): fire bolt, light
- 1st level (4 slots): detect magic, mage armor*, magic missile
- 2nd level (3 slots): misty step, alter self, invisibility (self only, and only once)
- 5th level (1 slot): cone of cold"""
FIEND = """The fiend's spellcasting ability is Charisma (spell save DC 21). The fiend can innately cast the following
spells, requiring no material components:
At will: detect magic, fireball
3/day each: hold monster, wall of fire"""


def test_a_caster_with_slots() -> None:
    found = read(MAGE)
    assert found is not None
    assert (found.ability, found.dc, found.bonus, found.level) == ("intelligence", 14, 6, 9)
    assert found.slots == (4, 3, 0, 0, 1)
    assert found.spells == (
        "fire_bolt", "light", "detect_magic", "mage_armor", "magic_missile", "misty_step", "alter_self", "invisibility",
        "cone_of_cold",
    )  # fmt: skip
    assert found.missing == ("alter_self",)


def test_a_caster_without_slots() -> None:
    found = read(FIEND)
    assert found is not None and found.slots == () and found.bonus is None
    assert found.innate == (("detect_magic", 0), ("fireball", 0), ("hold_monster", 3), ("wall_of_fire", 3))
    assert found.missing == () and found.nearly == ("wall of fire: off the map",)


LATER = """The mage casts one of the following spells, requiring no Material components and using Intelligence as the
spellcasting ability (spell save DC 17, +9 to hit with spell attacks):

- At Will: Detect Magic, Light
- 2/Day Each: Fireball (level 5 version), Hold Monster
- 1/Day: Cone of Cold"""


def test_spells_as_the_later_print_has_them() -> None:
    found = read(LATER)
    assert found is not None and (found.ability, found.dc, found.bonus, found.bare) == ("intelligence", 17, 9, False)
    assert found.innate == (
        ("detect_magic", 0), ("light", 0), ("fireball", 2), ("hold_monster", 2), ("cone_of_cold", 1),
    )  # fmt: skip
    bare = read(LATER.replace("Material", "spell"))
    assert bare is not None and bare.bare


def test_an_action_of_spells_is_cast() -> None:
    """The later print has it among the actions."""
    mage = Printed(name="Mage", size="medium", kind="humanoid", armour=12, hit_points=40, challenge="6",
                   actions=[Feature("Spellcasting", LATER, Use())])  # fmt: skip
    block = understood(mage)
    assert [casting.dc for casting in block.castings] == [17] and not [
        left for left in block.left if "Spell" in left.name
    ]


@pytest.mark.parametrize("text", ["", "It casts.", MAGE.partition("-")[0], MAGE.replace("Intelligence", "Luck")])
def test_what_says_no_numbers_is_no_casting(text: str) -> None:
    assert read(text) is None


CASTERS = [id for id, table in system("srd5").blocks().items() if table.get("casting") and "type" in table]


def test_all_casters_of_the_document_cast() -> None:
    assert len(CASTERS) >= 35


@pytest.mark.parametrize("block", ["mage", "lich", "acolyte", "priest", "archmage", "cult_fanatic"])
def test_a_caster_casts(block: str) -> None:
    foes = [{"block": id, "side": "heroes", "hp_max": 200} for id in ("ada", "brok")]
    given = read_scene({"format": 1, "system": "srd5", "combatant": [{"block": block, "side": "foes"}, *foes]})
    used = set()
    for seed in range(4):
        run = Run(given, Tape(seed), events=[], strict=True)
        run.advance()
        assert run.outcome is not None
        used |= {event.data["power"] for event in run.events or () if event.kind in ("casts", "uses-power")}
    assert used & {*SPELLS}, used
