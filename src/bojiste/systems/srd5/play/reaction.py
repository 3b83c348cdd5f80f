"""Whatever interrupts: steps with the opportunity attacks before them and the readied responses after them,
attacks with what they set off, each completely resolved before the interrupted thing goes on.

A move may hold an opportunity attack, which may set off a readied response, which may be a move: so the courses
call each other and stand together.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from bojiste.core.ask import AGAIN, GM, Ask, Option, amount, yes_no
from bojiste.core.event import OPEN, Change, Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.board import Board, Squares, numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import PLACE, Readied
from bojiste.systems.srd5.play import cast, hiding, movement, zone
from bojiste.systems.srd5.play.aim import candidates, possible
from bojiste.systems.srd5.play.attack import strike
from bojiste.systems.srd5.play.condition import consequences
from bojiste.systems.srd5.play.lasting import HELD
from bojiste.systems.srd5.play.movement import WALK, Going
from bojiste.systems.srd5.play.room import Room
from bojiste.systems.srd5.play.table import Table, initiative_place
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import FT, SQUARE


class Step(NamedTuple):
    """One step: to which place, for what cost, how high and by which speed; and how many diagonal steps of this turn
    have been made after it, where they count."""

    x: int
    y: int
    cost: int
    z: int | None = None
    mode: str = "walk"
    diagonals: int = 0


Leaving = list[tuple[Profile, int, int]]
"""Enemies, with their distances before and after a piece of movement."""


# -- moving ----------------------------------------------------------------------------------------------------


def walk(
    table: Table, who: Profile, path: Sequence[int], *, own_turn: bool = True, going: Going = WALK
) -> Course[None]:
    """Walk, fly or swim along squares of the grid, step by step (section 7.4)."""
    _, board = table.drawn
    last_free = None
    diagonals = table.now[who.id].turn.diagonals if own_turn else 0
    # only a readied move can put somebody into the way meanwhile, or somebody hidden stands in it
    wary = table.known.readied or table.known.hiding
    moving = wary or table.special or bool(table.holds(who))
    taken, barring = movement.spaces(table, who, going=going)
    mode = movement.speed_for(table, who, going)
    points = tuple(movement.along(table, who, [board.place(number) for number in path], going))
    now = table.now[who.id]
    for place, (x, y, z) in enumerate(points):
        if moving or table.shifted:
            taken, barring = movement.spaces(table, who, going=going)
        if not taken & board.block(now.x, now.y, who.squares, who.squares):
            last_free = (now.x, now.y)
        rest = [board.number(*point[:2]) for point in points[place:]] if wary or table.shifted else []
        if rest and not _still_open(board, who, rest, taken, barring):
            yield from hiding.bumped(table, who, board.block(x, y, who.squares, who.squares))
            break
        if taken and not (yield from _let_through(table, who, board.block(x, y, who.squares, who.squares) & taken)):
            break
        length = SQUARE
        if table.realistic and x != now.x and y != now.y:
            length = rules.grid.realistic_diagonals(diagonals)
            diagonals += 1
        cost = length * movement.price(table, who, board.number(x, y), taken, going)
        if not (yield from step(table, who, Step(x, y, cost, z, mode, diagonals), own_turn)):
            break
    yield from _settle(table, who, last_free)


def _let_through(table: Table, who: Profile, space: Squares) -> Generator[Ask, str, bool]:
    """Whether those who stand in a narrow passage let a friend of another player through (D29)."""
    for other in table.everybody if space else ():
        now = table.now[other.id]
        asked = other.seat != who.seat and other is not who and now.life == "ok" and other not in who.enemies
        if asked and space & table.drawn[1].block(now.x, now.y, other.squares, other.squares) and _narrow(table, other):
            ask = yes_no("passage", rules.size.control, other.seat, other.id, True, data={"target": who.id})
            if not rules.size.control((yield ask) == "yes"):
                return False
    return True


def _narrow(table: Table, who: Profile) -> bool:
    """Whether nobody gets past somebody but through its space: walls on both sides of it."""
    now, (_, board), side = table.now[who.id], table.drawn, who.squares
    across = board.block(now.x - 1, now.y, 1, 1), board.block(now.x + side, now.y, 1, 1)
    along = board.block(now.x, now.y - 1, 1, 1), board.block(now.x, now.y + side, 1, 1)
    return any(low & table.solid and high & table.solid for low, high in (across, along))


def go(
    table: Table, who: Profile, points: Sequence[tuple[int, int]], *, own_turn: bool = True, going: Going = WALK
) -> Course[None]:
    """Walk or fly along points without a grid, paid by the distance of each piece."""
    last_free = None
    now = table.now[who.id]
    for x, y, z in tuple(movement.along(table, who, points, going)):
        if not _taken(table, who, now.x, now.y):
            last_free = (now.x, now.y)
        length = max(abs(x - now.x), abs(y - now.y), abs((now.z if z is None else z) - now.z))
        cost = length * movement.piece_price(table, who, x, y)
        if not cost or not (
            yield from step(table, who, Step(x, y, cost, z, movement.speed_for(table, who, going)), own_turn)
        ):
            break
    yield from _settle(table, who, last_free)


def _still_open(board: Board, who: Profile, path: Sequence[int], taken: Squares, barring: Squares) -> bool:
    """Whether the rest of a way can still be walked: somebody may have moved into it meanwhile."""
    taken, barring = board.covering(taken, who.squares), board.covering(barring, who.squares)
    return not barring >> path[0] & 1 and any(not taken >> number & 1 for number in path)


def _taken(table: Table, who: Profile, x: int, y: int) -> bool:
    """Whether a creature at (x, y) would share somebody's space."""
    if not table.grid:
        return not movement.free_spot(table, who, x, y)
    taken, _ = movement.spaces(table, who)
    return bool(taken & table.drawn[1].block(x, y, who.squares, who.squares))


def step(table: Table, who: Profile, one: Step, own_turn: bool) -> Course[bool]:
    """One step: opportunity attacks before it, pay and move, readied responses after it. Whether it goes on."""
    x, y, cost, z, mode, _ = one
    if own_turn and not rules.movement.budget(table.left(who, mode), 0, cost):
        return False
    before = (table.now[who.id].x, table.now[who.id].y)
    held = table.holds(who)  # they come along, and are not left behind
    far = [(enemy, table.distance(who, enemy)) for enemy in who.enemies if table.up(enemy) and enemy not in held]
    leaving = [
        (enemy, before, after)
        for enemy, before in far
        if before <= enemy.long_arm and (after := table.distance_from(who, x, y, enemy, z)) > before
    ]
    magical = table.prepared.magical
    space = zone.around(table, who) if magical else 0
    if leaving and not (yield from _opportunities(table, who, leaving, own_turn, mode)):
        return False
    if (table.now[who.id].x, table.now[who.id].y) != before:
        return False  # put somewhere else meanwhile
    changes = table.placed(who, x, y, z)
    if own_turn:
        changes += _paid(table, who, one)
    data: dict[str, Any] = {"cost_hf": cost, "left_hf": table.left(who, mode) - (cost if own_turn else 0)}
    if table.grid:
        data["place"] = (x, y)
    if z is not None and (z or table.now[who.id].z):
        data["height_hf"] = z * table.unit
    rule = rules.grid.enter if table.grid else rules.grid.off_feet
    hidden = hiding.pairs(table, who) if table.known.hiding else ()
    yield happened("step", rule=rule, actor=who.id, changes=changes, data=data)
    if hidden:
        yield from hiding.look_again(table, who, hidden)
    if held:
        yield from dragged(table, who, before)
    if magical:
        yield from zone.entered(table, who, space)
    if table.anybody_ready(who.enemies):
        yield from _arrivals(table, who, [(enemy, was, table.distance(who, enemy)) for enemy, was in far])
    put_elsewhere = (table.now[who.id].x, table.now[who.id].y) != (x, y)
    return not put_elsewhere and _can_go_on(table, who, mode)


@procedure("srd5.grapple.drag_place")
def dragged(table: Table, who: Profile, before: tuple[int, int]) -> Course[None]:
    """Those whom a mover holds come along: into the place it has just left, else to the same side of it."""
    for held in table.holds(who):
        if table.distance(who, held) <= SQUARE:
            continue
        now, theirs = table.now[who.id], table.now[held.id]
        moved = (theirs.x + now.x - before[0], theirs.y + now.y - before[1])
        spots = [spot for spot in (before, moved) if movement.room_at(table, held, *spot)]
        if spots:
            changes = table.placed(held, *spots[0])
            yield Event("dragged", rule=dragged, actor=who.id, target=held.id, changes=changes, seen=OPEN)
        yield from consequences(table, held)


def _paid(table: Table, who: Profile, step: Step) -> tuple[Change, ...]:
    """The change that movement on the own turn makes to its record."""
    turn = table.now[who.id].turn
    here = table.now[who.id]
    run = turn.run + SQUARE if step.mode == "walk" and (step.x, step.y) != (here.x, here.y) else 0
    spent = turn._replace(moved=rules.movement.deduct(turn.moved, step.cost), diagonals=step.diagonals, run=run)
    return (Change(who.id, "turn", turn, spent),)


def _can_go_on(table: Table, who: Profile, mode: str = "walk") -> bool:
    return rules.opportunity.timing(table.now[who.id].hp, table.up(who) and table.speed(who, mode) > 0)


def _settle(table: Table, who: Profile, last_free: tuple[int, int] | None) -> Course[None]:
    """A move cut short in another's space: stay there, or be put back, by the printing."""
    now = table.now[who.id]
    if last_free is None or now.life == "dead" or not _taken(table, who, now.x, now.y):
        return
    if _taken(table, who, *last_free):
        return
    if rules.passing.no_end(False, table.printed.end_move_in_occupied_space) == rules.passing.PUT_BACK:
        changes = table.placed(who, *last_free)
        yield Event("put-back", rule=rules.passing.no_end, actor=who.id, changes=changes, seen=OPEN)


def _shift(table: Table, who: Profile, whom: Profile | None, length: int, own_turn: bool) -> Course[None]:
    """Without coordinates: come closer to another (``length`` below 0), or go away from all enemies."""
    if not (yield from _opportunities(table, who, _leaving(table, who, whom, length), own_turn)):
        return
    # what the opportunity attacks set off may have moved others
    leaving = _leaving(table, who, whom, length)
    far = _after_shift(table, who, whom, length)
    rows = table.state[PLACE].distances
    moved = tuple((a, b, far[b] if a == who.id else far[a] if b == who.id else row) for a, b, row in rows)
    changes: tuple[Change, ...] = (Change(PLACE, "distances", rows, moved),)
    cost = abs(length) * rules.terrain.step_cost(False, movement.crawling(table, who), table.labours(who))
    if own_turn:
        changes += _paid(table, who, Step(0, 0, cost))
    data: dict[str, Any] = {"cost_hf": cost, "left_hf": table.left(who) - (cost if own_turn else 0)}
    target = whom.id if whom is not None else None
    kind = "approach" if whom is not None else "withdraw"
    rule = rules.movement.deduct
    yield Event(kind, rule=rule, actor=who.id, target=target, changes=changes, data=data, seen=OPEN)
    yield from _arrivals(table, who, leaving)


def _leaving(table: Table, who: Profile, whom: Profile | None, length: int) -> Leaving:
    far = _after_shift(table, who, whom, length)
    return [(enemy, table.distance(who, enemy), far[enemy.id]) for enemy in who.enemies if table.up(enemy)]


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


@procedure("srd5.reaction.what", "srd5.reaction.timing", "srd5.opportunity.own_reaction_moves")
def _opportunities(table: Table, who: Profile, leaving: Leaving, own_turn: bool, mode: str = "walk") -> Course[bool]:
    """Everybody whose reach this step leaves may strike once, in the order of initiative, while the mover stands: the
    one reaction that comes before its trigger. A move by reaction provokes like any other (Disengage covers the own
    turn only). Whether the mover goes on."""
    covered = rules.action.disengage(table.now[who.id].turn.disengaged, own_turn)
    if not rules.opportunity.disengage(covered):
        return True
    reach = {
        enemy.id: (before, after)
        for enemy, before, after in leaving
        if rules.opportunity.trigger(
            bool(movement.left_behind(table, enemy, before, after)) and not table.shut(enemy, who),
            table.may_harm(enemy, who),
            table.sees(enemy, who),
            table.reacts(enemy),
        )
    }
    for enemy in (yield from _ordered(table, [table.profiles[id] for id in reach], who)):
        yield from _opportunity(table, enemy, who, reach[enemy.id])
    return _can_go_on(table, who, mode)


def _opportunity(table: Table, enemy: Profile, who: Profile, reach: tuple[int, int]) -> Course[None]:
    """The chance of one enemy to strike before the step, unless what came before has taken it away."""
    chosen: Choice | str | None = None
    options = []
    if table.up(who) and table.reacts(enemy) and table.distance(enemy, who) == reach[0]:
        options = movement.left_behind(table, enemy, *reach)
    if options:
        chosen = yield from _offered(table, enemy, who, options)
    if isinstance(chosen, str):
        yield from _opportunity(table, enemy, who, reach)
    elif chosen is not None:
        attack, target = chosen
        spent = Change(enemy.id, "reaction", True, False)
        rule = rules.opportunity.trigger
        yield Event("opportunity", rule=rule, actor=enemy.id, target=target.id, changes=(spent,), seen=OPEN)
        yield from attacked(table, enemy, target, attack)


@procedure("srd5.reaction.simultaneous", "srd5.opportunity.simultaneous")
def _ordered(table: Table, reactors: list[Profile], who: Profile) -> Generator[Ask, str, list[Profile]]:
    """Who reacts first to one trigger: the referee's word, by default the order of initiative."""
    if len(reactors) < 2:
        return reactors
    places = initiative_place(table)
    left = sorted(reactors, key=lambda one: places.get(one.id, len(places)))
    chosen = []
    while len(left) > 1:
        menu = tuple(Option(f"first:{one.id}", {"target": one.id}) for one in left)
        data = {"reactors": tuple(one.id for one in left)}
        answer = yield Ask("reaction-order", _ordered, GM, who.id, menu, menu[0].key, data=data, ruling=True)
        chosen.append(left.pop([option.key for option in menu].index(answer)))
    return chosen + left


Choice = tuple[Attack, Profile]
"""With what to strike, and whom."""


@procedure("srd5.mounted.oa_target")
def _offered(
    table: Table, enemy: Profile, who: Profile, options: list[Attack]
) -> Generator[Ask, str, Choice | str | None]:
    """Ask for an opportunity attack: with what, or not at all; of a mount and its rider, at whom. ``AGAIN``: a ruling
    came between."""
    best = max(options, key=lambda attack: (attack.mean + 2 * attack.bonus, -options.index(attack)))
    rider = table.rider(who) if isinstance(table, Room) else None
    if isinstance(table, Room) and table.led(enemy) and not (yield from _may_react(table, enemy)):
        return None
    if rider is None or not table.may_harm(enemy, rider):
        menu = [Option(f"strike:{attack.key}", attack.facts) for attack in options]
        default = f"strike:{best.key}"
    else:
        pair = (rider, who)
        menu = [Option(f"strike:{a.key}:{one.id}", {**a.facts, "target": one.id}) for one in pair for a in options]
        default = f"strike:{best.key}:{rider.id}"
    menu.append(Option("no"))
    rule, data = rules.opportunity.trigger, {"target": who.id}
    answer = yield Ask("opportunity", rule, table.seat(enemy), enemy.id, menu, default, data=data, again=True)
    if answer in ("no", AGAIN):
        return None if answer == "no" else AGAIN
    _, key, *whom = answer.split(":")
    return enemy.by_key[key], table.profiles[whom[0]] if whom else who


def _may_react(table: Table, mount: Profile) -> Generator[Ask, str, bool]:
    """Whether a controlled mount may use its reaction: the referee's word (D38)."""
    rule = rules.mounted.mount_reaction
    ask = yes_no("mount-reaction", rule, GM, mount.id, rule(), data={"target": mount.id}, ruling=True)
    return (yield ask) == "yes"


# -- attacks and what they set off -------------------------------------------------------------------------------


@procedure("srd5.attack.what_counts")
def attacked(
    table: Table, who: Profile, target: Profile, attack: Attack, *, spent: tuple[Change, ...] = (), second: bool = False
) -> Course[None]:
    """An attack, then the responses that were readied for it."""
    course = strike(table, who, target, attack, spent, second)
    if target.answers:
        course = _answered(table, who, target, course)
    return _watched(table, who, target, course) if table.anybody_ready(who.enemies) else course


def _answered(table: Table, who: Profile, target: Profile, course: Course[None]) -> Course[None]:
    """An attack, then the spell or feature with which whoever it has hurt may answer at once."""
    before = table.now[target.id].hp
    yield from course
    if table.now[target.id].hp >= before or not table.reacts(target):
        return
    ways = [one for one in target.answers if cast.slots(table, target, one) and who in candidates(table, target, one)]
    if not ways:
        return
    menu = (*(Option(f"use:{one.key}", one.facts) for one in ways), Option("no"))
    data = {"target": who.id}
    answer = yield Ask("answer", _opportunities, target.seat, target.id, menu, menu[0].key, data=data)
    if answer != "no":
        changes = table.state.change(target.id, reaction=False)
        yield Event("answers", _opportunities, target.id, who.id, changes=changes, seen=OPEN)
        yield from cast.answered(table, target, who, target.powers[answer.partition(":")[2]], attacked)


def _watched(table: Table, who: Profile, target: Profile, course: Course[None]) -> Course[None]:
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


def _arrivals(table: Table, who: Profile, moved: Leaving) -> Course[None]:
    """The responses that were readied for this step, in the order of initiative, after it is done."""
    set_off = []
    for enemy, before, after in moved:
        readied = table.now[enemy.id].readied
        if readied is None or not table.reacts(enemy) or not table.sees(enemy, who):
            continue
        limit = _limit(table, enemy, readied)
        if limit and before > limit >= after:
            set_off.append(enemy)
    for enemy in (yield from _ordered(table, set_off, who)):
        yield from respond(table, enemy, who)


def _limit(table: Table, who: Profile, readied: Readied) -> int:
    """The distance within which somebody must come to set off a response; 0: coming near does not."""
    if readied.trigger == "near":
        return max(SQUARE, table.reach(who))
    if readied.trigger == "in-range":
        verb, _, key = readied.response.partition(":")
        if verb == "cast":
            return max(who.powers[key].reach, SQUARE)
        attack = who.by_key.get(readied.response.partition(":")[2])
        return 0 if attack is None else attack.reach if attack.melee else attack.normal
    return 0


@procedure("srd5.action.ready_after_trigger", "srd5.action.ready_ignore", "srd5.action.ready_move_provokes")
def respond(table: Table, who: Profile, trigger: Profile) -> Course[None]:
    """Offer a readied response that ``trigger`` has just set off: use it or let it pass. A readied attack is aimed at
    whoever set it off, or, if that is no enemy, at any enemy in reach."""
    readied = table.now[who.id].readied
    if readied is None or table.clock.over or not rules.action.ready_one_reaction(True, table.reacts(who)):
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
    if verb == "cast" and not possible(table, who, who.powers[key]):
        return
    menu.append(Option("wait"))
    answer = yield Ask("readied", respond, who.seat, who.id, menu, menu[0].key, data=data, again=True)
    if answer == AGAIN:
        yield from respond(table, who, trigger)
        return
    if answer == "wait":
        return
    target = table.profiles[answer.partition(":")[2]] if verb == "attack" else trigger
    changes = table.state.change(who.id, reaction=False, readied=None)
    if verb == "cast" and not any(one.phase == HELD for one in table.now[who.id].running):
        return
    data = {**data, "target": target.id}
    yield Event("readied-used", rule=respond, actor=who.id, target=target.id, changes=changes, data=data, seen=OPEN)
    if verb == "attack":
        yield from _readied_attacks(table, who, target, who.by_key[key])
    elif verb == "cast":
        yield from cast.let_go(table, who, key, attacked)
    elif verb == "move":
        yield from moved(table, who, table.speed(who), own_turn=False)
    else:
        yield Event("acts-on-note", rule=respond, actor=who.id, data={"note": readied.note}, seen=OPEN)


def _readied_attacks(table: Table, who: Profile, target: Profile, attack: Attack) -> Course[None]:
    """The readied Attack action: one attack, unless the referee lets it be all that the action gives."""
    all_allowed = False
    if who.per_action > 1:
        data = {"target": target.id}
        rule = rules.action.ready_attacks
        all_allowed = (yield yes_no("readied-attacks", rule, GM, who.id, False, data=data, ruling=True)) == "yes"
    for _ in range(rules.action.ready_attacks(who.per_action, all_allowed)):
        if table.up(who) and _can_strike(table, who, target, attack):
            yield from attacked(table, who, target, attack)


def _can_strike(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    return table.at_hand(who, attack) and table.can_target(who, attack, target)


# -- choosing where to go ----------------------------------------------------------------------------------------


def moved(table: Table, who: Profile, budget: int, *, own_turn: bool = True, going: Going = WALK) -> Course[None]:
    """Ask where to move (up to ``budget``) and go there."""
    if table.grid:
        yield from _on_the_grid(table, who, budget, own_turn, going)
    else:
        yield from _off_the_grid(table, who, budget, own_turn, going)


def _on_the_grid(table: Table, who: Profile, budget: int, own_turn: bool, going: Going) -> Course[None]:
    _, board = table.drawn
    reach = movement.field(table, who, budget, own_turn=own_turn, going=going)

    def menu() -> list[Option]:
        options = [Option("stay")]
        for square in numbers(reach.stops):
            x, y = board.place(square)
            dangers, cost = reach.label(square)
            options.append(Option(f"to:{x},{y}", {"cost_hf": cost, "dangers": dangers}, None, (x, y)))
        return options

    data: dict[str, Any] = {"left_hf": budget} | ({"mode": going.mode} if going.z is not None else {})
    answer = yield Ask("where", rules.movement.budget, table.seat(who), who.id, menu, "stay", data=data, again=True)
    if answer == AGAIN:
        yield from _moved_again(table, who, own_turn)
        return
    if answer == "stay":
        return
    x, y = map(int, answer.partition(":")[2].split(","))
    yield from walk(table, who, reach.way.path(board.number(x, y)), own_turn=own_turn, going=going)


def _moved_again(table: Table, who: Profile, own_turn: bool) -> Course[None]:
    """After a ruling a move by reaction is chosen anew; one of the own turn from the turn's menu."""
    if not own_turn and _can_go_on(table, who):
        yield from moved(table, who, table.speed(who), own_turn=False)


def _off_the_grid(table: Table, who: Profile, budget: int, own_turn: bool, going: Going) -> Course[None]:
    """Towards somebody, away from the enemies, or to a point."""
    price = rules.terrain.step_cost(False, movement.crawling(table, who), table.labours(who))
    reachable = rules.grid.affordable(budget, price)
    menu, data = _directions(table, who, reachable), {"left_hf": budget}
    answer = yield Ask("where", rules.movement.budget, table.seat(who), who.id, menu, "stay", data=data, again=True)
    if answer == AGAIN:
        yield from _moved_again(table, who, own_turn)
        return
    verb, _, id = answer.partition(":")
    if verb == "stay":
        return
    whom = table.profiles.get(id)
    if table.abstract:
        length = reachable if whom is None else -min(reachable, table.distance(who, whom) - SQUARE)
        yield from _shift(table, who, whom, length, own_turn)
        return
    if whom is not None:
        goal = movement.beside(table, who, whom)
    else:
        goal = _away(table, who, reachable) if verb == "away" else (yield from _point(table, who, reachable))
    if goal is not None:
        points = movement.towards(table, who, goal, budget)
        yield from go(table, who, _free_end(table, who, points), own_turn=own_turn, going=going)


def _directions(table: Table, who: Profile, reachable: int) -> list[Option]:
    """Where one can go without a grid."""
    others = [other for other in table.everybody if other is not who and table.now[other.id].life != "dead"]
    far = [other for other in others if table.distance(who, other) > SQUARE]
    if table.abstract and (feared := table.feared(who)):
        far = [other for other in far if not _nears(table, who, other, feared)]
    menu = [Option("stay"), *(Option(f"near:{other.id}", {"target": other.id}) for other in far)]
    if any(table.up(enemy) for enemy in who.enemies):
        menu.append(Option("away"))
    if not table.abstract and reachable >= FT:
        menu.append(Option("point"))
    return menu


def _point(table: Table, who: Profile, length: int) -> Generator[Ask, int | str, tuple[int, int]]:
    """Ask for a point in feet, axis by axis, no farther than the movement goes."""
    now = table.now[who.id]
    goal = []
    for topic, here in (("point-x", now.x), ("point-y", now.y)):
        low, high = -((length - here) // FT), (here + length) // FT
        feet = yield amount(topic, rules.movement.budget, who.seat, who.id, low, high, here // FT, again=True)
        if isinstance(feet, str):  # a ruling came between: nowhere
            return now.x, now.y
        goal.append(feet * FT)
    return goal[0], goal[1]


def _nears(table: Table, who: Profile, whom: Profile, feared: tuple[Profile, ...]) -> bool:
    """Without coordinates: whether going to somebody brings a frightened creature closer to what it fears."""
    far = _after_shift(table, who, whom, SQUARE - table.distance(who, whom))
    return any(rules.condition.approaches(table.distance(who, one), far[one.id]) for one in feared)


def _free_end(table: Table, who: Profile, points: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The points up to the last one where the creature may stop."""
    while points and not movement.free_spot(table, who, *points[-1]):
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
