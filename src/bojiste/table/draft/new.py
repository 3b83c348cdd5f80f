"""A draft to begin with: two of ours, a few of theirs, and a free field where the system draws one."""

from __future__ import annotations

from typing import Any

from bojiste.core.system import system
from bojiste.files.beside import draws
from bojiste.table.draft.edits import Add, Count, Hero, Mapped, Tables
from bojiste.table.pages.environment import speaker

OURS, THEIRS = "heroes", "enemies"


def fresh(system_id: str, language: str) -> Tables:
    """The tables of a new scene; ``UnknownSystem`` for an id there is not."""
    game, say = system(system_id), speaker(language)["t"]
    tables: Tables = {
        "format": 1,
        "system": game.id,
        "title": say("new-fight"),
        "side": [{"id": OURS, "name": say("side-ours")}, {"id": THEIRS, "name": say("side-theirs")}],
        "combatant": [],
    }
    for name, role in zip(say("new-names").split(","), roles(game)[:2], strict=False):
        tables = Hero(do="hero", name=name.strip(), side=OURS, role=role, level=1).made(tables)
    for block, number in (game.proposed or {next(iter(game.blocks())): 2}).items():
        tables = Add(do="add", block=block, side=THEIRS).made(tables)
        tables = Count(do="count", at=len(tables["combatant"]) - 1, count=number).made(tables)
    return Mapped(do="map", drawn=True).made(tables) if draws(game) else tables


def roles(game: Any) -> tuple[str, ...]:
    """What one of ours may be: a class, or a block of people."""
    shelf = game.shelf()
    return tuple(shelf.callings) or tuple(shelf.people) or tuple(game.blocks())
