"""Moving otherwise than on foot: flying, swimming, climbing and jumping."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import AGAIN, GM, Ask, Option, amount
from bojiste.core.event import OPEN, Event
from bojiste.core.rule import Cited
from bojiste.kit.board import numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.movement import fall
from bojiste.systems.srd5.play.movement.burrow import BURROW, diggable
from bojiste.systems.srd5.play.movement.going import Going
from bojiste.systems.srd5.play.movement.heights import along, rising
from bojiste.systems.srd5.play.movement.movement import speed_for
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.movement.spaces import spaces
from bojiste.systems.srd5.play.movement.step_cost import Step
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import running_leap, standing_leap, teleport
from bojiste.systems.srd5.words import FT, SQUARE

# -- flying and swimming -----------------------------------------------------------------------------------------


def _flies(table: Table, who: Profile) -> Iterator[Option]:
    if _in_the_air(table, who) and table.left(who, "fly") >= SQUARE:
        yield Option("fly", {"left_hf": table.left(who, "fly")})


def _able(table: Table, who: Profile) -> bool:
    """Who lies does not fly, nor does a rider go by itself."""
    return not (table.effects(who).crawls or table.now[who.id].rides)


def _in_the_air(table: Table, who: Profile) -> bool:
    return isinstance(table, Room) and not table.abstract and _able(table, who) and not table.buried(who)


def fly(table: Table, who: Profile, rest: str) -> Course[None]:
    """Fly: first how high, then where."""
    yield from _in_depth(table, who, "fly")


def _swims(table: Table, who: Profile) -> Iterator[Option]:
    wet = isinstance(table, Room) and (table.depth(who) or _on_the_bank(table, who))
    if wet and table.aloft(who) <= 0 and not table.now[who.id].rides:
        left = table.left(who, speed_for(table, who, Going("swim")))
        if left >= SQUARE * rising(table, who, Going("swim")):
            yield Option("swim", {"left_hf": left})


def _on_the_bank(room: Room, who: Profile) -> bool:
    """Whether somebody who swims better than it wades stands beside water."""
    if not room.grid or not room.speed(who, "swim") or room.speed(who, "swim") >= room.speed(who):
        return False
    now, squares = room.now[who.id], room.drawn[1]
    beside = squares.around(squares.block(now.x, now.y, who.squares, who.squares))
    return bool(beside & room.water) and _able(room, who)


def swim(table: Table, who: Profile, rest: str) -> Course[None]:
    """Swim: first how deep, then where."""
    yield from _in_depth(table, who, "swim")


def _burrows(table: Table, who: Profile) -> Iterator[Option]:
    if isinstance(table, Room) and digs(table, who) and table.left(who, BURROW) >= SQUARE:
        yield Option(BURROW, {"left_hf": table.left(who, BURROW)})


def digs(room: Room, who: Profile) -> bool:
    """Whether somebody stands (or is) where it can burrow, and takes nobody along."""
    if not (room.digs and who.speeds[BURROW] and _able(room, who)) or room.holds(who) or room.rider(who):
        return False
    now, (easy, hard) = room.now[who.id], diggable(room, who)
    space = room.drawn[1].block(now.x, now.y, who.squares, who.squares)
    return not space & ~(easy | hard) and room.aloft(who) <= 0


def burrow(table: Table, who: Profile, rest: str) -> Course[None]:
    """Burrow: first how deep (or out of the ground), then where."""
    yield from _in_depth(table, who, BURROW)


def _in_depth(table: Table, who: Profile, mode: str) -> Course[None]:
    assert isinstance(table, Room)
    budget = table.left(who, speed_for(table, who, Going(mode)))
    heights = reachable(table, who, mode, budget)
    now = table.now[who.id].z
    menu = [Option(f"height:{z * table.unit // FT}", {"height_hf": z * table.unit}) for z in heights]
    data = {"left_hf": budget}
    keep = f"height:{(now if now in heights else heights[0]) * table.unit // FT}"
    answer = yield Ask("height", rules.movement.deduct, table.seat(who), who.id, menu, keep, data=data, again=True)
    if answer == AGAIN:
        return
    z = int(answer.partition(":")[2]) * FT // table.unit
    if mode != "swim" or (yield from manages(table, who, mode, rules.terrain.step_cost)):
        up = mode == BURROW and z == _ground(table, who)
        yield from reactions.moved(table, who, budget, going=Going(mode, None if up else z))


def manages(table: Table, who: Profile, how: str, rule: Cited) -> Course[bool]:
    """Whether somebody gets on where it climbs, swims or jumps: the referee may ask for an Athletics check (D39), by
    default none. A failure takes 5 ft of movement and leads nowhere."""
    against = yield amount("footing", rule, GM, who.id, 0, 30, 0, data={"how": how}, ruling=True)
    if not against:
        return True
    test = yield from check(table, who, "athletics", rule)
    made = rules.dice.d20_test(test.total, 0, against)
    moved = rules.movement.deduct(table.now[who.id].turn.moved, SQUARE)
    changes = test.changes + (() if made else spend(table, who, moved=moved))
    yield test.as_event("gets-on" if made else "slips", rule, who, None, changes, against=against, how=how)
    return made


def reachable(room: Room, who: Profile, mode: str, budget: int) -> list[int]:
    """The heights that somebody can come to, by squares or by five feet."""
    price = rising(room, who, Going(mode))
    far = budget // (SQUARE * price)
    step = SQUARE // room.unit
    now = room.now[who.id].z
    if mode == BURROW:
        ground = _ground(room, who)
        return [z for z in range(now - far, ground + 1) if z == ground or z <= ground - who.squares]
    if mode == "swim":
        low, high = -room.depth(who), 0
    else:
        here = room.now[who.id]
        low, high = min(0, room.ground_at(who, here.x, here.y)), room.scene.world.field.ceiling * FT // room.unit
    return [z for z in range(now - far * step, now + far * step + 1, step) if low <= z <= high]


def _ground(room: Room, who: Profile) -> int:
    """How high the ground is where somebody is."""
    return room.ground_at(who, room.now[who.id].x, room.now[who.id].y)


CLIMB = Going("climb")

# -- climbing ----------------------------------------------------------------------------------------------------


def faces(room: Room, who: Profile) -> list[int]:
    """The heights on the face beside somebody that it can climb to."""
    if not room.grid or room.wet(who) == 2 or not _able(room, who):
        return []
    now = room.now[who.id]
    top, bottom = room.hanging(who), room.ground_at(who, now.x, now.y)
    if top <= bottom + 1 or now.z > top:
        return []
    price = rising(room, who, CLIMB)
    far = room.left(who, speed_for(room, who, CLIMB)) // (SQUARE * price)
    return [z for z in range(now.z - far, now.z + far + 1) if bottom <= z <= top and z != now.z]


def _climbs(table: Table, who: Profile) -> Iterator[Option]:
    if isinstance(table, Room) and faces(table, who):
        yield Option("climb", {"left_hf": table.left(who, speed_for(table, who, CLIMB))})


def climb(table: Table, who: Profile, rest: str) -> Course[None]:
    """Climb up or down the face beside one: from its top one steps off."""
    assert isinstance(table, Room)
    heights, mode = faces(table, who), speed_for(table, who, CLIMB)
    menu = [Option(f"height:{z * table.unit // FT}", {"height_hf": z * table.unit}) for z in heights]
    data = {"left_hf": table.left(who, mode)}
    best = max(heights, key=lambda z: (z > table.now[who.id].z, z))
    keep = f"height:{best * table.unit // FT}"
    answer = yield Ask("height", rules.movement.deduct, table.seat(who), who.id, menu, keep, data=data, again=True)
    if answer == AGAIN:
        return
    if not (yield from manages(table, who, "climb", rules.terrain.step_cost)):
        return
    goal = int(answer.partition(":")[2]) * FT // table.unit
    price = rising(table, who, CLIMB)
    for x, y, z in tuple(along(table, who, (), Going("climb", goal))):
        if not (
            yield from reactions.step(table, who, Step(x, y, SQUARE * price, z, mode, extra=SQUARE * (price - 1)), True)
        ):
            return


# -- jumping -----------------------------------------------------------------------------------------------------


def _jumps(table: Table, who: Profile) -> Iterator[Option]:
    if landings(table, who):
        yield Option("jump", {"left_hf": table.left(who)})


def landings(table: Table, who: Profile) -> list[tuple[int, int]]:
    """Where a jump can end: on free ground, no farther and no higher than one jumps, over whatever lies between but
    walls and bodies. It is offered where there is something to jump over."""
    if not (table.grid and _worth_jumping(table) and _jumper(table, who)):
        return []
    _, board = table.drawn
    now = table.now[who.id]
    longest, highest = leaps(table, who)
    far, high = min(longest, table.left(who)) // SQUARE, highest // SQUARE
    taken, _ = spaces(table, who)
    filled = board.covering(taken | table.solid, who.squares)
    near = board.within(now.x, now.y, 1, far, 1) & board.fitting(who.squares) & ~filled
    return [
        place
        for place in map(board.place, numbers(near))
        if place != (now.x, now.y)
        and _rise(table, who, place) <= high
        and _cost(table, who, place) <= table.left(who)
        and all(not filled >> board.number(*spot) & 1 for spot in straight((now.x, now.y), place))
    ]


def leaps(table: Table, who: Profile) -> tuple[int, int]:
    """How far and how high somebody jumps now."""
    run, least = table.now[who.id].turn.run, standing_leap.TRAIT.number(who) * FT
    far = rules.movement.long_jump(who.sheet.abilities.get("strength", 10), run)
    if run >= 2 * SQUARE:
        far = max(far, running_leap.TRAIT.number(who) * FT)
    times = max(1, table.boon(who, "leap")) if table.now[who.id].suffers else 1
    high = max(rules.movement.high_jump(who.ability["strength"], run), least // 2)
    return times * max(far, least), times * high


def _worth_jumping(table: Table) -> bool:
    return bool(table.rough or table.scenery.levels or table.scenery.depths)


def _jumper(table: Table, who: Profile) -> bool:
    on_ground = not isinstance(table, Room) or (not table.aloft(who) and not table.wet(who))
    return on_ground and _able(table, who) and table.left(who) >= SQUARE


def _rise(table: Table, who: Profile, place: tuple[int, int]) -> int:
    """How much higher a place is."""
    return table.ground_at(who, *place) - table.now[who.id].z if isinstance(table, Room) else 0


def _cost(table: Table, who: Profile, place: tuple[int, int]) -> int:
    """A foot for each foot, and for each foot up."""
    now = table.now[who.id]
    return (max(abs(place[0] - now.x), abs(place[1] - now.y)) + max(0, _rise(table, who, place))) * SQUARE


def straight(here: tuple[int, int], there: tuple[int, int]) -> list[tuple[int, int]]:
    """The squares of a straight way, the start left out."""
    (x, y), (u, v) = here, there
    steps = max(abs(u - x), abs(v - y))
    return [(x + share(u - x, i, steps), y + share(v - y, i, steps)) for i in range(1, steps + 1)]


def share(whole: int, part: int, of: int) -> int:
    """That part of a length, rounded to the nearest."""
    return (2 * whole * part + of) // (2 * of)


def jump(table: Table, who: Profile, rest: str) -> Course[None]:
    """Jump: in a straight line, through the reach of enemies as on foot. Rough ground costs the footing, lower ground
    is a fall."""
    menu = [Option("stay")]
    for x, y in landings(table, who):
        menu.append(Option(f"to:{x},{y}", {"cost_hf": _cost(table, who, (x, y)), "dangers": 0}, None, (x, y)))
    far, high = leaps(table, who)
    data = {"left_hf": table.left(who), "far_hf": far, "high_hf": high}
    answer = yield Ask("jump", rules.movement.long_jump, table.seat(who), who.id, menu, "stay", data=data, again=True)
    if answer in ("stay", AGAIN):
        return
    place = (int(answer.partition(":")[2].partition(",")[0]), int(answer.partition(",")[2]))
    if not (yield from manages(table, who, "jump", rules.movement.long_jump)):
        return
    now = table.now[who.id]
    high = max(now.z, now.z + _rise(table, who, place))
    way, spare = straight((now.x, now.y), place), (high - now.z) * SQUARE
    yield Event("jumps", rule=rules.movement.long_jump, actor=who.id, data={"place": place}, seen=OPEN)
    for x, y in way:
        if not (yield from reactions.step(table, who, Step(x, y, SQUARE + spare, high, jumped=True), True)):
            return
        spare = 0
    yield from _lands(table, who)


def _lands(table: Table, who: Profile) -> Course[None]:
    """The end of a jump: a fall where the ground is lower, and an Acrobatics check where it is difficult."""
    now = table.now[who.id]
    if isinstance(table, Room) and table.aloft(who) > 0:
        yield from fall.falls_down(table, who)
        return
    if not table.drawn[1].covering(table.rough, who.squares) >> table.drawn[1].number(now.x, now.y) & 1:
        return
    test = yield from check(table, who, "acrobatics", rules.movement.long_jump)
    kept = rules.dice.d20_test(test.total, 0, 10)
    kind = "keeps-footing" if kept else "loses-footing"
    yield test.as_event(kind, rules.movement.long_jump, who, None, test.changes, against=10)
    if not kept:
        yield from inflict(table, None, who, Suffering("prone"))


DEEDS = (
    Deed("fly", rules.movement.split, _flies, fly),
    Deed("swim", rules.terrain.step_cost, _swims, swim),
    Deed(BURROW, rules.movement.split, _burrows, burrow),
    Deed("climb", rules.terrain.step_cost, _climbs, climb),
    teleport.DEED,
    Deed("jump", rules.movement.long_jump, _jumps, jump),
)
