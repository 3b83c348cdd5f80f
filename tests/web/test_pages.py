"""The pages: whole ones for every example and every seat, their parts, and the file that plays a fight again."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from markupsafe import escape

from bojiste.cli.group import bojiste
from bojiste.core.game import Game
from bojiste.table.pages import fragments, render, replay
from bojiste.table.pages.draw import chart, ladder
from bojiste.table.pages.environment import parted, words
from bojiste.table.seen import SCREEN, seen
from tests.web.html import Checked, faults
from tests.web.test_seen import EXAMPLES, SOME, example, played, seats

LANGUAGES = ("cs", "ru", "en")


def sent(game: Game, seat: str, language: str, **more: Any) -> dict[str, Any]:
    """A seat's view as the server completes it."""
    settings = {"tactic": [], "paused": False, "limit": 0}
    table = {"game": "g", "paused": False, "limit": 0, "deadline": None, "seed": None, "version": 1}
    own = {"settings": settings, "undone": False, "present": ["gm"]} if seat == "gm" else {}
    return {**seen(game, seat, language), **table, **own, **more}


def kind(seat: str) -> str:
    return seat if seat in ("gm", SCREEN) else "player"


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_seat_of_every_example_has_a_page(path: Path) -> None:
    game = played(path, 6)
    for place, seat in enumerate(seats(game)):
        language = LANGUAGES[place % 3]
        page = render(kind(seat), language=language, seen=sent(game, seat, language), token="t")
        assert faults(page) == [], seat


@pytest.mark.parametrize("name", SOME)
def test_parts_are_sent_where_something_has_changed_and_only_there(name: str) -> None:
    game = played(example(name), 4)
    before = {seat: sent(game, seat, "cs") for seat in seats(game)}
    for seat, found in before.items():
        assert set(fragments(found, {**found, "log": []})) <= {"log"}
        page = Checked(render(kind(seat), language="cs", seen=found, token="t"))
        assert set(fragments(found, None)) <= set(page.ids), seat
    if game.ask is not None:
        asked = game.ask.seat
        game.answer(game.ask.default)
        assert "decision" in fragments(sent(game, asked, "cs"), before[asked])


@pytest.mark.parametrize(
    ("label", "parts"),
    [
        ("Wait", ("Wait", "")),
        ("Strike the ogre (longsword +5)", ("Strike the ogre", "longsword +5")),
        ("Go on (2 m (6 ft) to the wall)", ("Go on", "2 m (6 ft) to the wall")),
        ("Say (aloud) this", ("Say (aloud) this", "")),
        ("(only this)", ("(only this)", "")),
    ],
)
def test_what_stands_in_brackets_at_the_end_of_a_label_is_set_small(label: str, parts: tuple[str, str]) -> None:
    assert parted(label) == parts


def test_those_at_one_step_of_a_ladder_stand_below_each_other() -> None:
    found = sent(played(example("drd2/ambush"), 6), "gm", "en")
    track = next(one for one in found["tracks"] if one["form"] == "ladder")
    values = [mark["value"] for mark in track["marks"]]
    who = {one["id"]: one for one in found["people"]}
    high = float(re.search(r'viewBox="0 0 360 ([0-9.]+)"', ladder(track, who, found, "x"))[1])  # type: ignore[index]
    assert len(values) > max(map(values.count, values))
    assert high == 24 + (34 if max(map(values.count, values)) <= 3 else 25) * max(map(values.count, values))


def test_the_screen_has_nothing_to_click() -> None:
    game = played(example("srd5/bridge"), 4)
    page = Checked(render("screen", language="en", seen=sent(game, SCREEN, "en"), token="t"))
    inside = render("screen", language="en", seen=sent(game, SCREEN, "en"), token="t")
    assert page.faults == []
    assert "data-key" not in inside
    assert "data-undo" not in inside


def test_a_fault_and_the_start_have_pages() -> None:
    links = {"gm": "http://192.0.2.7:8080/t/a", "screen": None, "seats": {"player:anna": "http://192.0.2.7:8080/t/b"}}
    games = [{"id": "g", "title": "A <b>", "system": "srd5", "made": 0, "over": False, "links": links}]
    games[0] |= {"rules": "Fifth edition", "names": {"player:anna": "Věra"}}
    page = render(
        "home",
        language="cs",
        games=games,
        examples=[{"id": "srd5/duel", "title": "A duel", "system": "fifth", "players": True}],
        key="k",
    )
    assert "A &lt;b&gt;" in page
    assert "data:image/svg+xml" in page
    assert "Věra" in page
    problems = [{"path": "x", "value": "<i>", "message": "<i> is wrong"}]
    assert "&lt;i&gt; is wrong" in render("fault", language="ru", problems=problems)


@pytest.mark.parametrize("name", SOME)
def test_a_fight_is_played_again_out_of_one_file(name: str) -> None:
    game = played(example(name), 8)
    for seat in ("gm", SCREEN):
        page = replay(game, seat)
        assert faults(page.replace(re.search(r"<script>.*</script>", page, re.S)[0], "")) == []  # type: ignore[index]
        found = re.search(r'id="data">(.*?)</script>', page, re.S)
        assert found is not None
        data = json.loads(found[1])
        assert len(data["steps"]) == len(seen(game, seat, "en")["log"]) + 1
        assert set(data["words"]) == set(LANGUAGES)


def test_the_file_of_a_seat_holds_no_hidden_creature() -> None:
    game = played(example("srd5/dark_ambush"), 2)
    player = next(seat for seat in game.scene.seats if seat != "gm")
    unseen = [one for one in game.scene.combatants if one.id not in game.view(player)]
    assert unseen
    told = {who for line in seen(game, player, "en")["log"] for who in line["who"]}
    page = replay(game, player)
    assert not [one.id for one in unseen if one.id not in told and one.id in page]
    assert "20190731" not in page


def test_the_words_of_the_pages_are_the_same_in_all_languages() -> None:
    templates = Path(__file__).parents[2] / "src" / "bojiste" / "table" / "pages" / "templates"
    text = "".join(path.read_text(encoding="utf-8") for path in templates.rglob("*.html"))
    for id in set(re.findall(r"""\bt\("([a-z-]+[a-z])\"""", text)):
        for language in LANGUAGES:
            assert words(language).has(f"page-{id}"), (language, id)


def test_replay_writes_the_page_of_a_save(tmp_path: Path) -> None:
    save, page = tmp_path / "night.json", tmp_path / "night.html"
    save.write_text(json.dumps(played(example("srd5/bridge"), 6).save()), encoding="utf-8")
    outcome = CliRunner().invoke(bojiste, ["replay", str(save), "--page", str(page), "--lang", "cs"])
    assert outcome.exit_code == 0, outcome.output
    assert '<html lang="cs">' in page.read_text(encoding="utf-8")
    outcome = CliRunner().invoke(bojiste, ["replay", str(save), "--page", str(tmp_path / "no" / "x.html")])
    assert outcome.exit_code != 0


def test_who_may_walk_is_told_to_tap_the_map_and_may_stay() -> None:
    game = played(example("srd5/goblin_ambush"), 0)
    while game.ask is not None and "move" not in {option.key for option in game.ask.options}:
        game.answer(game.ask.default)
    game.answer("move")
    assert game.ask is not None
    found = sent(game, game.ask.seat, "en")
    assert found["ask"]["squares"]
    page = fragments(found, None)["decision"]
    assert "Tap the map." in page
    stay = [option["key"] for option in found["ask"]["options"] if option["place"] is None]
    before_squares = page.partition("<details")[0]
    assert stay and re.findall(r'data-key="([^"]*)"', before_squares) == stay


def test_the_game_master_may_leave_the_turn_of_a_monster_to_its_tactic() -> None:
    game = played(example("srd5/goblin_ambush"), 0)
    while game.ask is not None and game.ask.topic != "act":
        game.answer(game.ask.default)
    assert game.ask is not None
    for seat, button in (("gm", True), (game.ask.seat, True), (SCREEN, False)):
        assert ("data-for-me" in fragments(sent(game, seat, "cs"), None).get("decision", "")) is button, seat


def test_of_everybody_only_those_are_sent_of_whom_something_has_changed() -> None:
    game = played(example("srd5/bridge"), 4)
    before = {seat: sent(game, seat, "ru") for seat in ("gm", SCREEN)}
    who = game.scene.combatants[-1].id
    game.rule(f"{who} -1")
    for seat, was in before.items():
        parts = fragments(sent(game, seat, "ru"), was)
        assert [id for id in parts if id.startswith(("person-", "people", "seats"))] == [f"person-{who}"], seat
        line = Checked(render(kind(seat), language="ru", seen=sent(game, seat, "ru"), token="t"))
        assert f"person-{who}" in line.ids
    game.rule(f"- {who}")
    after = sent(game, "gm", "ru")
    assert who not in [one["id"] for one in after["people"]]  # who was taken out stands in no list
    parts = fragments(after, before["gm"])
    assert "people" in parts
    assert not [id for id in parts if id.startswith("person-")]


def test_whoever_waits_is_sent_nothing_anew_while_the_same_turn_goes_on() -> None:
    game = played(example("srd5/goblin_ambush"), 0)
    while game.ask is not None and "move" not in {option.key for option in game.ask.options}:
        game.answer(game.ask.default)
    assert game.ask is not None
    other = next(seat for seat in game.scene.seats if seat not in ("gm", game.ask.seat))
    before = sent(game, other, "en")
    game.answer("move")
    assert set(fragments(sent(game, other, "en"), before)) == {"log"}  # which is sent whole here


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_files_of_the_table_say_a_message_otherwise(language: str) -> None:
    folder = Path(str(files("bojiste.table"))) / "text"
    ids = [
        id
        for file in folder.glob(f"*{language}.ftl")
        for id in re.findall(r"(?m)^([\w-]+) =", file.read_text(encoding="utf-8"))
    ]
    assert len(ids) > 100
    assert sorted(ids) == sorted(set(ids))


def test_what_waits_for_its_second_tap_says_what_was_asked() -> None:
    game = played(example("srd5/bridge"), 0)
    for seat in ("gm", game.ask.seat if game.ask is not None else ""):
        found = sent(game, seat, "cs")
        chosen = fragments(found, None)["decision"].partition('class="chosen"')[2]
        assert str(escape(found["ask"]["question"])) in chosen


def test_names_of_ways_and_rooms_do_not_lie_over_each_other() -> None:
    spots: list[dict[str, Any]] = [
        {"id": id, "name": "the hall of the forebears", "who": [], "entered": True, "at": None} for id in "abc"
    ]
    paths = [{"a": a, "b": b, "name": "the bronze door"} for a, b in ("ab", "bc")]
    seen = {"turns": None, "ask": None}
    drawn = str(chart({"form": "rooms", "spots": spots, "paths": paths, "done": 0}, {}, seen, "rooms"))
    text = re.findall(r'<text class="lab mid( way-name)?" x="([\d.]+)" y="([\d.]+)">([^<]+)', drawn)
    names = [(float(x), float(y), said) for way, x, y, said in text if not way]
    ways = [(float(x), float(y)) for way, x, y, _ in text if way]
    assert [said for _, _, said in names[:2]] == ["the hall of", "the forebears"]
    tops = {float(y) for y in re.findall(r'class="room[^>]* y="([\d.]+)"', drawn)}
    assert len(tops) == 1
    assert {y for _, y in ways} and all(y < min(tops) for _, y in ways)  # above the boxes


def test_a_number_in_brackets_stays_with_its_words() -> None:
    assert parted("Acrobatics (3)") == ("Acrobatics (3)", "")
    assert parted("Strike the ogre (longsword +5)") == ("Strike the ogre", "longsword +5")


def test_every_button_of_the_game_masters_hand_says_what_the_hand_understands() -> None:
    """Buttons that are complete rulings are such: whoever plays by them is not told that nobody knows the word."""
    for name in SOME:
        game = played(example(name), 4)
        page = render("gm", language="en", seen=sent(game, "gm", "en"), token="t")
        who = next(iter(game.scene.by_id))
        rules = {text.replace("{who}", who) for text in re.findall(r'data-rule="([^"]*)"', page)}
        assert rules
        for text in rules:
            assert "no-such-ruling" not in {one.reason for one in game.faults(text)}, (name, text)
