"""Text as it stands on the screen: how wide the screen is, lines wrapped between words, colour where it is wanted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from shutil import get_terminal_size
from typing import Any

import click
from rich.cells import cell_len as cells

from bojiste.cli.options import PLAIN

WIDEST = 100
"""Longer lines are hard to read."""


def width() -> int:
    """Columns that may be used."""
    return max(20, min(get_terminal_size((80, 24)).columns, WIDEST))


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


def told(text: str, hang: int = 0, **style: Any) -> None:
    """Print a text, on a terminal wrapped between words."""
    for line in wrapped(text, width(), hang) if sys.stdout.isatty() else [text]:
        click.echo(ink(line, **style) if style else line)


def beside(left: list[str], right: list[str], gap: int = 3) -> Iterator[str]:
    """Two columns of lines; those on the left may hold escape sequences, which take no room."""
    wide = max((_shown(line) for line in left), default=0)
    for index in range(max(len(left), len(right))):
        one = left[index] if index < len(left) else ""
        two = right[index] if index < len(right) else ""
        yield (one + " " * (wide + gap - _shown(one)) + two).rstrip()
