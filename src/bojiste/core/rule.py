"""Rules and where they stand: the id of a rule is its address.

``srd5.attack.hit`` is the function ``hit`` in ``systems/srd5/rules/atk.py``; a rule that is a course of events and
not a sum is a procedure in ``play/``. The decorators register and hand back the very same function, so that a
rule is called, compiled, mapped over all faces, and cited by an event as one object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from types import ModuleType
from typing import Any, Literal, TypeVar

from bojiste.errors import UnknownRule

F = TypeVar("F", bound=Callable[..., Any])
Tag = Literal["core", "option", "gm-ruling", "completion"]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a catalogue.

    ``tag`` is the catalogue's own: ``core`` (the source states it), ``option`` (a variant; ``option`` names the
    switch), ``gm-ruling`` (left to the referee, who is asked), ``completion`` (the source leans on a chapter that
    is missing). ``course`` is true for procedures.
    """

    id: str
    function: Callable[..., Any]
    tag: Tag
    option: str | None
    course: bool

    @property
    def system(self) -> str:
        return self.id.split(".", 1)[0]

    @property
    def group(self) -> str:
        return self.id.split(".")[1]


_RULES: dict[str, Rule] = {}
_OF: dict[Callable[..., Any], Rule] = {}


def _register(id: str, tag: Tag, option: str | None, course: bool) -> Callable[[F], F]:
    def keep(function: F) -> F:
        if id in _RULES and _RULES[id].function.__qualname__ != function.__qualname__:
            raise ValueError(f"rule {id} stands in two places: {_RULES[id].function} and {function}")
        entry = Rule(id, function, "option" if option else tag, option, course)
        _RULES[id] = entry
        _OF[function] = entry
        return function

    return keep


def rule(id: str, tag: Tag = "core", *, option: str | None = None) -> Callable[[F], F]:
    """Register a pure function as the rule ``id``: small integers in and out, no state, no dice, no text."""
    return _register(id, tag, option, course=False)


def procedure(id: str, tag: Tag = "core", *, option: str | None = None) -> Callable[[F], F]:
    """Register a generator as the rule ``id``: a course of events that asks, rolls and tells."""
    return _register(id, tag, option, course=True)


def rule_of(function: Callable[..., Any]) -> Rule:
    """The catalogue entry of a registered function; ``KeyError`` for any other."""
    return _OF[function]


def rule_id(function: Callable[..., Any]) -> str:
    """The id of a registered function."""
    return _OF[function].id


class Rulebook(Mapping[str, Rule]):
    """The rules of one system, in the order of its catalogue: ``groups`` (the modules of its ``rules/``) in order,
    inside a group as they stand in its file."""

    def __init__(self, system: str, groups: Sequence[ModuleType] = ()) -> None:
        self._prefix = system + "."
        self._place = {group.__name__.rsplit(".", 1)[1]: place for place, group in enumerate(groups)}

    def __iter__(self) -> Iterator[str]:
        own = [id for id in _RULES if id.startswith(self._prefix)]
        own.sort(key=lambda id: self._place.get(_RULES[id].group, len(self._place)))
        return iter(own)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, id: str) -> Rule:
        return _RULES[id]

    def find(self, id: str) -> Rule:
        """The rule of this id; ``UnknownRule`` with near ids as the remedy."""
        if id in _RULES:
            return _RULES[id]
        ids = list(self)
        near = get_close_matches(id, ids, n=3, cutoff=0.5)
        near = near or [known for known in ids if known.split(".")[1] == id.partition(".")[2].partition(".")[0]][:3]
        raise UnknownRule("unknown-rule", value=id, near=", ".join(near))
