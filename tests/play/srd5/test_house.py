"""House rules are played: by one game and no other, told beside the book's, kept with the game."""

from __future__ import annotations

import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.files.examples import examples
from bojiste.forecast import exact
from bojiste.forecast.report import Report
from bojiste.forecast.sample import play, play_many
from bojiste.tell.narrator import Narrator
from bojiste.tell.why import why

TIES = {"srd5.attack.hit": "natural + bonus > armor_class", "srd5.death.save": "natural + bonus >= 12"}
NEVER = {"srd5.attack.hit": "false", "srd5.attack.natural_20": "false"}


@cache
def table() -> dict[str, Any]:
    return tomllib.loads(examples()["srd5/duel"].read_text(encoding="utf-8"))


@cache
def scene(**rules: str) -> Scene:
    return read_scene({**table(), "rules": {id.replace("__", "."): text for id, text in rules.items()}})


def by(rules: dict[str, str]) -> Scene:
    return scene(**{id.replace(".", "__"): text for id, text in rules.items()})


def events(one: Scene, fight: int) -> list[Event]:
    found: list[Event] = []
    play(one, 7, fight, found)
    return found


def test_a_tie_is_a_miss_by_the_table_and_a_hit_by_the_book() -> None:
    told = {name: set[str]() for name in ("book", "table")}
    for name, one in (("book", read_scene(table())), ("table", by(TIES))):
        for fight in range(40):
            for event in events(one, fight):
                natural = event.rolls[0].face if event.rolls else 0
                total = sum(die.face for die in event.rolls if die.kept) + sum(part.value for part in event.parts)
                if event.kind in ("hit", "miss") and 1 < natural < 20 and total == event.data["against"]:
                    told[name].add(event.kind)
    assert told == {"book": {"hit"}, "table": {"miss"}}


def test_two_tables_in_one_process_do_not_touch_each_other() -> None:
    scenes = (read_scene(table()), by(TIES), by(NEVER))
    alone = [[play(one, 3, fight) for fight in range(6)] for one in scenes]
    with ThreadPoolExecutor(3) as pool:
        together = list(pool.map(lambda one: [play(one, 3, fight) for fight in range(6)], scenes * 2))
    assert together == alone * 2
    assert alone[0] != alone[1]


def test_nobody_hits_where_nothing_hits() -> None:
    kinds = {event.kind for fight in range(3) for event in events(by(NEVER), fight)}
    assert "miss" in kinds
    assert not kinds & {"hit", "critical", "damage"}


def test_the_same_rules_are_loaded_once_and_let_go() -> None:
    import gc
    import sys

    one, two = by(TIES), read_scene({**table(), "rules": dict(TIES)})
    assert one.system is two.system
    name = read_scene({**table(), "rules": {"srd5.attack.hit": "natural > 11"}}).system.rulebook.package
    assert name in sys.modules
    for number in range(8):
        read_scene({**table(), "rules": {"srd5.attack.hit": f"natural > {number}"}})
    gc.collect()
    assert name not in sys.modules


def test_the_log_cites_the_rule_of_the_table_beside_that_of_the_book() -> None:
    one = read_scene({**table(), "rules": TIES, "house": {"title": {"cs": "Náš stůl", "ru": "Наш стол", "en": "Ours"}}})
    event = next(event for event in events(one, 0) if event.rule.__name__ == "hit")
    says = {"cs": "domácí pravidla „Náš stůl“", "ru": "домашние правила «Наш стол»", "en": "house rules “Ours”"}
    for language, words in says.items():
        lines = why(Narrator(one, language).lexicon, event)
        assert lines[-1] == f"{words}: srd5.attack.hit = natural + bonus > armor_class"


def test_a_saved_game_keeps_the_rules_of_its_table() -> None:
    game = Game(by(TIES), 5, people=())
    again = Game.load(game.save())
    assert again.digest == game.digest
    assert again.scene.system is by(TIES).system
    assert again.save()["scene"]["rules"] == TIES


def test_any_number_of_processes_plays_by_the_rules_of_the_table() -> None:
    alone = play_many(by(TIES), 40, 1)
    report = Report.of(by(TIES), alone, seed=1, asked=40)
    assert report.as_json()["rules"] == TIES


def test_exact_odds_are_those_of_the_table() -> None:
    ask = by(TIES).system.odds["attack"]
    facts = {"bonus": 5, "ac": 15, "roll": "normal", "critical": 20}
    from bojiste.core.notation import parse

    found = exact.asked(ask.course, {**facts, "damage": parse("0")})
    assert float(found.flags["miss"]) == 0.5


def test_rules_under_which_the_program_does_not_know_how_to_go_on_are_a_fault_of_theirs() -> None:
    import pytest

    from bojiste.core.house import House, HouseBroken, guarded

    def play_on() -> Any:
        yield "a step"
        raise IndexError("no such thing")

    with pytest.raises(HouseBroken, match="no such thing"):
        list(guarded(play_on(), House(TIES)))


def test_a_scene_that_is_no_file_names_no_other() -> None:
    try:
        read_scene({**table(), "house": "../secret.toml"})
    except SceneError as fault:
        assert [one.reason for one in fault.problems] == ["house-not-here"]
    else:
        raise AssertionError
