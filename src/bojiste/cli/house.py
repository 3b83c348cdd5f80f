"""``bojiste house``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from bojiste.cli.check import scenes_in
from bojiste.cli.counting import Asked, repeated, shown_progress
from bojiste.cli.group import INTERRUPTED
from bojiste.cli.help import Spoken
from bojiste.cli.inputs import load_scene
from bojiste.cli.options import SceneFile, json_option, language_option, refused
from bojiste.cli.voice import words


@click.command("house", cls=Spoken)
@click.argument("file", metavar="FILE")
@click.argument("scenes", metavar="[SCENE]...", nargs=-1, type=SceneFile())
@repeated(300)
@language_option
@json_option("One JSON object for each scene.")
def command(file: str, scenes: tuple[str, ...], asked: Asked, language: str, as_json: bool) -> int | None:
    """Show what house rules change, with the same dice.

    SCENE may be a folder. Without SCENE the examples of the system are played. bojiste compare SCENE --house FILE says
    more about one scene.
    """
    from bojiste.forecast import otherwise

    paths = [path for scene in scenes for path in scenes_in(scene)] or list(_examples(file))
    with shown_progress(language) as told:
        found = [
            otherwise.changed(path, (load_scene(path), load_scene(path, file)), asked.how, told, asked.way)
            for path in paths
        ]
    spoken = words(language, found[0].rows[0].report.system)
    asked.show(otherwise.contents(found, file, spoken), language, [one.as_json() for one in found] if as_json else None)
    return None if all(row.report.complete for one in found for row in one.rows) else INTERRUPTED


def _examples(file: str) -> Iterator[str]:
    """The examples of the system that a file of house rules is for."""
    from bojiste.files import toml
    from bojiste.files.examples import examples
    from bojiste.files.reading import read_text

    system = toml.parse(read_text(Path(file)), Path(file)).get("system")
    found = [name for name in examples() if name.partition("/")[0] == system]
    if not found:
        raise refused("FILE", file, "house-empty")
    yield from found
