"""What is sent to a seat, byte for byte: what it may not know makes no difference to it, and nobody it does not see, no
seed, no digest, nobody else's question is in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.table.live import Page
from bojiste.table.pages import render
from bojiste.table.room import Room
from bojiste.table.rooms import Rooms
from bojiste.table.seen import SCREEN
from bojiste.table.views import view
from bojiste.tell.narrator import Narrator
from tests.web import veiled
from tests.web.people import Table

SEED = 8_123_456_789_012_345
ANSWERS = 8
SCENES = ("srd5/goblin_ambush", "osr/five_rooms", "drd2/rope_bridge", "fiveaction/three_against_one")
MANY, QUICK = 60, 4
"""Scenes of a system: at length, and at each run of the tests."""
GENERATED = [
    pytest.param(system, number, id=f"{system}-{number}", marks=[] if number < QUICK else [pytest.mark.slow])
    for system in veiled.SYSTEMS
    for number in range(MANY)
]


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


# -- games made of a number ----------------------------------------------------------------------------------------


class Watched:
    """A game at the table, and everything that is sent to its seats as it goes on."""

    def __init__(self, rooms: Rooms, scene: dict[str, Any]) -> None:
        read = read_scene(scene)
        self.room: Room = rooms.make(Game(read, SEED, people=[*read.seats, GM]))
        self.seats = [seat for seat in (*read.seats, SCREEN) if seat != GM]
        self.room.opened = "opened"  # drawn by lot
        self.pages = {seat: Page(self.room, seat, LANGUAGES[at % 3]) for at, seat in enumerate(self.seats)}

    @property
    def game(self) -> Game:
        return self.room.game

    def sent(self, seat: str) -> str:
        """Of the API and of the page: the whole of it, and what has changed. What names this game only is left out."""
        language = LANGUAGES[self.seats.index(seat) % 3]
        whole = view(self.room, seat, language)
        kind = "screen" if seat == SCREEN else "player"
        page = render(kind, language=language, seen=whole, token="token")
        text = json.dumps([whole, self.pages[seat].news()], ensure_ascii=False) + page
        return text.replace(self.room.id, "(game)").replace(whole["seed"]["hash"], "(hash)")

    def hidden_from(self, seat: str) -> set[str]:
        """Those of whom a seat has seen nothing so far."""
        seen = self.game.view(seat)
        told = {who for event in self.game.log(seat) for who in (event.actor, event.target)}
        return {one.id for one in self.game.scene.combatants if one.id not in seen} - told

    def course(self) -> list[Any]:
        """What has happened, but for the numbers that some may not see."""
        return [(one.kind, one.actor, one.target, one.rolls) for one in self.game.events]

    def steps(self) -> Iterator[None]:
        """From question to question, each answered by its default, but for the end, when the seed is told."""
        for _ in range(ANSWERS):
            ask = self.game.ask
            if ask is None:
                return
            yield
            self.room.answer(GM, ask.number, ask.default)


LANGUAGES = ("cs", "ru", "en")


@pytest.mark.parametrize("system, number", GENERATED)
def test_what_players_may_not_know_makes_no_difference_to_what_they_are_sent(
    rooms: Rooms, system: str, number: int
) -> None:
    """The same game twice, with other numbers where players see none; as long as the same happens, each seat is sent
    the same bytes."""
    scene = veiled.SYSTEMS[system](number)
    one, other = Watched(rooms, scene), Watched(rooms, veiled.other_numbers(scene))
    assert one.game.scene.source != other.game.scene.source
    for _ in zip(one.steps(), other.steps(), strict=False):
        if one.course() != other.course():
            return
        for seat in one.seats:
            assert one.sent(seat) == other.sent(seat), seat


@pytest.mark.parametrize("system, number", GENERATED)
def test_nobody_is_sent_the_hidden_the_seed_or_a_question_of_somebody_else(
    rooms: Rooms, system: str, number: int
) -> None:
    watched = Watched(rooms, veiled.SYSTEMS[system](number))
    for _ in watched.steps():
        game, ask = watched.game, watched.game.ask
        for at, seat in enumerate(watched.seats):
            sent, narrator = watched.sent(seat), Narrator(game.scene, LANGUAGES[at % 3])
            for who in watched.hidden_from(seat):
                assert not any(f"{quote}{who}{quote}" in sent for quote in "\"'"), (seat, who)
            assert str(SEED) not in sent and game.digest not in sent
            if ask is not None and not watched.room.is_asked(seat):
                assert narrator.question(ask) not in sent, (seat, ask.topic)


@pytest.mark.parametrize("system, number", [one for one in GENERATED if one.values[0] in ("srd5", "drd2")])
def test_what_the_hidden_are_called_makes_no_difference(rooms: Rooms, system: str, number: int) -> None:
    scene = veiled.SYSTEMS[system](number)
    first = Watched(rooms, scene)
    hidden = {seat: first.hidden_from(seat) for seat in first.seats}
    common = set.intersection(*hidden.values())
    met = {_entry(one.id) for one in first.game.scene.combatants if one.id not in common}
    common = {who for who in common if _entry(who) not in met}
    if not common:
        return
    one, other = Watched(rooms, scene), Watched(rooms, veiled.other_names(scene, common))
    for _ in zip(one.steps(), other.steps(), strict=False):
        for seat in one.seats:
            if common <= one.hidden_from(seat):
                assert one.sent(seat) == other.sent(seat), seat


def _entry(who: str) -> str:
    """The entry of a scene that somebody is of: ``goblin`` of ``goblin-2``."""
    return who.rpartition("-")[0] or who
