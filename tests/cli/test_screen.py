"""What stands on a screen of 80 columns and 24 lines when somebody decides."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.cli.terminal import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="terminals of Unix")

FIELD = "\n".join(["." * 14 + "#" + "." * 5] * 3 + ["." * 20] + ["." * 14 + "#" + "." * 5] * 3)
PARTY = """format = 1
system = "srd5"
[field]
map = \"\"\"
{field}
\"\"\"
"""
HERO = """[[combatant]]
id = "{id}"
name = "{name}"
block = "ada"
side = "heroes"
seat = "player:{id}"
mark = "{mark}"
weapons = ["longsword", "shortbow"]
ammunition = {{ arrows = 20 }}
skills = {{ perception = 3, athletics = 5, stealth = 4 }}
now = {{ position = [{x}, {y}], initiative = {initiative} }}
"""
FOES = """[[combatant]]
block = "ogre"
side = "foes"
mark = "o"
now = { position = [16, 1], initiative = 1 }
[[combatant]]
block = "goblin"
side = "foes"
mark = "g"
now = { position = [16, 4], initiative = 1 }
[[combatant]]
block = "goblin"
id = "goblin-b"
side = "foes"
mark = "h"
now = { position = [17, 5], initiative = 1 }
"""


def written(folder: Path, rows: str = FIELD) -> None:
    names = ("Věra", "Lena", "Odo", "Miloš")
    heroes = [
        HERO.format(
            id=name.lower().translate(str.maketrans("ěš", "es")),
            name=name,
            mark=name[0].lower(),
            x=x,
            y=3,
            initiative=30 - x,
        )
        for x, name in enumerate(names, 1)
    ]
    (folder / "most.toml").write_text(PARTY.format(field=rows) + "".join(heroes) + FOES, encoding="utf-8")


def opened(folder: Path, columns: int, *more: str, language: str = "cs") -> tuple[Terminal, str]:
    seats = [word for id in ("vera", "lena", "odo", "milos") for word in ("--seat", f"player:{id}")]
    words = ["play", "most.toml", "--seed", "4", *seats, *more]
    window = Terminal(words, folder, language=language, columns=columns, rows=24)
    asked = window.asked()
    assert asked is not None
    return window, asked


def screen(text: str) -> list[str]:
    """The last 24 lines."""
    return text.replace("\r", "").split("\n")[-24:]


@pytest.mark.parametrize("columns", [80, 60])
def test_the_board_is_on_the_screen_when_one_decides(tmp_path: Path, columns: int) -> None:
    written(tmp_path)
    window, asked = opened(tmp_path, columns)
    last = screen(asked)
    assert any(re.match(r" +A +B +C", line) for line in last), asked
    assert sum(bool(re.match(r"\d ", line)) for line in last) == 7, asked
    assert any("Co udělá Věra?" in line for line in last)
    lines = [line for line in last if re.match(r" *(\d+|\+)[* ] ", line) and not re.match(r"\d ", line)]
    assert "Zaútočit" in lines[0] and "*" in lines[2][:5] and lines[-1].lstrip().startswith("+")
    assert all(cell_len(line) <= columns for line in window.lines())
    window.type("nesmysl")
    refused = window.asked() or ""
    assert "nesmysl" in refused and "Zaútočit" not in refused, "the menu stands above still"
    window.type("+")
    assert (window.asked() or "").count("Lehnout si") == 1
    window.type("h")
    told = window.asked() or ""
    assert "vypsat všechny odpovědi" in told and "Zaútočit" not in told
    window.type("kratky luk")
    aimed = window.asked() or ""
    assert "Zaútočit na zlobra: krátký luk" in aimed and "Úprk" not in aimed
    window.close()


def test_a_high_map_shows_the_rows_around_whoever_is_asked(tmp_path: Path) -> None:
    written(tmp_path, "\n".join(["." * 20] * 60))
    window, asked = opened(tmp_path, 80)
    rows = [int(found[1]) for line in screen(asked) if (found := re.match(r" ?(\d+) .*\.", line))]
    assert 4 in rows and len(rows) < 16 and rows == list(range(rows[0], rows[-1] + 1))
    window.type("b")
    whole = window.asked() or ""
    assert all(re.search(rf"^ ?{row} ", whole, re.MULTILINE) for row in (1, 30, 60))
    window.close()


@pytest.mark.parametrize("language, more", [("cs", "více"), ("ru", "ещё"), ("en", "more")])
def test_more_is_a_word_of_each_language(tmp_path: Path, language: str, more: str) -> None:
    written(tmp_path)
    window, asked = opened(tmp_path, 80, language=language)
    short = asked.count("\n")
    window.type(more)
    whole = [line for line in (window.asked() or "").splitlines() if re.match(r" *\d+[* ] ", line)]
    assert len(whole) > 10 and short
    window.type("konec" if language == "cs" else "конец" if language == "ru" else "done")
    assert window.asked() is not None
    window.close()
