"""Voices: what a moment of the fight is, who speaks at it, and how those are found who can.

A moment is visited by a course of play, in the order of the book; who speaks there stands in the moment's own order. A
voice says what is true whenever it is asked: ``state`` and ``there`` only spare it questions to which it has no answer.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar, cast
from weakref import ref

from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.play.profile import Profile, looked_up

Says = TypeVar("Says", bound=Callable[..., object])
Of = Callable[[Profile], bool]
By = Callable[[Attack], bool]


def anybody(who: Profile) -> bool:
    """Whose voice it is where no sheet decides that."""
    return True


def anything(attack: Attack) -> bool:
    """With what attack it speaks where none decides that."""
    return True


@dataclass(frozen=True, eq=False)
class Voice(Generic[Says]):
    """One who speaks at a moment."""

    name: str
    says: Says
    of: Of = anybody
    """Whose it is: what a sheet says, the same throughout a fight."""
    by: By = anything
    """With which attack, at the moments of an attack."""
    state: tuple[str, ...] = ()
    """The numbers of ``Fighter`` on which it hangs, of either of the two in an attack."""
    there: tuple[str, ...] = ()
    """What somebody at the table must be able to do, what the table must be (``Present.there``), or what must be going
    on (``Kept.there``). Where neither a state nor any of these gives occasion to speak there is nothing to say."""

    def speaks(self, who: Profile, state: frozenset[str], there: frozenset[str], attack: Attack | None) -> bool:
        """Whether it can have anything to say of somebody in this state, where this is to be reckoned with."""
        always = not (self.state or self.there)
        occasion = always or not there.isdisjoint(self.there) or not state.isdisjoint(self.state)
        return occasion and self.of(who) and (attack is None or self.by(attack))


class Moment(Generic[Says]):
    """A place in the course of a fight at which voices speak: ``order`` has the names of all of them, in order."""

    __slots__ = ("_ordered", "_voices", "name", "order")

    def __init__(self, name: str, *order: str) -> None:
        self.name = name
        self.order = order
        self._voices: dict[str, Voice[Says]] = {}
        self._ordered: tuple[Voice[Says], ...] = ()
        MOMENTS.append(cast("Moment[Callable[..., object]]", self))

    def voice(
        self,
        name: str,
        *,
        of: Of = anybody,
        by: By = anything,
        state: tuple[str, ...] = (),
        there: tuple[str, ...] = (),
    ) -> Callable[[Says], Says]:
        """Let a function speak at this moment, under a name of its order."""
        assert name in self.order, f"{name} has no place in {self.name}"
        assert name not in self._voices, f"{name} speaks twice at {self.name}"

        def add(says: Says) -> Says:
            self._voices[name] = Voice(name, says, of, by, state, there)
            self._ordered = ()
            return says

        return add

    @property
    def voices(self) -> tuple[Voice[Says], ...]:
        """All who ever speak at it, in order."""
        if not self._ordered:
            self._ordered = tuple(self._voices[name] for name in self.order)
        return self._ordered

    def __repr__(self) -> str:
        return self.name


if TYPE_CHECKING:

    class Voices:
        """Who speaks at each moment, in its order."""

        def __getitem__(self, moment: Moment[Says]) -> tuple[Says, ...]: ...
        def get(self, moment: object) -> object: ...

else:
    Voices = dict

MOMENTS: list[Moment[Callable[..., object]]] = []
"""Every moment, in the order of the book (``moments``)."""
CALM: frozenset[str] = frozenset()
"""The state of who has nothing on which a voice hangs: of those numbers the names that are not empty."""
FALLEN = frozenset({"life"})
"""What is besides in the state of who lies there."""


@cache
def _hung_on() -> tuple[tuple[str, ...], Callable[[Fighter], tuple[object, ...]]]:
    """The numbers of ``Fighter`` on which any voice hangs, and what looks them up at once."""
    names = tuple(sorted({name for moment in MOMENTS for voice in moment.voices for name in voice.state} - FALLEN))
    return names, attrgetter(*names)


@cache
def _named(set: tuple[bool, ...]) -> frozenset[str]:
    return frozenset(name for name, there in zip(_hung_on()[0], set, strict=True) if there)


@looked_up
def heard(who: Profile, state: frozenset[str], there: frozenset[str], attack: Attack | None = None) -> Voices:
    """Who speaks at each moment of somebody in this state (with this attack)."""
    return {  # type: ignore[return-value]
        moment: tuple(one.says for one in moment.voices if one.speaks(who, state, there, attack)) for moment in MOMENTS
    }


Asked: TypeAlias = "Profile | tuple[Profile, Attack] | tuple[Profile, Profile, Attack]"
"""Of whom somebody may speak: of somebody, of one with an attack, of an attack on somebody."""


class Hears(Protocol):
    """At whose table somebody speaks."""

    now: dict[str, Fighter]
    there: frozenset[str]

    @property
    def known(self) -> Knows: ...


class Knows(Protocol):
    """What is looked up of everybody at once."""

    there: frozenset[str]


class Heard(dict[Asked, Voices]):
    """Who speaks of somebody at each moment as it is now: what its sheet gives it, what lies on it, where it is. Of an
    attack they speak with what lies on either. Looked up where it is first asked for."""

    __slots__ = ("_table",)

    def __init__(self, table: Hears) -> None:
        self._table = ref(table)  # no ring of references: a forecast collects none

    def __missing__(self, asked: Asked) -> Voices:
        table = self._table()
        assert table is not None, "it keeps this"
        *both, attack = asked if isinstance(asked, tuple) else (asked, None)
        numbers = _hung_on()[1]
        state = CALM
        for one in both:
            now = table.now[one.id]
            if any(set := numbers(now)):
                state |= _named(tuple(map(bool, set)))
            if now.life != "ok":
                state |= FALLEN
        found = self[asked] = heard(both[0], state, table.there | table.known.there, attack)
        return found
