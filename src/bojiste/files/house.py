"""Files of house rules: what a table plays otherwise than the book, for any number of scenes.

A scene names one (``house = "our_table.toml"``, beside it); then what the scene itself says goes before. Or whoever
plays names one (``--house FILE``); then the file goes before what the scene says. What is read becomes part of the
source of the scene, so that a saved game needs no other file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from bojiste.core.scene import FORMAT, Name
from bojiste.core.system import system_ids
from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.reading import place, read_text

KEYS = ("format", "system", "title", "note", "rules", "options")
TABLES = ("rules", "options")
Table = Mapping[str, Any]


class HouseFile(NamedTuple):
    """A file of house rules: its tables, and the lines on which their values stand."""

    path: Path
    tables: Table
    lines: toml.Lines

    @property
    def title(self) -> Any:
        """What the rules are called together: as the file says, otherwise like the file."""
        return self.tables.get("title", self.path.stem)

    @property
    def name(self) -> Name:
        """The same, to be told."""
        from bojiste.core.reading import NameTable

        return NameTable.model_validate(self.title).name()

    def over(self, scene: Table) -> dict[str, Any]:
        """The scene as it is played by these rules, whatever it says itself."""
        return self._joined(scene, lambda mine, own: {**own, **mine})

    def under(self, scene: Table) -> dict[str, Any]:
        """The scene as it is played by these rules where it says nothing itself."""
        return self._joined(scene, lambda mine, own: {**mine, **own})

    def _joined(self, scene: Table, both: Any) -> dict[str, Any]:
        tables = {
            key: both(self.tables.get(key, {}), scene.get(key, {}))
            for key in TABLES
            if isinstance(scene.get(key, {}), Mapping) and (key in self.tables or key in scene)
        }
        return {**scene, **tables, "house": {"title": self.title}}

    def placed(self, fault: SceneError, scene: Table) -> SceneError:
        """The faults of a scene that is played by these rules, those of the rules where they stand in this file;
        ``scene`` says what goes before them (nothing: they do)."""
        return SceneError([self._placed(one, scene) for one in fault.problems], fault.system)

    def _placed(self, one: Problem, scene: Table) -> Problem:
        head, _, name = one.path.partition(".")
        mine = head in TABLES and _given(self.tables.get(head), name) and not _given(scene.get(head), name)
        if not mine and head != "house":
            return one
        line = self.lines[one.path if mine else "title"]
        return _at(one, self.path, line)


def _given(table: Any, path: str) -> bool:
    """Whether a table says something of what a path names, or of what it lies in."""
    return isinstance(table, Mapping) and any(path == key or path.startswith((f"{key}.", f"{key}[")) for key in table)


def read(path: Path, system: object) -> HouseFile:
    """The file of house rules for scenes of this system; ``SceneError`` with all that is wrong with it as a whole. What
    is wrong with its rules is found where a scene is read with them."""
    try:
        text = read_text(path)
        tables = toml.parse(text, path)
    except SceneError as fault:
        raise SceneError(replace(one, data={**one.data, "file": str(path)}) for one in fault.problems) from None
    lines = toml.Lines(text)
    if found := list(_problems(tables, system)):
        raise SceneError(_at(one, path, lines[one.path]) for one in (*found, *_of_rules(tables)))
    return HouseFile(path, tables, lines)


def is_one(path: Path) -> bool:
    """Whether a file is one of house rules and no scene: it has such tables, and nobody in it."""
    try:
        tables = toml.parse(read_text(path), path)
    except SceneError:
        return False
    return "combatant" not in tables and any(key in tables for key in TABLES)


def check(path: Path) -> str:
    """The system of a file of house rules, by whatever scene it is to be played; ``SceneError`` with all its faults."""
    tables = toml.parse(read_text(path), path)
    wrong = [*_problems(tables, tables.get("system")), *_of_rules(tables)]
    if wrong:
        raise SceneError(wrong)
    return str(tables["system"])


def _of_rules(tables: Table) -> Iterator[Problem]:
    from bojiste.core.reading.whole import faults_of_rules

    yield from faults_of_rules(tables)


def _at(one: Problem, file: Path, line: int | None) -> Problem:
    """A fault of a value in the place where it stands: of this file, which is not that of the scene."""
    return replace(
        one, path=f"{place(file, line or 1)}: {one.path}", data={**one.data, "file": str(file), "line": line}
    )


def _problems(tables: Table, system: object) -> Iterator[Problem]:
    from bojiste.core.reading import near

    if tables.get("format") != FORMAT:
        reason = "unknown-format" if "format" in tables else "missing"
        yield Problem("format", tables.get("format", ""), reason, {"known": FORMAT})
    if "system" not in tables:
        yield Problem("system", "", "missing", {"known": str(system)})
    elif tables["system"] not in system_ids():
        yield Problem("system", str(tables["system"]), "unknown-system", {"known": ", ".join(system_ids())})
    elif tables["system"] != system:
        yield Problem("system", str(tables["system"]), "house-other-system", {"known": str(system)})
    for key in tables:
        if key not in KEYS:
            yield Problem(key, key, "unknown-key", {"known": ", ".join(KEYS), "near": near(key, KEYS)})
    for key in TABLES:
        if not isinstance(tables.get(key, {}), Mapping):
            yield Problem(key, tables[key], "not-a-table")
    if "title" in tables:
        yield from _of_title(tables["title"])
    if not any(key in tables for key in TABLES):
        yield Problem("rules", "", "house-empty")


def _of_title(said: object) -> Iterator[Problem]:
    from pydantic import ValidationError

    from bojiste.core.reading import NameTable, problems_of

    try:
        NameTable.model_validate(said)
    except ValidationError as failed:
        yield from problems_of(failed, "title", NameTable)


def named(scene: Table, path: Path) -> HouseFile | None:
    """The file that a scene names, which stands at this path; ``None``: it names none."""
    said = scene.get("house")
    return read(path.parent / said, scene.get("system")) if isinstance(said, str) else None
