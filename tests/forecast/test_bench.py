"""The benchmark measures the work it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.reading import read_scene
from bojiste.forecast import bench
from bojiste.forecast.sample import play_many
from tests.forecast.purse import data

pytestmark = pytest.mark.usefixtures("purse")


def test_the_checksum_is_the_forecasts() -> None:
    scene = read_scene(data())
    speed, tally = bench.measure(scene, 60), play_many(scene, 60, bench.SEED)
    assert (speed.fights, speed.dice, speed.checksum) == (tally.fights, tally.dice, tally.checksum)
    assert speed.seconds > 0


def test_the_machine_is_measured_by_a_loop() -> None:
    """Its seconds are told beside the fights, and what a fight costs in loops."""
    speed = bench.Speed(200, 2.0, 0.05, 4, 17, 255)
    assert str(speed).split()[4:9] == ["100", "fights/s", "5.0", "fights/loop", "(0.050"]
    assert bench.loop() > 0


def test_turns_are_pages() -> None:
    scene = read_scene(data("plain", "quitter"))
    assert [bench.turns(scene, fight) for fight in range(5)] == [2] * 5


def test_one_line_for_each_scene(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "coins.toml"
    people = "".join(f'[[combatant]]\nid = "{id}"\nside = "{id}"\ntokens = 3\n' for id in ("ada", "ota"))
    path.write_text(f'format = 1\nsystem = "purse"\n{people}')
    assert bench.main([str(path), "40", str(path), "40"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.split()[:3] == ["coins", "40", "fights"] and first.split()[-1] == second.split()[-1]


@pytest.mark.parametrize("arguments", [["s1.toml"], ["s1.toml", "many"], ["s1.toml", "0"]])
def test_wrong_arguments_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage:")


def test_the_scenes_of_the_benchmark_are_there() -> None:
    assert all(path.is_file() and fights > 0 for path, fights in bench.PLAN)
