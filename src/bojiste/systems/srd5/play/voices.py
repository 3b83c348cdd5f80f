"""Voices: what a moment of the fight is, who speaks at it, and how those are found who can.

A moment is visited by a course of play, in the order of the book; who speaks there stands in the moment's own order. A
voice says what is true whenever it is asked: ``state`` and ``there`` only spare it questions to which it has no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.profile import Profile, looked_up

Says = TypeVar("Says", bound=Callable[..., Any])
Of = Callable[[Profile], bool]


def anybody(who: Profile) -> bool:
    """Whose voice it is where no sheet decides that."""
    return True


@dataclass(frozen=True, eq=False)
class Voice(Generic[Says]):
    """One who speaks at a moment."""

    name: str
    says: Says
    of: Of = anybody
    """Whose it is: what a sheet says, the same throughout a fight."""
    state: tuple[str, ...] = ()
    """The numbers of ``Fighter`` on which it hangs: while all of them are empty it has nothing to say."""
    there: str = ""
    """What somebody at the table must be able to do, or what the table must be (``Present.can``)."""

    def speaks(self, who: Profile, state: frozenset[str], there: frozenset[str]) -> bool:
        """Whether it can have anything to say of somebody in this state, where this is to be reckoned with."""
        if self.there and self.there not in there:
            return False
        return (not self.state or not state.isdisjoint(self.state)) and self.of(who)


class Moment(Generic[Says]):
    """A place in the course of a fight at which voices speak: ``order`` has the names of all of them, in order."""

    __slots__ = ("_voices", "name", "order")

    def __init__(self, name: str, *order: str) -> None:
        self.name = name
        self.order = order
        self._voices: dict[str, Voice[Says]] = {}
        MOMENTS.append(self)

    def voice(
        self, name: str, *, of: Of = anybody, state: tuple[str, ...] = (), there: str = ""
    ) -> Callable[[Says], Says]:
        """Let a function speak at this moment, under a name of its order."""
        assert name in self.order, f"{name} has no place in {self.name}"
        assert name not in self._voices, f"{name} speaks twice at {self.name}"

        def add(says: Says) -> Says:
            self._voices[name] = Voice(name, says, of, state, there)
            return says

        return add

    @property
    def voices(self) -> tuple[Voice[Says], ...]:
        """All who ever speak at it, in order."""
        return tuple(self._voices[name] for name in self.order)

    def __repr__(self) -> str:
        return self.name


if TYPE_CHECKING:

    class Voices:
        """Who speaks at each moment, in its order."""

        def __getitem__(self, moment: Moment[Says]) -> tuple[Says, ...]: ...

else:
    Voices = dict

MOMENTS: list[Moment[Any]] = []
"""Every moment, in the order of the book (``moments``)."""
CALM: frozenset[str] = frozenset()
"""The state of who has nothing on which a voice hangs."""


@cache
def _hung_on() -> tuple[tuple[str, ...], Callable[[Fighter], tuple[Any, ...]]]:
    """The numbers of ``Fighter`` on which any voice hangs, and what looks them up at once."""
    names = tuple(sorted({name for moment in MOMENTS for voice in moment.voices for name in voice.state}))
    return names, attrgetter(*names)


@cache
def _named(set: tuple[bool, ...]) -> frozenset[str]:
    return frozenset(name for name, there in zip(_hung_on()[0], set, strict=True) if there)


def state_of(now: Fighter) -> frozenset[str]:
    """Which of the numbers on which voices hang are not empty."""
    found = _hung_on()[1](now)
    return _named(tuple([bool(one) for one in found])) if any(found) else CALM


@looked_up
def heard(who: Profile, state: frozenset[str], there: frozenset[str]) -> Voices:
    """Who speaks at each moment of somebody in this state."""
    return {  # type: ignore[return-value]
        moment: tuple(voice.says for voice in moment.voices if voice.speaks(who, state, there)) for moment in MOMENTS
    }


@cache
def _places(moment: Moment[Any]) -> dict[Any, int]:
    return {voice.says: place for place, voice in enumerate(moment.voices)}


def of_either(moment: Moment[Says], one: Voices, other: Voices) -> tuple[Says, ...]:
    """Who speaks at a moment of two creatures: each once, in its order."""
    here, there = one[moment], other[moment]
    if not there or here == there:
        return here
    return tuple(sorted({*here, *there}, key=_places(moment).__getitem__)) if here else there
