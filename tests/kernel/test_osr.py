"""The kernel plays fights by the old-school rules as the readable engine plays them, event for event: uncompiled on a
desk of lists; compiled it counts the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast import bench, forecast, quick
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many, play_many
from bojiste.kernel.rows import RULES
from bojiste.systems.osr.kernel import KERNEL
from bojiste.systems.osr.kernel.what import NUMBERS
from tests.kernel import osr_fights, same
from tests.kernel.lists import Lists
from tests.kernel.osr_scenes import FIRE, SCENES, foe, hero, scene

EXAMPLES = Path(__file__).parents[2] / "examples"
FEW, MANY = 70, 3_000
HAPPEN = """blocked catches distance-roll engaged-ranged fled flees forewarned hit-points loads misses
morale-breaks morale-holds no-way order-of-one reversal sprints stopped surprise-roll surprised surrendered
takes-flight wasted withdraw""".split()  # noqa: SIM905 (a list to be read)


def s4() -> Scene:
    return load(EXAMPLES / "bench" / "s4.toml")


@cache
def of_generated() -> Counter[str]:
    """What happens in generated fights, all of which are the same."""
    return same.compared(range(FEW), 1, osr_fights.scene).kinds


def test_every_generated_fight_is_the_same() -> None:
    assert sum(of_generated().values()) > 2000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_thousands_of_generated_fights_are_the_same(part: int) -> None:
    same.compared(range(1000 + part * MANY // 10, 1000 + (part + 1) * MANY // 10), 3, osr_fights.scene)


@pytest.mark.parametrize("name", SCENES)
def test_a_small_fight_is_the_same(name: str) -> None:
    found = read_scene(scene(name))
    assert not list(KERNEL.lacks(found))
    assert same.differences(found, 1, 4) == []


def test_the_fights_of_the_benchmark_are_the_same() -> None:
    assert same.differences(s4(), 3, 5) == []


def test_in_those_fights_all_of_it_happens() -> None:
    seen = Counter(of_generated())
    for name in SCENES:
        rows = Lists(read_scene(scene(name))).rows(1, 0, 3)
        seen += Counter(NUMBERS.kinds[row[0] // RULES] for row in rows)
    assert {kind: seen[kind] for kind in HAPPEN if not seen[kind]} == {}


def test_fights_one_after_another_are_those_that_are_played_alone() -> None:
    """Nothing of a fight is left on the desk for the next."""
    for found in (s4(), *(one for _, one in same.generated(range(300, 304), osr_fights.scene))):
        ours = Lists(found)
        assert ours.rows(3, 0, 3) == [row for fight in range(3) for row in ours.rows(3, fight, fight + 1)]


def test_compiled_it_counts_what_the_readable_engine_counts() -> None:
    for fights, found in ((60, s4()), *((10, one) for _, one in same.generated(range(400, 412), osr_fights.scene))):
        assert quick.played(found, Many(fights, 5), Taken("kernel")) == play_many(found, fights, 5)


def test_the_benchmark_measures_the_same_work() -> None:
    kernel, engine = bench.measure_kernel(s4(), 10), bench.measure(s4(), 10)
    assert kernel is not None and kernel.fights > engine.fights
    assert (kernel.checksum, kernel.dice) == (engine.checksum, engine.dice)


def test_a_report_says_who_played() -> None:
    by = {way: forecast(s4(), 40, 4, way=way) for way in ("kernel", "readable")}
    assert by["kernel"].ways == ("kernel",) and by["kernel"].shares == by["readable"].shares
    assert quick.chosen((s4(),), Many(quick.PAYS, 1), None)[:2] == ("kernel", ())


@pytest.mark.slow
def test_compiled_it_tells_the_same_rows() -> None:
    assert same.differences(s4(), 3, 10, same.compiled) == []
    same.compared(range(500, 540), 2, osr_fights.scene, same.compiled)


LACKING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("lacks-expedition", {"procedure": "encounter"}, {}),
    ("lacks-care", {"options": {"mild_death": True}}, {}),
    ("lacks-rulings", {"rulings": "ask"}, {}),
    ("lacks-pairs", {"field": {"distances": [["ada", "foe", 9]]}}, {}),
    ("lacks-pairs", {"options": {"range_zones": True}}, {}),
    ("lacks-ground", {"field": {"dark": True}}, {}),
    ("lacks-ground", {"field": {"area": [{"kind": "difficult", "box": [0, 0, 2, 2]}]}}, {}),
    ("lacks-crowd", {"field": {"distance": 20_000}}, {}),
    ("lacks-crowd", {}, {"hp_max": 20_000}),
    ("lacks-spells", {}, {"spells": ["flame"], "magic_points": 3}),
    ("lacks-begun", {}, {"now": {"conditions": ["prone"]}}),
    ("lacks-begun", {}, {"now": {"died_once_not_full": True}}),
    ("lacks-weapons", {}, {"weapons": [{"id": "acid", "damage": "1d4 acid", "tags": ["destructive"]}]}),
    ("lacks-weapons", {}, {"weapons": ["crossbow", "hand_crossbow"]}),
]


@pytest.mark.parametrize("lack, whole, one", LACKING)
def test_what_the_kernel_lacks_is_named(lack: str, whole: dict[str, Any], one: dict[str, Any]) -> None:
    source, foes = {"format": 1, "system": "osr", "procedure": "fight"}, [foe(0, 9, now={})]
    assert list(KERNEL.lacks(read_scene({**source, "combatant": [hero(0, 0, now={}), *foes]}))) == []
    lacking = read_scene({**source, **whole, "combatant": [hero(0, 0, **{"now": {}, **one}), *foes]})
    assert list(KERNEL.lacks(lacking)) == [lack]


@pytest.mark.parametrize(
    ("more", "options", "lack"),
    [
        ({}, {}, []),
        ({"immune": ["fire"]}, {}, ["lacks-weapons"]),
        ({"level": 5}, {}, []),
        ({"level": 5}, {"invulnerable_monsters": True}, ["lacks-weapons"]),
        ({"hp_max": 64}, {}, ["lacks-weapons"]),
    ],
)
def test_lasting_damage_needs_room(more: dict[str, Any], options: dict[str, Any], lack: list[str]) -> None:
    """Whoever is not hurt may be set on fire any number of times."""
    source = {"format": 1, "system": "osr", "procedure": "fight", "options": options}
    people = [hero(0, 0, weapons=[FIRE]), foe(0, 9, **more)]
    assert list(KERNEL.lacks(read_scene({**source, "combatant": people}))) == lack
