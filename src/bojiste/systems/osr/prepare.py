"""What is worked out once per scene: profiles of combatants, who is whose enemy, and the first state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.core.ask import GM
from bojiste.kit import relations
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import (
    CLOCK,
    EXPEDITION,
    GROUND,
    PLACE,
    Burning,
    Clock,
    Expedition,
    Fighter,
    Ground,
    Party,
    Place,
)
from bojiste.systems.osr.play.gear import Weapon, Words, bare_hands, spell_of, weapon_of
from bojiste.systems.osr.words import ABILITIES, ZONE_MIDDLES, Dice

if TYPE_CHECKING:
    from bojiste.systems.osr.options import Options
    from bojiste.systems.osr.sheet import Sheet
    from bojiste.systems.osr.sheet.magic import ItemTable
    from bojiste.systems.osr.world import World

Combatant: TypeAlias = "scenes.Combatant[Sheet]"
Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = states.State[Fighter]
View: TypeAlias = "states.View[Fighter, Scene]"


class Profile:
    """One combatant, made ready. Compared by identity."""

    __slots__ = (
        "ac",
        "allies",
        "armed",
        "attack_bonus",
        "eats",
        "enemies",
        "group",
        "hands",
        "id",
        "index",
        "instants",
        "items",
        "leader",
        "level",
        "longest",
        "mods",
        "monster_level",
        "morale",
        "move",
        "multi",
        "pc",
        "printed",
        "save_mods",
        "save_number",
        "scores",
        "seat",
        "sheet",
        "shield",
        "shield_trained",
        "side",
        "size",
        "spells",
        "strength_based",
        "weapons",
    )  # fmt: skip

    def __init__(self, one: Combatant) -> None:
        sheet = one.sheet
        self.sheet = sheet
        self.id, self.index, self.side, self.seat = one.id, one.index, one.side, one.seat
        self.pc = sheet.kind == "pc"
        self.level = sheet.level
        self.monster_level = sheet.level if sheet.kind == "monster" else 0
        self.scores = tuple(getattr(sheet.scores, ability) for ability in ABILITIES)
        self.mods = tuple(self.modifier(place, score) for place, score in enumerate(self.scores))
        monster = sheet.kind == "monster"
        self.printed = monster if sheet.attack_bonus_total is None else sheet.attack_bonus_total
        self.strength_based = not self.printed
        self.attack_bonus = sheet.attack_bonus
        if self.attack_bonus is None:
            self.attack_bonus = rules.completion.attack_bonus(sheet.level, monster or sheet.class_ == "fighter")
        self.save_number = sheet.save_number or rules.completion.save_number(sheet.level)
        self.save_mods: Mapping[str, int] = dict(sheet.save_mods)
        self.move = rules.completion.move(sheet.move)
        self.size = sheet.size
        self.leader = sheet.leader
        self.eats = sheet.eats
        self.morale = None if self.pc or sheet.fearless else sheet.morale or rules.completion.monsters(monster)
        self.group = sheet.morale_group or f"{one.side}-{self.morale}"
        self.shield = sheet.shield.ac if sheet.shield else 0
        self.shield_trained = sheet.shield is not None and sheet.shield.trained
        self.ac = sheet.ac if sheet.ac is not None else self._composed()
        self.weapons = {table.id: weapon_of(table, sheet.size) for table in sheet.weapons}
        self.longest = max((one.reach for one in self.weapons.values()), default=0) + 1
        """One metre more than the longest of its weapons: bare hands count for one."""
        self.multi = sheet.multi_attack
        natural = any(weapon.natural for weapon in self.weapons.values())
        self.armed = natural if sheet.natural_weapons is None else sheet.natural_weapons
        self.spells = {table.id: spell_of(table) for table in sheet.spells}
        self.instants = tuple(one for one in self.spells.values() if one.instant and not one.for_the_night)
        """Spells that are cast at any time, also in somebody else's turn."""
        self.items: Mapping[str, ItemTable] = {table.id: table for table in sheet.items}
        self.hands: dict[tuple[str, ...], tuple[tuple[Weapon, ...], int]] = {}
        """What can be used with this in hand, and how far it reaches: worked out when it is first asked for."""
        self.enemies: tuple[Profile, ...] = ()
        self.allies: tuple[Profile, ...] = ()

    def word(self, thing: str) -> Words:
        """What one of its things is called."""
        if thing in self.weapons:
            return self.weapons[thing].word
        return self.items[thing].name or thing if thing in self.items else thing

    def armed_with(self, wielded: tuple[str, ...]) -> tuple[tuple[Weapon, ...], int]:
        """The weapons that can be used with these in hand (natural ones, those in hand, or bare hands), and the metres
        that the longest of them reaches in melee (0 if none does)."""
        found = self.hands.get(wielded)
        if found is None:
            weapons = tuple(one for id, one in self.weapons.items() if one.natural or id in wielded) or (bare_hands(),)
            reach = max((one.reach for one in weapons if not one.missile), default=0)
            found = self.hands[wielded] = (weapons, reach)
        return found

    def modifier(self, place: int, score: int) -> int:
        """Modifier of an ability (by place) at this score, unless the scene gives it."""
        given = getattr(self.sheet.mods, ABILITIES[place])
        return rules.completion.abilities(score) if given is None else int(given)

    def _composed(self) -> int:
        armour = self.sheet.armor
        worn = rules.situation.untrained_armor(armour.bonus, armour.trained) if armour else 0
        shield = rules.situation.untrained_shield(self.shield, self.shield_trained)
        return rules.completion.ac(self.mods[1], worn, shield, self.sheet.ac_misc)


class Prepared(NamedTuple):
    """The scene made ready. ``points``: there are positions; else there are distances between pairs."""

    profiles: dict[str, Profile]
    sides: dict[str, tuple[Profile, ...]]
    players: Mapping[str, bool]
    seats: Mapping[str, str]
    camps: tuple[tuple[str, ...], ...]
    sides_of: dict[str, frozenset[str]]
    points: bool
    morals: dict[str, bool]
    """Sides of which somebody has a morale."""


def prepare(scene: Scene) -> Prepared:
    """The scene made ready for any number of games."""
    profiles = {one.id: Profile(one) for one in scene.combatants}
    every = tuple(profiles.values())
    acquaint(scene, profiles)
    sides = {side.id: tuple(one for one in every if one.side == side.id) for side in scene.sides}
    players = {side: any(one.pc or one.seat != GM for one in members) for side, members in sides.items()}
    field = scene.world.field
    return Prepared(
        profiles=profiles,
        sides=sides,
        players=players,
        seats={side: next((one.seat for one in members if one.seat != GM), GM) for side, members in sides.items()},
        camps=_camps(scene),
        sides_of=relations.sides_of(scene),
        points=not (field.distances or field.zones or scene.options.range_zones),
        morals={side: any(one.morale is not None for one in members) for side, members in sides.items()},
    )


def acquaint(scene: Scene, profiles: Mapping[str, Profile]) -> None:
    """Everybody knows its enemies and its friends."""
    foes = relations.foes(scene)
    for profile in profiles.values():
        profile.enemies = tuple(profiles[id] for id in foes[profile.id])
        profile.allies = tuple(one for one in profiles.values() if not scene.hostile(profile.id, one.id))


def admitted(scene: Scene, newcomers: tuple[Combatant, ...]) -> tuple[Profile, ...]:
    """Newcomers made ready, in the game's own preparation."""
    prepared: Prepared = scene.prepared
    fresh = tuple(Profile(one) for one in newcomers)
    for one in fresh:
        one.index = len(prepared.profiles)
        prepared.profiles[one.id] = one
    acquaint(scene, prepared.profiles)
    for one in fresh:
        prepared.sides[one.side] += (one,)
        prepared.morals[one.side] |= one.morale is not None
    prepared.sides_of.update(relations.sides_of(scene))
    return fresh


def arriving(scene: Scene, who: Profile) -> Fighter:
    """A newcomer as it is when it comes."""
    return _fighter(who, scene.by_id[who.id].now, True)


def _camps(scene: Scene) -> tuple[tuple[str, ...], ...]:
    """Sides that do not fight each other, together; in the order of the scene."""
    camps: list[tuple[str, ...]] = []
    for side in scene.sides:
        for place, camp in enumerate(camps):
            if any(scene.relation(side.id, other) != "hostile" for other in camp):
                camps[place] = (*camp, side.id)
                break
        else:
            camps.append((side.id,))
    return tuple(camps)


# -- the first state -------------------------------------------------------------------------------------------------


def most_hp(sheet: Sheet) -> int:
    """Hit points of somebody unhurt; where dice decide, as long as they have not fallen."""
    return sheet.hp_max or rules.completion.hp(sheet.level)


def _fighter(profile: Profile, given: Mapping[str, Any], present: bool) -> Fighter:
    sheet, most = profile.sheet, most_hp(profile.sheet)
    weapons = profile.weapons.values()
    wielded = sheet.wielded if sheet.wielded is not None else tuple(one.id for one in weapons if not one.natural)[:1]
    return Fighter(
        hp=most if given.get("hp") is None else given["hp"],
        hp_max=most,
        x=given.get("x") or 0,
        y=given.get("y") or 0,
        conditions=tuple(given.get("conditions", ())),
        present=present,
        fatigue=given.get("fatigue", 0),
        supplies=given.get("supplies", 0),
        magic_points=sheet.magic_points if given.get("magic_points") is None else given["magic_points"],
        shield=profile.shield if given.get("shield") is None else given["shield"],
        wielded=wielded,
        unloaded=tuple(
            one.id
            for one in weapons
            if one.reload and given.get("loaded") is not None and one.id not in given["loaded"]
        ),
        ammo=tuple((one.id, one.ammo) for one in weapons if one.ammo is not None),
        items=tuple(profile.items),
        carried=tuple(one.id for one in weapons if not one.natural),
        cover=given.get("cover", 0),
        light=sheet.light,
        persistent=tuple(lasting(table) for table in given.get("persistent", ())),
        held_spell=given.get("held_spell") or "",
        scores=profile.scores,
        breath=rules.hazard.breath(profile.scores[2]) if given.get("breath") is None else given["breath"],
        died_once_not_full=given.get("died_once_not_full", False),
    )


def lasting(table: Mapping[str, Any]) -> Burning:
    damage = table["damage"]
    read = Dice(damage.get("number", 0), damage.get("sides", 1), damage.get("flat", 0), damage.get("type", "blunt"))
    return Burning(read, table.get("rounds"), table.get("magical", False))


def begin(scene: Scene) -> State:
    """The state before the first question."""
    prepared: Prepared = scene.prepared
    away = {id for met in scene.world.met for id in met.who}
    now: dict[str, Any] = {
        one.id: _fighter(prepared.profiles[one.id], one.now, one.id not in away) for one in scene.combatants
    }
    now |= {side.id: Party() for side in scene.sides}
    now[CLOCK] = Clock()
    now[PLACE] = Place(_apart(scene))
    now[GROUND] = Ground()
    now[EXPEDITION] = Expedition(
        pool=scene.world.pool,
        light_turns=scene.world.dungeon.light_turns if scene.procedure == "dungeon" else None,
        formation=next(iter(scene.world.formation), ""),
    )
    return State(now)


def _apart(scene: Scene) -> tuple[tuple[tuple[str, str], int], ...]:
    """Distances that the scene states, pairs in file order."""
    field = scene.world.field
    told = [(one, other, metres) for one, other, metres in field.distances]
    told += [(one, other, ZONE_MIDDLES[zone]) for one, other, zone in field.zones]
    index = {one.id: one.index for one in scene.combatants}
    return tuple(((one, other) if index[one] < index[other] else (other, one), metres) for one, other, metres in told)
