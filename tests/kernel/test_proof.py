"""The proof that all ways of computing agree, on many fights. It is slow, and cut into parts that stand alone:

``pytest -m slow tests/kernel/test_proof.py -k part07`` (of ``PARTS``), ``-k maps07``, ``-k broad07``, ``-k gifted07``,
``-k bitten07``, ``-k charging07``, ``-k begun07``, ``-k sloping07``, ``-k flooded07``,
``-k armed03``, ``-k mingled03``, ``-k odd-map``, ``-k bounds-map``,
``-k bestiary3``, ``-k chance``, ``-k workers``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import system
from bojiste.forecast import Report, crew, exact, forecast
from bojiste.forecast.tally import Tally
from bojiste.systems.srd5.kernel import KERNEL
from tests.kernel import bounds, fights, maps, odd
from tests.kernel.fights import Draw
from tests.kernel.same import Made, compared, compiled, differences
from tests.kernel.test_kernel import ARMED, FEW, GIFTED, bench

pytestmark = pytest.mark.slow
PARTS, SCENES, EACH = 40, 150, 60
MAP_PARTS, MAPS, EACH_MAP = 40, 100, 30
GIFTED_PARTS = 20
BROAD_PARTS = BITTEN_PARTS = CHARGING_PARTS = BEGUN_PARTS = SLOPING_PARTS = FLOODED_PARTS = 10
ARMED_PARTS = MINGLED_PARTS = 8
SHELVES = 8
MANY, SOME = 400_000, 4_000
"""Fights of the kernel, and of the readable engine."""


@pytest.mark.parametrize("part", range(PARTS), ids="part{:02}".format)
def test_generated_fights_are_the_same(part: int) -> None:
    """All parts together compare 100,000 fights and more, row by row."""
    first = FEW + part * SCENES
    assert compared(range(first, first + SCENES), EACH, by=compiled).fights * PARTS > 100_000


@pytest.mark.parametrize("part", range(MAP_PARTS), ids="maps{:02}".format)
def test_generated_fights_on_a_map_are_the_same(part: int) -> None:
    """All parts together compare 50,000 fights and more, row by row."""
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), EACH_MAP, maps.scene, by=compiled).fights * MAP_PARTS > 50_000


@pytest.mark.parametrize("part", range(BROAD_PARTS), ids="broad{:02}".format)
def test_generated_fights_of_large_creatures_are_the_same(part: int) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, maps.broad, by=compiled).fights > MAPS


@pytest.mark.parametrize("part", range(BITTEN_PARTS), ids="bitten{:02}".format)
def test_generated_fights_on_a_map_in_which_hits_bring_more_are_the_same(part: int) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, maps.bitten, by=compiled).fights > MAPS


@pytest.mark.parametrize("part", range(CHARGING_PARTS), ids="charging{:02}".format)
def test_generated_fights_on_a_map_of_those_who_charge_are_the_same(part: int) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, maps.charging, by=compiled).fights > MAPS


@pytest.mark.parametrize("made", [fights.begun, maps.begun], ids=["plainly", "placed"])
@pytest.mark.parametrize("part", range(BEGUN_PARTS), ids="begun{:02}".format)
def test_generated_fights_under_way_are_the_same(part: int, made: Made) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, made, by=compiled).fights > MAPS


@pytest.mark.parametrize("part", range(SLOPING_PARTS), ids="sloping{:02}".format)
def test_generated_fights_on_ground_with_heights_are_the_same(part: int) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, maps.sloping, by=compiled).fights > MAPS


@pytest.mark.parametrize("part", range(FLOODED_PARTS), ids="flooded{:02}".format)
def test_generated_fights_under_water_are_the_same(part: int) -> None:
    first = 10_000 + part * MAPS
    assert compared(range(first, first + MAPS), 10, maps.flooded, by=compiled).fights > MAPS


@pytest.mark.parametrize("part", range(GIFTED_PARTS), ids="gifted{:02}".format)
def test_generated_fights_with_features_are_the_same(part: int) -> None:
    first = GIFTED + part * SCENES
    assert compared(range(first, first + SCENES), 10, fights.gifted, by=compiled).fights > SCENES


@pytest.mark.parametrize("part", range(MINGLED_PARTS), ids="mingled{:02}".format)
def test_generated_fights_with_features_and_weapons_in_hand_are_the_same(part: int) -> None:
    first = GIFTED + part * SCENES
    assert compared(range(first, first + SCENES), 10, fights.mingled, by=compiled).fights > SCENES


ODD_BASES = {
    "scene": fights.scene,
    "gifted": fights.gifted,
    "mingled": fights.mingled,
    "map": maps.scene,
    "charging": maps.charging,
}


@pytest.mark.parametrize("base", ODD_BASES, ids="odd-{}".format)
def test_generated_fights_of_odd_sheets_are_the_same(base: str) -> None:
    """With whatever else a sheet, an attack, a present state and the options may say."""
    assert compared(range(2 * SCENES), 4, odd.of(ODD_BASES[base]), by=compiled).fights > SCENES


@pytest.mark.parametrize("kind", bounds.KINDS, ids="bounds-{}".format)
def test_no_column_is_read_or_written_beyond_its_end(kind: str, tmp_path: Path) -> None:
    """Fights are told and counted by loops that check every place (they are compiled anew for that)."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.kernel.bounds", kind]
    checked = os.environ | {"NUMBA_BOUNDSCHECK": "1", "BOJISTE_CACHE": str(tmp_path)}
    house = Path(__file__).parents[2]
    done = subprocess.run(command, env=checked, cwd=house, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "the same\n"), done.stdout + done.stderr


@pytest.mark.parametrize("part", range(ARMED_PARTS), ids="armed{:02}".format)
def test_generated_fights_with_weapons_in_hand_are_the_same(part: int) -> None:
    first = ARMED + part * SCENES
    assert compared(range(first, first + SCENES), 10, fights.armed, by=compiled).fights > SCENES


@pytest.mark.parametrize("shelf", range(SHELVES), ids="bestiary{}".format)
def test_fights_of_the_bestiary_are_the_same(shelf: int) -> None:
    """Every block that the kernel plays, two of it against two goblins and an eagle."""
    wrong, seen = [], 0
    for id in list(system("srd5").blocks())[shelf::SHELVES]:
        scene = read_scene({"format": 1, "system": "srd5", "field": {"mode": "abstract"}, "combatant": _met(id)})
        if not list(KERNEL.lacks(scene)):
            seen += 1
            wrong += [(id, told) for told in differences(scene, 1, 10, compiled)[:1]]
    assert not wrong and seen > 100 // SHELVES


def test_of_the_bestiary_the_page_tells_how_many_are_played() -> None:
    blocks = list(system("srd5").blocks())
    fields = {"format": 1, "system": "srd5", "field": {"mode": "abstract"}}
    played = [id for id in blocks if not list(KERNEL.lacks(read_scene({**fields, "combatant": _met(id)})))]
    page = " ".join((Path(__file__).parents[2] / "docs" / "cli.md").read_text().split())
    assert f"{len(played)} of the {len(blocks)} blocks of the bestiary" in page
    meadow = "\n".join(["." * 24] * 5 + [".a....b....c............"] + ["." * 24] * 6)
    fields["field"] = {"map": meadow}
    roaming = [id for id in blocks if not list(KERNEL.lacks(read_scene({**fields, "combatant": _alone(id)})))]
    assert f"{len(roaming)} of the blocks" in page


def _alone(id: str) -> list[dict[str, Any]]:
    """One of it against a goblin and an ogre."""
    others = (
        {"block": block, "id": mark, "mark": mark, "side": "b"} for block, mark in (("goblin", "b"), ("ogre", "c"))
    )
    return [{"block": id, "id": "a", "mark": "a", "side": "a"}, *others]


def _met(id: str) -> list[dict[str, Any]]:
    one, *others = ({"block": block, "id": block, "side": "b"} for block in (id, "goblin", "eagle"))
    return [{**one, "id": "a", "side": "a", "count": 2}, {**others[0], "id": "c", "count": 2}, others[1]]


# -- chance --------------------------------------------------------------------------------------------------------


def duels() -> Iterator[Any]:
    """The duel of the benchmark, then others made of it by numbers."""
    source = bench("s1").source
    yield pytest.param(source, id="s1")
    for number in range(6):
        draw = Draw(7_000 + number)
        fighters = [
            {**one, "ac": 11 + draw.below(8), "hp_max": 5 + draw.below(30), "uses_death_saves": draw.chance(50)}
            for one in source["combatant"]
        ]
        yield pytest.param({**source, "combatant": fighters}, id=f"duel{number}")


@pytest.mark.parametrize("way, fights", [("kernel", MANY), ("readable", SOME)])
@pytest.mark.parametrize("source", tuple(duels()))
def test_chance_of_the_dice_is_what_is_known_exactly(source: dict[str, Any], way: Any, fights: int) -> None:
    """Chi-square of who wins and of how many rounds it takes; beyond it less than one course in 100,000 falls."""
    scene = read_scene(source)
    odds = exact.known(scene)
    assert odds is not None
    report = forecast(scene, fights, 29, way=way)
    winners = {key: share for key, share in odds.flags.items() if key.startswith("won:")}
    assert fits({share.key: share.fights for share in report.shares if share.key in winners}, winners, fights)
    assert fits(dict(report.spread("rounds").histogram), odds.counts["rounds"], fights)


def test_chance_is_the_same_for_the_kernel_and_the_engine() -> None:
    """Of four against six by dice of different seeds: nobody knows the odds of the rounds exactly."""
    scene = bench("s2")
    quick, slow = forecast(scene, MANY, 1, way="kernel"), forecast(scene, SOME, 2, way="readable")
    for one, other in ((_rounds(slow), _rounds(quick)), (_ends(slow), _ends(quick))):
        assert fits(one, {value: times / MANY for value, times in other.items()}, SOME)


def _rounds(report: Report) -> dict[int, int]:
    return dict(report.spread("rounds").histogram)


def _ends(report: Report) -> dict[str | None, int]:
    return {end.winner: end.fights for end in report.ends}


def fits(seen: Mapping[Any, int], wanted: Mapping[Any, float], fights: int) -> bool:
    """Whether what was counted may well come of these chances: values that are too rare count as one."""
    common = {value: share for value, share in wanted.items() if share * fights >= 5}
    cells = [(seen.get(value, 0), share * fights) for value, share in common.items()]
    rest = (fights - sum(one for one, _ in cells), fights * (1 - sum(common.values())))
    cells += [rest] if rest[1] >= 5 else []
    freedom = max(1, len(cells) - 1)
    limit = freedom + 4.5 * (2 * freedom) ** 0.5 + 14  # lies above the point of one in 100,000 for any freedom
    return bool(sum((one - other) ** 2 / other for one, other in cells) < limit)


# -- workers -------------------------------------------------------------------------------------------------------


def bytes_of(scene: Scene, fights: int, workers: int, way: Any) -> str:
    return json.dumps(forecast(scene, fights, 5, workers, way=way).as_json())


@pytest.mark.parametrize("way, fights", [("kernel", 200_000), ("readable", 3_000)])
def test_workers_are_as_many_as_you_like(way: Any, fights: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bojiste.forecast.sample.WORTH", 0.0)
    scene = bench("s2")
    one = bytes_of(scene, fights, 1, way)
    assert [bytes_of(scene, fights, workers, way) == one for workers in (2, 3, 4)] == [True] * 3


def test_workers_may_be_killed_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every worker of four is killed in mid-run: what is left is played here, and nothing shows."""
    monkeypatch.setattr("bojiste.forecast.sample.WORTH", 0.0)
    started: list[Any] = []
    begins = crew._Crew.__init__

    def noted(self: Any, *some: Any) -> None:
        begins(self, *some)
        started.extend(self._processes.values())

    def kill(done: int, of: int) -> None:
        if done > 200 and started:
            started.pop().kill()

    monkeypatch.setattr(crew._Crew, "__init__", noted)
    scene = bench("s2")
    report = forecast(scene, 2_000, 5, 4, way="readable", progress=kill)
    assert not started and report.complete
    assert json.dumps(report.as_json()) == bytes_of(scene, 2_000, 1, "readable")


def test_workers_of_the_kernel_count_what_the_engine_counts() -> None:
    """The same tally, checksum and all, of as many fights of four against six as the engine plays in a minute."""
    scene = bench("s2")
    by = {way: forecast(scene, 10_000, 3, 2, way=way) for way in ("kernel", "readable")}
    kept = [{key: value for key, value in one.as_json().items() if key != "ways"} for one in by.values()]
    assert kept[0] == kept[1] and by["kernel"].checksum != Tally().checksum
