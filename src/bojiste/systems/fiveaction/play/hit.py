"""A hit: what the attacker makes of it, where it lands, what armour takes, and what it does."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, amount
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import critical, disarm, horse, location, trip, wound
from bojiste.systems.fiveaction.play.blow import MOUNTED, Blow
from bojiste.systems.fiveaction.play.situation import confined
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import Critical


def land(table: Table, blow: Blow) -> Course[None]:
    """Steps 8 to 18 of the catalogue's order of one attack."""
    if blow.trips:
        yield from trip.hook(table, blow)
        return
    blow.was_critical = blow.level > 0 or (blow.through and table.law.crit.run_through_hit == "critical_damage")
    choice = "spare" if blow.mock else (yield from _decide(table, blow))
    if choice == "spare":
        rule = rules.pulled_blow.mock if blow.mock else rules.pulled_blow.stop
        yield happened("held-back", rule, blow.who, blow.target)
        return
    if choice == "disarm":
        yield from disarm.after_hit(table, blow)
        return
    if choice == "ordinary":
        blow.level = 0
    if table.by_parts:
        yield from location.locate(table, blow)
    yield from strike_home(table, blow)


def _decide(table: Table, blow: Blow) -> Course[str]:
    """Wound, disarm, stop the blow, or make an ordinary hit of a critical one."""
    offered = list(choices(table, blow))
    if len(offered) == 1:
        return offered[0]
    data = {"target": blow.target, "critical": blow.was_critical}
    options = tuple(Option(key) for key in offered)
    key: str = yield Ask("hit", rules.pulled_blow.stop, table.seat(blow.who), blow.who, options, "wound", data=data)
    return key


def choices(table: Table, blow: Blow) -> list[str]:
    """What may be made of a hit, wounding first."""
    found, levels = ["wound"], blow.arm.levels
    if blow.arm.melee and disarm.possible(table, blow.who, blow.target, blow.arm):
        found.append("disarm")
    if not blow.arm.melee:
        return found  # what has left the hand is not held back
    stops = rules.pulled_blow.stop(levels, blow.was_critical)
    if stops or (blow.was_critical and levels >= 10):
        found.append("spare")
    if blow.level and levels >= 6 and not blow.through:
        found.append("ordinary")
    return found


def strike_home(table: Table, blow: Blow) -> Course[None]:
    """Damage dice, armour, and the wound."""
    effect = yield from _effect(table, blow)
    gross, rolls, parts = yield from rolled(table, blow, effect)
    blow.gross = gross
    worth = rules.hit.stun_damage if blow.stuns else rules.hit.wound
    net = yield from _pulled(table, blow, worth(gross, _taken(table, blow, effect)))
    yield from harm(table, blow, wound.Hurt(gross, net, rolls, parts, effect))


def harm(table: Table, blow: Blow, hurt: wound.Hurt) -> Course[None]:
    """The wound; a wounded horse may throw its rider or fall."""
    yield from wound.wound(table, blow, hurt)
    if hurt.net and table.kit(blow.target).horse is not None:
        yield from horse.hurt(table, blow.target, hurt.net)


@procedure("fiveaction.run_through.hit")
def _effect(table: Table, blow: Blow) -> Course[Critical | None]:
    """What a critical does; every run-through counts as one, unless only its level is raised."""
    counts = blow.through and table.law.crit.run_through_hit == "critical_damage"
    real, blow.level = blow.level, max(blow.level, int(counts))
    spends = table.by_parts and real > 0 and (yield from location.shift(table, blow))
    effect = Critical.SHIFT if spends else (yield from critical.choose(table, blow))
    blow.level = real
    return effect


def _taken(table: Table, blow: Blow, effect: Critical | None) -> int:
    return critical.reduction(table, blow, effect is Critical.BYPASS)


def rolled(
    table: Table, blow: Blow, effect: Critical | None
) -> Course[tuple[int, tuple[Rolled, ...], tuple[Part, ...]]]:
    """Gross damage: the dice left to right, then the fixed part, multiplied, confined, in a mounted charge."""
    count, sides, _ = blow.arm.dice
    faces = yield from roll(count, sides, rules.hit.damage_parts, blow.who)
    gross, parts = gross_of(table, blow, effect, sum(faces))
    return gross, tuple(Rolled(sides, face) for face in faces), parts


def gross_of(table: Table, blow: Blow, effect: Critical | None, dice: int) -> tuple[int, tuple[Part, ...]]:
    """Gross damage of what the dice show."""
    fixed = critical.fixed_part(table, blow)
    steps = [("fixed", fixed)]
    gross = rules.hit.damage_parts(dice, fixed)
    if effect is Critical.MULTIPLY:
        whole = rules.critical.melee_effect if blow.arm.melee else rules.missile.critical
        more = max(0, whole(dice, fixed, blow.multiplier))
        steps.append(("multiplied", more - gross))
        gross = more
    if blow.arm.melee:
        tight = rules.cramped.penalties(confined(table, blow.who, blow.arm.high), blow.type)[2]
        steps.append(("confined", max(-gross, tight)))
        gross = max(0, gross + tight)
    if blow.kind == MOUNTED:
        more = rules.mounted.charge_damage(gross, table.law.rounding)
        steps.append(("mounted_charge", more - gross))
        gross = more
    return gross, tuple(Part(name, number) for name, number in steps if number)


def _pulled(table: Table, blow: Blow, net: int) -> Course[int]:
    """A master may wound less than he could."""
    if not blow.arm.melee:
        return net
    levels = blow.arm.levels
    six = rules.pulled_blow.six(levels, blow.margin, blow.was_critical)
    most = min(net - 1, max(six, rules.pulled_blow.ten(levels, blow.margin)))
    if most <= 0:
        return net
    rule = rules.pulled_blow.ten if levels >= 10 else rules.pulled_blow.six
    data = {"target": blow.target, "net": net}
    less: int = yield amount("lower", rule, table.seat(blow.who), blow.who, 0, most, 0, data=data)
    return net - less
