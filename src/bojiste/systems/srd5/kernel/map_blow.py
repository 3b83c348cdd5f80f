"""Compiled: one attack on a map, as ``attack.py`` and ``advantage.py`` of ``play`` have it."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel.blow import blow, lying, suffering
from bojiste.systems.srd5.kernel.known import BEGUN, HIGH, RUNS
from bojiste.systems.srd5.kernel.map_arms import armed, let_fall, used_up
from bojiste.systems.srd5.kernel.map_eyes import cover, far, far_from, sees
from bojiste.systems.srd5.kernel.map_water import lost_in_water
from bojiste.systems.srd5.kernel.plight import ATTACKED, acts
from bojiste.systems.srd5.kernel.trait import emboldened
from bojiste.systems.srd5.play.attacks.charge import straight
from bojiste.systems.srd5.words import DYING, OK, SQUARE


def land(f: Any, at: int, target: int, way: int) -> None:
    """One attack: the roll, and on a hit its damage; whoever makes it is hidden no more."""
    braced(f, at, target)
    degree, state = cover(f, at, target), aimed(f, at, target, way)
    used_up(f, at, target, way)
    if f.hidden[at] and not rules.unseen.reveal(True, True):
        f.hidden[at] = 0
    if HIGH and f.flooded and lost_in_water(f, at, target, way, far(f, at, target)):
        return
    if BEGUN:
        f.close = 1 if far(f, at, target) <= SQUARE else 0
    if RUNS:
        f.charging = 1 if f.runs[way] and charges(f, at, target, way) else 0
    before = f.life[target]
    blow(f, at, target, way, state, degree)
    if before == OK and f.life[target] == DYING:
        let_fall(f, target)


def braced(f: Any, at: int, target: int) -> None:
    """Who stands around somebody, where that counts, and whether it can parry."""
    if f.emboldened[at] or f.adds[at]:
        surrounded(f, target)
    if f.wards[target]:
        f.parries[target] = f.wards[target] if armed(f, target) and sees(f, target, at) else 0


def charges(f: Any, at: int, target: int, way: int) -> bool:
    """Whether it has run straight towards somebody, no step of the last so many feet lost (``play.charge.charges``)."""
    if f.mover != at:
        return False
    near, ran, x, y = far(f, at, target), 0, f.x[at], f.y[at]
    for step in range(f.trodden - 1, -1, -1):
        u, v = f.trail_x[step], f.trail_y[step]
        ran += SQUARE * max(abs(u - x), abs(v - y))
        x, y = u, v
        if not straight(far_from(f, at, x, y, target) - near, ran):
            return False
        if ran >= f.runs[way]:
            return True
    return False


def surrounded(f: Any, target: int) -> None:
    """Look who stands beside somebody."""
    f.around[target] = 0
    for other in range(f.many):
        if far(f, other, target) <= SQUARE:
            f.around[target] |= 1 << other


def aimed(f: Any, at: int, target: int, way: int) -> int:
    """Advantage or disadvantage: what hangs on the two alone stands with the way, the rest is looked at."""
    watched, distance = sees(f, target, at), far(f, at, target)
    helps, hinders = lying(f, at, target, int(f.helps[way]), int(f.hinders[way]), distance <= SQUARE)
    helps += rules.unseen.attacker(watched)
    hinders += rules.unseen.target(sees(f, at, target))
    hinders += rules.action.dodge(f.dodging[target] > 0, watched)
    if not f.melee[way]:
        hinders += rules.ranged.two(distance, f.normal[way], f.long[way]) == rules.ranged.LONG
        hinders += hampered(f, at)
    if BEGUN:
        helps += 1 if f.plight[target] & ATTACKED else 0
        hinders += suffering(f, at, way)
    if f.emboldened[at]:
        helps += emboldened(f, at, target, way)
    return rules.dice.adv_cancel(helps, hinders)


def hampered(f: Any, at: int) -> bool:
    """Whether an enemy beside a shooter spoils the shot."""
    foes = f.enemies[at] & f.up
    for enemy in range(f.many):
        if foes >> enemy & 1:
            distance = far(f, at, enemy)
            if distance <= SQUARE and rules.ranged.close(distance, True, sees(f, enemy, at), acts(f, enemy)):
                return True
    return False
