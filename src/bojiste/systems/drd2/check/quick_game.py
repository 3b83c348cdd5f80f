"""What does not belong into the Quick game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bojiste.errors import Problem
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.prepare import Combatant, Scene, known_skills
from bojiste.systems.drd2.words import Feature, Type

if TYPE_CHECKING:
    pass


def quick(scene: Scene) -> Iterator[Problem]:
    options = scene.options
    if not options.quick_game:
        return
    if not rules.quick_game.levels(options.quick_level).conflicts and scene.procedure in ("conflict", "expedition"):
        yield Problem("procedure", scene.procedure, "quick-without-conflicts", {"level": options.quick_level})
    for one in scene.combatants:
        for feature in rules.quick_game.scope(_features(scene, one)):
            yield Problem(one.path, one.id, "not-in-quick-game", {"feature": feature.value})


def _features(scene: Scene, one: Combatant) -> tuple[Feature, ...]:
    """Parts of the full game that a combatant brings along."""
    sheet = one.sheet
    known = known_skills(scene.world.skill, sheet.skill)
    mine = (*sheet.restricted_skills, *(sheet.characteristic.skills if sheet.characteristic else ()))
    uses = (
        (bool(sheet.abilities or sheet.flags or sheet.talents or sheet.free_manoeuvres), Feature.ABILITY),
        (any(item.store or item.sacrifice or item.exhaust_price for item in sheet.items), Feature.EQUIPMENT),
        (sheet.type is Type.HELPER, Feature.HELPER),
        (any(skill in known and known[skill].restricted for skill in mine), Feature.MAGIC),
    )
    return tuple(feature for used, feature in uses if used)
