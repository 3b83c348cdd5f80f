"""The referee says of somebody's next d20 that the circumstances help it or hinder it."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.event import happened
from bojiste.core.hand import Deed, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.systems.osr.now import PLAIN, Favour
from bojiste.systems.osr.prepare import Scene, State

TILTS = {"advantage": 1, "disadvantage": -1}
FORM = "situation -2"
MOST = 20
"""No bonus or penalty is larger."""


def meant(words: tuple[str, ...]) -> Favour | None:
    """``-2``, ``advantage``, ``disadvantage +1``, or ``off``; nothing of the kind is ``None``."""
    if words == ("off",):
        return PLAIN
    tilts = [TILTS[word] for word in words if word in TILTS]
    numbers = [word.replace("−", "-") for word in words if word not in TILTS]
    if not words or len(tilts) > 1 or len(numbers) > 1 or not all(map(_signed, numbers)):
        return None
    return Favour(int(numbers[0]) if numbers else 0, tilts[0] if tilts else 0)


def _signed(word: str) -> bool:
    return word[0] in "+-" and word[1:].isdecimal() and len(word) < 4 and int(word[1:]) <= MOST


def readable(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A bonus or penalty with its sign, a word for advantage or disadvantage, both, or that it is off."""
    if meant(deed.words) is None:
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": f"{deed.who} {FORM}"})


def judges(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """It holds for the next attack roll, check or saving throw of theirs, and is gone with it."""
    favour = meant(deed.words) or PLAIN
    what = ("off", "number", "tilt", "both")[bool(favour.bonus) + 2 * bool(favour.tilt)]
    tilt = next((word for word, way in TILTS.items() if way == favour.tilt), "none")
    data = {"what": what, "tilt": tilt, "text": f"{favour.bonus:+d}".replace("-", "−")}
    yield happened("circumstances", ruling, deed.who, changes=state.change(deed.who, favour=favour), data=data)


VERBS = {"situation": Verb(f"ada {FORM}", readable, judges)}
