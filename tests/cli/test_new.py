"""Heroes of a new scene, by what people call them; the fight that is written without a word said is a fair one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.system import system
from bojiste.files import scenes
from bojiste.forecast import forecast
from tests.cli.conftest import Run
from tests.house import system_ids

WORDS = {
    "cs": "Věra válečnice, Jan stejně, Bára zlodějka",
    "ru": "Вера воительница, Иван тоже, Варя воровка",
    "en": "Vera warrior, Jan same, Bara thief",
}


def heroes(run: Run, folder: Path, id: str, typed: str, language: str = "cs") -> list[dict[str, Any]]:
    (folder / "yard.toml").unlink(missing_ok=True)
    result = run("new", "yard.toml", "--system", id, "--lang", language, input=typed)
    assert result.exit_code == 0 and run("check", "yard.toml").exit_code == 0, result.output
    made = tomllib.loads((folder / "yard.toml").read_text(encoding="utf-8"))["combatant"]
    return [one for one in made if one["side"] == "heroes"]


@pytest.mark.parametrize("id", system_ids())
def test_a_scene_of_no_answers_is_a_fair_fight_of_people(run: Run, folder: Path, id: str) -> None:
    party = heroes(run, folder, id, "")
    people = system(id).shelf().people
    assert len(party) == 2 and (not people or {one["block"] for one in party} <= set(people))
    report = forecast(scenes.load(folder / "yard.toml"), 120, 1, 1, way="readable")
    won = next((share.part for share in report.shares if share.key == "won:heroes"), 0)
    assert 0.35 <= won <= 0.95


@pytest.mark.parametrize("id", system_ids())
@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_heroes_are_named_by_their_roles_in_both_genders(run: Run, folder: Path, id: str, language: str) -> None:
    party = heroes(run, folder, id, f"Dvůr\n{WORDS[language]}\n\nn\n", language)
    first, same, thief = (one.get("block") or one["class"] for one in party)
    wanted = {
        "srd5": ("fighter", "rogue"),
        "osr": ("guard", "bandit"),
        "fiveaction": ("guard", "cutthroat"),
        "drd2": ("bohdana", "jitka"),
    }
    assert (first, same, thief) == (wanted[id][0], *wanted[id])
    assert [one["name"] for one in party] == [one.split()[0] for one in WORDS[language].split(",")]


@pytest.mark.parametrize("id", system_ids())
def test_every_role_is_understood_by_every_word(id: str) -> None:
    from bojiste.cli.party import Roles

    for language in ("cs", "ru", "en"):
        roles = Roles(system(id), language)
        for word, role in roles.called.items():
            hero = roles.hero(f"Ada {word}", None)
            assert (hero.calling or hero.block) == role and hero.name == "Ada", (language, word)


@pytest.mark.parametrize("id", system_ids())
def test_the_foes_that_are_shown_as_an_example_are_understood(run: Run, folder: Path, id: str) -> None:
    for language in ("cs", "ru", "en"):
        shown = run("new", "yard.toml", "--system", id, "--lang", language, input="").output
        question = next(part for part in shown.replace("\n", " ").split("(") if re.search(r"[:,] \w+ \d+.*\)", part))
        example = question.partition(")")[0].rpartition(":")[2]
        (folder / "yard.toml").unlink()
        again = run("new", "yard.toml", "--system", id, "--lang", language, input=f"\n\n{example}\nn\n").output
        assert again.count("\n") == shown.count("\n"), again
        (folder / "yard.toml").unlink()


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_like_the_one_before_is_said_in_one_word_or_several(run: Run, folder: Path, language: str) -> None:
    phrases = {
        "cs": ("stejně", "to samé", "totéž"),
        "ru": ("так же", "то же самое", "тот же", "тоже"),
        "en": ("same", "the same", "as well"),
    }[language]
    typed = ", ".join(["Vera strážný" if language == "cs" else "Vera guard", *(f"Jan {one}" for one in phrases)])
    party = heroes(run, folder, "osr", f"Dvůr\n{typed}\n\n", language)
    assert [(one["name"], one["block"]) for one in party] == [("Vera", "guard"), *[("Jan", "guard")] * len(phrases)]


def test_one_wrong_hero_does_not_throw_the_line_away(run: Run, folder: Path) -> None:
    party = heroes(
        run, folder, "srd5", "Dvůr\nVěra bojovnice 3, Lena zlodejka 30, Odo klerik 2\nLena zlodejka 3\n\nn\n"
    )
    assert [(one["name"], one["class"], one["level"]) for one in party] == [
        ("Věra", "fighter", 3),
        ("Lena", "rogue", 3),
        ("Odo", "cleric", 2),
    ]
    result = run(
        "new",
        "other.toml",
        "--system",
        "osr",
        "--lang",
        "cs",
        input="Dvůr\nVěra strážná, Jan strážný 2\nJan lupič\n\nn\n",
    )
    assert "„Jan strážný 2“: nikdo takový tu není" in result.stdout and "Kdo je Jan?" in result.stdout
    blocks = [one.block for one in scenes.load(folder / "other.toml").combatants]
    assert blocks[:2] == ["guard", "bandit"]


def test_signs_are_letters_of_the_names(run: Run, folder: Path) -> None:
    heroes(run, folder, "srd5", "Dvůr\nVěra bojovnice 3, Odo klerik 3, Olga bard 3\nzlobr, goblin 4\na\n")
    made = tomllib.loads((folder / "yard.toml").read_text(encoding="utf-8"))["combatant"]
    assert [one["mark"] for one in made] == ["v", "o", "l", "g", "b"]
    assert made[-1]["init_group"] == "goblin" and "init_group" not in made[-2]
