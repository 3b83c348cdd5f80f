"""What powers that lie on a creature do for it: Armor Class, resistances, conditions they keep off, saving throws."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bojiste.core.event import Part
from bojiste.systems.srd5.play import worn
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.rules.dice import ability_modifier
from bojiste.systems.srd5.words.goods import SHIELD, WEAPONS


def on(table: Table, who: Profile) -> Iterator[Power]:
    """Powers that lie on somebody, each once."""
    for source, key in dict.fromkeys((entry.source, entry.by) for entry in table.now[who.id].suffers if entry.by):
        power = table.profiles[source].powers.get(key) if source in table.profiles else None
        if power is not None:
            yield power


def armor_class(table: Table, who: Profile) -> int:
    """Armor Class as it is now, in the form that it is in."""
    now = table.now[who.id]
    own = who.forms[now.form].ac if who.forms else who.ac
    if now.corroded:
        own = worn.thinner(table, who, own)
    if not now.suffers:
        return own
    base = table.boon(who, "base_ac")
    laid = base + who.ability["dexterity"] + SHIELD.base * who.shield if base else 0
    return max(max(own, laid) + table.boon(who, "ac") - table.boon(who, "ac_less"), table.boon(who, "least_ac"))


def steels(table: Table, who: Profile, ability: str) -> tuple[str, ...]:
    """What powers give advantage on a saving throw."""
    return ("form",) if any(ability in power.row.steels for power in on(table, who)) else ()


def saps(table: Table, who: Profile, ability: str) -> tuple[str, ...]:
    """What powers give disadvantage on checks and saving throws of an ability."""
    return ("cursed",) if any(power.row.saps == ability for power in on(table, who)) else ()


def kept_off(table: Table, who: Profile) -> frozenset[str]:
    """Conditions that no magic brings on somebody."""
    found = {name for power in on(table, who) for name in power.row.keeps_off}
    return frozenset(found | (UNHELD if table.effects(who).unfettered else frozenset()))


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
    powers = (one for one in on(table, who) if any(boon.what == "cudgel" for boon in one.row.grants))
    power = next(powers, None) if attack.item in CUDGELS and attack.melee and attack.components else None
    if power is None:
        return attack
    first, *rest = attack.components
    flat = first.flat - attack.ability + power.modifier
    first = first._replace(sides=max(first.sides, 8), flat=flat, parts=(Part("ability", flat),))
    parts = (Part("spell-attack", power.bonus),)
    return replace(attack, bonus=power.bonus, parts=parts, components=(first, *rest), magical=True)


CUDGELS = ("club", "quarterstaff")


def steadies(table: Table, who: Profile, brought: tuple[str, ...]) -> bool:
    """Whether a power helps somebody to save against any of these conditions."""
    return any(not {*power.row.steadies}.isdisjoint(brought) for power in on(table, who))


def repels(table: Table, who: Profile, attacker: Profile) -> bool:
    """Whether a power makes it hard for creatures of this kind to hit somebody."""
    return any(attacker.sheet.type in power.row.repels for power in on(table, who))
