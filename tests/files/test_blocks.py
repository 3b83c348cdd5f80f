"""Blocks of people's own: the nearest is taken, a scene carries what it uses, and faults are told where they stand."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.core.system import system
from bojiste.errors import SceneError
from bojiste.files import blocks
from bojiste.files.scenes import load
from tests import house

BULLY = """\
[bully]
hp_max = {}
ac = 12
attack = [{{ name = "fist", to_hit = 3, reach = 5, damage = "1d4+1 bludgeoning" }}]
"""
SCENE = """\
format = 1
system = "srd5"
[[combatant]]
block = "ada"
side = "heroes"
[[combatant]]
block = "bully"
side = "others"
"""


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A scene with a bully, of whom nobody knows yet."""
    monkeypatch.setenv("BOJISTE_BESTIARY", str(tmp_path / "mine"))
    (tmp_path / "scene.toml").write_text(SCENE, encoding="utf-8")
    return tmp_path / "scene.toml"


def write(path: Path, hit_points: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(BULLY.format(hit_points), encoding="utf-8")


def hit_points(scene: Scene) -> int:
    found: int = scene.by_id["bully"].sheet.hp_max
    return found


def test_the_nearest_block_is_taken(scene: Path) -> None:
    with pytest.raises(SceneError):
        load(scene)
    write(blocks.folder("srd5") / "town.toml", 5)
    assert hit_points(load(scene)) == 5
    write(scene.parent / "bestiary" / "page.toml", 6)
    assert hit_points(load(scene)) == 6
    scene.write_text(SCENE + BULLY.format(7).replace("[bully]", "[block.bully]"), encoding="utf-8")
    assert hit_points(load(scene)) == 7


def test_a_block_of_ones_own_lies_over_the_bestiary(scene: Path) -> None:
    (blocks.folder("srd5")).mkdir(parents=True)
    (blocks.folder("srd5") / "ada.toml").write_text(BULLY.format(3).replace("bully", "ada"), encoding="utf-8")
    write(blocks.folder("srd5") / "town.toml", 5)
    assert load(scene).by_id["ada"].sheet.hp_max == 3


def test_a_save_needs_no_other_file(scene: Path) -> None:
    write(blocks.folder("srd5") / "town.toml", 5)
    game = Game(load(scene), seed=3)
    (blocks.folder("srd5") / "town.toml").unlink()
    again = Game.load(game.save())
    assert hit_points(again.scene) == 5
    assert list(again.scene.source["block"]) == ["bully"]


def test_blocks_of_ones_own_may_join_a_game(scene: Path) -> None:
    write(scene.parent / "bestiary" / "page.toml", 6)
    found = load(scene)
    assert "bully" in found.blocks and "goblin" in found.blocks


def test_a_fault_is_told_once_and_where_it_stands(scene: Path) -> None:
    write(scene.parent / "bestiary" / "page.toml", 0)
    scene.write_text(SCENE + 'count = 3\n[[combatant]]\nid = "b"\nside = "x"\nblock = "bully"\n', encoding="utf-8")
    with pytest.raises(SceneError) as told:
        load(scene)
    assert [(one.path, one.value, one.reason) for one in told.value.problems] == [
        ("block.bully.hp_max", 0, "below-minimum")
    ]


@pytest.mark.parametrize("text, reason", [("bully = 3\n", "not-a-table"), ("[bully\n", "toml-open-bracket")])
def test_a_page_that_holds_something_else_is_named(scene: Path, text: str, reason: str) -> None:
    page = blocks.folder("srd5") / "spoiled.toml"
    page.parent.mkdir(parents=True)
    page.write_text(text, encoding="utf-8")
    with pytest.raises(SceneError) as told:
        load(scene)
    (problem,) = told.value.problems
    assert problem.reason == reason and problem.path.startswith(str(page))


def test_a_block_is_kept_once(tmp_path: Path) -> None:
    page = blocks.keep(tmp_path / "deep", "bully", BULLY.format(4))
    assert blocks.page_of(page)["bully"]["hp_max"] == 4
    with pytest.raises(SceneError) as told:
        blocks.keep(tmp_path / "deep", "bully", BULLY.format(5))
    assert told.value.problems[0].reason == "file-exists"
    assert blocks.page_of(page)["bully"]["hp_max"] == 4


@pytest.mark.parametrize("system_id", house.system_ids())
def test_a_block_written_out_and_read_again_is_the_same(system_id: str, tmp_path: Path) -> None:
    """Every block of every system, and once more what was read."""
    for id, table in system(system_id).blocks().items():
        file = tmp_path / "page.toml"
        file.write_text(blocks.page(id, table), encoding="utf-8")
        (one,) = blocks.brought(file)
        assert blocks.page_of(file) == {id: table} and one.id == id
        assert one.text == file.read_text(encoding="utf-8")


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
VALUES = st.recursive(
    st.one_of(st.booleans(), st.integers(-(2**63), 2**63 - 1), TEXTS),
    lambda inside: st.one_of(st.lists(inside, max_size=3), st.dictionaries(TEXTS, inside, max_size=3)),
    max_leaves=8,
)


@settings(max_examples=60, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(table=st.dictionaries(TEXTS, VALUES, min_size=1, max_size=5))
def test_any_table_written_out_and_read_again_is_the_same(table: dict[str, object]) -> None:
    assert tomllib.loads(blocks.page("bully", table)) == {"bully": table}
