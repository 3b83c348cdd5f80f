"""Faults of characters in short: a subclass or a fighting style that their class does not have, or not yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bojiste.errors import Problem
from bojiste.systems.srd5.words.callings import SECOND_STYLE, STYLE_FROM, STYLES, SUBCLASSES, the_subclass

if TYPE_CHECKING:
    from bojiste.systems.srd5.prepare import Combatant
    from bojiste.systems.srd5.sheet import Sheet

NONE = "none"


def heroes(one: Combatant) -> Iterator[Problem]:
    """All of them, each with what would be right."""
    sheet = one.sheet
    if sheet.calling is not None and sheet.level is None:
        yield Problem(f"{one.path}.level", "", "class-without-level", {"class": sheet.calling})
    yield from _subclass(sheet, one.path)
    yield from _styles(sheet, one.path)


def _subclass(sheet: Sheet, path: str) -> Iterator[Problem]:
    """A subclass of another class, or of none."""
    if sheet.subclass in (None, NONE):
        return
    if sheet.calling is None or SUBCLASSES[sheet.subclass or ""].of != sheet.calling:
        own = the_subclass(sheet.calling or "")
        known = ", ".join((*((own,) if own else ()), NONE))
        yield Problem(f"{path}.subclass", sheet.subclass, "not-one-of", {"known": known})


def _styles(sheet: Sheet, path: str) -> Iterator[Problem]:
    """Styles that the class does not have, or more of them than it has at its level."""
    known = STYLES.get(sheet.calling or "", ())
    for style in sheet.style:
        if style not in known:
            yield Problem(f"{path}.style", style, "not-one-of", {"known": ", ".join(known) or NONE})
    most = _most(sheet)
    if known and len(sheet.style) > most:
        yield Problem(f"{path}.style", ", ".join(sheet.style), "too-many-styles", {"maximum": most})


def _most(sheet: Sheet) -> int:
    """How many styles it has."""
    calling, level = sheet.calling or "", sheet.level or 0
    champion = (sheet.subclass or the_subclass(calling)) == SECOND_STYLE[0] and level >= SECOND_STYLE[1]
    return int(level >= STYLE_FROM.get(calling, 21)) + champion
