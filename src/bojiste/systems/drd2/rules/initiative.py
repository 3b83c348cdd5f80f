"""Initiative: the order of declaring."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.kit.rank import ranked
from bojiste.systems.drd2.rules import roll
from bojiste.systems.drd2.words import Approach, Keep, Ruling

APPROACH_PRICE = 1


@rule("drd2.initiative.story")
def story(roster: tuple[tuple[str, str], ...], round_: int, surprise: str | None = None) -> Ruling[tuple[str, ...]]:
    """Who goes first by the story: in round 1 the surprising side, in the order of the roster (id, side)."""
    ambush = round_ == 1 and surprise is not None
    return Ruling(tuple(who for who, side in roster if ambush and side == surprise))


@rule("drd2.initiative.dice")
def dice(first: int, second: int) -> int:
    """Initiative of two counted dice, no level added."""
    return first + second


@rule("drd2.initiative.ties")
def ties(rolls: tuple[tuple[int, int], ...]) -> tuple[tuple[int, ...], ...]:
    """Places by total, then by the highest counted die; who still shares a group draws lots."""
    return ranked([(dice(*faces), roll.kept(*faces)[0]) for faces in rolls])


@rule("drd2.initiative.mixed")
def mixed(first: tuple[str, ...], rolled: tuple[str, ...], last: tuple[str, ...]) -> tuple[str, ...]:
    """The whole order: those whom the story puts first, those who rolled, those whom it puts last."""
    return first + rolled + last


@rule("drd2.initiative.per_combatant")
def per_combatant(roster: tuple[str, ...], fixed: tuple[str, ...]) -> tuple[str, ...]:
    """Who rolls, in roster order: every combatant for itself, but for those fixed by the story."""
    return tuple(who for who in roster if who not in fixed)


@rule("drd2.initiative.fast")
def fast(first: int, second: int, third: int) -> tuple[int, int]:
    """The dice that count for initiative with the approach fast."""
    return roll.modes(first, second, third, Keep.HIGHER)


@rule("drd2.initiative.slow")
def slow(first: int, second: int, third: int) -> tuple[int, int]:
    """The dice that count for initiative with the approach slow."""
    return roll.modes(first, second, third, Keep.LOWER)


@rule("drd2.initiative.approach_cost")
def approach_cost(approach: Approach, magic: bool = False, price: int = APPROACH_PRICE) -> int:
    """Resources of Soul for one approach to one roll; ``magic`` if a spell grants or forces it."""
    return 0 if approach is Approach.NONE or magic else price


@rule("drd2.initiative.approach_magic")
def approach_magic(granted: Approach = Approach.NONE, forced: Approach = Approach.NONE) -> tuple[Approach, ...]:
    """The approaches open under spells: a forced one must be used, beside a granted one only none."""
    if forced is not Approach.NONE:
        return (forced,)
    return tuple(Approach) if granted is Approach.NONE else (Approach.NONE, granted)
