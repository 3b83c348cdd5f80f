"""A straight run towards a target before an attack."""

from __future__ import annotations

from bojiste.systems.srd5.play.attacks.weapon import Charge
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile


def charges(table: Table, who: Profile, target: Profile, charge: Charge) -> bool:
    """Charge: it has run straight towards the target on this turn, no step of the last so many feet lost."""
    if table.clock.turn != who.id:
        return False
    now, ran, near = table.now[who.id], 0, table.distance(who, target)
    if table.abstract:
        return sum(length for index, length in now.turn.trail if index == target.index) >= charge.length
    last = (now.x, now.y)
    for x, y in reversed(now.turn.trail):
        ran += max(abs(x - last[0]), abs(y - last[1])) * table.unit
        last = (x, y)
        if not straight(table.distance_from(who, x, y, target) - near, ran):
            return False
        if ran >= charge.length:
            return True
    return False


def straight(nearer: int, ran: int) -> bool:
    """Whether a run has brought its target as much nearer as it was long."""
    return nearer >= ran
