"""A journey, encounters and fights on it, a night, a dungeon at its end: one game with one journal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bojiste import forecast_scene
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.files.scenes import load
from bojiste.tell.narrator import Narrator
from tests import house
from tests.play.osr.cast import all_of, foe, hero, kinds, one, scene
from tests.play.osr.test_between_fights import MILD
from tests.play.osr.test_expeditions import CAMP, NO, camp, journey, trip

EVENING = house.EXAMPLES / "osr" / "an_evening.toml"
CELLAR: dict[str, Any] = {"room": [{"id": "cellar", "treasure": 9}], "light_turns": 6}
THERE = {"leg": [{"km": 30, "guides": ["road"]}]}


def to_the_cellar(*dice: int, say: tuple[str, ...] = (), **more: Any) -> Game:
    """One day on the road, and a cellar at its end, which they leave at once."""
    say = (NO, *say, "explore ada leave")
    return journey(6, *dice, say=say, journey=THERE, dungeon=CELLAR, **more)


def test_the_dungeon_at_the_end_of_a_journey() -> None:
    """osr.travel.day_sequence, osr.dungeon.turn_sequence: the way, then the cellar, with what is left of everybody"""
    game = to_the_cellar()
    order = [kind for kind in kinds(game) if kind in ("day", "travels", "enters", "turn", "leaves-dungeon")]
    assert order == ["day", "travels", "enters", "turn", "leaves-dungeon"]
    assert game.outcome is not None and game.outcome.reason == "left" and game.outcome.winner == "party"
    assert trip(game).treasure == 9 and trip(game).light_turns == 5
    assert game.outcome.data["day"] == 1 and game.outcome.data["turns"] == 1


def test_no_dungeon_for_those_who_turn_back() -> None:
    game = journey(say=("day ada turn-back",), journey=THERE, dungeon=CELLAR)
    assert game.outcome is not None and game.outcome.reason == "turned-back" and "enters" not in kinds(game)


def test_a_forecast_of_the_whole_evening() -> None:
    """How many arrive, and how many come out again"""
    report = forecast_scene(load(EVENING), 20, seed=3)
    assert report.share("arrived").fights == 20 and report.share("left").fights >= 18
    assert report.spread("days").quantiles[1] >= 2 and report.spread("turns").quantiles[1] >= 3


def test_every_encounter_of_an_expedition_has_dice_of_its_own() -> None:
    """The same pages of the tape lay open in every fight, so all of them began alike"""
    orcs = [foe(f"orc-{number}", hp_max=1) for number in (1, 2)]
    met = [{"id": one["id"], "who": [one["id"]], "distance": 5, "reaction": "attack"} for one in orcs]
    table = scene(
        hero(hp_max=99), *orcs, procedure="journey", rulings="default", met=met, journey={"leg": [{"km": 900}]}
    )
    alike: Counter[bool] = Counter()
    for seed in range(12):
        dice = [event.rolls[0].face for event in Game(table, seed=seed).events if event.kind == "initiative"]
        if len(dice) == 4:
            alike[dice[:2] == dice[2:]] += 1
    assert alike[False] > alike[True], alike


def test_the_referee_says_once_what_a_spell_is_good_for() -> None:
    """osr.camp.spells: for all nights to come"""
    ada = hero(spells=["spring"], magic_points=5)
    say = (NO, "waive-need ada no", NO)
    game = journey(
        6, *CAMP, 6, *CAMP, people=(ada,), say=say, journey={"leg": [{"km": 90, "guides": ["road"]}], "days": 2}
    )
    assert len(all_of(game, "covers")) == 2 and len(all_of(game, "need")) == 6


def test_the_last_who_lie_dying_die() -> None:
    """osr.mild_death.unconscious: nobody is left who could look after them"""
    met = [{"id": "o", "who": ["orc"], "distance": 1, "reaction": "attack"}]
    people = (hero(hp_max=1), foe(hp_max=9))
    say = ("act orc attack:ada:claw",)
    game = journey(2, 5, 5, 1, 9, 19, 3, people=people, say=say, met=met, options=MILD)
    assert game.outcome is not None and game.outcome.reason == "perished"
    assert kinds(game)[-1] == "dies" and game.state["ada"].conditions == ("dead",)


@pytest.mark.parametrize(
    ("topic", "key", "told"),
    [
        ("day", "travel", "Cestovat (až 27 km)"),
        ("day", "march", "Jít dnem i nocí (až 35 km, za bod únavy)"),
        ("day", "hunt", "Lovit (šance 1 ze 6, pak Zručnost)"),
        ("explore", "force:slab", "Vyrazit dveře (kamenné dveře; Síla proti 10)"),
        ("explore", "unlock:bronze", "Odemknout paklíčem (bronzové dveře; Zručnost proti 15)"),
    ],
)
def test_nobody_need_leaf_in_the_book(topic: str, key: str, told: str) -> None:
    """What a choice brings, and how hard it is, stands beside it"""
    table = read_scene({**load(EVENING).source, "rulings": "default"})
    game, narrator = Game(table, seed=2, people=table.seats), Narrator(table, "cs")
    ways = ("force:slab", "go:hall", "unlock:bronze")
    while game.ask is not None:
        found = next((option for option in game.ask.options if game.ask.topic == topic and option.key == key), None)
        if found is not None:
            assert narrator.option(game.ask, found).replace("\N{NO-BREAK SPACE}", " ") == told
            return
        game.answer(next((way for way in ways if way in game.ask.keys), game.ask.default))
    raise AssertionError(f"{key} was never offered")


def test_those_who_are_not_there_are_not_on_the_screen() -> None:
    """The referee's board listed whomever the scene has in store, each as being away"""
    table = load(EVENING)
    narrator = Narrator(table, "cs")
    states = {who: list(table.system.states(Game(table, seed=1).view("gm"), who)) for who in ("hana", "wolf-1")}
    assert narrator.absent(states["wolf-1"]) and not narrator.absent(states["hana"])


def test_a_camp_is_offered_its_price() -> None:
    ada = hero(spells=["spring"], magic_points=5)
    assert one(camp(4, 4, people=(ada,)), "covers").data["spell"] == "spring"
    table = scene(ada, procedure="camp")
    game = Game(table, dice=[4, 4], people=[*table.seats, "gm"])
    while game.ask is not None and game.ask.topic != "cover":
        game.answer(game.ask.default)
    assert game.ask is not None and game.ask.data["price"] == 1
    assert "price 1" in Narrator(table, "en").question(game.ask)
