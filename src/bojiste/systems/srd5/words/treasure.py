"""Magic items that a fight feels: facts of the System Reference Document 5.1 (CC-BY-4.0), in words of our own.

What an item does stands in its row where it is a number of the sheet; what it does at a moment stands in a file of
``items/`` under the same name.

Compared, row by row and by hand, with a copy of the document as data (its beginning with a second one): what an item
is made of, whether it needs attunement, bonus, Armor Class, scores, resistances, speeds, senses, dice and whom they
spare, and in ``item_powers`` charges, spells, save DCs, dice. Left as it is, and told in docs/srd5.md: who may be
attuned (a paladin, those who cast spells), and that charges come back by dice at dawn. The document gives no list of
the weapons of ``ANY``, ``AXES`` and ``SWORDS``: those are the weapons of its table that are called so.
Items of the fifth edition that the document lacks (an efreeti chain, a weapon of warning) are no open content under it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from bojiste.systems.srd5.words.goods import ARMOUR, WEAPONS

Worn = Literal["weapon", "armour", "shield", "worn", "potion"]
BONUSES = (1, 2, 3)
ATTUNED = 3
"""How many items somebody is attuned to at the most."""
SHIELD: Literal["shield"] = "shield"
MAGIC = "magic"
"""What is only better than its like: a weapon, armour or a shield with a bonus."""


class Extra(NamedTuple):
    """Dice besides with a hit: how many, of how many sides, of which damage (``""``: the weapon's own), and against
    creatures of which types (none: of all); never against those that are ``spared``."""

    dice: int
    sides: int
    type: str = ""
    against: tuple[str, ...] = ()
    spared: tuple[str, ...] = ()

    def meets(self, creature: str) -> bool:
        """Whether they are rolled against a creature of this type."""
        return creature not in self.spared and (not self.against or creature in self.against)


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
    speeds: Mapping[str, int] = {}
    """How fast it moves at least, in feet (0: as fast as it walks)."""
    senses: Mapping[str, int] = {}
    """How much farther it perceives, in feet."""
    traits: tuple[str, ...] = ()
    """Traits of the sheet that it brings."""
    more: Extra | None = None
    """Dice with every hit of the weapon."""
    bane: Extra | None = None
    """Dice with hits on creatures of some types."""
    on_20: tuple[Extra, ...] = ()
    """Dice that a critical hit rolls besides where the d20 shows 20."""


def _strength(score: int) -> Treasure:
    return Treasure(attuned=True, scores={"strength": score})


SWORDS = ("longsword", "greatsword", "scimitar", "shortsword", "rapier")
AXES = ("battleaxe", "greataxe", "handaxe")
CUTTING = ("longsword", "greatsword", "scimitar")
ANY = tuple(name for name in WEAPONS if name not in ("improvised", "net"))
RESISTED = ("acid", "cold", "fire", "force", "lightning", "necrotic", "poison", "psychic", "radiant", "thunder")
LIFELESS = ("construct", "undead")
UNHOLY = ("fiend", "undead")

TREASURES: Mapping[str, Treasure] = {
    "amulet_of_health": Treasure(attuned=True, scores={"constitution": 19}),
    "armor_of_invulnerability": Treasure(
        "armour", True, ("plate",), resist=tuple(f"{one} nonmagical" for one in ("bludgeoning", "piercing", "slashing"))
    ),
    "belt_of_cloud_giant_strength": _strength(27),
    "belt_of_fire_giant_strength": _strength(25),
    "belt_of_frost_giant_strength": _strength(23),
    "belt_of_hill_giant_strength": _strength(21),
    "belt_of_stone_giant_strength": _strength(23),
    "belt_of_storm_giant_strength": _strength(29),
    "boots_of_speed": Treasure(attuned=True),
    "boots_of_the_winterlands": Treasure(attuned=True, resist=("cold",)),
    "bracers_of_defense": Treasure(attuned=True, ac=2, bare=True),
    "brooch_of_shielding": Treasure(attuned=True, resist=("force",)),
    "broom_of_flying": Treasure(speeds={"fly": 50}),
    "cloak_of_arachnida": Treasure(attuned=True, resist=("poison",), speeds={"climb": 0}),
    "cloak_of_displacement": Treasure(attuned=True),
    "cloak_of_protection": Treasure(attuned=True, ac=1, saves=1),
    "dragon_slayer": Treasure("weapon", of=SWORDS, bonus=1, bane=Extra(3, 6, "", ("dragon",))),
    "dwarven_plate": Treasure("armour", of=("plate",), bonus=2),
    "elven_chain": Treasure("armour", of=("chain_shirt",), bonus=1),
    "flame_tongue": Treasure("weapon", True, SWORDS),
    "frost_brand": Treasure("weapon", True, SWORDS, more=Extra(1, 6, "cold")),
    "gauntlets_of_ogre_power": _strength(19),
    "giant_slayer": Treasure("weapon", of=(*AXES, *SWORDS), bonus=1, bane=Extra(2, 6, "", ("giant",))),
    "glamoured_studded_leather": Treasure("armour", of=("studded_leather",), bonus=1),
    "goggles_of_night": Treasure(senses={"darkvision": 60}),
    "headband_of_intellect": Treasure(attuned=True, scores={"intelligence": 19}),
    "holy_avenger": Treasure(
        "weapon", True, SWORDS, 3, bane=Extra(2, 10, "radiant", UNHOLY), traits=("magic_resistance",)
    ),
    "ioun_stone_of_protection": Treasure(attuned=True, ac=1),
    "javelin_of_lightning": Treasure("weapon", of=("javelin",)),
    "mace_of_disruption": Treasure("weapon", True, ("mace",), bane=Extra(2, 6, "radiant", UNHOLY)),
    "mantle_of_spell_resistance": Treasure(attuned=True, traits=("magic_resistance",)),
    "necklace_of_fireballs": Treasure(),
    "periapt_of_proof_against_poison": Treasure(immune=("poison",), cond_immune=("poisoned",)),
    "potion_of_cloud_giant_strength": Treasure("potion", scores={"strength": 27}),
    "potion_of_fire_giant_strength": Treasure("potion", scores={"strength": 25}),
    "potion_of_frost_giant_strength": Treasure("potion", scores={"strength": 23}),
    "potion_of_greater_healing": Treasure("potion"),
    "potion_of_healing": Treasure("potion"),
    "potion_of_heroism": Treasure("potion"),
    "potion_of_hill_giant_strength": Treasure("potion", scores={"strength": 21}),
    "potion_of_speed": Treasure("potion"),
    "potion_of_stone_giant_strength": Treasure("potion", scores={"strength": 23}),
    "potion_of_storm_giant_strength": Treasure("potion", scores={"strength": 29}),
    "potion_of_superior_healing": Treasure("potion"),
    "potion_of_supreme_healing": Treasure("potion"),
    "ring_of_protection": Treasure(attuned=True, ac=1, saves=1),
    "ring_of_swimming": Treasure(speeds={"swim": 40}),
    "ring_of_warmth": Treasure(attuned=True, resist=("cold",)),
    "scimitar_of_speed": Treasure("weapon", True, ("scimitar",), 2),
    "spellguard_shield": Treasure(SHIELD, True, traits=("magic_resistance",)),
    "staff_of_fire": Treasure(attuned=True, resist=("fire",)),
    "staff_of_frost": Treasure(attuned=True, resist=("cold",)),
    "staff_of_healing": Treasure(attuned=True),
    "stone_of_good_luck": Treasure(attuned=True, saves=1),
    "sword_of_life_stealing": Treasure("weapon", True, SWORDS, on_20=(Extra(3, 6, "necrotic", (), LIFELESS),)),
    "sword_of_sharpness": Treasure("weapon", True, CUTTING, on_20=(Extra(4, 6, "slashing"),)),
    "vicious_weapon": Treasure("weapon", of=ANY, on_20=(Extra(2, 6),)),
    "wand_of_binding": Treasure(attuned=True),
    "wand_of_fireballs": Treasure(attuned=True),
    "wand_of_lightning_bolts": Treasure(attuned=True),
    "wand_of_magic_missiles": Treasure(attuned=False),
    "wand_of_paralysis": Treasure(attuned=True),
    "wand_of_web": Treasure(attuned=True),
    "winged_boots": Treasure(attuned=True, speeds={"fly": 0}),
    **{f"ring_of_{one}_resistance": Treasure(attuned=True, resist=(one,)) for one in RESISTED},
    **{f"armor_of_{one}_resistance": Treasure("armour", True, tuple(ARMOUR), resist=(one,)) for one in RESISTED},
    **{f"potion_of_{one}_resistance": Treasure("potion", resist=(one,)) for one in RESISTED},
}
"""By name. What is nothing but better than its like needs no row: ``longsword +1``, ``plate +2``, ``shield +1``."""

PLAIN = {
    **dict.fromkeys(set(WEAPONS) - {"improvised", "net"}, Treasure("weapon")),
    **dict.fromkeys(ARMOUR, Treasure("armour")),
    SHIELD: Treasure(SHIELD),
}


PARTLY = frozenset({
    "armor_of_invulnerability", "boots_of_speed", "cloak_of_arachnida", "dwarven_plate",
    "flame_tongue", "holy_avenger", "javelin_of_lightning", "necklace_of_fireballs", "stone_of_good_luck",
    "sword_of_sharpness", "wand_of_binding", "winged_boots",
})  # fmt: skip
"""Items of which something that a fight may feel is left to the referee (docs/srd5.md says what)."""


class Item(NamedTuple):
    """An item as somebody bears it: its name (``MAGIC``: only better than its like), what it is made of (``""``: of
    several things it may be, nothing is said), its bonus."""

    name: str
    of: str
    bonus: int

    @property
    def row(self) -> Treasure:
        return TREASURES.get(self.name) or PLAIN[self.of]


def read(text: str) -> Item | None:
    """An item as people write it: ``longsword +1``, ``Ring of Protection``, ``flame tongue greatsword``, ``sword of
    sharpness``; ``None`` for what is none."""
    plus = re.search(r"\+\s*(\d)", text)
    bonus = int(plus[1]) if plus else 0
    rest = re.sub(r"\+\s*\d|['’]", "", text).lower()
    words = tuple(re.findall(r"[a-z]+", rest))
    name = "_".join(words)
    if name in PLAIN:
        return Item(MAGIC, name, bonus) if bonus in BONUSES else None
    return _named(*((name, "") if name in TREASURES else _made_of(words)), bonus)


def _named(name: str, of: str, bonus: int) -> Item | None:
    """The item of a row, if it can be made of that and have that bonus (0: none is said)."""
    row = TREASURES.get(name)
    if row is None or bonus not in (0, row.bonus) or of not in ("", *row.of):
        return None
    return Item(name, of or (row.of[0] if len(row.of) == 1 else ""), row.bonus)


def _made_of(words: tuple[str, ...]) -> tuple[str, str]:
    """The name of an item in whose words stands what it is made of, and that: of ``longsword of sharpness`` the sword
    of sharpness and the longsword."""
    for start in range(len(words)):
        for end in range(len(words), start, -1):
            if (of := "_".join(words[start:end])) in PLAIN:
                return STEMS.get(_stem((*words[:start], *words[end:])), ""), of
    return STEMS.get(_stem(words), ""), ""


def _stem(words: Iterable[str]) -> tuple[str, ...]:
    """Words without those that only say of what kind an item is."""
    return tuple(word for word in words if word not in KINDS)


KINDS = frozenset({"armor", "armour", "axe", "sword", "weapon"})
STEMS = {_stem(name.split("_")): name for name, row in TREASURES.items() if len(row.of) > 1}
"""Items that may be several things, by the words that are left when those are not said."""
