"""Squares of a map by name, as people say and type them."""

from __future__ import annotations

import re

_SQUARE = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]{0,2})|([0-9]{1,4}),([0-9]{1,4})")


def square(word: str) -> tuple[int, int] | None:
    """The square a word names, from (0, 0): ``C4`` and ``2,3`` are (2, 3)."""
    found = _SQUARE.fullmatch(word)
    if found is None:
        return None
    if found[3] is not None:
        return int(found[3]), int(found[4])
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(found[2]) - 1


def square_name(x: int, y: int) -> str:
    """The name of a square counted from (0, 0): ``A1``; columns after ``Z`` are ``AA``, ``AB``."""
    letters = ""
    column = x + 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return f"{letters}{y + 1}"
