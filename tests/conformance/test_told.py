"""Whatever may happen in the example scenes can be told: every line, reason, question, answer, number and condition,
in every language, as tactics play and as blind answers do, so that odd things happen too."""

from __future__ import annotations

import pytest

from bojiste.core.event import WORDS, Event
from bojiste.core.game import Game
from bojiste.core.hand import KINDS as HAND_KINDS
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.files.scenes import load
from bojiste.tell import Narrator
from bojiste.tell.words import Words, word_id
from tests import blind, house

SCENES = [f"{path.parent.name}/{path.stem}" for path in house.examples()]
MOST = 70
"""Questions of one game that are told."""
MANY = 150
"""Questions of one game that count for how far blind answers go."""


def items(fact: object) -> list[str]:
    """The texts of a list."""
    return [one for one in fact if isinstance(one, str)] if isinstance(fact, list | tuple) else []


def names_under_words(scene: Scene, events: list[Event]) -> set[tuple[str, str]]:
    """Facts under keys of words that are ids of creatures, and neither words nor sides: they would be no secret."""
    words = Words("en", scene.system)
    given = [(key, event.data[key]) for event in events for key in event.data.keys() & WORDS]
    facts = {(key, one) for key, fact in given for one in ([fact] if isinstance(fact, str) else items(fact))}
    sides = {one.side for one in scene.combatants}
    named = {(key, one) for key, one in facts if one in scene.by_id and one not in sides}
    return {(key, one) for key, one in named if not words.has(word_id(key.removesuffix("s"), one))}


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", SCENES)
def test_everything_can_be_told(name: str, seed: int) -> None:
    heed = blind.tidy if house.OTHER else blind.native  # another house may name its people in one language only
    run, listener = blind.played(load(house.EXAMPLES / f"{name}.toml"), seed, MOST, heed=heed)
    assert not names_under_words(run.scene, run.events or [])
    for narrator in listener.narrators:
        blind.tell(narrator, run.events or [], heed)
        if run.outcome is not None:
            heed(narrator.outcome(run.outcome))


@pytest.mark.parametrize("name", SCENES)
def test_the_end_can_be_told(name: str) -> None:
    """As the tactics play it, to its end."""
    game = Game(load(house.EXAMPLES / f"{name}.toml"), 1)
    assert game.outcome is not None
    for language in LANGUAGES:
        blind.tidy(Narrator(game.scene, language).outcome(game.outcome))


@pytest.mark.parametrize("name", SCENES)
def test_what_a_forecast_takes_for_granted_can_be_told(name: str) -> None:
    scene = load(house.EXAMPLES / f"{name}.toml")
    wanted = [word_id("convention", id) for id in scene.system.conventions(scene)]
    words = {language: Words(language, scene.system) for language in LANGUAGES}
    lacking = [f"{language}: {id}" for language in LANGUAGES for id in wanted if not words[language].has(id)]
    assert not lacking, f"{scene.system.id} lacks words: {', '.join(lacking)}"


@pytest.mark.parametrize("id", house.system_ids())
def test_blind_play_goes_far(id: str) -> None:
    """The tests above would say little if blind answers met few questions."""
    kinds: set[str] = set()
    topics: set[str] = set()
    scenes = [load(path) for path in house.examples() if path.parent.name == id]
    for scene in scenes:
        for seed in (0, 1):
            run, listener = blind.played(scene, seed, MANY, languages=())
            kinds |= {event.kind for event in run.events or ()}
            topics |= listener.topics
    own = scenes[0].system.kinds.keys() - HAND_KINDS.keys()  # blind answers are no referee
    assert 5 * len(kinds) > 2 * len(own), "what only a rare creature does stands in no example"
    assert 2 * len(topics) > len(scenes[0].system.asks)
