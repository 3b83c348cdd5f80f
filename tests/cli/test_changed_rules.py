"""A saved game told by other rules than it was played by: another process, the whole command line, exit code 4."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bojiste.files import saves
from bojiste.files.scenes import load
from tests import house

MAIN = "from bojiste.cli import main; main()"
NO_RULING = """
from bojiste.errors import Problem
from bojiste.systems.srd5.play.referee.verbs import HAND
never = lambda scene, state, deed: [Problem(deed.path, deed.value, "below-minimum", {"minimum": 0})]
HAND.verbs["by"] = HAND.verbs["by"]._replace(check=never)
"""
NO_END = """
from bojiste.core import ask
true = ask.Ask.keys
ask.Ask.keys = property(lambda self: tuple(key for key in true.fget(self) if key != "end"))
"""


def bojiste(folder: Path, *args: str, changed: str = "", given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", changed + MAIN, *args]
    return subprocess.run(command, cwd=folder, input=given, capture_output=True, text=True, encoding="utf-8")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Somebody ends a turn, the referee wounds Brok, somebody ends a turn, and people leave."""
    seats = dict.fromkeys(("gm", *load(house.EXAMPLES / "srd5/duel.toml").seats))
    people = [word for seat in seats for word in ("--seat", seat)]
    more = ("--seed", "3", *people, "--open", "--save", "a.json")
    left = bojiste(tmp_path, "play", "srd5/duel", *more, given="end\ng brok -2\nend\nq\n")
    assert left.returncode == 0, left.stderr
    return tmp_path


def place(folder: Path, text: str) -> int:
    """Where in the journal a line stands."""
    journal = saves.read(folder / "a.json")["journal"]
    return next(at for at, line in enumerate(journal) if text in line.values())


def test_by_the_same_rules_it_is_told_to_its_end(kept: Path) -> None:
    again = bojiste(kept, "replay", "a.json")
    assert again.returncode == 0 and not again.stderr


@pytest.mark.parametrize("command", [("replay",), ("play", "--resume")])
@pytest.mark.parametrize("changed, line", [(NO_RULING, "brok -2"), (NO_END, "end")])
def test_the_first_line_that_no_longer_fits_is_named(
    kept: Path, command: tuple[str, ...], changed: str, line: str
) -> None:
    again = bojiste(kept, *command, "a.json", changed=changed)
    assert again.returncode == 4 and "Traceback" not in again.stderr
    assert f"journal[{place(kept, line)}]" in again.stderr and line.replace("-", "−") in again.stderr
