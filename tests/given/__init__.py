"""What the code gives to the messages it tells: read from the calls that make events, questions, answers and faults.

A small reckoning of which texts an expression may be, and which keys a table may have: through names, conditions,
tables, fields and properties, and through the functions that pass them on. It takes too much rather than too little:
what it cannot follow may be anything (``ANYTHING``).
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tests.given.code import Code
from tests.given.reading import ANYTHING, NOTHING, Atom, Atoms, Call, Given, Key, Scope, Text

__all__ = ["ANYTHING", "Code", "Telling", "told"]


class Telling(NamedTuple):
    """A call that tells something: where its word and its facts stand among the arguments."""

    word: tuple[int, str]
    facts: tuple[int, str] | None = None
    spread: bool = False
    """Its facts are the further arguments that it is given by name."""


_Said = tuple[str, frozenset[str]]


def told(code: Code, tellings: Mapping[str, Telling]) -> dict[str, set[str]]:
    """Every word that is told (``*`` for any part of it that cannot be followed), with the names of its facts."""
    found: dict[str, set[str]] = defaultdict(set)
    sites = [
        (call, call.argument(*telling.word), _facts(call, telling))
        for name, telling in tellings.items()
        for call in code.calls.get(name, ())
    ]
    code.settle((node, call.scope) for call, word, facts in sites for node in (word, *facts))
    for call, word, facts in sites:
        if word is not None:
            words = code.atoms(word, call.scope)
            keys = NOTHING.union(*(code.atoms(one, call.scope) for one in facts))
            for text, key in _resolved(code, words, keys, call.scope):
                found[text] |= key
    return found


def _facts(call: Call, telling: Telling) -> list[ast.expr]:
    further = [one for one in call.node.keywords if one.arg != telling.word[1]]
    if telling.spread:
        return [
            ast.Dict([ast.Constant(one.arg) if one.arg else None for one in further], [one.value for one in further])
        ]
    one = None if telling.facts is None else call.argument(*telling.facts)
    return [] if one is None else [one]


def _resolved(code: Code, words: Atoms, facts: Atoms, at: Scope, on: tuple[int, ...] = ()) -> Iterator[_Said]:
    """Words and keys without anything that a function is given: every call of the function gives its own."""
    words, facts = code.elsewhere(words, at, on), code.elsewhere(facts, at, on)
    function = next((atom.function for atom in (*words, *facts) if isinstance(atom, Given)), None)
    if function is None:
        keys = frozenset(atom.name if isinstance(atom, Key) else ANYTHING.text for atom in facts if not _empty(atom))
        yield from ((atom.text, keys) for atom in words if isinstance(atom, Text))
        return
    scope, seen = code.by_id[function], set()
    for call in code.calls_of(scope):
        filled = (code.filled(words, scope, call), code.filled(facts, scope, call))
        if (filled, id(call.scope)) not in seen:
            seen.add((filled, id(call.scope)))
            yield from _resolved(code, *filled, call.scope, (*on, function))


def _empty(atom: Atom) -> bool:
    """A text is no table: it adds no key."""
    return isinstance(atom, Text) and atom != ANYTHING
