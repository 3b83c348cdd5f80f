"""Every rule has its played example, and the example still shows what it is kept for (see ``tools/played``)."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

import pytest

from bojiste.core import system as registry
from bojiste.core.played import Example, Played, example_of, game_of, games_of
from bojiste.core.rule import HOUSE, Rule
from bojiste.core.ruling import CORE
from bojiste.core.scene import LANGUAGES
from bojiste.tell.explained import sentence_of
from bojiste.tell.lesson import Asked, Lesson, asked, lesson
from bojiste.tell.paragraph import Paragraph, Sentence
from tests import house

SYSTEMS = [id for id in house.system_ids() if house.OTHER is None]
ALL = [rule for id in SYSTEMS for rule in registry.system(id).rulebook.values()]
SIMULATION = "turn react exhaust scar eliminate manoeuvres other_choices report".split()  # noqa: SIM905 (a list)
UNSHOWN = {
    *(f"drd2.simulation.{name}" for name in SIMULATION),
    "srd5.hit_points.describe",
    "srd5.unseen.both",
}
"""Rules of those who answer for nobody (tactics), of what is shown beside a game, and of what is the same in every
game; and options that no book has: no line comes about by them while people answer."""
MEND = "make played looks for other games among those that are kept"


@pytest.mark.parametrize("id", SYSTEMS)
def test_every_rule_that_is_played_has_an_example(id: str) -> None:
    book = [*registry.system(id).rulebook.values(), *CORE.values()]
    lost = {rule.id for rule in book if rule.waits is None and rule.group != HOUSE and example_of(rule.id) is None}
    assert lost == {rule for rule in UNSHOWN if rule.startswith(f"{id}.")}, MEND


@pytest.mark.parametrize("id", SYSTEMS)
def test_every_example_is_of_a_rule_and_stands_once(id: str) -> None:
    known = {*registry.system(id).rulebook, *CORE}
    for kept in _pages(id):
        assert len(kept) == len({*kept}) and {*kept} <= known


def _pages(id: str) -> tuple[list[str], list[str]]:
    rules = [rule for played in games_of(id) for rule in played.rules]
    return rules, [rule for played in games_of(id) for rule in played.asks]


def _checked(every: int) -> str:
    """What ``tools/played`` says of every so many-th game; in a process of its own, as it exchanges code."""
    command = [sys.executable, "-m", "tools.played.choose", "check", str(every)]
    done = subprocess.run(command, cwd=house.REPOSITORY, capture_output=True, text=True, check=False)
    return done.stdout.strip() + done.stderr.strip()


def test_examples_still_show_what_they_are_kept_for() -> None:
    assert _checked(23) == "", MEND


@pytest.mark.slow
@pytest.mark.skipif(house.OTHER is not None, reason="another house keeps no played examples")
def test_all_examples_still_show_what_they_are_kept_for() -> None:
    assert _checked(1) == "", MEND


def _told(rules: Iterable[Rule]) -> None:
    for rule in rules:
        for language in LANGUAGES:
            told, question = lesson(rule, language), asked(rule, language)
            without = rule.waits is not None or rule.group == HOUSE
            assert without or (isinstance(told, Lesson) and told.line), rule.id
            assert question is None or 0 <= question.given < len(question.answers), rule.id


def test_examples_are_told_in_every_language() -> None:
    _told(ALL[::41])


@pytest.mark.slow
@pytest.mark.skipif(house.OTHER is not None, reason="another house keeps no played examples")
def test_all_examples_are_told_in_every_language() -> None:
    _told(ALL)


@pytest.mark.skipif(house.OTHER is not None, reason="another house keeps no played examples")
def test_a_game_that_is_kept_can_be_gone_on_with() -> None:
    """It waits for people, who roll real dice; what was said in it is all used."""
    played = games_of("srd5")[0] if "srd5" in SYSTEMS else games_of(SYSTEMS[0])[0]
    game = played.game()
    assert game.dice == "hand" and len(game.journal) == len(played.journal)
    assert game.outcome is not None or game.ask is not None or game.roll is not None


SCENE = {
    "format": 1,
    "system": "coin",
    "combatant": [{"id": "ada", "side": "red", "tokens": 2}, {"id": "bob", "side": "blue", "tokens": 2}],
}


def test_a_question_is_shown_as_it_was_asked(coin: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the answer that was given, and at the moment when it was given."""
    game = game_of(SCENE, ())
    assert game.ask is not None
    line = {"ask": game.ask.number, "seat": game.ask.seat, "key": game.ask.options[-1].key}
    example = Example("ask", len(game.events), "", game.ask.number)
    played = Played("coin-1", {}, {"coin.toss.round": example}, SCENE, [line])
    monkeypatch.setattr("bojiste.tell.lesson.question_of", lambda id: (played, example))
    told = asked(registry.system("coin").rulebook["coin.toss.round"], "en")
    assert isinstance(told, Asked)
    assert told.given == len(game.ask.options) - 1 and len(told.answers) == len(game.ask.options)


def test_a_sentence_is_shown_with_the_one_that_names_who_acts() -> None:
    """Of a long paragraph the first sentence, which bears the name, and those right before the one that matters."""
    said = [Sentence(text, place=at) for at, text in enumerate("ABCDE", 1)]
    story = (Paragraph("turn", tuple(said[:4])), Paragraph("turn", (said[4],)), Paragraph("end", (Sentence("Z"),)))
    assert [one.text for one in sentence_of(story, 4)] == [*"ABCD"]
    assert [one.text for one in sentence_of(story, 9)] == ["E"] and not sentence_of(story[2:], 9)
