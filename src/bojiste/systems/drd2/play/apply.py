"""What an action brings about: changes of Threat, Advantage, scars, elimination, leaving."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from bojiste.core.ask import GM, Ask, Option, amount, yes_no
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act, named
from bojiste.systems.drd2.play.edit import edits
from bojiste.systems.drd2.play.numbers import change_threat, gain_advantage
from bojiste.systems.drd2.play.pay import scope_of_scar
from bojiste.systems.drd2.play.table import Table, size_of
from bojiste.systems.drd2.words import (
    COUNTED,
    SCENE,
    Effect,
    Initiative,
    Origin,
    Penalty,
    Property,
    Scar,
    Status,
    Words,
)

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Hazard

GRAVEST = 9
"""The gravest scar that the GM is offered."""
DOWN = frozenset({Effect.THREAT_DOWN})
FORMS = (Option("removed"), Option("present"))
_FORM = {"removed": Status.REMOVED, "present": Status.PRESENT}
_WORD = {Status.REMOVED: "removed", Status.PRESENT: "present"}


@procedure("drd2.clash.accept", "drd2.manoeuvre.wide_same")
def consequence(
    table: Table,
    act: Act,
    recipients: Iterable[str],
    enlarged: bool = False,
    exhausted: bool = False,
    against: tuple[str, ...] = (),
) -> Course[None]:
    """All that a successful action does to these recipients; ``exhausted`` if a tester's own rise comes with it.

    ``against``: whom else it succeeded against, though it does nothing to them.
    """
    here = tuple(
        who for who in rules.general_clash.no_double_win(tuple(recipients)) if who == SCENE or table.in_play(who)
    )
    reached = here or (SCENE,)  # on somebody who is gone it is story only
    size = size_of(table, act, enlarged)
    told_with = act.effect in (Effect.THREAT_UP, Effect.THREAT_DOWN) and size and act.who in reached
    if exhausted and table.in_play(act.who) and not told_with:
        yield change_threat(table, act.who, act.who, (Part("exhaustion", 1),))
    if act.effect in COUNTED and not size:
        yield Event("foolish", rules.penalty.foolish, act.who, data={"effect": act.effect.value}, seen=OPEN)
        return
    yield from _EFFECTS[act.effect](table, act, reached, size, exhausted)
    harmed = act.said.targets if act.effect is Effect.OWN_ADVANTAGE else ()
    yield from _loses_footing(table, act, dict.fromkeys((*reached, *harmed, *against)))
    if act.disengages:
        yield from _get_clear(table, act)


# -- Threat --------------------------------------------------------------------------------------------------------


def _threat(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    by = -size if act.effect in DOWN else size
    for who in reached:
        if who != SCENE:
            own = (Part("exhaustion", 1),) if exhausted and who == act.who else ()
            yield change_threat(table, act.who, who, (Part("action", by), *own))


# -- Advantage -----------------------------------------------------------------------------------------------------


def _advantage(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    for who in reached:
        if who != SCENE:
            yield gain_advantage(table, act.who, who, size)


# -- scars ---------------------------------------------------------------------------------------------------------


def _scars(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    for who in reached:
        if who != SCENE:
            yield from inflict(table, act.who, who, act.said.affects, size, act.scar, act.scope, act.form)


@procedure("drd2.scar.inflict")
def inflict(
    table: Table,
    by: str | None,
    who: str,
    property: Property,
    severity: int,
    name: Words = "",
    scope: tuple[str, ...] = (),
    form: Status = Status.REMOVED,
) -> Course[None]:
    """A scar for somebody; a being with too many of them is out."""
    hampers = scope or (yield from scope_of_scar(table, who, property, severity))
    scars = (*table.now(who).scars, Scar(name, property, severity, hampers, Origin.INFLICTED))
    fields: dict[str, Any] = {"scars": scars}
    if rules.scar.being(table.kit(who).type):
        pool = getattr(table.now(who), property.value)
        fields[property.value] = rules.scar.hero_clamp(pool, _room(table, who, property, severity))
    data = {"severity": severity, "property": property.value, "name": name, "scope": list(hampers)}
    yield Event("scarred", inflict, by, who, changes=table.state.change(who, **fields), data=data, seen=OPEN)
    yield from _check_being(table, by, who, property, form)


def _room(table: Table, who: str, property: Property, severity: int) -> int:
    """Effective ability under inflicted scars; this action's own ones cut the pool only when it is over."""
    now = table.now(who)
    own = [bank.scar for bank in now.bank]
    others = tuple(one.severity for at, one in enumerate(now.scars) if one.property is property and at not in own)
    return rules.resource.effective_ability(table.kit(who).ability.of(property), (*others, severity))


def _check_being(table: Table, by: str | None, who: str, property: Property, form: Status) -> Course[None]:
    kit = table.kit(who)
    if rules.scar.being(kit.type) or not rules.conflict.able(table.now(who).status):
        return
    if rules.scar.being_elimination(kit.limit.of(property), table.scars_under(who, property)):
        yield Event("overwhelmed", rules.scar.being_elimination, who, data={"property": property.value}, seen=OPEN)
        yield from eliminate(table, by, who, form)


# -- elimination ---------------------------------------------------------------------------------------------------


def _eliminations(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    for who in reached:
        if who != SCENE:
            yield from eliminate(table, act.who, who, act.form, act)


@procedure("drd2.elimination.definition")
def eliminate(table: Table, by: str | None, who: str, form: Status, act: Act | None = None) -> Course[None]:
    """Take somebody out: in which form, with what scar, in which Threat."""
    status = yield from _form(table, by, who, form)
    fresh = yield from _threat_after(table, who, status)
    changes = table.state.change(who, status=status, threat=fresh, initiative=Initiative.LOST, disengaged=False)
    told = {"form": _WORD[status], **({"threat": fresh} if fresh is not None else {})}
    yield Event("eliminated", rules.elimination.accept, by, who, changes=changes, data=told, seen=OPEN)
    if act is not None and Penalty.FOOLISH not in table.penalties(act.who, act.said.skills):
        yield from _attached_scar(table, act, who)


@procedure("drd2.elimination.size", "drd2.scar.over_three")
def _attached_scar(table: Table, act: Act, who: str) -> Course[None]:
    """A scar that follows from the form of an elimination: of any severity, as the scene or the GM says, or none."""
    severity = yield amount("form-scar", _attached_scar, GM, who, 0, GRAVEST, act.severity, ruling=True)
    if severity:
        yield from inflict(table, act.who, who, act.said.affects, severity, act.scar, act.scope)


def _form(table: Table, by: str | None, who: str, form: Status) -> Course[Status]:
    """Removed or still present: the winner says, the GM confirms."""
    usual = rules.elimination.accept(form).default
    seat = GM if by is None else table.seat(by)
    data, ruling = {"target": who}, by is None
    key = yield Ask("form", rules.elimination.accept, seat, by or who, FORMS, _WORD[usual], data=data, ruling=ruling)
    if seat == GM:
        return _FORM[key]
    stands = yield yes_no(
        "form-stands", rules.elimination.accept, GM, by, True, data={"target": who, "form": key}, ruling=True
    )
    return _FORM[key] if stands == "yes" else _FORM["present" if key == "removed" else "removed"]


def _threat_after(table: Table, who: str, status: Status) -> Course[int | None]:
    rule = rules.elimination.threat_after(status, table.scene.options.helpless_threat)
    if rule is None:
        return None
    fresh: int = yield amount(
        "form-threat", rules.elimination.threat_after, GM, who, rule.least, 99, rule.default, ruling=True
    )
    return fresh


# -- story ---------------------------------------------------------------------------------------------------------


@procedure("drd2.action.story_only")
def _story(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    if act.said.leaves:
        for who in act.said.targets:
            yield leave_conflict(table, act.who, who)
        return
    targets = [who for who in reached if who != SCENE]
    yield Event("story", _story, act.who, data={**act.called, "targets": targets}, seen=OPEN)


@procedure("drd2.leaving.help")
def leave_conflict(table: Table, by: str, who: str) -> Event:
    """Somebody is out of it, with nothing of this conflict left."""
    now = table.now(who)
    status, left = rules.leaving.effect(rules.conflict.Carried(now.threat, now.advantage))
    changes = table.state.change(
        who, status=status, threat=left.threat, advantage=left.advantage, initiative=Initiative.LOST
    )
    return Event("left", rules.leaving.effect if by == who else leave_conflict, by, who, changes=changes, seen=OPEN)


@procedure("drd2.action.other")
def _other(table: Table, act: Act, reached: tuple[str, ...], size: int, exhausted: bool) -> Course[None]:
    given = table.prep.actions.get(act.prepared)
    changes = table.state.change(EVALUATION, loose=given.follow) if given is not None and given.follow else ()
    yield Event("other", _other, act.who, changes=changes, data={**act.called, "note": act.note}, seen=OPEN)
    yield from edits(table, _other, act.who)


def _loses_footing(table: Table, act: Act, reached: Iterable[str]) -> Course[None]:
    """Whoever an opponent has got at is not clear of the opponents any more."""
    for who in reached:
        if who == SCENE or not table.hostile(act.who, who):
            continue
        before = table.now(who).disengaged
        changes = table.state.change(who, disengaged=rules.leaving.disengaged(before, False, True))
        if changes:
            yield Event("caught", rules.leaving.condition, act.who, who, changes=changes, seen=OPEN)


def _get_clear(table: Table, act: Act) -> Course[None]:
    """Those it was done for are clear of the opponents: comrades it is aimed at, otherwise whoever acts."""
    helped = [who for who in act.said.targets if not table.hostile(act.who, who)]
    for who in helped or [act.who]:
        now = table.now(who)
        changes = table.state.change(who, disengaged=rules.leaving.disengaged(now.disengaged, True, False))
        if changes and rules.conflict.able(now.status):
            yield Event("clear", rules.leaving.condition, who, changes=changes, seen=OPEN)


_EFFECTS: dict[Effect, Callable[[Table, Act, tuple[str, ...], int, bool], Course[None]]] = {
    Effect.THREAT_UP: _threat,
    Effect.THREAT_DOWN: _threat,
    Effect.ADVANTAGE: _advantage,
    Effect.OWN_ADVANTAGE: _advantage,
    Effect.SCAR: _scars,
    Effect.ELIMINATE: _eliminations,
    Effect.STORY: _story,
    Effect.OTHER: _other,
}


# -- the end of an action ------------------------------------------------------------------------------------------


@procedure("drd2.scar.self_use_now")
def end_of_action(table: Table, participants: Iterable[str]) -> Course[None]:
    """Unspent scar resources are lost, and pools shrink to what the own scars have left."""
    for who in dict.fromkeys(participants):
        now = table.now(who)
        if not now.bank:
            continue
        lost = sum(bank.left for bank in now.bank)
        fields: dict[str, Any] = {"bank": ()}
        for bank in (bank for bank in now.bank if bank.scar is not None):
            effective = table.effective(who, bank.property)
            pool = getattr(now, bank.property.value)
            fields[bank.property.value] = rules.scar.hero_clamp(pool, effective, True, True)
        changes = table.state.change(who, **fields)
        yield Event("scar-spent", end_of_action, who, changes=changes, data={"lost": lost}, seen=OPEN)


def announced(table: Table, hazard: Hazard, who: str) -> Course[None]:
    """The consequence of a challenge, for one of those it threatens; of who is gone meanwhile it asks nothing."""
    if not table.in_play(who):
        return
    if hazard.effect in (Effect.THREAT_UP, Effect.THREAT_DOWN):
        by = -hazard.size if hazard.effect in DOWN else hazard.size
        yield change_threat(table, None, who, (Part("danger", by),))
    elif hazard.effect is Effect.SCAR:
        assert hazard.property is not None, "a scar is of some property: the scene or the GM has named it"
        yield from inflict(table, None, who, hazard.property, hazard.size, hazard.scar, hazard.scope, hazard.form)
    elif hazard.effect is Effect.ELIMINATE:
        yield from eliminate(table, None, who, hazard.form)
    elif hazard.effect is Effect.ADVANTAGE:
        yield gain_advantage(table, None, who, hazard.size)
    else:
        yield Event("befell", announced, None, who, data=named("hazard", hazard.id, hazard.name), seen=OPEN)
