"""fiveaction.push_back: blows that drive back whoever blocks them."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("fiveaction.push_back.test")
def test(least: int, mild: int) -> bool:
    """Whether a blocked blow is heavy enough: its least damage would be a mild wound."""
    return least >= mild


@rule("fiveaction.push_back.result")
def result(failed_by: int, net: int) -> int:
    """Wounds of who has no room to give."""
    return min(failed_by, net)
