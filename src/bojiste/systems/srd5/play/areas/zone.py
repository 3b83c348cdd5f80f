"""Areas that stay: who starts a turn in one or enters it, what fire makes of it."""

from __future__ import annotations

from dataclasses import replace

from bojiste.core.event import OPEN, Event
from bojiste.kit.board import Squares, numbers, union
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Running
from bojiste.systems.srd5.play.areas.aim import Aim, meet_order
from bojiste.systems.srd5.play.areas.ground import around, felt, spared, stands
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.component import of_row
from bojiste.systems.srd5.play.damage.blow import Blow, rolled
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.move_zone import led
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, meets
from bojiste.systems.srd5.play.spellcasting.targeting import aimed
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.dealt import Dealt
from bojiste.systems.srd5.words import FT, SQUARE


def _in(table: Table, one: Profile, running: Running) -> bool:
    if table.carries and (one.id in table.known.inside or one.id in table.known.enclosed):
        return False
    return one.id in running.inside or bool(running.zone & around(table, one))


def shut_out(table: Table, who: Profile, one: Profile, power: Power, slot: int) -> bool:
    """Whether a spell of somebody's does nothing to somebody who is where such spells do not reach from outside."""
    if not table.magical or not power.cast:
        return False
    level = max(slot, power.cast_level)
    for other, globe, running in table.areas():
        least = globe.row.place.shuts_out + max(0, running.level - globe.level)
        if not globe.row.place.shuts_out or level > least or _within(table, who, other, running):
            continue
        if _within(table, one, other, running):
            return True
    return False


def _within(table: Table, one: Profile, maker: Profile, running: Running) -> bool:
    return _in(table, one, running) or (one is maker and not table.grid)


def past_globes(table: Table, who: Profile, power: Power, slot: int, aim: Aim) -> Course[Aim]:
    """Of those whom a spell meets the ones that it reaches."""
    shut = [one for one in dict.fromkeys(aim.whom) if shut_out(table, who, one, power, slot)]
    for one in shut:
        data = {**power.facts, "vain": "globe"}
        yield Event("in-vain", lasting.spell, one.id, data=data, seen=OPEN)
    if not shut:
        return aim
    covers = aim.covers or (0,) * len(aim.whom)
    reached = [(one, cover) for one, cover in zip(aim.whom, covers, strict=True) if one not in shut]
    return Aim(tuple(one for one, _ in reached), tuple(cover for _, cover in reached), aim.squares)


def turn_starts(table: Table, one: Profile) -> Course[None]:
    """Whoever starts a turn in an area that stays is met, and burnt where it burns."""
    for who, power, running in tuple(table.areas()):
        if power.row.place.starting and _in(table, one, running):
            yield from _met(table, who, power, running, one)
            if power.row.place.disturbs is True:
                yield from lasting.disturbed(table, one, power.dc, rules.concentration.environment)
            if union(squares for squares, _ in running.burning) & around(table, one):
                yield from _burnt(table, who, power, one)


def turn_ends(table: Table, one: Profile) -> Course[None]:
    """Whoever ends a turn in an area that stays is met, where that is its moment."""
    for who, power, running in tuple(table.areas()):
        if power.row.place.ending and (_in(table, one, running) or running.hot & around(table, one)):
            yield from _met(table, who, power, running, one)


def entered(table: Table, one: Profile, before: Squares) -> Course[None]:
    """Whoever comes into an area that stays is met."""
    if table.carries and one.id in table.known.inside:
        return
    for who, power, running in tuple(table.areas()):
        if power.row.place.entered and not running.zone & before and running.zone & around(table, one):
            if power.row.place.first:
                if (running.id, one.id) in table.come:
                    continue
                table.come.add((running.id, one.id))
            yield from _met(table, who, power, running, one)


def left(table: Table, one: Profile) -> Course[None]:
    """Without a grid: whoever moves has left the areas it was in."""
    for who, power, running in tuple(table.areas()):
        if one.id in running.inside:
            inside = tuple(id for id in running.inside if id != one.id)
            changes = lasting.changed(table, who, running, running._replace(inside=inside))
            yield Event("leaves-zone", lasting.spell, one.id, changes=changes, data=power.facts, seen=OPEN)


def _met(table: Table, who: Profile, power: Power, running: Running, one: Profile) -> Course[None]:
    if spared(who, power, one):
        return
    if shut_out(table, who, one, power, running.level):
        return
    caught = any(entry.effect == running.id for entry in table.now[one.id].suffers)
    if table.now[one.id].life == "dead":
        return
    before = _left(table, one)
    if not caught:
        yield from meets(table, Met(who, power.standing, running.level, effect=running.id), [one])
    elif power.row.place.crushes:
        rolls = yield from rolled(table, who, power.components(running.level))
        yield from harm(table, one, Blow(who, rolls, magical=power.magical))
    if power.row.place.wears:
        yield from _worn(table, who, power, running, before - _left(table, one))


def _left(table: Table, one: Profile) -> int:
    return table.now[one.id].hp + table.now[one.id].thp


def _worn(table: Table, who: Profile, power: Power, running: Running, done: int) -> Course[None]:
    """What an area has done wears it out."""
    if running.worn + done >= power.row.place.wears:
        yield from ending.ends(table, who, running, lasting.spell)
    elif done:
        changes = lasting.changed(table, who, running, running._replace(worn=running.worn + done))
        data = {**power.facts, "left": power.row.place.wears - running.worn - done}
        yield Event("zone-wears", lasting.spell, who.id, changes=changes, data=data, seen=OPEN)


def stages(table: Table, who: Profile) -> Course[None]:
    """As its user's turn starts the next part of a power comes to all in its area, or to whom its user chooses."""
    for running in table.now[who.id].running:
        whole = who.power(running.power)
        passed = whole.row.duration.rounds - running.left - 1
        if not whole.has("per_round") or running.phase or passed < 0:
            continue
        power = who.powers[whole.parts[min(passed, len(whole.parts) - 1)]]
        inside = [one for one in table.everybody if _in(table, one, running) and table.now[one.id].life != "dead"]
        whom = meet_order(table, inside)
        if power.row.target.targets > 1:
            aim = yield from aimed(table, who, power, running.level)
            whom = [one for one in meet_order(table, aim.whom) if one in inside] if aim is not None else []
        data = {**power.facts, "whom": tuple(one.id for one in whom)}
        yield Event("zone-stage", lasting.spell, who.id, data=data, seen=OPEN)
        yield from meets(table, Met(who, power, running.level), whom)


def pulses(table: Table, who: Profile) -> Course[None]:
    """At the end of its user's turn an area meets all who are in it, in the order of turns."""
    for running in table.now[who.id].running:
        power = who.power(running.power)
        if power.row.place.pulses and not running.phase:
            inside = meet_order(table, [one for one in table.everybody if _in(table, one, running)])
            living = [one for one in inside if table.now[one.id].life != "dead" and not spared(who, power, one)]
            yield from meets(table, Met(who, power.standing, running.level, effect=running.id), living)


def bursts_out(table: Table, who: Profile, running: Running) -> Course[None]:
    """What has been stored up bursts where it lies, as much stronger as it has swollen."""
    power = who.power(running.power)
    inside = meet_order(table, [one for one in table.everybody if _in(table, one, running)])
    living = [one for one in inside if table.now[one.id].life != "dead" and not cover.sealed(table, who, one)]
    covers = (rules.cover.NONE,) * len(living)
    yield from meets(table, Met(who, swollen(power, running), running.level), living, covers)
    yield from lit(table, who, Aim(tuple(living), covers, running.zone))


def swollen(power: Power, running: Running) -> Power:
    """A power with the dice that it has gained."""
    gained = {one.type: one.count * running.worn for one in power.row.place.swells}
    effects = tuple(_with_dice(one, gained) if isinstance(one, Dealt) else one for one in power.row.effects)
    return replace(power, row=power.row.model_copy(update={"effects": effects}))


def _with_dice(dealt: Dealt, gained: dict[str, int]) -> Dealt:
    """Damage with so many dice more of each type."""
    dice = tuple(one.model_copy(update={"count": one.count + gained.get(one.type, 0)}) for one in dealt.dice)
    return dealt.model_copy(update={"dice": dice})


def swells(table: Table, who: Profile) -> Course[None]:
    """At the end of its user's turn what is stored up gains strength."""
    for running in table.now[who.id].running:
        power = who.power(running.power)
        if power.row.place.swells and not running.phase:
            changes = lasting.changed(table, who, running, running._replace(worn=running.worn + 1))
            yield Event("zone-swells", lasting.spell, who.id, changes=changes, data=power.facts, seen=OPEN)


def shaken(table: Table, met: Met, aim: Aim) -> Course[None]:
    """Whoever is there as an area comes into being saves for what it concentrates on."""
    for one in aim.whom:
        if felt(table, met.power, one):
            yield from lasting.disturbed(table, one, met.power.dc, rules.concentration.environment)


def pierced(table: Table, one: Profile) -> Course[None]:
    """Whoever has gone five feet on ground that pierces is hurt."""
    for who, power, running in tuple(table.areas()):
        hurts = power.row.place.pierces and running.zone & around(table, one) and stands(table, one)
        if hurts and not spared(who, power, one) and table.now[one.id].life != "dead":
            yield Event("ground-pierces", lasting.spell, one.id, data=power.facts, seen=OPEN)
            rolls = yield from rolled(table, who, tuple(map(of_row, power.row.place.pierces)))
            yield from harm(table, one, Blow(None, rolls, magical=True))


def led_elsewhere(table: Table, met: Met, aim: Aim) -> Course[None]:
    """The area of a power comes to lie elsewhere; whoever a body of magic is led against is met."""
    running = led(met.who, table, met.power)
    inside = tuple(one.id for one in aim.whom) if not table.grid else ()
    laid = running._replace(zone=aim.squares, hot=aim.hot, inside=inside)
    changes = lasting.changed(table, met.who, running, laid)
    yield Event("zone-led", lasting.spell, met.who.id, changes=changes, data=met.power.facts, seen=OPEN)
    if met.power.row.place.rim:
        yield from meets(table, met._replace(effect=running.id), aim.whom)


def drifts(table: Table, who: Profile) -> Course[None]:
    """As its caster's turn starts, a cloud rolls on away from it."""
    for running in table.now[who.id].running:
        power = who.power(running.power)
        if power.row.place.drifts and running.zone:
            moved = _shifted(table, who, running.zone, power.row.place.drifts * FT // SQUARE)
            changes = lasting.changed(table, who, running, running._replace(zone=moved))
            yield Event("zone-drifts", lasting.spell, who.id, changes=changes, data=power.facts, seen=OPEN)


def _shifted(table: Table, who: Profile, zone: Squares, far: int) -> Squares:
    """A zone so many squares farther from somebody, by rows, columns or corners, as far as no wall fills it."""
    now, board = table.now[who.id], table.drawn[1]
    cells = [board.place(number) for number in numbers(zone)]
    dx, dy = (sum(cell[axis] for cell in cells) - len(cells) * (now.x, now.y)[axis] for axis in (0, 1))
    most = max(abs(dx), abs(dy))
    steps = [0 if 2 * abs(way) <= most else far if way > 0 else -far for way in (dx, dy)]
    moved = union(board.block(x + steps[0], y + steps[1], 1, 1) for x, y in cells)
    return moved & ~table.scenery.walls


def _burnt(table: Table, who: Profile, power: Power, one: Profile) -> Course[None]:
    rolls = yield from rolled(table, who, tuple(map(of_row, power.row.place.burns)))
    yield from harm(table, one, Blow(None, rolls, magical=True))


def lit(table: Table, who: Profile, aim: Aim) -> Course[None]:
    """Fire has come to these creatures and squares: what burns there is gone within a round."""
    touched = aim.squares | union(around(table, one) for one in aim.whom)
    for caster, power, running in tuple(table.areas()):
        met = running.zone & touched
        if power.row.place.burns and met:
            burning = (*running.burning, (met, f"turn-start:{table.clock.turn or who.id}"))
            changes = lasting.changed(table, caster, running, running._replace(burning=burning))
            yield Event("zone-burns", lasting.spell, caster.id, changes=changes, data=power.facts, seen=OPEN)


def burnt_away(table: Table, moment: str) -> Course[None]:
    """What has burnt since this moment a round ago is gone, and whoever hung in it is free."""
    for who, power, running in tuple(table.areas()):
        gone = union(squares for squares, when in running.burning if when == moment)
        if not gone:
            continue
        rest = running.zone & ~gone
        if not rest:
            yield from ending.ends(table, who, running, lasting.spell)
            continue
        burning = tuple(one for one in running.burning if one[1] != moment)
        changes = lasting.changed(table, who, running, running._replace(zone=rest, burning=burning))
        for one in table.everybody:
            if not rest & around(table, one):
                kept = tuple(entry for entry in table.now[one.id].suffers if entry.effect != running.id)
                changes += table.state.change(one.id, suffers=kept)
        yield Event("zone-shrinks", lasting.spell, who.id, changes=changes, data=power.facts, seen=OPEN)
