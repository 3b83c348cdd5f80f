"""What a deed takes of a turn."""

from __future__ import annotations

from typing import Any

from bojiste.core.event import Change
from bojiste.kit import deed
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

Deed = deed.Deed[Table, Profile]
"""One verb of a turn."""


def spend(table: Table, who: Profile, **fields: object) -> tuple[Change, ...]:
    """The change that uses up part of a turn; whatever it is, a run-up is over."""
    turn = table.now[who.id].turn
    changed: dict[str, Any] = {"run": 0, **fields}
    return (Change(who.id, "turn", turn, turn._replace(**changed)),)


def acting(table: Table, who: Profile) -> bool:
    """Whether the action of the turn is there."""
    turn, effects = table.now[who.id].turn, table.effects(who)
    return rules.turn.budget(turn.action or (turn.bonus and effects.either), table.acts(who) and not effects.no_deeds)


def spare(table: Table, who: Profile, sources: int = 1) -> bool:
    """Whether the bonus action of the turn is there, ``sources`` granting it."""
    turn, effects = table.now[who.id].turn, table.effects(who)
    gone = turn.bonus or (turn.action and effects.either)
    return rules.turn.bonus(sources, gone, table.acts(who) and not effects.no_deeds)


def price(table: Table, who: Profile) -> int:
    """What handling one more object costs now: ``FREE``, ``ACTION`` or ``REFUSED``."""
    return rules.turn.second_interaction(rules.turn.FREE, table.handles(who), acting(table, who))


def paid(table: Table, who: Profile) -> tuple[Change, ...]:
    """The change that handling one more object makes to the turn."""
    if price(table, who) == rules.turn.FREE:
        return spend(table, who, interaction=True)
    return spend(table, who, action=True)
