"""``srd5.printing.*``: the two printings as two rows of one table, and the choice of one.

Of the thirty parameters of the catalogue (PR01 … PR30) those stand here that change play, display or the side of a
decision; the others are differences of wording and have no field. What each may be stands in ``options.Options``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bojiste.core.rule import rule

COMMON: dict[str, Any] = {
    "damage_floor": 0,
    "death_save_compare": "total",
    "stealth_tie": "seeker",
    "init_roll_off": "mixed",
    "switch_subtract": "cost",
    "realistic_diagonals": False,
}

PRINTINGS: dict[str, dict[str, Any]] = {
    "phb_cs": {
        **COMMON,
        "distance_unit": "sah",
        "distance_quantum_hf": 5,
        "free_interaction_flame": "light",
        "free_interaction_cover_lantern": True,
        "end_move_in_occupied_space": "never",
        "large_around_medium_or_smaller": 5,
        "large_surround_is_hard_cap": True,
        "dash_bonus": "snapshot",
        "readied_spell_broken": "slot_lost_stated",
        "grapple_auto_vs_incapacitated": False,
        "shove_auto_vs_incapacitated": False,
        "knockout_choice": "after_damage",
        "underwater_ranged_exempt": ("shortbow", "net", "javelin", "spear", "dart", "trident"),
        "grid": True,
        "wound_description": "three_bands",
    },
    "srd_ru": {
        **COMMON,
        "distance_unit": "foot",
        "distance_quantum_hf": 2,
        "free_interaction_flame": "extinguish",
        "free_interaction_cover_lantern": False,
        "end_move_in_occupied_space": "not_willingly",
        "large_around_medium_or_smaller": 4,
        "large_surround_is_hard_cap": False,
        "dash_bonus": "live",
        "readied_spell_broken": "dissipates",
        "grapple_auto_vs_incapacitated": True,
        "shove_auto_vs_incapacitated": True,
        "knockout_choice": "with_damage",
        "underwater_ranged_exempt": (
            "hand_crossbow",
            "light_crossbow",
            "heavy_crossbow",
            "net",
            "javelin",
            "spear",
            "trident",
            "dart",
        ),
        "grid": False,
        "wound_description": "none",
    },
}


@rule("srd5.printing.profile")
def profile(name: str, overrides: Mapping[str, Any]) -> tuple[tuple[str, Any, bool], ...]:
    """Every parameter of a printing: its name, its value (one named singly goes before the printing's), and whether
    that differs from the printing."""
    return tuple(
        (key, overrides.get(key, printed), overrides.get(key, printed) != printed)
        for key, printed in PRINTINGS[name].items()
    )


def told(parameters: tuple[tuple[str, Any, bool], ...]) -> tuple[str, ...]:
    """The parameters that differ from their printing, as the log tells them: ``dash_bonus = live``."""
    return tuple(f"{key} = {_shown(value)}" for key, value, differs in parameters if differs)


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)
