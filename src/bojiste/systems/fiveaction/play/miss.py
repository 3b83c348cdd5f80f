"""After a miss: an improvised shield, ground given, a weapon struck away, a hooked shield, somebody else hit."""

from __future__ import annotations

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.dice import Rolled, die
from bojiste.core.event import happened, kept
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import disarm, trip
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.critical import reduction
from bojiste.systems.fiveaction.play.dice import test
from bojiste.systems.fiveaction.play.gear import shield_gone
from bojiste.systems.fiveaction.play.hit import gross_of, harm, rolled
from bojiste.systems.fiveaction.play.move import give_ground
from bojiste.systems.fiveaction.play.situation import engaged
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.wound import Hurt, after_wound, lose, wound
from bojiste.systems.fiveaction.words import BLOCKS, Hand, Layer
from bojiste.systems.fiveaction.words.body import TRUNK


def after(table: Table, blow: Blow) -> Course[None]:
    """Step 6 of the catalogue's order, in its order."""
    if blow.met is Layer.SHIELD and _improvised(table, blow):
        passed = yield from _through_shield(table, blow)
        if passed:
            return
    if table.law.modules.push_back and blow.arm.melee and blow.met in BLOCKS and not blow.mock:
        yield from _push_back(table, blow)
    if blow.arm.melee and table.active(blow.target):
        yield from disarm.after_miss(table, blow)
        if blow.trips:
            yield from trip.by_shield(table, blow)
    if blow.met is Layer.COVER:
        yield from _bystander(table, blow)


def _improvised(table: Table, blow: Blow) -> bool:
    shield = table.kit(blow.target).shield
    return shield is not None and shield.improvised and not blow.mock


def _through_shield(table: Table, blow: Blow) -> Course[bool]:
    """Whether a blow passes through an improvised shield, and what it then does."""
    gross, rolls, parts = yield from rolled(table, blow, None)
    percent = yield die(100, rules.shield.improvised_gap, blow.target)
    through = rules.shield.improvised_gap(gross, percent, table.law.rounding)
    torn = yield from _torn(table, blow, through is not None)
    data = {"gross": gross, "chance": 5 * gross, "result": "through" if through is not None else "stopped"}
    yield happened(
        "shield-tested", rules.shield.improvised_gap, blow.target, rolls=(Rolled(100, percent),),
        changes=shield_gone(table, blow.target, Hand.GONE) if torn else (), data=data,
    )  # fmt: skip
    if through is None:
        return False
    net = rules.hit.wound(through, reduction(table, blow, bypass=False))
    yield from wound(table, blow, Hurt(through, net, rolls, parts))
    return True


def _torn(table: Table, blow: Blow, passed: bool) -> Course[bool]:
    """Whether the blow ruins the shield; the referee says."""
    options = (Option("torn"), Option("whole"))
    rule, default = rules.shield.improvised_gap, "torn" if passed else "whole"
    key = yield Ask("shield", rule, GM, blow.target, options, default, ruling=True)
    return bool(key == "torn")


def _push_back(table: Table, blow: Blow) -> Course[None]:
    """A blocked blow that drives the defender back."""
    who, kit, law = blow.target, table.kit(blow.target), table.law.shock
    count, _, _ = blow.arm.dice
    least, _ = gross_of(table, blow, None, count)
    if not rules.push_back.test(least, kit.thresholds[0]):
        return
    gross, rolls, parts = yield from rolled(table, blow, None)
    yield happened("driven", rules.push_back.test, blow.who, who, rolls=rolls, parts=parts)
    target = rules.life.shock_test(gross, law.base_tn, law.per_point)
    iron = [("strength", kit.strength), ("parry", blow.layers[3]), ("weapon", blow.layers[1])]
    tested = yield from test(table, who, "push_back", rules.push_back.test, iron, target)
    if tested.passed:
        return
    if (yield from give_ground(table, who, blow.who, rules.push_back.result)):
        return
    net = rules.push_back.result(tested.failed, rules.hit.wound(gross, reduction(table, blow, bypass=False)))
    if blow.stuns:
        changes = table.change(who, stun=rules.life.stun_pool(table.now(who).stun, net))
    else:
        changes = lose(table, who, net, TRUNK)
    yield happened("crushed", rules.push_back.result, blow.who, who, changes=changes, data={"net": net})
    if not blow.stuns:
        yield from after_wound(table, who, net, TRUNK)


def _bystander(table: Table, blow: Blow) -> Course[None]:
    """A shot that only cover stopped hits somebody else: who fights the target, or its mount or rider."""
    others = _others(table, blow)
    if not others:
        return
    if len(others) == 1:
        who = others[0]
    else:
        at = yield die(len(others), rules.missile.into_melee, blow.who)
        yield happened("stray-rolled", rules.missile.into_melee, blow.who, rolls=kept(len(others), at))
        chosen = others[at - 1]
        options = (*(Option(f"at:{other}") for other in others), Option("nobody"))
        who = yield Ask("bystander", rules.missile.into_melee, GM, blow.who, options, f"at:{chosen}", ruling=True)
        if who == "nobody":
            return
        who = who.removeprefix("at:")
    yield happened("bystander", rules.missile.into_melee, blow.who, who, data={"aimed": blow.target})
    yield from strays(table, Blow(blow.who, who, blow.arm, blow.type, band=blow.band, arrow=blow.arrow))


def strays(table: Table, shot: Blow) -> Course[None]:
    """What a shot does to somebody whom it hits by chance: its ordinary damage."""
    gross, rolls, parts = yield from rolled(table, shot, None)
    net = rules.hit.wound(gross, reduction(table, shot, bypass=False))
    yield from harm(table, shot, Hurt(gross, net, rolls, parts))


def _others(table: Table, blow: Blow) -> list[str]:
    """Who may be hit instead."""
    mount = table.kit(blow.target).mount
    rider = table.kit(blow.target).rider
    if not blow.covered and mount is not None and table.mounted(blow.target):
        return [mount]
    if not blow.covered and rider is not None and table.mounted(rider):
        return [rider]
    return _between(table, blow) if blow.covered else []


def _between(table: Table, blow: Blow) -> list[str]:
    """Those in the fight shot into who stand before the target: nearer to the shooter than it."""
    gap = table.gap(blow.who, blow.target)
    return [who for who in engaged(table, blow.target) if who != blow.who and table.gap(blow.who, who) < gap]
