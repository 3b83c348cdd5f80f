"""Scenes as environments for programs that learn or search (extra ``rl``: ``pip install bojiste[rl]``).

``SceneEnv`` is a Gymnasium environment: one seat plays, tactics the rest. ``SceneAEC`` is a PettingZoo environment in
which all seats play in turn. Both show what the seat sees and nothing else (``sight``), and offer what the question
offers.

>>> from bojiste.env import SceneEnv                                # doctest: +SKIP
>>> env = SceneEnv(bojiste.load("scene.toml"), seat="player:anna")  # doctest: +SKIP
>>> observation, info = env.reset(seed=7)                           # doctest: +SKIP
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bojiste.env.aec import SceneAEC
    from bojiste.env.gym import SceneEnv

__all__ = ["SceneAEC", "SceneEnv"]

_HOMES = {"SceneAEC": "bojiste.env.aec", "SceneEnv": "bojiste.env.gym"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'bojiste.env' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
