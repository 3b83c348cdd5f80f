"""Every sum of integers can be compiled, so that a kernel may call the very function that play calls.

A sum takes whole numbers and yes or no and gives such, alone or as a record; what it calls is compiled with it.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import FunctionType, ModuleType
from typing import Any, get_args, get_origin, get_type_hints

import pytest

from bojiste.core import system as registry
from tests import house

NO_SUMS = {"srd5.condition.exhaustion", "srd5.condition.frightened"}
"""Records of many fields with defaults, made once for each condition; a kernel keeps conditions as bits. It only
shrinks."""


def is_whole(kind: Any) -> bool:
    """Whether values of a type are whole numbers, or so many of them in a row."""
    if kind in (int, bool):
        return True
    if get_origin(kind) is tuple:
        return all(map(is_whole, get_args(kind)))  # ``...``: as many as there happen to be
    fields = getattr(kind, "_fields", None) if isinstance(kind, type) else None
    return fields is not None and all(map(is_whole, get_type_hints(kind).values()))


def sums(system: str) -> Iterator[tuple[str, Any, list[Any]]]:
    """The sums of a system: id, function, types of its arguments."""
    for id, rule in registry.system(system).rulebook.items():
        hints = _hints(rule.function)
        kinds = [hints.get(name) for name in inspect.signature(rule.function).parameters]
        plain = kinds and all(kind in (int, bool) for kind in kinds) and is_whole(hints.get("return"))
        if not rule.course and plain and id not in NO_SUMS:
            yield id, rule.function, kinds


def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    try:
        return get_type_hints(function)
    except NameError:  # of a record that is imported for the type checker only
        return {}


def compiled(function: FunctionType, known: dict[FunctionType, Any]) -> Any:
    """A function for Numba, with all of the house that it calls."""
    from numba import njit

    if function not in known:
        names = {**function.__globals__}
        for name in names.keys() & {*function.__code__.co_names}:
            names[name] = _inside(names[name], function.__code__.co_names, known)
        bare = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
        bare.__kwdefaults__ = function.__kwdefaults__
        known[function] = njit(bare)
    return known[function]


def _inside(value: Any, names: tuple[str, ...], known: dict[FunctionType, Any]) -> Any:
    """What a function names: another function compiled, a module with those of its functions that are named."""
    if not getattr(value, "__module__", getattr(value, "__name__", "")).startswith("bojiste"):
        return value
    if isinstance(value, FunctionType):
        return compiled(value, known)
    if isinstance(value, ModuleType):
        shadow = ModuleType(value.__name__)
        for name in names:
            if hasattr(value, name):
                setattr(shadow, name, _inside(getattr(value, name), (), known))
        return shadow
    return value


@pytest.mark.slow
@pytest.mark.parametrize("system", house.system_ids())
def test_every_sum_compiles(system: str) -> None:
    import numba

    kinds = {int: numba.int64, bool: numba.boolean}
    known: dict[FunctionType, Any] = {}
    refused = {}
    for id, function, arguments in sums(system):
        try:
            compiled(function, known).compile(tuple(kinds[kind] for kind in arguments))
        except numba.core.errors.NumbaError as fault:
            refused[id] = str(fault)
    assert not refused
