"""Other creatures' spaces: which squares they take, and which of them bar the way. Nothing here moves anybody."""

from __future__ import annotations

from bojiste.kit.board import Squares, union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.going import WALK, Going
from bojiste.systems.srd5.play.movement.reach import takes_in
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import swarm
from bojiste.systems.srd5.traits.halfling_nimbleness import slips

ASIDE = "aside:"
"""The mark of a turn on which an enemy has agreed to let one through (``turn.freely``)."""


def spaces(table: Table, who: Profile, *, known: bool = False, going: Going = WALK) -> tuple[Squares, Squares]:
    """Squares in other creatures' spaces (of those it knows of, if ``known``), and those of creatures that bar the
    way. A dead body is an object and takes no space."""
    block = table.drawn[1].block
    taken = barring = 0
    own = table.now.get(who.id)
    freely = () if own is None else own.turn.freely
    mist = own is not None and table.effects(who).bodiless
    swept = _swept(table, who)
    for other in _in_the_way(table, who, known, going):
        now, side = table.now[other.id], other.squares
        space = block(now.x, now.y, side, side)
        taken |= space
        if not (mist or lets_pass(who, other) or (freely and ASIDE + other.id in freely) or other in swept):
            barring |= space
    return taken, barring


def _in_the_way(table: Table, who: Profile, known: bool, going: Going) -> list[Profile]:
    """Others whose bodies are where and as high as somebody moves."""
    now = table.now
    there = [one for one in table.everybody if one is not who and now[one.id].life != "dead"]
    if known and table.known.hiding:
        there = [one for one in there if who.id not in now[one.id].hidden_from]
    if table.carries:
        there = _outside(table, who, there)
    return [one for one in there if table.at_height(who, one, going)] if table.special else there


def _outside(table: Table, who: Profile, there: list[Profile]) -> list[Profile]:
    """Those of them who are in nobody's body, or in the same as somebody."""
    carried, inside = table.known.carried, table.known.inside
    return [one for one in there if one.id not in carried and inside.get(one.id) == inside.get(who.id)]


def _swept(table: Table, who: Profile) -> list[Profile]:
    """Those whom somebody takes in when it comes upon them, where it moves by a power that does that."""
    by = table.sweeping
    return [] if by is None else [one for one in table.everybody if one is not who and takes_in(table, who, one, by)]


def closed(table: Table, who: Profile, others: Squares) -> Squares:
    """Of squares in other creatures' spaces those where it may not stop: all, but of those it shares a space with."""
    if not others:
        return others
    mist = who.id in table.now and table.effects(who).bodiless
    swept = _swept(table, who)
    open_ = [
        one
        for one in table.everybody
        if one is not who and (shares(who, one) or (mist and not one.is_object) or one in swept)
    ]
    return others & ~union([table.space(one) for one in open_]) if open_ else others


@looked_up
def shares(who: Profile, other: Profile) -> bool:
    """Whether a creature may stop in another's space: a swarm and whoever it swarms over, and who has no firm body."""
    return not other.is_object and bool(who.fluid or swarm.TRAIT.of(other))


@looked_up
def lets_pass(who: Profile, other: Profile) -> bool:
    """Whether a creature may move through another's space."""
    if other.is_object or who.bodiless:
        return who.bodiless
    if shares(who, other) or slips(who, other):
        return True
    return rules.passing.may_pass(other in who.enemies, who.size, other.size)
