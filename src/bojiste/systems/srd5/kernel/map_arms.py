"""Compiled: what is in the hands, on the ground and in the quiver, as ``grip.py``, ``hands.py`` and ``attack.py`` of
``play`` have it.

A hand holds the place of a weapon among its owner's (from 1; 0: nothing). ``needs`` tells of each attack and of each
state of the hands what ``play.grip`` says; ``stage`` has asked it.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.play.attacks.hands_free import about

ITEMS, THINGS, KINDS = 6, 8, 3
"""Weapons that somebody has, that may lie on the ground, and kinds of ammunition."""
HOLDINGS = 1 + (ITEMS + 1) * (ITEMS + 1)
READY, DRAW, STOW, NEVER = 0, 1, 16, -1
"""What an attack takes: nothing, to be drawn, something to be put away (``STOW`` and which), or it cannot be made."""


def holding(f: Any, at: int) -> int:
    """The state of somebody's hands, as ``needs`` counts them: 0 where nothing has been used yet."""
    return 0 if f.unheld[at] else 1 + f.first_held[at] * (ITEMS + 1) + f.second_held[at]


def need(f: Any, at: int, way: int, state: int) -> int:
    """What an attack takes in a state of the hands (``holding``)."""
    item = f.weapon[way]
    if item and f.things[at]:
        lost = 0
        for place in range(f.things[at]):
            if f.thing[at, place] == item:
                lost += 1
        if not about(lost, f.counted[way], f.thrown[way] > 0):
            return NEVER
    return f.needs[way, state]  # type: ignore[no-any-return]


def loaded(f: Any, at: int, way: int) -> bool:
    """Whether there is something to shoot."""
    return bool(f.shoots[way] < 0 or f.shots[at, f.shoots[way]] > 0)


def at_hand(f: Any, at: int, way: int) -> bool:
    """Whether an attack can be made with what is in hand."""
    return loaded(f, at, way) and need(f, at, way, holding(f, at)) == READY


def usable(f: Any, at: int, way: int, state: int) -> bool:
    """Whether an attack can be made at once on the own turn: the free interaction may bring it to hand."""
    if not loaded(f, at, way):
        return False
    taken = need(f, at, way, state)
    return bool(taken == READY or (taken != NEVER and rules.turn.free_interaction(f.handled > 0, True)))


def reach(f: Any, at: int) -> int:
    """The farthest reach of a blow with what is in hand."""
    found = 0
    for way in range(f.way[at], f.way[at] + f.attacks[at]):
        if f.melee[way] and f.reach[way] > found and at_hand(f, at, way):
            found = f.reach[way]
    return found


def armed(f: Any, at: int) -> bool:
    """Whether somebody has a weapon in hand that strikes."""
    for way in range(f.way[at], f.way[at] + f.attacks[at]):
        if f.melee[way] and f.weapon[way] and at_hand(f, at, way):
            return True
    return False


def brought(f: Any, at: int, way: int) -> None:
    """What an attack takes comes to hand by the free interaction."""
    taken = need(f, at, way, holding(f, at))
    if taken == READY:
        return
    f.handled = 1
    f.run = 0
    if taken == DRAW:
        held(f, at, f.weapon[way])
        tell(f, what.DRAWS, at, NOBODY, NO_SUM, 0)
    else:
        put_away(f, at, taken - STOW)
        tell(f, what.STOWS, at, NOBODY, NO_SUM, 0)


def held(f: Any, at: int, item: int) -> None:
    """One more thing is in the hands."""
    f.unheld[at] = 0
    if f.first_held[at] == 0:
        f.first_held[at] = item
    else:
        f.second_held[at] = item


def put_away(f: Any, at: int, item: int) -> None:
    """A thing is in the hands no more."""
    if f.first_held[at] == item:
        f.first_held[at], f.second_held[at] = f.second_held[at], 0
    elif f.second_held[at] == item:
        f.second_held[at] = 0


def lies(f: Any, at: int, item: int, x: int, y: int) -> None:
    """A thing of somebody's lies on the ground."""
    place = f.things[at]
    f.thing[at, place], f.thing_x[at, place], f.thing_y[at, place] = item, x, y
    f.things[at] = place + 1


def used_up(f: Any, at: int, target: int, way: int) -> None:
    """What an attack uses up: a shot, a weapon that is hurled; what is first used has been in hand."""
    if f.shoots[way] >= 0:
        f.shots[at, f.shoots[way]] = rules.weapon.ammunition(f.shots[at, f.shoots[way]])
    if f.unheld[at] and (f.weapon[way] or f.thrown[way]):
        f.unheld[at], f.first_held[at], f.second_held[at] = 0, f.weapon[way], 0
    if f.thrown[way] and f.weapon[way]:
        put_away(f, at, f.weapon[way])
        if f.counted[way]:
            lies(f, at, f.weapon[way], f.x[target], f.y[target])


def let_fall(f: Any, at: int) -> None:
    """Whoever falls drops what it holds."""
    if f.unheld[at]:
        f.first_held[at], f.second_held[at] = f.armed_with[at], 0
    if f.first_held[at]:
        lies(f, at, f.first_held[at], f.x[at], f.y[at])
    if f.second_held[at]:
        lies(f, at, f.second_held[at], f.x[at], f.y[at])
    f.unheld[at] = f.first_held[at] = f.second_held[at] = 0


def within_reach(f: Any, at: int) -> int:
    """The place of the first of one's things that can be picked up now, or -1."""
    busy = 0 if f.unheld[at] else (1 if f.first_held[at] else 0) + (1 if f.second_held[at] else 0)
    if f.handled or not rules.grapple.hand(f.hands[at], busy):
        return -1
    for place in range(f.things[at]):
        if max(abs(f.thing_x[at, place] - f.x[at]), abs(f.thing_y[at, place] - f.y[at])) <= 1:
            return place
    return -1


def picked_up(f: Any, at: int, place: int) -> None:
    """A thing is taken up by the free interaction."""
    item, last = f.thing[at, place], f.things[at] - 1
    for one in range(place, last):
        f.thing[at, one] = f.thing[at, one + 1]
        f.thing_x[at, one], f.thing_y[at, one] = f.thing_x[at, one + 1], f.thing_y[at, one + 1]
    f.things[at] = last
    f.handled = 1
    held(f, at, item)
    tell(f, what.PICKS_UP, at, NOBODY, NO_SUM, 0)
