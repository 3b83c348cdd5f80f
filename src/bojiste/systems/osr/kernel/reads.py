"""What the kernel reads of a scene (``kernel.reads``): the entries of every model that it reads, looks at so as to
refuse the scene, or may pass over because they change nothing in what it plays. Whoever adds an entry to a model adds
it here once the kernel plays it.."""

from __future__ import annotations

from bojiste.kernel.reads import Reads, named
from bojiste.kit.fields import Translations
from bojiste.systems.osr.options import Options
from bojiste.systems.osr.sheet import Given, GivenLasting, Mods, SaveMods, Scores, Sheet
from bojiste.systems.osr.sheet.fields import Damage
from bojiste.systems.osr.sheet.gear import Armour, Lasting, Shield, WeaponTable
from bojiste.systems.osr.sheet.magic import ItemTable, SpellTable
from bojiste.systems.osr.world import (
    Area,
    Battlefield,
    Doing,
    Dungeon,
    Exit,
    Feature,
    Journey,
    Leg,
    Meeting,
    Met,
    Quick,
    Room,
    Trap,
    Trial,
    World,
)

READS: Reads = {
    Options: named(
        """block_dice block_to_zero camp_cost_scope camp_restores_magic cover_thrown crawl_m crit_extra_effects
        fifty_die initiative_each_round invulnerable_monsters light_radius_m march_needs max_rounds mild_death
        mild_death_healing_needs_roll range_zones sprint_in_water turn_minutes"""
    ),
    World: named("dungeon field formation journey meeting met pool trial"),
    Sheet: named(
        """ac ac_misc armor attack_bonus attack_bonus_total breathes_water cannot_swim class_ eats fearless
        flies_by_magic hp_dice hp_max immune infravision_m items kind leader level light lockpick magic_points mods
        morale morale_group move multi_attack natural_weapons resist save_mods save_number scores shield size spells
        survival weak weapons wielded"""
    ),
    Given: named(
        """breath conditions cover died_once_not_full fatigue held_spell hp loaded magic_points persistent shield
        supplies x y"""
    ),
    Battlefield: named("area dark difficult distance distances setting size underwater unstable water zones"),
    Meeting: named("reaction reaction_modifier surprise surprised_on"),
    Journey: named("camp_encounter_in_6 days features hunt_yield leg other quick visibility_km wagon"),
    Dungeon: named("""hours_since_rest light_turns methods rest_wandering room turns wandering_every wandering_in_6"""),
    Met: named("distance experience id reaction setting treasure wandering who"),
    Trial: named(
        """ability against assumable basic cause damage days difficulty drink experience food kind metres of percent
        points safe soft treasure who x"""
    ),
    Scores: named("cha con dex int str"),
    Mods: named("cha con dex int str"),
    Damage: named("flat number sides type"),
    Armour: named("base bonus trained"),
    Shield: named("ac base trained"),
    SaveMods: named("death disarm fear magic poison"),
    WeaponTable: named(
        """ammo base bonus damage fragile hands id improvised kind lasting magic_item magical name natural range reach
        reload size strength_based tags throwable trained underwater"""
    ),
    SpellTable: named(
        """attack_roll base condition cost covers damage fatigue_relief heal holdable id instant lasting name on_save
        range ritual rounds save tags targets unseen"""
    ),
    ItemTable: named("bonus fragile heal id magic name scroll"),
    GivenLasting: named("damage magical rounds"),
    Area: named("box kind"),
    Leg: named("difficult guides km"),
    Quick: named("damage days encounters mouths"),
    Translations: named("cs en ru"),
    Doing: named("id in_six name on_the_way supplies"),
    Room: named("exits feature id monsters name serves trap treasure"),
    Lasting: named("damage magical rounds"),
    Exit: named("door name state to"),
    Trap: named("bypassed_by clues damage door fall found_by hidden id name on save tags trigger_in_6"),
    Feature: named("found_by id name opens serves treasure"),
}
