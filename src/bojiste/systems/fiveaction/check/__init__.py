"""Faults that only the whole scene shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bojiste.core.reading import as_far_as_read
from bojiste.core.scene import Combatant
from bojiste.errors import Problem
from bojiste.kit import refuse
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.check import gear, people
from bojiste.systems.fiveaction.check.mounts import mounts
from bojiste.systems.fiveaction.now import RESERVED
from bojiste.systems.fiveaction.play.forge import built, slowdown_of
from bojiste.systems.fiveaction.prepare import Scene
from bojiste.systems.fiveaction.sheet import Sheet


def check(scene: Scene) -> Iterable[Problem]:
    """Every fault, each with its place."""
    yield from refuse.reserved(scene, RESERVED)
    yield from refuse.one_side(scene)
    yield from _modules(scene)
    for one in _each_entry(scene):
        for part in _PARTS:
            yield from as_far_as_read(partial(part, scene, one))
    yield from mounts(scene)


def remarks(scene: Scene) -> Iterable[Problem]:
    """Crossbows that their bearers have no tool to span."""
    for one in _each_entry(scene):
        for index, table in enumerate(one.sheet.weapons):
            weapon = built(scene.options, table)
            if weapon.key.startswith("crossbow"):
                slow = slowdown_of(scene.options, table, weapon.rows[0])
                _, tool = rules.missile.crossbow_rate(one.sheet.strength, slow)
                if tool and tool not in table.tools:
                    yield Problem(f"{one.path}.weapons[{index}].tools", "", "cannot-span", {"tool": tool})


def _each_entry(scene: Scene) -> Iterator[Combatant[Sheet]]:
    """One combatant of each entry: those of a count are alike."""
    paths: set[str] = set()
    for one in scene.combatants:
        if one.path not in paths:
            paths.add(one.path)
            yield one


def _modules(scene: Scene) -> Iterator[Problem]:
    """What one module needs or forces of another."""
    modules, path = scene.options.modules, "options.modules"
    if modules.push_back and not modules.heavy_blows:
        yield Problem(f"{path}.push_back", True, "push-back-alone")
    if modules.defence_costs_actions and modules.initiative_each_round is False:
        yield Problem(f"{path}.initiative_each_round", False, "paid-defence-wants-new-order")


_PARTS = (
    people.lives, people.wounds, people.stun, people.cover, people.parts, gear.hands, gear.shield_hand,
    people.bare_hands, people.abilities, gear.twice, gear.armour, gear.weapons, gear.shield, people.crafts, people.team,
    people.fear, people.sword_side, people.location_table,
)  # fmt: skip
"""What is looked at of each, one after another: what could not be read stops one, not the rest."""
