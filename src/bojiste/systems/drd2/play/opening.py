"""The opening of every evaluation: the GM's rulings on a declaration, its price, and what it turns into."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bojiste.core.ask import GM, Ask, Option, Worked, note, yes_no
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import ORDINARY, Act
from bojiste.systems.drd2.play.make import clear_effect, facts
from bojiste.systems.drd2.play.reach import closed, within_reach
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import HARMING, Effect, Kind, Property, Sorting, Use

SORTS = {
    "possible": Sorting(Kind.POSSIBLE),
    "obvious": Sorting(Kind.OBVIOUS),
    "demanding:1": Sorting(Kind.DEMANDING, 1),
    "demanding:2": Sorting(Kind.DEMANDING, 2),
    "demanding:3": Sorting(Kind.DEMANDING, 3),
    "impossible": Sorting(Kind.IMPOSSIBLE),
}
Ruling = Callable[[Table, Act], Course[Act | None]] | Callable[[Table, Act], Course[Act]]
CONVERT = "convert"
THREATENS = "threatens"
MISMATCH = "mismatch"
SORT_OPTIONS = tuple(Option(key, {"price": sorting.demand}) for key, sorting in SORTS.items())
KINDS = (*SORT_OPTIONS, Option(THREATENS), Option(MISMATCH))
KINDS_OF_THREAT = (*KINDS, Option(CONVERT))
"""Answers of the GM to a declaration that changes Threat: it may become Advantage."""


def word_of(sorting: Sorting) -> str:
    return f"demanding:{sorting.demand}" if sorting.kind is Kind.DEMANDING else sorting.kind.value


# -- A2: what the GM says ------------------------------------------------------------------------------------------


def rule_on(table: Table, act: Act) -> Course[Act | None]:
    """All rulings on a declaration; returns it as it then stands, or none if it must be declared anew."""
    return _through(table, act, (_unlocked, _reach, _area, _property, _credible, _leaving, _kind))


def rule_on_counter(table: Table, act: Act) -> Course[Act | None]:
    """The rulings that a counteraction needs beside its conditions and its kind."""
    return _through(table, act, (_property, _credible))


def _through(table: Table, act: Act, steps: tuple[Ruling, ...]) -> Course[Act | None]:
    """A declaration through rulings, one after another, as long as it stands."""
    for step in steps:
        standing = yield from step(table, act)
        if standing is None:
            return None
        act = standing
    return act


def refuse(rule: Cited, act: Act, reason: str) -> Event:
    """A declaration that cannot stand; nothing has been spent on it."""
    return Event("refused", rule, act.who, data={"reason": reason, **facts(act)}, seen=OPEN)


def _unlocked(table: Table, act: Act) -> Course[Act | None]:
    """What an earlier failure has closed is not tried again, unless the scene itself has it tried."""
    ordered = table.lone and act.prepared
    if ordered or not closed(table, act):
        return act
    yield refuse(rules.test.lock, act, "locked")
    return None


def _reach(table: Table, act: Act) -> Course[Act | None]:
    """Whether all whom an action goes for can be reached; asked only where the scene sets a number."""
    limited = [who for who in act.said.targets if table.kit(who).max_attackers is not None]
    for target in limited if act.effect in HARMING else ():
        usual = within_reach(table, act.who, target)
        data = {"target": target, "most": table.kit(target).max_attackers}
        if (yield yes_no("reach", rules.action.reach, GM, act.who, usual, data=data, ruling=True)) == "no":
            yield refuse(rules.action.reach, act, "out-of-reach")
            return None
    return act


def _area(table: Table, act: Act) -> Course[Act | None]:
    """Several targets by the nature of the action: as the scene marks it, or as the GM says."""
    if not act.said.area:
        return act
    marked = bool(act.prepared) and table.prep.actions[act.prepared].area
    if (yield yes_no("area", rules.action.area, GM, act.who, rules.action.area(marked).default, ruling=True)) == "yes":
        return act
    if rules.action.one_target(len(act.said.targets)):
        return act.saying(area=False)
    yield refuse(rules.action.area, act, "several-targets")
    return None


def _property(table: Table, act: Act) -> Course[Act]:
    """An unusual property acted upon needs the GM's yes, unless the scene prepared it so."""
    if act.said.affects is act.usual or act.prepared:
        return act
    ruling = rules.clash.other_property(act.usual, act.said.affects)
    options = [Option(f"affects:{answer.value}", {"affects": answer.value}) for answer in ruling.answers]
    usual = f"affects:{ruling.default.value}"
    data = {"wanted": act.said.affects.value, **act.skilled}
    key = yield Ask("other-property", rules.clash.other_property, GM, act.who, options, usual, data=data, ruling=True)
    return act.saying(affects=Property(key.removeprefix("affects:")))


def use_of(table: Table, act: Act) -> Use:
    """What the decisive skill does to others."""
    skills = table.kit(act.who).skills
    uses = [skills[id].use for id in act.said.skills]
    return next((use for use in uses if use is not Use.OTHER), Use.OTHER)


def _credible(table: Table, act: Act) -> Course[Act | None]:
    if act.effect is not Effect.ELIMINATE:
        return act
    usual = rules.elimination.credible(use_of(table, act)).default if act.eliminates is None else act.eliminates
    data = {**act.skilled, "targets": list(act.said.targets)}
    if (yield yes_no("credible", rules.elimination.credible, GM, act.who, usual, data=data, ruling=True)) == "yes":
        return act
    yield refuse(rules.elimination.credible, act, "not-credible")
    return None


def _leaving(table: Table, act: Act) -> Course[Act]:
    """Whether success leads out; if not, it merely improves the situation and prepares the next attempt."""
    if not act.said.leaves:
        return act
    ready = bool(act.prepared) or all(table.now(who).disengaged for who in act.said.targets)
    usual = rules.leaving.condition(ready).default
    data = {"targets": list(act.said.targets)}
    if (yield yes_no("leaving", rules.leaving.condition, GM, act.who, usual, data=data, ruling=True)) == "yes":
        return act
    return act.saying(leaves=False, effect=clear_effect(table, act.said.targets[0]))._replace(disengages=True)


@procedure("drd2.kind.no_units")
def _kind(table: Table, act: Act) -> Course[Act | None]:
    """Obvious, possible, demanding or impossible, which is all that reach and distance come to; and whether a change of
    Threat would outrun the story."""
    skilled = table.kit(act.who).skilled.issuperset(act.said.skills)
    severity = table.blocked(act.who, act.said.skills, act.tags, act.helped_by)
    hard = (yield from _hampered(act, severity)) if severity else ORDINARY
    usual = _usual_kind(act, skilled, hard)
    converted = act.effect in (Effect.THREAT_UP, Effect.THREAT_DOWN) and _outruns(table, act)
    while True:
        data = Worked({"convert": int(converted), "targets": list(act.said.targets)}, partial(facts, act))
        menu = KINDS_OF_THREAT if act.effect in (Effect.THREAT_UP, Effect.THREAT_DOWN) else KINDS
        key = yield Ask("kind", rules.kind.ruling, GM, act.who, menu, word_of(usual), data=data, ruling=True)
        if key in SORTS:
            break
        if key == CONVERT:
            converted = not converted
        elif key == THREATENS:
            act = yield from _threatens(table, act)
        elif (yield from _mismatch(table, act)) is None:
            return None
    act = act._replace(sorting=_at_least(SORTS[key], act, hard))
    return act.saying(effect=rules.threat.converted(act.effect)) if converted else act


def _hampered(act: Act, severity: int) -> Course[Sorting]:
    """What a scar of this severity leaves possible."""
    ruling = rules.scar.three_blocks(max(severity, rules.scar.BLOCKS_FROM))
    if len(ruling.answers) == 1:
        return ruling.default
    options = [Option(word_of(answer)) for answer in ruling.answers]
    data = {"severity": severity, **act.skilled}
    usual = word_of(ruling.default)
    key = yield Ask("scar-block", rules.scar.three_blocks, GM, act.who, options, usual, data=data, ruling=True)
    return SORTS[key]


def _usual_kind(act: Act, skilled: bool, hard: Sorting) -> Sorting:
    """How an action is sorted when nobody says otherwise."""
    given = act.sorting
    blocked = hard.kind is Kind.IMPOSSIBLE or given.kind is Kind.IMPOSSIBLE
    demand = rules.kind.demand_max((given.demand, min(act.said.demand, rules.kind.DEMAND_MOST), hard.demand))
    usual = rules.kind.ruling(demand, skilled, blocked).default
    return given if usual.kind is Kind.POSSIBLE and given.kind is Kind.OBVIOUS else usual


def _at_least(sorting: Sorting, act: Act, hard: Sorting) -> Sorting:
    """The GM's kind with the demands of scars and things: the highest counts, they do not add up."""
    own = act.said.demand if act.said.demand <= rules.kind.DEMAND_MOST else hard.demand
    demand = rules.kind.demand_max((sorting.demand, own))
    if sorting.kind is Kind.DEMANDING or (sorting.kind is Kind.POSSIBLE and demand):
        return Sorting(Kind.DEMANDING, demand)
    return sorting


def _outruns(table: Table, act: Act) -> bool:
    """Whether the catalogue's default turns a change of Threat into Advantage."""
    if act.disengages:
        return False
    at_floor = tuple((now := table.now(who)).threat == now.floor for who in act.said.targets)
    return rules.threat.not_outrun(act.effect, at_floor).default


def _threatens(table: Table, act: Act) -> Course[Act]:
    """The GM names somebody else whom the action threatens in the story, and who may therefore defend."""
    others = [who for who in table.conflict.roster if who != act.who and table.in_play(who)]
    options = [Option("nobody"), *(Option(f"target:{who}", {"target": who}) for who in others)]
    key = yield Ask("threatens", rules.turn.defence_condition, GM, act.who, options, "nobody", ruling=True)
    if key == "nobody":
        return act
    return act.saying(threatens=tuple(dict.fromkeys((*act.said.threatens, key.removeprefix("target:")))))


@procedure("drd2.skill.choose")
def _mismatch(table: Table, act: Act) -> Course[Act | None]:
    """Skill and description do not fit: the player changes one of them."""
    options = [Option("stands"), Option("change_skill"), Option("change_description")]
    seat = table.seat(act.who)
    key = yield Ask("mismatch", _mismatch, seat, act.who, options, "stands", data=act.skilled)
    if key == "change_skill":
        return None
    if key == "change_description":
        words = yield note("say", _mismatch, seat, act.who)
        if words:
            yield Event("note", _mismatch, act.who, data={"note": words}, seen=OPEN)
    return act
