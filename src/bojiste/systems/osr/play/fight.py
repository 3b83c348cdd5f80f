"""A fight: initiative, rounds, its end."""

from __future__ import annotations

from bojiste.core.dice import die
from bojiste.core.event import Change, happened, kept
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK
from bojiste.systems.osr.play import morale, turn
from bojiste.systems.osr.play.damage import sleepers
from bojiste.systems.osr.play.table import Table

UNDECIDED, STOPPED, VICTORY, NOBODY = "undecided", "stopped", "victory", "nobody"


def present(table: Table) -> tuple[str, ...]:
    """Sides of which somebody is there, in file order."""
    return tuple(
        side for side, members in table.prepared.sides.items() if any(table.now[one.id].present for one in members)
    )


# -- initiative --------------------------------------------------------------------------------------------------------


def roll_initiative(table: Table, sides: tuple[str, ...]) -> Course[None]:
    """1d10 for each of these sides, in file order; the referee's equal sides roll again among themselves."""
    for side in sides:
        yield from _die(table, side, ())
    while True:
        faces = tuple(table.party(side).initiative for side in sides)
        again = rules.combat.tie(faces, tuple(table.prepared.players[side] for side in sides))
        if not again:
            return
        for index in again:
            yield from _die(table, sides[index], faces[index])


def _die(table: Table, side: str, before: tuple[int, ...]) -> Course[None]:
    face = yield die(10, rules.combat.initiative, side)
    changes = table.state.change(side, initiative=(*before, face))
    rule = rules.combat.tie if before else rules.combat.initiative
    yield happened("initiative", rule, side, rolls=kept(10, face), changes=changes)


def order_of(table: Table, sides: tuple[str, ...]) -> tuple[str, ...]:
    """Who acts before whom: by the dice; the players' side wins a tie."""
    ranked = sorted(sides, key=lambda side: not table.prepared.players[side])
    return tuple(
        ranked[place] for place in rules.combat.initiative(tuple(table.party(side).initiative for side in ranked))
    )


def set_order(table: Table) -> Course[None]:
    """The order of the sides stands, those left out who have not rolled yet."""
    sides = tuple(side for side in present(table) if table.party(side).initiative)
    order = order_of(table, sides)
    if order != table.clock.order:
        changes = table.state.change(CLOCK, order=order)
        kind = "order" if len(order) > 1 else "order-of-one"
        numbers = [table.party(side).initiative[0] for side in order]
        tie = len(set(numbers)) < len(numbers)
        data = {"sides": order, "first": order[0], "tie": tie}
        yield happened(kind, rules.combat.initiative, changes=changes, data=data)


# -- rounds ------------------------------------------------------------------------------------------------------------


@procedure("osr.combat.initiative_once", "osr.combat.initiative_each_round")
def new_round(table: Table) -> Course[None]:
    """A round begins: instant actions are back; initiative is rolled by those who were surprised, else only where an
    option wants it each round."""
    number = table.clock.round + 1
    changes: list[Change] = list(table.state.change(CLOCK, round=number))
    for who in table.everybody:
        now = table.now[who.id]
        if now.instant_used:
            changes.append(Change(who.id, "instant_used", True, False))
        if now.surprised and number > 1:
            changes.append(Change(who.id, "surprised", True, False))
    for side in present(table):
        if table.party(side).surprised and number > 1:
            changes.append(Change(side, "surprised", True, False))
    yield happened("round", new_round, changes=tuple(changes), data={"round": number})
    each = table.options.initiative_each_round and number > 1
    late = tuple(side for side in present(table) if number > 1 and (each or not table.party(side).initiative))
    if late:
        yield from roll_initiative(table, late)
        yield from set_order(table)


@procedure("osr.combat.sequence")
def rounds(table: Table) -> Course[str]:
    """Rounds until it is over: each side checks its morale, takes its turn, and suffers what its end brings."""
    table.unshaken.clear()
    while True:
        if table.clock.round >= table.options.max_rounds:
            return UNDECIDED
        yield from new_round(table)
        past: set[str] = set()
        while side := next_side(table, past):
            past.add(side)
            yield from one_turn(table, side)
            if table.clock.stopped:
                return STOPPED
            if over(table):
                return VICTORY


def next_side(table: Table, past: set[str]) -> str:
    """Whose turn it is, of those who have not had theirs in this round: by the order, whoever is not in it last."""
    return next((side for side in (*table.clock.order, *present(table)) if side not in past), "")


def one_turn(table: Table, side: str) -> Course[None]:
    """One side's turn; a surprised side has none, but its end comes all the same."""
    if table.party(side).surprised:
        yield happened("misses", rules.encounter.one_surprised, side, data={"round": table.clock.round})
        yield from turn.end(table, side)
        return
    yield from turn.start(table, side)
    yield from morale.step(table, side)
    yield from turn.free_play(table, side)
    if not table.clock.stopped:
        yield from turn.end(table, side)


def standing(table: Table) -> list[tuple[str, ...]]:
    """Camps of which somebody still fights."""
    return [camp for camp in table.prepared.camps if any(table.able(side) for side in camp)]


def over(table: Table) -> bool:
    """Whether at most one camp has somebody left who can do anything."""
    left = [1 for camp in table.prepared.camps if any(table.able(side) for side in camp)]
    return rules.combat.end(len(left))


def conclude(table: Table, reason: str) -> Course[Outcome]:
    """The fight is over: who stands, how long the spared are out, how much time it took."""
    if reason != STOPPED:
        yield from sleepers(table)
    clock = table.clock
    turns = rules.encounter.end_time(clock.round, rules.completion.time(table.options.turn_minutes))
    changes = table.state.change(CLOCK, turns=clock.turns + turns)
    data = {"rounds": clock.round, "turns": turns}
    yield happened("fight-over", rules.encounter.end_time, changes=changes, data=data)
    left = standing(table)
    if reason != VICTORY:
        return Outcome(None, reason)
    return Outcome(left[0][0], VICTORY) if left else Outcome(None, NOBODY)
