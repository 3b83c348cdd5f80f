"""A hit before it lands: a manoeuvre instead of damage, the damage dice, a shield in their way."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option, amount
from bojiste.core.dice import Rolled, roll, shown_again
from bojiste.core.event import Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.words import Dice, Hit

MANEUVERS = ("push", "prone", "hold")


def wound(table: Table, blow: Blow, faces: tuple[int, ...] | None = None) -> Course[None]:
    """A hit: a manoeuvre instead of damage if its maker wants one, else the damage dice (or ``faces`` that were rolled
    for all), and a shield in their way."""
    if not blow.subdue and not blow.coup and not blow.spell and (table.asked or not blow.ranged):
        yield from maneuver(table, blow)
    if blow.maneuver or blow.coup == "kill" or not blow.weapon.parts:
        return
    yield from damage_dice(table, blow, faces)
    blow.modifiers = added(table, blow)
    blow.full = blow.hit is not Hit.CRITICAL and rules.attack.full_damage_critical(blow.faces, blow.weapon.parts)
    if not blow.coup:
        yield from block(table, blow)


@procedure("osr.situation.maneuver")
def maneuver(table: Table, blow: Blow) -> Course[None]:
    """Once it has hit, and before the damage dice: an effect instead of damage; of a shot or a throw, where the referee
    finds that it makes sense."""

    def menu() -> list[Option]:
        target, large = blow.target, rules.situation.surround_size(blow.target.size, blow.who.size)
        disarm = [Option(f"disarm:{id}", {"weapon": target.weapons[id].word}) for id in table.now[target.id].wielded]
        return [Option("none"), *(() if large else map(Option, MANEUVERS)), *disarm]

    data = {"target": blow.target.id}
    key = yield Ask("maneuver", maneuver, blow.who.seat, blow.who.id, menu, "none", data=data)
    if key != "none" and blow.ranged:
        verb = key.partition(":")[0]
        answer = yield from table.ruling(
            "ranged-maneuver", maneuver, blow.who.id, ("yes", "no"), "no", maneuver=verb, **data
        )
        key = key if answer == "yes" else "none"
    blow.maneuver = "" if key == "none" else key


def clumsy(blow: Blow) -> bool:
    """Whether the damage dice are rolled twice, the worse set to count."""
    weapon = blow.weapon
    return bool(weapon.improvised or rules.situation.improvised_use(blow.makeshift, weapon.trained))


def damage_dice(table: Table, blow: Blow, faces: tuple[int, ...] | None) -> Course[None]:
    """The damage dice: none for a critical hit or if they lie there already, two whole sets for a makeshift weapon."""
    parts = blow.weapon.parts
    if blow.hit is Hit.CRITICAL:
        blow.faces = rules.attack.critical(parts)
        blow.rolls = shown_again(_shown(parts, blow.faces, True))
        return
    if faces is not None:  # an amount for all
        blow.faces, blow.rolls = faces, shown_again(_shown(parts, faces, True))
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
    return tuple([Rolled(side, face, counts) for side, face in zip(sides, faces, strict=True)])


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
    shown = shown_again(rolled for place, rolled in _counting(blow) if place in blow.struck)
    rule = rules.situation.shield_block if left else rules.situation.shield_destroyed
    yield happened("blocked", rule, who.id, blow.who.id, rolls=shown, changes=changes, data=data)


def _counting(blow: Blow) -> Iterator[tuple[int, Rolled]]:
    """The dice that count before a shield stops any, with their places among them."""
    return enumerate(rolled for rolled in blow.rolls if rolled.kept)


def unstruck(blow: Blow) -> tuple[Rolled, ...]:
    """The dice as the damage shows them: those that a shield stopped do not count."""
    places = iter(range(len(blow.faces)))
    counts = [rolled.kept and next(places) not in blow.struck for rolled in blow.rolls]
    return tuple(rolled._replace(kept=kept) for rolled, kept in zip(blow.rolls, counts, strict=True))


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
