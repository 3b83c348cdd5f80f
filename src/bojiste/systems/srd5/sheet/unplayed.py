"""Features of the book's classes that bear on a fight and that nobody plays: the referee is told of them by name."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.callings import of_class, the_subclass


def left(callings: Mapping[str, int], subclasses: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What of classes (with these subclasses, or those of the document) at their levels nobody plays."""
    found = []
    for calling, level in callings.items():
        own = the_subclass(calling)
        rows = of_class(calling, level, own if not subclasses or own in subclasses else subclasses[0])
        found += [printed(row.name) for row in rows if row.how == "left"]
    return tuple(dict.fromkeys(found))


def printed(name: str) -> str:
    """The name of a feature as the document writes it."""
    return " ".join(word if word in SMALL else word.capitalize() for word in name.split("_"))


SMALL = ("and", "of", "on", "the")
