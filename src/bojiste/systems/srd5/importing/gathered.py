"""The blocks in a file of JSON, and where in it they stand: one, a list, a list under a known key, an export of
everything, the rows of a database, or several of these one behind the other."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import dndbeyond, fivetools_copy, fixtures, improved

LISTS = ("monster", "results", "creatures", "Creatures", "monsters", "data", "actors")
"""Keys under which files keep many."""


def values(text: str) -> Iterator[Any]:
    """The values of a text, mostly one; pages of a database have one a line. Raises ``json.JSONDecodeError`` at what is
    none, ``RecursionError`` where they stand too deep in each other."""
    decoder, at = json.JSONDecoder(), 0
    while at < len(text):
        value, at = decoder.raw_decode(text, at)
        yield value
        at = len(text) - len(text[at:].lstrip())


def entries(found: list[Any]) -> Iterator[tuple[str, Any]]:
    """Each block and its path; those put together of several rows, and copies of others in the file, made whole."""
    if fixtures.fits(found):
        yield from fixtures.entries(found)
        return
    lone = len(found) == 1
    every = [("" if lone else f"[{at}]", value) for at, value in enumerate(found)]
    blocks = ((path, dndbeyond.inner(inner)) for path, value in every for path, inner in _of(value, path))
    yield from fivetools_copy.whole(list(blocks))


def _of(found: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(found, Mapping):
        whole = list(improved.several(found))
        inner = next((found[key] for key in LISTS if isinstance(found.get(key), list)), None)
        if whole or inner is None:
            yield from whole or [(path, found)]
            return
        found = inner
    if not isinstance(found, list):
        yield path, found
        return
    for at, one in enumerate(found):
        yield (f"{path}[{at}]" if len(found) > 1 else path), one
