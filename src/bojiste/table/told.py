"""A forecast in the words of the pages: who wins, who pays for it, in how many rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bojiste.core.scene import Scene
from bojiste.forecast.contents import verdict
from bojiste.forecast.report import Report, Share
from bojiste.forecast.tally import split
from bojiste.table.pages.environment import speaker
from bojiste.tell.names import capital, label
from bojiste.tell.units import percent
from bojiste.tell.words import Words

SADDENS = ("fell", "died")
"""What of our own is told, where it has happened: words of keys, ``page-fell`` tells one."""
ROUNDS = "rounds"
MUCH = 0.1
"""A larger share of fights without a winner is told."""


def told(report: Report, scene: Scene, language: str) -> dict[str, Any]:
    """``verdict``, one sentence; ``rows`` with a ``label``, a share and whether it is ``bad``, the victory of the side
    of people first; ``rounds``: what one fight in two does not exceed; ``undecided``: the share
    that nobody wins, where it is large."""
    words = Words(language, report.system)
    return {
        "fights": report.fights,
        "verdict": verdict(report, words) if report.fights else "",
        "rows": [*_victories(report, language), *_saddening(report, scene, language)],
        "rounds": next((spread.quantiles[1] for spread in report.spreads if spread.key == ROUNDS), None),
        "undecided": percent(part, language) if (part := report.undecided.part) > MUCH else "",
    }


def share_of(share: Share) -> dict[str, float]:
    """A share as pages draw it, with the ends of its interval of 95 %."""
    low, high = share.interval
    return {"part": round(float(share.part), 4), "low": round(float(low), 4), "high": round(float(high), 4)}


def _victories(report: Report, language: str) -> Iterator[dict[str, Any]]:
    say, focus = speaker(language)["t"], f"won:{report.focus}"
    won = [share for share in report.shares if split(share.key)[0] == "won"]
    for share in sorted(won, key=lambda one: one.key != focus):
        name = capital(label(report.names[split(share.key)[1]], language))
        yield _row(share, say("wins", name=name), share.key != focus, language)
    undecided = report.undecided
    if undecided.fights:
        yield _row(undecided, say("nobody-wins"), True, language)


def _saddening(report: Report, scene: Scene, language: str) -> Iterator[dict[str, Any]]:
    """What befalls ours, the most frequent first."""
    say, ours = speaker(language)["t"], {one.id for one in scene.combatants if one.side == report.focus}
    found = [share for share in report.shares if share.fights and split(share.key)[0] in SADDENS]
    for share in sorted(found, key=lambda one: -one.fights):
        word, who = split(share.key)
        if who in ours:
            yield _row(share, say(word, name=label(report.names[who], language)), True, language)


def _row(share: Share, label: str, bad: bool, language: str) -> dict[str, Any]:
    low, high = share.interval
    between = f"{percent(low, 'en')[:-1]}–{percent(high, language)}"
    return {"label": label, "bad": bad, "said": percent(share.part, language), "between": between, **share_of(share)}
