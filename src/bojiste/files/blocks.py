"""Blocks of people's own: in a folder of the user for every system, and in a folder beside a scene.

A page is a TOML file of blocks as the bestiary of a system has them. What a scene uses of them becomes part of its
source (``[block.ID]``), so that a saved game needs no other file.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bojiste.core.shelf import Brought
from bojiste.core.system import System
from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.reading import read_text, write_text

VARIABLE = "BOJISTE_BESTIARY"
BESIDE = "bestiary"
FORM = "TOML"
"""The form of pages of our own."""
Table = Mapping[str, Any]


def folder(system: str) -> Path:
    """Where the user's own blocks of a system are: ``BOJISTE_BESTIARY``, otherwise where the machine keeps such."""
    from click import get_app_dir

    chosen = os.environ.get(VARIABLE)
    return (Path(chosen) if chosen else Path(get_app_dir("bojiste")) / BESIDE) / system


def own(system: str) -> dict[str, Table]:
    """The user's own blocks by id."""
    return dict(_of(folder(system)))


def beside(scene: Path) -> dict[str, Table]:
    """The blocks in the folder beside a scene file."""
    return dict(_of(scene.parent / BESIDE))


def known(game: System[Any, Any]) -> dict[str, Table]:
    """The bestiary of a system, and the user's own blocks over it."""
    return {**game.blocks(), **own(game.id)}


def with_blocks(data: Mapping[str, Any], scene: Path) -> Mapping[str, Any]:
    """The tables of a scene file with the blocks of people's own that its entries name.

    The nearest is taken: of the scene itself, of the folder beside it, of the user's folder, of the bestiary.
    """
    entries = data.get("combatant")
    asked = [one.get("block") for one in entries if isinstance(one, Mapping)] if isinstance(entries, list) else []
    named = {word for word in asked if isinstance(word, str)}
    here = data.get("block", {})
    if not isinstance(here, Mapping) or not isinstance(data.get("system"), str):
        return data
    found = own(data["system"]) | beside(scene)
    used = {id: table for id, table in found.items() if id in named and id not in here}
    return {**data, "block": {**used, **here}} if used else data


def _of(place: Path) -> Iterator[tuple[str, Table]]:
    for page in sorted(place.glob("*.toml")) if place.is_dir() else ():
        yield from page_of(page).items()


def page_of(page: Path) -> Mapping[str, Table]:
    """The blocks of one page; ``SceneError`` if it is no TOML or holds something else."""
    found = toml.parse(read_text(page), page)
    wrong = [Problem(f"{page}:{id}", id, "not-a-table") for id, one in found.items() if not isinstance(one, Mapping)]
    if wrong:
        raise SceneError(wrong)
    return found


def page(id: str, table: Table) -> str:
    """A block as a page of its own: what ``page_of`` reads again."""
    return "\n".join([f"[{id}]", *toml.lines_of(table)]) + "\n"


def brought(file: Path) -> Iterator[Brought]:
    """The blocks of a page, as blocks of other programs come."""
    for id, table in page_of(file).items():
        yield Brought(id, id, FORM, page(id, table), {}, ())


def keep(place: Path, id: str, text: str) -> Path:
    """Keep a block as a page of its own; ``SceneError`` if there is one of that name."""
    page = place / f"{id}.toml"
    if page.exists():
        raise SceneError([Problem(str(page), id, "file-exists")])
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise SceneError([Problem(str(place), "", "file-trouble", {"text": fault.strerror or ""})]) from None
    write_text(page, text)
    return page
