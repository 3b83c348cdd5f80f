"""What attacks ask of the hands: worked out once for each thing that hands may hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Thing
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.prepare import Attack, Profile

Needs = tuple[str, str]
NOTHING: Needs = "", ""


@dataclass(frozen=True, slots=True)
class Ways:
    """The ways to attack that the hands allow, in the order of the sheet."""

    at_hand: tuple[Attack, ...]
    """With what is in hand."""
    handled: tuple[Attack, ...]
    """Those too that take something to be drawn or put away first."""
    reach: int
    """The farthest reach of a melee attack that is at hand."""


@looked_up
def ways(
    who: Profile,
    hands: int,
    held: tuple[str, ...] | None,
    dropped: tuple[Thing, ...],
    shots: tuple[tuple[str, int], ...],
    form: str,
    lost: tuple[str, ...] = (),
) -> Ways:
    """All that a creature can attack with at once in a form, with so many hands free of grapples, without weapons that
    are ``lost``."""
    loaded = {"", *(kind for kind, left in shots if left)}
    own = [attack for attack in _of_form(who, form) if attack.item not in lost and attack.ammunition in loaded]
    needs = [(attack, grip(attack, hands, held, dropped)) for attack in own]
    at_hand = tuple(attack for attack, need in needs if need == NOTHING)
    handled = tuple(attack for attack, need in needs if need is not None)
    return Ways(at_hand, handled, max((attack.reach for attack in at_hand if attack.melee), default=0))


def _of_form(who: Profile, form: str) -> tuple[Attack, ...]:
    """The attacks of a form (``""``: it has one only)."""
    return tuple(attack for attack in who.attacks if not form or who.forms[form].has(attack.key))


NOTHING_AT_HAND = Ways((), (), 0)


@lru_cache(maxsize=4096)
def grip(
    attack: Attack, hands: int, held: tuple[str, ...] | None, dropped: tuple[Thing, ...], beside: str = ""
) -> Needs | None:
    """What making an attack takes: ``NOTHING``, ``("draw", item)`` or ``("stow", item)``; ``None`` where it cannot be
    made at once. ``hands`` are those that hold nobody; ``dropped`` lies on the ground; ``beside`` stays in the other
    hand."""
    if not attack.item:
        return NOTHING
    if not carries(attack, dropped):
        return None
    if held is None:
        return NOTHING if rules.weapon.two_handed(hands, 0, attack.hands) else None
    if held.count(attack.item) > (attack.item == beside):
        others = len(held) - 1
        if rules.weapon.two_handed(hands, others, attack.hands):
            return NOTHING
        if beside or not others or not rules.weapon.two_handed(hands, others - 1, attack.hands):
            return None
        return "stow", next((item for item in held if item != attack.item), attack.item)
    return ("draw", attack.item) if rules.weapon.two_handed(hands, len(held), attack.hands) else None


def carries(attack: Attack, dropped: tuple[Thing, ...]) -> bool:
    """Whether a weapon is about its owner at all: of the counted ones some may lie on the ground."""
    return about([thing.item for thing in dropped].count(attack.item), attack.counted, attack.thrown)


def about(lost: int, counted: int, thrown: bool) -> bool:
    """The same where so many lie there, of so many that are counted (0: they are not)."""
    return lost == 0 or lost < counted or (thrown and counted == 0)
