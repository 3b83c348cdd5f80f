"""Tables of the catalogue as data (its section 5): sizes, damage types, traits, interactions; what
is bought and carried stands in ``words.goods``.

Units: distances in half feet (``FT`` half feet make a foot, ``SQUARE`` a square of 5 ft or one sáh).
"""

from __future__ import annotations

FT = 2
SQUARE = 5 * FT
HALF_FEET = {"foot": FT, "sah": SQUARE}
"""How many half feet make the unit of a printing."""

MODES = ("walk", "fly", "swim", "climb", "burrow")
"""Kinds of speed."""

# Life of a creature, as small integers and as the names a scene uses.
OK, DYING, STABLE, DEAD = 0, 1, 2, 3
LIFE = ("ok", "dying", "stable", "dead")
WHOLE = "whole"
"""What an object is until it is destroyed: it has no life that could end."""

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

SKILL_ABILITY = {
    "acrobatics": "dexterity",
    "animal_handling": "wisdom",
    "arcana": "intelligence",
    "athletics": "strength",
    "deception": "charisma",
    "history": "intelligence",
    "insight": "wisdom",
    "intimidation": "charisma",
    "investigation": "intelligence",
    "medicine": "wisdom",
    "nature": "intelligence",
    "perception": "wisdom",
    "performance": "charisma",
    "persuasion": "charisma",
    "religion": "intelligence",
    "sleight_of_hand": "dexterity",
    "stealth": "dexterity",
    "survival": "wisdom",
}
"""The ability whose modifier a skill has that is not trained."""

# 5.1 Size and space: the rank of a size is its place here; SPACE is the side of its square.
SIZES = ("tiny", "small", "medium", "large", "huge", "gargantuan")
TINY, SMALL, MEDIUM, LARGE, HUGE, GARGANTUAN = 0, 1, 2, 3, 4, 5
SPACE = (5, 10, 10, 20, 30, 40)
SPACE_SQUARES = (1, 1, 1, 2, 3, 4)

# 5.3 Damage types: a type is its place here.
DAMAGE_TYPES = (
    "acid",
    "bludgeoning",
    "cold",
    "fire",
    "force",
    "lightning",
    "necrotic",
    "piercing",
    "poison",
    "psychic",
    "radiant",
    "slashing",
    "thunder",
)
ACID, BLUDGEONING, COLD, FIRE, FORCE, LIGHTNING, NECROTIC = 0, 1, 2, 3, 4, 5, 6
PIERCING, POISON, PSYCHIC, RADIANT, SLASHING, THUNDER = 7, 8, 9, 10, 11, 12

# Appendix A: a condition is a bit, its number the place here.
CONDITIONS = (
    "blinded",
    "charmed",
    "deafened",
    "frightened",
    "grappled",
    "incapacitated",
    "invisible",
    "paralyzed",
    "petrified",
    "poisoned",
    "prone",
    "restrained",
    "stunned",
    "unconscious",
)

HAMPERED = (
    "afloat", "ailing", "approaching", "banished", "befriended", "bemused", "berserk", "bewildered", "blurred",
    "branded", "chilled", "confused", "cursed", "dancing", "desisting", "diseased", "dominated", "dropping", "enclosed",
    "enfeebled", "ethereal", "feebleminded", "fleeing", "flinching", "foreseeing", "grovelling", "haloed", "halting",
    "hasted", "heeding", "jolted", "leaving", "lethargic", "lit", "lured", "mired", "mist", "misty", "mocked",
    "nimble", "numbed", "outlined", "possessed", "shaking", "sickened", "slothful", "slowed", "unfettered", "warded",
    "weakened",
)  # fmt: skip
"""Plights that are shown and felt like conditions: held in the air, sick, told to come, not here, heeding a friend,
dull of wit, striking at whoever is nearest, doing what a die says (a d8), hard to hit, never invisible, slower,
doing what a d10 says, cursed with wounds, dancing, told to keep out of it, ill with a disease, under another's will,
told to drop what it holds, shut in by magic, striking at half strength, on another plane, out of its mind, told to
flee, beside itself, knowing what comes, to grovel, in holy light, to halt, twice as fast, to do what the referee
makes of it, without reactions, told to go away, worn out by haste, easy to hit once, following a song, stuck in the
ground, mist that can do nothing, a cloud, hard to hit with once, quick to evade, much slower, easy to hit, with a
ghost within, with hands that shake, an action or a bonus action, too slothful to act, half of what a turn holds,
held back by nothing, not to be struck at without a saving throw, no strength."""
ETHER = "ether"
"""Where who is on the Ethereal Plane is, in the place of a creature's id."""
AWAY = "away"
"""Where who is banished is, in the place of a creature's id."""
RULED = frozenset({"dominated", "possessed"})
"""Plights of who does another's will: whoever has caused it decides, and whom that one fights it fights."""
CARRIED = ("swallowed", "engulfed", "encased")
"""Being within another: swallowed, where nobody gets at one from outside, engulfed, or encased, where nothing but a
hand does."""
PLIGHTS = (
    *HAMPERED,
    *CARRIED,
    "averted",
    "bleeding",
    "burning",
    "clung",
    "corroded",
    "cowed",
    "festering",
    "gilled",
    "silenced",
    "unhealed",
    "unregenerating",
)
"""What somebody may suffer besides conditions: those; a wound, fire and acid that hurt turn by turn, who clings to it;
disadvantage against who has caused it, no healing but by magic, no breath but under water, no voice, no healing, no
regeneration."""
GRANTS = (
    "ac",
    "ac_less",
    "attack",
    "attack_less",
    "attack_once",
    "base_ac",
    "blade",
    "blade_less",
    "blade_more",
    "check_once",
    "climb",
    "cudgel",
    "darkvision",
    "dexterity_less",
    "double",
    "fly",
    "grow",
    "guard",
    "hurry",
    "image",
    "leap",
    "least_ac",
    "opening",
    "quarry",
    "save",
    "save_less",
    "save_once",
    "speed",
    "strike",
    "truesight",
    "unveil",
)
"""What a power may lend, or (``less``) take: Armor Class, bonuses to attack rolls, what replaces the armour (and
Dexterity), hitting and harming with weapons, dice of their damage, a die for one check, climbing as fast as one walks,
a club led by magic, feet of darkvision, Dexterity saving throws, the dice of blows of strength twice, a flying speed,
sizes more, what its row says, Dash as a bonus action, images of oneself, jumps so many times as long, the least Armor
Class, an opening for its user's next turn, dice against its quarry, bonuses to saving throws, a die for one of them,
feet of speed, a blow as a bonus action, feet of truesight, eyes for the invisible."""

CREATURE_TYPES = (
    "aberration",
    "beast",
    "celestial",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "fiend",
    "giant",
    "humanoid",
    "monstrosity",
    "ooze",
    "plant",
    "undead",
)

# 5.10 Traits that are played, with what their number is (0: they have none).
OF_BLOCKS = (
    "aggressive",
    "ambusher",
    "amorphous",
    "assassinate",
    "barbed_hide",
    "berserk",
    "blood_frenzy",
    "brave",
    "confer_fire_resistance",
    "corrode_metal",
    "corrosive_form",
    "cunning_action",
    "damage_transfer",
    "dark_devotion",
    "devils_sight",
    "duergar_resilience",
    "dwarven_resilience",
    "earth_glide",
    "echolocation",
    "evasion",
    "fey_ancestry",
    "flyby",
    "freedom_of_movement",
    "gnome_cunning",
    "grappler",
    "halfling_nimbleness",
    "ice_walk",
    "illumination",
    "incorporeal_movement",
    "invisible",
    "keen_hearing",
    "keen_sight",
    "keen_smell",
    "legendary_resistance",
    "light_sensitivity",
    "lucky",
    "magic_resistance",
    "martial_advantage",
    "misty_escape",
    "multiple_heads",
    "nimble_escape",
    "pack_tactics",
    "parry",
    "rampage",
    "reactive",
    "reactive_heads",
    "reckless",
    "reflective_carapace",
    "relentless",
    "relentless_endurance",
    "rock_catching",
    "running_leap",
    "savage_attacks",
    "shadow_stealth",
    "shares_space",
    "siege_monster",
    "sneak_attack",
    "snow_camouflage",
    "standing_leap",
    "steadfast",
    "stone_camouflage",
    "sunlight_sensitivity",
    "sunlight_weakness",
    "sure_footed",
    "surprise_attack",
    "swarm",
    "teleport",
    "tunneler",
    "two_headed",
    "undead_fortitude",
    "underwater_camouflage",
    "vampire_weaknesses",
    "water_susceptibility",
    "web_walker",
)
FEATURES = (
    "action_surge",
    "agonizing_blast",
    "arcane_recovery",
    "archery",
    "aura_of_courage",
    "aura_of_devotion",
    "aura_of_protection",
    "blessed_healer",
    "brutal_critical",
    "careful_spell",
    "colossus_slayer",
    "cutting_words",
    "danger_sense",
    "dark_ones_blessing",
    "dark_ones_own_luck",
    "defense",
    "deflect_missiles",
    "disciple_of_life",
    "distant_spell",
    "divine_smite",
    "divine_strike",
    "dueling",
    "elemental_affinity",
    "elusive",
    "empowered_evocation",
    "empowered_spell",
    "extended_spell",
    "feral_instinct",
    "fiendish_resilience",
    "foe_slayer",
    "font_of_magic",
    "frenzy",
    "great_weapon_fighting",
    "heightened_spell",
    "hunters_multiattack",
    "hurl_through_hell",
    "improved_critical",
    "improved_divine_smite",
    "indomitable",
    "indomitable_might",
    "jack_of_all_trades",
    "ki",
    "ki_empowered_strikes",
    "lands_stride",
    "lay_on_hands",
    "martial_arts",
    "mindless_rage",
    "natural_recovery",
    "natures_sanctuary",
    "open_hand_technique",
    "overchannel",
    "pact_magic",
    "peerless_skill",
    "perfect_self",
    "persistent_rage",
    "potent_cantrip",
    "protection",
    "purity_of_spirit",
    "quickened_spell",
    "quivering_palm",
    "rage",
    "relentless_rage",
    "reliable_talent",
    "remarkable_athlete",
    "retaliation",
    "sculpt_spells",
    "slow_fall",
    "song_of_rest",
    "sorcerous_restoration",
    "stroke_of_luck",
    "stunning_strike",
    "subtle_spell",
    "superior_critical",
    "superior_inspiration",
    "supreme_healing",
    "supreme_sneak",
    "survivor",
    "thiefs_reflexes",
    "tranquility",
    "twinned_spell",
    "two_weapon_fighting",
    "uncanny_dodge",
    "vanish",
    "wild_shape",
)
"""Features of classes, which sheets have as traits; the number is the level in the class."""
CHARMS = (
    "brooch_of_shielding",
    "cloak_of_displacement",
    "flame_tongue",
    "frost_brand",
    "giant_slayer",
    "mace_of_disruption",
    "scimitar_of_speed",
    "spellguard_shield",
    "sword_of_life_stealing",
)
"""Magic items that speak at moments: whoever bears one has it as a trait."""
TRAITS = (*OF_BLOCKS, *FEATURES, *CHARMS)
"""All traits that a sheet may have."""
NUMBERED_FEATURES = frozenset(
    """action_surge arcane_recovery aura_of_courage aura_of_devotion aura_of_protection brutal_critical
    dark_ones_blessing deflect_missiles divine_strike font_of_magic indomitable ki lay_on_hands martial_arts
    natural_recovery rage slow_fall song_of_rest wild_shape""".split()  # noqa: SIM905 (a list to be read)
)
NUMBERED_TRAITS = NUMBERED_FEATURES | frozenset(
    """berserk illumination legendary_resistance martial_advantage multiple_heads parry relentless running_leap
    shadow_stealth sneak_attack standing_leap surprise_attack teleport""".split()  # noqa: SIM905 (a list to be read)
)
FLUID = frozenset({"shares_space", "swarm"})
"""Traits of those who may stop in another's space."""
PARTS = (
    "attack",
    "multiattack",
    "recharge",
    "save",
    "area",
    "legendary",
    "trait",
    "reaction",
    "spells",
    "defence",
    "action",
    "feature",
)
"""Parts of a block by which it is said how far it is played; the last one says nothing more."""

# 5.2 Free object interactions. The small flame and the lantern depend on the printing (PR04, PR05).
FREE_INTERACTIONS = (
    "draw_or_sheathe_sword",
    "open_or_close_door",
    "take_potion_from_backpack",
    "pick_up_dropped_axe",
    "take_trinket_from_table",
    "take_off_ring",
    "put_food_into_mouth",
    "plant_banner",
    "take_coins_from_pouch",
    "drink_up_mug",
    "pull_lever_or_throw_switch",
    "take_torch_from_holder",
    "take_book_from_shelf",
    "light_small_flame",
    "extinguish_small_flame",
    "put_on_mask",
    "cover_lantern",
    "pull_up_hood",
    "put_ear_to_door",
    "kick_small_stone",
    "turn_key",
    "tap_floor_with_pole",
    "hand_over_item",
)

# What the text of both printings names as difficult terrain.
DIFFICULT_TERRAIN = frozenset(
    {"low_furniture", "rubble", "undergrowth", "steep_stairs", "snow", "shallow_bog", "boulders", "briers"}
)

# 5.6 Proficiency bonus by level or by whole challenge rating 0 … 30 (a challenge below 1 counts as 0).
PROFICIENCY = (2,) * 5 + (3,) * 4 + (4,) * 4 + (5,) * 4 + (6,) * 4 + (7,) * 4 + (8,) * 4 + (9,) * 2

EXPERIENCE = {
    "0": 10, "1/8": 25, "1/4": 50, "1/2": 100, "1": 200, "2": 450, "3": 700, "4": 1100, "5": 1800, "6": 2300, "7": 2900,
    "8": 3900, "9": 5000, "10": 5900, "11": 7200, "12": 8400, "13": 10000, "14": 11500, "15": 13000, "16": 15000,
    "17": 18000, "18": 20000, "19": 22000, "20": 25000, "21": 33000, "22": 41000, "23": 50000, "24": 62000, "25": 75000,
    "26": 90000, "27": 105000, "28": 120000, "29": 135000, "30": 155000,
}  # fmt: skip
"""Experience points by challenge rating."""
