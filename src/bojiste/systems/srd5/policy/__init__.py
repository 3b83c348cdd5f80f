"""Tactics for unattended seats. A tactic looks at its seat's view: its own numbers, and of enemies only what shows.

Three grades: ``naive`` runs at the nearest enemy and strikes. ``ordinary`` picks its targets, comes into range before
it shoots, keeps shooters away from melee, helps the fallen, drinks when it is low, and does not walk through
opportunity attacks without gain. ``clever`` weighs whatever is offered, reckons with odds and cover, and thinks of the
others: docs/srd5.md tells how, and how much better it fares. The sums it weighs by stand in ``play/weigh.py``.
Besides, ``weakest`` stands up if it lies, aims at the enemy with the fewest hit points (ties: turn order) and does
nothing else; ``idle`` ends its turns.
"""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import Ask
from bojiste.core.policy import Policy
from bojiste.systems.srd5.play import weigh
from bojiste.systems.srd5.policy import broken, magic
from bojiste.systems.srd5.policy.act import act, can_stand
from bojiste.systems.srd5.policy.eyes import CLEVER, NAIVE, ORDINARY, Eyes, Grade
from bojiste.systems.srd5.policy.hold import readied
from bojiste.systems.srd5.policy.place import where
from bojiste.systems.srd5.policy.roam import planned
from bojiste.systems.srd5.policy.strike import best_attack
from bojiste.systems.srd5.prepare import Profile, View


def idle(ask: Ask, view: View) -> str:
    """Ends its turns and lets every chance pass."""
    if ask.topic in ("opportunity", "readied"):
        return "no" if ask.topic == "opportunity" else "wait"
    return ask.default


def weakest(ask: Ask, view: View) -> str:
    """Attacks the living enemy with the fewest hit points it can reach, with the best attack."""
    if ask.topic != "act":
        return ordinary(ask, view)
    eyes = Eyes(ask, view, ORDINARY)
    now = eyes.now
    if now.turn.action and not now.turn.attacks_left and eyes.enemies():
        return "end"
    if now.dropped or eyes.table.grid or (now.suffers and "prone" in now.conditions and can_stand(eyes)):
        return ordinary(ask, view)
    best: Profile | None = None
    fewest = 0
    there = view.now
    for enemy in eyes.me.enemies:
        seen = there.get(enemy.id)
        if seen is None or seen.life != "ok":
            continue
        left = seen.hp if seen.hp is not None else -seen.hurt
        if best is not None and (left > fewest or (left == fewest and not _comes_first(eyes, enemy, best, left))):
            continue
        if eyes.table.knows(eyes.me, enemy):
            best, fewest = enemy, left
    if best is None:
        return "end"
    attack = best_attack(eyes, best)
    return ordinary(ask, view) if attack is None else f"attack:{best.id}:{attack[1].key}"


def _comes_first(eyes: Eyes, one: Profile, other: Profile, left: int) -> bool:
    """Whether the one is aimed at before the other, who has as much left."""
    return weigh.frailty(left, eyes.turn_of(one)) < weigh.frailty(left, eyes.turn_of(other))


def naive(ask: Ask, view: View) -> str:
    """Runs at the nearest enemy and strikes."""
    return _played(ask, view, NAIVE)


def ordinary(ask: Ask, view: View) -> str:
    """Plays as a reasonable person would."""
    return _played(ask, view, ORDINARY)


def clever(ask: Ask, view: View) -> str:
    """Plays as somebody who knows the rules and the others."""
    return _played(ask, view, CLEVER)


def _played(ask: Ask, view: View, grade: Grade) -> str:
    if ask.topic == "act":
        return act(Eyes(ask, view, grade), ask)
    if ask.topic in ("where", "height", "jump", "shove") and (key := planned(Eyes(ask, view, grade), ask)) is not None:
        return key
    if ask.topic == "where":
        return where(Eyes(ask, view, grade), ask)
    if ask.topic == "ready-response" and grade.leads:
        return readied(Eyes(ask, view, grade), ask)
    if ask.topic == "power-slot" and grade.leads:
        return magic.slot(Eyes(ask, view, grade), ask)
    if ask.topic == "power-target" and grade.picks:
        return magic.target(Eyes(ask, view, grade), ask)
    if ask.topic == "power-variant" and grade.picks:
        return magic.variant(Eyes(ask, view, grade), ask)
    if ask.topic == "avert" and grade.picks:
        return magic.averts(Eyes(ask, view, grade), ask)
    if ask.topic == "counter" and grade.picks:
        return broken.breaks(Eyes(ask, view, grade), ask)
    if ask.topic == "legendary" and grade.picks:
        return magic.legendary(Eyes(ask, view, grade), ask)
    return ask.default


POLICIES: Mapping[str, Policy] = {
    "ordinary": ordinary,
    "clever": clever,
    "naive": naive,
    "weakest": weakest,
    "idle": idle,
}
"""Tactics by name; the first is the default."""
