"""Using a power: whom it meets, and how it comes about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bojiste.core.ask import Ask, Option, note
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import SPELL_AIMED, SPELL_CHOSEN
from bojiste.systems.srd5.now import HOSTILE, Running
from bojiste.systems.srd5.play.areas import wall, zone
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.attacks import cover, images, offer
from bojiste.systems.srd5.play.attacks.weapon import attack_of
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.spellcasting import ending, hit_point_pool, lasting, reflected
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, lands, meets
from bojiste.systems.srd5.play.spellcasting.targeting import aimed, possible
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.play.spellcasting.use_cost import chosen_damage, chosen_slot, cost, shows, slots
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile

Struck = Callable[[Table, Profile, Profile, Attack], Course[None]]
"""How an attack is made (with whatever it sets off)."""


# -- how it comes about ------------------------------------------------------------------------------------------


@procedure("srd5.action.cast")
def use(table: Table, who: Profile, power: Power, struck: Struck, *, own_turn: bool = True) -> Course[None]:
    """Use a power: the slot, the choices, whom or where; then it is paid and comes about. (A casting time may be an
    action, a bonus action, a reaction or minutes.)"""
    slot, life = (yield from chosen_slot(table, who, power)), table.now[who.id].life
    if slot is None:
        return
    if power.long:
        yield from begins_long(table, who, power, slot)
        return
    power = yield from _shaped(table, who, (yield from varied(table, who, power)), slot)
    aim = yield from aimed(table, who, power, slot)
    if aim is None or table.now[who.id].life != life:  # the referee may have struck it down meanwhile
        return
    aim = yield from _past_wards(table, who, power, aim)
    changes = cost(table, who, power, slot, own_turn=own_turn)
    slot = max(slot, power.level)
    yield told(table, who, power, slot, aim, changes)
    if power.cast and not _unnoticed(power) and (yield from countered(table, who, power, slot)):
        return
    yield from released(table, who, power, _strength(table, who, power, slot), aim, struck)


def _unnoticed(power: Power) -> bool:
    """Whether its caster has seen to it that nobody sees or hears anything of its casting."""
    return "subtle_spell" in power.shaped and not power.row.use.components


def _strength(table: Table, who: Profile, power: Power, slot: int) -> int:
    """The level that something comes at: of what is done while a spell goes on, that of the spell's slot."""
    if not power.row.use.rank:
        return slot
    return next(one.level for one in table.now[who.id].running if one.power == power.row.use.during)


def varied(table: Table, who: Profile, power: Power) -> Course[Power]:
    """Which of the variants of a power is used, where it has any: words of one's own where a referee answers."""
    if not power.row.variants:
        return power
    ways = [one for one in who.powers.values() if one.of == power.key]
    ways = [one for one in ways if not _for_the_referee(one) or table.scene.rulings == "ask"]
    ways = [one for one in ways if possible(table, who, one)] or ways
    menu = tuple(Option(f"use:{one.key}", one.facts) for one in ways)
    answer = yield Ask("power-variant", use, who.seat, who.id, menu, menu[0].key, data=power.facts)
    return who.powers[answer.partition(":")[2]]


def _shaped(table: Table, who: Profile, power: Power, slot: int) -> Course[Power]:
    """What its caster makes of a spell."""
    for shapes in table.voices[who][SPELL_CHOSEN] if power.spell else ():
        power = yield from shapes(table, who, power, slot)
    return power


def _for_the_referee(power: Power) -> bool:
    """Whether a variant hangs on what only a referee knows."""
    return power.row.use.ruled or (power.summons is not None and power.summons.outdoors)


def countered(table: Table, who: Profile, power: Power, slot: int) -> Course[bool]:
    """Whether somebody who sees a spell being cast breaks it off by a reaction, in the order that the referee says: at
    once if its slot is as high, else by a check of the casting ability against 10 and the level of the spell. The spell
    that breaks it off is one too, and may be broken off in its turn."""
    watchers = [one for one in who.enemies if one.counters and one.id in table.now and _breakers(table, one, who)]
    for other in (yield from offer.ordered(table, watchers, who)) if watchers else ():
        ways = _breakers(table, other, who)
        if not ways:
            continue
        menu = (*(Option(f"use:{one.key}", one.facts) for one in ways), Option("no"))
        data = {"target": who.id, **power.facts, "level": max(slot, power.cast_level)}
        answer = yield Ask("counter", lasting.spell, other.seat, other.id, menu, menu[0].key, data=data)
        if answer != "no" and (yield from _counters(table, other, who, power, slot, answer.partition(":")[2])):
            return True
    return False


def _breakers(table: Table, other: Profile, who: Profile) -> list[Power]:
    """With what somebody can break off a spell of another's now."""
    if not table.reacts(other) or not sight.sees(table, other, who):
        return []
    return [
        one
        for one in other.counters
        if (left := slots(table, other, one))
        and who in candidates(table, other, one)
        and not zone.shut_out(table, other, who, one, left[-1])
    ]


def _counters(table: Table, who: Profile, caster: Profile, power: Power, slot: int, key: str) -> Course[bool]:
    """Somebody uses its reaction against a spell. Whether the spell is broken off."""
    own, level = who.powers[key], max(slot, power.cast_level)
    used = yield from chosen_slot(table, who, own)
    if used is None:
        return False
    changes = (*table.state.change(who.id, reaction=False), *cost(table, who, own, used, own_turn=False))
    yield told(table, who, own, used, Aim((caster,)), changes)
    if own.cast and (yield from countered(table, who, own, used)):
        return False
    if zone.shut_out(table, who, caster, own, used):
        yield Event("in-vain", lasting.spell, caster.id, data={**own.facts, "vain": "globe"}, seen=OPEN)
        return False
    if level > max(used, own.cast_level):
        test = yield from check(table, who, who.sheet.casting or "intelligence", lasting.spell)
        worked = rules.dice.d20_test(test.total, 0, 10 + level)
        kind = "breaks-spell" if worked else "spell-holds"
        yield test.as_event(kind, lasting.spell, who, caster.id, test.changes, **power.facts, against=10 + level)
        return worked
    yield Event("breaks-spell", lasting.spell, who.id, caster.id, data={**power.facts, "against": 0}, seen=OPEN)
    return True


def _past_wards(table: Table, who: Profile, power: Power, aim: Aim) -> Course[Aim]:
    """Of those whom a harmful spell is meant for, whoever a sanctuary wards only if the caster brings itself to it;
    else it chooses somebody else, or nobody."""
    if power.area is not None or not power.cast or not power.harmful:
        return aim
    if power.row.test.attack is None:
        aim = yield from _past_phantasms(table, who, power, aim)
    warded = [one for one in dict.fromkeys(aim.whom) if table.boons(one, "warded")]
    if not warded:
        return aim
    whom = aim.whom
    for one in warded:
        if not (yield from images.pierces(table, who, one)):
            other = yield from _instead(table, who, power, aim, one)
            whom = _in_its_place(whom, one, other)
    return Aim(whom, tuple(cover.direction(table, who, one) for one in whom), aim.squares)


def _in_its_place(whom: tuple[Profile, ...], one: Profile, other: Profile | None) -> tuple[Profile, ...]:
    """The same with another in the place of one of them, or without it."""
    if other is None:
        return tuple(each for each in whom if each is not one)
    return tuple(other if each is one else each for each in whom)


def _instead(table: Table, who: Profile, power: Power, aim: Aim, one: Profile) -> Course[Profile | None]:
    """Whom a spell is meant for instead of somebody whom a sanctuary wards, if anybody."""
    fit = [other for other in candidates(table, who, power) if other not in aim.whom]
    others = [other for other in fit if not table.boons(other, "warded")]
    return (yield from images.instead(who, one, others)) if others else None


def _past_phantasms(table: Table, who: Profile, power: Power, aim: Aim) -> Course[Aim]:
    """Of those whom a harmful spell is meant for, those that no image of theirs draws it from: the image saves in their
    stead against what wounds."""
    whom = []
    for one in aim.whom:
        drawn = bool(table.now[one.id].suffers) and (yield from images.phantom_drawn(table, who, one))
        if not drawn:
            whom.append(one)
        elif power.row.test.save and power.dealt:
            yield from images.image_saves(table, one, power.row.test.save, power.dc)
    return aim if len(whom) == len(aim.whom) else Aim(tuple(whom), aim.covers[: len(whom)], aim.squares)


def by_itself(
    table: Table, who: Profile, power: Power, whom: tuple[Profile, ...], changes: tuple[Change, ...] = ()
) -> Course[None]:
    """A feature that is not used but happens to these creatures."""
    if not whom:
        return
    aim = Aim(whom, tuple(cover.direction(table, who, one) for one in whom))
    yield told(table, who, power, 0, aim, changes)
    yield from meets(table, Met(who, power, effect=_joined(table, who, power)), whom, aim.covers)


def _joined(table: Table, who: Profile, power: Power) -> str:
    """The effect that what a power brings lasts as long as, where it is done while another goes on."""
    running = lasting.running_of(table, who, power.row.use.during or "") if power.row.use.joins else None
    return "" if running is None else running.id


def told(table: Table, who: Profile, power: Power, slot: int, aim: Aim, changes: tuple[Change, ...]) -> Event:
    changes += shows(table, who, power) + _shows_hostility(table, who, power, aim)
    data = {**power.facts, "slot": slot, "level": power.level, "whom": tuple(dict.fromkeys(one.id for one in aim.whom))}
    kind = "casts" if power.spell else "uses-power"
    only = aim.whom[0].id if len({one.id for one in aim.whom}) == 1 else None
    return Event(kind, use, who.id, only, changes=changes, data=data, seen=OPEN)


def _shows_hostility(table: Table, who: Profile, power: Power, aim: Aim) -> tuple[Change, ...]:
    """What is over for whoever casts a spell at an enemy."""
    if not power.cast or not any(one in who.enemies for one in aim.whom):
        return ()
    return table.state.change(who.id, suffers=tuple(e for e in table.now[who.id].suffers if e.end != HOSTILE))


def released(table: Table, who: Profile, power: Power, slot: int, aim: Aim, struck: Struck) -> Course[None]:
    """What a power does, once it is cast, to those it is meant for."""
    chosen = yield from chosen_damage(who, power, slot)
    if power.row.use.ruled:
        words = yield note("power-words", use, who.seat, who.id, data=power.facts)
        yield Event("bids", use, who.id, data={**power.facts, "note": words}, seen=OPEN)
    if power.row.use.spends:
        parent = next(one for one in table.now[who.id].running if one.power == power.row.use.during)
        yield from ending.ends(table, who, parent, use)
    for course in NARROWING:
        aim = yield from course(table, who, power, slot, aim)
    effect = yield from _goes_on(table, who, power, slot, aim)
    yield from _comes_about(table, Met(who, power, slot, chosen, effect), aim, struck)
    if any(part.type == "fire" for dealt in power.dealt for part in dealt.dice):
        yield from zone.lit(table, who, aim)


def _past_globes(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    if power.at_self and power.area is None:
        return aim
    return (yield from zone.past_globes(table, who, power, slot, aim))


def _turned(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    return (yield from reflected.turned(table, who, power, aim)) if "turn" in table.can else aim


def _weakest(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    return (
        (yield from hit_point_pool.weakest(table, who, power, slot, aim)) if power.row.target.pool is not None else aim
    )


def _taken_in(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    """Those whom the area takes in wholly; whoever stands where a wall comes to be is pushed out of it."""
    if power.row.target.whole and table.grid:
        aim = Aim(tuple(one for one in aim.whom if not table.space(one) & ~aim.squares), (), aim.squares)
    if power.row.place.solid:
        yield from wall.thrust_out(table, who, aim.squares)
    return aim


def _heard(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    yield from ()
    return _hearing(table, who, power, aim) if power.row.target.heard else aim


def _meant_to(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    """Those that whoever casts it does not spare."""
    for narrows in table.voices[who][SPELL_AIMED] if power.spell else ():
        aim = yield from narrows(table, who, power, slot, aim)
    return aim


NARROWING = (_past_globes, _turned, _weakest, _taken_in, _heard, _meant_to)
"""What is left of those for whom a power is meant, in this order."""


def _goes_on(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[str]:
    """The running effect that what a power brings hangs on, begun where it has one of its own."""
    if power.lasting:
        effect = lasting.id_of(who, power)
        if _each_for_itself(power) and aim.whom and aim.whom[0] is not who:
            effect = f"{effect}/{aim.whom[0].id}"
        yield from lasting.begins(table, who, _running(table, power, slot, aim, effect))
        return effect
    if power.row.use.anew:
        return next(one.id for one in table.now[who.id].running if one.power == power.row.use.during)
    return _joined(table, who, power)


def _comes_about(table: Table, met: Met, aim: Aim, struck: Struck) -> Course[None]:
    """It strikes, or lies in wait, or meets those that are left."""
    who, power = met.who, met.power
    if power.row.test.attack is not None:
        for one in aim.whom:
            if table.now[one.id].life != "dead" and table.up(who):
                yield from struck(table, who, one, attack_of(power, met.slot, met.chosen))
    elif power.row.place.relays:
        yield from zone.led_elsewhere(table, met, aim)
    elif power.gives or power.summons is not None:
        yield from lands(table, met, aim.whom, (0,) * len(aim.whom))
    elif not power.waits_there:
        if power.row.place.disturbs == "once":
            yield from zone.shaken(table, met, aim)
        yield from meets(table, met, aim.whom, aim.covers)


def _each_for_itself(power: Power) -> bool:
    """Whether it may lie on one creature and then on another too: what needs no concentration, and has no place."""
    row = power.row
    return row.duration.lives or (
        power.cast
        and not (row.duration.concentration or row.place.zone or power.has("flying_weapon") or row.duration.single)
    )


def _hearing(table: Table, who: Profile, power: Power, aim: Aim) -> Aim:
    """Of those whom a song meets the ones that hear it, and follow no other like it."""
    lured = {id for id, source in _lured(table, power) if source != who.id}
    covers = aim.covers or (0,) * len(aim.whom)
    heard = [
        (one, cover)
        for one, cover in zip(aim.whom, covers, strict=True)
        if one.id not in lured and one is not who and _hears(table, power, one)
    ]
    return Aim(tuple(one for one, _ in heard), tuple(cover for _, cover in heard), aim.squares)


def _hears(table: Table, power: Power, one: Profile) -> bool:
    charmed = power.row.target.charms and "charmed" in one.cond_immune
    return not (charmed or table.effects(one).deaf or table.hushed(one))


def _lured(table: Table, power: Power) -> Iterator[tuple[str, str]]:
    """Who follows such a song already, and whose."""
    for one in table.everybody:
        yield from ((one.id, entry.source) for entry in table.now[one.id].suffers if entry.by == power.key)


def _running(table: Table, power: Power, slot: int, aim: Aim, effect: str) -> Running:
    row = power.row
    return Running(
        effect,
        power.key,
        slot,
        row.duration.rounds,
        row.duration.concentration,
        zone=aim.squares if row.place.zone else 0,
        hot=aim.hot,
        inside=tuple(one.id for one in aim.whom) if row.place.zone and not table.grid else (),
        on=aim.whom[0].id if power.has("flying_weapon") else "",
    )


def before(table: Table, struck: Struck) -> Course[None]:
    """Spells that creatures have cast on themselves before the fight: they lie on them, and the slots are spent."""
    for who in table.everybody:
        for name in who.sheet.cast_before:
            power = who.powers[name]
            if slots(table, who, power):
                aim, power = Aim((who,)), (yield from varied(table, who, power))
                yield told(table, who, power, power.level, aim, cost(table, who, power, power.level, own_turn=False))
                yield from released(table, who, power, power.level, aim, struck)


def begins_long(table: Table, who: Profile, power: Power, slot: int) -> Course[None]:
    """A casting of minutes begins: an action on every turn, and concentration; the slot is spent at the end."""
    now = table.now[who.id]
    turn = now.turn._replace(action=True, casts_on=True, spells=(*now.turn.spells, (False, power.level)))
    changes = table.state.change(who.id, turn=turn) + shows(table, who, power)
    data = {**power.facts, "left": power.long - 1}
    yield Event("casts-on", rules.spell.long_casting, who.id, changes=changes, data=data, seen=OPEN)
    effect = lasting.id_of(who, power)
    yield from lasting.begins(table, who, Running(effect, power.key, slot, power.long - 1, True, phase=ending.CASTING))


def answered(table: Table, who: Profile, target: Profile, power: Power, struck: Struck) -> Course[None]:
    """A spell or feature by reaction, at whoever has set it off."""
    slot = yield from chosen_slot(table, who, power)
    if slot is None:
        return
    aim = Aim((target,), (cover.direction(table, who, target),))
    yield told(table, who, power, slot, aim, cost(table, who, power, slot, own_turn=False))
    if power.cast and (yield from countered(table, who, power, slot)):
        return
    yield from released(table, who, power, slot, aim, struck)
