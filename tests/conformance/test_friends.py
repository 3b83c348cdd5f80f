"""Friends of another side at another seat: no tactic of any system counts on what its seat may not know of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.files import toml
from bojiste.files.blocks import with_blocks
from tests import house


def parted(path: Path) -> Scene | None:
    """An example in which half of its first side is a side of friends at a seat of its own; nothing, where the first
    side is one entry or the rules of the scene allow no such friends."""
    data = dict(with_blocks(toml.parse(path.read_text(encoding="utf-8"), path), path))
    entries = data["combatant"]
    first = entries[0].get("side")
    ours = [one for one in entries if one.get("side") == first]
    if first is None or len(ours) < 2:
        return None
    for one in ours:
        one["seat"] = "player:own"
    for one in ours[len(ours) // 2 :]:
        one.update(side="friends", seat="player:friends")
    others = data.get("side") or [{"id": id} for id in dict.fromkeys(one.get("side") for one in entries) if id]
    friends = {"id": "friends", "relations": {first: "friendly"}}
    data["side"] = [*(one for one in others if one["id"] != "friends"), friends]
    try:
        return read_scene(data)
    except SceneError:
        return None


@pytest.mark.parametrize("path", house.examples(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_side_of_friends_at_its_own_seat_plays_to_the_end(path: Path) -> None:
    scene = parted(path)
    if scene is None:
        pytest.skip("no side here can be parted")
    game = Game(scene, seed=1)
    assert game.outcome is not None
