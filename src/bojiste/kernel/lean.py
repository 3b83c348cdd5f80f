"""Compile a loop without what it has no use for.

Numba optimizes every function of a call with all that it calls, and makes machine code of it, as if Python were to call
it. Of ours Python calls the loop alone, which takes the others in as they were lowered: for them both can be left out,
which is two fifths of the time. Numba also writes the type of a desk, column by column, into the texts of errors
that it catches itself, and keeps the time for every caller up the stack. And before it looks into a column it asks
whether the place is below 0, as Python's lists understand it: no place of a loop ever is (uncompiled, that is an error:
``tests/kernel/lists.py``), and a tenth of a fight went by asking. It goes by Numba's inner ways, so where they are not
as known all is done as usual.
"""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import Any, NamedTuple

INNER = ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals")
"""What of Numba's libraries of code is relied upon."""
OTHERS = ("get_executable", "make_function", "__repr__", "install_timer", "fix_integer_index")
"""What of its other ways is."""


class _Ways(NamedTuple):
    """Numba's inner ways: its libraries of code, what makes functions of them, how those are made, the type of a desk,
    the events by which it keeps the time, and how it finds a place in an array."""

    library: Any
    context: Any
    functions: Any
    record: Any
    event: Any
    arrays: Any


def known() -> bool:
    """Whether Numba's inner ways are as known."""
    try:
        ways = _inner()
    except (ImportError, AttributeError):
        return False
    there = all(hasattr(ways.library, name) for name in INNER)
    return there and all(map(hasattr, ways[1:], OTHERS))


def _inner() -> _Ways:
    codegen, cpu, event = (import_module(f"numba.core.{name}") for name in ("codegen", "cpu", "event"))
    record, functions = import_module("numba.core.types").Record, import_module("numba._dynfunc")
    arrays = import_module("numba.np.arrayobj")
    return _Ways(codegen.JITCodeLibrary, cpu.CPUContext, functions, record, event, arrays)


@contextmanager
def inner_as_lowered(entry: str) -> Iterator[None]:
    """Within this only the function of this name becomes machine code; the others are never called from Python."""
    if not known():
        yield
        return
    from numba.core.compiler_lock import global_compiler_lock

    ways = _inner()
    with global_compiler_lock, _uncollected():  # nobody else compiles meanwhile
        instead = _instead(ways, entry)
        before = [(room, name, getattr(room, name)) for room, found in instead.items() for name in found]
        for room, found in instead.items():
            for name, value in found.items():
                setattr(room, name, value)
        try:
            yield
        finally:
            for room, name, value in before:
                setattr(room, name, value)


@contextmanager
def _uncollected() -> Iterator[None]:
    """No search for circles of what is thrown away: there are few, and it takes a tenth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _instead(ways: _Ways, entry: str) -> dict[Any, dict[str, Any]]:
    """What is done instead of Numba's ways, by where they are."""
    optimized, finalized = ways.library._optimize_final_module, ways.library._finalize_final_module
    executable, whole = ways.context.get_executable, import_module("numba.core.types").intp

    def optimize(self: Any) -> None:
        if self.name == entry:
            optimized(self)

    def finalize(self: Any) -> None:
        if self.name == entry:
            finalized(self)
            return
        self._finalize_dynamic_globals()
        self._finalized = True

    def made(self: Any, code: Any, described: Any, env: Any) -> Any:
        if code.name == entry:
            return executable(self, code, described, env)
        return _never_called(ways.functions, code, described, env)

    def placed(context: Any, builder: Any, kind: Any, place: Any, size: Any) -> Any:
        return context.cast(builder, place, kind, whole)

    return {
        ways.library: {"_optimize_final_module": optimize, "_finalize_final_module": finalize},
        ways.context: {"get_executable": made},
        ways.record: {"__repr__": lambda self: "Record"},
        ways.event: {"install_timer": lambda kind, callback: nullcontext()},
        ways.arrays: {"fix_integer_index": placed},
    }


def _never_called(functions: Any, code: Any, described: Any, env: Any) -> Any:
    """What stands for the machine code of an inner function: Numba wants an object of its own for each. Were Python to
    call it after all, it would be told that this cannot be called."""
    nowhere = ctypes.cast(ctypes.pythonapi.PyObject_Call, ctypes.c_void_p).value
    name = described.qualname.rpartition(".")[2]
    return functions.make_function(described.lookup_module(), name, "inner", nowhere, env, (code,))
