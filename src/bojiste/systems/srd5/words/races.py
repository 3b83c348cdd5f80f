"""What the races bring into a fight: facts of the System Reference Document 5.1 (CC-BY-4.0), in words of our own.

Scores of abilities stand in the sheet as they are, with what a race adds; skills (an elf's Perception, a half-orc's
Intimidation) stand in ``skills`` where they matter; tools and languages have no bearing here.

Compared, row by row and by hand, with two copies of the document as data: size, speed, darkvision, resistance, traits,
the spells of a tiefling, and of each dragonborn damage, area, saving throw and dice by level; how wide a line is, with
its printed table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Breath(NamedTuple):
    """The breath of a dragonborn: its damage, its area, and by which ability others save."""

    damage: str
    area: str
    save: str


_LINE, _CONE = "line 30 5", "cone 15"
BREATHS: Mapping[str, Breath] = {
    "black": Breath("acid", _LINE, "dexterity"),
    "blue": Breath("lightning", _LINE, "dexterity"),
    "brass": Breath("fire", _LINE, "dexterity"),
    "bronze": Breath("lightning", _LINE, "dexterity"),
    "copper": Breath("acid", _LINE, "dexterity"),
    "gold": Breath("fire", _CONE, "dexterity"),
    "green": Breath("poison", _CONE, "constitution"),
    "red": Breath("fire", _CONE, "dexterity"),
    "silver": Breath("cold", _CONE, "constitution"),
    "white": Breath("cold", _CONE, "constitution"),
}
"""By the colour of the dragons that they descend from."""


class Race(NamedTuple):
    """A race: its size, its feet on foot, how far it sees in the dark, what it resists, the traits it has."""

    size: str = "medium"
    speed: int = 30
    darkvision: int = 0
    resist: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    tough: bool = False
    """A hit point more for each level."""
    unburdened: bool = False
    """Heavy armour does not slow it."""
    breath: Breath | None = None
    legacy: bool = False
    """The spells of devils."""


RACES: Mapping[str, Race] = {
    "dwarf": Race(
        speed=25, darkvision=60, resist=("poison",), traits=("dwarven_resilience",), tough=True, unburdened=True
    ),
    "elf": Race(darkvision=60, traits=("fey_ancestry",)),
    "halfling": Race("small", 25, traits=("brave", "halfling_nimbleness", "lucky")),
    "human": Race(),
    "gnome": Race("small", 25, 60, traits=("gnome_cunning",)),
    "half_elf": Race(darkvision=60, traits=("fey_ancestry",)),
    "half_orc": Race(darkvision=60, traits=("relentless_endurance", "savage_attacks")),
    "tiefling": Race(darkvision=60, resist=("fire",), legacy=True),
    **{f"{colour}_dragonborn": Race(resist=(one.damage,), breath=one) for colour, one in BREATHS.items()},
}
"""By name, with the one subrace of each that the document has."""
SUBRACES = {"hill_dwarf": "dwarf", "high_elf": "elf", "lightfoot_halfling": "halfling", "rock_gnome": "gnome"}
"""The names of those."""


def named(text: str) -> str:
    """A race by its name as people write it; as it stands where there is none."""
    name = text.strip().lower().replace("-", "_").replace(" ", "_")
    return SUBRACES.get(name, name)
