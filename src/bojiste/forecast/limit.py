"""Fights that were broken off because the rounds were used up: they say nothing of who wins, and every report names
them.

Messages: ``forecast-limit-*``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bojiste.forecast.blocks import Commands
from bojiste.forecast.intervals import wilson
from bojiste.forecast.report import Report
from bojiste.tell.words import Words

MUCH = 0.01
"""A larger share than this is told beside the headline."""


class Played(NamedTuple):
    """A report, what it is of (empty: there is no other), and what plays a fight of it (``""``: nothing does)."""

    report: Report
    label: str
    what: str


def warnings(played: Sequence[Played], words: Words) -> tuple[str, ...]:
    """A sentence beside the headline for each scene of which more than a few fights were broken off."""
    much = (one for one in played if one.report.fights and one.report.broken_off.part > MUCH)
    return tuple(words.word("forecast-limit-much", share=_share(one.report, words), **_of(one)) for one in much)


def commands(played: Sequence[Played], words: Words) -> Iterator[Commands]:
    """How many there were, and the command that plays the first of them."""
    told = tuple(
        (words.word("forecast-limit-share", share=_share(one.report, words), **_of(one)), _command(one))
        for one in played
        if one.report.broken_off.fights
    )
    if told:
        yield Commands(words.word("forecast-limit"), told)


def _of(one: Played) -> dict[str, str]:
    return {"of": one.label, "alone": "no" if one.label else "yes"}


def _share(report: Report, words: Words) -> str:
    share = report.broken_off
    low, high = wilson(share.fights, share.of)
    return words.word("forecast-share", part=float(share.part), low=100 * low, high=100 * high)


def _command(one: Played) -> str:
    return f"bojiste play {one.what} --auto --seed {one.report.seed} --fight {one.report.first_broken_off}"
