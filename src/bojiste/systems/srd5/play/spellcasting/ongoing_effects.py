"""What powers that lie on a creature do for it: Armor Class, resistances, conditions they keep off, saving throws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bojiste.core.event import Part
from bojiste.systems.srd5.effects.advantage import Advantage
from bojiste.systems.srd5.effects.base import K, Kind, all_of
from bojiste.systems.srd5.effects.condition_immunity import ConditionImmunity
from bojiste.systems.srd5.effects.extra_damage import ExtraDamage
from bojiste.systems.srd5.effects.full_healing import FullHealing
from bojiste.systems.srd5.effects.weapon_magic import WeaponMagic
from bojiste.systems.srd5.moments import ARMOR_CLASS
from bojiste.systems.srd5.now import OFF, Running, Suffering
from bojiste.systems.srd5.play.component import Component, of_row
from bojiste.systems.srd5.play.damage import corroded
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules.dice import ability_modifier
from bojiste.systems.srd5.words.goods import SHIELD, WEAPONS


def on(table: Table, who: Profile) -> Iterator[Power]:
    """Powers that lie on somebody, each once."""
    for source, key in dict.fromkeys((entry.source, entry.by) for entry in table.now[who.id].suffers if _felt(entry)):
        power = table.profiles[source].powers.get(key) if source in table.profiles else None
        if power is not None:
            yield power


def _felt(entry: Suffering) -> bool:
    """Whether it comes of a power, and nothing holds it off."""
    return bool(entry.by) and not entry.name.startswith(OFF)


def laid(table: Table, who: Profile) -> Iterator[tuple[Profile, Power, str]]:
    """Powers that lie on somebody, each once: whose, which, and the running effect."""
    found = dict.fromkeys((one.source, one.by, one.effect) for one in table.now[who.id].suffers if _felt(one))
    for source, key, effect in found:
        owner = table.profiles.get(source)
        if owner is not None and key in owner.powers:
            yield owner, owner.powers[key], effect


def effects(table: Table, who: Profile, kind: type[K]) -> Iterator[K]:
    """The effects of one kind that lie on somebody."""
    for power in on(table, who):
        yield from all_of(power, kind)


def lies(table: Table, who: Profile, kind: type[Kind]) -> bool:
    """Whether an effect of a kind lies on somebody."""
    return any(power.has(kind.NAME) for power in on(table, who))


def wounds(table: Table, who: Profile, target: Profile) -> Iterator[Component]:
    """What lies on whoever is struck adds to the hits and the spells of whose magic it is."""
    for key in dict.fromkeys(one.by for one in table.now[target.id].suffers if one.source == who.id and one.by):
        for effect in all_of(who.power(key), ExtraDamage):
            yield from map(of_row, effect.dice if effect.hits == "users" else ())


def armor_class(table: Table, who: Profile) -> int:
    """Armor Class as it is now, in the form that it is in."""
    found = who.forms[table.now[who.id].form].ac if who.forms else who.ac
    for says in table.voices[who][ARMOR_CLASS]:
        found = says(table, who, found)
    return found


@ARMOR_CLASS.voice("corroded", state=("corroded",))
def _corroded(table: Table, who: Profile, found: int) -> int:
    """What is left of armour and shield."""
    return corroded.thinner(table, who, found)


@ARMOR_CLASS.voice("powers", state=("suffers",))
def _lent(table: Table, who: Profile, found: int) -> int:
    """What powers make of it: another base, more or less of it, and the least that it is."""
    base = table.boon(who, "base_ac")
    laid = base + who.ability["dexterity"] + SHIELD.base * who.shield if base else 0
    return max(max(found, laid) + table.boon(who, "ac") - table.boon(who, "ac_less"), table.boon(who, "least_ac"))


def helps(table: Table, who: Profile, roll: str, ability: str) -> tuple[str, ...]:
    """What powers give advantage on a saving throw or a check."""
    return ("aided",) if any(one.helps(roll, ability) for one in effects(table, who, Advantage)) else ()


def hinders(table: Table, who: Profile, roll: str, ability: str) -> tuple[str, ...]:
    """What powers give disadvantage on a saving throw or a check."""
    return ("cursed",) if any(one.hinders(roll, ability) for one in effects(table, who, Advantage)) else ()


def dulled(table: Table, who: Profile, ability: str) -> int:
    """How much lower a modifier is for a mind that is shattered: these scores are 1."""
    if ability not in ("intelligence", "charisma") or not table.effects(who).witless:
        return 0
    return max(0, who.ability[ability] - ability_modifier(1))


def keeps_off(table: Table, who: Profile, name: str, source: str) -> bool:
    """Whether powers that lie on somebody keep a condition off that this one's magic would bring."""
    if name in UNHELD and table.effects(who).unfettered:
        return True
    return any(one.keeps_off(table, name, source) for one in effects(table, who, ConditionImmunity))


UNHELD = frozenset({"chilled", "paralyzed", "restrained", "slowed"})
"""What freedom of movement keeps off."""


def frailty(table: Table, who: Profile) -> int:
    """How much lower its Strength modifier is for what has ebbed away of the score."""
    lost = table.now[who.id].sapped
    if not lost:
        return 0
    score = who.sheet.abilities.get("strength", 10)
    return ability_modifier(score) - ability_modifier(max(1, score - lost))


def sapped_blow(table: Table, who: Profile, attack: Attack, components: tuple[Component, ...]) -> tuple[Component, ...]:
    """The damage of a blow with the Strength that is left."""
    less = frailty(table, who) if by_strength(who, attack) else 0
    if not less:
        return components
    first, *rest = components
    return (first._replace(flat=first.flat - less, parts=(*first.parts, Part("sapped", -less))), *rest)


def by_strength(who: Profile, attack: Attack) -> bool:
    """Whether an attack is one of strength: in melee or hurled, and with no blade that dexterity would lead better."""
    if attack.way == "spell" or not (attack.melee or attack.thrown):
        return False
    if any(part.name == "ability-dexterity" for part in attack.parts):
        return False
    finesse = attack.word in WEAPONS and "finesse" in WEAPONS[attack.word].properties
    return not (finesse and who.ability["dexterity"] > who.ability["strength"])


def led(table: Table, who: Profile, attack: Attack) -> Attack:
    """An attack as it is made now: a club or a staff that magic leads strikes with the casting ability, and a d8."""
    powers = (one for one in on(table, who) if one.has(WeaponMagic.NAME))
    power = next(powers, None) if attack.item in CUDGELS and attack.melee and attack.components else None
    if power is None:
        return attack
    first, *rest = attack.components
    flat = first.flat - attack.ability + power.modifier
    first = first._replace(sides=max(first.sides, 8), flat=flat, parts=(Part("ability", flat),))
    parts = (Part("spell-attack", power.bonus),)
    return replace(attack, bonus=power.bonus, parts=parts, components=(first, *rest), magical=True)


CUDGELS = ("club", "quarterstaff")


def braces(table: Table, who: Profile, entry: Suffering) -> bool:
    """Whether a power helps somebody to be rid of what it would have kept off."""
    braced = any(one.caused_by for one in effects(table, who, ConditionImmunity))
    return braced and keeps_off(table, who, entry.name, entry.source)


def opening(table: Table, who: Profile, target: Profile) -> Running | None:
    """What shows somebody on this turn where another is open to its attack."""
    ids = [one.effect for one in table.boons(target, "opening") if one.source == who.id]
    if table.clock.turn != who.id or not ids:
        return None
    return next((one for one in table.now[who.id].running if one.id in ids and one.left == 1), None)


def rallied(table: Table, who: Profile) -> bool:
    """Whether a power gives somebody all that healing can give."""
    return bool(table.now[who.id].suffers) and lies(table, who, FullHealing)


def steadies(table: Table, who: Profile, brought: tuple[str, ...]) -> bool:
    """Whether a power helps somebody to save against any of these conditions."""
    return any(not {*one.conditions}.isdisjoint(brought) for one in effects(table, who, Advantage))


def repels(table: Table, who: Profile, attacker: Profile) -> bool:
    """Whether a power makes it hard for creatures of this kind to hit somebody."""
    found = (one for one in effects(table, who, Advantage) if "attack_against" in one.rolls)
    return any(attacker.sheet.type in one.types for one in found)
