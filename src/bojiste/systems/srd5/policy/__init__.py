"""Tactics for unattended seats. A tactic looks at its seat's view: its own numbers, and of enemies only what shows.

Three grades: ``naive`` runs at the nearest enemy and strikes. ``ordinary`` picks its targets, comes into range before
it shoots, keeps shooters away from melee, helps the fallen, drinks when it is low, and does not walk through
opportunity attacks without gain. ``clever`` weighs whatever is offered, reckons with odds and cover, and thinks of the
others: docs/srd5.md tells how, and how much better it fares. The sums it weighs by stand in ``play/attacks/weigh.py``.
Besides, ``weakest`` stands up if it lies, aims at the enemy with the fewest hit points (ties: turn order) and does
nothing else; ``idle`` ends its turns.
"""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import Ask
from bojiste.core.policy import Policy
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.policy import broken, magic
from bojiste.systems.srd5.policy.act import Who, Wish, act, anybody, can_stand, who_leads, who_picks
from bojiste.systems.srd5.policy.eyes import CLEVER, NAIVE, ORDINARY, Eyes, Grade
from bojiste.systems.srd5.policy.hold import readied
from bojiste.systems.srd5.policy.place import where
from bojiste.systems.srd5.policy.roam import planned
from bojiste.systems.srd5.policy.shapes import beast
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
    turn = eyes.now.turn
    if turn.action and not turn.attacks_left and eyes.enemies():
        return "end"
    if eyes.now.dropped or eyes.table.grid or (eyes.now.suffers and _has_to_stand(eyes)):
        return ordinary(ask, view)  # there is more to think of than whom to strike
    frail = _frailest(eyes)
    if frail is None:
        return "end"
    attack = best_attack(eyes, frail)
    return ordinary(ask, view) if attack is None else f"attack:{frail.id}:{attack[1].key}"


def _has_to_stand(eyes: Eyes) -> bool:
    return "prone" in eyes.now.conditions and can_stand(eyes)


def _frailest(eyes: Eyes) -> Profile | None:
    """The enemy with the fewest hit points (or who has been seen to lose most), of those it knows of who still fight;
    ties by the order of turns."""
    frailest: Profile | None = None
    fewest = least = 0
    for enemy in eyes.me.enemies:
        now = eyes.view.now.get(enemy.id)
        if now is None or now.life != "ok":
            continue
        left = now.hp if now.hp is not None else -now.hurt
        if frailest is not None and left > fewest:
            continue
        key = weigh.frailty(left, eyes.turn_of(enemy))
        if (frailest is None or key < least) and eyes.table.knows(eyes.me, enemy):
            frailest, fewest, least = enemy, left, key
    return frailest


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
    """The first answer to what is asked that its grade has."""
    for answer in ANSWERS_OF[grade].get(ask.topic, ()):
        if (key := answer(Eyes(ask, view, grade), ask)) is not None:
            return key
    return ask.default


ANSWERS: Mapping[str, tuple[tuple[Who, Wish], ...]] = {
    "act": ((anybody, act),),
    "where": ((anybody, planned), (anybody, where)),
    "height": ((anybody, planned),),
    "jump": ((anybody, planned),),
    "shove": ((anybody, planned),),
    "ready-response": ((who_leads, readied),),
    "power-slot": ((who_leads, magic.slot),),
    "power-target": ((who_picks, magic.target),),
    "power-variant": ((who_picks, magic.variant),),
    "avert": ((who_picks, magic.averts),),
    "guise": ((who_picks, beast),),
    "counter": ((who_picks, broken.breaks),),
    "legendary": ((who_picks, magic.legendary),),
}
"""What is asked -> who answers it, and how; the rest is answered as the ask proposes."""

ANSWERS_OF: Mapping[Grade, Mapping[str, tuple[Wish, ...]]] = {
    grade: {topic: tuple(answer for who, answer in answers if who(grade)) for topic, answers in ANSWERS.items()}
    for grade in (NAIVE, ORDINARY, CLEVER)
}
"""What each grade answers to what is asked."""

POLICIES: Mapping[str, Policy] = {
    "ordinary": ordinary,
    "clever": clever,
    "naive": naive,
    "weakest": weakest,
    "idle": idle,
}
"""Tactics by name; the first is the default."""
