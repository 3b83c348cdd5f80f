"""When a fight is over, and who holds the field."""

from __future__ import annotations

from bojiste.core.system import Outcome
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Status

UNDECIDED = "undecided"


def over(table: Table) -> bool:
    """Whether nobody is left who has an enemy left, or the referee has ended it."""
    if table.fight.stopped:
        return True
    if rules.round.end_of_fight(_standing(table)):
        return True
    return not table.prep.enmity and not any(table.foes(who) for who in table.prep.roster if table.active(who))


def _standing(table: Table) -> int:
    """How many sides have somebody left who fights; whether there are more than two is not looked at."""
    now, first = table.state.now, None
    for who, side in table.prep.sides:
        if side != first and now[who].status is Status.ACTIVE:
            if first is not None:
                return 2
            first = side
    return 0 if first is None else 1


def outcome(table: Table) -> Outcome:
    """Who holds the field."""
    active = {side for who, side in table.prep.sides if table.active(who)}
    left = [side.id for side in table.scene.sides if side.id in active]
    data = {"rounds": table.fight.round}
    if not over(table) or table.fight.stopped:
        return Outcome(None, UNDECIDED, data)
    return Outcome(left[0] if len(left) == 1 else None, "held" if left else "nobody", data)
