"""Characters in short: what follows of a class and a level by the tables of the book, where a sheet does not say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.words import ABILITIES, NUMBERED_TRAITS
from bojiste.systems.srd5.words.callings import SECOND_STYLE, STYLE_FROM, STYLES, Gained, of_class, the_subclass
from bojiste.systems.srd5.words.class_powers import POWERS, Bearer
from bojiste.systems.srd5.words.goods import ARMOUR, WEAPONS
from bojiste.systems.srd5.words.goods import Weapon as WeaponRow

Given = Mapping[str, Any]
FULL, HALF, THIRD, PACT = "full", "half", "third", "pact"


class Calling(NamedTuple):
    """A class: the sides of its Hit Dice, the saving throws it is trained in, and how it casts."""

    die: int
    saves: tuple[str, str]
    casting: str = ""
    magic: str = ""


CLASSES: Mapping[str, Calling] = {
    "barbarian": Calling(12, ("strength", "constitution")),
    "bard": Calling(8, ("dexterity", "charisma"), "charisma", FULL),
    "cleric": Calling(8, ("wisdom", "charisma"), "wisdom", FULL),
    "druid": Calling(8, ("intelligence", "wisdom"), "wisdom", FULL),
    "fighter": Calling(10, ("strength", "constitution")),
    "monk": Calling(8, ("strength", "dexterity")),
    "paladin": Calling(10, ("wisdom", "charisma"), "charisma", HALF),
    "ranger": Calling(10, ("strength", "dexterity"), "wisdom", HALF),
    "rogue": Calling(8, ("dexterity", "intelligence")),
    "sorcerer": Calling(6, ("constitution", "charisma"), "charisma", FULL),
    "warlock": Calling(8, ("wisdom", "charisma"), "charisma", PACT),
    "wizard": Calling(6, ("intelligence", "wisdom"), "intelligence", FULL),
}

SLOTS = (
    "2", "3", "42", "43", "432", "433", "4331", "4332", "43331", "43332", "433321", "433321", "4333211", "4333211",
    "43332111", "43332111", "433321111", "433331111", "433332111", "433332211",
)  # fmt: skip
"""Slots of level 1, 2, … of whoever casts fully, by level."""
PACTS = tuple((min((level + 1) // 2, 5), 1 + (level > 1) + (level > 10) + (level > 16)) for level in range(1, 21))
"""Level and number of the slots of a warlock, by level."""
MORE_ATTACKS = {"fighter": (5, 11, 20), "barbarian": (5,), "monk": (5,), "paladin": (5,), "ranger": (5,)}
"""Levels from which the Attack action makes one attack more."""
MORE_SAVES: Mapping[str, tuple[int, tuple[str, ...]]] = {
    "monk": (14, ABILITIES),
    "rogue": (15, ("wisdom",)),
}
"""From which level further saving throws are trained."""
UNARMOURED = {"barbarian": "constitution", "monk": "wisdom"}
"""What Armor Class is reckoned with besides Dexterity by whoever wears no armour."""
FAST = {"barbarian": ((5, 10),), "monk": ((2, 10), (6, 5), (10, 5), (14, 5), (18, 5))}
"""By class: from which level it walks how many feet farther, unless it is burdened (``_quicker``)."""
WALK = 30
"""Feet on foot where a sheet says nothing."""


class Hero(NamedTuple):
    """A class, its level, and the sheet so far."""

    calling: str
    level: int
    sheet: Given

    @property
    def row(self) -> Calling:
        return CLASSES[self.calling]

    @property
    def subclass(self) -> str | None:
        """As the sheet says, or the one that the document has of the class."""
        said = self.sheet.get("subclass", the_subclass(self.calling))
        return said if isinstance(said, str) else None

    @property
    def gained(self) -> tuple[Gained, ...]:
        """All features up to its level."""
        return of_class(self.calling, self.level, self.subclass)

    @property
    def proficiency(self) -> int:
        return rules.dice.proficiency(self.level)

    @property
    def armour(self) -> str:
        """The kind of what it wears."""
        worn = self.sheet.get("armour")
        return ARMOUR[worn].kind if isinstance(worn, str) and worn in ARMOUR else ""

    def modifier(self, ability: str) -> int:
        scores = self.sheet.get("abilities") or {}
        score = scores.get(ability, 10)
        return rules.dice.ability_modifier(score if type(score) is int else 10)


def filled(value: Given) -> Given:
    """The sheet with what its class and level bring; what it says itself stands."""
    name, level, scores = value.get("class"), value.get("level"), value.get("abilities") or {}
    if name not in CLASSES or type(level) is not int or not 1 <= level <= 20 or not isinstance(scores, Mapping):
        return value
    hero = Hero(str(name), level, value)
    brought = _numbers(hero)
    own, rows = value.get("traits") or (), value.get("power") or ()
    traits, powers = [*_traits(hero, own), *own], [*_powers(hero, rows), *rows]
    more = ({"traits": traits} if traits else {}) | ({"power": powers} if powers else {})
    return {**brought, **value, **more}


def _numbers(hero: Hero) -> dict[str, Any]:
    """All numbers that follow."""
    made = ({"kind": "character"}, *(brings(hero) for brings in NUMBERS))
    return {key: value for numbers in made for key, value in numbers.items()}


# -- numbers ---------------------------------------------------------------------------------------------------------


def _body(hero: Hero) -> dict[str, Any]:
    """Hit Dice and hit points."""
    die = hero.row.die
    return {"hit_dice": f"{hero.level}d{die}", "hp_max": hit_points(die, hero.level, hero.modifier("constitution"))}


def _saves(hero: Hero) -> dict[str, Any]:
    """The saving throws that it is trained in."""
    least, more = MORE_SAVES.get(hero.calling, (21, ()))
    trained = dict.fromkeys((*hero.row.saves, *(more if hero.level >= least else ())))
    return {"saves": {one: hero.modifier(one) + hero.proficiency for one in trained}}


def _attacks(hero: Hero) -> dict[str, Any]:
    """How many attacks its action makes."""
    return {"attacks": 1 + sum(hero.level >= least for least in MORE_ATTACKS.get(hero.calling, ()))}


def _magic(hero: Hero) -> dict[str, Any]:
    """The casting ability and the slots."""
    found = slots(hero.row.magic, hero.level)
    return {"casting": hero.row.casting, "slots": found} if found else {}


def _unarmoured(hero: Hero) -> dict[str, Any]:
    """The Armor Class of a barbarian (with a shield, too) or a monk (without one) who wears no armour."""
    value, besides = hero.sheet, UNARMOURED.get(hero.calling)
    shield = value.get("shield") is True
    if besides is None or value.get("armour") or "dexterity" not in (value.get("abilities") or {}):
        return {}
    if shield and hero.calling == "monk":
        return {}
    return {"ac": rules.armour.ac(None, hero.modifier("dexterity"), shield) + hero.modifier(besides)}


def _quicker(hero: Hero) -> dict[str, Any]:
    """Fast Movement without heavy armour."""
    farther = sum(feet for least, feet in FAST.get(hero.calling, ()) if hero.level >= least)
    burdened = hero.armour == "heavy" if hero.calling == "barbarian" else hero.armour or hero.sheet.get("shield")
    return {"speed": WALK + farther} if farther and not burdened else {}


def _by_features(hero: Hero) -> dict[str, Any]:
    """What single features make of the numbers."""
    made = (MAKES[row.name](hero) for row in hero.gained if row.name in MAKES)
    return {key: value for numbers in made for key, value in numbers.items()}


def _draconic(hero: Hero) -> dict[str, Any]:
    """A hit point more a level; scales in the place of armour."""
    points = hit_points(hero.row.die, hero.level, hero.modifier("constitution")) + hero.level
    bare = not hero.armour and "dexterity" in (hero.sheet.get("abilities") or {})
    shield = rules.armour.ac(None, 0, hero.sheet.get("shield") is True) - rules.armour.ac(None, 0)
    return {"hp_max": points} | ({"ac": SCALES + hero.modifier("dexterity") + shield} if bare else {})


SCALES = 13
MAKES: Mapping[str, Callable[[Hero], dict[str, Any]]] = {
    "draconic_resilience": _draconic,
    "dragon_wings": lambda hero: {"speed": {"walk": WALK, "fly": WALK}},
    "natures_ward": lambda hero: {"immune": ["poison"], "cond_immune": ["poisoned"]},
    "purity_of_body": lambda hero: {"immune": ["poison"], "cond_immune": ["poisoned"]},
}
"""By feature."""


def _initiative(hero: Hero) -> dict[str, Any]:
    """What a remarkable athlete adds to it."""
    athlete = any(row.name == "remarkable_athlete" for row in hero.gained)
    return {"initiative": hero.modifier("dexterity") + (hero.proficiency + 1) // 2} if athlete else {}


NUMBERS: tuple[Callable[[Hero], dict[str, Any]], ...] = (
    _body, _saves, _attacks, _magic, _unarmoured, _quicker, _initiative, _by_features,
)  # fmt: skip
"""What of the numbers of a sheet follows of a class and its level, each by itself."""


def hit_points(die: int, level: int, constitution: int) -> int:
    """All of the first die, the mean (rounded up) of each other, Constitution for each; at least 1 a level."""
    return max(1, die + constitution) + (level - 1) * max(1, die // 2 + 1 + constitution)


def slots(magic: str, level: int) -> list[int]:
    """Spell slots of level 1, 2, … of whoever casts so (``full``, ``half``, ``third``, ``pact``) at a level 1 to 20;
    none where nobody does."""
    if not 1 <= level <= len(SLOTS):
        return []
    if magic == PACT:
        rank, number = PACTS[level - 1]
        return [0] * (rank - 1) + [number]
    share = {FULL: 1, HALF: 2, THIRD: 3}.get(magic, 0)
    effective = -(-level // share) if share and level >= share else 0
    return list(map(int, SLOTS[effective - 1])) if effective else []


# -- features --------------------------------------------------------------------------------------------------------


def _traits(hero: Hero, own: Any) -> list[str]:
    """Traits that the class brings and the sheet does not name itself, each with the level where it has a number."""
    named = {str(one).split(" ")[0] for one in own or ()}
    played = (row.key for row in hero.gained if row.how == "trait" or row.key in BOTH)
    found = dict.fromkeys((*played, *styles(hero)))
    return [numbered(one, hero.level) for one in found if one not in named and not _hampered(hero, one)]


def _hampered(hero: Hero, trait: str) -> bool:
    """Whether what it wears or bears keeps a feature from it."""
    return trait == "martial_arts" and bool(hero.armour or hero.sheet.get("shield"))


BOTH = frozenset({"rage"})
"""Powers that are a trait besides."""


def numbered(trait: str, level: int) -> str:
    """A trait of a class as a sheet writes it: its number is the level, that of a sneak attack its dice."""
    if trait == "sneak_attack":
        return f"{trait} {(level + 1) // 2}"
    return f"{trait} {level}" if trait in NUMBERED_TRAITS else trait


def styles(hero: Hero) -> tuple[str, ...]:
    """Its fighting styles: those that the sheet names, or what suits its weapons."""
    said = hero.sheet.get("style", ())
    named = tuple([said] if isinstance(said, str) else said if isinstance(said, list | tuple) else ())
    number = int(hero.level >= STYLE_FROM.get(hero.calling, 21))
    number += hero.subclass == SECOND_STYLE[0] and hero.level >= SECOND_STYLE[1]
    likely = [one for one in _suiting(hero) if one in STYLES.get(hero.calling, ())] if number else []
    return tuple(dict.fromkeys((*named, *likely)))[: max(number, len(named))]


def _suiting(hero: Hero) -> Iterator[str]:
    """Fighting styles, those first that suit its weapons most."""
    weapons = [WEAPONS[one] for one in hero.sheet.get("weapons") or () if isinstance(one, str) and one in WEAPONS]
    yield from (style for style, suits in SUITING if weapons and suits(weapons))


SUITING: tuple[tuple[str, Callable[[list[WeaponRow]], bool]], ...] = (
    ("archery", lambda weapons: weapons[0].ranged),
    ("two_weapon_fighting", lambda weapons: sum("light" in row.properties for row in weapons if not row.ranged) > 1),
    ("great_weapon_fighting", lambda weapons: "two_handed" in weapons[0].properties and not weapons[0].ranged),
    ("dueling", lambda weapons: not weapons[0].ranged),
    ("defense", bool),
    ("archery", bool),
)
"""What suits whom, by the rows of its weapons, the likeliest first."""


def _powers(hero: Hero, own: Any) -> list[Any]:
    """Powers that the class brings and the sheet does not write out itself."""
    named = {str(row.get("name")) for row in own if isinstance(row, Mapping)}
    bearer = Bearer(hero.level, {one: hero.modifier(one) for one in ABILITIES}, hero.proficiency, hero.armour)
    keys = dict.fromkeys(one.key for one in hero.gained if one.how == "power" and one.key not in named)
    rows = ((key, POWERS[key](bearer)) for key in keys)
    return [{"name": key, **row} for key, row in rows if row is not None]
