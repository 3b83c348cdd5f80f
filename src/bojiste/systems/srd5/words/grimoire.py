"""Further spells of battle of the document, as the data a scene would write; those of table 5.8 are in the spellbook.

What a row leaves out of the printed spell is said in ``NEARLY``, and with it wherever somebody casts the spell.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bojiste.systems.srd5.words import DAMAGE_TYPES, calls, sites
from bojiste.systems.srd5.words.laid import LAID, OPENED_BY_LAID
from bojiste.systems.srd5.words.rows import BUT_HUMANOIDS, HOUR, LIFELESS, MINUTE, TEN_MINUTES, Row
from bojiste.systems.srd5.words.rows import half as _half
from bojiste.systems.srd5.words.rows import held as _held
from bojiste.systems.srd5.words.rows import kept_up as _kept_up
from bojiste.systems.srd5.words.rows import spell as _spell
from bojiste.systems.srd5.words.sites import SITES
from bojiste.systems.srd5.words.tome import TOME

OTHERWORLDLY = ("celestial", "elemental", "fey", "fiend", "undead")
BUT_OTHERWORLDLY = (
    "aberration", "beast", "construct", "dragon", "giant", "humanoid", "monstrosity", "ooze", "plant",
)  # fmt: skip
NONMAGICAL = tuple(f"{one} nonmagical" for one in DAMAGE_TYPES)
COMMANDS = {
    "approach": "approaching", "drop": "dropping", "flee": "fleeing", "grovel": "grovelling", "halt": "halting"
}  # fmt: skip
SUGGESTIONS = {"leave": "leaving", "desist": "desisting"}
MORE: Mapping[str, Row] = {
    **TOME,
    **SITES,
    **calls.CALLS,
    **LAID,
    # boons that lie on somebody
    "barkskin": _spell(2, "vsm", "touch", whom="allies", grants=["least_ac 16"], **_kept_up(HOUR)),
    "dispel_evil_and_good": _spell(5, "vsm", "self", whom="allies", grants=["guard"], repels=OTHERWORLDLY,
                                   opens=("break_enchantment", "dismissal"), **_kept_up(MINUTE)),
    "fire_shield": _spell(4, "vsm", "self", whom="allies", grants=["guard"], glows=10, rounds=TEN_MINUTES,
                          variants={"warm_shield": {"resists": ["cold"], "opens": ["flames"]},
                                    "chill_shield": {"resists": ["fire"], "opens": ["frost"]}}),
    "freedom_of_movement": _spell(4, "vsm", "touch", whom="allies", inflicts=["unfettered"], rounds=HOUR),
    "gaseous_form": _spell(3, "vsm", "touch", whom="allies", inflicts=["misty"], resists=NONMAGICAL,
                           steels=("strength", "dexterity", "constitution"), ends_at_zero=True, **_kept_up(HOUR)),
    "longstrider": _spell(1, "vsm", "touch", grants=["speed 10"], rounds=HOUR, higher={"targets": 1}),
    "mage_armor": _spell(1, "vsm", "touch", unarmoured=True, grants=["base_ac 13"], rounds=8 * HOUR),
    "mind_blank": _spell(8, "vs", "touch", grants=["guard"], immune=["psychic"], keeps_off=["charmed"],
                         rounds=24 * HOUR),
    "mirror_image": _spell(2, "vs", "self", whom="allies", grants=["image 3"], rounds=MINUTE),
    "sanctuary": _spell(1, "vsm", 30, time="bonus", whom="allies", inflicts=["warded"], until_it_attacks="hostile",
                        rounds=MINUTE),
    "shillelagh": _spell(0, "vsm", "self", time="bonus", whom="allies", grants=["cudgel"], rounds=MINUTE),
    "stoneskin": _spell(4, "vsm", "touch", grants=["guard"],
                        resists=["bludgeoning nonmagical", "piercing nonmagical", "slashing nonmagical"],
                        **_kept_up(HOUR)),
    "true_seeing": _spell(6, "vsm", "touch", grants=["truesight 120"], rounds=HOUR),
    # words that are obeyed
    "command": _spell(1, "v", 60, save="wisdom", not_on=("undead",), spoken=True, together=30,
                      higher={"targets": 1}, rounds=1,
                      variants={f"command_{word}": {"inflicts": [{"condition": plight, "until": "own-turn-end"}]}
                                for word, plight in COMMANDS.items()}
                     | {"command_other": {"ruled": True, "inflicts": [{"condition": "heeding",
                                                                       "until": "own-turn-end"}]}}),
    "suggestion": _spell(2, "vm", 30, save="wisdom", spoken=True, charms=True,
                         variants={f"suggestion_{word}": {"inflicts": [{"condition": plight, "until": "betrayed"}]}
                                   for word, plight in SUGGESTIONS.items()}
                        | {"suggestion_other": {"ruled": True, "inflicts": [{"condition": "heeding",
                                                                             "until": "betrayed"}]}},
                        **_kept_up(8 * HOUR)),
    # cantrips
    "fire_bolt": _spell(0, "vs", 120, attack="ranged", damage="1d10 fire", grows=True),
    "poison_spray": _spell(0, "vs", 10, save="constitution", damage="1d12 poison", grows=True),
    "ray_of_frost": _spell(0, "vs", 60, attack="ranged", damage="1d8 cold", grows=True,
                           inflicts=[{"condition": "chilled", "until": "turn-start"}]),
    "sacred_flame": _spell(0, "vs", 60, save="dexterity", damage="1d8 radiant", grows=True, uncovered=True),
    "produce_flame": _spell(0, "vs", 30, attack="ranged", damage="1d8 fire", grows=True),
    "vicious_mockery": _spell(0, "v", 60, save="wisdom", damage="1d4 psychic", grows=True,
                              inflicts=[{"condition": "mocked", "until": "own-turn-end"}]),
    "shocking_grasp": _spell(0, "vs", "touch", attack="melee", damage="1d8 lightning", grows=True, metal=True,
                             inflicts=[{"condition": "jolted", "until": "own-turn-start"}]),
    # level 1
    "bless": _spell(1, "vsm", 30, whom="allies", targets=3, grants=["attack 1d4", "save 1d4"], higher={"targets": 1},
                    **_kept_up(MINUTE)),
    "burning_hands": _spell(1, "vs", "self", area="cone 15", **_half("dexterity", "3d6 fire", "1d6 fire")),
    "charm_person": _spell(1, "vs", 30, save="wisdom", fought=True, not_on=BUT_HUMANOIDS, rounds=HOUR,
                           inflicts=[{"condition": "charmed", "until": "betrayed"}],
                           together=30, higher={"targets": 1}),
    "entangle": _spell(1, "vs", 90, area="cube 20", save="strength", zone=True, difficult=True, at_once=True,
                       starting=False, entered=False,
                       inflicts=[{"condition": "restrained", "escape": 0}], **_kept_up(MINUTE)),
    "faerie_fire": _spell(1, "v", 60, area="cube 20", save="dexterity", inflicts=["outlined"], **_kept_up(MINUTE)),
    "fog_cloud": _spell(1, "vs", 120, area="sphere 20", spreads=True, zone=True, obscures=True, **_kept_up(HOUR)),
    "sleep": _spell(1, "vsm", 90, area="sphere 20", pool="5d8", not_on=("undead",), charms=True, rounds=MINUTE,
                    inflicts=[{"condition": "unconscious", "until": "harmed", "tended": 0}], higher={"pool": 2}),
    "guiding_bolt": _spell(1, "vs", 120, attack="ranged", damage="4d6 radiant", higher="1d6 radiant",
                           inflicts=[{"condition": "lit", "until": "next-turn-end"}]),
    "healing_word": _spell(1, "v", 60, time="bonus", heal="1d4", adds_ability=True, not_on=LIFELESS,
                           higher={"heal": "1d4"}),
    "inflict_wounds": _spell(1, "vs", "touch", attack="melee", damage="3d10 necrotic", higher="1d10 necrotic"),
    "shield_of_faith": _spell(1, "vsm", 60, time="bonus", whom="allies", grants=["ac 2"], **_kept_up(TEN_MINUTES)),
    # level 2
    "acid_arrow": _spell(2, "vsm", 90, attack="ranged", damage="4d4 acid", higher="1d4 acid", grazes=True,
                        inflicts=[{"condition": "corroded", "until": "own-turn-end", "damage": "2d4 acid",
                                   "at": "own-end"}]),
    "blur": _spell(2, "v", "self", whom="allies", inflicts=["blurred"], **_kept_up(MINUTE)),
    "darkness": _spell(2, "vm", 60, area="sphere 15", spreads=True, zone=True, obscures=True,
                       **_kept_up(TEN_MINUTES)),
    "lesser_restoration": _spell(2, "vs", "touch", whom="allies",
                                 lifts=["blinded", "deafened", "diseased", "paralyzed", "poisoned"]),
    "misty_step": _spell(2, "v", "self", time="bonus", whom="allies", teleports=30),
    "protection_from_poison": _spell(2, "vs", "touch", whom="allies", lifts=["poisoned"], grants=["guard"],
                                     resists=["poison"], steadies=["poisoned"], rounds=HOUR),
    "silence": _spell(2, "vs", 120, area="sphere 20", spreads=True, zone=True, hushes=True, **_kept_up(TEN_MINUTES)),
    "blindness": _spell(2, "v", 30, save="constitution", inflicts=_held("blinded"), rounds=MINUTE,
                        higher={"targets": 1}),
    "hold_person": _spell(2, "vsm", 60, save="wisdom", not_on=BUT_HUMANOIDS, inflicts=_held("paralyzed"),
                          together=30, higher={"targets": 1}, **_kept_up(MINUTE)),
    "moonbeam": _spell(2, "vsm", 120, area="cylinder 5 40", zone=True, first=True, opens=["moonbeam_moves"],
                       **_half("constitution", "2d10 radiant", "1d10 radiant", **_kept_up(MINUTE))),
    "scorching_ray": _spell(2, "vs", 120, attack="ranged", rays=True, targets=3, damage="2d6 fire",
                            higher={"targets": 1}),
    "shatter": _spell(2, "vsm", 60, area="sphere 10", **_half("constitution", "3d8 thunder", "1d8 thunder")),
    # level 3
    "dispel_magic": _spell(3, "vs", 120, whom="anybody", dispels=True),
    "fear": _spell(3, "vsm", "self", area="cone 30", save="wisdom", dreads=True,
                   inflicts=[{"condition": "frightened", "repeat": "alone"}, "fleeing"], **_kept_up(MINUTE)),
    "mass_healing_word": _spell(3, "v", 60, time="bonus", targets=6, heal="1d4", adds_ability=True, not_on=LIFELESS,
                                higher={"heal": "1d4"}),
    "spirit_guardians": _spell(3, "vsm", "self", area="sphere 15", zone=True, first=True, follows=True, spares=True,
                               difficult=True,
                               higher="1d8 radiant",
                               variants={"radiant_guardians": _half("wisdom", "3d8 radiant", "1d8 radiant"),
                                         "necrotic_guardians": _half("wisdom", "3d8 necrotic", "1d8 necrotic")},
                               **_kept_up(TEN_MINUTES)),
    # level 4
    "banishment": _spell(4, "vsm", 60, save="charisma", inflicts=["incapacitated", "banished"], higher={"targets": 1},
                         **_kept_up(MINUTE)),
    "black_tentacles": _spell(4, "vsm", 90, area="cube 20", zone=True, first=True, difficult=True, crushes=True,
                              save="dexterity", damage="3d6 bludgeoning",
                              inflicts=[{"condition": "restrained", "escape": 0}],
                              **_kept_up(MINUTE)),
    "blight": _spell(4, "vs", 30, not_on=LIFELESS, **_half("constitution", "8d8 necrotic", "1d8 necrotic")),
    "confusion": _spell(4, "vsm", 90, area="sphere 10", save="wisdom", inflicts=_held("confused"),
                        higher={"feet": 5}, **_kept_up(MINUTE)),
    "dimension_door": _spell(4, "v", "self", whom="allies", teleports=500, takes_along=1, unseen=True),
    "greater_invisibility": _spell(4, "vs", "touch", whom="allies", inflicts=["invisible"], **_kept_up(MINUTE)),
    "ice_storm": _spell(4, "vsm", 300, area="cylinder 20 40", zone=True, at_once=True, starting=False, entered=False,
                        difficult=True, rounds=2, until="next-turn-end",
                        **_half("dexterity", ["2d8 bludgeoning", "4d6 cold"], "1d8 bludgeoning")),
    # level 5
    "cloudkill": _spell(5, "vs", 120, area="sphere 20", spreads=True, zone=True, first=True, obscures=True,
                        drifts=10, **_half("constitution", "5d8 poison", "1d8 poison", **_kept_up(TEN_MINUTES))),
    "cone_of_cold": _spell(5, "vsm", "self", area="cone 60", **_half("constitution", "8d8 cold", "1d8 cold")),
    "greater_restoration": _spell(5, "vsm", "touch", whom="allies",
                                  variants={"end_charm": {"lifts": ["charmed"]}, "end_stone": {"lifts": ["petrified"]},
                                            "end_dullness": {"lifts": ["feebleminded"]},
                                            "end_weariness": {"rests": True}, "end_drain": {"mends": True}}),
    "hold_monster": _spell(5, "vsm", 90, save="wisdom", not_on=("undead",), inflicts=_held("paralyzed"),
                           together=30, higher={"targets": 1}, **_kept_up(MINUTE)),
    "insect_plague": _spell(5, "vsm", 300, area="sphere 20", spreads=True, zone=True, difficult=True, first=True,
                            at_once=True, starting=False, ending=True, obscures="lightly",
                            **_half("constitution", "4d10 piercing", "1d10 piercing", **_kept_up(TEN_MINUTES))),
    "mass_cure_wounds": _spell(5, "vs", 60, targets=6, together=60, heal="3d8", adds_ability=True, not_on=LIFELESS,
                               higher={"heal": "1d8"}),
    # levels 6 to 9
    "chain_lightning": _spell(6, "vsm", 150, targets=4, leaps=30, higher={"targets": 1}, save="dexterity",
                              damage="10d8 lightning", success="half"),
    "circle_of_death": _spell(6, "vsm", 150, area="sphere 60", **_half("constitution", "8d6 necrotic", "2d6 necrotic")),
    "disintegrate": _spell(6, "vsm", 60, save="dexterity", ashes=True, damage="10d6+40 force", higher="3d6 force"),
    "freezing_sphere": _spell(6, "vsm", 300, area="sphere 60", **_half("constitution", "10d6 cold", "1d6 cold")),
    "globe_of_invulnerability": _spell(6, "vsm", "self", area="sphere 10", whom="allies", zone=True, starting=False,
                                       entered=False, shuts_out=5, **_kept_up(MINUTE)),
    "harm": _spell(6, "vs", 60, drains="damage", spares_life=True, **_half("constitution", "14d6 necrotic")),
    "heal": _spell(6, "vs", 60, heal=70, lifts=["blinded", "deafened", "diseased", "feebleminded"], not_on=LIFELESS,
                   higher={"heal": 10}),
    "finger_of_death": _spell(7, "vs", 60, **_half("constitution", "7d8+30 necrotic")),
    "fire_storm": _spell(7, "vs", 150, area="cube 20", **_half("dexterity", "7d10 fire")),
    "incendiary_cloud": _spell(8, "vs", 150, area="sphere 20", spreads=True, zone=True, first=True, at_once=True,
                               starting=False, ending=True, obscures=True, drifts=10,
                               **_half("dexterity", "10d8 fire", **_kept_up(MINUTE))),
    "power_word_stun": _spell(8, "v", 60, weaker=150,
                              inflicts=[{"condition": "stunned", "save": "constitution", "repeat": True}]),
    "power_word_kill": _spell(9, "v", 60, weaker=100, kills=True),
    "sunburst": _spell(8, "vsm", 150, area="sphere 60", inflicts=_held("blinded"), rounds=MINUTE,
                       worse_for=("undead", "ooze"),
                       **_half("constitution", "12d6 radiant")),
    "meteor_swarm": _spell(9, "vs", 5280, area="sphere 40",
                           **_half("dexterity", ["20d6 fire", "20d6 bludgeoning"])),
}  # fmt: skip

OPENED: Mapping[str, Row] = {
    **OPENED_BY_LAID,
    "break_enchantment": {"range": "touch", "whom": "allies", "lifts": ["charmed", "frightened"],
                          "lifts_of": OTHERWORLDLY, "spends": True, "magical": True},
    "dismissal": {"range": "touch", "attack": "melee", "save": "charisma", "not_on": BUT_OTHERWORLDLY, "expels": True,
                  "spends": True, "magical": True},
    "body_again": {"range": "self", "whom": "allies", "spends": True},
    "leave_body": {"time": "bonus", "range": "self", "whom": "allies", "spends": True},
    "extinguish": {"time": "bonus", "range": "self", "whom": "allies", "spends": True},
    "call_lightning_again": {"range": 120, "area": "sphere 5", "rank": 3, "magical": True,
                             **_half("dexterity", "3d10 lightning", "1d10 lightning")},
    **{f"heat_{what}_again": {"time": "bonus", "subsequent": True, "range": 300, "whom": "enemies",
                              "damage": "2d8 fire", "sears": what, "higher": "1d8 fire", "rank": 2, "same": True,
                              "magical": True}
       for what in ("armour", "weapon")},
    "hunters_mark_again": {"time": "bonus", "range": 90, "whom": "enemies", "grants": ["quarry 1d6"], "anew": True,
                           "magical": True},
    "sunbeam_again": {"range": "self", "area": "line 60 5", "worse_for": ("undead", "ooze"), "magical": True,
                      "inflicts": [{"condition": "blinded", "until": "turn-start"}],
                      **_half("constitution", "6d8 radiant")},
    "telekinesis_again": {"range": 60, "contest": "strength", "by_mind": True, "largest": "huge", "magical": True,
                          "inflicts": [{"condition": "restrained", "until": "next-turn-end"}]},
    "vampiric_touch_again": {"range": "touch", "attack": "melee", "damage": "3d6 necrotic", "higher": "1d6 necrotic",
                             "rank": 3, "drinks": True, "magical": True},
    **sites.LED,
    "flames": {"time": "touched", "damage": "2d8 fire", "magical": True},
    "frost": {"time": "touched", "damage": "2d8 cold", "magical": True},
}  # fmt: skip
"""What spells open while they go on."""

_SOMETHING = "fire_storm meteor_swarm web".split()  # noqa: SIM905 (a list to be read)
"""Ground that stays, the shape of several areas, what the caster may move."""

NEARLY: Mapping[str, str] = dict.fromkeys(_SOMETHING, "") | {
    **sites.NEARLY,
    **calls.NEARLY,
    "blade_barrier": "off the map",
    "branding_smite": "its light",
    "divine_word": "what lasts longer than a minute",
    "enhance_ability": "falls and burdens",
    "flesh_to_stone": "stone for good",
    "holy_aura": "its light",
    "levitate": "weights and heights off the map",
    "maze": "who knows mazes",
    "see_invisibility": "what is on another plane",
    "call_lightning": "a storm that is there already",
    "conjure_elemental": "one that is no longer under control",
    **dict.fromkeys(("dominate_beast", "dominate_monster", "dominate_person"), "total control by an action"),
    "enlarge_reduce": "the size of the reduced",
    "globe_of_invulnerability": "off the map who comes in later",
    "silence": "off the map",
    "slow": "spells that come late",
    "spirit_guardians": "half the speed, whom the caster spares",
    "sunbeam": "its light",
    "telekinesis": "where it moves whom",
    "wall_of_fire": "off the map",
    "wall_of_force": "off the map",
    "wall_of_ice": "breaching it",
    "wall_of_stone": "breaching it",
    "wall_of_thorns": "its thickness",
}
"""Spells of which something is not played, and what of them where there are words for it."""


def nearly(spells: Iterable[str]) -> tuple[str, ...]:
    """Those of these spells that are played but for something, as a block names them: ``suggestion: other courses``."""
    told = ((name.replace("_", " "), NEARLY[name]) for name in spells if name in NEARLY)
    return tuple(": ".join(filter(None, both)) for both in told)
