"""A forecast of a journey tells days, supplies, fatigue and deaths, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste import forecast_scene
from bojiste.core.dice import Tape
from bojiste.core.game import Game, Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.files.scenes import load
from bojiste.forecast.blocks import Commands, Prose
from bojiste.forecast.contents import contents, verdict
from bojiste.tell import Narrator
from tests import house

TRIP: dict[str, Any] = {
    "format": 1,
    "system": "osr",
    "procedure": "journey",
    "side": [{"id": "party", "name": {"en": "party", "cs": "družina", "ru": "отряд"}}],
    "combatant": [{"id": "ada", "side": "party", "kind": "pc", "hp_max": 9}],
}
SCENES = [path for path in house.examples() if path.parent.name == "osr"]


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_what_a_forecast_counts_has_its_words(path: object) -> None:
    scene = load(str(path))
    run = Run(scene, Tape(3), events=[])
    run.advance()
    assert run.outcome is not None
    measure = scene.system.measure(scene, run.state, run.outcome)
    for language in LANGUAGES:
        narrator = Narrator(scene, language)
        for key in (*measure.flags, *measure.counts):
            assert narrator.word(f"measure-{key.partition(':')[0]}")
        for convention in scene.system.conventions(scene):
            assert narrator.word(f"convention-{convention}")


def test_a_journey_counts_days_supplies_and_fatigue() -> None:
    scene = load(house.EXAMPLES / "osr" / "three_days.toml")
    run = Run(scene, Tape(3), events=[])
    run.advance()
    assert run.outcome is not None
    counts = scene.system.measure(scene, run.state, run.outcome).counts
    assert counts["days"] >= 3 and counts["supplies"] >= 0 and "fatigue:ada" in counts


SENTENCES = {
    "cs": "Družina k cíli dojde vždycky, na cestě je {days} dní; zásob zbude {supplies} (obvykle {usual}), "
    "nejunavenější skončí s únavou {worn}; nikdo přitom nezemře.",
    "ru": "Отряд: до цели доходят всегда, в пути {days} дней; припасов остаётся {supplies} (обычно {usual}), "
    "наибольшая усталость {worn}; никто при этом не гибнет.",
    "en": "Party: always reaches its goal, {days} days on the way; {supplies} supplies are left (usually {usual}), "
    "the most tired ends with {worn} fatigue; nobody dies.",
}
SPANS = {"cs": "{} až {}", "ru": "от {} до {}", "en": "{} to {}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_can_this_party_reach_the_ruin(language: str) -> None:
    """90 km with 12 supplies: days, supplies, fatigue and deaths, in a sentence."""
    scene = load(house.EXAMPLES / "osr" / "three_days.toml")
    assert sum(leg.km for leg in scene.world.journey.leg) == 90
    assert scene.world.pool + sum(one.now.get("supplies", 0) for one in scene.combatants) == 12
    report = forecast_scene(scene, 40, seed=1)
    assert report.share("arrived").fights == 40 and report.share("loss:party").fights == 0
    found = {word: report.spread(word).quantiles for word in ("days", "supplies", "worn")}
    spans = {
        word: SPANS[language].format(low, high) if low < high else str(low) for word, (low, _, high) in found.items()
    }
    said = SENTENCES[language].format(**spans, usual=found["supplies"][1])
    assert verdict(report, Narrator(scene, language).words).replace("\N{NO-BREAK SPACE}", " ") == said


def told(scene: Scene) -> str:
    return verdict(forecast_scene(scene, 12, seed=1), Narrator(scene, "en").words)


def test_a_forecast_of_a_journey_that_fails() -> None:
    """Turning back and running out of time are not arriving; whoever dies is told."""
    legs = {"leg": [{"km": 300, "difficult": True}], "days": 3}
    scene = read_scene({**TRIP, "journey": legs})
    assert told(scene).startswith("Party: never reaches its goal, 3 days on the way")
    report = forecast_scene(scene, 12, seed=1)
    assert report.share("out_of_time").fights + report.share("turned_back").fights == 12
    assert report.share("won:party").fights == 0
    weak = {**TRIP, "journey": {"leg": [{"km": 300, "difficult": True}]}}
    weak["combatant"] = [{**TRIP["combatant"][0], "save_number": 20, "now": {"fatigue": 6, "supplies": 1}}]
    dead = forecast_scene(read_scene(weak), 12, seed=1).share("loss:party").fights
    assert 0 < dead < 12 and f"somebody dies in {round(100 * dead / 12)}% of cases" in told(read_scene(weak))


@pytest.mark.parametrize(("walked", "key"), [(0, "turn-back"), (149, "turn-back"), (150, "travel")])
def test_the_worn_out_turn_back_while_home_is_nearer(walked: int, key: str) -> None:
    """Nothing left to eat and fatigue of 5: a tactic goes on all the same once the goal is no farther than home."""
    worn = {**TRIP["combatant"][0], "now": {"fatigue": 5}}
    scene = read_scene({**TRIP, "combatant": [worn], "journey": {"leg": [{"km": 300}]}})
    game = Game(scene, dice=[], people=["player:ada"])
    game.rule(f"km {walked}")
    assert game.ask is not None and scene.system.policies["plain"](game.ask, game.view("player:ada")) == key


@pytest.mark.parametrize("path", SCENES, ids=lambda path: path.stem)
def test_nothing_impossible_happens(path: object) -> None:
    """Supplies are never negative, a side never acts twice a round, the dead do nothing."""
    scene = load(str(path))
    for seed in (1, 2):
        run = Run(scene, Tape(seed), events=[], strict=True)
        run.advance()
        dead: set[str] = set()
        turns: set[tuple[str, int]] = set()
        for event in run.events or ():
            if event.kind == "goes-on":
                turns.clear()
            if event.kind == "side-turn":
                turn = (str(event.actor), int(event.data["round"]))
                assert turn not in turns
                turns.add(turn)
            if event.kind in ("hit", "miss", "critical", "approach", "casts"):
                assert event.actor not in dead
            if event.kind == "dies":
                dead.add(str(event.actor))
            assert all(new >= 0 for _, field, _, new in event.changes if field in ("supplies", "pool", "fatigue"))


COMES_THROUGH = {
    "cs": "Družina to vždycky přečká; nejunavenější skončí s únavou 2; nikdo přitom nezemře.",
    "ru": "Отряд: всё всегда обходится без гибели отряда; наибольшая усталость 2; никто при этом не гибнет.",
    "en": "Party: always comes through; the most tired ends with 2 fatigue; nobody dies.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_tried_by_themselves_are_no_victory(language: str) -> None:
    """Two days without food: nobody wins a fight, and no turn of a dungeon passes"""
    trial = [{"kind": "hunger", "days": 2, "food": False, "drink": True}]
    scene = read_scene({**TRIP, "procedure": "trial", "trial": trial})
    said = verdict(forecast_scene(scene, 4, seed=1), Narrator(scene, language).words)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == COMES_THROUGH[language]
    run = Run(scene, Tape(3))
    run.advance()
    assert run.outcome is not None
    assert "turns" not in scene.system.measure(scene, run.state, run.outcome).counts


@pytest.mark.parametrize(("language", "fight"), [("cs", "boj"), ("en", "fight"), ("ru", "бо")])
def test_the_report_of_a_journey_tells_of_no_fights(language: str, fight: str) -> None:
    """Its legend, its worst cases, the one in ten; only what it takes for granted speaks of fights"""
    scene = load(house.EXAMPLES / "osr" / "three_days.toml")
    report = forecast_scene(scene, fights=20, seed=5, workers=1)
    words = Narrator(scene, language).words
    told = [block for block in contents(report, words, "x") if isinstance(block, (Prose, Commands))]
    said = [line for block in told for line in (block.lines if isinstance(block, Prose) else _labels(block))]
    assert len(said) > 5 and not [line for line in said if f" {fight}" in f" {line.lower()}"]


def _labels(block: Commands) -> list[str]:
    return [block.heading, *(said for said, _ in block.commands)]
