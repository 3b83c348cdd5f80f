"""How logs read, by measures: twenty generated games of each system that is measured, in three languages.

A system is measured once it stands in ``MEASURED``; what only it must not say (a way without a direction, fractions in
a sentence) stands beside it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.tell.paragraph import Paragraph
from bojiste.tell.story import paragraphs
from tests import house

GAMES = 20
FEWEST = 4
"""A sentence of fewer words may stand twice."""
SUMMARIES = 8
"""Letters of summaries, in a hundred of all, over the games of a system."""
LONGEST = 600
"""Games with more events are left out: they are measured by the shorter ones."""


class Measured(NamedTuple):
    """What of one system is measured besides."""

    slips: dict[str, str]
    """What no sentence may have outside its proof: a name, and a pattern."""
    directed: dict[str, frozenset[str]]
    """Kinds of events that lead somewhere, and the facts of which one must say where."""
    varied: bool = True
    """Whether nobody says the same twice running; who flees or shoots again does so where this is not held yet."""


MEASURED = {
    "fiveaction": Measured(
        slips={"a fraction": "[½¼¾]", "a bare distance": r"^\S+ \d+ (stop|футов|ft)\."},
        directed={"moves": frozenset({"to", "off", "place_id"})},
    ),
    "osr": Measured(slips={"what is counted": "počítá se|считается за|counting"}, directed={}, varied=False),
    "drd2": Measured(
        slips={
            "a bare winner": r"^(Zvítězil|Měl|Победил|Взял)[aао]?( navrch| верх)?\.$|^(He|She|It) comes out on top\.$",
            "bookkeeping": r"(zvýšit|snížit) (své )?Ohrožení|(повысить|снизить) (свою )?Угрозу|(raise|lower) \S+ Threat"
            r"|způsobit Jizvu|нанести шрам|přijala? neúspěch|приняла? неудачу|accepts the failure",
        },
        directed={},
    ),
}


@cache
def games(system: str) -> list[Game]:
    """Games of the examples of a system, one after another, each with another seed."""
    scenes = sorted((house.EXAMPLES / system).glob("*.toml"))
    found: list[Game] = []
    seed = 0
    while len(found) < GAMES and seed < 3 * GAMES:
        game = Game(load(scenes[seed % len(scenes)]), seed=seed)
        seed += 1
        if len(game.events) <= LONGEST:
            found.append(game)
    return found


@cache
def logs(system: str, language: str) -> list[list[Paragraph]]:
    return [paragraphs(game, language) for game in games(system)]


def each(told: list[Paragraph]) -> Iterator[Paragraph]:
    """The paragraphs, members of groups as well."""
    for one in told:
        yield one
        yield from each(list(one.members))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def sentences(one: Paragraph) -> list[str]:
    """What a paragraph says, without its heading."""
    said = [plain(sentence.text) for sentence in one.sentences]
    heading = plain(f"{one.name}{one.state} ")
    return [text.removeprefix(heading) for text in said if not one.kind.startswith("round")]


ALL = [(system, language) for system in MEASURED for language in LANGUAGES]
measured = pytest.mark.parametrize("system, language", ALL)
varied = pytest.mark.parametrize("system, language", [one for one in ALL if MEASURED[one[0]].varied])


@varied
def test_no_sentence_stands_twice_in_a_row(system: str, language: str) -> None:
    for told in logs(system, language):
        said = [text for one in each(told) if one.kind == "turn" for text in sentences(one)]
        assert [a for a, b in pairwise(said) if a == b and len(a.split()) >= FEWEST] == []


@varied
def test_nobody_does_the_same_in_the_same_words_twice_running(system: str, language: str) -> None:
    for told in logs(system, language):
        before: dict[str, set[str]] = defaultdict(set)
        twice = []
        for one in each(told):
            if one.kind == "turn" and one.who is not None:
                now = {text for text in sentences(one) if len(text.split()) > FEWEST}
                twice += sorted(now & before[one.who])
                before[one.who] = now
        assert twice == []


@measured
def test_no_summary_is_the_one_before(system: str, language: str) -> None:
    for told in logs(system, language):
        said = [one.plain().partition(":")[2] for one in told if one.kind == "summary"]
        assert [a for a, b in pairwise(said) if a == b] == []


@measured
def test_summaries_are_short(system: str, language: str) -> None:
    whole = sum(len(one.plain()) for told in logs(system, language) for one in told)
    summed = sum(len(one.plain()) for told in logs(system, language) for one in told if one.kind == "summary")
    assert 100 * summed <= SUMMARIES * whole, (summed, whole)


@measured
def test_no_sentence_slips(system: str, language: str) -> None:
    for what, slip in MEASURED[system].slips.items():
        said = [text for told in logs(system, language) for one in each(told) for text in sentences(one)]
        assert [text for text in said if re.search(slip, text)] == [], what


@pytest.mark.parametrize("system", MEASURED)
def test_every_way_leads_somewhere(system: str) -> None:
    def lost(event: Event) -> bool:
        return not MEASURED[system].directed.get(event.kind, {""}) & {"", *event.data}

    assert [event for game in games(system) for event in game.events if lost(event)] == []
