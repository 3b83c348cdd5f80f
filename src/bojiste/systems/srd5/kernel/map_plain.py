"""What of a scene on a map the kernel cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pydantic import BaseModel

from bojiste.kernel import ways
from bojiste.systems.srd5.kernel import begun, gifts, map_lists, map_slopes
from bojiste.systems.srd5.kernel.map_arms import ITEMS, KINDS, THINGS
from bojiste.systems.srd5.kernel.map_light import LAMPS
from bojiste.systems.srd5.kernel.plain import (
    MOST_PARTS,
    MOST_WAYS,
    NOW,
    TACTICS,
    falls_plainly,
    of_any_scene,
    regrows_plainly,
)
from bojiste.systems.srd5.play.action import light_melee
from bojiste.systems.srd5.play.start import begin
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.words import SQUARE

HARMLESS = frozenset(
    """aggressive brave cunning_action dark_devotion devils_sight duergar_resilience earth_glide echolocation evasion
    fey_ancestry flyby gnome_cunning keen_hearing keen_sight keen_smell legendary_resistance light_sensitivity lucky
    magic_resistance nimble_escape running_leap siege_monster standing_leap stone_camouflage sunlight_sensitivity
    sure_footed tunneler two_headed web_walker""".split()  # noqa: SIM905 (a list to be read)
)
"""Traits that change nothing where nobody casts, or always the same."""
PLAYED = frozenset(
    """ambusher blood_frenzy martial_advantage pack_tactics parry rampage relentless relentless_endurance sneak_attack
    surprise_attack undead_fortitude""".split()  # noqa: SIM905 (a list to be read)
)
"""Traits that the kernel plays."""
SHEET = frozenset(
    """ac abilities ammunition approximated armour armour_proficient attack attacks blindsight breathes calling casting
    challenge concentration_bonus cond_immune darkvision experience focus hands hides hit_dice hp_max immune init_group
    initiative kind kit level mount multiattack not_proficient passive_perception potions prof_bonus regeneration resist
    save_bonus saves shield size skills slots speed spell_attack spell_dc traits tremorsense truesight type unplayed
    uses_death_saves vulnerable weapons""".split()  # noqa: SIM905 (a list to be read)
)
"""Entries of a sheet that the kernel knows; what else a sheet says it leaves to the readable engine."""
ATTACK = frozenset(
    """charge critical_from damage heavy hurled light magical material name natural range reach then to_hit two_hands
    weapon wounded""".split()  # noqa: SIM905 (a list to be read)
)
"""The same of a printed attack."""
DASHED = 2
"""Dash makes a move so many times as long."""


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene on a map, each once; none: it plays the scene."""
    return iter(_lacking(scene))


@lru_cache(maxsize=64)
def _lacking(scene: Scene) -> tuple[str, ...]:
    found = dict.fromkeys((*of_any_scene(scene), *_of_scene(scene)))
    if not found:
        table = Table(scene, begin(scene))
        for who in scene.prepared.profiles.values():
            found |= dict.fromkeys(_of(scene, who, table))
    return tuple(f"lacks-{word}" for word in found)


def _of_scene(scene: Scene) -> Iterator[str]:
    """What of the place and of all of them together."""
    prepared, field, scenery = scene.prepared, scene.world.field, scene.prepared.scenery
    everybody = tuple(prepared.profiles.values())
    special = prepared.special and not map_slopes.plain_heights(scene)
    if special or prepared.darkens or prepared.shines or not _lit_plainly(scene):
        yield "place"
    options = scene.options
    odd = options.realistic_diagonals or options.switch_subtract != "cost"
    if field.sight or scenery.cover or odd or not _placed(scene) or not _fits(scene):
        yield "map"
    attacks = [attack for who in everybody for attack in who.attacks]
    riders = [power for who in everybody for power in gifts.riders(who.attacks, True)]
    parts = sum(map(_parts, attacks)) + sum(len(one.row.damage) for one in riders)
    if len(attacks) > MOST_WAYS or parts > MOST_PARTS or len(riders) > gifts.MOST_POWERS:
        yield "crowd"
    if not map_lists.fits(everybody):
        yield "crowd"
    if prepared.lairs or any(who.powers for who in everybody):
        yield "powers"


def _parts(attack: Attack) -> int:
    """How many components of damage an attack may have."""
    return len(attack.components) + len(attack.wounded) + (len(attack.charge.components) if attack.charge else 0)


DAZZLED = frozenset({"light_sensitivity", "sunlight_sensitivity"})


def _lit_plainly(scene: Scene) -> bool:
    """Whether light and darkness hide people from each other only: there is no fog, nobody is dazzled here and not
    there, and all know where every lamp is."""
    scenery, everybody = scene.prepared.scenery, scene.prepared.profiles
    clear = not (scenery.fog or scenery.mist) and len(scenery.lamps) <= LAMPS
    even = not scenery.dim or not any(DAZZLED & who.traits.keys() for who in everybody.values())
    return clear and even and not any(lamp.by is not None and everybody[lamp.by].hides for lamp in scenery.lamps)


def _placed(scene: Scene) -> bool:
    """Whether everybody has a square of its own at the start."""
    start = scene.prepared.start
    return len(start) == len(scene.prepared.profiles) == len(set(start.values()))


def _fits(scene: Scene) -> bool:
    """Whether there is room for the map, and for all ways of everybody."""
    ground = scene.prepared.ground
    return ground is not None and all(
        ways.fits(ground.width, ground.height, DASHED * _speed(scene, who) // SQUARE, len(who.enemies))
        for who in scene.prepared.profiles.values()
    )


def _speed(scene: Scene, who: Profile) -> int:
    """How fast somebody goes at the most."""
    return max(who.speeds["walk"], who.speeds["swim"]) if map_slopes.flooded(scene) else who.speeds["walk"]


def _of(scene: Scene, who: Profile, table: Table) -> Iterator[str]:
    """What of one combatant."""
    sheet = who.sheet
    if who.combatant.tactic not in TACTICS:
        yield "tactic"
    if who.is_object or who.flat_reduction or sheet.absorbs or sheet.splits:
        yield "objects"
    if not who.traits.keys() <= HARMLESS | PLAYED:
        yield "traits"
    if not regrows_plainly(who) or not _says_only(sheet, SHEET):
        yield "features"
    if who.forms or who.fluid:
        yield "shapes"
    if any(key.startswith("use ") for one in sheet.multiattack for key in one) or not _arms(who):
        yield "strikes"
    if not all(map(_simple, who.attacks)) or not all(_says_only(one, ATTACK) for one in sheet.attack):
        yield "attacks"
    if not all(map(gifts.rider_at_once, gifts.riders(who.attacks, True))):
        yield "powers"
    if not _begins_plainly(who):
        yield "begun"
    drowns = map_slopes.flooded(scene) and sheet.breathes == "air"
    if (drowns or not who.dies_at_zero) and not falls_plainly(who, table):
        yield "falls"


def _begins_plainly(who: Profile) -> bool:
    """Whether the scene says of its present state only what the kernel knows."""
    given = who.combatant.now
    known = given.keys() <= NOW | {"airless", "ammunition", "arrives", "held", "position"}
    comes = not given.get("arrives") or (given.get("hp") != 0 and (given.get("life") or "ok") == "ok")
    items = {attack.item for attack in who.attacks}
    held = given.get("held") or ()
    return known and comes and begun.suffers_plainly(who, True) and len(held) <= 2 and {*held} <= items


def _says_only(said: BaseModel, known: frozenset[str]) -> bool:
    """Whether all entries but these are as usual."""
    fields = type(said).model_fields
    usual = {name: field.get_default(call_default_factory=True) for name, field in fields.items() if name not in known}
    return all(getattr(said, name) == value for name, value in usual.items())


def _simple(attack: Attack) -> bool:
    """Whether an attack is a blow or a shot that does damage, and always the same."""
    odd = attack.on or attack.instead or attack.word in ("net", "lance")
    return bool(attack.components) and not odd


def bites(scene: Scene) -> bool:
    """Whether any hit brings something besides damage, or may be a charge, or not all begins as usual."""
    return begun.hampered(scene) or any(
        attack.then or attack.charge for who in scene.prepared.profiles.values() for attack in who.attacks
    )


MAP, BITTEN, SLOPES = "map", "bitten", "slopes"
"""The names of the loops of fights on a map (``BITTEN``: where hits bring something besides damage, somebody charges,
or suffers something all along, or the fight is under way; ``SLOPES``: where there are heights, or all is water)."""


def loop(scene: Scene) -> str:
    """By which loop a scene is played."""
    return SLOPES if map_slopes.special(scene) else BITTEN if bites(scene) else MAP


def _arms(who: Profile) -> bool:
    """Whether the hands of the kernel do: one blade at a time, not too many weapons, and a fist besides."""
    light = {light_melee(who, attack) for attack in who.attacks} - {""}
    pair = len(light) > 1 or any(who.pieces(item) > 1 for item in light)
    fist = any(attack.melee and not attack.item and attack.reach for attack in who.attacks)
    items = {attack.item: attack.counted for attack in who.attacks if attack.item}
    endless = any(attack.thrown and attack.item and not attack.counted for attack in who.attacks)
    fallen = who.dies_at_zero or not endless
    shots = {attack.ammunition for attack in who.attacks} - {""}
    few = len(items) <= ITEMS and sum(max(1, pieces) for pieces in items.values()) <= THINGS and len(shots) <= KINDS
    return not pair and fist and fallen and few and who.hands <= 2
