"""What of a scene the kernel cannot do, and the attacks that a tactic makes in one that it can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bojiste.kernel.limits import fits
from bojiste.systems.srd5.kernel import arms, begun, gifts
from bojiste.systems.srd5.kernel.plan import NOTHING, Plan, fixed, simple, steady, unhurt
from bojiste.systems.srd5.kernel.plight import DEEP, IDLE
from bojiste.systems.srd5.play import legend
from bojiste.systems.srd5.play.guise import TRUE
from bojiste.systems.srd5.play.start import begin
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.words import FT

MOST, MOST_WAYS, MOST_PARTS, MOST_HANDS = 32, 96, 128, 64
"""Combatants, attacks of all their turns, components of damage, and states of hands that a desk has room for."""
TACTICS = ("ordinary", "weakest", "naive", "idle")
NOW = frozenset(
    """conditions death_fail death_success dodging exhaustion hp hp_max initiative kit life potions reaction surprised
    thp""".split()  # noqa: SIM905 (a list to be read)
)
"""What a scene may say of somebody's present state."""
HARMLESS = frozenset(
    """aggressive amorphous brave cunning_action dark_devotion devils_sight duergar_resilience earth_glide
    echolocation evasion fey_ancestry flyby gnome_cunning ice_walk illumination incorporeal_movement
    keen_hearing keen_sight keen_smell legendary_resistance light_sensitivity lucky magic_resistance
    nimble_escape reckless running_leap siege_monster snow_camouflage standing_leap stone_camouflage
    sunlight_sensitivity teleport tunneler two_headed underwater_camouflage web_walker""".split()  # noqa: SIM905 (a list to be read)
)
"""Traits that change nothing where nobody moves and nobody casts, or always the same."""
PLAYED = frozenset(
    """ambusher blood_frenzy martial_advantage pack_tactics parry rampage relentless relentless_endurance sneak_attack
    sure_footed surprise_attack swarm undead_fortitude""".split()  # noqa: SIM905 (a list to be read)
)
"""Traits that the kernel plays."""


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-map``), each once; none: it plays the scene."""
    return iter(_lacking(scene))


@lru_cache(maxsize=64)
def _lacking(scene: Scene) -> tuple[str, ...]:
    found = dict.fromkeys(_of_scene(scene))
    if not found:
        table = Table(scene, unhurt(scene))
        for who in scene.prepared.profiles.values():
            found |= dict.fromkeys(_of(scene, who, table))
    plans = [planned(scene, who) for who in scene.prepared.profiles.values()] if not found else []
    if None in plans:
        found["attacks"] = None
    if not found:
        found |= dict.fromkeys(_together(scene, plans))
    return tuple(f"lacks-{word}" for word in found)


def _together(scene: Scene, plans: list[Plan | None]) -> Iterator[str]:
    """What of all attacks and powers together."""
    profiles, table = tuple(scene.prepared.profiles.values()), Table(scene, unhurt(scene))
    made = [attacks_of(who, plan, table) for who, plan in zip(profiles, plans, strict=True)]
    all_gifts = gifts.gifts(profiles, made)
    given = [gift.power for gift in all_gifts]
    attacks = [attack for one in made for attack in one]
    parts = sum(len(one.components) + len(one.wounded) for one in attacks) + sum(len(one.row.damage) for one in given)
    if len(attacks) > MOST_WAYS or parts > MOST_PARTS or len(given) > gifts.MOST_POWERS:
        yield "crowd"
    if sum(len(plan.hands) for plan in plans if plan is not None) > MOST_HANDS:
        yield "crowd"
    if len([one for one in given if one.row.inflicts]) > DEEP:
        yield "crowd"
    weakening = any(row.condition == "weakened" for one in given for row in one.row.inflicts)
    if weakening and any(attack.deft is not None for attack in attacks):
        yield "attacks"  # it chooses each time what leads them
    if any(one.row.leaves_alive for one in given) and not all(falls_plainly(who, table) for who in profiles):
        yield "falls"  # also who dies at 0 hit points may lie there
    if gifts.clashing(all_gifts):
        yield "powers"
    if gifts.idles(given) and any(who.combatant.tactic == "weakest" for who in profiles):
        yield "tactic"  # it does not look at whether it can act


def attacks_of(who: Profile, plan: Plan | None, table: Table) -> tuple[Attack, ...]:
    """The attacks of somebody's turn, then those of its legendary actions."""
    return (*(plan.attacks if plan is not None else ()), *legend_attacks(who, table))


def _of_scene(scene: Scene) -> Iterator[str]:
    """What of the scene as a whole."""
    prepared, world = scene.prepared, scene.world
    yield from of_any_scene(scene)
    if prepared.mode != "abstract" or prepared.distances or prepared.scenery.cover or world.field.sight:
        yield "map"
    elif world.field.underwater or not prepared.scenery.clear or prepared.scenery.dim:
        yield "place"


def of_any_scene(scene: Scene) -> Iterator[str]:
    """The same wherever it is."""
    if scene.procedure != "fight" or scene.world.encounter:
        yield "day"
    yield from begun.lacks(scene)
    if scene.rulings != "default":
        yield "rulings"
    if not has_room(scene):
        yield "crowd"


def has_room(scene: Scene) -> bool:
    """Whether there is room for all of them, and for what is counted of them."""
    most = [one.sheet.hp_max if one.now.get("hp_max") is None else one.now["hp_max"] for one in scene.combatants]
    sides = len(scene.sides)
    return len(most) <= MOST and fits(3 * sides + 2 * len(most), (scene.options.max_rounds, *most), sides)


def _of(scene: Scene, who: Profile, table: Table) -> Iterator[str]:
    """What of one combatant. Who has forms stays in the one it is in: it takes another where it can strike nobody, and
    without a map it always can."""
    sheet, given = who.sheet, who.combatant.now
    chooses = bool(gifts.features(who) or who.legendary)
    if who.combatant.tactic not in TACTICS or (chooses and who.combatant.tactic != "ordinary"):
        yield "tactic"
    if who.is_object or who.flat_reduction or sheet.absorbs or sheet.splits:
        yield "objects"
    if not who.traits.keys() <= HARMLESS | PLAYED or unplayed(scene, who):
        yield "traits"
    if not all(enemy.roomy for enemy in who.enemies) and not all(attack.melee for attack in who.attacks):
        yield "crowd"  # who finds no room to strike shoots
    if sheet.guise is not None and (given.get("form") or sheet.shape) not in (None, TRUE):
        yield "shapes"
    if not regrows_plainly(who) or who.hides or sheet.hides or not _legend_plainly(who, table):
        yield "features"
    if who.sheet.multiattack_dice.number or who.soars:
        yield "features"
    if any(attack.on or attack.instead or attack.while_held or attack.uses for attack in who.attacks):
        yield "attacks"
    if any(attack.critical_dice > 2 for attack in who.attacks) or sheet.falters:
        yield "attacks"
    if _clumsily(who, table) or not all(gifts.rider_played(attack.then) for attack in who.attacks):
        yield "powers"  # a charge needs room to run
    if not all(map(gifts.feature_played, gifts.features(who))) or _teaches(who):
        yield "powers"
    if not given.keys() <= NOW or not begun.suffers_plainly(who, False):
        yield "begun"
    elif who.combatant.tactic == "weakest" and begun.bits(begin(scene)[who.id]) & IDLE:
        yield "tactic"  # it does not look at whether it can act
    if not who.dies_at_zero and not falls_plainly(who, table):
        yield "falls"


def regrows_plainly(who: Profile) -> bool:
    """Whether hit points come back on every turn while it stands, if any do at all."""
    row = who.regeneration
    return row is None or not (row.stopped_by or row.at_zero)


def unplayed(scene: Scene, who: Profile) -> bool:
    """Whether a trait meets something with which the kernel does not play it: potions poured into a swarm, or
    a death save that would wake it, a weapon that was dropped."""
    given = [one.now.get("potions", one.sheet.potions) for one in scene.combatants]
    mended = "swarm" in who.traits and (any(given) or not who.dies_at_zero)
    return mended or ("parry" in who.traits and not who.dies_at_zero)


SLOW = 10 * FT
"""Who is slower cannot get up while it drags somebody."""


def _clumsily(who: Profile, table: Table) -> bool:
    """Whether somebody holds others in a way that changes what it can do besides."""
    seizing = [attack for attack in who.attacks if gifts.holds(attack.then)]
    free = not any(attack.item for attack in who.attacks) and not 0 < walks(table, who) < 2 * SLOW
    return bool(seizing) and (len(seizing) > 1 or not free or not who.dies_at_zero)


def _teaches(who: Profile) -> bool:
    """Whether its magic shows of what damage others feel nothing, so that its features are worth less to it."""
    riders = any(attack.then is not None and attack.then.magical for attack in who.attacks)
    return bool(who.powers) and (riders or any(attack.magical for attack in who.attacks))


def _legend_plainly(who: Profile, table: Table) -> bool:
    """Whether its legendary actions are attacks that are always at hand, features, and steps that lead nowhere."""
    moves = all(deed.startswith(("move", "teleport")) for deed in who.sheet.legendary_deeds)
    up = [one for one in who.enemies if table.up(one)]
    bare = all(
        not attack.item and simple(attack) and (not up or steady(table, who, attack, up) is not None)
        for attack in legend_attacks(who, table)
    )
    armed = not table.now[who.id].dropped  # else a weapon that it picks up is at hand only then
    return not who.legendary or (moves and bare and armed and "rampage" not in who.traits)


def legend_attacks(who: Profile, table: Table) -> list[Attack]:
    """The attacks that its legendary actions may be."""
    return legend.of_legend(table, who) if who.legendary else []


def falls_plainly(who: Profile, table: Table) -> bool:
    """Whether somebody who falls lies there as everybody does, and can get up again."""
    gets_up = walks(table, who) > 0 and (who.hands > 0 or not who.first_item)
    return gets_up and not who.cond_immune & {"prone", "unconscious"}


def walks(table: Table, who: Profile) -> int:
    """Its speed on foot, in half feet, in the form that it is in; where all is water who swims does so."""
    speeds = (table.shape(who) or who).speeds
    return (table.scene.world.field.underwater and speeds["swim"]) or speeds["walk"]


@lru_cache(maxsize=256)
def planned(scene: Scene, who: Profile) -> Plan | None:
    """What somebody strikes with on its turns; ``None`` where that hangs on more than the kernel knows."""
    if who.combatant.tactic == "idle":
        return NOTHING
    return fixed(scene, who) or arms.by_hands(scene, who)


def featured(scene: Scene) -> bool:
    """Whether anybody has what the loop of plain fights leaves out (``known.FEATURES``)."""
    profiles = scene.prepared.profiles.values()
    plans = (planned(scene, who) for who in profiles)
    return (
        begun.hampered(scene) or any(map(_has_more, profiles)) or any(plan is not None and plan.hands for plan in plans)
    )


def _has_more(who: Profile) -> bool:
    brings = any(attack.then is not None or attack.wounded for attack in who.attacks)
    grown = who.legendary or who.regeneration is not None or gifts.features(who)
    return brings or bool(grown) or not who.traits.keys() <= HARMLESS
