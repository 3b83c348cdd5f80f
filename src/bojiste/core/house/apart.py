"""A system of its own for a table that plays by other rules: its package loaded a second time, under another name.

Chosen among three ways, after measuring:

- **a copy of the package** (this one): every module of the system is executed once more under a name that ends in a
  mark (``bojiste.systems.srd5@1f3a``), from the same compiled code; imports of the system within it lead to the copy.
  Where a module declares a rule that the table replaces, the decorator hands back the table's function instead, so
  that every caller, whatever it has imported and however it calls, has it: play, tactics, checks, exact odds, kernel.
  A call costs what it did, with house rules and without. Two tables share nothing that a rule could touch. It takes
  half a second and some 15 MiB for the largest system, once per set of rules; it is let go when no scene holds it.
- a table of replaced functions that the decorator looks up at every call: costs each call of each game, and none of it
  can be compiled;
- exchanging code while a game runs: two games in two threads would see each other's.

What belongs to no system (core, kit, words) is shared as ever.
"""

from __future__ import annotations

import builtins
import gc
import importlib
import sys
import weakref
from collections.abc import Sequence
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from threading import RLock
from types import ModuleType
from typing import Any

from bojiste.core.mark import MARK
from bojiste.core.rule import REGISTRY, Registry

_COPIES: dict[str, _Copy] = {}
"""The copies there are, by the names of their packages."""
LOCK = RLock()
"""One copy is loaded, or let go, at a time: several tables of one process play in threads."""


class _Copy:
    """A package that is loaded apart: where it comes from, how it is called, and the rules that stand in it."""

    def __init__(self, package: str, mark: str, registry: Registry) -> None:
        self.package, self.name, self.registry = package, f"{package}{MARK}{mark}", registry

    def original(self, module: str) -> str:
        """The module of which one of the copy is made."""
        return self.package + module.removeprefix(self.name)

    def own(self, module: str) -> str:
        """What a module within the copy gets where it asks for this one."""
        inside = module == self.package or module.startswith(self.package + ".")
        return self.name + module.removeprefix(self.package) if inside else module

    def bring(
        self, name: str, names: Any = None, locals: Any = None, wanted: Sequence[str] = (), level: int = 0
    ) -> ModuleType:
        """``import`` within the copy. (Nobody writes ``import bojiste.systems.srd5.play``, by which another module is
        bound than is asked for; the house imports from modules.)"""
        return importlib.__import__(name if level else self.own(name), names, locals, wanted, level)


class _Loader(Loader):
    """Executes the code of a module under another name."""

    def __init__(self, copy: _Copy, original: ModuleSpec) -> None:
        self.copy, self.original = copy, original

    def exec_module(self, module: ModuleType) -> None:
        loader = self.original.loader
        assert isinstance(loader, InspectLoader)
        code = loader.get_code(self.original.name)
        assert code is not None, "a module of Python's"
        room = vars(module)
        room["__builtins__"] = {**vars(builtins), "__import__": self.copy.bring}
        room[REGISTRY] = self.copy.registry
        exec(code, room)

    def get_resource_reader(self, name: str) -> Any:
        loader: Any = self.original.loader
        return loader.get_resource_reader(self.original.name)


class _Finder(MetaPathFinder):
    """Finds the modules of copies where those of the original are."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        head, sign, rest = name.partition(MARK)
        copy = _COPIES.get(f"{head}{MARK}{rest.partition('.')[0]}") if sign else None
        found = PathFinder.find_spec(copy.original(name), path) if copy is not None else None
        if copy is None or found is None or found.origin is None:
            return None
        inside = found.submodule_search_locations
        loader = _Loader(copy, found)
        return spec_from_file_location(name, found.origin, loader=loader, submodule_search_locations=inside)


_FINDER = _Finder()


def loaded(package: str, mark: str, registry: Registry) -> ModuleType:
    """The package, executed once more with these rules; ``mark`` tells it from other copies."""
    with LOCK:
        if _FINDER not in sys.meta_path:
            sys.meta_path.insert(0, _FINDER)
        copy = _Copy(package, mark, registry)
        _COPIES[copy.name] = copy
        try:
            return importlib.import_module(copy.name)
        except BaseException:
            forget(copy.name)
            raise


def forget_with(holder: object, name: str) -> None:
    """Let go of a copy when nobody holds this any more."""
    weakref.finalize(holder, forget, name).atexit = False


def forget(name: str) -> None:
    """Let go of a copy: who still holds a part of it keeps that part."""
    with LOCK:
        if (copy := _COPIES.pop(name, None)) is not None:
            copy.registry.drop()
        for module in [one for one in sys.modules if one == name or one.startswith(name + ".")]:
            del sys.modules[module]
        parent, _, last = name.rpartition(".")
        if parent in sys.modules:
            vars(sys.modules[parent]).pop(last, None)
    gc.collect(0)
