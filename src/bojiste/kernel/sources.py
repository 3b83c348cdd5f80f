"""The sources that compiled code hangs on, and a hash of them: an edit in any of them makes it another."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from bojiste.core.mark import MARK

KINDS = (".py", ".txt")
"""Code, and the catalogues of rules."""


def own(module: str, file: str) -> Path:
    """The folder of a system whose package ``kernel`` is this module. Of one that a table has loaded with rules of its
    own (``core.house``) it is a folder that is not there, named by the mark of these rules: nothing came compiled of
    it, and what is compiled is kept apart."""
    folder = Path(file).parents[1]
    _, sign, mark = module.partition(MARK)
    return folder / f"{MARK}{mark.partition('.')[0]}" if sign else folder


def marked(sources: Path) -> bool:
    """Whether these are the sources of a system with rules of a table's own."""
    return sources.name.startswith(MARK)


def rooms(sources: Path) -> tuple[str, ...]:
    """The folders of all that the loops of a system hang on, whose own are these."""
    house = Path(__file__).parents[1]
    mine = (str(sources.parent), str(sources)) if marked(sources) else (str(sources),)
    return (*(str(house / room) for room in ("core", "kit", "kernel")), *mine)


@cache
def fingerprint(by: str, *folders: str) -> str:
    """A hash of all sources in these folders, and of what they are compiled by."""
    found = hashlib.sha256(by.encode())
    for folder in folders:
        if marked(Path(folder)):
            found.update(Path(folder).name.encode())
        for path in sorted(Path(folder).rglob("*")):
            if path.suffix in KINDS:
                found.update(path.name.encode())
                found.update(path.read_bytes())
    return found.hexdigest()[:16]
