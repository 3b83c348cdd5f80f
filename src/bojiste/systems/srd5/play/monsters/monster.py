"""Traits and features of stat blocks, each in one place: who asks for a trait asks here."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.dice import die
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.features import vanish
from bojiste.systems.srd5.moments import DAMAGE_TOLD, REGENERATES, TURN_START
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.areas.aim import meet_order
from bojiste.systems.srd5.play.areas.around_user import near
from bojiste.systems.srd5.play.conditions.condition import lift, suffer
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.damage import dies, revived
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.deed import Deed, spare, spend
from bojiste.systems.srd5.play.movement.reach import can_target
from bojiste.systems.srd5.play.senses import hiding, sight
from bojiste.systems.srd5.play.spellcasting import cast, ending, lasting
from bojiste.systems.srd5.play.spellcasting.cast import by_itself
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targeting import possible
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits import aggressive, cunning_action, nimble_escape, rampage, reckless, shadow_stealth
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import DAMAGE_TYPES

# -- bonus actions that a trait grants ---------------------------------------------------------------------------


def _cunning(table: Table, who: Profile) -> int:
    """How many traits grant quick actions as a bonus action."""
    return sum(trait.TRAIT.of(who) for trait in (nimble_escape, cunning_action))


def _quick(table: Table, who: Profile) -> bool:
    return spare(table, who, _cunning(table, who)) and table.has_ways


def _slips(table: Table, who: Profile) -> Iterator[Option]:
    if _quick(table, who) and not table.now[who.id].turn.disengaged:
        yield Option("quick-disengage")


def slip(table: Table, who: Profile, rest: str) -> Course[None]:
    """Disengage as a bonus action."""
    changes = spend(table, who, bonus=True, disengaged=True)
    yield Event("disengage", rule=has, actor=who.id, changes=changes, seen=OPEN)


def _rushes(table: Table, who: Profile) -> Iterator[Option]:
    lent = len(table.boons(who, "hurry")) if table.now[who.id].suffers else 0
    dashes = int(cunning_action.TRAIT.of(who)) + _dashes(table, who) + lent
    if spare(table, who, dashes) and table.has_ways and table.speed(who) > 0:
        yield Option("quick-dash")


def _dashes(table: Table, who: Profile) -> int:
    """How many features used on this turn let it dash by the way."""
    used = (who.powers[key] for key in table.now[who.id].turn.freely if key in who.powers)
    return sum(power.row.use.dashes for power in used)


def rush(table: Table, who: Profile, rest: str) -> Course[None]:
    """Dash as a bonus action."""
    turn, added = table.now[who.id].turn, table.dashed(who)
    changes = spend(table, who, bonus=True, dashes=turn.dashes + 1, dashed=(*turn.dashed, *added))
    data = {"bonus_hf": max(speed for _, speed in added)}
    yield Event("dash", rule=has, actor=who.id, changes=changes, data=data, seen=OPEN)


def _lurks(table: Table, who: Profile) -> Iterator[Option]:
    grants = _cunning(table, who) + shadow_stealth.shrouded(table, who) + vanish.TRAIT.of(who)
    if spare(table, who, grants) and hiding.may_hide(table, who):
        yield Option("quick-hide")


def lurk(table: Table, who: Profile, rest: str) -> Course[None]:
    """Hide as a bonus action."""
    yield from hiding.conceals(table, who, spend(table, who, bonus=True))


def _pounces(table: Table, who: Profile) -> Iterator[Option]:
    turn = table.now[who.id].turn
    if not turn.charged or not spare(table, who):
        return
    id, _, key = turn.charged.partition(":")
    attack, target = who.by_key.get(key), table.profiles[id]
    if attack is not None and "prone" in table.now[id].conditions and can_target(table, who, attack, target):
        yield Option(f"pounce:{id}:{key}", {"target": id, **attack.facts})


def pounce(table: Table, who: Profile, rest: str) -> Course[None]:
    """A bonus attack at whoever a charge has thrown down."""
    id, _, key = rest.partition(":")
    yield Event("pounces", has, who.id, id, changes=spend(table, who, bonus=True, charged=""), seen=OPEN)
    yield from reactions.attacked(table, who, table.profiles[id], who.by_key[key])


def _hastens(table: Table, who: Profile) -> Iterator[Option]:
    if not table.now[who.id].suffers or not spare(table, who, len(table.boons(who, "strike"))):
        return
    for attack in who.attacks:
        if attack.melee and attack.key != "unarmed" and table.at_hand(who, attack):
            for enemy in who.enemies:
                if table.now[enemy.id].life == "ok" and can_target(table, who, attack, enemy):
                    yield Option(f"quick-strike:{enemy.id}:{attack.key}", {"target": enemy.id, **attack.facts})


def hasten(table: Table, who: Profile, rest: str) -> Course[None]:
    """A blow as a bonus action, by what hastens it."""
    id, _, key = rest.partition(":")
    yield Event("strikes-quickly", cast.use, who.id, id, changes=spend(table, who, bonus=True), seen=OPEN)
    yield from reactions.attacked(table, who, table.profiles[id], who.by_key[key])


DEEDS = (
    Deed("quick-disengage", has, _slips, slip),
    Deed("quick-dash", has, _rushes, rush),
    Deed("quick-hide", has, _lurks, lurk),
    aggressive.DEED,
    rampage.DEED,
    Deed("pounce", has, _pounces, pounce),
    Deed("quick-strike", cast.use, _hastens, hasten),
    reckless.DEED,
)


# -- the start of a turn -----------------------------------------------------------------------------------------


@DAMAGE_TOLD.voice("regeneration", of=lambda target: target.regeneration is not None)
def stopped(table: Table, target: Profile, blow: Blow, taken: Taken) -> tuple[Change, ...]:
    """Damage of some types stops regeneration on the next turn."""
    row = target.regeneration
    types = {DAMAGE_TYPES[type_] for type_, amount in blow.rolls.amounts if amount}
    return suffer(table, target, STOPPED) if row is not None and types & {*row.stopped_by} else ()


STOPPED = Suffering("unregenerating")


@TURN_START.voice("regeneration", of=lambda who: who.regeneration is not None)
def regenerates(table: Table, who: Profile) -> Course[None]:
    """Hit points that come back at the start of a turn, unless something has stopped that; who would regenerate even
    at 0 hit points, and does not, dies there."""
    row, now = who.regeneration, table.now[who.id]
    if row is None or now.life == "dead" or not (now.hp or row.at_zero) or now.hp == now.hp_max:
        return
    if any(stops(table, who) for stops in table.voices[who][REGENERATES]):
        return
    if table.boons(who, "unregenerating") or table.boons(who, "unhealed"):
        changes = lift(table, who, "unregenerating")
        if now.hp == 0:
            changes += (*dies(table, who),)
            table.lives_changed = True
        kind = "regeneration-fails" if now.hp else "dies"
        yield Event(kind, rule=has, actor=who.id, changes=changes, data={"overflow": 0}, seen=OPEN)
        return
    changes = revived(table, who, row.amount)
    regained = min(row.amount, now.hp_max - now.hp)
    yield Event("regenerates", rule=has, actor=who.id, changes=changes, data={"regained": regained}, seen=OPEN)


@TURN_START.voice("recharge", of=lambda who: bool(who.powers))
def recharges(table: Table, who: Profile) -> Course[None]:
    """At the start of a turn a d6 for each feature used up that recharges."""
    for power in who.powers.values():
        least, used = power.row.use.recharge, table.now[who.id].used
        if least is None or power.key not in used or table.now[who.id].life != "ok":
            continue
        face = yield die(6, rules.monster.recharge, who.id)
        back = rules.monster.recharge(face, least)
        changes = table.state.change(who.id, used=tuple(one for one in used if one != power.key)) if back else ()
        yield Event(
            "recharges" if back else "recharge-fails",
            rule=rules.monster.recharge,
            actor=who.id,
            rolls=kept(6, face),
            changes=changes,
            data={**power.facts, "against": least},
            seen=OPEN,
        )


# -- what comes by itself ----------------------------------------------------------------------------------------


def bursts(table: Table, who: Profile) -> Course[None]:
    """Whoever dies with such a feature: it meets everybody around it, once."""
    for power in who.bursts if table.now[who.id].life == "dead" else ():
        used = table.now[who.id].used
        if power.key not in used:
            marked = table.state.change(who.id, used=(*used, power.key))
            yield from by_itself(table, who, power, _around(table, who, power), marked)


def auras(table: Table, who: Profile) -> Course[None]:
    """At the start of a turn: what those around do to whoever begins it near them."""
    for other in table.everybody:
        for power in other.auras if other is not who and table.acts(other) else ():
            met = who in _around(table, other, power) and (not power.row.target.seen or sight.sees(table, who, other))
            met = met and not (power.row.target.heard and (table.effects(who).deaf or table.hushed(who)))
            if met and not (power.row.test.averts is not None and (yield from _averts(table, who, other, power))):
                yield from by_itself(table, other, power, (who,))


def radiates(table: Table, who: Profile) -> Course[None]:
    """As its own turn starts: what it does to those around it."""
    for power in who.radiates if table.acts(who) else ():
        yield from by_itself(table, who, power, _around(table, who, power))


def _averts(table: Table, who: Profile, other: Profile, power: Power) -> Course[bool]:
    """Whether somebody averts its eyes until its next turn; who is surprised cannot, and what does not see it needs
    not be feared."""
    if power.row.test.averts == "sight" and not sight.sees(table, other, who):
        return True
    if table.now[who.id].surprised or ending.proof(other, power.key) in table.now[who.id].used:
        return False
    data = {**power.facts, "target": other.id}
    if (yield yes_no("avert", has, who.seat, who.id, False, data=data)) != "yes":
        return False
    name = "averted" if power.row.test.averts == "sight" else "cowed"
    entry = Suffering(name, other.id, f"turn-start:{who.id}", "", power.key)
    changes = table.state.change(who.id, suffers=(*table.now[who.id].suffers, entry))
    told = {**power.facts, "conditions": (name,)}
    yield Event("befalls", lasting.spell, other.id, who.id, changes=changes, data=told, seen=OPEN)
    return True


def _around(table: Table, who: Profile, power: Power) -> tuple[Profile, ...]:
    """Whom an area around a creature meets, in the order of turns."""
    return tuple(meet_order(table, near(table, who, power)))


# -- lairs -------------------------------------------------------------------------------------------------------


def lairs(table: Table) -> Course[None]:
    """On count 20 whoever is in its lair takes one lair action, not the same twice in a row."""
    for who in table.everybody:
        ways = [one for one in who.powers.values() if one.row.use.time == "lair"]
        now = table.now[who.id]
        if not ways or not table.acts(who) or now.surprised:
            continue
        last = next((mark for mark in now.used if mark.startswith("lair:")), "")
        ways = [one for one in ways if f"lair:{one.key}" != last and possible(table, who, one)]
        if ways:
            yield from _one_lair(table, who, ways, last)


def _one_lair(table: Table, who: Profile, ways: list[Power], last: str) -> Course[None]:
    menu = (*(Option(f"use:{one.key}", one.facts) for one in ways), Option("no"))
    answer = yield Ask("lair", rules.monster.lair, who.seat, who.id, menu, menu[0].key)
    if answer == "no":
        return
    key = answer.partition(":")[2]
    used = (*(one for one in table.now[who.id].used if one != last), f"lair:{key}")
    changes = table.state.change(who.id, used=used)
    yield Event("lair", rules.monster.lair, who.id, changes=changes, data=who.powers[key].facts, seen=OPEN)
    yield from cast.use(table, who, who.powers[key], reactions.attacked, own_turn=False)
