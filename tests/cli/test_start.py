"""The program starts quickly: what a command does not need, it does not load; and it stays a small download."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from bojiste.cli.help import TEXT, plain_texts
from bojiste.cli.voice import say
from tests.house import HOUSE

REPEATS = 4
AS_LONG_AS_CLICK = 1.6
"""Help may take as many times the start of Python with the library that reads the command line."""
AS_LONG_AS_LIBRARIES = 7
"""The first line of a game may take as many times the start of Python with the libraries that read a scene and speak;
most of it is the import of fifth edition, of three hundred files."""
WHEEL = 4_000_000
"""Bytes of a wheel without compiled kernels: a third of it are sentences in three languages, a tenth the guides."""
MEASURED = pytest.mark.skipif(not hasattr(os, "wait4"), reason="no word of how long a process worked")


def _worked(*words: str) -> float:
    """Seconds that a process works until its first line (without one: until it ends); the best of a few times."""
    return min(_worked_once(*words) for _ in range(REPEATS))


def _worked_once(*words: str) -> float:
    started = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, cwd=HOUSE)
    assert started.stdout is not None
    started.stdout.readline()
    started.kill()
    used = os.wait4(started.pid, 0)[2]
    started.returncode = 0
    started.stdout.close()
    return used.ru_utime + used.ru_stime


def _loaded(*words: str, language: str = "en") -> set[str]:
    """The modules that are loaded when a command has ended."""
    code = (
        "import atexit, json, sys\n"
        "atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))\n"
        f"sys.argv = ['bojiste', *{list(words)!r}]\n"
        "from bojiste.cli import main\nmain()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True,
        env=os.environ | {"BOJISTE_LANG": language},
    )  # fmt: skip
    return set(json.loads(done.stderr.splitlines()[-1]))


@pytest.mark.parametrize("language", ["en", "cs", "ru"])
def test_help_loads_neither_rules_nor_the_library_of_sentences(language: str) -> None:
    loaded = _loaded("--help", language=language)
    assert not loaded & {"bojiste.core.rule", "bojiste.core.scene", "pydantic", "fluent.runtime", "rich", "asyncio"}


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_quick_texts_of_the_help_are_those_of_fluent(language: str) -> None:
    texts = plain_texts(language)
    assert len(texts) > 100
    for id, text in texts.items():
        assert text == " ".join(say(language, id).split()), f"{TEXT} {id}: a text of the help has no variables"


def test_a_game_loads_neither_what_others_need_nor_other_systems() -> None:
    loaded = _loaded("play", str(HOUSE / "examples" / "osr" / "goblins_at_the_bridge.toml"), "--auto", "--seed", "1")
    others = {f"bojiste.systems.{name}" for name in ("srd5", "fiveaction", "drd2")}
    unneeded = {
        "bojiste.files.vtt",
        "bojiste.kernel",
        "bojiste.forecast",
        "numpy",
        "numba",
        "pymorphy3",
    }
    assert not loaded & (others | unneeded)


@MEASURED
def test_help_is_hardly_slower_than_the_library_that_reads_the_command_line() -> None:
    ratio = _worked("-m", "bojiste", "--help") / _worked("-c", "import click; print()")
    assert ratio < AS_LONG_AS_CLICK


@pytest.mark.slow
@MEASURED
def test_the_first_line_of_a_game_comes_soon() -> None:
    game = ("-m", "bojiste", "play", "examples/srd5/goblin_ambush.toml", "--auto", "--seed", "7")
    ratio = _worked(*game) / _worked("-c", "import click, pydantic, fluent.runtime; print()")
    assert ratio < AS_LONG_AS_LIBRARIES


def test_the_wheel_is_small(tmp_path: Path) -> None:
    """What goes into it, packed as a wheel is."""
    told = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))
    besides = told["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    paths = [HOUSE / "src" / "bojiste", *(HOUSE / name for name in besides)]
    files = [one for path in paths for one in ([path] if path.is_file() else path.rglob("*")) if one.is_file()]
    packed = tmp_path / "wheel.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in files:
            if "__pycache__" not in file.parts and file.suffix not in {".o", ".so"}:
                archive.write(file, file.relative_to(HOUSE))
    assert packed.stat().st_size < WHEEL


def test_a_scene_without_spells_has_none_of_their_tables_built() -> None:
    code = (
        "from bojiste.files.scenes import load\n"
        "from bojiste.systems.srd5.sheet.effect import Effect\n"
        "from bojiste.systems.srd5.sheet.power import PowerSheet\n"
        "load('examples/srd5/duel.toml')\n"
        "import sys\n"
        "print([one.__name__ for one in (PowerSheet, *Effect.KINDS.values()) if one.__pydantic_complete__])\n"
        "print('bojiste.systems.srd5.sheet.former' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=HOUSE)
    assert done.stdout == "[]\nFalse\n"
