"""Whom to strike, and with what."""

from __future__ import annotations

from collections.abc import Sequence

from bojiste.core.ask import Option
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover, weigh
from bojiste.systems.srd5.play.attacks.hands_free import grip
from bojiste.systems.srd5.play.attacks.hit import extras
from bojiste.systems.srd5.play.movement.reach import reaches
from bojiste.systems.srd5.play.turns.actions import seconds
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES


def _keeps(eyes: Eyes, attack: Attack) -> bool:
    """Whether a weapon is not thrown away: it is the second of two blades."""
    light = [one for one in eyes.usable() if one.light and one.melee]
    return attack.thrown and attack.light and sum(eyes.me.pieces(one.key) for one in light) == 2


def worth_of(eyes: Eyes, enemy: Profile, attack: Attack) -> int:
    """What an attack is worth here."""
    state = eyes.state(attack, enemy)
    found = attack.worths[state]
    if eyes.grade.reckons and not attack.melee and (degree := cover.direction(eyes.table, eyes.me, enemy)):
        harder = rules.attack.step_modifiers(0, min(degree, rules.cover.THREE_QUARTERS))
        found = weigh.worth(attack.mean, weigh.chance(attack.bonus, harder, state))
    if eyes.grade.reckons and eyes.me.traits:
        more = sum(7 * extra.number for extra in extras(eyes.table, eyes.me, enemy, attack, state))
        found += weigh.worth(more, weigh.chance(attack.bonus, 0, state)) if more else 0
    # a thrown weapon is gone: only when nothing else reaches as well
    return found - 1 if attack.thrown else found


def best_attack(eyes: Eyes, enemy: Profile) -> tuple[int, Attack] | None:
    """The best attack on an enemy in sight from here with its worth, ties by the order on the sheet."""
    table, me = eyes.table, eyes.me
    if not table.may_harm(me, enemy):
        return None
    best: tuple[int, Attack] | None = None
    most = -1
    far = table.distance(me, enemy)
    for attack in eyes.usable():
        if attack.worths[1] <= most and not enemy.knits:
            continue  # it would be no better at advantage
        if (
            not table.loaded(me, attack)
            or not reaches(table, me, attack, enemy, far)
            or (attack.thrown and _spared(eyes, attack))
        ):
            continue
        worth = _valued(eyes, enemy, attack)
        if worth > most:
            best, most = (worth, attack), worth
    return best


def _spared(eyes: Eyes, attack: Attack) -> bool:
    """Whether somebody who picks does not throw a weapon away."""
    return eyes.grade.picks and _keeps(eyes, attack)


def _valued(eyes: Eyes, enemy: Profile, attack: Attack) -> int:
    """What an attack is worth here, with what it stops."""
    worth = worth_of(eyes, enemy, attack)
    return _against_regrowth(eyes, attack, enemy, worth) if enemy.knits and eyes.grade.picks else worth


def _against_regrowth(eyes: Eyes, attack: Attack, enemy: Profile, worth: int) -> int:
    """What an attack is worth on somebody who gets up again: what stops that counts as much as what would come back;
    while it lies there nothing else is worth anything, and nothing at all once it is stopped."""
    row = enemy.sheet.regeneration
    assert row is not None
    stopped = bool(eyes.table.boons(enemy, "unregenerating"))
    stops = any(DAMAGE_TYPES[part.type] in row.stopped_by for part in attack.components)
    if not eyes.table.up(enemy):
        return worth + 4 * row.amount if stops and not stopped else -1
    return worth + 2 * row.amount if stops and not stopped else worth


def target(eyes: Eyes) -> tuple[Profile, Attack] | None:
    """Whom to attack from here, and with what."""
    best: tuple[tuple[int, ...], Profile, Attack] | None = None
    for enemy in eyes.enemies():
        found = best_attack(eyes, enemy)
        if found is None:
            continue
        worth, attack = found
        key: tuple[int, ...] = (eyes.table.distance(eyes.me, enemy), enemy.index)
        if eyes.grade.picks:
            key = target_key(eyes, attack, worth, enemy)
        if best is None or key < best[0]:
            best = (key, enemy, attack)
    return None if best is None else best[1:]


def lets_fall(eyes: Eyes, found: tuple[Profile, Attack] | None) -> str | None:
    """What to let fall (it costs nothing), so that a much better weapon can be drawn at once."""
    held = eyes.now.held or ()
    if not held or not _may_let_fall(eyes):
        return None
    at_hand = eyes.usable()
    others = [attack for attack in eyes.me.attacks if attack not in at_hand and attack.melee]
    if not others:
        return None
    least = 0 if found is None else 5 * _valued(eyes, *found) // 4
    frees = ((item, attack) for item in dict.fromkeys(held) for attack in others if _draws(eyes, attack, held, item))
    return next((f"drop:{item}" for item, attack in frees if _hits_for(eyes, attack) > least), None)


def _may_let_fall(eyes: Eyes) -> bool:
    return eyes.grade.leads and not eyes.now.turn.action and eyes.table.handles(eyes.me)


def _draws(eyes: Eyes, attack: Attack, held: Sequence[str], item: str) -> bool:
    """Whether a weapon is drawn at once by who lets this go."""
    left = list(held)
    left.remove(item)
    drawn = grip(attack, eyes.table.hands(eyes.me), tuple(left), eyes.now.dropped)
    return drawn is not None and drawn[0] != "stow"


def better(eyes: Eyes, item: str) -> bool:
    """Whether a blow with this is worth more than all that can be struck with now, or it is one of two blades."""
    melee = [attack for attack in eyes.me.attacks if attack.melee]
    light = {attack.item for attack in melee if attack.light}
    if item in light and len(light) > 1:
        return True
    own = max((_hits_for(eyes, attack) for attack in eyes.usable()), default=0)
    return any(_hits_for(eyes, attack) > own for attack in melee if attack.item == item)


def _hits_for(eyes: Eyes, attack: Attack) -> int:
    """What an attack is worth at the best of those it reaches from here."""
    table, me = eyes.table, eyes.me
    near = (enemy for enemy in eyes.enemies() if reaches(table, me, attack, enemy, table.distance(me, enemy)))
    return max((_valued(eyes, enemy, attack) for enemy in near), default=0)


def target_key(eyes: Eyes, attack: Attack, worth: int, enemy: Profile) -> tuple[int, ...]:
    """The order of targets."""
    if not eyes.grade.leads:
        return weigh.target_key(attack.mean, worth, eyes.left_of(enemy), enemy.index)
    odds = 200 * worth // attack.mean if attack.mean else 0
    left = eyes.shows(enemy)
    stings = max((one.mean for one in enemy.stings), default=0) if attack.melee else 0
    share = weigh.share(attack.mean, odds, left, eyes.danger(enemy)) - weigh.sting(stings, odds)
    return (-share, left, enemy.index)


def second(eyes: Eyes) -> str | None:
    """The bonus attack, at the best of those it is offered against."""
    options = [option for option in seconds(eyes.table, eyes.me) if "lying" not in option.data]
    if not options:
        return None
    return min(options, key=lambda option: _second_key(eyes, option)).key


def _second_key(eyes: Eyes, option: Option) -> tuple[int, ...]:
    _, id, key = option.key.split(":", 2)
    enemy, attack = eyes.table.profiles[id], eyes.me.by_key[key]
    keeps = 1 if attack.thrown and _keeps(eyes, attack) else 0
    return (keeps, *target_key(eyes, attack, worth_of(eyes, enemy, attack), enemy))
