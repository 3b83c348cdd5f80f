"""Declaring one's own action: a handful of proposals, anything else step by step, one's own words first."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, note
from bojiste.core.rule import procedure
from bojiste.kit.course import Course, anew
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.deeds import DEEDS, Chance
from bojiste.systems.drd2.play.make import attempt_key
from bojiste.systems.drd2.play.reach import locked, reachable
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import attack_skill
from bojiste.systems.drd2.words import Effect

WAIT = "postpone"
DROP = "drop"
SAY = "say"
CUSTOM = "custom"


def menu(table: Table, who: str, spoken: bool) -> list[Option]:
    """All proposals for somebody's own action, the most useful first."""
    last = [*([] if spoken else [Option(SAY)]), Option(DROP if table.lone else WAIT)]
    return [*DEEDS.menu(table, Chance(table, who)), *last]


@procedure("drd2.action.declare")
def declare(table: Table, who: str, refused: set[str]) -> Course[tuple[Act, str] | None]:
    """One declaration by whoever holds the seat, and the key it was chosen by; none if the turn is declined."""
    words: str | None = None
    while True:
        spoken = words is not None
        key = yield from anew(lambda: _ask(table, who, refused, spoken) if has_turn(table, who) else None)  # noqa: B023
        if key is None or key in (WAIT, DROP):
            return None
        if key == SAY:
            words = yield note("say", declare, table.seat(who), who)
        else:
            act: Act | None = yield from DEEDS.do(table, Chance(table, who), key)
            if act is not None:
                return act._replace(note=words or act.note), key


def has_turn(table: Table, who: str) -> bool:
    """Whether somebody may act now, as it was when the turn began: the referee's hand may have changed that."""
    if table.lone:
        return table.in_play(who)
    return table.able(who) and rules.turn.act(table.now(who).initiative) and table.conflict.over is None


def _ask(table: Table, who: str, refused: set[str], spoken: bool) -> Ask:
    """What to do with one's turn; proposals already refused are left out."""

    def options() -> list[Option]:
        return [one for one in menu(table, who, spoken) if one.key not in refused]

    rule = declare if table.lone else rules.turn.act
    data = {"threat": table.now(who).threat or 1, "refused": sorted(refused)}
    return Ask("declare", rule, table.seat(who), who, options, _usual(table, who, refused), data=data, again=True)


def _usual(table: Table, who: str, refused: set[str]) -> str:
    """Attack the first enemy at hand and not closed to further attempts; wait if there is none."""
    skill = attack_skill(table, who)
    if skill is not None:
        for foe in reachable(table, who):
            if f"attack:{foe}" not in refused and not locked(table, who, attempt_key(Effect.THREAT_UP, skill), foe):
                return f"attack:{foe}"
    return DROP if table.lone else WAIT
