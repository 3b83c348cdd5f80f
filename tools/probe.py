"""Looks on where a rule is called: its function keeps its identity, and its code is exchanged for a while."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any

from bojiste.core.rule import Rule

Called = Callable[["Probe", tuple[Any, ...], dict[str, Any]], Any]
"""What happens at a call, given the probe and the arguments; it answers for the function."""


def function_of(entry: Rule) -> FunctionType:
    """The function of a rule itself, inside caches and methods of a class."""
    function: Any = entry.function
    while inner := getattr(function, "__wrapped__", None) or getattr(function, "__func__", None):
        function = inner
    assert isinstance(function, FunctionType)
    return function


def _stand_in(*given: Any, **named: Any) -> Any:
    probe: Any = "the probe"  # exchanged for one in the copies of this code
    return probe(*given, **named)


class Probe:
    """Stands in the place of a function's code between ``set`` and ``lift``; ``copy`` is the function as it was."""

    def __init__(self, function: FunctionType, called: Called) -> None:
        self.function, self.code, self._called = function, function.__code__, called
        self.signature = inspect.signature(function)
        self.copy = FunctionType(
            self.code, function.__globals__, function.__name__, function.__defaults__, function.__closure__
        )
        self.copy.__kwdefaults__ = function.__kwdefaults__
        self._stand_in = _stand_in.__code__.replace(
            co_consts=tuple(self if one == "the probe" else one for one in _stand_in.__code__.co_consts),
            co_filename=self.code.co_filename,
            co_firstlineno=self.code.co_firstlineno,
            co_freevars=self.code.co_freevars,
        )

    def set(self) -> None:
        self.function.__code__ = self._stand_in
        self.function.__signature__ = self.signature  # type: ignore[attr-defined]  # who asks is told what it takes

    def lift(self) -> None:
        self.function.__code__ = self.code
        vars(self.function).pop("__signature__", None)

    def __call__(self, *given: Any, **named: Any) -> Any:
        return self._called(self, given, named)
