"""One attack: what is added to it, the roll, and what it uses up."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Change, Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.aim import ranges, settle
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.dice import d20, even, judged
from bojiste.systems.osr.play.gear import Weapon
from bojiste.systems.osr.play.melee import bound, surround
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped
from bojiste.systems.osr.play.wound import wound
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Hit, Reach

# -- the roll ----------------------------------------------------------------------------------------------------------


def to_hit(table: Table, blow: Blow) -> tuple[Part, ...]:
    """What is added to an attack roll, in the order of the catalogue."""
    who = blow.who
    strength, dexterity = table.modifier(who, 0), table.modifier(who, 1)
    by = rules.attack.ranged_mod if blow.ranged else rules.attack.melee_mod
    ability = rules.attack.monster_mod(who.printed, by(strength, dexterity))
    if blow.spell:
        ability = table.modifier(who, 3)
    melee = not blow.ranged
    summands = (
        ("attack-bonus", who.attack_bonus),
        ("ability", ability),
        ("weapon", blow.weapon.bonus),
        ("two-weapons", table.two_weapons(who) if melee else 0),
        ("surround", surround(table, who, blow.target) if melee else 0),
        ("situation", table.now[who.id].favour.bonus),
        ("fatigue", rules.fatigue.penalty(table.now[who.id].fatigue)),
    )
    return tuple([_record(Part, (*part, 0)) for part in summands if part[1]])


_record = tuple.__new__


def against(table: Table, blow: Blow) -> int:
    """The armour class that an attack meets."""
    armour_class = table.armour_class(blow.target)
    if blow.cover:
        armour_class += rules.combat.partial_cover(blow.cover, blow.thrown, table.options.cover_thrown)
    return armour_class


def sources(table: Table, blow: Blow) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What helps and what hinders an attack roll, by name."""
    who, target = blow.who, blow.target
    own, other = table.now[who.id], table.now[target.id]
    round_ = table.clock.round
    melee = not blow.ranged
    return rules.attack.adv_sources(
        melee,
        rules.situation.prone_penalty("prone" in own.conditions, own.stood_up_round, round_),
        rules.situation.prone_penalty("prone" in other.conditions, other.stood_up_round, round_),
        not table.sees(who, target),
        not table.sees(target, who),
        not table.armed(target),
        rules.situation.unstable_ranged(table.unstable(who), blow.ranged and not blow.spell),
        blow.reaches is Reach.HINDERED,
        rules.situation.water_melee(table.field.underwater, blow.ranged, blow.weapon.type),
        own.favour.tilt,
    )


@procedure("osr.situation.blind_melee")
def facts(table: Table, blow: Blow) -> tuple[int, dict[str, object]]:
    """Advantage (1), disadvantage (−1) or neither, and what the log says of it: the blind strike worse and are struck
    more easily."""
    helps, hinders = sources(table, blow)
    state = rules.completion.advantage(len(helps), len(hinders))
    way = "cast" if blow.spell else "throw" if blow.thrown else "shoot" if blow.weapon.missile else "strike"
    data: dict[str, object] = {**blow.means, "way": way, "state": state}
    if helps or hinders:
        data |= {"helps": helps, "hinders": hinders}
    return state, data


KINDS = {Hit.MISS: "miss", Hit.HIT: "hit", Hit.CRITICAL: "critical"}


def rule_of_die(natural: int) -> Callable[..., object]:
    """The rule to cite for an attack roll."""
    if rules.attack.nat1(natural):
        return rules.attack.nat1
    return rules.attack.nat20 if rules.attack.nat20(natural) else rules.attack.roll


def strike(table: Table, blow: Blow) -> Course[None]:
    """Everything about an attack up to its damage; ``blow`` is filled in, nothing but costs has changed yet."""
    yield from roll_to_hit(table, blow)
    if blow.hit:
        yield from wound(table, blow)


def roll_to_hit(table: Table, blow: Blow) -> Course[None]:
    """Whether an attack hits."""
    who, target = blow.who, blow.target
    if not (yield from settle(table, blow)):
        return
    if blow.ranged and not blow.spell and bound(table, who) and (yield from spoiled(table, blow)):
        return
    if helpless(table, blow):
        yield from fell_swoop(table, blow)
    else:
        state, data = facts(table, blow)
        natural, shown = yield from d20(rules.attack.roll, who.id, state)
        parts = to_hit(table, blow)
        armour_class = against(table, blow)
        data["against"] = armour_class
        total = natural + sum(part.value for part in parts)
        blow.hit = rules.attack.result(natural, total, armour_class)
        kind, rule = KINDS[blow.hit], rule_of_die(natural)
        changes = spent(table, blow) + judged(table, who)
        yield happened(kind, rule, who.id, target.id, rolls=shown, parts=parts, changes=changes, data=data)


def spent(table: Table, blow: Blow) -> tuple[Change, ...]:
    """What an attack uses up whatever comes of it: ammunition, the load, the weapon thrown; a melee attack engages."""
    who, now = blow.who, table.now[blow.who.id]
    changes = blow.spent
    if blow.spell:
        return changes
    if blow.thrown:
        changes += dropped(table, who, blow.weapon.id, blow.target)
    elif blow.weapon.missile:
        changes += _shot(table, who, blow.weapon)
    elif blow.target.id not in now.engaged:
        changes += (Change(who.id, "engaged", now.engaged, (*now.engaged, blow.target.id)),)
    return changes


def _shot(table: Table, who: Profile, weapon: Weapon) -> tuple[Change, ...]:
    now = table.now[who.id]
    ammo = tuple((id, left - (id == weapon.id)) for id, left in now.ammo)
    unloaded = (*now.unloaded, weapon.id) if weapon.reload else now.unloaded
    return table.state.change(who.id, ammo=ammo, unloaded=unloaded)


@procedure("osr.combat.engaged_ranged")
def spoiled(table: Table, blow: Blow) -> Course[bool]:
    """A shot or a throw out of melee: an even chance that it misses without a roll."""
    who = blow.who
    data = {"weapon": blow.weapon.word}
    fails = yield from even(table, spoiled, who.id, "engaged-ranged", **data)
    if fails:
        changes = spent(table, blow)
        yield happened("wasted", spoiled, who.id, blow.target.id, changes=changes, data={**data, "late": False})
    return fails


# -- no roll needed ----------------------------------------------------------------------------------------------------


def helpless(table: Table, blow: Blow) -> bool:
    """Whether the target is hit without a roll."""
    conditions = table.now[blow.target.id].conditions
    if not conditions:
        return False
    effective, _ = ranges(blow.who, blow.weapon, blow.thrown, table.now[blow.who.id].scores[0])
    distance = table.distance(blow.who, blow.target)
    return rules.situation.coup(rules.completion.helpless(conditions), distance, effective)


@procedure("osr.situation.coup_gm")
def fell_swoop(table: Table, blow: Blow) -> Course[None]:
    """A helpless victim is hit without a roll; the referee may make it critical, or death."""
    answers = ("damage", "critical", "kill")
    blow.coup = yield from table.ruling("coup", fell_swoop, blow.who.id, answers, "damage", target=blow.target.id)
    blow.hit = Hit.CRITICAL if blow.coup == "critical" else Hit.HIT
    data = {**blow.means, "coup": blow.coup}
    changes = spent(table, blow)
    yield happened("coup", rules.situation.coup, blow.who.id, blow.target.id, changes=changes, data=data)
