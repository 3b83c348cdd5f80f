"""Rest, healing, and trade: what happens between the evaluations of an expedition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.ask import GM, amount
from bojiste.core.event import OPEN, Change, Event
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import CONFLICT, EVERYBODY
from bojiste.systems.drd2.play.edit import edits
from bojiste.systems.drd2.play.remedy import healed
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.words import Mode, Property, Rest, Scar, Status, Three, Type

if TYPE_CHECKING:
    from bojiste.systems.drd2.world import Purchase, RestTable


LIVING = (Status.ACTIVE, Status.PRESENT, Status.LEFT, Status.REMOVED)


def meant(table: Table, names: tuple[str, ...]) -> tuple[str, ...]:
    """Heroes that are meant by ids, sides or ``all``."""
    return tuple(
        one.id
        for one in table.scene.combatants
        if {one.id, one.side, EVERYBODY} & set(names)
        and table.kit(one.id).type is Type.HERO
        and table.now(one.id).status in LIVING
    )


def take_rest(table: Table, given: RestTable) -> Course[None]:
    """A rest of heroes, and of the helpers that belong to them."""
    between = table.conflict.mode is Mode.BETWEEN
    if not between and not rules.mode.expedition(given.kind):
        raise AssertionError("a quality rest on expedition is refused when the scene is read")
    for who in meant(table, given.who):
        if given.kind is Rest.QUALITY:
            yield from _quality(table, who)
        else:
            yield from _common(table, who, given)


# -- common rest ---------------------------------------------------------------------------------------------------


def _amount(table: Table, who: str, given: RestTable) -> Course[int]:
    """What the rest brings: 3, or as the GM says if conditions count."""
    allowed = rules.rest.conditions(table.scene.options.rest_conditions)
    usual = allowed.default if given.amount is None else given.amount
    if table.scene.options.rest_conditions:
        most = allowed.most or usual
        usual = yield amount("rest-amount", rules.rest.conditions, GM, who, allowed.least, most, usual, ruling=True)
    house = table.scene.options.long_round_rest if given.long_rounds else None
    return rules.round.long_rounds(usual, house)


def _common(table: Table, who: str, given: RestTable) -> Course[None]:
    regained = yield from _amount(table, who, given)
    split = yield from _split(table, who, regained)
    now = table.now(who)
    fields = {prop.value: getattr(now, prop.value) + split.of(prop) for prop in Property}
    data = {"amount": regained, "lost": regained - sum(split), **split._asdict()}
    yield Event("rested", rules.rest.common, who, changes=table.state.change(who, **fields), data=data, seen=OPEN)
    fate_back = table.scene.options.helper_common_fate
    yield from _helpers(table, who, quality=False, regained=regained if regained != rules.rest.ORDINARY else fate_back)


def _split(table: Table, who: str, regained: int) -> Course[Three]:
    """How the player divides it; what fits nowhere is lost."""
    now = table.now(who)
    pools = Three(now.body, now.soul, now.influence)
    abilities = Three(*(table.effective(who, prop) for prop in Property))
    room = [rules.healing.restores_ability(pool, ability) for pool, ability in zip(pools, abilities, strict=True)]
    usual = rules.rest.default_split(pools, abilities, regained)
    left, parts = min(regained, sum(room)), []
    for place, prop in enumerate(Property):
        low, high = max(0, left - sum(room[place + 1 :])), min(left, room[place])
        part = min(max(usual[place], low), high)
        if low < high:
            data = {"property": prop.value, "rest": left}
            part = yield amount("rest-split", rules.rest.common, table.seat(who), who, low, high, part, data=data)
        parts.append(part)
        left -= part
    split = Three(*parts)
    assert not rules.rest.common(split, pools, abilities, regained)
    return split


# -- quality rest --------------------------------------------------------------------------------------------------


def _quality(table: Table, who: str) -> Course[None]:
    ability = table.kit(who).ability
    fields = {prop.value: rules.rest.quality(ability.of(prop), table.scars_under(who, prop)) for prop in Property}
    yield Event("rested-well", rules.rest.quality, who, changes=table.state.change(who, **fields), seen=OPEN)
    yield from _helpers(table, who, quality=True, regained=0)


def _helpers(table: Table, owner: str, quality: bool, regained: int) -> Course[None]:
    """Fate and Bond of a hero's helpers."""
    options = table.scene.options
    purses: set[str] = set()
    for one in table.scene.combatants:
        kit = table.kit(one.id)
        if kit.owner != owner or kit.purse is None:
            continue
        purse, now = table.state[kit.purse], table.now(one.id)
        fate, bond = rules.helper.recovery(purse.fate, purse.most, now.bond, kit.bond_max, quality, regained)
        if quality:
            bond = min(kit.bond_max, now.bond + options.helper_quality_bond)
        changes = table.state.change(one.id, bond=bond)
        if kit.purse not in purses:
            changes += table.state.change(kit.purse, fate=fate)
            purses.add(kit.purse)
        if changes:
            data = {"purse": kit.purse}
            yield Event("helper-rested", rules.helper.recovery, one.id, changes=changes, data=data, seen=OPEN)


# -- between expeditions -------------------------------------------------------------------------------------------


def set_mode(table: Table, wanted: Mode) -> Course[None]:
    """On expedition, or between expeditions; heroes set out rested."""
    if table.conflict.mode is wanted:
        return
    rule = rules.mode.between if wanted is Mode.BETWEEN else rules.mode.expedition
    yield Event("mode", rule, changes=table.state.change(CONFLICT, mode=wanted), data={"mode": wanted.value}, seen=OPEN)
    if wanted is Mode.EXPEDITION:
        for who in meant(table, (EVERYBODY,)):
            yield from _depart(table, who)


def _depart(table: Table, who: str) -> Course[None]:
    ability = table.kit(who).ability
    fields = {prop.value: rules.rest.depart(ability.of(prop), table.scars_under(who, prop)) for prop in Property}
    yield Event("departed", rules.rest.depart, who, changes=table.state.change(who, **fields), seen=OPEN)


def pass_days(table: Table, days: int) -> Course[None]:
    """Days between expeditions: every scar heals at its own pace, all at the same time; then the GM may treat some."""
    days = yield amount("days", rules.healing.natural, GM, None, 0, 9999, days, ruling=True)
    healed: list[Event] = []
    changes: tuple[Change, ...] = ()
    for one in table.scene.combatants:
        found, told = _heal(table, one.id, days)
        changes += found
        healed += told
    yield Event("days", rules.healing.natural, changes=changes, data={"days": days}, seen=OPEN)
    yield from healed
    if any(table.now(one.id).scars for one in table.scene.combatants):
        yield from edits(table, rules.healing.treatment, None, ("treat",))


def _heal(table: Table, who: str, days: int) -> tuple[tuple[Change, ...], list[Event]]:
    """What becomes of somebody's scars: the changes, and a line for each that is lighter."""
    left: list[Scar] = []
    told: list[Event] = []
    for scar in table.now(who).scars:
        severity, counted = rules.healing.natural(scar.severity, scar.healing + days, table.scene.options.heal_days)
        if severity:
            left.append(scar._replace(severity=severity, healing=counted))
        if severity != scar.severity:
            told.append(healed(scar, severity, who, rules.healing.natural))
    return table.state.change(who, scars=tuple(left)), told


# -- trade ---------------------------------------------------------------------------------------------------------


def trade(table: Table, deal: Purchase) -> Course[None]:
    """Materials and things bought and sold; what the purse cannot pay is not bought."""
    price = table.scene.options.material_price if deal.price is None else deal.price
    if deal.sell:
        sold = min(deal.sell, table.now(deal.who).materials)
        yield _traded(table, deal.who, rules.money.materials(sold, price), -sold)
    if deal.buy:
        cost = rules.money.materials(deal.buy, price)
        if rules.money.no_replacement(cost, table.now(deal.who).money):
            yield _traded(table, deal.who, -cost, deal.buy)
        else:
            yield Event("too-poor", rules.money.no_replacement, deal.who, data={"price": cost}, seen=OPEN)
    if deal.item is not None:
        yield from _refill(table, deal.who, deal.item)


def _traded(table: Table, who: str, hellers: int, materials: int) -> Event:
    now = table.now(who)
    changes = table.state.change(who, money=now.money + hellers, materials=now.materials + materials)
    return Event("traded", rules.money.materials, who, changes=changes, data={"materials": materials}, seen=OPEN)


def _refill(table: Table, who: str, id: str) -> Course[None]:
    """A thing that stores resources, bought anew."""
    now, things = table.now(who), table.kit(who).things
    place = next(at for at, thing in enumerate(things) if thing.id == id)
    thing = things[place]
    cost = thing.cost or 0
    if not rules.money.no_replacement(cost, now.money):
        yield Event("too-poor", rules.money.no_replacement, who, data={"price": cost}, seen=OPEN)
        return
    purse, stored = rules.money.indirect(now.money, cost, thing.store[1] if thing.store else 0)
    full = (*now.stored[:place], stored, *now.stored[place + 1 :])
    whole = tuple(one for one in now.broken if one != id)
    changes = table.state.change(who, money=purse, stored=full, broken=whole)
    yield Event(
        "bought", rules.money.indirect, who, changes=changes, data={"name": thing.name, "price": cost}, seen=OPEN
    )
