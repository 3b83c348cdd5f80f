"""What can be played and is hardly meant."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.errors import Problem
from bojiste.systems.srd5.prepare import Profile, Scene
from bojiste.systems.srd5.traits import sneak_attack


def remarks(scene: Scene) -> Iterable[Problem]:
    """Creatures that burrow where the field does not say what is under the ground, spells without a slot, and Sneak
    Attack without a weapon for it."""
    soil = any(scene.prepared.scenery.soil)
    for path, one in {combatant.path: combatant for combatant in scene.combatants}.items():
        if one.sheet.speed.burrow and not soil:
            yield Problem(f"{path}.speed.burrow", one.sheet.speed.burrow, "nobody-digs")
        who = scene.prepared.profiles[one.id]
        yield from _without_slot(path, who)
        if sneak_attack.TRAIT.of(who) and not any(map(sneak_attack.for_sneaking, who.attacks)):
            yield Problem(f"{path}.traits", "sneak_attack", "never-sneaks")


def _without_slot(path: str, who: Profile) -> Iterator[Problem]:
    """Spells for which a sheet has no slot (B21); whether it has been spent already is another matter."""
    for place, name in enumerate(who.sheet.spells):
        power = who.powers.get(name)
        if power is None or not power.level or power.row.use.slotless:
            continue
        if not any(who.sheet.slots[power.level - 1 :]):
            yield Problem(f"{path}.spells[{place}]", name, "no-slot", {"level": power.level})
