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
