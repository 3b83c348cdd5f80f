"""Values as a person writes them in TOML."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any


def pairs(said: Mapping[str, Any]) -> Iterator[str]:
    for key, value in said.items():
        yield f"{key} = {toml(value)}"


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        plain = "".join(letter for letter in value if letter.isprintable())  # no file may steer a terminal
        return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    return "[" + ", ".join(toml(one) for one in value) + "]"
