"""Optional rules, and the figures where the source leaves a choice."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StrictBool, StrictInt

from bojiste.systems.osr.options.house import House

InSix = Annotated[StrictInt, Field(ge=0, le=6)]


class Options(House):
    """Optional rules are off; every other value is the catalogue's decision."""

    mild_death: StrictBool = False
    """The milder death of characters of players."""
    mild_death_healing_needs_roll: StrictBool = True
    """With the milder death, whether healing the dead needs a roll."""
    range_zones: StrictBool = False
    """Zones instead of metres."""
    crit_extra_effects: StrictBool = False
    """A critical hit has an effect besides its damage."""
    invulnerable_monsters: StrictBool = False
    """Monsters that only some damage can hurt."""
    initiative_each_round: StrictBool = False
    """Initiative is rolled in every round."""
    fifty_die: Literal["d6", "d100"] = "d6"
    """The die of every even chance."""
    block_to_zero: StrictBool = True
    """Whether a shield can block the last point of damage."""
    block_dice: Literal["highest", "chosen"] = "highest"
    """Which damage die a shield stops: the highest, or one that is chosen."""
    cover_thrown: StrictBool = True
    """Whether cover helps against what is thrown."""
    camp_cost_scope: Literal["per_character", "per_party"] = "per_character"
    """Who pays for a failed need: everybody, or the party as one."""
    march_needs: Literal["food_water", "none"] = "food_water"
    """What a march through the night still needs."""
    camp_restores_magic: StrictBool = True
    """Whether a night in the wilderness gives magic back, as a rest in a dungeon does."""
    crawl_m: Annotated[StrictInt, Field(ge=0)] = 0
    """Metres that somebody lying can crawl."""
    sprint_in_water: StrictBool = False
    """Whether swimmers and climbers gain by a sprint."""
    light_radius_m: Annotated[StrictInt, Field(ge=1)] = 12
    """How many metres far a light shines."""
    turn_minutes: Annotated[StrictInt, Field(ge=1)] = 10
    """Minutes of a turn in a dungeon."""
    max_rounds: Annotated[StrictInt, Field(ge=1, le=10000)] = 1000
    """After so many rounds a fight is left undecided."""
