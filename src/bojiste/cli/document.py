"""The report of a fight, to be kept or sent: Markdown or HTML, whole pages on stdout."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from bojiste.cli.eyes import Eyes
from bojiste.cli.voice import say
from bojiste.core.event import Event
from bojiste.tell.merge import merged
from bojiste.tell.narrator import Narrator

if TYPE_CHECKING:
    from bojiste.core.game import Game

ROUND, TURN = "round", "turn"
"""Kinds of events under which a report has its headings and its paragraphs."""
_MARKS = re.compile(r"([\\`*_\[\]<>#|])")


class Sentence(NamedTuple):
    """A line of the log, and what explains it."""

    text: str
    why: tuple[str, ...]


class Paragraph(NamedTuple):
    """A turn, or what stands between turns: whose it is (``own``, ``foe`` or nothing), and its lines."""

    whose: str
    sentences: list[Sentence]


class Section(NamedTuple):
    """A round: what it is called, and its paragraphs."""

    heading: str
    paragraphs: list[Paragraph]


class Document:
    """Collects the log, and prints it at the end. ``why`` explains every line."""

    def __init__(self, narrator: Narrator, eyes: Eyes, *, why: bool = False) -> None:
        self.narrator = narrator
        self.eyes = eyes
        self.why = why
        self.sections = [Section("", [])]

    def events(self, events: Sequence[Event]) -> None:
        for event in merged(events, self.narrator.scene.system.merging):
            text = self.narrator.line(event)
            if event.kind == ROUND:
                self.sections.append(Section(text, []))
                continue
            paragraphs = self.sections[-1].paragraphs
            if event.kind == TURN or not paragraphs:
                paragraphs.append(Paragraph(self._whose(event.actor) if event.kind == TURN else "", []))
            paragraphs[-1].sentences.append(Sentence(text, tuple(self.narrator.why(event)) if self.why else ()))

    def tells_whole(self, game: Game) -> bool:
        """Collect the game as a story; not where every line has its reasons."""
        from bojiste.tell import story

        if self.why:
            return False
        for told in story.paragraphs(game, self.narrator.language, self.eyes.seats):
            if told.kind == ROUND:
                self.sections.append(Section(told.plain().strip("─ "), []))
            elif told.kind != "end":
                said = [Sentence(one.plain(), ()) for one in told.sentences]
                self.sections[-1].paragraphs.append(Paragraph(self._whose(told.who), said))
        return True

    def _whose(self, actor: str | None) -> str:
        """How whoever acts stands to the first side of the scene."""
        scene = self.narrator.scene
        one = scene.by_id.get(actor) if actor is not None else None
        if one is None:
            return ""
        return {"friendly": "own", "hostile": "foe"}.get(scene.relation(scene.combatants[0].side, one.side), "")

    def end(self, game: Game) -> None:
        told = say(self.narrator.language, "cli-unfinished")
        outcome = told if game.outcome is None else self.narrator.outcome(game.outcome)
        for line in self.written(outcome, list(self.standing(game))):
            click.echo(line)

    def standing(self, game: Game) -> Iterator[tuple[str, str, str]]:
        """Name, numbers and conditions of everybody whom the eyes see at the end."""
        system, view = self.narrator.scene.system, game.view(self.eyes.seats[0])
        for who in view:
            if who in self.narrator.scene.by_id:
                numbers = ", ".join(self.narrator.gauge(gauge) for gauge in system.gauges(view, who))
                states = ", ".join(self.narrator.state(word) for word in system.states(view, who))
                yield self.narrator.name(who), numbers, states

    def written(self, outcome: str, standing: list[tuple[str, str, str]]) -> Iterator[str]:
        """The lines of the page."""
        raise NotImplementedError


class Markdown(Document):
    """For notes, wikis and forums."""

    def written(self, outcome: str, standing: list[tuple[str, str, str]]) -> Iterator[str]:
        yield f"# {_marked(self.narrator.title())}"
        for section in self.sections:
            yield from ("", f"## {_marked(section.heading)}") if section.heading else ()
            for paragraph in section.paragraphs:
                yield ""
                yield " ".join(_marked(one.text) for one in paragraph.sentences)
                for why in (line for one in paragraph.sentences for line in one.why):
                    yield f"> {_marked(why)}  "
        yield from ("", f"**{_marked(outcome)}**", "", "| | | |", "|---|---|---|")
        for row in standing:
            yield f"| {' | '.join(map(_marked, row))} |"


def _marked(text: str) -> str:
    """Text in which nothing is a sign of Markdown."""
    return _MARKS.sub(r"\\\1", text)


STYLE = """
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.5 Georgia, serif; color: #222; }
body { background: #fff; }
h2 { font-size: 1.1em; border-bottom: 1px solid #bbb; }
p.own { border-left: 3px solid #2b6b3f; padding-left: .7em; }
p.foe { border-left: 3px solid #9c2f24; padding-left: .7em; }
details { margin: 0 0 1em 1em; color: #595959; }
td, th { padding: .1em 1em .1em 0; text-align: left; }
"""


class Html(Document):
    """For a browser: one page that needs nothing else."""

    def written(self, outcome: str, standing: list[tuple[str, str, str]]) -> Iterator[str]:
        title = escape(self.narrator.title())
        yield f'<!doctype html>\n<html lang="{self.narrator.language}">\n<head>\n<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
        for section in self.sections:
            yield '<section class="round">'
            yield from (f"<h2>{escape(section.heading)}</h2>",) if section.heading else ()
            for paragraph in section.paragraphs:
                yield from self._paragraph(paragraph)
            yield "</section>"
        yield f'<p class="outcome"><strong>{escape(outcome)}</strong></p>\n<table>'
        for name, *rest in standing:
            yield f"<tr><th>{escape(name)}</th>{''.join(f'<td>{escape(one)}</td>' for one in rest)}</tr>"
        yield "</table>\n</body>\n</html>"

    def _paragraph(self, paragraph: Paragraph) -> Iterator[str]:
        whose = f' class="turn {paragraph.whose}"' if paragraph.whose else ""
        yield f"<p{whose}>{' '.join(escape(one.text) for one in paragraph.sentences)}</p>"
        whys = [why for one in paragraph.sentences for why in one.why]
        if whys:
            asked = escape(say(self.narrator.language, "cli-why"))
            yield f"<details><summary>{asked}</summary>{'<br>'.join(map(escape, whys))}</details>"


FORMS: dict[str, type[Document]] = {"md": Markdown, "html": Html}


def document_of(form: str, narrator: Any, eyes: Eyes, *, why: bool) -> Document:
    """The report in this form."""
    return FORMS[form](narrator, eyes, why=why)
