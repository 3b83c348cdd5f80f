"""Words: what the engine tells by ids and numbers, said in Czech, Russian and English.

``Narrator(scene, language)`` tells a scene; ``Words(language, system_id)`` holds the messages without one; faults are
told by ``problem`` (one) and ``bojiste.tell.problems.problems`` (all of an error), rules by ``statement``;
``bojiste.tell.lint`` finds what a system leaves unsaid. A message that does not exist, or that lacks an argument,
raises ``MissingWords``: a fault of the texts, never told as a raw id.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bojiste.tell.language import default_language
    from bojiste.tell.narrator import Narrator
    from bojiste.tell.problems import problem
    from bojiste.tell.texts import MissingWords
    from bojiste.tell.why import statement
    from bojiste.tell.words import Words

_HOMES = {
    "MissingWords": "bojiste.tell.texts",
    "Narrator": "bojiste.tell.narrator",
    "Words": "bojiste.tell.words",
    "default_language": "bojiste.tell.language",
    "problem": "bojiste.tell.problems",
    "statement": "bojiste.tell.why",
}

__all__ = ["MissingWords", "Narrator", "Words", "default_language", "problem", "statement"]


def __getattr__(name: str) -> Any:
    # from their homes when first used: a command that says little must start quickly
    if name not in _HOMES:
        raise AttributeError(f"module 'bojiste.tell' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
