"""What the referee calls people when setting something right: by name or by the sign on the board instead of the id."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from bojiste.cli.menu import folded
from bojiste.cli.screen import labels, letters
from bojiste.core.scene import Scene
from bojiste.tell.narrator import Narrator

MOST_WORDS = 4
"""Of a name that is looked for."""


def by_ids(text: str, scene: Scene[Any], narrator: Narrator, seen: Collection[str] | None = None) -> str:
    """The ruling with ids for names (``Žofie -3``, ``goblin 2 prone``) and for signs (``g2 prone``) of those who are
    ``seen`` (``None``: of all).

    A sign counts where somebody is meant for certain: first in a deed. Whoever comes (``+ goblin 2``) and what stands
    in quotes is left alone.
    """
    names = {folded(narrator.name(one.id)): one.id for one in scene.combatants}
    signs = {sign: id for made in (letters(scene), labels(scene)) for id, sign in made.items()}
    if seen is not None:
        names, signs = ({word: id for word, id in known.items() if id in seen} for known in (names, signs))
    parts = re.split(r'("[^"]*"|;)', text)
    return "".join(part if part[:1] in ('"', ";") else _deed(part, names, signs) for part in parts)


def _deed(part: str, names: dict[str, str], signs: dict[str, str]) -> str:
    words = part.split()
    if not words or words[0].startswith("+"):
        return part
    lead = len(part) - len(part.lstrip())
    head = words[0] == "-"
    if words[head:] and words[head] not in names.values():
        words[head] = signs.get(words[head], words[head])
    return part[:lead] + " ".join(_told(words, names)) + part[len(part.rstrip()) :]


def _told(words: list[str], names: dict[str, str]) -> Iterator[str]:
    """The words with ids for names, the longest names first."""
    at = 0
    while at < len(words):
        long = next((size for size in range(MOST_WORDS, 0, -1) if folded(" ".join(words[at : at + size])) in names), 0)
        yield names[folded(" ".join(words[at : at + long]))] if long else words[at]
        at += long or 1
