"""Getting about otherwise than on foot: on a mount, in the air, in the water, up a face, over a gap."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask
from bojiste.kit.board import Squares, union
from bojiste.kit.ways import first
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import weigh
from bojiste.systems.srd5.play.mounts.leading import obeys
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.burrow import BURROW
from bojiste.systems.srd5.play.movement.forced_movement import away
from bojiste.systems.srd5.play.movement.going import Going
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.movement import Reach, field, speed_for
from bojiste.systems.srd5.play.movement.moves import digs, faces, landings, reachable
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.policy.eyes import Eyes, reaches_of
from bojiste.systems.srd5.policy.place import out_of_reach
from bojiste.systems.srd5.policy.strike import target, worth_of
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT, SQUARE

UP = Going(BURROW)
"""Through the ground and out of it."""

Plan = tuple[str, dict[str, str]]
"""A deed, and the answers to what it will ask, by topic."""


def roam(eyes: Eyes, ask: Ask) -> str | None:
    """The deed by which to come within reach of an enemy, unless one is there or walking does it."""
    table, turn = eyes.table, eyes.now.turn
    if not isinstance(table, Room) or not table.grid or "stayed" in ask.data:
        return None
    if turn.action and not turn.attacks_left:
        return _offered(_in_the_saddle(eyes, table), ask) if eyes.grade.leads and eyes.enemies() else None
    if (key := _offered(_over_the_edge(eyes, table), ask)) is not None:
        return key
    if not eyes.enemies() or target(eyes) is not None:
        return None
    return _offered(_in_the_saddle(eyes, table) or _off_the_ground(eyes, table), ask)


def _offered(plan: Plan | None, ask: Ask) -> str | None:
    """The deed of a plan, if it is offered."""
    return plan[0] if plan is not None and plan[0] in ask.keys else None


def planned(eyes: Eyes, ask: Ask) -> str | None:
    """The answer to a question that such a deed asks, thought out once more: nothing has changed since."""
    table = eyes.table
    if not isinstance(table, Room) or not eyes.enemies():
        return None
    rider = table.rider(eyes.me)
    if rider is not None and table.led(eyes.me):
        plan = _in_the_saddle(eyes.of(rider), table)
    elif ask.topic == "shove":
        plan = _over_the_edge(eyes, table)
    elif ask.topic == "where" and "mode" not in ask.data:
        return None
    else:
        plan = _off_the_ground(eyes, table)
    key = None if plan is None else plan[1].get(ask.topic)
    return key if key is not None and key in ask.keys else None


# -- edges -------------------------------------------------------------------------------------------------------


def _over_the_edge(eyes: Eyes, room: Room) -> Plan | None:
    """Shove whoever stands next to one at the edge of a drop of ten feet or more."""
    if not eyes.grade.picks:
        return None
    for enemy in eyes.enemies():
        if enemy.is_object or enemy.speeds["fly"] or room.distance(eyes.me, enemy) > SQUARE or room.aloft(enemy):
            continue
        drops = [(room.ground_at(enemy, *spot), spot) for spot in away(room, eyes.me, enemy)]
        low = min(drops, default=None)
        if low is None or low[0] > room.now[enemy.id].z - 2:
            continue
        x, y = low[1]
        if _falls_harder(eyes, enemy, (room.now[enemy.id].z - low[0]) * room.unit):
            return f"shove:{enemy.id}", {"shove": f"push:{x},{y}"}
    return None


def _falls_harder(eyes: Eyes, enemy: Profile, depth: int) -> bool:
    """Whether a fall of so many half feet is likely to take more of an enemy's danger away than a blow at anybody."""
    found = target(eyes)
    if found is None:
        return True
    struck, attack = found
    harm = 7 * rules.fall.damage(depth)
    if reaches_of(enemy)[3] and 2 * eyes.left_of(enemy) > harm:
        return False  # it would get up down there and shoot, where no blade reaches it
    odds = weigh.contest(eyes.me.skills["athletics"], weigh.STRENGTH_BY_SIZE[enemy.size])
    fall = weigh.share(harm, odds, eyes.left_of(enemy), eyes.danger(enemy))
    hits = 200 * worth_of(eyes, struck, attack) // attack.mean if attack.mean else 0
    return fall > weigh.share(attack.mean, hits, eyes.left_of(struck), eyes.danger(struck))


# -- riding --------------------------------------------------------------------------------------------------------


def _in_the_saddle(eyes: Eyes, room: Room) -> Plan | None:
    """Mount what stands ready if the enemy is far, and ride at it; a lance strikes from beyond the enemy's reach."""
    mount = obeys(room, eyes.me)
    if mount is None:
        return _gets_on(eyes, room)
    turn = eyes.now.turn
    if eyes.grade.leads and turn.action and not turn.attacks_left:
        away = out_of_reach(eyes, mount)
        return None if away == "stay" else ("ride:move", {"where": away})
    place = _towards(eyes, room, mount, Going(), lance(eyes))
    if place is not None:
        return "ride:move", {"where": place}
    turn = room.now[mount.id].turn
    return ("bid:dash", {}) if turn.moved and not turn.action else None


def lance(eyes: Eyes) -> bool:
    """Whether one fights with a lance."""
    return any(attack.word == "lance" for attack in eyes.me.attacks)


def _gets_on(eyes: Eyes, room: Room) -> Plan | None:
    near = [one for one in eyes.me.allies if one.sheet.mount == "trained" and room.up(one) and room.rider(one) is None]
    beside = [one for one in near if room.distance(eyes.me, one) <= SQUARE]
    return (f"mount:{beside[0].id}", {}) if beside and not eyes.now.rides and not eyes.pressed() else None


# -- through the ground --------------------------------------------------------------------------------------------


def _off_the_ground(eyes: Eyes, room: Room) -> Plan | None:
    """Any way that is not on foot: who is under the ground comes out of it first."""
    if room.buried(eyes.me):
        return _through_the_ground(eyes, room)
    return _on_the_wing(eyes, room) or _through_the_ground(eyes, room) or _up_and_over(eyes, room)


def _through_the_ground(eyes: Eyes, room: Room) -> Plan | None:
    """Burrow, and come up nearer to an enemy than walking leads."""
    budget, now = room.left(eyes.me, BURROW), eyes.now
    if not digs(room, eyes.me) or budget < SQUARE:
        return None
    ground = room.ground_at(eyes.me, now.x, now.y)
    if ground not in reachable(room, eyes.me, BURROW, budget):
        return None
    place = _towards(eyes, room, eyes.me, UP, False)
    if place is None and room.buried(eyes.me):
        place = _straight_up(eyes, room, UP, budget)
    elif place is not None and not room.buried(eyes.me):
        walked = _towards(eyes, room, eyes.me, Going(), False)
        here = (now.x, now.y) if walked is None else _spot(walked)
        if _far(eyes, room, here) <= _far(eyes, room, _spot(place)):
            return None
    return None if place is None else (BURROW, {"height": f"height:{ground * room.unit // FT}", "where": place})


def _spot(answer: str) -> tuple[int, int]:
    """The square of an answer to ``where``."""
    x, _, y = answer.partition(":")[2].partition(",")
    return int(x), int(y)


# -- flying and swimming -------------------------------------------------------------------------------------------


def _on_the_wing(eyes: Eyes, room: Room) -> Plan | None:
    """Fly (or dive) to the height of an enemy and next to it; else rise to its height first."""
    for mode in _modes(eyes, room):
        budget = room.left(eyes.me, speed_for(room, eyes.me, Going(mode)))
        offered = reachable(room, eyes.me, mode, budget)
        for enemy in sorted(eyes.enemies(), key=lambda one: (room.distance(eyes.me, one), one.index)):
            z = min(offered, key=lambda height: abs(height - room.now[enemy.id].z), default=None)
            place = None if z is None else _towards(eyes, room, eyes.me, Going(mode, z), False)
            if z is not None and place is None and z != eyes.now.z:
                place = _straight_up(eyes, room, Going(mode, z), budget)
            if z is not None and place is not None:
                return mode, {"height": f"height:{z * room.unit // FT}", "where": place}
    return None


def _straight_up(eyes: Eyes, room: Room, going: Going, budget: int) -> str | None:
    """One's own square, at another height, if one can be there."""
    reach = field(room, eyes.me, budget, going=going)
    return f"to:{eyes.now.x},{eyes.now.y}" if reach.stops >> reach.start & 1 else None


def _modes(eyes: Eyes, room: Room) -> Iterator[str]:
    """Ways off the ground that are there and worth it."""
    speeds = (room.shape(eyes.me) or eyes.me).speeds
    if eyes.now.rides or room.effects(eyes.me).crawls:
        return
    if speeds["fly"] and (speeds["fly"] > speeds["walk"] or room.aloft(eyes.me) > 0):
        yield "fly"
    if room.depth(eyes.me) and room.aloft(eyes.me) <= 0:
        yield "swim"


def _towards(eyes: Eyes, room: Room, who: Profile, going: Going, aloof: bool) -> str | None:
    """A square from which an enemy can be reached, else one nearer to an enemy than now; ``aloof``: not next to it."""
    reach = field(room, who, room.left(who, speed_for(room, who, going)), going=going)
    now = room.now[who.id]
    high = room.ground_at(who, now.x, now.y) if going == UP else now.z if going.z is None else going.z
    level = [enemy for enemy in eyes.enemies() if abs(room.now[enemy.id].z - high) <= 1]
    arm = eyes.arm if not aloof else 2 * SQUARE
    near = _around(room, level, arm, who.squares)
    if aloof:
        near &= ~_around(room, level, SQUARE, who.squares)
    square = first(reach.way, near & reach.stops)
    if square is None:
        square = _nearer(eyes, room, who, reach, arm + SQUARE)
    if square is None or (square == reach.start and going.z in (None, now.z)):
        return None
    x, y = room.drawn[1].place(square)
    return f"to:{x},{y}"


def _nearer(eyes: Eyes, room: Room, who: Profile, reach: Reach, beyond: int) -> int | None:
    """The square nearest to an enemy, beyond so many half feet of it and nearer than now."""
    far = min(room.distance(who, enemy) for enemy in eyes.enemies())
    rings = (_around(room, eyes.enemies(), length, who.squares) for length in range(beyond, far, SQUARE))
    found = (first(reach.way, ring & reach.stops) for ring in rings)
    return next((one for one in found if one is not None), None)


def _around(room: Room, enemies: list[Profile], length: int, side: int) -> Squares:
    return union(within(room, enemy, length, side) for enemy in enemies)


# -- climbing and jumping ------------------------------------------------------------------------------------------


def _up_and_over(eyes: Eyes, room: Room) -> Plan | None:
    """Climb to who stands higher; jump where no step on foot leads nearer."""
    now = eyes.now
    higher = any(room.now[enemy.id].z > now.z + 1 for enemy in eyes.enemies())
    if higher and any(z > now.z for z in faces(room, eyes.me)):
        return "climb", {}
    if not on_foot(room, eyes.me) or _towards(eyes, room, eyes.me, Going(), False) is not None:
        return None
    spots = [spot for spot in landings(room, eyes.me) if room.ground_at(eyes.me, *spot) >= now.z]
    best = min(spots, key=lambda spot: (_far(eyes, room, spot), spot), default=None)
    if best is None or _far(eyes, room, best) >= _far(eyes, room, (now.x, now.y)):
        return None
    return "jump", {"jump": f"to:{best[0]},{best[1]}"}


def _far(eyes: Eyes, room: Room, spot: tuple[int, int]) -> int:
    return min(room.distance_from(eyes.me, *spot, enemy) for enemy in eyes.enemies())
