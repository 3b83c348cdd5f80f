"""The milder death of player characters."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("osr.mild_death.unconscious")
def unconscious(switched_on: bool, player_character: bool) -> bool:
    """Whether somebody at 0 is dying instead of dead."""
    return switched_on and player_character


DAY = 24
"""Hours: so long a body can be rescued."""


def too_late(turns: int, turns_a_day: int) -> bool:
    """Whether somebody has lain dying for so long that nothing can be done."""
    return turns >= turns_a_day


@rule("osr.mild_death.check_body")
def check_body(hp: int) -> int:
    """Hit points of a body that was found alive."""
    return max(1, hp)


@rule("osr.mild_death.healed")
def healed(amount: int, most: int) -> int:
    """Hit points of a body healed in time, counted from 0."""
    return min(most, amount)


@rule("osr.mild_death.fatigue")
def fatigue() -> int:
    """What surviving one's death costs."""
    return 1


@rule("osr.mild_death.repeated")
def repeated(died_and_never_whole_since: bool) -> bool:
    """Whether a rescue is possible at all."""
    return not died_and_never_whole_since


@rule("osr.mild_death.body_destroyed")
def body_destroyed(flagged: bool) -> bool:
    """Whether the blow left nothing to rescue, where the referee says nothing."""
    return flagged


@rule("osr.mild_death.poison")
def poison(tags: tuple[str, ...]) -> bool:
    """Whether what took the last hit point kills outright."""
    return "poison" in tags


@rule("osr.mild_death.want_to_live")
def want_to_live(face: int) -> int:
    """Which ability loses a point, of 1d10: 0 Strength to 4 Charisma."""
    return (face - 1) // 2
