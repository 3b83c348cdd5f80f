"""``srd5.sight.*``: sight. Light and obscurement are integers in ascending order of what they hide."""

from __future__ import annotations

from bojiste.core.rule import rule

BRIGHT, DIM, DARK = 0, 1, 2
LIGHTS = ("bright", "dim", "dark")
CLEAR, LIGHTLY, HEAVILY = 0, 1, 2


@rule("srd5.sight.can_see")
def can_see(
    blinded: bool = False,
    invisible: bool = False,
    hidden: bool = False,
    obscured: bool = False,
    total_cover: bool = False,
) -> bool:
    """Whether one creature sees another (what the scene declares of the pair goes before).

    ``blinded`` is the viewer; the rest is the other as this viewer's senses find it: ``invisible`` to it, ``hidden``
    from it, heavily ``obscured`` (by darkness, or fog there or on the line), behind total cover.
    """
    return not (blinded or invisible or hidden or obscured or total_cover)


@rule("srd5.sight.light")
def light(level: int, fog: int) -> int:
    """How the light at a place, or fog and foliage there, obscure it: ``CLEAR``, ``LIGHTLY`` or ``HEAVILY``."""
    return level if level > fog else fog


@rule("srd5.sight.senses")
def senses(level: int, distance: int, darkvision: int, truesight: int) -> int:
    """The light at a place as a viewer's eyes find it; distances and senses are in half feet."""
    if truesight and distance <= truesight:
        return BRIGHT
    if darkvision and distance <= darkvision and level > BRIGHT:
        return level - 1
    return level
