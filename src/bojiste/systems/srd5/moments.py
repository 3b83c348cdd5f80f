"""The moments of a fight, in the order of the book: the courses of play visit them, and whatever lies on somebody, a
trait or a thing speaks at them (``play.voices``).

Order between moments is the course that visits them; order within a moment is written here. The type of a moment says
what an answer may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from bojiste.core.event import Change, Part
from bojiste.kit.course import Course
from bojiste.systems.srd5.now import Running, Suffering
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.play.profile import Profile
from bojiste.systems.srd5.play.voices import Moment

if TYPE_CHECKING:
    from bojiste.systems.srd5.play.areas.aim import Aim as Targeted
    from bojiste.systems.srd5.play.attacks.shot import (
        Against,
        Aim,
        Answered,
        Braced,
        ExtraDice,
        Failed,
        Incoming,
        Made,
        Reason,
        Shot,
        Way,
    )
    from bojiste.systems.srd5.play.component import Component
    from bojiste.systems.srd5.play.damage.zero import Fall, Taken
    from bojiste.systems.srd5.play.instance import Amounts, Blow, Rolls
    from bojiste.systems.srd5.play.movement.step_cost import Trod
    from bojiste.systems.srd5.play.spellcasting.in_use import Left, Met
    from bojiste.systems.srd5.play.spellcasting.power import Power
    from bojiste.systems.srd5.play.table import Table

Changes: TypeAlias = tuple[Change, ...]
Components: TypeAlias = "tuple[Component, ...]"
RESISTANCE, VULNERABILITY, IMMUNITY = 1, 2, 4
Standing: TypeAlias = int
"""What somebody is to damage of one type: ``RESISTANCE``, ``VULNERABILITY`` and ``IMMUNITY`` as bits."""

HUNG_ON = frozenset(
    {
        "corroded",
        "dodging",
        "exhaustion",
        "helped",
        "hidden_from",
        "life",
        "readied",
        "reckless",
        "rides",
        "running",
        "sapped",
        "suffers",
        "surprised",
    }
)
"""The numbers of a ``Fighter`` on which voices hang (``Voice.state``): with each change of one it is looked up anew who
speaks."""

# -- before the first turn ------------------------------------------------------------------------------------------

WARNED: Moment[Callable[[Table, Profile], bool]] = Moment("warned", "foreseeing")
"""Whether somebody cannot be surprised."""

ROLLS_WITH: Moment[Callable[[Table, Profile], str | None]] = Moment("rolls_with", "initiative_of_sides")
"""With whom somebody rolls initiative whom the scene does not group with others: the name of the group, if any."""

ROUND_BEGINS: Moment[Callable[[Table], Course[None]]] = Moment("round_begins", "initiative_each_round")
"""A round has begun: what comes before its first turn. Whoever is listed first speaks for the table."""

# -- making an attack: a target, the modifiers -----------------------------------------------------------------------

ATTACK_TARGETED: Moment[Callable[[Shot], Course[bool]]] = Moment("attack_targeted", "sanctuary", "natures_sanctuary")
"""Somebody is aimed at: whether the attack is lost; else at whom it goes on."""

ATTACK_DRAWN: Moment[Callable[[Shot], Course[None]]] = Moment("attack_drawn", "images")
"""Whether it meets an image instead of its target."""

ATTACK_FORMED: Moment[Callable[[Shot], Course[None]]] = Moment("attack_formed", "shillelagh", "weapon_magic", "finesse")
"""With what it is made: another attack in its place."""

ATTACK_BARRED: Moment[Callable[[Shot], Course[bool]]] = Moment("attack_barred", "cover", "underwater", "held")
"""What stands between: whether it is over without a roll; else the degree of cover."""

ATTACK_ADVANTAGE: Moment[Callable[[Aim], tuple[Reason, ...]]] = Moment(
    "attack_advantage",
    "unseen-attacker",
    "unseen-target",
    "attacked_for",
    "attacked_against",
    "prone",
    "attack_for",
    "attack_against",
    "frightened",
    "exhaustion",
    "dodge",
    "help",
    "cowed",
    "opening",
    "metal",
    "repelled",
    "weakened",
    "shaking",
    "grappler",
    "while_held",
    "clinging",
    "pack_tactics",
    "blood_frenzy",
    "ambusher",
    "assassinate",
    "light_sensitivity",
    "sunlight_sensitivity",
    "sunlight_weakness",
    "vampire_weaknesses",
    "reckless",
    "squeezing-target",
    "squeezing",
    "underwater",
    "armour",
    "heavy",
    "lance",
    "long-range",
    "close-enemy",
    "cloak_of_displacement",
    "spellguard_shield",
    "flanking",
    "elusive",
)
"""What makes its roll easier or harder, in the order of the catalogue."""

ATTACK_HINDERED: Moment[Callable[[Shot], Course[tuple[str, ...]]]] = Moment("attack_hindered", "protection")
"""What others do to make it harder, by its word, before it is rolled."""

ATTACK_COST: Moment[Callable[[Made], Mapping[str, Any]]] = Moment(
    "attack_cost", "help", "ammunition", "uses", "beside", "in_hand", "thrown"
)
"""What it uses up, whatever comes of it: numbers of the attacker that change."""

# -- the attack roll -------------------------------------------------------------------------------------------------

ATTACK_BONUS: Moment[Callable[[Shot], Course[tuple[Part, ...]]]] = Moment(
    "attack_bonus", "lent", "sapped", "flanking", "inspired", "cutting_words", "stroke_of_luck"
)
"""What is added to the roll, the die of which has fallen: those who wait for what it comes to speak last."""

ARMOR_CLASS: Moment[Callable[[Table, Profile, int], int]] = Moment("armor_class", "corroded", "powers")
"""What becomes of the Armor Class of its form."""

CRITICAL_HIT: Moment[Callable[[Shot], bool]] = Moment("critical_hit", "helpless", "assassinate")
"""Whether a hit is critical whatever the die says."""

HIT_REACTION: Moment[Callable[[Table, Profile, Incoming], Iterator[Way]]] = Moment("hit_reaction", "parry", "wards")
"""Before a hit counts: by what reactions its target may turn it aside."""

ATTACK_TOLD: Moment[Callable[[Shot, Changes], Changes]] = Moment("attack_told", "revealed", "recalled", "rage")
"""What changes besides as the roll is told."""

ATTACK_ROLLED: Moment[Callable[[Shot], Course[None]]] = Moment("attack_rolled", "next_attack")
"""What the roll brings with it, hit or miss."""

HIT_CAUGHT: Moment[Callable[[Shot], Course[bool]]] = Moment("hit_caught", "rock_catching")
"""Whether its target catches what would hit it."""

# -- a hit -----------------------------------------------------------------------------------------------------------

HIT_INSTEAD: Moment[Callable[[Shot], Course[bool]]] = Moment("hit_instead", "net", "grip")
"""What it does in the place of damage, if anything."""

EXTRA_DICE: Moment[Callable[[Table, Profile, Profile, Attack, int], ExtraDice | None]] = Moment(
    "extra_dice", "sneak_attack", "martial_advantage", "surprise_attack"
)
"""Dice that traits add to it, however it was rolled."""

DAMAGE_DICE: Moment[Callable[[Shot, Components], Course[Components]]] = Moment(
    "damage_dice",
    "wounded",
    "extra_dice",
    "worn",
    "charge",
    "improvised",
    "dueling",
    "two_weapon_fighting",
    "rage",
    "divine_smite",
    "divine_strike",
    "colossus_slayer",
    "agonizing_blast",
    "elemental_affinity",
    "empowered_evocation",
    "foe_slayer",
    "bane",
    "flame_tongue",
)
"""What is rolled for its damage."""

CRITICAL_DICE: Moment[Callable[[Shot], Components]] = Moment(
    "critical_dice", "brutal_critical", "savage_attacks", "on_20"
)
"""What a critical hit rolls besides the doubled dice."""

HIT_BRACED: Moment[Callable[[Shot], Course[Braced | None]]] = Moment("hit_braced", "uncanny_dodge", "deflect_missiles")
"""Before its damage is rolled: what its target makes of it, if anything."""

DAMAGE_ROLLED: Moment[Callable[[Shot, Rolls], Course[Rolls]]] = Moment(
    "damage_rolled", "great_weapon_fighting", "weapon_magic", "empowered_spell", "cutting_words"
)
"""What is left of what was rolled."""

HIT_EFFECTS: Moment[Callable[[Shot], Course[None]]] = Moment(
    "hit_effects",
    "smites",
    "then",
    "charge",
    "stunning_strike",
    "open_hand_technique",
    "quivering_palm",
    "hurl_through_hell",
    "dark_ones_blessing",
    "giant_slayer",
    "mace_of_disruption",
    "sword_of_life_stealing",
    "cleaving",
)
"""What else befalls its target."""

HIT_ON: Moment[Callable[[Shot], Course[None]]] = Moment(
    "hit_on", "corrode_metal", "corrosive_form", "touched", "holy_light"
)
"""What its target does to whoever has hit it."""

AFTER_HIT: Moment[Callable[[Shot], Course[None]]] = Moment("after_hit", "rampage", "charge")
"""What it opens to the attacker for the rest of the turn."""

ATTACK_ANSWERED: Moment[Callable[[Answered], Course[None]]] = Moment("attack_answered", "retaliation")
"""It is over: what its target does about it."""

# -- saving throws, checks, conditions -------------------------------------------------------------------------------

SAVE_AGAINST: Moment[Callable[[Against], str]] = Moment(
    "save_against",
    "magic_resistance",
    "gnome_cunning",
    "duergar_resilience",
    "dwarven_resilience",
    "sure_footed",
    "dark_devotion",
    "brave",
    "fey_ancestry",
    "two_headed",
    "lands_stride",
)
"""What helps against magic, or against what failing brings, by its word, if it does."""

SAVE_ADVANTAGE: Moment[Callable[[Table, Profile, str], tuple[Reason, ...]]] = Moment(
    "save_advantage",
    "squeezing",
    "dodge",
    "danger_sense",
    "nimble",
    "sunlight_weakness",
    "powers",
    "conditions",
    "armour",
    "exhaustion",
)
"""What makes a saving throw of an ability easier or harder."""

SAVE_BONUS: Moment[Callable[[Table, Profile, str], tuple[Part, ...]]] = Moment("save_bonus", "aura_of_protection")
"""What is added to a saving throw of an ability."""

SAVE_FAILED: Moment[Callable[[Table, Profile, Failed], Course[bool]]] = Moment(
    "save_failed", "legendary_resistance", "dark_ones_own_luck", "indomitable"
)
"""A saving throw has failed: whether it is made all the same."""

CHECK_ADVANTAGE: Moment[Callable[[Table, Profile, str], tuple[Reason, ...]]] = Moment(
    "check_advantage",
    "supreme_sneak",
    "feral_instinct",
    "keen_hearing",
    "keen_sight",
    "keen_smell",
    "underwater_camouflage",
    "snow_camouflage",
    "stone_camouflage",
    "sunlight_weakness",
    "vampire_weaknesses",
    "conditions",
    "powers",
    "exhaustion",
    "frightened",
    "armour",
)
"""What makes a check with a skill (or ``""``: of initiative) easier or harder."""

CHECK_ROLLED: Moment[Callable[[Table, Profile, int], Course[tuple[Part, ...]]]] = Moment(
    "check_rolled", "inspired", "peerless_skill", "cutting_words"
)
"""What is added to a check of this total, or taken from it, before it is known what comes of it."""

CHECK_BONUS: Moment[Callable[[Table, Profile, str, int], int]] = Moment(
    "check_bonus", "shadow_stealth", "remarkable_athlete", "jack_of_all_trades"
)
"""What becomes of the bonus to a skill."""

CHECK_TOTAL: Moment[Callable[[Table, Profile, str, int, int], int]] = Moment(
    "check_total", "indomitable_might", "reliable_talent"
)
"""What a check with a skill comes to, by its die and its total."""

FROM_THE_START: Moment[Callable[[], Suffering]] = Moment("from_the_start", "invisible", "freedom_of_movement")
"""What lies on a creature from the first moment of a fight."""

CONDITION_GAINED: Moment[Callable[[Table, Profile, Suffering], bool]] = Moment(
    "condition_gained", "steadfast", "mindless_rage", "aura_of_courage", "aura_of_devotion", "powers"
)
"""Whether a condition that somebody would get into is kept off."""

# -- damage to one creature ------------------------------------------------------------------------------------------

DAMAGE_PARTED: Moment[Callable[[Table, Profile, Blow], Course[Blow]]] = Moment("damage_parted", "damage_transfer")
"""Before anything lessens it: what of it is another's."""

OBJECT_DAMAGED: Moment[Callable[[Amounts], Amounts]] = Moment("object_damaged", "siege_monster")
"""What whoever deals damage to an object makes of the amounts."""

DAMAGE_TAKEN: Moment[Callable[[Table, Profile, Blow, int], Standing]] = Moment(
    "damage_taken",
    "sheet",
    "condition",
    "confer_fire_resistance",
    "powers",
    "underwater",
    "silence",
    "frost_brand",
    "brooch_of_shielding",
    "fiendish_resilience",
)
"""Resistance, vulnerability and immunity to one type of it."""

DAMAGE_TOLD: Moment[Callable[[Table, Profile, Blow, Taken], tuple[Change, ...]]] = Moment(
    "damage_told", "regeneration", "falters", "stomach", "multiple_heads", "rage"
)
"""What changes besides as it is told."""

DROPS_TO_0: Moment[Callable[[Table, Profile, Fall], Course[bool]]] = Moment(
    "drops_to_0",
    "wild_shape",
    "death_ward",
    "undead_fortitude",
    "relentless",
    "relentless_rage",
    "relentless_endurance",
    "misty_escape",
)
"""Somebody comes to 0 hit points: whether it does not fall there."""

AFTER_DAMAGE: Moment[Callable[[Table, Profile, Blow, Taken], Course[None]]] = Moment(
    "after_damage",
    "multiple_heads",
    "splits",
    "absorbs",
    "running",
    "powers",
    "calmed",
    "cloak_of_displacement",
    "exhaustion_at_0",
    "massive_damage",
    "morale",
)
"""What follows once it has been told."""

SPELL_CHOSEN: Moment[Callable[[Table, Profile, Power, int], Course[Power]]] = Moment(
    "spell_chosen", "twinned_spell", "heightened_spell", "careful_spell", "subtle_spell", "extended_spell"
)
"""A spell is about to be cast, from a slot of this level: what its caster makes of it before it says at whom."""

SPELL_AIMED: Moment[Callable[[Table, Profile, Power, int, Targeted], Course[Targeted]]] = Moment(
    "spell_aimed", "sculpt_spells"
)
"""Of those whom a spell is for, from a slot of this level, the ones that it is to meet."""

SPELL_SPARES: Moment[Callable[[Met, Profile], bool]] = Moment("spell_spares", "careful_spell")
"""Whether somebody saves against it without a roll."""

SPELL_RESISTED: Moment[Callable[[Met, Profile], str]] = Moment("spell_resisted", "heightened_spell")
"""What of its user's hinders somebody who saves against it, by its word, if anything."""

SPELL_DICE: Moment[Callable[[Met, Components], Components]] = Moment(
    "spell_dice", "elemental_affinity", "empowered_evocation"
)
"""What is rolled for the damage of a power that needs no attack roll."""

SPELL_ROLLED: Moment[Callable[[Table, Met, Components, Rolls], Course[Rolls]]] = Moment(
    "spell_rolled", "overchannel", "empowered_spell"
)
"""What becomes of what these dice have shown."""

HEALING_FULL: Moment[Callable[[Met], bool]] = Moment("healing_full", "supreme_healing", "potion_full")
"""Whether dice that heal count as showing their highest faces."""

HEALED: Moment[Callable[[Table, Met, Sequence[Profile]], Course[None]]] = Moment("healed", "blessed_healer")
"""These have been healed: what follows."""

HEALING: Moment[Callable[[Met], int]] = Moment("healing", "disciple_of_life")
"""What whoever heals adds to the hit points that each regains."""

HIT_DICE_SPENT: Moment[Callable[[Table, Profile], Course[None]]] = Moment("hit_dice_spent", "song_of_rest")
"""Somebody has spent Hit Dice in a short rest: what more it regains."""

FALLEN_DOWN: Moment[Callable[[Table, Profile, Rolls], Course[Rolls]]] = Moment("fallen_down", "slow_fall")
"""What is left of the damage of a fall."""

SHORT_REST: Moment[Callable[[Table, Profile], dict[str, object]]] = Moment(
    "short_rest", "pact_magic", "arcane_recovery", "natural_recovery", "sorcerous_restoration"
)
"""A short rest is over: numbers of whoever has rested that are others now."""

# -- turns -----------------------------------------------------------------------------------------------------------

TURN_BEGINS: Moment[Callable[[Table, Profile], Changes]] = Moment(
    "turn_begins",
    "reactive",
    "legendary",
    "reckless",
    "dodge",
    "readied",
    "help",
    "mounts",
    "stomachs",
    "multiple_heads",
    "time",
    "cloak_of_displacement",
)
"""What changes besides as a turn begins."""

TURN_START: Moment[Callable[[Table, Profile], Course[None]]] = Moment(
    "turn_start",
    "zones",
    "conditions_end",
    "reappears",
    "renewed",
    "death_save",
    "judged",
    "surroundings",
    "barbed_hide",
    "multiple_heads",
    "vampire_weaknesses",
    "regeneration",
    "survivor",
    "strays",
    "berserk",
    "recharge",
    "drowns",
)
"""A turn has begun: what happens then."""

SHAPE_BARRED: Moment[Callable[[Table, Profile], bool]] = Moment("shape_barred", "wild_shape")
"""Whether something keeps somebody from taking the shape of another creature."""

SHAPE_TAKEN: Moment[Callable[[Table, Profile, str], Changes]] = Moment("shape_taken", "wild_shape")
"""Somebody takes a form: what changes besides."""

REGENERATES: Moment[Callable[[Table, Profile], bool]] = Moment("regenerates", "vampire_weaknesses")
"""Whether something stops hit points from coming back."""

TURN_END: Moment[Callable[[Table, Profile], Course[None]]] = Moment(
    "turn_end",
    "torments",
    "saves_again",
    "blinks",
    "zones",
    "running",
    "rage",
    "multiple_heads",
    "images",
    "incorporeal_movement",
    "vampire_weaknesses",
    "surprise",
    "stomachs",
    "conditions_end",
    "legendary",
)
"""A turn ends: what happens then."""

FIGHT_BEGINS: Moment[Callable[[Table, Profile], Course[None]]] = Moment(
    "fight_begins", "purity_of_spirit", "tranquility", "perfect_self", "superior_inspiration", "minions_up_to"
)
"""Initiative has been rolled: what lies on somebody from then on, and what comes back to it."""

TURNS_AGAIN: Moment[Callable[[Table, Profile], int | None]] = Moment("turns_again", "thiefs_reflexes")
"""The first round begins: at which count of initiative somebody has a second turn in it, if at all."""

CASTING_BARRED: Moment[Callable[[Table, Profile], bool]] = Moment("casting_barred", "rage")
"""Whether something keeps somebody from casting spells."""

POWER_BEGUN: Moment[Callable[[Table, Profile, Running], Course[None]]] = Moment("power_begun", "rage")
"""An effect of somebody's has begun that goes on: what follows."""

POWER_ENDED: Moment[Callable[[Table, Profile, Running], Changes]] = Moment("power_ended", "frenzy")
"""What changes besides as an effect of somebody's is over."""

EFFECT_LEAVES: Moment[Callable[[Table, Profile, Left], Changes]] = Moment(
    "effect_leaves", "afloat", "bolstered", "proof", "temporary_hit_points"
)
"""An effect is over for somebody on whom it has lain: what changes besides."""

AFTER_STEP: Moment[Callable[[Trod], Course[None]]] = Moment(
    "after_step", "looked_for", "dragged", "zones", "treads", "water_susceptibility", "readied"
)
"""What comes of each step."""

FIGHT_OVER: Moment[Callable[[Table, Profile], Course[None]]] = Moment("fight_over", "frenzy")
"""A side is defeated: what is over then for somebody, before the dying are seen to."""
