"""What the texts leave unsaid, say in one language only, or write as no native would."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bojiste.core.scene import LANGUAGES
from bojiste.core.system import System
from bojiste.tell.names import CASES
from bojiste.tell.words import MissingWords, Words, entries, variables_in, word_id

STRUCTURE = ("statement", "remedy", "result", "why")
"""Attributes that every language has or none; the others are forms of a word, which languages differ in."""

_TOLD_BY = {"Problem": 2, "PydanticCustomError": 0, "BadMap": 0}
"""Calls that name the reason of a fault, and where among their arguments."""

_FORMS = (*CASES, "gender", "declines", "known", "id", "count", "amount", "old", "new")
_FORM = re.compile(rf"(_({'|'.join(_FORMS)}))+$")
_UNTYPED = {
    "ordinary space before %": (re.compile(r"(?:\d|^|\}) +%"), ("cs", "ru")),
    "straight quotes": (re.compile(r'"'), ("cs", "ru", "en")),
    "hyphen for a dash": (re.compile(r"(?:^|\s)-(?=\s|$)"), ("cs", "ru", "en")),
    "three dots for an ellipsis": (re.compile(r"\.\.\."), ("cs", "ru", "en")),
    "decimal point": (re.compile(r"\b\d+\.\d+\b"), ("cs", "ru")),
}


def needed(system: System) -> list[str]:
    """Messages that a system cannot do without. (Parts, gauges, states and outcomes show in play only.)"""
    found = ["system"]
    found += [word_id("event", kind) for kind in system.kinds]
    found += [word_id("ask", topic) for topic in system.asks]
    found += [word_id("procedure", procedure) for procedure in system.procedures]
    for id in system.rulebook:
        found += [word_id("rule", id), f"{word_id('rule', id)}.statement"]
    return found


def missing(system: System) -> list[str]:
    """Messages that a system needs and a language lacks: ``cs: event-hit``."""
    ids = needed(system)
    return [f"{language}: {id}" for language in LANGUAGES for id in _lacking(system, language, ids)]


def _lacking(system: System, language: str, ids: Iterable[str]) -> list[str]:
    try:
        words = Words(language, system)
        return [id for id in ids if not words.has(id)]
    except MissingWords:
        return list(ids)


def reasons(folder: Path) -> set[str]:
    """Reasons of faults that the modules in a folder name where they tell them."""
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                found.update(_reasons(node))
    return found


def _reasons(call: python.Call) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    place = _TOLD_BY.get(name)
    if place is None:
        return
    told = [*call.args[place : place + 1], *(keyword.value for keyword in call.keywords if keyword.arg == "reason")]
    for argument in told:
        if not any(isinstance(node, python.JoinedStr) for node in python.walk(argument)):
            yield from (
                node.value
                for node in python.walk(argument)
                if isinstance(node, python.Constant) and isinstance(node.value, str)
            )


def faults(package: str) -> list[str]:
    """Everything wrong with the three files of a package, one line each."""
    try:
        files = {language: entries(package, language) for language in LANGUAGES}
    except MissingWords as unreadable:
        return [str(unreadable)]
    found = _twice(files) + _uneven({language: _structure(file) for language, file in files.items()}, "message")
    used = {language: {entry.id.name: _arguments(entry) for entry in file} for language, file in files.items()}
    for id in used["en"]:
        in_all = {language: used[language][id] for language in LANGUAGES if id in used[language]}
        found += _uneven(in_all, f"argument of {id}")
    return found + [fault for language, file in files.items() for entry in file for fault in _untyped(language, entry)]


def _twice(files: dict[str, Any]) -> list[str]:
    return [
        f"{language}: {id} stands {count} times"
        for language, file in files.items()
        for id, count in Counter(entry.id.name for entry in file).items()
        if count > 1
    ]


def _structure(file: Iterable[Any]) -> set[str]:
    ids = {entry.id.name for entry in file}
    return ids | {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in file
        for attribute in entry.attributes
        if attribute.id.name in STRUCTURE
    }


def _arguments(entry: Any) -> set[str]:
    """What a message speaks of, whatever the form: ``actor`` for ``$actor_gen``, ``hp`` for ``$hp_new``."""
    return {_FORM.sub("", name) for sign, name in variables_in(entry) if sign}


def _uneven(sets: dict[str, set[str]], what: str) -> list[str]:
    everything = set().union(*sets.values())
    return [f"{language}: no {what} {name}" for language, own in sets.items() for name in sorted(everything - own)]


def _untyped(language: str, entry: Any) -> list[str]:
    texts = list(_texts(entry))
    return [
        f"{language}: {entry.id.name}: {fault}"
        for fault, (pattern, languages) in _UNTYPED.items()
        if language in languages and any(pattern.search(text) for text in texts)
    ]


def _texts(node: Any) -> Iterator[str]:
    """The pieces of plain text in a message."""
    from fluent.syntax import ast

    if isinstance(node, ast.TextElement):
        yield node.value
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for item in value if isinstance(value, list) else [value]:
                yield from _texts(item)
