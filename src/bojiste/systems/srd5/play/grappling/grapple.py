"""Grappling and shoving: special melee attacks that take an attack of the Attack action, and getting free again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering, Turn
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.attacks.hit import NET
from bojiste.systems.srd5.play.conditions.condition import (
    grapple_ends,
    inflict,
    let_go,
    lift,
    of_one_hold,
    out_of_grapple,
    without_attacks,
)
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check, contest
from bojiste.systems.srd5.play.grappling import swallow
from bojiste.systems.srd5.play.movement import forced_movement
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE, WHOLE

DEFENCES = ("athletics", "acrobatics")
"""Skills that whoever is grappled or shoved may use, the more usual first."""


def attack_spent(table: Table, who: Profile) -> tuple[Change, ...]:
    """The Attack action, or one more of its attacks, is used."""
    turn = table.now[who.id].turn
    after = after_attack(turn, who)
    return (Change(who.id, "turn", turn, without_attacks(after) if table.effects(who).one_attack else after),)


@looked_up
def after_attack(turn: Turn, who: Profile) -> Turn:
    """What is left of a turn after the first or another attack of the Attack action."""
    left = turn.attacks_left if turn.action else rules.action.extra_attack(who.per_action, True, True)
    return turn._replace(action=True, attacks_left=left - 1, attacks=turn.attacks + 1)


def attacking(table: Table, who: Profile) -> bool:
    """Whether one more attack of the Attack action is there."""
    turn = table.now[who.id].turn
    effects = table.effects(who)
    if effects.bodiless or (turn.bonus and not turn.action and effects.either):
        return False
    return rules.action.attack(turn.action, turn.attacks_left) and table.acts(who)


def _near(table: Table, who: Profile) -> list[Profile]:
    """Enemies within the reach of bare hands, as far as it is known where they are."""
    near = [one for one in who.enemies if table.now[one.id].life not in ("dead", WHOLE) and table.knows(who, one)]
    return [enemy for enemy in near if table.may_harm(who, enemy) and cover.touches(table, who, enemy)]


# -- grappling -------------------------------------------------------------------------------------------------


def _grapples(table: Table, who: Profile) -> Iterator[Option]:
    if not attacking(table, who):
        return
    busy = len(table.now[who.id].held or ()) + len(table.holds(who))
    if not rules.grapple.hand(who.hands, busy):
        return
    for enemy in _near(table, who):
        if rules.grapple.target(who.size, enemy.size) and enemy not in table.holds(who):
            yield Option(f"grapple:{enemy.id}", {"target": enemy.id})


@procedure("srd5.grapple.use", "srd5.grapple.contest")
def grapple(table: Table, who: Profile, rest: str) -> Course[None]:
    """Seize an enemy instead of striking: Athletics against Athletics or Acrobatics, or by itself if it is
    incapacitated and the printing says so."""
    target = table.profiles[rest]
    changes = attack_spent(table, who)
    yield Event("grapples", rule=grapple, actor=who.id, target=rest, changes=changes, seen=OPEN)
    auto = rules.grapple.auto(not table.acts(target), table.printed.grapple_auto_vs_incapacitated)
    if auto or (yield from contest(table, who, "athletics", target, DEFENCES, grapple)):
        yield from inflict(table, who, target, Suffering("grappled", who.id))


def _releases(table: Table, who: Profile) -> Iterator[Option]:
    for held in table.holds(who):
        yield Option(f"release:{held.id}", {"target": held.id})


def release(table: Table, who: Profile, rest: str) -> Course[None]:
    """Let go of somebody: it costs nothing."""
    yield from grapple_ends(table, who, table.profiles[rest], willing=True)


def _escapes(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        for entry in table.now[who.id].suffers:
            if entry.name == "grappled" and entry.source:
                for skill in DEFENCES:
                    data: dict[str, Any] = {"target": entry.source, "skill": skill, "bonus": who.skills[skill]}
                    if entry.escape:
                        data["against"] = entry.escape
                    yield Option(f"escape:{entry.source}:{skill}", data)


@procedure("srd5.grapple.escape")
def escape(table: Table, who: Profile, rest: str) -> Course[None]:
    """Get out of a grapple: the action, and a contest against the grappler's Athletics that must be won; of one with a
    stated number a check against that."""
    id, _, skill = rest.partition(":")
    stated = [one for one in table.now[who.id].suffers if one.name == "grappled" and one.source == id and one.escape]
    if stated:
        yield from wrests(table, who, stated[0], skill)
        return
    yield Event("struggles", rule=escape, actor=who.id, target=id, changes=spend(table, who, action=True), seen=OPEN)
    if (yield from contest(table, who, skill, table.profiles[id], ("athletics",), escape)):
        yield Event(
            "breaks-free", rule=escape, actor=who.id, target=id, changes=out_of_grapple(table, who, id), seen=OPEN
        )
        yield from let_go(table, who)
        yield from swallow.freed(table, who)


def wrests(table: Table, who: Profile, entry: Suffering, skill: str) -> Course[None]:
    """Get free of a hold with a stated number by a check: the action."""
    within = table.known.carried.get(who.id, "")
    rows = table.profiles[entry.source].power(entry.by).inflicts
    firm = ("firm-hold",) if any(row.escape_disadvantage and row.condition == entry.name for row in rows) else ()
    test = yield from check(table, who, skill, rules.dice.d20_test, hinders=firm)
    free = rules.grapple.escape_dc(test.total, entry.escape)
    changes = (*spend(table, who, action=True), *test.changes)
    if free:
        kept = tuple(one for one in table.now[who.id].suffers if not of_one_hold(one, entry))
        changes += table.state.change(who.id, suffers=kept)
    yield Event(
        "tears-free" if free else "stays-caught",
        rule=rules.grapple.escape_dc,
        actor=who.id,
        rolls=test.rolls,
        parts=test.parts,
        changes=changes,
        data={**table.profiles[entry.source].power(entry.by).facts, "against": entry.escape},
        seen=OPEN,
    )
    if free:
        yield from let_go(table, who)
    yield from swallow.freed(table, who, within)


# -- shoving ---------------------------------------------------------------------------------------------------


def _shoves(table: Table, who: Profile) -> Iterator[Option]:
    if attacking(table, who):
        for enemy in _near(table, who):
            if rules.shove.target(who.size, enemy.size):
                yield Option(f"shove:{enemy.id}", {"target": enemy.id})


@procedure("srd5.shove.use", "srd5.shove.contest")
def shove(table: Table, who: Profile, rest: str) -> Course[None]:
    """Knock an enemy down or push it away instead of striking."""
    target = table.profiles[rest]
    changes = attack_spent(table, who)
    yield Event("shoves", rule=shove, actor=who.id, target=rest, changes=changes, seen=OPEN)
    auto = rules.shove.auto(not table.acts(target), table.printed.shove_auto_vs_incapacitated)
    if auto or (yield from contest(table, who, "athletics", target, DEFENCES, shove)):
        yield from shoved(table, who, target)


@procedure("srd5.shove.result")
def shoved(table: Table, who: Profile, target: Profile) -> Course[None]:
    """Who has won the shove chooses: prone, or five feet away, which provokes nobody."""
    menu = _ways_to_shove(table, who, target)
    if not menu:
        return
    data = {"target": target.id}
    answer = yield Ask("shove", shoved, who.seat, who.id, menu, menu[0].key, data=data, again=True)
    if answer == AGAIN:
        yield from shoved(table, who, target)
        return
    if answer == "prone":
        yield from inflict(table, who, target, Suffering("prone"))
    elif table.abstract:
        yield from forced_movement.shifted(table, who, target, SQUARE, shoved)
    else:
        spots = forced_movement.away(table, who, target)
        x, y = map(int, answer.partition(":")[2].split(",")) if table.grid else spots[0]
        yield from forced_movement.put(table, who, target, (x, y), SQUARE, shoved)


def _ways_to_shove(table: Table, who: Profile, target: Profile) -> tuple[Option, ...]:
    """What may be chosen of somebody who is still there to be shoved."""
    if table.now[target.id].gone or not table.up(who):
        return ()
    menu = [Option("prone")] if "prone" not in table.now[target.id].conditions else []
    spots = [] if table.abstract else forced_movement.away(table, who, target)
    menu += [Option(f"push:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in spots] if table.grid else []
    menu += [Option("push")] if table.abstract or (spots and not table.grid) else []
    return tuple(menu)


# -- nets ------------------------------------------------------------------------------------------------------


def _tears(table: Table, who: Profile) -> Iterator[Option]:
    if acting(table, who):
        for whom in (who, *who.allies):
            now = table.now.get(whom.id)
            netted = now is not None and any(entry.source == NET for entry in now.suffers)
            if netted and (whom is who or cover.touches(table, who, whom)):
                yield Option(f"untangle:{whom.id}", {"ally": whom.id})


def untangle(table: Table, who: Profile, rest: str) -> Course[None]:
    """Free oneself or somebody within reach from a net: a Strength check against 10."""
    test = yield from check(table, who, "strength", rules.weapon.net)
    freed = rules.weapon.net_escape(test.total)
    changes = (*spend(table, who, action=True), *test.changes)
    if freed:
        changes += lift(table, table.profiles[rest], "restrained", NET)
    yield test.as_event("untangles" if freed else "stays-tangled", rules.weapon.net, who, rest, changes, against=10)


ATTACKS = (Deed("grapple", grapple, _grapples, grapple), Deed("shove", shove, _shoves, shove))
DEEDS = (
    Deed("escape", escape, _escapes, escape),
    Deed("release", grapple_ends, _releases, release),
    Deed("untangle", rules.weapon.net, _tears, untangle),
)
