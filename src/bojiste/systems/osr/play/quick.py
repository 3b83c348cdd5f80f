"""Quick travel: days, supplies, and hardships divided at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import amount, yes_no
from bojiste.core.dice import die
from bojiste.core.event import happened, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.company import company, expedition
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.hours import grows_cold
from bojiste.systems.osr.play.meeting import encounter
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.prepare import Profile

if TYPE_CHECKING:
    from bojiste.systems.osr.world import Quick


LONGEST, WORST = 1000, 1000
"""The longest journey, and the most damage of one, that the referee may name."""


@procedure("osr.quick_travel.duration")
def travel(table: Table, plan: Quick) -> Course[None]:
    """So many days as the referee says; nothing of camps and days is rolled."""
    days = yield from table.ruled_number("quick-days", travel, None, (1, LONGEST), plan.days)
    eaters = sum(one.eats for one in company(table))
    needed = rules.quick_travel.supplies(plan.mouths or eaters, days)
    yield happened(
        "quick",
        travel,
        changes=table.state.change(EXPEDITION, day=days),
        data={"days": days, "needed": needed},
    )
    yield from grows_cold(table)
    missing = yield from eaten(table, needed)
    for _ in range((yield from encounters(table, plan, days))):
        if company(table):
            yield from encounter(table)
    rule = rules.quick_travel.shared_damage
    further = yield from table.ruled_number("quick-damage", rule, None, (0, WORST), plan.damage)
    damage = rules.quick_travel.shared_damage(missing, further)
    if damage and company(table):
        yield happened("shared", rules.quick_travel.shared_damage, data={"damage": damage})
        yield from divided(table, damage)


def eaten(table: Table, needed: int) -> Course[int]:
    """Supplies are eaten, the common ones first; returns what is missing."""
    there = expedition(table).pool + sum(table.now[one.id].supplies for one in company(table))
    missing = rules.quick_travel.shortage(needed, there)
    left = needed - missing
    _, pool = rules.completion.supply(left, 0, expedition(table).pool)
    changes = table.state.change(EXPEDITION, pool=expedition(table).pool - pool)
    left -= pool
    for who in company(table):
        own, _ = rules.completion.supply(left, table.now[who.id].supplies, 0)
        changes += table.state.change(who.id, supplies=table.now[who.id].supplies - own)
        left -= own
    data = {"needed": needed, "missing": missing}
    yield happened("eats", rules.quick_travel.shortage, changes=changes, data=data)
    return missing


def encounters(table: Table, plan: Quick, days: int) -> Course[int]:
    """How many encounters a journey has, as far as the scene has any."""
    rule = rules.quick_travel.encounters
    rolled = plan.encounters is None and rule(days)
    if rolled and (yield from table.ruling("quick-roll", rule, None, ("yes", "no"), "yes")) == "yes":
        number: int = yield die(4, rule, None)
        yield happened("quick-encounters", rule, rolls=kept(4, number), data={"number": number})
        return number
    usual = 1 if plan.encounters is None else plan.encounters
    return (yield from table.ruled_number("quick-encounters", rule, None, (0, 100), usual))


def divided(table: Table, damage: int) -> Course[None]:
    """All of the damage, among the player characters, in any ratio; the last takes what is left."""
    heroes = [one for one in company(table) if one.pc] or company(table)
    left = damage
    gains: list[tuple[Profile, int]] = []
    for place, who in enumerate(heroes):
        share = left
        if place < len(heroes) - 1:
            usual = min(left, rules.quick_travel.division(damage, len(heroes), place))
            share = yield amount(
                "damage-share", rules.quick_travel.division, who.seat, who.id, 0, left, usual, data={"left": left}
            )
        left -= share
        if share:
            gains.append((who, (yield from borne(table, who, share))))
    for who, points in gains:
        if points:
            yield from tires(table, who, points, "journey")


def borne(table: Table, who: Profile, share: int) -> Course[int]:
    """A share is borne by hit points; what would kill may become fatigue, or does kill. Returns the fatigue."""
    now = table.now[who.id]
    points = rules.quick_travel.to_fatigue(now.hp, share)
    data = {"share": share, "points": points}
    rule = rules.quick_travel.to_fatigue
    if points and (yield yes_no("to-fatigue", rule, who.seat, who.id, True, data=data)) == "no":
        points = 0
    left = rules.hit_points.pool(now.hp, share - points)
    changes = table.state.change(who.id, hp=left)
    told = {"share": share, "points": points}
    yield happened("bears", rules.quick_travel.division, who.id, changes=changes, data=told)
    if rules.hit_points.death(left):
        yield from dies(table, who, rule)
    return points
