"""``srd5.printing.*`` against the examples and the table of printings (section 3A) of the catalogue."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.systems.srd5.options import Options
from bojiste.systems.srd5.rules.printing import PRINTINGS
from bojiste.systems.srd5.words.goods import WEAPONS
from tests.table import example


@pytest.mark.parametrize(
    "name, overrides, field, value",
    [
        example("srd5.printing.profile E1", "phb_cs", {"dash_bonus": "live"}, "dash_bonus", "live"),
        example("srd5.printing.profile E1-rest", "phb_cs", {"dash_bonus": "live"}, "grid", True),
        example("srd5.printing.profile quantum", "srd_ru", {"distance_quantum_ft": 2.5}, "distance_quantum_hf", 5),
        example("srd5.printing.profile quantum-1", "phb_cs", {"distance_quantum_ft": 1}, "distance_quantum_hf", 2),
        example("srd5.printing.profile option", "srd_ru", {"realistic_diagonals": True}, "realistic_diagonals", True),
        example(
            "srd5.printing.profile list",
            "srd_ru",
            {"underwater_ranged_exempt": ["net"]},
            "underwater_ranged_exempt",
            ("net",),
        ),
    ],
)
def test_profile(name: str, overrides: dict[str, Any], field: str, value: Any) -> None:
    assert getattr(Options(printing=name, **overrides), field) == value


@pytest.mark.parametrize("grid", [example("srd5.printing.profile E2", False)])
def test_no_printing_given(grid: bool) -> None:
    assert Options().printing == "srd_ru" and Options().grid is grid and not Options().overridden


@pytest.mark.parametrize(
    "parameter, phb_cs, srd_ru",
    [
        example("srd5.printing.profile PR01", "distance_unit", "sah", "foot"),
        example("srd5.printing.profile PR02", "distance_quantum_hf", 5, 2),
        example("srd5.printing.profile PR03", "grid", True, False),
        example("srd5.printing.profile PR04", "free_interaction_flame", "light", "extinguish"),
        example("srd5.printing.profile PR05", "free_interaction_cover_lantern", True, False),
        example("srd5.printing.profile PR06", "end_move_in_occupied_space", "never", "not_willingly"),
        example("srd5.printing.profile PR07", "large_around_medium_or_smaller", 5, 4),
        example("srd5.printing.profile PR08", "large_surround_is_hard_cap", True, False),
        example("srd5.printing.profile PR09", "dash_bonus", "snapshot", "live"),
        example("srd5.printing.profile PR10", "readied_spell_broken", "slot_lost_stated", "dissipates"),
        example("srd5.printing.profile PR13", "grapple_auto_vs_incapacitated", False, True),
        example("srd5.printing.profile PR14", "shove_auto_vs_incapacitated", False, True),
        example("srd5.printing.profile PR16", "damage_floor", 0, 0),
        example("srd5.printing.profile PR17", "wound_description", "three_bands", "none"),
        example("srd5.printing.profile PR18", "knockout_choice", "after_damage", "with_damage"),
        example(
            "srd5.printing.profile PR19",
            "underwater_ranged_exempt",
            ("shortbow", "net", "javelin", "spear", "dart", "trident"),
            ("hand_crossbow", "light_crossbow", "heavy_crossbow", "net", "javelin", "spear", "trident", "dart"),
        ),
        example("srd5.printing.profile PR22", "death_save_compare", "total", "total"),
        example("srd5.printing.profile stealth_tie", "stealth_tie", "seeker", "seeker"),
        example("srd5.printing.profile init_roll_off", "init_roll_off", "mixed", "mixed"),
        example("srd5.printing.profile realistic_diagonals", "realistic_diagonals", False, False),
    ],
)
def test_columns(parameter: str, phb_cs: Any, srd_ru: Any) -> None:
    assert PRINTINGS["phb_cs"][parameter] == phb_cs
    assert PRINTINGS["srd_ru"][parameter] == srd_ru


def test_the_exempt_weapons_exist() -> None:
    for printing in PRINTINGS.values():
        assert set(printing["underwater_ranged_exempt"]) <= set(WEAPONS)


def test_both_printings_set_the_same_parameters_and_the_sheet_of_options_knows_them() -> None:
    assert PRINTINGS["phb_cs"].keys() == PRINTINGS["srd_ru"].keys()
    assert PRINTINGS["phb_cs"].keys() - {"distance_quantum_hf"} <= Options.model_fields.keys()
