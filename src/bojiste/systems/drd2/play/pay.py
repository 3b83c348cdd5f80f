"""Paying: one payer, one property, one price, in full or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from bojiste.core.ask import AGAIN, GM, NOTHING, Ask, Option, amount, note
from bojiste.core.event import OPEN, Change, Event, Part
from bojiste.kit.course import Course
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.now import Bank
from bojiste.systems.drd2.play.dues import Due, given_up, payable_in_turn, with_payment, yielded
from bojiste.systems.drd2.play.table import Table
from bojiste.systems.drd2.play.ways import default_split, key_of, least_scar, ways
from bojiste.systems.drd2.rules.resource import Sources, Split
from bojiste.systems.drd2.words import PROPERTIES, Origin, Property, Ruling, Scar, Three


class Paid(NamedTuple):
    """A payment made: what changed, what it was made of, and what its line tells of it."""

    changes: tuple[Change, ...] = ()
    parts: tuple[Part, ...] = ()
    told: Mapping[str, object] = NOTHING


def prospect(table: Table, who: str, price: int, property: Property, in_action: bool = True) -> dict[str, object]:
    """What paying the usual way takes from which source and leaves there; an own scar that it needs, what that hampers
    and which ability it leaves."""
    sources = table.sources(who, property, in_action)
    split = default_split(price, sources) if price else None
    return {} if split is None else _result(table, who, property, sources, split)


def _result(table: Table, who: str, property: Property, sources: Sources, split: Split) -> dict[str, object]:
    held = rules.resource.caps(sources, split.scar)._replace(fate=sources.fate, scar=0)
    parts = split._asdict()
    left = {f"{source}_after": most - parts[source] for source, most in held._asdict().items() if most}
    found: dict[str, object] = {source: part for source, part in parts.items() if part} | left | {"scar": split.scar}
    if split.scar:
        found |= {"severity": sources.scarred + split.scar, "scope": list(hampered(table, who, property).default)}
        found["ability_after"] = after = sources.ability - split.scar
        if "pool_after" in left:  # when the action is over, the pool holds no more than that
            found["pool_after"] = min(left["pool_after"], after)
    return found


# -- asking --------------------------------------------------------------------------------------------------------


def _option(table: Table, who: str, property: Property, sources: Sources, split: Split) -> Option:
    """A way to pay: what it takes from where, and what it leaves."""
    return Option(key_of(split), _result(table, who, property, sources, split))


def choose(
    table: Table, who: str, price: int, property: Property, in_action: bool, ask: bool, later: Sequence[Due] = ()
) -> Course[Split | None]:
    """The split a payer chooses; without ``ask`` the default one. It leaves enough for the payments to come.

    None where the referee's hand has meanwhile taken away what it was to be paid with.
    """

    def sources() -> Sources:
        return table.sources(who, property, in_action)

    def open_() -> list[Split]:
        return _open(table, who, price, property, sources(), later)

    def menu() -> list[Option]:
        return [*(_option(table, who, property, sources(), way) for way in open_()), Option("custom")]

    found = open_()
    assert found, f"{who} cannot pay {price}: this should have been refused before"
    if not ask or (not sources().ability and len(found) == 1):
        return found[0]
    data = table.due(who, price, property)
    while found:
        usual = key_of(found[0])
        key = yield Ask("pay", rules.resource.payment, table.seat(who), who, menu, usual, data=data, again=True)
        way = {key_of(one): one for one in open_()}.get(key)
        if key == "custom":
            way = yield from _custom(table, who, price, property, sources())
        if way is not None and _leaves(table, who, property, way, later):
            return way
        found = open_()
    return None


def _leaves(table: Table, who: str, property: Property, way: Split, later: Sequence[Due]) -> bool:
    """Whether a way to pay leaves enough for the payments to come."""
    return not later or payable_in_turn(table, who, later, with_payment(property, way))


def _open(
    table: Table, who: str, price: int, property: Property, sources: Sources, later: Sequence[Due]
) -> list[Split]:
    """The ways to pay, the usual one first: a scar that the payments to come need anyway is made and spent at once."""
    whole = price + sum(due.price for due in later if due.property is property)
    deeper = least_scar(whole, sources) if sources.ability and whole > price else 0
    at_once = rules.resource.payment(price, sources, deeper=deeper) if 0 < deeper <= sources.ability else None
    found = dict.fromkeys((*([] if at_once is None else [at_once]), *ways(price, sources)))
    return [way for way in found if _leaves(table, who, property, way, later)]


def _custom(table: Table, who: str, price: int, property: Property, sources: Sources) -> Course[Split | None]:
    """A split asked for source by source; the last ones follow from the sum. None after a ruling: begin anew."""
    least, most = least_scar(price, sources), sources.ability
    deeper = 0
    if most:
        data = table.due(who, price, property)
        seat = table.seat(who)
        deeper = yield amount("pay-scar", rules.scar.self, seat, who, least, most, least, data=data, again=True)
        if deeper == AGAIN:
            return None
    left = rules.resource.caps(sources, deeper)._asdict()
    parts: dict[str, int] = {}
    rest = price
    for source in (*rules.resource.ORDER, "sacrifice"):
        most = left.pop(source)
        low, high = max(0, rest - sum(left.values()) + left["scar"]), min(most, rest)
        parts[source] = high
        if low < high:
            data = {**table.due(who, price, property), "source": source, "rest": rest}
            rule = rules.resource.payment
            part = yield amount("pay-part", rule, table.seat(who), who, low, high, high, data=data, again=True)
            if part == AGAIN:
                return None
            parts[source] = part
        rest -= parts[source]
    return Split(**parts, scar=deeper)


# -- taking --------------------------------------------------------------------------------------------------------


def settle(
    table: Table,
    who: str,
    price: int,
    property: Property,
    *,
    ask: bool = False,
    in_action: bool = True,
    later: Sequence[Due] = (),
) -> Course[Paid]:
    """Choose and take a payment, with those to come in mind; the caller tells it with its changes.

    A price of 0 is no payment, nor is one for which the referee's hand has left nothing.
    """
    nothing = Paid(told={"price": 0, "property": property.value, "source": "none"})
    if price == 0:
        return nothing
    split = yield from choose(table, who, price, property, in_action, ask, later)
    if split is None:
        return nothing
    if split.scar:
        yield from _scar_oneself(table, who, property, split.scar)
    parts = tuple(Part(source, part) for source, part in split._asdict().items() if part and source != "scar")
    told: dict[str, object] = {"price": price, "property": property.value}
    told |= {part.name: part.value for part in parts}
    told["source"] = parts[0].name if len(parts) == 1 else "mixed"
    told["parcels"] = [(part.value, part.name) for part in parts]
    purse = table.kit(who).purse
    if purse is not None:
        told["purse"] = str(purse)
    return Paid(taken(table, who, property, split), parts, told)


def taken(table: Table, who: str, property: Property, split: Split) -> tuple[Change, ...]:
    """The changes of a payment whose scar, if any, has been recorded."""
    now, kit = table.now(who), table.kit(who)
    number = PROPERTIES.index(property)
    fields: dict[str, Any] = {
        "advantage": rules.advantage.spend(now.advantage, split.advantage),
        "bond": now.bond - split.bond,
        "spent": Three(*(count + split.total * (at == number) for at, count in enumerate(now.spent))),
        property.value: rules.resource.hero_pools(getattr(now, property.value), split.pool),
        "bank": _drawn(now.bank, property, split.banked),
    }
    if split.container or split.sacrifice:
        fields["stored"] = _poured(table, who, property, split.container)
        fields["broken"] = given_up(table, who, property, split.sacrifice)
        left = yielded(table, who, fields["broken"]) - split.sacrifice
        fields["bank"] += (Bank(property, None, left),) if left else ()
    changes = table.state.change(who, **fields)
    if not split.fate or kit.purse is None:
        return changes
    purse = table.state[kit.purse]
    return changes + table.state.change(
        kit.purse, fate=rules.fate.pool(purse.fate, split.fate), spent=purse.spent + split.fate
    )


def _drawn(banks: tuple[Bank, ...], property: Property, taken: int) -> tuple[Bank, ...]:
    left = []
    for bank in banks:
        drawn = min(taken, bank.left) if bank.property is property else 0
        taken -= drawn
        left.append(bank._replace(left=bank.left - drawn))
    return tuple(left)


def _poured(table: Table, who: str, property: Property, needed: int) -> tuple[int, ...]:
    """What is left in the containers, the first listed emptied first."""
    left = []
    for thing, store in zip(table.kit(who).things, table.now(who).stored, strict=True):
        fits = thing.store is not None and thing.store[0] is property
        poured, rest = rules.equipment.container(store, needed) if fits else (0, store)
        needed -= poured
        left.append(rest)
    return tuple(left)


def _scar_oneself(table: Table, who: str, property: Property, deeper: int) -> Course[None]:
    """Record a new or deepened own scar; its resources wait in the bank of this action."""
    now = table.now(who)
    severity = table.own_scar(who, property)
    gained = rules.scar.self_raise(severity, deeper)
    made = tuple(bank.property for bank in now.bank if bank.scar is not None)
    if rules.scar.self_one(property, made):
        name, scope = yield from _describe_scar(table, who, property, severity + deeper)
        scars = (*now.scars, Scar(name, property, deeper, scope, Origin.SELF))
        banks = (*now.bank, Bank(property, len(now.scars), gained))
    else:
        name, scope, scars = "", (), tuple(_deepened(now.scars, now.bank, property, deeper))
        banks = tuple(bank._replace(left=bank.left + gained * _is_scar(bank, property)) for bank in now.bank)
    ability = table.effective(who, property)
    data = {
        "property": property.value, "severity": severity + deeper, "gained": gained, "note": name,
        "scope": list(scope), "ability": ability - deeper,
    }  # fmt: skip
    changes = table.state.change(who, scars=scars, bank=banks)
    yield Event("self-scar", rules.scar.self, who, changes=changes, data=data, seen=OPEN)


def _is_scar(bank: Bank, property: Property) -> bool:
    return bank.property is property and bank.scar is not None


def _deepened(scars: tuple[Scar, ...], banks: tuple[Bank, ...], property: Property, deeper: int) -> list[Scar]:
    places = [bank.scar for bank in banks if _is_scar(bank, property)]
    return [one._replace(severity=one.severity + deeper * (at in places)) for at, one in enumerate(scars)]


def _describe_scar(table: Table, who: str, property: Property, severity: int) -> Course[tuple[str, tuple[str, ...]]]:
    """Name and scope of an own scar, as its player says."""
    name = ""
    data = {"property": property.value, "severity": severity}
    if table.scene.options.stories == "ask":
        name = yield note("scar-name", rules.scar.self, table.seat(who), who, data=data)
    scope = yield from scope_of_scar(table, who, property, severity, own=True)
    return name, scope


def hampered(table: Table, victim: str, property: Property) -> Ruling[tuple[str, ...]]:
    """What a scar could hamper."""
    kit = table.kit(victim)
    skills = tuple((id, kit.skills[id].property, kit.levels[id]) for id in kit.skills if id in kit.skilled)
    return rules.scar.scope(skills, property)


def scope_of_scar(
    table: Table, victim: str, property: Property, severity: int, own: bool = False
) -> Course[tuple[str, ...]]:
    """Which skill a scar hampers, if several could be meant: with an ``own`` scar its player says, else the GM."""
    ruling = hampered(table, victim, property)
    usual = "+".join(ruling.default)
    if len(ruling.answers) <= 1:
        return ruling.default
    menu = [Option(f"scope:{'+'.join(answer)}", {"skill": answer[0]}) for answer in ruling.answers]
    blocks = severity >= table.scene.options.scar_blocks_from
    data = {"property": property.value, "severity": severity, "blocks": int(blocks)}
    seat = table.seat(victim) if own else GM
    key = yield Ask("scar-scope", rules.scar.scope, seat, victim, menu, f"scope:{usual}", data=data, ruling=not own)
    return tuple(key.removeprefix("scope:").split("+"))
