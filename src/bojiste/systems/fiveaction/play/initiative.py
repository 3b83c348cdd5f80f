"""The order of a fight, and who has bought back actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cmp_to_key
from itertools import accumulate, groupby, pairwise

from bojiste.core.ask import Ask, Option
from bojiste.core.event import Part, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import FIGHT
from bojiste.systems.fiveaction.play.dice import two_dice
from bojiste.systems.fiveaction.play.fall import faints
from bojiste.systems.fiveaction.play.table import Table


def order(table: Table, who: Sequence[str]) -> Course[None]:
    """Everybody rolls, in the order of the scene; the higher total acts earlier."""
    totals: dict[str, int] = {}
    for one in who:
        totals[one] = yield from rolled(table, one)
    ranked = yield from _settled(table, totals)
    changes = table.change(FIGHT, order=tuple((one, totals[one]) for one in ranked), left=tuple(ranked))
    yield happened("order", rules.initiative.ties, changes=changes, data={"order": tuple(ranked)})


def rolled(table: Table, who: str) -> Course[int]:
    """Somebody's dice for initiative, and the total."""
    base = table.base_initiative(who)
    natural, rolls = yield from two_dice(rules.initiative.roll, who)
    parts = (Part("initiative", base),) if base else ()
    yield happened("initiative", rules.initiative.roll, who, rolls=rolls, parts=parts)
    return rules.initiative.roll(natural, base)


def claim(table: Table, who: str, total: int) -> rules.initiative.Claim:
    """By what somebody has its place in the order."""
    return total, table.base_initiative(who), table.kit(who).reaction


def _places(table: Table, totals: dict[str, int]) -> dict[str, int]:
    """The places of these; those whom nothing tells apart have the same."""
    claims = {who: claim(table, who, total) for who, total in totals.items()}

    def later(one: str, other: str) -> int:
        return rules.initiative.ties(claims[one], claims[other])

    ranked = sorted(totals, key=cmp_to_key(later))
    steps = (0, *(later(one, other) != 0 for one, other in pairwise(ranked)))
    return dict(zip(ranked, accumulate(steps), strict=False))


def _settled(table: Table, totals: dict[str, int]) -> Course[list[str]]:
    """Everybody in order; those whom nothing tells apart roll again among themselves."""
    places = _places(table, totals)
    ranked: list[str] = []
    for _, group in groupby(places, key=places.__getitem__):
        tied = list(group)
        ranked += (yield from _untied(table, tied)) if len(tied) > 1 else tied
    return ranked


def _untied(table: Table, tied: list[str]) -> Course[list[str]]:
    """Those tied roll 2d10 until they are not."""
    naturals: dict[str, int] = {}
    for who in tied:
        naturals[who], rolls = yield from two_dice(rules.initiative.ties, who)
        yield happened("tied", rules.initiative.ties, who, rolls=rolls)
    ranked: list[str] = []
    for natural in sorted(set(naturals.values()), reverse=True):
        still = [who for who in tied if naturals[who] == natural]
        ranked += (yield from _untied(table, still)) if len(still) > 1 else still
    return ranked


def follow(table: Table) -> Course[None]:
    """Where initiative follows the gear in use: the kept rolls with the new bases. How slow somebody is follows at the
    start of the next round."""
    if not table.law.modules.initiative_recalculated or not table.fight.order:
        return
    totals = dict(table.fight.order)
    for who in totals:
        base, kept = table.base_initiative(who), table.now(who).base
        if base == kept:
            continue
        totals[who] = rules.initiative.recalculated(totals[who], kept, base)
        ranked = tuple(_places(table, totals))
        changes = table.change(FIGHT, order=tuple((one, totals[one]) for one in ranked))
        changes += table.change(who, base=base)
        data = {"now": totals[who], "order": ranked}
        yield happened("reordered", rules.initiative.recalculated, who, changes=changes, data=data)


def accelerate(table: Table, who: str) -> Course[None]:
    """A turtle may buy back actions with stun, at the start of its turn; what is owed falls due."""
    now, tier = table.now(who), table.natural_tier(who)
    bought = 0
    if tier:
        options = tuple(Option(f"tier:{price}", {"price": price}) for price in range(tier + 1))
        rule = rules.turtle.acceleration
        key = yield Ask("accelerate", rule, table.seat(who), who, options, "tier:0", data={"slow": tier})
        bought = int(key.removeprefix("tier:"))
    stopping = table.law.turtle.even_round == "stopping_costs"
    due, owed = rules.turtle.stun_timing(table.fight.round, bought, now.owed, stopping)
    spent = rules.round.structure(table.tier(who)) - now.actions
    changes = table.change(who, bought=bought, owed=owed, stun=now.stun + due)
    after = rules.round.structure(rules.turtle.acceleration(tier, bought)) - spent
    changes += table.change(who, actions=max(0, after))
    if changes:
        data = {"bought": bought, "due": due}
        yield happened("accelerates", rules.turtle.stun_timing, who, changes=changes, data=data)
        yield from faints(table, who)
