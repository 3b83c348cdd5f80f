"""Turns, reactions, defence, postponing."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import elimination
from bojiste.systems.drd2.words import Initiative, Means, Status


@rule("drd2.turn.act")
def act(initiative: Initiative) -> bool:
    """Whether a combatant whose turn it is may declare an action, which then spends the initiative."""
    return initiative is Initiative.WAITING


@rule("drd2.turn.react_initiative", "drd2.turn.self_help_opposed")
def react_initiative(initiative: Initiative) -> bool:
    """Whether a combatant may counter any action of another with its action from initiative, giving up its turn."""
    return one(initiative)


@rule("drd2.turn.one")
def one(initiative: Initiative) -> bool:
    """Whether the one action from initiative of this round is still there."""
    return initiative in (Initiative.WAITING, Initiative.POSTPONED)


@rule("drd2.turn.defence_condition")
def defence_condition(who: str, harmed: tuple[str, ...], threatens: tuple[str, ...] = ()) -> bool:
    """Whether an action directly threatens somebody: a target of its harm, or threatened in the story."""
    return who in harmed or who in threatens


@rule("drd2.turn.no_defence_before")
def no_defence_before(initiative: Initiative) -> bool:
    """Whether defence is open: only once the initiative of this round is gone."""
    return not one(initiative)


@rule("drd2.turn.postpone")
def postpone(initiative: Initiative) -> Initiative:
    """The initiative after postponing on one's turn: kept for reacting only."""
    return Initiative.POSTPONED if initiative is Initiative.WAITING else initiative


@rule("drd2.turn.postponed_lost")
def postponed_lost(initiative: Initiative) -> Initiative:
    """The initiative at the end of the round: what was postponed and not used is lost."""
    return Initiative.LOST if initiative is Initiative.POSTPONED else initiative


def eligible(status: Status, initiative: Initiative, threatened: bool, payable: bool) -> Means | None:
    """By what right somebody may counter an action of another; ``payable`` if it can pay for defence."""
    if status is Status.ACTIVE and react_initiative(initiative):
        return Means.INITIATIVE
    active_defends = status is Status.ACTIVE and threatened and no_defence_before(initiative)
    return Means.DEFENCE if payable and (active_defends or elimination.state(status, threatened)) else None
