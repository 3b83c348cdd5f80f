"""A menu of options for people: what stands on which line, and which option they mean by what they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from unicodedata import combining, normalize

from bojiste.core.ask import Option
from bojiste.core.square import square
from bojiste.tell.menu import MOST_LINES, STOP, all_squares, offered, rows

__all__ = ["MOST_LINES", "STOP", "all_squares", "offered", "rows"]

STOP_SIGN = "!"
MOVE = "move"
"""The key behind which systems ask for a square."""
_DIGITS = 6
"""No menu has a line with a longer number."""
_WORD = re.compile(r"\w+")
Label = Callable[[Option], str]


def folded(text: str) -> str:
    """The text small and without diacritics: as people type it in a hurry."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def find(text: str, options: Sequence[Option], label: Label) -> tuple[Option, ...]:
    """The options that ``text`` may mean: a key, the number of a line, a square, or beginnings of the words of a label.

    Several, where more words are needed to tell them apart; none, where it means nothing here.
    """
    exact = tuple(option for option in options if option.key == (STOP if text == STOP_SIGN else text))
    if exact:
        return exact
    if text.isdecimal() and len(text) <= _DIGITS:
        lines = rows(options)
        return lines[int(text) - 1] if 1 <= int(text) <= len(lines) else ()
    place = square(text)
    if place is not None and (there := tuple(option for option in options if option.place == place)):
        return there
    return _called(text, options, {option.key: folded(label(option)) for option in options})


def _called(text: str, options: Sequence[Option], called: Mapping[str, str]) -> tuple[Option, ...]:
    """The options whose label is this text, or begins so, or has words that begin with these, in this order."""
    wanted = folded(text)
    typed = _WORD.findall(wanted)
    tests: tuple[Callable[[str], bool], ...] = (
        lambda said: said == wanted,
        lambda said: said.startswith(wanted),
        lambda said: bool(typed) and _in_order(typed, _WORD.findall(said)),
    )
    for test in tests:
        found = tuple(option for option in options if option.key != STOP and test(called[option.key]))
        if found:
            return found
    return ()


def _in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins one of the words, the first of them the first; numbers must be whole."""
    if not words or not words[0].startswith(typed[0]):
        return False
    left = iter(words)
    return all(any(word == one if one.isdecimal() else word.startswith(one) for word in left) for one in typed)


def several_numbers(text: str) -> bool:
    """Whether a line is ``4 5 3 2``: nobody means four menus by it that nobody has seen."""
    words = text.split()
    return len(words) > 1 and all(word.isdecimal() for word in words)


def steps(text: str, options: Sequence[Option], label: Label) -> tuple[tuple[Option, ...], str]:
    """What a line means that answers more than this question: its first answer, and what is left for the next.

    ``c3`` where only the next question has squares, ``attack goblin 2`` where the target is asked for afterwards. A
    line of numbers alone answers nothing that has not been asked yet: those are dice, typed a moment too early.
    """
    if square(text) is not None:
        moves = tuple(option for option in options if option.key == MOVE)
        return moves, text if moves else ""
    head, _, rest = text.partition(" ")
    while rest:
        found = find(head, options, label)
        if len(found) == 1 and found[0].key != STOP:
            return ((), "") if several_numbers(text) else (found, rest)
        if len(inside := find(rest, found, label)) == 1:
            return inside, ""
        more, _, rest = rest.partition(" ")
        head = f"{head} {more}"
    return (), ""
