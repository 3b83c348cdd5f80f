"""How the options of a question are laid out for people: whose they are, and what stands together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bojiste.core.ask import Ask, Option

MOST_LINES = 12
"""More options than this are grouped by their verb."""
STOP = "stop"
"""The key that ends a scene: it has no number, lest somebody mistype it."""


def offered(ask: Ask, people: Collection[str]) -> tuple[Option, ...]:
    """The options that whoever holds these seats may choose."""
    return tuple(option for option in ask.options if option.seat is None or option.seat in people)


def verb(option: Option) -> str:
    return option.key.partition(":")[0]


def rows(
    options: Sequence[Option], first: Sequence[str] = (), default: str = "", most: int = MOST_LINES
) -> list[tuple[Option, ...]]:
    """The numbered lines of the menu: an option each, or a verb each where there are more than ``most``.

    Where there are some of the ``first`` verbs, they stand before all others, in their order, and the ``default`` right
    behind them.
    """
    numbered = [option for option in options if option.key != STOP]
    if any(verb(option) in first for option in numbered):
        numbered.sort(
            key=lambda one: first.index(verb(one)) if verb(one) in first else len(first) + (one.key != default)
        )
    verbs = dict.fromkeys(map(verb, numbered))
    if len(numbered) <= most or len(verbs) == 1:
        return [(option,) for option in numbered]
    return [tuple(option for option in numbered if verb(option) == one) for one in verbs]


def all_squares(options: Sequence[Option]) -> bool:
    """Whether these are many answers that differ in their square only: then their names are enough."""
    places = {option.place for option in options}
    one_verb = len(set(map(verb, options))) == 1
    return len(options) > MOST_LINES and one_verb and None not in places and len(places) == len(options)
