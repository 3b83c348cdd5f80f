"""Which events a story tells with which sentence: so that each can say by what rules it came about."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.tell.merge import merged
from bojiste.tell.paragraph import Paragraph, Sentence
from bojiste.tell.story import Story


class Explained(NamedTuple):
    """A sentence, and the events behind it."""

    sentence: Sentence
    events: tuple[Event, ...]


def each(told: Iterable[Paragraph]) -> Iterator[Paragraph]:
    """The paragraphs, members of groups as well."""
    for one in told:
        yield one
        yield from each(one.members)


def behind(told: Sequence[Paragraph], seen: Mapping[int, Event], merging: Collection[str]) -> dict[int, list[Event]]:
    """The events that each sentence tells, by its place: from its first one to where the next begins, so that what is
    told of nowhere stands with what was told before it. ``seen``: events by their number; a walk is one."""
    begins = sorted({one.place for paragraph in each(told) for one in paragraph.sentences if one.place >= 0})
    found: dict[int, list[Event]] = {place: [] for place in begins}
    for place, event in seen.items() if begins else ():
        found[begins[max(bisect_right(begins, place) - 1, 0)]].append(event)
    return {place: list(merged(events, merging)) for place, events in found.items()}


def sentence_of(told: Iterable[Paragraph], place: int) -> list[Sentence]:
    """The sentence that tells the event of this number (or after which it happened untold), last, and before it those
    that its paragraph begins with; none where nothing is told."""
    rows = [one.sentences for one in each(told) if any(said.place >= 0 for said in one.sentences)]
    ends = [(said.place, row[: at + 1]) for row in rows for at, said in enumerate(row) if said.place >= 0]
    before = [row for begun, row in ends if begun <= place]
    return list(before[-1] if before else ends[0][1] if ends else ())


def explained(game: Game, language: str, seats: Sequence[str]) -> list[Explained]:
    """Every sentence of a game, as far as it has come, that tells what happened."""
    story = Story(game.watch(*seats), language)
    told = list(story.tell(game.events))
    events = behind(told, story.seen, game.scene.system.merging)
    said = (one for paragraph in each(told) for one in paragraph.sentences if one.place in events)
    return [Explained(one, tuple(events.pop(one.place, ()))) for one in said]
