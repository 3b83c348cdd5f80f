"""Compiled: blows, as ``attack.py`` and ``hit.py`` of ``play`` have them."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.dice import roll
from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.hands import handles
from bojiste.systems.srd5.kernel.hold import has_hand_for
from bojiste.systems.srd5.kernel.known import BRINGS, FEATURES, HIGH, POWERS, RUNS
from bojiste.systems.srd5.kernel.life import gather, harm, left
from bojiste.systems.srd5.kernel.map_fall import unless_held
from bojiste.systems.srd5.kernel.plight import ATTACKED, CLUMSY, HELPLESS, WEAK, afraid, plight_of
from bojiste.systems.srd5.kernel.power import meets, stung
from bojiste.systems.srd5.kernel.test import test
from bojiste.systems.srd5.kernel.trait import DIE, emboldened, extra_dice, parried
from bojiste.systems.srd5.words import OK

PRONE_HINDERS = int(rules.condition.effects(("prone",)).attack_against)
BOUND_HINDERS = int(rules.condition.effects(("restrained",)).attack_against)
BOUND_HELPS = int(rules.condition.effects(("restrained",)).attacked_for)
KINDS = (what.MISS, what.HIT, what.CRITICAL)
"""Of a row, by what an attack roll comes to."""


def strike(f: Any, at: int, target: int, way: int) -> None:
    """One attack without a map."""
    if POWERS:
        handles(f, at, way)
    state = aimed(f, at, target, way)
    if f.melee[way]:
        f.beside[at] = target
    blow(f, at, target, way, state, rules.cover.NONE)


def blow(f: Any, at: int, target: int, way: int, state: int, cover: int) -> None:
    """The roll, and on a hit its damage (``play.attack.strike``)."""
    natural = test(f, f.lucky[at], state)
    against = rules.attack.step_modifiers(f.ac[target], cover)
    helpless = rules.critical.helpless(plight_of(f, target) & HELPLESS > 0, f.close > 0)
    result = rules.attack.step_resolve(natural, f.to_hit[way], against, f.critical_from[way], helpless)
    if FEATURES and f.parries[target] and f.melee[way] and result != rules.attack.MISS and natural != 20:
        against += parried(f, target, at, natural + f.to_hit[way], against)
        result = rules.attack.step_resolve(natural, f.to_hit[way], against, f.critical_from[way], helpless)
    if f.tells:
        rule = what.BY_20 if natural == 20 else what.BY_1 if natural == 1 else what.BY_ROLL
        tell(f, KINDS[result] + rule, at, target, natural + f.to_hit_sum[way], 0)
    if result != rules.attack.MISS:
        before = f.life[target]
        wound(f, at, target, way, result == rules.attack.CRITICAL, state)
        after_hit(f, at, target, way, before)


def after_hit(f: Any, at: int, target: int, way: int, before: int) -> None:
    """What its target suffers its attacker to feel, whom a fall makes thirsty, and whom a charge throws down."""
    if POWERS and f.stings[target] and f.melee[way]:
        stung(f, target, at)
    if FEATURES and f.rampages[at] and f.melee[way] and before == OK and f.life[target] != OK:
        tell(f, what.THIRSTS, at, NOBODY, NO_SUM, 0)
    if RUNS and f.charging and f.throws[way] and f.prone[target]:
        tell(f, what.THROWS_DOWN, at, target, NO_SUM, 0)


def aimed(f: Any, at: int, target: int, way: int) -> int:
    """Advantage or disadvantage: what hangs on the two alone stands with the way, the rest is looked at."""
    # numbers of Python where nothing is compiled
    helps, hinders = lying(f, at, target, int(f.helps[way]), int(f.hinders[way]), True)
    if rules.action.dodge(f.dodging[target] > 0, True):
        hinders += 1
    if FEATURES:
        helps += favoured(f, at, target, way)
        hinders += suffering(f, at, way)
    return rules.dice.adv_cancel(helps, hinders)


def lying(f: Any, at: int, target: int, helps: int, hinders: int, beside: bool) -> tuple[int, int]:
    """What being prone, of the one or of the other, adds to what makes an attack easier, and harder."""
    if f.prone[target]:
        sign = rules.condition.prone_attacked(beside)
        helps += 1 if sign > 0 else 0
        hinders += 1 if sign < 0 else 0
    if f.prone[at]:
        hinders += PRONE_HINDERS
    return helps, hinders


def favoured(f: Any, at: int, target: int, way: int) -> int:
    """How many of its traits, and of what has come over the other, make somebody's attack easier."""
    helps = BOUND_HELPS if f.bound[target] else 0
    helps += 1 if f.plight[target] & ATTACKED else 0
    return helps + emboldened(f, at, target, way) if f.emboldened[at] else helps


def suffering(f: Any, at: int, way: int) -> int:
    """How many conditions of its own make somebody's attack harder."""
    hinders = BOUND_HINDERS if f.bound[at] else 0
    if f.plight[at]:
        hinders += 1 if f.plight[at] & CLUMSY else 0
        hinders += 1 if f.plight[at] & WEAK and f.by_strength[way] else 0
        hinders += 1 if afraid(f, at) else 0
    return hinders


def wound(f: Any, at: int, target: int, way: int, critical: bool, state: int) -> None:
    """Roll the damage of a hit, component by component, then the dice of traits and of a charge, and apply it
    (``play.hit``)."""
    whole, f.gathered = f.hp[target], 0
    first, last, shows, sure = parts_of(f, at, way, critical)
    extra = FEATURES and f.adds[at] > 0 and extra_dice(f, at, target, way, state)
    shown, dealt = rolled(f, first, last, critical)
    if FEATURES and extra:
        more, drained = rolled_besides(f, first, critical)
        shown, dealt = shown + more, dealt + drained
    if RUNS and f.charging:
        shown += rolled(f, f.run_first[way], f.run_last[way], critical)[0]
    harm(f, at, target, left(f, target), shown if shows or extra else NO_SUM, sure, False)
    if HIGH and f.sloping:
        unless_held(f, target)
    if POWERS:
        f.lost = min(whole - f.hp[target], dealt)
    if BRINGS:
        brings(f, at, target, f.brings[way])
    if RUNS and f.charging:
        brings(f, at, target, f.run_brings[way])


def parts_of(f: Any, at: int, way: int, critical: bool) -> tuple[int, int, bool, bool]:
    """The components of a hit (those of a worn-out swarm are fewer): the first and the last, whether their sum shows,
    and whether none outlives it for being hard to kill."""
    first, last, shows, radiant = f.first_part[way], f.last_part[way], f.shows[way], f.radiant[way]
    if FEATURES and f.thin_last[way] and 2 * f.hp[at] <= f.hp_max[at]:
        first, last, shows, radiant = f.thin_first[way], f.thin_last[way], f.thin_shows[way], f.thin_radiant[way]
    if RUNS and f.charging:
        shows, radiant = shows or f.run_shows[way], radiant or f.run_radiant[way]
    return first, last, shows > 0, critical or radiant > 0


def rolled(f: Any, first: int, last: int, critical: bool) -> tuple[int, int]:
    """Roll components: what the dice show with what is added, and how much they deal of what drains."""
    shown, dealt = 0, 0
    for place in range(first, last):
        total = thrown_for(f, place, critical)
        amount = dealt_by(f, place, total, critical)
        shown += total + f.part_sum[place] + amount - rules.damage.roll(total, f.part_adds[place], f.least)
        dealt += amount if POWERS and f.part_drained[place] else 0
        gather(f, place, amount)
    return shown, dealt


def rolled_besides(f: Any, first: int, critical: bool) -> tuple[int, int]:
    """The same of the dice that traits add, of the first component's type."""
    shown, dealt = 0, 0
    for trait in range(len(f.more)):
        total = 0
        for _ in range(rules.critical.dice(f.more[trait], critical)):
            total += roll(f, DIE)
        shown += total
        if f.more[trait]:
            flat = rules.house.critical_flat(f.more[trait], DIE, critical)
            amount = rules.damage.roll(total, flat, f.least) * rules.house.critical_times(critical)
            shown += amount - rules.damage.roll(total, 0, f.least)
            dealt += amount if POWERS and f.part_drained[first] else 0
            gather(f, first, amount)
    return shown, dealt


def thrown_for(f: Any, place: int, critical: bool) -> int:
    """The dice of a component."""
    total = 0
    for _ in range(rules.critical.dice(f.part_dice[place], critical)):
        total += roll(f, f.part_sides[place])
    return total


def dealt_by(f: Any, place: int, total: int, critical: bool) -> int:
    """What a component deals whose dice came to so much."""
    flat = f.part_adds[place] + rules.house.critical_flat(f.part_dice[place], f.part_sides[place], critical)
    return rules.damage.roll(total, flat, f.least) * rules.house.critical_times(critical)


def brings(f: Any, at: int, target: int, power: int) -> None:
    """What a hit brings besides, if anything (-1: nothing)."""
    if power >= 0 and f.power_meant[power, target] and has_hand_for(f, at, power):
        meets(f, at, power, 1 << target)
