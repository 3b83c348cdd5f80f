"""What follows when an action has won: mighty, the losers' decisions, backlash, cunning, the consequence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bojiste.core.ask import Ask, Option, note
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.apply import consequence
from bojiste.systems.drd2.play.exhaustion import Case, decide, price_of
from bojiste.systems.drd2.play.manoeuvre import offer
from bojiste.systems.drd2.play.numbers import gain_advantage
from bojiste.systems.drd2.play.table import Table, size_of
from bojiste.systems.drd2.play.weigh import can_pay
from bojiste.systems.drd2.words import (
    HARMING,
    Backlash,
    Choice,
    Effect,
    Evaluation,
    Manoeuvre,
    Occasion,
    Penalty,
    Status,
)


class Threatened(NamedTuple):
    """Whom a winning action still threatens after the losers have decided, and who of them accepted."""

    who: frozenset[str]
    accepted: tuple[str, ...]


@procedure("drd2.clash.exhaust", "drd2.elimination.exhaust", "drd2.manoeuvre.mighty_all")
def victory(table: Table, winner: Act, losers: tuple[Act, ...], evaluation: Evaluation) -> Course[None]:
    """One winner against all whom it beats in this step: mighty counts against each, exhausting averts all."""
    yield from describe(table, winner)
    cases = [case_of(table, winner, loser, evaluation, mighty=True) for loser in losers]
    mighty = yield from offer(table, winner, Manoeuvre.MIGHTY, bool(losers), lambda: raised(table, winner, cases))
    threatened, accepted = yield from _losers(table, winner, losers, evaluation, mighty)
    if not threatened:
        return
    enlarged = False
    if accepted:
        in_place = rules.manoeuvre.cunning_same(winner.effect)
        enlarged = yield from offer(table, winner, Manoeuvre.CUNNING, in_place, lambda: enlarged_facts(table, winner))
    reached = [who for who in winner.recipients if who in threatened]
    yield from consequence(table, winner, reached, enlarged, against=accepted)


def raised(table: Table, winner: Act, cases: Sequence[Case]) -> dict[str, object]:
    """What mighty makes of the prices of those it strikes, and who, as far as the winner knows, cannot pay that."""
    prices = {case.who: price_of(table, case) for case in cases}
    short = [case.who for case in cases if not can_pay(table, winner.who, case.who, prices[case.who], case.property)]
    return {"targets": [*prices], "prices": [str(price) for price in prices.values()], "short": short}


def enlarged_facts(table: Table, winner: Act, risen: int = 0) -> dict[str, object]:
    """What cunning makes of the consequence; whether it is idle, since Threat falls no lower.

    ``risen``: what the tester's own exhaustion adds to Threat at the same time.
    """
    plain, large = size_of(table, winner), size_of(table, winner, enlarged=True)
    idle = winner.effect is Effect.THREAT_DOWN and all(
        _lowered(table, who, plain, risen) == _lowered(table, who, large, risen) for who in winner.said.targets
    )
    return {"size": large, "targets": list(winner.said.targets), "idle": int(idle)}


def _lowered(table: Table, who: str, size: int, risen: int) -> int:
    """Somebody's Threat after a fall and a rise at once."""
    now = table.now(who)
    return rules.threat.apply(now.threat or 1, (-size, risen), now.floor)


@procedure("drd2.clash.describe")
def describe(table: Table, winner: Act) -> Course[None]:
    """The winner tells what threatens; the rule consequence stays as it was declared."""
    if table.scene.options.stories != "ask":
        return
    data = {"effect": winner.effect.value}
    words = yield note("describe", describe, table.seat(winner.who), winner.who, data=data)
    if words:
        yield Event("note", describe, winner.who, data={"note": words}, seen=OPEN)


@procedure("drd2.exhaustion.once", "drd2.clash.bystander_target")
def _losers(
    table: Table, winner: Act, losers: tuple[Act, ...], evaluation: Evaluation, mighty: bool
) -> Course[Threatened]:
    """Each loser's own decision, one against this winner, in clash order; a target that did nothing has none.

    Returns who is still threatened, and who accepted.
    """
    threatened = frozenset(winner.recipients)
    beaten = frozenset(loser.who for loser in losers)
    accepted: tuple[str, ...] = ()
    for loser in losers:
        scope = _scope(table, winner, loser, beaten)
        if not rules.general_clash.midway_out(table.now(loser.who).status):
            continue
        if not rules.exhaustion.something_to_avert(threatened, scope):
            if loser.who not in winner.recipients:  # who is spared has been told so
                yield Event("unthreatened", rules.exhaustion.something_to_avert, loser.who, winner.who, seen=OPEN)
            continue
        case = case_of(table, winner, loser, evaluation, mighty)
        averts = [who for who in winner.said.targets if who in threatened & scope]
        choice = yield from decide(table, case._replace(facts={**case.facts, "targets": averts}) if averts else case)
        if choice is Choice.DEATH:
            return Threatened(frozenset(), accepted)
        if choice is Choice.ACCEPT:
            accepted += (loser.who,)
            continue
        yield from _tell_spared(table, loser.who, winner, threatened & scope)
        threatened -= scope
        yield from backlash(table, winner, loser.who)
    return Threatened(threatened, accepted)


def _tell_spared(table: Table, who: str, winner: Act, averted: frozenset[str]) -> Course[None]:
    """Whom an exhaustion saves besides the one who pays."""
    saved = [one for one in winner.said.targets if one in averted and one not in (who, winner.who)]
    if saved and winner.effect in HARMING:
        yield Event("spared", rules.exhaustion.scope, who, data={"targets": saved}, seen=OPEN)


def _scope(table: Table, winner: Act, loser: Act, beaten: frozenset[str]) -> frozenset[str]:
    return rules.exhaustion.scope(
        loser.who,
        frozenset(winner.recipients),
        beaten,
        frozenset(loser.said.protects),
        winner.who,
        table.scene.options.exhaustion_scope,
    )


def case_of(table: Table, winner: Act, loser: Act, evaluation: Evaluation, mighty: bool) -> Case:
    """The loser's case: it pays in the property the winning action acts upon."""
    property = rules.property.decides_resource(Occasion.CLASH, loser.said.pay, winner.said.affects)
    weak = Penalty.WEAK in table.penalties(winner.who, winner.said.skills)
    return Case(loser.who, winner.who, evaluation, property, facts_of(table, winner), mighty, weak)


def facts_of(table: Table, act: Act) -> dict[str, object]:
    """What happens to whom if nobody exhausts."""
    facts: dict[str, object] = {
        "effect": act.effect.value,
        "size": size_of(table, act),
        "targets": list(act.said.targets),
    }
    if act.effect is Effect.ELIMINATE:
        facts["form"] = "removed" if act.form is Status.REMOVED else "present"
    if act.said.leaves:
        facts["leaves"] = 1
    if act.note:
        facts["note"] = act.note
    return facts


def backlash(table: Table, winner: Act, loser: str) -> Course[None]:
    """Whoever exhausts against an elimination makes the other's rashness tell."""
    options = rules.elimination.backlash(winner.effect is Effect.ELIMINATE)
    if not options:
        return
    menu = [Option(option.value) for option in options]
    usual = Backlash.THREAT.value
    key = yield Ask(
        "backlash", rules.elimination.backlash, table.seat(loser), loser, menu, usual, data={"target": winner.who}
    )
    advantage, rise = rules.elimination.backlash_gives(Backlash(key))
    if advantage:
        yield gain_advantage(table, loser, loser, advantage)._replace(
            kind="backlash-advantage", rule=rules.elimination.backlash
        )
    if rise and table.now(winner.who).threat is not None:
        now = table.now(winner.who)
        changes = table.state.change(winner.who, threat=rules.threat.apply(now.threat or 1, (rise,), now.floor))
        yield Event("backlash", rules.elimination.backlash, loser, winner.who, changes=changes, seen=OPEN)
