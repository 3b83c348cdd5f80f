"""Files that commands are given: their problems are told with the file, and the line where that can be said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bojiste.errors import BojisteError, Problem, ReplayDiffers, SceneError

if TYPE_CHECKING:
    from bojiste.core.game import Game
    from bojiste.core.scene import Scene


class FileFault(SceneError):
    """The problems of a file, which is named; ``lined`` if it is a scene, whose values stand on lines."""

    def __init__(
        self, path: str, problems: Iterable[Problem], *, lined: bool = False, system: str | None = None
    ) -> None:
        super().__init__(problems, system)
        self.path = path
        self.lined = lined


def load_scene(path: str) -> Scene:
    """The scene of a file; ``FileFault`` if it cannot be played."""
    from bojiste.files import scenes

    try:
        return scenes.load(path)
    except BojisteError as fault:
        raise FileFault(path, fault.problems, lined=True, system=fault.system) from None


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


def line_in(path: str, problem: Problem) -> int | None:
    """The line of a scene file that a problem of its content stands on."""
    from bojiste.files import scenes

    if problem.path.startswith(path):
        return problem.data.get("line")
    return scenes.lines(path)[problem.path]


def located(fault: FileFault, told: Iterable[str]) -> list[str]:
    """Told problems with the file and the line before them, unless they name it: ``scene.toml:12: ...``."""
    return [_located(fault, one, words) for one, words in zip(fault.problems, told, strict=True)]


def _located(fault: FileFault, problem: Problem, told: str) -> str:
    if problem.path.startswith(fault.path):
        return told
    line = line_in(fault.path, problem) if fault.lined else None
    return f"{fault.path}:{line}: {told}" if line else f"{fault.path}: {told}"
