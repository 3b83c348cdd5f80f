"""The log of a seat: the sentences of its story, each with the sums and the rules behind it.

What has been told stays: it is told in pieces, up to each moment at which a person said something, so that every seat,
every language and a table that has been opened anew cut it in the same places.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.system import Outcome
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.explained import behind
from bojiste.tell.paragraph import Paragraph, Sentence
from bojiste.tell.story import Story
from bojiste.tell.why import reason

Undoes = Callable[[int], int]
"""How many lines of people stand behind the event at a place."""
RULE = "─ "
"""What is drawn beside the number of a round."""


class Chronicle:
    """The lines of one seat in one language. ``index`` is the place of a line's first event in the log of the seat,
    ``upto`` how many events have been told with it."""

    def __init__(self, game: Game, seat: str, language: str) -> None:
        self._game, self._seat, self._language = game, seat, language
        self._begin()

    def _begin(self) -> None:
        self._story = Story(self._game.watch(self._seat), self._language)
        self._people = self._game.scene.combatants
        self._told = 0
        self._last: Event | None = None
        """The last event that has been told."""
        self._seen = self._upto = 0
        """How many events of its log the seat has seen, and how many of them stand in lines."""
        self.lines: list[dict[str, Any]] = []

    def up_to_date(self, eyes: Eyes) -> list[dict[str, Any]]:
        """All lines, now that the game has gone on; anew where something was undone or somebody was brought in."""
        events = self._game.events
        undone = self._told > len(events) or (self._told and events[self._told - 1] is not self._last)
        if undone or self._people is not self._game.scene.combatants:
            self._begin()
        for end in (*self._game.said_at, len(events)):
            if end > self._told:
                self.lines += self._piece(events, self._told, end, eyes)
                self._told, self._last = end, events[end - 1]
        return self.lines

    def _piece(self, events: Sequence[Event], begin: int, end: int, eyes: Eyes) -> Iterator[dict[str, Any]]:
        """The lines of the events from one place to before another."""
        told, all_seen = list(self._story.turn_by_turn(events[begin:end])), self._story.seen
        seen = {place: all_seen[place] for place in range(begin + 1, end + 1) if place in all_seen}
        own = [place for place, event in seen.items() if "unseen" not in event.data]
        found = behind(told, seen, eyes.scene.system.merging)
        said, begun = list(_said(told, own)), self._seen
        self._seen += len(own)
        ends = [*(begun + at for _, _, at in said[1:]), self._seen][: len(said)]
        for (paragraph, sentences, _), upto in zip(said, ends, strict=True):
            events = [event for place in {one.place: None for one in sentences} for event in found.get(place, ())]
            yield self._line(paragraph, sentences, upto, events, eyes)
            self._upto = upto

    def _line(
        self, paragraph: Paragraph, said: Sequence[Sentence], upto: int, events: Sequence[Event], eyes: Eyes
    ) -> dict[str, Any]:
        who = dict.fromkeys(who for one in events for who in (one.actor, one.target) if who is not None)
        side = paragraph.who or (next(iter(who), None) if paragraph.kind == "line" else None)
        return {
            "index": self._upto,
            "upto": upto,
            "kind": paragraph.kind,
            "head": paragraph.kind == "round",
            "begins": said[0] is paragraph.sentences[0],
            "strong": any(one.strong for one in said),
            "side": eyes.side(side),
            "who": list(who),
            "text": " ".join(one.text for one in said).strip(RULE),
            "sum": " · ".join(one.strip for one in said if one.strip),
            "reasons": list(_reasons(eyes, events)),
        }


Begun = tuple[Paragraph, list[Sentence], int]


def _said(told: Sequence[Paragraph], own: Sequence[int]) -> Iterator[Begun]:
    """The sentences that become a line, with how many of the events that the seat sees (``own``, by number) stand
    before it; what begins with no event of its own goes on with the line before."""
    line: Begun | None = None
    for paragraph in told:
        for one in paragraph.sentences:
            at = bisect_left(own, one.place)
            if one.place < 0:
                continue
            if line is not None and (at <= line[2] or at == len(own)):
                line[1].append(one)
                continue
            if line is not None:
                yield line
            line = (paragraph, [one], at if line is not None else 0)
    if line is not None:
        yield line


def _reasons(eyes: Eyes, events: Sequence[Event]) -> Iterator[dict[str, Any]]:
    """The sum behind each event with its rule, the same but once."""
    known = set()
    for event in events:
        why = reason(eyes.narrator.lexicon, event)
        if (why.shown, why.id) not in known:
            known.add((why.shown, why.id))
            yield {"sum": why.shown, "id": why.id, "title": why.title, "says": why.says}


class Chronicles:
    """The chronicles of the seats of one game, kept: what has been told need not be told again."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], tuple[Game, Chronicle]] = {}

    def lines(self, game: Game, eyes: Eyes) -> list[dict[str, Any]]:
        """All lines of a seat, in the language of its narrator."""
        key = eyes.seat, eyes.narrator.language
        kept, chronicle = self._kept.get(key, (None, None))
        if chronicle is None or kept is not game:
            chronicle = Chronicle(game, *key)
            self._kept[key] = game, chronicle
        return chronicle.up_to_date(eyes)


def lines(told: Sequence[Mapping[str, Any]], after: int, undoes: Undoes | None) -> list[dict[str, Any]]:
    """What the first ``after`` events of a log have not told."""
    new = (line for line in told if line["upto"] > after)
    return [{**line, "undo": 0 if undoes is None else undoes(line["upto"] - 1)} for line in new]


def outcome(eyes: Eyes, outcome: Outcome) -> dict[str, Any]:
    """How it ended."""
    return {
        "text": eyes.narrator.outcome(outcome),
        "winner": outcome.winner,
        "side": "nobody" if outcome.winner is None else eyes.side_of(outcome.winner),
    }
