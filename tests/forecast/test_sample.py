"""Sampling: the same bytes however it is done, whatever interrupts it, and nothing else touched."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.forecast import Report, cores, crew, forecast, sample
from bojiste.forecast.tally import Tally, merged
from tests.forecast.purse import data

pytestmark = pytest.mark.usefixtures("purse")


def bytes_of(report: Report) -> bytes:
    return json.dumps(report.as_json(), ensure_ascii=False).encode()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other processes are started for the least work."""
    monkeypatch.setattr(sample, "WORTH", 0.0)


@pytest.mark.usefixtures("at_once")
def test_same_bytes_for_any_number_of_workers() -> None:
    scene = read_scene(data("plain", "bold"))
    one, two, four = (bytes_of(forecast(scene, 450, 5, workers)) for workers in (1, 2, 4))
    assert one == two == four
    assert bytes_of(forecast(scene, 450, 6)) != one


def test_small_forecasts_start_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise AssertionError("a process was started")

    monkeypatch.setattr(crew, "shared", refuse)
    assert forecast(read_scene(data()), 150, workers=2).fights == 150


def test_chunks_do_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = read_scene(data("plain", "bold"))
    whole = bytes_of(forecast(scene, 130, 3))
    monkeypatch.setattr(sample, "MOST", 7)
    assert bytes_of(forecast(scene, 130, 3)) == whole


def test_each_fight_is_the_game_of_its_number() -> None:
    scene = read_scene(data("plain", "bold"))
    for number in range(20):
        events: list[Any] = []
        played, game = sample.play(scene, 9, number, events), Game(scene, 9, fight=number)
        assert (played.outcome, played.dice, tuple(events)) == (game.outcome, game.dice_drawn, game.events)


def interrupt(at: int) -> Any:
    def progress(done: int, of: int) -> None:
        if done >= at:
            raise KeyboardInterrupt

    return progress


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_known_when_interrupted_is_returned(workers: int) -> None:
    scene = read_scene(data())
    report = forecast(scene, 10_000, 4, workers, progress=interrupt(300))
    assert not report.complete and 300 <= report.fights < report.asked == 10_000
    known = forecast(scene, report.fights, 4).as_json()
    assert report.as_json() == {**known, "asked": 10_000, "complete": False}


def test_interrupted_before_anything_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(sample, "play", interrupted)
    report = forecast(read_scene(data()), 50)
    assert report.fights == 0 and not report.complete and report.shares == () and report.unlucky == ()


def test_progress_is_told_of_all_fights() -> None:
    told: list[tuple[int, int]] = []
    forecast(read_scene(data()), 250, progress=lambda done, of: told.append((done, of)))
    assert told[0] == (0, 250) and told[-1] == (250, 250)
    assert told == sorted(set(told)) and told[1] == (1, 250)


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("workers", [1, 2])
def test_a_fault_names_its_fight(workers: int) -> None:
    with pytest.raises(ZeroDivisionError) as fault:
        forecast(read_scene(data("clumsy", "plain")), 200, 8, workers)
    assert fault.value.__notes__ == ["in fight 0 of seed 8"]


@pytest.mark.parametrize("fights, workers", [(0, 1), (-5, 1), (1, -1)])
def test_nothing_is_no_forecast(fights: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least one"):
        forecast(read_scene(data()), fights, workers=workers)


def test_tallies_hold_whole_numbers() -> None:
    tally = sample.play_many(read_scene(data("plain", "bold")), 120, 2)
    numbers = [tally.fights, tally.dice, tally.checksum, *tally.flags.values(), *tally.ends.values()]
    for histogram in tally.counts.values():
        numbers += [*histogram, *histogram.values()]
        assert sum(histogram.values()) == 120
    for one in tally.unlucky:
        numbers += [one.fight, one.left, one.spared]
    assert {type(number) for number in numbers} == {int}


def test_tallies_of_any_cut_merge_to_the_same() -> None:
    scene = read_scene(data("plain", "bold"))
    whole = sample.chunk((scene,), 1, (0, 90))
    first, second, third = (sample.chunk((scene,), 1, span) for span in ((0, 10), (10, 11), (11, 90)))
    assert merged(merged(first, second), third) == whole == merged(first, merged(second, third))
    assert merged(Tally(), whole) == whole == merged(whole, Tally())


def test_other_dice_other_checksum() -> None:
    scene = read_scene(data())
    checksums = {sample.chunk((scene,), 1, span).checksum for span in ((0, 50), (1, 51), (0, 49))}
    checksums |= {
        sample.chunk((scene,), 2, (0, 50)).checksum,
        sample.chunk((read_scene(data("bold", "bold")),), 1, (0, 50)).checksum,
    }
    assert len(checksums) == 5


def test_the_global_random_generator_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def poison(*_: Any) -> Any:
        raise AssertionError("the global generator was used")

    before = random.getstate()
    for name in ("random", "randint", "randrange", "choice", "shuffle", "getrandbits"):
        monkeypatch.setattr(random, name, poison)
    forecast(read_scene(data()), 100)
    assert random.getstate() == before


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("lost", [1, 2])
def test_a_worker_that_is_lost_loses_nothing(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system kills processes when memory is short."""
    scene = read_scene(data("plain", "bold"))
    started: list[Any] = []
    start = crew._Crew.__init__

    def noted(self: Any, *args: Any) -> None:
        start(self, *args)
        started.append(self)

    monkeypatch.setattr(crew._Crew, "__init__", noted)
    monkeypatch.setattr(sample, "MOST", 50)
    monkeypatch.setattr(sample, "BEAT", 1e-9)  # however quick this machine is, others have something to do

    def kill(done: int, of: int) -> None:
        if started and not started[0].killed_for_test:
            started[0].killed_for_test = True
            for process in list(started[0]._processes.values())[:lost]:
                process.kill()

    monkeypatch.setattr(crew._Crew, "killed_for_test", False, raising=False)
    report = forecast(scene, 2000, 5, 2, progress=kill)
    assert started and started[0].killed_for_test
    assert bytes_of(report) == bytes_of(forecast(scene, 2000, 5))


def test_cores_are_counted() -> None:
    assert cores() >= 1


def crews(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All that are started from now on."""
    started: list[Any] = []

    class Noted(crew._Crew):
        def __init__(self, workers: int) -> None:
            super().__init__(workers)
            started.append(self)

    monkeypatch.setattr(crew, "_Crew", Noted)
    return started


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_processes_are_kept_for_the_next_work(lost: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several forecasts of several scenes by the same processes, though some of them are lost while they wait."""
    scenes = [read_scene(data(*tactics)) for tactics in (("plain", "bold"), ("bold", "bold"), ("plain", "plain"))]
    alone = [bytes_of(forecast(scene, 1500, 5)) for scene in scenes]
    monkeypatch.setattr(sample, "MOST", 50)
    monkeypatch.setattr(sample, "BEAT", 1e-9)
    monkeypatch.setattr(sample, "GLANCE", 1e-9)
    started = crews(monkeypatch)
    with crew.kept():
        together = []
        for scene in scenes:
            together.append(bytes_of(forecast(scene, 1500, 5, 2)))
            assert crew.waiting()
            for process in list(started[0]._processes.values())[:lost]:
                process.kill()
                process.join()
    assert together == alone and not crew.waiting()
    assert len(started) == 1 or lost
    assert not any(process.is_alive() for one in started for process in one._processes.values())


@pytest.mark.usefixtures("at_once")
def test_processes_that_were_interrupted_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "BEAT", 1e-9)
    started = crews(monkeypatch)

    def pressed(done: int, of: int) -> None:
        if started and done >= 300:
            raise KeyboardInterrupt

    with crew.kept():
        assert not forecast(read_scene(data("plain", "bold")), 2000, 5, 2, progress=pressed).complete
        assert started and not crew.waiting()
