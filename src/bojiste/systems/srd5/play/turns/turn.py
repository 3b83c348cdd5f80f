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
from bojiste.systems.srd5.features import every as features
from bojiste.systems.srd5.house import every as house
from bojiste.systems.srd5.items import every as items
from bojiste.systems.srd5.moments import TURN_BEGINS, TURN_END, TURN_START
from bojiste.systems.srd5.now import CLOCK, FRESH
from bojiste.systems.srd5.play import dice
from bojiste.systems.srd5.play.areas import zone
from bojiste.systems.srd5.play.attacks import images
from bojiste.systems.srd5.play.conditions import (
    commanded,
    escape,
    ethereal,
    haste,
    levitation,
    repeat_save,
    uncontrolled,
)
from bojiste.systems.srd5.play.conditions.condition import ended, nearer
from bojiste.systems.srd5.play.damage import ongoing_damage, turn_start_healing
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.dice import order as d20
from bojiste.systems.srd5.play.equipment import hands, things
from bojiste.systems.srd5.play.grappling import attach, engulf, grapple, pounce, swallow
from bojiste.systems.srd5.play.monsters import legendary_actions, monster, shape_change, summons
from bojiste.systems.srd5.play.mounts import leading, mounted
from bojiste.systems.srd5.play.movement import moves, passage, water
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.spellcasting import lasting, ongoing_effects, roll_table, slow_cast, spell
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import actions, improvise
from bojiste.systems.srd5.play.turns.actions import can_move
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import multiple_heads, reactive
from bojiste.systems.srd5.words import LIFE

# -- the frame -------------------------------------------------------------------------------------------------


@procedure("srd5.turn.start_sequence", "srd5.reaction.one", "srd5.action.help_expiry", "srd5.action.ready_expire")
def start_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn begins: a new record, the one reaction is back, what lasted until now ends (Dodge, Help given, what was
    readied), a dying creature rolls."""
    now, clock = table.now[who.id], table.clock
    yield page(clock.round, who.index)
    due = lasting.due(now) if now.running else ()
    data = {"round": clock.round}
    yield happened("turn", rule=start_sequence, actor=who.id, changes=_begins(table, who), data=data)
    table.come.clear()
    if now.running:
        yield from lasting.over(table, who, due)
    for stirs in table.voices[who][TURN_START]:
        yield from stirs(table, who)


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
    for begins in table.voices[who][TURN_BEGINS]:
        changes += begins(table, who)
    return tuple(changes)


# -- what changes as a turn begins ---------------------------------------------------------------------------------


@TURN_BEGINS.voice("reactive", there=("react",))
def _ready_again(table: Table, who: Profile) -> tuple[Change, ...]:
    """Whoever has a reaction on every turn has it back."""
    others = [one for one in table.everybody if one is not who and reactive.TRAIT.of(one)]
    return tuple(Change(one.id, "reaction", False, True) for one in others if not table.now[one.id].reaction)


@TURN_BEGINS.voice("legendary", of=lambda who: who.legendary > 0)
def _legendary_again(table: Table, who: Profile) -> tuple[Change, ...]:
    return table.state.set(who.id, "legendary", who.legendary)


@TURN_BEGINS.voice("reckless", state=("reckless",))
def _careful_again(table: Table, who: Profile) -> tuple[Change, ...]:
    return table.state.set(who.id, "reckless", False)


@TURN_BEGINS.voice("dodge", state=("dodging",))
def _dodge_over(table: Table, who: Profile) -> tuple[Change, ...]:
    return table.state.set(who.id, "dodging", False)


@TURN_BEGINS.voice("readied", state=("readied",))
def _readied_over(table: Table, who: Profile) -> tuple[Change, ...]:
    return table.state.set(who.id, "readied", None)


@TURN_BEGINS.voice("help", there=("helps",))
def _help_over(table: Table, who: Profile) -> tuple[Change, ...]:
    """Help that this creature gave its allies ends when its next turn starts."""
    changes: tuple[Change, ...] = ()
    for ally in who.allies if who.id in table.known.helpers else ():
        if ally.id in table.now:
            kept = tuple(mark for mark in table.now[ally.id].helped if mark.helper != who.id)
            changes += table.state.change(ally.id, helped=kept)
    return changes


@TURN_BEGINS.voice("mounts", there=("special",))
def _mounts(table: Table, who: Profile) -> tuple[Change, ...]:
    """Its mount is fresh again, and whoever is out of water breathes."""
    return (*mounted.refreshed(table, who), *water.breathed(table, who)) if table.special else ()


@TURN_BEGINS.voice("stomachs", there=("carry",))
def _forgotten(table: Table, who: Profile) -> tuple[Change, ...]:
    """What stomachs have suffered on an earlier turn counts no more."""
    return tuple(swallow.forgotten(table))


@TURN_BEGINS.voice("multiple_heads", there=("heads",))
def _heads_forget(table: Table, who: Profile) -> tuple[Change, ...]:
    return multiple_heads.fresh(table)


@TURN_BEGINS.voice("time", there=("conjure",))
def _older(table: Table, who: Profile) -> tuple[Change, ...]:
    """What lasts so long is a round older."""
    return (*nearer(table, who), *lasting.older(table, who))


# -- what happens then ---------------------------------------------------------------------------------------------


@TURN_START.voice("zones", state=("running",))
def _zones_move(table: Table, who: Profile) -> Course[None]:
    """Its zones drift, and change from round to round."""
    yield from zone.drifts(table, who)
    yield from zone.stages(table, who)


@TURN_START.voice("conditions_end", there=("ends", "conjure"))
def _over_at_start(table: Table, who: Profile) -> Course[None]:
    """What lasts until this turn starts."""
    return ended(table, f"turn-start:{who.id}")


@TURN_START.voice("reappears", state=("suffers",))
def _reappears(table: Table, who: Profile) -> Course[None]:
    """Whoever has blinked away is back."""
    return ethereal.reappears(table, who)


@TURN_START.voice("renewed", state=("suffers",))
def _renewed(table: Table, who: Profile) -> Course[None]:
    """Hit points, or temporary ones, that what lies on it gives on each turn."""
    return turn_start_healing.renews(table, who)


@TURN_START.voice("judged", there=("conjure",))
def _judged(table: Table, who: Profile) -> Course[None]:
    """Saving throws of others that come with this turn."""
    return roll_table.judged(table, who)


@TURN_START.voice("surroundings", there=("conjure",))
def _surroundings(table: Table, who: Profile) -> Course[None]:
    """What areas that stay and creatures near by do at the start of a turn: whoever falls by it rolls against death on
    its next one."""
    yield from ongoing_damage.strikes(table, who, ongoing_damage.TURN_START)
    yield from ongoing_damage.strikes(table, who, ongoing_damage.OWN_START)
    yield from zone.burnt_away(table, f"turn-start:{who.id}")
    yield from zone.turn_starts(table, who)
    if table.now[who.id].life != "dead":
        yield from monster.auras(table, who)
        yield from monster.radiates(table, who)


@TURN_START.voice("strays", of=lambda who: "breed" in who.can)
def _strays(table: Table, who: Profile) -> Course[None]:
    """Those it has brought and rules no more go their ways."""
    return summons.strays(table, who)


@TURN_START.voice("drowns", there=("special",))
def _drowns(table: Table, who: Profile) -> Course[None]:
    """Whoever has no air."""
    if table.special:
        yield from water.drowns(table, who)


@procedure("srd5.turn.end_sequence")
def end_sequence(table: Table, who: Profile) -> Course[None]:
    """A turn ends: surprise is over, and conditions that last so long."""
    for ends in table.voices[who][TURN_END]:
        yield from ends(table, who)


@TURN_END.voice("torments", state=("suffers",))
def _torments(table: Table, who: Profile) -> Course[None]:
    """What hurts as its turn ends."""
    return ongoing_damage.strikes(table, who, ongoing_damage.OWN_END)


@TURN_END.voice("saves_again", state=("suffers",))
def _saves_again(table: Table, who: Profile) -> Course[None]:
    """Saving throws against what it may get over."""
    return repeat_save.repeated(table, who, ongoing_damage.fails)


@TURN_END.voice("blinks", state=("suffers",))
def _blinks(table: Table, who: Profile) -> Course[None]:
    """Whoever blinks may be gone."""
    return ethereal.blinks(table, who)


@TURN_END.voice("zones", there=("conjure",))
def _zones_at_end(table: Table, who: Profile) -> Course[None]:
    """What areas that stay do as a turn ends, and how they grow; what goes no farther than its caster."""
    yield from zone.turn_ends(table, who)
    yield from zone.pulses(table, who)
    yield from zone.swells(table, who)
    yield from lasting.tethers(table)


@TURN_END.voice("running", state=("running",))
def _closes(table: Table, who: Profile) -> Course[None]:
    """A casting that is not gone on with is broken off; what nobody keeps up ends."""
    yield from slow_cast.breaks_off(table, who)
    yield from lasting.closes(table, who)


@TURN_END.voice("images", state=("suffers",))
def _images_settle(table: Table, who: Profile) -> Course[None]:
    """Bright light ends phantasms."""
    return images.settles(table, who)


@TURN_END.voice("surprise", state=("surprised",))
def _no_longer_surprised(table: Table, who: Profile) -> Course[None]:
    """Whoever was surprised looks about."""
    if table.now[who.id].surprised:
        changes = (Change(who.id, "surprised", True, False),)
        yield Event("no-longer-surprised", rule=end_sequence, actor=who.id, changes=changes, seen=OPEN)
        if table.known.hiding:
            yield from hiding.looks_around(table, who)


@TURN_END.voice("stomachs", there=("carry",))
def _stomachs(table: Table, who: Profile) -> Course[None]:
    """What was swallowed may come up."""
    return swallow.settles(table)


@TURN_END.voice("conditions_end", there=("ends", "conjure"))
def _over_at_end(table: Table, who: Profile) -> Course[None]:
    """What lasts until this turn ends."""
    return ended(table, f"turn-end:{who.id}")


@TURN_END.voice("legendary", there=("lead",))
def _legendary(table: Table, who: Profile) -> Course[None]:
    """Others take legendary actions."""
    if table.legends:
        yield from legendary_actions.legendary(table, who)


@TURN_START.voice("death_save", state=("life",), there=("ends", "conjure"))
def _rolls_against_death(table: Table, who: Profile) -> Course[None]:
    """Whoever lies dying."""
    now = table.now[who.id]
    if now.hp == 0 and rules.stabilizing.state(LIFE.index(now.life)):
        yield from death_save(table, who)


def death_save(table: Table, who: Profile) -> Course[None]:
    """A dying creature rolls against death."""
    now = table.now[who.id]
    weary = rules.condition.exhaustion(now.exhaustion).save_against
    state = rules.dice.adv_cancel(len(ongoing_effects.helps(table, who, "death_save", "")), weary)
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
    if now.suffers and ((yield from commanded.obeys(table, who)) or (yield from uncontrolled.strays(table, who))):
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
        or "deed" in who.can  # features of a class may be done besides
        or not house.OFFERS.isdisjoint(table.house)
    ):
        return True
    return bool(now.dropped or table.waits or (table.has_ways and can_move(table, who)))


@procedure("srd5.turn.action_sources")
def menu(table: Table, who: Profile) -> list[Option]:
    """Everything that may be done now, the likeliest first: the actions of the book and what the sheet adds."""
    return [*DEEDS.menu(table, who), Option("end")]


DEEDS = Deeds(
    (
        *actions.ATTACKS,
        *moves.DEEDS,
        *leading.DEEDS,
        *mounted.DEEDS,
        *swallow.DEEDS,
        *attach.DEEDS,
        *spell.DEEDS,
        *hands.DEEDS,
        *grapple.ATTACKS,
        *actions.ACTIONS,
        *grapple.DEEDS,
        *monster.DEEDS,
        *features.DEEDS,
        *items.DEEDS,
        *house.DEEDS,
        *haste.DEEDS,
        *levitation.DEEDS,
        *escape.DEEDS,
        *shape_change.DEEDS,
        *pounce.DEEDS,
        *engulf.DEEDS,
        *uncontrolled.DEEDS,
        *things.DEEDS,
        *passage.DEEDS,
        *improvise.DEEDS,
        *actions.LAST,
    ),
)
"""What the menu offers, in its order."""
