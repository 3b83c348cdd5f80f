"""Damage Transfer: whoever it holds or clings to takes half of the damage dealt to it."""

from __future__ import annotations

from bojiste.core.event import OPEN, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import DAMAGE_PARTED
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import Trait, has

TRAIT = Trait("damage_transfer")


@TRAIT.speaks(DAMAGE_PARTED)
def parts(table: Table, target: Profile, blow: Blow) -> Course[Blow]:
    """The other takes its half first."""
    other = _sharer(table, target)
    if other is None:
        return blow
    own, rest = _halved(blow)
    yield Event("shares-damage", has, target.id, other.id, seen=OPEN)
    yield from harm(table, other, rest)
    return own


def _sharer(table: Table, target: Profile) -> Profile | None:
    """Who takes half of what is dealt to whoever holds it, or clings to it."""
    host = table.known.clings.get(target.id)
    held = table.holds(target)
    return table.profiles[host] if host is not None else held[0] if held else None


def _halved(blow: Blow) -> tuple[Blow, Blow]:
    """Half of an instance of damage, rounded down as a whole, and the rest of it."""
    own: list[tuple[int, int]] = []
    rest: list[tuple[int, int]] = []
    odd = 0
    for type_, amount in blow.rolls.amounts:
        half, odd = divmod(amount + odd, 2)
        own.append((type_, half))
        rest.append((type_, amount - half))
    shared = Rolls(tuple(rest), (), tuple(Part("effect-damage", amount) for _, amount in rest))
    whole = sum(amount for _, amount in blow.rolls.amounts)
    return blow._replace(rolls=blow.rolls._replace(amounts=tuple(own)), whole=whole), blow._replace(rolls=shared)
