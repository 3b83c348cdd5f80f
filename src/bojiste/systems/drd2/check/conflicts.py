"""Faults of sides and of conflicts: whom they name, whether there are enemies, what Fate there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bojiste.errors import Problem
from bojiste.kit.refuse import near, unknown, whole
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.check.names import combatant_ids, side_ids
from bojiste.systems.drd2.now import EVERYBODY
from bojiste.systems.drd2.prepare import Combatant, Scene
from bojiste.systems.drd2.words import Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Encounter


def sides(scene: Scene) -> Iterator[Problem]:
    peopled = {one.side for one in scene.combatants}
    for index, side in enumerate(scene.sides):
        if whole(scene) and side.id not in peopled:
            yield Problem(f"side[{index}].id", side.id, "side-without-members")
    for id in scene.world.tactics:
        if id not in side_ids(scene):
            yield Problem(f"tactics.{id}", id, "unknown-side", near(id, side_ids(scene)))


def conflicts(scene: Scene) -> Iterator[Problem]:
    if scene.procedure == "conflict":
        yield from encounter(scene, scene.world.conflict, "conflict")
    for index, step in enumerate(scene.world.step):
        if step.do == "conflict":
            yield from encounter(scene, step.conflict, f"step[{index}].conflict")


def encounter(scene: Scene, given: Encounter, path: str) -> Iterator[Problem]:
    """One conflict: whom it speaks of, whether there are enemies, and what they have to spend."""
    yield from _names(scene, given, path)
    if not whole(scene):
        return  # whoever could not be read may be the enemy, or bring the Fate
    roster = given.roster or tuple(one.id for one in scene.combatants)
    present = [one for one in scene.combatants if one.id in roster]
    first = [one for one in present if given.join.get(one.id, 0) < given.round]
    yield from _enemies(scene, given, path, present, first)
    for side in dict.fromkeys(one.side for one in scene.combatants):
        beings = [one for one in first if _is_being_of(one, side)]
        pool = given.fate_pool.get(side)
        if beings:
            yield from _fate(beings, side, pool, path)
        elif pool is not None and not any(_is_being_of(one, side) for one in present):
            yield Problem(f"{path}.fate_pool.{side}", pool, "fate-without-beings", {"side": side})


def _enemies(
    scene: Scene, given: Encounter, path: str, present: list[Combatant], first: list[Combatant]
) -> Iterator[Problem]:
    """A conflict has two hostile sides, and both are there when it begins."""
    if given.roster and len(present) < len(set(given.roster)):
        return  # unknown names are told of by themselves
    for there, where in ((present, path if given.roster else "combatant"), (first, f"{path}.join")):
        sides = list(dict.fromkeys(one.side for one in there))
        if not any(scene.relation(one, other) == "hostile" for one, other in combinations(sides, 2)):
            yield Problem(where, ", ".join(sides), "one-side")
            return


def _is_being_of(one: Combatant, side: str) -> bool:
    return one.side == side and one.sheet.type is Type.BEING


def _fate(beings: list[Combatant], side: str, pool: int | None, path: str) -> Iterator[Problem]:
    """Fate of a side: given once, as a pool or as contributions."""
    given = [one.sheet.fate_contribution for one in beings]
    contributions = tuple(number for number in given if number is not None)
    if pool is None and len(contributions) < len(given):
        missing = next(one for one in beings if one.sheet.fate_contribution is None)
        yield Problem(f"{missing.path}.fate_contribution", "", "fate-missing", {"side": side})
        return
    flaw = rules.fate.setup_flaw(pool, contributions)
    if flaw is not None:
        yield Problem(f"{path}.fate_pool.{side}", pool, flaw.value, {"side": side, "sum": sum(contributions)})


def _names(scene: Scene, given: Any, path: str) -> Iterator[Problem]:
    """Ids, sides and rounds that a conflict speaks of."""
    if given.max_rounds is not None and given.round > given.max_rounds:
        yield Problem(f"{path}.round", given.round, "above-maximum", {"maximum": given.max_rounds})
    ids, sides = combatant_ids(scene), side_ids(scene)
    rounds = [who for table in (given.first, given.last) for names in table for who in names]
    for field, names in (("roster", given.roster or ()), ("join", given.join), ("first", rounds)):
        yield from unknown(names, ids, f"{path}.{field}", "unknown-combatant")
    for field in ("threat", "floor", "advantage"):
        yield from unknown(getattr(given, field), [*ids, *sides, EVERYBODY], f"{path}.{field}", "unknown-combatant")
    surprise = [given.surprise] if given.surprise is not None else []
    yield from unknown(surprise, sides, f"{path}.surprise", "unknown-side")
    yield from unknown(given.fate_pool, sides, f"{path}.fate_pool", "unknown-side")
    for who in (who for who in given.threat if who in given.floor and given.threat[who] < given.floor[who]):
        data = {"threat": given.threat[who], "floor": given.floor[who]}
        yield Problem(f"{path}.threat.{who}", given.threat[who], "threat-below-floor", data)
