"""Stat blocks that ship with the package: one folder a system, TOML files of tables by id."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def blocks(system: str) -> Mapping[str, Any]:
    """All blocks of a system by id, in the order of their files."""
    folder = files(__name__) / system
    found: dict[str, Any] = {}
    if not folder.is_dir():
        return found
    for page in sorted(folder.iterdir(), key=lambda page: page.name):
        if page.name.endswith(".toml"):
            found |= tomllib.loads(page.read_text(encoding="utf-8"))
    return found
