"""What somebody may do on a turn, each as one record: its verb, its rule, when it is offered, how it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from bojiste.core.ask import Option
from bojiste.kit.course import Course

Table = TypeVar("Table")
Who = TypeVar("Who")


class Deed(NamedTuple, Generic[Table, Who]):
    """One thing that can be done.

    ``verb`` begins its answer keys (``attack`` or ``attack:goblin-2:bow``) and names its words (``option-attack``).
    ``offered`` gives the options open now (none: it cannot be done). ``done`` is its course; it is given what stands
    behind the verb in the key. ``rule`` allows it.
    """

    verb: str
    rule: Callable[..., Any]
    offered: Callable[[Table, Who], Iterable[Option]]
    done: Callable[[Table, Who, str], Course[Any]]


class Deeds(Generic[Table, Who]):
    """The deeds of a system in the order in which they are offered."""

    def __init__(self, deeds: Sequence[Deed[Table, Who]]) -> None:
        self.by_verb: Mapping[str, Deed[Table, Who]] = {deed.verb: deed for deed in deeds}
        if len(self.by_verb) < len(deeds):
            raise ValueError("two deeds of one verb")

    def menu(self, table: Table, who: Who) -> list[Option]:
        """Everything that may be done now."""
        return [option for deed in self.by_verb.values() for option in deed.offered(table, who)]

    def do(self, table: Table, who: Who, key: str) -> Course[Any]:
        """Do what was answered."""
        verb, _, rest = key.partition(":")
        return self.by_verb[verb].done(table, who, rest)
