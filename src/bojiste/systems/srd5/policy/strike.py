"""Whom to strike, and with what."""

from __future__ import annotations

from bojiste.core.ask import Option
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import weigh
from bojiste.systems.srd5.play.action import seconds
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import DAMAGE_TYPES


def _keeps(eyes: Eyes, attack: Attack) -> bool:
    """Whether a weapon is not thrown away: it is the second of two blades."""
    light = [one for one in eyes.table.usable(eyes.me) if one.light and one.melee]
    return attack.thrown and attack.light and sum(eyes.me.pieces(one.key) for one in light) == 2


def _worth(eyes: Eyes, attack: Attack, enemy: Profile) -> int:
    """What an attack is worth here."""
    state = eyes.state(attack, enemy)
    found = attack.worths[state]
    if eyes.grade.reckons and not attack.melee and (degree := eyes.table.cover(eyes.me, enemy)):
        cover = rules.attack.step_modifiers(0, min(degree, rules.cover.THREE_QUARTERS))
        found = weigh.worth(attack.mean, weigh.chance(attack.bonus, cover, state))
    # a thrown weapon is gone: only when nothing else reaches as well
    return found - 1 if attack.thrown else found


def best_attack(eyes: Eyes, enemy: Profile) -> tuple[int, Attack] | None:
    """The best attack on an enemy in sight from here with its worth, ties by the order on the sheet."""
    table, me = eyes.table, eyes.me
    if not table.may_harm(me, enemy):
        return None
    best: tuple[int, Attack] | None = None
    for attack in table.usable(me):
        if best is not None and attack.worths[1] <= best[0] and not enemy.knits:
            continue  # it would be no better at advantage
        if not table.loaded(me, attack) or not table.reaches(me, attack, enemy):
            continue
        if eyes.grade.picks and attack.thrown and _keeps(eyes, attack):
            continue
        worth = _worth(eyes, attack, enemy)
        if enemy.knits and eyes.grade.picks:
            worth = _against_regrowth(eyes, attack, enemy, worth)
        if worth >= 0 and (best is None or worth > best[0]):
            best = worth, attack
    return best


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
            key = weigh.target_key(attack.mean, worth, eyes.left_of(enemy), enemy.index)
        if best is None or key < best[0]:
            best = (key, enemy, attack)
    return None if best is None else best[1:]


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
    return (keeps, *weigh.target_key(attack.mean, _worth(eyes, attack, enemy), eyes.left_of(enemy), enemy.index))
