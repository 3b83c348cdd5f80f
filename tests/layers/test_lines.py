"""Younger rooms have narrower lines, and their own ``ruff.toml`` says so to the formatter."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.house import HOUSE

NARROW = 100
"""Letters of a line."""
WIDE = {
    "src/bojiste": "cli core env files forecast kernel kit systems table tell",
    "src/bojiste/systems": "drd2 fiveaction osr srd5",
    "tools": "srd_pack",
}
"""Rooms that were there before lines became narrower. A new room is narrow; none is added here."""


def room(path: Path) -> str:
    """The folder a file belongs to: one of the program, one of a system, all tests, a tool."""
    parts = path.relative_to(HOUSE).parts[:-1]
    depth = {"src": 4 if "systems" in parts[2:3] else 3, "tests": 1}.get(parts[0], 2)
    return "/".join(parts[:depth])


def wide() -> set[str]:
    inside = {f"{top}/{name}" for top, names in WIDE.items() for name in names.split()}
    return inside | {"src/bojiste", "tests", "tools"}


def rooms() -> dict[str, list[Path]]:
    """The files of each room."""
    found: dict[str, list[Path]] = {}
    for top in ("src", "tests", "tools"):
        for path in sorted((HOUSE / top).rglob("*.py")):
            found.setdefault(room(path), []).append(path)
    return found


@pytest.mark.parametrize("place", sorted(set(rooms()) - wide()))
def test_a_new_room_has_narrow_lines(place: str) -> None:
    longer = [
        f"{path.relative_to(HOUSE)}:{number}"
        for path in rooms()[place]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > NARROW
    ]
    assert not longer, f"{place} is younger than wide lines: {' '.join(longer)}"


@pytest.mark.parametrize("place", sorted(set(rooms()) - wide()))
def test_the_formatter_knows_it(place: str) -> None:
    said = HOUSE / place / "ruff.toml"
    assert said.is_file(), f"{said.relative_to(HOUSE)}: line-length = {NARROW}, as in tools/played"
    assert tomllib.loads(said.read_text(encoding="utf-8"))["line-length"] == NARROW


def test_only_rooms_that_are_there_may_be_wide() -> None:
    assert set(rooms()) >= wide()
