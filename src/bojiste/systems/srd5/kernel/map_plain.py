"""What of a scene on a map the kernel cannot do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import gt

from pydantic import BaseModel

from bojiste.kernel import ways
from bojiste.systems.srd5.kernel import begun, gifts, map_lists, map_slopes
from bojiste.systems.srd5.kernel.map_arms import ITEMS, KINDS, THINGS
from bojiste.systems.srd5.kernel.map_light import LAMPS
from bojiste.systems.srd5.kernel.plain import (
    MOST_PARTS,
    MOST_WAYS,
    NOW,
    Lack,
    charmed,
    falls_plainly,
    of_any_scene,
    other_tactic,
    regrows_plainly,
    thing,
)
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.actions import light_melee
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.prepare import Attack, Profile, Scene
from bojiste.systems.srd5.traits.every import TRAITS
from bojiste.systems.srd5.words import SQUARE

HARMLESS = frozenset(trait.name for trait in TRAITS if trait.twin.on_map == "harmless")
"""Traits that change nothing where nobody casts, or always the same."""
PLAYED = frozenset(trait.name for trait in TRAITS if trait.twin.on_map == "played")
"""Traits that the kernel plays."""
SHEET = frozenset(
    """ac ac_bonus abilities ammunition approximated armour armour_proficient attack attacks blindsight breathes calling
    casting challenge concentration_bonus cond_immune darkvision experience focus hands hides hit_dice hp_max immune
    init_group initiative items kind kit level mount multiattack not_proficient passive_perception potions prof_bonus
    race regeneration resist save_bonus saves shield size skills slots speed spell_attack spell_dc style subclass traits
    tremorsense truesight type unplayed uses_death_saves vulnerable weapons""".split()  # noqa: SIM905 (a list to be read)
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
    return (word for word, lacking in LACKS_OF_SCENE if lacking(scene))


def _special(scene: Scene) -> bool:
    """Whether the place is one that the kernel does not know."""
    prepared = scene.prepared
    rough = prepared.special and not map_slopes.plain_heights(scene)
    return bool(rough or prepared.darkens or prepared.shines or not _lit_plainly(scene))


def _drawn_oddly(scene: Scene) -> bool:
    """Whether lines and ways on its map are not those of the kernel, or there is no room for them."""
    options = scene.options
    odd = options.realistic_diagonals or options.switch_subtract != "cost"
    declared = scene.world.field.sight or scene.prepared.scenery.cover
    return bool(odd or declared) or not _placed(scene) or not _fits(scene)


def _too_many(scene: Scene) -> bool:
    """Whether a desk has no room for all attacks and what they bring, or for all lists."""
    everybody = tuple(scene.prepared.profiles.values())
    attacks = [attack for who in everybody for attack in who.attacks]
    riders = [power for who in everybody for power in gifts.riders(who.attacks, True)]
    parts = sum(map(_parts, attacks)) + sum(gifts.shares(one) for one in riders)
    counted = (len(attacks), parts, len(riders))
    return any(map(gt, counted, (MOST_WAYS, MOST_PARTS, gifts.MOST_POWERS))) or not map_lists.fits(everybody)


def _empowered(scene: Scene) -> bool:
    return bool(scene.prepared.lairs) or any(who.powers for who in scene.prepared.profiles.values())


LACKS_OF_SCENE: tuple[tuple[str, Callable[[Scene], bool]], ...] = (
    ("place", _special),
    ("map", _drawn_oddly),
    ("crowd", _too_many),
    ("powers", _empowered),
)
"""What keeps the kernel from a scene on a map because of the place and of all of them together."""


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
    return (word for word, brings in LACKS if brings(scene, who, table))


def _strange(scene: Scene, who: Profile, table: Table) -> bool:
    return not who.traits.keys() <= HARMLESS | PLAYED


def _featured_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    return not regrows_plainly(who) or not _says_only(who.sheet, SHEET)


def _shaped(scene: Scene, who: Profile, table: Table) -> bool:
    return bool(who.forms or who.fluid)


def _armed_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    uses = any(key.startswith("use ") for one in who.sheet.multiattack for key in one)
    return uses or not _arms(who)


def _strikes_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    plain = all(map(_simple, who.attacks)) and not any(map(charmed, who.attacks))
    return not plain or not all(_says_only(one, ATTACK) for one in who.sheet.attack)


def _brings_more(scene: Scene, who: Profile, table: Table) -> bool:
    return not all(map(gifts.rider_at_once, gifts.riders(who.attacks, True)))


def _begins_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    return not _begins_plainly(who)


def _falls_oddly(scene: Scene, who: Profile, table: Table) -> bool:
    drowns = map_slopes.flooded(scene) and who.sheet.breathes == "air"
    return (drowns or not who.dies_at_zero) and not falls_plainly(who, table)


LACKS: tuple[Lack, ...] = (
    ("tactic", other_tactic),
    ("objects", thing),
    ("traits", _strange),
    ("features", _featured_oddly),
    ("shapes", _shaped),
    ("strikes", _armed_oddly),
    ("attacks", _strikes_oddly),
    ("powers", _brings_more),
    ("begun", _begins_oddly),
    ("falls", _falls_oddly),
)
"""What keeps the kernel from a scene on a map because of one combatant, in the order in which it is told."""


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
    fist = any(attack.melee and not attack.item and attack.reach for attack in who.attacks)
    return fist and who.hands <= 2 and not _second_blade(who) and not _endless(who) and _few(who)


def _second_blade(who: Profile) -> bool:
    light = {light_melee(who, attack) for attack in who.attacks} - {""}
    return len(light) > 1 or any(who.pieces(item) > 1 for item in light)


def _endless(who: Profile) -> bool:
    """Whether it may fall and has something to throw without end."""
    return not who.dies_at_zero and any(one.thrown and one.item and not one.counted for one in who.attacks)


def _few(who: Profile) -> bool:
    """Whether a desk has room for its weapons, all their pieces and kinds of shots."""
    items = {attack.item: attack.counted for attack in who.attacks if attack.item}
    shots = {attack.ammunition for attack in who.attacks} - {""}
    pieces = sum(max(1, pieces) for pieces in items.values())
    return len(items) <= ITEMS and pieces <= THINGS and len(shots) <= KINDS
