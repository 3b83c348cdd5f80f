"""Spells of the document that no row plays: those without a bearing on a fight are named where somebody knows them, and
never cast; about the others the referee decides."""

from __future__ import annotations

UTILITY = frozenset(
    """
    dancing_lights druidcraft light mage_hand mending message minor_illusion prestidigitation
    thaumaturgy
    alarm comprehend_languages create_or_destroy_water detect_evil_and_good detect_magic
    detect_poison_and_disease disguise_self feather_fall floating_disk goodberry identify illusory_script
    purify_food_and_drink silent_image speak_with_animals unseen_servant
    animal_messenger arcane_lock arcanists_magic_aura augury continual_flame detect_thoughts find_traps
    gentle_repose knock locate_animals_or_plants locate_object magic_mouth pass_without_trace prayer_of_healing
    rope_trick zone_of_truth
    clairvoyance create_food_and_water glyph_of_warding major_image meld_into_stone nondetection phantom_steed
    remove_curse sending speak_with_dead speak_with_plants tiny_hut tongues water_breathing water_walk
    arcane_eye control_water divination fabricate hallucinatory_terrain locate_creature private_sanctum
    secret_chest stone_shape
    awaken commune commune_with_nature contact_other_plane creation dream geas legend_lore modify_memory
    passwall planar_binding raise_dead reincarnate scrying seeming telepathic_bond teleportation_circle
    tree_stride
    contingency find_the_path forbiddance guards_and_wards heroes_feast instant_summons magic_jar
    move_earth planar_ally programmed_illusion transport_via_plants wind_walk word_of_recall
    magnificent_mansion mirage_arcane plane_shift project_image resurrection sequester simulacrum symbol
    teleport
    antipathy_sympathy clone control_weather demiplane glibness
    astral_projection gate imprisonment true_resurrection wish
    """.split()  # noqa: SIM905 (a list to be read, by level)
)

UNPLAYED = frozenset(
    """
    animal_friendship find_familiar
    alter_self enthrall find_steed flame_blade
    daylight magic_circle
    compulsion faithful_hound giant_insect polymorph
    antilife_shell hallow mislead
    etherealness reverse_gravity
    animal_shapes antimagic_field
    prismatic_wall shapechange time_stop true_polymorph
    """.split()  # noqa: SIM905 (a list to be read, by level)
)
