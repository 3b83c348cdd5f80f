"""Traits of sheets: the one place where it is asked who has which, and what attacks and saving throws make of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bojiste.core.ask import yes_no
from bojiste.core.event import OPEN, Event
from bojiste.kit.board import union
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play import sight
from bojiste.systems.srd5.play.surroundings import first_round, flanked, in_sunlight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.weapon import Charge
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.traits.base import has as has
from bojiste.systems.srd5.words import FT

# -- attack rolls ------------------------------------------------------------------------------------------------


def packs(table: Table, who: Profile, target: Profile) -> bool:
    """Pack Tactics: an ally that can act is next to the target."""
    return has(who, "pack_tactics") and flanked(table, who, target)


def frenzied(table: Table, who: Profile, target: Profile, attack: Attack) -> bool:
    """Blood Frenzy: in melee against whoever has lost hit points."""
    return attack.melee and has(who, "blood_frenzy") and table.now[target.id].hurt > 0


def ambushes(table: Table, who: Profile, target: Profile) -> bool:
    """Ambusher: in the first round, against whoever was surprised."""
    return has(who, "ambusher") and first_round(table) and table.now[target.id].caught


def assassinates(table: Table, who: Profile, target: Profile) -> bool:
    """Assassinate: in the first round, against whoever has not had a turn."""
    return has(who, "assassinate") and first_round(table) and target.id in table.clock.left


def slays(table: Table, who: Profile, target: Profile) -> bool:
    """Assassinate: every hit on somebody surprised is critical."""
    return has(who, "assassinate") and table.now[target.id].surprised


def dazzled(table: Table, who: Profile) -> bool:
    """Sunlight Sensitivity in sunlight, Light Sensitivity in bright light."""
    if has(who, "light_sensitivity") and sight.light_on(table, who) == rules.sight.BRIGHT:
        return True
    shy = ("sunlight_sensitivity", "sunlight_weakness", "vampire_weaknesses")
    return any(has(who, name) for name in shy) and in_sunlight(table, who)


def shrouded(table: Table, who: Profile) -> bool:
    """Shadow Stealth: in dim light or darkness."""
    return has(who, "shadow_stealth") and sight.light_on(table, who) != rules.sight.BRIGHT


# -- damage ------------------------------------------------------------------------------------------------------

ONCE_A_TURN = ("sneak_attack", "martial_advantage")
"""Extra dice that only one hit of a turn has."""


def extras(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> Iterator[str]:
    """Traits that add their number of d6 to the damage of a hit."""
    for name, holds in _EXTRAS.items():
        if has(who, name) and name not in table.now[who.id].turn.extras and holds(table, who, target, attack, state):
            yield name


def _sneaks(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> bool:
    """Sneak Attack: with a finesse or ranged weapon, at advantage, or (unless at disadvantage) with somebody else
    hostile to the target next to it."""
    return for_sneaking(attack) and (state > 0 or (state == 0 and flanked(table, who, target)))


def for_sneaking(attack: Attack) -> bool:
    """Whether an attack is one that Sneak Attack may be made with: with a finesse or ranged weapon."""
    return bool(attack.item) and (not attack.melee or "finesse" in attack.properties)


def _presses(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> bool:
    """Martial Advantage: with a weapon, at somebody next to an ally that can act."""
    return attack.way != "spell" and flanked(table, who, target)


def _startles(table: Table, who: Profile, target: Profile, attack: Attack, state: int) -> bool:
    """Surprise Attack: in the first round, at somebody who was surprised."""
    return first_round(table) and table.now[target.id].caught


_EXTRAS = {"sneak_attack": _sneaks, "martial_advantage": _presses, "surprise_attack": _startles}


def parries(table: Table, who: Profile, attacker: Profile, attack: Attack) -> bool:
    """Parry: against a melee attack of somebody it sees, with a melee weapon in hand."""
    if not (has(who, "parry") and attack.melee and sight.sees(table, who, attacker)):
        return False
    return any(way.melee and way.item for way in table.ways(who).at_hand)


def charges(table: Table, who: Profile, target: Profile, charge: Charge) -> bool:
    """Charge: it has run straight towards the target on this turn, no step of the last so many feet lost."""
    if table.clock.turn != who.id:
        return False
    now, ran, near = table.now[who.id], 0, table.distance(who, target)
    if table.abstract:
        return sum(length for index, length in now.turn.trail if index == target.index) >= charge.length
    last = (now.x, now.y)
    for x, y in reversed(now.turn.trail):
        ran += max(abs(x - last[0]), abs(y - last[1])) * table.unit
        last = (x, y)
        if not straight(table.distance_from(who, x, y, target) - near, ran):
            return False
        if ran >= charge.length:
            return True
    return False


def straight(nearer: int, ran: int) -> bool:
    """Whether a run has brought its target as much nearer as it was long."""
    return nearer >= ran


# -- checks and saving throws ------------------------------------------------------------------------------------

KEEN = ("keen_hearing", "keen_sight", "keen_smell")


def keen(who: Profile) -> bool:
    """Keen senses: advantage on checks of Perception."""
    return any(has(who, sense) for sense in KEEN)


STEADFAST: Mapping[str, frozenset[str]] = {
    "dark-devotion": frozenset({"charmed", "frightened"}),
    "brave": frozenset({"frightened"}),
    "fey-ancestry": frozenset({"charmed"}),
    "two-headed": frozenset({"blinded", "charmed", "deafened", "frightened", "stunned", "unconscious"}),
    "duergar-resilience": frozenset({"charmed", "paralyzed", "poisoned"}),
}
"""Traits that help against certain conditions."""

MIND = frozenset({"intelligence", "wisdom", "charisma"})


def steels(who: Profile, ability: str, magical: bool, brought: tuple[str, ...]) -> tuple[str, ...]:
    """What gives advantage on a saving throw: against magic, or against the conditions that failing would bring."""
    found = []
    if magical:
        found += ["magic-resistance"] if has(who, "magic_resistance") else []
        found += ["gnome-cunning"] if ability in MIND and has(who, "gnome_cunning") else []
        found += ["duergar-resilience"] if has(who, "duergar_resilience") else []
    footed = ability in ("strength", "dexterity") and "prone" in brought
    found += ["sure-footed"] if footed and has(who, "sure_footed") else []
    found += [name for name, against in STEADFAST.items() if has(who, name.replace("-", "_")) and against & {*brought}]
    return tuple(dict.fromkeys(found))


def many_headed(table: Table, who: Profile, brought: tuple[str, ...]) -> bool:
    """Multiple Heads: while there is more than one."""
    row = table.now[who.id].heads
    return row is not None and row.alive > 1 and not STEADFAST["two-headed"].isdisjoint(brought)


def heartened(table: Table, who: Profile) -> bool:
    """Steadfast: it sees an ally that stands within 30 ft."""
    return any(
        table.up(ally) and table.distance(who, ally) <= 30 * FT and sight.sees(table, who, ally) for ally in who.allies
    )


CAMOUFLAGE: Mapping[str, tuple[str, ...]] = {
    "snow_camouflage": ("snow",),
    "stone_camouflage": ("boulders", "rubble"),
}
"""Traits that help to hide, and the ground that they take."""


def blends_in(table: Table, who: Profile) -> bool:
    """Whether what is around a creature looks like it."""
    if has(who, "underwater_camouflage") and table.sunk(who):
        return True
    named = (ground for trait, grounds in CAMOUFLAGE.items() if has(who, trait) for ground in grounds)
    there = union(table.scenery.grounds.get(ground, 0) for ground in named)
    return bool(there) and not table.space(who) & ~there


def resists(table: Table, who: Profile) -> Course[bool]:
    """Whether a failed saving throw is turned into a success by Legendary Resistance."""
    a_day = who.traits.get("legendary_resistance", 0)
    used = table.now[who.id].used
    allowed = rules.monster.legendary_resistance
    if not a_day or not allowed(used.count("legendary_resistance"), a_day):
        return False
    if (yield yes_no("legendary-resistance", allowed, who.seat, who.id, True)) != "yes":
        return False
    changes = table.state.change(who.id, used=(*used, "legendary_resistance"))
    yield Event("legendary-resistance", rule=allowed, actor=who.id, changes=changes, seen=OPEN)
    return True
