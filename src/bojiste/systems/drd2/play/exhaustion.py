"""The decision of whoever faces a threatened failure: exhaust, accept, or die a hero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bojiste.core.ask import GM, Ask, Option, Worked, note, yes_no
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.death import heroic_death
from bojiste.systems.drd2.play.pay import prospect, settle
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.ways import OTHERWISE, several_ways
from bojiste.systems.drd2.words import Choice, Effect, Evaluation, Property


class Case(NamedTuple):
    """A threatened failure: who decides, against whom, in which property it would pay, and what makes the price.

    ``pending``: the rise of Threat waits for the consequences of a test. ``facts``: what happens otherwise.
    """

    who: str
    against: str | None
    evaluation: Evaluation
    property: Property
    facts: Mapping[str, Any]
    mighty: bool = False
    weak: bool = False
    pending: bool = False


def other_changes(table: Table, who: str) -> int:
    """What the things and abilities somebody has change of an exhaustion's price."""
    kit, broken = table.kit(who), table.now(who).broken
    things = tuple(thing.exhaust_price for thing in kit.things if thing.id not in broken)
    return rules.equipment.other_price((*things, kit.exhaust_price)) if things or kit.exhaust_price else 0


def price_of(table: Table, case: Case) -> int:
    """Resources the exhaustion costs now."""
    threat_now = table.now(case.who).threat or 1
    return rules.exhaustion.price(threat_now, case.mighty, case.weak, other_changes(table, case.who))


def may_die(table: Table, who: str, price: int, property: Property) -> bool:
    """Whether heroic death is open."""
    sources = table.sources(who, property)
    at_hand = rules.resource.at_hand(sources, sacrifices=True)
    return rules.death.condition(table.kit(who).type, price, at_hand, sources.scarred, sources.ability)


@procedure("drd2.exhaustion.who")
def decide(table: Table, case: Case) -> Course[Choice]:
    """What somebody who attempted something does about its failure; the exhaustion is paid, the heroic death told."""
    key = yield from anew(lambda: _question(table, case))
    price = price_of(table, case)
    if key is None:
        if table.in_play(case.who):
            yield _helpless(table, case, price)
        return Choice.ACCEPT
    if key == Choice.ACCEPT:
        yield Event("accepted", rules.exhaustion.choice, case.who, case.against, data={"price": price}, seen=OPEN)
        return Choice.ACCEPT
    if key == Choice.DEATH:
        yield from heroic_death(table, case.who, case.property)
        return Choice.DEATH
    yield from _exhaust(table, case, price, key.endswith(OTHERWISE))
    return Choice.EXHAUST


def _question(table: Table, case: Case) -> Ask | None:
    """What somebody may choose from now; none where there is no choice."""
    price = price_of(table, case)
    payable = table.payable(case.who, price, case.property)
    choices = rules.exhaustion.choice(payable, not payable and may_die(table, case.who, price, case.property))
    return _ask(table, case, price, choices) if len(choices) > 1 and table.in_play(case.who) else None


@procedure("drd2.exhaustion.all_or_nothing")
def _helpless(table: Table, case: Case, price: int) -> Event:
    """Whoever cannot pay the whole price has no choice; what there would be is told, unless it is hidden Fate."""
    data = {**table.due(case.who, price, case.property), "cannot": 1}
    if table.kit(case.who).purse is None or table.scene.options.fate_visible:
        sources = table.sources(case.who, case.property)
        data["there"] = there = rules.resource.at_hand(sources, sacrifices=True)
        data["sources"] = [name for name, held in rules.resource.caps(sources)._asdict().items() if held]
        data |= {"capped": 1} if there + sources.fate - min(sources.fate, sources.limit) >= price else {}
    return Event("accepted", _helpless, case.who, case.against, data=data, seen=OPEN)


def _ask(table: Table, case: Case, price: int, choices: tuple[Choice, ...]) -> Ask:
    def menu() -> list[Option]:
        options = [Option(choice.value) for choice in choices]
        if Choice.EXHAUST in choices and several_ways(price, table.sources(case.who, case.property)):
            options.append(Option(f"{Choice.EXHAUST}:{OTHERWISE}", {"otherwise": "yes"}))
        return options

    threat_now = table.now(case.who).threat or 1
    known = {
        **table.due(case.who, price, case.property),
        "threat": threat_now,
        "threat_after": rules.exhaustion.threat_up(threat_now),
        "evaluation": case.evaluation.value,
        "mighty": int(case.mighty),
        **({"target": case.against} if case.against else {}),
        **case.facts,
    }
    data = Worked(known, lambda: prospect(table, case.who, price, case.property))
    usual = _usual(table, case, price, choices).value
    return Ask("exhaust", rules.exhaustion.choice, table.seat(case.who), case.who, menu, usual, data=data, again=True)


def _usual(table: Table, case: Case, price: int, choices: tuple[Choice, ...]) -> Choice:
    """Accepting; but nobody is put out of a conflict by a careless answer who could pay without a scar."""
    doomed = case.facts["effect"] == Effect.ELIMINATE and case.who in case.facts["targets"]
    light = Choice.EXHAUST in choices and table.payable_lightly(case.who, price, case.property)
    return Choice.EXHAUST if doomed and light else Choice.ACCEPT


def _parts(table: Table, case: Case) -> tuple[Part, ...]:
    """The price as a sum; zeros are left out."""
    summands = (
        Part("threat", table.now(case.who).threat or 1),
        Part("mighty", int(case.mighty)),
        Part("weak", -int(case.weak)),
        Part("things", other_changes(table, case.who)),
    )
    return tuple(part for part in summands if part.value)


def _exhaust(table: Table, case: Case, price: int, ask: bool) -> Course[None]:
    who = case.who
    parts = _parts(table, case)
    paid = yield from settle(table, who, price, case.property, ask=ask)
    now = table.now(who)
    raised = {} if case.pending else {"threat": rules.exhaustion.threat_up(now.threat or 1)}
    made = (*table.settling.exhausted, (who, case.against or ""))
    changes = (
        *paid.changes,
        *table.state.change(who, exhaustions=now.exhaustions + 1, **raised),
        *table.state.change(EVALUATION, exhausted=made),
    )
    data = {**paid.told, **({"test": 1} if case.evaluation is Evaluation.TEST else {})}
    yield Event(
        "exhausted", rules.exhaustion.threat_up, who, case.against, parts=parts, changes=changes, data=data, seen=OPEN
    )
    yield from _tell(table, case)


@procedure("drd2.exhaustion.story")
def _tell(table: Table, case: Case) -> Course[None]:
    """The player tells of effort, harm and complication; in a clash the GM may want it told otherwise."""
    if table.scene.options.stories != "ask":
        return
    for _ in range(3):
        words = yield note("exhaust-story", _tell, table.seat(case.who), case.who)
        if not words:
            return
        if case.evaluation not in (Evaluation.CLASH, Evaluation.GENERAL) or (yield from _stands(case, words)):
            yield Event("note", _tell, case.who, data={"note": words}, seen=OPEN)
            return


@procedure("drd2.clash.no_cancel")
def _stands(case: Case, words: str) -> Course[bool]:
    """Whether the loser's words leave the winner's success what it is, as the GM sees it."""
    ask = yes_no("story-stands", _stands, GM, case.who, True, data={"note": words}, ruling=True)
    stands: str = yield ask
    return stands == "yes"
