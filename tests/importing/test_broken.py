"""Broken files of every form: wrong types, numbers as words, lists in lists, HTML, unknown damage, what is cut off.

Nothing of it breaks the reading; each fault is told once, with its place and its value; what cannot be played is not,
and what is only half understood is told sentence by sentence. Nothing is put in the place of what is missing.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path as Folder
from typing import Any, NamedTuple

import pytest

from bojiste.systems.srd5.importing import Imported, read
from tests.importing.shapes import CREATURES, FORMS

Path = tuple[str | int, ...]


class Places(NamedTuple):
    """Where a form keeps the goblin's numbers; the text of its first attack."""

    points: Path
    armour: Path
    score: Path
    size: Path
    kind: Path
    challenge: Path
    speed: Path
    actions: Path
    text: Path
    skills: Path
    resist: Path
    senses: Path


PLACES = {
    "5e-bits": Places(
        ("hit_points",), ("armor_class",), ("strength",), ("size",), ("type",), ("challenge_rating",), ("speed",),
        ("actions",), ("actions", 0, "desc"), ("proficiencies",), ("damage_resistances",), ("senses",),
    ),
    "Open5e": Places(
        ("hit_points",), ("armor_class",), ("strength",), ("size",), ("type",), ("challenge_rating",), ("speed",),
        ("actions",), ("actions", 0, "desc"), ("skills",), ("damage_resistances",), ("senses",),
    ),
    "Open5e v2": Places(
        ("hit_points",), ("armor_class",), ("ability_scores", "strength"), ("size",), ("type",),
        ("challenge_rating_text",), ("speed",), ("actions",), ("actions", 0, "desc"), ("skill_bonuses",),
        ("resistances_and_immunities", "damage_resistances_display"), ("darkvision_range",),
    ),
    "5etools": Places(
        ("hp",), ("ac",), ("str",), ("size",), ("type",), ("cr",), ("speed",), ("action",), ("action", 0, "entries"),
        ("skill",), ("resist",), ("senses",),
    ),
    "Foundry": Places(
        ("system", "attributes", "hp", "max"), ("system", "attributes", "ac", "flat"), ("system", "abilities", "str"),
        ("system", "traits", "size"), ("system", "details", "type"), ("system", "details", "cr"),
        ("system", "attributes", "movement"), ("items",), ("items", 1, "system", "description", "value"),
        ("system", "skills"), ("system", "traits", "dr"), ("system", "attributes", "senses"),
    ),
    "Improved Initiative": Places(
        ("HP",), ("AC",), ("Abilities", "Str"), ("Type",), ("Type",), ("Challenge",), ("Speed",), ("Actions",),
        ("Actions", 0, "Content"), ("Skills",), ("DamageResistances",), ("Senses",),
    ),
}  # fmt: skip
JSON_FORMS = tuple(PLACES)


def spoiled(form: str, place: str, value: object) -> list[Imported]:
    """The goblin of a form, something else in one place."""
    data = json.loads(FORMS[form](CREATURES["goblin"]))
    entry = data["results"][0] if form.startswith("Open5e") else data["monster"][0] if form == "5etools" else data
    entry.pop("challenge_rating_decimal", None)
    *way, last = getattr(PLACES[form], place)
    for step in way:
        entry = entry[step]
    entry[last] = value
    return list(read(json.dumps(data)))


UNPLAYABLE = [
    ("points", None), ("points", []), ("points", [[7]]), ("points", "many"), ("points", -3), ("points", 10**12),
    ("points", float("nan")), ("points", True), ("armour", None), ("armour", "thick"), ("armour", {"x": 1}),
    ("armour", 0), ("armour", float("inf")), ("score", "strong"), ("score", 99), ("score", [8]), ("score", {}),
    ("size", 5), ("size", []), ("size", "Vast"), ("kind", "robot"), ("kind", 3), ("kind", {}), ("challenge", "lots"),
    ("challenge", 99), ("challenge", [1]), ("challenge", 0.3), ("speed", []), ("speed", None), ("speed", [["30 ft."]]),
    ("speed", {"walk": "briskly"}),
]  # fmt: skip
"""What a creature cannot do without."""


@pytest.mark.parametrize("form", JSON_FORMS)
@pytest.mark.parametrize("place, value", UNPLAYABLE, ids=str)
def test_without_a_number_it_is_not_played(form: str, place: str, value: object) -> None:
    (found,) = spoiled(form, place, value)
    assert found.block is None and found.problems
    assert {problem.reason for problem in found.problems} <= {"import-lacks", "import-unread"}
    paths = [problem.path for problem in found.problems]
    assert len(paths) == len(set(paths)) and all(path.startswith("Goblin.") for path in paths)


TOLD: list[tuple[str, object]] = [
    ("actions", "Scimitar"), ("actions", [1, "x"]), ("actions", 7), ("text", 5.5), ("text", {"a": 1}),
    ("text", [[["Melee"]], 3]), ("skills", [["stealth", 6]]), ("skills", 6), ("resist", [[["fire"]]]),
    ("resist", {"fire": True}), ("resist", 3), ("senses", [60, [1]]), ("senses", {"darkvision": "far"}),
]  # fmt: skip
"""What a creature can do without: it is played, and the fault is told."""


@pytest.mark.parametrize("form", JSON_FORMS)
@pytest.mark.parametrize("place, value", TOLD, ids=str)
def test_what_is_of_another_kind_is_told_and_left_out(form: str, place: str, value: object) -> None:
    (found,) = spoiled(form, place, value)
    assert found.problems or found.missed or found.left, (form, place)
    assert all(problem.reason in ("import-unread", "import-lacks") for problem in found.problems)
    assert found.block is None or found.table["hp_max"] == 7


SENTENCES = {
    "unknown damage": "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) eldritch damage.",
    "no damage": "Melee Weapon Attack: +4 to hit, reach 5 ft., one target.",
    "no bonus": "Melee Weapon Attack: reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage.",
    "dice without sides": "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d + 2) slashing damage.",
    "prose": "The goblin hits somebody, hard.",
    "an unclosed tag": "{@atk mw {@hit 4 to hit, reach 5 ft., one target. {@h5 ({@damage 1d6 + 2}) slashing damage.",
    "unclosed commands": "[[/attack extended. [[/damage average]] and &Reference[poisoned",
    "script": "<script>alert('x')</script><img src=x onerror=alert(1)>",
    "half a word": "Melee Weapon Atta",
    "controls": "\x00\x1b[31mMelee\u202e Weapon Attack\x07",
}


@pytest.mark.parametrize("form", JSON_FORMS)
@pytest.mark.parametrize("name", SENTENCES)
def test_an_attack_that_cannot_be_read_is_left_to_the_referee(form: str, name: str) -> None:
    said: Any = [SENTENCES[name]] if form == "5etools" else SENTENCES[name]
    (found,) = spoiled(form, "text", said)
    assert found.block is not None and [row["name"] for row in found.table["attack"]] == ["shortbow"]
    assert "Scimitar" in found.left


@pytest.mark.parametrize("form", JSON_FORMS)
def test_html_in_a_sentence_is_no_obstacle_where_it_belongs(form: str) -> None:
    text = "<p><em>Melee Weapon Attack:</em> +4 to hit, reach 5&nbsp;ft., one target. <em>Hit:</em> 5 (1d6 + 2) slashing damage.</p>"
    (found,) = spoiled(form, "text", [text] if form == "5etools" else text)
    assert found.block is not None
    assert "Scimitar" in found.left or found.table["attack"][0]["damage"] == "1d6+2 slashing"
    assert ("Scimitar" not in found.left) == (form == "Foundry")


CUT: dict[str, Callable[[str], str]] = {
    "at its end": lambda text: text[:-2],
    "in its middle": lambda text: text[: len(text) // 2],
    "at its beginning": lambda text: text[:1],
    "with a comma too many": lambda text: text.replace("}", ",}", 1),
    "with single quotes": lambda text: text.replace('"', "'"),
    "with a comment": lambda text: text.replace("{", "{ // mine\n", 1),
    "in an abyss": lambda text: "[" * 100_000 + text,
}


@pytest.mark.parametrize("form", JSON_FORMS)
@pytest.mark.parametrize("way", CUT)
def test_a_file_that_is_cut_off_is_one_fault(form: str, way: str) -> None:
    (found,) = read(CUT[way](FORMS[form](CREATURES["goblin"])))
    assert found.block is None and [problem.reason for problem in found.problems] == ["import-json"]


def test_numbers_as_words_are_numbers() -> None:
    for form in JSON_FORMS:
        for place, value in (("points", "7"), ("armour", "15"), ("score", "8")):
            if form == "Foundry" and place == "score":
                value = {"value": "8"}  # type: ignore[assignment]
            wrapped = {"Value": value} if form == "Improved Initiative" and place != "score" else value
            (found,) = spoiled(form, place, wrapped)
            assert found.block is not None, (form, place, found.problems)


def test_a_page_of_names_is_told_by_its_names() -> None:
    """The list of an interface has only addresses: the blocks themselves are elsewhere."""
    names = [{"index": "ogre", "name": "Ogre", "url": "/api/2014/monsters/ogre"}, {"index": "imp", "name": "Imp"}]
    found = list(read(json.dumps({"count": 2, "results": names})))
    told = [(one.problems[0].path, one.problems[0].value, one.problems[0].reason) for one in found]
    assert told == [("[0]", "Ogre", "import-unknown-form"), ("[1]", "Imp", "import-unknown-form")]


def test_too_many_blocks_are_told_once() -> None:
    goblin = json.loads(FORMS["5e-bits"](CREATURES["goblin"]))
    found = list(read(json.dumps([goblin] * 2001)))
    assert len(found) == 2001 and [one.problems[0].reason for one in found if one.problems] == ["import-many"]


TEXTS = {
    "strange heads": ("Speed 30 ft.", "Speed 30 ft.\nLuck 7\nMood foul"),
    "half a save": ("Skills Stealth +6", "Skills Stealth +6, Juggling +4"),
    "scores too few": ("8 (−1) 14 (+2) 10 (+0) 10 (+0) 8 (−1) 8 (−1)", "8 (−1) 14 (+2)"),
    "scores in words": ("8 (−1) 14 (+2)", "eight fourteen"),
    "no title": ("Goblin\n", ""),
    "a swarm of digits": ("Hit Points 7 (2d6)", f"Hit Points {'9' * 4000}"),
    "armour in words": ("Armor Class 15", "Armor Class good"),
    "speed in words": ("Speed 30 ft.", "Speed briskly"),
    "negative": ("Hit Points 7", "Hit Points -7"),
    "unknown damage": ("slashing damage", "eldritch damage"),
    "no attack roll": ("+4 to hit, reach 5 ft.", "reach 5 ft."),
    "challenge in words": ("Challenge 1/4", "Challenge a quarter"),
    "size and kind": ("Small humanoid", "Enormous thing"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_pasted_text_that_is_spoiled_is_told(name: str) -> None:
    found = list(read(FORMS["text"](CREATURES["goblin"]).replace(*TEXTS[name])))
    assert any(one.problems or one.left for one in found)
    assert all(one.block is None or one.table["hp_max"] == 7 for one in found)


@pytest.mark.parametrize(
    "name, path, value", [("armour in words", "armor class", "good"), ("negative", "hit points", "-7")]
)
def test_what_stands_in_place_of_a_number_is_told(name: str, path: str, value: str) -> None:
    (found,) = read(FORMS["text"](CREATURES["goblin"]).replace(*TEXTS[name]))
    (problem,) = found.problems
    assert (problem.path, problem.reason) == (f"Goblin.{path}", "import-lacks") and str(problem.value).startswith(value)


def test_lines_that_belong_nowhere_are_told_in_their_words() -> None:
    (found,) = read(FORMS["text"](CREATURES["goblin"]).replace(*TEXTS["strange heads"]))
    assert [problem.value for problem in found.problems] == ["Luck 7", "Mood foul"] and found.block is not None


FILES = [file for file in sorted((Folder(__file__).parent / "files").glob("*/*.json")) if "pages" not in file.stem]
JUNK: tuple[Any, ...] = (
    None, [], {}, "", "x", "\x00", 7, -1, 1.5, 1e300, float("nan"), True, [[1]], {"a": 1}, [None], "{@atk mw {@h}", "9" * 90,
)  # fmt: skip


def places(node: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a file."""
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, one in inner:
        yield (*path, key)
        yield from places(one, (*path, key))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_junk_anywhere_in_a_file_breaks_nothing(file: Folder) -> None:
    """At places spread over the file, each with another piece of junk: a block, or a fault; never a table that no scene
    could hold without saying why."""
    text = file.read_text(encoding="utf-8")
    everywhere = list(places(json.loads(text)))
    for number, way in enumerate(everywhere[:: max(1, len(everywhere) // 16)]):
        data = json.loads(text)
        node = data
        for step in way[:-1]:
            node = node[step]
        node[way[-1]] = JUNK[(number * 5 + len(text)) % len(JUNK)]
        for one in read(json.dumps(data)):
            assert one.block is not None or one.problems, (way, node[way[-1]])
            assert one.block is None or tomllib.loads(one.text)[one.id]["hp_max"] >= 1


@pytest.mark.parametrize(
    "change",
    [
        {"mode": "scalarMultProp", "prop": "average", "scalar": 1e308},
        {"mode": "scalarAddProp", "prop": "average", "scalar": float("nan")},
        {"mode": "scalarMultProp", "prop": "nothing", "scalar": 2},
        {"mode": "replaceTxt", "replace": "(a+)+$", "with": "b"},
        {"mode": "becomeBetter"},
        "destroy",
        [7],
    ],
    ids=str,
)
def test_a_change_that_is_none_is_told_by_its_place(change: object) -> None:
    file = Folder(__file__).parent / "files" / "5etools" / "copies_of_copies.json"
    guard = json.loads(file.read_text(encoding="utf-8"))["monster"][2]
    copy = {"name": "Other", "_copy": {"name": guard["name"], "_mod": {"hp": change}}}
    _, other = read(json.dumps({"monster": [guard, copy]}))
    assert other.block is not None and other.block.hit_points == 27
    (problem,) = other.problems
    assert problem.reason == "import-unread" and problem.path.startswith("Other._copy._mod.hp")
