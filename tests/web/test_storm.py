"""Six clients answer as fast as they can, and the server is killed in the middle: nobody misses a line that was shown.

All of it stays on this machine, is bounded in number and time, and ends by itself.
"""

from __future__ import annotations

import threading
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx2 as httpx
import pytest

from bojiste.core.game import Game
from tests.web.people import Table
from tests.web.served import Served

SCENE = "srd5/goblin_ambush"
CLIENTS = ("gm", "player:anna", "player:boris", "player:cyril", "player:dana", "screen")
MOST_ANSWERS = 400
"""Of one client in one round."""
LONGEST = 20.0
"""Seconds of one round."""


class Client(threading.Thread):
    """One who looks, answers, and remembers what was shown and what was taken."""

    def __init__(self, base: str, made: dict[str, Any], seat: str) -> None:
        super().__init__(daemon=True)
        self.http = httpx.Client(base_url=base, timeout=10)
        self.table = Table(self.http, made)
        self.seat = seat
        self.shown: dict[int, dict[str, Any]] = {}
        self.taken: list[tuple[int, str]] = []
        self.wrong: list[str] = []
        self.ended = False
        self.stop = threading.Event()

    def run(self) -> None:
        end = monotonic() + LONGEST
        try:
            for _ in range(MOST_ANSWERS):
                if self.stop.is_set() or monotonic() > end or self.ended:
                    return
                self.step()
        except httpx.HTTPError:
            return  # the server has been killed
        finally:
            self.http.close()

    def step(self) -> None:
        view = self.seen(self.table.get(self.seat, after=self.after))
        ask = view.get("ask")
        if ask is None or (self.seat == "gm" and ask["seat"] != "gm" and ask["number"] % 3):
            sleep(0.005)
            return
        key = ask["default"] or ask["options"][0]["key"]
        answer = self.table.post(self.seat, "answer", {"number": ask["number"], "key": key}, after=self.after)
        if answer.status_code == 200:
            self.taken.append((ask["number"], key))
        self.seen(answer)

    @property
    def after(self) -> int:
        return max((one["upto"] for one in self.shown.values()), default=0)

    def seen(self, answer: httpx.Response) -> dict[str, Any]:
        if answer.status_code not in (200, 409, 429):
            self.wrong.append(f"{answer.status_code}: {answer.text[:300]}")
            return {}
        found: dict[str, Any] = answer.json()
        found = found.get("view", {}) if answer.status_code == 409 else found
        for line in found.get("log", ()):
            self.shown = {at: one for at, one in self.shown.items() if at < line["index"]}
            self.shown[line["index"]] = line
        self.ended = bool(found.get("outcome"))
        return found


def storm(served: Served, made: dict[str, Any], answers: int) -> list[Client]:
    """All six at once, until so many answers have been taken; then the power fails."""
    clients = [Client(served.url, made, seat) for seat in CLIENTS]
    for client in clients:
        client.start()
    end = monotonic() + LONGEST
    while monotonic() < end and any(client.is_alive() for client in clients):
        if sum(len(client.taken) for client in clients) >= answers:
            break
        sleep(0.001)
    served.kill()
    for client in clients:
        client.stop.set()
        client.join(LONGEST)
    return clients


def nothing_is_lost(served: Served, made: dict[str, Any], clients: list[Client]) -> None:
    with httpx.Client(base_url=served.url, timeout=30) as http:
        table = Table(http, made)
        save = table.get("gm", "save").json()
        assert Game.load(save).digest == table.view("gm")["digest"]
        said = {(line["ask"], line["key"]) for line in save["journal"] if "seat" in line}
        for client in clients:
            assert client.wrong == []
            assert set(client.taken) <= said
            log = {line["index"]: line for line in table.get(client.seat, "events").json()["events"]}
            for index, line in client.shown.items():
                assert log[index]["upto"] >= line["upto"]
                assert log[index]["upto"] > line["upto"] or log[index]["text"] == line["text"]


def rounds(folder: Path, many: int) -> int:
    """So many storms, each upon what the one before has left; how many answers were taken in all."""
    served, taken, made = Served(folder), 0, None
    for number in range(many):
        if made is None:
            with httpx.Client(base_url=served.url, timeout=30) as http:
                scene = (Path(__file__).parents[2] / "examples" / f"{SCENE}.toml").read_text(encoding="utf-8")
                answer = http.post("/api/games", json={"scene": scene, "seed": number}, headers=served.by_key())
                assert answer.status_code == 201, answer.text
                made = answer.json()
        clients = storm(served, made, 5 + number % 7 * 4)
        served = Served(folder, port=served.port)
        try:
            nothing_is_lost(served, made, clients)
        except BaseException:
            served.kill()
            raise
        taken += sum(len(client.taken) for client in clients)
        if any(client.ended for client in clients):
            made = None
    assert served.close() in (0, -2)
    return taken


def test_nobody_misses_a_line_that_was_shown(tmp_path: Path) -> None:
    assert rounds(tmp_path, 2) >= 5


@pytest.mark.slow
def test_nor_in_fifty_storms(tmp_path: Path) -> None:
    assert rounds(tmp_path, 50) > 500
