"""Movement in a turn: one safe step, walking on, running; slipping from under a long weapon's point."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from bojiste.core.ask import Option, amount
from bojiste.core.event import Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import counter
from bojiste.systems.fiveaction.play.dice import opposed
from bojiste.systems.fiveaction.play.grasp import BARE_LENGTH
from bojiste.systems.fiveaction.play.move import Spot, away, between, gained, retreat, stand, toward, up_to
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.weigh import CLOSEST
from bojiste.systems.fiveaction.words import FOOT

TOWARD, CLOSE, AWAY, PLACE = "toward", "close", "away", "place"
NOWHERE: Mapping[str, str | bool] = MappingProxyType({})
FAR = 10**6 * FOOT
"""Farther than any way, in qf."""
ROUNDED = 3
"""Qf by which a distance may change more than the way that was gone: places and distances are whole numbers."""


def mobile(table: Table, who: str) -> bool:
    """Whether somebody can walk: on its feet, not behind a pavise, not full of fear for its horse."""
    now = table.now(who)
    return not now.prone and not now.pavise


def wishes(table: Table, who: str) -> Iterator[tuple[str, str]]:
    """Where one might go: up to somebody, close to him, away from an enemy, to a named place."""
    for other in table.foes(who):
        gap = table.gap(who, other)
        if gap > best_gap(table, who):
            yield TOWARD, other
        if gap > CLOSEST:
            yield CLOSE, other
        yield AWAY, other
    for friend in table.prep.friends[who]:
        if table.now(friend).status != "dead" and table.gap(who, friend) > CLOSEST:
            yield CLOSE, friend
    now = table.now(who)
    for place in table.scene.world.field.place:
        if place.at != (now.x, now.y):
            yield PLACE, place.id


def best_gap(table: Table, who: str) -> int:
    """The greatest gap over which somebody strikes with what it holds, in qf."""
    arm = table.primary(who)
    return arm.high if arm is not None and arm.melee else BARE_LENGTH


def goal(table: Table, who: str, how: str, whom: str, length: int) -> Spot:
    """Where a movement of this length ends."""
    now = table.now(who)
    here = (now.x, now.y)
    if how == PLACE:
        spot = next(place.at for place in table.scene.world.field.place if place.id == whom)
        gap = between(here, spot)
        return spot if gap <= length else toward(here, spot, length)
    if how == AWAY:
        return retreat(table, who, whom, length)
    other = table.now(whom)
    stop = best_gap(table, who) if how == TOWARD else CLOSEST
    return up_to(here, (other.x, other.y), length, stop)


# -- what is offered -------------------------------------------------------------------------------------------------


def _option(table: Table, who: str, wish: tuple[str, str], verb: str, length: int, least: int, price: int) -> Option:
    """A movement with what it costs, and how far it leads at most of the way that is wished for."""
    how, whom = wish
    most = max(least, table.now(who).actions // price) if verb != "step" else least
    now = table.now(who)
    here = now.x, now.y
    way = between(here, goal(table, who, how, whom, most * length))
    short = 0 if how == AWAY else between(here, goal(table, who, how, whom, FAR)) - way
    data = {"how": how, "place_id" if how == PLACE else "target": whom, "price": least * price, "most": most * price}
    data |= {"more": most > least, "way_qf": way, "reaches": short <= ROUNDED, "short_qf": short}
    return Option(f"{verb}:{how}:{whom}", data)


def _options(table: Table, who: str, verb: str, length: int, least: int, price: int) -> Iterator[Option]:
    """Every movement of a kind that leads anywhere: at the edge of the field there is nowhere to retreat to."""
    for wish in wishes(table, who):
        option = _option(table, who, wish, verb, length, least, price)
        if option.data["way_qf"]:
            yield option


def can_step(table: Table, who: str) -> bool:
    """Whether somebody could go one step; where to is another matter."""
    return table.now(who).actions >= table.step_price(who) and mobile(table, who) and bool(table.step(who))


def steps_offered(table: Table, who: str) -> Iterator[Option]:
    """One step."""
    if not can_step(table, who):
        return
    yield from _options(table, who, "step", table.step(who), 1, table.step_price(who))


def walks_offered(table: Table, who: str) -> Iterator[Option]:
    """Several steps in a row."""
    if table.now(who).actions < 2 * table.step_price(who) or not mobile(table, who) or not table.step(who):
        return
    yield from _options(table, who, "walk", table.step(who), 2, table.step_price(who))


def runs_offered(table: Table, who: str) -> Iterator[Option]:
    """A run of at least four actions in a row."""
    can = table.now(who).actions >= rules.move.LEAST_RUN and mobile(table, who) and table.scene.world.field.runnable
    if not can or not table.sprint(who) or table.now(who).moved:
        return
    yield from _options(table, who, "run", table.sprint(who), rules.move.LEAST_RUN, 1)


# -- what is done ----------------------------------------------------------------------------------------------------


def steps(table: Table, who: str, rest: str) -> Course[None]:
    """One step, safe if it is the first of the round."""
    yield from _go(table, who, rest, 1, table.step(who), table.step_price(who))


def walks(table: Table, who: str, rest: str) -> Course[None]:
    """Two steps or more."""
    most = table.now(who).actions // table.step_price(who)
    need = _needed(table, who, rest, table.step(who), 2, most)
    count = yield from _how_many(table, who, 2, most, need)
    yield from _go(table, who, rest, count, table.step(who), table.step_price(who))


def runs(table: Table, who: str, rest: str) -> Course[None]:
    """Four actions of running or more."""
    most = table.now(who).actions
    need = _needed(table, who, rest, table.sprint(who), rules.move.LEAST_RUN, most)
    count = yield from _how_many(table, who, rules.move.LEAST_RUN, most, need)
    yield from _go(table, who, rest, count, table.sprint(who), 1)


def _needed(table: Table, who: str, rest: str, length: int, least: int, most: int) -> int:
    """How many actions reach the goal, between the fewest and the most."""
    how, _, whom = rest.partition(":")
    now = table.now(who)
    return needed((now.x, now.y), goal(table, who, how, whom, length * most), length, least, most)


def needed(here: Spot, spot: Spot, length: int, least: int, most: int) -> int:
    """How many lengths lead to a spot, between the fewest and the most."""
    return max(least, min(most, -(-between(here, spot) // length)))


def _how_many(table: Table, who: str, least: int, most: int, default: int) -> Course[int]:
    if least >= most:
        return least
    rule = rules.move.run if least == rules.move.LEAST_RUN else rules.move.step_limit
    count: int = yield amount("actions", rule, table.seat(who), who, least, most, default)
    return count


def _go(table: Table, who: str, rest: str, count: int, length: int, price: int) -> Course[None]:
    """Pay for movement and make it."""
    how, _, whom = rest.partition(":")
    now = table.now(who)
    provokes = rules.move.step_limit(now.moved, count * price, price)
    spot = goal(table, who, how, whom, count * length)
    spent = count * price
    changes = table.change(who, actions=now.actions - spent, moved=now.moved + spent, aim=None, task=None)
    mount = table.kit(who).mount if table.mounted(who) else None
    gait = "run" if count >= rules.move.LEAST_RUN and length == table.sprint(who) else "walk" if count > 1 else "step"
    if mount is not None:
        changes += table.change(mount, gait="sprint" if gait == "run" else "canter")
    told = "gallop" if mount is not None and gait == "run" else gait
    rule = rules.move.run if gait == "run" else step_rule(table, who)
    whither: dict[str, str | bool] = {**direction(how, whom), "pace": told}
    if mount is not None:
        whither["rides"] = True
    data = {"gait": gait, "price": spent, **whither, **lengths(between((now.x, now.y), spot))}
    if not provokes:
        yield happened("moves", rule, who, changes=(*changes, *stand(table, who, spot)), data=data)
        return
    yield happened("sets-out", rule, who, changes=changes, data={"gait": told, "price": spent})
    yield from along(table, who, spot, whither=whither)


def step_rule(table: Table, who: str) -> Callable[..., int]:
    """The rule of a step."""
    return rules.move.step if table.tier(who) == rules.turtle.NORMAL else rules.move.step_turtle


def direction(how: str, whom: str) -> dict[str, str]:
    """Where a movement leads, as its event says it: ``to`` somebody, ``off`` somebody, or to a place."""
    return {"place_id" if how == PLACE else "off" if how == AWAY else "to": whom}


def lengths(way: int) -> dict[str, int]:
    """How long a way is (qf), and as people say it, in whole feet."""
    return {"way_qf": way, "way_about_qf": (way + FOOT // 2) // FOOT * FOOT}


def along(
    table: Table, who: str, spot: Spot, spare: str | None = None, *, whither: Mapping[str, str | bool] = NOWHERE
) -> Course[bool]:
    """Go to a spot past everybody on the way; whether it was reached."""
    for at, foes in exposures(table, who, spot, spare):
        if at != (table.now(who).x, table.now(who).y):
            yield _moved(table, who, at, whither)
        if not (yield from counter.passing(table, who, foes)):
            return False
    if spot != (table.now(who).x, table.now(who).y):
        yield _moved(table, who, spot, whither)
    return True


def _moved(table: Table, who: str, spot: Spot, whither: Mapping[str, str | bool]) -> Event:
    now = table.now(who)
    data = {**whither, **lengths(between((now.x, now.y), spot))}
    return happened("moves", rules.move.step_limit, who, changes=stand(table, who, spot), data=data)


@procedure("fiveaction.move.engagement")
def exposures(table: Table, who: str, spot: Spot, spare: str | None) -> list[tuple[Spot, list[str]]]:
    """Where the way first comes into the reach of whom, from its start on; each enemy once."""
    now = table.now(who)
    start = (now.x, now.y)
    found: dict[int, list[str]] = {}
    for foe in table.foes(who):
        if foe == spare or not counter.can(table, foe, who):
            continue
        at = _first(table, foe, start, spot)
        if at >= 0:
            found.setdefault(at, []).append(foe)
    return [(start if not at else toward(start, spot, at), found[at]) for at in sorted(found)]


def _first(table: Table, foe: str, start: Spot, spot: Spot) -> int:
    """How far along the way (qf) a foe first reaches it with the weapon in its hand; -1: nowhere."""
    arms = [arm for arm in table.melee_arms(foe) if counter.in_use(table, foe, arm)]
    now = table.now(foe)
    return met((now.x, now.y), arms[0].low, arms[0].high, start, spot) if arms else -1


def met(centre: Spot, low: int, high: int, start: Spot, spot: Spot) -> int:
    """How far along a way (qf) a weapon first reaches it that strikes so far from a spot; -1: nowhere."""
    at, whole = 0, between(start, spot)
    while at <= whole:
        gap = between(centre, start if not at else toward(start, spot, at))
        if rules.attack.declare(gap, low, high):
            return at
        at += max(1, max(gap - high, low - gap) - ROUNDED)
    return -1


# -- too close for a long weapon -------------------------------------------------------------------------------------


def escapes_offered(table: Table, who: str) -> Iterator[Option]:
    """Whoever is too close for a long weapon can be slipped away from, where one step is not enough, or has no room."""
    arm, costs = table.primary(who), table.law.actions
    if arm is None or not arm.melee or table.now(who).actions < costs.regain_distance or not mobile(table, who):
        return
    for foe in table.foes(who):
        gap = table.gap(who, foe)
        if gap < arm.low and not rules.weapon.too_close(gap, arm.low, gained(table, who, foe, table.step(who))):
            yield Option(f"escape:{foe}", {"target": foe, "price": costs.regain_distance})


def escapes(table: Table, who: str, rest: str) -> Course[None]:
    """An opposed test of escape; winning it puts one at the weapon's least reach: past the foe, where there is no room
    to go back."""
    now, rule = table.now(who), rules.weapon.too_close
    price = table.law.actions.regain_distance
    changes = table.change(who, actions=now.actions - price, moved=now.moved + price)
    yield happened("slips", rule, who, rest, changes=changes)
    own, other = [("escape", table.skill(who, "escape"))], [("escape", table.skill(rest, "escape"))]
    won, _ = yield from opposed(table, "escape", rule, (who, own), (rest, other))
    arm = table.primary(who)
    if won and arm is not None:
        way = arm.low - table.gap(who, rest)
        spot = retreat(table, who, rest, way)
        if gained(table, who, rest, way) < way - ROUNDED:
            spot, way = away(table, who, rest, arm.low), table.gap(who, rest) + arm.low
        data = {"gait": "step", "off": rest, **lengths(way)}
        yield happened("moves", rule, who, changes=stand(table, who, spot), data=data)
