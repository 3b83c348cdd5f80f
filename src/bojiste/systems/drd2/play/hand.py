"""What the referee may set right by hand (``core.hand``): numbers, scars, penalties, locks, who is in, who is next."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import Ask
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.hand import Deed, Hand, Stopped, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import Turns, came, no_more, turn_verbs, wrong_with
from bojiste.kit.refuse import unknown
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, Fighter
from bojiste.systems.drd2.play import hand_harm, hand_numbers
from bojiste.systems.drd2.play.action import named
from bojiste.systems.drd2.play.after import AGREED, ended
from bojiste.systems.drd2.play.join import join, waiting
from bojiste.systems.drd2.play.table import Faults, Table, table_of
from bojiste.systems.drd2.prepare import Scene, State, admitted
from bojiste.systems.drd2.words import Initiative, Penalty, Status

# -- coming and going ----------------------------------------------------------------------------------------------


def _newcomer_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    yield from no_more(scene, state, deed)
    yield from wrong_with(deed, scene)


def _bring(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Newcomers; in a conflict they join it as anybody else who comes later, outside they are there for what comes."""
    scene.admit(deed.value)
    for who, now, purses in admitted(scene, deed.value):
        yield came(who, now, *(Change(id, "", None, purse) for id, purse in purses.items() if id not in state))
        yield from _comes(table_of(scene, state), who)


def _comes(table: Table, who: str) -> Course[None]:
    if table.conflict.on:
        yield from join(table, who)
        return
    changes = table.state.change(CONFLICT, roster=(*table.conflict.roster, who))
    changes += table.state.change(who, met=True, threat=table.now(who).threat or table.scene.options.threat)
    yield Event("joined", join, who, changes=changes, data={"threat": table.now(who).threat or 1, "now": 1}, seen=OPEN)


def _join_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``chief join``: somebody of the scene who is not in this conflict."""
    yield from no_more(scene, state, deed)
    ready = waiting(table_of(scene, state))
    if deed.who not in ready:
        yield Problem(deed.path, deed.who, "joined-already", {"known": ", ".join(ready)} if ready else {})


def _join(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield from _comes(table_of(scene, state), deed.who)


def _out(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is not there any more; it may come back."""
    changes = state.change(deed.who, status=Status.LEFT, threat=None, initiative=Initiative.LOST, disengaged=False)
    yield Event("ruled-left", ruling, deed.who, changes=changes, seen=OPEN)


# -- the order of turns --------------------------------------------------------------------------------------------


def _turns(state: State) -> Turns:
    """Who has still a turn in this round; whoever has begun one has used it up for this."""
    conflict = state[CONFLICT]
    able = [who for who in conflict.order if rules.conflict.able(state[who].status)]
    waits = [who for who in able if rules.turn.act(state[who].initiative)]
    on = conflict.turn if conflict.turn in waits else ""
    return Turns(conflict.order, tuple(who for who in waits if who != on), on or "")


def _keep_turns(state: State, turns: Turns) -> tuple[Change, ...]:
    """Those who still have a turn wait for it, in this order; nobody else does."""
    left = ((turns.on,) if turns.on else ()) + turns.left
    order = (*(who for who in turns.order if who not in left), *left)
    changes: tuple[Change, ...] = state.change(CONFLICT, order=order)
    for who in turns.order:
        waits = rules.turn.act(state[who].initiative)
        if who in left and not waits:
            changes += state.change(who, initiative=Initiative.WAITING)
        elif who not in left and waits:
            changes += state.change(who, initiative=Initiative.LOST)
    return changes


# -- dangers -------------------------------------------------------------------------------------------------------


def _danger_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``danger fire``: a danger of the scene's, in a conflict."""
    if not state[CONFLICT].on:
        yield Problem(deed.path, "danger", "no-conflict")
    yield from unknown(deed.words[:1] or ("",), scene.prepared.hazards, deed.path, "unknown-danger")
    yield from no_more(scene, state, deed._replace(words=deed.words[1:]))


def _dangers(scene: Scene) -> Iterable[str]:
    return scene.prepared.hazards


def _danger(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """It comes when the action in hand is settled, over everybody whom it names."""
    hazard = scene.prepared.hazards[deed.words[0]]
    changes = state.change(CONFLICT, dangers=(*state[CONFLICT].dangers, hazard.id))
    yield Event("ruled-danger", ruling, changes=changes, data=named("hazard", hazard.id, hazard.name))


# -- the end -------------------------------------------------------------------------------------------------------


def _stop_faults(scene: Scene, state: State, deed: Deed) -> Faults:
    """``stop``, or ``stop heroes``: who has won it."""
    if not state[CONFLICT].on:
        yield Problem(deed.path, "stop", "no-conflict")
    yield from unknown(deed.words[:1], [side.id for side in scene.sides], deed.path, "unknown-side")
    yield from no_more(scene, state, deed._replace(words=deed.words[1:]))


def _stop(scene: Scene, state: State, deed: Deed) -> Course[None]:
    yield ended(table_of(scene, state), AGREED, "".join(deed.words[:1]), None)
    raise Stopped


def overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """What is asked about somebody who is not there any more changes nothing."""
    gone = ask.actor in scene.by_id and not table_of(scene, state).in_play(ask.actor)
    return ask.default if gone else None


HAND: Hand[Fighter, Scene] = Hand(
    verbs={
        **hand_harm.VERBS,
        **hand_numbers.VERBS,
        "join": Verb("ada join", _join_faults, _join),
        "bring": Verb("+ wolf 2", _newcomer_faults, _bring),
        "out": Verb("- ada", no_more, _out),
        "danger": Verb("danger fire", _danger_faults, _danger, whole=True, names=_dangers),
        "stop": Verb("stop SIDE", _stop_faults, _stop, whole=True),
        **turn_verbs(_turns, _keep_turns),
    },
    numbers={**hand_numbers.NUMBERS, **hand_harm.NUMBERS},
    conditions=tuple(kind.value for kind in Penalty),
    overtaken=overtaken,
)
