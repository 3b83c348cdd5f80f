"""The sources that compiled code hangs on, and a hash of them: an edit in any of them makes it another."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

KINDS = (".py", ".txt")
"""Code, and the catalogues of rules."""


def rooms(sources: Path) -> tuple[str, ...]:
    """The folders of all that the loops of a system hang on, whose own are these."""
    house = Path(__file__).parents[1]
    return (*(str(house / room) for room in ("core", "kit", "kernel")), str(sources))


@cache
def fingerprint(by: str, *folders: str) -> str:
    """A hash of all sources in these folders, and of what they are compiled by."""
    found = hashlib.sha256(by.encode())
    for folder in folders:
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
