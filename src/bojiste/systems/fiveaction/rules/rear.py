"""fiveaction.rear: attacks from outside the field of view."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.rear.bonus")
def bonus(outside: bool) -> int:
    """What an attack from outside the target's field of view adds."""
    return 2 if outside else 0
