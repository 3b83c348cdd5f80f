"""When all is lost: away from there, by whoever is faster than its enemies."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.traits import cunning_action


def flees(eyes: Eyes) -> bool:
    """Whether to run: little is left, the enemies are far stronger, and none of them can keep up or shoot."""
    table, me = eyes.table, eyes.me
    if not eyes.grade.leads or not table.has_ways or table.abstract:
        return False
    enemies = eyes.enemies()
    if not enemies:
        return False
    ours = sum(eyes.danger(one) for one in (me, *me.allies) if table.up(one))
    theirs = sum(eyes.danger(enemy) for enemy in enemies)
    speed = table.speed(me) * (2 if cunning_action.TRAIT.of(me) else 1)
    fastest, farthest = (max(reaches_of(enemy)[place] for enemy in enemies) for place in (0, 3))
    return weigh.lost(weigh.low(eyes.now.hp, eyes.now.hp_max), ours, theirs) and speed > fastest and not farthest


def away(eyes: Eyes, ask: Ask) -> str | None:
    """The deeds of somebody who flees: out of their hands first, then as far as it goes."""
    turn, table = eyes.now.turn, eyes.table
    if table.speed(eyes.me) and not turn.disengaged:
        for key in ("quick-disengage", "disengage") if eyes.watched() else ("quick-dash",):
            if key in ask.keys:
                return key
    return "dash" if "dash" in ask.keys else None
