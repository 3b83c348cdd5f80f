"""What a scene may choose: the printing, its parameters one by one, and how open the table is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from pydantic import Field, model_validator
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Strict
from bojiste.systems.srd5.rules.printing import PARAMETERS, PRINTINGS, Printing, profile


class Options(Strict):
    """``printing`` sets every parameter (section 3A of the catalogue); a parameter named here overrides it."""

    printing: Literal["phb_cs", "srd_ru"] = "srd_ru"
    distance_unit: Literal["sah", "foot"] | None = None
    distance_quantum_ft: float | None = Field(default=None, ge=0.5, le=5)
    free_interaction_flame: Literal["light", "extinguish"] | None = None
    free_interaction_cover_lantern: bool | None = None
    end_move_in_occupied_space: Literal["never", "not_willingly"] | None = None
    large_around_medium_or_smaller: int | None = Field(default=None, ge=1)
    large_surround_is_hard_cap: bool | None = None
    dash_bonus: Literal["snapshot", "live"] | None = None
    readied_spell_broken: Literal["slot_lost_stated", "dissipates", "slot_kept"] | None = None
    grapple_auto_vs_incapacitated: bool | None = None
    shove_auto_vs_incapacitated: bool | None = None
    knockout_choice: Literal["after_damage", "with_damage"] | None = None
    underwater_ranged_exempt: tuple[str, ...] | None = None
    grid: bool | None = None
    wound_description: Literal["three_bands", "none"] | None = None
    damage_floor: int | None = Field(default=None, ge=0)
    death_save_compare: Literal["total", "die"] | None = None
    stealth_tie: Literal["seeker", "hider"] | None = None
    init_roll_off: Literal["mixed", "all", "none"] | None = None
    realistic_diagonals: bool | None = None
    open_hp: bool = False
    """Everybody sees everybody's hit points (and the rest of the sheet's numbers)."""
    max_rounds: int = Field(default=100, ge=1)
    """A fight that lasts longer ends undecided (engine; 100 rounds are ten minutes)."""

    @model_validator(mode="before")
    @classmethod
    def _of_printing(cls, value: Any) -> Any:
        """Fill in what the printing says, so that every parameter has a value."""
        if not isinstance(value, Mapping):
            return value
        name = value.get("printing", "srd_ru")
        if not isinstance(name, str) or name not in PRINTINGS:
            return value
        printed = PRINTINGS[name]
        whole = {key: getattr(printed, key) for key in PARAMETERS if key != "distance_quantum_ft"}
        return {**whole, "distance_quantum_ft": printed.distance_quantum_hf / 2, **value}

    @model_validator(mode="after")
    def _quantum(self) -> Options:
        if self.distance_quantum_ft is not None and self.distance_quantum_ft * 2 % 1:
            raise PydanticCustomError("odd-quantum", "not a multiple of half a foot", {"near": "2.5"})
        return self

    @cached_property
    def printed(self) -> Printing:
        """The parameters as the rules take them."""
        given = {key: value for key in PARAMETERS if (value := getattr(self, key)) is not None}
        quantum = given["distance_quantum_ft"]
        given["distance_quantum_ft"] = int(quantum) if quantum == int(quantum) else quantum
        return profile(self.printing, given)
