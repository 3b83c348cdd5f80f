"""Sound scenes and saves with one value exchanged for another: refused with a place and a remedy, or played."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.errors import BojisteError, SaveError, SceneError
from bojiste.tell import Words
from bojiste.tell.problems import problems
from tests.hostile.conftest import CONTROLS, ROOT, Hold

MOST_BYTES = 2500
"""Only small examples: many games are played here."""
HOSTILE: list[Any] = [
    *(-1, 0, 1, 7, 99, 10**30, -(10**30), 1.5, True, False, "", " ", "gm", "all", "a\x1b[2J", "\u202e", "x" * 300),
    *(None, [], [[]], [1], ["a"], {}, {"a": 1}, {"text": ""}, "24", "1d6", "1d6 fier", "\x00", "#", "0", float("nan")),
]
FEW = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@cache
def examples() -> tuple[str, ...]:
    """The sources of small example scenes, as JSON."""
    found = [path for path in sorted((ROOT / "examples").glob("*/*.toml")) if path.stat().st_size < MOST_BYTES]
    return tuple(json.dumps(tomllib.loads(path.read_text(encoding="utf-8"))) for path in found)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Paths of all values of a tree, the root left out."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from places(item, (*path, key))


def changed(tree: Any, place: tuple[Any, ...], value: Any) -> Any:
    """The tree with another value at a place; ``...`` takes it out."""
    tree = copy.deepcopy(tree)
    inside = tree
    for step in place[:-1]:
        inside = inside[step]
    if value is ...:
        del inside[place[-1]]
    else:
        inside[place[-1]] = value
    return tree


def told(fault: BojisteError) -> None:
    """Every problem has a sentence in every language, and none steers the terminal."""
    for language in ("cs", "ru", "en"):
        for line in problems(Words(language, fault.system), fault):
            assert line and not CONTROLS.search(line)


@st.composite
def scenes(draw: st.DrawFn) -> Any:
    tree = json.loads(draw(st.sampled_from(examples())))
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(list(places(tree))))
        tree = changed(tree, place, draw(st.sampled_from([*HOSTILE, ...])))
        if not isinstance(tree, dict) or not list(places(tree)):
            break
    return tree


@FEW
@given(scenes(), st.integers(0, 9))
def test_what_check_passes_plays(tree: Any, seed: int) -> None:
    try:
        scene = read_scene(tree)
    except SceneError as fault:
        assert fault.problems
        told(fault)
        return
    assert Game(scene, seed).outcome is not None


@cache
def saved() -> tuple[str, ...]:
    """Saves of games that are under way."""
    found = []
    for source in examples():
        scene = read_scene(json.loads(source))
        game = Game(scene, 3, people=["gm", *scene.seats])
        for _ in range(6):
            if game.ask is not None:
                game.answer(game.ask.default)
        game.undo()
        found.append(json.dumps(game.save()))
    return tuple(found)


@st.composite
def saves(draw: st.DrawFn) -> Any:
    tree = json.loads(draw(st.sampled_from(saved())))
    outer = [place for place in places(tree) if place[0] != "scene"]
    place = draw(st.sampled_from(outer))
    return changed(tree, place, draw(st.sampled_from([*HOSTILE, ...])))


@FEW
@given(saves())
def test_a_save_that_was_tampered_with(tree: Any) -> None:
    try:
        game = Game.load(tree)
    except BojisteError as fault:
        told(fault)
    else:
        assert game.outcome is not None or game.ask is not None or game.roll is not None


@pytest.mark.parametrize(
    "key, value",
    [
        ("people", [[]]),
        ("people", "gm"),
        ("people", [3]),
        ("dice", ["x"]),
        ("dice", [[]]),
        ("dice", [True]),
        ("dice", "loaded"),
        ("decisions", [1]),
        ("decisions", [{}]),
        ("chain", [1]),
        ("seed", 2**70),
        ("seed", True),
        ("fight", -(2**70)),
        ("journal", [3]),
        ("journal", [{}]),
        ("journal", [{"undo": True}]),
        ("journal", [{"undo": 0}]),
        ("journal", [{"undo": "1"}]),
        ("journal", [{"face": "6"}]),
        ("journal", [{"ask": True, "key": "a"}]),
        ("journal", [{"ask": 1, "key": 1}]),
    ],
)
def test_the_shape_of_every_saved_value(key: str, value: Any) -> None:
    data = json.loads(saved()[0]) | {key: value}
    with pytest.raises(SaveError) as failed:
        Game.load(data)
    assert all(problem.path.startswith(key) for problem in failed.value.problems)


@pytest.mark.parametrize("count", [10**6, 10**30])
def test_an_undo_of_more_than_there_is_takes_back_all_at_once(count: int) -> None:
    data = json.loads(saved()[0])
    data["journal"].append({"undo": count})
    game = Game.load(data, check=False)
    assert game.ask is not None and game.ask.number == 1


def test_long_answers_are_no_numbers() -> None:
    scene = read_scene(json.loads(examples()[0]))
    game = Game(scene, 3, people=["gm", *scene.seats])
    assert game.ask is not None
    for text in ("9" * 5000, "-" + "9" * 5000, "٣", "²", "1e9", ""):
        with pytest.raises(BojisteError):
            game.answer(text)


LINES = st.text(max_size=30) | st.sampled_from(["9" * 5000, "1" * 7, "a1", "zz999", "?", "/u", "u", "l", "k", "b", "h"])


@FEW
@given(line=LINES)
def test_anything_may_be_typed(hold: Hold, scene: Path, line: str) -> None:
    hold("play", scene.name, "--seed", "1", input=f"{line}\nq\n")


TWO: list[dict[str, Any]] = [{"block": "ada", "side": "a"}, {"block": "goblin", "side": "b"}]
SMALL = {"format": 1, "system": "srd5", "combatant": TWO}


@pytest.mark.parametrize(
    "more, path, reason",
    [
        ({"hp_max": 10**30}, "combatant[0].hp_max", "above-maximum"),
        ({"mark": "#"}, "combatant[0].mark", "bad-mark"),
        ({"name": "a\x00b"}, "combatant[0].name", "control-characters"),
        ({"id": "x" * 100_000}, "combatant[0].id", "long-text"),
    ],
)
def test_what_makes_no_sense_is_refused(more: dict[str, Any], path: str, reason: str) -> None:
    one, other = TWO
    with pytest.raises(SceneError) as fault:
        read_scene({**SMALL, "combatant": [one | more, other]})
    assert [(problem.path, problem.reason) for problem in fault.value.problems] == [(path, reason)]


def test_a_side_has_no_relation_to_itself() -> None:
    with pytest.raises(SceneError) as fault:
        read_scene({**SMALL, "side": [{"id": "a", "relations": {"a": "hostile"}}]})
    assert [problem.reason for problem in fault.value.problems] == ["own-relation"]


def test_days_beyond_all_patience_are_refused_by_check() -> None:
    step = {"do": "days", "days": 10**12}
    scene = {"format": 1, "system": "drd2", "procedure": "expedition", "step": [step]}
    with pytest.raises(SceneError) as fault:
        read_scene({**scene, "combatant": [{"block": "jitka", "side": "heroes"}]})
    assert [(problem.path, problem.reason) for problem in fault.value.problems] == [("step[0].days", "above-maximum")]
