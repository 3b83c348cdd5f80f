"""The log of a game on a terminal: lines for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import click
from rich.cells import cell_len

from bojiste.cli.eyes import Eyes
from bojiste.cli.page import beside, ink, told, width, wrapped
from bojiste.cli.voice import say
from bojiste.core.event import Event, plain, to_json
from bojiste.core.game import Game
from bojiste.core.rule import rule_of
from bojiste.core.scene import Scene
from bojiste.tell.merge import merged
from bojiste.tell.names import capital
from bojiste.tell.narrator import Narrator
from bojiste.tell.why import statement

if TYPE_CHECKING:
    from bojiste.tell.story import Paragraph


class Log(Protocol):
    """Tells each event once."""

    def events(self, events: Sequence[Event]) -> None: ...
    def tells_whole(self, game: Game) -> bool: ...
    def end(self, game: Game) -> None: ...


TURN = "turn"
"""The kind of event that begins a turn: an empty line stands before it."""
MARGIN = 36
"""Columns of the margin in which rules are taught."""
ROOMY = 90
"""A narrower screen has no margin: what a rule says stands under its line."""


class Lines:
    """For people. ``why`` says under each line which rule made it; ``teach`` what a rule says, beside the first line
    that it makes."""

    def __init__(self, narrator: Narrator, eyes: Eyes, *, why: bool = False, teach: bool = False) -> None:
        self.narrator = narrator
        self.eyes = eyes
        self.why = why
        self.teach = teach
        self.taught: set[str] = set()
        self.ended = False
        """Whether the end was told with the story."""

    def title(self) -> None:
        told(self.narrator.title(), bold=True)

    def events(self, events: Sequence[Event]) -> None:
        for event in merged(events, self.narrator.scene.system.merging):
            line = self.narrator.line(event)
            if event.kind == TURN:
                click.echo()
                line = ink(line, bold=True, fg=self._colour(event.actor))
            self._line(line, self._lesson(event) if self.teach else "")
            for line in self.narrator.why(event) if self.why else ():
                told(f"    {line}", 8, dim=True)

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
            told(line, 4)
            return
        if width() < ROOMY:
            told(line, 4)
            for part in wrapped(lesson, width() - 6):
                click.echo(ink(f"    │ {part}", dim=True))
            return
        room = width() - MARGIN - 3
        text = [one + " " * (room - cell_len(click.unstyle(one))) for one in wrapped(line, room, 4)]
        for one in beside(text, [ink(f"│ {part}", dim=True) for part in wrapped(lesson, MARGIN - 2)]):
            click.echo(one)

    def tells_whole(self, game: Game) -> bool:
        """Tell a game that is over as a story, its end included; not where every line has its reasons."""
        if self.why or self.teach:
            return False
        self._story(game)
        return True

    def _story(self, game: Game) -> None:
        from bojiste.tell.story import paragraphs

        for paragraph in paragraphs(game, self.narrator.language, self.eyes.seats):
            apart = paragraph.kind in ("round", "end")
            if apart:
                click.echo("")
            if apart:
                told(paragraph.plain(), 4, bold=True)
            else:
                told(self._coloured(paragraph), 4)
        self.ended = game.outcome is not None

    def _coloured(self, paragraph: Paragraph) -> str:
        """A paragraph with whose turn it is in the colour of its side, and the sums dim."""
        parts = []
        for sentence in paragraph.sentences:
            parts.append(sentence.text)
            if sentence.strip:
                parts.append(ink(f"[{sentence.strip}]", dim=True))
        said = " ".join(parts)
        name = capital(self.narrator.name(paragraph.who)) if paragraph.who is not None else ""
        if not name or not said.startswith(name):
            return said
        return ink(name, bold=True, fg=self._colour(paragraph.who)) + said.removeprefix(name)

    def _colour(self, who: str | None) -> str | None:
        """The colour of a side: how it stands to the first of the scene."""
        scene = self.narrator.scene
        if who is None or who not in scene.by_id:
            return None
        relation = scene.relation(scene.combatants[0].side, scene.by_id[who].side)
        return {"friendly": "green", "hostile": "red"}.get(relation, "yellow")

    def end(self, game: Game) -> None:
        if self.ended:
            return
        if game.outcome is not None:
            told(self.narrator.outcome(game.outcome), bold=True)
        else:
            told(say(self.narrator.language, "cli-unfinished"))


class Objects:
    """For programs: one object for each event, a last one for the end."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def events(self, events: Sequence[Event]) -> None:
        for event in events:
            put(to_json(event))

    def tells_whole(self, game: Game) -> bool:
        """Programs are told event by event."""
        return False

    def end(self, game: Game) -> None:
        """Whoever does not see everything is told nothing that was made of everything: no digest, no count of dice."""
        last: dict[str, Any] = {"outcome": plain(game.outcome), "state": self.eyes.state(game)}
        if self.eyes.all_seeing:
            last |= {"digest": game.digest, "dice": game.dice_drawn}
            last |= {"seed": game.seed, "fight": game.fight} if on_tape(game) else {}
        put(last)


def log_of(
    scene: Scene[Any], eyes: Eyes, language: str, *, as_json: bool = False, why: bool = False, teach: bool = False
) -> Lines | Objects:
    """The log that a command line asks for."""
    return Objects(eyes) if as_json else Lines(Narrator(scene, language), eyes, why=why, teach=teach)


def on_tape(game: Game) -> bool:
    """Whether the dice are those of the game's seed."""
    return game.dice in ("tape", "hand:players")


def put(value: Any) -> None:
    """One JSON value on a line of stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))
