"""The fallen, and one's own wounds."""

from __future__ import annotations

from bojiste.systems.srd5.play import cover, weigh
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Attack, Profile


def aid(eyes: Eyes, found: tuple[Profile, Attack] | None) -> str | None:
    """Help for a dying ally within reach: a potion at once; bandages unless an enemy can be fought instead and the
    ally is not about to die."""
    me, table = eyes.me, eyes.table
    dying = [ally for ally in eyes.fallen() if cover.touches(table, me, ally)]
    if not dying:
        return None
    ally = max(dying, key=lambda one: (table.now[one.id].life == "dying", table.now[one.id].death_fail, -one.index))
    if eyes.now.potions:
        return f"potion:{ally.id}"
    if eyes.grade.leads:
        return _bandages(eyes, ally, found)
    if not weigh.tends(table.now[ally.id].death_fail, found is not None):
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def _bandages(eyes: Eyes, ally: Profile, found: tuple[Profile, Attack] | None) -> str | None:
    """First aid where a life is worth more than what could be done to an enemy meanwhile."""
    now = eyes.table.now[ally.id]
    blow = 0 if found is None else found[1].worths[0] * max(eyes.me.per_action, 1)
    if now.life != "dying" or weigh.bandage(now.death_fail, bool(eyes.now.kit)) <= blow:
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def drink(eyes: Eyes) -> str | None:
    """A potion for oneself when little is left and there is somebody to fear."""
    now = eyes.now
    thirsty = now.potions and weigh.low(now.hp, now.hp_max) and eyes.enemies()
    return f"potion:{eyes.me.id}" if thirsty else None
