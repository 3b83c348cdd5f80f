"""Scripts: faces of dice and answers to questions, written down before the game."""

from __future__ import annotations

import re
from pathlib import Path

from bojiste.errors import Problem, SceneError
from bojiste.files.reading import place, read_text

_TOKEN = re.compile(r"\S+")
_MOST_DIGITS = 9
_MOST_PROBLEMS = 100
"""Whoever named the wrong file need not read all of it."""


def read_dice(path: str | Path) -> tuple[int, ...]:
    """The faces of a file, in order: whole numbers from 1 between white space; ``#`` begins a comment.

    ``SceneError`` holds a problem (with line and column) for each word that is no face.
    """
    path = Path(path)
    faces: list[int] = []
    problems: list[Problem] = []
    for number, line in enumerate(read_text(path).split("\n"), 1):
        for token in _TOKEN.finditer(line.split("#", 1)[0]):
            word = token.group()
            if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS and int(word) >= 1:
                faces.append(int(word))
            else:
                problems.append(Problem(place(path, number, token.start() + 1), word, "not-a-face"))
            if len(problems) >= _MOST_PROBLEMS:
                raise SceneError(problems)
    if problems:
        raise SceneError(problems)
    return tuple(faces)


def read_decisions(path: str | Path) -> tuple[str, ...]:
    """The lines of a file of decisions, comments and empty lines included, so that a line keeps its number."""
    return tuple(read_text(Path(path)).split("\n"))
