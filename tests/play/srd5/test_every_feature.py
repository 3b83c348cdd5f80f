"""Every feature of a class has a test that plays it: a new one without any is found here."""

from __future__ import annotations

import pytest

from bojiste.systems.srd5.words import FEATURES
from tests.play.srd5 import test_features, test_features_holy, test_features_more

PAGES = (test_features, test_features_holy, test_features_more)
PLAYED = {
    "action_surge": "an_action_surge_comes_after_the_first_action_and_once",
    "agonizing_blast": "a_beam_agonizes",
    "arcane_recovery": "a_short_rest_gives_slots_back",
    "archery": "styles_stand_in_the_numbers_of_attacks",
    "aura_of_courage": "an_aura_of_courage_keeps_fear_off",
    "aura_of_devotion": "auras_and_rages_of_the_highest_levels",
    "aura_of_protection": "an_aura_helps_those_within_ten_feet_to_save",
    "blessed_healer": "who_heals_others_is_healed_and_at_last_to_the_full",
    "brutal_critical": "a_brutal_critical_rolls_more_dice_of_the_weapon",
    "careful_spell": "a_careful_spell_spares_friends_the_roll",
    "colossus_slayer": "a_blow_is_harder_once_a_turn",
    "cutting_words": "words_cut_a_blow_short",
    "danger_sense": "danger_sense_helps_to_dodge_what_is_seen",
    "dark_ones_blessing": "a_dark_one_blesses_whoever_fells",
    "dark_ones_own_luck": "the_luck_of_the_dark_one_saves",
    "defense": "styles_stand_in_the_numbers_of_attacks",
    "deflect_missiles": "missiles_are_deflected",
    "disciple_of_life": "a_disciple_of_life_heals_more_by_spells",
    "distant_spell": "a_distant_spell_reaches_twice_as_far",
    "divine_smite": "a_smite_is_chosen_when_the_hit_is_known",
    "divine_strike": "a_blow_is_harder_once_a_turn",
    "dueling": "dueling_is_for_one_weapon",
    "elemental_affinity": "a_dragons_blood_burns_hotter",
    "elusive": "no_advantage_counts_against_the_elusive",
    "empowered_evocation": "evocations_are_empowered",
    "empowered_spell": "poor_dice_are_rolled_anew",
    "extended_spell": "an_extended_spell_lasts_twice_as_long",
    "feral_instinct": "feral_instinct_rolls_initiative_with_advantage",
    "fiendish_resilience": "fiends_lend_resilience",
    "foe_slayer": "a_foe_is_slain_harder_once_a_turn",
    "font_of_magic": "points_become_slots_and_slots_points",
    "frenzy": "a_frenzy_strikes_by_a_bonus_action_and_wearies",
    "great_weapon_fighting": "a_great_weapon_rolls_its_ones_and_twos_again",
    "heightened_spell": "a_heightened_spell_is_harder_to_withstand",
    "hunters_multiattack": "a_whirlwind_strikes_everybody_around",
    "hurl_through_hell": "hell_takes_somebody_away_for_a_turn",
    "improved_critical": "a_champion_hits_critically_more_often",
    "improved_divine_smite": "an_improved_smite_comes_with_every_blow",
    "indomitable": "indomitable_rolls_a_failed_save_again",
    "indomitable_might": "indomitable_might_is_no_less_than_the_score",
    "jack_of_all_trades": "numbers_that_features_make",
    "ki": "ki_is_one_store_for_all_of_it",
    "ki_empowered_strikes": "numbers_that_features_make",
    "lands_stride": "rubble_does_not_slow_who_strides_over_land",
    "lay_on_hands": "hands_give_what_their_owner_likes",
    "martial_arts": "an_unarmed_strike_follows_as_a_bonus_action",
    "mindless_rage": "a_mindless_rage_knows_no_fear",
    "natural_recovery": "a_short_rest_gives_slots_back",
    "natures_sanctuary": "beasts_shrink_from_who_has_natures_sanctuary",
    "open_hand_technique": "a_flurry_throws_down_with_an_open_hand",
    "overchannel": "an_overchannelled_spell_does_its_most_once",
    "pact_magic": "a_short_rest_gives_slots_back",
    "peerless_skill": "a_bard_inspires_itself_at_last",
    "perfect_self": "what_is_used_up_comes_back_as_a_fight_begins",
    "persistent_rage": "auras_and_rages_of_the_highest_levels",
    "potent_cantrip": "a_cantrip_grazes_whoever_saves",
    "protection": "protection_hampers_an_attack_on_a_friend",
    "purity_of_spirit": "the_pure_and_the_tranquil_are_warded_from_the_start",
    "quickened_spell": "a_quickened_spell_leaves_the_action",
    "quivering_palm": "a_palm_stops_a_heart",
    "rage": "rage_makes_blows_harder_and_halves_theirs",
    "relentless_rage": "relentless_rage_stays_up_by_a_save_that_grows_harder",
    "reliable_talent": "a_reliable_talent_is_a_ten_at_least",
    "remarkable_athlete": "a_remarkable_athlete_adds_half_of_the_proficiency",
    "retaliation": "retaliation_strikes_back_at_who_is_near",
    "sculpt_spells": "friends_stand_in_a_sculpted_blast",
    "slow_fall": "a_monk_falls_softly",
    "song_of_rest": "a_song_makes_a_rest_better",
    "sorcerous_restoration": "points_come_back_in_a_short_rest",
    "stroke_of_luck": "a_stroke_of_luck_makes_a_hit_of_a_miss_once",
    "stunning_strike": "a_stunning_strike_is_asked_after_the_hit",
    "subtle_spell": "a_subtle_spell_is_cast_in_silence",
    "superior_critical": "a_champion_hits_critically_more_often",
    "superior_inspiration": "what_is_used_up_comes_back_as_a_fight_begins",
    "supreme_healing": "who_heals_others_is_healed_and_at_last_to_the_full",
    "supreme_sneak": "who_sneaks_supremely_hides_with_advantage",
    "survivor": "a_survivor_knits_below_half",
    "thiefs_reflexes": "a_thief_acts_twice_in_the_first_round",
    "tranquility": "the_pure_and_the_tranquil_are_warded_from_the_start",
    "twinned_spell": "a_twinned_spell_is_for_two",
    "two_weapon_fighting": "the_second_weapon_has_its_modifier_by_a_style",
    "uncanny_dodge": "an_uncanny_dodge_halves_one_hit_before_its_dice",
    "vanish": "who_vanishes_hides_as_a_bonus_action",
    "wild_shape": "a_druid_is_a_beast_with_its_hit_points_and_itself_again_without_them",
}
"""By feature the test that plays it."""


def test_no_feature_is_without_its_test() -> None:
    assert set(FEATURES) - PLAYED.keys() == set() and PLAYED.keys() - set(FEATURES) == set()


@pytest.mark.parametrize("feature", FEATURES)
def test_the_test_of_a_feature_is_there(feature: str) -> None:
    assert any(hasattr(page, f"test_{PLAYED[feature]}") for page in PAGES)
