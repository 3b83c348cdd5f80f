"""The log of a game as a seat has seen it, to be read as a story on the page, or to be kept: HTML, Markdown, or a line
of JSON for each event."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from bojiste.core.game import Game
from bojiste.table.faults import TableError
from bojiste.table.pages import part, record
from bojiste.table.seen import seen
from bojiste.tell.narrator import Narrator
from bojiste.tell.paragraph import Paragraph
from bojiste.tell.story import paragraphs

_MARKS = re.compile(r"([\\`*_\[\]<>#|])")
"""What Markdown would take for its own."""
_NUMBER = re.compile(r"[0-9]+")


class Record(NamedTuple):
    """A log that is kept: what kind of file it is, and its text."""

    media: str
    ending: str
    text: str


def record_of(game: Game, seat: str, language: str, form: str) -> Record:
    """The log of a seat in a form: ``html``, ``md``, ``jsonl``; ``TableError`` for any other."""
    if form not in FORMS:
        raise TableError("not-one-of", "form", form[:40], known=", ".join(FORMS), near="")
    media, write = FORMS[form]
    return Record(media, form, write(game, seat, language))


def story(game: Game, seat: str, language: str) -> str:
    """The log as a story, in a part of a page, with the table of who did what at its end."""
    return part("story", language, **_told(game, seat, language))


def _told(game: Game, seat: str, language: str) -> dict[str, Any]:
    found = paragraphs(game, language, (seat,))
    told = [one for one in found if not one.table]
    return {
        "paragraphs": told,
        "tables": [_charted(one.table) for one in found if one.table],
        "title": _title(game, language),
    }


def _title(game: Game, language: str) -> str:
    return Narrator(game.scene, language).title()


def _charted(table: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """A table with how far each number of a column goes to its largest, in per cent; words have none."""
    heads, *rows = table
    most = [max((_amount(row[at]) or 0 for row in rows), default=0) for at in range(len(heads))]
    cells = [[(cell, _share(cell, most[at])) for at, cell in enumerate(row)] for row in rows]
    return {"heads": heads, "rows": cells}


def _amount(cell: str) -> int | None:
    found = _NUMBER.match(cell)
    return int(found[0]) if found else None


def _share(cell: str, most: int) -> int | None:
    amount = _amount(cell)
    return None if amount is None or not most else round(100 * amount / most)


# -- files -------------------------------------------------------------------------------------------------------------


def _html(game: Game, seat: str, language: str) -> str:
    return record(language, **_told(game, seat, language))


def _markdown(game: Game, seat: str, language: str) -> str:
    lines = [f"# {_marked(_title(game, language))}"]
    for one in paragraphs(game, language, (seat,)):
        lines += ["", *_paragraph(one)]
    return "\n".join(lines) + "\n"


def _paragraph(one: Paragraph) -> Iterator[str]:
    if one.table:
        heads, *rows = one.table
        yield from (_row(heads), "|".join(["", *["---"] * len(heads), ""]), *map(_row, rows))
    elif one.kind == "round":
        yield f"## {_marked(one.plain().strip('─ '))}"
    else:
        yield _marked(" ".join(sentence.plain() for sentence in one.sentences))
        for member in one.members:
            yield f"- {_marked(member.plain())}"


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(map(_marked, cells))} |"


def _marked(text: str) -> str:
    return _MARKS.sub(r"\\\1", text)


def _json_lines(game: Game, seat: str, language: str) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in seen(game, seat, language)["log"])


FORMS: Mapping[str, tuple[str, Callable[[Game, str, str], str]]] = {
    "html": ("text/html; charset=utf-8", _html),
    "md": ("text/markdown; charset=utf-8", _markdown),
    "jsonl": ("application/jsonl; charset=utf-8", _json_lines),
}
