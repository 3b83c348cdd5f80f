"""A whole evening at one terminal: a scene of one's own, two friends, real dice, a window closed by mistake, and on."""

from __future__ import annotations

import os
import random
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from bojiste.files import saves
from tests.cli.terminal import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="terminals of Unix")
COLUMNS = 80
MOST = 400
"""Answers after which an evening has gone wrong."""
HANDS = ("player:zofie", "player:ondrej", "gm")
DIE = re.compile(r"k(\d+)(?: \d+/\d+)? \([^()]*\):(?:\s*>+)?\s*$")
"""``Žofie, k20 1/2 (Zásah, cíl: goblin 1, +5, dvě kostky: nevýhoda, platí nižší):``, whatever may be typed below it."""


def answer(asked: str, dice: random.Random) -> str:
    """What people at a table type who want to fight: the face of a die, a blow at whom it can reach, else a step."""
    if "stiskni Enter" in asked:
        return ""
    if die := DIE.search(asked):
        return str(dice.randint(1, int(die[1])))
    for wanted in ("Zaútočit na (?!pole)", "Vzít do ruky"):
        if line := re.search(rf"^ *(\d+)[* ] {wanted}", asked, re.MULTILINE):
            return line[1]
    return ""


def written(folder: Path, foes: str, mapped: str) -> str:
    """The file of a scene, from the answers to the questions of ``bojiste new``."""
    window = Terminal(["new", "most.toml"], folder, language="cs", columns=COLUMNS)
    for said in ("srd5", "Přepadení u mostu", "Žofie bojovník 3, Ondřej tulák 3", foes, mapped):
        assert window.asked() is not None, window.told
        window.type(said)
    assert window.ended() == 0, window.told
    assert "bojiste play most.toml" in window.fresh
    return (folder / "most.toml").read_text(encoding="utf-8")


def played(window: Terminal, dice: random.Random, rulings: tuple[str, ...] = (), more: int = MOST) -> bool:
    """Answer until the program ends, or ``more`` times after the last ruling; whether it still asks."""
    left = list(rulings)
    for _ in range(MOST):
        asked = window.asked()
        if asked is None or (not left and more <= 0):
            return asked is not None
        by_hand = left and "[Pán jeskyně] Co udělá" in asked
        more -= not left
        window.type(left.pop(0) if by_hand else answer(asked, dice))
    raise AssertionError(f"no end is in sight:\n{window.fresh}")


def fits(window: Terminal) -> bool:
    """Whether nothing is wider than the window."""
    return all(cell_len(line) <= COLUMNS for line in window.lines())


def bojiste(folder: Path, *words: str) -> str:
    """A command that asks nobody, in no language in particular; what it says."""
    hidden = ("LC_", "LANG", "BOJISTE", "COLUMNS")
    surroundings = {key: value for key, value in os.environ.items() if not key.startswith(hidden)}
    done = subprocess.run(
        [sys.executable, "-m", "bojiste", *words], cwd=folder, env=surroundings, capture_output=True, timeout=120
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.decode()


@pytest.mark.parametrize(
    "foes, mapped, closed",
    [("dva goblini", "ne", 2), pytest.param("tři goblini", "ano", 20, marks=pytest.mark.slow)],
)
def test_an_evening_of_three_people_at_one_terminal(tmp_path: Path, foes: str, mapped: str, closed: int) -> None:
    """``closed``: so many answers after the rulings somebody closes the window."""
    scene, dice = written(tmp_path, foes, mapped), random.Random(4)
    assert 'name = "Žofie"' in scene and 'seat = "player:ondrej"' in scene and 'block = "goblin"' in scene
    seats = [word for seat in HANDS for word in ("--seat", seat)]
    window = Terminal(
        ["play", "most.toml", "--dice", "hand:players", "--seed", "5", *seats], tmp_path, language="cs", columns=COLUMNS
    )
    assert played(window, dice, ('g Žofie -3 "šíp z okna"', "g goblin 2 prone"), closed), window.told
    assert "Pán jeskyně rozhodl: Žofie, životy −3." in window.told.replace("\N{NO-BREAK SPACE}", " ")
    assert re.search(r"Ondřej, k20 \(Hod na iniciativu\):", window.told)
    assert "Teď tu sedí jen Ondřej: stiskni Enter." in window.told
    assert fits(window)
    window.close()

    kept = saves.read(tmp_path / "most.save.json")["journal"]
    assert sum("rule" in line or "ruling" in line for line in map(str, kept)) >= 2
    told = bojiste(tmp_path, "replay", "most.save.json")
    again = re.search(r"pokračuj příkazem: bojiste (.+)", told)
    assert again is not None, "what is told is in the language of the game, and says how to go on"

    window = Terminal(shlex.split(again[1]), tmp_path, columns=COLUMNS)
    played(window, dice)
    assert window.ended() == 0, window.fresh
    assert "Konec: vítězí" in window.told and fits(window)
    assert len(saves.read(tmp_path / "most.save.json")["journal"]) > len(kept)

    page = bojiste(tmp_path, "replay", "most.save.json", "--html")
    assert '<html lang="cs"' in page and "Přepadení u mostu" in page
    page = page.replace("\N{NO-BREAK SPACE}", " ")
    assert "šíp z okna" in page and "Pán jeskyně rozhodl: goblin 2 padl na zem." in page
    assert "Konec: vítězí" in page and "Žofie" in page
