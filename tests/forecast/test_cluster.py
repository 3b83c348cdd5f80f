"""A cluster of two workers, one of which is killed in mid-run: the same bytes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import cluster, forecast

distributed = pytest.importorskip("distributed")
pytestmark = pytest.mark.filterwarnings("ignore")
DUEL = Path(__file__).parents[2] / "examples" / "srd5" / "duel.toml"


@pytest.fixture
def two() -> Iterator[Any]:
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as there:
        yield there


def test_the_same_bytes_though_a_worker_is_killed(two: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bojiste.forecast.sample.WORTH", 0.0)
    monkeypatch.setattr("bojiste.forecast.sample.BEAT", 0.02)
    scene = load(DUEL)
    killed: list[Any] = []

    def progress(done: int, of: int) -> None:
        if done > 60 and not killed:
            killed.append(two.workers[0].process.process.kill())

    report = forecast(scene, 300, 5, two.scheduler_address, progress=progress)
    assert killed
    assert json.dumps(report.as_json()) == json.dumps(forecast(scene, 300, 5).as_json())


def test_nobody_there_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bojiste.forecast.sample.WORTH", 0.0)
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with pytest.raises(SceneError) as fault:
        forecast(load(DUEL), 5000, 5, "tcp://127.0.0.1:9")
    assert [problem.reason for problem in fault.value.problems] == ["cluster-unreachable"]


@pytest.mark.parametrize(
    "address", ["nonsense", "tcp://host", "host:0", "host:65536", "tcp://:8786", "a b:1", "", "::1"]
)
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(SceneError) as fault:
        cluster.checked(address)
    assert [problem.reason for problem in fault.value.problems] == ["cluster-address"]


def test_addresses_of_all_forms_are_taken() -> None:
    for address in ("tcp://host:8786", "host:8786", "tls://10.0.0.1:1", "tcp://[::1]:65535", "tcp://host:8786/"):
        assert cluster.checked(address) == address


def test_a_missing_extra_is_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SceneError) as fault:
        cluster.checked("tcp://127.0.0.1:8786")
    assert [problem.reason for problem in fault.value.problems] == ["cluster-missing"]
