"""Healing, and the milder death: looking at a body, healing it, buying life."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import yes_no
from bojiste.core.dice import Rolled, die
from bojiste.core.event import Event, happened, kept
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import with_conditions, without
from bojiste.systems.osr.play.death import dies
from bojiste.systems.osr.play.dice import told_first
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import ABILITIES

PRICE = 5
"""Ability points that a life costs."""


def healed(table: Table, who: Profile, amount: int, shown: tuple[Rolled, ...] = ()) -> Course[None]:
    """Hit points come back, up to the most; the dead stay dead, a dying body is rescued first."""
    now = table.now[who.id]
    if "dead" in now.conditions:
        yield in_vain(who, amount, shown)
        return
    if "dying" in now.conditions:
        yield from heal_body(table, who, amount, shown)
        return
    after = rules.hit_points.magical_healing(now.hp, now.hp_max, amount)
    changes = table.state.change(who.id, **now.at(after))
    data = {"amount": amount}
    yield happened("healed", rules.hit_points.magical_healing, who.id, rolls=shown, changes=changes, data=data)


def check_body(table: Table, who: Profile, body: Profile) -> Course[None]:
    """Somebody looks after a body: an even chance that there is life in it; else the last chance is a price in ability
    points."""
    if not may_live(table, body):
        yield from last_chance(table, body, rules.mild_death.repeated)
    elif (yield from lives(table, body, rules.mild_death.check_body)):
        yield from comes_to(table, body, rules.mild_death.check_body)
    else:
        yield from last_chance(table, body, rules.hit_points.death)


def comes_to(table: Table, body: Profile, rule: Callable[..., object]) -> Course[None]:
    """Alive with one hit point, unconscious for some turns."""
    turns = yield die(4, rule, body.id)
    now = table.now[body.id]
    conditions = with_conditions(without(now.conditions, "dying"), "unconscious")
    changes = table.state.change(
        body.id, conditions=conditions, asleep_turns=turns, **now.risen(rules.mild_death.check_body(now.hp))
    )
    yield happened("survives", rule, body.id, rolls=kept(4, turns), changes=changes, data={"turns": turns})
    yield from tires(table, body, rules.mild_death.fatigue(), "death-survived")


def heal_body(table: Table, body: Profile, amount: int, shown: tuple[Rolled, ...]) -> Course[None]:
    """A body is healed: if there is life in it, it comes to at once with what was healed."""
    rule = rules.mild_death.healed
    shown = yield from told_first(body.id, rule, shown)
    possible, needs_roll = may_live(table, body), table.options.mild_death_healing_needs_roll
    if not possible or (needs_roll and not (yield from lives(table, body, rule))):
        yield in_vain(body, amount, shown)
        yield from last_chance(table, body, rules.hit_points.death if possible else rules.mild_death.repeated)
        return
    now = table.now[body.id]
    after = rules.mild_death.healed(amount, now.hp_max)
    changes = table.state.change(body.id, conditions=without(now.conditions, "dying"), **now.risen(after))
    yield happened("revived", rule, body.id, rolls=shown, changes=changes, data={"amount": amount})
    yield from tires(table, body, rules.mild_death.fatigue(), "death-survived")


def in_vain(body: Profile, amount: int, shown: tuple[Rolled, ...]) -> Event:
    """What was poured into a body without life."""
    return happened("in-vain", rules.mild_death.healed, body.id, rolls=shown, data={"amount": amount})


def may_live(table: Table, body: Profile) -> bool:
    """Whether a rescue can be tried at all."""
    return rules.mild_death.repeated(table.now[body.id].died_once_not_full)


def lives(table: Table, body: Profile, rule: Callable[..., object]) -> Course[bool]:
    """Three in six."""
    face = yield die(6, rule, body.id)
    alive = rules.check.fifty_percent(face, 6)
    kind = "body-lives" if alive else "body-dead"
    yield happened(kind, rule, body.id, rolls=kept(6, face))
    return alive


def last_chance(table: Table, body: Profile, rule: Callable[..., object]) -> Course[None]:
    """The referee may let somebody buy its life, where it cannot be saved otherwise; else it is dead."""
    if (yield from buys(table, body)):
        yield from comes_to(table, body, rules.mild_death.want_to_live)
    else:
        yield from dies(table, body, rule)


def buys(table: Table, body: Profile) -> Course[bool]:
    """Whether somebody may buy its life and does: the ability points are given."""
    payable = sum(score - 1 for score in table.now[body.id].scores) >= PRICE
    by = rules.mild_death.want_to_live
    allowed = payable and (yield from table.ruling("want-to-live", by, body.id, ("yes", "no"), "no")) == "yes"
    if not allowed or (yield yes_no("give-points", by, body.seat, body.id, True)) == "no":
        return False
    for _ in range(PRICE):
        yield from point(table, body)
    return True


def point(table: Table, body: Profile) -> Course[None]:
    """One ability point, by lot; an ability that has none to give lets the die fall again."""
    by = rules.mild_death.want_to_live
    while True:
        face = yield die(10, by, body.id)
        place = rules.mild_death.want_to_live(face)
        scores = table.now[body.id].scores
        if scores[place] > 1:
            break
    less = (*scores[:place], scores[place] - 1, *scores[place + 1 :])
    changes = table.state.change(body.id, scores=less)
    data = {"ability": ABILITIES[place]}
    yield happened("gives-point", by, body.id, rolls=kept(10, face), changes=changes, data=data)
