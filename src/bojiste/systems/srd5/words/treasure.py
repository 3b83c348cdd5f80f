"""Magic items that a fight feels: facts of the System Reference Document 5.1 (CC-BY-4.0), in words of our own.

What an item does stands in its row where it is a number of the sheet; what it does at a moment stands in a file of
``items/`` under the same name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, NamedTuple

from bojiste.systems.srd5.words.goods import ARMOUR, WEAPONS

Worn = Literal["weapon", "armour", "shield", "worn"]
BONUSES = (1, 2, 3)
ATTUNED = 3
"""How many items somebody is attuned to at the most."""
SHIELD: Literal["shield"] = "shield"
MAGIC = "magic"
"""What is only better than its like: a weapon, armour or a shield with a bonus."""


class Treasure(NamedTuple):
    """A magic item: what it is, of what it is made, and what it adds to the numbers of whoever bears it."""

    kind: Worn = "worn"
    attuned: bool = False
    """Whether it works for whoever is attuned to it only."""
    of: tuple[str, ...] = ()
    """Weapons or armour that it can be; the first where nothing is said."""
    bonus: int = 0
    """Of a weapon: to attack and damage; of armour and shields: to Armor Class."""
    ac: int = 0
    saves: int = 0
    bare: bool = False
    """Only without armour and shield."""
    scores: Mapping[str, int] = {}
    """Abilities that are so high at least."""
    resist: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    cond_immune: tuple[str, ...] = ()
    senses: Mapping[str, int] = {}
    """How far it perceives at least, in feet."""
    traits: tuple[str, ...] = ()
    """Traits of the sheet that it brings."""


def _strength(score: int) -> Treasure:
    return Treasure(attuned=True, scores={"strength": score})


TREASURES: Mapping[str, Treasure] = {
    "amulet_of_health": Treasure(attuned=True, scores={"constitution": 19}),
    "belt_of_cloud_giant_strength": _strength(27),
    "belt_of_fire_giant_strength": _strength(25),
    "belt_of_frost_giant_strength": _strength(23),
    "belt_of_hill_giant_strength": _strength(21),
    "belt_of_stone_giant_strength": _strength(23),
    "belt_of_storm_giant_strength": _strength(29),
    "bracers_of_defense": Treasure(attuned=True, ac=2, bare=True),
    "cloak_of_protection": Treasure(attuned=True, ac=1, saves=1),
    "dwarven_plate": Treasure("armour", of=("plate",), bonus=2),
    "elven_chain": Treasure("armour", of=("chain_shirt",), bonus=1),
    "gauntlets_of_ogre_power": _strength(19),
    "glamoured_studded_leather": Treasure("armour", of=("studded_leather",), bonus=1),
    "goggles_of_night": Treasure(senses={"darkvision": 60}),
    "headband_of_intellect": Treasure(attuned=True, scores={"intelligence": 19}),
    "ioun_stone_of_protection": Treasure(attuned=True, ac=1),
    "mantle_of_spell_resistance": Treasure(attuned=True, traits=("magic_resistance",)),
    "periapt_of_proof_against_poison": Treasure(immune=("poison",), cond_immune=("poisoned",)),
    "ring_of_protection": Treasure(attuned=True, ac=1, saves=1),
    "ring_of_warmth": Treasure(attuned=True, resist=("cold",)),
    "stone_of_good_luck": Treasure(attuned=True, saves=1),
}
"""By name. What is nothing but better than its like needs no row: ``longsword +1``, ``plate +2``, ``shield +1``."""

PLAIN = {
    **dict.fromkeys(set(WEAPONS) - {"improvised", "net"}, Treasure("weapon")),
    **dict.fromkeys(ARMOUR, Treasure("armour")),
    SHIELD: Treasure(SHIELD),
}


class Item(NamedTuple):
    """An item as somebody bears it: its name (``MAGIC``: only better than its like), what it is made of, its bonus."""

    name: str
    of: str
    bonus: int

    @property
    def row(self) -> Treasure:
        return TREASURES.get(self.name) or PLAIN[self.of]


def read(text: str) -> Item | None:
    """An item as people write it: ``longsword +1``, ``+2 plate``, ``Ring of Protection``; ``None`` for what is none."""
    plus = re.search(r"\+\s*(\d)", text)
    rest = re.sub(r"\+\s*\d", "", text) if plus else text
    words = "_".join(re.findall(r"[a-z]+", rest.lower().replace("’", "").replace("'", "")))
    if plus is None:
        row = TREASURES.get(words)
        return Item(words, row.of[0] if row.of else "", row.bonus) if row is not None else None
    bonus = int(plus[1])
    return Item(MAGIC, words, bonus) if words in PLAIN and bonus in BONUSES else None
