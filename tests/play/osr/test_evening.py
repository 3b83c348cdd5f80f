"""An evening with every ruling asked: whatever is asked is told in words, in three languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.systems.osr.words import WEAPONS
from bojiste.tell.narrator import Narrator
from bojiste.tell.story import told
from tests.heard import sentence
from tests.play.osr.cast import at, fight, foe, hero, one, scene

QUESTIONS = 150
"""How many questions of an evening are answered, by lot."""


def evening() -> Scene:
    """Two who throw, drop and pick up all sorts of things within reach of somebody who binds them."""
    potion = {"id": "draught", "heal": "1d4", "fragile": True}
    ada = at(hero(weapons=["short_sword", "hand_axe", "spear"], items=[potion], hp_max=90), 0)
    return scene(ada, at(foe(weapons=["mace", "short_bow"], hp_max=90, fearless=False), 1), rounds=40)


def asked(game: Game, lots: Random) -> Iterator[Ask]:
    """Its questions, each answered by lot; whatever is about things first, so that there are many of them."""
    while isinstance(game.ask, Ask) and game.ask.number <= QUESTIONS:
        yield game.ask
        keys = [key for key in game.ask.keys if key != "stop"]
        things = [key for key in keys if key.startswith(("drop", "pick", "wield", "use"))]
        if game.ask.kind == "choose" and lots.random() < 0.7:
            game.answer(lots.choice(things or keys))
        else:
            game.answer(game.ask.default)


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_things_are_called_by_their_names(language: str) -> None:
    """What lies on the ground was told by its id"""
    table = evening()
    game = Game(table, seed=5, people=[*table.seats, "gm"])
    narrator, told = Narrator(table, language), []
    for ask in asked(game, Random(5)):
        told += [narrator.question(ask), *(narrator.option(ask, option) for option in ask.options)]
    told += [sentence(table, language, event) for event in game.events]
    topics = {event.kind for event in game.events}
    assert {"picks-up", "falls-down", "drops", "fumbles-with"} <= topics, topics
    raw = [line for line in told if re.search(r"[a-z]_[a-z]", line)]
    if language != "en":  # where an id may be the very word
        raw += [line for line in told for word in WEAPONS if re.search(rf"\b{word}\b", line)]
    assert not raw, raw[:5]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", ["Útěk", "Kapitulace", "Boj jde dál"]),
        ("ru", ["Бегство", "Сдача", "Бой продолжается"]),
        ("en", ["Flee", "Surrender", "Fight on"]),
    ],
)
def test_what_a_broken_group_does_fits_one_and_many(language: str, words: list[str]) -> None:
    """One goblin does not "flee" in the plural"""
    table = scene(at(hero(), 0), at(foe(fearless=False), 9))
    game = Game(table, dice=[10, 1, 6, 6], people=[*table.seats, "gm"])
    while game.ask and game.ask.topic != "morale-result":
        game.answer("yes" if game.ask.topic == "reversal" else game.ask.default)
    narrator = Narrator(table, language)
    assert game.ask is not None
    assert [narrator.option(game.ask, option) for option in game.ask.options] == words
    assert game.ask.data["members"] == ("orc",)


@pytest.mark.parametrize(("language", "said"), [("cs", "kouzlo „střela“"), ("ru", "«стрела»"), ("en", " bolt")])
def test_a_spell_that_must_hit_is_called_by_its_name(language: str, said: str) -> None:
    """It was called by its id, as if it were a weapon of one's own."""
    mage = at(hero(spells=["bolt"], magic_points=4, hp_max=90), 0)
    say = ["act ada cast:bolt", "act ada end", "act ada cast:bolt"]
    game = fight(mage, at(foe(hp_max=90), 9), dice=(12, 4, 2), say=say, rounds=2)
    log = told(game, language)
    assert len([line for line in log if said in line and line.startswith(("Ada", "Ада"))]) == 2
    assert language == "en" or "bolt" not in " ".join(log)


def test_it_is_told_how_far_one_came_and_that_the_going_was_hard() -> None:
    """osr.combat.difficult: six metres of movement bring one three metres on"""
    for difficult, said in ((True, "ztěžka vyrazila k Orcovi (3 m)"), (False, " vyrazila k Orcovi (6 m)")):
        game = fight(at(hero(), 0), at(foe(), 20), say=["act ada toward:orc"], field={"difficult": difficult})
        told_ = " ".join(told(game, "cs")).replace("\N{NO-BREAK SPACE}", " ")
        assert said in told_
        assert ("ztěžka" in told_) == difficult


def test_it_is_told_why_a_weak_blow_does_one() -> None:
    """osr.attack.min_damage"""
    weak = at(hero(scores={"str": 3}, weapons=[]), 0)
    game = fight(weak, at(foe(), 1), dice=(15,), say=["act ada attack:orc:unarmed"])
    assert one(game, "damage").data["effects"] == ("least",)
    strong = fight(at(hero(weapons=[]), 0), at(foe(), 1), dice=(15,), say=["act ada attack:orc:unarmed"])
    assert "effects" not in one(strong, "damage").data
