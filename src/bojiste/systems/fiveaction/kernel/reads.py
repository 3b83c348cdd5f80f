"""What the kernel reads of a scene (``kernel.reads``): the entries of every model that it reads, looks at so as to
refuse the scene, or may pass over because they change nothing in what it plays. Whoever adds an entry to a model adds
it here once the kernel plays it.."""

from __future__ import annotations

from bojiste.kernel.reads import Reads, named
from bojiste.systems.fiveaction.options import Craft, Modules, Options, Setting
from bojiste.systems.fiveaction.options.body import (
    Attributes,
    Levels,
    LevelShares,
    Lives,
    Shock,
    SkillAttributes,
    Tests,
)
from bojiste.systems.fiveaction.options.fighting import (
    Abilities,
    Actions,
    Berserk,
    CriticalHits,
    FirstAid,
    Intimidation,
    Missile,
    Mounted,
    MultipleCritical,
    PaidDefence,
    Shields,
    Teamwork,
    Trip,
    TwoWeapons,
    Weapons,
)
from bojiste.systems.fiveaction.sheet import FearTable, Given, Sheet
from bojiste.systems.fiveaction.sheet.body import HorseTable, LocationTable
from bojiste.systems.fiveaction.sheet.gear import Ammunition, ArmourTable, Masterwork, ShieldTable, WeaponTable
from bojiste.systems.fiveaction.world import Ground, Place, World

READS: Reads = {
    Options: named(
        """abilities actions attributes craft crit first_aid intimidation lives missile model2 modules mounted
        multiple_critical provoking_activities rounding setting shields shock tests trip two_weapons weapons"""
    ),
    World: named("field intimidation max_rounds"),
    Sheet: named(
        """abilities armour constitution dexterity fear_bonus height horse initiative load_run_factor load_slowdown
        location_armour location_size location_table mount reaction shield shield_focus size skills strength
        teamwork values weapons will"""
    ),
    Given: named(
        """at berserk concentrating cover fear gait guard loaded loophole parts pavise prone stance status stun
        sword_side virtual wounds"""
    ),
    Modules: named(
        """defence_costs_actions heavy_blows hit_location_full_lives hit_location_method hit_location_percent_per_step
        hit_location_table hit_locations initiative_each_round initiative_recalculated push_back"""
    ),
    Tests: named("natural_failure natural_success opposed_tie tie_succeeds"),
    Attributes: named("condition_is reaction_default skill_attributes"),
    Lives: named("base head_limb_base levels penalties_apply_to stun_penalty toughness_lives wound_penalty"),
    Shock: named("attribute base_tn per_point stun_per_point"),
    Actions: named(
        """aim attack attack_lightning blowgun_load bow_load charge counterattack cover_ally disarm_bare_hands
        disarm_defence disarm_parry_band draw frighten pick_up regain_distance shot sling_load stance step
        step_turtle throw wait"""
    ),
    TwoWeapons: named("off_hand_penalty two_attacks_penalty"),
    Abilities: named(
        """accelerated_shooting_load berserk cleave_extra_attacks combat_instincts combat_reflexes_defence_actions
        dodging improved_critical mobility_vs_counterattack power_attack_ratio rapid_shooting_shot
        riposte_action_cost second_specialization teamwork weapon_focus weapon_specialization"""
    ),
    CriticalHits: named("reduction_sources requires_hit run_through_hit"),
    MultipleCritical: named("level2 level3"),
    Weapons: named(
        """heavy_curved_slowdown heavy_pole_slowdown_add light_axe_reach no_minimum_reach_up_to
        pole_light_head_counts_as_light reach_add_uses_band shield_counts_as_light"""
    ),
    Shields: named("pavise_cover pavise_melee_bonus"),
    Missile: named("aim_attack_bonus extreme_band_factor max_random_factor"),
    Trip: named("specialised_hook_bonus"),
    Mounted: named("fall_damage horse_bonus_per_training leg_guiding_trained leg_guiding_untrained"),
    Intimidation: named("charge_base_tn margin20_stun"),
    PaidDefence: named("main_weapon_and_parry order"),
    FirstAid: named("actions base_tn"),
    Setting: named("late_plate"),
    Craft: named("dominant tools"),
    Ground: named("ceiling environment place runnable width"),
    WeaponTable: named(
        """ammunition breaker dual hand head head_type hook masterwork price reach row slowdown small tools use
        weight"""
    ),
    ShieldTable: named("in_hand masterwork price reach row slowdown weight"),
    ArmourTable: named("dr masterwork material piece price weight"),
    HorseTable: named("attack balance bond canter damage harness sprint training"),
    LocationTable: named("ranges"),
    FearTable: named("bonus of target tier"),
    SkillAttributes: named("balance escape first_aid intimidation perception riding"),
    LevelShares: named("critical mild mortal serious"),
    Levels: named("critical mild serious"),
    Berserk: named("attack damage defence stances_allowed"),
    Teamwork: named("attack defence opponents"),
    Place: named("at id"),
    Masterwork: named("attack damage dr range slowdown weight"),
    Ammunition: named("attack bonus quantity"),
}
