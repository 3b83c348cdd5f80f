"""Reads what a creature casts: its spellcasting trait or action, by slots or so many times a day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from bojiste.systems.srd5.words import ABILITIES
from bojiste.systems.srd5.words import spells as tables
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UTILITY

_ABILITY = re.compile(r"spell ?casting ability is (\w+)|using (\w+) as (?:the|its|his|her)\s+spell ?casting\s+ability")
_DC = re.compile(r"spell save DC (\d+)")
_BONUS = re.compile(r"\+(\d+) to hit with\s+spell attacks")
_LEVEL = re.compile(r"(\d+)(?:st|nd|rd|th)-level spellcaster")
_WILL = r"(?P<will>Cantrips \(at will\)|At will)"
_SLOTS = r"(?P<level>\d)(?:st|nd|rd|th)[- ]level \((?P<slots>\d+) slots?\)"
_USES = r"(?P<uses>\d+)/day(?: each)?"
_END = r"(?=\n|$| [-•*] | \d+/day| \d(?:st|nd|rd|th) level)"
_LIST = re.compile(rf"(?:{_WILL}|{_SLOTS}|{_USES}): *(?P<spells>[^\n]*?){_END}", re.IGNORECASE)
_ONE = re.compile(r"can innately cast (?!the following)(?P<spells>[\w ]+?)(?: \(|,)")
_AT_WILL = re.compile(r"can cast (?P<spells>[\w ]+?) at will")
_STARRED = re.compile(r"([\w ]+)\*(?=[,\n])")
_OF_BLINDNESS = {"blindness_deafness": "blindness"}


class Casting(NamedTuple):
    """What a trait says: the ability, the numbers of its spells, its level, slots by level, spells that take slots (or
    are cantrips), and ``innate`` ones: so many times a day (0: at will)."""

    ability: str
    dc: int | None
    bonus: int | None
    level: int | None
    slots: tuple[int, ...]
    spells: tuple[str, ...]
    innate: tuple[tuple[str, int], ...]
    before: tuple[str, ...] = ()
    """Spells that it casts on itself before a fight."""
    bare: bool = False
    """What it casts innately takes no voice and no gestures either."""
    left: tuple[str, ...] = ()
    """Sentences that say nothing of spells, and were not understood."""

    @property
    def known(self) -> tuple[str, ...]:
        return (*self.spells, *(name for name, _ in self.innate))

    @property
    def missing(self) -> tuple[str, ...]:
        """Spells that would bear on a fight and are not played."""
        return tuple(name for name in self.known if name not in SPELLS and name not in UTILITY)

    @property
    def nearly(self) -> tuple[str, ...]:
        """Spells that are played but for something, and what."""
        return tables.nearly(self.known)


def read(text: str) -> Casting | None:
    """What the trait says; nothing where it names no ability or no spells."""
    ability, lists = _ABILITY.search(text), list(_LIST.finditer(text))
    innate = tuple(_innate(text, lists))
    by = "" if ability is None else (ability[1] or ability[2]).lower()
    if by not in ABILITIES or not (lists or innate):
        return None
    dc, level, bonus = (int(found[1]) if (found := pattern.search(text)) else None for pattern in (_DC, _LEVEL, _BONUS))
    slots, spells = _prepared(lists)
    return Casting(
        ability=by,
        dc=dc,
        bonus=bonus,
        level=level,
        slots=slots,
        spells=spells,
        innate=innate,
        before=tuple(names(",".join(_STARRED.findall(text)))) if "on itself before combat" in text else (),
        bare=any(f"requiring no {what}components" in text for what in ("", "spell ")),
        left=tuple(_not_of_spells(text)),
    )


def _prepared(lists: list[re.Match[str]]) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Slots by level, and the spells that are prepared."""
    slots = {int(one["level"]): int(one["slots"]) for one in lists if one["level"]}
    prepared = [one for one in lists if one["level"] or (one["will"] and slots)]
    by_level = tuple(slots.get(rank, 0) for rank in range(1, max(slots, default=0) + 1))
    return by_level, tuple(name for one in prepared for name in names(one["spells"]))


_OF_SPELLS = re.compile(r"spell|cantrip|innate|component|\bcasts?\b|/day|at will", re.IGNORECASE)


def _not_of_spells(text: str) -> Iterator[str]:
    """Sentences besides the lists that say nothing of spells."""
    for line in _LIST.sub("", text).splitlines():
        said = (one.strip() for one in re.split(r"(?<=\.) ", line))
        yield from (one for one in said if re.search(r"\w", one) and not _OF_SPELLS.search(one))


def _innate(text: str, lists: list[re.Match[str]]) -> Iterator[tuple[str, int]]:
    """Spells that need no slot, and how often a day."""
    for pattern, uses in ((_ONE, 1), (_AT_WILL, 0)):
        if found := pattern.search(text):
            yield from ((name, uses) for name in names(found["spells"].replace(" and ", ",")))
    if not any(one["level"] for one in lists):
        yield from ((name, int(one["uses"] or 0)) for one in lists for name in names(one["spells"]))


def names(spells: str) -> Iterator[str]:
    """``fire bolt, mage armor*, invisibility (self only)`` as keys; what is in brackets narrows a spell to itself."""
    for one in re.split(r",(?![^(]*\))", spells):
        plain = re.sub(r"\([^)]*\)|\*", "", one).strip().lower().replace("'", "").replace("’", "")
        key = re.sub(r"[^a-z]+", "_", plain).strip("_")
        if key:
            yield _OF_BLINDNESS.get(key, key)


def head(casting: Casting) -> dict[str, Any]:
    """The keys of a sheet that casts so."""
    return {
        "level": casting.level,
        "casting": casting.ability,
        "spell_dc": casting.dc,
        "spell_attack": casting.bonus,
        "slots": list(casting.slots),
        "spells": [name for name in casting.spells if name in SPELLS],
        "cast_before": [name for name in casting.before if name in SPELLS],
        "utility_spells": [name for name in casting.known if name in UTILITY],
    }


def innate(casting: Casting) -> Iterator[dict[str, Any]]:
    """Spells that need no slot, as features of the sheet."""
    for name, uses in casting.innate:
        if name in SPELLS:
            spell = tables.row(name)
            needs = "" if casting.bare else spell["use"].get("components", "").replace("m", "")
            said = {"use": {"components": needs}} if needs else {}
            yield {**tables.innate(name, SPELLS[name], said, uses or None), "name": name.replace("_", " ")}
