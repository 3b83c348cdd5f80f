"""What tactics look at before they choose: what is offered, who is near."""

from __future__ import annotations

from functools import partial

from bojiste.systems.fiveaction.play.table import Table


def offered(table: Table, who: str, verb: str) -> list[str]:
    """The keys of a verb, as far as they can be paid for."""
    from bojiste.systems.fiveaction.play.deeds import DEEDS

    return [option.key for option in DEEDS.by_verb[verb].offered(table, who)]


def first(table: Table, who: str, verb: str) -> str:
    """The first of them; empty if there is none."""
    return next(iter(offered(table, who, verb)), "")


def nearest_of(table: Table, who: str, foes: list[str]) -> str:
    """The nearest of them; the first of the scene among those equally near."""
    return min(foes, key=partial(table.gap, who))


def pressed(table: Table, who: str) -> bool:
    return any(table.gap(who, foe) <= table.length(foe) for foe in table.foes(who) if table.armed(foe))
