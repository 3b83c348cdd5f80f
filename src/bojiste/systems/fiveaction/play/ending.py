"""When a fight is over, and who holds the field."""

from __future__ import annotations

from bojiste.core.system import Outcome
from bojiste.systems.fiveaction.play.table import Table

UNDECIDED = "undecided"


def over(table: Table) -> bool:
    """Whether nobody is left who has an enemy left, or the referee has ended it."""
    if table.fight.stopped or table.decided:
        return True
    return not table.prep.enmity and not any(table.foes(who) for who in table.prep.roster if table.active(who))


def outcome(table: Table) -> Outcome:
    """Who holds the field."""
    active = {side for who, side in table.prep.sides if table.active(who)}
    left = [side.id for side in table.scene.sides if side.id in active]
    data = {"rounds": table.fight.round}
    if not over(table) or table.fight.stopped:
        return Outcome(None, UNDECIDED, data)
    return Outcome(left[0] if len(left) == 1 else None, "held" if left else "nobody", data)
