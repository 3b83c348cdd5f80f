"""Where a game is kept when it is not played to its end, and what is never written over."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import click

from bojiste.cli.options import refused
from bojiste.cli.voice import say
from bojiste.core.scene import LANGUAGES
from bojiste.errors import Problem, SaveError, SceneError
from bojiste.files import saves

Trace = tuple[int, int, int] | None
"""What a file is known by without reading it: its node, size and time; ``None`` where there is none."""


LANGUAGE = "language"
"""The key of a save under which it is kept in which language the game was told; the engine has no use for it."""


TOGETHER = "together"
"""The key of a save under which it is kept that everybody at the terminal may see everything."""
GAMES = "games"
"""The folder of the user's own in which games are kept that cannot be where they are played."""


def together_kept(path: str) -> bool:
    """Whether a saved game was played openly by all who sat at the terminal."""
    return saves.read(path).get(TOGETHER) is True


def unfinished() -> Iterator[Path]:
    """Saves where one plays, and in the user's own folder, the last first."""
    places = (Path(), Path(click.get_app_dir("bojiste")) / GAMES)
    found = [path for place in places if place.is_dir() for path in place.glob("*.save.json")]
    return iter(sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True))


def language_kept(path: str) -> str | None:
    """The language in which a saved game was told."""
    language = saves.read(path).get(LANGUAGE)
    return language if language in LANGUAGES else None


def tell_if_cut(path: str, language: str) -> None:
    """Tell people that the last line of a save was not written to its end."""
    if saves.found(path).cut:
        click.echo(say(language, "cli-save-cut", file=path), err=True)


class Keeping:
    """The file of one game. ``wanted`` is the file people named. It is written at every question, where people play or
    it was wanted; what nobody has asked for is gone once the game has ended."""

    def __init__(
        self, wanted: Path | None, beside: Path, language: str | None = None, *, together: bool = False
    ) -> None:
        self.language = language
        self.together = together
        self.running = wanted is not None
        """Whether the game is written on the way."""
        self.path = wanted or free_path(beside)
        self.wanted = wanted is not None
        self._trace = trace(self.path)
        self._written: Mapping[str, Any] | None = None
        """What stands in the file, once it is this game."""
        self._told: set[str] = set()

    def guard(self, data: Mapping[str, Any]) -> None:
        """Refuse to begin where another game would be written over."""
        if self.wanted and self.path.exists() and loses(_old(self.path), data):
            raise refused("--save", str(self.path), "save-holds-a-game", file=str(self.path))

    def write(self, data: Mapping[str, Any]) -> None:
        """Keep the game, all of it anew; ``SceneError`` if it cannot be, or if the file is no longer the one written
        last."""
        self._written = None
        self._put(data)

    def add(self, data: Mapping[str, Any]) -> None:
        """Keep the game: what is new since the last time is added to the file."""
        self._put(data)

    def _put(self, data: Mapping[str, Any]) -> None:
        if trace(self.path) != self._trace:
            raise SaveError([Problem(str(self.path), "", "save-changed")])
        data = data if self.language is None else {**data, LANGUAGE: self.language}
        data = {**data, TOGETHER: True} if self.together else data
        before, self._written = self._written, None
        if before is not None and saves.grows(before, data):
            saves.add(self.path, before, data)
        else:
            saves.write(self.path, data)
        self._written, self._trace = data, trace(self.path)

    def keep(self, data: Mapping[str, Any]) -> tuple[Problem, ...]:
        """Write on the way; faults are returned the first time, and the game goes on. What nobody has asked for is kept
        in the user's own folder where it cannot be here."""
        if not self.running:
            return ()
        try:
            self.add(data)
        except SceneError as fault:
            if not self.wanted and not self._told:
                self._told.add("elsewhere")
                self._move_home()
                return self.keep(data)
            found = tuple(problem for problem in fault.problems if problem.reason not in self._told)
            self._told |= {problem.reason for problem in found}
            return found if self.wanted else ()
        return ()

    def _move_home(self) -> None:
        """From now on the game is kept in the user's own folder."""
        home = Path(click.get_app_dir("bojiste")) / GAMES
        with contextlib.suppress(OSError):
            home.mkdir(parents=True, exist_ok=True)
        self.path, self._trace, self._written = free_path(self.path, home), None, None

    def clean(self) -> None:
        """The game has ended: what was kept without anybody asking for it goes, unless others have written there."""
        if not self.wanted and self._written is not None and trace(self.path) == self._trace:
            with contextlib.suppress(OSError):
                self.path.unlink()

    def write_somewhere(self, data: Mapping[str, Any]) -> None:
        """Write at any price: beside the file where that is another's now, or into the folder for temporary files."""
        folders = [self.path.parent, Path(gettempdir())]
        while True:
            try:
                self.write(data)
                return
            except SceneError:
                if not folders:
                    raise
                self.path = free_path(self.path, folders.pop(0))
                self._trace = None


def trace(path: Path) -> Trace:
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def loses(old: Mapping[str, Any], new: Mapping[str, Any]) -> bool:
    """Whether something is lost where ``new`` is written over ``old``: what people answered there and did not answer
    here, or a game that nobody was asked in."""
    same = all(old.get(key) == new.get(key) for key in ("scene", "seed", "fight", "dice"))
    before, after = list(old.get("journal", ())), list(new["journal"])
    if same and after[: len(before)] == before:
        return False
    return not old.get("people") or any("tactic" not in line for line in before)


def _old(path: Path) -> Mapping[str, Any]:
    """The save that stands there; a damaged one is worth keeping, too: somebody may mend it."""
    try:
        return saves.read(path)
    except SaveError:
        return {"people": [], "journal": []}


MOST_STEM = 60


def free_path(scene: Path, folder: Path = Path()) -> Path:
    """``ambush.save.json`` in a folder for ``ambush.toml``, or the first ``ambush-2.save.json`` not taken."""
    stem = scene.name.removesuffix(".json").removesuffix(".save").removesuffix(".toml")[:MOST_STEM]
    path, number = folder / f"{stem}.save.json", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}.save.json", number + 1
    return path


def writable(path: Path | None) -> Path | None:
    """The file of ``--save``; refused if it holds something that is no save (a scene, say), or cannot be there."""
    if path is None:
        return None
    try:
        if not path.parent.is_dir():
            raise refused("--save", str(path), "folder-missing", folder=str(path.parent))
        if path.exists():
            _refuse_what_is_no_save(path)
    except (OSError, ValueError):
        raise refused("--save", str(path), "file-name-long") from None
    return path


def _refuse_what_is_no_save(path: Path) -> None:
    try:
        saves.read(path)
    except SaveError as fault:
        if any(problem.reason == "not-a-save" for problem in fault.problems):
            raise refused("--save", str(path), "save-over-other-file") from None
        if any(problem.reason.startswith("file-") for problem in fault.problems):
            raise
