"""The example scenes that come with the program: found by name, wherever it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

HOMES = (Path(__file__).parents[1] / "examples", Path(__file__).parents[3] / "examples")
"""Inside the installed package, or beside the sources."""
APART = "bench"
"""The folder of scenes that are there to be measured."""


def examples() -> dict[str, Path]:
    """All of them by name, ``srd5/goblin_ambush``, in alphabetical order."""
    home = next((home for home in HOMES if home.is_dir()), None)
    found = sorted(home.glob("*/*.toml")) if home is not None else []
    return {f"{path.parent.name}/{path.stem}": path for path in found if path.parent.name != APART}


def meant(name: str) -> Iterator[str]:
    """The names of the examples that ``name`` may mean, whole or without the system."""
    wanted = name.removesuffix(".toml")
    return (one for one in examples() if wanted in (one, one.partition("/")[2]))
