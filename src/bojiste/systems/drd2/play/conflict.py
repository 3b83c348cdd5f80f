"""The conflict from its setup to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bojiste.core.ask import GM, Ask, Option, amount
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.hand import Stopped
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome, Play
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, fate_of
from bojiste.systems.drd2.play.apply import end_of_action
from bojiste.systems.drd2.play.join import discard_fate, first_threat, given, set_fate, tell_start
from bojiste.systems.drd2.play.numbers import floored
from bojiste.systems.drd2.play.round import play_round
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.prepare import Scene, State
from bojiste.systems.drd2.rules.simulation import Ending
from bojiste.systems.drd2.words import HERE, Initiative, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Encounter


READY = "ready"
EMPTY, UNDECIDED = "empty", "undecided"


def conflict(scene: Scene, state: State) -> Play:
    """The procedure of that name: one conflict, as the scene sets it."""
    return play(Table(scene, state), scene.world.conflict)


@procedure("drd2.conflict.definition")
def play(table: Table, encounter: Encounter) -> Course[Outcome]:
    """One conflict: evaluations that share Threat and Advantage. Its outcome names the winning side."""
    try:
        yield from setup(table, encounter)
        while not table.over() and not _out_of_rounds(table, encounter):
            yield from play_round(table, encounter)
    except Stopped:
        yield from end_of_action(table, table.conflict.roster)
    outcome = _outcome(table)
    yield from _clear(table, outcome)
    return outcome


def _out_of_rounds(table: Table, encounter: Encounter) -> bool:
    """Whether the rounds have run out: those of the scene, otherwise the fewest that anybody's tactics allow."""
    tactics = [table.kit(who).tactics for who in table.conflict.roster]
    most = encounter.max_rounds or min(one.max_rounds for one in tactics)
    patient = tactics[0]._replace(surrender_at=None, max_rounds=most)
    return rules.simulation.end(patient, 0, len(tactics), table.conflict.round) is Ending.UNDECIDED


# -- setup ---------------------------------------------------------------------------------------------------------


@procedure("drd2.conflict.setup")
def setup(table: Table, encounter: Encounter) -> Course[None]:
    """Sides and roster, Threat and floors, starting Advantage, Fate."""
    present = tuple(who for who in _roster(table, encounter) if table.now(who).status in HERE)
    changes: tuple[Change, ...] = table.state.change(
        CONFLICT, on=True, round=encounter.round - 1, roster=present, order=(), over=None, attackers=(),
        tempo=encounter.tempo,
    )  # fmt: skip
    for who in present:
        changes += _numbers(table, encounter, who)
    for side in table.scene.sides:
        changes += set_fate(table, encounter.fate_pool, side.id, present)
    yield Event("conflict", setup, changes=changes, data={"targets": list(present)}, seen=OPEN)
    yield from _adjust(table)
    yield from tell_start(table, present)


def _roster(table: Table, encounter: Encounter) -> tuple[str, ...]:
    """Who takes part from the start: whoever comes later does not, unless that round is over."""
    late = {who for who, number in encounter.join.items() if number >= encounter.round}
    return encounter.roster or tuple(one.id for one in table.scene.combatants if one.id not in late)


def _numbers(table: Table, encounter: Encounter, who: str) -> tuple[Change, ...]:
    """Threat, floor and Advantage of somebody at the start."""
    now = table.now(who)
    floor = rules.threat.floor(given(encounter.floor, table, who) or now.floor).default
    value = rules.threat.apply(first_threat(table, encounter, who), (), floor)
    advantage = rules.advantage.start(now.advantage + (given(encounter.advantage, table, who) or 0)).default
    able = rules.conflict.able(now.status)
    initiative = now.initiative if able else Initiative.LOST
    return table.state.change(
        who,
        threat=value,
        floor=floor,
        advantage=advantage,
        disengaged=now.disengaged and able,
        initiative=initiative,
        met=True,
    )


def _adjust(table: Table) -> Course[None]:
    """The GM may set Threat, floor, Advantage and Fate otherwise, one after another; each once."""
    done: set[str] = set()
    while True:
        options = [option for option in _adjustments(table) if option.key not in done]
        key = yield Ask("setup", setup, GM, None, options, READY, ruling=True)
        if key == READY:
            return
        done.add(key)
        verb, _, who = key.partition(":")
        yield from _ADJUST[verb](table, who)


def _adjustments(table: Table) -> list[Option]:
    found = [Option(READY)]
    for who in table.conflict.roster:
        found += [Option(f"{verb}:{who}", {"target": who}) for verb in ("threat", "floor", "advantage", "carry-over")]
        if table.kit(who).type is Type.BEING and table.now(who).scars:
            found.append(Option(f"scarred:{who}", {"target": who}))
    return found + [
        Option(f"fate:{side.id}", {"side": side.id}) for side in table.scene.sides if fate_of(side.id) in table.state
    ]


def _set_threat(table: Table, who: str) -> Course[None]:
    now = table.now(who)
    scale = rules.threat.scale(now.threat or table.scene.options.threat)
    value = yield amount(
        "threat", rules.threat.scale, GM, who, max(scale.least, now.floor), 99, scale.default, ruling=True
    )
    yield Event("set-threat", rules.threat.scale, None, who, changes=table.state.change(who, threat=value), seen=OPEN)


def _set_floor(table: Table, who: str) -> Course[None]:
    floor = rules.threat.floor(table.now(who).floor)
    value = yield amount("floor", rules.threat.floor, GM, who, floor.least, 9, floor.default, ruling=True)
    yield Event("floor", rules.threat.floor, None, who, changes=floored(table.state, who, value), seen=OPEN)


def _set_advantage(table: Table, who: str) -> Course[None]:
    start = rules.advantage.start(table.now(who).advantage)
    value = yield amount("advantage", rules.advantage.start, GM, who, start.least, 99, start.default, ruling=True)
    changes = table.state.change(who, advantage=value)
    yield Event("set-advantage", rules.advantage.start, None, who, changes=changes, seen=OPEN)


def _carry_over(table: Table, who: str) -> Course[None]:
    more = yield amount(
        "carry-over", rules.advantage.carry_over, GM, who, 0, 99, rules.advantage.carry_over().default, ruling=True
    )
    changes = table.state.change(who, advantage=rules.advantage.gain(table.now(who).advantage, more))
    yield Event("set-advantage", rules.advantage.carry_over, None, who, changes=changes, seen=OPEN)


def _set_fate(table: Table, side: str) -> Course[None]:
    purse = table.state[fate_of(side)]
    value = yield amount("fate", rules.fate.setup, GM, None, 0, 99, purse.fate, data={"side": side}, ruling=True)
    changes = table.state.change(fate_of(side), fate=value, most=value)
    yield Event("fate", rules.fate.setup, changes=changes, data={"side": side, "purse": fate_of(side)}, seen=OPEN)


def _scarred(table: Table, who: str) -> Course[None]:
    """A being that comes with an old scar may lower the Fate of its side."""
    kit = table.kit(who)
    allowed = rules.fate.scarred_being(kit.contribution)
    id = fate_of(kit.side)
    most = min(allowed.most or 0, table.state[id].fate)
    less = yield amount("scarred", rules.fate.scarred_being, GM, who, allowed.least, most, allowed.default, ruling=True)
    purse = table.state[id]
    changes = table.state.change(id, fate=purse.fate - less, most=purse.most - less)
    data = {"side": kit.side, "purse": id}
    yield Event("fate", rules.fate.scarred_being, None, who, changes=changes, data=data, seen=OPEN)


_ADJUST: dict[str, Callable[[Table, str], Course[None]]] = {
    "threat": _set_threat,
    "floor": _set_floor,
    "advantage": _set_advantage,
    "carry-over": _carry_over,
    "fate": _set_fate,
    "scarred": _scarred,
}


# -- the end -------------------------------------------------------------------------------------------------------


def _outcome(table: Table) -> Outcome:
    rounds = {"rounds": table.conflict.round}
    if table.conflict.over is not None:
        reason, winner = table.conflict.over
        return Outcome(winner or None, reason, rounds)
    able = table.able_sides()
    if rules.conflict.end_empty(able, table.prep.friendly):
        first = [side.id for side in table.scene.sides if side.id in able]
        return Outcome(first[0] if first else None, EMPTY, rounds)
    return Outcome(None, UNDECIDED, rounds)


def _clear(table: Table, outcome: Outcome) -> Course[None]:
    """What ends with the conflict: Threat and Advantage of all, Fate, and locks that have no lasting reason."""
    lasting = tuple(lock for lock in table.conflict.locks if lock.lasting)
    changes: tuple[Change, ...] = table.state.change(CONFLICT, on=False, turn=None, order=(), locks=lasting, dangers=())
    for who in table.conflict.roster:
        now = table.now(who)
        left = rules.conflict.end_clears(rules.conflict.Carried(now.threat, now.advantage))
        changes += table.state.change(
            who,
            threat=left.threat,
            advantage=left.advantage,
            floor=rules.threat.LEAST,
            initiative=Initiative.WAITING,
            defences=0,
            disengaged=False,
        )
    changes += discard_fate(table)
    data = {"winner": outcome.winner or "", "reason": outcome.reason, **outcome.data}
    yield Event("conflict-over", rules.conflict.end_clears, changes=changes, data=data, seen=OPEN)
