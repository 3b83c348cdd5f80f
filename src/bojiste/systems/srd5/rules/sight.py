"""``srd5.sight.*``: sight."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.sight.can_see")
def can_see(
    blinded: bool = False,
    invisible: bool = False,
    hidden: bool = False,
    obscured: bool = False,
    dark: bool = False,
    total_cover: bool = False,
    declared: bool | None = None,
) -> bool:
    """Whether one creature sees another.

    ``blinded`` is the viewer; the rest is the other as this viewer's senses find it: ``invisible`` to it, ``hidden``
    from it, heavily ``obscured`` (it or the line), in darkness the viewer does not pierce, behind total cover.
    ``declared`` is what the scene says of the pair and goes before all.
    """
    if declared is not None:
        return declared
    return not (blinded or invisible or hidden or obscured or dark or total_cover)
