"""What a scene may choose: the printing, its parameters one by one, and how open the table is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Literal

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bojiste.systems.srd5.options.house import House
from bojiste.systems.srd5.rules.printing import PRINTINGS, profile, told
from bojiste.systems.srd5.sheet import WeaponName

QUANTA = (0.5, 1, 2.5, 5)
"""To what halved distances may be rounded, in feet."""


class Options(House):
    """``printing`` sets every parameter (section 3A of the catalogue); a parameter named here overrides it."""

    printing: Literal["phb_cs", "srd_ru"] = "srd_ru"
    """Whose rules hold: the Czech book, or the Russian document."""
    distance_unit: Literal["sah", "foot"] = "foot"
    """PR01: ``sah`` (5 ft) or ``foot``."""
    distance_quantum_ft: float = 1
    """PR02: halved distances are rounded down to it."""
    grid: bool = False
    """PR03: positions are squares where a scene does not say."""
    free_interaction_flame: Literal["light", "extinguish"] = "extinguish"
    """PR04: which handling of a small flame is free."""
    free_interaction_cover_lantern: bool = False
    """PR05."""
    end_move_in_occupied_space: Literal["never", "not_willingly"] = "not_willingly"
    """PR06: what becomes of a move cut short in another's space."""
    large_around_medium_or_smaller: int = Field(default=4, ge=1)
    """PR07: how many Large creatures fit around a Medium or smaller one without coordinates."""
    large_surround_is_hard_cap: bool = False
    """PR08: whether the referee may allow one more."""
    dash_bonus: Literal["snapshot", "live"] = "live"
    """PR09: whether a Dash follows later changes of speed."""
    readied_spell_broken: Literal["slot_lost_stated", "dissipates", "slot_kept"] = "dissipates"
    """PR10."""
    grapple_auto_vs_incapacitated: bool = True
    """PR13."""
    shove_auto_vs_incapacitated: bool = True
    """PR14."""
    damage_floor: int = Field(default=0, ge=0)
    """PR16: no component of damage sinks below it."""
    wound_description: Literal["three_bands", "none"] = "none"
    """PR17."""
    knockout_choice: Literal["after_damage", "with_damage"] = "with_damage"
    """PR18."""
    underwater_ranged_exempt: tuple[WeaponName, ...] = ()
    """PR19: weapons by their keys in table 5.5."""
    absorbed_damage_counts: Literal["concentration", "always", "never"] = "concentration"
    """Whether damage that temporary hit points absorb counts as taken: for concentration only, at 0 hit points too, or
    for neither."""
    aoe_square_rule: Literal["centre", "half_area"] = "centre"
    """When an area meets a square: its centre lies inside, or half of it does."""
    death_save_compare: Literal["total", "die"] = "total"
    """PR22."""
    stealth_tie: Literal["seeker", "hider"] = "seeker"
    """Who wins when Stealth and passive Perception are equal."""
    init_roll_off: Literal["mixed", "all", "none"] = "mixed"
    """Ties that a roll-off settles: of monsters with characters, all, or none."""
    switch_subtract: Literal["cost", "distance"] = "cost"
    """What of a speed is gone when one switches to it: all movement spent, or only how far one has come."""
    realistic_diagonals: bool = False
    """Every second diagonal step is twice as long."""
    open_hp: bool = False
    """Everybody sees everybody's hit points (and the rest of the sheet's numbers)."""
    open_ac: bool = True
    """Everybody sees what Armor Class an attack was rolled against; otherwise only whoever sees all of the target."""
    max_rounds: int = Field(default=100, ge=1)
    """A fight that lasts longer ends undecided (engine; 100 rounds are ten minutes)."""

    @model_validator(mode="before")
    @classmethod
    def _of_printing(cls, value: Any) -> Any:
        """Fill in what the printing says, so that every parameter has its value."""
        name = value.get("printing", "srd_ru") if isinstance(value, Mapping) else None
        if not isinstance(name, str) or name not in PRINTINGS:
            return value
        row = {key: parameter for key, parameter, _ in profile(name, value)}
        return {"distance_quantum_ft": row.pop("distance_quantum_hf") / 2, **row, **value}

    @field_validator("distance_quantum_ft")
    @classmethod
    def _printable(cls, value: float) -> float:
        if value not in QUANTA:
            raise PydanticCustomError("not-one-of", "unknown", {"expected": ", ".join(map(str, QUANTA))})
        return value

    @cached_property
    def distance_quantum_hf(self) -> int:
        """The quantum in half feet."""
        return int(self.distance_quantum_ft * 2)

    @cached_property
    def overridden(self) -> tuple[str, ...]:
        """Parameters that differ from their printing, as the log tells them."""
        return told(profile(self.printing, {**self.__dict__, "distance_quantum_hf": self.distance_quantum_hf}))
