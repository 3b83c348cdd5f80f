"""Faults between creatures: who causes a condition, holds somebody, rides somebody, acts in a group."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bojiste.errors import Problem
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks.weapon import attacks
from bojiste.systems.srd5.prepare import Combatant, Scene, ground_of, mode_of, places
from bojiste.systems.srd5.words import ABILITIES, SIZES, SPACE_SQUARES, SQUARE


def causes(scene: Scene) -> Iterator[Problem]:
    """Conditions caused by somebody who is not there (B01)."""
    for one in scene.combatants:
        for text in one.now.get("conditions", ()):
            _, _, cause = text.partition(":")
            if cause and cause not in scene.declared:
                known = ", ".join(sorted(scene.declared))
                yield Problem(f"{one.path}.now.conditions", cause, "unknown-combatant", {"known": known})


def makers(scene: Scene) -> Iterator[Problem]:
    """Creatures made by somebody who is not there."""
    for one in scene.combatants:
        if one.sheet.maker is not None and one.sheet.maker not in scene.declared:
            known = ", ".join(sorted(scene.declared))
            yield Problem(f"{one.path}.maker", one.sheet.maker, "unknown-combatant", {"known": known})


def grapples(scene: Scene) -> Iterator[Problem]:
    """Grapples that cannot be: by nobody, of somebody too large, out of reach, without a hand for it (B11)."""
    start = places(scene, mode_of(scene), ground_of(scene)[1])
    held: dict[str, int] = {}
    for one in scene.combatants:
        for text in one.now.get("conditions", ()):
            name, _, by = text.partition(":")
            if name == "grappled" and not by:
                yield Problem(f"{one.path}.now.conditions", name, "grapple-by-nobody")
            if name == "grappled" and by in scene.by_id:
                held[by] = held.get(by, 0) + 1
                yield from _hold(scene, scene.by_id[by], one, start, held[by])


def _hold(
    scene: Scene, who: Combatant, whom: Combatant, start: Mapping[str, tuple[int, int]], hands: int
) -> Iterator[Problem]:
    """Faults of one grapple, the how-manieth of whoever holds."""
    path, sizes = f"{whom.path}.now.conditions", [SIZES.index(one.sheet.size) for one in (who, whom)]
    if not rules.grapple.target(*sizes):
        yield Problem(path, who.id, "grapple-too-large", {"size": whom.sheet.size})
    if who.id in start and whom.id in start and not _within_arm(scene, who, whom, start):
        yield Problem(path, who.id, "grapple-out-of-reach", {"who": who.id})
    busy = len(who.now.get("held") or ()) + who.sheet.shield + hands - 1
    if not rules.grapple.hand(who.sheet.hands, busy):
        yield Problem(path, who.id, "grapple-without-hand", {"who": who.id})


def _within_arm(scene: Scene, who: Combatant, whom: Combatant, start: Mapping[str, tuple[int, int]]) -> bool:
    """Whether somebody is within the reach of another's arms."""
    (x, y), (u, v) = start[who.id], start[whom.id]
    sizes = [SIZES.index(one.sheet.size) for one in (who, whom)]
    if mode_of(scene) == "grid":
        far = rules.grid.distance(u - x, v - y, *(SPACE_SQUARES[size] for size in sizes))
    else:
        far = rules.grid.off_feet(u - x, v - y, *(rules.size.table(size) for size in sizes))
    arms = [way.reach for way in attacks(who.sheet, dict.fromkeys(ABILITIES, 0), 0) if way.melee]
    return far <= max(SQUARE, *arms)


def mounts(scene: Scene) -> Iterator[Problem]:
    """Riders whose mount is none for them (B10)."""
    ridden: dict[str, str] = {}
    for one in scene.combatants:
        id, path = one.now.get("mount"), f"{one.path}.now.mount"
        if id is None:
            continue
        mount = scene.by_id.get(id)
        if mount is None:
            if id not in scene.declared:
                yield Problem(path, id, "unknown-combatant", {"known": ", ".join(sorted(scene.declared))})
            continue
        if mount.sheet.mount is None or scene.relation(one.side, mount.side) != "friendly":
            yield Problem(path, id, "no-mount", {"who": id})
        elif not rules.mounted.who(True, SIZES.index(one.sheet.size), SIZES.index(mount.sheet.size)):
            yield Problem(path, id, "mount-too-small", {"size": mount.sheet.size})
        elif one.now.get("control") == "controlled" and not rules.mounted.trained(mount.sheet.mount):
            yield Problem(f"{one.path}.now.control", "controlled", "cannot-be-led", {"who": id})
        if id in ridden or mount.now.get("mount"):
            yield Problem(path, id, "mount-twice", {"other": ridden.get(id, id)})
        ridden[id] = one.id


def groups(scene: Scene) -> Iterator[Problem]:
    """Initiative groups of creatures that are not alike, or of player characters (B12)."""
    first: dict[str, Combatant] = {}
    for one in scene.combatants:
        group = one.sheet.init_group
        if group is None:
            continue
        if one.sheet.kind == "character":
            yield Problem(f"{one.path}.init_group", group, "group-of-characters")
        leader = first.setdefault(group, one)
        if one.sheet != leader.sheet or one.side != leader.side:
            yield Problem(f"{one.path}.init_group", group, "group-not-alike", {"other": leader.id})
