"""A menu of options for people: what stands on which line, and which option they mean by what they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bojiste.core.ask import Ask, Option

MOST_LINES = 12
"""More options than this are grouped by their verb."""
_SQUARE = re.compile(r"([A-Za-z]{1,2})([1-9][0-9]{0,2})")
_DIGITS = 6
"""No menu has a line with a longer number."""
Label = Callable[[Option], str]


def offered(ask: Ask, people: frozenset[str]) -> tuple[Option, ...]:
    """The options that somebody at this terminal may choose."""
    return tuple(option for option in ask.options if option.seat is None or option.seat in people)


def verb(option: Option) -> str:
    return option.key.partition(":")[0]


def rows(options: Sequence[Option]) -> list[tuple[Option, ...]]:
    """The lines of the menu: an option each, or a verb each where there are many of them."""
    verbs = dict.fromkeys(map(verb, options))
    if len(options) <= MOST_LINES or len(verbs) == 1:
        return [(option,) for option in options]
    return [tuple(option for option in options if verb(option) == one) for one in verbs]


def all_squares(options: Sequence[Option]) -> bool:
    """Whether these are many answers that differ in their square only: then their names are enough."""
    places = {option.place for option in options}
    one_verb = len(set(map(verb, options))) == 1
    return len(options) > MOST_LINES and one_verb and None not in places and len(places) == len(options)


def square(text: str) -> tuple[int, int] | None:
    """The place (from 0, 0) of a square as its name says it: ``c4`` is (2, 3)."""
    found = _SQUARE.fullmatch(text)
    if found is None:
        return None
    column = 0
    for letter in found[1].upper():
        column = column * 26 + ord(letter) - ord("A") + 1
    return column - 1, int(found[2]) - 1


def find(text: str, options: Sequence[Option], label: Label) -> tuple[Option, ...]:
    """The options that ``text`` may mean: a key, the number of a line, a square, or the beginning of a label."""
    exact = tuple(option for option in options if option.key == text)
    if exact:
        return exact
    if text.isdecimal() and len(text) <= _DIGITS:
        lines = rows(options)
        return lines[int(text) - 1] if 1 <= int(text) <= len(lines) else ()
    place = square(text)
    if place is not None and (there := tuple(option for option in options if option.place == place)):
        return there
    wanted = text.casefold()
    called = {option.key: label(option).casefold() for option in options}
    whole = tuple(option for option in options if called[option.key] == wanted)
    begun = tuple(option for option in options if called[option.key].startswith(wanted))
    return whole or (begun if len(begun) == 1 else ())
