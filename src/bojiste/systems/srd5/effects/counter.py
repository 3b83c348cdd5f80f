"""``counter``: the spell that it answers is broken off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Literal

from bojiste.systems.srd5.effects.base import Kind

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker


class Counter(Kind):
    """Of a reaction to a spell (``play.cast.countered``): at once if its slot is as high, else by a check against 10
    and the level."""

    kind: Literal["counter"] = "counter"

    BEFALLS: ClassVar = False

    @property
    def grows(self) -> bool:
        return True

    def card(self, words: Speaker) -> Iterator[str]:
        yield words.word("block-counters")
