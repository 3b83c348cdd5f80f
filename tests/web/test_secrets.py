"""What is sent to a seat, byte for byte: nobody it does not see, no seed, no digest, nobody else's question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from starlette.testclient import TestClient

from bojiste.core.ask import GM
from bojiste.table.rooms import Rooms
from tests.web.people import Table

SEED = 8_123_456_789_012_345
ANSWERS = 8
SCENES = ("srd5/goblin_ambush", "osr/five_rooms", "drd2/rope_bridge", "fiveaction/three_against_one")


@pytest.mark.parametrize("scene", SCENES)
def test_no_byte_says_what_a_seat_may_not_know(
    begin: Callable[..., Table], client: TestClient, rooms: Rooms, scene: str
) -> None:
    table = begin(scene, seed=SEED)
    game = rooms.room(table.id).game
    for _ in range(ANSWERS):
        ask = game.ask
        for seat in table.links:
            if seat == GM:
                continue
            page = client.get(f"/t/{table.token(seat)}").content
            sent = table.get(seat).content + table.get(seat, "events", lang="cs").content + page
            hidden = {one.id for one in game.scene.combatants} - set(game.view(seat))
            told = {who.encode() for who in hidden if any(f"{q}{who}{q}".encode() in sent for q in "\"'")}
            assert told == set() and str(SEED).encode() not in sent and game.digest.encode() not in sent
            if ask is not None and ask.seat != seat and not any(one.seat == seat for one in ask.options):
                assert table.view(seat)["ask"] is None
        if ask is None or game.outcome is not None:
            return
        table.answer(GM)
