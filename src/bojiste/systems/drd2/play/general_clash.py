"""The general clash: one action and several counteractions, evaluated from the highest result down."""

from __future__ import annotations

from itertools import combinations

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.apply import end_of_action
from bojiste.systems.drd2.play.clash import Thrown
from bojiste.systems.drd2.play.dice import draw_lots, roll_for
from bojiste.systems.drd2.play.manoeuvre import offer
from bojiste.systems.drd2.play.record import settled
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.win import victory
from bojiste.systems.drd2.rules.general_clash import Pairs
from bojiste.systems.drd2.words import Evaluation, Manoeuvre

DONE = "done"
LOT = "lot"
GIVE_WAY = "give-way"


def general(table: Table, act: Act, counters: tuple[Act, ...]) -> Course[None]:
    """Exclusions, precise, dice, then one step for each participant."""
    acts = {one.who: one for one in (act, *counters)}
    pairs = yield from _exclusions(table, act, counters)
    for who in rules.manoeuvre.precise_order(act.who, tuple(one.who for one in counters)):
        yield from offer(table, acts[who], Manoeuvre.PRECISE)
    thrown = []
    for who in rules.general_clash.declare_order(act.who, tuple(one.who for one in counters)):
        thrown.append(Thrown(acts[who], *(yield from roll_for(table, acts[who]))))
    order = yield from _sorted(table, thrown)
    yield _tell_sorted(table, act, thrown, order)
    yield from _steps(table, act, acts, order, pairs)
    yield from end_of_action(table, (*order, *act.said.targets))


# -- before the steps ----------------------------------------------------------------------------------------------


@procedure("drd2.general_clash.exclusive")
def _exclusions(table: Table, act: Act, counters: tuple[Act, ...]) -> Course[Pairs]:
    """Pairs of actions that cannot both succeed: each counteraction with the action, others as the GM names them."""
    names = tuple(one.who for one in counters)
    open_ = {f"pair:{one}:{other}": frozenset((one, other)) for one, other in combinations(names, 2)}
    chosen: Pairs = frozenset()
    while True:
        options = [Option(DONE)] + [
            Option(key, {"target": key.split(":")[1], "other": key.split(":")[2]})
            for key, pair in open_.items()
            if pair not in chosen
        ]
        if len(options) == 1:
            break
        key = yield Ask("exclusive", _exclusions, GM, act.who, options, DONE, ruling=True)
        if key == DONE:
            break
        chosen |= {open_[key]}
    return rules.general_clash.exclusions(act.who, names, chosen)


def _tell_sorted(table: Table, act: Act, thrown: list[Thrown], order: tuple[str, ...]) -> Event:
    results = {one.act.who: one.result for one in thrown}
    ties = rules.general_clash.ties(tuple((one.result, *one.dice) for one in thrown))
    data = {
        "targets": list(order),
        "results": [str(results[who]) for who in order],
        **({"ties": list(ties)} if ties else {}),
    }
    changes = settled(table, Evaluation.GENERAL)
    return Event("sorted", rules.general_clash.sort, act.who, changes=changes, data=data, seen=OPEN)


def _sorted(table: Table, thrown: list[Thrown]) -> Course[tuple[str, ...]]:
    """The participants from the highest result down; ties as the rule says, at last by agreement or by lots."""
    places = rules.general_clash.sort(tuple((one.result, *one.dice) for one in thrown))
    order: tuple[str, ...] = ()
    for group in places:
        order += yield from _tied(table, tuple(thrown[at].act.who for at in group))
    return order


def _tied(table: Table, tied: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """The order of those who tie in everything: whoever gives way stands behind, the others draw lots."""
    if len(tied) == 1:
        return tied
    behind = []
    for who in tied:
        options = (Option(LOT), Option(GIVE_WAY))
        key = yield Ask(
            "tie", rules.general_clash.sort, table.seat(who), who, options, LOT, data={"targets": list(tied)}
        )
        if key == GIVE_WAY:
            behind.append(who)
    first = yield from draw_lots([who for who in tied if who not in behind] or tied, rules.general_clash.sort)
    if len(behind) in (0, len(tied)):
        return first
    return first + (yield from draw_lots(behind, rules.general_clash.sort))


# -- the steps -----------------------------------------------------------------------------------------------------


@procedure("drd2.general_clash.sequential")
def _steps(table: Table, act: Act, acts: dict[str, Act], order: tuple[str, ...], pairs: Pairs) -> Course[None]:
    """One step for each participant; what a step brings counts at once for the next."""
    protected: tuple[frozenset[str], ...] = ()
    for place, who in enumerate(order):
        failed = frozenset(table.settling.failed)
        step = rules.general_clash.step(order, place, failed, pairs)
        now_failed, protected, acts = _spare_wide(table, act, acts, order, place, step, protected)
        if who in failed:
            yield from _failed_step(table, who, step.failed - failed, now_failed)
            continue
        changes = table.state.change(EVALUATION, failed=_listed(order, now_failed))
        data = {"losers": list(step.losers), "effect": acts[who].effect.value}
        target = step.losers[0] if len(step.losers) == 1 else None
        yield Event("won", rules.general_clash.step, who, target, changes=changes, data=data, seen=OPEN)
        # with wide_partial the actor may be left with targets and nobody below it to beat
        if step.losers or who == act.who:
            losers = tuple(acts[one] for one in rules.general_clash.loser_order(order, frozenset(step.losers)))
            yield from victory(table, acts[who], losers, Evaluation.GENERAL)
        if table.conflict.over is not None:
            return


def _failed_step(table: Table, who: str, dragged: frozenset[str], now_failed: frozenset[str]) -> Course[None]:
    """One that has failed itself still drags lower exclusive actions down."""
    if not dragged:
        return
    changes = table.state.change(EVALUATION, failed=_listed_all(table, now_failed))
    yield Event(
        "failed-step",
        rules.general_clash.failed_step,
        who,
        changes=changes,
        data={"losers": sorted(dragged)},
        seen=OPEN,
    )


def _listed(order: tuple[str, ...], failed: frozenset[str]) -> tuple[str, ...]:
    return tuple(who for who in order if who in failed)


def _listed_all(table: Table, failed: frozenset[str]) -> tuple[str, ...]:
    before = table.settling.failed
    return (*before, *sorted(failed - frozenset(before)))


def _spare_wide(
    table: Table,
    act: Act,
    acts: dict[str, Act],
    order: tuple[str, ...],
    place: int,
    step: rules.general_clash.Step,
    protected: tuple[frozenset[str], ...],
) -> tuple[frozenset[str], tuple[frozenset[str], ...], dict[str, Act]]:
    """What has failed after a step; with the option ``wide_partial`` a beaten wide action keeps its other targets."""
    several = len(act.said.targets) > 1
    if not table.scene.options.wide_partial or not several or act.who not in step.failed:
        return step.failed, protected, acts
    if act.who in table.settling.failed or order[place] == act.who:
        return step.failed, protected, acts
    protected = (*protected, frozenset(acts[order[place]].said.protects))
    left = rules.general_clash.wide_whole(frozenset(act.said.targets), protected, partial=True)
    if not left:
        return step.failed, protected, acts
    kept = acts[act.who].saying(targets=tuple(who for who in act.said.targets if who in left))
    return step.failed - {act.who}, protected, {**acts, act.who: kept}
