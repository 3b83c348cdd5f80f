"""fiveaction.fumble: critical failures of attacks."""

from __future__ import annotations

from bojiste.core.rule import rule

LOWEST = 2


@rule("fiveaction.fumble.confirm")
def confirm(natural: int, total: int, defence: int) -> bool:
    """Whether a further roll fails, too."""
    return natural <= LOWEST or total <= defence


@rule("fiveaction.fumble.single")
def single(melee: bool, bare: bool, ally: bool) -> str:
    """What one fumble does unless the referee says otherwise: the weapon falls, bare hands fall with their owner, a
    shot into a fight hits a friend."""
    if melee:
        return "falls" if bare else "drops"
    return "ally" if ally else "drops"


@rule("fiveaction.fumble.double")
def double(level: int, melee: bool, edged: bool, ally: bool) -> str:
    """What a double fumble does, or a worse one."""
    if level >= 3:
        return "mortal"
    if melee:
        return "own" if edged else "breaks"
    return "ally_mortal" if ally else "breaks"
