"""What stands under every report: what it takes for granted, what of it is not played, who has computed it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bojiste.core.shelf import spoken
from bojiste.forecast.blocks import Points
from bojiste.forecast.report import Report
from bojiste.tell import house
from bojiste.tell.names import capital, label
from bojiste.tell.words import Words
from bojiste.version import VERSION


def footing(reports: Sequence[Report], words: Words) -> Points:
    """What these reports take for granted together, each thing once; at least one report."""
    said = [words.word(f"convention-{id}") for report in reports for id in report.conventions]
    said += [line for report in reports for line in house.played(report.house, words)]
    said += [line for report in reports for line in _played(report, words)]
    for report in reports[:1]:  # of one system all say the same
        if report.waiting:
            what = "; ".join(words.word(f"waits-{id}") for id in report.waiting)
            said.append(words.word("forecast-left-out", what=what))
        if report.missing:
            said.append(words.word("forecast-missing", missing=report.missing, catalogue=report.catalogue))
    last = (*_ways(reports, words), *_anew(reports, words), words.word("forecast-version", version=VERSION))
    return Points(words.word("forecast-conventions"), (*dict.fromkeys(said), *last))


def _played(report: Report, words: Words) -> Iterator[str]:
    """What of the blocks is not played as printed."""
    for _, name, covered in report.played:
        who = capital(label(name, words.language))
        if covered.nearly:
            yield words.word("forecast-nearly", who=who, what=spoken(covered.nearly, words))
        if covered.left:
            yield words.word("forecast-left-to", who=who, what=spoken(covered.left, words))


def _ways(reports: Iterable[Report], words: Words) -> tuple[str, ...]:
    """Who has played the fights: once, however many scenes were played so; of how many, where it was not all."""
    told = Counter(_way_of(report, words) for report in reports)
    if len(told) == 1:
        return tuple(told)
    return tuple(words.word("what-if-way", scenes=scenes, way=way) for way, scenes in told.items())


def _anew(reports: Iterable[Report], words: Words) -> Iterator[str]:
    """How many fights the kernel has left to the readable engine, if any."""
    if fights := sum(report.anew for report in reports):
        yield words.word("forecast-anew", fights=fights)


def _way_of(report: Report, words: Words) -> str:
    """Who has played the fights, and why."""
    why = "; ".join(words.word(lack) for lack in report.taken.lacks)
    taken = report.taken
    way = "helped" if taken.helped else "ahead" if taken.ahead else taken.way
    return words.word("forecast-way", way=way, known="yes" if why else "no", why=why)
