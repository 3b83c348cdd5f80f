"""``play --auto``: the black box for other programs, and its log in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.files import saves, scenes
from tests.cli.conftest import Run, objects

KEYS = ["kind", "rule", "actor", "target", "rolls", "parts", "changes", "data"]
BOX = ("play", "scene.toml", "--auto", "--json", "--dice", "script:dice")


def test_the_black_box_is_exact(run: Run) -> None:
    result = run(*BOX)
    assert result.exit_code == 0 and result.stderr == ""
    *events, last = objects(result)
    assert [event["kind"] for event in events] == [
        "paid", "whisper", "boast", "paid", "whisper", "kept", "boast", "paid", "whisper",
    ]  # fmt: skip
    assert all(list(event) == KEYS for event in events)
    assert events[3] == {
        "kind": "paid",
        "rule": "coin.toss.lost",
        "actor": "ota",
        "target": None,
        "rolls": [{"sides": 2, "face": 2, "kept": True}],
        "parts": [{"name": "stake", "value": 2}],
        "changes": [
            {"who": "ota", "field": "tokens", "old": 3, "new": 1},
            {"who": "ota", "field": "bold", "old": False, "new": True},
        ],
        "data": {},
    }
    assert list(last) == ["outcome", "state", "digest", "dice"]
    assert last["outcome"] == {"winner": "left", "reason": "broke", "data": {}}
    assert (last["state"]["ada"]["tokens"], last["state"]["ota"]["tokens"], last["dice"]) == (2, 0, 4)


def test_the_black_box_is_the_game(run: Run) -> None:
    result = run("play", "scene.toml", "--auto", "--json", "--seed", "5", "--fight", "3")
    game = Game(scenes.load("scene.toml"), 5, fight=3)
    *events, last = objects(result)
    assert len(events) == len(game.events)
    assert last["digest"] == game.digest and last["dice"] == game.dice_drawn
    assert (last["seed"], last["fight"]) == (5, 3)


def test_decisions_come_before_tactics(run: Run, folder: Path) -> None:
    (folder / "decisions").write_text("# Ada dares\n@ada double\n2\nhm\n@ota toss\n")
    (folder / "dice").write_text("2 1 2")
    *events, last = objects(run(*BOX, "--decisions", "decisions"))
    assert [event["kind"] for event in events] == ["boast", "paid", "whisper", "kept", "paid", "whisper"]
    assert events[0]["data"] == {"note": "hm"}
    assert last["outcome"]["winner"] == "right"


def test_a_seat_is_told_only_what_it_may_know(run: Run) -> None:
    *events, last = objects(run(*BOX, "--log", "player:anna"))
    assert {event["kind"] for event in events} == {"paid", "boast", "kept"}
    others = [change for event in events if event["actor"] == "ota" for change in event["changes"]]
    assert {change["field"] for change in others} == {"bold"}
    assert list(last) == ["outcome", "state"]
    assert last["state"]["ota"] == {"bold": True}
    assert last["state"]["ada"]["tokens"] == 2


@pytest.mark.parametrize(
    "dice, reason, events",
    [
        ("2 2 1", "run out", 6),
        ("2 2 1 2 1", "left over", 9),
        ("2 3", "no such face", 2),
        ("", "run out", 0),
    ],
)
def test_a_script_that_does_not_fit_is_told_after_what_happened(
    run: Run, folder: Path, dice: str, reason: str, events: int
) -> None:
    (folder / "dice").write_text(dice)
    result = run(*BOX)
    assert result.exit_code == 3
    assert len(objects(result)) == events
    assert reason in result.stderr and len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "decisions, reason",
    [("fly\n", "not offered"), ("@99 toss\n", "never needed"), ("@ada double\nseven\n", "not the amount")],
)
def test_decisions_that_do_not_fit(run: Run, folder: Path, decisions: str, reason: str) -> None:
    (folder / "decisions").write_text(decisions)
    result = run("play", "scene.toml", "--auto", "--seed", "1", "--decisions", "decisions")
    assert result.exit_code == 3
    assert reason in result.stderr


def test_the_log_in_words_and_the_seed_to_tell_it_again(run: Run) -> None:
    first = run("play", "scene.toml", "--auto", "--lang", "cs")
    assert first.exit_code == 0
    assert first.stdout.startswith("Souboj\n") and "Konec: vyhrává" in first.stdout
    command = first.stdout.splitlines()[-1].split("bojiste ")[1]
    assert command.startswith("play scene.toml --seed ") and command.endswith(" --auto")
    again = run(*command.split(), "--lang", "cs")
    assert again.stdout == first.stdout


def test_why_cites_a_rule_under_every_line(run: Run) -> None:
    result = run("play", "scene.toml", "--auto", "--dice", "script:dice", "--why")
    assert result.stdout.count("coin.toss.lost “Lost toss”") == 4
    assert "\n    2 (d2)" in result.stdout


@pytest.mark.parametrize("language, word", [("cs", "prohrála"), ("ru", "проиграла"), ("en", "loses the toss")])
def test_three_languages(run: Run, language: str, word: str) -> None:
    assert word in run("play", "scene.toml", "--auto", "--dice", "script:dice", "--lang", language).stdout


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "проиграла" in run("play", "scene.toml", "--auto", "--dice", "script:dice").stdout
    assert "такого файла нет" in run("play", "no.toml").stderr


def test_the_finished_game_is_kept(run: Run, folder: Path) -> None:
    result = run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    assert result.exit_code == 0 and "a.json" in result.stdout
    assert Game.load(saves.read(folder / "a.json")).outcome is not None


def test_without_players_nobody_is_asked(run: Run, folder: Path) -> None:
    text = (folder / "scene.toml").read_text().replace('seat = "player:anna"\n', "")
    (folder / "scene.toml").write_text(text)
    result = run("play", "scene.toml", "--dice", "script:dice")
    assert result.exit_code == 0 and "The end" in result.stdout
    assert "Seed" not in result.stdout


def test_a_fresh_seed_is_another_each_time(run: Run) -> None:
    seeds = {objects(run("play", "scene.toml", "--auto", "--json"))[-1]["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_the_scene_of_the_file_is_what_is_played(run: Run) -> None:
    game = Game(read_scene(scenes.load("scene.toml").source), 8)
    assert objects(run("play", "scene.toml", "--auto", "--json", "--seed", "8"))[-1]["digest"] == game.digest
