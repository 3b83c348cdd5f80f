"""The pass of counteractions: each eligible character in initiative order, once."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bojiste.core.ask import GM, Ask, Option, Worked, note
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.charge import affordable, allowed, charge, reserves, spend_initiative
from bojiste.systems.drd2.play.deeds import CUSTOM, SAY
from bojiste.systems.drd2.play.make import facts
from bojiste.systems.drd2.play.opening import SORT_OPTIONS, SORTS, refuse, rule_on_counter, word_of
from bojiste.systems.drd2.play.pay import prospect
from bojiste.systems.drd2.play.replies import REPLIES, Reply, is_legal
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import serving, skill_for
from bojiste.systems.drd2.words import HARMING, Effect, Kind, Means, Sorting

NO = "no"
STRIKE = "strike"
NO_HINDRANCE = "no-hindrance"
TRIES = 3
"""How often a refused counteraction may be declared anew."""
COUNTER_KINDS = (*(option for option in SORT_OPTIONS if option.key != "obvious"), Option(NO_HINDRANCE))


def counteractions(table: Table, act: Act, among: Iterable[str] | None = None) -> Course[tuple[Act, ...]]:
    """All valid counteractions to a declaration, each charged at once; the first one binds and charges the actor."""
    order = table.conflict.order or table.conflict.roster
    asked = frozenset(who for who in order if _is_asked(table, who, act)) & frozenset(order if among is None else among)
    found: list[Act] = []
    for who in rules.general_clash.ask_order(order, act.who, asked):
        against = yield from _declared(table, who, act, 0 if found else reserves(table, act, who))
        if against is None:
            continue
        if not found:
            yield from _bind_actor(table, act)
        yield from _join(table, against)
        found.append(against)
    return tuple(found)


def _is_asked(table: Table, who: str, act: Act) -> bool:
    """Enemies of the actor and whoever is threatened; of its comrades those whom somebody else plays."""
    if table.hostile(who, act.who) or table.threatened(who, act):
        return True
    return table.scene.options.comrades_may_counter and table.seat(who) != table.seat(act.who)


def means_of(table: Table, who: str, act: Act) -> Means | None:
    """By what right somebody may counter; none if it may not."""
    if who == act.who or not table.in_play(who):
        return None
    now = table.now(who)
    initiative = table.initiative(who)
    threatened = table.threatened(who, act)
    if rules.turn.eligible(now.status, initiative, threatened, False) is Means.INITIATIVE:
        return Means.INITIATIVE
    payable = threatened and skill_of(table, who, act, Means.DEFENCE) is not None
    return rules.turn.eligible(now.status, initiative, threatened, payable)


def defence_skill(table: Table, who: str, names: tuple[str, ...]) -> str | None:
    """The best of these skills for a defence that can be paid."""
    best = skill_for(table, who, names)
    if best is None or table.defence_payable(who, best):
        return best
    return skill_for(table, who, names, lambda skill: table.defence_payable(who, skill))


# -- one counteraction ---------------------------------------------------------------------------------------------


def skill_of(table: Table, who: str, act: Act, means: Means) -> str | None:
    """The skill of the proposals: the best of those that serve against the action."""
    given = table.prep.actions.get(act.prepared)
    names = serving(table, who, given.against if given is not None else ())
    return skill_for(table, who, names) if means is Means.INITIATIVE else defence_skill(table, who, names)


def _declared(table: Table, who: str, act: Act, reserved: int) -> Course[Act | None]:
    """The counteraction somebody declares, judged; none if it does not react. ``reserved``: Fate of the actor's."""
    words: str | None = None
    refused: set[str] = set()
    for _ in range(TRIES + 1):
        spoken = words is not None
        key = yield from anew(lambda: _question(table, who, act, refused, spoken))  # noqa: B023
        reply = _reply_of(table, who, act)
        if key is None or key == NO or reply is None:
            return None
        if key == SAY:
            words = yield note("say", _join, table.seat(who), who)
            continue
        made: Act | None = yield from REPLIES.do(table, reply, key)
        made = yield from _judged(table, made, act, reserved)
        if made is not None:
            return made._replace(note=words or "")
        if key != CUSTOM:
            refused.add(key)
    return None


def _reply_of(table: Table, who: str, act: Act) -> Reply | None:
    """By what right and with which skill somebody may counter now; none if it may not."""
    means = means_of(table, who, act)
    return None if means is None else Reply(who, act, means, skill_of(table, who, act, means))


def _question(table: Table, who: str, act: Act, refused: set[str], spoken: bool) -> Ask | None:
    """Whether and how somebody counters, by the right it has now."""
    reply = _reply_of(table, who, act)
    return None if reply is None else _ask(table, reply, refused, spoken)


def _ask(table: Table, reply: Reply, refused: set[str], spoken: bool) -> Ask:
    """Whether and how somebody counters; those already refused are left out."""

    def options() -> list[Option]:
        found = [Option(NO), *REPLIES.menu(table, reply), *([] if spoken else [Option(SAY)])]
        return [one for one in found if one.key not in refused]

    who, skill = reply.who, reply.skill
    defence = table.defence_price(who, skill) if skill and reply.means is Means.DEFENCE else 0
    known = {"means": reply.means.value, "skill": skill or "", "defence": defence, "refused": sorted(refused)}
    data = Worked(known, lambda: _facts(table, reply, defence))
    usual = _usual(table, reply, defence, refused)
    return Ask("counter", rules.turn.react_initiative, table.seat(who), who, options, usual, data=data, again=True)


def _usual(table: Table, reply: Reply, defence: int, refused: set[str]) -> str:
    """Not reacting; but nobody is put out of a conflict by a careless answer who could strike back without a scar."""
    who, act, skill = reply.who, reply.against, reply.skill
    doomed = act.effect is Effect.ELIMINATE and _is_exposed(table, who, act)
    if not doomed or skill is None or STRIKE in refused:
        return NO
    whole = defence + table.demand(who, (skill,))
    return STRIKE if table.payable_lightly(who, whole, table.property_of(who, skill)) else NO


def _facts(table: Table, reply: Reply, defence: int) -> dict[str, object]:
    """What stands with the question: the action, what a defence and the demand of the best skill cost together, and
    whether silence is fatal."""
    who, act, skill = reply.who, reply.against, reply.skill
    found = {**facts(act), "target": act.who, "exposed": int(_is_exposed(table, who, act)), "price": 0}
    if skill:
        whole, pays = defence + table.demand(who, (skill,)), table.property_of(who, skill)
        found |= {**table.due(who, whole, pays), **prospect(table, who, whole, pays)}
    return found


def _is_exposed(table: Table, who: str, act: Act) -> bool:
    """Whether an action is to harm somebody who could do nothing about it afterwards without reacting now."""
    return who in act.said.targets and act.effect in HARMING and "living_mountain" not in table.kit(who).flags


@procedure("drd2.turn.defence_same_rules")
def _judged(table: Table, made: Act | None, act: Act, reserved: int) -> Course[Act | None]:
    """The three conditions, the kind, and the price; refused before anything is spent."""
    if made is None:
        return None
    if not is_legal(made, act):
        yield refuse(rules.counter.validity, made, "counter-affects-others")
        return None
    made = yield from rule_on_counter(table, made)
    made = None if made is None else (yield from _sorted(table, made))
    if made is None or (affordable(table, made, reserved) and allowed(table, made)):
        return made
    yield refuse(rules.kind.demanding, made, "cannot-pay")
    return None


@procedure("drd2.counter.cond_prevent")
def _sorted(table: Table, made: Act) -> Course[Act | None]:
    """How hard a counteraction is, and whether it hinders anything."""
    usual = rules.kind.ruling(made.said.demand, True, bool(table.blocked(made.who, made.said.skills))).default
    rule, default, data = rules.counter.validity, word_of(usual), Worked({}, partial(facts, made))
    key = yield Ask("counter-kind", rule, GM, made.who, COUNTER_KINDS, default, data=data, ruling=True)
    if key == NO_HINDRANCE:
        yield refuse(_sorted, made, "counter-prevents-nothing")
        return None
    sorting = SORTS[key]
    if sorting.kind is Kind.IMPOSSIBLE:
        yield refuse(rules.kind.ruling, made, "impossible")
        return None
    demand = rules.kind.demand_max((sorting.demand, made.said.demand))
    return made._replace(sorting=Sorting(Kind.DEMANDING, demand) if demand else sorting)


def _bind_actor(table: Table, act: Act) -> Course[None]:
    """The first valid counteraction makes the actor's declaration binding."""
    kind_now = rules.kind.opposed_obvious(act.sorting.kind, 1)
    data = {"kind": kind_now.value}
    yield Event("opposed", charge, act.who, changes=spend_initiative(table, act.who), data=data, seen=OPEN)
    yield from charge(table, act)


@procedure("drd2.counter.active")
def _join(table: Table, made: Act) -> Course[None]:
    """A counteraction is declared, charged, and its initiative set."""
    declared = (*table.settling.declared, made.said)
    changes = (
        *spend_initiative(table, made.who),
        *table.state.change(EVALUATION, declared=declared),
    )
    data = {**facts(made), "means": made.means.value if made.means else ""}
    targets = made.said.targets
    target = targets[0] if len(targets) == 1 else None
    yield Event("countered", _join, made.who, target, changes=changes, data=data, seen=OPEN)
    if made.note:
        yield Event("note", _join, made.who, data={"note": made.note}, seen=OPEN)
    yield from charge(table, made)
