"""The challenge: the environment, a trap or a danger acts, and the characters react to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play import custom
from bojiste.systems.drd2.play.action import Act, named
from bojiste.systems.drd2.play.apply import announced, end_of_action
from bojiste.systems.drd2.play.charge import affordable, charge, spend_initiative
from bojiste.systems.drd2.play.counter import TRIES, defence_skill
from bojiste.systems.drd2.play.deeds import CUSTOM, used
from bojiste.systems.drd2.play.dice import roll_for
from bojiste.systems.drd2.play.exhaustion import Case, decide
from bojiste.systems.drd2.play.make import make
from bojiste.systems.drd2.play.manoeuvre import offer, perform
from bojiste.systems.drd2.play.opening import SORT_OPTIONS, SORTS, refuse, word_of
from bojiste.systems.drd2.play.pay import prospect
from bojiste.systems.drd2.play.reach import affected, exposed_to
from bojiste.systems.drd2.play.record import counted, fresh_evaluation
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import serving, skill_for
from bojiste.systems.drd2.words import (
    Choice,
    Effect,
    Evaluation,
    Kind,
    Manoeuvre,
    Means,
    Occasion,
    Property,
    Sorting,
    Status,
)

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Hazard


NO = "no"
REACT = "react"
OWN = Option("affects:own")
"""Answer of the GM: nobody aims at a property, each pays in that of the skill it reacts with."""
PROPERTIES = tuple(Option(f"affects:{property.value}", {"affects": property.value}) for property in Property)


def let_loose(table: Table, by: str | None) -> Course[None]:
    """The danger that the evaluation just over has let loose, if any: for all it names, or for whoever did it."""
    id = table.settling.loose
    if id and table.conflict.over is None:
        hazard, said = table.prep.hazards[id], table.settling.declared[0]
        aimed = said.affects if said.effect is Effect.OTHER else None
        yield from challenge(table, hazard, exposed_to(table, hazard, by), aimed)


def by_hand(table: Table) -> Course[bool]:
    """The dangers that the referee's hand has let loose, one after another; returns whether there were any."""
    came = False
    while table.conflict.dangers and table.conflict.over is None:
        hazard, came = table.prep.hazards[table.conflict.dangers[0]], True
        yield from challenge(table, hazard, affected(table, hazard.who))
    return came


@procedure("drd2.challenge.announce", "drd2.challenge.when")
def challenge(table: Table, hazard: Hazard, threatened: tuple[str, ...], aimed: Property | None = None) -> Course[None]:
    """One danger, its outcome and consequence stated first, for everybody it threatens, one after another.

    ``aimed``: the property at which whoever made it aims.
    """
    property = yield from _property(hazard, aimed)
    hazard = hazard.model_copy(update={"property": property})
    data = {**_facts(hazard), "targets": list(threatened)}
    waiting = tuple(id for id in table.conflict.dangers if id != hazard.id)
    changes = table.state.change(CONFLICT, dangers=waiting)
    yield Event("danger", challenge, changes=changes, data=data, seen=OPEN)
    left = list(threatened)
    while left:
        who = left.pop(0)
        if not table.in_play(who):
            continue
        covered = yield from _one(table, hazard, who, tuple(left))
        left = [other for other in left if other not in covered]
        if table.conflict.over is not None:
            return


def _facts(hazard: Hazard) -> dict[str, object]:
    facts: dict[str, object] = {
        **named("hazard", hazard.id, hazard.name),
        "effect": hazard.effect.value,
        "size": hazard.size,
    }
    facts |= {"note": hazard.text, "danger": hazard.danger.value}
    if hazard.property is not None:
        facts["property"] = hazard.property.value
    if hazard.effect is Effect.ELIMINATE:
        facts["form"] = "removed" if hazard.form is Status.REMOVED else "present"
    return facts


def _property(hazard: Hazard, aimed: Property | None) -> Course[Property | None]:
    """What it acts upon, as the GM says; nothing named: what each reacts with (a scar is always of some property)."""
    usual = hazard.property or aimed
    menu = PROPERTIES if hazard.effect is Effect.SCAR else (*PROPERTIES, OWN)
    rule, default = rules.challenge.property, OWN.key if usual is None else f"affects:{usual.value}"
    key = yield Ask("challenge-property", rule, GM, None, menu, default, data=_facts(hazard), ruling=True)
    return None if key == OWN.key else Property(key.removeprefix("affects:"))


@procedure("drd2.manoeuvre.in_challenges")
def _one(table: Table, hazard: Hazard, who: str, others: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """The challenge of one threatened character; returns whom else the reaction covered."""
    reaction = yield from _reaction(table, hazard, who)
    if not table.in_play(who):
        return ()  # by the referee's hand
    if reaction is None:
        yield from _unmet(table, hazard, who)
        return ()
    yield from _commit(table, reaction, who)
    covered = yield from _covering(table, reaction, who, others)
    yield from offer(table, reaction, Manoeuvre.PRECISE, effect=hazard.effect)
    result, _ = yield from roll_for(table, reaction)
    yield from _settle(table, hazard, reaction, (who, *covered), result)
    yield from end_of_action(table, (reaction.who, who, *covered))
    return covered


@procedure("drd2.challenge.no_reaction")
def _unmet(table: Table, hazard: Hazard, who: str) -> Course[None]:
    """Nobody reacts: what was announced happens at once, and nothing can soften it."""
    yield Event("no-reaction", _unmet, who, data=_facts(hazard), seen=OPEN)
    yield from announced(table, hazard, who)


# -- reacting ------------------------------------------------------------------------------------------------------


@procedure("drd2.challenge.protect")
def _reaction(table: Table, hazard: Hazard, who: str) -> Course[Act | None]:
    """The reaction of the threatened character, or of the first comrade in order willing to take its place."""
    order = table.conflict.order or table.conflict.roster
    for reactor in (who, *sorted(table.friends(who), key=order.index)):
        reaction = yield from _asked(table, hazard, reactor, who)
        if reaction is not None:
            return reaction
    return None


def _asked(table: Table, hazard: Hazard, reactor: str, who: str) -> Course[Act | None]:
    """Whether one character reacts, and how; what cannot stand is refused and asked anew."""
    refused: set[str] = set()
    for _ in range(TRIES):
        key = yield from anew(lambda: _question(table, hazard, reactor, who, refused))
        needs = _needs(table, reactor)
        skill = _skill(table, hazard, reactor, needs.defence)
        if key is None or key == NO or skill is None:
            return None
        skills: tuple[str, ...] = (skill,)
        if key == CUSTOM:
            skills = yield from custom.ask_skill(table, reactor, needs.defence, hazard.skills)
        means = Means.DEFENCE if needs.defence else Means.INITIATIVE
        act = make(table, reactor, skills, Effect.STORY, (), means=means)
        act = act.saying(manoeuvres=rules.manoeuvre.defence(needs.defence))
        judged = yield from _sorted(table, hazard, act)
        if judged is not None:
            return judged
        if key == REACT:
            refused.add(key)
    return None


def _skill(table: Table, hazard: Hazard, who: str, defence: bool) -> str | None:
    """The best skill for reacting: of those that the danger says serve it, otherwise of those for defending."""
    names = serving(table, who, hazard.skills)
    if defence:
        return defence_skill(table, who, names)
    return skill_for(table, who, names)


def _needs(table: Table, who: str) -> rules.challenge.Reaction:
    """What reacting takes now; outside a conflict nothing."""
    return rules.challenge.initiative(None if table.lone else table.now(who).initiative)


def _question(table: Table, hazard: Hazard, reactor: str, who: str, refused: set[str]) -> Ask | None:
    """Whether somebody reacts, if it can: itself threatened and there, or a comrade able to act."""
    if not table.in_play(who) or (reactor != who and not table.able(reactor)):
        return None
    defence = _needs(table, reactor).defence
    skill = _skill(table, hazard, reactor, defence)
    return None if skill is None else _ask(table, hazard, reactor, who, skill, defence, refused)


def _ask(table: Table, hazard: Hazard, reactor: str, who: str, skill: str, defence: bool, refused: set[str]) -> Ask:
    """Whether somebody reacts; what a defence and the skill cost stands with the answer."""
    price = table.defence_price(reactor, skill) if defence else 0
    means = Means.DEFENCE if defence else Means.INITIATIVE
    demand = rules.kind.demand_max((hazard.demand, table.demand(reactor, (skill,))))
    whole, pays = price + demand, table.property_of(reactor, skill)
    data = {**_facts(hazard), "target": who, "skill": skill, "means": means.value, "demand": demand, "defence": price}
    menu = (Option(NO), Option(REACT, {**used(table, reactor, (skill,)), "demand": demand}), Option(CUSTOM))
    options = tuple(one for one in menu if one.key not in refused)
    light = reactor == who and REACT not in refused and table.payable_lightly(reactor, whole, pays)
    usual = REACT if light else NO
    data |= {**table.due(reactor, whole, pays), "refused": sorted(refused), **prospect(table, reactor, whole, pays)}
    rule = rules.challenge.reaction
    return Ask(REACT, rule, table.seat(reactor), reactor, options, usual, data=data, again=True)


def _sorted(table: Table, hazard: Hazard, act: Act) -> Course[Act | None]:
    """How hard the reaction is; none if it is impossible or cannot be paid."""
    blocked = bool(table.blocked(act.who, act.said.skills))
    own = rules.kind.demand_max((hazard.demand, min(act.said.demand, rules.kind.DEMAND_MOST)))
    usual = rules.kind.ruling(own, True, blocked).default
    menu = tuple(option for option in SORT_OPTIONS if option.key != "obvious")
    key = yield Ask(
        "reaction-kind", rules.kind.ruling, GM, act.who, menu, word_of(usual), data=_facts(hazard), ruling=True
    )
    sorting = SORTS[key]
    if sorting.kind is Kind.IMPOSSIBLE:
        yield refuse(rules.kind.ruling, act, "impossible")
        return None
    demand = rules.kind.demand_max((sorting.demand, own))
    act = act._replace(sorting=Sorting(Kind.DEMANDING, demand) if demand else sorting)
    if not affordable(table, act):
        yield refuse(rules.kind.demanding, act, "cannot-pay")
        return None
    return act


def _commit(table: Table, act: Act, who: str) -> Course[None]:
    """The reaction is declared: a new evaluation, the initiative spent, demand and defence paid."""
    changes = (
        *fresh_evaluation(table, act.who, (act,), Evaluation.CHALLENGE.value),
        *counted(table, Evaluation.CHALLENGE),
        *spend_initiative(table, act.who),
    )
    target = None if who == act.who else who
    data = {**act.skilled, "means": act.means.value if act.means and not table.lone else ""}
    rule = rules.challenge.initiative if target is None else _reaction
    yield Event("reacted", rule, act.who, target, changes=changes, data=data, seen=OPEN)
    yield from charge(table, act)


def _covering(table: Table, act: Act, who: str, others: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """Whom else one wide reaction covers, with the option that allows it."""
    on = table.scene.options.wide_challenge_reaction
    comrades = tuple(one for one in others if one in table.friends(act.who) or one == act.who)
    count = rules.challenge.wide(on, 1 + len(comrades))
    if count <= 1 or not table.may_play(act, Manoeuvre.WIDE):
        return ()
    options = (Option("yes"), Option(NO))
    data = {"targets": list(comrades), "price": table.manoeuvre_price(act, Manoeuvre.WIDE)}
    if (yield Ask("cover", rules.challenge.wide, table.seat(act.who), act.who, options, NO, data=data)) == NO:
        return ()
    yield from perform(table, act, Manoeuvre.WIDE, ask=True)
    return comrades


# -- the outcome ---------------------------------------------------------------------------------------------------


@procedure("drd2.challenge.exhaust", "drd2.challenge.accept", "drd2.challenge.no_gain", "drd2.challenge.no_backlash")
def _settle(table: Table, hazard: Hazard, act: Act, covered: tuple[str, ...], result: int) -> Course[None]:
    """9 or more avoids everything and brings nothing else; a failure is softened to a rise of Threat, or accepted.

    Nobody was rash: there is no backlash to choose.
    """
    parts = (Part("result", result),)
    if rules.challenge.reaction(result):
        yield Event("avoided", rules.challenge.reaction, act.who, parts=parts, data=_facts(hazard), seen=OPEN)
        return
    yield Event("failing", rules.challenge.reaction, act.who, parts=parts, data=_facts(hazard), seen=OPEN)
    acts_on = rules.challenge.property(hazard.property, act.said.pay)
    property = rules.property.decides_resource(Occasion.CHALLENGE, act.said.pay, acts_on)
    facts = {**_facts(hazard), "targets": list(covered)}
    choice = yield from decide(table, Case(act.who, None, Evaluation.CHALLENGE, property, facts))
    if choice is Choice.ACCEPT:
        for who in covered:
            yield from announced(table, hazard, who)
