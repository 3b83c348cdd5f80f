"""What is wrong with a scene as a whole, on the one-page system."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from tests.coin import SCENE

pytestmark = pytest.mark.usefixtures("coin")


def sides(left: dict[str, str], right: dict[str, str]) -> list[dict[str, Any]]:
    return [{"id": "left", "relations": left}, {"id": "right", "relations": right}]


@pytest.mark.parametrize(
    "left, right, expected",
    [
        ({"right": "neutral"}, {"left": "hostile"}, [("side.right.relations.left", "hostile", "left")]),
        ({"right": "neutral"}, {"left": "neutral"}, []),
        ({"right": "neutral"}, {}, []),
    ],
)
def test_sides_that_disagree_are_one_fault(
    left: dict[str, str], right: dict[str, str], expected: list[tuple[str, str, str]]
) -> None:
    """Told where the second side contradicts the first, and once."""
    scene = {**SCENE, "side": sides(left, right)}
    if not expected:
        assert read_scene(scene).relation("right", "left") == "neutral"
        return
    with pytest.raises(SceneError) as wrong:
        read_scene(scene)
    told = [(problem.path, problem.value, problem.data["other"]) for problem in wrong.value.problems]
    assert told == expected and wrong.value.problems[0].reason == "not-symmetric"


@pytest.mark.parametrize(
    "field, value", [("hp_max", "24"), ("hp_max", True), ("ac", 12.5), ("count", "3"), ("shield", "yes")]
)
def test_numbers_and_truths_stand_without_quotes(field: str, value: object) -> None:
    """U26: what the JSON Schema marks as a mistake is one."""
    goblin = {"block": "goblin", "side": "b", field: value}
    data = {"format": 1, "system": "srd5", "combatant": [{"block": "ada", "side": "a"}, goblin]}
    with pytest.raises(SceneError) as fault:
        read_scene(data)
    assert [problem.path for problem in fault.value.problems] == [f"combatant[1].{field}"]


def test_a_block_that_is_null_is_no_block() -> None:
    """As JSON may have it: the entry is read by itself, not left out in silence."""
    ada = {"block": None, "id": "ada", "side": "a"}
    data = {"format": 1, "system": "srd5", "combatant": [ada, {"block": "goblin", "side": "b"}]}
    with pytest.raises(SceneError) as fault:
        read_scene(data)
    assert {problem.path for problem in fault.value.problems} == {"combatant[0].hp_max"}


def test_who_shares_a_name_gets_a_number() -> None:
    entries = [{"id": f"dog-{letter}", "side": "dogs", "name": "pes", "tokens": 1} for letter in "abc"]
    entries.append({"id": "ada", "side": "heroes", "name": "Ada", "tokens": 1})
    scene = read_scene({**SCENE, "combatant": entries, "side": []})
    assert [str(one.name) for one in scene.combatants] == ["pes 1", "pes 2", "pes 3", "Ada"]


@pytest.mark.parametrize(
    "key, meant",
    [
        ("cuont", "count"),
        ("tacitc", "tactic"),
        ("armor", "armour"),
        ("hp", "hp_max"),
        ("str", "abilities.strength"),
        ("fly", "speed.fly"),
        ("first", ""),  # is no "fills"
        ("perception", "passive_perception"),
        ("xyz", ""),
    ],
)
def test_an_unknown_key_is_told_with_what_was_meant(key: str, meant: str) -> None:
    """U27: one like it, one that it begins, or one in a table inside."""
    goblin = {"block": "goblin", "side": "b", key: 12}
    data = {"format": 1, "system": "srd5", "combatant": [{"block": "ada", "side": "a"}, goblin]}
    with pytest.raises(SceneError) as fault:
        read_scene(data)
    assert [(one.path, one.data["near"]) for one in fault.value.problems] == [(f"combatant[1].{key}", meant)]


@pytest.mark.parametrize(
    "key, meant",
    [
        ("death_save_dc", ""),  # something else that begins like death_save_compare
        ("death_save_comapre", "death_save_compare"),
        ("max_round", "max_rounds"),
    ],
)
def test_only_what_is_alike_word_by_word_is_guessed(key: str, meant: str) -> None:
    with pytest.raises(SceneError) as fault:
        read_scene({"format": 1, "system": "srd5", "options": {key: 12}, "combatant": [{"block": "ada", "side": "a"}]})
    assert [one.data["near"] for one in fault.value.problems if one.path.endswith(key)] == [meant]


@pytest.mark.parametrize("key, meant", [("str", "strength"), ("con", "constitution"), ("cha", "charisma"), ("xy", "")])
def test_the_beginning_of_a_word_says_what_was_meant(key: str, meant: str) -> None:
    goblin = {"block": "goblin", "side": "b", "abilities": {key: 12}}
    data = {"format": 1, "system": "srd5", "combatant": [{"block": "ada", "side": "a"}, goblin]}
    with pytest.raises(SceneError) as fault:
        read_scene(data)
    assert [one.data["near"] for one in fault.value.problems if one.path.endswith(key)] == [meant]


def test_a_seat_that_is_none_is_told_without_a_pattern() -> None:
    data = {"format": 1, "system": "srd5", "combatant": [{"block": "ada", "side": "a", "seat": "anna"}]}
    with pytest.raises(SceneError) as fault:
        read_scene(data)
    assert [(one.path, one.reason) for one in fault.value.problems] == [("combatant[0].seat", "bad-seat")]
