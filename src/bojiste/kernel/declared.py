"""A desk that is declared once: a class whose attributes are its columns, of which all else is made.

``class Desk(Declared): sides: int; x: Column[At, int] = kept(); met: Column[At, int] = passing()``: numbers, and
numbers by places. ``At`` and its like are kinds of places (``NewType``): a weapon's is not taken for a fighter's. What
is given nothing stays in a fight as the scene has it. The record, the rows, what a course may set, how each fight is
set up and how fields of the state read are made of it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar, get_args, get_origin, get_type_hints

from bojiste.kernel import desk, subset
from bojiste.kernel.desk import N

At = TypeVar("At", bound=int, contravariant=True)
There = TypeVar("There", bound=int, contravariant=True)
Place = TypeVar("Place", bound=int)
Number = TypeVar("Number", bound=int)

WEIGHT_BYTES = 5
"""Weights are large and at random: sums of numbers below 2^20 are the same only where all of them are, by any odds."""
MADE = "bojiste.made.set_up."
"""How the module of a function that sets a desk up is called, before the name of the desk's."""


class Column(Protocol[At, Number]):
    """A number for each place of a kind."""

    def __getitem__(self, at: At, /) -> Number: ...
    def __setitem__(self, at: At, number: Number, /) -> None: ...


class Grid(Protocol[At, There, Number]):
    """A number for each two places."""

    def __getitem__(self, at: tuple[At, There], /) -> Number: ...
    def __setitem__(self, at: tuple[At, There], number: Number, /) -> None: ...


if TYPE_CHECKING:

    class Many(int, Generic[Place]):
        """How many places of a kind there are in a scene."""

    def each(many: Many[Place]) -> Iterable[Place]:
        """All of them, in their order."""

    def between(first: Place, end: Place) -> Iterable[Place]:
        """Places of a kind from the first up to, not including, the end."""
else:

    class Many(Generic[Place]):
        """How many places of a kind there are in a scene."""

    each = between = range
    """All of them, in their order; some of them."""


class Declared:
    """What every desk has besides (``counts.COLUMNS``): a course and its measure set it; ``astray`` where a fight comes
    to what only the readable engine plays."""

    winner: int
    reason: int
    astray: int
    marks: Column[int, int]
    numbers: Column[int, int]


class Passing(NamedTuple):
    """A column that holds within a deed: nobody reads it before it has been set."""


class Changing(NamedTuple):
    """A column that changes in a fight, and begins as the scene has it."""


class Kept(NamedTuple):
    """One that stands for a field of a record, and is told in rows."""

    field: str
    words: Sequence[Any]
    """What its numbers are the places of; none: they are the numbers themselves."""
    holds: type[Any]
    own: bool
    """Whether everybody has it, and not the fight as a whole."""

    def number(self, value: Any) -> int:
        """What stands in the column for what the record has."""
        return self.words.index(value) if self.words else int(value)

    def reads(self, number: int) -> Any:
        """The same the other way round."""
        return self.words[number] if self.words else self.holds(number)


def passing() -> Any:
    return Passing()


def changing() -> Any:
    return Changing()


def kept(field: str = "", words: Sequence[Any] = (), holds: type[Any] = int, own: bool = True) -> Any:
    """``field``: of the record, if it is called otherwise there; ``words``: those whose places the numbers are;
    ``holds``: what it is there otherwise (``bool``); ``own``: whether everybody has it, and not the fight."""
    return Kept(field, words, holds, own)


class Declaration:
    """All that is made of a desk's class. ``sizes``: how many places of each kind a desk has room for."""

    def __init__(self, declared: type[Declared], sizes: Mapping[Any, int]) -> None:
        self._declared, self._sizes = declared, sizes
        hints = get_type_hints(declared)
        self._types = {name: hints[name] for name in declared.__annotations__}
        self.columns: list[desk.Column] = [(name, N, *self._shape(name)) for name in self._types]
        """The columns of the record."""

    def _shape(self, name: str) -> tuple[tuple[int, ...], ...]:
        kinds = self._kinds(name)
        return (tuple(self._sizes[kind] for kind in kinds),) if kinds else ()

    def _kinds(self, name: str) -> tuple[Any, ...]:
        """By what kinds of places a column goes."""
        held = self._types[name]
        return get_args(held)[:-1] if get_origin(held) in (Column, Grid) else ()

    def _how(self, name: str) -> Any:
        return getattr(self._declared, name, None)

    @cached_property
    def steady(self) -> frozenset[str]:
        """Those that do not change in a fight."""
        return frozenset(name for name in self._types if self._how(name) is None)

    @cached_property
    def passing(self) -> frozenset[str]:
        """Those that hold within a deed."""
        return frozenset(name for name in self._types if isinstance(self._how(name), Passing))

    @cached_property
    def kept(self) -> dict[str, Kept]:
        """Those that stand for fields of records, by their own names."""
        found = {name: how for name in self._types if isinstance(how := self._how(name), Kept)}
        return {name: how._replace(field=how.field or name) for name, how in found.items()}

    @cached_property
    def words(self) -> tuple[Any, ...]:
        """All words that columns stand for."""
        return tuple(word for words in self._vocabularies for word in words)

    @cached_property
    def _vocabularies(self) -> tuple[tuple[Any, ...], ...]:
        return tuple(dict.fromkeys(tuple(how.words) for how in self.kept.values() if how.words))

    @cached_property
    def weights(self) -> dict[str, int]:
        """What the new value of each field counts in the last number of a row."""
        return {how.field: weight(how.field) for how in self.kept.values()}

    @cached_property
    def noted(self) -> dict[str, tuple[int, int]]:
        """The columns that rows tell: each with its weight, and the place of its first word among all."""
        return {name: (self.weights[how.field], self._first(how.words)) for name, how in self.kept.items()}

    def _first(self, words: Sequence[Any]) -> int:
        before = 0
        for one in self._vocabularies if words else ():
            if one == tuple(words):
                return before
            before += len(one)
        return before

    def begins(self, record: Any) -> dict[str, int]:
        """What somebody's record puts into the columns that stand for its fields."""
        return {name: how.number(getattr(record, how.field)) for name, how in self.kept.items() if how.own}

    @cached_property
    def set_up(self) -> FunctionType:
        """The function that sets a desk up (``f``) as the scene has done (``fresh``): each column that changes."""
        lines = ["def set_up(f, fresh):"]
        for kinds, names in self._beginning().items():
            lines += [f"{' ' * deep}for at{deep} in range({self._many(kind)}):" for deep, kind in enumerate(kinds, 1)]
            at = f"[{', '.join(f'at{deep}' for deep in range(1, len(kinds) + 1))}]" if kinds else ""
            lines += [f"{' ' * (len(kinds) + 1)}f.{name}{at} = fresh.{name}{at}" for name in names]
        return _made(self._declared.__module__, "\n".join(lines))

    def _beginning(self) -> dict[tuple[Any, ...], list[str]]:
        """The columns with which a fight begins, by the kinds of places by which they go."""
        found: dict[tuple[Any, ...], list[str]] = {}
        for name in self._types:
            if isinstance(self._how(name), Changing | Kept):
                found.setdefault(self._kinds(name), []).append(name)
        return found

    def _many(self, kind: Any) -> str:
        """How many places of a kind there are: as a column says, or as there is room for."""
        counts = (name for name, held in self._types.items() if get_args(held) == (kind,))
        return next((f"f.{name}" for name in counts), str(self._sizes[kind]))


def weight(field: str) -> int:
    """What the new value of a field of this name counts in the last number of a row."""
    return int.from_bytes(blake2b(field.encode(), digest_size=WEIGHT_BYTES).digest(), "big")


def _made(home: str, text: str) -> FunctionType:
    """The one function of a text, in a module of its own, which can be imported by its name."""
    name = MADE + home
    module = sys.modules[name] = ModuleType(name)
    exec(compile(text, __file__, "exec", dont_inherit=True), module.__dict__)
    made: FunctionType = module.__dict__["set_up"]
    (subset.OWN_TEXTS[made.__code__],) = (one for one in ast.parse(text).body if isinstance(one, ast.FunctionDef))
    return made
