"""The pages of a bestiary: many tables, of which a scene needs a few."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

_HEADER = re.compile(r"^\[\[?([\w-]+)[.\]]", re.MULTILINE)


class Pages(Mapping[str, Any]):
    """Tables by id, in the order of their texts; each is read when it is first asked for.

    A text is TOML in which every block begins with a header (``[goblin]``) and ends where that of another does.
    """

    def __init__(self, texts: Iterator[str]) -> None:
        self._parts = dict(part for text in texts for part in _parts(text))
        self._read: dict[str, Any] = {}

    def __getitem__(self, id: str) -> Any:
        if id not in self._read:
            self._read[id] = tomllib.loads(self._parts[id])[id]
        return self._read[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __contains__(self, id: object) -> bool:
        return id in self._parts


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Every block of a page and its own lines."""
    heads = [(found[1], found.start()) for found in _HEADER.finditer(text)]
    if not heads:
        return  # a page of one's own may be empty
    firsts = [one for at, one in enumerate(heads) if at == 0 or heads[at - 1][0] != one[0]]
    ends = [start for _, start in firsts[1:]]
    for (id, start), end in zip(firsts, [*ends, len(text)], strict=True):
        yield id, text[start:end]
