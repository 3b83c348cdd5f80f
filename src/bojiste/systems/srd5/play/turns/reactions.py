"""Whatever interrupts: steps with the opportunity attacks before them and the readied responses after them,
attacks with what they set off, each completely resolved before the interrupted thing goes on.

A move may hold an opportunity attack, which may set off a readied response, which may be a move: so the courses
call each other and stand together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bojiste.core.ask import AGAIN, GM, Ask, Option, yes_no
from bojiste.core.event import OPEN, Change, Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import AFTER_STEP, ATTACK_ANSWERED
from bojiste.systems.srd5.now import PLACE, Fighter
from bojiste.systems.srd5.play.areas import area, ground, zone
from bojiste.systems.srd5.play.attacks import cover, offer
from bojiste.systems.srd5.play.attacks.attack import strike
from bojiste.systems.srd5.play.attacks.shot import Answered
from bojiste.systems.srd5.play.movement import (
    around,
    destinations,
    forced_movement,
    gridless,
    heights,
    lay,
    movement,
    passage,
    placement,
    spaces,
    step_cost,
)
from bojiste.systems.srd5.play.movement.destinations import Leaving
from bojiste.systems.srd5.play.movement.going import WALK, Going
from bojiste.systems.srd5.play.movement.step_cost import Step, Trod
from bojiste.systems.srd5.play.senses import hiding, sight
from bojiste.systems.srd5.play.spellcasting import cast, slow_cast, use_cost
from bojiste.systems.srd5.play.spellcasting.ending import HELD
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import ready
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits import flyby, reactive_heads
from bojiste.systems.srd5.words import SQUARE

# -- moving ----------------------------------------------------------------------------------------------------

SLIPS = "slips"
"""The mark of who leaves nobody a blow out of its turn, until its next one."""


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
    taken, barring = spaces.spaces(table, who, going=going)
    mode = movement.speed_for(table, who, going)
    points = tuple(heights.along(table, who, [*map(board.place, path)], going))
    now = table.now[who.id]
    for place, (x, y, z) in enumerate(points):
        if moving or table.shifted:
            taken, barring = spaces.spaces(table, who, going=going)
        if not taken & board.block(now.x, now.y, who.squares, who.squares):
            last_free = (now.x, now.y)
        space = board.block(x, y, who.squares, who.squares)
        if (wary or table.shifted) and not step_cost.still_open(table, who, points[place:], taken, barring):
            yield from hiding.bumped(table, who, space)
            break
        if taken & space and not (yield from passage.let_through(table, who, taken & space)):
            break
        length, diagonals = _length(table, now, (x, y), diagonals)
        cost = length * movement.price(table, who, board.number(x, y), taken, going)
        one = Step(x, y, cost, z, mode, diagonals, extra=cost - length)
        if not (yield from step(table, who, one, own_turn)):
            break
    yield from placement.settle(table, who, last_free)


def _length(table: Table, now: Fighter, there: tuple[int, int], diagonals: int) -> tuple[int, int]:
    """How long the step to a square is, and how many diagonal steps the turn has had then."""
    if table.realistic and there[0] != now.x and there[1] != now.y:
        return rules.grid.realistic_diagonals(diagonals), diagonals + 1
    return SQUARE, diagonals


def go(
    table: Table, who: Profile, points: Sequence[tuple[int, int]], *, own_turn: bool = True, going: Going = WALK
) -> Course[None]:
    """Walk or fly along points without a grid, paid by the distance of each piece."""
    last_free = None
    now = table.now[who.id]
    for x, y, z in tuple(heights.along(table, who, points, going)):
        if not placement.taken(table, who, now.x, now.y):
            last_free = (now.x, now.y)
        length = max(abs(x - now.x), abs(y - now.y), abs((now.z if z is None else z) - now.z))
        cost = length * gridless.piece_price(table, who, x, y)
        one = Step(x, y, cost, z, movement.speed_for(table, who, going), extra=cost - length)
        if not cost or not (yield from step(table, who, one, own_turn)):
            break
        if table.magical:
            yield from zone.left(table, who)
    yield from placement.settle(table, who, last_free)


def step(table: Table, who: Profile, one: Step, own_turn: bool) -> Course[bool]:
    """One step: opportunity attacks before it, pay and move, then what comes of it. Whether it goes on."""
    if own_turn and not rules.movement.budget(table.left(who, one.mode), 0, one.cost):
        return False
    now = table.now[who.id]
    before, high = (now.x, now.y), now.z
    held = table.taken_along(who)  # they are not left behind
    far = [(enemy, table.distance(who, enemy)) for enemy in table.foes(who) if enemy not in held]
    space = ground.around(table, who) if table.magical else 0
    leaving = _left_behind(table, who, one, far)
    if leaving and not (yield from _opportunities(table, who, leaving, own_turn, one.mode)):
        return False
    if (now.x, now.y) != before:
        return False  # put somewhere else meanwhile
    trod = Trod(table, who, (*before, high), held, far, space, hiding.pairs(table, who) if table.known.hiding else ())
    yield _stepped(table, who, one, own_turn)
    for comes in table.voices[who][AFTER_STEP]:
        yield from comes(trod)
    return (now.x, now.y) == (one.x, one.y) and _can_go_on(table, who, one.mode)


def _left_behind(table: Table, who: Profile, one: Step, far: Sequence[tuple[Profile, int]]) -> Leaving:
    """Enemies near enough to strike from whom a step leads away: how far they are before it and after it."""
    return [
        (enemy, before, after)
        for enemy, before in far
        if before <= enemy.long_arm and (after := table.distance_from(who, one.x, one.y, enemy, one.z)) > before
    ]


def _stepped(table: Table, who: Profile, one: Step, own_turn: bool) -> Event:
    """The step is made, and paid on the own turn."""
    x, y, cost, z, mode, *_ = one
    left = table.left(who, mode)  # a blow may have slowed it
    changes = table.placed(who, x, y, z)
    if table.magical and table.grid and table.now[who.id].running:
        changes += area.along(table, who, (x, y))
    if own_turn:
        changes += step_cost.paid(table, who, one)
    data = {"cost_hf": cost, "left_hf": left - (cost if own_turn else 0), **_way_of(table, who, one)}
    rule = rules.grid.enter if table.grid else rules.grid.off_feet
    return happened("step", rule=rule, actor=who.id, changes=changes, data=data)


def _way_of(table: Table, who: Profile, one: Step) -> dict[str, object]:
    """Where a step leads, how high, and how it is made, where that is not on foot."""
    data: dict[str, Any] = {"place": (one.x, one.y)} if table.grid else {}
    if one.z is not None and (one.z or table.now[who.id].z):
        data["height_hf"] = one.z * table.unit
    swims = one.mode == "walk" and table.sunk(who) and who.speeds["swim"] > 0
    if one.jumped or swims or one.mode != "walk":
        data["mode"] = "jump" if one.jumped else "swim" if swims else one.mode
    return data


@AFTER_STEP.voice("looked_for", there=("hiding",))
def _looked_for(trod: Trod) -> Course[None]:
    """Who was hidden may be seen now, and who saw may not."""
    if trod.hidden:
        yield from hiding.look_again(trod.table, trod.who, trod.hidden)


@AFTER_STEP.voice("dragged")
def _dragged(trod: Trod) -> Course[None]:
    """Whoever it holds, or bears, comes along."""
    if trod.held or trod.table.special:
        yield from forced_movement.come_along(trod.table, trod.who, trod.before)


@AFTER_STEP.voice("zones", there=("conjure",))
def _into_zones(trod: Trod) -> Course[None]:
    """Areas that stay meet whoever comes into them, and some whoever goes through."""
    table, who = trod.table, trod.who
    yield from zone.entered(table, who, trod.space)
    if table.grid and (table.now[who.id].x, table.now[who.id].y) != trod.before[:2]:
        yield from zone.pierced(table, who)


@AFTER_STEP.voice("readied", there=("readied",))
def _seen_coming(trod: Trod) -> Course[None]:
    """Whoever has waited for that."""
    table, who = trod.table, trod.who
    if table.anybody_ready(who.enemies):
        yield from _arrivals(table, who, [(enemy, was, table.distance(who, enemy)) for enemy, was in trod.far])


def _can_go_on(table: Table, who: Profile, mode: str = "walk") -> bool:
    return rules.opportunity.timing(table.now[who.id].hp, table.up(who) and table.speed(who, mode) > 0)


def shift(table: Table, who: Profile, whom: Profile | None, length: int, own_turn: bool) -> Course[None]:
    """Without coordinates: come closer to another (``length`` below 0), or go away from all enemies."""
    if not (yield from _opportunities(table, who, destinations.leaving(table, who, whom, length), own_turn)):
        return
    # what the opportunity attacks set off may have moved others
    leaving = destinations.leaving(table, who, whom, length)
    far = destinations.after_shift(table, who, whom, length)
    rows = table.state[PLACE].distances
    moved = tuple((a, b, far[b] if a == who.id else far[a] if b == who.id else row) for a, b, row in rows)
    changes: tuple[Change, ...] = (Change(PLACE, "distances", rows, moved),)
    cost = abs(length) * lay.open_price(table, who)
    if own_turn:
        changes += step_cost.shift_paid(table, who, whom, length, cost)
    data: dict[str, Any] = {"cost_hf": cost, "left_hf": table.left(who) - (cost if own_turn else 0)}
    target = whom.id if whom is not None else None
    kind = "approach" if whom is not None else "withdraw"
    rule = rules.movement.deduct
    yield Event(kind, rule=rule, actor=who.id, target=target, changes=changes, data=data, seen=OPEN)
    if table.magical:
        yield from zone.left(table, who)
    yield from _arrivals(table, who, leaving)


# -- opportunity attacks ---------------------------------------------------------------------------------------


@procedure("srd5.reaction.what", "srd5.reaction.timing", "srd5.opportunity.own_reaction_moves")
def _opportunities(table: Table, who: Profile, leaving: Leaving, own_turn: bool, mode: str = "walk") -> Course[bool]:
    """Everybody whose reach this step leaves may strike once, in the order of initiative, while the mover stands: the
    one reaction that comes before its trigger. A move by reaction provokes like any other (Disengage covers the own
    turn only). Whether the mover goes on."""
    turn = table.now[who.id].turn
    covered = rules.action.disengage(turn.disengaged, own_turn or SLIPS in turn.freely)
    if not rules.opportunity.disengage(covered) or (mode == "fly" and flyby.TRAIT.of(who)):
        return True
    reach = {
        enemy.id: (before, after)
        for enemy, before, after in leaving
        if rules.opportunity.trigger(
            bool(movement.left_behind(table, enemy, before, after)) and not cover.shut(table, enemy, who),
            table.may_harm(enemy, who),
            sight.sees(table, enemy, who),
            strikes_back(table, enemy),
        )
    }
    for enemy in (yield from offer.ordered(table, [table.profiles[id] for id in reach], who)):
        yield from _opportunity(table, enemy, who, reach[enemy.id])
    return _can_go_on(table, who, mode)


def strikes_back(table: Table, who: Profile) -> bool:
    """Whether somebody may strike at who leaves: by its reaction, or with a head that has none of its own yet."""
    row = table.now[who.id].heads
    if row is None or not row.spare or not reactive_heads.TRAIT.of(who):
        return table.reacts(who)
    effects, now = table.effects(who), table.now[who.id]
    barred = effects.no_actions or effects.no_reactions
    return now.life == "ok" and rules.reaction.can_react(True, barred, now.surprised)


def _spent(table: Table, who: Profile) -> tuple[Change, ...]:
    """What an opportunity attack costs: a spare head before the reaction."""
    row = table.now[who.id].heads
    if row is not None and row.spare and reactive_heads.TRAIT.of(who):
        return table.state.change(who.id, heads=row._replace(spare=row.spare - 1))
    return (Change(who.id, "reaction", True, False),)


def _opportunity(table: Table, enemy: Profile, who: Profile, reach: tuple[int, int]) -> Course[None]:
    """The chance of one enemy to strike before the step, unless what came before has taken it away."""
    chosen: offer.Choice | str | None = None
    options = []
    if table.up(who) and strikes_back(table, enemy) and table.distance(enemy, who) == reach[0]:
        options = movement.left_behind(table, enemy, *reach)
    if options:
        chosen = yield from offer.offered(table, enemy, who, options)
    if isinstance(chosen, str):
        yield from _opportunity(table, enemy, who, reach)
    elif chosen is not None:
        attack, target = chosen
        rule, spent = rules.opportunity.trigger, _spent(table, enemy)
        yield Event("opportunity", rule=rule, actor=enemy.id, target=target.id, changes=spent, seen=OPEN)
        yield from attacked(table, enemy, target, attack)


# -- attacks and what they set off -------------------------------------------------------------------------------


@procedure("srd5.attack.what_counts")
def attacked(
    table: Table, who: Profile, target: Profile, attack: Attack, *, spent: tuple[Change, ...] = (), second: bool = False
) -> Course[None]:
    """An attack, then the responses that were readied for it."""
    course = strike(table, who, target, attack, spent, second)
    if target.answers or "answer" in target.can:
        course = _answered(table, who, target, attack, course)
    return _watched(table, who, target, course) if table.anybody_ready(who.enemies) else course


def _answered(table: Table, who: Profile, target: Profile, attack: Attack, course: Course[None]) -> Course[None]:
    """An attack, then that with which whoever it was made at may answer at once: a spell or feature where it was hurt,
    and what features of classes do."""
    before = table.now[target.id].hp
    yield from course
    yield from _by_a_power(table, who, target, before)
    for answers in table.voices[target][ATTACK_ANSWERED]:
        yield from answers(Answered(table, who, target, attack, before, attacked))


def _by_a_power(table: Table, who: Profile, target: Profile, before: int) -> Course[None]:
    """The spell or feature with which whoever an attack has hurt may answer."""
    if table.now[target.id].hp >= before or not table.reacts(target):
        return
    ways = [
        one for one in target.answers if use_cost.slots(table, target, one) and who in candidates(table, target, one)
    ]
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
    set_off = [readier for readier in who.enemies if ready.waits_for_attack(table, readier, target)]
    for readier in (yield from offer.ordered(table, set_off, who)):
        yield from respond(table, readier, who)


def _arrivals(table: Table, who: Profile, moved: Leaving) -> Course[None]:
    """The responses that were readied for this step, in the order of initiative, after it is done."""
    set_off = [one for one, before, after in moved if ready.waits_for_step(table, one, who, before, after)]
    for enemy in (yield from offer.ordered(table, set_off, who)):
        yield from respond(table, enemy, who)


@procedure("srd5.action.ready_after_trigger", "srd5.action.ready_ignore", "srd5.action.ready_move_provokes")
def respond(table: Table, who: Profile, trigger: Profile) -> Course[None]:
    """Offer a readied response that ``trigger`` has just set off: use it or let it pass. A readied attack is aimed at
    whoever set it off, or, if that is no enemy, at any enemy in reach."""
    readied = table.now[who.id].readied
    if readied is None or not rules.action.ready_one_reaction(True, table.reacts(who)):
        return
    verb, _, key = readied.response.partition(":")
    data = {"note": readied.note, "response": verb, "target": trigger.id}
    menu = ready.ways(table, who, trigger)
    if not menu:
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
        yield from slow_cast.let_go(table, who, key, attacked)
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
        if table.up(who) and ready.can_strike(table, who, target, attack):
            yield from attacked(table, who, target, attack)


# -- choosing where to go ----------------------------------------------------------------------------------------


def moved(
    table: Table,
    who: Profile,
    budget: int,
    *,
    own_turn: bool = True,
    going: Going = WALK,
    nearer: Profile | None = None,
) -> Course[None]:
    """Ask where to move (up to ``budget``; only towards ``nearer``) and go there."""
    if table.grid:
        yield from _on_the_grid(table, who, budget, own_turn, going, nearer)
    else:
        yield from _off_the_grid(table, who, budget, own_turn, going, nearer)


def _on_the_grid(
    table: Table, who: Profile, budget: int, own_turn: bool, going: Going, nearer: Profile | None
) -> Course[None]:
    _, board = table.drawn
    reach = movement.field(table, who, budget, own_turn=own_turn, going=going)
    stops = reach.stops
    if nearer is not None:
        stops &= around.within(table, nearer, table.distance(who, nearer) - SQUARE, who.squares)
    menu = partial(destinations.squares, table, who, reach, stops)
    data: dict[str, Any] = {"left_hf": budget} | ({"mode": going.mode} if going != WALK else {})
    answer = yield Ask("where", rules.movement.budget, table.seat(who), who.id, menu, "stay", data=data, again=True)
    if answer == AGAIN:
        yield from _moved_again(table, who, own_turn)
        return
    if answer == "stay":
        return
    x, y = map(int, answer.partition(":")[2].split(","))
    held = [(one, table.now[one.id].x, table.now[one.id].y) for one in table.taken_along(who)]
    yield from walk(table, who, reach.way.path(board.number(x, y)), own_turn=own_turn, going=going)
    for one, *place in held:
        holder = next((holder for holder in table.moving(who) if one in table.holds(holder)), None)
        if holder is not None and [table.now[one.id].x, table.now[one.id].y] != place:
            yield from forced_movement.let_down(table, holder, one)


def _moved_again(table: Table, who: Profile, own_turn: bool) -> Course[None]:
    """After a ruling a move by reaction is chosen anew; one of the own turn from the turn's menu."""
    if not own_turn and _can_go_on(table, who):
        yield from moved(table, who, table.speed(who), own_turn=False)


def _off_the_grid(
    table: Table, who: Profile, budget: int, own_turn: bool, going: Going, nearer: Profile | None
) -> Course[None]:
    """Towards somebody, away from the enemies, or to a point."""
    price = lay.open_price(table, who)
    reachable = rules.grid.affordable(budget, price)
    menu, data = destinations.directions(table, who, reachable), {"left_hf": budget}
    if nearer is not None:
        menu = [option for option in menu if option.key in ("stay", f"near:{nearer.id}")]
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
        yield from shift(table, who, whom, length, own_turn)
        return
    if whom is not None:
        goal = gridless.beside(table, who, whom)
    else:
        goal = (
            destinations.away(table, who, reachable)
            if verb == "away"
            else (yield from destinations.point(table, who, reachable))
        )
    if goal is not None:
        points = gridless.towards(table, who, goal, budget)
        yield from go(table, who, destinations.free_end(table, who, points), own_turn=own_turn, going=going)
