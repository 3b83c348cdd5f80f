"""What house rules change: scenes played with the same dice by the book and by the table, over any number of scenes.

Messages: ``otherwise-*``.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.event import Event
from bojiste.core.scene import Scene
from bojiste.core.watch import Watch
from bojiste.forecast.blocks import Bar, Block, Chart, Commands, Grid, Prose
from bojiste.forecast.contents import LOSS, VICTORY, name_of
from bojiste.forecast.footing import footing
from bojiste.forecast.intervals import Interval
from bojiste.forecast.quick import Way
from bojiste.forecast.sample import Many, Progress, named, play
from bojiste.forecast.tally import split
from bojiste.forecast.what_if import Row, side_by_side
from bojiste.tell.explained import sentence_of
from bojiste.tell.house import called
from bojiste.tell.story import Story
from bojiste.tell.words import Words

ROUNDS, FELL = "rounds", "fell"
WAYS = ("book", "table")
MOST_CHARTS = 6
"""So many scenes at most are drawn: the table has all of them."""
MOST_LOOKED_AT = 60
"""So many fights of each scene are looked through for those in which the rules made the difference."""
MOST_SHOWN = 3
"""Of them, of each scene."""


class Parting(NamedTuple):
    """Where the courses of a fight part: in which round, and at which of their events, by the book and by the table."""

    round: int
    place: int
    courses: tuple[Sequence[Event], Sequence[Event]]


class Fight(NamedTuple):
    """A fight in which the rules made the difference: whether the side whose luck is told won it by the table, and
    where its courses part (``None``: one of them only goes on for longer)."""

    number: int
    won: bool
    parting: Parting | None = None

    def as_json(self) -> dict[str, Any]:
        """``number``, ``won`` (by the table), ``round``: the one in which the courses part (``None``: nowhere)."""
        return {"number": self.number, "won": self.won, "round": self.parting.round if self.parting else None}


class Changed(NamedTuple):
    """A scene by the book and by the table: how commands name it, both reports, and the first fights that went to the
    other side, of those that were looked through."""

    path: str
    scenes: tuple[Scene, Scene]
    rows: tuple[Row, Row]
    fights: tuple[Fight, ...]

    @property
    def focus(self) -> str:
        return self.rows[0].report.focus

    @property
    def won(self) -> str:
        """The key under which victory of the side whose luck is told is counted."""
        return f"{VICTORY}:{self.focus}"

    def as_json(self) -> dict[str, Any]:
        """``scene``; ``book``, ``table``: rows; ``fights``: each as its own ``as_json``."""
        book, table = (row.as_json() for row in self.rows)
        return {"scene": self.path, "book": book, "table": table, "fights": [one.as_json() for one in self.fights]}


def changed(
    path: str, scenes: tuple[Scene, Scene], how: Many, told: Progress | None = None, way: Way | None = None
) -> Changed:
    """What changes of a scene, which is given by the book and by the table."""
    book, table = side_by_side([((), one) for one in scenes], how, told, way=way)
    key = f"{VICTORY}:{book.report.focus}"
    found = []
    for number in range(min(how.fights, MOST_LOOKED_AT)):
        then, now = (named(one, how.seed, number).measure.flags.get(key) for one in scenes)
        if then != now and now is not None:
            found.append(Fight(number, now, _parting(scenes, how.seed, number)))
        if len(found) == MOST_SHOWN:
            break
    return Changed(path, scenes, (book, table), tuple(found))


def _parting(scenes: tuple[Scene, Scene], seed: int, number: int) -> Parting | None:
    """Where the courses of a fight part, of which both are played again."""
    courses: tuple[list[Event], list[Event]] = ([], [])
    for scene, events in zip(scenes, courses, strict=True):
        play(scene, seed, number, events)
    round = 0
    for place, (book, table) in enumerate(zip(*courses, strict=False)):
        if book.row()[2:] != table.row()[2:] or book.kind != table.kind:
            return Parting(round, place, courses)
        round = book.data.get("round", round)
    return None


def contents(found: Sequence[Changed], file: str, words: Words) -> Iterator[Block]:
    """What changes, in a table, in words, and in fights that can be seen again; at least one scene."""
    report = found[0].rows[1].report
    title = called(report.house, words)
    yield Prose((title, words.word("otherwise-played", fights=report.fights, seed=str(report.seed))), True)
    heads = tuple(words.word(f"otherwise-{head}") for head in ("book", "table", "difference", "rounds"))
    yield Grid(words.word("otherwise-victory"), heads, tuple(_line(one, words) for one in found))
    yield from _charts(found[:MOST_CHARTS], words)
    yield Prose(tuple(sentence for one in found for sentence in _sentences(one, words)))
    yield footing([row.report for one in found for row in one.rows[1:]], words)
    if shown := tuple(_commands(found, file, words)):
        yield Commands(words.word("otherwise-fights"), shown)


def _line(one: Changed, words: Words) -> tuple[str, ...]:
    _book, table = one.rows
    shares = tuple(words.word("otherwise-share", part=float(row.report.share(one.won).part)) for row in one.rows)
    by, longer = table.difference(one.won), table.difference(ROUNDS)
    moved = "" if by is None else words.word("what-if-by", low=_percent(by.low), high=_percent(by.high))
    later = "" if longer is None else words.word("what-if-by-number", low=_plain(longer.low), high=_plain(longer.high))
    return one.path, *shares, moved, later


def _percent(part: float) -> float:
    return round(100 * part, 1) + 0.0


def _plain(number: float) -> float:
    return round(number, 2) + 0.0


def _sentences(one: Changed, words: Words) -> Iterator[str]:
    """Who gains, and whom it fells more often, as far as so many fights can tell."""
    report, table = one.rows[0].report, one.rows[1]
    who = name_of(report, words, one.focus)
    yield _sentence("otherwise-wins", one.path, who, table.difference(one.won), words)
    if (deaths := f"{LOSS}:{one.focus}") in _known(table):
        yield _sentence("otherwise-dies", one.path, who, table.difference(deaths), words)
    falls = [(key, table.difference(key)) for key in _known(table) if split(key)[0] == FELL]
    sure = [(key, by) for key, by in falls if by is not None and _side(by)]
    if sure:
        key, by = max(sure, key=lambda said: abs(said[1].low + said[1].high))
        yield _sentence("otherwise-falls", one.path, name_of(report, words, split(key)[1]), by, words)


def _known(row: Row) -> Iterable[str]:
    return () if row.pair is None else row.pair.flags


def _side(by: Interval | None) -> int:
    """Whether a difference is surely more (1) or less (-1) than nothing."""
    return 0 if by is None else (by.low > 0) - (by.high < 0)


def _sentence(id: str, scene: str, who: str, by: Interval | None, words: Words) -> str:
    side = {1: "more", -1: "less", 0: "same"}[_side(by)]
    least, most = (0.0, 0.0) if by is None else sorted((abs(_percent(by.low)), abs(_percent(by.high))))
    return words.word(id, scene=scene, who=who, how=side, least=least, most=most)


def _where(one: Changed, parting: Parting | None, words: Words) -> Iterator[str]:
    """Where a fight is decided: what both courses tell as they part."""
    if parting is not None:
        courses = zip(one.scenes, parting.courses, strict=True)
        book, table = (_told(scene, events, parting.place, words) for scene, events in courses)
        yield words.word("otherwise-parting", round=str(parting.round), book=book, table=table)


def _told(scene: Scene, events: Sequence[Event], place: int, words: Words) -> str:
    """The sentence that tells an event of a course, with its sum."""
    story = Story(Watch(scene, scene, (GM,)), words.language)
    return sentence_of(story.tell(events), place)[-1].plain()


def _charts(found: Sequence[Changed], words: Words) -> Iterator[Block]:
    """Victory in a picture, of each scene by the book and by the table."""
    for one in found:
        heading = words.word("otherwise-chart", scene=one.path, who=name_of(one.rows[0].report, words, one.focus))
        yield Chart(heading, tuple(_bar(row, key, one.won, words) for row, key in zip(one.rows, WAYS, strict=True)))


def _bar(row: Row, way: str, won: str, words: Words) -> Bar:
    share = row.report.share(won)
    text = words.word("otherwise-share", part=float(share.part))
    return Bar(
        words.word(f"otherwise-{way}"), float(share.part), text, float(share.interval.low), float(share.interval.high)
    )


def _commands(found: Sequence[Changed], file: str, words: Words) -> Iterator[tuple[str, str]]:
    """Each fight in which it made the difference, by the table; without ``--house`` it is that of the book."""
    for one in found:
        who, seed = name_of(one.rows[0].report, words, one.focus), one.rows[0].report.seed
        for fight in one.fights:
            said = words.word("otherwise-fight", fight=str(fight.number), who=who, won=fight.won)
            said += "".join(f" {line}" for line in _where(one, fight.parting, words))
            again = f"{shlex.quote(one.path)} --auto --seed {seed} --fight {fight.number}"
            yield said, f"bojiste play {again} --house {shlex.quote(file)}"
