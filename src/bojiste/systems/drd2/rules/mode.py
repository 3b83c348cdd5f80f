"""The two modes of play."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.words import Kind, Rest


@rule("drd2.mode.expedition")
def expedition(rest: Rest) -> bool:
    """Whether this rest can be taken on expedition."""
    return rest is Rest.COMMON


@rule("drd2.mode.between")
def between(kind: Kind) -> bool:
    """Whether an action succeeds between expeditions, where nothing is rolled and no effort is charged."""
    return kind is not Kind.IMPOSSIBLE
