"""What a page is told over its stream: what is new, and what of that which it shows holds no longer."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from bojiste.core.game import Game
from bojiste.table.live import Page
from bojiste.table.room import Room
from bojiste.table.rooms import Rooms
from bojiste.table.seen import seen
from tests.web.test_seen import example, played


class Shown:
    """A page as a phone has it: the lines of its log by where they end."""

    def __init__(self, room: Room, page: Page | None = None) -> None:
        self.room = room
        self.ends: list[int] = []
        self.mark = ""
        self.hear(page or Page(room, "gm", "cs"))

    def hear(self, page: Page) -> int:
        """How many lines were sent."""
        news = page.news()
        assert news is not None
        if "undone" in news:
            self.ends = [end for end in self.ends if end <= news["undone"]]
        sent = [int(end) for end in re.findall(r'data-upto="(\d+)"', news["fragments"].get("log", ""))]
        firsts = [int(one) for one in re.findall(r'data-index="(\d+)"', news["fragments"].get("log", ""))]
        self.ends = [end for end in self.ends if not firsts or end <= firsts[0]] + sent
        self.mark = news["mark"]
        return len(sent)

    def back(self, room: Room | None = None) -> int:
        return self.hear(Page(room or self.room, "gm", "cs", self.ends[-1], self.mark))

    def holds(self) -> bool:
        return self.ends == [line["upto"] for line in seen(self.room.game, "gm", "cs")["log"]]


def begun(rooms: Rooms) -> Room:
    scene = played(example("srd5/bridge"), 0).scene
    room = rooms.make(Game(scene, 3, people=[*scene.seats, "gm"]))
    answered(room, 8)
    return room


def answered(room: Room, count: int, choose: Callable[[Any], str] = lambda ask: ask.default) -> None:
    for _ in range(count):
        ask = room.game.ask
        assert ask is not None
        room.answer("gm", ask.number, choose(ask))


def test_a_page_that_comes_back_is_told_only_what_is_new(rooms: Rooms) -> None:
    room = begun(rooms)
    shown = Shown(room)
    assert shown.holds()
    assert shown.back() == 0
    answered(room, 2)
    assert 0 < shown.back() < 12
    assert shown.holds()


def test_a_page_that_comes_back_loses_what_was_taken_back_meanwhile(rooms: Rooms) -> None:
    room = begun(rooms)
    shown = Shown(room)
    room.undo(4)
    answered(room, 6, lambda ask: next((one.key for one in ask.options if one.key != ask.default), ask.default))
    shown.back()
    assert shown.holds()


def test_a_page_of_before_the_table_was_opened_anew_is_told_everything(rooms: Rooms) -> None:
    room = begun(rooms)
    shown = Shown(room)
    room.undo(4)
    other = Rooms(rooms.store, b"x" * 32).room(room.id)
    answered(other, 3, lambda ask: next((one.key for one in ask.options if one.key != ask.default), ask.default))
    shown.room = other
    shown.back(other)
    assert shown.holds()
    assert Page(other, "gm", "cs", 10**6, "no-mark").news()["undone"] == 0  # type: ignore[index]


def test_a_game_that_was_just_made_need_not_be_played_again_for_the_first_who_comes(rooms: Rooms) -> None:
    made = begun(rooms)
    id, opened = made.id, made.opened
    del made
    assert rooms.room(id).opened == opened
