"""What the texts leave unsaid, say in one language only, or write as no native would."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from bojiste.core.scene import LANGUAGES
from bojiste.core.system import System
from bojiste.tell.agree import misses_stem
from bojiste.tell.help_words import help_words
from bojiste.tell.names import CASES
from bojiste.tell.texts import MissingWords, entries
from bojiste.tell.words import Words, calls_in, functions_of, texts_in, variables_in, word_id

STRUCTURE = ("statement", "remedy", "result", "why", "strip", "item", "row", "list")
"""Attributes that every language has or none; the others are forms of a word, which languages differ in."""

_TOLD_BY = {"Problem": 2, "PydanticCustomError": 0, "BadMap": 0}
"""Calls that name the reason of a fault, and where among their arguments."""

_FORMS = (*CASES, "grouped", "arrows", "gender", "declines", "known", "id", "count", "amount", "old", "new")
_FORM = re.compile(rf"(_({'|'.join(_FORMS)}))+$")
_UNTYPED = {
    "ordinary space before %": (re.compile(r"(?:\d|^|\}) +%"), ("cs", "ru")),
    "straight quotes": (re.compile(r'"'), ("cs", "ru", "en")),
    "hyphen for a dash": (re.compile(r"(?:^|\s)-(?=\s|$)"), ("cs", "ru", "en")),
    "three dots for an ellipsis": (re.compile(r"\.\.\."), ("cs", "ru", "en")),
    "long dash": (re.compile("—"), ("cs",)),
    "short dash with spaces": (re.compile(r"(?:^|\s)–\s|\s–$"), ("ru", "en")),
    "decimal point": (re.compile(r"\b\d+\.\d+\b"), ("cs", "ru")),
}


_SHOWN_BY = {
    "Gauge": ("gauge", 0, "name"),
    "Part": ("part", 0, "name"),
    "Outcome": ("outcome", 1, "reason"),
    "Option": ("option", 0, "key"),
    "Deed": ("option", 0, "verb"),
}
"""Calls that make what is told by a word: its message begins so, and the word stands there among their arguments."""


def needed(system: System) -> list[str]:
    """Messages that a system cannot do without: what its record lists, and what its code shows in so many words (a
    gauge, a part of a sum, an end, the verb of an answer, a fault). Words that only play makes are heard in play."""
    found, home = ["system", *listed(system)], _home(system)
    if home is None:
        return found
    shown = _shown(home) | {("problem", reason) for reason in reasons(home)}
    return [*found, *sorted(word_id(*word) for word in shown)]


def listed(system: System) -> list[str]:
    """Messages for what the record of a system lists."""
    found = [word_id("event", kind) for kind in system.kinds]
    found += [word_id("ask", topic) for topic in system.asks]
    found += [word_id("procedure", procedure) for procedure in system.procedures]
    found += [word_id("gauge", name.replace("_", "-")) for name in (system.hand.numbers if system.hand else ())]
    found += [word_id("waits", rule.waits) for rule in system.rulebook.waiting if rule.waits is not None]
    for id in system.rulebook:
        found += [word_id("rule", id), f"{word_id('rule', id)}.statement"]
    return found


def _home(system: System) -> Path | None:
    """The folder of a system that is one."""
    home = Path(str(import_module(system.text.removesuffix(".text")).__file__)).parent
    return home if (home / "events.py").is_file() else None


def _shown(home: Path) -> set[tuple[str, str]]:
    """Kinds of words and words that the modules of a system show."""
    found: set[tuple[str, str]] = set()
    for path in sorted(home.rglob("*.py")):
        module = python.parse(path.read_text(encoding="utf-8"))
        found.update(help_words(module))
        for node in python.walk(module):
            if isinstance(node, python.Call):
                found.update(_words_of(node))
    return found


def _words_of(call: python.Call) -> Iterator[tuple[str, str]]:
    """What one call shows; of an answer's key only the verb is a word."""
    stem, place, name = _SHOWN_BY.get(getattr(call.func, "id", getattr(call.func, "attr", "")), ("", 0, ""))
    given = [*call.args[place : place + 1], *(keyword.value for keyword in call.keywords if keyword.arg == name)]
    for argument in given if stem else ():
        if isinstance(argument, python.JoinedStr):
            argument = argument.values[0]
            if stem != "option" or ":" not in str(getattr(argument, "value", "")):
                continue
        for node in [argument.body, argument.orelse] if isinstance(argument, python.IfExp) else [argument]:
            if isinstance(node, python.Constant) and isinstance(node.value, str) and node.value:
                yield stem, node.value.partition(":")[0] if stem == "option" else node.value


def missing(system: System) -> list[str]:
    """Messages that a system needs and a language lacks: ``cs: event-hit``."""
    ids = needed(system)
    return [f"{language}: {id}" for language in LANGUAGES for id in _lacking(system, language, ids)]


def _lacking(system: System, language: str, ids: Iterable[str]) -> list[str]:
    try:
        words = Words(language, system)
        return [id for id in ids if not (words.has(id) or _by_topic(system, words, id) or _in_a_sentence(words, id))]
    except MissingWords:
        return list(ids)


def _by_topic(system: System, words: Words, id: str) -> bool:
    """Whether an answer has its words under some question instead: ``option-<topic>-<verb>``."""
    stem, _, verb = id.partition("-")
    return stem == "option" and any(words.has(word_id("option", topic, verb)) for topic in system.asks)


def _in_a_sentence(words: Words, id: str) -> bool:
    """Whether an event is told within a sentence or left unsaid, so that it needs no line of its own."""
    stem, _, kind = id.partition("-")
    if stem != "event":
        return False
    told = any(words.has(f"{one}-{kind}") for one in ("told", "each", "story-items"))
    return told or kind == "round" or kind in (words.word("story-silent").split() if words.has("story-silent") else ())


def told_twice(system: System) -> list[str]:
    """Lines of events that are told within a sentence, so that nobody ever hears them: ``cs: event-hit``. One that
    opens a paragraph, or whose proof may wait for its sentence in vain, needs both."""
    found = []
    for language in LANGUAGES:
        words = Words(language, system)
        ids = {word_id("event", kind): kind for kind in system.kinds if kind not in system.opening}
        lines = (id for id, kind in ids.items() if words.pattern(id) and not words.has(f"strip-{kind}.ahead"))
        found += [f"{language}: {id}" for id in lines if _in_a_sentence(words, id)]
    return found


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
    plain = getattr(call.func, "id", "") == "fault"  # of the kit: a method of that name is another thing
    place = 0 if plain else _TOLD_BY.get(name)
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
    used = {language: {entry.id.name: entry for entry in file} for language, file in files.items()}
    for id in (one for one in used["en"] if not one.startswith(_FREELY)):
        in_all = {language: used[language][id] for language in LANGUAGES if id in used[language]}
        told = {language: _arguments(entry, used[language]) for language, entry in in_all.items()}
        wanted = [_arguments(entry, {}, agreement=False) for entry in in_all.values()]
        found += _uneven(told, f"argument of {id}", wanted)
    return found + [
        fault
        for language, file in files.items()
        for entry in file
        for fault in (*_untyped(language, entry), *_ungrammatical(language, entry))
    ]


def _twice(files: dict[str, Any]) -> list[str]:
    return [
        f"{language}: {id} stands {count} times"
        for language, file in files.items()
        for id, count in Counter(entry.id.name for entry in file).items()
        if count > 1
    ]


_OWN = re.compile(r"story-(?!items-)")
"""Pieces of the story: each language is cut into its own."""
_FREELY = ("told-", "story-", "strip-", "each-")
"""What may speak of other things in each language: one says *po goblinovi*, another *at*, with whatever helps."""


def _structure(file: Iterable[Any]) -> set[str]:
    file = [entry for entry in file if not _OWN.match(entry.id.name)]
    ids = {entry.id.name for entry in file}
    return ids | {
        f"{entry.id.name}.{attribute.id.name}"
        for entry in file
        for attribute in entry.attributes
        if attribute.id.name in STRUCTURE
    }


def _arguments(entry: Any, pieces: Mapping[str, Any], *, agreement: bool = True) -> set[str]:
    """What a message speaks of, itself or by the pieces of the story in it, whatever the form: ``actor`` for
    ``$actor_gen``, ``hp`` for ``$hp_new``; without ``agreement`` not what only the forms of its words depend on."""
    found: set[str] = set()
    for sign, name in variables_in(entry):
        if not sign and _OWN.match(name) and name in pieces:
            found |= _arguments(pieces[name], pieces, agreement=agreement)
        elif sign and name != "unit" and (agreement or not name.endswith(("_gender", "_declines"))):
            found.add(_FORM.sub("", name))
    return found


def _uneven(sets: dict[str, set[str]], what: str, wanted: Iterable[set[str]] | None = None) -> list[str]:
    """What one language has (of what is ``wanted``) and another has not."""
    everything = set().union(*(sets.values() if wanted is None else wanted))
    return [f"{language}: no {what} {name}" for language, own in sets.items() for name in sorted(everything - own)]


def _untyped(language: str, entry: Any) -> list[str]:
    texts = texts_in(entry)
    return [
        f"{language}: {entry.id.name}: {fault}"
        for fault, (pattern, languages) in _UNTYPED.items()
        if language in languages and any(pattern.search(text) for text in texts)
    ]


def _ungrammatical(language: str, entry: Any) -> Iterator[str]:
    for name, given in calls_in(entry):
        if name not in functions_of(language):
            yield f"{language}: {entry.id.name}: no function {name}"
        elif name == "PAST" and given and misses_stem(language, *given[:2]):
            yield f"{language}: {entry.id.name}: no stem that agrees: {given[0]}"
