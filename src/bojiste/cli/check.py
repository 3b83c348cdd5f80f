"""``bojiste check``."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.faults import BAD_INPUT, MOST_TOLD, and_more, lines, remarked
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import FileFault, load_scene, located, remarks
from bojiste.cli.options import SceneFile, house_option, json_option, language_option, refused
from bojiste.cli.page import told
from bojiste.cli.voice import say
from bojiste.core.shelf import names, not_exact
from bojiste.core.shelf import spoken as features
from bojiste.errors import SceneError
from bojiste.files import house
from bojiste.tell.words import visible

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bojiste.core.scene import Scene


@click.command("check", cls=Spoken)
@click.argument("scenes", metavar="SCENE...", nargs=-1, required=True, type=SceneFile())
@house_option
@language_option
@json_option("One JSON object for each file: its problems with path, line, value, reason and message.")
@click.option("--names", is_flag=True, help="Print the forms of names that the log will use, given or guessed.")
@click.option("--explain", is_flag=True, help="Show where the numbers of characters in short form come from.")
def command(scenes: Sequence[str], language: str, as_json: bool, names: bool, explain: bool) -> int:
    """Find all faults of scene files.

    Tells every problem of every file, with the line it stands on; exit code 2 if there is any. Of a file in order it
    says what of its blocks is not played as printed, and what should be known before it is played. A file of house
    rules is checked by itself.
    """
    scenes = [scene for path in scenes for scene in scenes_in(path)]
    tables = {path for path in scenes if house.is_one(Path(path))}
    found = {path: fault_of_table(path) if path in tables else fault_of(path) for path in scenes}
    for path, fault in found.items():
        if path in tables:
            _tell_of_table(path, fault, language, as_json)
            continue
        if names and fault is None:
            _tell_names(path, language)
        if as_json:
            click.echo(json.dumps(_as_json(path, fault, language, explain), ensure_ascii=False))
        else:
            _tell_of_scene(path, fault, language, explain)
    return BAD_INPUT if any(found.values()) else 0


def _tell_names(path: str, language: str) -> None:
    """The forms of names that the log will use."""
    from bojiste.tell import roster

    for line in roster.lines(load_scene(path), language):
        told(visible(line), 4)


def _tell_of_scene(path: str, fault: FileFault | None, language: str, explain: bool) -> None:
    """The faults of a scene, or what should be known of it."""
    for line in _told(path, fault, language):
        told(line)
    for line in _asked(path, fault, language, explain):
        told(visible(line), 4)


def scenes_in(path: str) -> list[str]:
    """The scene files in a folder, by name; anything else is a file itself. A page of blocks is no scene."""
    if not Path(path).is_dir():
        return [path]
    found = [str(one) for one in sorted(Path(path).glob("*.toml")) if _is_scene(one)]
    if not found:
        raise refused("SCENE", path, "folder-without-scenes")
    return found


def _is_scene(file: Path) -> bool:
    """Whether a file says of itself that it is a scene, or cannot be read: then that is told."""
    import tomllib

    try:
        return {"format", "system", "combatant"} & tomllib.loads(file.read_text(encoding="utf-8")).keys() != set()
    except (tomllib.TOMLDecodeError, OSError, UnicodeDecodeError):
        return True


def fault_of(path: str) -> FileFault | None:
    """What keeps a file from being played; ``None`` if it is in order."""
    try:
        load_scene(path)
    except FileFault as fault:
        return fault
    return None


def fault_of_table(path: str) -> FileFault | None:
    """What is wrong with a file of house rules; ``None`` if it is in order."""
    try:
        house.check(Path(path))
    except SceneError as fault:
        return FileFault(path, fault.problems, lined=True, system=fault.system)
    return None


def _tell_of_table(path: str, fault: FileFault | None, language: str, as_json: bool) -> None:
    """The faults of a file of house rules, or that it has none."""
    if as_json:
        click.echo(json.dumps(_faults_as_json(path, fault, language), ensure_ascii=False))
        return
    for line in [say(language, "cli-in-order", file=path)] if fault is None else _faulty(path, fault, language):
        told(line)


def _told(path: str, fault: FileFault | None, language: str) -> list[str]:
    if fault is None:
        scene = load_scene(path)
        noted = remarked(remarks(path, scene), language)
        return [say(language, "cli-in-order", file=path), *_played(scene, language), *noted]
    return _faulty(path, fault, language)


def _faulty(path: str, fault: FileFault, language: str) -> list[str]:
    told = located(fault, lines(fault.problems[:MOST_TOLD], language, fault.system))
    told += and_more(fault.problems, language)
    return [*map(visible, told), say(language, "cli-problems", file=path, count=len(fault.problems))]


def _played(scene: Scene, language: str) -> Iterator[str]:
    """What of the blocks of a scene is not played as printed."""
    from bojiste.cli.voice import words
    from bojiste.tell.names import capital, label

    said = words(language, scene.system.id)
    for name, covered in not_exact(scene).values():
        who = capital(label(name, language))
        if covered.nearly:
            yield said.word("cli-check-nearly", who=who, what=features(covered.nearly, said))
        if covered.left:
            yield said.word("cli-check-left", who=who, what=features(covered.left, said))


def _asked(path: str, fault: FileFault | None, language: str, explain: bool) -> Iterator[str]:
    """Whence numbers come, where that is asked of a file in order."""
    return _explained(path, language) if explain and fault is None else iter(())


def _explained(path: str, language: str) -> Iterator[str]:
    """Whence the numbers of those come of whom the file says only a part, under their names."""
    from bojiste.cli.voice import words
    from bojiste.tell.names import capital, label

    scene = load_scene(path)
    says, said = scene.system.shelf().explained, words(language, scene.system.id)
    entries = {f"combatant[{place}]": entry for place, entry in enumerate(scene.source.get("combatant", ()))}
    told_of: set[str] = set()
    for one in scene.combatants if says is not None else ():
        entry = entries.get(one.path)
        lines_of = list(says(entry, one.sheet, said)) if says and entry is not None and one.path not in told_of else []
        told_of.add(one.path)
        if lines_of:
            yield capital(label(replace(one.name, number=None), language))
            yield from (f"  {line}" for line in lines_of)


def _as_json(path: str, fault: FileFault | None, language: str, explain: bool = False) -> dict[str, Any]:
    found = _faults_as_json(path, fault, language)
    if fault is None:
        scene = load_scene(path)
        said, noted = not_exact(scene).items(), remarks(path, scene)
        played = {id: {"approximated": names(one.nearly), "left": names(one.left)} for id, (_, one) in said}
        notes = _listed(noted, language) if noted is not None else []
        more = {"explained": list(_explained(path, language))} if explain else {}
        return {**found, "played": played, "remarks": notes, **more}
    return found


def _faults_as_json(path: str, fault: FileFault | None, language: str) -> dict[str, Any]:
    told = [] if fault is None else _listed(fault, language)
    return {"file": path, "problems": told, "left_out": 0 if fault is None else len(fault.problems) - len(told)}


def _listed(fault: FileFault, language: str) -> list[dict[str, Any]]:
    """Problems of a file as JSON objects."""
    from bojiste.cli.voice import words
    from bojiste.tell.problems import as_json

    said = words(language, fault.system)
    return [as_json(said, one, fault.line(one)) for one in fault.problems[:MOST_TOLD]]
