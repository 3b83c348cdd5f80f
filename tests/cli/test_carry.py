"""``bojiste carry``: the people of a saved game come into another scene as it has left them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bojiste.cli.group import bojiste
from bojiste.files import scenes

FIRST = """format = 1
system = "srd5"

[[combatant]]
id = "ada"
side = "heroes"
class = "cleric"
level = 5
armour = "chain_mail"
weapons = ["mace"]
spells = ["cure_wounds", "guiding_bolt"]
items = ["wand of magic missiles"]
potions = 2
abilities = { strength = 14, wisdom = 16, constitution = 14 }
tactic = "clever"

[[combatant]]
block = "ogre"
side = "cave"
"""
NEXT = FIRST.replace('block = "ogre"', 'block = "goblin"').replace("[[combatant]]", "# a comment\n[[combatant]]", 1)


def run(*words: object) -> Result:
    return CliRunner().invoke(bojiste, [*map(str, words)], prog_name="bojiste")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evening")
    (folder / "first.toml").write_text(FIRST, encoding="utf-8")
    (folder / "next.toml").write_text(NEXT, encoding="utf-8")
    played = run("play", folder / "first.toml", "--auto", "--seed", 5, "--save", folder / "a.json")
    assert played.exit_code == 0, played.output
    return folder


def carried(folder: Path, *options: str, name: str = "out.toml") -> dict[str, Any]:
    done = run("carry", folder / "a.json", folder / "next.toml", folder / name, *options)
    assert done.exit_code == 0, done.output
    assert scenes.load(folder / name)
    found = tomllib.loads((folder / name).read_text(encoding="utf-8"))["combatant"]
    assert [one.get("id", one.get("block")) for one in found] == ["ada", "goblin"] and "now" not in found[1]
    return dict(found[0]["now"])


def test_numbers_are_those_of_the_end_of_the_game(saved: Path) -> None:
    from bojiste.cli.inputs import load_game

    left = load_game(str(saved / "a.json")).state["ada"]
    now = carried(saved)
    assert (now["hp"], now["slots"], now["potions"]) == (left.hp, list(left.slots), left.potions)
    assert tuple(now.get("used", ())) == left.used
    assert left.hp < 38 or left.slots != (4, 3, 2), "else the fight has cost nothing, and this tells nothing"


def test_a_long_rest_gives_back_nearly_everything(saved: Path) -> None:
    now = carried(saved, "--rest", "long", name="morning.toml")
    assert now["slots"] == [4, 3, 2] and now["hp"] == 38 and "used" not in now


@pytest.mark.parametrize("change, words, said", [
    ({}, ("--rest", "week"), "--rest"),
    ({'id = "ada"': 'id = "eva"'}, (), "nobody of the saved game"),
])  # fmt: skip
def test_what_cannot_be_carried_is_refused(
    saved: Path, tmp_path: Path, change: dict[str, str], words: tuple[str, ...], said: str
) -> None:
    text = NEXT
    for old, new in change.items():
        text = text.replace(old, new)
    (tmp_path / "next.toml").write_text(text, encoding="utf-8")
    done = run("carry", saved / "a.json", tmp_path / "next.toml", tmp_path / "out.toml", *words)
    assert done.exit_code == 2 and said in done.output and not (tmp_path / "out.toml").exists()


def test_nothing_is_written_over(saved: Path) -> None:
    done = run("carry", saved / "a.json", saved / "next.toml", saved / "next.toml")
    assert done.exit_code == 2 and "already" in done.output


def test_another_system_is_refused(saved: Path, tmp_path: Path) -> None:
    done = run("carry", saved / "a.json", "goblins_at_the_bridge", tmp_path / "out.toml")
    assert done.exit_code == 2 and "another system" in done.output


@pytest.mark.parametrize("example", ["osr/goblins_at_the_bridge", "drd2/ambush", "fiveaction/ambush"])
def test_every_system_carries_somebody(tmp_path: Path, example: str) -> None:
    path = Path(__file__).parents[2] / "examples" / f"{example}.toml"
    played = run("play", path, "--auto", "--seed", 5, "--save", tmp_path / "a.json")
    assert played.exit_code == 0, played.output
    done = run("carry", tmp_path / "a.json", path, tmp_path / "out.toml")
    assert done.exit_code == 0, done.output
    assert scenes.load(tmp_path / "out.toml")
