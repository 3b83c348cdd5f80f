"""The d20 test: the one place where attack rolls, checks and saves draw their dice."""

from __future__ import annotations

from collections.abc import Generator

from bojiste.core.dice import Roll, Rolled, die
from bojiste.core.rule import Cited, procedure
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.prepare import Profile


@procedure("srd5.dice.order")
def order(
    who: Profile, rule: Cited, state: int, target: str | None = None, bonus: int | None = None
) -> Generator[Roll, int, tuple[int, tuple[Rolled, ...]]]:
    """One d20 test, two dice in rolling order if ``state`` is not 0: the used die, and the dice as the log shows
    them. Damage is rolled component by component where the blow falls."""
    request = die(20, rule, who.id, target, 2 if state else 1, bonus, _WHY[state])
    first: int = yield request
    if state == 0:
        return first, (Rolled(20, first),)
    second: int = yield request
    used = rules.dice.advantage(first, second, state)
    keep_first = used == first
    return used, (Rolled(20, first, keep_first), Rolled(20, second, not keep_first))


_WHY = {-1: "disadvantage", 0: "", 1: "advantage"}
