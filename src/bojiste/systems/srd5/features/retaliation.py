"""Retaliation: whoever within 5 feet has done it damage by an attack is struck at by its reaction."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import ATTACK_ANSWERED
from bojiste.systems.srd5.play.attacks.shot import Answered
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE

TRAIT = Feature("retaliation")


def best_blow(table: Table, who: Profile, target: Profile) -> Attack | None:
    """The hardest melee attack that somebody can make at another now."""
    ways = [one for one in table.usable(who) if one.melee and can_target(table, who, one, target)]
    return max(ways, key=lambda one: one.mean, default=None)


@TRAIT.speaks(ATTACK_ANSWERED)
def strikes_back(met: Answered) -> Course[None]:
    """A melee attack."""
    table, who, other = met.table, met.target, met.who
    near = table.up(other) and table.distance(who, other) <= SQUARE
    if table.now[who.id].hp >= met.before or not near or not table.reacts(who):
        return
    attack = best_blow(table, who, other)
    if attack is not None and (yield from TRAIT.wanted(who, True, other)):
        yield TRAIT.told(who, other, table.state.change(who.id, reaction=False))
        yield from met.struck(table, who, other, attack)
