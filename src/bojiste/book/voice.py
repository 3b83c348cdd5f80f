"""The book's own words (``book/text``), over those of the command line and of a system."""

from __future__ import annotations

from functools import cache

from bojiste.cli.help import TEXT as CLI
from bojiste.tell.words import Words

TEXT = "bojiste.book.text"


@cache
def words(language: str, system_id: str | None = None) -> Words:
    """The messages of a language: those of a system, of the command line, of the book."""
    found = Words(language, system_id)
    found.packages = (*found.packages, CLI, TEXT)
    return found
