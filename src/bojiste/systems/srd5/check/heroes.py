"""Faults of characters in short: subclasses, fighting styles and choices that their classes do not have, or not yet."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from bojiste.errors import Problem
from bojiste.systems.srd5.words.callings import (
    CHOICES,
    SECOND_STYLE,
    STYLE_FROM,
    STYLES,
    SUBCLASSES,
    the_subclass,
)

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Combatant
    from bojiste.systems.srd5.sheet import Sheet

NONE = "none"
HIGHEST = 20


def heroes(one: Combatant) -> Iterator[Problem]:
    """All of them, each with what would be right."""
    sheet = one.sheet
    yield from _levels(sheet, one.path)
    yield from _subclass(sheet, one.path)
    yield from _styles(sheet, one.path)
    yield from _choices(sheet, one.path)


def _levels(sheet: Sheet, path: str) -> Iterator[Problem]:
    """A class without a level, levels that are too many together or are not the level that is named."""
    if isinstance(sheet.calling, str) and sheet.level is None:
        yield Problem(f"{path}.level", "", "class-without-level", {"class": sheet.calling})
    total = sum(sheet.callings.values())
    if isinstance(sheet.calling, dict) and (total > HIGHEST or sheet.level != total):
        yield Problem(f"{path}.level", sheet.level or total, "levels-add-up", {"sum": total, "maximum": HIGHEST})


def _subclass(sheet: Sheet, path: str) -> Iterator[Problem]:
    """A subclass of another class, or one that comes with a later level."""
    for said in sheet.subclass:
        if said == NONE:
            continue
        row = SUBCLASSES[said]
        least = min(one.level for one in row.gained)
        if row.of not in sheet.callings:
            own = (the_subclass(calling) for calling in sheet.callings)
            known = ", ".join((*(one for one in own if one), NONE))
            yield Problem(f"{path}.subclass", said, "not-one-of", {"known": known})
        elif sheet.callings[row.of] < least:
            yield Problem(f"{path}.subclass", said, "subclass-too-early", {"class": row.of, "minimum": least})


def _styles(sheet: Sheet, path: str) -> Iterator[Problem]:
    """Styles that the classes do not have, or more of them than they have at their levels."""
    known = tuple(dict.fromkeys(style for calling in sheet.callings for style in STYLES.get(calling, ())))
    for style in sheet.style:
        if style not in known:
            yield _foreign(f"{path}.style", style, known)
    most = sum(_most(sheet, calling, level) for calling, level in sheet.callings.items())
    if known and len(sheet.style) > most:
        yield Problem(f"{path}.style", ", ".join(sheet.style), "too-many-styles", {"maximum": most})


def _foreign(path: str, said: str, known: Collection[str]) -> Problem:
    """What the classes do not leave to choose, with what they do."""
    reason = "not-one-of" if known else "nothing-to-choose"
    return Problem(path, said, reason, {"known": ", ".join(known)})


def _most(sheet: Sheet, calling: str, level: int) -> int:
    """How many styles a class has."""
    own = the_subclass(calling)
    champion = own == SECOND_STYLE[0] and (not sheet.subclass or own in sheet.subclass) and level >= SECOND_STYLE[1]
    return int(level >= STYLE_FROM.get(calling, HIGHEST + 1)) + champion


def _choices(sheet: Sheet, path: str) -> Iterator[Problem]:
    """What no class of its leaves to choose, or more than may be chosen yet."""
    own = {name: row for name, row in CHOICES.items() if row.of in sheet.callings}
    known = [one for row in own.values() for one in row.options]
    for said in sheet.choices:
        if said not in known:
            yield _foreign(f"{path}.choices", said, known)
    for row in own.values():
        said_of = [one for one in sheet.choices if one in row.options]
        most = row.number(sheet.callings[row.of])
        if len(said_of) > most:
            yield Problem(f"{path}.choices", ", ".join(said_of), "too-many-choices", {"maximum": most})
