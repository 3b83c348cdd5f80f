"""The referee's hand on wounds, life and conditions."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Deed
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more, told
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions import condition
from bojiste.systems.srd5.play.damage import damage
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.play.turns import initiative
from bojiste.systems.srd5.prepare import Scene, State

# -- hit points ------------------------------------------------------------------------------------------------------


def changeable(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Wounds and healing do nothing to the dead."""
    yield from no_more(scene, state, deed)
    if state[deed.who].life == "dead":
        yield Problem(deed.path, deed.who, "of-the-dead")


def by(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Hit points taken or given."""
    table = running(state)
    whom = table.profiles[deed.who]
    if deed.value < 0:
        yield from damage.ruled(table, whom, -deed.value)
    else:
        changes = damage.revived(table, whom, deed.value)
        yield Event("ruled-by", ruling, whom.id, changes=changes, data={"text": f"+{deed.value}"}, seen=OPEN)


def within_maximum(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    most = state[deed.who].hp_max
    if running(state).profiles[deed.who].is_object and state[deed.who].life == "dead":
        yield Problem(deed.path, deed.who, "of-the-dead")
    if deed.value > most:
        yield Problem(deed.path, deed.value, "above-maximum", {"maximum": most})


def sets_hp(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Hit points set: 0 is a wound of all that are left; above 0 whoever lay at 0 wakes, the dead too."""
    table = running(state)
    whom, now, new = table.profiles[deed.who], state[deed.who], deed.value
    if new == 0:
        yield from damage.ruled(table, whom, now.hp + now.thp)
        return
    changes = state.change(whom.id, hp=new) if now.hp else damage.revived(table, whom, new)
    yield told("hp", whom.id, now.hp, new, changes)
    yield from initiative.late(table)


def sets_maximum(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """The maximum: no more hit points than that are left."""
    now = state[deed.who]
    changes = state.change(deed.who, hp_max=deed.value, hp=min(now.hp, deed.value))
    yield told("hp_max", deed.who, now.hp_max, deed.value, changes)


def lives(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Things do not live."""
    if running(state).profiles[deed.who].is_object:
        yield Problem(deed.path, deed.who, "thing-without-life")


def sets_life(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Whether somebody lives, is dying, stable or dead, with all that this brings."""
    table = running(state)
    whom, life = table.profiles[deed.who], deed.value
    table.lives_changed = True
    if life == "ok":
        changes = damage.revived(table, whom, 1) if not state[whom.id].hp else ()
    elif life == "dead":
        changes = (*state.change(whom.id, hp=0, thp=0), *damage.dies(table, whom))
    else:
        changes = (*state.change(whom.id, hp=0), *damage.falls(table, whom, life))
    yield Event("ruled-inflicted", ruling, whom.id, changes=changes, data={"state": life}, seen=OPEN)
    yield from condition.consequences(table, whom)
    yield from initiative.late(table)


def dying(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Death saves are counted for the dying."""
    if state[deed.who].life != "dying":
        yield Problem(deed.path, deed.value, "counter-without-dying")


def may_tire(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Who is immune to exhaustion has no levels of it."""
    if deed.value and "exhaustion" in running(state).profiles[deed.who].cond_immune:
        yield Problem(deed.path, deed.value, "immune-to-it")


def sets_exhaustion(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A level of exhaustion, with what it does to the maximum of hit points, and death at the sixth."""
    table = running(state)
    whom, now = table.profiles[deed.who], state[deed.who]
    most = rules.condition.hp_max(whom.sheet.hp_max, deed.value)
    changes = state.change(whom.id, exhaustion=deed.value, hp_max=most, hp=min(now.hp, most))
    yield told("exhaustion", whom.id, now.exhaustion, deed.value, changes)
    if rules.condition.exhaustion(deed.value).dead:
        table.lives_changed = True
        changes = (*state.change(whom.id, hp=0, thp=0), *damage.dies(table, whom))
        yield Event("dies", rules.condition.exhaustion, whom.id, changes=changes, data={"overflow": 0}, seen=OPEN)
    yield from condition.consequences(table, whom)


# -- conditions ------------------------------------------------------------------------------------------------------


def _end(words: tuple[str, ...]) -> tuple[str, str] | None:
    """The moment and the creature at which a condition ends: ``until ada`` is as her next turn begins, ``until end
    ada`` as it ends; empty words: whatever play says."""
    match words:
        case ():
            return "", ""
        case ("until", who) | ("until", "start", who):
            return "turn-start", who
        case ("until", "end", who):
            return "turn-end", who
    return None


def _entry(deed: Deed) -> Suffering:
    name, _, cause = deed.value.partition(":")
    moment, who = _end(deed.words) or ("", "")
    return Suffering(name, cause, f"{moment}:{who}" if who else "")


def may_suffer(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """The end must be a moment of somebody's, the cause somebody; who is immune or dead does not suffer it."""
    name, colon, _ = deed.value.partition(":")
    yield from _ends_sometime(scene, state, deed)
    if state[deed.who].life == "dead" and name != "prone":
        yield Problem(deed.path, name, "condition-of-dead")
    elif running(state).profiles[deed.who].is_object or name in running(state).profiles[deed.who].cond_immune:
        yield Problem(deed.path, name, "immune-to-it")
    elif name in state[deed.who].conditions and not (colon or deed.words):
        yield Problem(deed.path, name, "already-so")


def _ends_sometime(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    end, ids = _end(deed.words), [id for id in scene.by_id if id in state and not state[id].gone]
    if end is None or (end[1] and end[1] not in ids):
        yield Problem(deed.path, " ".join(deed.words), "bad-end", {"known": ", ".join(ids)})


def inflicts(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table = running(state)
    yield from condition.inflict(table, None, table.profiles[deed.who], _entry(deed))


def may_recover(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Only what somebody suffers ends, and the sleep of 0 hit points by healing alone."""
    yield from no_more(scene, state, deed)
    name = deed.value.partition(":")[0]
    if name not in state[deed.who].conditions:
        yield Problem(deed.path, name, "not-so")
    elif name == "unconscious" and state[deed.who].life in ("dying", "stable"):
        yield Problem(deed.path, name, "sleeps-at-zero")


def lifts(scene: Scene, state: State, deed: Deed) -> Course[None]:
    name, colon, cause = deed.value.partition(":")
    table = running(state)
    yield from condition.over(table, table.profiles[deed.who], name, cause if colon else None)
