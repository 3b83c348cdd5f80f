"""Rules that answer wrongly for a while: what shows that a test notices.

The code of a rule is exchanged, not its function, so that whoever holds the function meets the broken one.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from types import FunctionType
from typing import Any

from bojiste.core import rule as rules

Made = Callable[[FunctionType], Callable[..., Any]]
"""What is made of a rule's function: what is to answer instead."""


def spoiled(answer: Any) -> Any:
    """A wrong answer: no for yes, one more, the next word, a record or a row wrong in its first such part."""
    if isinstance(answer, bool):
        return not answer
    if isinstance(answer, Enum):
        words = list(type(answer))
        return words[(words.index(answer) + 1) % len(words)]
    if isinstance(answer, int):
        return answer + 1
    if isinstance(answer, tuple) and answer:
        wrong = (spoiled(answer[0]), *answer[1:]) if spoiled(answer[0]) != answer[0] else answer[:-1]
        return type(answer)(*wrong) if hasattr(answer, "_fields") else wrong
    return answer


def nothing() -> Iterator[None]:
    """A course in which nothing happens."""
    yield from ()


def broken(whole: FunctionType) -> Callable[..., Any]:
    """A sum that answers wrongly, a course that does nothing."""
    if inspect.isgeneratorfunction(whole):
        return lambda *given, **named: nothing()
    return lambda *given, **named: spoiled(whole(*given, **named))


def counted(calls: list[str], id: str) -> Made:
    """The same, and each call is noted."""

    def made(whole: FunctionType) -> Callable[..., Any]:
        def counting(*given: Any, **named: Any) -> Any:
            calls.append(id)
            return whole(*given, **named)

        return counting

    return made


@contextmanager
def instead(id: str, made: Made) -> Iterator[None]:
    """Another code in the place of a rule's, for whoever holds its function."""
    function: Any = inspect.unwrap(rules._RULES[id].function)
    code, kinds = function.__code__, (function.__defaults__, function.__kwdefaults__)
    whole = FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    whole.__kwdefaults__ = function.__kwdefaults__
    name = "_instead_of_" + id.replace(".", "_")
    function.__globals__[name] = made(whole)
    space: dict[str, Any] = {}
    exec(f"def broken(*given, **named):\n    return {name}(*given, **named)\n", space)
    function.__code__ = space["broken"].__code__
    function.__defaults__ = function.__kwdefaults__ = None
    try:
        yield
    finally:
        function.__code__ = code
        function.__defaults__, function.__kwdefaults__ = kinds
        del function.__globals__[name]
