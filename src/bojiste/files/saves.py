"""Saves: written whole once, then added to line by line, and recognised when they are damaged or somebody else's.

A save is one JSON object; each line after it adds what was said and what happened since (``journal``: further lines,
``chain``: further links after the first ``kept`` of those before, which an undo shortens). A last line that was not
written to its end (a crash, a full disk) counts as not written: the game stands where it stood before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bojiste.core.scene import FORMAT
from bojiste.errors import Problem, SaveError, SceneError
from bojiste.files.reading import MIB, add_text, line_and_column, place, read_text, write_text

MOST_SAVE = 128 * MIB
"""Bytes of a save."""


class Found(NamedTuple):
    """A save as ``Game.load`` takes it. ``cut``: its last line was not written to its end."""

    data: dict[str, Any]
    cut: bool


def write(path: str | Path, data: Mapping[str, Any]) -> None:
    """Write a save in one step: whoever reads the file finds the old save or the new one, never half of one."""
    write_text(Path(path), json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def add(path: str | Path, old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    """Add to the file of a save what ``new`` has beyond ``old``, which stands there."""
    journal = new["journal"][len(old["journal"]) :]
    kept = _alike(old["chain"], new["chain"])
    if journal or kept < max(len(old["chain"]), len(new["chain"])):
        step = {"journal": journal, "kept": kept, "chain": new["chain"][kept:]}
        add_text(Path(path), json.dumps(step, ensure_ascii=False) + "\n")


def _alike(old: Sequence[str], new: Sequence[str]) -> int:
    """How many links two chains have in common."""
    return next(
        (at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]), min(len(old), len(new))
    )


def grows(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """Whether ``new`` is ``old`` gone on with."""
    same = all(old.get(key) == value for key, value in new.items() if key not in ("journal", "chain"))
    return same and new["journal"][: len(old["journal"])] == old["journal"]


def read(path: str | Path) -> dict[str, Any]:
    """The save in a file, as ``Game.load`` takes it. ``SaveError`` if it is no save or only part of one."""
    return found(path).data


def found(path: str | Path) -> Found:
    """The same, with what is to be told of it."""
    path = Path(path)
    try:
        text = read_text(path, MOST_SAVE)
    except SceneError as fault:
        raise SaveError(fault.problems) from None
    data, end = _first(text, path)
    if not isinstance(data, dict) or "bojiste" not in data:
        raise SaveError([Problem(str(path), "", "not-a-save")])
    if not text[end:].strip() or data["bojiste"] != FORMAT:
        return Found(data, False)
    return _added(data, text, end, path)


def _first(text: str, path: Path) -> tuple[Any, int]:
    """The object with which a file begins, and where it ends."""
    start = len(text) - len(text.lstrip())
    try:
        return json.JSONDecoder().raw_decode(text, start)
    except json.JSONDecodeError as fault:
        raise SaveError([_problem(fault, text, path)]) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, brackets a thousand deep
        raise SaveError([Problem(str(path), "", "not-a-save")]) from None


def _added(data: dict[str, Any], text: str, end: int, path: Path) -> Found:
    """The save with all that was added to it."""
    journal, chain = data.get("journal"), data.get("chain")
    line, cut = line_and_column(text, end)[0], False
    if not isinstance(journal, list) or not isinstance(chain, list):
        raise SaveError([Problem(place(path, line), "", "damaged-save")])
    for at, step, cut in _steps(text[end:]):
        if not cut and not _is_step(step, len(chain)):
            raise SaveError([Problem(place(path, line + at), "", "damaged-save")])
        if not cut:
            journal += step["journal"]
            chain[step["kept"] :] = step["chain"]
    return Found(data, cut)


def _steps(text: str) -> Iterator[tuple[int, Any, bool]]:
    """Each further line: its number from here, what it holds (``None``: no JSON), whether it breaks off."""
    lines = text.split("\n")
    for at, line in enumerate(lines):
        if not line.strip():
            continue
        try:
            yield at, json.loads(line), False
        except (ValueError, RecursionError):
            yield at, None, at == len(lines) - 1


def _is_step(step: Any, most: int) -> bool:
    """Whether a line adds to a save whose chain is so long."""
    if not isinstance(step, dict) or step.keys() != {"journal", "kept", "chain"}:
        return False
    lists = isinstance(step["journal"], list) and isinstance(step["chain"], list)
    return lists and type(step["kept"]) is int and 0 <= step["kept"] <= most


def _problem(fault: json.JSONDecodeError, text: str, path: Path) -> Problem:
    """A text that begins as a save and breaks off is a save cut short; anything else is not a save."""
    if not text.lstrip().startswith("{") or '"bojiste"' not in text:
        return Problem(str(path), "", "not-a-save")
    line, column = line_and_column(text, fault.pos)
    cut = fault.pos >= len(text.rstrip()) or fault.msg.startswith("Unterminated")
    return Problem(place(path, line, column), "", "save-cut-short" if cut else "save-not-json", {"line": line})
