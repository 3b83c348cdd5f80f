"""Spells of battle that parties bring and blocks cast, besides those of the grimoire, as a scene would write them."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words import ABILITIES, CREATURE_TYPES
from bojiste.systems.srd5.words.rows import (
    BUT_HUMANOIDS,
    HOUR,
    MINUTE,
    TEN_MINUTES,
    Row,
    half,
    kept_up,
    spell,
)

ENERGIES = ("acid", "cold", "fire", "lightning", "thunder")
_SPELLBOUND = [{"condition": name, "until": "harmed", "tended": 0} for name in ("charmed", "incapacitated", "mired")]

WALL: Row = {"zone": True, "starting": False, "entered": False, **kept_up(TEN_MINUTES)}
"""What is solid."""

_RULED = [{"condition": name, "repeat": "harmed"} for name in ("charmed", "dominated")]


def _dominates(level: int, kinds: tuple[str, ...], rounds: int) -> Row:
    """To make somebody of these types do one's will."""
    others = tuple(kind for kind in CREATURE_TYPES if kind not in kinds)
    row: Row = {"not_on": others} if others else {}
    return spell(level, "vs", 60, save="wisdom", fought=True, charms=True, inflicts=_RULED, **row, **kept_up(rounds))


TOME: Mapping[str, Row] = {
    # cantrips
    "acid_splash": spell(0, "vs", 60, save="dexterity", damage="1d6 acid", grows=True, targets=2, together=5),
    "eldritch_blast": spell(0, "vs", 120, attack="ranged", damage="1d10 force", rays=True, grows=True),
    # level 1
    "bane": spell(1, "vsm", 30, whom="enemies", targets=3, save="charisma",
                  grants=["attack_less 1d4", "save_less 1d4"], higher={"targets": 1}, **kept_up(MINUTE)),
    "color_spray": spell(1, "vsm", "self", area="cone 15", pool="6d10", inflicts=["blinded"], rounds=1,
                         higher={"pool": 2}),
    "divine_favor": spell(1, "vs", "self", time="bonus", whom="allies", grants=["guard"], adds="1d4 radiant",
                          **kept_up(MINUTE)),
    "false_life": spell(1, "vsm", "self", whom="allies", thp="1d4+4", rounds=HOUR, higher={"thp": 5}),
    "grease": spell(1, "vsm", 60, area="cube 10", save="dexterity", zone=True, difficult=True, at_once=True,
                    starting=False, ending=True, inflicts=["prone"], rounds=MINUTE),
    "hideous_laughter": spell(1, "vsm", 30, save="wisdom", minded=5,
                              inflicts=["prone", {"condition": "incapacitated", "repeat": "often"}],
                              **kept_up(MINUTE)),
    "hunters_mark": spell(1, "v", 90, time="bonus", whom="enemies", grants=["quarry 1d6"],
                          opens=["hunters_mark_again"], **kept_up(HOUR)),
    # level 2
    "aid": spell(2, "vsm", 30, whom="allies", targets=3, raises=5, higher={"raises": 5}, rounds=8 * HOUR),
    "calm_emotions": spell(2, "vs", 60, area="sphere 20", save="charisma", not_on=BUT_HUMANOIDS,
                           variants={"calm_hostility": {"inflicts": [{"condition": "desisting", "until": "roused"}]},
                                     "calm_fear": {"whom": "allies", "grants": ["guard"],
                                                   "lifts": ["charmed", "frightened"],
                                                   "suppresses": True,
                                                   "keeps_off": ["charmed", "frightened"]}},
                           **kept_up(MINUTE)),
    "enlarge_reduce": spell(2, "vsm", 30,
                            variants={"enlarge": {"whom": "allies", "grants": ["blade_more 1d4", "grow 1"],
                                                  "steels": ["strength"], "hones": "strength"},
                                      "reduce": {"whom": "enemies", "save": "constitution", "inflicts": ["weakened"],
                                                 "grants": ["blade_less 1d4"]}},
                            **kept_up(MINUTE)),
    "heat_metal": spell(2, "vsm", 60, whom="enemies", grants=["guard"],
                        variants={f"heat_{what}": {"sears": what, "opens": [f"heat_{what}_again"]}
                                  for what in ("armour", "weapon")},
                        damage="2d8 fire", higher="1d8 fire", **kept_up(MINUTE)),
    "magic_weapon": spell(2, "vs", "touch", time="bonus", whom="allies", grants=["blade 1"],
                          higher={"boon": 1, "each": 2}, **kept_up(HOUR)),
    "ray_of_enfeeblement": spell(2, "vs", 60, attack="ranged",
                                 inflicts=[{"condition": "enfeebled", "repeat": True, "save": "constitution"}],
                                 **kept_up(MINUTE)),
    # level 3
    "call_lightning": spell(3, "vs", 120, area="sphere 5", opens=["call_lightning_again"],
                            **half("dexterity", "3d10 lightning", "1d10 lightning", **kept_up(TEN_MINUTES))),
    "haste": spell(3, "vsm", 30, whom="allies", inflicts=["hasted"], grants=["ac 2"], wearies=True,
                   **kept_up(MINUTE)),
    "bestow_curse": spell(3, "vs", "touch", save="wisdom",
                          variants={f"curse_of_{ability}": {"grants": ["guard"], "whom": "enemies", "saps": ability}
                                    for ability in ABILITIES}
                          | {"curse_of_blows": {"inflicts": ["cowed"]}, "curse_of_sloth": {"inflicts": ["slothful"]},
                             "curse_of_wounds": {"inflicts": ["cursed"], "wounds": "1d8 necrotic"}},
                          **kept_up(MINUTE)),
    "hypnotic_pattern": spell(3, "sm", 120, area="cube 30", save="wisdom", charms=True, inflicts=_SPELLBOUND,
                              **kept_up(MINUTE)),
    "protection_from_energy": spell(3, "vs", "touch", whom="allies", grants=["guard"],
                                    variants={f"ward_from_{energy}": {"resists": [energy]} for energy in ENERGIES},
                                    **kept_up(HOUR)),
    "sleet_storm": spell(3, "vsm", 150, area="cylinder 40 20", zone=True, first=True, difficult=True, obscures=True,
                         disturbs=True, save="dexterity", inflicts=["prone"], **kept_up(MINUTE)),
    "slow": spell(3, "vsm", 120, save="wisdom", whom="enemies", targets=6, together=40,
                  inflicts=[{"condition": "slowed", "repeat": True}], grants=["ac_less 2", "dexterity_less 2"],
                  **kept_up(MINUTE)),
    "vampiric_touch": spell(3, "vs", "touch", attack="melee", damage="3d6 necrotic", higher="1d6 necrotic",
                            drinks=True, opens=["vampiric_touch_again"], **kept_up(MINUTE)),
    "animate_dead": spell(3, "vsm", 10, minutes=1, whom="dead", not_on=BUT_HUMANOIDS, largest="medium",
                          brings={"block": "zombie", "corpses": True}, higher={"targets": 2}),
    # level 4
    "dominate_beast": _dominates(4, ("beast",), MINUTE),
    "guardian_of_faith": spell(4, "v", 30, area="sphere 10", zone=True, first=True, spares=True, wears=60,
                               rounds=8 * HOUR, **half("dexterity", "20 radiant")),
    "wall_of_fire": spell(4, "vsm", 120, area="wall 60 20", zone=True, at_once=True, first=True, starting=False,
                          ending=True, obscures=True, side=10, sure=True,
                          **half("dexterity", "5d8 fire", "1d8 fire", **kept_up(MINUTE))),
    # level 5
    "conjure_elemental": spell(5, "vsm", "self", minutes=1, whom="allies",
                               variants={f"conjure_{one}": {"brings": {"block": f"{one}_elemental"}}
                                         for one in ("air", "earth", "fire", "water")}, **kept_up(HOUR)),
    "dominate_person": _dominates(5, ("humanoid",), MINUTE),
    "wall_of_force": spell(5, "vsm", 120, area="wall 100 20", solid=True, clear=True, **WALL),
    "wall_of_stone": spell(5, "vsm", 120, area="wall 100 30", solid=True, **WALL),
    "telekinesis": spell(5, "vs", 60, contest="strength", by_mind=True, largest="huge",
                         inflicts=[{"condition": "restrained", "until": "next-turn-end"}],
                         opens=["telekinesis_again"], **kept_up(TEN_MINUTES)),
    # level 6
    "sunbeam": spell(6, "vsm", "self", area="line 60 5", worse_for=("undead", "ooze"), opens=["sunbeam_again"],
                     inflicts=[{"condition": "blinded", "until": "turn-start"}],
                     **half("constitution", "6d8 radiant", **kept_up(MINUTE))),
    "blade_barrier": spell(6, "vs", 90, area="wall 100 60", zone=True, first=True, difficult=True, shelters=True,
                           **half("dexterity", "6d10 slashing", **kept_up(TEN_MINUTES))),
    "wall_of_ice": spell(6, "vsm", 120, area="wall 100 20", solid=True, at_once=True,
                         **half("dexterity", "10d6 cold", "2d6 cold", **WALL)),
    "wall_of_thorns": spell(6, "vsm", 120, area="wall 60 20", zone=True, at_once=True, first=True, starting=False,
                            ending=True, difficult=True, obscures=True, later="7d8 slashing",
                            **half("dexterity", "7d8 piercing", "1d8 piercing", **kept_up(TEN_MINUTES))),
    "dominate_monster": _dominates(8, CREATURE_TYPES, HOUR),
    "mass_suggestion": spell(6, "vm", 60, save="wisdom", spoken=True, charms=True, targets=12, rounds=24 * HOUR,
                             variants={f"mass_suggestion_{word}": {"inflicts": [{"condition": plight,
                                                                                 "until": "betrayed"}]}
                                       for word, plight in (("leave", "leaving"), ("desist", "desisting"))}),
}  # fmt: skip
