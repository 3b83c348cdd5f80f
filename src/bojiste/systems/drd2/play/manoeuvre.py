"""Playing a manoeuvre: asked for at its own moment, paid when it is used."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bojiste.core.ask import NOTHING, Ask, Option, Worked
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import Cited, procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import EVALUATION
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.dues import Due
from bojiste.systems.drd2.play.pay import prospect, settle
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.ways import OTHERWISE, several_ways
from bojiste.systems.drd2.words import MANOEUVRES, Effect, Manoeuvre

RULES: dict[Manoeuvre, Cited] = {
    Manoeuvre.DEFENCE: rules.manoeuvre.defence,
    Manoeuvre.WIDE: rules.manoeuvre.wide,
    Manoeuvre.PRECISE: rules.manoeuvre.precise,
    Manoeuvre.MIGHTY: rules.manoeuvre.mighty,
    Manoeuvre.CUNNING: rules.manoeuvre.cunning,
}


@procedure("drd2.manoeuvre.pay_when_used")
def perform(table: Table, act: Act, manoeuvre: Manoeuvre, ask: bool = False, later: Sequence[Due] = ()) -> Course[None]:
    """Pay a manoeuvre in the moment of its use, and note that it was played."""
    who, price = act.who, table.manoeuvre_price(act, manoeuvre)
    paid = yield from settle(table, who, price, act.said.pay, ask=ask, later=later)
    place = MANOEUVRES.index(manoeuvre)
    played = tuple(count + (at == place) for at, count in enumerate(table.now(who).played))
    used = (*table.settling.used, (who, manoeuvre))
    changes = (*paid.changes, *table.state.change(who, played=played), *table.state.change(EVALUATION, used=used))
    data = {"manoeuvre": manoeuvre.value, **paid.told}
    yield Event("manoeuvre", RULES[manoeuvre], who, parts=paid.parts, changes=changes, data=data, seen=OPEN)


def offer(
    table: Table,
    act: Act,
    manoeuvre: Manoeuvre,
    in_place: bool = True,
    facts: Callable[[], Mapping[str, object]] = lambda: NOTHING,
    effect: Effect | None = None,
) -> Course[bool]:
    """Ask whether somebody plays a manoeuvre, if it may; returns whether it did. ``effect``: what is at stake in a
    challenge, where no manoeuvre follows another."""

    def question() -> Ask | None:
        open_ = table.in_play(act.who) and table.may_play(act, manoeuvre, in_place)
        if not open_:
            return None
        last = (
            effect is None and manoeuvre is not Manoeuvre.CUNNING and table.right(act) - len(table.used(act.who)) == 1
        )
        return _question(table, act, manoeuvre, facts, {"effect": (effect or act.effect).value, "last": int(last)})

    key = yield from anew(question)
    if key is None or key == "no":
        return False
    yield from perform(table, act, manoeuvre, key.endswith(OTHERWISE))
    return True


def _question(
    table: Table,
    act: Act,
    manoeuvre: Manoeuvre,
    facts: Callable[[], Mapping[str, object]],
    said: Mapping[str, object],
) -> Ask:
    price = table.manoeuvre_price(act, manoeuvre)

    def menu() -> list[Option]:
        several = price and several_ways(price, table.sources(act.who, act.said.pay))
        otherwise = [Option(f"yes:{OTHERWISE}", {"otherwise": "yes"})] if several else []
        return [Option("no"), Option("yes"), *otherwise]

    known = {**table.due(act.who, price, act.said.pay), **said}
    data = Worked(known, lambda: {**prospect(table, act.who, price, act.said.pay), **facts()})
    return Ask(manoeuvre.value, RULES[manoeuvre], table.seat(act.who), act.who, menu, "no", data=data, again=True)
