"""One attack: where it may be aimed, the roll, and the damage of a hit before it lands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bojiste.core.ask import Ask, Option, amount
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.dice import d20, even
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped
from bojiste.systems.osr.prepare import Profile, Weapon
from bojiste.systems.osr.words import Dice, Hit

MANEUVERS = ("push", "prone", "hold", "disarm")


@dataclass(slots=True)
class Blow:
    """An attack on its way: what it does is known, and nothing has happened yet.

    ``faces`` are all damage dice in written order, ``struck`` those a shield stopped; ``modifiers`` what is added.
    """

    who: Profile
    target: Profile
    weapon: Weapon
    thrown: bool = False
    makeshift: bool = False
    subdue: bool = False
    hit: Hit = Hit.MISS
    coup: str = ""
    maneuver: str = ""
    faces: tuple[int, ...] = ()
    rolls: tuple[Rolled, ...] = ()
    modifiers: tuple[Part, ...] = ()
    struck: tuple[int, ...] = ()
    blocked: bool = False
    full: bool = False
    spell: bool = False
    spent: tuple[Change, ...] = field(default=())

    @property
    def ranged(self) -> bool:
        return self.weapon.missile or self.thrown

    @property
    def extra(self) -> int:
        return sum(part.value for part in self.modifiers)


# -- where it may be aimed ---------------------------------------------------------------------------------------------


def ranges(who: Profile, weapon: Weapon, thrown: bool, strength: int) -> tuple[int, int]:
    """Metres at which an attack is effective, and at which it still reaches."""
    if thrown:
        return rules.combat.throw_range(strength)
    if weapon.missile:
        return weapon.effective, weapon.ineffective
    return weapon.reach, weapon.reach


def aim(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> int:
    """1 if an attack reaches its target as usual, −1 with disadvantage, 0 not at all."""
    distance = table.distance(who, target)
    effective, ineffective = ranges(who, weapon, thrown, table.now[who.id].scores[0])
    if not table.options.range_zones or not (thrown or weapon.missile):
        return rules.combat.by_metres(distance, effective, ineffective)
    kind = "thrown" if thrown else weapon.missile_size
    return rules.combat.by_zone(rules.combat.zones(distance), kind, table.asked)


@procedure("osr.situation.blind_ranged")
def may_shoot(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> bool:
    """Whether nothing but the distance forbids a shot or a throw: sight, cover, water, loading, ammunition."""
    now = table.now[who.id]
    left = dict(now.ammo).get(weapon.id)
    return (
        table.sees(who, target)
        and not rules.combat.full_cover(table.now[target.id].cover, thrown, table.options.cover_thrown)
        and rules.situation.water_ranged(table.field.underwater, weapon.underwater)
        and (thrown or rules.completion.ammo(left, weapon.id not in now.unloaded))
    )


def open_to(table: Table, who: Profile, target: Profile, weapon: Weapon, thrown: bool) -> bool:
    """Whether an attack on this target is allowed at all."""
    if thrown and not weapon.throwable:
        return False
    if not aim(table, who, target, weapon, thrown):
        return False
    return not (thrown or weapon.missile) or may_shoot(table, who, target, weapon, thrown)


# -- the roll ----------------------------------------------------------------------------------------------------------


def bound(table: Table, who: Profile) -> list[Profile]:
    """Those who bind somebody in melee now: what fell, or went out of reach, binds no more."""
    engaged = table.now[who.id].engaged
    if not engaged:
        return []
    own = table.reach(who)
    found = []
    for id in engaged:
        other = table.profiles[id]
        near = rules.combat.engaged(table.distance(who, other), max(own, table.reach(other)), table.up(other))
        if near:
            found.append(other)
    return found


def surround(table: Table, who: Profile, target: Profile) -> int:
    """What those around a target gain by their number; the small around the large count for nothing."""
    if len(target.enemies) < 3 or rules.situation.surround_size(target.size, who.size):
        return 0
    around = 0
    for enemy in target.enemies:
        if table.up(enemy) and not rules.situation.surround_size(target.size, enemy.size):
            around += table.distance(enemy, target) <= table.reach(enemy)
    return rules.situation.surround(around)


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
        ("fatigue", rules.fatigue.penalty(table.now[who.id].fatigue)),
    )
    return tuple(Part(name, value) for name, value in summands if value)


def against(table: Table, target: Profile, ranged: bool, thrown: bool) -> int:
    """The armour class that an attack meets."""
    armour_class = table.armour_class(target)
    cover = table.now[target.id].cover
    if ranged and cover:
        armour_class += rules.combat.partial_cover(cover, thrown, table.options.cover_thrown)
    return armour_class


def sources(table: Table, blow: Blow, reaches: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
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
        reaches < 0,
        rules.situation.water_melee(table.field.underwater, blow.ranged, blow.weapon.type),
    )


@procedure("osr.situation.blind_melee")
def facts(table: Table, blow: Blow, reaches: int) -> tuple[int, dict[str, object]]:
    """Advantage (1), disadvantage (−1) or neither, and what the log says of it: the blind strike worse and are struck
    more easily."""
    helps, hinders = sources(table, blow, reaches)
    state = rules.completion.advantage(len(helps), len(hinders))
    way = "throw" if blow.thrown else "shoot" if blow.weapon.missile else "strike"
    data: dict[str, object] = {"weapon": blow.weapon.word, "way": way, "state": state}
    if helps or hinders:
        data |= {"helps": helps, "hinders": hinders}
    return state, data


KINDS = {Hit.MISS: "miss", Hit.HIT: "hit", Hit.CRITICAL: "critical"}


def rule_of_die(natural: int) -> Callable[..., object]:
    """The rule to cite for an attack roll."""
    if rules.attack.nat1(natural):
        return rules.attack.nat1
    return rules.attack.nat20 if rules.attack.nat20(natural) else rules.attack.roll


def strike(table: Table, blow: Blow) -> Course[Blow]:
    """Everything about an attack up to its damage; ``blow`` is filled in, nothing but costs has changed yet."""
    who, target = blow.who, blow.target
    if blow.ranged and not blow.spell and bound(table, who) and (yield from spoiled(table, blow)):
        return blow
    reaches = aim(table, who, target, blow.weapon, blow.thrown)
    if helpless(table, blow):
        yield from fell_swoop(table, blow)
    else:
        state, data = facts(table, blow, reaches)
        natural, shown = yield from d20(rules.attack.roll, who.id, state)
        parts = to_hit(table, blow)
        armour_class = against(table, target, blow.ranged, blow.thrown)
        data["against"] = armour_class
        total = natural + sum(part.value for part in parts)
        blow.hit = rules.attack.result(natural, total, armour_class)
        kind, rule = KINDS[blow.hit], rule_of_die(natural)
        yield Event(
            kind, rule, who.id, target.id, rolls=shown, parts=parts, changes=spent(table, blow), data=data, seen=OPEN
        )
    if blow.hit:
        yield from wound(table, blow)
    return blow


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
        yield Event("wasted", spoiled, who.id, blow.target.id, changes=changes, data=data, seen=OPEN)
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
    data = {"weapon": blow.weapon.word, "coup": blow.coup}
    changes = spent(table, blow)
    yield Event("coup", rules.situation.coup, blow.who.id, blow.target.id, changes=changes, data=data, seen=OPEN)


# -- damage, before it lands -------------------------------------------------------------------------------------------


def wound(table: Table, blow: Blow) -> Course[None]:
    """A hit: a manoeuvre instead of damage if its maker wants one, else the damage dice, and a shield in their way."""
    if not blow.ranged and not blow.subdue and not blow.coup and not blow.spell:
        yield from maneuver(table, blow)
    if blow.maneuver or blow.coup == "kill":
        return
    yield from damage_dice(table, blow)
    blow.modifiers = added(table, blow)
    blow.full = blow.hit is not Hit.CRITICAL and rules.attack.full_damage_critical(blow.faces, blow.weapon.parts)
    if not blow.coup:
        yield from block(table, blow)


@procedure("osr.situation.maneuver")
def maneuver(table: Table, blow: Blow) -> Course[None]:
    """Once it has hit, and before the damage dice: an effect instead of damage."""

    def menu() -> list[Option]:
        target, large = blow.target, rules.situation.surround_size(blow.target.size, blow.who.size)
        disarm = [Option(f"disarm:{id}", {"weapon": target.weapons[id].word}) for id in table.now[target.id].wielded]
        return [Option("none"), *(() if large else map(Option, MANEUVERS[:3])), *disarm]

    data = {"target": blow.target.id}
    key = yield Ask("maneuver", maneuver, blow.who.seat, blow.who.id, menu, "none", data=data)
    blow.maneuver = "" if key == "none" else key


def clumsy(blow: Blow) -> bool:
    """Whether the damage dice are rolled twice, the worse set to count."""
    weapon = blow.weapon
    return bool(weapon.improvised or rules.situation.improvised_use(blow.makeshift, weapon.trained))


def damage_dice(table: Table, blow: Blow) -> Course[None]:
    """The damage dice: none for a critical hit, two whole sets for a makeshift weapon."""
    parts = blow.weapon.parts
    if blow.hit is Hit.CRITICAL:
        blow.faces = rules.attack.critical(parts)
        blow.rolls = _shown(parts, blow.faces, True)
        return
    first: tuple[int, ...] = ()
    for part in parts:
        first += yield from roll(part.number, part.sides, rules.attack.damage, blow.who.id)
    blow.faces, blow.rolls = first, _shown(parts, first, True)
    if first and clumsy(blow):
        second: tuple[int, ...] = ()
        for part in parts:
            second += yield from roll(part.number, part.sides, rules.situation.improvised, blow.who.id)
        counts = rules.situation.improvised((sum(first), sum(second)))
        blow.faces = (first, second)[counts]
        blow.rolls = (*_shown(parts, first, counts == 0), *_shown(parts, second, counts == 1))


def _shown(parts: tuple[Dice, ...], faces: tuple[int, ...], counts: bool) -> tuple[Rolled, ...]:
    sides = [part.sides for part in parts for _ in range(part.number)]
    return tuple(Rolled(side, face, counts) for side, face in zip(sides, faces, strict=True))


def added(table: Table, blow: Blow) -> tuple[Part, ...]:
    """What is added to the dice: flat numbers, Strength, the weapon, a second weapon; and what fatigue takes."""
    who, weapon = blow.who, blow.weapon
    strength = rules.completion.damage_str(who.strength_based, weapon.missile, table.modifier(who, 0))
    if blow.thrown:
        strength = rules.situation.throw(True, strength)
    summands = (
        ("flat", sum(part.flat for part in weapon.parts)),
        ("strength", strength),
        ("weapon", weapon.bonus),
        ("two-weapons", 0 if blow.ranged else table.two_weapons(who)),
        ("fatigue", rules.fatigue.damage(table.now[who.id].fatigue, weapon.strength_based)),
    )
    return tuple(Part(name, value) for name, value in summands if value)


def block(table: Table, blow: Blow) -> Course[None]:
    """A shield in the way: its bearer may strike out damage dice for as many points of its armour class."""
    who = blow.target
    now = table.now[who.id]
    if not now.shield or not who.shield_trained or not table.instant(who) or not table.sees(who, blow.who):
        return
    dice_there = blow.faces or (max(1, blow.extra),)
    most = min(now.shield, len(dice_there))
    data = {"target": blow.who.id, "damage": rules.attack.min_damage(rules.attack.damage(blow.faces, blow.extra))}
    points = yield amount("block", rules.situation.shield_block, who.seat, who.id, 0, most, 0, data=data)
    if not points:
        return
    blow.struck = yield from struck_out(table, blow, dice_there, points)
    blow.blocked = True
    left = rules.situation.shield_destroyed(now.shield, points)
    changes = table.state.change(who.id, shield=left, instant_used=True)
    data = {"points": points, "left": left}
    shown = tuple(Rolled(rolled.sides, rolled.face) for rolled in _struck(blow))
    rule = rules.situation.shield_block if left else rules.situation.shield_destroyed
    yield Event("blocked", rule, who.id, blow.who.id, rolls=shown, changes=changes, data=data, seen=OPEN)


def _struck(blow: Blow) -> list[Rolled]:
    return [rolled for place, rolled in enumerate(one for one in blow.rolls if one.kept) if place in blow.struck]


def unstruck(blow: Blow) -> tuple[Rolled, ...]:
    """The dice as the damage shows them: those that a shield stopped are left out."""
    gone = _struck(blow)
    return tuple(rolled for rolled in blow.rolls if not any(rolled is one for one in gone))


def struck_out(table: Table, blow: Blow, faces: tuple[int, ...], points: int) -> Course[tuple[int, ...]]:
    """Which dice the shield stops: the highest, or (an option) those its bearer names."""
    if table.options.block_dice == "highest" or points == len(faces):
        return rules.situation.shield_block(faces, points)
    chosen: tuple[int, ...] = ()
    for _ in range(points):
        options = [Option(f"die:{place}", {"face": faces[place]}) for place in range(len(faces)) if place not in chosen]
        who = blow.target
        key = yield Ask("block-die", rules.situation.shield_block, who.seat, who.id, options, options[0].key)
        chosen += (int(key.partition(":")[2]),)
    return chosen


def left_of_dice(blow: Blow) -> tuple[tuple[int, ...], ...]:
    """The faces that still count, part by part."""
    found, place = [], 0
    for part in blow.weapon.parts:
        span = range(place, place + part.number)
        found.append(tuple(blow.faces[index] for index in span if index not in blow.struck))
        place += part.number
    return tuple(found)
