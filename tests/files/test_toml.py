"""TOML: what is said of a mistake, the lines of values, and tables written out."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from bojiste.errors import SceneError
from bojiste.files.toml import Lines, lines_of, parse, written

PATH = Path("a.toml")


@pytest.mark.parametrize(
    "text, place, reason",
    [
        ("a = 1\nb = \n", "2:5", "toml-no-value"),
        ("a = 1\nb = [1,\n", "2:8", "toml-no-value"),
        ("a = [1\nb = 2\n", "2:1", "toml-open-bracket"),
        ("a = { b = 1\n", "1:12", "toml-open-bracket"),
        ("[x]\n[x]\n", "2:3", "toml-twice"),
        ("a = 1\n\na = 2\n", "3:6", "toml-twice"),
        ('a = "x\nb = 1\n', "1:7", "toml-open-text"),
        ('a = """x\n', "1:9", "toml-open-text"),
        ("hello\n", "1:6", "toml-no-equals"),
        ("kočka = 1\n", "1:3", "toml-key-letters"),
        ("кот = 1\n", "1:1", "toml-key-letters"),
        ("[kočka]\n", "1:4", "toml-key-letters"),
        ("a = 1 2\n", "1:7", "toml-line-goes-on"),
        ('a = "C:\\Hry"\n', "1:10", "toml-backslash"),
        ("a = Ada\n", "1:5", "toml-no-value"),
        ("= 1\n", "1:1", "toml-no-key"),
        ("[a\nb = 1\n", "1:3", "toml-open-bracket"),
        ("[[a]\nb = 1\n", "1:4", "toml-open-bracket"),
        ("a = 2024-02-30\n", "1:5", "toml-no-value"),
    ],
)
def test_a_mistake_has_a_place_and_a_reason(text: str, place: str, reason: str) -> None:
    with pytest.raises(SceneError) as failed:
        parse(text, PATH)
    (problem,) = failed.value.problems
    assert (problem.path, problem.reason) == (f"a.toml:{place}", reason)


@pytest.mark.parametrize("text", ["a = " + "9" * 5000, "a = " + "[" * 100_000])
def test_what_python_itself_refuses_is_a_problem_too(text: str) -> None:
    with pytest.raises(SceneError) as failed:
        parse(text, PATH)
    assert failed.value.problems[0].reason == "toml-too-large"


SCENE = """\
format = 1
title = { cs = "Přepad", en = "Ambush" }
note = \"\"\"
[[combatant]]
id = "not me"
\"\"\"
[options]
printing = "srd_ru"
# [[combatant]]
[[combatant]]
id = "ada"
attacks = [
  { name = "sword" },
  { name = "bow [long" },
]
after = 1
[combatant.now]
hp = 3
[[combatant]]
id = "ota"
now.hp = 4
[[combatant.attacks]]
name = "axe"
[[combatant.attacks]]
name = "fist"
[field]
map = \"\"\"
a = .
\"\"\"
"""


@pytest.mark.parametrize(
    "path, line",
    [
        ("format", 1),
        ("title.cs", 2),
        ("options.printing", 8),
        ("options", 7),
        ("combatant[0]", 10),
        ("combatant[0].id", 11),
        ("combatant[0].attacks[1].name", 12),
        ("combatant[0].after", 16),
        ("combatant[0].now.hp", 18),
        ("combatant[0].now.speed", 17),
        ("combatant[1].id", 20),
        ("combatant[1].now.hp", 21),
        ("combatant[1].colour", 19),
        ("combatant[1].attacks[0].name", 23),
        ("combatant[1].attacks[1].name", 25),
        ("field.map", 27),
        ("field.a", 26),
        ("nowhere", None),
        ("", None),
    ],
)
def test_values_are_found_on_their_lines(path: str, line: int | None) -> None:
    assert tomllib.loads(SCENE)["combatant"][1]["attacks"][1]["name"] == "fist"
    assert Lines(SCENE)[path] == line


def test_written_tables_read_back() -> None:
    table = {
        "name": 'Ada "Řeka" \\ o',
        "hp": -3,
        "big": True,
        "empty": [],
        "nothing": {},
        "speed": {"walk": 30, "jízda na koni": 60},
        "attacks": [{"name": "meč", "reach": [1, 2]}, {"name": "luk"}],
        "lines": "one\ntwo",
    }
    assert tomllib.loads("\n".join(lines_of(table))) == table
    assert written({"a": [1, "b"]}) == '{ a = [1, "b"] }'
