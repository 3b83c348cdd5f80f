"""What of a scene the kernel cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bojiste.kernel.limits import fits
from bojiste.systems.fiveaction.kernel import hands
from bojiste.systems.fiveaction.options import Modules
from bojiste.systems.fiveaction.prepare import Kit, Scene
from bojiste.systems.fiveaction.sheet import Sheet
from bojiste.systems.fiveaction.words import FOOT, IMPROVISED_SHIELD, IN_HAND, PAVISE, Guard, Hand

MOST, MOST_KINDS, MOST_ARMS, MOST_CUTS, MOST_HOLDS, MOST_LISTED = 15, 15, 64, 96, 96, 512
"""Fighters, kinds of them, ways to strike, ways to wound, states of hands, and places in the lists of ways to strike
that a desk has room for."""
FARTHEST = 1000 * FOOT
"""How far from the corner of the field somebody may begin, in qf."""
TACTICS = ("fighter", "steady", "naive")
NOW = frozenset({"at", "guard", "wounds", "stun", "prone"})
"""What a scene may say of somebody's present state."""
PARTS_OF_OTHERS = (name for name in Modules.model_fields if name.startswith("hit_location_"))
PLAYED = frozenset({"initiative_each_round", *PARTS_OF_OTHERS})
"""Modules that the kernel plays, or that change nothing without others."""
PLAYABLE = frozenset(
    """accelerated_shooting ambidexterity backstab brute_force cleave combat_instincts combat_reflexes deflection
    disarm_ability dodging finesse full_compatibility improved_critical lightning_attacks mobility
    multiconcentration partial_compatibility power_attack precise_shot rapid_shooting riposte toughness weapon_focus
    weapon_specialization""".split()  # noqa: SIM905 (a list to be read)
)
"""Abilities that it plays, or that change nothing in what tactics do."""
FISTS = "weapon_specialization:bare_hands"


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-horses``), each once; none: it plays the scene."""
    return iter(_lacking(scene))


@lru_cache(maxsize=64)
def _lacking(scene: Scene) -> tuple[str, ...]:
    found = dict.fromkeys(_of_scene(scene))
    for kit in scene.prepared.kits.values():
        found |= dict.fromkeys(_of(scene, kit))
    if not found and not _has_room(scene):
        found["crowd"] = None
    return tuple(f"lacks-{word}" for word in found)


def _of_scene(scene: Scene) -> Iterator[str]:
    """What of the scene as a whole."""
    modules, usual, field = scene.options.modules, Modules(), scene.world.field
    if any(getattr(modules, name) != getattr(usual, name) for name in Modules.model_fields if name not in PLAYED):
        yield "modules"
    if field.ceiling is not None or field.width is not None:
        yield "place"
    if scene.world.intimidation:
        yield "fear"
    if scene.rulings != "default":
        yield "rulings"
    if scene.prepared.mounts or len(scene.prepared.roster) < len(scene.combatants):
        yield "horses"


def _of(scene: Scene, kit: Kit) -> Iterator[str]:
    """What of one combatant."""
    one = scene.by_id[kit.id]
    given = {key for key, value in one.now.items() if value is not None}
    unaware = one.now.get("guard") in (Guard.UNAWARE, Guard.BOUND)
    if not given <= NOW or unaware or any(place > FARTHEST for place in one.now.get("at") or ()):
        yield "begun"
    if FISTS in kit.abilities or not {name.partition(":")[0] for name in kit.abilities} <= PLAYABLE:
        yield "abilities"
    if not _armed_plainly(one.sheet, kit):
        yield "weapons"


def _armed_plainly(sheet: Sheet, kit: Kit) -> bool:
    """Whether somebody has one weapon at most, for the main hand or both, or more in their sheaths beside one in hand
    (who draws them leaves the fight to the readable engine), and a shield that protects and strikes."""
    shield = "" if kit.shield is None else kit.shield.row
    shot = any(arm.shot for arm in kit.arms) or shield in (IMPROVISED_SHIELD, PAVISE)
    first, spare = [table.hand for table in sheet.weapons[:1]], [table.hand for table in sheet.weapons[1:]]
    ready = not spare or (first[0] in IN_HAND and set(spare) == {Hand.SHEATHED})
    return not shot and ready and Hand.OFF not in first


def _has_room(scene: Scene) -> bool:
    """Whether there is room for all of them, and for what is counted of them."""
    many, sides, kinds = len(scene.combatants), len(scene.sides), hands.kinds(scene)
    if many > MOST or len(kinds) > MOST_KINDS:
        return False
    holds = [hold for kind in kinds for hold in kind.holds]
    arms = sum(len(kind.arms) for kind in kinds)
    cuts = sum(len(arm.types) for kind in kinds for arm in kind.arms)
    listed = sum(kind.listed for kind in kinds)
    room = arms <= MOST_ARMS and cuts <= MOST_CUTS and len(holds) <= MOST_HOLDS and listed <= MOST_LISTED
    return room and fits(3 * sides + 1 + 2 * many, most(scene), sides)


def most(scene: Scene) -> tuple[int, ...]:
    """How large the numbers of ``measure`` get: rounds, then of everybody lives, stun and felled foes."""
    kits = tuple(scene.prepared.kits.values())
    lives = [kit.lives for kit in kits]
    blow = max(arm.dice[0] * arm.dice[1] + max(0, arm.fixed) * arm.multiplier for kit in kits for arm in kit.arms)
    worst = max(blow, max(kit.lives + max(0, kit.constitution) + 1 for kit in kits))
    gain = worst * max(1, scene.options.shock.stun_per_point)
    stun = [scene.by_id[kit.id].now.get("stun", 0) + kit.thresholds[1] + 4 * gain for kit in kits]
    return (scene.world.max_rounds, *lives, *stun, *(len(kits) for _ in kits))
