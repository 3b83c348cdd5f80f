"""``bojiste carry``."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from bojiste.cli.help import Spoken
from bojiste.cli.options import SaveFile, SceneFile, language_option, refused
from bojiste.cli.voice import say

if TYPE_CHECKING:
    from bojiste.core.game import Game


@click.command("carry", cls=Spoken)
@click.argument("save", metavar="SAVE", type=SaveFile())
@click.argument("scene_path", metavar="SCENE", type=SceneFile())
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--rest", default="none", metavar="none|short|long", help="The rest that they have had in between.")
@language_option
def command(save: str, scene_path: str, file: Path, rest: str, language: str) -> None:
    """Write a scene whose characters begin as a saved game left them.

    Characters that are in both begin with the hit points, slots, uses and supplies of the end of that game.
    """
    from bojiste.cli.inputs import file_of, load_game, load_scene
    from bojiste.files import toml
    from bojiste.files.reading import read_text, write_text
    from bojiste.files.writing import scene_text

    if file.exists():
        raise refused("FILE", str(file), "new-over-a-file")
    game, scene = load_game(save), load_scene(scene_path)
    if game.scene.system.id != scene.system.id:
        raise refused("SCENE", scene_path, "usage-carry-system", system=game.scene.system.id)
    if rest not in scene.system.carries.rests:
        raise refused("--rest", rest, "not-one-of", known=", ".join(scene.system.carries.rests))
    path = Path(file_of(scene_path))
    tables = toml.parse(read_text(path), path)
    both = [id for id in scene.by_id if id in game.state.now and id in game.scene.by_id]
    known = [one for one in tables.get("combatant", ()) if _id(one) in both]
    if not known:
        raise refused("SCENE", scene_path, "usage-carry-nobody", known=", ".join(game.scene.by_id))
    write_text(file, scene_text({**tables, "combatant": [_with(one, game, rest) for one in tables["combatant"]]}))
    click.echo(say(language, "cli-carried", number=len(known), names=", ".join(map(_id, known))))
    click.echo(say(language, "cli-new-written", file=str(file)))


def _id(entry: Mapping[str, Any]) -> str:
    """Who an entry of a scene is; of several it names nobody."""
    return str(entry.get("id", entry.get("block", ""))) if entry.get("count", 1) == 1 else ""


def _with(entry: Mapping[str, Any], game: Game, rest: str) -> Mapping[str, Any]:
    """An entry with the numbers that somebody has at the end of the game; where it stands is the scene's."""
    who = _id(entry)
    if who not in game.scene.by_id or who not in game.state.now:
        return entry
    carried = game.scene.system.carries.numbers(game.scene, game.state, who, rest)
    return {**entry, "now": {**entry.get("now", {}), **_plain(carried)}}


def _plain(carried: Mapping[str, Any]) -> dict[str, Any]:
    """Words and lists as a file has them."""
    return {key: _written(value) for key, value in carried.items()}


def _written(value: Any) -> Any:
    return str(value) if isinstance(value, str) else list(value) if isinstance(value, tuple) else value
