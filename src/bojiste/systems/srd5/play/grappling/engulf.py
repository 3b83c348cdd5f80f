"""A walk that takes in whoever is in the way: how a cube of jelly engulfs, and how one gets into it unasked."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.movement.heights import on_foot
from bojiste.systems.srd5.play.movement.reach import takes_in
from bojiste.systems.srd5.play.spellcasting.cast import told
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.resolve import Met, meets
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import reactions
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def sweeping(who: Profile) -> Iterator[Power]:
    """What somebody takes others in by as it walks."""
    return (power for power in who.treads if power.row.use.sweeps)


def _sweeps(table: Table, who: Profile) -> Iterator[Option]:
    if table.grid and who.treads and acting(table, who) and table.speed(who) and on_foot(table, who):
        for power in sweeping(who):
            yield Option(f"sweep:{power.key}", power.facts)


def sweep(table: Table, who: Profile, rest: str) -> Course[None]:
    """The action: walk up to one's speed, into the spaces of those whom one may take in (see ``tread.steps``)."""
    power = who.powers[rest]
    yield told(table, who, power, 0, Aim(()), spend(table, who, action=True))
    table.sweeping = power
    yield from reactions.moved(table, who, table.speed(who), own_turn=False)
    table.sweeping = None


# -- into it by oneself ----------------------------------------------------------------------------------------------

DEEP = 2 * SQUARE
"""What a step into another's space costs: it is difficult ground."""


def _enters(table: Table, who: Profile) -> Iterator[Option]:
    if not (table.grid and "sweep" in table.can and table.left(who) >= DEEP and on_foot(table, who)):
        return
    for other in table.everybody:
        for power in sweeping(other):
            beside = other is not who and table.up(other) and table.distance(who, other) <= SQUARE
            if beside and table.knows(who, other) and takes_in(table, other, who, power):
                yield Option(f"enter:{other.id}:{power.key}", {"target": other.id, **power.facts})


def enter(table: Table, who: Profile, rest: str) -> Course[None]:
    """Whoever walks into it is met as if it had come, and withstands it badly; who does stays where it was."""
    id, _, key = rest.partition(":")
    other = table.profiles[id]
    power = other.powers[key]
    moved = table.now[who.id].turn.moved + DEEP
    yield told(table, other, power, 0, Aim((who,)), spend(table, who, moved=moved))
    yield from meets(table, Met(other, power, entering=True), (who,))


DEEDS = (
    Deed("sweep", rules.movement.budget, _sweeps, sweep),
    Deed("enter", rules.movement.budget, _enters, enter),
)
