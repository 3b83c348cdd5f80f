"""The messages of one language: the shared ones, and those of a system over them.

Fluent and its grammar are imported, and the text is read, when the first message is asked for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cache, cached_property, lru_cache, partial
from typing import TYPE_CHECKING, Any

from bojiste.core.scene import LANGUAGES
from bojiste.tell import agree
from bojiste.tell.names import capital, vocalized
from bojiste.tell.texts import MissingWords, entry, pieces
from bojiste.tell.units import length

if TYPE_CHECKING:
    from fluent.syntax import ast

    from bojiste.core.system import System

SHARED = "bojiste.tell.text"
_LONGEST = 2000  # letters of one argument; Fluent itself refuses more than 2500
_GREAT = 10**15
_REMEMBERED = 8192  # sentences of one language and system
_LEADING_MINUS = re.compile(r"(?<![\w-])-(?=\d)")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069]")
_LINE_BREAK = re.compile(r"[ \t]*\n[ \t\n]*")


def word_id(*parts: str) -> str:
    """Parts of an id as one message id: letters, digits, dashes and underscores."""
    return re.sub(r"[^A-Za-z0-9_-]", "-", "-".join(parts))


@cache
def _reader() -> Any:
    """A visitor that notes what a piece of a message refers to and says; made late, as all of Fluent's grammar is."""
    from fluent.syntax import ast, visitor

    class Reader(visitor.Visitor):
        def __init__(self) -> None:
            self.variables: list[tuple[str, str]] = []
            self.texts: list[str] = []
            self.calls: list[tuple[str, tuple[str, ...]]] = []

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            self.variables.append(("$", node.id.name))

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            self.variables.append(("", node.id.name + (f".{node.attribute.name}" if node.attribute else "")))

        def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
            self.variables.append(("", f"-{node.id.name}" + (f".{node.attribute.name}" if node.attribute else "")))
            self.generic_visit(node)

        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
            given = [one.value for one in node.arguments.positional if isinstance(one, ast.StringLiteral)]
            self.calls.append((node.id.name, tuple(given)))
            self.generic_visit(node)

        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            self.texts.append(node.value)

    return Reader


def _read(node: Any) -> Any:
    reader = _reader()()
    if node is not None:
        reader.visit(node)
    return reader


def variables_in(node: Any) -> list[tuple[str, str]]:
    """What a piece of a message refers to, as it stands there: ``("$", variable)`` and ``("", message or -term)``."""
    return list(_read(node).variables)


def texts_in(node: Any) -> list[str]:
    """The pieces of plain text in a message."""
    return list(_read(node).texts)


def calls_in(node: Any) -> list[tuple[str, tuple[str, ...]]]:
    """The functions that a message calls, each with the texts it is given: ``("PAST", ("přešel", "přešl"))``."""
    return list(_read(node).calls)


_AGREEING: Mapping[str, Mapping[str, Any]] = {
    "cs": {"PAST": agree.past_cs, "ADJ": agree.adjective_cs},
    "ru": {"PAST": agree.past_ru, "VERB": agree.verb},
    "en": {"VERB": agree.verb},
}
"""Functions that messages of one language may call besides those of all."""


def functions_of(language: str) -> frozenset[str]:
    """What messages of a language may call."""
    return frozenset(("NUMBER", "CAP", "PREP", "LENGTH", *_AGREEING.get(language, {})))


Units = tuple[tuple[str, int], ...]
"""Units of length and how many parts make one, as ``System.lengths`` has them."""


def _length(language: str, units: Units, parts: float, unit: str, case: str = "nom") -> str:
    """So many parts in a unit: ``LENGTH(10, $unit)`` is 5 feet where two parts make one foot."""
    return length(int(parts), dict(units)[str(unit)], str(unit), Words(language), str(case))


class _Text:
    """The messages of one language, those of later packages over those of earlier ones; each parsed when asked for."""

    def __init__(self, language: str, packages: tuple[str, ...], units: Units) -> None:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {
            "CAP": capital,
            "PREP": partial(vocalized, language),
            "LENGTH": partial(_length, language, units),
            **_AGREEING.get(language, {}),
        }
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._pieces = {id: piece for package in packages for id, piece in pieces(package, language).items()}
        self._patterns: dict[str, ast.Pattern | None] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._attributes: dict[str, Mapping[str, str]] = {}
        self.told = lru_cache(_REMEMBERED)(self._told)
        """``format`` of arguments that come with their kinds (1 is not 1.0), typeset: the same is told many times over,
        to everybody who looks on."""

    def _told(self, id: str, args: tuple[tuple[str, type, Any], ...]) -> str:
        return typeset(self.format(id, {name: value for name, _, value in args}))

    def pattern(self, id: str) -> ast.Pattern | None:
        """What stands behind ``message``, ``-term`` or ``message.attribute``, if there is such a thing."""
        if id not in self._patterns:
            name = id.partition(".")[0]
            self._patterns |= {id: None, **(self._read(name) if name in self._pieces else {})}
        return self._patterns[id]

    def _read(self, name: str) -> dict[str, ast.Pattern | None]:
        """The patterns of a message or term, which the bundle knows from now on."""
        from fluent.syntax import ast

        found = entry(self._pieces[name])
        self.bundle.add_resource(ast.Resource([found]), allow_overrides=True)
        return {name: found.value} | {f"{name}.{one.id.name}": one.value for one in found.attributes}

    def variables(self, id: str) -> frozenset[str]:
        """Every ``$name`` a message may ask for, also through messages it refers to; a term, which is given its own by
        whoever refers to it, asks for none."""
        found = self._variables.get(id)
        if found is None:
            found = self._variables[id] = frozenset(self._asked_by(id, ()))  # whole: other threads ask meanwhile
        return found

    def _asked_by(self, id: str, above: tuple[str, ...]) -> set[str]:
        """The same, worked out; ``above``: whatever led there, so that a circle ends."""
        found: set[str] = set()
        for sign, name in variables_in(self.pattern(id)) if id not in above else ():
            found |= {name} if sign else self._variables.get(name) or self._asked_by(name, (*above, id))
        return set() if id.startswith("-") else found

    def attributes(self, id: str) -> Mapping[str, str]:
        """The attributes of a message that need no argument, formatted."""
        if id not in self._attributes:
            names = () if id not in self._pieces else [one.id.name for one in entry(self._pieces[id]).attributes]
            self._attributes[id] = {
                name: typeset(self.format(f"{id}.{name}", {})) for name in names if not self.variables(f"{id}.{name}")
            }
        return self._attributes[id]

    def format(self, id: str, args: Mapping[str, Any]) -> str:
        """A message of which somebody has asked ``variables``, so that whatever it refers to has been read."""
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern: Any = message.attributes[attribute] if attribute else message.value
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingWords(f"{id}: {'; '.join(map(str, errors))}")
        return str(text)


@cache
def _text(language: str, packages: tuple[str, ...], units: Units) -> _Text:
    return _Text(language, packages, units)


def _system(id: str) -> System:
    from bojiste.core.system import system  # late: what only says how a command is called needs none

    return system(id)


class Words:
    """The messages of a language, with those of a system if one is given (its id, or the system itself), and the unit
    that its statements measure in (``$unit``)."""

    def __init__(self, language: str, system_id: str | System | None = None, unit: str | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"a language is one of {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        found = _system(system_id) if isinstance(system_id, str) else system_id
        self.packages = (SHARED,) if found is None else (SHARED, found.text)
        self.units: Units = () if found is None or found.lengths is None else tuple(found.lengths.units.items())
        self._unit = unit

    @cached_property
    def _messages(self) -> _Text:
        return _text(self.language, self.packages, self.units)

    @cached_property
    def unit(self) -> str:
        """What lengths are measured in: as a scene prints them, otherwise as the system says in this language."""
        if not self._unit and self.has("unit-otherwise"):
            return self.word("unit-otherwise")
        return self._unit or next((name for name, _ in self.units), "")

    def has(self, id: str) -> bool:
        """Whether there is such a message (``id``) or attribute of one (``id.attribute``)."""
        return not id.startswith("-") and self._messages.pattern(id) is not None

    def pattern(self, id: str) -> ast.Pattern | None:
        """What stands behind a message or an attribute of one, as it was parsed."""
        return self._messages.pattern(id)

    def variables(self, id: str) -> frozenset[str]:
        """Names of the arguments a message may ask for."""
        return self._messages.variables(id)

    def attributes(self, id: str) -> dict[str, str]:
        """The attributes of a message that need no argument, formatted."""
        return dict(self._messages.attributes(id))

    def word(self, id: str, /, **args: Any) -> str:
        """The message ``id`` (or ``id.attribute``), on one line; ``MissingWords`` (a ``KeyError``) if there is none."""
        return self.say(id, args)

    def say(self, id: str, args: Mapping[str, Any]) -> str:
        """Like ``word``. Of ``args`` only those are used that the message asks for; ``$..._known`` is ``no`` unless
        it is given."""
        if not self.has(id):
            raise MissingWords(f"{self.language}: no message {id}")
        given = []
        for name in self.variables(id):
            if name in args:
                value = argument(args[name])
            elif name == "unit":
                value = self.unit
            elif name.endswith("_known"):
                value = "no"
            else:
                continue
            given.append((name, value.__class__, value))
        return self._messages.told(id, tuple(given))


def argument(value: Any) -> Any:
    """A value as Fluent takes it: numbers, and text of a bearable length."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) >= _GREAT:
        return str(value)  # more digits than Fluent can group
    if isinstance(value, Decimal | Fraction):
        return float(value)  # Fluent knows no plural of other numbers
    if isinstance(value, str) and len(value) > _LONGEST:
        return value[:_LONGEST] + "…"
    return value


def typeset(text: str) -> str:
    """One line, with a true minus before numbers, that steers no terminal."""
    return _LEADING_MINUS.sub("−", visible(_LINE_BREAK.sub(" ", text)))


def visible(text: str) -> str:
    """The text with a sign that can be seen for each that would steer a terminal or turn the writing round."""
    return _CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)
