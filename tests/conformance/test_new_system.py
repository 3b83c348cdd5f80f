"""A system on the guide needs its folder only: ``tests/houses/bones``, two rules, is found, played, told and held to
the floor plan by what is there, and what it leaves out is found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import house

BONES = house.REPOSITORY / "tests" / "houses" / "bones"
SUITE = ("tests/conformance", "tests/golden", "tests/layers/test_floor_plan.py")

pytestmark = pytest.mark.skipif(bool(house.OTHER), reason="the other house's own run")


@pytest.fixture
def bones(tmp_path: Path) -> Path:
    """The house of bones, to be spoiled."""
    return Path(shutil.copytree(BONES, tmp_path / "bones"))


def suite(home: Path) -> subprocess.CompletedProcess[str]:
    """What the suite says of it."""
    paths = [str(home / "src"), str(house.REPOSITORY / "src"), str(house.REPOSITORY)]
    more = {"BOJISTE_HOUSE": str(home), "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-vv",
            "--tb=short",
            "-p",
            "no:cacheprovider",
            "-n",
            "0",
            "-m",
            "not slow",
            "-k",
            "not coin",
            *SUITE,
        ],
        env={**os.environ, **more},
        cwd=house.REPOSITORY,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_folder_is_enough() -> None:
    done = suite(BONES)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "bones: 2 rules registered, 2 reached by a game" in done.stdout


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


LEFT_OUT = ("gauge-teeth", "option-give-in", "outcome-toothless", "problem-not-two", "    .remedy")


def test_what_is_left_out_is_found(bones: Path) -> None:
    """A gauge, a state, an answer and a fault without words, a file that is not the plan's."""
    home = bones / "src" / "bones"
    for language in ("cs", "ru", "en"):
        page = home / "text" / f"{language}.ftl"
        lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
        kept = [line for line in lines if not line.startswith(LEFT_OUT)]
        page.write_text("".join(kept), encoding="utf-8")
    (home / "tables.py").write_text('"""Not a room of the plan."""\n')
    said = suite(bones).stdout
    assert "tables.py is not in the plan" in said
    assert "bones lacks words: cs: " in said and "cs: gauge-teeth" in said
    assert "ru: problem-not-two" in said
    assert "no message option-give-in" in said and "no message outcome-toothless" in said


def test_a_rule_that_no_game_reaches_is_found(bones: Path) -> None:
    home = bones / "src" / "bones"
    spoil(home / "play" / "turn.py", "not rules.throw.pair(first, second)", "first != second")
    spoil(home / "play" / "turn.py", "rules.throw.pair,", "match,")
    done = suite(bones)
    assert done.returncode == 1
    assert "bones.throw.pair: no game reaches it" in done.stdout


def test_a_system_that_cannot_be_imported_fails(bones: Path) -> None:
    spoil(bones / "src" / "bones" / "policy.py", "POLICIES =", "raise ImportError('not today')\nPOLICIES =")
    done = suite(bones)
    assert done.returncode != 0
    assert "not today" in done.stdout


def test_a_word_that_a_package_lacks_is_told_as_the_package_s(bones: Path) -> None:
    """In one line, with what is missing and where it belongs; not as a fault of the program."""
    words = bones / "src" / "bones" / "text" / "en.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("\nevent-pair =", "\nevent-pairs ="), encoding="utf-8")
    paths = os.pathsep.join(map(str, (bones / "src", house.REPOSITORY / "src")))
    scene = bones / "examples" / "bones" / "plain.toml"
    line = [sys.executable, "-m", "bojiste", "play", "--auto", "--seed", "1", "--lang", "en", str(scene)]
    done = subprocess.run(line, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False)
    assert done.returncode != 0 and done.stderr.count("\n") == 1, done.stderr
    assert "no message event-pair" in done.stderr and "somebody else’s" in done.stderr
