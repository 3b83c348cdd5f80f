"""What a forecast of this system takes for granted, as word ids."""

from __future__ import annotations

from collections.abc import Iterable

from bojiste.core.scene import Scene


def conventions(scene: Scene) -> Iterable[str]:
    """The catalogue's defaults where the source leaves a choice to people."""
    yield "gm-rulings-by-default" if scene.rulings == "default" else "gm-rulings-asked"
    yield "tactics"
    yield "threat-ordinary"
    yield "everybody-in-reach"
    yield "initiative-by-dice"
    yield "exhaustion-literal" if scene.options.exhaustion_scope == "literal" else "exhaustion-own"
    yield "wide-partial" if scene.options.wide_partial else "wide-whole"
    if scene.options.quick_game:
        yield "quick-game"
    if not scene.options.fate_visible:
        yield "fate-hidden"
