"""``srd5.surprise.*``: who is caught unawares at the start."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.surprise.compare")
def compare(passive: int, stealth: tuple[int, ...], all_hide: bool = True, stealth_tie: str = "seeker") -> bool:
    """Whether a creature is surprised: every opponent it could perceive hides, and it notices none of the totals."""
    return all_hide and bool(stealth) and not any(tie(passive, total, stealth_tie) for total in stealth)


@rule("srd5.surprise.tie")
def tie(passive: int, stealth: int, stealth_tie: str = "seeker") -> bool:
    """Whether a passive Perception notices a Stealth total; equal ones go to ``seeker`` or ``hider``."""
    return notices(passive, stealth, stealth_tie == "seeker")


def notices(passive: int, stealth: int, at_a_tie: bool) -> bool:
    """The same where it is known who wins ties."""
    return passive > stealth or (passive == stealth and at_a_tie)


@rule("srd5.surprise.effect")
def effect(surprised: bool) -> bool:
    """Whether a creature may move and act on its turn: a surprised one not on its first."""
    return not surprised
