"""A bout, written once (``kit.steps``): whoever has breath strikes or rests, until one is down or the time is over."""

from __future__ import annotations

from typing import Any

from bojiste.kernel.rows import NO_SUM, NOBODY
from bojiste.kit.steps import Ask, Page, Roll, Told, part, readable

STRIKES, HURT, DOWN, RESTS, JEERS, STAGGERS = range(1, 7)
ACT = 0
STRIKE, REST, ANEW = range(3)
SIDES, GUARD, BREATH = 6, 4, 2


def blow(face: int, strength: int) -> int:
    """What a blow is worth."""
    return face + strength


def usual(f: Any, at: int) -> tuple[int, int]:
    """What the tactic of both does: strike while there is breath."""
    other = 1 - at
    return (STRIKE, other) if f.breath[at] > 0 else (REST, NOBODY)


def over(f: Any) -> bool:
    return bool(f.hp[0] <= 0 or f.hp[1] <= 0)


def bout(f: Any) -> Any:
    """Rounds, until one is down."""
    while f.rounds < f.most_rounds and not over(f):
        f.rounds += 1
        for at in range(2):
            if not over(f):
                yield from turn(f, at)
    f.winner = NOBODY
    f.reason = 0
    for at in range(2):
        if f.hp[1 - at] <= 0:
            f.winner = at


def turn(f: Any, at: int) -> Any:
    """One deed; whoever is jeered at hears it."""
    yield Page(f.rounds, at + 1)
    deed, whom = yield Ask(ACT, at, usual(f, at), menu=["strike", "rest"])
    if deed == ANEW:
        return
    if deed == STRIKE:
        yield from strike(f, at, whom)
    else:
        f.breath[at] += BREATH
        yield Told(RESTS, at, NOBODY, NO_SUM, gained=BREATH)
    if f.jeering:
        yield from jeers(f, at)


def strike(f: Any, at: int, whom: int) -> Any:
    """A blow, and the wound."""
    f.breath[at] -= 1
    face = yield Roll(SIDES, at, rule=blow)
    worth = blow(face, part(f, f.strength[at], name="strength"))
    yield Told(STRIKES, at, whom, worth, against=GUARD)
    if worth > GUARD:
        yield from hurt(f, whom, worth - GUARD, by=f"a blow of {worth}")


def hurt(f: Any, at: int, harm: int, *, by: str) -> Any:
    """A wound; what made it is only told."""
    f.hp[at] = max(0, f.hp[at] - harm)
    yield Told(HURT, at, NOBODY, NO_SUM, by=by)
    if f.hp[at] == 0:
        f.prone[at] = 1
        f.breath[at] = 0
        yield Told(DOWN, at, NOBODY, NO_SUM)
    elif f.hp[at] == 1:
        yield from staggers(f, at)


@readable
def staggers(f: Any, at: int) -> Any:
    """What seldom comes about: it need not be what a loop can."""
    names = sorted({"ab"[at]: at}.items())
    f.breath[at] = sum(at for _, at in names)
    yield Told(STAGGERS, at, NOBODY, NO_SUM, who=[name for name, _ in names])


def jeers(f: Any, at: int) -> Any:
    """What no loop can: words."""
    words = ["oaf", "cur"]
    yield Told(JEERS, at, NOBODY, NO_SUM, word=words[at])
