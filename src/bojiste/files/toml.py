"""TOML: what is wrong with a text, on which line a value stands, and tables written out."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bojiste.errors import Problem, SceneError
from bojiste.files.reading import line_and_column, place

# what tomllib says (in English) -> what we say; looked up in order
_FAULTS = (
    ("twice|overwrite|duplicate|mutate", "toml-twice"),
    ("unterminated|illegal character", "toml-open-text"),
    ("unclosed|end of an? (table|array) declaration|after .* declaration", "toml-open-bracket"),
    ("expected '='", "toml-no-equals"),
    ("escape|hex value", "toml-backslash"),
    ("newline or end of document", "toml-line-goes-on"),
    ("invalid value|date", "toml-no-value"),
    ("statement|key part", "toml-no-key"),
)
_WHERE_A_KEY_ENDS = ("toml-no-equals", "toml-no-key", "toml-open-bracket")
"""Faults that a letter of no key makes as well."""
_POSITION = re.compile(r" \(at (?:line (\d+), column (\d+)|end of document)\)$")


def parse(text: str, path: Path) -> dict[str, Any]:
    """The tables of a TOML text; a syntax error is one problem at ``path:line:column``."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise SceneError([_problem(str(fault), text, path)]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets a thousand deep
        raise SceneError([Problem(str(path), "", "toml-too-large")]) from None


def _problem(message: str, text: str, path: Path) -> Problem:
    found = _POSITION.search(message)
    at = line_and_column(text, len(text.rstrip()))
    if found and found[1]:
        at = int(found[1]), int(found[2])
    what = message[: found.start()] if found else message
    reason = next((reason for words, reason in _FAULTS if re.search(words, what, re.IGNORECASE)), "toml-syntax")
    lines = text.split("\n")
    line = lines[at[0] - 1] if at[0] <= len(lines) else ""
    if reason in _WHERE_A_KEY_ENDS and not line[at[1] - 1 : at[1]].isascii():
        reason = "toml-key-letters"
    written = line.strip()
    return Problem(place(path, *at), written, reason, {"text": what, "line": at[0], "column": at[1]})


# ---------------------------------------------------------------------------------------------------- lines of values

_HEADER = re.compile(r"(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=(.*)$""")
_QUOTED = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')
_LONG = ('"""', "'''")


class Lines:
    """On which line (from 1) each value of a sound TOML text stands, by paths such as ``combatant[2].now.hp``."""

    def __init__(self, text: str) -> None:
        self._lines: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        table = ""
        for number, line in _statements(text):
            if header := _HEADER.match(line):
                table = self._table(_steps(header[2]), header[1] == "[[")
                self._lines.setdefault(table, number)
            elif key := _KEY.match(line):
                for path in self._paths(table, _steps(key[1])):
                    self._lines.setdefault(path, number)

    def __getitem__(self, path: str) -> int | None:
        """The line of the value, or of the smallest table around it that can be found."""
        while path:
            if path in self._lines:
                return self._lines[path]
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return None

    def _table(self, steps: list[str], one_more: bool) -> str:
        """The path of a header: arrays of tables are counted, and a name goes on with their last."""
        path = ""
        for last, step in ((index == len(steps) - 1, step) for index, step in enumerate(steps)):
            path = f"{path}.{step}" if path else step
            if last and one_more:
                self._counts[path] = self._counts.get(path, -1) + 1
            if path in self._counts:
                path = f"{path}[{self._counts[path]}]"
        return path

    @staticmethod
    def _paths(table: str, steps: list[str]) -> Iterator[str]:
        path = table
        for step in steps:
            path = f"{path}.{step}" if path else step
            yield path


def _steps(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """Numbered lines that begin a statement: not those inside a long text or a list that goes on."""
    inside, depth = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        if inside:
            inside = "" if inside in line else inside
            continue
        if depth == 0:
            yield number, line.strip()
        value = line
        if depth == 0:
            key = _KEY.match(line.strip())
            value = key[2] if key else ""
        opened = next((quotes for quotes in _LONG if value.count(quotes) == 1), "")
        if opened:
            inside = opened
            continue
        bare = _QUOTED.sub("", value).split("#", 1)[0]
        depth = max(0, depth + bare.count("[") - bare.count("]"))


# ---------------------------------------------------------------------------------------------------- writing


def written(value: Any) -> str:
    """A value as TOML on one line; tables are written inline."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {written(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    return _text(value)


def lines_of(table: Mapping[str, Any]) -> list[str]:
    """A table as TOML lines, a key each, its tables inline; a long list of tables has a line for each."""
    lines: list[str] = []
    for key, value in table.items():
        if isinstance(value, list | tuple) and value and all(isinstance(item, Mapping) for item in value):
            lines += [f"{_key(key)} = [", *(f"  {written(item)}," for item in value), "]"]
        else:
            lines.append(f"{_key(key)} = {written(value)}")
    return lines


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _text(key)


def _text(value: Any) -> str:
    """In quotes, as JSON has it; only DEL, which JSON lets stand, TOML does not."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
