"""A loop compiled without machine code for what it calls counts the same, and the rest is not called by mistake."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.kernel import lean

numba = pytest.importorskip("numba")


def pair() -> tuple[Any, Any]:
    """A function, and a loop that calls it."""

    @numba.njit  # type: ignore[untyped-decorator]
    def inner(number: int) -> int:
        return 3 * number + 1

    @numba.njit  # type: ignore[untyped-decorator]
    def outer(many: int) -> int:
        total = 0
        for number in range(many):
            total += inner(number)
        return total

    return inner, outer


def test_a_loop_counts_and_what_it_calls_is_no_machine_code() -> None:
    inner, outer = pair()
    with lean.inner_as_lowered(outer.py_func.__qualname__):
        assert outer(5) == 35
    assert outer(6) == 51, "afterwards it is called as ever"
    assert inner.signatures, "it has been compiled for the loop"
    with pytest.raises(TypeError, match="not callable"):
        inner(2)


def test_afterwards_all_is_compiled_as_usual() -> None:
    _, outer = pair()
    with lean.inner_as_lowered(outer.py_func.__qualname__):
        outer(5)
    inner, _ = pair()
    assert inner(2) == 7


def test_no_place_is_looked_for_from_the_end() -> None:
    """What stands before a column is another one; nobody of ours asks for it."""
    import numpy as np

    def found(column: Any, place: int) -> int:
        return int(column[place])

    with lean.inner_as_lowered(found.__qualname__):
        bare = numba.njit(found)
        column = np.array([7, 8, 9])[1:]
        assert (bare(column, 0), bare(column, -1)) == (8, 7)
    assert numba.njit(found)(column, -1) == 9


def test_where_numba_is_made_otherwise_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lean, "INNER", (*lean.INNER, "_not_of_this_version"))
    inner, outer = pair()
    with lean.inner_as_lowered(outer.py_func.__qualname__):
        assert outer(5) == 35
    assert inner(2) == 7
