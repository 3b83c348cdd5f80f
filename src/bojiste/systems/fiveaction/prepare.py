"""What is worked out once per scene: everybody's attributes, ways to attack, shield, armour; and the first state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.kit import relations
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT, Fear, Fight, Fighter, Lying
from bojiste.systems.fiveaction.play.arm import Arm, Grasp
from bojiste.systems.fiveaction.play.outfit import Outfit, Piece, ShieldKit, outfit
from bojiste.systems.fiveaction.rules.life import Thresholds
from bojiste.systems.fiveaction.words import FOOT, SHIELD, SKILL_KEYS, Hand
from bojiste.systems.fiveaction.words.body import PARTS, Part

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.options import Options
    from bojiste.systems.fiveaction.sheet import Sheet
    from bojiste.systems.fiveaction.world import World


class Kit(NamedTuple):
    """One combatant, made ready."""

    id: str
    place: int
    side: str
    seat: str
    strength: int
    dexterity: int
    constitution: int
    condition: int
    will: int
    size: int
    height: int
    reaction: int
    base: int
    """Base initiative with the gear meant to be used."""
    lives: int
    thresholds: Thresholds
    part_lives: tuple[int, ...]
    part_thresholds: tuple[Thresholds, ...]
    arms: tuple[Arm, ...]
    by_id: Mapping[str, Arm]
    names: tuple[str, ...]
    """What each weapon of the list is called."""
    slowdowns: tuple[int, ...]
    shield: ShieldKit | None
    armour: tuple[Piece, ...]
    armour_slowdown: int
    dr: int
    parries: bool
    parry: int
    """Levels."""
    shield_levels: int
    instincts: int
    fighter: bool
    modes: tuple[str, ...]
    """With which attributes it may attack."""
    abilities: Mapping[str, int]
    skills: Mapping[str, int]
    values: Mapping[str, int]
    shock: int
    """The attribute of shock tests."""
    load: int
    run_factor: int
    mount: str | None
    horse: Any
    rider: str | None
    teamwork: frozenset[str]
    location_size: int
    location_table: Any
    fear_bonus: int
    tools: tuple[frozenset[str], ...]
    tactic: str
    grasps: dict[tuple[tuple[Hand, ...], Hand, int], Grasp]
    """What follows from what the hands hold, as it was worked out so far."""

    def has(self, ability: str) -> int:
        return self.abilities.get(ability, 0)


@dataclass(slots=True)
class Prepared:
    """``foes`` and ``friends`` (without oneself) are in scene order; mounts are not among them. It changes only where
    somebody comes in (``renew``)."""

    kits: dict[str, Kit]
    foes: Mapping[str, tuple[str, ...]]
    friends: Mapping[str, tuple[str, ...]]
    roster: tuple[str, ...]
    """Everybody who takes turns."""
    mounts: bool
    """Whether anybody rides."""
    sides: tuple[tuple[str, str], ...]
    """Everybody who takes turns with its side."""
    enmity: bool
    """Whether all sides are enemies of each other."""
    harms: dict[tuple[str, str, str, bool], tuple[int, ...]]
    """The damage to be expected of a weapon against somebody, as far as it was worked out (``play.choose``)."""


TRUNK = PARTS.index(Part.TRUNK)
Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = "states.State[Fighter]"
View: TypeAlias = "states.View[Fighter, Scene]"


# -- everybody -------------------------------------------------------------------------------------------------------


def _lives(options: Options, sheet: Sheet) -> tuple[int, ...]:
    """Lives of each part of the body; without hit locations only those of the trunk count."""
    small = options.lives.base if options.modules.hit_location_full_lives else options.lives.head_limb_base
    toughness, each = sheet.abilities.get("toughness", 0), options.lives.toughness_lives
    bases = (options.lives.base if part is Part.TRUNK else small for part in PARTS)
    return tuple(rules.life.pool(base, sheet.constitution, toughness, each) for base in bases)


class Body(NamedTuple):
    """Lives and the thresholds of wounds, part by part."""

    lives: tuple[int, ...]
    thresholds: tuple[Thresholds, ...]


def body_of(options: Options, sheet: Sheet) -> Body:
    """The lives of a sheet by the options of a scene."""
    lives, shares = _lives(options, sheet), options.lives.levels
    steps = (shares.mild, shares.serious, shares.critical, shares.mortal)
    return Body(lives, tuple(rules.life.levels(most, steps) for most in lives))


def _parries(sheet: Sheet, gear: Outfit) -> bool:
    partial, full = "partial_compatibility" in sheet.abilities, "full_compatibility" in sheet.abilities
    return rules.defence.parries(bool(gear.armour), gear.worn, partial, full)


def _kit(scene: Scene, one: scenes.Combatant[Sheet], rider: str | None) -> Kit:
    options, sheet = scene.options, one.sheet
    gear = outfit(options, one)
    return Kit(
        id=one.id,
        place=one.index,
        side=one.side,
        seat=one.seat,
        mount=sheet.mount,
        horse=sheet.horse,
        rider=rider,
        teamwork=frozenset(sheet.teamwork),
        tactic=one.tactic,
        grasps={},
        **_figures(options, sheet, gear),
        **_carried(sheet, gear),
        **_learnt(options, sheet, gear),
    )


def _figures(options: Options, sheet: Sheet, gear: Outfit) -> dict[str, Any]:
    """Attributes, size and lives of a kit."""
    body = body_of(options, sheet)
    reaction = rules.initiative.reaction(sheet.reaction, getattr(sheet, options.attributes.reaction_default))
    return {
        "strength": sheet.strength,
        "dexterity": sheet.dexterity,
        "constitution": sheet.constitution,
        "condition": getattr(sheet, options.attributes.condition_is),
        "will": sheet.will,
        "size": sheet.size,
        "height": max(FOOT, FOOT * (6 + 2 * sheet.size)) if sheet.height is None else sheet.height,
        "reaction": reaction,
        "base": rules.initiative.base_value(reaction, sheet.initiative, gear.used),
        "shock": getattr(sheet, options.shock.attribute),
        "lives": body.lives[TRUNK],
        "thresholds": body.thresholds[TRUNK],
        "part_lives": body.lives,
        "part_thresholds": body.thresholds,
        "location_size": sheet.size if sheet.location_size is None else sheet.location_size,
        "location_table": sheet.location_table,
        "fear_bonus": sheet.fear_bonus,
    }


def _carried(sheet: Sheet, gear: Outfit) -> dict[str, Any]:
    """Weapons, shield, armour and load of a kit."""
    return {
        "arms": gear.arms,
        "by_id": {arm.id: arm for arm in gear.arms},
        "names": tuple(next(arm.word for arm in gear.arms if arm.weapon == at) for at in range(len(sheet.weapons))),
        "slowdowns": gear.slowdowns,
        "tools": tuple(frozenset(table.tools) for table in sheet.weapons),
        "shield": gear.shield,
        "armour": gear.armour,
        "armour_slowdown": gear.worn,
        "dr": sum(piece.dr for piece in gear.armour),
        "load": sheet.load_slowdown,
        "run_factor": sheet.load_run_factor,
    }


def _learnt(options: Options, sheet: Sheet, gear: Outfit) -> dict[str, Any]:
    """Skills and abilities of a kit."""
    return {
        "parries": _parries(sheet, gear),
        "parry": sheet.skills.get("parry", 0),
        "shield_levels": sheet.skills.get(SHIELD, 0),
        "instincts": sheet.abilities.get("combat_instincts", 0) * options.abilities.combat_instincts,
        "fighter": any(sheet.skills.get(key) for key in SKILL_KEYS),
        "modes": ("standard", *(mode for mode in ("finesse", "brute_force") if sheet.abilities.get(mode))),
        "abilities": sheet.abilities,
        "skills": sheet.skills,
        "values": sheet.values,
    }


def _enmity(scene: Scene) -> bool:
    every = {one.side: one.id for one in scene.combatants}.values()
    return all(scene.hostile(one, other) for one in every for other in every if one != other)


def prepare(scene: Scene) -> Prepared:
    """The scene made ready for any number of games."""
    return _prepared(scene, {})


def _prepared(scene: Scene, known: Mapping[str, Kit]) -> Prepared:
    """What is prepared; ``known`` are the kits of who was there before."""
    riders = {one.sheet.mount: one.id for one in scene.combatants if one.sheet.mount}
    near = relations.friends(scene)
    roster = tuple(one.id for one in scene.combatants if not one.sheet.is_mount)
    return Prepared(
        kits={one.id: known.get(one.id) or _kit(scene, one, riders.get(one.id)) for one in scene.combatants},
        foes={who: tuple(foe for foe in foes if foe in roster) for who, foes in relations.foes(scene).items()},
        friends={who: tuple(one for one in friends if one in roster) for who, friends in near.items()},
        roster=roster,
        mounts=bool(riders),
        sides=tuple((one.id, one.side) for one in scene.combatants if one.id in roster),
        enmity=_enmity(scene),
        harms={},
    )


def renew(scene: Scene) -> None:
    """Somebody has come: the same prepared scene, with the newcomers."""
    now = scene.prepared
    new = _prepared(scene, now.kits)
    now.kits.update(new.kits)  # whoever holds them looks into the same kits
    now.foes, now.friends, now.roster, now.sides = new.foes, new.friends, new.roster, new.sides
    now.mounts, now.enmity = new.mounts, new.enmity


# -- the first state -------------------------------------------------------------------------------------------------


def _where(scene: Scene, one: scenes.Combatant[Sheet]) -> tuple[int, int]:
    """Where somebody begins whom the scene gives no place: its side in a row, ten feet from the next one."""
    sides = [side.id for side in scene.sides]
    before = sum(other.side == one.side for other in scene.combatants[: one.index])
    return sides.index(one.side) * 10 * FOOT, before * 4 * FOOT


def _fighter(scene: Scene, one: scenes.Combatant[Sheet], kit: Kit) -> Fighter:
    given = one.now
    x, y = given.get("at") or _where(scene, one)
    parts = tuple(given.get("parts", {}).get(part, 0) for part in PARTS)
    wounds = given.get("wounds", 0)
    if scene.options.modules.hit_locations:
        wounds, parts = 0, rules.location.parts(parts, TRUNK, wounds)
    fear = given.get("fear")
    return Fighter(
        x=x,
        y=y,
        base=kit.base,
        slow=rules.turtle.tiers(kit.base),
        wounds=wounds,
        parts=parts,
        saddle=one.sheet.mount is not None and not given.get("prone"),
        virtual=(given.get("virtual", 0),) * len(PARTS),
        held=tuple(table.hand for table in one.sheet.weapons),
        lying=tuple(Lying(at, x, y) for at, table in enumerate(one.sheet.weapons) if table.hand is Hand.GROUND),
        shield=Hand.OFF if one.sheet.shield is not None and one.sheet.shield.in_hand else Hand.GONE,
        loaded=tuple(range(len(one.sheet.weapons))) if given.get("loaded") else (),
        ammunition=tuple(table.ammunition.quantity if table.ammunition else 0 for table in one.sheet.weapons),
        fear=Fear(fear["of"], fear["target"], fear["tier"], fear.get("bonus", 0)) if fear else None,
        **{key: given[key] for key in _AS_GIVEN if key in given},
    )


_AS_GIVEN = (
    "stun", "status", "guard", "stance", "prone", "concentrating", "berserk", "cover", "loophole", "pavise", "gait",
    "sword_side",
)  # fmt: skip


def born(scene: Scene, one: scenes.Combatant[Sheet]) -> Fighter:
    """Somebody as the scene (or the referee) lets it begin."""
    return _fighter(scene, one, scene.prepared.kits[one.id])


def begin(scene: Scene) -> State:
    """The state before the first question."""
    now: dict[str, Any] = {
        one.id: born(scene, one) for one in scene.combatants
    }  # fmt: skip
    now[FIGHT] = Fight()
    return states.State(now)
