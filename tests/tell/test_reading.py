"""How logs read, by measures: twenty generated games of each system, in three languages. What only one system must not
say (a way without a direction, fractions in a sentence) stands in ``MEASURED``.
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
from bojiste.core.system import system_ids
from bojiste.files.scenes import load
from bojiste.tell.paragraph import Paragraph
from bojiste.tell.story import paragraphs
from tests import house

GAMES = 20
FEWEST = 4
"""A sentence of fewer words may stand twice."""
SUMMARIES = 8
"""Letters of summaries, in a hundred of all, over the games of a system."""
LONGEST = 400
"""Games with more events are left out: they are measured by the shorter ones."""


class Measured(NamedTuple):
    """What of one system is measured besides."""

    slips: dict[str, str]
    """What no sentence may have outside its proof: a name, and a pattern."""
    directed: dict[str, frozenset[str]]
    """Kinds of events that lead somewhere, and the facts of which one must say where."""


MEASURED = {
    "fiveaction": Measured(
        slips={
            "a fraction": "[½¼¾]",
            "a bare distance": r"^\S+ \d+ (stop|футов|ft)\.",
            "from whom, once more": r"(ustoupil|couvl|отошёл|отошла|отступил)a? (před n|от н)",
        },
        directed={"moves": frozenset({"to", "off", "place_id"})},
    ),
    "osr": Measured(
        slips={"what is counted": "počítá se|считается за|counting", "a form": r"\((připraven|готов|ready)"},
        directed={},
    ),
    "drd2": Measured(
        slips={
            "a bare winner": r"^(Zvítězil|Měl|Победил|Взял)[aао]?( navrch| верх)?\.$|^(He|She|It) comes out on top\.$",
            "bookkeeping": r"(zvýšit|snížit) (své )?Ohrožení|(повысить|снизить) (свою )?Угрозу|(raise|lower) \S+ Threat"
            r"|верх за тем|způsobit Jizvu|нанести шрам|přijala? neúspěch|приняла? неудачу|accepts the failure",
        },
        directed={},
    ),
    "srd5": Measured(
        slips={
            "sums": r"\d → \d+(?![\d)])",
            "an action instead of the deed": "legendární akci|легендарное действие|legendary action",
            "what was not dropped": "upuštěnou zbraň|выроненное оружие|what was dropped",
            "a grip in brackets": r"\((obouruč|двумя руками|two-handed)\)",
            "a feature used": "(použila? schopnost|умение «|uses? (Frenzy|Martial|Stunning|Divine))",
            "no Russian": "сильно промахн|промахнул(ся|ась) сильно",
            "a hit, and a hit": "(: zásah|: попадание|: a hit)[.,]",
            "again, and how": r"([Zz]novu|[Сс]нова) (jen taktak|čistě|едва|точно)",
        },
        directed={"picks-up": frozenset({"weapon"}), "draws": frozenset({"weapon"})},
    ),
}


REPEATED = "magickou střelu|первую помощь|волшебн|sacred flame|[Zz]uřil dál|неистовствовать|rages on"
"""What is still said in the same words in two turns running: a spell cast again, first aid tried again, a rage that
goes on."""


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


@measured
def test_no_sentence_stands_twice_in_a_row(system: str, language: str) -> None:
    """But for two of a kind who begin alike, of whom one does more: what all of a group do is one sentence."""
    for told in logs(system, language):
        said = [(one.who, text) for one in each(told) if one.kind == "turn" for text in sentences(one)]
        twice = [a for (who, a), (other, b) in pairwise(said) if a == b and not of_a_kind(who, other)]
        assert [text for text in twice if len(text.split()) >= FEWEST] == []


def of_a_kind(who: str | None, other: str | None) -> bool:
    """Whether these are two of several alike: ``wolf-1``, ``wolf-2``."""
    return (
        None not in (who, other) and who != other and str(who).rstrip("0123456789") == str(other).rstrip("0123456789")
    )


@measured
def test_nobody_does_the_same_in_the_same_words_twice_running(system: str, language: str) -> None:
    for told in logs(system, language):
        before: dict[str, set[str]] = defaultdict(set)
        twice = []
        for one in each(told):
            if one.kind == "turn" and one.who is not None:
                now = {text for text in sentences(one) if len(text.split()) > FEWEST}
                twice += sorted(text for text in now & before[one.who] if not re.search(REPEATED, text))
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


def test_every_system_is_measured() -> None:
    assert set(MEASURED) == set(system_ids())


@pytest.mark.parametrize("system", MEASURED)
def test_every_way_leads_somewhere(system: str) -> None:
    def lost(event: Event) -> bool:
        return not MEASURED[system].directed.get(event.kind, {""}) & {"", *event.data}

    assert [event for game in games(system) for event in game.events if lost(event)] == []
