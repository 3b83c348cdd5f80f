"""Spells that lie on creatures: courage, wards, sharper blows, fear that kills; as a scene would write them."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words import ABILITIES, CREATURE_TYPES, DAMAGE_TYPES
from bojiste.systems.srd5.words.rows import HOUR, LIFELESS, MINUTE, TEN_MINUTES, Row, kept_up, spell

FOREIGN = ("aberration", "celestial", "elemental", "fey", "fiend", "undead")
"""Who is not of this world, and what is against nature."""


def _dread(damage: str) -> list[Row]:
    """Fear that hurts whoever does not get over it."""
    return [{"condition": "frightened", "repeat": True, "damage": damage, "at": "failed"}]


def _ill(**row: object) -> Row:
    """A disease: what it does lasts until three saving throws have been made, or for good when three have failed."""
    return {"inflicts": [{"condition": "diseased", "repeat": "thrice", "save": "constitution"}], **row}


def _also(disease: Row, *conditions: str) -> Row:
    """A disease that brings these conditions besides."""
    inflicted = disease["inflicts"]
    assert isinstance(inflicted, list)
    return {**disease, "inflicts": [*inflicted, *conditions]}


DISEASES: Row = {
    "blinding_sickness": _also(_ill(saps="wisdom"), "blinded"),
    "filth_fever": _also(_ill(), "weakened"),
    "flesh_rot": _ill(saps="charisma", exposes=True),
    "mindfire": _also(_ill(saps="intelligence"), "confused"),
    "seizure": _also(_ill(saps="dexterity"), "shaking"),
    "slimy_doom": _ill(saps="constitution", staggers=True),
}
ENHANCED = {
    "strength": "bulls_strength", "dexterity": "cats_grace", "constitution": "bears_endurance",
    "intelligence": "foxs_cunning", "wisdom": "owls_wisdom", "charisma": "eagles_splendor",
}  # fmt: skip
EYES: Row = {
    "asleep": [{"condition": "unconscious", "until": "harmed", "tended": 0}],
    "panicked": [{"condition": "frightened", "until": "lost"}, {"condition": "fleeing", "until": "lost"}],
    "sickened": [{"condition": "ailing", "repeat": True}],
}
"""What a look of dread does."""

LAID: Mapping[str, Row] = {
    # cantrips
    "guidance": spell(0, "vs", "touch", grants=["check_once 1d4"], **kept_up(MINUTE)),
    "resistance": spell(0, "vsm", "touch", grants=["save_once 1d4"], **kept_up(MINUTE)),
    "spare_the_dying": spell(0, "vs", "touch", not_on=LIFELESS, steadies_life=True),
    "true_strike": spell(0, "s", 30, whom="enemies", grants=["opening"], until="next-turn-end", **kept_up(2)),
    # levels 1 to 3
    "expeditious_retreat": spell(1, "vs", "self", time="bonus", whom="allies", grants=["hurry"], hurries=True,
                                 **kept_up(TEN_MINUTES)),
    "jump": spell(1, "vsm", "touch", whom="allies", grants=["leap 3"], rounds=MINUTE),
    "heroism": spell(1, "vs", "touch", whom="allies", grants=["guard"], keeps_off=["frightened"],
                     lifts=["frightened"], girds=True, higher={"targets": 1}, **kept_up(MINUTE)),
    "protection_from_evil_and_good": spell(1, "vsm", "touch", whom="allies", grants=["guard"], repels=FOREIGN,
                                           keeps_off=["charmed", "frightened", "possessed"], keeps_off_of=FOREIGN,
                                           **kept_up(TEN_MINUTES)),
    "branding_smite": spell(2, "v", "self", time="bonus", whom="allies", grants=["guard"], adds="2d6 radiant",
                            smites=True, inflicts=["branded"], higher="1d6 radiant", **kept_up(MINUTE)),
    "darkvision": spell(2, "vsm", "touch", whom="allies", grants=["darkvision 60"], rounds=8 * HOUR),
    "enhance_ability": spell(2, "vsm", "touch", whom="allies", grants=["guard"], higher={"targets": 1},
                             variants={name: {"hones": ability, **({"thp": "2d6"} if ability == "constitution" else {})}
                                       for ability, name in ENHANCED.items()}, **kept_up(HOUR)),
    "levitate": spell(2, "vsm", 60, floats=20, variants={
        "levitate_friend": {"whom": "allies", "inflicts": ["afloat"]},
        "levitate_foe": {"whom": "enemies", "save": "constitution", "inflicts": ["afloat"]}}, **kept_up(TEN_MINUTES)),
    "see_invisibility": spell(2, "vsm", "self", whom="allies", grants=["unveil"], rounds=HOUR),
    "spider_climb": spell(2, "vsm", "touch", whom="allies", grants=["climb"], **kept_up(HOUR)),
    "warding_bond": spell(2, "vsm", "touch", whom="allies", grants=["ac 1", "save 1"], resists=list(DAMAGE_TYPES),
                          shares=True, tether=60, single=True, rounds=HOUR),
    "blink": spell(3, "vs", "self", whom="allies", grants=["guard"], blinks=True, rounds=MINUTE),
    "beacon_of_hope": spell(3, "vs", 30, whom="allies", targets=20, grants=["guard"], steels=["wisdom"], rallies=True,
                            **kept_up(MINUTE)),
    # levels 4 to 9
    "death_ward": spell(4, "vs", "touch", whom="allies", grants=["guard"], wards_life=True, rounds=8 * HOUR),
    "phantasmal_killer": spell(4, "vsm", 120, save="wisdom", inflicts=_dread("4d10 psychic"), higher="1d10 psychic",
                               **kept_up(MINUTE)),
    "contagion": spell(5, "vs", "touch", attack="melee", variants=DISEASES, rounds=7 * 24 * HOUR),
    "eyebite": spell(6, "vs", 60, save="wisdom", variants={f"eyebite_{how}": {"inflicts": what}
                                                         for how, what in EYES.items()},
                     opens=tuple(f"eyebite_{how}_again" for how in EYES), once=True, **kept_up(MINUTE)),
    "flesh_to_stone": spell(6, "vsm", 60, save="constitution", not_on=("construct", "elemental", "ooze", "plant"),
                            inflicts=[{"condition": "restrained", "repeat": "thrice", "worse": "petrified"}],
                            **kept_up(MINUTE)),
    "irresistible_dance": spell(6, "v", 30, charms=True,
                                inflicts=[{"condition": "dancing", "repeat": "action", "save": "wisdom"}],
                                **kept_up(MINUTE)),
    "divine_word": spell(7, "v", 30, time="bonus", whom="enemies", targets=20, save="charisma", heard=True, slays=20,
                         returns=("celestial", "elemental", "fey", "fiend"), rounds=MINUTE,
                         inflicts=[{"condition": "deafened", "below": 50}, {"condition": "blinded", "below": 40},
                                   {"condition": "stunned", "below": 30}]),
    "feeblemind": spell(8, "vsm", 150, save="intelligence", damage="4d6 psychic", success="all",
                        inflicts=["feebleminded"]),
    "holy_aura": spell(8, "vsm", "self", area="sphere 30", whom="allies", inflicts=["haloed"], steels=ABILITIES,
                       opens=("holy_light",), **kept_up(MINUTE)),
    "maze": spell(8, "vs", 60, inflicts=[{"condition": "banished", "repeat": "action", "test": "intelligence",
                                          "dc": 20}], **kept_up(TEN_MINUTES)),
    "regenerate": spell(7, "vsm", "touch", minutes=1, heal="4d8+15", grants=["guard"], knits=1, rounds=HOUR),
    "foresight": spell(9, "vsm", "touch", minutes=1, whom="allies", inflicts=["foreseeing"], steels=ABILITIES,
                       single=True, rounds=8 * HOUR),
    "mass_heal": spell(9, "vs", 60, targets=20, heal=700, portions=True, lifts=["blinded", "deafened", "diseased"],
                       not_on=LIFELESS),
    "weird": spell(9, "vsm", 120, area="sphere 30", save="wisdom", inflicts=_dread("4d10 psychic"),
                   **kept_up(MINUTE)),
}  # fmt: skip

SHONE = tuple(kind for kind in CREATURE_TYPES if kind not in ("fiend", "undead"))
OPENED_BY_LAID: Mapping[str, Row] = {
    "holy_light": {"time": "touched", "save": "constitution", "inflicts": ["blinded"], "not_on": SHONE, "joins": True,
                   "magical": True},
    **{f"eyebite_{how}_again": {"range": 60, "save": "wisdom", "inflicts": what, "joins": True, "magical": True,
                                "subsequent": True, "once": True} for how, what in EYES.items()},
}  # fmt: skip
"""What these spells open while they go on."""
