"""What actions cost and abilities, weapons, horses are worth: numbers that the source leaves open."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import Natural, Positive


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
    """Actions of a step of somebody with negative initiative (a turtle)."""
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
    """Actions for a disarming after a blow that one's weapon has stopped."""
    disarm_parry_band: Natural = 2
    """Actions for the same after a blow that was parried."""
    disarm_bare_hands: Natural = 2
    """Actions for a disarming with bare hands."""
    regain_distance: Positive = 1
    """Actions for getting a long weapon back to its distance."""
    cover_ally: Positive = 1
    """Actions for covering a comrade."""
    frighten: Positive = 1
    """Actions for frightening somebody in the fight."""


class Turtle(Strict):
    even_round: Literal["owes", "stopping_costs"] = "owes"
    """What follows from an even round in which somebody slow hurries: the price falls due in the next odd one, even for
    whoever has stopped (so nobody hurries in even rounds alone for nothing), or stopping in an even round costs the
    price once more (so its sentence may be read; what was paid for both rounds is then paid twice)."""


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
    """Whether each riposte costs its action (so says the rule of counterattacks), or the first only (no other way
    leads to the six that two ripostes allow)."""
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
    """What a run-through that hits does: critical damage (as its section is called, and backstab adds to the
    multiplier), or wounds at least at the critical level (as a critical one wounds at the mortal level)."""


class MultipleCritical(Strict):
    level2: Literal["mortal", "dead", "none"] = "mortal"
    """What a double critical hit does besides."""
    level3: Literal["mortal", "dead", "none"] = "dead"
    """What a triple one does besides."""


class Weapons(Strict):
    reach_add_uses_band: bool = True
    """Whether the shaft's lower length is added to the head's lower reach; otherwise its greater one to both."""
    heavy_curved_slowdown: Annotated[int, Field(ge=2, le=3)] = 3
    """The slowdown of heavy curved blades."""
    heavy_pole_slowdown_add: Annotated[int, Field(ge=2, le=3)] = 3
    """The slowdown that a long shaft adds to its head."""
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
    """What each level of a horse's training adds to its rider's attack and defence."""
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
