"""Parties as ready sheets print them: typed by class, level, race, abilities and gear alone, they are complete, play an
adventuring day, and their features come up in it.

The five of the first level are like the ready heroes of a starter set of 2014; those of the fifth and of the
eleventh are such as published adventures of these levels bring along. Hit points, Armor Class and bonuses were worked
out by hand from the document's rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.systems.srd5.prepare import Profile


class Ready(NamedTuple):
    """A ready hero: six scores, gear, and what its sheet prints: hit points, Armor Class, the bonus of its first
    attack (or its spells: what a saving throw against them must reach)."""

    calling: str
    scores: tuple[int, int, int, int, int, int]
    hp: int
    ac: int
    bonus: int
    gear: Mapping[str, Any]


SCORES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
FIRST = {
    "guard": Ready("fighter", (16, 9, 15, 11, 13, 14), 12, 17, 5,
                   {"race": "human", "style": "defense", "armour": "chain_mail", "weapons": ["greataxe", "javelin"]}),
    "archer": Ready("fighter", (14, 16, 15, 11, 13, 9), 12, 14, 7,
                    {"race": "human", "style": "archery", "armour": "leather", "weapons": ["longbow", "greatsword"]}),
    "priest": Ready("cleric", (14, 8, 15, 10, 16, 12), 11, 18, 4,
                    {"race": "hill dwarf", "armour": "chain_mail", "shield": True, "weapons": ["warhammer"],
                     "spells": ["sacred_flame", "bless", "cure_wounds", "guiding_bolt"]}),
    "burglar": Ready("rogue", (8, 16, 12, 13, 10, 16), 9, 14, 5,
                     {"race": "lightfoot halfling", "armour": "leather", "weapons": ["shortsword", "shortbow"]}),
    "mage": Ready("wizard", (10, 15, 14, 16, 12, 8), 8, 12, 4,
                  {"race": "high elf", "weapons": ["shortsword"],
                   "spells": ["fire_bolt", "burning_hands", "magic_missile", "sleep", "shield"]}),
}  # fmt: skip
FIFTH = {
    "tor": Ready("barbarian", (18, 14, 16, 8, 12, 10), 55, 15, 7,
                 {"race": "half-orc", "weapons": ["greataxe", "javelin"]}),
    "pavla": Ready("paladin", (18, 10, 14, 8, 12, 16), 44, 18, 7,
                   {"race": "human", "style": "dueling", "armour": "chain_mail", "shield": True,
                    "weapons": ["longsword", "javelin"], "spells": ["bless", "cure_wounds", "shield_of_faith"]}),
    "sera": Ready("sorcerer", (8, 14, 14, 12, 10, 18), 37, 15, 5,
                  {"race": "red dragonborn", "weapons": ["dagger"], "choices": ["quickened_spell", "twinned_spell"],
                   "spells": ["fire_bolt", "magic_missile", "scorching_ray", "fireball"]}),
    "lute": Ready("bard", (8, 16, 14, 10, 12, 18), 38, 15, 6,
                  {"race": "half-elf", "armour": "studded_leather", "weapons": ["rapier"],
                   "spells": ["vicious_mockery", "healing_word", "faerie_fire", "shatter", "hypnotic_pattern"]}),
}  # fmt: skip
ELEVENTH = {
    "gawain": Ready("fighter", (20, 14, 16, 10, 12, 8), 103, 18, 9,
                    {"race": "human", "style": "great_weapon_fighting", "armour": "plate", "weapons": ["greatsword"]}),
    "mei": Ready("monk", (10, 20, 14, 10, 16, 8), 80, 18, 9,
                 {"race": "human", "weapons": ["quarterstaff", "dart"]}),
    "agata": Ready("cleric", (14, 10, 14, 10, 20, 12), 80, 20, 6,
                   {"race": "human", "armour": "plate", "shield": True, "weapons": ["mace"],
                    "spells": ["sacred_flame", "bless", "cure_wounds", "spiritual_weapon", "spirit_guardians",
                               "mass_cure_wounds", "heal"]}),
    "ezra": Ready("wizard", (8, 14, 14, 20, 12, 10), 68, 12, 6,
                  {"race": "human", "weapons": ["dagger"],
                   "spells": ["fire_bolt", "shield", "scorching_ray", "fireball", "ice_storm", "cone_of_cold"]}),
}  # fmt: skip
PARTIES: Mapping[int, Mapping[str, Ready]] = {1: FIRST, 5: FIFTH, 11: ELEVENTH}
DAYS = {
    1: [("goblin", 3, "none"), ("wolf", 2, "short"), ("bugbear", 1, "none")],
    5: [("ogre", 2, "none"), ("wight", 2, "short"), ("owlbear", 2, "none")],
    11: [("ogre", 4, "none"), ("stone_giant", 1, "short"), ("young_red_dragon", 1, "none")],
}
"""Fights of a day: whom the party meets, and what rest comes before."""
USED = {
    1: {"sneak_attack", "guiding_bolt", "sleep"},
    5: {"rage", "frenzy", "divine_smite", "bardic_inspiration", "cutting_words", "quickened_spell"},
    11: {"action_surge", "stunning_strike", "open_hand_technique", "empowered_evocation", "spiritual_weapon"},
}
"""Features and spells that a day brings up."""


def sheet(id: str, level: int) -> dict[str, Any]:
    one = PARTIES[level][id]
    scores = dict(zip(SCORES, one.scores, strict=True))
    return {"id": id, "side": "heroes", "class": one.calling, "level": level, "abilities": scores, **one.gear}


@cache
def day(level: int, tactic: str = "clever") -> Scene:
    """The party's day, by tactics alone."""
    party = [{**sheet(id, level), "tactic": tactic, "now": {"position": [2, 3 + 3 * at]}}
             for at, id in enumerate(PARTIES[level])]  # fmt: skip
    foes = [{"block": block, "id": f"{block}-{one}", "side": f"s{at}", "now": {"position": [11 + 3 * at, 1 + 4 * one]}}
            for at, (block, count, _) in enumerate(DAYS[level]) for one in range(count)]  # fmt: skip
    rests = [{"sides": [f"s{at}"], **({} if rest == "none" else {"rest": rest})}
             for at, (_, _, rest) in enumerate(DAYS[level])]  # fmt: skip
    return read_scene({"format": 1, "system": "srd5", "procedure": "day", "combatant": [*party, *foes],
                       "encounter": rests, "field": {"mode": "grid"}, "options": {"max_rounds": 30}})  # fmt: skip


@pytest.mark.parametrize("level", PARTIES)
def test_a_party_in_short_has_the_numbers_of_the_printed_sheets(level: int) -> None:
    given = day(level)
    found: dict[str, Profile] = given.prepared.profiles
    for id, one in PARTIES[level].items():
        who = found[id]
        assert (id, who.sheet.hp_max, who.ac, who.attacks[0].bonus) == (id, one.hp, one.ac, one.bonus)
    left = [problem for problem in given.system.remarks(given) if problem.path.startswith("combatant")]
    assert left == [], "nothing is left to the referee"


@pytest.mark.parametrize("level", PARTIES)
def test_a_party_plays_a_day_by_its_features(level: int) -> None:
    """Three fights, a short rest among them, each fought to its end."""
    brought: set[str] = set()
    for seed in (1, 2):
        game = Game(day(level), seed=seed)
        assert game.outcome is not None and game.outcome.winner == "heroes"
        for event in game.events:
            if event.actor in PARTIES[level]:
                brought |= {str(event.data[key]) for key in ("trait", "power") if key in event.data}
                brought.add(event.kind.replace("-", "_"))
    assert USED[level] - brought == set()
