"""The five manoeuvres."""

from __future__ import annotations

from bojiste.core.rule import rule
from bojiste.systems.drd2.rules import action, counter, general_clash, penalty, roll
from bojiste.systems.drd2.words import COUNTED, Effect, Keep, Manoeuvre, Penalty

PRICE = 1


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


@rule("drd2.manoeuvre.defence", "drd2.turn.defence_manoeuvre")
def defence(from_defence: bool) -> tuple[Manoeuvre, ...]:
    """The manoeuvre a counteraction carries from its declaration on."""
    return (Manoeuvre.DEFENCE,) if from_defence else ()


@rule("drd2.manoeuvre.wide")
def wide(targets: int, area: bool = False) -> bool:
    """Whether an action on that many targets needs the manoeuvre."""
    return not action.one_target(targets, area=area)


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


@rule("drd2.manoeuvre.cunning")
def cunning(size: int) -> int:
    """Size of the consequence with cunning."""
    return size + 1


@rule("drd2.manoeuvre.cunning_same", "drd2.manoeuvre.in_tests")
def cunning_same(effect: Effect) -> bool:
    """Whether cunning can enlarge a consequence: what has a size, never the story, a special one or an elimination."""
    return effect in COUNTED


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


def playable(
    wanted: Manoeuvre, used: tuple[Manoeuvre, ...] = (), right: int = 1, penalties: tuple[Penalty, ...] = ()
) -> bool:
    """Whether an action that carries the ``used`` manoeuvres may carry another."""
    return never_twice(used, wanted) and one(used, right) and wanted not in penalty.forbidden(penalties)
