"""The rules-options block: optional modules, and every number that the source leaves open, with its default."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive, fault
from bojiste.systems.fiveaction.sheet import CRAFT_TOOL


class Modules(Strict):
    """Optional modules. What one of them needs or forces is checked."""

    initiative_each_round: bool | None = None
    initiative_recalculated: bool = False
    heavy_blows: bool = False
    push_back: bool = False
    defence_costs_actions: bool = False
    hit_locations: bool = False
    hit_location_table: Annotated[int, Field(ge=1, le=3)] = 1
    hit_location_method: Literal["sum", "percent"] = "sum"
    hit_location_full_lives: bool = False
    hit_location_percent_per_step: Positive = 2

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.push_back and not self.heavy_blows:
            raise fault("push-back-alone")
        if self.defence_costs_actions and self.initiative_each_round is False:
            raise fault("paid-defence-wants-new-order")
        return self


class Tests(Strict):
    tie_succeeds: bool = True
    opposed_tie: Literal["defender", "actor"] = "defender"
    natural_success: Annotated[int, Field(ge=2, le=21)] = 20
    natural_failure: Annotated[int, Field(ge=1, le=20)] = 2


Attribute = Literal["strength", "dexterity", "constitution", "will"]


class SkillAttributes(Strict):
    riding: Attribute = "dexterity"
    balance: Attribute = "dexterity"
    escape: Attribute = "dexterity"
    first_aid: Attribute = "dexterity"
    perception: Attribute = "will"
    intimidation: Attribute = "will"


class Attributes(Strict):
    reaction_default: Attribute = "dexterity"
    condition_is: Attribute = "constitution"
    skill_attributes: SkillAttributes = SkillAttributes()


def _share(value: Any) -> Any:
    """``"1/4"`` as (1, 4)."""
    parts = str(value).split("/")
    if not 1 <= len(parts) <= 2 or not all(part.strip().isdecimal() and int(part) > 0 for part in parts):
        raise fault("not-a-share")
    return tuple(int(part) for part in (*parts, "1")[:2])


Share = Annotated[tuple[int, int], BeforeValidator(_share, json_schema_input_type=str | int)]


class LevelShares(Strict):
    """From which share of the lives on a wound is mild, serious, critical, mortal; rounded up."""

    mild: Share = (1, 4)
    serious: Share = (1, 2)
    critical: Share = (3, 4)
    mortal: Share = (1, 1)

    @model_validator(mode="after")
    def _rise(self) -> Self:
        shares = (self.mild, self.serious, self.critical, self.mortal)
        if any(a[0] * b[1] > b[0] * a[1] for a, b in pairwise(shares)):
            raise fault("levels-not-rising")
        return self


class Levels(Strict):
    """Numbers of the three wound levels, as they are subtracted."""

    mild: Natural = 1
    serious: Natural = 3
    critical: Natural = 6


class Lives(Strict):
    base: Positive = 9
    head_limb_base: Positive = 5
    levels: LevelShares = LevelShares()
    wound_penalty: Levels = Levels()
    stun_penalty: Levels = Levels()
    penalties_apply_to: frozenset[Literal["attack", "defence", "tests"]] = frozenset({"attack", "defence", "tests"})
    toughness_lives: Natural = 1


class Shock(Strict):
    base_tn: int = 10
    per_point: Natural = 1
    attribute: Attribute = "constitution"
    stun_per_point: Natural = 1


class Actions(Strict):
    attack: Positive = 3
    attack_lightning: Positive = 2
    draw: Positive = 2
    pick_up: Positive = 2
    stance: Positive = 1
    step: Positive = 1
    step_turtle: Positive = 2
    wait: Positive = 1
    shot: Positive = 2
    throw: Positive = 2
    bow_load: Positive = 2
    sling_load: Positive = 2
    blowgun_load: Positive = 2
    aim: Positive = 2
    charge: Positive = 5
    counterattack: Natural = 1
    disarm_defence: Natural = 1
    disarm_parry_band: Natural = 2
    disarm_bare_hands: Natural = 2
    regain_distance: Positive = 1
    cover_ally: Positive = 1
    frighten: Positive = 1


class TwoWeapons(Strict):
    two_attacks_penalty: Annotated[int, Field(le=0)] = -4
    off_hand_penalty: Annotated[int, Field(le=0)] = -4


class Berserk(Strict):
    attack: int = 0
    damage: int = 0
    defence: int = 0
    stances_allowed: bool = False


class Teamwork(Strict):
    attack: int = 0
    defence: int = 0
    opponents: int = 0


class Abilities(Strict):
    weapon_focus: int = 1
    weapon_specialization: int = 2
    second_specialization: int = 2
    power_attack_ratio: Natural = 1
    dodging: int = 1
    combat_instincts: int = 1
    mobility_vs_counterattack: int = 4
    improved_critical: int = 1
    combat_reflexes_defence_actions: Natural = 1
    accelerated_shooting_load: Positive = 1
    rapid_shooting_shot: Positive = 1
    riposte_action_cost: Literal["each", "first_only"] = "each"
    cleave_extra_attacks: Natural = 1
    berserk: Berserk = Berserk()
    teamwork: Teamwork = Teamwork()


class CriticalHits(Strict):
    reduction_sources: Literal["sum", "max"] = "sum"
    requires_hit: bool = True
    run_through_hit: Literal["critical_damage", "critical_level"] = "critical_damage"


class MultipleCritical(Strict):
    level2: Literal["mortal", "dead", "none"] = "mortal"
    level3: Literal["mortal", "dead", "none"] = "dead"


class Weapons(Strict):
    reach_add_uses_band: bool = True
    heavy_curved_slowdown: Annotated[int, Field(ge=2, le=3)] = 3
    heavy_pole_slowdown_add: Annotated[int, Field(ge=2, le=3)] = 3
    light_axe_reach: Annotated[int, Field(ge=0)] = 2
    pole_light_head_counts_as_light: bool = False
    shield_counts_as_light: bool = False
    no_minimum_reach_up_to: Natural = 2


class Shields(Strict):
    pavise_melee_bonus: int = 0
    pavise_cover: Annotated[int, Field(ge=0, le=8)] = 6


class Missile(Strict):
    extreme_band_factor: Annotated[int, Field(ge=4)] = 8
    max_random_factor: Annotated[int, Field(ge=4)] = 10
    aim_attack_bonus: int = 0


class Trip(Strict):
    specialised_hook_bonus: Natural = 2


class Mounted(Strict):
    horse_bonus_per_training: int = 1
    leg_guiding_untrained: Natural = 5
    leg_guiding_trained: Natural = 2
    fall_damage: Natural = 0


class Intimidation(Strict):
    margin20_stun: Natural = 1
    charge_base_tn: int = 15


class PaidDefence(Strict):
    main_weapon_and_parry: Literal["together", "each"] = "together"
    order: Literal["fixed", "free"] = "fixed"


class FirstAid(Strict):
    base_tn: int = 15
    actions: Annotated[int, Field(ge=1, le=5)] = 5


class Setting(Strict):
    late_plate: bool = False


class Craft(Strict):
    """The tools of a craft (``type/class``), and whether it has only the one."""

    tools: tuple[CRAFT_TOOL, ...] = Field(min_length=1)
    dominant: bool


CRAFTS = {
    "smith": Craft(tools=("blunt/medium",), dominant=True),
    "farmer": Craft(tools=("curved_blade/medium", "blunt/medium"), dominant=False),
}


class Options(Strict):
    """How the table plays this scene."""

    modules: Modules = Modules()
    rounding: Literal["floor", "nearest", "ceil"] = "floor"
    tests: Tests = Tests()
    attributes: Attributes = Attributes()
    lives: Lives = Lives()
    shock: Shock = Shock()
    actions: Actions = Actions()
    provoking_activities: frozenset[Literal["draw", "pick_up", "load", "rise", "other"]] = frozenset(
        {"draw", "pick_up", "load", "rise", "other"}
    )
    two_weapons: TwoWeapons = TwoWeapons()
    abilities: Abilities = Abilities()
    crit: CriticalHits = CriticalHits()
    multiple_critical: MultipleCritical = MultipleCritical()
    weapons: Weapons = Weapons()
    shields: Shields = Shields()
    missile: Missile = Missile()
    trip: Trip = Trip()
    mounted: Mounted = Mounted()
    intimidation: Intimidation = Intimidation()
    model2: PaidDefence = PaidDefence()
    first_aid: FirstAid = FirstAid()
    setting: Setting = Setting()
    craft: dict[str, Craft] = CRAFTS
