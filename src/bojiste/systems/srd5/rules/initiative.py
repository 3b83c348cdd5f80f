"""``srd5.initiative.*``: initiative."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.kit.rank import ranked

MONSTER_FIRST, CHARACTER_FIRST, ROLL_OFF = "monster_first", "character_first", "roll_off"


@rule("srd5.initiative.roll")
def roll(natural: int, dexterity: int) -> int:
    """The initiative count: the used die of a Dexterity check and its modifiers."""
    return natural + dexterity


@rule("srd5.initiative.group")
def group(marks: tuple[str | None, ...]) -> tuple[tuple[int, ...], ...]:
    """Entries that roll together, as places in listing order; ``marks`` has each combatant's group or none."""
    entries: dict[str | int, list[int]] = {}
    for place, mark in enumerate(marks):
        entries.setdefault(place if mark is None else mark, []).append(place)
    return tuple(tuple(members) for members in entries.values())


@rule("srd5.initiative.order")
def order(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Places of entries from the highest count to the lowest; those of one group are tied, as listed."""
    return ranked(counts)


@rule("srd5.initiative.tie_same")
def tie_same(tied: tuple[int, ...], chosen: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The order of a tie under one controller side: as chosen, unattended as listed."""
    return chosen or tuple(sorted(tied))


@rule("srd5.initiative.tie_mixed")
def tie_mixed(init_roll_off: str) -> bool:
    """Whether a tie between characters and monsters is rolled off where the referee does not say otherwise."""
    return init_roll_off != "none"


@rule("srd5.initiative.tie_roll_off")
def tie_roll_off(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Places of tied entries by their d20 of the roll-off, highest first; one group is still equal and rolls again."""
    return ranked(faces)
