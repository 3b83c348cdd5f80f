"""How cards tell of effects: names in the words of a language, dice with their mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bojiste.kit.dice import in_words

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker
    from bojiste.systems.srd5.sheet.fields import Damage


def named(words: Speaker, group: str, key: str) -> str:
    """What a thing is called; by its key where there is no word for it."""
    known = key.replace(" ", "_").replace("-", "_")
    return words.word(f"{group}-{known}") if words.has(f"{group}-{known}") else key.replace("_", " ")


def damage(parts: Iterable[Damage], words: Speaker) -> str:
    """``1d6+2 slashing`` and the mean: what a die stands for at a table in a hurry."""
    return " + ".join(_component(part, words) for part in parts)


def _component(part: Damage, words: Speaker) -> str:
    dice = in_words(part.count, part.sides, words, part.flat)
    mean = part.count * (part.sides + 1) // 2 + part.flat
    return f"{mean} ({dice}) {words.word(f'type-{part.type}')}"
