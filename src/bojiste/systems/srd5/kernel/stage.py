"""The arrays of a scene: what everybody has all along, how everybody begins, and what is counted."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from bojiste.core.ask import GM
from bojiste.core.system import Outcome
from bojiste.kernel.counts import Shape
from bojiste.kernel.limits import SIDES
from bojiste.kernel.loop import loop
from bojiste.kernel.stage import SMALL, Code, Stage, Twin, bits, by_column, columns
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import PLAIN, SOURCES, begun, gifts, plain
from bojiste.systems.srd5.kernel.course import REASONS, fight, measured, set_up
from bojiste.systems.srd5.kernel.gifts import MOST_POWERS
from bojiste.systems.srd5.kernel.order import ALL, LISTED, MIXED
from bojiste.systems.srd5.kernel.plain import MOST, MOST_HANDS, MOST_PARTS, MOST_WAYS, TACTICS, planned
from bojiste.systems.srd5.kernel.plan import Plan, eyes
from bojiste.systems.srd5.kernel.plight import DEEP, FALLEN, KEPT
from bojiste.systems.srd5.kernel.strikes import attacks
from bojiste.systems.srd5.measure import measure
from bojiste.systems.srd5.play.spellcasting.ongoing_effects import armor_class
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import fight_end
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.traits import lucky
from bojiste.systems.srd5.words import DAMAGE_TYPES, LIFE, OK

PAIRS = SIDES * (SIDES - 1) // 2


COLUMNS = [
    *columns("rounds lives_changed up listed max_rounds sides ties compare_die least absorbed open_hp finishes tends"),
    *columns("many many_pairs"),
    *columns("pairs", PAIRS, 2),
    *columns(
        "hp hp_max thp life death_success death_fail prone floored dropped initiative surprised potions kit", MOST
    ),
    *columns("members", SIDES),
    *columns("first_round begins said whose close sloping flooded"),
    *columns("gasps airless breath", MOST),
    *columns("said_order begun stiff", MOST),
    *columns("emboldened adds regrows around", MOST),
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
    *columns("brings by_strength legend_cost handles then_grip", MOST_WAYS),
    *columns("runs run_first run_last run_brings run_shows run_radiant throws", MOST_WAYS),
    *columns("charging"),
    *columns("grips", MOST),
    *columns("grip_way grip_attacks grip_second grip_fresh grip_up grip_down", MOST_HANDS),
    *columns("part_dice part_sides part_adds part_sum part_type part_drained", MOST_PARTS),
    *columns("meets", MOST_PARTS, MOST),
    *columns("magical legends idle many_powers lost"),
    *columns("laid deep plight proof resisted out many_kept freely legendary_left", MOST),
    *columns("stack", MOST, DEEP),
    *columns("kept_up", MOST, KEPT),
    *columns("a_day evades stings blows first_power last_power legendary legend_way legend_last", MOST),
    *columns("stands_halved ducks_halved", MOST),
    *columns("spent rounds_left", MOST_POWERS),
    *columns("gathered"),
    *columns("gathered_part gathered_damage", len(DAMAGE_TYPES)),
    *columns("power_owner power_time power_area power_crowd power_each power_cost power_recharge", MOST_POWERS),
    *columns(
        "power_uses power_rounds power_repeats power_once power_hurts power_pushes power_mild power_drains", MOST_POWERS
    ),
    *columns(
        "power_most power_dc power_saves power_physical power_nimble power_half power_alike power_mark", MOST_POWERS
    ),
    *columns("power_first power_last power_radiant", MOST_POWERS),
    *columns("power_meant power_floors power_grips power_binds power_lays power_whole", MOST_POWERS, MOST),
    *columns("power_bonus power_helps power_hinders", MOST_POWERS, MOST),
]
"""First what changes: the fields of ``now.Fighter`` that the kernel keeps. ``up``: who is conscious, ``members``:
who belongs to a side, as bits; ``around``: who stands beside somebody; ``emboldened``, ``adds``: whether a trait may
help its attacks, may add dice to hits. ``leader``: the first of those who roll initiative together; ``enemies``,
``allies``, ``knows`` (whose hit points it knows): fighters as bits; ``friendly``: sides as bits; ``floored``: by
whom it was thrown down, as bits; ``way``: where its attacks begin, ``attacks``: how many; ``place``: in the order of
turns; ``whole``: the parts of the room around somebody whom not all enemies find room at (0: they do), ``share``:
how many of them somebody takes; ``ducks``: dodges where there is nobody to strike; ``thin_``: of the damage of who
has half of its hit points; ``runs``: how long a run makes it a charge (0: none does), ``run_``: what a charge
does besides, ``throws``: whether it opens more to who has thrown somebody down; ``charging``: this attack is one.
``first_round``: with which round it begins, ``whose``: with whose turn (``begins``: that place in the order), ``said``,
``said_order``: the order that is known; ``begun``: what somebody suffers all along, ``stiff``: its Dodge is over at
once; ``close``: a blow falls from within five feet; ``sloping``: the ground has heights, ``flooded``: all is
under water; ``gathered``: of how many types the damage is that has been rolled, ``gathered_part`` the first
component of each, ``gathered_damage`` how much of it; ``gasps``: who cannot breathe there, ``airless``: rounds
without air, of so many (``breath``)."""
TIES = {"none": LISTED, "mixed": MIXED, "all": ALL}


PLAINLY = {
    "FEATURES": False,
    "POWERS": False,
    "BRINGS": False,
    "RUNS": False,
    "BEGUN": False,
    "HIGH": False,
    "TOLD": False,
}
"""What the loop of plain fights knows."""


FIGHTS = loop("srd5", set_up, fight, measured)


@cache
def code() -> Code:
    """The compiled loop; made once."""
    return Code(Twin(lambda: FIGHTS, COLUMNS, SOURCES, known={"RUNS": False, "HIGH": False}))


@cache
def plain_code() -> Code:
    """The same for scenes without features, telling nothing: faster, and compiled in half of the time."""
    return Code(Twin(lambda: FIGHTS, COLUMNS, SOURCES, PLAIN, growth=SMALL, known=PLAINLY))


def stage(scene: Scene) -> Stage:
    """The fights of a scene of which nothing is lacking (``plain.lacks``)."""
    state = begin(scene)
    plans = [planned(scene, who) for who in scene.prepared.profiles.values()]
    chosen = code() if plain.featured(scene) else plain_code()
    return Stage(chosen, shape(scene, state), values(scene, state, plans), teller=code)


def values(scene: Scene, state: State, plans: list[Plan | None]) -> dict[str, Any]:
    """What a scene puts into the columns, where everybody attacks by these plans."""
    profiles = tuple(scene.prepared.profiles.values())
    table = Table(scene, state)
    made = [plain.attacks_of(who, plan, table) for who, plan in zip(profiles, plans, strict=True)]
    given = gifts.gifts(profiles, made, scene.prepared.mode == "grid")
    rows = [_row(scene, state, who) | _begins(state[who.id]) for who in profiles]
    for row, plan in zip(rows, plans, strict=True):
        row |= {"armed": 0, "dropped": 0} if plan is not None and plan.hands else {}
    found = _options(scene) | by_column(rows) | {"leader": _leaders(state, profiles)}
    found |= _room(scene, profiles) | _bodies(scene, state, profiles) | begun.columns(scene, state)
    return found | attacks(scene, table, plans, given)


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
        "finishes": int(after == fight_end.FINISHED),
        "tends": int(after in (fight_end.TENDED, fight_end.CAPTURED)),
        "many": len(scene.combatants),
        "pairs": pairs,
        "many_pairs": len(pairs),
    }


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, state: State, who: Profile) -> dict[str, int]:
    sides = [side.id for side in scene.sides]
    table = Table(scene, state)
    at_hand = table.ways(who).at_hand
    weary = rules.condition.exhaustion(state[who.id].exhaustion)
    walks = _halved(scene, plain.walks(table, who), weary.halvings)
    return {
        "side": sides.index(who.side),
        "init_bonus": who.init_bonus,
        "character": who.is_character,
        "given": state[who.id].initiative is not None,
        "caught": bool(who.combatant.now.get("surprised")) and _life(state[who.id]) == OK,
        "ac": armor_class(table, who),
        "dies": who.dies_at_zero,
        "save_bonus": who.save_bonus,
        "lucky": lucky.TRAIT.of(who),
        "medicine": who.skills["medicine"],
        "emboldened": bool({"pack_tactics", "blood_frenzy", "ambusher"} & who.traits.keys()),
        "adds": bool({"sneak_attack", "martial_advantage", "surprise_attack"} & who.traits.keys()),
        "regrows": 0 if who.regeneration is None else who.regeneration.amount,
        "packs": "pack_tactics" in who.traits,
        "frenzied": "blood_frenzy" in who.traits,
        "ambushes": "ambusher" in who.traits,
        "armed": len(who.first_item),
        "stands": _stands(scene, walks),
        "ducks": walks > 0,
        "stands_halved": _stands(scene, _halved(scene, walks)),
        "ducks_halved": _halved(scene, walks) > 0,
        "a_day": who.traits.get("legendary_resistance", 0),
        "evades": "evasion" in who.traits,
        "stings": bool(who.stings),
        "blows": eyes(scene, state, who).blows,
        "legendary": who.legendary,
        "sneaks": who.traits.get("sneak_attack", 0),
        "presses": who.traits.get("martial_advantage", 0),
        "around": -1,
        "startles": who.traits.get("surprise_attack", 0),
        "rampages": "rampage" in who.traits,
        "seizes": any(gifts.holds(attack.then) for attack in who.attacks),
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
        "knows": bits(one.index for one in (*who.enemies, *who.allies) if knows(scene, state, who, one)),
    }


def knows(scene: Scene, state: State, who: Profile, one: Profile) -> bool:
    """Whether the seat of somebody is told the hit points of another."""
    return who.seat == GM or scene.system.sight(scene, state, who.seat, one.id) == "all"


def _stands(scene: Scene, speed: int) -> bool:
    """Whether somebody who lies can stand up on its turn."""
    return not rules.prone.stand_blocked(speed, speed, rules.prone.stand(speed, 0, scene.options.distance_quantum_hf))


def _halved(scene: Scene, speed: int, times: int = 1) -> int:
    return rules.movement.speed_calc(speed, 0, times, False, scene.options.distance_quantum_hf)


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
        "floored": FALLEN if "prone" in now.conditions else 0,
        "dropped": len(now.dropped),
        "out": "unconscious" in now.conditions,
        "reaction": now.reaction,
        "dodging": now.dodging,
        "initiative": now.initiative or 0,
    }


def _life(now: Any) -> int:
    return LIFE.index(now.life) if isinstance(now.life, str) else int(now.life)


# -- what is counted -----------------------------------------------------------------------------------------------


def shape(scene: Scene, state: State) -> Shape:
    """The keys of ``measure``, and how large its numbers get."""
    usual = measure(scene, state, Outcome(None, "undecided", {"rounds": 0}))
    most = (scene.options.max_rounds, *(state[one.id].hp_max for one in scene.combatants))
    return Shape(tuple(usual.flags), tuple(usual.counts), most, tuple(side.id for side in scene.sides), REASONS)
