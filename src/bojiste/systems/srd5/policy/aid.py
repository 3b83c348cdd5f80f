"""The fallen, and one's own wounds."""

from __future__ import annotations

from bojiste.systems.srd5.play.attacks import cover, weigh
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Attack, Profile


def aid(eyes: Eyes, found: tuple[Profile, Attack] | None) -> str | None:
    """Help for a dying ally within reach: a potion at once; bandages unless an enemy can be fought instead and the
    ally is not about to die."""
    me, table = eyes.me, eyes.table
    dying = [ally for ally in eyes.fallen() if cover.touches(table, me, ally)]
    if not dying:
        return None
    ally = max(dying, key=lambda one: (table.now[one.id].life == "dying", _failures(eyes, one), -one.index))
    if eyes.now.potions:
        return f"potion:{ally.id}"
    if eyes.grade.leads:
        return _bandages(eyes, ally, found)
    if not weigh.tends(_failures(eyes, ally), found is not None):
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def _bandages(eyes: Eyes, ally: Profile, found: tuple[Profile, Attack] | None) -> str | None:
    """First aid where a life is worth more than what could be done to an enemy meanwhile."""
    life = eyes.table.now[ally.id].life
    blow = 0 if found is None else found[1].worths[0] * max(eyes.me.per_action, 1)
    if life != "dying" or weigh.bandage(_failures(eyes, ally), bool(eyes.now.kit)) <= blow:
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def _failures(eyes: Eyes, ally: Profile) -> int:
    """Failed death saves of somebody: of a friend of another side, whose the seat does not know, one is reckoned."""
    failed: int | None = eyes.table.now[ally.id].death_fail
    return 1 if failed is None else failed


def drink(eyes: Eyes) -> str | None:
    """A potion for oneself when little is left and there is somebody to fear."""
    now = eyes.now
    thirsty = now.potions and weigh.low(now.hp, now.hp_max) and eyes.enemies()
    return f"potion:{eyes.me.id}" if thirsty else None
