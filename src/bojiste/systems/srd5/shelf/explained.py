"""Whence the numbers of a character in short come: of its classes by the book, of a feature, or of the sheet itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from bojiste.systems.srd5.sheet.classes import Because, Hero, Heroes, becauses, heroes_of, traits_of

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker, Table
    from bojiste.systems.srd5.sheet import Sheet
    from bojiste.systems.srd5.words.callings import Gained

PLAIN = frozenset({"kind", "level"})
"""What goes without saying."""


def explained(entry: Table, sheet: Sheet, words: Speaker) -> Iterator[str]:
    """A line for each number that follows of classes and levels, also of one that the sheet says otherwise; then the
    features of each class."""
    heroes = heroes_of(entry)
    if not heroes:
        return
    for one in {each.key: each for each in becauses(heroes) if each.key not in PLAIN}.values():
        yield _number(entry, sheet, heroes, one, words)
    for hero in heroes:
        names = dict.fromkeys(_named(words, name) for row in hero.gained for name in _names(hero, row))
        yield words.word("explain-features", calling=_calling(words, hero.calling), level=hero.level,
                         names=", ".join(names))  # fmt: skip


def _names(hero: Hero, row: Gained) -> tuple[str, ...]:
    """What is played of a feature: of one that leaves a choice what was chosen."""
    return (row.name,) if row.how == "power" else traits_of(hero, row)


def _number(entry: Table, sheet: Sheet, heroes: Heroes, one: Because, words: Speaker) -> str:
    followed = _told(one.value)
    if one.key in entry:
        return words.word("explain-own", key=one.key, value=_told(entry[one.key]), followed=followed)
    callings = ", ".join(f"{_calling(words, hero.calling)} {hero.level}" for hero in heroes)
    origin = callings if one.origin == "class" else _named(words, one.origin)
    parts = (followed, one.reckoned) if isinstance(one.value, int) else (one.reckoned or followed,)
    line = words.word("explain-number", key=one.key, value=" = ".join(filter(None, parts)), origin=origin)
    final = getattr(sheet, one.key, None)
    if isinstance(one.value, int) and isinstance(final, int) and final != one.value:
        return line + "; " + words.word("explain-further", value=final, more=f"{final - one.value:+d}")
    return line


def _calling(words: Speaker, calling: str) -> str:
    return words.word(f"calling-{calling}")


def _named(words: Speaker, feature: str) -> str:
    """A feature in the words of a language, as far as there are any; else as the document calls it."""
    ids = (id for id in (f"explain-{feature}", f"feature-{feature}", f"power-{feature}") if words.has(id))
    return next((words.word(id) for id in ids), feature.replace("_", " "))


def _told(value: Any) -> str:
    """A number, a list or a table as a scene file would write it, in short."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {each}" for key, each in value.items())
    if isinstance(value, list | tuple):
        return "[" + ", ".join(str(each) for each in value) + "]"
    return str(value)
