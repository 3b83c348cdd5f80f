"""fiveaction.pulled_blow: holding back."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.pulled_blow.mock")
def mock(levels: int) -> bool:
    """Whether one can fight without wounding."""
    return levels >= 1


@rule("fiveaction.pulled_blow.stop")
def stop(levels: int, critical: bool) -> bool:
    """Whether a hit can be stopped."""
    return levels >= 3 and not critical


@rule("fiveaction.pulled_blow.six")
def six(levels: int, margin: int, critical: bool) -> int:
    """How many lives a wound can be lowered by: one for two points of margin, not of a critical hit."""
    return margin // 2 if levels >= 6 and not critical else 0


@rule("fiveaction.pulled_blow.ten")
def ten(levels: int, margin: int) -> int:
    """The same for a master: one for each point."""
    return margin if levels >= 10 else 0
