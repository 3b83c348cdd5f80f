"""Compiled: surprise, places and initiative, as ``encounter.py`` and ``fight.py`` of ``play`` have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll, turn_page
from bojiste.kernel.rows import NO_SUM, NOBODY, SIDE, moved, tell
from bojiste.systems.osr import rules
from bojiste.systems.osr.kernel import what

NO, YES, ROLL, FOREWARNED = 0, 1, 2, 3
"""Whether a side is surprised: as the scene says, by a roll, or not, because all others carry light."""
CASTS = 16
"""Dice of initiative of one side, ties and all: a side that has cast so many casts no more."""


def met(f: Any) -> None:
    """From the hit points of those for whom dice decide to the order of the sides."""
    endowed(f)
    turn_page(f, 0, 0)
    any_caught = surprised(f)
    if not f.placed:
        in_place(f, any_caught)
    ready = 0
    for side in range(f.sides):
        if not f.caught[side]:
            ready |= 1 << side
    rolls_initiative(f, ready)
    ordered(f)


def endowed(f: Any) -> None:
    """Hit points by dice."""
    turn_page(f, 0, 1)
    for at in range(f.many):
        if f.hp_dice[at]:
            total = 0
            for _ in range(f.hp_dice[at]):
                total += roll(f, f.hp_sides[at])
            total += f.hp_flat[at]
            most = max(1, total)
            hp = min(f.hp_given[at], most) if f.hp_given[at] else most
            new = moved(f.hp[at], hp, what.HP) + moved(f.hp_max[at], most, what.HP_MAX)
            f.hp[at] = hp
            tell(f, what.HIT_POINTS, at, NOBODY, total, new)


# -- surprise, distance --------------------------------------------------------------------------------------------


def surprised(f: Any) -> bool:
    """Each side rolls, unless it is said how it is; whether any is surprised. Those who miss the first round."""
    caught = 0
    for side in range(f.sides):
        if is_caught(f, side):
            caught |= 1 << side
    if not caught:
        return False
    whole = caught == (1 << f.sides) - 1
    new = 0
    for side in range(f.sides):
        if rules.encounter.one_surprised(caught >> side & 1 > 0, whole):
            f.caught[side] = 1
            new += 2 * what.SURPRISED
            for at in range(f.many):
                if f.side[at] == side:
                    f.surprised[at] = 1
                    new += 2 * what.SURPRISED
    tell(f, what.SURPRISED_ONE if new else what.SURPRISED_ALL, NOBODY, NOBODY, NO_SUM, new)
    return True


def is_caught(f: Any, side: int) -> bool:
    """Whether one side is."""
    if f.surprise[side] == ROLL:
        face = roll(f, 6)
        tell(f, what.SURPRISE_ROLL, SIDE + side, NOBODY, face, 0)
        return rules.encounter.surprise(face, f.surprised_on[side])
    if f.surprise[side] == FOREWARNED:
        tell(f, what.FOREWARNED, SIDE + side, NOBODY, NO_SUM, 0)
    return f.surprise[side] == YES  # type: ignore[no-any-return]


def in_place(f: Any, any_caught: bool) -> None:
    """Everybody stands so far from the others as the scene says, or the dice."""
    metres = f.metres if f.metres >= 0 else how_far(f, any_caught)
    new = 0
    for at in range(f.many):
        x, y = f.stands_x[at], f.stands_y[at] + f.behind[at] * metres
        new += moved(f.x[at], x, what.X) + moved(f.y[at], y, what.Y)
        f.x[at], f.y[at] = x, y
    tell(f, what.PLACED_OUTDOOR if f.outdoor else what.PLACED_INDOOR, NOBODY, NOBODY, NO_SUM, new)


def how_far(f: Any, any_caught: bool) -> int:
    """A distance by dice."""
    total = 0
    if not f.outdoor:
        for _ in range(4):
            total += roll(f, 6)
        tell(f, what.INDOOR, NOBODY, NOBODY, total, 0)
        return rules.encounter.distance_indoor(total, any_caught)
    for _ in range(1 if any_caught else 4):
        total += roll(f, 4 if any_caught else 6)
    tell(f, what.OUTDOOR, NOBODY, NOBODY, total, 0)
    return rules.encounter.distance_outdoor(total)


# -- initiative ----------------------------------------------------------------------------------------------------


def rolls_initiative(f: Any, among: int) -> None:
    """1d10 for each of these sides (bits); the referee's equal sides roll again among themselves."""
    for side in range(f.sides):
        if among >> side & 1:
            f.cast[side] = 0
            casts(f, side, what.INITIATIVE)
    again = tied(f, among)
    while again:
        for side in range(f.sides):
            if again >> side & 1:
                casts(f, side, what.TIE)
        again = tied(f, among)


def casts(f: Any, side: int, told: int) -> None:
    """One die more for a side."""
    face = roll(f, 10)
    f.casts[side, f.cast[side]] = face
    f.cast[side] += 1
    tell(f, told, SIDE + side, NOBODY, face, 0)


def tied(f: Any, among: int) -> int:
    """The referee's sides, as bits, whose dice are those of another of them."""
    found, theirs = 0, 0
    for side in range(f.sides):
        if among >> side & 1 and not f.players[side] and f.cast[side] < CASTS:
            theirs |= 1 << side
    for side in range(f.sides):
        for other in range(f.sides):
            if side != other and theirs >> side & theirs >> other & 1 and alike(f, side, other):
                found |= 1 << side
    return found


def alike(f: Any, side: int, other: int) -> bool:
    """Whether two sides have the same dice."""
    return not before(f, side, other) and not before(f, other, side)


def before(f: Any, side: int, other: int) -> bool:
    """Whether one side's dice put it before another: the higher one, of a tie the higher second one; what has fewer of
    them goes first."""
    for place in range(min(f.cast[side], f.cast[other])):
        if f.casts[side, place] != f.casts[other, place]:
            return f.casts[side, place] > f.casts[other, place]  # type: ignore[no-any-return]
    return f.cast[side] < f.cast[other]  # type: ignore[no-any-return]


def ordered(f: Any) -> None:
    """The order of the sides that have rolled: by the dice; the players' side wins a tie."""
    listed, changed = 0, False
    for players in range(1, -1, -1):
        for side in range(f.sides):
            if f.players[side] == players and f.cast[side]:
                spot = listed
                while spot > 0 and before(f, side, f.entries[spot - 1]):
                    f.entries[spot] = f.entries[spot - 1]
                    spot -= 1
                f.entries[spot] = side
                listed += 1
    for place in range(listed):
        changed = changed or place >= f.listed or f.order[place] != f.entries[place]
        f.order[place] = f.entries[place]
    f.listed = listed
    if changed:
        tell(f, what.ORDER if listed > 1 else what.ORDER_OF_ONE, NOBODY, NOBODY, NO_SUM, 0)
