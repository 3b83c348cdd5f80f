"""``srd5.action.*``: actions in combat. Distances and speeds are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.movement import speed_zero
from bojiste.systems.srd5.words import FT


@rule("srd5.action.attack")
def attack(action_used: bool, attacks_left: int) -> bool:
    """Whether one more attack is possible: the action is there, or the Attack action taken has attacks left."""
    return not action_used or attacks_left > 0


@rule("srd5.action.extra_attack")
def extra_attack(attacks: int, attack_action: bool, own_turn: bool) -> int:
    """How many attacks are made: what features give, only with the Attack action and on the own turn."""
    return attacks if attack_action and own_turn else 1


@rule("srd5.action.dash")
def dash(speed: int, dashes: int, snapshot_bonus: int, live: bool) -> int:
    """The allowance of a turn with so many Dashes.

    ``live`` (PR09): each is worth the current speed; else together the ``snapshot_bonus``, the sum of the speeds at
    which they were taken.
    """
    return speed_zero(speed, speed * dashes if live else snapshot_bonus)


@rule("srd5.action.disengage")
def disengage(taken: bool, own_turn: bool) -> bool:
    """Whether Disengage covers a movement: all of the creature's own on this turn, not later reaction movement."""
    return taken and own_turn


@rule("srd5.action.dodge", "srd5.action.dodge_unseen")
def dodge(dodging: bool, sees_attacker: bool) -> bool:
    """Whether Dodge hampers an attack roll against the creature: not that of an attacker it cannot see."""
    return dodging and sees_attacker


@rule("srd5.action.dodge_lost")
def dodge_lost(can_act: bool, speed: int) -> bool:
    """Whether Dodge ends for good: the creature is incapacitated or its speed is 0."""
    return not can_act or speed <= 0


@rule("srd5.action.help_check")
def help_check(against: str) -> bool:
    """Whether Help helps an ability check: that which was given against nobody; the check uses it up."""
    return not against


@rule("srd5.action.help_attack")
def help_attack(against: str, target: str) -> bool:
    """Whether Help helps an attack roll: the first on the enemy it was given against, which uses it up, even
    cancelled."""
    return against == target


def help_in_place(distance_to_target: int) -> bool:
    """Whether Help with an attack may be given: against a target within 5 ft of the helper (part of
    srd5.action.help_attack)."""
    return distance_to_target <= 5 * FT


@rule("srd5.action.ready_one_reaction")
def ready_one_reaction(readied: bool, can_react: bool) -> bool:
    """Whether the readied response can happen: it takes the one reaction."""
    return readied and can_react


@rule("srd5.action.ready_attacks")
def ready_attacks(attacks: int, all_allowed: bool) -> int:
    """How many attacks a readied Attack action makes: one, unless the GM allows all."""
    return attacks if all_allowed else 1


@rule("srd5.action.ready_spell")
def ready_spell(time: str, minutes: int) -> bool:
    """Whether a spell can be readied: only one whose casting takes one action."""
    return time == "action" and not minutes


@rule("srd5.action.ready_spell_broken")
def ready_spell_broken(printed: str) -> bool:
    """Whether the slot of a readied spell comes back when concentration on it breaks, by the parameter PR10."""
    return printed == "slot_kept"
