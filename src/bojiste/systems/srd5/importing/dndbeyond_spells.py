"""What a character of D&D Beyond casts: spells of its classes, and those that its people or a feat gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from bojiste.systems.srd5.importing.fields import Fields
from bojiste.systems.srd5.importing.foundry_hero import Magic, slots_of, trimmed
from bojiste.systems.srd5.importing.printed import Printed
from bojiste.systems.srd5.importing.spells import Casting, names

_PREPARES = frozenset(("cleric", "druid", "paladin", "wizard"))
"""Classes that prepare some of the spells that they know; the others cast all they know."""


class Calling(Magic, Protocol):
    """One of its classes."""

    id: str
    casting: str
    said: Fields


class Caster(Protocol):
    """A character as far as its magic goes."""

    said: Fields
    level: int

    @property
    def callings(self) -> Sequence[Calling]: ...


def casting(who: Caster, found: Printed) -> Casting | None:
    """How it casts, and what; nothing where it casts nothing, or by no ability that the file names."""
    spells, given = tuple(dict.fromkeys(_of_classes(who, found))), tuple(dict.fromkeys(_given(who)))
    ability = next((one.casting for one in who.callings if one.casting), "")
    if not (spells or given):
        return None
    if not ability:
        for key in (*spells, *(key for key, _ in given)):
            found.leaves("spells", key)
        return None
    return Casting(ability, None, None, who.level, trimmed(slots_of(who.callings)), spells, given)


def _of_classes(who: Caster, found: Printed) -> Iterator[str]:
    """Spells of its classes that it can cast now; what it has not prepared is noted."""
    prepares = {one.said.at("id"): one.id in _PREPARES for one in who.callings}
    for own in who.said.rows("classSpells"):
        for one in own.rows("spells"):
            ready = one.flag("prepared") or one.flag("alwaysPrepared") or _cantrip(one)
            if ready or not prepares.get(own.at("characterClassId"), False):
                yield from _keys(one)
            else:
                name = one.text("definition", "name")
                found.takes(f"classSpells[{name}]", name, "", "import-not-prepared")
    for one in who.said.rows("spells", "class"):
        if one.flag("usesSpellSlot") or _cantrip(one):
            yield from _keys(one)


def _given(who: Caster) -> Iterator[tuple[str, int]]:
    """Spells that take no slot, of its people, of feats and of features: how often a day (0: at will)."""
    for giver in ("race", "feat", "class"):
        for one in who.said.rows("spells", giver):
            uses = one.number("limitedUse", "maxUses") or 0
            if (uses and not one.flag("usesSpellSlot")) or (_cantrip(one) and giver != "class"):
                yield from ((key, uses) for key in _keys(one))


def _cantrip(one: Fields) -> bool:
    return one.number("definition", "level") == 0


def _keys(one: Fields) -> Iterator[str]:
    yield from names(one.text("definition", "name").replace(",", ""))
