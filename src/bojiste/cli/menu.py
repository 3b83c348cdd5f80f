"""A menu of options for people: what stands on which line, and which option they mean by what they type."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from unicodedata import combining, normalize

from bojiste.core.ask import Option
from bojiste.core.square import square
from bojiste.tell.menu import MOST_LINES, STOP, all_squares, offered, rows, verb

__all__ = ["MOST_LINES", "STOP", "offered", "verb"]
STOP_SIGN = "!"
MOVE = "move"
"""The key behind which systems ask for a square."""
LEAST_LETTERS = 3
"""A word inside an answer (a weapon, a spell) is typed with so many; its first word may be shorter."""
_DIGITS = 6
"""No menu has a line with a longer number."""
_WORD = re.compile(r"\w+")
Words = Callable[[Option], str]
"""What is said of an option: its label, its further names, whom it is about."""
Row = tuple[Option, ...]


def folded(text: str) -> str:
    """The text small and without diacritics: as people type it in a hurry."""
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def several_numbers(text: str) -> bool:
    """Whether a line is ``4 5 3 2``: nobody means four menus by it that nobody has seen."""
    words = text.split()
    return len(words) > 1 and all(word.isdecimal() for word in words)


def _nothing(option: Option) -> str:
    return ""


class Menu:
    """Options as they stand under each other, those of most worth first, and what people mean by what they type.

    ``label``: what stands on the line. ``called``: further words for its beginning. ``about``: the name of whom an
    option is about. ``first``: verbs that matter most, in their order; the ``default`` stands behind them, before all
    others. ``most``: more lines are grouped by their verb.
    """

    def __init__(
        self,
        options: Sequence[Option],
        label: Words,
        *,
        called: Words = _nothing,
        about: Words = _nothing,
        first: Sequence[str] = (),
        default: str = "",
        most: int = MOST_LINES,
    ) -> None:
        self.options = tuple(options)
        self._label, self._called, self._about = label, called, about
        self._first, self._default, self._most = tuple(first), default, most
        self._labels = {option.key: label(option) for option in options}

    def of(self, options: Sequence[Option]) -> Menu:
        """The same menu of fewer options."""
        return Menu(
            options,
            self._label,
            called=self._called,
            about=self._about,
            first=self._first,
            default=self._default,
            most=self._most,
        )

    # -- lines -------------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """The numbered lines: an option each, or a verb each where there are many of them."""
        return rows(self.options, self._first, self._default, self._most)

    def all_squares(self) -> bool:
        """Whether these are many answers that differ in their square only: then their names are enough."""
        return all_squares(self.options)

    def label(self, row: Row, room: int) -> tuple[str, int]:
        """What stands on a line, within so many letters: what its options begin with alike, then what each of them
        ends with as far as there is room; and how many are not named."""
        said = [self._labels[option.key] for option in row]
        if len(set(said)) == 1:
            return said[0], len(row) - 1
        alike = _common(said)
        ends = [one[len(alike) :] for one in said]
        shown = 1
        while shown < len(ends) and len(alike) + len(" · ".join(ends[: shown + 1])) <= room:
            shown += 1
        return alike + " · ".join(ends[:shown]), len(row) - shown

    # -- what is meant -----------------------------------------------------------------------------------------

    def find(self, text: str) -> Row:
        """The options that ``text`` may mean: a key, the number of a line, a square, or beginnings of its words.

        Several, where more words are needed to tell them apart; none, where it means nothing here.
        """
        exact = tuple(option for option in self.options if option.key == (STOP if text == STOP_SIGN else text))
        if exact:
            return exact
        if text.isdecimal() and len(text) <= _DIGITS:
            rows = self.rows()
            return rows[int(text) - 1] if 1 <= int(text) <= len(rows) else ()
        place = square(text)
        if place is not None and (there := tuple(option for option in self.options if option.place == place)):
            return there
        return self._by_words(folded(text))

    def _by_words(self, wanted: str) -> Row:
        """The options that are called so or begin so; that have words which begin with these, in this order, the first
        of them the first of the label, of the key, or a further name; or that have such words somewhere."""
        typed = _WORD.findall(wanted)
        if not typed:
            return ()
        tests: tuple[Callable[[Option, str], bool], ...] = (
            lambda option, said: said == wanted,
            lambda option, said: _begins(said, wanted),
            lambda option, said: _in_order(typed, _WORD.findall(said)),
            lambda option, said: any(_in_order(typed, [one, *_WORD.findall(said)]) for one in self._heads(option)),
            lambda option, said: len(typed[0]) >= LEAST_LETTERS and _inside(typed, _WORD.findall(said)),
        )
        called = [(option, folded(self._labels[option.key])) for option in self.options if option.key != STOP]
        for test in tests:
            if found := tuple(option for option, said in called if test(option, said)):
                return found
        return ()

    def _heads(self, option: Option) -> list[str]:
        """Words that an option may be called by besides its label: that of its key, and its further names."""
        return [verb(option), *folded(self._called(option)).split()]

    def steps(self, text: str) -> tuple[Row, str]:
        """What a line means that answers more than this question: its first answer, and what is left for the next.

        ``c3`` where only the next question has squares, ``attack goblin 2`` where the target is asked for afterwards.
        A line of numbers alone answers nothing that has not been asked yet: those are dice, typed a moment too early.
        What is about somebody is meant only by who names that one.
        """
        if square(text) is not None:
            moves = tuple(option for option in self.options if option.key == MOVE)
            return moves, text if moves else ""
        head, _, rest = text.partition(" ")
        while rest:
            found = self.find(head)
            if len(found) == 1 and found[0].key != STOP and self._named(found[0], head):
                return ((), "") if several_numbers(text) else (found, rest)
            inside = self.of(found).find(rest) if len(found) > 1 and not rest.isdecimal() else ()
            if len(inside) == 1:
                return inside, ""  # a number would be that of a line nobody has seen
            more, _, rest = rest.partition(" ")
            head = f"{head} {more}"
        return (), ""

    def _named(self, option: Option, head: str) -> bool:
        """Whether the words name whom an option is about, if it is about somebody; a number belongs to the name."""
        name = _WORD.findall(folded(self._about(option)))
        typed = _WORD.findall(folded(head))
        numbers = [word for word in name if word.isdecimal()]
        return not name or (len(typed) > 1 and all(number in typed for number in numbers))


def _common(said: Sequence[str]) -> str:
    """The words with which all of these begin; nothing of a single one."""
    if len(said) < 2:
        return ""
    words = [one.split(" ") for one in said]
    alike = [pair[0] for pair in takewhile(lambda pair: len(set(pair)) == 1, zip(*words, strict=False))]
    return " ".join([*alike, ""])


def _begins(said: str, wanted: str) -> bool:
    """Whether a label begins so; a number at the end must be whole: ``goblin 1`` is nobody's beginning but its own."""
    behind = said[len(wanted) :][:1]
    return said.startswith(wanted) and not (wanted[-1:].isdecimal() and behind.isdecimal())


def _in_order(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins one of the words, the first of them the first; numbers must be whole."""
    return bool(words) and words[0].startswith(typed[0]) and _inside(typed, words)


def _inside(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each typed word begins one of the words, in this order; numbers must be whole."""
    left: Iterator[str] = iter(words)
    return all(any(word == one if one.isdecimal() else word.startswith(one) for word in left) for one in typed)
