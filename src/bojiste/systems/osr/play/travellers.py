"""What the referee may set right of an expedition: its stores, its light, its time and its way, whom it meets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from bojiste.core.event import OPEN, OWN, Event, Seen
from bojiste.core.hand import Deed, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.systems.osr.now import CLOCK, EXPEDITION
from bojiste.systems.osr.play.meeting import encounter
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Scene, State

NUMBERS: Mapping[str, tuple[str, Seen]] = {
    "pool": ("pool", OPEN),
    "torch": ("light_turns", OPEN),
    "day": ("day", OPEN),
    "turn": ("turn", OPEN),
    "km": ("km", OPEN),
    "treasure": ("treasure", OPEN),
    "experience": ("experience", OPEN),
    "astray": ("astray", OWN),
}
"""Words of the hand, the fields of the expedition they set, and who is told."""
DEGREES = (0, 15, 30, 45, 60, 75, 90)
MOST = 100_000


def party_of(state: State) -> str:
    """The players' side, of which such things are told."""
    table: Table = state.memo["table"]
    return next((side for side, players in table.prepared.players.items() if players), "")


def meant(state: State, deed: Deed) -> int | None:
    """The number that is typed: absolute, or with a sign what comes of a change by so much."""
    word = deed.words[0].replace("−", "-") if len(deed.words) == 1 else ""
    if not word.lstrip("+-").isdecimal() or len(word) > 7:
        return None
    now = getattr(state[EXPEDITION], NUMBERS[deed.verb][0]) or 0
    return int(word) + now if word[0] in "+-" else int(word)


def fits(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A whole number, not below nothing; degrees by fifteens."""
    value = meant(state, deed)
    if value is None:
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": f"{deed.verb} +3"})
    elif not 0 <= value <= MOST:
        reason = "below-minimum" if value < 0 else "above-maximum"
        yield Problem(deed.path, value, reason, {"minimum": 0, "maximum": MOST})
    elif deed.verb == "astray" and value not in DEGREES:
        yield Problem(deed.path, value, "not-one-of", {"known": ", ".join(map(str, DEGREES)), "near": ""})


def sets(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A number of the expedition is so from now on; told how far they have come, they know it."""
    name, seen = NUMBERS[deed.verb]
    old, new = getattr(state[EXPEDITION], name), meant(state, deed)
    data = {"gauge": deed.verb, "text": f"{'–' if old is None else old} → {new}"}
    changes = state.change(EXPEDITION, **{name: new}, **({"walked": new} if name == "km" else {}))
    yield Event("ruled-set", ruling, party_of(state), changes=changes, data=data, seen=seen)


def unmet(scene: Scene, state: State) -> list[str]:
    """Encounters of the scene that have not been met."""
    return [one.id for one in scene.world.met if one.id not in state[EXPEDITION].met]


def can_meet(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """An encounter of the scene, and no fight at the moment."""
    known = unmet(scene, state)
    word = " ".join(deed.words)
    if word not in known:
        near = ", ".join(get_close_matches(word[:64], known, n=1))
        yield Problem(deed.path, word, "not-one-of", {"known": ", ".join(known), "near": near})
    if state[CLOCK].begun:
        yield Problem(deed.path, word, "in-a-fight")


def meets(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """They meet somebody, now."""
    yield from encounter(state.memo["table"], deed.words[0])


VERBS: Mapping[str, Verb] = {
    **{name: Verb(f"{name} +3", fits, sets, whole=True) for name in NUMBERS},
    "meet": Verb("meet wolves", can_meet, meets, whole=True),
}
