"""``srd5.action.*``: actions in combat. Distances and speeds are in half feet."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules import turn
from bojiste.systems.srd5.rules.dice import contest
from bojiste.systems.srd5.rules.movement import speed_zero
from bojiste.systems.srd5.rules.opportunity import own_reaction_moves
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
def disengage(taken: bool, own_turn: bool, own_movement: bool) -> bool:
    """Whether Disengage covers a movement: all of the creature's own on this turn, not later reaction movement."""
    return taken and own_turn and own_movement


@rule("srd5.action.dodge")
def dodge(dodging: bool, sees_attacker: bool) -> int:
    """Sources of disadvantage, 0 or 1, on an attack roll against the creature."""
    return 1 if dodging and dodge_unseen(sees_attacker) else 0


@rule("srd5.action.dodge_unseen")
def dodge_unseen(sees_attacker: bool) -> bool:
    """Whether Dodge works against an attacker: not if the dodger cannot see it."""
    return sees_attacker


def dodge_save(dodging: bool) -> int:
    """Sources of advantage, 0 or 1, on a Dexterity saving throw of one that dodges (part of srd5.action.dodge)."""
    return 1 if dodging else 0


@rule("srd5.action.dodge_lost")
def dodge_lost(can_act: bool, speed: int) -> bool:
    """Whether Dodge ends for good: the creature is incapacitated or its speed is 0."""
    return not can_act or speed <= 0


@rule("srd5.action.help_check")
def help_check(helped: bool, same_task: bool) -> int:
    """Sources of advantage, 0 or 1, on an ability check; the check for the task uses the mark up."""
    return 1 if helped and same_task else 0


@rule("srd5.action.help_attack")
def help_attack(helped: bool, same_target: bool) -> int:
    """Sources of advantage, 0 or 1, on an attack roll; the first on that target uses the mark up, even cancelled."""
    return 1 if helped and same_target else 0


@rule("srd5.action.help_expiry")
def help_expiry(turns_at_help: int, turns_started: int) -> bool:
    """Whether unused Help is over: the helper has started another turn (counts of its turns)."""
    return turns_started > turns_at_help


def help_in_place(distance_to_target: int, friendly: bool) -> bool:
    """Whether Help with an attack may be given: to a friend, against a target within 5 ft of the helper."""
    return friendly and distance_to_target <= 5 * FT


@rule("srd5.action.ready")
def ready(action_left: bool, trigger_perceivable: bool, response_cost: int, allowance: int) -> bool:
    """Whether Ready may be taken so: an action left, a trigger it can perceive, a response it could carry out.

    ``response_cost`` is 0 for an action and the movement for a move, ``allowance`` the current speed.
    """
    return action_left and trigger_perceivable and response_cost <= allowance


@rule("srd5.action.ready_after_trigger")
def ready_after_trigger(trigger_finished: bool, trigger_met: bool) -> bool:
    """Whether the readied response may be offered: what sets it off has happened and is resolved."""
    return trigger_met and trigger_finished


@rule("srd5.action.ready_ignore")
def ready_ignore(readied: bool, used: bool) -> bool:
    """Whether the response is still readied after a trigger: an ignored one leaves it so."""
    return readied and not used


@rule("srd5.action.ready_one_reaction")
def ready_one_reaction(readied: bool, can_react: bool) -> bool:
    """Whether the readied response can happen: it takes the one reaction."""
    return readied and can_react


@rule("srd5.action.ready_expire")
def ready_expire(turns_at_ready: int, turns_started: int) -> bool:
    """Whether an unused readied response is lost: the creature has started another turn."""
    return turns_started > turns_at_ready


@rule("srd5.action.ready_attacks")
def ready_attacks(attacks: int, ruling: str = "one") -> int:
    """How many attacks a readied Attack action makes: one, unless the GM allows ``all``."""
    return attacks if ruling == "all" else 1


@rule("srd5.action.ready_move_provokes")
def ready_move_provokes(own_reaction: bool = True) -> bool:
    """Whether readied movement provokes: it uses the creature's own reaction, and an earlier Disengage is over."""
    return own_reaction_moves(own_action=False, own_reaction=own_reaction)


@rule("srd5.action.search")
def search(perception: int, stealth: int) -> bool:
    """Whether a searcher finds a hidden enemy: its total beats the Stealth total."""
    return contest(perception, stealth)


@rule("srd5.action.use_object")
def use_object(needs: int, interaction_free: bool, action_left: bool) -> bool:
    """Whether handling an object takes Use an Object: it needs an action or is the second one of the turn."""
    return turn.second_interaction(needs, interaction_free, action_left) == turn.ACTION
