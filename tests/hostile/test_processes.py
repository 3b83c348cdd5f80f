"""The program as a process: signals, closed streams, full disks. Nothing is lost, nothing is left behind."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals and devices of Unix")
BOJISTE = [sys.executable, "-m", "bojiste"]
ENVIRONMENT = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG", "BOJISTE"))}
PATIENCE = 120
"""Seconds; the machine may be busy with other things."""


def done(*words: str, folder: Path, **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*BOJISTE, *words], cwd=folder, env=ENVIRONMENT, capture_output=True, timeout=PATIENCE, **more
    )


@pytest.fixture
def playing(scene: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A game that waits for an answer."""
    words = [*BOJISTE, "play", scene.name, "--seed", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=scene.parent, env=ENVIRONMENT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None and process.stdin is not None
        for asked in range(2):
            seen = b""
            while not seen.endswith(b"> "):
                letter = process.stdout.read(1)
                assert letter, seen.decode()
                seen += letter
            if not asked:
                process.stdin.write(b"end\n")
                process.stdin.flush()
        yield process
        if process.poll() is None:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_who_closes_the_window_loses_nothing(scene: Path, playing: subprocess.Popen[bytes], number: int) -> None:
    playing.send_signal(number)
    told, _ = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 130
    assert b"--resume yard.save.json" in told
    saved = json.loads((scene.parent / "yard.save.json").read_text(encoding="utf-8"))
    assert any("seat" in line for line in saved["journal"])


def test_what_is_said_of_it_may_be_lost_but_not_the_game(scene: Path, playing: subprocess.Popen[bytes]) -> None:
    assert playing.stdout is not None and playing.stderr is not None
    playing.stdout.close()
    playing.stderr.close()
    time.sleep(0.3)  # it has asked, but may not wait yet
    playing.send_signal(signal.SIGHUP)
    playing.wait(PATIENCE)
    assert (scene.parent / "yard.save.json").exists()


def test_no_stdin_at_all(scene: Path) -> None:
    words = " ".join([*BOJISTE, "play", scene.name, "--seed 1 <&-"])
    ended = subprocess.run(
        ["sh", "-c", words], cwd=scene.parent, env=ENVIRONMENT, capture_output=True, timeout=PATIENCE
    )
    assert ended.returncode == 130 and b"fault" not in ended.stderr
    assert (scene.parent / "yard.save.json").exists()


@pytest.mark.parametrize("words", ["rules", "bestiary srd5 --json", "schema", "--help", "roll 1000d6 --odds"])
def test_a_pipe_that_closes_early_is_no_fault(tmp_path: Path, words: str) -> None:
    line = f"({' '.join([*BOJISTE, words])}; echo $? >code) | head -1"
    ended = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=ENVIRONMENT, capture_output=True, timeout=PATIENCE)
    assert ended.stderr == b""
    assert (tmp_path / "code").read_text().strip() == "0"


@pytest.mark.parametrize("words", ["rules", "--help", "roll 2d6", "schema srd5"])
def test_output_to_a_full_disk_is_a_message(tmp_path: Path, words: str) -> None:
    with open("/dev/full", "wb") as full:
        ended = subprocess.run(
            [*BOJISTE, *words.split()],
            cwd=tmp_path,
            env=ENVIRONMENT,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
        )
    assert ended.returncode == 2
    assert ended.stderr.decode().splitlines() == [
        "The output cannot be written: the disk is full; make room, or send it elsewhere."
    ]


def test_programs_get_utf8(tmp_path: Path) -> None:
    told = subprocess.run(
        [*BOJISTE, "bestiary", "srd5", "ogre", "--json"],
        cwd=tmp_path,
        env=ENVIRONMENT | {"PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        timeout=PATIENCE,
    )
    assert "zlobr" in told.stdout.decode("utf-8") and "огр" in told.stdout.decode("utf-8").lower()


# ------------------------------------------------------------------------------------------------ forecasts


def children(of: int) -> list[int]:
    """Processes that this one started and that still run, and theirs."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parts = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(parts[1]) == of and parts[0] != "Z":
                found += [int(folder.name), *children(int(folder.name))]
    return found


def alive(number: int) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are counted by /proc")
@pytest.mark.parametrize("signals", [["INT"], ["INT", "INT"], ["INT", "INT", "INT"], ["TERM"], ["HUP"], ["KILL"]])
def test_a_forecast_that_is_ended_leaves_no_process(scene: Path, signals: list[str]) -> None:
    words = [*BOJISTE, "forecast", scene.name, "-n", "1000000", "--workers", "2", "--seed", "1", "--way", "readable"]
    pipe = subprocess.PIPE
    process = subprocess.Popen(words, cwd=scene.parent, env=ENVIRONMENT, stdout=pipe, stderr=pipe)
    until = time.monotonic() + PATIENCE
    while len(children(process.pid)) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(1.0)
    started = children(process.pid)
    assert len(started) >= 2
    for name in signals:
        process.send_signal(getattr(signal, f"SIG{name}"))
        time.sleep(0.02)
    begun = time.monotonic()
    told, _ = process.communicate(timeout=PATIENCE)
    assert time.monotonic() - begun < 15
    if signals == ["INT"] or signals in (["TERM"], ["HUP"]):
        assert process.returncode == 130 and b"Interrupted" in told
    until = time.monotonic() + 15
    while any(map(alive, started)) and time.monotonic() < until:
        time.sleep(0.05)
    assert not [number for number in started if alive(number)]
