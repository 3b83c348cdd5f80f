"""A block as people play from it: the lines of a card, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bojiste.core.shelf import Speaker
from bojiste.systems.drd2.words import Property, Type

if TYPE_CHECKING:
    from bojiste.kit.fields import Spoken
    from bojiste.systems.drd2.sheet.combatant import Sheet, Threes
    from bojiste.systems.drd2.sheet.things import Item

USES = ("attack_skills", "defend_skills", "recover_skills")
"""With what it acts where nobody chooses."""


def told(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """What it is, its three properties, what it can do, and with what it does it."""
    if sheet.type is Type.HERO:
        yield words.word("card-hero", what=_threes(sheet.ability, words))
        if sheet.occupations:
            yield words.word("card-occupations", what=in_a_row(
                f"{_known(one.name, 'occupation', words)} {one.level}" for one in sheet.occupations
            ))  # fmt: skip
    else:
        yield from _being(sheet, words)
    yield from _skills(sheet, words)
    for skill in sheet.skill:
        what = _known(skill.id, "skill", words)
        yield words.word("card-own-skill", what=what, property=words.word(f"property-{skill.property.value}"),
                         use=words.word(f"card-use-{skill.use.value}"))  # fmt: skip
    for manoeuvre, skills in sheet.free_manoeuvres.items():
        yield words.word("card-free", what=words.word(f"manoeuvre-{manoeuvre.value}"), skills=_listed(skills, words))
    yield from _things(sheet, words)


def _being(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """Its characteristic, its limits, and what it brings to the Fate of its side."""
    assert sheet.characteristic is not None
    kind, skills = sheet.type.value, _listed(sheet.characteristic.skills, words)
    yield words.word("card-being", kind=kind, level=sheet.characteristic.level, skills=skills)
    yield words.word("card-limit", what=_threes(sheet.limit, words))
    if sheet.fate_contribution is not None:
        yield words.word("card-fate", fate=sheet.fate_contribution)
    if sheet.bond_max:
        yield words.word("card-bond", bond=sheet.bond_max)


def _skills(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """With what it attacks, defends and recovers; restricted skills and talents."""
    for key in (*USES, "restricted_skills", "talents"):
        if skills := getattr(sheet, key):
            yield words.word(f"card-{key.replace('_', '-')}", what=_listed(skills, words))


def _things(sheet: Sheet, words: Speaker) -> Iterator[str]:
    """What it carries, what else it can do, and how many may go for it."""
    if sheet.items:
        yield words.word("card-items", what=in_a_row(_item(item, words) for item in sheet.items))
    if sheet.abilities:
        yield words.word("card-abilities", what=in_a_row(
            f"{_known(one.id, 'ability', words)} ({_paid(one.price, one.property, words)})" for one in sheet.abilities
        ))  # fmt: skip
    yield from (words.word(f"card-{flag.replace('_', '-')}") for flag in sheet.flags)
    if sheet.max_attackers is not None:
        yield words.word("card-attackers", number=sheet.max_attackers)


def _item(item: Item, words: Speaker) -> str:
    name = spoken(item.name, words)
    return name if item.store is None else f"{name} ({_paid(item.store.amount, item.store.property, words)})"


def _paid(amount: int, property: Property, words: Speaker) -> str:
    return f"{words.word(f'property-{property.value}')} {amount}"


def _threes(numbers: Threes, words: Speaker) -> str:
    return in_a_row(f"{words.word(f'property-{one.value}')} {getattr(numbers, one.value)}" for one in Property)


def _listed(skills: Iterable[str], words: Speaker) -> str:
    return in_a_row(_known(one, "skill", words) for one in skills)


def _known(id: str, group: str, words: Speaker) -> str:
    """The word that there is; else the id as the sheet says it."""
    return words.word(f"{group}-{id}") if words.has(f"{group}-{id}") else id.replace("-", " ")


def spoken(name: Spoken, words: Speaker) -> str:
    """What a sheet says in its own words, in a language."""
    return name if isinstance(name, str) else name.get(words.language) or next(iter(name.values()))


def in_a_row(parts: Iterable[str]) -> str:
    """What is told of one thing, with commas."""
    return ", ".join(parts)
