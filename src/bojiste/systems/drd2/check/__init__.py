"""Faults that only show when the whole scene is seen."""

from __future__ import annotations

from bojiste.errors import Problem
from bojiste.kit.refuse import reserved
from bojiste.systems.drd2.check.actions import actions, hazards, scopes
from bojiste.systems.drd2.check.combatants import combatants
from bojiste.systems.drd2.check.conflicts import conflicts, sides
from bojiste.systems.drd2.check.quick_game import quick
from bojiste.systems.drd2.check.steps import lone, steps
from bojiste.systems.drd2.check.unread import unread
from bojiste.systems.drd2.now import RESERVED
from bojiste.systems.drd2.prepare import Scene


def check(scene: Scene) -> list[Problem]:
    """All faults of a scene whose tables are sound by themselves."""
    checks = (combatants, sides, conflicts, actions, hazards, scopes, lone, steps, quick, unread)
    return [*reserved(scene, RESERVED), *(problem for each in checks for problem in each(scene))]
