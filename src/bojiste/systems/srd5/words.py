"""Tables of the catalogue as data (its section 5): sizes, damage types, weapons, armour, objects, interactions.

Units: distances in half feet (``FT`` half feet make a foot, ``SQUARE`` a square of 5 ft or one sáh), money in copper
pieces, weights in quarters of a pound.
"""

from __future__ import annotations

from typing import NamedTuple

FT = 2
SQUARE = 5 * FT
HALF_FEET = {"foot": FT, "sah": SQUARE}
"""How many half feet make the unit of a printing."""

MODES = ("walk", "fly", "swim", "climb", "burrow")
"""Kinds of speed."""

# Life of a creature, as small integers and as the names a scene uses.
OK, DYING, STABLE, DEAD = 0, 1, 2, 3
LIFE = ("ok", "dying", "stable", "dead")
WHOLE = "whole"
"""What an object is until it is destroyed: it has no life that could end."""

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

SKILL_ABILITY = {
    "acrobatics": "dexterity",
    "animal_handling": "wisdom",
    "arcana": "intelligence",
    "athletics": "strength",
    "deception": "charisma",
    "history": "intelligence",
    "insight": "wisdom",
    "intimidation": "charisma",
    "investigation": "intelligence",
    "medicine": "wisdom",
    "nature": "intelligence",
    "perception": "wisdom",
    "performance": "charisma",
    "persuasion": "charisma",
    "religion": "intelligence",
    "sleight_of_hand": "dexterity",
    "stealth": "dexterity",
    "survival": "wisdom",
}
"""The ability whose modifier a skill has that is not trained."""

# 5.1 Size and space: the rank of a size is its place here; SPACE is the side of its square.
SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
TINY, SMALL, MEDIUM, LARGE, HUGE, GARGANTUAN = 0, 1, 2, 3, 4, 5
SPACE = (5, 10, 10, 20, 30, 40)
SPACE_SQUARES = (1, 1, 1, 2, 3, 4)

# 5.3 Damage types: a type is its place here.
DAMAGE_TYPES = (
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
)
ACID, BLUDGEONING, COLD, FIRE, FORCE, LIGHTNING, NECROTIC = 0, 1, 2, 3, 4, 5, 6
PIERCING, POISON, PSYCHIC, RADIANT, SLASHING, THUNDER = 7, 8, 9, 10, 11, 12

# Appendix A: a condition is a bit, its number the place here.
CONDITIONS = (
    "blinded",
    "charmed",
    "deafened",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralyzed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
)
CONDITION_BIT = {name: 1 << place for place, name in enumerate(CONDITIONS)}

HAMPERED = (
    "approaching", "banished", "blurred", "chilled", "desisting", "dropping", "fleeing", "grovelling", "halting",
    "jolted", "leaving", "lit", "misty", "mocked", "nimble", "outlined", "sickened", "slowed",
    "unfettered", "warded", "weakened",
)  # fmt: skip
"""Plights that are shown and felt like conditions: told to come, not here, hard to hit, slower, told to keep out of it,
to drop what it holds, to flee, to grovel, to halt, without reactions, told to go away, easy to hit once, a cloud, hard
to hit with once, quick to evade, easy to hit, an action or a bonus action, half of what a turn holds, held back by
nothing, not to be struck at without a saving throw, no strength."""
ONCE = ("lit", "mocked")
"""Those that are over with the next attack on who suffers it, or by it."""
AWAY = "away"
"""Where who is banished is, in the place of a creature's id."""
CARRIED = ("swallowed", "engulfed")
"""Being within another: swallowed, where nobody gets at one from outside, or engulfed."""
PLIGHTS = (*HAMPERED, *CARRIED, "averted", "bleeding", "burning", "cowed", "silenced", "unhealed", "unregenerating")
"""What somebody may suffer besides conditions: those; a wound and fire that hurt turn by turn; disadvantage against
who has caused it, no voice, no healing, no regeneration."""
GRANTS = (
    "ac",
    "attack",
    "base_ac",
    "cudgel",
    "fly",
    "guard",
    "image",
    "least_ac",
    "save",
    "speed",
    "strike",
    "truesight",
)
"""What a power may lend: Armor Class, bonuses to attack rolls, what replaces the armour (and Dexterity), a club led by
magic, a flying speed, what its row says, images of oneself, the least Armor Class, bonuses to saving throws, feet of
speed, a blow as a bonus action, feet of truesight."""

CREATURE_TYPES = (
    "aberration",
    "beast",
    "celestial",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "fiend",
    "giant",
    "humanoid",
    "monstrosity",
    "ooze",
    "plant",
    "undead",
)

# 5.10 Traits that are played, with what their number is (0: they have none).
TRAITS = (
    "aggressive",
    "ambusher",
    "amorphous",
    "assassinate",
    "barbed_hide",
    "blood_frenzy",
    "brave",
    "cunning_action",
    "dark_devotion",
    "devils_sight",
    "duergar_resilience",
    "earth_glide",
    "echolocation",
    "evasion",
    "fey_ancestry",
    "flyby",
    "gnome_cunning",
    "grappler",
    "ice_walk",
    "illumination",
    "incorporeal_movement",
    "invisible",
    "keen_hearing",
    "keen_sight",
    "keen_smell",
    "legendary_resistance",
    "light_sensitivity",
    "lucky",
    "magic_resistance",
    "martial_advantage",
    "nimble_escape",
    "pack_tactics",
    "parry",
    "rampage",
    "reckless",
    "relentless",
    "relentless_endurance",
    "running_leap",
    "shares_space",
    "siege_monster",
    "sneak_attack",
    "snow_camouflage",
    "standing_leap",
    "steadfast",
    "stone_camouflage",
    "sunlight_sensitivity",
    "sure_footed",
    "surprise_attack",
    "swarm",
    "teleport",
    "tunneler",
    "two_headed",
    "undead_fortitude",
    "underwater_camouflage",
    "web_walker",
)
NUMBERED_TRAITS = frozenset(
    """illumination legendary_resistance martial_advantage parry relentless running_leap sneak_attack standing_leap
    surprise_attack teleport""".split()  # noqa: SIM905 (a list to be read)
)
FLUID = frozenset({"shares_space", "swarm"})
"""Traits of those who may stop in another's space."""
AIMING = frozenset(
    {"ambusher", "assassinate", "blood_frenzy", "light_sensitivity", "pack_tactics", "sunlight_sensitivity"}
)
"""Traits that make attacks easier or harder."""

PARTS = (
    "attack",
    "multiattack",
    "recharge",
    "save",
    "area",
    "legendary",
    "trait",
    "reaction",
    "spells",
    "defence",
    "action",
    "feature",
)
"""Parts of a block by which it is said how far it is played; the last one says nothing more."""

# 5.2 Free object interactions. The small flame and the lantern depend on the printing (PR04, PR05).
FREE_INTERACTIONS = (
    "draw_or_sheathe_sword",
    "open_or_close_door",
    "take_potion_from_backpack",
    "pick_up_dropped_axe",
    "take_trinket_from_table",
    "take_off_ring",
    "put_food_into_mouth",
    "plant_banner",
    "take_coins_from_pouch",
    "drink_up_mug",
    "pull_lever_or_throw_switch",
    "take_torch_from_holder",
    "take_book_from_shelf",
    "light_small_flame",
    "extinguish_small_flame",
    "put_on_mask",
    "cover_lantern",
    "pull_up_hood",
    "put_ear_to_door",
    "kick_small_stone",
    "turn_key",
    "tap_floor_with_pole",
    "hand_over_item",
)

# What the text of both printings names as difficult terrain.
DIFFICULT_TERRAIN = frozenset(
    {"low_furniture", "rubble", "undergrowth", "steep_stairs", "snow", "shallow_bog", "boulders", "briers"}
)

# 5.6 Proficiency bonus by level or by whole challenge rating 0 … 30 (a challenge below 1 counts as 0).
PROFICIENCY = (2,) * 5 + (3,) * 4 + (4,) * 4 + (5,) * 4 + (6,) * 4 + (7,) * 4 + (8,) * 4 + (9,) * 2

EXPERIENCE = {
    "0": 10, "1/8": 25, "1/4": 50, "1/2": 100, "1": 200, "2": 450, "3": 700, "4": 1100, "5": 1800, "6": 2300, "7": 2900,
    "8": 3900, "9": 5000, "10": 5900, "11": 7200, "12": 8400, "13": 10000, "14": 11500, "15": 13000, "16": 15000,
    "17": 18000, "18": 20000, "19": 22000, "20": 25000, "21": 33000, "22": 41000, "23": 50000, "24": 62000, "25": 75000,
    "26": 90000, "27": 105000, "28": 120000, "29": 135000, "30": 155000,
}  # fmt: skip
"""Experience points by challenge rating."""


class Weapon(NamedTuple):
    """A row of table 5.5. ``normal`` and ``long`` are 0 for a weapon that neither shoots nor is thrown."""

    martial: bool
    ranged: bool
    cost: int
    dice: int
    sides: int
    flat: int
    damage: int | None
    weight: int
    properties: frozenset[str] = frozenset()
    normal: int = 0
    long: int = 0
    versatile: int = 0


CP, SP, GP = 1, 10, 100
LB = 4


def _weapon(
    group: str, cost: int, damage: str, type_: int | None, weight: int, *properties: str, **more: tuple[int, int] | int
) -> Weapon:
    """A row as it is printed: ``damage`` is ``2d6``, a bare number, or empty; ranges are in feet."""
    dice, sides = (int(part) for part in damage.split("d")) if "d" in damage else (0, 0)
    flat = int(damage) if damage.isdigit() else 0
    reach = more.get("thrown") or more.get("ammunition") or (0, 0)
    normal, long = reach if isinstance(reach, tuple) else (0, 0)
    versatile = more.get("versatile", 0)
    return Weapon(
        martial=group.startswith("martial"),
        ranged=group.endswith("ranged"),
        cost=cost,
        dice=dice,
        sides=sides,
        flat=flat,
        damage=type_,
        weight=weight,
        properties=frozenset(properties) | frozenset(more),
        normal=normal * FT,
        long=long * FT,
        versatile=versatile if isinstance(versatile, int) else 0,
    )


_SM, _SR, _MM, _MR = "simple melee", "simple ranged", "martial melee", "martial ranged"

# 5.5 Weapons.
WEAPONS: dict[str, Weapon] = {
    "club": _weapon(_SM, 1 * SP, "1d4", BLUDGEONING, 2 * LB, "light"),
    "dagger": _weapon(_SM, 2 * GP, "1d4", PIERCING, 1 * LB, "finesse", "light", thrown=(20, 60)),
    "greatclub": _weapon(_SM, 2 * SP, "1d8", BLUDGEONING, 10 * LB, "two_handed"),
    "handaxe": _weapon(_SM, 5 * GP, "1d6", SLASHING, 2 * LB, "light", thrown=(20, 60)),
    "javelin": _weapon(_SM, 5 * SP, "1d6", PIERCING, 2 * LB, thrown=(30, 120)),
    "light_hammer": _weapon(_SM, 2 * GP, "1d4", BLUDGEONING, 2 * LB, "light", thrown=(20, 60)),
    "mace": _weapon(_SM, 5 * GP, "1d6", BLUDGEONING, 4 * LB),
    "quarterstaff": _weapon(_SM, 2 * SP, "1d6", BLUDGEONING, 4 * LB, versatile=8),
    "sickle": _weapon(_SM, 1 * GP, "1d4", SLASHING, 2 * LB, "light"),
    "spear": _weapon(_SM, 1 * GP, "1d6", PIERCING, 3 * LB, thrown=(20, 60), versatile=8),
    "light_crossbow": _weapon(_SR, 25 * GP, "1d8", PIERCING, 5 * LB, "loading", "two_handed", ammunition=(80, 320)),
    "dart": _weapon(_SR, 5 * CP, "1d4", PIERCING, 1, "finesse", thrown=(20, 60)),
    "shortbow": _weapon(_SR, 25 * GP, "1d6", PIERCING, 2 * LB, "two_handed", ammunition=(80, 320)),
    "sling": _weapon(_SR, 1 * SP, "1d4", BLUDGEONING, 0, ammunition=(30, 120)),
    "battleaxe": _weapon(_MM, 10 * GP, "1d8", SLASHING, 4 * LB, versatile=10),
    "flail": _weapon(_MM, 10 * GP, "1d8", BLUDGEONING, 2 * LB),
    "glaive": _weapon(_MM, 20 * GP, "1d10", SLASHING, 6 * LB, "heavy", "reach", "two_handed"),
    "greataxe": _weapon(_MM, 30 * GP, "1d12", SLASHING, 7 * LB, "heavy", "two_handed"),
    "greatsword": _weapon(_MM, 50 * GP, "2d6", SLASHING, 6 * LB, "heavy", "two_handed"),
    "halberd": _weapon(_MM, 20 * GP, "1d10", SLASHING, 6 * LB, "heavy", "reach", "two_handed"),
    "lance": _weapon(_MM, 10 * GP, "1d12", PIERCING, 6 * LB, "reach", "special"),
    "longsword": _weapon(_MM, 15 * GP, "1d8", SLASHING, 3 * LB, versatile=10),
    "maul": _weapon(_MM, 10 * GP, "2d6", BLUDGEONING, 10 * LB, "heavy", "two_handed"),
    "morningstar": _weapon(_MM, 15 * GP, "1d8", PIERCING, 4 * LB),
    "pike": _weapon(_MM, 5 * GP, "1d10", PIERCING, 18 * LB, "heavy", "reach", "two_handed"),
    "rapier": _weapon(_MM, 25 * GP, "1d8", PIERCING, 2 * LB, "finesse"),
    "scimitar": _weapon(_MM, 25 * GP, "1d6", SLASHING, 3 * LB, "finesse", "light"),
    "shortsword": _weapon(_MM, 10 * GP, "1d6", PIERCING, 2 * LB, "finesse", "light"),
    "trident": _weapon(_MM, 5 * GP, "1d6", PIERCING, 4 * LB, thrown=(20, 60), versatile=8),
    "war_pick": _weapon(_MM, 5 * GP, "1d8", PIERCING, 2 * LB),
    "warhammer": _weapon(_MM, 15 * GP, "1d8", BLUDGEONING, 2 * LB, versatile=10),
    "whip": _weapon(_MM, 2 * GP, "1d4", SLASHING, 3 * LB, "finesse", "reach"),
    "blowgun": _weapon(_MR, 10 * GP, "1", PIERCING, 1 * LB, "loading", ammunition=(25, 100)),
    "hand_crossbow": _weapon(_MR, 75 * GP, "1d6", PIERCING, 3 * LB, "light", "loading", ammunition=(30, 120)),
    "heavy_crossbow": _weapon(
        _MR, 50 * GP, "1d10", PIERCING, 18 * LB, "heavy", "loading", "two_handed", ammunition=(100, 400)
    ),
    "longbow": _weapon(_MR, 50 * GP, "1d8", PIERCING, 2 * LB, "heavy", "two_handed", ammunition=(150, 600)),
    "net": _weapon(_MR, 1 * GP, "", None, 3 * LB, "special", thrown=(5, 15)),
    # Whatever comes to hand: a chair, a bottle, a stone (srd5.weapon.improvised).
    "improvised": _weapon(_SM, 0, "1d4", BLUDGEONING, 0, "improvised", thrown=(20, 60)),
}


class Ammunition(NamedTuple):
    """Ammunition as it is sold: pieces in a bundle, price and weight of the bundle."""

    pieces: int
    cost: int
    weight: int


AMMUNITION = {
    "arrows": Ammunition(20, 1 * GP, 1 * LB),
    "bolts": Ammunition(20, 1 * GP, 6),
    "sling_bullets": Ammunition(20, 4 * CP, 6),
    "blowgun_needles": Ammunition(50, 1 * GP, 1 * LB),
}


AMMUNITION_OF = {
    "shortbow": "arrows",
    "longbow": "arrows",
    "light_crossbow": "bolts",
    "heavy_crossbow": "bolts",
    "hand_crossbow": "bolts",
    "sling": "sling_bullets",
    "blowgun": "blowgun_needles",
}
"""What a weapon shoots."""


class Armour(NamedTuple):
    """A row of table 5.7. ``strength`` is the score needed (0 = none), ``loud`` marks disadvantage on Stealth."""

    kind: str
    cost: int
    base: int
    strength: int
    loud: bool
    weight: int


# 5.7 Armour. The shield is no armour but a bonus.
ARMOUR: dict[str, Armour] = {
    "padded": Armour("light", 5 * GP, 11, 0, True, 8 * LB),
    "leather": Armour("light", 10 * GP, 11, 0, False, 10 * LB),
    "studded_leather": Armour("light", 45 * GP, 12, 0, False, 13 * LB),
    "hide": Armour("medium", 10 * GP, 12, 0, False, 12 * LB),
    "chain_shirt": Armour("medium", 50 * GP, 13, 0, False, 20 * LB),
    "scale_mail": Armour("medium", 50 * GP, 14, 0, True, 45 * LB),
    "breastplate": Armour("medium", 400 * GP, 14, 0, False, 20 * LB),
    "half_plate": Armour("medium", 750 * GP, 15, 0, True, 40 * LB),
    "ring_mail": Armour("heavy", 30 * GP, 14, 0, True, 40 * LB),
    "chain_mail": Armour("heavy", 75 * GP, 16, 13, True, 55 * LB),
    "splint": Armour("heavy", 200 * GP, 17, 15, True, 60 * LB),
    "plate": Armour("heavy", 1500 * GP, 18, 15, True, 65 * LB),
}
SHIELD = Armour("shield", 10 * GP, 2, 0, False, 6 * LB)

# Rounds (of 6 seconds) to put on and to take off, by the kind of armour; a shield takes an action, written as 1.
DON_DOFF = {"light": (10, 10), "medium": (50, 10), "heavy": (100, 50), "shield": (1, 1)}

# 5.9 Objects: Armor Class by substance; hit points (average, dice, sides) by size, fragile and resilient.
SUBSTANCE_AC = {
    "cloth": 11,
    "paper": 11,
    "rope": 11,
    "crystal": 13,
    "glass": 13,
    "ice": 13,
    "wood": 15,
    "bone": 15,
    "stone": 17,
    "iron": 19,
    "steel": 19,
    "mithral": 21,
    "adamantine": 23,
}
OBJECT_HP_FRAGILE = {TINY: (2, 1, 4), SMALL: (3, 1, 6), MEDIUM: (4, 1, 8), LARGE: (5, 1, 10)}
OBJECT_HP_RESILIENT = {TINY: (5, 2, 4), SMALL: (10, 3, 6), MEDIUM: (18, 4, 8), LARGE: (27, 5, 10)}
