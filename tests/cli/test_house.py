"""House rules in files: checked whole, played, compared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from bojiste.cli.group import bojiste

OURS = """\
format = 1
system = "srd5"
title = { cs = "Náš stůl", ru = "Наш стол", en = "Our table" }

[rules]
"srd5.attack.hit" = "natural + bonus > armor_class"
"""
WRONG = """\
format = 1
system = "srd5"

[rules]
"srd5.attack.hit" = "natrual > 3"
"srd5.death.save" = "natural // bonus > 1"

[options]
printin = "srd_ru"
"""


@pytest.fixture
def ours(tmp_path: Path) -> str:
    (tmp_path / "ours.toml").write_text(OURS, encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(WRONG, encoding="utf-8")
    return str(tmp_path / "ours.toml")


def run(*args: str) -> tuple[int, str]:
    found = CliRunner().invoke(bojiste, [*args, "--lang", "en"])
    return found.exit_code, found.output


def test_check_tells_all_faults_where_they_stand(ours: str) -> None:
    code, told = run("check", "srd5/duel", "--house", ours.replace("ours", "wrong"))
    assert code == 2
    for line, word in ((5, "natrual"), (6, "divides by nought"), (9, "printin")):
        assert any(f"wrong.toml:{line}:" in one and word in one for one in told.splitlines()), told


def test_a_scene_names_its_file_and_goes_before_it(ours: str, tmp_path: Path) -> None:
    from bojiste.files.examples import examples
    from bojiste.files.scenes import load

    text = (
        examples()["srd5/duel"].read_text(encoding="utf-8").replace("format = 1", 'format = 1\nhouse = "ours.toml"', 1)
    )
    (tmp_path / "scene.toml").write_text(text + '\n[rules]\n"srd5.death.save" = "natural > 11"\n', encoding="utf-8")
    scene = load(tmp_path / "scene.toml")
    assert scene.house is not None
    assert dict(scene.house.rules) == {
        "srd5.attack.hit": "natural + bonus > armor_class",
        "srd5.death.save": "natural > 11",
    }
    assert scene.house.title is not None
    assert scene.house.title.forms["cs"]["text"] == "Náš stůl"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (OURS.replace("srd5", "osr", 1), "another system"),
        ("format = 1\nsystem = 'srd5'\n", "no house rules in this file"),
        (OURS.replace("[rules]", "[ruels]"), "rules"),
        (OURS.replace("format = 1", "format = 2"), "format"),
        ("[rules\n", "bracket"),
        (OURS.replace("title = {", "title = { de = 1, "), "title"),
    ],
)
def test_a_file_that_is_none_is_refused(text: str, word: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    code, told = run("check", "srd5/duel", "--house", str(tmp_path / "bad.toml"))
    assert (code, word in told, "bad.toml" in told) == (2, True, True), told


def test_compare_holds_a_scene_against_itself_by_the_table(ours: str) -> None:
    code, told = run("compare", "srd5/duel", "--house", ours, "-n", "40", "--seed", "1", "--workers", "1")
    assert code == 0
    assert "house =" in told.replace("\n", " ")
    assert "house rules “Our table”" in told.replace("\n", " ")


def test_odds_reckon_by_the_table(ours: str) -> None:
    assert "50.00%" in run("odds", "srd5", "attack", "bonus=5", "ac=15", "--house", ours)[1]


def test_why_tells_of_what_a_house_rule_may_be_made() -> None:
    assert "natural, bonus, armor_class" in run("why", "srd5.attack.hit")[1].replace("\n", " ")
    assert "not a sum" in run("why", "srd5.initiative.order")[1].replace("\n", " ")


def test_the_command_that_plays_the_same_dice_names_the_house_rules(ours: str) -> None:
    _, told = run("play", "srd5/duel", "--auto", "--seed", "1", "--house", ours)
    assert f"--house {ours}" in told.replace("\n", "")


def test_house_says_what_changes_and_in_which_fights(ours: str, tmp_path: Path) -> None:
    never = Path(ours).with_name("never.toml")
    never.write_text(
        OURS.replace("natural + bonus > armor_class", "natural + bonus > armor_class + 4"), encoding="utf-8"
    )
    page = tmp_path / "house.html"
    given = ("house", str(never), "srd5/duel", "-n", "80", "--seed", "1", "--workers", "1", "--report", str(page))
    code, told = run(*given)
    assert code == 0, told
    plain = " ".join(told.split())
    assert "House rules “Our table”" in plain
    assert "--fight" in plain and f"--house {never}" in plain.replace("\n", "")
    assert "srd5/duel — Ada: victory" in plain and "The courses part in round" in plain
    parts = re.search(
        r"By the book: Ada .+ hits .+ against AC 15 .+] By the table: Ada .+ misses\. \[.+ against AC 15]", plain
    )
    assert parts, plain
    assert "House rules “Our table”" in page.read_text(encoding="utf-8")


def test_a_file_is_checked_by_itself_with_all_its_faults(ours: str) -> None:
    assert run("check", ours) == (0, f"{ours}: in order\n")
    wrong = ours.replace("ours", "wrong")
    Path(wrong).write_text(WRONG.replace("format = 1", 'format = 1\ncolour = "red"'), encoding="utf-8")
    for asked in (("check", wrong), ("check", "srd5/duel", "--house", wrong)):
        code, told = run(*asked)
        assert code == 2 and all(word in told for word in ("colour", "natrual", "divides by nought", "printin")), told


def test_a_file_for_no_system_there_is_names_those_there_are(ours: str) -> None:
    Path(ours).write_text(OURS.replace('"srd5"', '"srd6"', 1), encoding="utf-8")
    code, told = run("check", ours)
    assert code == 2 and "srd6" in told and "srd5" in told and "Traceback" not in told
