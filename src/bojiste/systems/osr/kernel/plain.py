"""What of a scene the kernel cannot do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bojiste.kernel.limits import fits
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.gear import Weapon, bare_hands
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile, Scene, State, begin

MOST, MOST_WAYS, MOST_PARTS, MOST_GROUPS, MOST_DICE, MOST_FIRES = 32, 128, 160, 32, 64, 64
"""Combatants, their weapons, parts of damage, groups of morale, dice of a blow, and lasting damages of one that a desk
has room for."""
FARTHEST = 10_000
"""Metres from the middle of the field within which a scene may put somebody."""
TACTIC = "plain"
BARE = bare_hands()


def lacks(scene: Scene) -> Iterator[str]:
    """Word ids of what keeps the kernel from a scene (``lacks-spells``), each once; none: it plays the scene."""
    return iter(_lacking(scene))


@lru_cache(maxsize=64)
def _lacking(scene: Scene) -> tuple[str, ...]:
    found = dict.fromkeys(_of_scene(scene))
    if not found:
        state = begin(scene)
        for who in scene.prepared.profiles.values():
            found |= dict.fromkeys(_of(scene, state, who))
    return tuple(f"lacks-{word}" for word in found)


def _of_scene(scene: Scene) -> Iterator[str]:
    """What of the scene as a whole."""
    if scene.procedure != "fight":
        yield "expedition"
    if scene.options.mild_death and heroes(tuple(scene.prepared.profiles.values())):
        yield "care"
    if scene.rulings != "default":
        yield "rulings"
    if not scene.prepared.points:
        yield "pairs"
    elif not Table(scene, begin(scene)).level_ground():
        yield "ground"
    if not has_room(scene):
        yield "crowd"


def has_room(scene: Scene) -> bool:
    """Whether there is room for all of them, and for what is counted of them."""
    profiles = tuple(scene.prepared.profiles.values())
    sides, many = len(scene.sides), len(profiles)
    numbers = (scene.options.max_rounds, *map(most_hp, profiles), *(tired(scene, who) for who in heroes(profiles)))
    ways = [weapon for who in profiles for weapon in weapons(who)]
    parts = sum(len(weapon.parts) for weapon in ways)
    bodies = many <= MOST and len(ways) <= MOST_WAYS and parts <= MOST_PARTS
    return bodies and fits(3 * sides + 1 + 2 * many, numbers, sides) and _near(scene)


def _near(scene: Scene) -> bool:
    """Whether everybody stands so near that no sum of squares is too large for a kernel."""
    given = [one.now.get(axis) or 0 for one in scene.combatants for axis in ("x", "y")]
    return all(abs(place) <= FARTHEST for place in (*given, scene.world.field.distance or 0))


def most_hp(who: Profile) -> int:
    """The most hit points that somebody may begin with."""
    dice = who.sheet.hp_dice
    if dice is not None:
        return max(1, dice.number * dice.sides + dice.flat)
    return who.sheet.hp_max or rules.completion.hp(who.level)


def heroes(profiles: tuple[Profile, ...]) -> tuple[Profile, ...]:
    """Those whose fatigue is counted."""
    return tuple(who for who in profiles if who.pc)


def tired(scene: Scene, who: Profile) -> int:
    """The fatigue with which somebody begins; without spells it stays that."""
    return int(scene.by_id[who.id].now.get("fatigue") or 0)


def weapons(who: Profile) -> tuple[Weapon, ...]:
    """All it may strike with, bare hands behind the others."""
    return (*who.weapons.values(), BARE)


def _of(scene: Scene, state: State, who: Profile) -> Iterator[str]:
    """What of one combatant."""
    now = state[who.id]
    if scene.by_id[who.id].tactic != TACTIC:
        yield "tactic"
    if who.spells:
        yield "spells"
    if now.conditions or now.persistent or now.held_spell or now.died_once_not_full or not now.present:
        yield "begun"
    if not all(map(simple, who.weapons.values())) or sum(weapon.reload for weapon in who.weapons.values()) > 1:
        yield "weapons"
    if any(weapon.lasting is not None and not _burns_out(scene, who, weapon) for weapon in who.weapons.values()):
        yield "weapons"


def simple(weapon: Weapon) -> bool:
    """Whether a weapon leaves things whole."""
    dice = sum(part.number for part in weapon.parts)
    return not rules.items.destroyed(weapon.tags) and dice <= MOST_DICE and weapon.id != BARE.id


def _burns_out(scene: Scene, who: Profile, weapon: Weapon) -> bool:
    """Whether nobody can be hit so often that its lasting damages find no room: each hit costs a hit point, or a point
    of a shield."""
    return all(
        most_hp(foe) + foe.shield < MOST_FIRES
        and not all(proof(scene, who.monster_level, foe, weapon.magical, part.type) for part in weapon.parts)
        for foe in who.enemies
    )


def proof(scene: Scene, level: int, target: Profile, magical: bool, type: str) -> bool:
    """Whether damage of this type by a monster of a level (0: by nobody, or no monster) does nothing to somebody
    (``play.damage.nature``)."""
    switched_on = scene.options.invulnerable_monsters
    if switched_on and rules.attack.invulnerable(True, target.monster_level, magical, level):
        return True
    return rules.attack.immunity(target.sheet.immune, (type, "magical") if magical else (type,))
