"""Cover: what stands between who strikes and whom. Nothing here changes anything."""

from __future__ import annotations

from functools import lru_cache

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.rule import procedure
from bojiste.kit.board import Board, Squares
from bojiste.kit.course import Course
from bojiste.kit.lines import CORNERS, Place, between, crosses, fewest, looks, spaces, stopped
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def shut(table: Table, who: Profile, whom: Profile, eyes: bool = False) -> bool:
    """Whether somebody is wholly behind something: what has holes, low walls and creatures never hide all of it;
    ``eyes``: what is clear as glass neither."""
    if (table.carries or table.digs) and sealed(table, who, whom):
        return True
    if not table.walled:
        return False
    scenery = table.scenery
    if scenery.cover:
        return rules.cover.total(direction(table, who, whom))
    walls = table.walls_between(who, whom) if table.special else scenery.walls
    walls &= ~scenery.panes if eyes else -1
    if not walls:
        return False
    here, there = table.now[who.id], table.now[whom.id]
    stops = fewest(table.drawn[1], (here.x, here.y), who.squares, (there.x, there.y), whom.squares, walls)
    return rules.cover.total(rules.cover.of_lines(stops))


def sealed(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether a body, a shell of magic or the ground shuts one of the two off from the other: nothing gets at it,
    whatever spreads."""
    if table.carries and who is not whom and _in_a_shell(table, who, whom):
        return True
    return (table.carries and within_another(table, who, whom)) or (table.digs and _under_ground(table, who, whom))


def blown_off(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether wind turns every arrow aside that somebody could shoot at somebody."""
    if not table.winds:
        return False
    here, there = table.now[who.id], table.now[whom.id]
    stops = fewest(table.drawn[1], (here.x, here.y), who.squares, (there.x, there.y), whom.squares, table.winds)
    return rules.cover.total(rules.cover.of_lines(stops))


def _in_a_shell(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether magic has shut in one of the two, and not both together."""
    shells = table.known.enclosed
    return bool(shells) and shells.get(who.id) != shells.get(whom.id)


def touches(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether somebody is near enough to lay hands on, with nothing wholly between: a wall, a stomach, the ground."""
    return table.distance(who, whom) <= SQUARE and not shut(table, who, whom)


def _under_ground(table: Table, who: Profile, whom: Profile) -> bool:
    return isinstance(table, Room) and who is not whom and (table.buried(who) or table.buried(whom))


def within_another(table: Table, who: Profile, whom: Profile) -> bool:
    """Whether a body that has swallowed one of the two stands between them: only who is within gets at it."""
    inside = table.known.inside
    return bool(inside) and inside.get(who.id) not in (inside.get(whom.id), whom.id)


@procedure("srd5.cover.direction")
def direction(table: Table, who: Profile, whom: Profile) -> int:
    """The degree of cover that somebody has against somebody else: as the scene declares it, else by what the lines
    from the one to the other meet on the map. What stands on neither side of the two protects nobody."""
    if table.bare:
        return rules.cover.NONE
    stated = declared(table, who, whom)
    if stated is not None:
        return stated
    if table.grid:
        return on_the_grid(table, who, whom)
    return rules.cover.NONE if table.abstract else _in_feet(table, who, whom)


def declared(table: Table, who: Profile, whom: Profile, *, from_there: bool = True) -> int | None:
    """The greatest degree that the scene declares of somebody, against everybody and against somebody (``from_there``:
    what is stopped comes from where that one is); ``None``: it declares none."""
    entries = table.scenery.cover
    found = [entries.get((whom.id, None)), entries.get((whom.id, who.id)) if from_there else None]
    return max((degree for degree in found if degree is not None), default=None)


def granted(table: Table, who: Profile, whom: Profile, degree: int) -> Course[int]:
    """The degree that counts for a blow: where something stands between, the referee has the last word (D20); total
    cover leaves nothing to aim at."""
    menu = tuple(Option(name) for name in rules.cover.DEGREES)
    default = rules.cover.DEGREES[rules.cover.at_most(degree, rules.cover.THREE_QUARTERS)]
    data = {"target": whom.id}
    answer = yield Ask("cover", rules.cover.determine, GM, who.id, menu, default, data=data, ruling=True)
    return rules.cover.DEGREES.index(answer)


def on_the_grid(table: Table, who: Profile, whom: Profile) -> int:
    """The least degree from any corner of a space to any square of the other."""
    _, board = table.drawn
    here, there = (table.now[one.id] for one in (who, whom))
    return from_square(table, who, whom, here.x, here.y, there.x, there.y, bodies(table, who, whom, board))


def from_square(table: Table, who: Profile, whom: Profile, x: int, y: int, u: int, v: int, others: Squares) -> int:
    """The cover if the one stood on (x, y) and the other on (u, v), with others' bodies on these squares."""
    scenery = table.scenery
    _, board = table.drawn
    box = between(board, (x, y), who.squares, (u, v), whom.squares)
    walls, low = scenery.walls, scenery.low
    if table.special:
        walls = table.walls_between(who, whom)
        low = 0 if table.aloft(who) > 0 or table.aloft(whom) > 0 else low  # one shoots over it
    if not box & (walls | scenery.loopholes | low | others):
        return rules.cover.NONE
    near = board.around(box) & ~spaces(board, (x, y), who.squares, (u, v), whom.squares)
    holed = walls | scenery.loopholes
    kinds = (walls & near, holed & near, (holed | low | others) & near)
    return _degree(board, (x, y), who.squares, (u, v), whom.squares, kinds)


@lru_cache(maxsize=1 << 14)
def _degree(
    board: Board, here: Place, side: int, there: Place, other: int, kinds: tuple[Squares, Squares, Squares]
) -> int:
    best = rules.cover.TOTAL
    for corner, square in looks(board, here, side, there, other):
        lines = {kind: stopped(board, here, side, corner, square, kind) for kind in set(kinds)}
        best = min(best, rules.cover.determine(*(lines[kind] for kind in kinds)))
        if best == rules.cover.NONE:
            break
    return best


def bodies(table: Table, who: Profile, whom: Profile, board: Board) -> Squares:
    """The squares of all other creatures: alive, they stop an arrow meant for somebody behind them."""
    found = 0
    for other in table.everybody:
        now = table.now[other.id]
        if other is who or other is whom or now.life == "dead":
            continue
        if not table.special or table.between(other, who, whom):
            found |= board.block(now.x, now.y, other.squares, other.squares)
    return found


def _in_feet(table: Table, who: Profile, whom: Profile) -> int:
    """Without a grid there are no walls: creatures in between give half cover."""
    now = table.now
    others = [
        ((now[one.id].x, now[one.id].y), one.wide)
        for one in table.everybody
        if one is not who and one is not whom and now[one.id].life != "dead"
    ]
    if not others:
        return rules.cover.NONE
    starts, ends = (_corners(now[one.id].x, now[one.id].y, one.wide) for one in (who, whom))
    counts = (sum(any(crosses(start, end, low, wide) for low, wide in others) for end in ends) for start in starts)
    return rules.cover.determine(0, 0, min(counts))


def _corners(x: int, y: int, wide: int) -> tuple[Place, ...]:
    return tuple((x + a * wide, y + b * wide) for a, b in CORNERS)
