"""How logs read, by measures: twenty generated games of each system, in three languages. What only one system must not
say (a way without a direction, fractions in a sentence) stands in ``MEASURED``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system_ids
from bojiste.files.scenes import load
from bojiste.tell.paragraph import Paragraph, Sentence
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


Logs = list[list[Paragraph]]
Faults = Iterator[object]


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


def stands_twice_in_a_row(logs: Logs) -> Faults:
    """But for two of a kind who begin alike, of whom one does more: what all of a group do is one sentence."""
    for told in logs:
        said = [(one.who, text) for one in each(told) if one.kind == "turn" for text in sentences(one)]
        twice = (a for (who, a), (other, b) in pairwise(said) if a == b and not of_a_kind(who, other))
        yield from (text for text in twice if len(text.split()) >= FEWEST)


def of_a_kind(who: str | None, other: str | None) -> bool:
    """Whether these are two of several alike: ``wolf-1``, ``wolf-2``."""
    return (
        None not in (who, other) and who != other and str(who).rstrip("0123456789") == str(other).rstrip("0123456789")
    )


def same_words_two_turns_running(logs: Logs) -> Faults:
    for told in logs:
        before: dict[str, set[str]] = defaultdict(set)
        for one in each(told):
            if one.kind == "turn" and one.who is not None:
                now = {text for text in sentences(one) if len(text.split()) > FEWEST}
                yield from sorted(now & before[one.who])
                before[one.who] = now


def summary_is_the_one_before(logs: Logs) -> Faults:
    for told in logs:
        said = [one.plain().partition(":")[2] for one in told if one.kind == "summary"]
        yield from (a for a, b in pairwise(said) if a == b)


def summaries_are_long(logs: Logs) -> Faults:
    whole = sum(len(one.plain()) for told in logs for one in told)
    summed = sum(len(one.plain()) for told in logs for one in told if one.kind == "summary")
    if 100 * summed > SUMMARIES * whole:
        yield summed, whole


MEASURES: tuple[Callable[[Logs], Faults], ...] = (
    stands_twice_in_a_row, same_words_two_turns_running, summary_is_the_one_before, summaries_are_long,
)  # fmt: skip


def slips(system: str, logs: Logs) -> Iterator[tuple[str, str]]:
    said = [text for told in logs for one in each(told) for text in sentences(one)]
    for what, slip in MEASURED[system].slips.items():
        yield from ((what, text) for text in said if re.search(slip, text))


@pytest.mark.parametrize("system", MEASURED)
def test_twenty_logs_read_well(system: str) -> None:
    """One test of each system, for its games are played and told once: workers share no games."""
    played = games(system)
    assert len(played) == GAMES
    lost = [event for game in played for event in game.events if leads_nowhere(system, event)]
    found: dict[str, list[object]] = {"leads nowhere": list(lost)}
    for language in LANGUAGES:
        logs = [paragraphs(game, language) for game in played]
        found |= {f"{language}: {measure.__name__}": list(measure(logs)) for measure in MEASURES}
        found[f"{language}: slips"] = list(slips(system, logs))
    assert {what: faults for what, faults in found.items() if faults} == {}


def leads_nowhere(system: str, event: Event) -> bool:
    return not MEASURED[system].directed.get(event.kind, {""}) & {"", *event.data}


def test_every_system_is_measured() -> None:
    assert set(MEASURED) == set(system_ids())


def turn(who: str, *said: str) -> Paragraph:
    return Paragraph("turn", tuple(Sentence(text) for text in said), who)


def test_the_measures_find_what_they_are_for() -> None:
    again = [turn("ada", "She strikes the wolf hard."), turn("ada", "She strikes the wolf hard.")]
    stands = [Paragraph("summary", (Sentence(f"After round {number}: Ada (3/7)."),)) for number in (1, 2)]
    assert [list(measure([again])) != [] for measure in MEASURES] == [True, True, False, False]
    assert [list(measure([stands])) != [] for measure in MEASURES] == [False, False, True, True]
    apart = [turn("wolf-1", "It bites Ada in the leg."), turn("wolf-2", "It bites Ada in the leg.")]
    assert list(stands_twice_in_a_row([apart])) == []
    assert [what for what, _ in slips("fiveaction", [[turn("ada", "Couvla o ½ stopy.")]])] == ["a fraction"]
