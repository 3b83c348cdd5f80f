"""The arrays of a scene: what everybody has all along, how everybody begins, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from bojiste.core.ask import GM
from bojiste.core.system import Outcome
from bojiste.kernel.counts import Shape
from bojiste.kernel.limits import SIDES
from bojiste.kernel.stage import Code, Stage, Twin
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import plain
from bojiste.systems.srd5.kernel.course import REASONS, fights
from bojiste.systems.srd5.kernel.order import ALL, LISTED, MIXED
from bojiste.systems.srd5.kernel.plain import MOST, MOST_PARTS, MOST_WAYS, TACTICS, Plan, planned
from bojiste.systems.srd5.measure import measure
from bojiste.systems.srd5.play import aftermath, traits
from bojiste.systems.srd5.play.blow import Blow, Rolls, counts
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.guard import armor_class
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.start import begin
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, Scene, State
from bojiste.systems.srd5.words import DAMAGE_TYPES, LIFE, OK

PAIRS = SIDES * (SIDES - 1) // 2


def columns(names: str, *shape: int) -> list[tuple[Any, ...]]:
    """Columns of these names."""
    return [(name, np.int64, shape) if shape else (name, np.int64) for name in names.split()]


COLUMNS = [
    *columns("rounds lives_changed up listed max_rounds sides ties compare_die least absorbed open_hp finishes tends"),
    *columns("many many_pairs"),
    *columns("pairs", PAIRS, 2),
    *columns(
        "hp hp_max thp life death_success death_fail prone floored dropped initiative surprised potions kit", MOST
    ),
    *columns("members", SIDES),
    *columns("emboldened adds regrows", MOST),
    *columns("side init_bonus character leader given caught ac dies save_bonus lucky medicine armed", MOST),
    *columns("packs frenzied ambushes stands tactic attacks way enemies allies friendly knows", MOST),
    *columns("dodging reaction used extras beside gripped bound", MOST),
    *columns(
        "sneaks presses startles rampages parries shrugs fortitude endures tough toughness ducks whole seizes", MOST
    ),
    *columns("share", MOST, MOST),
    *columns("more", 3),
    *columns("order place entries faces tied", MOST),
    *columns("to_hit to_hit_sum critical_from usual worth helps hinders first_part last_part shows", MOST_WAYS),
    *columns("melee stabs radiant thin_first thin_last thin_shows thin_radiant", MOST_WAYS),
    *columns("then_dc then_physical then_nimble then_half then_first then_last then_radiant", MOST_WAYS),
    *columns("then_brings then_most", MOST_WAYS),
    *columns("then_grips then_binds", MOST_WAYS, MOST),
    *columns("then_meant then_floors then_bonus then_helps then_hinders", MOST_WAYS, MOST),
    *columns("part_dice part_sides part_adds part_sum", MOST_PARTS),
    *columns("meets", MOST_PARTS, MOST),
]
"""First what changes: the fields of ``now.Fighter`` that the kernel keeps. ``up``: who is conscious, ``members``: who
belongs to a side, as bits; ``emboldened``, ``adds``: whether a trait may help its attacks, may add dice to hits.
``leader``: the first of those who roll initiative together; ``enemies``, ``allies``, ``knows`` (whose hit points it
knows): fighters as bits; ``friendly``: sides as bits; ``floored``: by whom it was thrown down, as bits; ``way``: where
its attacks begin, ``attacks``: how many; ``place``: in the order of turns; ``whole``: the parts of the room around
somebody whom not all enemies find room at (0: they do), ``share``: how many of them somebody takes; ``ducks``: dodges
where there is nobody to strike; ``thin_``: of the damage of who has half of its hit points."""
SOURCES = Path(__file__).parents[1]
TIES = {"none": LISTED, "mixed": MIXED, "all": ALL}


@cache
def code() -> Code:
    """The compiled loop; made once."""
    return Code(Twin(fights, COLUMNS, SOURCES))


def stage(scene: Scene) -> Stage:
    """The fights of a scene of which nothing is lacking (``plain.lacks``)."""
    state = begin(scene)
    plans = [planned(scene, who) for who in scene.prepared.profiles.values()]
    return Stage(code(), shape(scene, state), values(scene, state, plans))


def values(scene: Scene, state: State, plans: list[Plan | None]) -> dict[str, Any]:
    """What a scene puts into the columns, where everybody attacks by these plans."""
    profiles = tuple(scene.prepared.profiles.values())
    rows = [_row(scene, state, who) | _begins(state[who.id]) for who in profiles]
    found = _options(scene) | by_column(rows) | {"leader": _leaders(state, profiles)}
    return found | _room(scene, profiles) | _bodies(scene, state, profiles) | _attacks(profiles, plans)


def by_column(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[Any]]:
    """Columns of these rows, which have all the same keys."""
    return {name: [_plain(row[name]) for row in rows] for name in (rows[0] if rows else ())}


def _plain(value: Any) -> Any:
    return value if isinstance(value, list) else int(value)


def _options(scene: Scene) -> dict[str, Any]:
    """What holds for the whole fight."""
    options, after = scene.options, scene.world.aftermath
    sides = [side.id for side in scene.sides]
    pairs = [pair for pair in combinations(range(len(sides)), 2)
             if scene.relation(sides[pair[0]], sides[pair[1]]) == "hostile"]  # fmt: skip
    return {
        "max_rounds": options.max_rounds,
        "sides": len(sides),
        "ties": TIES[options.init_roll_off],
        "compare_die": int(options.death_save_compare == "die"),
        "least": options.damage_floor,
        "absorbed": int(options.absorbed_damage_counts == "always"),
        "open_hp": int(options.open_hp),
        "finishes": int(after == aftermath.FINISHED),
        "tends": int(after in (aftermath.TENDED, aftermath.CAPTURED)),
        "many": len(scene.combatants),
        "pairs": pairs,
        "many_pairs": len(pairs),
    }


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, state: State, who: Profile) -> dict[str, int]:
    sides = [side.id for side in scene.sides]
    table = Table(scene, state)
    at_hand = table.ways(who).at_hand
    return {
        "side": sides.index(who.side),
        "init_bonus": who.init_bonus,
        "character": who.is_character,
        "given": state[who.id].initiative is not None,
        "caught": bool(who.combatant.now.get("surprised")) and _life(state[who.id]) == OK,
        "ac": armor_class(table, who),
        "dies": who.dies_at_zero,
        "save_bonus": who.save_bonus,
        "lucky": who.lucky,
        "medicine": who.skills["medicine"],
        "emboldened": bool({"pack_tactics", "blood_frenzy", "ambusher"} & who.traits.keys()),
        "adds": bool({"sneak_attack", "martial_advantage", "surprise_attack"} & who.traits.keys()),
        "regrows": 0 if who.regeneration is None else who.regeneration.amount,
        "packs": "pack_tactics" in who.traits,
        "frenzied": "blood_frenzy" in who.traits,
        "ambushes": "ambusher" in who.traits,
        "armed": len(who.first_item),
        "stands": _stands(scene, plain.walks(table, who)),
        "ducks": plain.walks(table, who) > 0,
        "sneaks": who.traits.get("sneak_attack", 0),
        "presses": who.traits.get("martial_advantage", 0),
        "startles": who.traits.get("surprise_attack", 0),
        "rampages": "rampage" in who.traits,
        "seizes": any(plain.holds(attack.then) for attack in who.attacks),
        "parries": who.traits.get("parry", 0) if any(way.melee and way.item for way in at_hand) else 0,
        "shrugs": who.traits.get("relentless", 0),
        "fortitude": "undead_fortitude" in who.traits,
        "endures": "relentless_endurance" in who.traits,
        "tough": bool({"undead_fortitude", "relentless", "relentless_endurance"} & who.traits.keys()),
        "toughness": rules.death.saves_are_saves(who.save_bonus, who.saves["constitution"], False),
        "tactic": TACTICS.index(who.combatant.tactic),
        "enemies": bits(one.index for one in who.enemies),
        "allies": bits(one.index for one in who.allies),
        "friendly": bits(at for at, side in enumerate(sides) if scene.relation(side, who.side) == "friendly"),
        "knows": bits(one.index for one in who.enemies if _knows(scene, state, who, one)),
    }


def bits(places: Any) -> int:
    """Places as the bits of one number."""
    return sum(1 << place for place in places)


def _knows(scene: Scene, state: State, who: Profile, one: Profile) -> bool:
    """Whether the seat of somebody is told the hit points of another."""
    return who.seat == GM or scene.system.sight(scene, state, who.seat, one.id) == "all"


def _stands(scene: Scene, speed: int) -> bool:
    """Whether somebody who lies can stand up on its turn."""
    return not rules.prone.stand_blocked(speed, speed, rules.prone.stand(speed, 0, scene.options.distance_quantum_hf))


def _leaders(state: State, profiles: tuple[Profile, ...]) -> list[int]:
    """The first of those who roll initiative with somebody; -1 for the dead."""
    living = [who for who in profiles if _life(state[who.id]) != LIFE.index("dead")]
    found = {who.id: -1 for who in profiles}
    for members in rules.initiative.group(tuple(who.init_group for who in living)):
        found |= {living[place].id: living[members[0]].index for place in members}
    return list(found.values())


def _room(scene: Scene, profiles: tuple[Profile, ...]) -> dict[str, Any]:
    """The room around everybody, and how much of it everybody takes; nothing of those whom all their enemies reach."""
    cap = scene.options.large_around_medium_or_smaller
    wholes, shares = [], []
    for target in profiles:
        limits = tuple(rules.size.surround_large(target.size, other.size, cap) for other in profiles)
        whole, parts = rules.size.parts(limits)
        wholes.append(0 if target.roomy else whole)
        shares.append(list(parts))
    return {"whole": wholes, "share": shares}


def _bodies(scene: Scene, state: State, profiles: tuple[Profile, ...]) -> dict[str, Any]:
    """Who stands, and who belongs to each side, as bits."""
    sides = [bits(one.index for one in profiles if one.side == side.id) for side in scene.sides]
    return {"up": bits(one.index for one in profiles if _life(state[one.id]) == OK), "members": sides}


def _begins(now: Any) -> dict[str, int]:
    """The numbers with which somebody begins."""
    same = ("hp", "hp_max", "thp", "death_success", "death_fail", "potions", "kit")
    return {name: getattr(now, name) for name in same} | {
        "life": _life(now),
        "prone": "prone" in now.conditions,
        "dropped": len(now.dropped),
        "initiative": now.initiative or 0,
    }


def _life(now: Any) -> int:
    return LIFE.index(now.life) if isinstance(now.life, str) else int(now.life)


# -- attacks -------------------------------------------------------------------------------------------------------


def _attacks(profiles: tuple[Profile, ...], plans: list[Plan | None]) -> dict[str, Any]:
    """The attacks of all turns, their components, and how each component meets everybody (``damage.order``): resisted
    (1), doubled (2), without effect (4)."""
    ways: list[dict[str, Any]] = []
    parts: list[dict[str, int]] = []
    meets: list[list[int]] = []
    first, many = [], []
    for plan in plans:
        assert plan is not None, "a scene of which something is lacking"
        first.append(len(ways))
        many.append(len(plan.attacks))
        for attack, worth, (helps, hinders) in zip(*plan, strict=True):
            ways.append(_way(attack) | {"worth": worth, "helps": len(helps), "hinders": len(hinders)})
            ways[-1] |= {"first_part": len(parts), "last_part": len(parts) + len(attack.components)}
            ways[-1] |= {"thin_first": len(parts) + len(attack.components)}
            ways[-1] |= {"thin_last": ways[-1]["thin_first"] + len(attack.wounded) if attack.wounded else 0}
            components = (*attack.components, *attack.wounded)
            parts += map(_part, components)
            blow = Blow(None, Rolls((), (), ()), magical=attack.magical, material=attack.material)
            meets += [[_meeting(blow, one.type, target) for target in profiles] for one in components]
            more = () if attack.then is None else attack.then.components(0, "")
            ways[-1] |= _rider(attack.then, profiles)
            ways[-1] |= {"then_first": len(parts), "then_last": len(parts) + len(more), "then_radiant": _radiant(more)}
            parts += map(_part, more)
            blow = Blow(None, Rolls((), (), ()), magical=attack.then is not None and attack.then.magical)
            meets += [[_meeting(blow, one.type, target) for target in profiles] for one in more]
    return {"way": first, "attacks": many, **by_column(ways), **by_column(parts), "meets": meets}


BROUGHT = (("prone", "then_floors"), ("grappled", "then_grips"), ("restrained", "then_binds"))
THEN_ONE = ("then_brings", "then_most", "then_dc", "then_physical", "then_nimble", "then_half")
THEN_EACH = ("then_meant", "then_floors", "then_grips", "then_binds", "then_bonus", "then_helps", "then_hinders")


def _rider(power: Power | None, profiles: tuple[Profile, ...]) -> dict[str, Any]:
    """What a hit brings besides: the saving throw, and for everybody whether it is meant, floors, and the throw."""
    if power is None:
        nothing = [0] * len(profiles)
        return dict.fromkeys(THEN_ONE, 0) | dict.fromkeys(THEN_EACH, nothing)
    ability, brought = power.row.save or "", tuple(one.condition for one in power.row.inflicts)
    helps = [traits.steels(one, ability, power.magical, brought) if ability else () for one in profiles]
    hinders = [bool(ability) and rules.armour.hampers(ability, one.used_to_armour) for one in profiles]
    return {
        "then_brings": 1,
        "then_most": power.row.most,
        "then_dc": power.dc if ability else 0,
        "then_physical": ability in ("strength", "dexterity"),
        "then_nimble": ability == "dexterity",
        "then_half": power.row.success == "half",
        "then_meant": [int(one.open_to(power)) for one in profiles],
        **{name: [int(one in brought and one not in who.cond_immune) for who in profiles] for one, name in BROUGHT},
        "then_bonus": [0] * len(profiles)
        if not ability
        else [rules.death.saves_are_saves(one.save_bonus, one.saves[ability], False) for one in profiles],
        "then_helps": [len(one) for one in helps],
        "then_hinders": [int(one) for one in hinders],
    }


def _part(one: Component) -> dict[str, int]:
    summed = sum(part.value for part in one.parts)
    return {"part_dice": one.dice, "part_sides": one.sides, "part_adds": one.flat, "part_sum": summed}


def _way(attack: Attack) -> dict[str, int]:
    return {
        "to_hit": attack.bonus,
        "to_hit_sum": sum(part.value for part in attack.parts),
        "critical_from": attack.critical_from,
        "usual": attack.mean,
        "shows": _shows(attack.components),
        "radiant": _radiant(attack.components),
        "thin_shows": _shows(attack.wounded),
        "thin_radiant": _radiant(attack.wounded),
        "melee": attack.melee,
        "stabs": bool(attack.item) and not (attack.melee and "finesse" not in attack.properties),
    }


def _shows(components: tuple[Component, ...]) -> bool:
    """Whether an event of this damage has anything to sum up."""
    return any(one.dice or one.parts for one in components)


def _radiant(components: tuple[Component, ...]) -> bool:
    return any(DAMAGE_TYPES[one.type] == "radiant" for one in components)


def _meeting(blow: Blow, type_: int, target: Profile) -> int:
    kinds = (target.resist, target.vulnerable, target.immune)
    return sum(counts(entries, type_, blow) << place for place, entries in enumerate(kinds))


# -- what is counted -----------------------------------------------------------------------------------------------


def shape(scene: Scene, state: State) -> Shape:
    """The keys of ``measure``, and how large its numbers get."""
    usual = measure(scene, state, Outcome(None, "undecided", {"rounds": 0}))
    most = (scene.options.max_rounds, *(state[one.id].hp_max for one in scene.combatants))
    return Shape(tuple(usual.flags), tuple(usual.counts), most, tuple(side.id for side in scene.sides), REASONS)
