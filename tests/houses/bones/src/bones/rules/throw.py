"""A throw of two bones."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("bones.throw.pair")
def pair(first: int, second: int) -> bool:
    """Whether two faces are equal."""
    return first == second
