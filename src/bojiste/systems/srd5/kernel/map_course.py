"""Compiled: the order of play of a fight on a map. Everything but places is that of a fight without one (``course``).

``fight``, ``whole_round`` and ``act`` stand there, too, and stay apart: shared they would have to be handed the turn
that they play, and a function that is handed one is compiled anew for each; with a flag each would hold both turns.
"""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.course import (
    begun,
    duck_in_vain,
    ended,
    finish,
    turn_ends,
    turn_starts,
)
from bojiste.systems.srd5.kernel.course import measured as measured_anywhere
from bojiste.systems.srd5.kernel.course import set_up as set_up_anywhere
from bojiste.systems.srd5.kernel.known import BEGUN, HIGH
from bojiste.systems.srd5.kernel.life import first_aid, potion
from bojiste.systems.srd5.kernel.map_arms import KINDS, THINGS, brought, picked_up, within_reach
from bojiste.systems.srd5.kernel.map_blow import land
from bojiste.systems.srd5.kernel.map_deeds import (
    AID,
    ATTACK,
    DASH,
    DODGE,
    END,
    MOVE,
    PICK_UP,
    POTION,
    SEARCH,
    SHOVE,
    STAND,
)
from bojiste.systems.srd5.kernel.map_hide import looks_around, opening, search
from bojiste.systems.srd5.kernel.map_late import awaited, join_late, never_came
from bojiste.systems.srd5.kernel.map_listed import listed
from bojiste.systems.srd5.kernel.map_roam import roams
from bojiste.systems.srd5.kernel.map_tactic import decided
from bojiste.systems.srd5.kernel.map_walk import stand_cost, walk
from bojiste.systems.srd5.kernel.map_water import breathes, drowns
from bojiste.systems.srd5.kernel.order import ordered
from bojiste.systems.srd5.kernel.tactic import IDLE
from bojiste.systems.srd5.words import DEAD, OK


def set_up(f: Any, fresh: Any) -> None:
    """Everybody as the scene gives them, where they stand or come from."""
    set_up_anywhere(f, fresh)
    places(f, fresh)
    awaited(f)


def places(f: Any, fresh: Any) -> None:
    """Everybody's place and arms as the scene gives them."""
    for at in range(f.many):
        f.x[at], f.y[at], f.things[at] = fresh.x[at], fresh.y[at], fresh.things[at]
        f.unheld[at], f.first_held[at] = fresh.unheld[at], fresh.first_held[at]
        f.second_held[at] = fresh.second_held[at]
        f.extras[at] = f.rampages[at] = 0
        if HIGH:
            f.z[at], f.airless[at] = fresh.z[at], fresh.airless[at]
        for kind in range(KINDS):
            f.shots[at, kind] = fresh.shots[at, kind]
        for one in range(THINGS):
            f.thing[at, one] = fresh.thing[at, one]
            f.thing_x[at, one], f.thing_y[at, one] = fresh.thing_x[at, one], fresh.thing_y[at, one]


def fight(f: Any) -> None:
    """One fight to its end."""
    tell(f, what.PRINTING, NOBODY, NOBODY, NO_SUM, 0)
    if BEGUN:
        duck_in_vain(f)
    opening(f)
    ordered(f)
    done, number = ended(f), f.first_round - 1
    while not done and number < f.max_rounds:
        number += 1
        done = whole_round(f, number)
    finish(f, done)


def measured(f: Any) -> None:
    """What a forecast counts, also of those who never came."""
    never_came(f)
    measured_anywhere(f)


def whole_round(f: Any, number: int) -> bool:
    """One round; whether the fight is over."""
    begun(f, number)
    if f.awaits:
        join_late(f)
    for place in range(f.begins, f.listed):
        at = f.order[place]
        if f.life[at] != DEAD:
            if HIGH and f.flooded:
                breathes(f, at)
            turn_starts(f, at)
            if HIGH and f.flooded:
                drowns(f, at)
            f.rampages[at] = f.thirsts[at]
            if f.life[at] == OK and rules.surprise.effect(f.surprised[at] > 0) and f.tactic[at] != IDLE:
                act(f, at)
            alert = f.surprised[at] > 0
            turn_ends(f, at)
            if alert and f.hiders:
                looks_around(f, at)
            f.rampages[at] = 0
            if f.lives_changed:
                f.lives_changed = 0
                if ended(f):
                    return True
    return False


def act(f: Any, at: int) -> None:
    """Deed after deed, as the tactic chooses (``play.turn.free_play``)."""
    f.acted = f.attacks_left = f.handled = f.moved = f.dashes = f.listing = 0
    f.mover, f.trodden, f.run = at, 0, 0
    for way in range(f.way[at], f.way[at] + f.attacks[at]):
        f.fired[way] = 0
    deed, stayed = decided(f, at, False), False
    while deed != END:
        before = f.moved
        if deed == MOVE:
            walk(f, at)
        elif deed == ATTACK:
            strike(f, at)
        elif HIGH and deed >= SHOVE:
            roams(f, at, deed)
        else:
            done(f, at, deed)
        if f.life[at] != OK:
            return
        stayed = (deed == MOVE or (HIGH and deed > SHOVE)) and f.moved == before
        deed = decided(f, at, stayed)


def strike(f: Any, at: int) -> None:
    """The Attack action, or one more of its attacks."""
    way = f.blow
    brought(f, at, way)
    left = f.attacks_left if f.acted else rules.action.extra_attack(f.per_action[at], True, True)
    f.attacks_left = left - 1
    if f.listing or not f.acted:
        listed(f, at, way)
    f.acted = 1
    f.fired[way] += 1
    land(f, at, f.target, way)


def done(f: Any, at: int, deed: int) -> None:
    """Any deed but a move and an attack: a run-up is over."""
    f.run = 0
    if deed == PICK_UP:
        picked_up(f, at, within_reach(f, at))
    elif deed == STAND:
        f.moved = rules.movement.deduct(f.moved, stand_cost(f, at))
        f.prone[at], f.floored[at] = 0, 0
        tell(f, what.STANDS, at, NOBODY, NO_SUM, 0)
    else:
        f.acted = 1
        action(f, at, deed)


def action(f: Any, at: int, deed: int) -> None:
    """Any action but an attack."""
    if deed == SEARCH:
        search(f, at)
    elif deed == POTION:
        potion(f, at, f.ward)
    elif deed == AID:
        first_aid(f, at, f.ward)
    elif deed == DASH:
        f.dashes += 1
        tell(f, what.DASHES, at, NOBODY, NO_SUM, 0)
    elif deed == DODGE:
        f.dodging[at] = 1
        tell(f, what.DODGES, at, NOBODY, NO_SUM, 0)
