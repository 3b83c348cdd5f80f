"""Turns, reactions, defence, postponing."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import counter, elimination, manoeuvre
from bojiste.systems.drd2.words import Effect, Initiative, Manoeuvre, Means, Status


@rule("drd2.turn.act")
def act(initiative: Initiative, own_turn: bool) -> bool:
    """Whether a combatant may declare an action of its own, which then spends the initiative."""
    return own_turn and initiative is Initiative.WAITING


@rule("drd2.turn.react_initiative")
def react_initiative(initiative: Initiative, acting: bool) -> bool:
    """Whether a combatant may counter any action with its action from initiative, giving up its turn."""
    return not acting and one(initiative)


@rule("drd2.turn.one")
def one(initiative: Initiative) -> bool:
    """Whether the one action from initiative of this round is still there."""
    return initiative in (Initiative.WAITING, Initiative.POSTPONED)


@rule("drd2.turn.defence_condition")
def defence_condition(who: str, harmed: tuple[str, ...], threatens: tuple[str, ...] = ()) -> bool:
    """Whether an action directly threatens somebody: a target of its harm, or threatened in the story."""
    return who in harmed or who in threatens


@rule("drd2.turn.defence_manoeuvre")
def defence_manoeuvre(means: Means, manoeuvres: tuple[Manoeuvre, ...]) -> bool:
    """Whether a counteraction carries what it needs: from defence the manoeuvre of that name."""
    return means is Means.INITIATIVE or Manoeuvre.DEFENCE in manoeuvres


@rule("drd2.turn.defence_same_rules")
def defence_same_rules(effect: Effect, recipient: str, actor: str, actor_targets: frozenset[str]) -> bool:
    """Whether a counteraction from defence may bring this: whatever any counteraction may."""
    return counter.effects(effect, recipient, actor, actor_targets)


@rule("drd2.turn.defence_count")
def defence_count(defences: int) -> int:
    """What that many defences in one round cost together; there is no bound to their number."""
    return defences * manoeuvre.cost()


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


@rule("drd2.turn.pass")
def pass_(initiative: Initiative) -> Initiative:
    """The initiative after declining the turn: the same as postponing."""
    return postpone(initiative)


@rule("drd2.turn.self_help_opposed")
def self_help_opposed(initiative: Initiative) -> bool:
    """Whether somebody can counter an action that threatens nobody."""
    return one(initiative)


def eligible(status: Status, initiative: Initiative, acting: bool, threatened: bool, payable: bool) -> Means | None:
    """By what right somebody may counter an action; ``payable`` if it can pay for defence."""
    if status is Status.ACTIVE and react_initiative(initiative, acting):
        return Means.INITIATIVE
    active_defends = status is Status.ACTIVE and threatened and no_defence_before(initiative)
    defends = active_defends or elimination.state(status, threatened, from_defence=True)
    return Means.DEFENCE if defends and payable and not acting else None
