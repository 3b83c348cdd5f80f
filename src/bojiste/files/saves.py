"""Saves: written whole or not at all, and recognised when they are damaged or somebody else's."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bojiste.errors import Problem, SaveError, SceneError
from bojiste.files.reading import MIB, line_and_column, place, read_text, write_text

MOST_SAVE = 128 * MIB
"""Bytes of a save."""


def write(path: str | Path, data: Mapping[str, Any]) -> None:
    """Write a save in one step: whoever reads the file finds the old save or the new one, never half of one."""
    write_text(Path(path), json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def read(path: str | Path) -> dict[str, Any]:
    """The save in a file, as ``Game.load`` takes it. ``SaveError`` if it is no save or only part of one."""
    path = Path(path)
    try:
        text = read_text(path, MOST_SAVE)
    except SceneError as fault:
        raise SaveError(fault.problems) from None
    data = _parsed(text, path)
    if not isinstance(data, dict) or "bojiste" not in data:
        raise SaveError([Problem(str(path), "", "not-a-save")])
    return data


def _parsed(text: str, path: Path) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        raise SaveError([_problem(fault, text, path)]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets a thousand deep
        raise SaveError([Problem(str(path), "", "not-a-save")]) from None


def _problem(fault: json.JSONDecodeError, text: str, path: Path) -> Problem:
    """A text that begins as a save and breaks off is a save cut short; anything else is not a save."""
    if not text.lstrip().startswith("{") or '"bojiste"' not in text:
        return Problem(str(path), "", "not-a-save")
    line, column = line_and_column(text, fault.pos)
    cut = fault.pos >= len(text.rstrip()) or fault.msg.startswith("Unterminated")
    return Problem(place(path, line, column), "", "save-cut-short" if cut else "save-not-json", {"line": line})
