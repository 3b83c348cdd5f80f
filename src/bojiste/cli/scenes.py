"""Scene files for commands that play them: their problems are told with file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.errors import BojisteError, Problem, SceneError

if TYPE_CHECKING:
    from bojiste.core.scene import Scene


class SceneFileError(SceneError):
    """The problems of a scene file, which is named."""

    def __init__(self, path: str, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.path = path


def load(path: str) -> Scene:
    """The scene of a file; ``SceneFileError`` if it cannot be played."""
    from bojiste.files import scenes

    try:
        return scenes.load(path)
    except BojisteError as fault:
        raise SceneFileError(path, fault.problems) from None


def line_in(path: str, problem: Problem) -> int | None:
    """The line of a scene file that a problem of its content stands on."""
    from bojiste.files import scenes

    if problem.path.startswith(path):
        return problem.data.get("line")
    return scenes.lines(path)[problem.path]


def located(path: str, problem: Problem, told: str) -> str:
    """A told problem of a scene file with the file and the line before it: ``scene.toml:12: ...``."""
    if problem.path.startswith(path):
        return told
    line = line_in(path, problem)
    return f"{path}:{line}: {told}" if line else f"{path}: {told}"
