"""Damage to one creature, and what it does to its life (section 7.2 of the catalogue)."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any

from bojiste.core.ask import GM, Ask, yes_no
from bojiste.core.event import OPEN, Change, Event, Seen, happened
from bojiste.core.rule import procedure
from bojiste.core.ruling import ruling
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import AFTER_DAMAGE, DAMAGE_PARTED, DAMAGE_TOLD, DROPS_TO_0
from bojiste.systems.srd5.now import HEALED, Suffering
from bojiste.systems.srd5.play.conditions.condition import consequences, suffer
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls, counts, reduced
from bojiste.systems.srd5.play.damage.zero import Fall, Taken
from bojiste.systems.srd5.play.spellcasting import ending, lasting, ongoing_effects
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import DAMAGE_TYPES, LIFE

FALLEN = ("dying", "stable", "dead")


def harm(table: Table, target: Profile, blow: Blow) -> Course[None]:
    """Apply one instance of damage to a creature and let follow what follows."""
    if table.now[target.id].gone:
        return
    for parts in table.voices[target][DAMAGE_PARTED]:
        blow = yield from parts(table, target, blow)
    taken = _taken(table, target, blow)
    if taken.after > 0:
        yield _told(table, target, blow, taken)
    else:
        yield from _down(table, target, blow, taken)
    for follows in table.voices[target][AFTER_DAMAGE]:
        yield from follows(table, target, blow, taken)


@AFTER_DAMAGE.voice("absorbs", of=lambda target: bool(target.sheet.absorbs))
def absorbs(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """What others would suffer from mends it, up to its maximum."""
    now = table.now[target.id]
    dealt = sum(amount for type_, amount in blow.rolls.amounts if DAMAGE_TYPES[type_] in target.sheet.absorbs)
    regained = min(dealt, now.hp_max - now.hp)
    if regained and now.life == "ok":
        changes = revived(table, target, regained)
        yield Event("regenerates", has, target.id, changes=changes, data={"regained": regained}, seen=OPEN)


def _down(table: Table, target: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Damage that leaves nothing: at 0 hit points somebody drops, or is struck while it lies there."""
    first = rules.knock_out.comes_first(table.printed.knockout_choice)
    spares = first and (yield from _spares(table, target, blow, taken))
    taken = _taken(table, target, blow)  # a ruling may have changed it while that was asked
    yield _told(table, target, blow, taken)
    if taken.after > 0 or not _counts_at_zero(table, taken):
        return
    if taken.before == 0:
        yield from _struck_down(table, target, taken, blow.critical)
        return
    if not first:
        spares = yield from _spares(table, target, blow, taken)
    if table.now[target.id].hp == 0 and table.now[target.id].life not in FALLEN:
        yield from _dropped(table, target, blow, taken, spares)


def _counts_at_zero(table: Table, taken: Taken) -> bool:
    """Whether damage counts as taken at 0 hit points: by default only if temporary ones let some through."""
    always = table.printed.absorbed_damage_counts == "always"
    return rules.temporary.at_zero(0 if always else taken.damage - taken.through, taken.damage)


def ruled(table: Table, target: Profile, amount: int) -> Course[None]:
    """Damage by the referee's hand: nothing reduces it, temporary hit points go first, and what follows follows."""
    now = table.now[target.id]
    thp, through = rules.temporary.absorb(now.thp, amount) if now.thp else (0, amount)
    taken = Taken(amount, through, thp, now.hp, rules.hit_points.subtract(now.hp, through))
    changes = table.state.change(target.id, hp=taken.after, thp=thp)
    told = {"text": f"−{amount}"}
    yield Event("ruled-by", ruling, target.id, changes=changes, data=told, seen=OPEN)
    blow = Blow(None, Rolls((), (), ()))
    if taken.after == 0 and through and taken.before:
        yield from _dropped(table, target, blow, taken, False)
    elif taken.after == 0 and through and now.life in FALLEN:
        # else it is about to fall by the blow that the ruling has interrupted
        yield from _struck_down(table, target, taken, False)
    for follows in table.voices[target][AFTER_DAMAGE]:
        yield from follows(table, target, blow, taken)


def felled(table: Table, who: Profile, target: Profile, facts: Mapping[str, object]) -> Course[None]:
    """Somebody is at 0 hit points at once, without any damage, and what follows follows."""
    now = table.now[target.id]
    if now.life != "ok":
        return
    changes = table.state.change(target.id, hp=0)
    yield Event("felled", lasting.spell, who.id, target.id, changes=changes, data=facts, seen=OPEN)
    taken = Taken(0, 0, now.thp, 0, 0)
    yield from _dropped(table, target, Blow(None, Rolls((), (), ())), taken, False)


def expelled(table: Table, who: Profile, target: Profile, facts: Mapping[str, object]) -> Course[None]:
    """Somebody is gone from here for good."""
    table.lives_changed = True
    over = {"dodging": False, "readied": None, "suffers": (), "gone": True, "life": "dead"}
    changes = table.state.change(target.id, **over)
    yield Event("sent-home", lasting.spell, who.id, target.id, changes=changes, data=facts, seen=OPEN)
    yield from consequences(table, target)


def _taken(table: Table, target: Profile, blow: Blow) -> Taken:
    now = table.now[target.id]
    amounts, reasons = reduced(table, target, blow)
    damage = amounts[0][1] if len(amounts) == 1 else rules.damage.instance(tuple([amount for _, amount in amounts]))
    thp, through = rules.temporary.absorb(now.thp, damage) if now.thp else (0, damage)
    if blow.spares:
        through = min(through, max(now.hp - 1, 0))
    return Taken(damage, through, thp, now.hp, rules.hit_points.subtract(now.hp, through), amounts, reasons)


def _told(table: Table, target: Profile, blow: Blow, taken: Taken) -> Event:
    rolls = blow.rolls
    types = tuple([DAMAGE_TYPES[type_] for type_, _ in rolls.amounts])
    data: dict[str, Any] = {"damage": taken.damage, "type": types[0], "types": types}
    if blow.whole:
        data["rolled"], data["reasons"] = blow.whole, ("shared", *taken.reasons)
    elif taken.amounts is not rolls.amounts:
        whole = rules.damage.instance(tuple([amount for _, amount in rolls.amounts]))
        if taken.damage != whole:
            data["rolled"], data["reasons"] = whole, taken.reasons
    if blow.darts:
        data["darts"] = blow.darts
    if len(taken.amounts) > 1:
        data["dealt_types"] = tuple((amount, DAMAGE_TYPES[type_]) for type_, amount in taken.amounts if amount)
    changes = table.state.set(target.id, "hp", taken.after)
    if taken.through != taken.damage:
        changes += table.state.set(target.id, "thp", taken.thp)
    if taken.reasons:
        changes = _proved(table, target, blow, taken) + changes
    for tells in table.voices[target][DAMAGE_TOLD]:
        changes += tells(table, target, blow, taken)
    return happened(
        "damage",
        rule=rules.damage.roll,
        actor=blow.source.id if blow.source is not None else None,
        target=target.id,
        rolls=rolls.dice,
        parts=rolls.parts,
        changes=changes,
        data=data,
    )


def _proved(table: Table, target: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """Everybody sees of which types the magic of somebody with spells or features does nothing to somebody. (What
    bounces off for want of magic tells nothing of the next spell.)"""
    caster = blow.source is not None and blow.source.powers
    if not blow.magical or not caster or "immunity" not in taken.reasons:
        return ()
    known, met = table.now[target.id].unhurt, zip(blow.rolls.amounts, taken.amounts, strict=True)
    types = [
        DAMAGE_TYPES[type_] for (type_, rolled), (_, left) in met if left == 0 and counts(target.immune, type_, blow)
    ]
    new = tuple(one for one in dict.fromkeys(types) if one not in known)
    return table.state.change(target.id, unhurt=(*known, *new)) if new else ()


@DAMAGE_TOLD.voice("stomach", there=("carry",))
def _upset(table: Table, target: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """Damage from within is counted: it may upset a stomach."""
    if blow.source is None or table.known.inside.get(blow.source.id) != target.id:
        return ()
    return table.state.change(target.id, upset=table.now[target.id].upset + taken.damage)


def _spares(table: Table, target: Profile, blow: Blow, taken: Taken) -> Generator[Ask, str, bool]:
    """Whether an attacker spares whom a melee attack brings to 0 hit points."""
    source = blow.source
    if blow.mild and taken.before > 0:
        return True
    spared = blow.melee and not target.is_object
    if source is None or not rules.knock_out.choice(spared, taken.before, taken.after):
        return False
    data = {"target": target.id}
    return (yield yes_no("knock-out", rules.knock_out.choice, source.seat, source.id, False, data=data)) == "yes"


@DROPS_TO_0.voice("death_ward", state=("suffers",))
def _warded(table: Table, target: Profile, fall: Fall) -> Course[bool]:
    """A ward that lies on it is used up."""
    return (yield from death_warded(table, target))


def death_warded(table: Table, target: Profile) -> Course[bool]:
    """Whether a ward keeps somebody from falling to 0 hit points (1 is left), or from death; it is over then."""
    found = next((one for one in ongoing_effects.laid(table, target) if one[1].has("death_ward")), None)
    if found is None:
        return False
    source, power, effect = found
    changes = table.state.change(target.id, hp=max(1, table.now[target.id].hp))
    yield Event("life-warded", lasting.spell, target.id, changes=changes, data=power.facts, seen=OPEN)
    for running in table.now[source.id].running:
        if running.id == effect:
            yield from ending.ends(table, source, running, lasting.spell)
    return True


@DAMAGE_TOLD.voice("falters", of=lambda target: bool(target.sheet.falters))
def _falters(table: Table, target: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """Damage of some types hampers it until the end of its next turn."""
    types = {DAMAGE_TYPES[type_] for type_, amount in taken.amounts if amount}
    found = [row.suffers for row in target.sheet.falters if row.by in types]
    return suffer(table, target, *(Suffering(name, end=f"next-turn-end:{target.id}") for name in found))


def _dropped(table: Table, target: Profile, blow: Blow, taken: Taken, spares: bool) -> Course[None]:
    """A creature has come to 0 hit points, and falls unless something keeps it up."""
    fall = Fall(blow, taken, spares)
    for keeps_up in table.voices[target][DROPS_TO_0]:
        if (yield from keeps_up(table, target, fall)):
            return
    table.lives_changed = True
    at_once = target.dies_at_zero and not spares
    if at_once and table.scene.rulings == "ask":
        at_once = yield from _dies_at_once(target)
    yield _falls(table, target, fall, at_once)
    if (table.special or "wall" in table.can) and table.now[target.id].life == "dead":
        table.look()
    yield from consequences(table, target)


def _dies_at_once(target: Profile) -> Course[bool]:
    """Whether a monster at 0 hit points is dead: the referee may let it fight for its life."""
    answer: str = yield yes_no("death-saves", rules.zero.monster, GM, target.id, False, ruling=True)
    return answer == "no"


def _falls(table: Table, target: Profile, fall: Fall, at_once: bool) -> Event:
    """It is spared, waits for its hit points to come back, dies, or dies if nobody helps."""
    source, overflow = fall.blow.source, fall.overflow
    if fall.spared and source is not None:
        changes = falls(table, target, "stable")
        return Event("knocked-out", rules.knock_out.choice, source.id, target.id, changes=changes, seen=OPEN)
    if target.knits:
        return Event("falls", falls, target.id, changes=falls(table, target, "stable"), seen=OPEN)
    if LIFE[rules.zero.branch(overflow, table.now[target.id].hp_max, at_once)] == "dead":
        rule = rules.zero.monster if at_once else rules.zero.instant_death
        data = {"overflow": overflow} | ({} if at_once else {"cause": "outright"})
        kind = "breaks" if target.is_object else "dies"
        return Event(kind, rule, target.id, changes=dies(table, target), data=data, seen=OPEN)
    seen = Seen("own", {"data": {}})  # what is left over tells how many hit points there were
    changes = falls(table, target, "dying")
    return Event("falls", falls, target.id, changes=changes, data={"overflow": overflow}, seen=seen)


def _struck_down(table: Table, target: Profile, taken: Taken, critical: bool) -> Course[None]:
    """Damage to a creature that lies at 0 hit points."""
    now = table.now[target.id]
    through = taken.damage if table.printed.absorbed_damage_counts == "always" else taken.through
    if now.life == "dead" or target.knits:
        return
    stable = rules.stabilizing.broken(LIFE.index(now.life), through) != LIFE.index(now.life)
    successes = 0 if stable else now.death_success
    life_, successes, failures = rules.death.after_damage(through, critical, now.hp_max, successes, now.death_fail)
    life = LIFE[life_]
    if life == "dead":
        massive = rules.death.massive(through, now.hp_max)
        rule = rules.death.massive if massive else rules.death.three
        data = {"overflow": through, "cause": "outright"} if massive else {"overflow": 0, "cause": "third"}
        yield Event("dies", rule=rule, actor=target.id, changes=dies(table, target), data=data, seen=OPEN)
        return
    changes = table.state.change(target.id, life=life, death_success=successes, death_fail=failures)
    data = {"successes": successes, "failures": failures, "critical": "yes" if critical else "no"}
    yield Event("death-failure", rule=rules.death.damage, actor=target.id, changes=changes, data=data, seen=OPEN)


UNCONSCIOUS = Suffering("unconscious", end=HEALED)


@procedure("srd5.zero.unconscious")
def falls(table: Table, target: Profile, life: str) -> tuple[Change, ...]:
    """Changes of a creature that falls unconscious at 0 hit points."""
    over = {"dodging": False, "readied": None, "death_success": 0, "death_fail": 0}
    return suffer(table, target, UNCONSCIOUS, life=life, **over)


def dies(table: Table, target: Profile) -> tuple[Change, ...]:
    """Changes of a creature that dies. What it readied, dodged and held is over; its body lies there as it truly is."""
    over: dict[str, Any] = {"dodging": False, "readied": None, "death_success": 0, "death_fail": 0}
    over["form"] = next(iter(target.forms), "")
    return table.state.change(target.id, life="dead", **over)


@procedure("srd5.temporary.not_healed")
def revived(table: Table, who: Profile, regained: int) -> tuple[Change, ...]:
    """Changes of a creature that regains hit points, and wakes if it lay at 0. Temporary ones are no part of it; nor
    does anything help who has drowned but air."""
    table.lives_changed = True
    if table.chokes(who):
        return ()
    now = table.now[who.id]
    fields: dict[str, Any] = {"hp": rules.healing.add(now.hp, now.hp_max, regained)}
    if rules.healing.wake(now.hp, regained):
        kept = tuple(entry for entry in now.suffers if entry.end != HEALED)
        fields |= {"life": "ok", "suffers": kept, "death_success": 0, "death_fail": 0}
    return table.state.change(who.id, **fields)
