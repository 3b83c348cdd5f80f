"""Options that no book has and many tables play: ``SYSTEM.house.NAME`` in ``[options]``.

Most of them are sums: the rule of such an option (``rules/house.py``) is given what the table has chosen and says which
sums are replaced, and by what, in the words in which anybody might have written it in ``[rules]``. So it is played,
told, compiled and reckoned with like any house rule. What is no sum is a course of its own (``play``), which the option
lets speak.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bojiste.core.rule import Rule
from bojiste.errors import Problem

if TYPE_CHECKING:
    from bojiste.core.system import System

_BOOK = re.compile(r"\bbook\b")


@dataclass(frozen=True)
class Chosen:
    """What a scene has chosen of these options: by id what it says of each, the sums that are replaced, and by which
    options."""

    options: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    by: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def switches(system: System) -> Mapping[str, Rule]:
    """The rules of these options by the names of the options."""
    book = system.rulebook
    return {entry.option: book[id] for id, entry in book.house.items() if entry.option is not None}


def sums(system: System) -> frozenset[str]:
    """The names of those that replace sums and do nothing else."""
    return frozenset(name for name, rule in switches(system).items() if not rule.course)


def chosen(system: System, said: object) -> Chosen:
    """What a scene has chosen; nothing, where its options cannot be read (their reader reports that)."""
    known = switches(system)
    if not isinstance(said, Mapping) or known.keys().isdisjoint(said):
        return Chosen()
    from pydantic import ValidationError

    model = system.models().options
    try:
        options = model.model_validate(said)
    except ValidationError:
        return Chosen()
    given = {name: getattr(options, name) for name in known}
    return of(system, {name: value for name, value in given.items() if value != model.model_fields[name].default})


def of(system: System, values: Mapping[str, Any]) -> Chosen:
    """What these values, by the names of the options, come to. Where two replace the same sum, what the later calls the
    book's is what the earlier one says."""
    rules: dict[str, str] = {}
    by: dict[str, tuple[str, ...]] = {}
    known = switches(system)
    for name, rule in known.items():
        if name in values and not rule.course:
            for id, text in rule.function(values[name]).items():
                rules[id] = _BOOK.sub(f"({rules[id]})", text) if id in rules else text
                by[id] = (*by.get(id, ()), rule.id)
    return Chosen({known[name].id: value for name, value in values.items()}, rules, by)


def clashes(system: System, options: Chosen, own: Mapping[str, Any]) -> Iterator[Problem]:
    """Rules that a table has written itself and that an option replaces, too."""
    taken = {system.rulebook[id].function: id for id in options.rules}
    for id in own:
        function = system.rulebook[id].function if id in system.rulebook else None
        if function in taken:
            other = ", ".join(options.by[taken[function]])
            yield Problem(f"rules.{id}", id, "house-option", {"other": other})
