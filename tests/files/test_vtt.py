"""Maps of Universal VTT as drawn fields, and scene files that name one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bojiste import load
from bojiste.errors import SceneError
from bojiste.files.vtt import field_of


def points(*places: tuple[float, float]) -> list[dict[str, float]]:
    return [{"x": x, "y": y} for x, y in places]


def vtt(**more: Any) -> dict[str, Any]:
    """A room of four by two squares in a plan of six by four, with a door on the right."""
    room = points((1, 1), (5, 1), (5, 3), (1, 3), (1, 1))
    return {
        "format": 0.3,
        "resolution": {"map_origin": {"x": 0, "y": 0}, "map_size": {"x": 6, "y": 4}, "pixels_per_grid": 70},
        "line_of_sight": [room],
        "portals": [{"position": {"x": 5, "y": 1.5}, "bounds": points((5, 2), (5, 3)), "closed": True}],
        "lights": [{"position": {"x": 3.5, "y": 2.5}, "range": 4, "intensity": 1, "color": "ffffaa00"}],
        "image": "aGVsbG8=",
        **more,
    }


def drawn(**more: Any) -> list[str]:
    return str(field_of(vtt(**more))["map"]).split()


def test_walls_along_the_edges_of_squares_close_a_room_but_for_its_door() -> None:
    assert drawn() == [
        "......",
        ".#####",
        ".#....",
        ".####.",
    ]  # the lower right corner lies beyond the end of both lines


def test_walls_through_squares_are_those_squares() -> None:
    assert drawn(line_of_sight=[points((0.5, 0.5), (0.5, 3.5))], portals=[]) == ["#.....", "#.....", "#.....", "#....."]
    assert drawn(line_of_sight=[points((0, 0), (4, 4))], portals=[]) == ["#.....", ".#....", "..#...", "...#.."]
    assert drawn(line_of_sight=[points((1.1, 1.1), (1.4, 1.1))], portals=[]) == ["......"] * 4  # a nail


def test_a_part_of_a_picture_is_counted_from_its_origin() -> None:
    part = {"map_origin": {"x": 10, "y": 20}, "map_size": {"x": 3, "y": 2.5}}
    assert drawn(resolution=part, line_of_sight=[points((10.5, 20.5), (12.5, 20.5))], portals=[]) == [
        "###",
        "...",
        "...",
    ]


def test_lights_are_lamps_and_the_darkness_is_kept() -> None:
    field = field_of(vtt(environment={"ambient_light": "ff101010"}))
    assert field["lamp"] == [{"at": [3, 2], "bright": 10, "dim": 20}]
    assert field["light"] == "dark"
    assert "light" not in field_of(vtt(environment={"ambient_light": "ffffffff"}))
    torch = {"position": {"x": 1.5, "y": 1.2}, "range": 2}
    assert field_of(vtt(lights=[torch]))["lamp"][0]["at"] in ([0, 0], [1, 0])  # it hangs on the wall
    assert "lamp" not in field_of(vtt(lights=[{"position": {"x": 60, "y": 1}, "range": 2}]))


@pytest.mark.parametrize(
    ("data", "path", "reason"),
    [
        ([], "", "not-a-vtt"),
        ({"name": "x"}, "", "not-a-vtt"),
        (vtt(resolution={"map_size": {"x": 0, "y": 4}}), "resolution.map_size.x", "below-minimum"),
        (vtt(resolution={"map_size": {"x": 6}}), "resolution.map_size.y", "missing"),
        (vtt(line_of_sight=[[{"x": "left", "y": 0}]]), "line_of_sight[0][0].x", "not-a-number"),
        (vtt(line_of_sight=[[{"x": 1e300, "y": 0}]]), "line_of_sight[0][0].x", "above-maximum"),
        (vtt(lights=[{"range": 2}]), "lights[0].position", "missing"),
    ],
)
def test_what_is_no_such_map_is_refused(data: Any, path: str, reason: str) -> None:
    with pytest.raises(SceneError) as found:
        field_of(data)
    assert [(one.path, one.reason) for one in found.value.problems] == [(path, reason)]


SCENE = """
format = 1
system = "srd5"
plan = "cave.dd2vtt"
{more}
[[combatant]]
block = "guard"
id = "ada"
side = "red"
now = {{ position = [2, 2] }}
[[combatant]]
block = "guard"
id = "bob"
side = "blue"
now = {{ position = [4, 2] }}
"""


def test_a_scene_takes_its_map_from_a_file_beside_it_and_needs_it_no_more(tmp_path: Path) -> None:
    plan, file = tmp_path / "cave.dd2vtt", tmp_path / "cave.toml"
    plan.write_text(json.dumps(vtt()), encoding="utf-8")
    file.write_text(SCENE.format(more='[field]\nlight = "dim"'), encoding="utf-8")
    scene = load(file)
    assert "plan" not in scene.source
    assert scene.source["field"]["map"].split()[1] == ".#####"
    assert scene.source["field"]["light"] == "dim"
    assert "image" not in json.dumps(scene.source)


def test_a_plan_that_is_not_there_or_has_no_place_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "cave.toml"
    file.write_text(SCENE.format(more=""), encoding="utf-8")
    with pytest.raises(SceneError) as found:
        load(file)
    assert found.value.problems[0].reason == "file-missing"
    file.write_text(SCENE.format(more="").replace("srd5", "osr"), encoding="utf-8")
    with pytest.raises(SceneError) as found:
        load(file)
    assert [(one.path, one.reason) for one in found.value.problems] == [("plan", "no-drawn-map")]
    file.write_text(SCENE.format(more="").replace('"cave.dd2vtt"', "7"), encoding="utf-8")
    with pytest.raises(SceneError) as found:
        load(file)
    assert [(one.path, one.reason) for one in found.value.problems] == [("plan", "not-text")]
