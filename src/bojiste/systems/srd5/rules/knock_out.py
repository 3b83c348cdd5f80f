"""``srd5.knock_out.*``: knocking a creature out."""

from __future__ import annotations

from bojiste.core.rule import rule


@rule("srd5.knock_out.choice")
def choice(melee_attack: bool, hp_before: int, hp_after: int) -> bool:
    """Whether the attacker may knock out instead of kill: a melee attack brought hit points to 0."""
    return melee_attack and hp_before > 0 and hp_after == 0


def comes_first(knockout_choice: str) -> bool:
    """Whether the choice (PR18) stands before what dropping to 0 triggers: ``with_damage``, not ``after_damage``."""
    return knockout_choice == "with_damage"
