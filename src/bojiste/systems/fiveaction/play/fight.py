"""A fight: rounds until at most one side is left."""

from __future__ import annotations

from bojiste.core.dice import Page
from bojiste.core.event import Change, happened
from bojiste.core.system import Play
from bojiste.kit.course import Course, stoppable
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play import initiative, intimidation, turn
from bojiste.systems.fiveaction.play.ending import outcome, over
from bojiste.systems.fiveaction.play.reset import Reset
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.prepare import Scene, State

OF_A_ROUND = Reset(
    moved=0, turned=False, waiting=False, cleaved=0, sequences=0, struck=(), ranked=(), reflexes=(), behind=(),
    named=-1, pressed=False, hurt=False, lowered=0, kicked=False,
)  # fmt: skip
"""What is counted or holds within one round."""


def fight(scene: Scene, state: State) -> Play:
    """Rounds, until one side is left, nobody is, or the scene's last round is over."""
    table = state.memo["table"] = Table(scene, state)
    yield Page(0, 0)
    yield from stoppable(rounds(table), None)
    return outcome(table)


def rounds(table: Table) -> Course[None]:
    """What comes before the first blow, then round after round."""
    if table.scene.world.intimidation:
        yield from intimidation.before_the_fight(table)
    while table.fight.round < table.scene.world.max_rounds and not over(table):
        yield from round_(table)


def round_(table: Table) -> Course[None]:
    """One round: the order where it is rolled, then turns, then what the end of a round does."""
    number = table.fight.round + 1
    changes = table.change(FIGHT, round=number, left=tuple(who for who, _ in table.fight.order))
    yield happened("round", rules.round.structure, changes=(*changes, *_fresh(table)), data={"round": number})
    active = [who for who in table.prep.roster if table.active(who)]
    modules = table.law.modules
    each = bool(modules.initiative_each_round) or modules.defence_costs_actions
    if rules.initiative.fixed_order(number, each):
        yield Page(number, 0)
        yield from initiative.order(table, active)
    while not over(table):
        ready = next((who for who in table.fight.left if table.active(who)), None)
        if ready is None:
            break
        yield from turn.turn(table, ready)
    yield from _end(table)


def _fresh(table: Table) -> tuple[Change, ...]:
    """Everybody's new actions; what was left of the last ones becomes spare."""
    changes: list[Change] = []
    for who in table.prep.roster:
        now = table.now(who)
        if not table.active(who):
            continue
        slow = rules.turtle.tiers(table.base_initiative(who))
        reflexes = table.kit(who).has("combat_reflexes") if table.law.modules.defence_costs_actions else 0
        changes += table.change(
            who,
            spare=rules.round.spare_actions(now.actions, now.acted),
            slow=slow,
            actions=rules.round.structure(_tier(table, who, slow)),
            extra=rules.paid_defence.reflexes(reflexes, table.law.abilities.combat_reflexes_defence_actions),
        )
        changes += OF_A_ROUND.changes(who, now)
    return tuple(changes)


def _tier(table: Table, who: str, slow: int) -> int:
    """How slow somebody begins the round: with what it had bought back in the last one."""
    tier = rules.turtle.rider(slow) if slow and table.mounted(who) else slow
    return rules.turtle.acceleration(tier, table.now(who).bought) if tier else tier


def _end(table: Table) -> Course[None]:
    """The end of a round: courage grows in whoever had a quiet one."""
    for who in table.prep.roster:
        now = table.now(who)
        if now.fear is None or not table.active(who):
            continue
        bonus = rules.intimidation.bonus(now.fear.bonus, now.hurt, now.pressed)
        if bonus != now.fear.bonus:
            changes = table.change(who, fear=now.fear._replace(bonus=bonus))
            yield happened("courage", rules.intimidation.bonus, who, changes=changes, data={"bonus": bonus})
