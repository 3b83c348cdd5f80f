"""Small fights on a map, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

from bojiste.systems.srd5.words.rows import changed
from tests.kernel.scenes import BLOW, CLAW, MORTAL, SHOT, Entry

BITE = {**CLAW, "name": "bite", "reach": 10}
LONG = {**CLAW, "name": "tail", "reach": 15, "to_hit": 3, "damage": ["2d8 slashing"]}


def one(mark: str, side: str, **more: Any) -> Entry:
    """Somebody who is drawn as this letter."""
    usual = {"id": mark * 2, "mark": mark, "side": side, "kind": "monster", "ac": 12, "hp_max": 25, "initiative": 1}
    return usual | {"attack": [BLOW], "speed": 30} | more


def hero(mark: str = "a", **more: Any) -> Entry:
    return one(mark, "heroes", **{"initiative": 3} | more)


def foe(mark: str = "f", **more: Any) -> Entry:
    return one(mark, "foes", **more)


LAMPS = [{"by": "aa", "bright": 10, "dim": 25}, {"at": [8, 4], "bright": 5, "dim": 15}]
HELD: Entry = {"weapons": ["javelin", "longsword"], "now": {"held": ["javelin", "longsword"]}}
GAUNTLET = """
a.........f
####:#:####
...gg.hh...
###########
"""
"""Who goes along the wall passes those who reach over it."""
PASSED = """
a.....bb..f
####:#:####
...gg.hh...
###########
"""
BITTEN = (
    hero("b", tactic="idle", hp_max=90, count=2),
    foe(hp_max=40),
    foe("g", count=2, attack=[BITE]),
    foe("h", count=2, attack=[BITE]),
)
"""Two who stand in the way there, and who reaches over the wall."""
TUMBLE = {
    "name": "tumble",
    "test": {"save": "strength", "dc": 15},
    "effects": [{"kind": "condition", "condition": "prone"}],
}
RAM = {**CLAW, "name": "ram", "charge": {"feet": 20, "damage": "3d6 bludgeoning", "then": TUMBLE, "bonus": "claw"}}
SMALL = changed(TUMBLE, {"target": {"largest": "medium"}, "test": {"dc": 30}})
LIGHT = {"feet": 10, "damage": "2d6 radiant"}
LANE = """
a...l.....f
###########
"""
YARD = """
............
.a..........
............
.....#......
............
..........f.
............
"""

SPOTS: dict[str, tuple[str, list[Entry], dict[str, Any]]] = {
    "who hides beside somebody is found at once, or when surprise is over": (
        "a.f..\nbg...\n.....",
        [
            hero(hp_max=30, now={"surprised": True}),
            hero("b", hp_max=30, now={"surprised": False}),
            foe(hides=True, skills={"stealth": 12}),
            foe("g", hides=True, skills={"stealth": 12}, tactic="idle"),
        ],
        {},
    ),
    "whoever walks past is struck, once by each": (
        GAUNTLET,
        [
            hero(hp_max=60, count=1),
            foe(tactic="idle"),
            foe("g", count=2, attack=[BITE, LONG]),
            foe("h", count=2, attack=[LONG, BITE], tactic="idle"),
        ],
        {},
    ),
    "whoever lies on the ground strikes less well, and nobody by surprise": (
        GAUNTLET,
        [
            hero(hp_max=60, speed=40),
            foe(tactic="idle"),
            foe("g", count=2, attack=[BITE], now={"conditions": ["prone"]}, initiative=-5),
            foe("h", count=2, attack=[LONG], now={"surprised": True}),
        ],
        {},
    ),
    "who has no reaction left does not strike": (
        GAUNTLET,
        [
            hero(hp_max=60, speed=40),
            foe(tactic="idle"),
            foe("g", count=2, attack=[BITE, LONG], now={"reaction": False}, initiative=-5),
            foe("h", count=2, attack=[BITE], hp_max=9),
        ],
        {},
    ),
    "who has run straight rams, whoever came round a corner does not": (
        """
a.......f...
............
............
.####.......
c..#g.......
...#........
............
""",
        [
            hero(attack=[RAM], hp_max=60, speed=50),
            one("c", "third", attack=[RAM], hp_max=60, speed=60, mount="untrained", initiative=3),
            foe(hp_max=60, speed=10),
            foe("g", hp_max=60, speed=5, attack=[{**RAM, "reach": 10}], initiative=-9),
        ],
        {},
    ),
    "light in a charge keeps the dead down, and its dice are told where the blow has none": (
        YARD,
        [
            hero(hp_max=60, speed=50, attack=[{**RAM, "damage": ["1 slashing"], "charge": LIGHT}]),
            foe(count=1, hp_max=9, traits=["undead_fortitude"], save_bonus=9, tactic="idle"),
        ],
        {},
    ),
    "who is too large is not thrown down, neither by a hit nor by a charge": (
        YARD.replace("#", "."),
        [
            hero(hp_max=60, speed=40, attack=[{**RAM, "then": SMALL, "charge": {**RAM["charge"], "then": SMALL}}]),
            foe(hp_max=60, size="large", speed=10),
        ],
        {},
    ),
    "who is struck in passing is not rammed, and nobody is twice by one run": (
        GAUNTLET,
        [
            hero(hp_max=90, speed=40, attack=[{**RAM, "charge": {"feet": 5, "damage": "1d4 slashing"}}], attacks=2),
            foe(hp_max=90, tactic="idle"),
            foe("g", count=2, attack=[{**RAM, "reach": 10}], initiative=-5),
            foe("h", count=2, attack=[{**RAM, "reach": 15}], initiative=9),
        ],
        {},
    ),
    "who falls where a friend stands is put back": (
        PASSED,
        [
            hero(hp_max=7, potions=1, **MORTAL),
            *BITTEN,
        ],
        {"end_move_in_occupied_space": "never"},
    ),
    "who falls where a friend stands lies there": (
        PASSED,
        [
            hero(hp_max=7, potions=1, **MORTAL),
            *BITTEN,
        ],
        {"end_move_in_occupied_space": "not_willingly"},
    ),
    "who falls dead where a friend stands stays there": (
        PASSED,
        [
            hero(hp_max=7),
            *BITTEN,
        ],
        {"end_move_in_occupied_space": "never"},
    ),
    "who fires arrows from beyond the wall does not strike who leaves": (
        GAUNTLET,
        [
            hero(hp_max=60),
            foe(),
            foe("g", count=2, attack=[], weapons=["longbow", "glaive"], ammunition={"arrows": 3}),
            foe("h", count=2, attack=[SHOT]),
        ],
        {},
    ),
    "who runs into somebody hidden finds him": (
        LANE,
        [hero(hp_max=40, passive_perception=5), foe("l", hides=True, skills={"stealth": 15}, tactic="idle"), foe()],
        {},
    ),
    "of who is hidden nobody knows": (
        YARD.replace(".....#......", "...l.#.l....").replace("..........f.", ".....l....f."),
        [
            hero(hp_max=60, passive_perception=15, skills={"perception": 5}),
            foe("l", count=3, hides=True, skills={"stealth": 6}, attack=[SHOT, BLOW]),
            foe(now={"hp": 1}),
        ],
        {},
    ),
    "who is hidden is looked for": (
        YARD.replace(".....#......", "...l.#.l....").replace("..........f.", ".....l......"),
        [
            hero(hp_max=60, passive_perception=8, skills={"perception": 9}, seat="player:Ada"),
            foe("l", count=3, hides=True, skills={"stealth": 8}, attack=[BLOW]),
        ],
        {},
    ),
    "of two one finds who hides": (
        YARD.replace("............\n.a", "..b.........\n.a").replace("..........f.", "...l...l..f."),
        [
            hero(hp_max=60, passive_perception=30, seat="player:Ada"),
            hero("b", passive_perception=8, skills={"perception": 1}, seat="player:Ben"),
            foe("l", count=2, hides=True, skills={"stealth": 12}, attack=[SHOT, BLOW]),
            foe(hp_max=5, hides=True, skills={"stealth": 1}),
        ],
        {},
    ),
    "who waits behind a wall is found by who comes round it": (
        """
a....#....
a....#.l..
.....#.l..
.....#....
..........
""",
        [
            hero(count=2, passive_perception=9, hp_max=30),
            foe("l", count=2, hides=True, skills={"stealth": 9, "perception": 1}, tactic="idle"),
        ],
        {},
    ),
    "who hides and goes round a wall is seen": (
        """
a....#....
a....#.l..
.....#.l..
.....#....
..........
""",
        [
            hero(count=2, passive_perception=9, hp_max=30, tactic="idle"),
            foe("l", count=2, hides=True, skills={"stealth": 9}, initiative=9),
        ],
        {},
    ),
    "in the dark those who hide are found by few": (
        YARD.replace(".....#......", "...l.#.l...."),
        [
            hero(count=1, passive_perception=14, darkvision=20, hp_max=30),
            foe("l", count=2, hides=True, skills={"stealth": 5}, darkvision=60),
            foe(blindsight=30),
        ],
        {"field": {"light": "dim"}},
    ),
    "in the dark a lamp helps": (
        YARD.replace("............\n.a", "..b.........\n.a").replace("#", "."),
        [
            hero(hp_max=40),
            hero("b", attack=[], weapons=["longbow", "spear"], ammunition={"arrows": 9}, darkvision=30),
            foe(hp_max=50, size="large", truesight=20),
        ],
        {"field": {"light": "dark", "lamp": LAMPS}},
    ),
    "in the dark a player does not reckon with the eyes of strangers": (
        """
.....a.....
...g.......
.......f...
...........
""",
        [
            hero(hp_max=60, seat="player:Ada"),
            foe(attack=[BITE], hp_max=60, darkvision=60, initiative=-9),
            foe("g", hp_max=60, initiative=-9),
        ],
        {"field": {"light": "dark"}},
    ),
    "nor does the way that leads to where it goes": (
        """
.....g.
.f.....
.......
....a..
""",
        [
            hero(hp_max=60, seat="player:Ada", weapons=["longbow"]),
            foe(hp_max=60, initiative=-9),
            foe("g", attack=[BITE], hp_max=60, darkvision=60, initiative=-9, tactic="idle"),
        ],
        {"field": {"light": "dark"}},
    ),
    "whoever comes late comes behind": (
        YARD.replace("............\n.a", "..b...ccc...\n.a").replace("......f.", "...d..f."),
        [
            hero(hp_max=60, initiative=0),
            hero("b", now={"arrives": 2}, initiative=0),
            foe("c", count=3, now={"arrives": 3}, init_group="cc", initiative=0),
            foe(now={"arrives": 2, "initiative": 9}, initiative=0),
            foe("d", hp_max=30, initiative=0),
        ],
        {"init_roll_off": "all"},
    ),
    "who comes late may be too late": (
        YARD.replace("............\n.a", "..b.........\n.a"),
        [hero(hp_max=90), hero("b", now={"arrives": 9}), foe(hp_max=6, now={"hp": 1}, tactic="idle")],
        {},
    ),
    "spears are thrown and fetched": (
        YARD,
        [
            hero(attack=[], weapons=["javelin", "javelin", "handaxe", "longsword"], hp_max=70, tactic="naive"),
            foe(attack=[], weapons=["spear", "spear", "dagger"], hp_max=50, shield=True, abilities={"strength": 16}),
        ],
        {},
    ),
    "who falls drops what he holds, and takes it up": (
        "a.b.\n.f.f\n....",
        [
            hero(attack=[], hp_max=9, **HELD, **MORTAL),
            hero("b", potions=9, hp_max=60, attack=[], weapons=["greatsword"], skills={"medicine": 5}),
            foe(count=2, hp_max=40, potions=2),
        ],
        {},
    ),
    "who parries needs a blade in hand, and eyes": (
        "a.b.\n.f.g\n....",
        [
            hero(traits=["parry 3"], attack=[], weapons=["longbow", "longsword"], ammunition={"arrows": 2}, hp_max=60),
            hero("b", traits=["parry 5"], hp_max=60),
            foe(attack=[], weapons=["longsword"], traits=["parry 4"], hp_max=60, hands=2),
            foe("g", hp_max=60, hides=True, skills={"stealth": 20}),
        ],
        {},
    ),
    "shooters look for a better place": (
        YARD.replace("............\n.a", "..b.........\n.a").replace("..........f.", "...#...f..f."),
        [
            hero(attack=[SHOT, BLOW], speed=20, hp_max=50),
            hero("b", attack=[], weapons=["light_crossbow", "dagger"], ammunition={"bolts": 3}, hp_max=50, attacks=2),
            foe(count=2, hp_max=50, speed=20),
        ],
        {"dash_bonus": "live"},
    ),
    "who cannot move shoots where he stands": (
        YARD.replace("............\n.a", ".fb.........\n.a"),
        [
            hero(attack=[SHOT, BLOW], speed=0, hp_max=50),
            hero("b", attack=[SHOT], speed=5, hp_max=50, now={"conditions": ["prone"]}),
            foe(count=2, hp_max=50, attack=[SHOT, BITE], speed=10),
        ],
        {},
    ),
    "of those who lie dying the nearest to death is tended": (
        "a.b.\nc.cf\n....",
        [
            hero(hp_max=9, potions=1, now={"hp": 0, "death_fail": 2}, **MORTAL),
            hero("b", hp_max=30, kit=2, skills={"medicine": 5}),
            hero("c", hp_max=9, now={"hp": 0, "death_fail": 1}, count=2, **MORTAL),
            foe(hp_max=60, attacks=2),
        ],
        {},
    ),
    "who lies behind a corner is not tended": (
        "a#b.\n#...\n..f.",
        [
            hero(hp_max=9, now={"hp": 0}, **MORTAL),
            hero("b", hp_max=40, kit=2, potions=2),
            foe(hp_max=40, attacks=2),
        ],
        {},
    ),
    "large ones stand in the way of shots": (
        """
............
.a...b......
............
........g...
.........f..
...c........
.........f..
............
............
""",
        [
            hero(attack=[SHOT], hp_max=60, size="large"),
            hero("b", size="huge", tactic="idle", hp_max=90),
            hero("c", attack=[SHOT], hp_max=30),
            foe(count=2, attack=[SHOT], size="large", hp_max=40),
            foe("g", tactic="idle", size="tiny", hp_max=30),
        ],
        {},
    ),
    "of two squares as near the one with the shorter way": (
        """
..~..#......
a####......f
.....#......
""",
        [hero(), foe(tactic="idle")],
        {"max_rounds": 2},
    ),
    "packs and ambushers": (
        "a.b.\ncf..\n...g",
        [
            hero(traits=["pack_tactics"], tactic="weakest", hp_max=50),
            hero("b", traits=["sneak_attack 2"], attack=[], weapons=["rapier"], attacks=2, hp_max=50),
            hero("c", traits=["martial_advantage 2", "rampage"], hp_max=50),
            foe(hp_max=60, now={"surprised": True}),
            foe("g", traits=["blood_frenzy", "rampage"], hp_max=60, attacks=2),
        ],
        {},
    ),
}  # fmt: skip


def spot(name: str) -> dict[str, Any]:
    rows, everybody, more = SPOTS[name]
    field = {"map": rows.strip("\n"), **more.get("field", {})}
    options = {key: value for key, value in more.items() if key != "field"}
    found = {"format": 1, "system": "srd5", "options": {"grid": True, "max_rounds": 12, **options}, "field": field}
    return found | {"combatant": everybody}
