"""The command line's own words (``cli/text``), over the shared ones."""

from __future__ import annotations

from functools import cache
from typing import Any

from bojiste.cli.help import TEXT
from bojiste.tell.words import Words


@cache
def words(language: str, system_id: str | None = None) -> Words:
    """The messages of a language, those of a system and of the command line among them."""
    found = Words(language, system_id)
    found.packages = (*found.packages, TEXT)
    return found


def say(language: str, id: str, /, **args: Any) -> str:
    """One message of the command line."""
    return words(language).word(id, **args)


def is_yes(language: str, text: str, *, otherwise: bool = False) -> bool:
    """Whether somebody says yes, in the words of the language or of English; ``otherwise`` for an empty line."""
    from bojiste.cli.menu import folded

    said = folded(text)
    return said[:1] in {folded(say(language, "option-yes"))[:1], "y"} if said else otherwise
