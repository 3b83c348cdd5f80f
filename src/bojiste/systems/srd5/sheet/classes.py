"""Characters in short: what follows of a class and a level by the tables of the book, where a sheet does not say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.sheet.mastered import MASTERIES, mastered
from bojiste.systems.srd5.words import ABILITIES, NUMBERED_TRAITS
from bojiste.systems.srd5.words.callings import (
    CHOICES,
    SECOND_STYLE,
    STYLE_FROM,
    STYLE_NAMES,
    STYLES,
    Choice,
    Gained,
    of_class,
    the_subclass,
)
from bojiste.systems.srd5.words.class_powers import POWERS, Bearer
from bojiste.systems.srd5.words.goods import ARMOUR, WEAPONS
from bojiste.systems.srd5.words.goods import Weapon as WeaponRow

Given = Mapping[str, Any]
FULL, HALF, THIRD, PACT = "full", "half", "third", "pact"
SHARES = {FULL: 1, HALF: 2, THIRD: 3}
"""Levels of a class that count as one of who casts fully."""


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
    """A class of somebody's, the level in it, the sheet so far, and the level in all classes together."""

    calling: str
    level: int
    sheet: Given
    total: int = 0
    first: bool = True
    """It is the class with which it began."""

    @property
    def row(self) -> Calling:
        return CLASSES[self.calling]

    @property
    def subclass(self) -> str | None:
        """As the sheet says, or the one that the document has of the class."""
        said = self.sheet.get("subclass") or ()
        named = [said] if isinstance(said, str) else [one for one in said if isinstance(one, str)]
        own = the_subclass(self.calling)
        return own if not named else next((one for one in named if one == own), named[0] if len(named) == 1 else None)

    @property
    def gained(self) -> tuple[Gained, ...]:
        """All features up to its level."""
        return of_class(self.calling, self.level, self.subclass)

    @property
    def proficiency(self) -> int:
        return rules.dice.proficiency(self.total or self.level)

    @property
    def armour(self) -> str:
        """The kind of what it wears."""
        worn = self.sheet.get("armour")
        return ARMOUR[worn].kind if isinstance(worn, str) and worn in ARMOUR else ""

    @property
    def fixed(self) -> bool:
        """Whether its armour and shield leave its bare Armor Class as it is."""
        return bool(self.sheet.get("armour")) or "dexterity" not in (self.sheet.get("abilities") or {})

    def modifier(self, ability: str) -> int:
        scores = self.sheet.get("abilities") or {}
        score = scores.get(ability, 10)
        return rules.dice.ability_modifier(score if type(score) is int else 10)


Heroes = tuple[Hero, ...]
"""All classes of somebody, the first of them first."""


def levels(value: Given) -> dict[str, int]:
    """The classes of a sheet with the levels in them, as far as they are right: one class has the ``level``."""
    said, level = value.get("class"), value.get("level")
    given: Mapping[Any, Any] = said if isinstance(said, Mapping) else {said: level} if isinstance(said, str) else {}
    found = {str(name): each for name, each in given.items() if name in CLASSES and type(each) is int and each > 0}
    return found if len(found) == len(given) and sum(found.values()) <= HIGHEST else {}


HIGHEST = 20


def heroes_of(value: Given) -> Heroes:
    """The classes of a sheet; none where they are wrong."""
    found = levels(value) if isinstance(value.get("abilities") or {}, Mapping) else {}
    total, first = sum(found.values()), next(iter(found), "")
    return tuple(Hero(name, level, value, total, name == first) for name, level in found.items())


def filled(value: Given) -> Given:
    """The sheet with what its classes and levels bring; what it says itself stands. Where those are wrong that alone
    is a fault, not that no hit points follow from them."""
    heroes = heroes_of(value)
    if not heroes:
        return {"hp_max": 1, **value}
    brought = {one.key: one.value for one in becauses(heroes)}
    own, rows = value.get("traits") or (), value.get("power") or ()
    traits, powers = [*_traits(heroes, own), *own], [*_powers(heroes, rows), *rows]
    more = ({"traits": traits} if traits else {}) | ({"power": powers} if powers else {})
    return {**brought, **value, **more}


class Because(NamedTuple):
    """A number that follows of classes and levels: its key in a sheet, the number, what brings it (a feature, or
    ``class``: the tables of the class), and how it is reckoned."""

    key: str
    value: Any
    origin: str
    reckoned: str = ""


def becauses(heroes: Heroes) -> Iterator[Because]:
    """All that follows; of several with one key the last counts."""
    yield Because("kind", "character", "class")
    yield Because("level", heroes[0].total, "class")
    for brings in NUMBERS:
        yield from brings(heroes)


# -- numbers ---------------------------------------------------------------------------------------------------------


def _body(heroes: Heroes) -> Iterator[Because]:
    """Hit Dice (of the class with most levels), and hit points: all of the first die, the mean of each other."""
    constitution, first = heroes[0].modifier("constitution"), heroes[0]
    most = max(heroes, key=lambda one: one.level)
    yield Because("hit_dice", f"{first.total}d{most.row.die}", "class")
    points = hit_points(first.row.die, first.level, constitution)
    points += sum(one.level * max(1, one.row.die // 2 + 1 + constitution) for one in heroes[1:])
    later = (f"{one.level - one.first}×{one.row.die // 2 + 1}" for one in heroes if one.level > one.first)
    yield Because("hp_max", points, "class", " + ".join((str(first.row.die), *later, f"{first.total}×{constitution}")))


def _saves(heroes: Heroes) -> Iterator[Because]:
    """The saving throws that it is trained in: those of the class with which it began, and what features add."""
    trained = dict.fromkeys(heroes[0].row.saves)
    for one in heroes:
        least, more = MORE_SAVES.get(one.calling, (HIGHEST + 1, ()))
        trained |= dict.fromkeys(more if one.level >= least else ())
    first = heroes[0]
    yield Because(
        "saves",
        {one: first.modifier(one) + first.proficiency for one in trained},
        "class",
        ", ".join(f"{one} {first.modifier(one)} + {first.proficiency}" for one in trained),
    )


def _attacks(heroes: Heroes) -> Iterator[Because]:
    """How many attacks its action makes: Extra Attack of several classes does not add up."""
    number = max(1 + sum(one.level >= least for least in MORE_ATTACKS.get(one.calling, ())) for one in heroes)
    yield Because("attacks", number, "extra_attack" if number > 1 else "class")


def _magic(heroes: Heroes) -> Iterator[Because]:
    """The casting ability (of the first class that casts) and the slots of all together."""
    casting = [one for one in heroes if slots(one.row.magic, one.level)]
    if casting:
        yield Because("casting", casting[0].row.casting, "class")
        yield Because("slots", together([(one.row.magic, one.level) for one in casting]), "class")


def together(casting: list[tuple[str, int]]) -> list[int]:
    """Slots of who casts by several classes: levels count whole, half or a third, and those of pact magic come on
    top."""
    pact = [slots(PACT, level) for magic, level in casting if magic == PACT]
    other = [(magic, level) for magic, level in casting if magic != PACT]
    worth = sum(level // SHARES[magic] for magic, level in other)
    found = [slots(*other[0])] if len(other) == 1 else [slots(FULL, worth)] if worth else []
    return [sum(each) for each in zip_longest(*found, *pact, fillvalue=0)]


def _unarmoured(heroes: Heroes) -> Iterator[Because]:
    """The Armor Class of a barbarian (with a shield, too) or a monk (without one) who wears no armour: of the class
    that it had first."""
    for one in heroes:
        besides, shield = UNARMOURED.get(one.calling), one.sheet.get("shield") is True
        if besides is None or one.fixed or (shield and one.calling == "monk"):
            continue
        bare = rules.armour.ac(None, one.modifier("dexterity"), shield)
        how = f"{bare} + {one.modifier(besides)}"
        yield Because("ac", bare + one.modifier(besides), "unarmored_defense", how)
        return


def _quicker(heroes: Heroes) -> Iterator[Because]:
    """Fast Movement without heavy armour, Unarmored Movement without any."""
    farther = sum(_faster(one) for one in heroes)
    if farther:
        named = "fast_movement" if heroes[0].calling == "barbarian" else "unarmored_movement"
        yield Because("speed", WALK + farther, named, f"{WALK} + {farther}")


def _faster(one: Hero) -> int:
    """Feet that a class adds."""
    burdened = one.armour == "heavy" if one.calling == "barbarian" else one.armour or one.sheet.get("shield")
    return 0 if burdened else sum(feet for least, feet in FAST.get(one.calling, ()) if one.level >= least)


def _by_features(heroes: Heroes) -> Iterator[Because]:
    """What single features make of the numbers."""
    for one in heroes:
        for row in one.gained:
            made = MAKES[row.name](one) if row.name in MAKES else {}
            yield from (Because(key, value, row.name) for key, value in made.items())


def _draconic(hero: Hero) -> dict[str, Any]:
    """A hit point more a level; scales in the place of armour."""
    points = next(one.value for one in _body(heroes_of(hero.sheet)) if one.key == "hp_max") + hero.level
    bare = not hero.armour and not hero.fixed
    shield = rules.armour.ac(None, 0, hero.sheet.get("shield") is True) - rules.armour.ac(None, 0)
    return {"hp_max": points} | ({"ac": SCALES + hero.modifier("dexterity") + shield} if bare else {})


def _wild(hero: Hero) -> dict[str, Any]:
    """Which beasts it may become: flying ones from level 8, swimming ones from level 4; it casts as one from 18."""
    level, none = hero.level, ["fly", "swim"]
    challenge = "1" if level >= 8 else "1/2" if level >= 4 else "1/4"
    without = [] if level >= 8 else none[:1] if level >= 4 else none
    guise = {"types": ["beast"], "keeps": "mind", "wild_shape": True, "challenge": challenge, "without": without}
    return {"guise": guise | ({"casts": True} if level >= BEAST_SPELLS else {})}


BEAST_SPELLS = 18
SCALES = 13
MAKES: Mapping[str, Callable[[Hero], dict[str, Any]]] = {
    "draconic_resilience": _draconic,
    "dragon_wings": lambda hero: {"speed": {"walk": WALK, "fly": WALK}},
    "blindsense": lambda hero: {"blindsight": 10},
    "feral_senses": lambda hero: {"blindsight": 30},
    "second_story_work": lambda hero: {"speed": {"walk": WALK, "climb": WALK}},
    "wild_shape": _wild,
    "natures_ward": lambda hero: {"immune": ["poison"], "cond_immune": ["poisoned"]},
    "purity_of_body": lambda hero: {"immune": ["poison"], "cond_immune": ["poisoned"]},
}
"""By feature."""


def _initiative(heroes: Heroes) -> Iterator[Because]:
    """What a remarkable athlete adds to it."""
    if any(row.name == "remarkable_athlete" for one in heroes for row in one.gained):
        dexterity, half = heroes[0].modifier("dexterity"), (heroes[0].proficiency + 1) // 2
        yield Because("initiative", dexterity + half, "remarkable_athlete", f"{dexterity} + {half}")


NUMBERS: tuple[Callable[[Heroes], Iterator[Because]], ...] = (
    _body, _saves, _attacks, _magic, _unarmoured, _quicker, _initiative, _by_features,
)  # fmt: skip
"""What of the numbers of a sheet follows of its classes and levels, each by itself."""


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
    share = SHARES.get(magic, 0)
    effective = -(-level // share) if share and level >= share else 0
    return list(map(int, SLOTS[effective - 1])) if effective else []


# -- features --------------------------------------------------------------------------------------------------------


def _traits(heroes: Heroes, own: Any) -> list[str]:
    """Traits that the classes bring and the sheet does not name itself, each with the level where it has a number."""
    named = {str(one).split(" ")[0] for one in own or ()}
    found: dict[str, Hero] = {}
    for hero in heroes:
        played = (key for row in hero.gained for key in traits_of(hero, row))
        found |= dict.fromkeys((one for one in (*played, *styles(hero)) if one not in found), hero)
    return [numbered(one, hero.level) for one, hero in found.items() if one not in named and not _hampered(hero, one)]


def traits_of(hero: Hero, row: Gained) -> tuple[str, ...]:
    """The traits by which a feature is played: those that are chosen, where it leaves a choice."""
    if row.name in CHOICES and CHOICES[row.name].traits:
        return chosen(hero, CHOICES[row.name])
    return (row.key,) if row.how == "trait" or row.key in BOTH else ()


def chosen(hero: Hero, choice: Choice) -> tuple[str, ...]:
    """What somebody has chosen: what its sheet names, then what stands first in the list."""
    said = hero.sheet.get("choices") or ()
    named = [said] if isinstance(said, str) else [one for one in said if isinstance(one, str)]
    return choice.made(named, hero.level)


def _hampered(hero: Hero, trait: str) -> bool:
    """Whether what it wears or bears keeps a feature from it."""
    return trait == "martial_arts" and bool(hero.armour or hero.sheet.get("shield"))


BOTH = frozenset({"hurl_through_hell", "purity_of_spirit", "rage", "tranquility"})
"""Powers that are a trait besides."""


def numbered(trait: str, level: int) -> str:
    """A trait of a class as a sheet writes it: its number is the level, that of a sneak attack its dice."""
    if trait == "sneak_attack":
        return f"{trait} {(level + 1) // 2}"
    return f"{trait} {level}" if trait in NUMBERED_TRAITS else trait


def styles(hero: Hero) -> tuple[str, ...]:
    """Its fighting styles: those that the sheet names, or what suits its weapons."""
    said = hero.sheet.get("style", ())
    given = [said] if isinstance(said, str) else said if isinstance(said, list | tuple) else ()
    named = tuple(one for one in given if one in STYLE_NAMES)
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


def _powers(heroes: Heroes, own: Any) -> list[Any]:
    """Powers that the classes bring and the sheet does not write out itself, each once."""
    named = {str(row.get("name")) for row in own if isinstance(row, Mapping)}
    found: dict[str, Any] = {}
    for hero in heroes:
        for row in (*_of_features(hero), *_without_slots(hero)):
            found.setdefault(row["name"], row)
    return [row for name, row in found.items() if name not in named]


def _of_features(hero: Hero) -> Iterator[dict[str, Any]]:
    """Its features that are powers."""
    bearer = Bearer(hero.level, {one: hero.modifier(one) for one in ABILITIES}, hero.proficiency, hero.armour)
    for key in dict.fromkeys(one.key for one in hero.gained if one.how == "power"):
        if (row := POWERS[key](bearer)) is not None:
            yield {"name": key, **row}


def _without_slots(hero: Hero) -> Iterator[dict[str, Any]]:
    """Spells that a feature lets it cast without a slot."""
    said = hero.sheet.get("spells") or ()
    for row in hero.gained if isinstance(said, list | tuple) else ():
        if row.name in MASTERIES:
            yield from mastered(row.name, hero.level, said)
