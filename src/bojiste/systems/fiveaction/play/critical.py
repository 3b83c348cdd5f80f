"""Critical hits: the range, the confirmations, the choice."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.event import Event, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.dice import shown, two_dice
from bojiste.systems.fiveaction.play.outfit import Piece
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import ACCESSORIES, BODY, DAMAGES, Critical


@procedure("fiveaction.critical.multiplier")
def range_of(table: Table, blow: Blow) -> tuple[int, int]:
    """The threshold and the multiplier of a blow."""
    kit, target = table.kit(blow.who), table.kit(blow.target)
    widened = more = 0
    if blow.through:
        widened, more = rules.run_through.backstab(bool(kit.has("backstab")), table.immobile(blow.target))
    parry = target.parry if blow.layers[3] and not blow.by_shield else 0
    reduced = rules.critical.range_reduction(parry, target.dr, table.law.crit.reduction_sources, table.by_parts)
    return rules.critical.threshold(blow.arm.threshold, widened, reduced), blow.arm.multiplier + more


def chain(table: Table, blow: Blow) -> Course[None]:
    """Confirmations of a hit, one after another, until one of them ends it."""
    if not table.by_parts and _gap(table, blow):
        blow.accessory = yield from _confirmed(table, blow, "accessory")
        return
    natural = blow.natural
    while rules.critical.multiple(blow.level, natural, blow.threshold):
        if natural >= rules.critical.HIGHEST:
            blow.level += 1
            natural, rolls = yield from two_dice(rules.critical.multiple, blow.who)
            data = {"level": blow.level, "natural": natural}
            yield happened("critical", rules.critical.multiple, blow.who, blow.target, rolls=rolls, data=data)
            continue
        goes_on = natural >= rules.critical.HIGHEST - 1  # only 19 and 20 multiply
        natural, rolls = yield from two_dice(rules.critical.confirm, blow.who)
        real = rules.critical.confirm(natural, natural + blow.value, blow.defence)
        blow.level += real
        yield _confirmation(blow, rolls, real, "critical")
        if not real or not goes_on:
            break


def _gap(table: Table, blow: Blow) -> bool:
    """Whether the hit finds the gap beside accessories better than the armour."""
    pieces = {piece.piece: piece.dr for piece in table.kit(blow.target).armour}
    accessories = pieces.get(ACCESSORIES, 0)
    if not accessories:
        return False
    return rules.critical.accessory_gap(accessories, pieces.get(BODY, 0), blow.threshold, blow.natural)


def _confirmed(table: Table, blow: Blow, what: str) -> Course[bool]:
    natural, rolls = yield from two_dice(rules.critical.confirm, blow.who)
    real = rules.critical.confirm(natural, natural + blow.value, blow.defence)
    yield _confirmation(blow, rolls, real, what)
    return real


def _confirmation(blow: Blow, rolls: tuple, real: bool, what: str) -> Event:  # type: ignore[type-arg]
    rule = rules.critical.accessory_gap if what == "accessory" else rules.critical.confirm
    data = {
        "what": what,
        "against": blow.defence,
        "compare": ">",
        "level": blow.level,
        "result": "confirmed" if real else "unconfirmed",
    }
    return happened(
        "confirmed", rule, blow.who, blow.target, rolls=rolls, parts=shown(blow.parts), data=data
    )  # fmt: skip


def worn(table: Table, blow: Blow) -> list[Piece]:
    """The pieces of armour that stand in the way of a hit."""
    pieces = table.kit(blow.target).armour
    if blow.part is not None:
        where = rules.location.armour(blow.part)
        return [piece for piece in pieces if piece.piece == where]
    return [piece for piece in pieces if not (blow.accessory and piece.piece == ACCESSORIES)]


def reduction(table: Table, blow: Blow, bypass: bool) -> int:
    """What armour takes from a hit."""
    if bypass:
        return 0
    at = DAMAGES.index(blow.type)
    pieces = [(piece.dr, piece.quarters[at]) for piece in worn(table, blow)]
    return rules.hit.reduction(pieces, blow.arm.halves, table.law.rounding) if pieces else 0


def effects(table: Table, blow: Blow) -> tuple[Critical, ...]:
    """What the attacker may choose of a critical hit, the better first."""
    armoured = any(piece.dr > 0 for piece in worn(table, blow))
    multiply, bypass = rules.critical.choice(blow.arm.levels, armoured)
    if not blow.arm.melee and armoured:
        precise = bool(table.kit(blow.who).has("precise_shot"))
        multiply = rules.missile.critical_choice(blow.arm.levels, blow.band, precise)
    found = [effect for effect, allowed in ((Critical.MULTIPLY, multiply), (Critical.BYPASS, bypass)) if allowed]
    return tuple(sorted(found, key=lambda effect: -expected(table, blow, effect)))


def expected(table: Table, blow: Blow, effect: Critical | None) -> int:
    """Twice the net damage to be expected of an effect (of an ordinary hit: ``None``)."""
    count, sides, _ = blow.arm.dice
    dice, fixed = count * (sides + 1), 2 * fixed_part(table, blow)
    if effect is Critical.MULTIPLY:
        whole = rules.critical.melee_effect if blow.arm.melee else rules.missile.critical
        gross = whole(dice, fixed, blow.multiplier)
    else:
        gross = dice + fixed
    return max(0, gross - 2 * reduction(table, blow, effect is Critical.BYPASS))


def fixed_part(table: Table, blow: Blow) -> int:
    """The fixed part of damage: of the weapon, and of a power attack."""
    power = rules.attack.power_attack(blow.power, table.law.abilities.power_attack_ratio) if blow.power else 0
    fury = table.law.abilities.berserk.damage if table.now(blow.who).berserk else 0
    return blow.arm.fixed + power + fury + blow.arrow[1]


def choose(table: Table, blow: Blow) -> Course[Critical | None]:
    """What a critical hit does; ``None`` for an ordinary one."""
    if not blow.level:
        return None
    offered = effects(table, blow)
    if len(offered) == 1:
        return offered[0]
    rule = rules.critical.choice if blow.arm.melee else rules.missile.critical_choice
    data = {"target": blow.target}
    options = tuple(Option(effect.value) for effect in offered)
    key = yield Ask("critical", rule, table.seat(blow.who), blow.who, options, offered[0].value, data=data)
    return Critical(key)
