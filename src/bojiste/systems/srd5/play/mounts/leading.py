"""What a rider bids its controlled mount do on its own turn."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.kit.deed import Deeds
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.deed import Deed
from bojiste.systems.srd5.play.mounts.mounted import led
from bojiste.systems.srd5.play.movement import moves
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import actions
from bojiste.systems.srd5.prepare import Profile

GOES = ("move", "stand", "fly", "swim", "jump")
WAYS = Deeds([deed for deed in (*actions.ATTACKS, *moves.DEEDS) if deed.verb in GOES])
"""How a mount goes where it is led."""
ACTIONS = Deeds([deed for deed in actions.ACTIONS if deed.verb in ("dash", "disengage", "dodge")])
"""What it may be bidden."""


def obeys(table: Table, who: Profile) -> Profile | None:
    """The mount that somebody leads and that may still act on this turn."""
    mount = led(table, who) if isinstance(table, Room) else None
    return None if mount is None or table.now[who.id].turn.waits else mount


def _rides(table: Table, who: Profile) -> Iterator[Option]:
    mount = obeys(table, who)
    if mount is not None:
        for option in WAYS.menu(table, mount):
            yield Option(f"ride:{option.key}", {**option.data, "deed": option.key, "target": mount.id})


def ride(table: Table, who: Profile, rest: str) -> Course[None]:
    """The mount goes where its rider wants."""
    mount = obeys(table, who)
    assert mount is not None
    yield from WAYS.do(table, mount, rest)


def _bids(table: Table, who: Profile) -> Iterator[Option]:
    mount = obeys(table, who)
    if mount is not None:
        for option in ACTIONS.menu(table, mount):
            yield Option(f"bid:{option.key}", {"deed": option.key, "target": mount.id})


@procedure("srd5.mounted.controlled_actions")
def bid(table: Table, who: Profile, rest: str) -> Course[None]:
    """The mount does one of the three things that a controlled mount can: Dash, Disengage, Dodge."""
    mount = obeys(table, who)
    assert mount is not None
    yield from ACTIONS.do(table, mount, rest)


DEEDS = (Deed("ride", rules.movement.budget, _rides, ride), Deed("bid", bid, _bids, bid))
