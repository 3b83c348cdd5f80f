"""Spells that make a place of battle other than it was: bodies and shells of magic, hurtful ground, wind, quakes."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.rows import BUT_HUMANOIDS, HOUR, MINUTE, TEN_MINUTES, Row, half, kept_up, spell

SITES: Mapping[str, Row] = {
    # level 2
    "flaming_sphere": spell(2, "vsm", 60, area="cube 5", zone=True, starting=False, entered=False, ending=True, rim=5,
                            opens=["flaming_sphere_rolls"],
                            **half("dexterity", "2d6 fire", "1d6 fire", **kept_up(MINUTE))),
    "gust_of_wind": spell(2, "vsm", "self", area="line 60 10", zone=True, entered=False, difficult=True,
                          save="strength", push=15, opens=["gust_of_wind_turns"], **kept_up(MINUTE)),
    "spike_growth": spell(2, "vsm", 150, area="sphere 20", zone=True, starting=False, entered=False, difficult=True,
                          pierces="2d4 piercing", **kept_up(TEN_MINUTES)),
    # level 3
    "plant_growth": spell(3, "vs", 150, area="sphere 100", zone=True, starting=False, entered=False, difficult=True),
    "stinking_cloud": spell(3, "vsm", 90, area="sphere 20", spreads=True, zone=True, entered=False, obscures=True,
                            save="constitution", breathed=True, stalls=True, **kept_up(MINUTE)),
    "wind_wall": spell(3, "vsm", 120, area="wall 50 15", zone=True, at_once=True, starting=False, entered=False,
                       deflects=True, **half("strength", "3d8 bludgeoning", **kept_up(MINUTE))),
    # levels 4 to 8
    "resilient_sphere": spell(4, "vsm", 30, whom="enemies", save="dexterity", largest="large", inflicts=["enclosed"],
                              **kept_up(MINUTE)),
    "arcane_hand": spell(5, "vsm", 120, attack="melee", damage="4d8 force", strikes=True, leash=60,
                         higher="2d8 force", **kept_up(MINUTE)),
    "delayed_blast_fireball": spell(7, "vsm", 150, area="sphere 20", spreads=True, zone=True, starting=False,
                                    entered=False, bursts=True, swells="1d6 fire",
                                    **half("dexterity", "12d6 fire", "1d6 fire", **kept_up(MINUTE))),
    "forcecage": spell(7, "vsm", 100, area="cube 10", whole=True, inflicts=["enclosed"], rounds=HOUR),
    "create_undead": spell(6, "vsm", 10, minutes=1, whom="dead", not_on=BUT_HUMANOIDS, largest="medium", targets=3,
                           brings={"block": "ghoul", "corpses": True, "by_night": True}, higher={"targets": 1}),
    "arcane_sword": spell(7, "vsm", 60, attack="melee", damage="3d10 force", strikes=True, **kept_up(MINUTE)),
    "prismatic_spray": spell(7, "vs", "self", area="cone 60", save="dexterity", success="half",
                             lots=["red_ray", "orange_ray", "yellow_ray", "green_ray", "blue_ray", "indigo_ray",
                                   "violet_ray"]),
    "storm_of_vengeance": spell(9, "vs", 5280, area="sphere 360", zone=True, at_once=True, starting=False,
                                entered=False, save="constitution", damage="2d6 thunder", inflicts=["deafened"],
                                stages=["storm_acid", "storm_lightning", "storm_hail", "storm_gale"],
                                **kept_up(MINUTE)),
    "earthquake": spell(8, "vsm", 500, area="sphere 100", zone=True, starting=False, entered=False, at_once=True,
                        pulses=True, grounded=True, disturbs="once", difficult=True, save="dexterity",
                        inflicts=["prone"], **kept_up(MINUTE)),
}  # fmt: skip

_RAYS = {"red": "fire", "orange": "acid", "yellow": "lightning", "green": "poison", "blue": "cold"}

LED: Mapping[str, Row] = {
    **{f"{color}_ray": {"time": "part", "magical": True, **half("dexterity", f"10d6 {kind}")}
       for color, kind in _RAYS.items()},
    "indigo_ray": {"time": "part", "magical": True,
                   "inflicts": [{"condition": "restrained", "save": "constitution", "repeat": "thrice",
                                 "worse": "petrified"}]},
    "violet_ray": {"time": "part", "magical": True,
                   "inflicts": [{"condition": "blinded", "save": "wisdom", "repeat": "judged"}]},
    "storm_acid": {"time": "part", "magical": True, "damage": "1d6 acid"},
    "storm_lightning": {"time": "part", "magical": True, "range": 5280, "targets": 6,
                        **half("dexterity", "10d6 lightning")},
    "storm_hail": {"time": "part", "magical": True, "damage": "2d6 bludgeoning"},
    "storm_gale": {"time": "part", "magical": True, "damage": "1d6 cold"},
    "flaming_sphere_rolls": {"time": "bonus", "range": 300, "area": "cube 5", "relays": 30, "rim": 5, "rank": 2,
                             "magical": True, **half("dexterity", "2d6 fire", "1d6 fire")},
    "gust_of_wind_turns": {"time": "bonus", "range": "self", "area": "line 60 10", "relays": 60, "magical": True},
    "moonbeam_moves": {"range": 300, "area": "cylinder 5 40", "relays": 60, "rank": 2, "magical": True,
                       **half("constitution", "2d10 radiant", "1d10 radiant")},
}  # fmt: skip
"""What leads them elsewhere, and the parts of which some of them are made."""

NEARLY: dict[str, str] = {
    "create_undead": "greater undead",
    "arcane_hand": "whatever it does but strike",
    "delayed_blast_fireball": "a bead that somebody takes",
    "forcecage": "the cage of bars and steps in the box",
    "storm_of_vengeance": "how its gusts hinder",
    "resilient_sphere": "where it rolls",
    "wind_wall": "small flyers and fights without a map",
    "earthquake": "fissures and buildings",
    "flaming_sphere": "light around it",
    "gust_of_wind": "which way it hinders and what it blows away",
    "moonbeam": "shapechangers in it",
    "plant_growth": "where plants grow and how much they hinder",
    "spike_growth": "its camouflage and fights without a map",
    "stinking_cloud": "what wind does to it",
}
"""Of which something is not played, and what."""
