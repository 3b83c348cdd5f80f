"""The arrays of attacks, of what comes with them, and of features."""

from __future__ import annotations

from typing import Any, NamedTuple

from bojiste.kernel.stage import by_column
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import gifts, plain
from bojiste.systems.srd5.kernel.plan import Hands, Plan, Step, eyes, steady, unhurt
from bojiste.systems.srd5.play.attacks.advantage import NONE
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls, counts, of_second_weapon
from bojiste.systems.srd5.play.spellcasting.ongoing_effects import by_strength
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.words import DAMAGE_TYPES, FIRE

HANDLED = ("", "draws", "stows")
"""How an attack's weapon comes to hand, as ``kernel.hands`` reads it."""


def attacks(scene: Scene, table: Table, plans: list[Plan | None], given: list[gifts.Gift]) -> dict[str, Any]:
    """The attacks of all turns, their components and those of powers, and how each component meets everybody
    (``damage.order``): resisted (1), doubled (2), without effect (4)."""
    profiles = tuple(scene.prepared.profiles.values())
    ways: list[dict[str, Any]] = []
    parts = Parts([], [], profiles, scene.prepared.mode == "grid", scene.world.field.underwater)
    states: list[dict[str, int]] = []
    spans: dict[str, list[int]] = {name: [] for name in ("way", "attacks", "grips", "legend_way", "legend_last")}
    places = gifts.places(given)
    for who, plan in zip(profiles, plans, strict=True):
        assert plan is not None, "a scene of which something is lacking"
        spans["way"].append(len(ways))
        spans["attacks"].append(plan.hands[0].many if plan.hands else len(plan.steps))
        spans["grips"].append(len(states) if plan.hands else -1)
        steps = [_step(who, step, parts, places, len(states)) for step in plan.steps]
        states += [_hands(one, len(ways), len(states)) for one in plan.hands]
        ways += steps
        spans["legend_way"].append(len(ways))
        up = [one for one in who.enemies if table.up(one)]
        for attack in plain.legend_attacks(who, table):
            cost = who.sheet.legendary_costs.get(attack.key, 1)
            found = steady(Table(scene, unhurt(scene)), who, attack, up) or NONE
            step = _step(who, Step(attack, 0, found), parts, places, 0)
            ways.append(step | {"legend_cost": cost})
        spans["legend_last"].append(len(ways))
    powers = _powers(scene, given, parts)
    return {**spans, **by_column(ways), **by_column(states), **powers, **by_column(parts.rows), "meets": parts.meets}


def _step(who: Profile, step: Step, parts: Parts, places: dict[Power, int], states: int) -> dict[str, int]:
    """An attack of somebody's whose states of the hands come after so many others."""
    components = of_second_weapon(step.attack) if step.second else step.attack.components
    helps, hinders = step.sources
    return _way(who, step.attack, components, parts, places) | {
        "helps": len(helps),
        "hinders": len(hinders),
        "worth": step.worth,
        "legend_cost": 0,
        "handles": HANDLED.index(step.handled),
        "then_grip": step.after + states if step.after >= 0 else -1,
    }


def _hands(one: Hands, ways: int, states: int) -> dict[str, int]:
    """A state of the hands of somebody whose attacks and states come after so many others."""
    return {
        "grip_way": one.first + ways,
        "grip_attacks": one.many,
        "grip_second": one.second + ways if one.second >= 0 else -1,
        "grip_fresh": one.fresh + states,
        "grip_up": one.up + states if one.up >= 0 else -1,
        "grip_down": one.down + states,
    }


class Parts(NamedTuple):
    """Components of damage, and how each meets everybody."""

    rows: list[dict[str, int]]
    meets: list[list[int]]
    profiles: tuple[Profile, ...]
    runs: bool
    """There is room to run."""
    wet: bool
    """All is under water, which quenches fire."""

    def add(self, components: tuple[Component, ...], blow: Blow, drained: str | None = None) -> tuple[int, int]:
        """Where they begin and end; ``drained``: the type of damage, or any, that a drain goes by."""
        first = len(self.rows)
        self.rows.extend(_part(one, drained) for one in components)
        self.meets.extend([self._meeting(blow, one.type, target) for target in self.profiles] for one in components)
        return first, len(self.rows)

    def _meeting(self, blow: Blow, type_: int, target: Profile) -> int:
        return _meeting(blow, type_, target) | rules.underwater.fire(self.wet and type_ == FIRE)


def _powers(scene: Scene, given: list[gifts.Gift], parts: Parts) -> dict[str, Any]:
    """Features, and what hits bring besides."""
    first, last = gifts.ranges(parts.profiles, given)
    worths = gifts.worths(eyes(scene, begin(scene), parts.profiles[0]), given)
    rows = []
    for gift, worth in zip(given, worths, strict=True):
        components = gift.power.components(0, "")
        begins, ends = parts.add(components, Blow(None, Rolls((), (), ()), magical=gift.power.magical))
        span = {"power_first": begins, "power_last": ends, "power_radiant": _radiant(components)}
        rows.append(gifts.row(scene, gift, given, worth) | span)
    return {
        "first_power": first,
        "last_power": last,
        "many_powers": len(given),
        "magical": int(bool(given) or any(who.legendary for who in parts.profiles)),
        "legends": int(any(who.legendary for who in parts.profiles)),
        **by_column(rows),
    }


def _part(one: Component, drained: str | None) -> dict[str, int]:
    return {
        "part_dice": one.dice,
        "part_sides": one.sides,
        "part_adds": one.flat,
        "part_sum": sum(part.value for part in one.parts),
        "part_type": one.type,
        "part_drained": drained in ("damage", DAMAGE_TYPES[one.type]),
    }


def _way(
    who: Profile, attack: Attack, components: tuple[Component, ...], parts: Parts, places: dict[Power, int]
) -> dict[str, int]:
    blow = Blow(None, Rolls((), (), ()), magical=attack.magical, material=attack.material)
    drained = None if attack.then is None else gifts.drained(attack.then)
    first, last = parts.add(components, blow, drained)
    thin_first, thin_last = parts.add(attack.wounded, blow, drained)
    return {
        "first_part": first,
        "last_part": last,
        "thin_first": thin_first,
        "thin_last": thin_last if attack.wounded else 0,
        "brings": -1 if attack.then is None else places[attack.then],
        **_run(attack if parts.runs else None, blow, parts, places),
        "by_strength": by_strength(who, attack),
        "to_hit": attack.bonus,
        "to_hit_sum": sum(part.value for part in attack.parts),
        "critical_from": attack.critical_from,
        "usual": attack.mean,
        "shows": _shows(components),
        "radiant": _radiant(components),
        "thin_shows": _shows(attack.wounded),
        "thin_radiant": _radiant(attack.wounded),
        "melee": attack.melee,
        "stabs": bool(attack.item) and not (attack.melee and "finesse" not in attack.properties),
    }


def _run(attack: Attack | None, blow: Blow, parts: Parts, places: dict[Power, int]) -> dict[str, int]:
    """What makes an attack a charge, and what that does besides; of no attack nothing."""
    charge = None if attack is None else attack.charge
    components = () if charge is None else charge.components
    first, last = parts.add(components, blow)
    return {
        "runs": 0 if charge is None else charge.length,
        "run_first": first,
        "run_last": last,
        "run_brings": -1 if charge is None or charge.then is None else places[charge.then],
        "run_shows": _shows(components),
        "run_radiant": _radiant(components),
        "throws": charge is not None and bool(charge.bonus),
    }


def _shows(components: tuple[Component, ...]) -> bool:
    """Whether an event of this damage has anything to sum up."""
    return any(one.dice or one.parts for one in components)


def _radiant(components: tuple[Component, ...]) -> bool:
    return any(DAMAGE_TYPES[one.type] == "radiant" for one in components)


def _meeting(blow: Blow, type_: int, target: Profile) -> int:
    kinds = (target.resist, target.vulnerable, target.immune)
    return sum(counts(entries, type_, blow) << place for place, entries in enumerate(kinds))
