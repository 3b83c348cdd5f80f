"""Letting them come: whether to stand fast, and the blow that stands ready."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE

PATIENCE = 4
"""Rounds that one waits for them at most."""


def holds(eyes: Eyes) -> bool:
    """Whether time works for one's own side: nobody of it is at blows yet, and it shoots as well as they do."""
    table, me = eyes.table, eyes.me
    if not eyes.grade.leads or table.clock.round > PATIENCE or not eyes.enemies() or eyes.misses_somebody():
        return False  # whoever hides may well be the one who shoots
    if eyes.blows > 1 or _strikes_now(eyes):
        return False  # who stands ready has one blow, and not the first word
    if _at_blows(eyes):
        return False
    own = [me, *(ally for ally in me.allies if table.up(ally))]
    ours = sum(_shot(eyes, one, eyes.enemies()) for one in own)
    theirs = sum(_shot(eyes, enemy, own) for enemy in eyes.enemies())
    return weigh.waits(ours, theirs)


def lets_come(eyes: Eyes) -> bool:
    """Whether whoever can strike nobody yet waits out of the range of their charge: they must come, for none of them
    shoots, and who comes up by running gives away the first blow."""
    if not eyes.grade.leads or eyes.table.clock.round > PATIENCE or eyes.misses_somebody():
        return False
    return not any(reaches_of(enemy)[3] for enemy in eyes.enemies()) and not _at_blows(eyes)


def _at_blows(eyes: Eyes) -> bool:
    """Whether somebody of one's own side stands within reach of an enemy."""
    table, me = eyes.table, eyes.me
    own = (me, *(ally for ally in me.allies if table.up(ally)))
    return any(table.distance(one, enemy) <= max(table.reach(one), SQUARE) for one in own for enemy in eyes.enemies())


def _strikes_now(eyes: Eyes) -> bool:
    """Whether somebody could be come up to and struck on this very turn."""
    table, me = eyes.table, eyes.me
    arm = table.left(me) + max(table.reach(me), SQUARE)
    return any(table.distance(me, enemy) <= arm for enemy in eyes.enemies())


def _shot(eyes: Eyes, who: Profile, targets: list[Profile]) -> int:
    """What somebody's best shot at the nearest of them is worth, or its magic."""
    far = min(eyes.table.distance(who, one) for one in targets)
    _, _, normal, _ = reaches_of(who)
    best = max((attack.mean for attack in who.attacks if not attack.melee), default=0)
    spells = max((power.mean for power in who.powers.values() if power.harmful), default=0)
    return spells + (best if far <= normal else 0)


def readied(eyes: Eyes, ask: Ask) -> str:
    """The best blow that stands ready for who comes near."""
    ways = [attack for attack in eyes.usable() if attack.melee and f"attack:{attack.key}" in ask.keys]
    best = max(ways, key=lambda attack: attack.mean, default=None)
    return ask.default if best is None else f"attack:{best.key}"
