"""Text as it stands on the screen: how wide the screen is, lines wrapped between words, colour where it is wanted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from shutil import get_terminal_size
from typing import Any

import click
from rich.cells import cell_len as cells

from bojiste.cli.options import PLAIN

WIDEST = 100
"""Longer lines are hard to read."""


class Paper:
    """What was shown so far: how many lines."""

    lines = 0

    def put(self, text: str, *, err: bool = False) -> None:
        """Show a text, and count its lines."""
        click.echo(text, err=err)
        self.lines += sum(max(1, -(-_shown(line) // columns())) for line in text.split("\n"))


PAPER = Paper()


def put(text: str, *, err: bool = False) -> None:
    """Show a text."""
    PAPER.put(text, err=err)


def columns() -> int:
    """Columns of the screen."""
    return max(20, get_terminal_size((80, 24)).columns)


def height() -> int:
    """Lines of the screen; 0 where nobody looks at one."""
    return get_terminal_size((80, 24)).lines if on_screen() else 0


def width() -> int:
    """Columns that may be used."""
    return min(columns(), WIDEST)


def plain() -> bool:
    """Whether nothing but words is wanted: ``--plain``, ``NO_COLOR``, or no terminal."""
    context = click.get_current_context(silent=True)
    asked = context is not None and context.find_root().meta.get(PLAIN, False)
    return bool(asked or os.environ.get("NO_COLOR") or not sys.stdout.isatty())


def ink(text: str, **style: Any) -> str:
    """The text in a colour or weight, where that is wanted."""
    return text if plain() else click.style(text, **style)


def speaks_unicode() -> bool:
    """Whether the terminal has more signs than those of ASCII."""
    return (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "").startswith("utf")


def wrapped(text: str, columns: int, hang: int = 0, first: int = 0) -> list[str]:
    """The text in lines of so many columns, broken between words; all but the first begin ``hang`` columns in.

    ``first`` columns of the first line are taken. A word longer than a line stands alone on one.
    """
    lines: list[str] = []
    line, room = "", columns - first
    for word in text.split(" "):
        if line and _shown(line) + 1 + _shown(word) > room:
            lines.append(line)
            line, room = word, columns - hang
        else:
            line = f"{line} {word}" if line or lines or word == "" else word
    lines.append(line)
    return [lines[0], *(" " * hang + one for one in lines[1:])]


def _shown(text: str) -> int:
    """Columns that a text takes; escape sequences take none."""
    return cells(click.unstyle(text))


def on_screen() -> bool:
    """Whether a person looks at lines of a certain width; elsewhere a paragraph is a line."""
    return sys.stdout.isatty()


def laid(text: str, hang: int = 0, indent: int = 0, **style: Any) -> list[str]:
    """A text as lines, on a terminal wrapped between words: ``indent`` columns in, all but the first ``hang`` more."""
    lines = wrapped(text, width() - indent, hang) if on_screen() else [text]
    return [" " * indent + (ink(line, **style) if style else line) for line in lines]


def told(text: str, hang: int = 0, *, err: bool = False, **style: Any) -> None:
    """Print a text."""
    for line in laid(text, hang, **style):
        put(line, err=err)


def with_command(text: str, command: str) -> str:
    """A line that ends with a command, which stands on a line of its own where the screen would break it."""
    if not on_screen() or cells(text) <= width():
        return text
    before, _, after = text.partition(f" {command}")
    return "\n".join([*laid(before), f"  {command}{after}"])


def paged(lines: Sequence[str]) -> None:
    """Print lines; where they are more than the screen holds, through the pager of the system."""
    text = "\n".join(lines) + "\n"
    PAPER.lines += len(lines)
    if on_screen() and len(lines) > get_terminal_size((80, 24)).lines:
        click.echo_via_pager(text, color=not plain())
    else:
        click.echo(text, nl=False)


def cells_of(rows: Sequence[Sequence[str]]) -> Iterator[tuple[str, str]]:
    """The rows of a table with their cells under each other, and apart from that their last cell."""
    from bojiste.tell.paragraph import columns

    lines = list(columns([(*row[:-1], "") for row in rows], cells))
    wide = max(map(cells, lines))
    for row, line in zip(rows, lines, strict=True):
        yield line + " " * (wide - cells(line)), row[-1]


def beside(left: list[str], right: list[str], gap: int = 3) -> Iterator[str]:
    """Two columns of lines; those on the left may hold escape sequences, which take no room."""
    wide = max((_shown(line) for line in left), default=0)
    for index in range(max(len(left), len(right))):
        one = left[index] if index < len(left) else ""
        two = right[index] if index < len(right) else ""
        yield (one + " " * (wide + gap - _shown(one)) + two).rstrip()
