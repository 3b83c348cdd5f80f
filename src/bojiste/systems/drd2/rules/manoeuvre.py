"""The five manoeuvres."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import action, counter, general_clash, penalty, roll
from bojiste.systems.drd2.words import COUNTED, Effect, Keep, Manoeuvre, Penalty, Refusal

PRICE = 1
BASIC = (Manoeuvre.PRECISE, Manoeuvre.MIGHTY, Manoeuvre.CUNNING)


class Played(NamedTuple):
    """A row of table T5: when it is played and paid, and whether only the winner can."""

    moment: str
    winner_only: bool


MANOEUVRES: dict[Manoeuvre, Played] = {
    Manoeuvre.DEFENCE: Played("with-counteraction", False),
    Manoeuvre.WIDE: Played("with-action", False),
    Manoeuvre.PRECISE: Played("before-roll", False),
    Manoeuvre.MIGHTY: Played("before-decision", True),
    Manoeuvre.CUNNING: Played("after-acceptance", True),
}
"""Table T5, manoeuvres; all five are open in a clash, ``in_tests`` and ``in_challenges`` say what is elsewhere."""


@rule("drd2.manoeuvre.list")
def list() -> tuple[Manoeuvre, ...]:
    """The manoeuvres everybody has, of whatever level."""
    return tuple(MANOEUVRES)


@rule("drd2.manoeuvre.cost")
def cost(free: bool = False) -> int:
    """Resources one manoeuvre costs, of the used skill's property."""
    return 0 if free else PRICE


@rule("drd2.manoeuvre.one")
def one(used: tuple[Manoeuvre, ...], right: int = 1) -> bool:
    """Whether an action may carry another manoeuvre; ``right`` is how many it may carry."""
    return len(used) < right


@rule("drd2.manoeuvre.never_twice")
def never_twice(used: tuple[Manoeuvre, ...], wanted: Manoeuvre) -> bool:
    """Whether a manoeuvre is not yet in the action; no right allows the same one twice."""
    return wanted not in used


@rule("drd2.manoeuvre.pay_when_used")
def pay_when_used(announced: Manoeuvre, won: bool) -> int:
    """What an announced manoeuvre has cost in the end: mighty and cunning are out of reach for one who does not win."""
    return 0 if MANOEUVRES[announced].winner_only and not won else cost()


@rule("drd2.manoeuvre.defence")
def defence(from_defence: bool) -> tuple[Manoeuvre, ...]:
    """The manoeuvre a counteraction carries from its declaration on."""
    return (Manoeuvre.DEFENCE,) if from_defence else ()


@rule("drd2.manoeuvre.wide")
def wide(targets: int, area: bool = False) -> bool:
    """Whether an action on that many targets needs the manoeuvre."""
    return not action.one_target(targets, area=area)


@rule("drd2.manoeuvre.wide_same")
def wide_same(effects: tuple[Effect, ...]) -> bool:
    """Whether the consequences for the several targets are one and the same."""
    return len(frozenset(effects)) <= 1


@rule("drd2.manoeuvre.wide_area")
def wide_area(targets: int, area: bool) -> tuple[Manoeuvre, ...]:
    """The manoeuvre an action carries for its number of targets: none for an area action."""
    return (Manoeuvre.WIDE,) if wide(targets, area) else ()


@rule("drd2.manoeuvre.wide_counter")
def wide_counter(
    effect: Effect,
    affected: frozenset[str],
    actor: str,
    actor_targets: frozenset[str],
    used: tuple[Manoeuvre, ...] = (),
    right: int = 1,
) -> bool:
    """Whether a counteraction may be wide: for several targets of the action, with room left beside defence."""
    valid = counter.cond_harm(effect, affected, actor) and counter.cond_no_new(affected, actor, actor_targets)
    return valid and one(used, right)


@rule("drd2.manoeuvre.precise")
def precise(first: int, second: int, third: int) -> tuple[int, int]:
    """The dice that count in a precise roll."""
    return roll.modes(first, second, third, Keep.HIGHER)


@rule("drd2.manoeuvre.precise_order")
def precise_order(actor: str, counteractors: tuple[str, ...]) -> tuple[str, ...]:
    """In which order the participants of a clash are asked, once each."""
    return general_clash.declare_order(actor, counteractors)


@rule("drd2.manoeuvre.mighty")
def mighty(played: bool) -> int:
    """By how much it raises the loser's price."""
    return int(played)


@rule("drd2.manoeuvre.mighty_all")
def mighty_all(losers: int, played: bool) -> tuple[int, ...]:
    """By how much one payment raises the price of each loser of the step."""
    return (mighty(played),) * losers


@rule("drd2.manoeuvre.cunning")
def cunning(size: int) -> int:
    """Size of the consequence with cunning."""
    return size + 1


@rule("drd2.manoeuvre.cunning_same")
def cunning_same(effect: Effect) -> bool:
    """Whether cunning can enlarge a consequence: what has a size, never the story, a special one or an elimination."""
    return effect in COUNTED


@rule("drd2.manoeuvre.in_tests")
def in_tests(manoeuvre: Manoeuvre, targets: int, effect: Effect, living_mountain: bool = False) -> bool:
    """Whether a test can use a manoeuvre."""
    return {
        Manoeuvre.DEFENCE: False,
        Manoeuvre.WIDE: targets > 1,
        Manoeuvre.PRECISE: True,
        Manoeuvre.MIGHTY: mighty_in_tests(living_mountain),
        Manoeuvre.CUNNING: cunning_same(effect),
    }[manoeuvre]


@rule("drd2.manoeuvre.mighty_in_tests")
def mighty_in_tests(living_mountain: bool) -> bool:
    """Whether the target of a test may exhaust, and mighty raise its price, though it does not react."""
    return living_mountain


@rule("drd2.manoeuvre.in_challenges")
def in_challenges(manoeuvre: Manoeuvre, initiative_spent: bool, wide_option: bool = False) -> bool:
    """Whether the reaction to a challenge can use a manoeuvre."""
    return {
        Manoeuvre.DEFENCE: initiative_spent,
        Manoeuvre.WIDE: wide_option,
        Manoeuvre.PRECISE: True,
        Manoeuvre.MIGHTY: False,
        Manoeuvre.CUNNING: False,
    }[manoeuvre]


@rule("drd2.manoeuvre.two")
def two(talent: bool, long_weapon: bool = False, melee: bool = False, from_defence: bool = False) -> int:
    """How many different manoeuvres an action may carry: 1, or 2 with a talent or a long weapon in melee defence."""
    return 2 if talent or (long_weapon and melee and from_defence) else 1


@rule("drd2.manoeuvre.free")
def free(listed: tuple[tuple[Manoeuvre, tuple[str, ...]], ...], manoeuvre: Manoeuvre, skill: str) -> int:
    """What a manoeuvre costs somebody with these free ones; it takes its place in the action all the same."""
    return cost(free=any(manoeuvre is which and skill in skills for which, skills in listed))


@rule("drd2.manoeuvre.very_cunning")
def very_cunning(size: int) -> int:
    """Size of the consequence with cunning, for a character with the flag."""
    return size + 2


def amount(effect: Effect, enlarged: bool = False, very: bool = False, foolish: bool = False) -> int:
    """Size of a consequence in the end; 0 where there is none."""
    size = action.size(effect)
    if enlarged and cunning_same(effect):
        size = very_cunning(size) if very else cunning(size)
    return penalty.foolish(effect, size) if foolish else size


def refusals(
    wanted: Manoeuvre,
    used: tuple[Manoeuvre, ...] = (),
    right: int = 1,
    penalties: tuple[Penalty, ...] = (),
    in_place: bool = True,
) -> tuple[Refusal, ...]:
    """Why a manoeuvre cannot be played; ``in_place`` if the evaluation and its moment allow it."""
    checks = (
        (not never_twice(used, wanted), Refusal.MANOEUVRE_TWICE),
        (not one(used, right), Refusal.MANOEUVRE_TOO_MANY),
        (wanted in penalty.forbidden(penalties), Refusal.MANOEUVRE_FORBIDDEN),
        (not in_place, Refusal.MANOEUVRE_OUT_OF_PLACE),
    )
    return tuple(reason for wrong, reason in checks if wrong)
