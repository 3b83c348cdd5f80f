"""What a forecast says, in order: paragraphs, charts and points, in the words of a language; others draw them.

Messages: ``forecast-*`` are the report's own; ``measure-WORD`` heads the numbers under ``WORD`` or ``WORD:ID``
(a noun, written small: "victory", "fallen", "rounds"), ``convention-ID`` says what the forecast takes for granted.
A system may say its own sentences of a procedure: ``verdict-PROCEDURE``, ``forecast-played-PROCEDURE``, and so
``forecast-legend``, ``forecast-unlucky``, ``forecast-fight``, ``forecast-tenth``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby
from typing import TypeVar

from bojiste.core.scene import Scene
from bojiste.core.system import system
from bojiste.forecast import limit
from bojiste.forecast.blocks import Bar, Block, Chart, Commands, Prose
from bojiste.forecast.footing import footing
from bojiste.forecast.intervals import wilson
from bojiste.forecast.report import End, Report, Share, Spread
from bojiste.forecast.tally import Tally, Tenth, Unlucky, focus_of, split
from bojiste.tell.names import capital, joined, label, unnamed
from bojiste.tell.words import Words, typeset

MOST_BARS = 12
"""A spread over more values than this is told in as many bars at most, each for as many values."""
EXACT = "exact"
"""The way of computing by which no fight is played."""
ALL = 10**12
"""Exact chances are told as if so many fights had been played."""
VICTORY = "won"
UNDECIDED = "undecided"
"""The flag of a scene that nobody has won; the victories have a row for nobody."""
LOSS = "loss"
"""The flag of a side of which somebody died; it is told in the first sentence."""
SELDOM = 0.03
"""A smaller share than this is hardly ever, or nearly always."""
RATIOS = (2, 3, 4, 5, 6, 8, 10, 12, 20)
"""Numbers of fights of which people can think."""
PLAINER = 0.004
"""What a ratio of one fight fewer may be farther off."""


Row = TypeVar("Row", Share, Spread)


def contents(report: Report, words: Words, path: str, *, saved: bool = False) -> Iterator[Block]:
    """The report, one sentence first; ``path`` is how commands name the scene, or the game that was ``saved``."""
    what = f"--resume {path}" if saved else path
    limited = [limit.Played(report, "", what)] if report.taken.way != EXACT else []
    yield _head(report, words, limit.warnings(limited, words))
    report = whole(report)
    own = words.has(f"verdict-{report.procedure}")
    shown = [row for row in report.shares if not _said_already(report, row) and not (own and _victory(row))]
    never: list[str] = []
    for word, rows in grouped(shown):
        if word != VICTORY and not any(row.fights for row in rows):
            never.append(word)
        else:
            yield _shares(report, words, word, rows)
    for word, found in grouped(report.spreads):
        if any(row.histogram[-1][0] > 0 for row in found):
            yield from _spreads(report, words, word, found)
    if never:
        named = joined([words.word(f"measure-{word}") for word in never], words.language)
        yield Prose((words.word("forecast-never", what=named),))
    yield footing((report,), words)
    yield from limit.commands(limited, words)
    yield from _unlucky(report, words, what)


def whole(report: Report) -> Report:
    """The report; where no fight was played, with what is known exactly as if so many had been."""
    if report.taken.way != EXACT:
        return report
    exact = report.exact
    times = {key: round(chance * ALL) for key, chance in exact.flags.items()}
    won = {split(key)[1]: fights for key, fights in times.items() if split(key)[0] == VICTORY}
    fates = (*won.items(), (None, ALL - sum(won.values())))
    return replace(
        report,
        fights=ALL,
        shares=tuple(Share(key, fights, ALL) for key, fights in times.items()),
        spreads=tuple(Spread(key, _fallen(chances)) for key, chances in exact.counts.items()),
        ends=tuple(End(winner, "", fights) for winner, fights in fates if fights),
    )


def _fallen(chances: Mapping[int, float]) -> tuple[tuple[int, int], ...]:
    """As how many fights of ``ALL`` the values of a number count; those that next to never come, not at all."""
    times = ((value, round(chance * ALL)) for value, chance in sorted(chances.items()))
    return tuple((value, fights) for value, fights in times if fights)


def grouped(rows: Iterable[Row]) -> list[tuple[str, list[Row]]]:
    """Rows by the word of their key, in the order in which the words first appear."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(split(row.key)[0], []).append(row)
    return list(found.items())


def _head(report: Report, words: Words, warned: tuple[str, ...]) -> Prose:
    counts = {"fights": report.fights, "asked": report.asked, "seed": str(report.seed)}
    said = [] if report.title is None else [label(report.title, words.language)]
    said += [verdict(whole(report), words)] if report.fights or report.exact.flags else []
    said += warned
    if report.taken.way == EXACT:
        return Prose((*said, words.word("odds-exact")), report.title is not None)
    played = "forecast-played" if report.complete else "forecast-interrupted"
    said.append(own(report, words, played, **counts))
    said += [own(report, words, "forecast-legend")] if report.fights else []
    said += _exactly(report, words)
    return Prose(tuple(said), report.title is not None)


def own(report: Report, words: Words, id: str, **args: object) -> str:
    """A message, in the system's own words for this procedure if it has any: a journey is no fight."""
    own = f"{id}-{report.procedure}"
    return words.word(own if words.has(own) else id, **args)


def won_so_far(scene: Scene, tally: Tally, words: Words) -> str:
    """``Heroes: victory 62.8% (57.9–67.3%)``: what is known of a forecast that goes on."""
    side = focus_of(scene).side
    name = capital(label(next(one.name for one in scene.sides if one.id == side), words.language))
    bar = share_bar(words, name, tally.flags.get(f"{VICTORY}:{side}", 0), tally.fights)
    return words.word("forecast-so-far", who=bar.label, share=bar.text)


def _exactly(report: Report, words: Words) -> list[str]:
    """Which answers are exact."""
    known = dict.fromkeys(split(key)[0] for key in (*report.exact.flags, *report.exact.counts))
    what = [words.word(f"measure-{word}") for word in known if words.has(f"measure-{word}")]
    keys = {share.key for share in report.shares} | {spread.key for spread in report.spreads}
    if what and keys <= {*report.exact.flags, *report.exact.counts}:
        return [words.word("forecast-exactly-all")]
    return [words.word("forecast-exactly", what="; ".join(what))] if what else []


def verdict(report: Report, words: Words) -> str:
    """The whole report in a sentence: how often the focus wins, and how often that costs somebody's life; or what the
    system says of its procedure (``verdict-PROCEDURE``)."""
    if words.has(f"verdict-{report.procedure}"):
        return words.word(f"verdict-{report.procedure}", **figures(report, words))
    facts = {"who": name_of(report, words, report.focus), "deaths": "", "deaths_known": "no", "mourned": "no"}
    facts["deaths_id"] = ""
    if (loss := _row(report, f"{LOSS}:{report.focus}")) is not None:
        mourned = "yes" if loss.fights else "no"
        facts |= {"deaths": often(words, loss.fights, loss.of), "deaths_known": "yes", "mourned": mourned}
        facts["deaths_id"] = (
            "hardly" if facts["deaths"] == words.word("forecast-often", how="hardly", n=0, of=0) else ""
        )
    won = sum(end.fights for end in report.ends if end.winner == report.focus)
    return words.word("forecast-verdict", victory=often(words, won, report.fights), **facts)


def figures(report: Report, words: Words) -> dict[str, object]:
    """What a system's own sentence may tell: each share of the whole in per cent (``loss`` of the focus), each number
    of the whole by its median, the span of eight in ten (``_span``), whether that is one number (``_sure``), and its
    end (``_high``)."""
    found: dict[str, object] = {"who": name_of(report, words, report.focus)}
    for share in report.shares:
        word, about = split(share.key)
        if about in ("", report.focus):
            found[word] = percent(share.fights, share.of)
    for spread in report.spreads:
        word, about = split(spread.key)
        if not about:
            low, middle, high = spread.quantiles
            span = span_of(words, low, high)
            sure = "yes" if low == high else "no"
            found |= {word: middle, f"{word}_high": high, f"{word}_span": span, f"{word}_sure": sure}
    return found


def percent(fights: int, of: int) -> int:
    """A share in whole per cent: all and nothing only where it is so."""
    return fights * 100 // of if fights in (0, of) else min(99, max(1, round(fights * 100 / of)))


def often(words: Words, fights: int, of: int) -> str:
    """A share in words: the nearest simple ratio, where it is neither nearly all nor nearly none."""
    if fights in (0, of):
        return words.word("forecast-often", how="always" if fights else "never", n=0, of=0)
    part = fights / of
    if not SELDOM <= part <= 1 - SELDOM:
        return words.word("forecast-often", how="nearly" if part > SELDOM else "hardly", n=0, of=0)
    ratios = [(min(max(round(part * whole), 1), whole - 1), whole) for whole in RATIOS]
    some, whole = min(ratios, key=lambda one: abs(part - one[0] / one[1]) + one[1] * PLAINER)
    return words.word("forecast-often", how="ratio", n=some, of=whole)


def _row(report: Report, key: str) -> Share | None:
    return next((row for row in report.shares if row.key == key), None)


def _said_already(report: Report, row: Share) -> bool:
    """Whether another row says the same: who dies wherever it falls, a side that is wiped out wherever it loses."""
    word, about = split(row.key)
    same: Share | None = None
    if word == UNDECIDED:
        same = report.undecided
    elif word == "died":
        same = _row(report, f"fell:{about}")
    elif word == "wiped":
        others = [one for one in report.shares if split(one.key)[0] == VICTORY and split(one.key)[1] != about]
        same = others[0] if len(others) == 1 else None
        if same is None or same.fights != row.fights:  # a side of one, called like it, is wiped out where that dies
            same = next((one for one in report.shares if _dies(one) and _alike(report, split(one.key)[1], about)), same)
    return word == LOSS or (same is not None and same.fights == row.fights)


def _dies(row: Share) -> bool:
    return split(row.key)[0] == "died"


def _alike(report: Report, one: str, other: str) -> bool:
    names = report.names
    return one in names and other in names and str(names[one]) == str(names[other])


def _victory(row: Share) -> bool:
    return split(row.key)[0] == VICTORY


def name_of(report: Report, words: Words, id: str) -> str:
    """What a side or a combatant is called; whoever came only during the fight, by its id."""
    name = report.names.get(id)
    if name is None:
        return id
    if unnamed(name) and words.has(f"side-{id}"):
        return capital(words.word(f"side-{id}"))
    return capital(label(name, words.language))


def _shares(report: Report, words: Words, word: str, rows: list[Share]) -> Chart:
    """Proportions under one heading. The victories of all sides and nobody's make up the whole."""
    labels = [name_of(report, words, split(row.key)[1] or report.focus) for row in rows]
    if word == VICTORY and report.undecided.fights:
        rows = [*rows, report.undecided]
        labels.append(words.word("forecast-nobody"))
    bars = tuple(_share_bar(report, words, label, row) for label, row in zip(labels, rows, strict=True))
    return Chart(capital(words.word(f"measure-{word}")), bars)


def _share_bar(report: Report, words: Words, label: str, row: Share) -> Bar:
    """A share: exactly, or with its interval."""
    chance = float(row.part) if report.taken.way == EXACT else report.exact.flags.get(row.key)
    return share_bar(words, label, row.fights, row.of) if chance is None else exact_bar(words, label, chance)


def exact_bar(words: Words, label: str, chance: float) -> Bar:
    """A chance that is known exactly."""
    chance = min(max(chance, 0.0), 1.0)
    return Bar(label, chance, words.word("forecast-exact", part=chance), chance, chance)


def share_bar(words: Words, label: str, fights: int, of: int) -> Bar:
    """A share with its interval, and both in words."""
    low, high = wilson(fights, of)
    part = fights / of if of else 0.0
    return Bar(label, part, words.word("forecast-share", part=part, low=100 * low, high=100 * high), low, high)


def _spreads(report: Report, words: Words, word: str, rows: list[Spread]) -> Iterator[Chart]:
    """Whole numbers under one heading: one line each, and for the scene's own the bars of how they fell."""
    heading = capital(words.word(f"measure-{word}"))
    full = max(1, *(value for row in rows for value, _ in row.histogram))
    of_somebody = tuple(
        Bar(name_of(report, words, about), max(0.0, float(row.mean)) / full, _spread_text(report, words, row))
        for row in rows
        if (about := split(row.key)[1])
    )
    if of_somebody:
        yield Chart(heading, of_somebody)
    for row in rows:
        if not split(row.key)[1]:
            yield spread_chart(report, words, row, "" if of_somebody else heading)


def spread_chart(report: Report, words: Words, row: Spread, heading: str | None = None) -> Chart:
    """How a number of the whole scene fell; under the word of its measure, where no other heading is given."""
    if heading is None:
        heading = capital(words.word(f"measure-{split(row.key)[0]}"))
    bars = _distribution(report, words, row) if len(row.histogram) > 1 else ()
    return Chart(heading, bars, (_spread_text(report, words, row),))


def span_of(words: Words, low: int, high: int) -> str:
    """``3 to 5``, or the number where both ends are one."""
    return words.word("forecast-range", low=low, high=high, one="yes" if low == high else "no")


def _spread_text(report: Report, words: Words, row: Spread) -> str:
    if len(row.histogram) == 1 and row.of > 1:
        return words.word("forecast-constant", value=row.histogram[0][0])
    low, middle, high = row.quantiles
    facts = {"mean": float(row.mean), "median": middle, "span": span_of(words, low, high)}
    if row.key in report.exact.counts:
        return words.word("forecast-exact-mean", **{**facts, "mean": report.exact.mean(row.key)})
    if row.interval is None:
        return words.word("forecast-single", **facts)
    return words.word("forecast-mean", reach=row.interval.high - float(row.mean), **facts)


def _distribution(report: Report, words: Words, row: Spread) -> tuple[Bar, ...]:
    """In how many of the fights the number was this, or within these."""
    chances = report.exact.counts.get(row.key)
    least, most = row.histogram[0][0], row.histogram[-1][0]
    step = -(-(most - least + 1) // MOST_BARS)
    bars = []
    for bucket, pairs in groupby(row.histogram, lambda pair: (pair[0] - least) // step):
        first = least + bucket * step
        label = span_of(words, first, min(first + step - 1, most))
        if chances is None:
            bars.append(share_bar(words, typeset(label), sum(fights for _, fights in pairs), row.of))
        else:
            inside = sum(chances.get(value, 0.0) for value in range(first, min(first + step, most + 1)))
            bars.append(exact_bar(words, typeset(label), inside))
    return tuple(bars)


def _unlucky(report: Report, words: Words, what: str) -> Iterator[Commands]:
    """The worst fights, and the command that tells each of them again."""
    if report.unlucky and _differ(report):
        again = f"bojiste play {what} --auto --seed {report.seed} --fight"
        fates = tuple((_fate(report, words, one), f"{again} {one.fight}") for one in report.unlucky)
        if report.tenth is not None:
            fates += ((_tenth(report, words, report.tenth), f"{again} {report.tenth.border.fight}"),)
        yield Commands(own(report, words, "forecast-unlucky", who=name_of(report, words, report.focus)), fates)


def _differ(report: Report) -> bool:
    """Whether the unluckiest went otherwise than the rest: nobody wants to see that nothing ever happens."""
    worst, won = report.unlucky[0], sum(end.fights for end in report.ends if end.winner == report.focus)
    counted = any(split(spread.key)[0] == system(report.system).luck.left for spread in report.spreads)
    return bool(worst.fallen or counted or won not in (0, report.fights))


def _tenth(report: Report, words: Words, tenth: Tenth) -> str:
    """How the unluckiest tenth of the fights went, and the fight at its border."""
    means = {"fallen": tenth.fallen / tenth.fights, "won": tenth.won / tenth.fights}
    return own(report, words, "forecast-tenth", fights=tenth.fights, fate=_fate(report, words, tenth.border), **means)


def _fate(report: Report, words: Words, one: Unlucky) -> str:
    won = "yes" if one.won else "no"
    said = own(report, words, "forecast-fight", fight=str(one.fight), won=won, fallen=one.fallen)
    left = system(report.system).luck.left
    if not any(split(spread.key)[0] == left for spread in report.spreads):
        return said
    return said + ", " + words.word("forecast-left", what=words.word(f"measure-{left}"), left=one.left)
