"""Whom powers bring into a fight, and bodies that come apart into two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from bojiste.core.ask import GM, Ask, Option, amount, yes_no
from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Change, Event, kept
from bojiste.core.reading.newcomers import numbered, read_newcomers
from bojiste.core.scene import Combatant
from bojiste.kit.course import Course
from bojiste.kit.fields import Dice
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import AFTER_DAMAGE
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.conditions.condition import consequences
from bojiste.systems.srd5.play.damage.blow import Blow
from bojiste.systems.srd5.play.damage.zero import Taken
from bojiste.systems.srd5.play.monsters.other_form import named
from bojiste.systems.srd5.play.referee import placing
from bojiste.systems.srd5.play.spellcasting import ending, lasting
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targets import RISEN
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import initiative, joining
from bojiste.systems.srd5.play.turns.turns import keep, waiting
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.sheet.brought import Brings
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import DAMAGE_TYPES, FT, MEDIUM, SIZES

PATH = "play"
"""Where the entries of those stand whom no scene names."""


# -- called ------------------------------------------------------------------------------------------------------


def brings(table: Table, who: Profile, power: Power, whom: Sequence[Profile], effect: str) -> Course[None]:
    """They come: as many as the power says, on the side of whoever uses it, who decides for them; they roll initiative
    together. Those whom an effect keeps here leave with it."""
    assert power.summons is not None
    row: Brings = power.summons
    level = next((one.level for one in table.now[who.id].running if one.id == effect), 0)
    row = (yield from _which(table, who, power, row, level)) if row.kinds else row
    row = row.model_copy(update={"number": row.number_at(level, power.level)})
    many = len(whom) if row.corpses else (yield from _how_many(table, who, power, row))
    late = (yield from _number(who, row.after, "so-soon")) if many and row.after is not None else 0
    people = _entries(table, who, row, many, table.clock.round + late if late else 0)
    joining.admitted(table, people)
    mark = effect or lasting.id_of(who, power)
    for place, one in enumerate(people):
        around = whom[place] if row.corpses else who
        told = partial(_told, who, power, _risen(table, around) if row.corpses else ())
        yield from joining.born(table, one, _spot(table, one, around), told, brought=mark)
    yield from initiative.late(table)


def _which(table: Table, who: Profile, power: Power, row: Brings, level: int) -> Course[Brings]:
    """What comes, where that is not fixed: the referee says, or whoever calls where none answers."""
    blocks, most = table.scene.system.blocks(), row.challenge_at(level)
    fit = [id for id, one in blocks.items() if id != row.block and _suits(one, row.kinds, most)]
    menu = tuple(Option(f"as:{id}", {"form": named(id, blocks[id])}) for id in (row.block, *fit))
    ruled = table.scene.rulings == "ask"
    seat, data = GM if ruled else who.seat, power.facts
    answer = yield Ask("called-kind", lasting.spell, seat, who.id, menu, menu[0].key, data=data, ruling=ruled)
    return row.model_copy(update={"block": answer.partition(":")[2]})


def _suits(table: Mapping[str, object], kinds: tuple[str, ...], most: Fraction) -> bool:
    """Whether a block may be what comes."""
    monster = table.get("kind", "monster") == "monster" and table.get("type") in kinds
    return monster and Fraction(str(table.get("challenge", 0))) <= most


def _how_many(table: Table, who: Profile, power: Power, row: Brings) -> Course[int]:
    """How many there are: by dice, or as many as the referee says."""
    if (
        row.outdoors
        and (yield yes_no("outdoors", lasting.spell, GM, who.id, False, data=power.facts, ruling=True)) == "no"
    ):
        return 0
    if not row.found:
        return (yield from _number(who, row.number, "so-many"))
    most, data = row.number.flat, power.facts
    found: int = yield amount("brought", lasting.spell, GM, who.id, 0, most, most, data=data, ruling=True)
    return int(found)


def _number(who: Profile, dice: Dice, kind: str) -> Course[int]:
    if not dice.number:
        return dice.flat
    faces = yield from roll(dice.number, dice.sides, lasting.spell, who.id)
    total, shown = sum(faces) + dice.flat, kept(dice.sides, *faces)
    yield Event(kind, lasting.spell, who.id, rolls=shown, data={"amount": total}, seen=OPEN)
    return total


def _entries(table: Table, who: Profile, row: Brings, many: int, arrives: int) -> tuple[Combatant, ...]:
    """So many of a block, as a scene would name them."""
    if not many:
        return ()
    whole = joining.scenes(table)[0]
    entry: dict[str, Any] = {**row.entry(), "side": who.side, "seat": who.seat, "count": many}
    entry["now"] = {"arrives": arrives} if arrives else {}
    found = read_newcomers(whole, entry | {"tactic": who.combatant.tactic}, PATH)
    together = {"init_group": found[0].id} if many > 1 and found[0].sheet.kind != "character" else {}
    return tuple(replace(one, sheet=one.sheet.model_copy(update=together)) for one in found)


def _spot(table: Table, one: Combatant, around: Profile) -> tuple[int, int]:
    """The nearest free place around somebody, or where a body lies."""
    if table.abstract:
        return 0, 0
    now, who = table.now[around.id], Profile(one)
    here = (now.x, now.y)
    return joining.nearest(table, who, here, []) or here


def _risen(table: Table, body: Profile) -> tuple[Change, ...]:
    return table.state.change(body.id, used=(*table.now[body.id].used, RISEN))


def _told(who: Profile, power: Power, besides: tuple[Change, ...], one: str, now: Fighter, *more: Change) -> Event:
    changes = (*besides, Change(one, "", None, now), *more)
    kind = "on-the-way" if now.arrives else "called"
    return Event(kind, lasting.spell, who.id, one, changes=changes, data=power.facts, seen=OPEN)


def comes_up(table: Table, who: Profile) -> tuple[Change, ...]:
    """Whoever has been called and is there now stands near whoever has called it."""
    caller = table.profiles.get(table.now[who.id].brought.partition("/")[0])
    if caller is None or table.abstract:
        return ()
    x, y = _spot(table, who.combatant, caller)
    return table.state.change(who.id, x=x, y=y, z=placing.height(table, who, x, y))


def strays(table: Table, who: Profile) -> Course[None]:
    """As its turn begins: those who have gone too far from who has called them are no more."""
    for one in table.everybody:
        now = table.now[one.id]
        caller, _, key = now.brought.partition("/")
        if caller != who.id or now.life == "dead" or not key:
            continue
        row = who.power(key.partition("/")[0]).summons
        if row is not None and row.leash and table.distance(who, one) > row.leash * FT:
            table.lives_changed = True
            changes = table.state.change(one.id, **ending.GONE)
            yield Event("leaves", lasting.spell, one.id, who.id, changes=changes, seen=OPEN)
            yield from consequences(table, one)


def fades(table: Table, who: Profile) -> Course[None]:
    """Those who are there by magic alone are no more there when they fall."""
    now = table.now[who.id]
    caller, _, key = now.brought.partition("/")
    if now.life != "dead" or now.gone or not key:
        return
    row = table.profiles[caller].power(key.partition("/")[0]).summons
    if row is not None and row.fades:
        table.lives_changed = True
        changes = table.state.change(who.id, **ending.GONE)
        yield Event("fades", lasting.spell, who.id, changes=changes, seen=OPEN)


# -- apart -------------------------------------------------------------------------------------------------------

WHOLE_ENOUGH = 10
"""Hit points that it takes to come apart."""


@AFTER_DAMAGE.voice("splits", of=lambda who: bool(who.sheet.splits))
def splits(table: Table, who: Profile, blow: Blow, taken: Taken) -> Course[None]:
    """Damage of some types, whatever of it is felt, parts who has such a body, by its reaction: each half has half of
    its hit points and is a size smaller. The other half stands beside it, and acts right after it."""
    now = table.now[who.id]
    types = {DAMAGE_TYPES[type_] for type_, _ in blow.rolls.amounts}
    able = now.life == "ok" and now.hp >= WHOLE_ENOUGH and who.size >= MEDIUM and table.reacts(who)
    if not able or types.isdisjoint(who.sheet.splits) or not table.prepared.breeds:
        return
    half, form = now.hp // 2, SIZES[who.size - 1]
    changes = table.state.change(who.id, hp=half, hp_max=half, form=form, reaction=False)
    yield Event("splits", has, who.id, changes=changes, data={"left": half}, seen=OPEN)
    table.size_up()
    one = _half(table, who, {"hp": half, "hp_max": half, "form": form})
    joining.admitted(table, (one,))
    yield from joining.born(table, one, _spot(table, one, who), partial(_parted, who), brought=_whole(table, who))
    order = waiting(table.state).joined(one.id, table.clock.order.index(who.id) + 1)
    changes = (*table.state.change(one.id, initiative=now.initiative), *keep(table.state, order))
    yield Event("order", rules.initiative.order, changes=changes, data={"order": order.order}, seen=OPEN)


def _half(table: Table, who: Profile, now: dict[str, object]) -> Combatant:
    """The other half, as a scene would have it, under an id of its own."""
    whole = joining.scenes(table)[0]
    return numbered(replace(who.combatant, now=now), tuple(whole.by_id), PATH)


def _whole(table: Table, who: Profile) -> str:
    """Who the body once was that somebody is a part of."""
    return table.now[who.id].brought or who.id


def _parted(who: Profile, one: str, now: Fighter, *more: Change) -> Event:
    return Event("parted", has, who.id, one, changes=(Change(one, "", None, now), *more), seen=OPEN)
