"""The rules-options block: optional modules, and every number that the source leaves open, with its default."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive, fault
from bojiste.systems.fiveaction.sheet.fields import CRAFT_TOOL


class Modules(Strict):
    """Optional modules. What one of them needs or forces is checked."""

    initiative_each_round: bool | None = None
    """Whether initiative is rolled in every round; paid defence forces it."""
    initiative_recalculated: bool = False
    """Whether initiative changes with what hampers somebody."""
    heavy_blows: bool = False
    """Heavy blows stun."""
    push_back: bool = False
    """Heavy blows push back; only together with ``heavy_blows``."""
    defence_costs_actions: bool = False
    """Defence is paid with actions, layer by layer."""
    hit_locations: bool = False
    """Every hit meets some part of the body, with its own armour and wounds."""
    hit_location_table: Annotated[int, Field(ge=1, le=3)] = 1
    """Which of the three tables of parts."""
    hit_location_method: Literal["sum", "percent"] = "sum"
    """Whether the part is told by a sum of dice or by per cent."""
    hit_location_full_lives: bool = False
    """Whether each part has the lives of the whole body."""
    hit_location_percent_per_step: Positive = 2
    """Per cent that a step of aim shifts."""

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.push_back and not self.heavy_blows:
            raise fault("push-back-alone")
        if self.defence_costs_actions and self.initiative_each_round is False:
            raise fault("paid-defence-wants-new-order")
        return self


class Tests(Strict):
    tie_succeeds: bool = True
    """Whether an ordinary test succeeds that just reaches its number; attacks must always exceed it."""
    opposed_tie: Literal["defender", "actor"] = "defender"
    """Who wins a tie: the defender, who wants no change, or the actor."""
    natural_success: Annotated[int, Field(ge=2, le=21)] = 20
    """The lowest natural sum that always succeeds; 21: none does."""
    natural_failure: Annotated[int, Field(ge=1, le=20)] = 2
    """The highest natural sum that always fails; 1: none does."""


Attribute = Literal["strength", "dexterity", "constitution", "will"]


class SkillAttributes(Strict):
    riding: Attribute = "dexterity"
    """The attribute of riding."""
    balance: Attribute = "dexterity"
    """The attribute of balance."""
    escape: Attribute = "dexterity"
    """The attribute of escaping."""
    first_aid: Attribute = "dexterity"
    """The attribute of first aid."""
    perception: Attribute = "will"
    """The attribute of perception."""
    intimidation: Attribute = "will"
    """The attribute of intimidation."""


class Attributes(Strict):
    reaction_default: Attribute = "dexterity"
    """What initiative counts with where a sheet states no reaction."""
    condition_is: Attribute = "constitution"
    """The attribute that the source calls condition."""
    skill_attributes: SkillAttributes = SkillAttributes()
    """The attribute of each skill."""


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
    """The share from which a wound is mild."""
    serious: Share = (1, 2)
    """The share from which it is serious."""
    critical: Share = (3, 4)
    """The share from which it is critical."""
    mortal: Share = (1, 1)
    """The share from which it is mortal."""

    @model_validator(mode="after")
    def _rise(self) -> Self:
        shares = (self.mild, self.serious, self.critical, self.mortal)
        if any(a[0] * b[1] > b[0] * a[1] for a, b in pairwise(shares)):
            raise fault("levels-not-rising")
        return self


class Levels(Strict):
    """Numbers of the three wound levels, as they are subtracted."""

    mild: Natural = 1
    """At a mild level."""
    serious: Natural = 3
    """At a serious level."""
    critical: Natural = 6
    """At a critical level."""


class Lives(Strict):
    base: Positive = 9
    """Lives without the constitution."""
    head_limb_base: Positive = 5
    """Lives of a head or a limb without the constitution."""
    levels: LevelShares = LevelShares()
    """The shares of the lives at which wounds get worse."""
    wound_penalty: Levels = Levels()
    """What wounds take off."""
    stun_penalty: Levels = Levels()
    """What stun takes off."""
    penalties_apply_to: frozenset[Literal["attack", "defence", "tests"]] = frozenset({"attack", "defence", "tests"})
    """What they take it off."""
    toughness_lives: Natural = 1
    """Lives for each choice of toughness."""


class Shock(Strict):
    base_tn: int = 10
    """What a test against shock must reach, without the damage."""
    per_point: Natural = 1
    """How much each point of damage adds to that."""
    attribute: Attribute = "constitution"
    """The attribute it is tested with."""
    stun_per_point: Natural = 1
    """Points of stun for each point of failure."""


class Actions(Strict):
    attack: Positive = 3
    """Actions of an attack."""
    attack_lightning: Positive = 2
    """Actions of an attack by somebody as fast as lightning."""
    draw: Positive = 2
    """Actions for drawing a weapon."""
    pick_up: Positive = 2
    """Actions for picking something up."""
    stance: Positive = 1
    """Actions for changing the stance."""
    step: Positive = 1
    """Actions of a step."""
    step_turtle: Positive = 2
    """Actions of a step in the turtle formation."""
    wait: Positive = 1
    """Actions of waiting."""
    shot: Positive = 2
    """Actions of a shot."""
    throw: Positive = 2
    """Actions of a throw."""
    bow_load: Positive = 2
    """Actions for loading a bow."""
    sling_load: Positive = 2
    """Actions for loading a sling."""
    blowgun_load: Positive = 2
    """Actions for loading a blowgun."""
    aim: Positive = 2
    """Actions for aiming."""
    charge: Positive = 5
    """Actions of a charge."""
    counterattack: Natural = 1
    """Actions of a counterattack."""
    disarm_defence: Natural = 1
    """Actions for resisting a disarming."""
    disarm_parry_band: Natural = 2
    """Actions for a disarming out of a parry."""
    disarm_bare_hands: Natural = 2
    """Actions for a disarming with bare hands."""
    regain_distance: Positive = 1
    """Actions for getting a long weapon back to its distance."""
    cover_ally: Positive = 1
    """Actions for covering a comrade."""
    frighten: Positive = 1
    """Actions for frightening somebody in the fight."""


class TwoWeapons(Strict):
    two_attacks_penalty: Annotated[int, Field(le=0)] = -4
    """What two attacks with two weapons take off each."""
    off_hand_penalty: Annotated[int, Field(le=0)] = -4
    """What the wrong hand takes off."""


class Berserk(Strict):
    attack: int = 0
    """What fury adds to attacks."""
    damage: int = 0
    """What it adds to damage."""
    defence: int = 0
    """What it adds to defence; below 0 it takes off."""
    stances_allowed: bool = False
    """Whether a berserk may still choose a stance."""


class Teamwork(Strict):
    attack: int = 0
    """What a trained pair adds to attacks."""
    defence: int = 0
    """What it adds to defence."""
    opponents: int = 0
    """So many opponents fewer count against it."""


class Abilities(Strict):
    weapon_focus: int = 1
    """What a focus adds to attacks."""
    weapon_specialization: int = 2
    """What a specialization adds to damage."""
    second_specialization: int = 2
    """What a second one adds."""
    power_attack_ratio: Natural = 1
    """Damage for each point of attack given up."""
    dodging: int = 1
    """What dodging adds to defence."""
    combat_instincts: int = 1
    """What instincts add."""
    mobility_vs_counterattack: int = 4
    """What mobility adds to defence against counterattacks."""
    improved_critical: int = 1
    """By how much the critical range grows."""
    combat_reflexes_defence_actions: Natural = 1
    """Actions that reflexes give for paid defence."""
    accelerated_shooting_load: Positive = 1
    """Actions for loading a bow with accelerated shooting."""
    rapid_shooting_shot: Positive = 1
    """Actions of a shot with rapid shooting."""
    riposte_action_cost: Literal["each", "first_only"] = "each"
    """Whether each riposte costs its action, or the first only."""
    cleave_extra_attacks: Natural = 1
    """Further attacks after somebody has been felled."""
    berserk: Berserk = Berserk()
    """What fury does."""
    teamwork: Teamwork = Teamwork()
    """What a trained pair does."""


class CriticalHits(Strict):
    reduction_sources: Literal["sum", "max"] = "sum"
    """Whether what reduces the critical range adds up, or the greatest counts."""
    requires_hit: bool = True
    """Whether a roll in the critical range must also hit."""
    run_through_hit: Literal["critical_damage", "critical_level"] = "critical_damage"
    """What a run-through weighs by: critical damage, or a critical level."""


class MultipleCritical(Strict):
    level2: Literal["mortal", "dead", "none"] = "mortal"
    """What a double critical hit does besides."""
    level3: Literal["mortal", "dead", "none"] = "dead"
    """What a triple one does besides."""


class Weapons(Strict):
    reach_add_uses_band: bool = True
    """Whether a head lengthens a pole within the band of its row."""
    heavy_curved_slowdown: Annotated[int, Field(ge=2, le=3)] = 3
    """The slowdown of heavy curved blades."""
    heavy_pole_slowdown_add: Annotated[int, Field(ge=2, le=3)] = 3
    """The slowdown that a heavy head adds to a pole."""
    light_axe_reach: Annotated[int, Field(ge=0)] = 2
    """The reach of light axes, in feet."""
    pole_light_head_counts_as_light: bool = False
    """Whether a pole with a light head counts as a light weapon."""
    shield_counts_as_light: bool = False
    """Whether a shield counts as a light weapon."""
    no_minimum_reach_up_to: Natural = 2
    """Weapons of so short a reach, in feet, are never too long."""


class Shields(Strict):
    pavise_melee_bonus: int = 0
    """What a pavise adds to defence in melee."""
    pavise_cover: Annotated[int, Field(ge=0, le=8)] = 6
    """The cover of a pavise."""


class Missile(Strict):
    extreme_band_factor: Annotated[int, Field(ge=4)] = 8
    """Up to how many times its range a shot may go."""
    max_random_factor: Annotated[int, Field(ge=4)] = 10
    """Up to how many times its range it may hit by chance."""
    aim_attack_bonus: int = 0
    """What aiming adds to the attack."""


class Trip(Strict):
    specialised_hook_bonus: Natural = 2
    """What a hook made for it adds to tripping."""


class Mounted(Strict):
    horse_bonus_per_training: int = 1
    """What each level of its training adds."""
    leg_guiding_untrained: Natural = 5
    """How much harder it is to guide an untrained horse with the legs."""
    leg_guiding_trained: Natural = 2
    """How much harder with a trained one."""
    fall_damage: Natural = 0
    """Damage of a fall from the saddle."""


class Intimidation(Strict):
    margin20_stun: Natural = 1
    """Points of stun for being frightened by 20 and more."""
    charge_base_tn: int = 15
    """What whoever stands a charge must reach."""


class PaidDefence(Strict):
    main_weapon_and_parry: Literal["together", "each"] = "together"
    """Whether weapon and parry are paid together or each."""
    order: Literal["fixed", "free"] = "fixed"
    """Whether the layers are paid in the fixed order or in any."""


class FirstAid(Strict):
    base_tn: int = 15
    """What first aid must reach."""
    actions: Annotated[int, Field(ge=1, le=5)] = 5
    """Actions it takes."""


class Setting(Strict):
    late_plate: bool = False
    """Whether there is the plate armour of late times."""


class Craft(Strict):
    """The tools of a craft (``type/class``), and whether it has only the one."""

    tools: tuple[CRAFT_TOOL, ...] = Field(min_length=1)
    """Its tools, ``type/class``."""
    dominant: bool
    """Whether it has only the one."""


CRAFTS = {
    "smith": Craft(tools=("blunt/medium",), dominant=True),
    "farmer": Craft(tools=("curved_blade/medium", "blunt/medium"), dominant=False),
}


class Options(Strict):
    """How the table plays this scene."""

    modules: Modules = Modules()
    """Optional modules."""
    rounding: Literal["floor", "nearest", "ceil"] = "floor"
    """How quotients are rounded where the source says nothing."""
    tests: Tests = Tests()
    """Ties and naturals of tests."""
    attributes: Attributes = Attributes()
    """Which attribute stands for what."""
    lives: Lives = Lives()
    """Lives, levels of wounds and what they take off."""
    shock: Shock = Shock()
    """Tests against shock."""
    actions: Actions = Actions()
    """How many actions things take."""
    provoking_activities: frozenset[Literal["draw", "pick_up", "load", "rise", "other"]] = frozenset(
        {"draw", "pick_up", "load", "rise", "other"}
    )
    """What lets an enemy strike."""
    two_weapons: TwoWeapons = TwoWeapons()
    """Two weapons."""
    abilities: Abilities = Abilities()
    """What abilities are worth."""
    crit: CriticalHits = CriticalHits()
    """Critical hits."""
    multiple_critical: MultipleCritical = MultipleCritical()
    """Double and triple ones."""
    weapons: Weapons = Weapons()
    """Figures of weapons."""
    shields: Shields = Shields()
    """Figures of shields."""
    missile: Missile = Missile()
    """Shots."""
    trip: Trip = Trip()
    """Tripping."""
    mounted: Mounted = Mounted()
    """Riding."""
    intimidation: Intimidation = Intimidation()
    """Frightening."""
    model2: PaidDefence = PaidDefence()
    """Paid defence."""
    first_aid: FirstAid = FirstAid()
    """First aid."""
    setting: Setting = Setting()
    """What there is in this world."""
    craft: dict[str, Craft] = CRAFTS
    """Crafts that a weapon skill may rest on."""
