"""Exact odds: chances (``core.odds``) and whole scenes over all faces of all their dice. Knows no system."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from bojiste.core.dice import Hand, Roll
from bojiste.core.measure import Measure
from bojiste.core.notation import Expression, distribution
from bojiste.core.odds import Chain, Chance, Face, Then
from bojiste.core.run import Run
from bojiste.core.scene import Scene

MOST_COURSES = 3_000
"""A scene of which some course is rarer than one in so many is not played through all of them."""
MOST_WAYS = 200_000
"""More ways than this through one chance are too dear."""
MOST_PLACES = 5_000
"""A chain of more places is left to dice."""
NEGLIGIBLE = 1e-15
"""What is left of a course that may go on for ever, when nobody follows it further."""
Number = TypeVar("Number", Fraction, float)


class TooDear(Exception):
    """There are too many ways to look at all of them."""


class Way(NamedTuple, Generic[Number]):
    """One way through a chance: what came of it, and how probable it is."""

    found: Any
    share: Number


def ways(course: Callable[[], Chance], kind: Callable[[Any], Number]) -> Iterator[Way[Number]]:
    """Every way through a chance: it is played again for each answer that its dice can give."""
    todo: list[tuple[tuple[Any, ...], Number]] = [((), kind(1))]
    seen = 0
    answers: tuple[Any, ...]
    while todo:
        answers, share = todo.pop()
        need = _after(course(), answers)
        if need.__class__ is _Ended:
            yield Way(need.found, share)
            continue
        following = cases(need, kind)
        seen += len(following)
        if seen > MOST_WAYS:
            raise TooDear
        todo.extend(((*answers, answer), share * part) for answer, part in following)


class _Ended(NamedTuple):
    found: Any


def _after(chance: Chance, answers: tuple[Any, ...]) -> Any:
    """What a chance needs after these answers, or what came of it."""
    try:
        need = next(chance)
        for answer in answers:
            need = chance.send(answer)
    except StopIteration as stop:
        return _Ended(stop.value)
    return need


def cases(need: Face | Expression | Then, kind: Callable[[Any], Number]) -> list[tuple[Any, Number]]:
    """Everything that may be answered, with its share."""
    if isinstance(need, Face):
        seen = Counter(map(need.see, range(1, need.sides + 1)))
        return [(value, kind(times) / need.sides) for value, times in seen.items()]
    return _sums(need, kind) if isinstance(need, Expression) else _results(need, kind)


@lru_cache(maxsize=256)
def _sums(dice: Expression, kind: Callable[[Any], Number]) -> list[tuple[Any, Number]]:
    odds = distribution(dice)
    return [(value, kind(weight) / odds.total) for value, weight in zip(odds.outcomes, odds.weights, strict=True)]


@lru_cache(maxsize=256)
def _results(chance: Then, kind: Callable[[Any], Number]) -> list[tuple[Any, Number]]:
    """What another chance comes to; equal results are one."""
    found: dict[Any, Number] = {}
    for _, result, share in steps(chance, kind):
        found[result] = found.get(result, kind(0)) + share
    return list(found.items())


@dataclass(frozen=True, slots=True)
class Odds(Generic[Number]):
    """Exact chances: ``flags``: of each thing to be so; ``counts``: of each value of a whole number."""

    flags: dict[str, Number] = field(default_factory=dict)
    counts: dict[str, dict[int, Number]] = field(default_factory=dict)

    def add(self, measure: Measure, share: Number) -> None:
        """One more way to end."""
        for key, true in measure.flags.items():
            self.flags[key] = self.flags.get(key, share * 0) + (share if true else share * 0)
        for key, value in measure.counts.items():
            chances = self.counts.setdefault(key, {})
            chances[value] = chances.get(value, share * 0) + share

    def mean(self, key: str) -> Number:
        return average(self.counts[key])


def average(chances: Mapping[int, Number]) -> Number:
    """The mean of a whole number; at least one value is there."""
    chance: Number = sum((chance * value for value, chance in chances.items()), next(iter(chances.values())) * 0)
    return chance


def asked(course: Callable[..., Chance], facts: Mapping[str, Any]) -> Odds[Fraction]:
    """The odds that answer a question: exact fractions. ``TooDear`` where there are too many ways."""
    odds: Odds[Fraction] = Odds()
    for _, measure, share in steps(Then(_begun, (course, tuple(facts.items()))), Fraction):
        odds.add(measure, share)
    return odds


def _begun(course: Callable[..., Chance], facts: tuple[tuple[str, Any], ...]) -> Chance:
    return course(**dict(facts))


def solved(chain: Chain) -> Odds[float] | None:
    """The odds of a whole scene, to about twelve places; ``None`` where it has too many places."""
    odds: Odds[float] = Odds()
    try:
        for step, found, share in steps(chain.start, float):
            odds.add(chain.measure(found, step), share)
    except TooDear:
        return None
    return odds


def known(scene: Scene) -> Odds[float] | None:
    """The exact odds of a scene, where they can be had: as the chain that its system makes of it, or by playing it
    through all faces of its dice; ``None`` for any other."""
    chain = scene.system.chain(scene)
    return solved(chain) if chain is not None else played_out(scene)


def played_out(scene: Scene) -> Odds[float] | None:
    """The odds of a scene of few dice: the engine plays it once for each way that they can fall."""
    odds: Odds[float] = Odds()
    todo: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while todo:
        faces, share = todo.pop()
        run = Run(scene, _Fallen(faces))
        run.advance()
        while isinstance(run.pending, Roll):  # the first face goes on, the others are for later
            share /= run.pending.sides
            todo += [((*faces, face), share) for face in range(2, run.pending.sides + 1)]
            faces = (*faces, 1)
            if share * MOST_COURSES < 1:
                return None
            run.advance(1)
        assert run.outcome is not None, "tactics answer every question"
        odds.add(scene.system.measure(scene, run.state, run.outcome), float(share))
    return odds


class _Fallen(Hand):
    """Dice that have fallen so far; the next one waits."""

    __slots__ = ("_faces",)

    def __init__(self, faces: tuple[int, ...]) -> None:
        super().__init__()
        self._faces = faces

    def face(self, roll: Roll) -> int | None:  # type: ignore[override]
        super().face(roll)
        return self._faces[self.drawn - 1] if self.drawn <= len(self._faces) else None


def steps(start: Then, kind: Callable[[Any], Number]) -> Iterator[tuple[int, Any, Number]]:
    """Follow a chance from place to place: after how many steps it ends (from 1), how, and with what share; ends that
    are equal are one.

    Places that were reached in several ways are gone on from once. Stops when next to nothing is left.
    """
    places, ends = _Numbered(), _Numbered()
    known: dict[int, _Moves[Number]] = {}
    here, step, nothing = {places.number(start): kind(1)}, 0, kind(0)
    while sum(here.values()) > NEGLIGIBLE:
        step += 1
        there: dict[int, Number] = {}
        ended: dict[int, Number] = {}
        for place, share in here.items():
            moves = known.get(place)
            if moves is None:
                moves = known[place] = _moves(places.things[place], kind, places, ends)
                if len(known) > MOST_PLACES:
                    raise TooDear
            for then, part in moves.onward:
                there[then] = there.get(then, nothing) + share * part
            for end, part in moves.ends:
                ended[end] = ended.get(end, nothing) + share * part
        for end, share in ended.items():
            yield step, ends.things[end], share
        here = there


class _Numbered:
    """Things by number: equal ones have one, which is looked up many times as fast as they are."""

    __slots__ = ("_numbers", "things")

    def __init__(self) -> None:
        self.things: list[Any] = []
        self._numbers: dict[Any, int] = {}

    def number(self, thing: Any) -> int:
        """The number of a thing; what cannot be looked up (a measure) has one of its own each time."""
        try:
            found = self._numbers.setdefault(thing, len(self.things))
        except TypeError:
            found = len(self.things)
        if found == len(self.things):
            self.things.append(thing)
        return found


class _Moves(NamedTuple, Generic[Number]):
    """Where one place leads: further places, and ends, each by its number, once."""

    onward: list[tuple[int, Number]]
    ends: list[tuple[int, Number]]


def _moves(place: Then, kind: Callable[[Any], Number], places: _Numbered, ends: _Numbered) -> _Moves[Number]:
    onward: dict[int, Number] = {}
    ended: dict[int, Number] = {}
    for found, share in ways(place.begin, kind):
        there, numbered = (onward, places) if found.__class__ is Then else (ended, ends)
        number = numbered.number(found)
        there[number] = there.get(number, kind(0)) + share
    # who counts no steps goes round at once
    again = onward.pop(places.number(place), kind(0)) if kind is Fraction else kind(0)
    return _Moves(*([(found, share / (1 - again)) for found, share in part.items()] for part in (onward, ended)))
