"""Every mount is there, is one, and bears one rider."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from bojiste.core.reading import as_far_as_read
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.fiveaction.prepare import Scene
from bojiste.systems.fiveaction.sheet import Sheet


def mounts(scene: Scene) -> Iterator[Problem]:
    """What is wrong with who sits on what."""
    ridden: dict[str, str] = {}
    for one in scene.combatants:
        yield from as_far_as_read(partial(_mounted, scene, one, ridden))


def _mounted(scene: Scene, one: Combatant[Sheet], ridden: dict[str, str]) -> Iterator[Problem]:
    """``ridden``: who sits on what so far."""
    mount, path = one.sheet.mount, f"{one.path}.mount"
    other = scene.by_id.get(mount) if mount is not None else None
    if mount is None or (other is None and mount in scene.declared):
        return
    if other is None:
        mounts = [horse.id for horse in scene.combatants if horse.sheet.is_mount]
        data = refuse.near(mount, mounts) if mounts else {"known": "none", "near": ""}
        yield Problem(path, mount, "no-such-mount", data)
    elif not other.sheet.is_mount:
        yield Problem(path, mount, "not-a-mount")
    elif mount in ridden:
        yield Problem(path, mount, "ridden-twice", {"first": ridden[mount]})
    elif one.sheet.is_mount:
        yield Problem(path, mount, "mount-rides")
    else:
        ridden[mount] = one.id
