"""Blocks of the bestiary that a word means, in any of our languages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.core.reading import NameTable
from bojiste.files.blocks import known
from bojiste.table.draft.edits import folded
from bojiste.tell.names import capital, label
from bojiste.tell.words import Words

CHALLENGE = "cr"
MOST = 12
"""Blocks that are shown at once."""


def found_blocks(game: Any, asked: str, language: str) -> list[dict[str, str]]:
    """The blocks whose name or id has these letters, those that begin with them first."""
    wanted = folded(asked.strip())
    ranked = [(rank, id, block) for id, block in known(game).items() if (rank := _rank(id, block, wanted)) is not None]
    rows = [(rank, _row(game, id, block, language)) for rank, id, block in ranked]
    return [row for _, row in sorted(rows, key=lambda found: (found[0], found[1]["name"]))[:MOST]]


def _rank(id: str, block: Mapping[str, Any], wanted: str) -> int | None:
    names = [folded(name) for name in (id.replace("_", " "), *_names(block))]
    if any(name.startswith(wanted) for name in names):
        return 0
    return 1 if any(wanted in name for name in names) else None


def _names(block: Mapping[str, Any]) -> Iterator[str]:
    said = block.get("name")
    for name in said.values() if isinstance(said, Mapping) else ():
        yield str(name.get("text", "")) if isinstance(name, Mapping) else str(name)


def _row(game: Any, id: str, block: Mapping[str, Any], language: str) -> dict[str, str]:
    name = block.get("name")
    called = id if name is None else label(NameTable.model_validate(name).name(), language)
    return {"id": id, "name": capital(called), "note": _challenge(game, block, language)}


def _challenge(game: Any, block: Mapping[str, Any], language: str) -> str:
    """How dangerous a block is, where its system has a number for that."""
    column = next((one for one in game.shelf().columns if one.key == CHALLENGE), None)
    value = None if column is None else column.value(block)
    if value is None:
        return ""
    return f"{Words(language, game.id).word(f'column-{CHALLENGE}')} {value}"
