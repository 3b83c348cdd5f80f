"""Whatever interrupts: steps with the opportunity attacks before them and the readied responses after them,
attacks with what they set off, each completely resolved before the interrupted thing goes on.

A move may hold an opportunity attack, which may set off a readied response, which may be a move: so the courses
call each other and stand together.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any

from bojiste.core.ask import GM, Ask, Option, amount
from bojiste.core.dice import Roll
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.space import DIFFICULT, squares
from bojiste.systems.srd5.now import PLACE, Readied
from bojiste.systems.srd5.play import move
from bojiste.systems.srd5.play.atk import strike
from bojiste.systems.srd5.play.table import Table, initiative_place
from bojiste.systems.srd5.profile import Attack, Profile
from bojiste.systems.srd5.rules import act, cond, grid, oa, pass_, react, terrain
from bojiste.systems.srd5.rules import move as move_rules
from bojiste.systems.srd5.tables import FT, SQUARE

Course = Generator[Ask | Roll | Event, Any, Any]


# -- moving ----------------------------------------------------------------------------------------------------


def walk(table: Table, who: Profile, path: Sequence[int], *, own_turn: bool = True) -> Course:
    """Walk along squares of the grid, step by step (section 7.4)."""
    ground = table.ground
    assert ground is not None
    last_free = None
    diagonals = table.now[who.id].turn.diagonals if own_turn else 0
    # only a readied move can put somebody into the way meanwhile
    wary = any(table.now[one.id].readied is not None for one in table.everybody)
    for place, number in enumerate(path):
        x, y = number % ground.width, number // ground.width
        now = table.now[who.id]
        if not _occupied(table, who, now.x, now.y):
            last_free = (now.x, now.y)
        if wary and not _still_open(table, who, path[place:]):
            break
        length = SQUARE
        if table.realistic and x != now.x and y != now.y:
            length = grid.realistic_diagonals(diagonals)
            diagonals += 1
        cost = length * _price(table, who, x, y)
        going = yield from _step(table, who, x, y, cost, own_turn, diagonals)
        if not going:
            break
    yield from _settle(table, who, last_free)


def go(table: Table, who: Profile, points: Iterable[tuple[int, int]], *, own_turn: bool = True) -> Course:
    """Walk along points without a grid, paid by the distance of each piece."""
    last_free = None
    for x, y in points:
        now = table.now[who.id]
        if not _taken(table, who, now.x, now.y):
            last_free = (now.x, now.y)
        cost = max(abs(x - now.x), abs(y - now.y)) * move.piece_price(table, who, x, y)
        going = cost > 0 and (yield from _step(table, who, x, y, cost, own_turn))
        if not going:
            break
    yield from _settle(table, who, last_free)


def _price(table: Table, who: Profile, x: int, y: int) -> int:
    """What each foot of entering this square costs now."""
    ground = table.ground
    assert ground is not None
    spaces = move.occupied(table, who)
    inside = squares(x, y, who.squares)
    difficult = any(ground.at(sx, sy) == DIFFICULT or (sx, sy) in spaces for sx, sy in inside)
    return terrain.step_cost(difficult, move.crawling(table, who))


def _still_open(table: Table, who: Profile, path: Sequence[int]) -> bool:
    """Whether the rest of a way can still be walked: somebody may have moved into it meanwhile."""
    ground = table.ground
    assert ground is not None
    spaces = move.occupied(table, who)
    others = [spaces.get(square, ()) for square in _inside(ground.width, path[0], who.squares)]
    if not all(move.lets_pass(who, other) for row in others for other in row):
        return False
    return any(spaces.keys().isdisjoint(_inside(ground.width, number, who.squares)) for number in path)


def _inside(width: int, number: int, size: int) -> tuple[tuple[int, int], ...]:
    return squares(number % width, number // width, size)


def _occupied(table: Table, who: Profile, x: int, y: int) -> bool:
    spaces = move.occupied(table, who)
    return any(square in spaces for square in squares(x, y, who.squares))


def _taken(table: Table, who: Profile, x: int, y: int) -> bool:
    """Whether a creature at (x, y) would share somebody's space."""
    return _occupied(table, who, x, y) if table.grid else not move.free_spot(table, who, x, y)


def _step(
    table: Table, who: Profile, x: int, y: int, cost: int, own_turn: bool, diagonals: int = 0
) -> Generator[Any, Any, bool]:
    """One step: opportunity attacks before it, pay and move, readied responses after it. Whether it goes on.

    ``diagonals``: how many steps of this turn have been diagonal after it, where they count.
    """
    now = table.now[who.id]
    if own_turn and not move_rules.budget(table.left(who), 0, cost):
        return False
    leaving = [
        (enemy, table.distance(who, enemy), table.distance_from(who, x, y, enemy))
        for enemy in who.enemies
        if table.up(enemy)
    ]
    yield from _opportunities(table, who, leaving, own_turn)
    if not oa.timing(now.hp, table.up(who) and table.speed(who) > 0):
        return False
    changes = table.state.change(who.id, x=x, y=y)
    if own_turn:
        turn = now.turn
        spent = turn._replace(moved=move_rules.deduct(turn.moved, cost), diagonals=diagonals)
        changes += (Change(who.id, "turn", turn, spent),)
    data: dict[str, Any] = {"cost_hf": cost, "left_hf": table.left(who) - (cost if own_turn else 0)}
    if table.grid:
        data["place"] = (x, y)
    rule = grid.enter if table.grid else grid.off_feet
    yield Event("step", rule, who.id, None, (), (), changes, data, OPEN)
    after = {enemy.id: far for enemy, _, far in leaving}
    before = {enemy.id: far for enemy, far, _ in leaving}
    yield from _arrivals(table, who, before, after)
    return table.up(who) and table.speed(who) > 0


def _settle(table: Table, who: Profile, last_free: tuple[int, int] | None) -> Course:
    """A move cut short in another's space: stay there, or be put back, by the printing."""
    now = table.now[who.id]
    if last_free is None or now.life == "dead" or not _taken(table, who, now.x, now.y):
        return
    if _taken(table, who, *last_free):
        return
    if pass_.no_end(False, table.printed.end_move_in_occupied_space) == pass_.PUT_BACK:
        changes = table.state.change(who.id, x=last_free[0], y=last_free[1])
        yield Event("put-back", pass_.no_end, who.id, None, (), (), changes, {}, OPEN)


def approach(table: Table, who: Profile, whom: Profile, length: int, *, own_turn: bool = True) -> Course:
    """Without coordinates: come closer to another by ``length``; all other distances change as little as they can."""
    yield from _shift(table, who, whom, -length, own_turn)


def withdraw(table: Table, who: Profile, length: int, *, own_turn: bool = True) -> Course:
    """Without coordinates: go away from all enemies by ``length``."""
    yield from _shift(table, who, None, length, own_turn)


def _shift(table: Table, who: Profile, whom: Profile | None, length: int, own_turn: bool) -> Course:
    rows = table.state.now[PLACE].distances
    far = _after_shift(table, who, whom, length)
    leaving = [(enemy, table.distance(who, enemy), far[enemy.id]) for enemy in who.enemies if table.up(enemy)]
    yield from _opportunities(table, who, leaving, own_turn)
    now = table.now[who.id]
    if not oa.timing(now.hp, table.up(who) and table.speed(who) > 0):
        return
    moved = tuple((a, b, far[b] if a == who.id else far[a] if b == who.id else row) for a, b, row in rows)
    changes: tuple[Change, ...] = (Change(PLACE, "distances", rows, moved),)
    cost = abs(length) * terrain.step_cost(False, move.crawling(table, who))
    if own_turn:
        turn = now.turn
        changes += (Change(who.id, "turn", turn, turn._replace(moved=move_rules.deduct(turn.moved, cost))),)
    data: dict[str, Any] = {"cost_hf": cost, "left_hf": table.left(who) - (cost if own_turn else 0)}
    target = whom.id if whom is not None else None
    kind = "approach" if whom is not None else "withdraw"
    yield Event(kind, move_rules.deduct, who.id, target, (), (), changes, data, OPEN)
    yield from _arrivals(
        table, who, {enemy.id: before for enemy, before, _ in leaving}, {enemy.id: after for enemy, _, after in leaving}
    )


def _after_shift(table: Table, who: Profile, whom: Profile | None, length: int) -> dict[str, int]:
    """Distances after a move: the goal's by ``length``, the others' as little as the triangle inequality allows."""
    if whom is None:
        return {
            other.id: table.distance(who, other) + (length if other in who.enemies else 0)
            for other in table.everybody
            if other is not who
        }
    goal = max(SQUARE, table.distance(who, whom) + length)
    moved = abs(length)
    far = {whom.id: goal}
    for other in table.everybody:
        if other is who or other is whom:
            continue
        before, apart = table.distance(who, other), table.distance(other, whom)
        low = max(before - moved, abs(apart - goal), SQUARE)
        high = max(low, min(before + moved, apart + goal))
        far[other.id] = min(max(before, low), high)
    return far


# -- opportunity attacks ---------------------------------------------------------------------------------------


def _opportunities(table: Table, who: Profile, leaving: list[tuple[Profile, int, int]], own_turn: bool) -> Course:
    """Everybody whose reach this step leaves may strike once, in the order of initiative, while the mover stands."""
    exempt = oa.exempt(own_turn and table.now[who.id].turn.disengaged, False, False)
    reactors = [
        (enemy, before, after)
        for enemy, before, after in leaving
        if oa.trigger(
            move.leaves_reach(table, enemy, before, after),
            False,
            table.may_harm(enemy, who),
            table.sees(enemy, who),
            table.reacts(enemy),
            exempt,
        )
    ]
    if not reactors:
        return
    reach = {enemy.id: (before, after) for enemy, before, after in reactors}
    ordered = yield from _ordered(table, [enemy for enemy, _, _ in reactors], who)
    for enemy in ordered:
        if not (table.up(who) and table.reacts(enemy)):
            continue
        before, after = reach[enemy.id]
        options = [
            attack
            for attack in enemy.attacks
            if oa.one_attack(attack.melee)
            and table.usable(enemy, attack)
            and oa.reach_each(before, after, attack.reach)
        ]
        chosen = yield from _offered(table, enemy, who, options)
        if chosen is None:
            continue
        yield Event(
            "opportunity", oa.trigger, enemy.id, who.id, (), (), (Change(enemy.id, "reaction", True, False),), {}, OPEN
        )
        yield from attacked(table, enemy, who, chosen)


def _ordered(table: Table, reactors: list[Profile], who: Profile) -> Generator[Ask, str, list[Profile]]:
    """Who reacts first to one trigger: the referee's word, by default the order of initiative."""
    places = initiative_place(table)
    left = sorted(reactors, key=lambda one: places.get(one.id, len(places)))
    chosen = []
    while len(left) > 1:
        menu = tuple(Option(f"first:{one.id}", {"target": one.id}) for one in left)
        data = {"reactors": tuple(one.id for one in left)}
        answer = yield Ask("reaction-order", react.simultaneous, GM, who.id, menu, menu[0].key, data=data, ruling=True)
        chosen.append(left.pop([option.key for option in menu].index(answer)))
    return chosen + left


def _offered(table: Table, enemy: Profile, who: Profile, options: list[Attack]) -> Generator[Ask, str, Attack | None]:
    """Ask for an opportunity attack: with what, or not at all."""
    best = max(options, key=lambda attack: (attack.mean + 2 * attack.bonus, -options.index(attack)))
    menu = [Option(f"strike:{attack.key}", attack.facts) for attack in options]
    ask = Ask(
        "opportunity",
        oa.trigger,
        enemy.seat,
        enemy.id,
        [*menu, Option("no")],
        f"strike:{best.key}",
        data={"target": who.id},
    )
    answer = yield ask
    return None if answer == "no" else enemy.by_key[answer.partition(":")[2]]


# -- attacks and what they set off -------------------------------------------------------------------------------


def attacked(
    table: Table, who: Profile, target: Profile, attack: Attack, *, spent: tuple[Change, ...] = (), second: bool = False
) -> Course:
    """An attack, then the responses that were readied for it."""
    course = strike(table, who, target, attack, spent, second)
    return _watched(table, who, target, course) if table.anybody_ready(who.enemies) else course


def _watched(table: Table, who: Profile, target: Profile, course: Course) -> Course:
    yield from course
    set_off = [readier for readier in who.enemies if _waits_for_attack(table, readier, target)]
    for readier in (yield from _ordered(table, set_off, who)):
        yield from respond(table, readier, who)


def _waits_for_attack(table: Table, readier: Profile, target: Profile) -> bool:
    readied = table.now[readier.id].readied
    if readied is None or not table.reacts(readier):
        return False
    return (readied.trigger == "attacked" and readier is target) or (
        readied.trigger == "friend-attacked" and target in readier.allies
    )


def _arrivals(table: Table, who: Profile, before: dict[str, int], after: dict[str, int]) -> Course:
    """The responses that were readied for this step, in the order of initiative, after it is done."""
    set_off = []
    for enemy in who.enemies:
        readied = table.now[enemy.id].readied
        if readied is None or enemy.id not in after or not table.reacts(enemy) or not table.sees(enemy, who):
            continue
        limit = _limit(table, enemy, readied)
        if limit and before[enemy.id] > limit >= after[enemy.id]:
            set_off.append(enemy)
    for enemy in (yield from _ordered(table, set_off, who)):
        yield from respond(table, enemy, who)


def _limit(table: Table, who: Profile, readied: Readied) -> int:
    """The distance within which somebody must come to set off a response."""
    if readied.trigger == "near":
        return max(SQUARE, table.reach(who))
    if readied.trigger == "in-range":
        attack = who.by_key.get(readied.response.partition(":")[2])
        return 0 if attack is None else attack.reach if attack.melee else attack.normal
    return 0


def respond(table: Table, who: Profile, trigger: Profile) -> Course:
    """Offer a readied response that ``trigger`` has just set off: use it or let it pass. A readied attack is aimed at
    whoever set it off, or, if that is no enemy, at any enemy in reach."""
    readied = table.now[who.id].readied
    if readied is None or not act.ready_one_reaction(True, table.reacts(who)):
        return
    verb, _, key = readied.response.partition(":")
    data = {"note": readied.note, "response": verb, "target": trigger.id}
    menu = [Option("use", {"note": readied.note, "response": verb})]
    if verb == "attack":
        menu = [
            Option(f"use:{target.id}", {**data, "target": target.id})
            for target in ([trigger] if trigger in who.enemies else who.enemies)
            if _can_strike(table, who, target, who.by_key[key])
        ]
        if not menu:
            return
    ask = Ask("readied", act.ready_ignore, who.seat, who.id, [*menu, Option("wait")], menu[0].key, data=data)
    answer = yield ask
    if answer == "wait":
        return
    target = table.profiles[answer.partition(":")[2]] if verb == "attack" else trigger
    changes = table.state.change(who.id, reaction=False, readied=None)
    data = {**data, "target": target.id}
    yield Event("readied-used", act.ready_after_trigger, who.id, target.id, (), (), changes, data, OPEN)
    if verb == "attack":
        yield from attacked(table, who, target, who.by_key[key])
    elif verb == "move":
        yield from moved(table, who, table.speed(who), own_turn=False)
    else:
        yield Event("acts-on-note", act.ready, who.id, None, (), (), (), {"note": readied.note}, OPEN)


def _can_strike(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    return (
        table.now[target.id].life != "dead"
        and table.may_harm(who, target)
        and table.usable(who, attack)
        and table.distance(who, target) <= table.longest(attack)
    )


# -- choosing where to go ----------------------------------------------------------------------------------------


def moved(table: Table, who: Profile, budget: int, *, own_turn: bool = True) -> Course:
    """Ask where to move (up to ``budget``) and go there."""
    if table.grid:
        yield from _on_the_grid(table, who, budget, own_turn)
    else:
        yield from _off_the_grid(table, who, budget, own_turn)


def _on_the_grid(table: Table, who: Profile, budget: int, own_turn: bool) -> Course:
    ground = table.ground
    assert ground is not None
    reach = move.field(table, who, budget, own_turn=own_turn)

    def menu() -> list[Option]:
        places = [(square % ground.width, square // ground.width) for square in reach.stops()]
        options = [
            Option(
                f"to:{x},{y}",
                {"cost_hf": reach.way.cost[y * ground.width + x], "dangers": reach.way.dangers[y * ground.width + x]},
                None,
                (x, y),
            )
            for x, y in places
        ]
        return [Option("stay"), *options]

    answer = yield Ask("where", move_rules.budget, who.seat, who.id, menu, "stay", data={"left_hf": budget})
    if answer == "stay":
        return
    x, y = map(int, answer.partition(":")[2].split(","))
    yield from walk(table, who, reach.way.path(y * ground.width + x), own_turn=own_turn)


def _off_the_grid(table: Table, who: Profile, budget: int, own_turn: bool) -> Course:
    """Towards somebody, away from the enemies, or to a point."""
    others = [other for other in table.everybody if other is not who and table.now[other.id].life != "dead"]
    far = [other for other in others if table.distance(who, other) > SQUARE]
    if table.abstract and (feared := table.feared(who)):
        far = [other for other in far if not _nears(table, who, other, feared)]
    menu = [Option("stay"), *(Option(f"near:{other.id}", {"target": other.id}) for other in far)]
    if any(table.up(enemy) for enemy in who.enemies):
        menu.append(Option("away"))
    reachable = grid.affordable(budget, terrain.step_cost(False, move.crawling(table, who)))
    if not table.abstract and reachable >= FT:
        menu.append(Option("point"))
    answer = yield Ask("where", move_rules.budget, who.seat, who.id, menu, "stay", data={"left_hf": budget})
    verb, _, id = answer.partition(":")
    if verb == "near":
        whom = table.profiles[id]
        if table.abstract:
            length = min(reachable, table.distance(who, whom) - SQUARE)
            yield from approach(table, who, whom, length, own_turn=own_turn)
        elif (spot := move.beside(table, who, whom)) is not None:
            yield from go(table, who, _free_end(table, who, move.towards(table, who, spot, budget)), own_turn=own_turn)
    elif verb == "away":
        if table.abstract:
            yield from withdraw(table, who, reachable, own_turn=own_turn)
        else:
            points = move.towards(table, who, _away(table, who, reachable), budget)
            yield from go(table, who, _free_end(table, who, points), own_turn=own_turn)
    elif verb == "point":
        points = move.towards(table, who, (yield from _point(table, who, reachable)), budget)
        yield from go(table, who, _free_end(table, who, points), own_turn=own_turn)


def _point(table: Table, who: Profile, length: int) -> Generator[Ask, int, tuple[int, int]]:
    """Ask for a point in feet, axis by axis, no farther than the movement goes."""
    now = table.now[who.id]
    goal = []
    for topic, here in (("point-x", now.x), ("point-y", now.y)):
        low, high = -((length - here) // FT), (here + length) // FT
        feet = yield amount(topic, move_rules.budget, who.seat, who.id, low, high, here // FT)
        goal.append(feet * FT)
    return goal[0], goal[1]


def _nears(table: Table, who: Profile, whom: Profile, feared: tuple[Profile, ...]) -> bool:
    """Without coordinates: whether going to somebody brings a frightened creature closer to what it fears."""
    far = _after_shift(table, who, whom, SQUARE - table.distance(who, whom))
    return any(cond.approaches(table.distance(who, one), far[one.id]) for one in feared)


def _free_end(table: Table, who: Profile, points: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points up to the last one where the creature may stop."""
    while points and not move.free_spot(table, who, *points[-1]):
        points = points[:-1]
    return points


def _away(table: Table, who: Profile, length: int) -> tuple[int, int]:
    """The point straight away from the nearest enemy (ties: file order)."""
    now = table.now[who.id]
    enemies = [enemy for enemy in who.enemies if table.up(enemy)]
    nearest = min(enemies, key=lambda enemy: (table.distance(who, enemy), enemy.index))
    there = table.now[nearest.id]
    dx, dy = now.x - there.x, now.y - there.y
    wide = max(abs(dx), abs(dy), 1)
    return now.x + dx * length // wide, now.y + dy * length // wide
