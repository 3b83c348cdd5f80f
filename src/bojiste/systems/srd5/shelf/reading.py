"""Blocks out of files of other programs, as the command line takes them."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.shelf import Brought


def read(text: str) -> Iterator[Brought]:
    """Every block of a file, in its order."""
    from bojiste.systems.srd5 import importing  # half a second of a report, which reads no files

    for one in importing.read(text):
        yield Brought(one.id, one.name, one.form, one.text, one.missed, one.problems, one.taken)
