"""What a power is aimed at: whom it meets, and where its area lies; the referee has the last word on who is in one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bojiste.core.ask import GM, Ask, Menu, Option
from bojiste.kit.board import Squares
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turns import places as places_in_turn
from bojiste.systems.srd5.prepare import Profile


class Aim(NamedTuple):
    """Who is met (once for each dart), their cover from the origin, and the squares of an area that stays."""

    whom: tuple[Profile, ...]
    covers: tuple[int, ...] = ()
    squares: Squares = 0
    hot: Squares = 0
    """By the side of a wall."""


def put(who: Profile, power: Power, menu: Menu, default: str) -> Course[str]:
    """Its user says where an area goes; ``AGAIN``: the ground has changed meanwhile."""
    answer: str = yield Ask(
        "power-area", rules.area.shapes, who.seat, who.id, menu, default, data=power.facts, again=True
    )
    return answer


def ruled(table: Table, who: Profile, power: Power, met: list[Profile]) -> Course[tuple[Profile, ...]]:
    """Who is met, in the order of turns: the referee may add and strike out (D32), else as it is worked out."""
    found = meet_order(table, [one for one in met if one.open_to(power)])
    while table.scene.rulings == "ask":
        menu = [Option("done")]
        menu += [Option(f"without:{one.id}", {"target": one.id}) for one in found]
        others = [one for one in table.everybody if one not in found and table.now[one.id].life != "dead"]
        menu += [Option(f"with:{one.id}", {"target": one.id}) for one in others]
        data = {**power.facts, "whom": tuple(one.id for one in found)}
        answer = yield Ask("area-targets", rules.area.grid, GM, who.id, menu, "done", data=data, ruling=True)
        verb, _, id = answer.partition(":")
        if verb == "done":
            break
        one = table.profiles[id]
        found = meet_order(table, [*found, one] if verb == "with" else [other for other in found if other is not one])
    return tuple(found)


def meet_order(table: Table, whom: Sequence[Profile]) -> list[Profile]:
    """Targets in the order of turns."""
    order = places_in_turn(table.clock.order)
    return sorted(whom, key=lambda one: (order.get(one.id, len(order)), one.index))
