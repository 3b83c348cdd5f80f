"""Compile a loop without making machine code of each function that it calls.

Numba optimizes every function of a call with all that it calls, and makes machine code of it, as if Python were to call
it. Of ours Python calls the loop alone, which takes the others in as they were lowered: for them both can be left out,
which is two fifths of the time. It goes by Numba's inner ways, so where they are not as known all is done as usual.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

INNER = ("_optimize_final_module", "_finalize_final_module", "_finalize_dynamic_globals")
"""What of Numba's libraries of code is relied upon."""


def known() -> bool:
    """Whether Numba's inner ways are as known."""
    try:
        library, context, functions = _inner()
    except (ImportError, AttributeError):
        return False
    ways = all(hasattr(library, name) for name in INNER)
    return ways and hasattr(context, "get_executable") and hasattr(functions, "make_function")


def _inner() -> tuple[Any, Any, Any]:
    """Numba's libraries of code, what makes functions of them, and how those are made."""
    codegen, cpu = import_module("numba.core.codegen"), import_module("numba.core.cpu")
    return codegen.JITCodeLibrary, cpu.CPUContext, import_module("numba._dynfunc")


@contextmanager
def inner_as_lowered(entry: str) -> Iterator[None]:
    """Within this only the function of this name becomes machine code; the others are never called from Python."""
    if not known():
        yield
        return
    from numba.core.compiler_lock import global_compiler_lock

    library, context, functions = _inner()
    whole = library._optimize_final_module, library._finalize_final_module, context.get_executable

    def optimized(self: Any) -> None:
        if self.name == entry:
            whole[0](self)

    def finalized(self: Any) -> None:
        if self.name == entry:
            whole[1](self)
            return
        self._finalize_dynamic_globals()
        self._finalized = True

    def executable(self: Any, code: Any, described: Any, env: Any) -> Any:
        if code.name == entry:
            return whole[2](self, code, described, env)
        return _never_called(functions, code, described, env)

    with global_compiler_lock:  # nobody else compiles meanwhile
        library._optimize_final_module, library._finalize_final_module = optimized, finalized
        context.get_executable = executable
        try:
            yield
        finally:
            library._optimize_final_module, library._finalize_final_module, context.get_executable = whole


def _never_called(functions: Any, code: Any, described: Any, env: Any) -> Any:
    """What stands for the machine code of an inner function: Numba wants an object of its own for each. Were Python to
    call it after all, it would be told that this cannot be called."""
    nowhere = ctypes.cast(ctypes.pythonapi.PyObject_Call, ctypes.c_void_p).value
    name = described.qualname.rpartition(".")[2]
    return functions.make_function(described.lookup_module(), name, "inner", nowhere, env, (code,))
