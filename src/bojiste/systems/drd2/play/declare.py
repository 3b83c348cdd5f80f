"""Declaring one's own action: a handful of proposals, anything else step by step, one's own words first."""

from __future__ import annotations

from bojiste.core.ask import AGAIN, Ask, Option, note
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT
from bojiste.systems.drd2.play.action import Act
from bojiste.systems.drd2.play.after import loosed
from bojiste.systems.drd2.play.deeds import DEEDS, SAY, Chance
from bojiste.systems.drd2.play.make import attempt_key, facts
from bojiste.systems.drd2.play.reach import locked, reachable
from bojiste.systems.drd2.play.record import fresh_evaluation
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.weigh import attack_skill
from bojiste.systems.drd2.words import HARMING, Effect

WAIT = "postpone"
DROP = "drop"


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
        key = yield from _answered(table, who, refused, spoken)
        if key is None or key in (WAIT, DROP):
            return None
        if key == SAY:
            words = yield note("say", declare, table.seat(who), who)
        else:
            act: Act | None = yield from DEEDS.do(table, Chance(table, who), key)
            if act is not None:
                return act._replace(note=words or act.note), key


def _answered(table: Table, who: str, refused: set[str], spoken: bool) -> Course[str | None]:
    """What somebody does with its turn; what the referee's hand lets loose meanwhile comes first. None where the turn
    is gone by then."""
    while has_turn(table, who):
        key: str = yield _ask(table, who, refused, spoken)
        if key != AGAIN:
            return key
        yield from loosed(table)
    return None


def has_turn(table: Table, who: str) -> bool:
    """Whether somebody may act now, as it was when the turn began: the referee's hand may have changed that."""
    if table.lone:
        return table.in_play(who)
    return table.able(who) and rules.turn.act(table.now(who).initiative) and not table.over()


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


# -- telling it ----------------------------------------------------------------------------------------------------


@procedure("drd2.elimination.declared")
def tell_declared(table: Table, act: Act) -> Course[None]:
    """Everybody hears the declaration, and whether it would eliminate; a new evaluation begins."""
    changes = (*fresh_evaluation(table, act.who, (act,)), *_attacker(table, act))
    targets = act.said.targets
    target = targets[0] if len(targets) == 1 else None
    yield Event("declared", declare, act.who, target, changes=changes, data=facts(act), seen=OPEN)
    if act.note:
        yield Event("note", declare, act.who, data={"note": act.note}, seen=OPEN)


def _attacker(table: Table, act: Act) -> tuple[Change, ...]:
    """Who has gone for whom in this round, where the scene limits it."""
    harmed = act.said.targets if act.effect in HARMING else ()
    pairs = tuple((act.who, target) for target in harmed if table.kit(target).max_attackers is not None)
    if not pairs:
        return ()
    return table.state.change(CONFLICT, attackers=tuple(dict.fromkeys((*table.conflict.attackers, *pairs))))
