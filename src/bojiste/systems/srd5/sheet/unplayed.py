"""Features of the book's classes that bear on a fight and that nobody plays: the referee is told of them by name."""

from __future__ import annotations

from bojiste.systems.srd5.words.callings import of_class, the_subclass


def left(calling: str | None, level: int | None, subclass: str | None = None) -> tuple[str, ...]:
    """What of a class (with this subclass, or the one of the document) at a level nobody plays."""
    if calling is None:
        return ()
    rows = of_class(calling, level or 0, subclass or the_subclass(calling))
    return tuple(_printed(row.name) for row in rows if row.how == "left")


def _printed(name: str) -> str:
    """The name of a feature as the document writes it."""
    return " ".join(word if word in SMALL else word.capitalize() for word in name.split("_"))


SMALL = ("and", "of", "on", "the")
