"""What the referee may set right by hand: hit points, temporary ones, conditions with what ends them."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.ask import Ask
from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Deed, Hand, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import field, no_more
from bojiste.systems.srd5.now import Fighter, Suffering
from bojiste.systems.srd5.play import condition, damage
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.words import CONDITIONS


def _table(state: State) -> Table:
    """The table of the running fight."""
    table: Table = state.memo["table"]
    return table


def _whom(state: State, deed: Deed) -> tuple[Table, Profile]:
    table = _table(state)
    return table, table.profiles[deed.who]


def _by(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Hit points taken or given."""
    table, whom = _whom(state, deed)
    if deed.value < 0:
        yield from damage.ruled(table, whom, -deed.value)
    elif table.now[whom.id].life != "dead":
        changes = damage.revived(table, whom, deed.value)
        told = {"text": f"+{deed.value}"}
        yield Event("ruled-by", ruling, whom.id, changes=changes, data=told, seen=OPEN)


def _end(deed: Deed) -> str | None:
    """``until ada``: as Ada's next turn begins; nothing: whatever play says."""
    match deed.words:
        case ():
            return ""
        case ("until", who):
            return f"turn-start:{who}"
    return None


def _ends(scene: Scene, state: State, deed: Deed) -> Iterable[Problem]:
    if _end(deed) is None or not {*deed.words[1:]} <= {*scene.by_id}:
        yield Problem(deed.path, " ".join(deed.words), "bad-end", {"known": ", ".join(scene.by_id)})


def _inflict(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table, whom = _whom(state, deed)
    yield from condition.inflict(table, None, whom, Suffering(deed.value, "", _end(deed) or ""))


def _lift(scene: Scene, state: State, deed: Deed) -> Course[None]:
    table, whom = _whom(state, deed)
    yield from condition.over(table, whom, deed.value)


def overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """Where to go is asked anew from the turn's menu, and what somebody may do is asked of nobody who has fallen."""
    if ask.ruling or ask.actor not in scene.by_id:
        return None
    over = ask.topic == "where" or (ask.topic == "act" and state[ask.actor].life != "ok")
    return ask.default if over else None


HAND: Hand[Fighter, Scene] = Hand(
    verbs={
        "by": Verb("ada -7", no_more, _by),
        "inflict": Verb("goblin-2 prone", _ends, _inflict),
        "lift": Verb("goblin-2 -prone", no_more, _lift),
    },
    numbers={"thp": field("thp")},
    conditions=CONDITIONS,
    overtaken=overtaken,
)
