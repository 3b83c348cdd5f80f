"""``srd5.printing.*``: the two printings as data, and the choice of one.

Of the thirty parameters of the catalogue (PR01 … PR30) those stand here that change play, display or the side of a
decision; the others are differences of wording and have no field.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from difflib import get_close_matches
from fractions import Fraction
from typing import Any

from bojiste.core.rule import rule
from bojiste.errors import Problem, SceneError


@dataclass(frozen=True, slots=True)
class Printing:
    """Every rule parameter of one printing; the options of the catalogue come last."""

    name: str
    distance_unit: str
    """PR01: ``sah`` (5 ft) or ``foot``."""
    distance_quantum_hf: int
    """PR02 (``distance_quantum_ft`` in a scene): halved distances are rounded down to it, in half feet."""
    free_interaction_flame: str
    """PR04: ``light`` or ``extinguish``."""
    free_interaction_cover_lantern: bool
    """PR05."""
    end_move_in_occupied_space: str
    """PR06: ``never`` or ``not_willingly``."""
    large_around_medium_or_smaller: int
    """PR07."""
    large_surround_is_hard_cap: bool
    """PR08."""
    dash_bonus: str
    """PR09: ``snapshot`` or ``live``."""
    readied_spell_broken: str
    """PR10: ``slot_lost_stated``, ``dissipates``, or as an override ``slot_kept``."""
    grapple_auto_vs_incapacitated: bool
    """PR13."""
    shove_auto_vs_incapacitated: bool
    """PR14."""
    knockout_choice: str
    """PR18: ``after_damage`` or ``with_damage``."""
    underwater_ranged_exempt: tuple[str, ...]
    """PR19: weapons by their keys in table 5.5."""
    grid: bool
    """PR03."""
    wound_description: str
    """PR17: ``three_bands`` or ``none``."""
    damage_floor: int = 0
    """PR16: the same in both printings, stated in one."""
    death_save_compare: str = "total"
    """PR22: ``total`` or ``die``."""
    stealth_tie: str = "seeker"
    """``seeker`` (noticed) or ``hider``."""
    init_roll_off: str = "mixed"
    """Ties that a roll-off may settle: ``mixed`` (monster and character), ``all`` or ``none``."""
    realistic_diagonals: bool = False


PHB_CS = Printing(
    name="phb_cs",
    distance_unit="sah",
    distance_quantum_hf=5,
    free_interaction_flame="light",
    free_interaction_cover_lantern=True,
    end_move_in_occupied_space="never",
    large_around_medium_or_smaller=5,
    large_surround_is_hard_cap=True,
    dash_bonus="snapshot",
    readied_spell_broken="slot_lost_stated",
    grapple_auto_vs_incapacitated=False,
    shove_auto_vs_incapacitated=False,
    knockout_choice="after_damage",
    underwater_ranged_exempt=("shortbow", "net", "javelin", "spear", "dart", "trident"),
    grid=True,
    wound_description="three_bands",
)

SRD_RU = Printing(
    name="srd_ru",
    distance_unit="foot",
    distance_quantum_hf=2,
    free_interaction_flame="extinguish",
    free_interaction_cover_lantern=False,
    end_move_in_occupied_space="not_willingly",
    large_around_medium_or_smaller=4,
    large_surround_is_hard_cap=False,
    dash_bonus="live",
    readied_spell_broken="dissipates",
    grapple_auto_vs_incapacitated=True,
    shove_auto_vs_incapacitated=True,
    knockout_choice="with_damage",
    underwater_ranged_exempt=(
        "hand_crossbow",
        "light_crossbow",
        "heavy_crossbow",
        "net",
        "javelin",
        "spear",
        "trident",
        "dart",
    ),
    grid=False,
    wound_description="none",
)

PRINTINGS = {"phb_cs": PHB_CS, "srd_ru": SRD_RU}

WORDS: dict[str, tuple[str, ...]] = {
    "distance_unit": ("sah", "foot"),
    "free_interaction_flame": ("light", "extinguish"),
    "end_move_in_occupied_space": ("never", "not_willingly"),
    "dash_bonus": ("snapshot", "live"),
    "readied_spell_broken": ("slot_lost_stated", "dissipates", "slot_kept"),
    "knockout_choice": ("after_damage", "with_damage"),
    "wound_description": ("three_bands", "none"),
    "death_save_compare": ("total", "die"),
    "stealth_tie": ("seeker", "hider"),
    "init_roll_off": ("mixed", "all", "none"),
}
"""The words a parameter may have, for those that are a choice of words."""

PARAMETERS = frozenset(field.name for field in fields(Printing)) - {"name", "distance_quantum_hf"} | {
    "distance_quantum_ft"
}


def _right(name: str, value: Any) -> bool:
    """Whether a value has the kind its parameter needs."""
    if name in WORDS:
        return value in WORDS[name]
    if name == "distance_quantum_ft":
        return str(value) in ("0.5", "1", "1.0", "2.5", "5", "5.0")
    if name == "underwater_ranged_exempt":
        return isinstance(value, list | tuple) and all(isinstance(weapon, str) for weapon in value)
    default = getattr(SRD_RU, name)
    return type(value) is type(default) and (isinstance(value, bool) or value >= 0)


def _problem(name: str, value: Any) -> Problem:
    path = f"options.{name}"
    if name not in PARAMETERS:
        near = get_close_matches(name, sorted(PARAMETERS), n=3, cutoff=0.5)
        return Problem(path, value, "unknown-name", {"near": ", ".join(near)})
    return Problem(path, value, "unknown-value", {"known": ", ".join(WORDS.get(name, ()))})


def _field(name: str, value: Any) -> tuple[str, Any]:
    if name == "distance_quantum_ft":
        return "distance_quantum_hf", int(Fraction(str(value)) * 2)
    return name, tuple(value) if isinstance(value, list) else value


@rule("srd5.printing.profile")
def profile(name: str = "srd_ru", overrides: Mapping[str, Any] | None = None) -> Printing:
    """The parameters of a printing, those named singly in ``overrides`` put over it.

    Raises ``SceneError`` with every unknown name and every value that is none of its parameter's.
    """
    given = dict(overrides or {})
    problems = [_problem(key, value) for key, value in given.items() if key not in PARAMETERS or not _right(key, value)]
    if name not in PRINTINGS:
        problems.insert(0, Problem("options.printing", name, "unknown-value", {"known": ", ".join(PRINTINGS)}))
    if problems:
        raise SceneError(problems)
    return replace(PRINTINGS[name], **dict(_field(key, value) for key, value in given.items()))
