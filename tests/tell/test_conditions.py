"""What somebody is who is in a condition: a clause of its own in each language, never the name of the condition."""

from __future__ import annotations

import pytest

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system
from bojiste.files.scenes import load
from bojiste.systems.osr.words import CONDITIONS as OSR
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks.advantage import FELT
from bojiste.systems.srd5.words import CONDITIONS, GRANTS, PLIGHTS
from bojiste.tell import Narrator
from bojiste.tell.words import Words, word_id
from tests import house
from tests.blind import tell
from tests.heard import sentence

ALL = [*(("srd5/duel", one) for one in (*CONDITIONS, *PLIGHTS, *GRANTS)), *(("osr/shield_wall", one) for one in OSR)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_says_what_somebody_in_it_is(language: str) -> None:
    for name, condition in ALL:
        narrator = Narrator(load(house.EXAMPLES / f"{name}.toml"), language)
        said = narrator.lexicon.being(condition, "f")
        named = narrator.words.word(f"condition-{condition}")
        plain = language == "en" or named in SAME
        assert said and "«" not in said and (plain or said != named), (name, condition, said)


SAME = {"na prahu smrti", "bez hlasu", "bez regenerace", "лежит", "без сознания", "при смерти"}
"""Names of conditions that are such a clause already."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_condition_makes_easier_or_harder_is_told_by_a_word(language: str) -> None:
    """``help-prone`` beside an attack on somebody who lies there: every effect on a roll of every condition."""
    words = Words(language, system("srd5"))
    swayed = 0
    for name in FELT:
        effects = rules.condition.effects((name,))
        for effect in (one for one in dir(effects) if one.endswith(("_for", "_against")) and getattr(effects, one)):
            stem = "help" if effect.endswith("_for") else "hinder"
            assert words.has(word_id(stem, name)), (name, effect)
            swayed += 1
    assert swayed > 20


CAUGHT = {
    "cs": "Ada je oslepená, spolknutá a znehybněná (požehnání).",
    "ru": "Ада ослеплена, проглочена и опутана («благословение»).",
    "en": "Ada is blinded, swallowed, and restrained.",
}
FREE = {"cs": "už není v plamenech", "ru": "больше не в огне", "en": "is no longer on fire"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_stand_together(language: str) -> None:
    scene = load(house.EXAMPLES / "srd5/duel.toml")
    data = {"conditions": ("blinded", "swallowed", "restrained"), "power": "bless"}
    caught = Event("befalls", rules.condition.blinded, "ada", "ada", data=data)
    assert sentence(scene, language, caught) == CAUGHT[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_over_is_said_of_whoever_was_in_it(language: str) -> None:
    narrator = Narrator(load(house.EXAMPLES / "srd5/duel.toml"), language)
    facts = narrator.lexicon.event(Event("recovers", rules.condition.blinded, "ada", data={"condition": "burning"}))
    assert plain(narrator.words.say("told-recovers", facts)) == FREE[language]


@pytest.mark.parametrize("id", house.system_ids())
def test_whatever_the_hand_inflicts_and_lifts_is_told(id: str) -> None:
    """Every condition of every hand, as whoever sees everything reads it: something stands in each place."""
    scene = load(next(path for path in house.examples() if path.parent.name == id))
    hand = scene.system.hand
    assert hand is not None
    for condition in hand.conditions:
        game = Game(scene, 1, people=[*scene.seats, GM])
        tails = ("", " agility", *(f":{id}" for id in scene.by_id))
        forms = (f"{who} {condition}{tail}" for who in scene.by_id for tail in tails)
        text = next(text for text in forms if not game.faults(text))
        before = len(game.events)
        game.rule(text)
        lift = f"{text.split()[0]} -{condition}"
        if game.ask is not None and not game.faults(lift):
            game.rule(lift)
        for language in LANGUAGES:
            tell(Narrator(game.scene, language), list(game.events[before:]))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")
