"""Rules and where they stand: the id of a rule stands on the code that obeys it.

``srd5.attack.hit`` is the function ``hit`` in ``systems/srd5/rules/attack.py``; a rule that is a course of events and
not a sum is a procedure in ``play/``; a rule that is held by the shape of the program is named at the function that
holds it, which may hold several (the first one named is the one its events cite). The decorators register and hand
back the very same function, so that a rule is called, compiled, mapped over all faces, and cited by an event as one
object.

What the catalogue says of a rule (its tag, its option) stands in the system's ``rules/catalogue.txt``, and nowhere
else: one line a rule, in the order of the catalogue.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from typing import Any, Literal, NamedTuple, TypeVar, cast

from bojiste.errors import UnknownRule

F = TypeVar("F", bound=Callable[..., Any])
Cited = Callable[..., object]
"""A rule as asks, dice and events cite it: the function that bears its id."""
Replaced = Mapping[str, str]
"""What the rule of an option says: the ids of the sums that it replaces, each with the expression in its place."""
Tag = Literal["core", "option", "gm-ruling", "completion"]


class Entry(NamedTuple):
    """What the catalogue says of a rule.

    ``tag`` is its own: ``core`` (the source states it), ``option`` (a variant; ``option`` names the switch),
    ``gm-ruling`` (left to the referee, who is asked), ``completion`` (the source leans on a chapter that is missing).
    """

    id: str
    tag: Tag = "core"
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that stands in the code. ``course`` is true for procedures. ``waits`` is a word id: what must be there
    before a game can meet it (``None``: games do)."""

    id: str
    function: Callable[..., Any]
    course: bool
    waits: str | None

    @property
    def system(self) -> str:
        return self.id.split(".", 1)[0]

    @property
    def group(self) -> str:
        return self.id.split(".")[1]

    @property
    def place(self) -> tuple[str, int]:
        """The dotted address of the code that obeys it, and the line where that begins in its file."""
        function = inspect.unwrap(self.function)
        return f"{function.__module__}.{function.__qualname__}", function.__code__.co_firstlineno


class Registry:
    """The rules that stand in the code, by id. A system that is loaded apart for a table (``house``) has one of its
    own, in which ``replaced`` says what stands in the place of a rule's function."""

    def __init__(self, replaced: Callable[[Rule], Callable[..., Any]] | None = None) -> None:
        self.rules: dict[str, Rule] = {}
        self.replaced = replaced

    def add(self, ids: tuple[str, ...], function: F, course: bool, waits: str | None) -> F:
        """The function that is to stand where this one is declared as rules of these ids."""
        stands: Any = function
        if self.replaced is not None:
            for id in ids:
                stands = self.replaced(Rule(id, stands, course, waits))
        for id in ids:
            if id in self.rules and self.rules[id].function.__qualname__ != function.__qualname__:
                raise ValueError(f"rule {id} stands in two places: {self.rules[id].function} and {function}")
            self.rules[id] = Rule(id, stands, course, waits)
        _OF[stands] = self.rules[ids[0]]
        return cast(F, stands)

    def drop(self) -> None:
        """Nobody cites these rules any more."""
        for rule in self.rules.values():
            _OF.pop(rule.function, None)


SUMS = ("int", "bool")
"""What sums give, as their signatures say it."""
HOUSE = "house"
"""The group of the options that no book has and many tables play."""
REGISTRY = "__rules__"
"""The name under which a module that is loaded apart knows the registry of its rules."""
_BOOK = Registry()
_RULES = _BOOK.rules
_OF: dict[Callable[..., Any], Rule] = {}


def _registry_of(module: str | None) -> Registry:
    """The registry of the rules that a module declares."""
    found: Registry = getattr(sys.modules.get(module or ""), REGISTRY, _BOOK)
    return found


def _register(ids: tuple[str, ...], course: bool, waits: str | None) -> Callable[[F], F]:
    return lambda function: _registry_of(function.__module__).add(ids, function, course, waits)


def rule(*ids: str, waits: str | None = None) -> Callable[[F], F]:
    """Register a pure function as the rules ``ids``: small integers in and out, no state, no dice, no text."""
    return _register(ids, False, waits)


def procedure(*ids: str, waits: str | None = None) -> Callable[[F], F]:
    """Register code of the course of play as the rules ``ids``: what asks, rolls and tells, or what it asks."""
    return _register(ids, True, waits)


def rule_of(function: Callable[..., Any]) -> Rule:
    """The rule that a function obeys (the first of its ids); ``KeyError`` for any other."""
    return _OF[function]


def rule_id(function: Callable[..., Any]) -> str:
    """The id of a registered function."""
    return _OF[function].id


def switched(rule: Rule) -> bool:
    """Whether a rule of no book is an option, and not a sum that options replace."""
    return rule.course or rule.function.__annotations__.get("return") not in SUMS


def read_catalogue(lines: Iterable[str]) -> Iterator[Entry]:
    """Entries of a catalogue: ``id``, ``id tag`` or ``id option SWITCH`` a line; ``#`` begins a remark."""
    for line in lines:
        match line.partition("#")[0].split():
            case [id]:
                yield Entry(id)
            case [id, ("gm-ruling" | "completion") as tag]:
                yield Entry(id, tag)
            case [id, "option", switch]:
                yield Entry(id, "option", switch)
            case [_, *_]:
                raise ValueError(f"not a line of a catalogue: {line!r}")


class Rulebook(Mapping[str, Rule]):
    """The rules of one system that stand in its code, in the order of its catalogue.

    ``package`` is the one whose ``rules/catalogue.txt`` lists them; without it every rule is a core rule.
    """

    def __init__(self, system: str, package: str | None = None) -> None:
        self._prefix = system + "."
        self.package = package
        self._rules = _registry_of(package).rules

    @cached_property
    def catalogue(self) -> Mapping[str, Entry]:
        """All rules there should be, by id, whether they stand yet or not."""
        if self.package is None:
            return {id: Entry(id) for id in self._rules if id.startswith(self._prefix)}
        text = (files(self.package) / "rules" / "catalogue.txt").read_text(encoding="utf-8")
        return {entry.id: entry for entry in read_catalogue(text.splitlines())}

    @cached_property
    def house(self) -> Mapping[str, Entry]:
        """The options that no book has and many tables play (``SYSTEM.house.NAME``), as they stand in the code; the
        name of the switch is that of the rule. Sums among them have no switch: by the book they change nothing, and
        options replace them."""
        prefix = f"{self._prefix}{HOUSE}."
        found = {id: rule for id, rule in self._rules.items() if id.startswith(prefix)}
        return {
            id: Entry(id, "option", id[len(prefix) :]) if switched(rule) else Entry(id) for id, rule in found.items()
        }

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """The catalogue, and what tables play beside it."""
        return {**self.catalogue, **self.house}

    @property
    def written(self) -> int:
        """How many rules of the catalogue stand in the code."""
        return sum(1 for id in self.catalogue if id in self._rules)

    def __iter__(self) -> Iterator[str]:
        return (id for id in self.entries if id in self._rules)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    @property
    def waiting(self) -> Iterator[Rule]:
        """Rules that stand in the code and that no game meets yet."""
        return (rule for rule in self.values() if rule.waits is not None)

    def find(self, id: str) -> Rule:
        """The rule of this id.

        Raises ``UnknownRule``: with near ids as the remedy, or because the catalogue has it and the code not yet.
        """
        if id in self.entries and id in self._rules:
            return self._rules[id]
        if id in self.entries:
            raise UnknownRule("rule-not-written", value=id)
        known = list(self.entries)
        near = get_close_matches(id, known, n=3, cutoff=0.5)
        near = near or [other for other in known if other.split(".")[1] == id.partition(".")[2].partition(".")[0]][:3]
        raise UnknownRule("unknown-rule", value=id, near=", ".join(near))
