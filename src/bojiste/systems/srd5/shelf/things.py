"""What sheets name by its id: the weapons, the armour and the spells of the tables, as they are played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from bojiste.core.shelf import Speaker, Thing
from bojiste.kit.dice import in_words
from bojiste.systems.srd5.effects.per_round import PerRound
from bojiste.systems.srd5.effects.roll_table import RollTable
from bojiste.systems.srd5.sheet.power import PowerSheet
from bojiste.systems.srd5.sheet.spellbook import spell
from bojiste.systems.srd5.shelf.printed import in_a_row, means, named
from bojiste.systems.srd5.words import DAMAGE_TYPES, FT, spells
from bojiste.systems.srd5.words.goods import ARMOUR, SHIELD, WEAPONS, Armour, Weapon
from bojiste.systems.srd5.words.spells import SPELLS

PROPERTIES = ("ammunition", "finesse", "heavy", "light", "loading", "reach", "thrown", "two_handed", "lance", "net")
"""Properties that have rules of their own, by whose names they are told."""


def things() -> Iterator[Thing]:
    """Everything the tables have."""
    for id, weapon in WEAPONS.items():
        yield Thing(id, "things-weapon", f"weapon-{id}", _figures(weapon), partial(_weapon, id, weapon))
    for id, armour in ({**ARMOUR, "shield": SHIELD}).items():
        yield Thing(id, "things-armour", f"armour-{id}", armour._asdict(), partial(_armour, armour))
    for id in sorted(SPELLS, key=lambda one: (SPELLS[one], one)):
        yield Thing(id, "things-spell", f"power-{id}", spells.row(id), partial(_spell, id))


def _figures(row: Weapon) -> Mapping[str, Any]:
    """A row of the table as JSON knows it."""
    damage = None if row.damage is None else DAMAGE_TYPES[row.damage]
    ranges = {"normal": row.normal // FT, "long": row.long // FT}
    return row._asdict() | {"damage": damage, "properties": sorted(row.properties), **ranges}


def _weapon(id: str, row: Weapon, words: Speaker) -> str:
    """``1d8 slashing (1d10 two-handed), finesse, range 20/60 ft.``"""
    parts = []
    if row.damage is not None:
        harm = in_words(row.dice, row.sides, words, row.flat)
        both = words.word("thing-versatile", dice=in_words(row.dice, row.versatile, words)) if row.versatile else ""
        parts.append(f"{harm} {words.word(f'type-{DAMAGE_TYPES[row.damage]}')}{both}")
    marked = row.properties | {id}
    parts += [words.word(f"rule-srd5-weapon-{one}").lower() for one in PROPERTIES if one in marked]
    if row.long:
        parts.append(words.word("block-range", normal=row.normal // FT, long=row.long // FT))
    return in_a_row(parts)


def _armour(row: Armour, words: Speaker) -> str:
    """``medium, AC 14 + Dexterity (at most +2), disadvantage on Stealth``."""
    parts = [words.word(f"thing-armour-{row.kind}", ac=row.base)]
    parts += [words.word("thing-strength", number=row.strength)] if row.strength else []
    parts += [words.word("thing-loud")] if row.loud else []
    return in_a_row(parts)


def _spell(id: str, words: Speaker) -> str:
    """``level 3, radius of 20 ft., within 150 ft., Dexterity saving throw, 28 (8d6) fire, half on a success``."""
    row = spell(id)
    level = words.word("thing-level", level=row.use.level or 0)
    return in_a_row((level, *means(row, words), *_parts(row, words), *_left(id, words)))


def _parts(row: PowerSheet, words: Speaker) -> Iterator[str]:
    """What it may be, or is made of."""
    made = (effect.parts for effect in row.effects if isinstance(effect, RollTable | PerRound))
    parts = (*row.variants, *(name for names in made for name in names))
    if parts:
        yield words.word("thing-parts", what="; ".join(named(words, "power", name) for name in parts))


def _left(id: str, words: Speaker) -> Iterator[str]:
    """What of a spell is not played, where there are words for it."""
    if (left_out := spells.approximated(id)) is not None:
        left = f"left-{left_out.replace(' ', '_')}"
        yield words.word("thing-left", what=words.word(left)) if words.has(left) else words.word("thing-left-something")
