"""Compiled: hiding before a fight, being found and searching, as ``initiative.py`` and ``hiding.py`` of ``play`` have
it."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY, tell
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.kernel import what
from bojiste.systems.srd5.kernel.map_eyes import far, flat_from, plainly
from bojiste.systems.srd5.kernel.map_light import obscurity
from bojiste.systems.srd5.kernel.test import test
from bojiste.systems.srd5.words import OK, SQUARE

UNSAID = -1
"""The scene does not say whether somebody is surprised."""


def opening(f: Any) -> None:
    """Stealth of those who hide, then who is surprised, then who is hidden from whom."""
    lurkers, anybody = 0, False
    for at in range(f.many):
        f.stealth[at], f.hidden[at], f.caught[at] = 0, 0, 0
        if f.hides[at] and f.life[at] == OK:
            lurkers |= 1 << at
            f.stealth[at] = test(f, f.lucky[at], f.stealth_state[at]) + f.sneaking[at]
            tell(f, what.STEALTH, at, NOBODY, f.stealth[at], 0)
    for at in range(f.many):
        if f.life[at] == OK and caught_now(f, at, lurkers):
            anybody = True
            f.surprised[at] = f.caught[at] = 1
            tell(f, what.CAUGHT, at, NOBODY, NO_SUM, 2 * what.SURPRISED)
    if lurkers and not anybody:
        tell(f, what.NOBODY_CAUGHT, NOBODY, NOBODY, NO_SUM, 0)
    for at in range(f.many):
        if lurkers >> at & 1:
            conceal(f, at)


def caught_now(f: Any, at: int, lurkers: int) -> bool:
    """Whether somebody is surprised: as the scene says, else by its passive Perception (``rules.surprise.compare``)."""
    if f.said_caught[at] != UNSAID or not f.waylaid[at] or not lurkers:
        return bool(f.said_caught[at] == 1)
    foes, anybody = f.enemies[at] & f.up, False
    for enemy in range(f.many):
        if foes >> enemy & 1:
            if not f.hides[enemy] or noticed(f, f.passive[at], enemy):
                return False
            anybody = True
    return anybody


def noticed(f: Any, passive: int, enemy: int) -> bool:
    """Whether a passive Perception notices who hides (``rules.surprise.tie``, ``rules.hiding.check``)."""
    return rules.surprise.notices(passive, f.stealth[enemy], f.seeker > 0)


def passive_in_the_dark(f: Any, at: int, whom: int) -> int:
    """Passive Perception against somebody; worse where it is dim for these eyes (``play.hiding.passive``)."""
    if not f.dim or obscurity(f, at, whom, far(f, at, whom)) != rules.sight.LIGHTLY:
        return f.passive[at]  # type: ignore[no-any-return]
    return rules.dice.passive(f.passive[at] - rules.dice.passive(0, 0), -1)


def conceal(f: Any, at: int) -> None:
    """Who hides is hidden from those who miss it."""
    for enemy in range(f.many):
        looks = f.enemies[at] >> enemy & 1 and f.life[enemy] == OK
        if looks and not sees_at_once(f, enemy, at) and missed(f, enemy, at):
            f.hidden[at] |= 1 << enemy
    if f.hidden[at]:
        tell(f, what.HIDDEN, at, NOBODY, NO_SUM, 0)


def sees_at_once(f: Any, at: int, whom: int) -> bool:
    """Whether no hiding before the fight helps against somebody (``play.hiding._sees_at_once``)."""
    return f.surprised[at] == 0 and seen_beside(f, at, whom)


def seen_beside(f: Any, at: int, whom: int) -> bool:
    """Whether somebody who is up stands beside another in clear view."""
    near = far(f, at, whom) <= SQUARE
    return near and rules.hiding.lost(False, True, plainly(f, at, whom), near)


def looks_around(f: Any, at: int) -> None:
    """Whoever is surprised no longer finds those who hide beside it in clear view."""
    for enemy in range(f.many):
        unknown = f.enemies[at] >> enemy & 1 and f.hidden[enemy] >> at & 1
        if unknown and f.life[at] == OK and seen_beside(f, at, enemy):
            found(f, enemy, 1 << at)


def missed(f: Any, at: int, whom: int) -> bool:
    """Whether who hides escapes somebody."""
    return not noticed(f, passive_in_the_dark(f, at, whom), whom)


def misses(f: Any, at: int) -> bool:
    """Whether enemies may be about that somebody does not know of (``Eyes.misses_somebody``)."""
    if not f.hiders:
        return False
    for enemy in range(f.many):
        if f.enemies[at] >> enemy & 1 and f.hidden[enemy]:
            gone = f.veiled[at] >> enemy & 1 and f.eyes[at] & ~f.hidden[enemy] == 0
            if gone or (f.up >> enemy & 1 and f.hidden[enemy] >> at & 1):
                return True
    return False


def search(f: Any, at: int) -> None:
    """The Search action."""
    total = test(f, f.lucky[at], f.search_state[at]) + f.searching[at]
    tell(f, what.SEARCHES, at, NOBODY, total, 0)
    for enemy in range(f.many):
        unknown = f.enemies[at] >> enemy & 1 and f.hidden[enemy] >> at & 1
        if unknown and rules.hiding.active_search(total, f.stealth[enemy]):
            found(f, enemy, 1 << at)


def found(f: Any, who: int, eyes: int) -> None:
    """Somebody is hidden from these no more."""
    if f.hidden[who] & eyes:
        f.hidden[who] &= ~eyes
        tell(f, what.FOUND, who, NOBODY, NO_SUM, 0)


def bumped(f: Any, at: int, x: int, y: int) -> None:
    """Who runs into somebody hidden finds it; the dead are in nobody's way, but lie there."""
    for enemy in range(f.many):
        if f.enemies[at] >> enemy & 1 and f.hidden[enemy] >> at & 1 and flat_from(f, at, x, y, enemy) == 0:
            found(f, enemy, 1 << at)


def in_view(f: Any, at: int) -> None:
    """Before a step: whom who steps sees plainly of those hidden from it, and who sees it plainly of those from whom it
    hides, as bits (``saw``, ``seen``)."""
    f.saw, f.seen = 0, 0
    for other in range(f.many):
        if f.hidden[at] >> other & 1 and plainly(f, other, at):
            f.seen |= 1 << other
        if f.hidden[other] >> at & 1 and plainly(f, at, other):
            f.saw |= 1 << other


def look_again(f: Any, at: int) -> None:
    """After a step: whoever comes into clear view is found, and so is who stands there beside an enemy."""
    eyes = 0
    for other in range(f.many):
        if f.hidden[at] >> other & 1:
            sees = f.life[other] == OK and plainly(f, other, at)
            if rules.hiding.lost(True, f.seen >> other & 1 > 0, sees, far(f, other, at) <= SQUARE):
                eyes |= 1 << other
    found(f, at, eyes)
    for other in range(f.many):
        if f.hidden[other] >> at & 1:
            sees = f.life[at] == OK and plainly(f, at, other)
            if rules.hiding.lost(False, f.saw >> other & 1 > 0, sees, far(f, at, other) <= SQUARE):
                found(f, other, 1 << at)
