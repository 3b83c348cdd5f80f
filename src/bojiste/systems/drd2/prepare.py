"""What is worked out once per scene: who can do what, who pays from what, who is whose enemy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from bojiste.core import scene as scenes
from bojiste.core import state as states
from bojiste.core.rule import procedure
from bojiste.core.state import Key
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import (
    CONFLICT,
    EVALUATION,
    HELPERS,
    Conflict,
    Curse,
    Fighter,
    Purse,
    Settling,
    fate_of,
    helpers_of,
)
from bojiste.systems.drd2.rules.simulation import Tactics
from bojiste.systems.drd2.rules.skill import Skill
from bojiste.systems.drd2.words import Approach, Manoeuvre, Property, Scar, Three, Type, Use, Words

if TYPE_CHECKING:
    from bojiste.systems.drd2.options import Options
    from bojiste.systems.drd2.sheet import Ability, Item, Sheet, SkillTable
    from bojiste.systems.drd2.world import Action, Hazard, World

Combatant: TypeAlias = "scenes.Combatant[Sheet]"
Scene: TypeAlias = "scenes.Scene[Sheet, Options, World, Prepared]"
State: TypeAlias = states.State[Fighter]
View: TypeAlias = "states.View[Fighter, Scene]"


class Thing(NamedTuple):
    """An item. ``store`` and ``sacrifice``: a property and how much of it."""

    id: str
    name: Words
    demand: tuple[tuple[str, int], ...]
    store: tuple[Property, int] | None
    sacrifice: tuple[Property, int] | None
    exhaust_price: int
    cost: int | None


class Kit(NamedTuple):
    """One combatant, made ready.

    ``skills`` is in listing order, which settles ties between equal levels; ``attack``, ``defend`` and ``recover`` have
    the best skill first.
    """

    id: str
    place: int
    """Place in the scene, from 0."""
    side: str
    seat: str
    type: Type
    ability: Three
    limit: Three
    bond_max: int
    contribution: int
    purse: Key[Purse] | None
    owner: str | None
    skills: Mapping[str, Skill]
    levels: Mapping[str, int]
    words: Mapping[str, tuple[str, str]]
    """What scars and things may hamper in each skill: itself, its property."""
    skilled: frozenset[str]
    """Skills whose actions are possible at all."""
    attack: tuple[str, ...]
    defend: tuple[str, ...]
    recover: tuple[str, ...]
    talents: frozenset[str]
    free: tuple[tuple[Manoeuvre, tuple[str, ...]], ...]
    flags: frozenset[str]
    things: tuple[Thing, ...]
    abilities: tuple[Ability, ...]
    exhaust_price: int
    max_attackers: int | None
    tactics: Tactics


class Prepared(NamedTuple):
    """``foes`` and ``friends`` (without oneself) are in scene order. A game's own grows by those who are brought in."""

    kits: dict[str, Kit]
    foes: dict[str, tuple[str, ...]]
    friends: dict[str, tuple[str, ...]]
    friendly: frozenset[frozenset[str]]
    """Pairs of sides that are not hostile to each other."""
    actions: Mapping[str, Action]
    hazards: Mapping[str, Hazard]


@procedure("drd2.skill.list")
def known_skills(scene_skills: Iterable[SkillTable], own: Iterable[SkillTable]) -> dict[str, Skill]:
    """All skills somebody could name: the book's, the scene's, its own; later ones replace earlier ones of their id."""
    tables = (*scene_skills, *own)
    extra = (
        Skill(table.id, table.occupation or table.id, table.property, table.restricted, table.affects, table.use)
        for table in tables
    )
    return {one.id: one for one in (*rules.skill.SKILLS, *extra)}


def _acting(skills: dict[str, Skill], affects: Mapping[str, Property]) -> dict[str, Skill]:
    return {id: one._replace(affects=affects.get(id, one.affects)) for id, one in skills.items()}


def _levels(sheet: Sheet, skills: Mapping[str, Skill]) -> dict[str, int]:
    if sheet.characteristic is not None:
        bundle = sheet.characteristic
        return {id: rules.skill.characteristic(bundle.level, id in bundle.skills) for id in skills}
    occupations = tuple((one.name, one.level) for one in sheet.occupations)
    return {id: rules.skill.occupations(occupations, one.occupation) for id, one in skills.items()}


def _possessed(sheet: Sheet) -> frozenset[str]:
    return frozenset(sheet.characteristic.skills if sheet.characteristic else sheet.restricted_skills)


def _listed(sheet: Sheet, skills: Mapping[str, Skill]) -> list[str]:
    """Ids in listing order: as the sheet lists them, then by its bundles, then the rest."""
    mine = sheet.characteristic.skills if sheet.characteristic else ()
    by_occupation = [id for one in sheet.occupations for id in skills if skills[id].occupation == one.name]
    return list(dict.fromkeys((*sheet.skills, *mine, *by_occupation, *skills)))


def _ranked(names: Iterable[str], levels: Mapping[str, int], skilled: frozenset[str]) -> tuple[str, ...]:
    """Skills that can be tried, the best first where nothing makes one of them demanding."""
    left = [name for name in names if name in skilled]
    ranked = []
    while left:
        ranked.append(left.pop(rules.simulation.skill(tuple((levels[name], 0) for name in left))))
    return tuple(ranked)


def _things(items: Iterable[Item]) -> tuple[Thing, ...]:
    return tuple(
        Thing(
            item.called,
            item.name,
            tuple(item.demand.items()),
            (item.store.property, item.store.amount) if item.store else None,
            (item.sacrifice.property, item.sacrifice.amount) if item.sacrifice else None,
            item.exhaust_price,
            item.cost,
        )
        for item in items
    )


def _purse(scene: Scene, one: Combatant) -> Key[Purse] | None:
    """The entity that holds the Fate this combatant draws on."""
    if one.sheet.type is Type.HERO:
        return None
    if one.sheet.type is Type.BEING:
        return fate_of(one.side)
    return helpers_of(one.id if scene.options.helper_pool == "per_helper" else one.sheet.owner or one.id)


def _tactics(scene: Scene, one: Combatant) -> Tactics:
    table = scene.world.tactics.get(one.side)
    changes = (table.changes() if table else {}) | one.sheet.tactics.changes()
    return rules.simulation.presets(one.tactic, changes)


def _kit(scene: Scene, one: Combatant) -> Kit:
    sheet = one.sheet
    every = _acting(known_skills(scene.world.skill, sheet.skill), sheet.affects)
    order = _listed(sheet, every)
    skills = {id: every[id] for id in order}
    levels = _levels(sheet, skills)
    possessed = _possessed(sheet)
    skilled = frozenset(id for id in order if rules.skill.restricted(skills[id].restricted, id in possessed))
    return Kit(
        id=one.id,
        place=one.index,
        side=one.side,
        seat=one.seat,
        type=sheet.type,
        ability=Three(sheet.ability.body, sheet.ability.soul, sheet.ability.influence),
        limit=Three(sheet.limit.body, sheet.limit.soul, sheet.limit.influence),
        bond_max=sheet.bond_max,
        contribution=sheet.fate_contribution or 0,
        purse=_purse(scene, one),
        owner=sheet.owner,
        skills=skills,
        levels=levels,
        words={id: (id, skills[id].property.value) for id in order},
        skilled=skilled,
        attack=_ranked(sheet.attack_skills or _against(order, skills), levels, skilled),
        defend=_ranked(sheet.defend_skills or _against(order, skills), levels, skilled),
        recover=_ranked(sheet.recover_skills or order, levels, skilled),
        talents=frozenset(sheet.talents),
        free=tuple(sheet.free_manoeuvres.items()),
        flags=frozenset(sheet.flags),
        things=_things(sheet.items),
        abilities=sheet.abilities,
        exhaust_price=sum(ability.exhaust_price for ability in sheet.abilities),
        max_attackers=sheet.max_attackers,
        tactics=_tactics(scene, one),
    )


def _against(order: Iterable[str], skills: Mapping[str, Skill]) -> list[str]:
    """Listing order for going against somebody, or hitting back: of skills at one level those first that can
    eliminate. Nobody strikes with Travelling who shoots as well."""
    return sorted(order, key=lambda id: skills[id].use is Use.OTHER)


def _foes(scene: Scene) -> dict[str, tuple[str, ...]]:
    ids = [one.id for one in scene.combatants]
    return {who: tuple(other for other in ids if scene.hostile(who, other)) for who in ids}


def _friends(scene: Scene) -> dict[str, tuple[str, ...]]:
    sides = {one.id: one.side for one in scene.combatants}
    return {who: tuple(other for other in sides if other != who and sides[other] == sides[who]) for who in sides}


def prepare(scene: Scene) -> Prepared:
    """The scene made ready for any number of games."""
    friendly = frozenset(
        frozenset((one.id, other.id))
        for one in scene.sides
        for other in scene.sides
        if scene.relation(one.id, other.id) != "hostile"
    )
    return Prepared(
        kits={one.id: _kit(scene, one) for one in scene.combatants},
        foes=_foes(scene),
        friends=_friends(scene),
        friendly=friendly,
        actions={action.id: action for action in scene.world.action},
        hazards={hazard.id: hazard for hazard in scene.world.environment},
    )


def scope_words(scene: Scene) -> list[str]:
    """What scars, penalties and things may hamper: skills, properties, and tags that some action bears."""
    skills = [skill for one in scene.combatants for skill in one.sheet.skill]
    tags = [tag for action in scene.world.action for tag in action.tags]
    return [*known_skills(scene.world.skill, skills), *Property, *tags]


# -- the first state -------------------------------------------------------------------------------------------------


def severities(scars: Iterable[Scar], property: Property) -> tuple[int, ...]:
    """Severities of the scars under one property."""
    return tuple(scar.severity for scar in scars if scar.property is property)


def given_scars(given: Mapping[str, Any]) -> tuple[Scar, ...]:
    """The scars that a scene states."""
    return tuple(Scar(**{"name": "", **scar}) for scar in given.get("scars", ()))


def penalties_of(given: Iterable[Mapping[str, Any]]) -> tuple[Curse, ...]:
    """The penalties that a scene states."""
    return tuple(Curse(curse["kind"], curse["scope"]) for curse in given)


@procedure("drd2.resource.notation")
def _pool(kit: Kit, scars: tuple[Scar, ...], given: int | None, property: Property) -> int:
    """What is left to spend ("4 Soul") of what can be had ("Soul 5")."""
    if kit.type is not Type.HERO:
        return 0
    return rules.rest.depart(kit.ability.of(property), severities(scars, property), given)


def _fighter(kit: Kit, given: Mapping[str, Any]) -> Fighter:
    scars = given_scars(given)
    body, soul, influence = (_pool(kit, scars, given.get(prop.value), prop) for prop in Property)
    stored = given.get("stored")
    return Fighter(
        **{key: given[key] for key in _AS_GIVEN if key in given},
        body=body,
        soul=soul,
        influence=influence,
        bond=kit.bond_max if given.get("bond") is None else given["bond"],
        scars=scars,
        penalties=penalties_of(given.get("penalties", ())),
        granted=given.get("approach_granted", Approach.NONE),
        forced=given.get("approach_forced", Approach.NONE),
        stored=tuple(thing.store[1] if thing.store else 0 for thing in kit.things) if stored is None else stored,
    )


_AS_GIVEN = ("status", "threat", "floor", "advantage", "money", "materials", "initiative", "disengaged", "broken")


def _helper_purses(scene: Scene, kits: Mapping[str, Kit]) -> dict[str, Purse]:
    """Fate of helpers, by purse: full unless the scene says what is left."""
    brought: dict[Key[Purse], tuple[int, ...]] = {}
    for kit in kits.values():
        if kit.type is Type.HELPER and kit.purse is not None:
            brought[kit.purse] = (*brought.get(kit.purse, ()), kit.contribution)
    purses: dict[str, Purse] = {}
    for purse, contributions in brought.items():
        (most,) = rules.helper.fate(contributions)
        left = scene.by_id[purse.removeprefix(HELPERS)].now.get("fate")
        purses[purse] = Purse(most if left is None else left, most)
    return purses


def begin(scene: Scene) -> State:
    """The state before the first question."""
    kits = scene.prepared.kits
    now: dict[str, Any] = {one.id: _fighter(kits[one.id], one.now) for one in scene.combatants}
    now |= {fate_of(kit.side): Purse() for kit in kits.values() if kit.type is Type.BEING}
    now |= _helper_purses(scene, kits)
    now[CONFLICT] = Conflict(mode=scene.world.mode)
    now[EVALUATION] = Settling()
    return State(now)


def admitted(scene: Scene, newcomers: Iterable[Combatant]) -> list[tuple[str, Fighter, dict[str, Purse]]]:
    """Newcomers of a game's own scene, made ready: who, as it is now, and the purses of Fate it could draw on."""
    prepared = scene.prepared
    fresh = {one.id: _kit(scene, one) for one in newcomers}
    prepared.kits.update(fresh)
    prepared.foes.update(_foes(scene))
    prepared.friends.update(_friends(scene))
    purses: dict[str, Purse] = {fate_of(kit.side): Purse() for kit in fresh.values() if kit.type is Type.BEING}
    purses |= _helper_purses(scene, fresh)
    return [(who, _fighter(kit, scene.by_id[who].now), purses) for who, kit in fresh.items()]
