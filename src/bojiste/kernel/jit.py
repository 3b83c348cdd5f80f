"""Compiling: an entry with all of the house that it calls, kept on disk as long as no source changes."""

from __future__ import annotations

import math
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dis import get_instructions
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from bojiste.kernel.sources import fingerprint, marked, rooms

HOUSE = "bojiste"
NAMES = ("LOAD_GLOBAL", "LOAD_ATTR", "LOAD_METHOD")
"""Steps of Python's machine by which a function gets hold of another."""
KEPT = 4
"""So many folders are kept: the newest, of this version of the sources and of others in use beside it."""
READY = "ready"
"""The mark of a folder in which everything has been compiled once."""


@cache
def there() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def reached(entry: Callable[..., Any]) -> list[FunctionType]:
    """All functions of the house that a function calls, those that are called before those that call them."""
    found: dict[FunctionType, None] = {}
    _walk(entry, found, set())
    return list(found)


def _walk(function: Any, found: dict[FunctionType, None], open_: set[FunctionType]) -> None:
    if function in found or function in open_:
        return
    open_.add(function)
    attributes = tuple({name for step, name in live(function) if step != NAMES[0]})
    for value in _named(function.__globals__, loaded(function), attributes):
        _walk(value, found, open_)
    found[function] = None


@cache
def loaded(function: FunctionType) -> tuple[str, ...]:
    """The names of its module that a function names, but for those of attributes."""
    return tuple(dict.fromkeys(name for step, name in live(function) if step == NAMES[0]))


@cache
def live(function: FunctionType) -> tuple[tuple[str, str], ...]:
    """The steps by which a function gets hold of others, each with the name, without those of branches that hang on a
    constant of its module that is false."""
    steps = [line for line in get_instructions(function) if line.opname != "TO_BOOL"]
    found, until = [], 0
    for line, after in zip(steps, [*steps[1:], None], strict=True):
        if line.offset < until or line.opname not in NAMES:
            continue
        found.append((line.opname, line.argval))
        false = line.opname == NAMES[0] and function.__globals__.get(line.argval) is False
        if false and after is not None and "IF_FALSE" in after.opname:
            until = after.argval
    return tuple(found)


def _named(names: dict[str, Any], wanted: tuple[str, ...], inner: tuple[str, ...]) -> Iterator[FunctionType]:
    """Functions of the house among the names that are wanted; of modules those of the ``inner`` ones, too."""
    for name in wanted:
        value = names.get(name)
        if not _ours(value):
            continue
        if isinstance(value, ModuleType):
            yield from _named(vars(value), inner, inner)
        elif isinstance(value, FunctionType):
            yield value


def _ours(value: Any) -> bool:
    if isinstance(value, ModuleType):
        return value.__name__.split(".")[0] == HOUSE
    return isinstance(value, FunctionType) and value.__module__.split(".")[0] == HOUSE


def mentions(functions: Iterable[FunctionType]) -> Counter[str]:
    """How often these functions name others. Who is named once becomes part of the one that calls it: cut small, as
    they are to be read, they took a third longer."""
    return Counter(name for function in functions for _, name in live(function))


def knowing(entry: Callable[..., Any], known: Mapping[str, bool], name: str) -> Callable[..., Any]:
    """A copy of a function, and of all it calls by a bare name, for which globals of their modules are as ``known``
    says: constants, so that Numba leaves out whatever hangs on a false one. ``name`` tells the copies from the rest."""
    copies: dict[Callable[..., Any], FunctionType] = {}
    for function in reached(entry):
        named = {one: function.__globals__.get(one) for one in loaded(function)}
        others: dict[str, Any] = {one: known[one] for one in named if one in known}
        others |= {
            one: copies[value] for one, value in named.items() if isinstance(value, FunctionType) and value in copies
        }
        if others:
            copies[function] = copied(function, others, name)
    return copies.get(entry, entry)


def copied(function: Any, others: Mapping[str, Any], name: str) -> FunctionType:
    """A copy of a function for which some globals of its module are others; ``name`` tells it from the rest."""
    names = {**function.__globals__, **others}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__qualname__ = f"{function.__qualname__}_{name}"
    return copy


def joins(function: FunctionType, places: int, growth: int | None) -> bool:
    """Whether a function that is called at so many places becomes part of those who call it: where they grow by no more
    than so many bytes of Python's code; nobody does at ``None``."""
    return growth is not None and len(function.__code__.co_code) * (places - 1) <= growth


_registered: set[FunctionType] = set()


def compiled(entry: Callable[..., Any], *folders: str, growth: int | None = 0) -> Callable[..., Any]:
    """The function for Numba, with everything that it calls: the very functions that play calls, which stay what they
    are. ``folders`` hold the sources it hangs on, besides those of the house itself; ``growth``: see ``joins``.
    Compiled when first called."""
    import numba
    from numba.extending import register_jitable

    _taught()
    config: Any = numba.config
    within = reached(entry)
    calls = mentions(within)
    for function in within:
        if function is not entry and function not in _registered:
            joined = joins(function, calls[function.__name__], growth)
            register_jitable(forceinline=joined, no_cfunc_wrapper=True)(function)  # C does not call it either
            _registered.add(function)
    home = shelf(*folders)
    if home is None:
        return numba.njit(entry, nogil=True)  # type: ignore[no-any-return]
    before, config.CACHE_DIR = config.CACHE_DIR, str(home)  # read once, where the function is made
    try:
        return numba.njit(entry, nogil=True, cache=True)  # type: ignore[no-any-return]
    finally:
        config.CACHE_DIR = before


@cache
def _taught() -> None:
    """Teach Numba what it does not know of whole numbers: their roots, and how many of their bits are set."""
    from numba.core.types import Integer
    from numba.extending import intrinsic, overload, overload_method

    @overload(math.isqrt)
    def found(number: int) -> Any:
        return root if isinstance(number, Integer) else None

    def instruction(_: Any, bits: Any) -> Any:
        return bits(bits), lambda context, builder, signature, given: builder.ctpop(given[0])

    counted: Any = intrinsic(instruction)

    @overload_method(Integer, "bit_count")
    def bit_count(bits: int) -> Any:
        def counting(bits: int) -> Any:
            return counted(bits)

        return counting


def root(number: int) -> int:
    """``math.isqrt``, compiled: that of floating point is off by one at the most."""
    found = int(math.sqrt(number))
    if found * found > number:
        found -= 1
    elif (found + 1) * (found + 1) <= number:
        found += 1
    return found


def kept(name: str, sources: Path) -> bool:
    """Whether a system's loop of this name has been compiled and is kept; nothing is made or loaded to learn that."""
    return there() and (_home(*rooms(sources)) / (READY + name)).exists()


def _home(*folders: str) -> Path:
    root = os.environ.get("BOJISTE_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    shelves = "tables" if any(marked(Path(folder)) for folder in folders) else "kernel"
    return Path(root) / HOUSE / shelves / fingerprint(_compiler(), *folders)


def _compiler() -> str:
    from importlib.metadata import version

    return f"{sys.version} {version('numba')}"


@cache
def shelf(*folders: str) -> Path | None:
    """The folder of what is compiled of these sources; ``None`` where nothing can be kept."""
    home = _home(*folders)
    try:
        home.mkdir(parents=True, exist_ok=True)
        home.touch()
        tidied(home.parent)
    except OSError:
        return None
    return home if os.access(home, os.W_OK) else None


def tidied(shelves: Path) -> None:
    """Throw away what was compiled of sources that nobody has used for longest; another process may do so, too."""
    ages = {folder: folder.stat().st_mtime for folder in shelves.iterdir() if folder.is_dir()}
    for old in sorted(ages, key=ages.__getitem__)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)
