"""Where a game is kept when it is not played to its end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from bojiste.cli.options import refused
from bojiste.errors import SaveError, SceneError
from bojiste.files import saves


class Keeping:
    """The file of one game. ``wanted`` is the file people named: then it is written at every question, too."""

    def __init__(self, wanted: Path | None, beside: Path) -> None:
        self.path = wanted or free_path(beside)
        self.wanted = wanted is not None

    def write(self, data: Mapping[str, Any]) -> None:
        saves.write(self.path, data)

    def write_somewhere(self, data: Mapping[str, Any]) -> None:
        """Write at any price: where the file cannot be written, into the folder for temporary files."""
        try:
            self.write(data)
        except SceneError:
            self.path = free_path(self.path, Path(gettempdir()))
            self.write(data)


def free_path(scene: Path, folder: Path = Path()) -> Path:
    """``ambush.save.json`` in a folder for ``ambush.toml``, or the first ``ambush-2.save.json`` not taken."""
    stem = scene.name.removesuffix(".json").removesuffix(".save").removesuffix(".toml")
    path, number = folder / f"{stem}.save.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.save.json", number + 1
    return path


def writable(path: Path | None) -> Path | None:
    """The file of ``--save``; refused if it holds something that is no save (a scene, say), or cannot be there."""
    if path is not None and not path.parent.is_dir():
        raise refused("--save", str(path), "folder-missing", folder=str(path.parent))
    if path is not None and path.exists():
        try:
            saves.read(path)
        except SaveError as fault:
            if any(problem.reason == "not-a-save" for problem in fault.problems):
                raise refused("--save", str(path), "save-over-other-file") from None
            if any(problem.reason.startswith("file-") for problem in fault.problems):
                raise
    return path
