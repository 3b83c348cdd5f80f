"""What a seat is sent: everything its view holds and nothing else, for every example of every system."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bojiste
from bojiste.core.game import Game
from bojiste.errors import BadFace, NotAsked
from bojiste.table.seen import SCREEN, seen
from bojiste.table.seen.lines import Chronicles
from bojiste.tell.story import Story

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*/*.toml"))
SOME = [
    "srd5/bridge",
    "srd5/mages",
    "srd5/goblin_ambush",
    "osr/five_rooms",
    "osr/goblins_at_the_bridge",
    "osr/three_days",
    "fiveaction/three_against_one",
    "drd2/rope_bridge",
    "drd2/ambush",
]
SEED = 20190731


def played(path: Path, answers: int = 12, seed: int = SEED, **more: Any) -> Game:
    """A game in which everybody is a person and has answered so often as usual."""
    scene = bojiste.load(path)
    game = Game(scene, seed, people=[*scene.seats, "gm"], **more)
    for _ in range(answers):
        if game.ask is not None:
            game.answer(game.ask.default)
    return game


def seats(game: Game) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*game.scene.seats, "gm", SCREEN)))


def example(name: str) -> Path:
    return ROOT / "examples" / f"{name}.toml"


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_seat_of_every_example_is_sent_json_without_those_it_does_not_see(path: Path) -> None:
    game = played(path)
    language = ("cs", "ru", "en")[len(path.stem) % 3]
    for seat in seats(game):
        sent = seen(game, seat, language)
        json.dumps(sent, allow_nan=False)
        view = game.view(seat)
        told = {who for line in sent["log"] for who in line["who"]}
        unseen = set() if seat == "gm" else {one.id for one in game.scene.combatants if one.id not in view} - told
        assert not unseen & set(strings({**sent, "log": []})), (seat, unseen)
        assert str(SEED) not in json.dumps(sent)


@pytest.mark.parametrize("name", SOME)
def test_only_whoever_is_asked_is_sent_the_question(name: str) -> None:
    game = played(example(name), 3)
    for _ in range(12):
        if game.ask is None:
            break
        ask = game.ask
        for seat in seats(game):
            sent = seen(game, seat, "en")["ask"]
            if seat in (ask.seat, "gm"):
                assert sent["number"] == ask.number
                assert sent["question"]
                keys = [one.key for one in ask.options if one.seat is None or seat in (one.seat, "gm")]
                assert [one["key"] for one in sent["options"]] == keys
                grouped = sorted(at for group in sent["groups"] for at in group["options"])
                assert grouped == [at for at, key in enumerate(keys) if key != "stop"]
            else:
                own = [one.key for one in ask.options if one.seat == seat] if ask.kind == "choose" else []
                assert (sent is None) == (not own)
                assert sent is None or ([one["key"] for one in sent["options"]] == own and not sent["question"])
        game.answer(ask.default)


def test_hit_points_of_foes_are_not_sent_unless_the_scene_opens_them() -> None:
    game = played(example("srd5/bridge"), 0)
    player = next(seat for seat in game.scene.seats if seat != "gm")
    foes = [one for one in seen(game, player, "en")["people"] if one["side"] == "theirs"]
    assert foes
    assert all(gauge["id"] != "hp" for one in foes for gauge in one["gauges"])
    own = [one for one in seen(game, player, "en")["people"] if one["own"]]
    assert all(one["gauges"][0]["id"] == "hp" for one in own)


@pytest.mark.parametrize("name", SOME)
def test_the_log_in_pieces_is_the_log_in_one(name: str) -> None:
    game = played(example(name), 0)
    told: dict[int, Any] = {}
    after, kept = 0, Chronicles()
    for answers in range(16):
        for line in seen(game, "gm", "cs", after=after, chronicles=kept)["log"]:
            told[line["index"]] = line
            after = line["upto"]
        if game.ask is None or answers == 15:
            break
        game.answer(game.ask.default)
    whole = {line["index"]: line for line in seen(game, "gm", "cs")["log"]}
    assert {at: line["text"] for at, line in told.items()} == {at: line["text"] for at, line in whole.items()}


def test_the_log_is_the_story_sentence_by_sentence() -> None:
    """The words of a page are those of the story; behind each sentence are the sums and rules of all its events."""
    game = Game(bojiste.load(example("srd5/sunken_crypt")), 2)
    log = seen(game, "gm", "ru")["log"]
    told = Story(game.watch("gm"), "ru").turn_by_turn(game.events)
    said = [(one.text.strip("─ "), one.strip) for each in told for one in each.sentences if one.place >= 0]
    assert [(line["text"], line["sum"]) for line in log] == said
    assert any(len(line["reasons"]) > 1 for line in log) and all(line["reasons"] for line in log)
    assert [line["index"] for line in log] == [0, *(line["upto"] for line in log[:-1])]
    assert any(line["begins"] for line in log) and any(not line["begins"] for line in log)
    assert {line["kind"] for line in log if line["head"]} == {"round"}


def test_what_is_kept_of_the_log_gives_way_when_something_is_undone() -> None:
    game, kept = played(example("fiveaction/duel"), 6), Chronicles()
    seen(game, "gm", "cs", chronicles=kept)
    for _ in range(2):
        game.undo(3)
        while len(game.journal) < 12 and game.ask is not None:
            game.answer(next((one.key for one in game.ask.options if one.key != game.ask.default), game.ask.default))
        assert seen(game, "gm", "cs", chronicles=kept)["log"] == seen(game, "gm", "cs")["log"]


def test_back_to_a_line_is_so_many_lines_undone() -> None:
    game = played(example("fiveaction/duel"), 6)
    line = next(one for one in seen(game, "gm", "en")["log"] if one["undo"] == 2)
    count = line["upto"]
    game.undo(line["undo"])
    assert len(game.events) >= count
    assert game.ask is not None
    assert all(one["undo"] == 0 for one in seen(game, "gm", "en")["log"][-1:])


def test_dice_alike_are_asked_as_one_pool_and_typed_in_one_go() -> None:
    scene = bojiste.load(example("drd2/rope_bridge"))
    game = Game(scene, people=[*scene.seats, "gm"], dice="hand")
    while game.pool is None or game.pool.roll.of < 2:
        if game.roll is not None:
            game.face(1)
        elif game.ask is not None:
            game.answer(game.ask.default)
    sent, roll = seen(game, "gm", "ru")["roll"], game.pool.roll
    assert (sent["of"], sent["sides"], sent["fallen"]) == (roll.of, roll.sides, [])
    game.face(1)
    assert seen(game, "gm", "ru")["roll"]["fallen"] == [1]
    again = Game.load(game.save())
    assert seen(again, "gm", "ru")["roll"]["fallen"] == [1]
    with pytest.raises(BadFace):
        game.faces([99])
    with pytest.raises(NotAsked):
        game.faces([2] * roll.of)
    assert seen(game, "gm", "ru")["roll"]["fallen"] == [1]
    game.faces([2] * (roll.of - 1))
    after = seen(game, "gm", "ru")["roll"]
    assert after is None or after["fallen"] == []


def test_what_hinders_a_blow_is_said_in_words() -> None:
    game = Game(bojiste.load(example("srd5/bridge")), 2, people=["player:hana", "player:gustav", "gm"])
    found = seen(game, "gm", "cs")["ask"]
    assert "Nevýhoda: dlouhý dostřel." in [fact["text"] for option in found["options"] for fact in option["facts"]]
