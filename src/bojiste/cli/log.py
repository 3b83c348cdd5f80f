"""The log of a game on a terminal: a story or lines for people, JSON for programs."""

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
from bojiste.tell.merge import merged
from bojiste.tell.narrator import Narrator
from bojiste.tell.why import statement

if TYPE_CHECKING:
    from bojiste.cli.eyes import Eyes
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


TURN = "turn"
"""The kind of event that begins a turn: an empty line stands before it."""
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


class Lines(ForPeople):
    """Line by line. ``why`` says under each which rule made it; ``teach`` what a rule says, beside the first line that
    it makes."""

    def __init__(
        self, narrator: Narrator, put: Callable[[str], Any] = PAPER.put, *, why: bool = False, teach: bool = False
    ) -> None:
        super().__init__(narrator, put)
        self.why = why
        self.teach = teach
        self.taught: set[str] = set()

    def fresh(self, put: Callable[[str], Any]) -> Lines:
        return Lines(self.narrator, put, why=self.why)

    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        events = game.log(*seats) if upto is None else game.log_until(upto, *seats)
        self.events(events[self.told.get(seats, 0) :])
        self.told[seats] = len(events)

    def events(self, events: Sequence[Event]) -> None:
        for event in merged(events, self.narrator.scene.system.merging):
            line = self.narrator.line(event)
            if event.kind == TURN:
                self.put("")
                line = ink(line, bold=True, fg=self.colour(event.actor))
            self._line(line, self._lesson(event) if self.teach else "")
            for line in self._reasons(event) if self.why else ():
                self.show(line, 4, 4, dim=True)

    def _reasons(self, event: Event) -> list[str]:
        """The sum behind an event and its rule; what the rule says only the first time."""
        told, said = self.narrator.why(event)
        rule = rule_of(event.rule).id
        known = rule in self.taught
        self.taught.add(rule)
        return [told] if known else [told, said]

    def _lesson(self, event: Event) -> str:
        """What the rule of an event says, the first time that it decides something."""
        rule = rule_of(event.rule)
        if rule.id in self.taught:
            return ""
        self.taught.add(rule.id)
        title, said = statement(self.narrator.words, rule)
        return f"{title}: {said}"

    def _line(self, line: str, lesson: str) -> None:
        """A line of the log, with its lesson in the margin, or under it where there is no room."""
        if not lesson:
            self.show(line, 4)
            return
        if width() < ROOMY:
            self.show(line, 4)
            for part in wrapped(lesson, width() - 6):
                self.put(ink(f"    │ {part}", dim=True))
            return
        room = width() - MARGIN - 3
        text = [one + " " * (room - cell_len(click.unstyle(one))) for one in wrapped(line, room, 4)]
        for one in beside(text, [ink(f"│ {part}", dim=True) for part in wrapped(lesson, MARGIN - 2)]):
            self.put(one)


class Tale(ForPeople):
    """As a story: turns as paragraphs, rounds, the end with its table."""

    def __init__(self, narrator: Narrator, put: Callable[[str], Any] = PAPER.put) -> None:
        super().__init__(narrator, put)
        self._stories: dict[Seats, Story] = {}
        self._whose: str | None = None
        self._before = ""
        """The kind of the paragraph before."""
        self.ended = False
        """Whether the end was told with the story."""

    def fresh(self, put: Callable[[str], Any]) -> Tale:
        return Tale(self.narrator, put)

    def tell(self, game: Game, seats: Seats, upto: int | None = None) -> None:
        story, told = self._story(game, seats), self.told.get(seats, 0)
        events = game.events if upto is None else game.events[:upto]
        for paragraph in story.tell(events[told:]):
            self.paragraph(paragraph)
        self.told[seats] = len(events)
        if game.outcome is not None and upto is None and not self.ended:
            self.ended = True
            for paragraph in story.end(game.outcome):
                self.paragraph(paragraph)

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
        if width() >= TIGHT or not on_screen():
            self.show(" ".join(parts), 4, indent)
            return
        for number, part in enumerate(parts):
            self.show(part, 0 if number else 4, indent + 4 * bool(number))

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
) -> Lines | Tale | Objects:
    """The log that a command line asks for."""
    if as_json:
        return Objects(eyes)
    narrator = Narrator(scene, language)
    return Lines(narrator, why=why, teach=teach) if why or teach else Tale(narrator)


def on_tape(game: Game) -> bool:
    """Whether the dice are those of the game's seed."""
    return game.dice in ("tape", "hand:players")


def put(value: Any) -> None:
    """One JSON value on a line of stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))
