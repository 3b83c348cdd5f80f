"""The log as a story and as files, from the eyes of a seat; what the game master's hand offers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from starlette.testclient import TestClient

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.table.faults import TableError
from bojiste.table.pages import fragments
from bojiste.table.records import FORMS, record_of, story
from bojiste.table.rooms import Rooms
from bojiste.table.seen import SCREEN, seen
from tests.web.html import faults
from tests.web.people import Table
from tests.web.test_pages import LANGUAGES, sent
from tests.web.test_seen import SOME, example, played

Begin = Callable[..., Table]


def finished(name: str) -> Game:
    """A game that nobody held, at its end."""
    import bojiste

    scene = read_scene(bojiste.load(example(name)).source)
    return Game(scene, 3)


@pytest.mark.parametrize("name", SOME)
def test_the_log_is_kept_in_every_form(name: str) -> None:
    game = played(example(name), 6)
    for language in LANGUAGES:
        page = record_of(game, "gm", language, "html").text
        assert faults(page.replace(page[page.index("<style>") : page.index("</style>")], "<style>")) == []
        assert record_of(game, "gm", language, "md").text.startswith("# ")
    lines = record_of(game, "gm", "en", "jsonl").text.splitlines()
    assert [json.loads(line)["text"] for line in lines] == [one["text"] for one in seen(game, "gm", "en")["log"]]
    with pytest.raises(TableError):
        record_of(game, "gm", "en", "docx")


def test_who_did_what_is_told_in_a_table_with_charts() -> None:
    told = story(finished("srd5/duel"), "gm", "cs")
    assert faults(told) == []
    assert told.count("<tr>") == 3
    assert 'class="bar"' in told
    assert "|---|" in record_of(finished("srd5/duel"), "gm", "cs", "md").text


def test_a_file_holds_nothing_that_its_seat_may_not_know() -> None:
    game = played(example("srd5/dark_ambush"), 2)
    player = next(seat for seat in game.scene.seats if seat != "gm")
    unseen = [one.id for one in game.scene.combatants if one.id not in game.view(player)]
    told = {who for line in seen(game, player, "en")["log"] for who in line["who"]}
    assert set(unseen) - told
    for form in FORMS:
        text = record_of(game, player, "en", form).text
        assert not [id for id in set(unseen) - told if id in text]


def test_links_open_the_story_and_the_files(client: TestClient, begin: Begin) -> None:
    table = begin()
    for seat in ("gm", "player:anna", SCREEN):
        assert client.get(f"/t/{table.token(seat)}/story?lang=ru").status_code == 200
        kept = client.get(f"/t/{table.token(seat)}/record?form=md&lang=ru")
        assert kept.status_code == 200 and "log.md" in kept.headers["content-disposition"]
    assert client.get(f"/t/{table.token('gm')}/record?form=pdf").status_code == 422
    assert client.get("/t/nobody/story").status_code == 403


def test_the_game_masters_page_has_the_links_of_all_and_nobody_elses(client: TestClient, begin: Begin) -> None:
    table = begin()
    found = client.get(f"/t/{table.token('gm')}/links?lang=cs")
    assert found.text.count("data:image/svg+xml") == 4
    assert table.links["player:bob"] in found.text
    assert client.get(f"/t/{table.token('player:anna')}/links").status_code == 403


def test_examples_without_players_are_prepared_and_others_begun(client: TestClient, rooms: Rooms) -> None:
    page = client.get(f"/home/{rooms.key}?lang=cs").text
    assert 'data-example="srd5/goblin_ambush"' in page
    assert 'data-example="fiveaction/ambush"' not in page
    assert "prepare?example=fiveaction/ambush" in page
    assert faults(page) == []


def test_only_the_game_master_looks_into_the_bestiary(client: TestClient, begin: Begin) -> None:
    table = begin()
    found = client.get(f"/t/{table.token('gm')}/blocks?q=zlobr&lang=cs")
    assert 'data-bring="ogre"' in found.text
    assert client.get(f"/t/{table.token('player:anna')}/blocks?q=zlobr").status_code == 403


@pytest.mark.parametrize("name", SOME)
def test_the_hand_names_every_condition_and_only_for_the_game_master(name: str) -> None:
    game: Any = played(example(name), 1)
    hand = seen(game, "gm", "cs")["hand"]
    assert {one["id"] for one in hand["conditions"]} == set(game.scene.system.hand.conditions)
    assert all(seen(game, seat, "cs")["hand"] is None for seat in game.scene.seats if seat != "gm")


def test_what_is_set_of_the_table_is_marked() -> None:
    game = played(example("srd5/bridge"), 1)
    shown = sent(game, "gm", "cs", settings={"tactic": [], "paused": False, "limit": 60, "health": "words"})
    page = fragments(shown, None)["seats"]
    assert re.findall(r'data-value="(\w*)" aria-pressed="true"', page) == ["60", "words"]
    assert 'data-set="health"' not in fragments(sent(game, "gm", "cs"), None)["seats"]
