"""Blocks of people's own: in a folder of the user, and beside a scene.

A page is a TOML file of blocks as the bestiary of a system has them; those of the user stand in a folder for each
system, those beside a scene in its folder ``bestiary``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bojiste.errors import Problem, SceneError
from bojiste.files import toml
from bojiste.files.reading import read_text, write_text

VARIABLE = "BOJISTE_BESTIARY"
BESIDE = "bestiary"
MOST_BYTES = 4 * 1024 * 1024


def folder(system: str) -> Path:
    """Where the user's own blocks of a system are: ``BOJISTE_BESTIARY``, otherwise where the machine keeps such."""
    from click import get_app_dir

    chosen = os.environ.get(VARIABLE)
    return (Path(chosen) if chosen else Path(get_app_dir("bojiste")) / BESIDE) / system


def own(system: str) -> dict[str, Any]:
    """The user's own blocks by id."""
    return dict(_of(folder(system)))


def beside(scene: str | Path) -> dict[str, Any]:
    """The blocks in the folder beside a scene file."""
    return dict(_of(Path(scene).parent / BESIDE))


def _of(place: Path) -> Iterator[tuple[str, Any]]:
    pages = sorted(place.glob("*.toml")) if place.is_dir() else []
    for page in pages:
        yield from page_of(page).items()


def page_of(page: Path) -> Mapping[str, Any]:
    """The blocks of one page; ``SceneError`` if it is no TOML or holds something else."""
    found = toml.parse(read_text(page, most=MOST_BYTES), page)
    wrong = [
        Problem(f"{page}:{id}", id, "not-a-table") for id, table in found.items() if not isinstance(table, Mapping)
    ]
    if wrong:
        raise SceneError(wrong)
    return found


def keep(system: str, id: str, text: str, *, over: bool = False) -> Path:
    """Keep a block among the user's own; ``SceneError`` if there is one of that id and it is not to be written over."""
    page = folder(system) / f"{id}.toml"
    if page.exists() and not over:
        raise SceneError([Problem(str(page), id, "file-exists")])
    page.parent.mkdir(parents=True, exist_ok=True)
    write_text(page, text)
    return page
