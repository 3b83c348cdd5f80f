"""Defence that costs actions: what to pay once the attack is known."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import LAYERS, Layer

TAKE = "take"


def pay(table: Table, blow: Blow) -> Course[None]:
    """Let the defender pay for layers, or take the blow; what is not paid does not count."""
    worth = dict(zip(LAYERS, blow.layers, strict=True))
    open_to = [layer for layer in rules.paid_defence.PAYABLE if worth[layer] > 0] if _pays(table, blow.target) else []
    chosen: tuple[Layer, ...] = ()
    sets = [one for one in _sets(table, open_to) if _price(table, blow, one) <= _pool(table, blow.target)]
    if sets and _defence(worth, ()) < blow.total:
        chosen = yield from _ask(table, blow, sets, worth)
    blow.layers = _kept(worth, chosen)
    blow.defence = _defence(worth, chosen)


_FREE = (Layer.OTHER, Layer.COVER)


def _kept(worth: dict[Layer, int], chosen: tuple[Layer, ...]) -> tuple[int, ...]:
    """What counts of the layers: those that are paid, what costs nothing, and whatever is below 0."""
    return tuple(value if layer in chosen or layer in _FREE or value < 0 else 0 for layer, value in worth.items())


def _defence(worth: dict[Layer, int], chosen: tuple[Layer, ...]) -> int:
    return rules.defence.floor(rules.defence.sum_(_kept(worth, chosen)))


def _pays(table: Table, who: str) -> bool:
    """Whether somebody defends itself at all: who lies, or knows of nothing, has what it has for free."""
    return table.stands(who)


def _sets(table: Table, layers: list[Layer]) -> list[tuple[Layer, ...]]:
    return rules.paid_defence.decision(layers, table.law.model2.order == "free")


def _price(table: Table, blow: Blow, layers: tuple[Layer, ...]) -> int:
    with_main = not table.shield_held(blow.target) and table.second(blow.target) is None
    together = table.law.model2.main_weapon_and_parry == "together"
    return rules.paid_defence.costs(layers, with_main, together)


def _pool(table: Table, who: str) -> int:
    now = table.now(who)
    return rules.paid_defence.pool(now.actions, now.extra)


def _ask(table: Table, blow: Blow, sets: list[tuple[Layer, ...]], worth: dict[Layer, int]) -> Course[tuple[Layer, ...]]:
    """The fewest layers that stop the blow are the default; where none do, it is taken."""
    who = blow.target
    stops = [one for one in sets if _defence(worth, one) >= blow.total]
    cheapest = min(stops, key=lambda one: (_price(table, blow, one), len(one)), default=())
    keys = {_key(one): one for one in ((), *sets)}
    options = tuple(
        Option(key, {"price": _price(table, blow, one), "layers": one, "stops": one in stops})
        for key, one in keys.items()
    )
    data = {"total": blow.total, "attacker": blow.who, "left": _pool(table, who)}
    rule = rules.paid_defence.decision
    key = yield Ask("defend", rule, table.seat(who), who, options, _key(cheapest), data=data)
    chosen = keys[key]
    if chosen:
        price, now = _price(table, blow, chosen), table.now(who)
        extra = min(now.extra, price)
        changes = table.change(who, extra=now.extra - extra, actions=now.actions - price + extra)
        data = {"layers": chosen, "price": price}
        yield happened("pays", rules.paid_defence.costs, who, blow.who, changes=changes, data=data)
    return chosen


def _key(layers: tuple[Layer, ...]) -> str:
    return f"pay:{'+'.join(layers)}" if layers else TAKE
