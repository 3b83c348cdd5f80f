"""What answers call the attacks and powers of a sheet."""

from __future__ import annotations

from bojiste.kit.fields import Spoken


def key_of(name: Spoken) -> str:
    """What answers call an attack of this name: by its English words, or the first that there are."""
    if not isinstance(name, str):
        name = name.get("en") or next(iter(name.values()))
    return "-".join(name.lower().replace(":", " ").split())


def wielded(key: str) -> str:
    """What an attack is made with: its key without how it is used (``throw-spear``, ``longsword-two-hands``)."""
    return key.removeprefix("throw-").removesuffix("-two-hands")


def power_key(name: str) -> str:
    """What answers call a power of this name."""
    return key_of(name).replace("-", "_")
