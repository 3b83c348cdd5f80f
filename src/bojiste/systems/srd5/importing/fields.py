"""The tables of a file of another program, read field by field.

What is not there is nothing (``""``, ``None``, no rows); what is there and of another kind than it should be is a fault
of its own, with its place and its value, and the reading goes on.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.errors import Problem
from bojiste.systems.srd5.importing import metric

_NUMBER = re.compile(r"\s*[+]?(-?\d{1,9})(?:\.0+)?\s*(?:f(?:ee)?t\.?)?\s*(?:\([^)]*\))?\s*")
"""``+5``, ``60 ft.``, ``14 (natural armor)``: a number and what it is of, nothing else."""
MOST = 1_000_000
"""No number of a stat block is larger."""


class Fields:
    """A table, where it stands in the file, and the faults found so far (those of its parts among them)."""

    def __init__(self, said: Any, path: str = "", faults: list[Problem] | None = None) -> None:
        self.said: Mapping[str, Any] = said if isinstance(said, Mapping) else {}
        self.path = path
        self.faults: list[Problem] = [] if faults is None else faults

    def __bool__(self) -> bool:
        return bool(self.said)

    def at(self, *keys: str) -> Any:
        """Whatever stands there; ``None`` where nothing does, or a table on the way is none."""
        found: Any = self.said
        for key in keys:
            if not isinstance(found, Mapping):
                return None
            found = found.get(key)
        return found

    def fault(self, keys: str, value: Any) -> None:
        """Note that something is not understood."""
        self.faults.append(Problem(self._place(keys), value, "import-unread"))

    def _place(self, keys: str) -> str:
        return f"{self.path}.{keys}" if self.path else keys

    def table(self, *keys: str) -> Fields:
        found, path = self.at(*keys), ".".join(keys)
        if found not in (None, "", []) and not isinstance(found, Mapping):
            self.fault(path, found)
        return Fields(found, self._place(path), self.faults)

    def values(self, *keys: str) -> list[Any]:
        """The entries of a list."""
        found = self.at(*keys)
        if isinstance(found, list):
            return found
        if found not in (None, "", {}):
            self.fault(".".join(keys), found)
        return []

    def rows(self, *keys: str) -> Iterator[Fields]:
        """The tables of a list, or of a table of tables."""
        found, path = self.at(*keys), ".".join(keys)
        inner = found.items() if isinstance(found, Mapping) else enumerate(self.values(*keys))
        for place, one in inner:
            if isinstance(one, Mapping):
                yield Fields(one, f"{self._place(path)}[{place}]", self.faults)
            elif one is not None:
                self.fault(f"{path}[{place}]", one)

    def text(self, *keys: str) -> str:
        """A text or a number; paragraphs of a list as one text."""
        found = self.at(*keys)
        if isinstance(found, list) and all(isinstance(one, str) for one in found):
            return " ".join(found)
        if found is None or isinstance(found, str):
            return found or ""
        if isinstance(found, int | float) and not isinstance(found, bool):
            return str(found)
        if found not in ([], {}, False):
            self.fault(".".join(keys), found)
        return ""

    def number(self, *keys: str) -> int | None:
        """A whole number, or a text that is one."""
        found = self.at(*keys)
        if found is None or found == "":
            return None
        whole = whole_number(found)
        if whole is None:
            self.fault(".".join(keys), found)
        return whole

    def feet(self, units: str, *keys: str) -> int | None:
        """A distance in feet, of whatever unit; where the unit is not known, the number as it stands."""
        if units in ("", "ft") or not metric.known(units):
            return self.number(*keys)
        found = self.at(*keys)
        far = metric.feet(found, units)
        if far is None and found not in (None, ""):
            self.fault(".".join(keys), found)
        return far

    def flag(self, *keys: str) -> bool:
        return self.at(*keys) in (True, 1, "1", "true")

    def texts(self, *keys: str) -> list[str]:
        """The texts of a list; a lone text is one of them."""
        found = self.at(*keys)
        whole = [found] if isinstance(found, str) and found else self.values(*keys) if found != "" else []
        for one in whole:
            if not isinstance(one, str):
                self.fault(".".join(keys), one)
        return [one for one in whole if isinstance(one, str)]


def whole_number(value: Any) -> int | None:
    """The number that a value is, at most a million; nothing where it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int | float):
        return int(value) if math.isfinite(value) and value == int(value) and abs(value) <= MOST else None
    found = _NUMBER.fullmatch(value.replace("−", "-").replace("–", "-")) if isinstance(value, str) else None
    return int(found[1]) if found and abs(int(found[1])) <= MOST else None
