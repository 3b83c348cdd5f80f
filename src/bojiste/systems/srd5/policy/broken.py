"""Spells that somebody may break off: out of his range, or a small one that draws his reaction and his slot."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.kit.board import Squares, union
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile

WORTH_BREAKING = 2
"""The level from which a spell is worth a great slot; whoever thinks less breaks off whatever takes a slot."""


def breaks(eyes: Eyes, ask: Ask) -> str:
    """Whether to break off the spell that somebody casts: never one that costs him nothing."""
    least = WORTH_BREAKING if eyes.grade.leads else 1
    return ask.default if int(ask.data["level"]) >= least else "no"


USUAL_SLOTS = 2
"""So many slots for breaking off spells one is likely to have at the most: nobody tells."""


def _spent(eyes: Eyes, enemy: Profile) -> bool:
    """Whether somebody has been seen to spend all the slots that it is likely to have for breaking off spells."""
    least = min(power.level for power in enemy.counters)
    return sum(level >= least for level in eyes.table.now[enemy.id].drained) >= USUAL_SLOTS


def breakers(eyes: Eyes) -> list[Profile]:
    """Enemies who have shown that they break off spells, and could now; how far off they stand is another matter."""
    if not eyes.grade.leads or not any(enemy.counters for enemy in eyes.me.enemies):
        return []
    table, me = eyes.table, eyes.me
    return [
        enemy
        for enemy in eyes.enemies()
        if enemy.counters and not _spent(eyes, enemy) and table.reacts(enemy) and sight.sees(table, enemy, me)
    ]


def _far(enemy: Profile) -> int:
    """How far somebody's reaction goes."""
    return max(power.reach for power in enemy.counters)


def threatened(eyes: Eyes) -> bool:
    """Whether a spell that is cast here may be broken off."""
    return any(eyes.table.distance(eyes.me, enemy) <= _far(enemy) for enemy in breakers(eyes))


def gets_away(eyes: Eyes) -> bool:
    """Whether one goes out of their range before one casts: not while a smaller slot than theirs can still be spent
    on drawing out theirs, which would else go into something worse."""
    return threatened(eyes) and not _baits(eyes)


def _baits(eyes: Eyes) -> bool:
    """Whether there is a spell for a slot below all that break it off."""
    table, me = eyes.table, eyes.me
    least = min(power.level for enemy in breakers(eyes) for power in enemy.counters)
    spells = (one for one in me.powers.values() if one.spell and one.harmful and 0 < one.level < least)
    return any(use_cost.offered(table, me, one) and use_cost.slots(table, me, one)[0] < least for one in spells)


def in_their_range(eyes: Eyes) -> Squares:
    """Where it may."""
    return union(within(eyes.table, enemy, _far(enemy), eyes.me.squares) for enemy in breakers(eyes))


def kept_back(eyes: Eyes, power: Power) -> bool:
    """Whether a spell is too good to be broken off here: there is a smaller one to draw the reaction with."""
    if not power.spell or not threatened(eyes):
        return False
    table, me = eyes.table, eyes.me
    spells = (one for one in me.powers.values() if one.spell and one.level and one.harmful)
    return any(0 < one.level < power.level and use_cost.offered(table, me, one) for one in spells)
