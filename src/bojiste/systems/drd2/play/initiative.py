"""Initiative: by the story, by dice, or mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play.dice import Counted, in_order, throw
from bojiste.systems.drd2.play.pay import settle
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Approach

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Encounter


Who = tuple[str, ...]
DICE, STORY, LAST, DONE = "dice", "story", "last", "done"
_COUNTING = {Approach.FAST: rules.initiative.fast, Approach.SLOW: rules.initiative.slow}


@procedure("drd2.initiative.order")
def order_round(table: Table, encounter: Encounter) -> Course[None]:
    """The order of this round: whom the story puts first and last, the others by dice."""
    acting = tuple(who for who in table.conflict.roster if table.able(who))
    first, last = yield from _by_story(table, encounter, acting)
    rollers = rules.initiative.per_combatant(acting, first + last)
    rolled = (yield from _by_dice(table, rollers)) if len(rollers) > 1 else rollers
    order = rules.initiative.mixed(first, rolled, last)
    out = tuple(who for who in table.conflict.roster if who not in order and table.in_play(who))
    changes = table.state.change(CONFLICT, order=order + out)
    data = {"targets": list(order), "round": table.conflict.round}
    yield Event(
        "order",
        rules.initiative.mixed if first or last else order_round,
        changes=changes,
        data=data,
        seen=OPEN,
    )


# -- by the story --------------------------------------------------------------------------------------------------


def _by_story(table: Table, encounter: Encounter, acting: tuple[str, ...]) -> Course[tuple[Who, Who]]:
    """Whom the story puts first and last: as the scene says, or as the GM decides."""
    number = table.conflict.round
    roster = tuple((who, table.kit(who).side) for who in acting)
    surprise = rules.initiative.story(roster, number, encounter.surprise).default
    first = _of_round(encounter.first, number, acting) or surprise
    last = tuple(who for who in _of_round(encounter.last, number, acting) if who not in first)
    usual = STORY if first or last else DICE
    data = {"targets": list(first), "last": list(last), "round": number}
    options = (Option(DICE), Option(STORY), Option("change"))
    key = yield Ask("order", rules.initiative.story, GM, None, options, usual, data=data, ruling=True)
    if key == DICE:
        return (), ()
    if key == STORY:
        return first, last
    first = yield from _picked(table, "order-first", acting)
    last = yield from _picked(table, "order-last", tuple(who for who in acting if who not in first))
    return first, last


def _of_round(given: tuple[tuple[str, ...], ...], number: int, acting: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(who for who in given[number - 1] if who in acting) if number <= len(given) else ()


def _picked(table: Table, topic: str, open_: tuple[str, ...]) -> Course[tuple[str, ...]]:
    chosen: tuple[str, ...] = ()
    while len(chosen) < len(open_):
        options = [Option(DONE), *(Option(f"target:{who}", {"target": who}) for who in open_ if who not in chosen)]
        key = yield Ask(topic, rules.initiative.story, GM, None, options, DONE, ruling=True)
        if key == DONE:
            break
        chosen += (key.removeprefix("target:"),)
    return chosen


# -- by dice -------------------------------------------------------------------------------------------------------


def _by_dice(table: Table, rollers: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """Approaches first, then everybody's dice, then ties."""
    approaches = {}
    for who in rollers:
        approaches[who] = yield from _approach(table, who)
    counted: list[Counted] = []
    for who in rollers:
        counting = _COUNTING.get(approaches[who])
        rule = counting or rules.initiative.dice
        dice, fell = yield from throw(counting, rule, who)
        yield Event("initiative", rule, who, rolls=fell, seen=OPEN)
        counted.append(dice)
    return (yield from in_order(rollers, rules.initiative.ties(tuple(counted)), rules.initiative.ties))


def _approach(table: Table, who: str) -> Course[Approach]:
    """How somebody goes for the initiative: announced before any dice, paid with Soul unless a spell grants it."""
    key = yield from anew(lambda: _question(table, who))
    open_ = _open(table, who)
    approach = next(iter(open_)) if key is None else Approach(key)
    if approach is not Approach.NONE:
        yield from _announce(table, who, approach, open_[approach])
    return approach


def _open(table: Table, who: str) -> dict[Approach, int]:
    """The approaches somebody can take, and what each costs."""
    now = table.now(who)
    spell = now.granted if now.granted is not Approach.NONE else now.forced
    ways = rules.initiative.approach_magic(now.granted, now.forced)
    usual = table.scene.options.approach_price
    prices = {way: rules.initiative.approach_cost(way, way is spell, usual) for way in ways}
    payable = {
        price: table.payable(who, price, rules.property.APPROACH, in_action=False) for price in {*prices.values()}
    }
    return {way: price for way, price in prices.items() if payable[price]}


def _question(table: Table, who: str) -> Ask | None:
    open_ = _open(table, who)
    if len(open_) < 2:
        return None
    options = [Option(way.value, table.due(who, price, rules.property.APPROACH)) for way, price in open_.items()]
    rule, usual = rules.initiative.approach_cost, options[0].key
    return Ask("approach", rule, table.seat(who), who, options, usual, again=True)


def _announce(table: Table, who: str, approach: Approach, price: int) -> Course[None]:
    paid = yield from settle(table, who, price, rules.property.APPROACH, ask=True, in_action=False)
    rule = rules.initiative.approach_cost if price else rules.initiative.approach_magic
    forced = approach is table.now(who).forced and approach is not table.now(who).granted
    data = {**paid.told, "approach": approach.value, **({"forced": 1} if forced else {})}
    yield Event("approach", rule, who, parts=paid.parts, changes=paid.changes, data=data, seen=OPEN)
