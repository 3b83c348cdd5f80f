"""The spells of the tables, read like those that a scene writes itself."""

from __future__ import annotations

from functools import cache

from bojiste.core.rule import procedure
from bojiste.systems.srd5.sheet.power import PowerSheet, read
from bojiste.systems.srd5.words.spells import WHILE_RUNNING, row


@procedure("srd5.spell.samples")
def spell(name: str) -> PowerSheet:
    """A spell of the table, read like one that a scene writes itself."""
    return _read(name)


def variant(power: PowerSheet, name: str) -> PowerSheet:
    """One of the variants of a power, with what all of them have."""
    return power.variants[name]


@cache
def opened(name: str) -> PowerSheet:
    """What may be done besides while a power goes on."""
    return read({"name": name, **WHILE_RUNNING[name]})


def while_running(name: str, parent: str) -> PowerSheet:
    """The same, of the power with this key."""
    found = opened(name)
    return found.model_copy(update={"use": found.use.model_copy(update={"during": parent})})


@cache
def _read(name: str) -> PowerSheet:
    return read(row(name))
