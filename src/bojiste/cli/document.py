"""The report of a fight, to be kept or sent: Markdown or HTML, whole pages on stdout."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape as escaped
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from bojiste.cli.eyes import Eyes
from bojiste.cli.voice import say
from bojiste.core.event import Event
from bojiste.tell.narrator import Narrator

if TYPE_CHECKING:
    from bojiste.core.game import Game
    from bojiste.tell.paragraph import Paragraph

ROUND = "round"
"""The kind of paragraph that is a heading of a report."""
_MARKS = re.compile(r"([\\`*_\[\]<>#|])")


class Note(NamedTuple):
    """A line of the log, the sums behind it, and what explains it."""

    text: str
    strip: str = ""
    why: tuple[str, ...] = ()
    strong: bool = False


class Entry(NamedTuple):
    """A turn, a group of turns, or what stands between turns: whose it is (``own``, ``foe`` or nothing), its lines."""

    whose: str
    notes: list[Note]
    members: tuple[Entry, ...] = ()
    name: str = ""
    """With whose name it begins."""


class Section(NamedTuple):
    """A round: what it is called, and its entries."""

    heading: str
    entries: list[Entry]


class Document:
    """Collects the log, and prints it at the end. ``why`` explains every line."""

    def __init__(self, narrator: Narrator, eyes: Eyes, *, why: bool = False) -> None:
        self.narrator = narrator
        self.eyes = eyes
        self.why = why
        self._events: dict[int, list[Event]] = {}
        """What each sentence tells, by its place, where it is to be explained."""
        self.sections = [Section("", [])]
        self.table: Sequence[Sequence[str]] = ()
        self.remarks: list[str] = []
        """What stands under the table."""

    def title(self) -> None:
        """It stands at the head of the page."""

    def heard(self, game: Game, seats: tuple[str, ...]) -> None:
        """A document tells the whole game."""

    def undone(self, game: Game) -> None:
        """Nothing is taken back from a report."""

    def tell(self, game: Game, seats: tuple[str, ...], upto: int | None = None) -> None:
        from bojiste.tell.explained import behind
        from bojiste.tell.story import Story

        story = Story(game.watch(*seats), self.narrator.language)
        told = list(story.tell(game.events if upto is None else game.events[:upto]))
        if self.why:
            self._events = behind(told, story.seen, game.scene.system.merging)
        outcome = game.outcome if upto is None else None
        for paragraph in (*told, *(story.end(outcome) if outcome is not None else ())):
            if paragraph.kind == ROUND:
                self.sections.append(Section(paragraph.plain().strip("─ "), []))
            elif paragraph.table:
                self.table = paragraph.table
            elif paragraph.kind == "note":
                self.remarks.append(paragraph.plain())
            elif paragraph.kind != "end":
                self.sections[-1].entries.append(self._entry(paragraph))

    def _entry(self, paragraph: Paragraph) -> Entry:
        notes = [Note(one.text, one.strip, self._reasons(one.place), one.strong) for one in paragraph.sentences]
        members = tuple(map(self._entry, paragraph.members))
        return Entry(self._whose(paragraph.who), notes, members, paragraph.name)

    def _reasons(self, place: int) -> tuple[str, ...]:
        """What explains the sentence that begins with the event of this number."""
        return tuple(line for event in self._events.pop(place, ()) for line in self.narrator.why(event))

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
        table = self.table or [("", "", ""), *self.standing(game)]
        for line in self.written(outcome, table):
            click.echo(line)

    def standing(self, game: Game) -> Iterator[tuple[str, str, str]]:
        """Name, numbers and conditions of everybody whom the eyes see at the end."""
        system, view = self.narrator.scene.system, game.view(self.eyes.seats[0])
        for who in view:
            if who in self.narrator.scene.by_id:
                numbers = ", ".join(self.narrator.gauge(gauge) for gauge in system.gauges(view, who))
                states = ", ".join(self.narrator.states(who, system.states(view, who)))
                yield self.narrator.name(who), numbers, states

    def written(self, outcome: str, table: Sequence[Sequence[str]]) -> Iterator[str]:
        """The lines of the page; the first row of the table is its heads."""
        raise NotImplementedError


class Markdown(Document):
    """For notes, wikis and forums."""

    def written(self, outcome: str, table: Sequence[Sequence[str]]) -> Iterator[str]:
        yield f"# {_marked(self.narrator.title())}"
        for section in self.sections:
            yield from ("", f"## {_marked(section.heading)}") if section.heading else ()
            for entry in section.entries:
                yield from ("", *self._lines(entry))
        heads, *rows = table
        yield from ("", f"**{_marked(outcome)}**", "", _row(heads), "|".join(["", *["---"] * len(heads), ""]))
        yield from map(_row, rows)
        for remark in self.remarks:
            yield from ("", _marked(remark))

    def _lines(self, entry: Entry) -> Iterator[str]:
        yield " ".join(self._note(note) for note in entry.notes)
        if entry.members:
            yield ""
        for member in entry.members:
            yield f"- {' '.join(self._note(note) for note in member.notes)}"
        for why in _whys(entry):
            yield f"> {_marked(why)}  "

    def _note(self, note: Note) -> str:
        text = f"**{_marked(note.text)}**" if note.strong else _marked(note.text)
        return f"{text} *{_marked(f'[{note.strip}]')}*" if note.strip else text


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(map(_marked, cells))} |"


def _marked(text: str) -> str:
    """Text in which nothing is a sign of Markdown."""
    return _MARKS.sub(r"\\\1", text)


def escape(text: str) -> str:
    """Text for a page; a range of numbers stays on a line."""
    return _RANGE.sub("&#8288;–&#8288;", escaped(text))


_RANGE = re.compile(r"(?<=\d)–(?=\d)")
STYLE = """
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 1.05em/1.5 Georgia, serif; color: #222; }
body { background: #fff; overflow-wrap: break-word; }
h2 { font-size: 1.1em; border-bottom: 1px solid #bbb; }
p, ul { margin: .5em 0; }
.own { border-left: 3px solid #2b6b3f; padding-left: .7em; }
.foe { border-left: 3px solid #9c2f24; padding-left: .7em; }
section ul { list-style: none; padding-left: 1.5em; }
small { color: #595959; }
details { margin: 0 0 1em 1em; color: #595959; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
td, th { padding: .15em 1em .15em 0; text-align: left; vertical-align: top; }
tr { border-bottom: 1px solid #ddd; }
.number { text-align: right; white-space: nowrap; }
@media (max-width: 36em) {
  table { display: grid; grid-template-columns: 1fr repeat(var(--numbers), max-content); }
  thead, tbody, tr { display: contents; }
  td:last-child, th:last-child { grid-column: 1 / -1; padding: 0 0 .3em; border-bottom: 1px solid #ddd; }
  td, th { padding-right: .6em; }
}
@media print { body { margin: 0; max-width: none; } p, li { break-inside: avoid; } }
"""


class Html(Document):
    """For a browser: one page that needs nothing else."""

    def written(self, outcome: str, table: Sequence[Sequence[str]]) -> Iterator[str]:
        title = escape(self.narrator.title())
        yield f'<!doctype html>\n<html lang="{self.narrator.language}">\n<head>\n<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>"
        for section in self.sections:
            yield '<section class="round">'
            yield from (f"<h2>{escape(section.heading)}</h2>",) if section.heading else ()
            for entry in section.entries:
                yield from self._entry_lines(entry)
            yield "</section>"
        heads, *rows = table
        yield f'<p class="outcome"><strong>{escape(outcome)}</strong></p>'
        yield f'<div class="wide"><table style="--numbers: {len(heads) - 2}">'
        if any(heads):
            yield f"<thead>{_cells(heads, 'th')}</thead>"
        for row in rows:
            yield _cells(row, "td")
        yield "</table></div>"
        yield from (f"<p>{escape(remark)}</p>" for remark in self.remarks)
        yield "</body>\n</html>"

    def _entry_lines(self, entry: Entry) -> Iterator[str]:
        whose = f' class="turn {entry.whose}"' if entry.whose else ""
        if entry.members:
            items = "".join(f"<li>{_notes(member)}</li>" for member in entry.members)
            yield f"<div{whose}><p>{_notes(entry)}</p><ul>{items}</ul></div>"
        else:
            yield f"<p{whose}>{_notes(entry)}</p>"
        whys = _whys(entry)
        if whys:
            asked = escape(say(self.narrator.language, "cli-why"))
            yield f"<details><summary>{asked}</summary>{'<br>'.join(map(escape, whys))}</details>"


def _whys(entry: Entry) -> list[str]:
    """What explains an entry, and its members."""
    return [why for one in (entry, *entry.members) for note in one.notes for why in note.why]


def _notes(entry: Entry) -> str:
    """The lines of an entry: the name that begins it, what weighs, and the sums, each in its own way."""
    told = []
    for number, note in enumerate(entry.notes):
        text = escape(note.text)
        if number == 0 and entry.name:
            name = escape(entry.name)
            text = f'<b class="name">{name}</b>{text.removeprefix(name)}'
        text = f"<strong>{text}</strong>" if note.strong else text
        told.append(f'{text} <small class="strip">[{escape(note.strip)}]</small>' if note.strip else text)
    return " ".join(told)


def _cells(row: Sequence[str], kind: str) -> str:
    """A row: its first cell heads it, the last is text, those between are numbers."""
    first, *middle, last = row
    numbers = "".join(f'<{kind} class="number">{escape(one)}</{kind}>' for one in middle)
    return f"<tr><th>{escape(first)}</th>{numbers}<{kind}>{escape(last)}</{kind}></tr>"


FORMS: dict[str, type[Document]] = {"md": Markdown, "html": Html}


def document_of(form: str, narrator: Any, eyes: Eyes, *, why: bool) -> Document:
    """The report in this form."""
    return FORMS[form](narrator, eyes, why=why)
