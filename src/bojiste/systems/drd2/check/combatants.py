"""Faults of single combatants: numbers that do not fit, skills nobody knows, helpers without their hero."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from bojiste.errors import Problem
from bojiste.kit.refuse import near, twice, unknown
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.prepare import Combatant, Scene, given_scars, known_skills, severities
from bojiste.systems.drd2.words import Property, Type

if TYPE_CHECKING:
    pass


def combatants(scene: Scene) -> Iterator[Problem]:
    seen: set[str] = set()
    for one in scene.combatants:
        if one.path in seen:
            continue  # one entry may stand for several
        seen.add(one.path)
        yield from _numbers(one)
        yield from _skills(scene, one)
        yield from _owner(scene, one)


def _numbers(one: Combatant) -> Iterator[Problem]:
    scars = given_scars(one.now)
    for property in Property:
        given = one.now.get(property.value)
        if given is None:
            continue
        path = f"{one.path}.now.{property.value}"
        if one.sheet.type is not Type.HERO:
            yield Problem(path, given, "being-with-pools")
            continue
        base = getattr(one.sheet.ability, property.value)
        effective = rules.resource.effective_ability(base, severities(scars, property))
        if not rules.resource.ability(given, effective):
            yield Problem(path, given, "pool-above-ability", {"maximum": effective, "ability": base})
    yield from _bond(one)
    yield from _things(one)
    for place, scar_ in enumerate(scars):
        if rules.scar.record(scar_.severity, scar_.scope):
            yield Problem(f"{one.path}.now.scars[{place}]", scar_.name, "bad-severity")


def _bond(one: Combatant) -> Iterator[Problem]:
    bond = one.now.get("bond")
    if bond is not None and bond > one.sheet.bond_max:
        yield Problem(f"{one.path}.now.bond", bond, "bond-above-max", {"maximum": one.sheet.bond_max})


def _things(one: Combatant) -> Iterator[Problem]:
    """Items told apart, and what is left of them."""
    stored = one.now.get("stored")
    if stored is not None and len(stored) != len(one.sheet.items):
        data = {"count": len(one.sheet.items)}
        yield Problem(f"{one.path}.now.stored", list(stored), "stored-without-items", data)
    names = [item.called for item in one.sheet.items]
    yield from twice(names, f"{one.path}.items")
    yield from unknown(one.now.get("broken", ()), names, f"{one.path}.now.broken", "unknown-item")


def _skills(scene: Scene, one: Combatant) -> Iterator[Problem]:
    """Skills that nobody has told the property and the restriction of."""
    sheet = one.sheet
    known = known_skills(scene.world.skill, sheet.skill)
    named: dict[str, Iterable[str]] = {
        "restricted_skills": sheet.restricted_skills,
        "skills": sheet.skills,
        "attack_skills": sheet.attack_skills,
        "defend_skills": sheet.defend_skills,
        "recover_skills": sheet.recover_skills,
        "affects": sheet.affects,
        "talents": sheet.talents,
        "characteristic.skills": sheet.characteristic.skills if sheet.characteristic else (),
        "free_manoeuvres": [skill for skills in sheet.free_manoeuvres.values() for skill in skills],
    }
    for field, skills in named.items():
        for skill in skills:
            if skill not in known:
                yield Problem(f"{one.path}.{field}", skill, "unknown-skill", near(skill, known))


def _owner(scene: Scene, one: Combatant) -> Iterator[Problem]:
    if one.sheet.type is not Type.HELPER:
        return
    heroes = [other.id for other in scene.combatants if other.sheet.type is Type.HERO]
    if one.sheet.owner not in heroes:
        yield Problem(f"{one.path}.owner", one.sheet.owner, "unknown-owner", near(one.sheet.owner or "", heroes))
