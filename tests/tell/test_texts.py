"""Words that a scene gives by language: each log has its own."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.scene import Scene
from bojiste.tell import Narrator
from bojiste.tell.lexicon import translated

RAIN = {"cs": "déšť", "ru": "дождь", "en": "rain"}


@pytest.mark.parametrize("language, text", list(RAIN.items()))
def test_words_by_language_are_told_in_it(sample: Scene, language: str, text: str) -> None:
    facts = Narrator(sample, language).lexicon.fact("weather", "weather", RAIN)
    assert (facts["weather"], facts["weather_id"], facts["weather_known"]) == (text, text, True)
    assert facts["weather_acc"] == text and facts["weather_declines"] is False


@pytest.mark.parametrize(
    "words, language, text",
    [
        ({"cs": "déšť", "en": "rain"}, "ru", "rain"),
        ({"ru": "дождь", "cs": "déšť"}, "en", "déšť"),
        ({"ru": "дождь"}, "cs", "дождь"),
    ],
)
def test_a_language_that_is_not_there_gives_way_to_english_czech_russian(
    sample: Scene, words: dict[str, str], language: str, text: str
) -> None:
    assert Narrator(sample, language).lexicon.fact("note", "note", words)["note"] == text


def test_words_by_language_name_nobody(sample: Scene) -> None:
    """They are what somebody wrote: no id, no word of ours."""
    facts = Narrator(sample, "en").lexicon.fact("weapon", "weapon", {"en": "ada"})
    assert facts["weapon"] == "ada"


def test_a_list_may_hold_them(sample: Scene) -> None:
    facts = Narrator(sample, "cs").lexicon.fact("things", "things", [RAIN, "vítr"])
    assert (facts["things"], facts["things_count"]) == ("déšť a\N{NO-BREAK SPACE}vítr", 2)


@pytest.mark.parametrize(
    "value, expected",
    [
        (RAIN, True),
        ({"en": "rain"}, True),
        ({}, False),
        ({"hp": 3}, False),
        ({"en": "rain", "hp": 3}, False),
        ("rain", False),
    ],
)
def test_what_is_taken_for_words_by_language(value: Any, expected: bool) -> None:
    assert translated(value) is expected


def test_other_tables_are_no_arguments(sample: Scene) -> None:
    assert Narrator(sample, "en").lexicon.fact("hp", "hp", {"ada": 3}) == {"hp_known": False}
