"""A scene written out as the TOML that people read: its own keys first, then each table under its heading."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.files.toml import lines_of, written

FIRST = ("format", "system", "procedure", "title")
"""Keys that stand at the head, in this order."""
LONG = '"""'


def scene_text(tables: Mapping[str, Any]) -> str:
    """The tables of a scene as a file that reads the same again. A drawing of several lines stands as it is drawn."""
    return "\n".join(_lines(tables)).lstrip("\n") + "\n"


def _lines(tables: Mapping[str, Any]) -> Iterator[str]:
    own = {key: value for key, value in tables.items() if not _headed(value)}
    for key in sorted(own, key=lambda key: FIRST.index(key) if key in FIRST else len(FIRST)):
        yield from _line(key, own[key])
    for key, value in tables.items():
        if isinstance(value, Mapping) and key not in own:
            yield from ("", f"[{_name(key)}]", *_table(value))
        elif key not in own:
            for entry in value:
                yield from ("", f"[[{_name(key)}]]", *_table(entry))


def _headed(value: Any) -> bool:
    """Whether a table has a heading of its own: one that holds more than words, or a list of tables."""
    if isinstance(value, Mapping):
        return not all(isinstance(item, str) and "\n" not in item for item in value.values())
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _table(table: Mapping[str, Any]) -> Iterator[str]:
    for key, value in table.items():
        yield from _line(key, value)


def _line(key: str, value: Any) -> Iterator[str]:
    if isinstance(value, str) and "\n" in value and _plain(value):
        yield from (f"{_name(key)} = {LONG}", *value.removesuffix("\n").split("\n"), LONG)
        return
    yield from lines_of({key: value})


def _plain(text: str) -> bool:
    """Whether a text of several lines, the last of which ends too, needs no sign of its own in TOML."""
    signs = all(sign == "\n" or (sign.isprintable() and sign not in '"\\') for sign in text)
    return signs and text.endswith("\n")


def _name(key: str) -> str:
    return written({key: 0}).removeprefix("{ ").removesuffix(" = 0 }")
