"""Where everybody is: the board with its ground and tokens, or a chart where there is no board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bojiste.core.shown import Path, Spot
from bojiste.core.square import square_name
from bojiste.core.system import Board, Layer, Token
from bojiste.table.seen.eyes import Eyes
from bojiste.tell.words import word_id


def board(eyes: Eyes) -> dict[str, Any] | None:
    """The ground in rows of letters, its further marks, and who stands where and how wide."""
    found: Board | None = eyes.scene.system.board(eyes.view)
    if found is None:
        return None
    wide, high = len(found.ground[0]), len(found.ground)
    return {
        "width": wide,
        "height": high,
        "ground": list(found.ground),
        "columns": [square_name(x, 0)[:-1] for x in range(wide)],
        "layers": [_layer(eyes, layer) for layer in found.layers],
        "tokens": [_token(token) for token in found.tokens if eyes.shows(token.who)],
    }


def _token(token: Token) -> dict[str, Any]:
    return {
        "who": token.who,
        "x": token.x,
        "y": token.y,
        "size": token.size,
        "square": square_name(token.x, token.y),
    }


def _layer(eyes: Eyes, layer: Layer) -> dict[str, Any]:
    name = layer.name
    said = eyes.narrator.word(word_id("layer", name)) if isinstance(name, str) else eyes.narrator.lexicon.chosen(name)
    return {"form": layer.form, "name": said, "squares": [list(one) for one in layer.squares], "mark": layer.mark}


def chart(eyes: Eyes) -> dict[str, Any] | None:
    """The picture of a scene without squares."""
    found = eyes.scene.system.chart(eyes.view)
    if found is None:
        return None
    return {
        "form": found.form,
        "spots": [_spot(eyes, spot) for spot in found.spots],
        "paths": [_path(eyes, path) for path in found.paths],
        "done": found.done,
    }


def _spot(eyes: Eyes, spot: Spot) -> dict[str, Any]:
    who = [one for one in spot.who if eyes.shows(one)]
    return {"id": spot.id, "name": _named(eyes, spot.name), "who": who, "entered": spot.entered, "at": spot.at}


def _path(eyes: Eyes, path: Path) -> dict[str, Any]:
    return {"a": path.a, "b": path.b, "name": _named(eyes, path.name)}


def _named(eyes: Eyes, name: Mapping[str, str] | str) -> str:
    """Words of a scene, or a word of the system."""
    if isinstance(name, str):
        if name in eyes.scene.by_id:
            return eyes.name(name) if eyes.shows(name) else ""
        return eyes.narrator.word(word_id("spot", name)) if name else ""
    return eyes.narrator.lexicon.chosen(name)
