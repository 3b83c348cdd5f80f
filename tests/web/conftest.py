"""A table for the tests: the whole server in this process, or one of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bojiste.files.examples import examples
from bojiste.table.app import build
from bojiste.table.rooms import Rooms
from tests.web.people import Table

DUEL = """
format = 1
system = "srd5"
[[combatant]]
block = "guard"
id = "ada"
side = "red"
seat = "player:anna"
[[combatant]]
block = "guard"
id = "bohus"
side = "blue"
seat = "player:bob"
"""


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    found = Rooms.of(tmp_path)
    yield found
    found.store.close()


@pytest.fixture
def client(rooms: Rooms, tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(build(rooms, tmp_path, "en"), base_url="http://127.0.0.1:8000") as found:
        yield found


@pytest.fixture
def begin(client: TestClient, rooms: Rooms) -> Callable[..., Table]:
    """Begins a game and gives the links to whoever plays it."""

    def made(scene: Any = DUEL, seed: int = 7, **more: Any) -> Table:
        if isinstance(scene, str) and "\n" not in scene:
            scene = examples()[scene].read_text(encoding="utf-8")
        answer = client.post(
            "/api/games", json={"scene": scene, "seed": seed, **more}, headers={"Authorization": f"Bearer {rooms.key}"}
        )
        assert answer.status_code == 201, answer.text
        return Table(client, answer.json())

    return made
