"""What the kernel reads of a scene (``kernel.reads``): the entries of every model that it reads, looks at so as to
refuse the scene, or may pass over because they change nothing in what it plays. Whoever adds an entry to a model adds
it here once the kernel plays it. Powers it looks at entry by
entry (``gifts.said``), and on a map at sheets and attacks, too (``map_plain``)."""

from __future__ import annotations

from bojiste.kernel.reads import Reads, named
from bojiste.kit.fields import Translations
from bojiste.systems.srd5.options import Options
from bojiste.systems.srd5.sheet import Given, Sheet, Trait
from bojiste.systems.srd5.sheet.attack import AttackSheet, ChargeSheet
from bojiste.systems.srd5.sheet.body import Falter, Form, Guise, Regeneration, Speeds
from bojiste.systems.srd5.sheet.fields import Damage, Resist
from bojiste.systems.srd5.sheet.power import PowerSheet
from bojiste.systems.srd5.world import Area, Cover, Distance, Encounter, Fight, Lamp, Place, Sight, World

READS: Reads = {
    Options: named(
        """absorbed_damage_counts aoe_square_rule damage_floor dash_bonus death_save_compare distance_quantum_ft
        distance_unit end_move_in_occupied_space free_interaction_cover_lantern free_interaction_flame
        grapple_auto_vs_incapacitated grid init_roll_off knockout_choice large_around_medium_or_smaller
        large_surround_is_hard_cap max_rounds open_ac open_hp printing readied_spell_broken realistic_diagonals
        shove_auto_vs_incapacitated stealth_tie underwater_ranged_exempt wound_description"""
    ),
    World: named("aftermath encounter field fight"),
    Sheet: named(
        """abilities absorbs ac ac_bonus ammunition approximated armour armour_proficient attack attacks blindsight
        breathes calling cast_before casting challenge concentration_bonus cond_immune darkvision door experience
        falters fills flat_reduction focus form fragile guise hands hides hit_dice hp_max immune init_group initiative
        items kind kit legendary legendary_attacks legendary_costs legendary_deeds level maker mount multiattack
        multiattack_dice not_proficient passive_perception potions power prof_bonus race regeneration resist save_bonus
        saves shape shield size skills slots speed spell_attack spell_dc spells splits style subclass substance
        threshold traits tremorsense truesight type unplayed uses_death_saves utility_spells vulnerable weapons"""
    ),
    Given: named(
        """airless altitude ammunition arrives conditions control death_fail death_success dodging exhaustion form held
        hit_dice hp hp_max initiative kit legendary life mount position potions reaction silenced slots surprised
        thp used"""
    ),
    Place: named(
        """area ceiling cover depth distance height heights lamp light map may_overlap mode running sight soil step
        sunlight underwater width"""
    ),
    Fight: named("order round turn"),
    Encounter: named("rest sides"),
    Speeds: named("burrow climb fly hover swim walk"),
    AttackSheet: named(
        """aloft charge critical_dice critical_from damage heavy hurled instead light magical material name natural on
        range reach then to_hit two_hands uses weapon while_held wounded"""
    ),
    Trait: named("name number"),
    PowerSheet: None,
    Form: named("ac attacks multiattack mute name size speed"),
    Guise: named("keeps types"),
    Regeneration: named("amount at_zero stopped_by"),
    Falter: named("by suffers"),
    Resist: named("nonmagical spared type"),
    Distance: named("between ft"),
    Area: named("corner difficult fog ground height light opposite soil water"),
    Lamp: named("at bright by dim"),
    Cover: named("against degree of"),
    Sight: named("sees who whom"),
    Translations: named("cs en ru"),
    Damage: named("count flat sides type"),
    ChargeSheet: named("bonus damage feet then"),
}
