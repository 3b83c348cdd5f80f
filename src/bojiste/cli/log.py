"""The log of a game on a terminal: a story for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import click
from rich.cells import cell_len

from bojiste.cli.page import PAPER, beside, cells_of, ink, laid, on_screen, width, wrapped
from bojiste.cli.voice import say
from bojiste.core.event import Event, plain, to_json
from bojiste.core.game import Game
from bojiste.core.rule import rule_of
from bojiste.core.scene import Scene
from bojiste.tell.narrator import Narrator
from bojiste.tell.why import statement

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
    from bojiste.core.watch import Watch
    from bojiste.tell.paragraph import Paragraph, Sentence
    from bojiste.tell.story import Story

Seats = tuple[str, ...]


class Log(Protocol):
    """Tells each event once to each group of seats that looks on together."""

    def title(self) -> None: ...
    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        """What these seats have not been told yet, of the first ``upto`` events."""

    def heard(self, game: Game, seats: Seats) -> None:
        """These seats know all that has happened."""

    def undone(self, game: Game) -> None:
        """Something was taken back: what is still so has been told."""

    def end(self, game: Game) -> None: ...


MARGIN = 36
"""Columns of the margin in which rules are taught."""
ROOMY = 90
"""A narrower screen has no margin: what a rule says stands under its line."""
TIGHT = 60
"""On a narrower screen the proof of a sentence stands on a line of its own."""


class ForPeople:
    """What logs for people have in common; ``put`` shows a line."""

    def __init__(self, narrator: Narrator, put: Callable[[str], Any] = PAPER.put) -> None:
        self.narrator = narrator
        self.put = put
        self.told: dict[Seats, int] = {}

    def title(self) -> None:
        self.show(self.narrator.title(), bold=True)

    def show(self, text: str, hang: int = 0, indent: int = 0, **style: Any) -> None:
        for line in laid(text, hang, indent, **style):
            self.put(line)

    def fresh(self, put: Callable[[str], Any]) -> ForPeople:
        """The same log that has told nothing yet."""
        raise NotImplementedError

    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        raise NotImplementedError

    def heard(self, game: Game, seats: Seats) -> None:
        """These seats have been told everything with others."""
        self.told[seats] = len(game.log(*seats))

    def end(self, game: Game) -> None:
        if game.outcome is not None:
            self.show(self.narrator.outcome(game.outcome), bold=True)
        else:
            self.show(say(self.narrator.language, "cli-unfinished"))

    def undone(self, game: Game) -> None:
        self.told = {seats: min(told, len(game.log(*seats))) for seats, told in self.told.items()}

    def colour(self, who: str | None) -> str | None:
        """The colour of a side: how it stands to the first of the scene."""
        scene = self.narrator.scene
        if who is None or who not in scene.by_id:
            return None
        relation = scene.relation(scene.combatants[0].side, scene.by_id[who].side)
        return {"friendly": "green", "hostile": "red"}.get(relation, "yellow")


class Lessons:
    """What explains a sentence: with ``why`` the rules and sums behind it, with ``teach`` what each rule says the first
    time that it decides something."""

    def __init__(self, narrator: Narrator, *, why: bool = False, teach: bool = False) -> None:
        self.narrator = narrator
        self.why = why
        self.teach = teach
        self._taught: set[str] = set()

    def reasons(self, events: Sequence[Event]) -> Iterator[str]:
        """The sum behind each event and its rule, each but once; what the rule says only the first time."""
        before: set[str] = set()
        for event in events if self.why else ():
            told, said = self.narrator.why(event)
            if told not in before:
                yield told
            before.add(told)
            if self._new(event) and not self.teach:
                yield said

    def lessons(self, events: Sequence[Event]) -> list[str]:
        """What the rules of these events say, of those that decide something for the first time."""
        new = [event for event in events if self.teach and self._new(event)]
        return [": ".join(statement(self.narrator.words, rule_of(event.rule))) for event in new]

    def _new(self, event: Event) -> bool:
        rule = rule_of(event.rule).id
        known = rule in self._taught
        self._taught.add(rule)
        return not known


class Tale(ForPeople):
    """As a story: turns as paragraphs, rounds, the end with its table. Where it explains (``why``, ``teach``), each
    sentence stands on a line of its own."""

    def __init__(
        self, narrator: Narrator, put: Callable[[str], Any] = PAPER.put, *, why: bool = False, teach: bool = False
    ) -> None:
        super().__init__(narrator, put)
        self._lessons = Lessons(narrator, why=why, teach=teach)
        self._explains = why or teach
        self._events: dict[int, list[Event]] = {}
        """What the sentences that are told now tell, by their places."""
        self._stories: dict[Seats, Story] = {}
        self._whose: str | None = None
        self._before = ""
        """The kind of the paragraph before."""
        self.ended = False
        """Whether the end was told with the story."""

    def fresh(self, put: Callable[[str], Any]) -> Tale:
        return Tale(self.narrator, put, why=self._lessons.why)

    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        story, told = self._story(game, seats), self.told.get(seats, 0)
        events = game.events if upto is None else game.events[:upto]
        paragraphs = story.tell(events[told:])
        if self._explains:
            paragraphs = self._with_events(story, paragraphs, told)
        for paragraph in paragraphs:
            self.paragraph(paragraph)
        self.told[seats] = len(events)
        if game.outcome is not None and upto is None and not self.ended:
            self.ended = True
            for paragraph in story.end(game.outcome):
                self.paragraph(paragraph)

    def events(self, watch: Watch, events: Sequence[Event]) -> None:
        """Tell these events, from the beginning, to whoever looks on."""
        from bojiste.tell.story import Story

        story = Story(watch, self.narrator.language)
        for paragraph in self._with_events(story, story.tell(events), 0):
            self.paragraph(paragraph)

    def _with_events(self, story: Story, told: Iterator[Paragraph], after: int) -> Iterator[Paragraph]:
        """The paragraphs, now that it is known which events each sentence tells."""
        from bojiste.tell.explained import behind

        paragraphs = list(told)
        seen = {place: event for place, event in story.seen.items() if place > after}
        self._events = behind(paragraphs, seen, self.narrator.scene.system.merging)
        return iter(paragraphs)

    def _story(self, game: Game, seats: Seats) -> Story:
        """The story that these seats are told, as far as they have been told it."""
        if seats not in self._stories:
            from bojiste.tell.story import Story

            self._stories[seats] = Story(game.watch(*seats), self.narrator.language)
            for _ in self._stories[seats].tell(game.events[: self.told.get(seats, 0)]):
                pass
        return self._stories[seats]

    def heard(self, game: Game, seats: Seats) -> None:
        self._stories.pop(seats, None)
        self.told[seats] = len(game.events)

    def undone(self, game: Game) -> None:
        self._stories = {}
        self.told = {seats: min(told, len(game.events)) for seats, told in self.told.items()}
        self.ended = False

    def end(self, game: Game) -> None:
        if not self.ended:
            super().end(game)

    # -- on the screen -----------------------------------------------------------------------------------------

    def paragraph(self, paragraph: Paragraph) -> None:
        from bojiste.tell.story import apart

        another = paragraph.kind in ("turn", "group") and paragraph.who != self._whose and on_screen()
        if apart(self._before, paragraph.kind) or another:
            self.put("")
        self._before = paragraph.kind
        self._whose = paragraph.who if paragraph.kind == "turn" else None
        if paragraph.kind in ("round", "end"):
            self.show(paragraph.plain(), 4, bold=True)
            self._explain(paragraph.sentences[0], 0)
        elif paragraph.table:
            self._table(paragraph.table)
        else:
            self._sentences(paragraph)
            for member in paragraph.members:
                self._sentences(member, 4)

    def _sentences(self, paragraph: Paragraph, indent: int = 0) -> None:
        """A paragraph with whose turn it is in the colour of its side, what weighs in bold, and the sums dim."""
        parts = [part for sentence in paragraph.sentences for part in _parts(sentence)]
        if name := paragraph.name:
            strong = paragraph.sentences[0].strong
            rest = parts[0] if not strong else ink(paragraph.sentences[0].text.removeprefix(name), bold=True)
            parts[0] = ink(name, bold=True, fg=self.colour(paragraph.who)) + rest.removeprefix(name)
        if self._explains:
            self._explained(paragraph, parts, indent)
        elif width() >= TIGHT or not on_screen():
            self.show(" ".join(parts), 4, indent)
        else:
            for number, part in enumerate(parts):
                self.show(part, 0 if number else 4, indent + 4 * bool(number))

    def _explained(self, paragraph: Paragraph, parts: list[str], indent: int) -> None:
        """Sentence by sentence, each with what explains it."""
        for sentence in paragraph.sentences:
            line = " ".join(parts[: 1 + bool(sentence.strip)])
            del parts[: 1 + bool(sentence.strip)]
            self._taught(line, self._lessons.lessons(self._events.get(sentence.place, ())), indent)
            self._explain(sentence, indent)

    def _explain(self, sentence: Sentence, indent: int) -> None:
        """The rules and sums behind a sentence, under it."""
        for line in self._lessons.reasons(self._events.pop(sentence.place, ())):
            self.show(line, 4, indent + 4, dim=True)

    def _taught(self, line: str, lessons: Sequence[str], indent: int) -> None:
        """A sentence with what its rules say in the margin, or under it where there is no room."""
        if not lessons or width() < ROOMY:
            self.show(line, 4, indent)
            for part in (part for lesson in lessons for part in wrapped(lesson, width() - 6)):
                self.put(ink(f"    │ {part}", dim=True))
            return
        room = width() - MARGIN - 3
        text = [one + " " * (room - cell_len(click.unstyle(one))) for one in wrapped(line, room, 4)]
        margin = [part for lesson in lessons for part in wrapped(lesson, MARGIN - 2)]
        for one in beside(text, [ink(f"│ {part}", dim=True) for part in margin]):
            self.put(one)

    def _table(self, rows: Sequence[Sequence[str]]) -> None:
        """The table at the end; where it is too wide, what is said of somebody stands under the numbers."""
        for line, note in cells_of(rows):
            if not on_screen() or cell_len(line) + cell_len(note) + 2 <= width():
                self.put(f"{line}  {note}".rstrip())
                continue
            self.put(line.rstrip())
            for part in wrapped(note, width() - 6) if note else ():
                self.put(f"      {part}")


def _parts(sentence: Sentence) -> Iterator[str]:
    """A sentence and its proof, which stays together if it fits on a line, and breaks between its sums only."""
    yield ink(sentence.text, bold=True) if sentence.strong else sentence.text
    if sentence.strip:
        proof = f"[{sentence.strip}]"
        if on_screen():
            fits = cell_len(proof) < width() - 8
            proof = _bound(proof) if fits else " · ".join(map(_bound, proof.split(" · ")))
        yield ink(proof, dim=True)


def _bound(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}") if cell_len(text) < width() - 8 else text


class Objects:
    """For programs: one object for each event, a last one for the end."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.told = 0

    def title(self) -> None:
        """Programs are told none."""

    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        events = game.log(*seats) if upto is None else game.log_until(upto, *seats)
        self.events(events[self.told :])
        self.told = len(events)

    def events(self, events: Sequence[Event]) -> None:
        for event in events:
            put(to_json(event))

    def heard(self, game: Game, seats: Seats) -> None:
        self.told = len(game.log(*seats))

    def undone(self, game: Game) -> None:
        self.told = min(self.told, len(game.log(*self.eyes.seats)))

    def end(self, game: Game) -> None:
        """Whoever does not see everything is told nothing that was made of everything: no digest, no count of dice."""
        last: dict[str, Any] = {"outcome": plain(game.outcome), "state": self.eyes.state(game)}
        if self.eyes.all_seeing:
            last |= {"digest": game.digest, "dice": game.dice_drawn}
            last |= {"seed": game.seed, "fight": game.fight} if on_tape(game) else {}
        put(last)


def log_of(
    scene: Scene[Any], eyes: Eyes, language: str, *, as_json: bool = False, why: bool = False, teach: bool = False
) -> Tale | Objects:
    """The log that a command line asks for."""
    if as_json:
        return Objects(eyes)
    return Tale(Narrator(scene, language), why=why, teach=teach)


def on_tape(game: Game) -> bool:
    """Whether the dice are those of the game's seed."""
    return game.dice in ("tape", "hand:players")


def put(value: Any) -> None:
    """One JSON value on a line of stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))
