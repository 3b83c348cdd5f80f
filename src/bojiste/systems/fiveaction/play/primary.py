"""Which of two weapons defends first: named by whoever holds them, for the round."""

from __future__ import annotations

from functools import partial

from bojiste.core.ask import Ask, Option
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.arm import Grasp
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.defence import cramped, iron, with_iron
from bojiste.systems.fiveaction.play.grasp import held_so
from bojiste.systems.fiveaction.play.situation import length_against
from bojiste.systems.fiveaction.play.table import Table


def named(table: Table, blow: Blow) -> Course[None]:
    """Before the first attack of a round against which two weapons may defend, their holder names the first one; asked
    only where it makes a difference to somebody."""
    who = blow.target
    held, now = table.grasp(who), table.now(who)
    pair = (held.primary, held.second)
    arms = [arm for arm in pair if arm is not None and not arm.shot]
    if len(arms) < 2 or now.named in [arm.weapon for arm in arms] or not with_iron(table, blow):
        return
    stands = {arm.id: held_so(table.kit(who), now.held, now.shield, arm.weapon) for arm in arms}
    one, other = (_makes(table, blow, stands[arm.id]) for arm in arms)
    if one == other:
        return
    best = max(arms, key=lambda arm: (_worth(table, blow, stands[arm.id]), arm.parry))
    options = tuple(Option(f"first:{arm.id}", {"weapon": arm.word, "worth": sum(stands[arm.id].iron)}) for arm in arms)
    rule, data = rules.defence.second_weapon, {"attacker": blow.who}
    key = yield Ask("primary", rule, table.seat(who), who, options, f"first:{best.id}", data=data)
    chosen = table.kit(who).by_id[key.removeprefix("first:")]
    takes = partial(table.change, who, named=chosen.weapon)
    if chosen is held.guard:
        blow.costs += (takes,)  # what everybody sees anyhow is not told
    else:
        yield happened("primary", rule, who, changes=takes(), data={"weapon": chosen.word})


def _makes(table: Table, blow: Blow, held: Grasp) -> tuple[object, ...]:
    """All that hangs on which weapon is the first: layers, a narrow place, disarming, lengths against each enemy."""
    who, guard, way = blow.target, held.guard, table.law.rounding
    against = [table.primary(foe) or table.fists(foe) for foe in table.foes(who)]
    sides = [(length_against(held, arm, way, attacker=True), length_against(held, arm, way, attacker=False))
             for arm in (blow.arm, *against)]  # fmt: skip
    disarms = guard is not None and rules.disarm.offensive(guard.levels, guard.heavy, guard.blade)
    return iron(table, who, held, blow.by_shield), cramped(table, who, guard), disarms, sides


def _worth(table: Table, blow: Blow, held: Grasp) -> int:
    """How well somebody who stands so is defended against a blow."""
    arm, way = blow.arm, table.law.rounding
    lengths = length_against(held, arm, way, attacker=False) - length_against(held, arm, way, attacker=True)
    layers = sum(iron(table, blow.target, held, blow.by_shield)) + cramped(table, blow.target, held.guard)
    return layers + (lengths if rules.length.uncounted(arm.melee) else 0)
