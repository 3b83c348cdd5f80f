"""Bojiště: a referee for tabletop role-playing.

It plays a scene by the book and asks people for their decisions, forecasts a fight before the table meets, explains
every line of its log by the rule that made it, and can be driven by programs. This is its door; everything else is
private and may change.

>>> import bojiste
>>> scene = bojiste.load("examples/srd5/goblin_ambush.toml")    # doctest: +SKIP
>>> game = bojiste.Game(scene, seed=7)                          # doctest: +SKIP
>>> game.outcome                                                # doctest: +SKIP
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from bojiste.version import VERSION

if TYPE_CHECKING:
    from bojiste import errors
    from bojiste.core.game import Game
    from bojiste.core.notation import distribution as odds
    from bojiste.core.notation import parse
    from bojiste.core.reading import read_scene
    from bojiste.core.scene import Scene
    from bojiste.core.system import system, system_ids
    from bojiste.files.scenes import load
    from bojiste.forecast import forecast as forecast_scene

__version__ = VERSION

_HOMES = {
    "Game": ("bojiste.core.game", "Game"),
    "Scene": ("bojiste.core.scene", "Scene"),
    "read_scene": ("bojiste.core.reading", "read_scene"),
    "errors": ("bojiste.errors", None),
    "forecast_scene": ("bojiste.forecast", "forecast"),
    "load": ("bojiste.files.scenes", "load"),
    "odds": ("bojiste.core.notation", "distribution"),
    "parse": ("bojiste.core.notation", "parse"),
    "system": ("bojiste.core.system", "system"),
    "system_ids": ("bojiste.core.system", "system_ids"),
}

__all__ = [
    "Game",
    "Scene",
    "__version__",
    "errors",
    "forecast_scene",
    "load",
    "odds",
    "parse",
    "read_scene",
    "system",
    "system_ids",
]


def __getattr__(name: str) -> Any:
    # names come from their homes when first used: `import bojiste` alone must stay quick
    if name not in _HOMES:
        raise AttributeError(f"module 'bojiste' has no attribute {name!r}")
    home, attribute = _HOMES[name]
    module = import_module(home)
    return module if attribute is None else getattr(module, attribute)
