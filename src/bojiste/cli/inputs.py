"""Files that commands are given: their problems are told with the file, and the line where that can be said."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from bojiste.errors import BojisteError, Problem, ReplayDiffers, SceneError

if TYPE_CHECKING:
    from bojiste.core.game import Game
    from bojiste.core.house import House
    from bojiste.core.scene import Scene
    from bojiste.core.system import System
    from bojiste.files.toml import Lines


HOUSE = "bojiste.house"
"""Where the context of a command keeps the file of house rules that it names."""
MOST_NAME = 100
"""No example has a longer name."""


class FileFault(SceneError):
    """The problems of a file, which is named; ``lined`` if it is a scene, whose values stand on lines."""

    def __init__(
        self, path: str, problems: Iterable[Problem], *, lined: bool = False, system: str | None = None
    ) -> None:
        self.path = path
        self.lined = lined
        super().__init__(sorted(problems, key=lambda one: self.line(one) or 0) if lined else problems, system)

    def line(self, problem: Problem) -> int | None:
        """The line that the problem stands on, if it can be said."""
        if problem.path.startswith(self.path) or "file" in problem.data:
            return problem.data.get("line")
        return self._lines[problem.path] if self.lined else None

    @cached_property
    def _lines(self) -> Lines:
        from bojiste.files import scenes

        return scenes.lines(self.path)


def load_scene(path: str, house: str | None = None) -> Scene:
    """The scene of a file, or of an example by its name, by the rules of a ``house`` file, if one is given here or with
    ``--house``; ``FileFault`` if it cannot be played."""
    from bojiste.files import scenes

    file = file_of(path)
    try:
        return scenes.load(file, house or house_named())
    except BojisteError as fault:
        raise FileFault(file, fault.problems, lined=True, system=fault.system) from None


def house_named() -> str | None:
    """The file of house rules that the command names with ``--house``, if it names one."""
    import click

    context = click.get_current_context(silent=True)
    return None if context is None else context.meta.get(HOUSE)


def housed_system(id: str) -> tuple[System, House | None]:
    """A system, by the house rules that the command names, if it names some: those of its sums, dice know no more;
    ``SceneError`` with all that is wrong with them."""
    from bojiste.core.system import system

    game, file = system(id), house_named()
    if file is None:
        return game, None
    from bojiste.core import house
    from bojiste.files.house import read

    found = read(Path(file), id)
    rules = dict(found.tables.get("rules", {}))
    if wrong := list(house.problems(game, rules)):
        raise found.placed(SceneError(wrong, id), {})
    table = house.House(rules, found.name)
    return (house.housed(game, table) if rules else game), table


def again(path: str) -> str:
    """A scene as a command names it that is to play it by the same rules."""
    house = house_named()
    return quote(path) if house is None else f"{quote(path)} --house {quote(house)}"


def remarks(path: str, scene: Scene) -> FileFault | None:
    """What should be known of a scene that can be played; ``None`` if there is nothing to say."""
    found = tuple(scene.system.remarks(scene))
    return FileFault(path, found, lined=True, system=scene.system.id) if found else None


def file_of(path: str) -> str:
    """The file itself, or that of the only example so named where there is no such file."""
    from bojiste.files.examples import examples, meant

    if len(path) > MOST_NAME or Path(path).exists():
        return path
    found = list(meant(path))
    if len(found) > 1:
        raise SceneError([Problem(path, "", "file-several-examples", {"known": ", ".join(found)})])
    return str(examples()[found[0]]) if found else path


def load_game(path: str, *, people: Iterable[str] | None = None) -> Game:
    """The game of a save, told by today's rules; ``people`` hold other seats than when it was saved.

    ``FileFault`` if it is damaged, ``ReplayDiffers`` if the rules tell another story.
    """
    from bojiste.core.game import Game
    from bojiste.files import saves

    data: dict[str, Any] = saves.read(path)
    try:
        game = Game.load(data)
        return game if people is None else Game.load({**data, "people": list(people)}, check=False)
    except ReplayDiffers:
        raise
    except BojisteError as fault:
        raise FileFault(path, fault.problems, system=fault.system) from None


def located(fault: FileFault, told: Iterable[str]) -> list[str]:
    """Told problems with the file and the line before them, unless they name it: ``scene.toml:12: ...``."""
    return [_located(fault, one, words) for one, words in zip(fault.problems, told, strict=False)]


def _located(fault: FileFault, problem: Problem, told: str) -> str:
    if problem.path.startswith(fault.path) or "file" in problem.data:
        return told
    line = fault.line(problem)
    return f"{fault.path}:{line}: {told}" if line else f"{fault.path}: {told}"
