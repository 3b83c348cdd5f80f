"""One turn: what its start and end do, and free play between them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from bojiste.core.ask import AGAIN, NOTHING, Ask, Option
from bojiste.core.dice import page
from bojiste.core.event import OPEN, Change, Event, Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.kit.deed import Deeds
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, FRESH
from bojiste.systems.srd5.play import (
    action,
    astray,
    belly,
    bidden,
    brood,
    cling,
    decoy,
    dice,
    ether,
    grapple,
    guard,
    hands,
    haste,
    hiding,
    improvise,
    lasting,
    leading,
    legend,
    levitation,
    lots,
    monster,
    motion,
    mounted,
    overcome,
    passage,
    pounce,
    regain,
    shape,
    slow_cast,
    spell,
    sweep,
    things,
    torment,
    traits,
    vigour,
    water,
    zone,
)
from bojiste.systems.srd5.play.action import can_move
from bojiste.systems.srd5.play.condition import ended, nearer
from bojiste.systems.srd5.play.damage import revived
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.surroundings import in_running_water, in_sunlight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import multiple_heads as heads
from bojiste.systems.srd5.words import ACID, LIFE, RADIANT

# -- the frame -------------------------------------------------------------------------------------------------


@procedure("srd5.turn.start_sequence", "srd5.reaction.one", "srd5.action.help_expiry", "srd5.action.ready_expire")
def start_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn begins: a new record, the one reaction is back, what lasted until now ends (Dodge, Help given, what was
    readied), a dying creature rolls."""
    now, clock = table.now[who.id], table.clock
    yield page(clock.round, who.index)
    data = {"round": clock.round}
    due = lasting.due(now) if now.running else ()
    yield happened("turn", rule=start_sequence, actor=who.id, changes=_begins(table, who), data=data)
    if now.running:
        yield from lasting.over(table, who, due)
        yield from zone.drifts(table, who)
        yield from zone.stages(table, who)
    if table.known.moments:
        yield from ended(table, f"turn-start:{who.id}")
    if table.carries and now.suffers:
        yield from ether.reappears(table, who)
    if table.magical and now.suffers:
        yield from vigour.renews(table, who)
    if now.hp == 0 and rules.stabilizing.state(LIFE.index(now.life)):
        yield from death_save(table, who)
    if table.magical:
        table.come.clear()
        yield from lots.judged(table, who)
        yield from _surroundings(table, who)
    if who.can:
        yield from _stirs(table, who)
    if table.special:
        yield from water.drowns(table, who)


def _stirs(table: Table, who: Profile) -> Course[None]:
    """What only some creatures do as their turn begins."""
    now = table.now[who.id]
    if "bristle" in who.can and table.known.grapplers:
        yield from monster.bristles(table, who)
    if "heads" in who.can and (changes := heads.rested(table, who)):
        yield Event("heads-ready", traits.has, who.id, changes=changes)
    if "blight" in who.can and in_sunlight(table, who):
        yield from monster.scorched(table, who, RADIANT)
    if "regenerate" in who.can:
        yield from monster.regenerates(table, who)
    if "breed" in who.can:
        yield from brood.strays(table, who)
    if "boil" in who.can:
        yield from astray.boils(table, who)
    if "conjure" in who.can and now.used and now.life == "ok":
        yield from monster.recharges(table, who)


def _begins(table: Table, who: Profile) -> tuple[Change, ...]:
    """What changes as a turn begins."""
    now, clock, state = table.now[who.id], table.clock, table.state
    changes = [*state.set(CLOCK, "turn", who.id)]
    if clock.queue is not None:
        changes.append(Change(CLOCK, "queue", clock.queue, clock.queue[clock.queue.index(who.id) + 1 :]))
    if now.turn is not FRESH:
        changes += state.set(who.id, "turn", FRESH)
    if not now.reaction:
        changes.append(Change(who.id, "reaction", False, True))
    for other in table.reactive:
        if other is not who and not table.now[other.id].reaction:
            changes.append(Change(other.id, "reaction", False, True))
    if now.legendary != who.legendary:
        changes.append(Change(who.id, "legendary", now.legendary, who.legendary))
    if now.reckless:
        changes.append(Change(who.id, "reckless", True, False))
    if now.dodging:
        changes.append(Change(who.id, "dodging", True, False))
    if now.readied is not None:
        changes.append(Change(who.id, "readied", now.readied, None))
    if who.id in table.known.helpers:
        for ally in who.allies:
            if ally.id in table.now:
                changes += _help_over(table, who, ally)
    if table.special:
        changes += (*mounted.refreshed(table, who), *water.breathed(table, who))
    if table.carries:
        changes += belly.forgotten(table)
    if "heads" in table.can:
        changes += heads.fresh(table)
    if table.magical:
        changes += (*nearer(table, who), *lasting.older(table, who))
    return tuple(changes)


def _surroundings(table: Table, who: Profile) -> Course[None]:
    """What areas that stay and creatures near by do at the start of a turn: whoever falls by it rolls against death on
    its next one."""
    yield from torment.strikes(table, who, torment.TURN_START)
    yield from torment.strikes(table, who, torment.OWN_START)
    yield from zone.burnt_away(table, f"turn-start:{who.id}")
    yield from zone.turn_starts(table, who)
    if table.now[who.id].life != "dead":
        yield from monster.auras(table, who)
        yield from monster.radiates(table, who)


def _help_over(table: Table, who: Profile, ally: Profile) -> tuple[Change, ...]:
    """Help that this creature gave an ally ends when its next turn starts."""
    marks = table.now[ally.id].helped
    return table.state.change(ally.id, helped=tuple(mark for mark in marks if mark.helper != who.id))


@procedure("srd5.turn.end_sequence")
def end_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn ends: surprise is over, and conditions that last so long."""
    now = table.now[who.id]
    if now.suffers:
        yield from torment.strikes(table, who, torment.OWN_END)
        yield from overcome.repeated(table, who, torment.fails)
    if table.carries and now.suffers:
        yield from ether.blinks(table, who)
    if table.magical:
        yield from zone.turn_ends(table, who)
        yield from zone.pulses(table, who)
        yield from zone.swells(table, who)
        yield from lasting.tethers(table)
    if now.running:
        yield from slow_cast.breaks_off(table, who)
        yield from lasting.closes(table, who)
    if "heads" in who.can:
        yield from heads.grows(table, who)
    if "phantasm" in who.can:
        yield from decoy.settles(table, who)
    if who.bodiless:
        yield from monster.inside(table, who)
    if "blight" in who.can and in_running_water(table, who):
        yield from monster.scorched(table, who, ACID)
    if now.surprised:
        changes = (Change(who.id, "surprised", True, False),)
        yield Event("no-longer-surprised", rule=end_sequence, actor=who.id, changes=changes, seen=OPEN)
        if table.known.hiding:
            yield from hiding.looks_around(table, who)
    if table.carries:
        yield from belly.settles(table)
    if table.known.moments:
        yield from ended(table, f"turn-end:{who.id}")
    if table.legends:
        yield from legend.legendary(table, who)


def death_save(table: Table, who: Profile) -> Course[None]:
    """A dying creature rolls against death."""
    now = table.now[who.id]
    weary = rules.condition.exhaustion(now.exhaustion).save_against
    state = rules.dice.adv_cancel(int(guard.rallied(table, who)), weary)
    natural, shown = yield from d20(who, rules.death.save, state)
    bonus = rules.death.saves_are_saves(who.save_bonus, 0, True)
    lent_to = yield from _lent_to_death_save(table, who, natural, bonus)
    parts = (Part("save-bonus", bonus),) * bool(bonus) + lent_to
    bonus += sum(part.value for part in lent_to)
    compare_die = table.printed.death_save_compare == "die"
    result = rules.death.after_save(natural, bonus, now.death_success, now.death_fail, compare_die)
    life, successes, failures = LIFE[result[0]], result[1], result[2]
    if life == "ok" and not table.heals(who, magical=False):
        life = "stable"  # not even one hit point comes back
    rule = rules.death.natural_20 if natural == 20 else rules.death.natural_1 if natural == 1 else rules.death.save
    if life == "ok":
        changes = revived(table, who, 1)
        yield Event("death-save-wakes", rule=rule, actor=who.id, rolls=shown, parts=parts, changes=changes, seen=OPEN)
        return
    # the third of either kind wipes the counters; the log tells it all the same
    told = {"dying": (successes, failures), "stable": (3, now.death_fail), "dead": (now.death_success, 3)}[life]
    kind = "failure" if told[1] > now.death_fail else "success"
    data = {"successes": told[0], "failures": told[1]}
    changes = table.state.change(who.id, life=life, death_success=successes, death_fail=failures)
    yield Event(
        f"death-save-{kind}",
        rule=rule,
        actor=who.id,
        rolls=shown,
        parts=parts,
        changes=changes,
        data=data,
        seen=OPEN,
    )
    if life != "dying":
        kind = "dies" if life == "dead" else "stable"
        cause = {"cause": "third"} if life == "dead" else {}
        yield Event(kind, rule=rules.death.three, actor=who.id, data={"overflow": 0, **cause}, seen=OPEN)


def _lent_to_death_save(table: Table, who: Profile, natural: int, bonus: int) -> Course[tuple[Part, ...]]:
    """What powers add to a death save: nothing where the die alone decides."""
    alone = rules.death.natural_20(natural) or rules.death.natural_1(natural) > 1
    if alone or table.printed.death_save_compare == "die":
        return ()
    return (yield from dice.lent_to_save(table, who, "", natural + bonus, rules.death.TARGET))


# -- free play -------------------------------------------------------------------------------------------------


@procedure("srd5.turn.order_free", "srd5.turn.skip", "srd5.turn.bonus_timing", "srd5.movement.between_attacks")
def free_play(table: Table, who: Profile) -> Course[None]:
    """Ask what to do until the turn is ended or nothing is left but to end it: in any order, the move in pieces before,
    between and after attacks, the bonus action at any moment, and all of it may be left undone."""
    now = table.now[who.id]
    data: Mapping[str, Any] = NOTHING
    if now.suffers and ((yield from bidden.obeys(table, who)) or (yield from astray.strays(table, who))):
        return
    while now.life == "ok" and table.clock.turn == who.id and anything_left(table, who):
        if not table.abstract:
            data = {**data, "left_hf": table.left(who)}
        options = partial(menu, table, who)
        key = yield Ask("act", rules.turn.budget, who.seat, who.id, options, "end", data=data, again=True)
        if key == AGAIN:
            continue
        if key == "end":
            return
        goes = key == "move" or (table.special and key.partition(":")[0] in GOING)
        before = table.record(who) if goes else None
        yield from DEEDS.do(table, who, key)
        # a tactic must not try the same vain step for ever
        data = {"stayed": "yes"} if goes and table.record(who) == before else NOTHING


GOING = frozenset({"move", "fly", "swim", "burrow", "climb", "jump", "ride", "bid", "teleport"})
"""Deeds that lead somewhere, or nowhere."""


def anything_left(table: Table, who: Profile) -> bool:
    """Whether the turn offers more than to end it."""
    now = table.now[who.id]
    record = now.turn
    spells = who.powers and not record.bonus
    if (
        not record.action
        or record.attacks_left
        or any(record.listed)
        or record.light
        or now.suffers
        or table.special
        or spells
    ):
        return True
    return bool(now.dropped or table.waits or (table.has_ways and can_move(table, who)))


@procedure("srd5.turn.action_sources")
def menu(table: Table, who: Profile) -> list[Option]:
    """Everything that may be done now, the likeliest first: the actions of the book and what the sheet adds."""
    return [*DEEDS.menu(table, who), Option("end")]


DEEDS = Deeds(
    (
        *action.ATTACKS,
        *motion.DEEDS,
        *leading.DEEDS,
        *mounted.DEEDS,
        *belly.DEEDS,
        *cling.DEEDS,
        *spell.DEEDS,
        *hands.DEEDS,
        *grapple.ATTACKS,
        *action.ACTIONS,
        *grapple.DEEDS,
        *monster.DEEDS,
        *haste.DEEDS,
        *levitation.DEEDS,
        *regain.DEEDS,
        *shape.DEEDS,
        *pounce.DEEDS,
        *sweep.DEEDS,
        *astray.DEEDS,
        *things.DEEDS,
        *passage.DEEDS,
        *improvise.DEEDS,
        *action.LAST,
    ),
)
"""What the menu offers, in its order."""
