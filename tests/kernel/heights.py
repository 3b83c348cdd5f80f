"""Small fights on ground that is not level, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

from tests.kernel.scenes import BLOW, CLAW, MORTAL, SHOT, Entry, sting
from tests.kernel.spots import BITE, RAM, foe, hero

Found = tuple[str, str, list[Entry], dict[str, Any]]
STRONG: Entry = {"skills": {"athletics": 12}}
WEAK: Entry = {"skills": {"athletics": -3, "acrobatics": -2}}
LEDGE = """
.....
.a.f.
.....
.....
"""
UPON = """
66666
66666
66666
.....
"""
EDGE = ".....\n.....\n..a..\n..f..\n.....\n"
"""With its back to the abyss."""
BACK = "66666\n66666\n66666\n66666\n.....\n"
FACE = """
.a...f....
..........
"""
STEEP = """
....444444
....444444
"""

HEIGHTS: dict[str, Found] = {
    "who stands at the edge is shoved over it": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(count=1, **WEAK, hp_max=60)],
        {},
    ),
    "of several who stand there the first that falls hard enough": (
        ".....\n.bab.\n.fgf.\n.....\n",
        "66666\n66666\n66666\n..1..\n",
        [
            hero(**STRONG, hp_max=60, count=1),
            hero("b", skills={"athletics": 4, "acrobatics": 6}, count=2, hp_max=60, attacks=2),
            foe(count=2, **WEAK, hp_max=40, attack=[SHOT, BLOW]),
            foe("g", count=1, hp_max=40, size="small", skills={"acrobatics": 5}),
        ],
        {"open_hp": True},
    ),
    "whoever cannot act is shoved without more ado, where the printing says so": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(**STRONG, hp_max=60, now={"conditions": ["incapacitated"]})],
        {"shove_auto_vs_incapacitated": True},
    ),
    "whoever cannot act resists a shove all the same, where it does not": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(**STRONG, hp_max=60, now={"conditions": ["incapacitated"]})],
        {"shove_auto_vs_incapacitated": False},
    ),
    "the poisoned shove and withstand less well": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60, now={"conditions": ["poisoned"]}), foe(**STRONG, now={"exhaustion": 1}, hp_max=60)],
        {},
    ),
    "of several attacks one may be a shove": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60, attacks=3), foe(count=1, **WEAK, hp_max=90, traits=["lucky"])],
        {},
    ),
    "who falls and dies lies down there": (
        EDGE,
        BACK,
        [
            hero(**STRONG, hp_max=60),
            foe(**WEAK, hp_max=7, kind="npc", uses_death_saves=True),
            foe("g", now={"position": [0, 0]}),
        ],
        {},
    ),
    "who resists blows falls softly": (
        EDGE,
        BACK,
        [
            hero(**STRONG, hp_max=60),
            foe(hp_max=60, resist=["bludgeoning"], cond_immune=["prone"], skills={"athletics": 0}),
        ],
        {},
    ),
    "who falls and does not feel it stands": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(hp_max=60, immune=["bludgeoning"], skills={"athletics": 0})],
        {},
    ),
    "temporary hit points take a fall, and whoever fell lies": (
        EDGE,
        BACK,
        [hero(**STRONG, hp_max=60), foe(hp_max=60, now={"thp": 50}, skills={"athletics": 0})],
        {},
    ),
    "who lies already and is shoved lies there": (
        "......\n..a...\n..f...\n......\n......\n",
        "666666\n666666\n666666\n......\n......\n",
        [
            hero(
                **STRONG,
                hp_max=60,
                attacks=2,
                attack=[{**CLAW, "then": sting(save="strength", dc=25, inflicts=["prone"])}],
            ),
            foe(hp_max=90, **WEAK, now={"conditions": ["prone"]}, speed=0),
        ],
        {},
    ),
    "whom nobody can push away is thrown down": (
        "###\n#a#\n#f#\n#g#\n###\n",
        "...\n.6.\n.6.\n...\n...\n",
        [hero(**STRONG, hp_max=60, attacks=4), foe(**WEAK, hp_max=60), foe("g", hp_max=60, tactic="idle")],
        {},
    ),
    "who cannot be climbed to is climbed to": (FACE, STEEP, [hero(hp_max=60), foe(hp_max=60)], {}),
    "who climbs well is up there at once, and who lies climbs nothing": (
        ".a...f....\n.b........\n",
        STEEP,
        [
            hero(hp_max=60, speed={"walk": 30, "climb": 30}),
            hero("b", hp_max=60, now={"conditions": ["prone", "restrained"]}),
            foe(hp_max=60, tactic="idle"),
        ],
        {},
    ),
    "who hangs on a face and is struck down falls": (
        "...f...\n...a...\n.......\n",
        "4444444\n.......\n.......\n",
        [
            hero(hp_max=12, count=1, potions=1, **MORTAL, speed=20, ac=5),
            foe(hp_max=60, attack=[{**BITE, "reach": 10}], attacks=2),
            foe("g", hp_max=60, now={"position": [4, 0]}, tactic="idle"),
        ],
        {},
    ),
    "who hangs on a face and is thrown down falls, and does not lie twice": (
        "...f...\n...a...\n.......\n",
        "6666666\n.......\n.......\n",
        [
            hero(hp_max=90, speed=20, ac=5),
            foe(hp_max=60, attack=[{**BITE, "reach": 15, "then": sting(dc=25, save="strength", inflicts=["prone"])}]),
        ],
        {"max_rounds": 9},
    ),
    "who has climbed steps off at the top": (
        ".a........\n..........\n",
        "...33.....\n...33.....\n",
        [hero(hp_max=60), foe("f", hp_max=60, now={"position": [4, 0]}, attack=[SHOT])],
        {},
    ),
    "who can jump a rift does, after a run": (
        "a......f..\n",
        "444..44444\n",
        [hero(hp_max=60, abilities={"strength": 18}), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "who has no room to run jumps half as far": (
        "a..f......\n",
        "4.44444444\n",
        [hero(hp_max=60, abilities={"strength": 20}), foe(hp_max=60, attack=[SHOT], tactic="idle")],
        {},
    ),
    "who can jump just half as far does not": (
        "a...f.....\n",
        "4..4444444\n",
        [hero(hp_max=60, abilities={"strength": 20}), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "those who leap jump from where they stand, and higher": (
        "a....f....\n....b.....\n",
        "4...444444\n....2.....\n",
        [
            hero(hp_max=60, traits=["standing_leap 20"], speed=60),
            hero("b", hp_max=60, traits=["standing_leap 20"], abilities={"strength": 18}),
            foe(hp_max=60, tactic="idle"),
        ],
        {},
    ),
    "who runs leaps farther": (
        "a.......f.\n",
        "444....444\n",
        [hero(hp_max=60, traits=["running_leap 25"], speed=60), foe(hp_max=60, tactic="idle")],
        {},
    ),
    "who draws a blade has run in vain": (
        "a.........\n",
        "444..44444\n",
        [
            hero(
                hp_max=60, abilities={"strength": 18}, attack=[], weapons=["dart", "dart", "spear"], attacks=3, speed=50
            ),
            foe(hp_max=8, tactic="idle", now={"position": [5, 0]}, count=1),
            foe("g", hp_max=60, tactic="idle", now={"position": [9, 0]}),
        ],
        {},
    ),
    "rough ground costs one's footing, and the poisoned keep theirs less well": (
        "a..~~~f...\n",
        "44.4444444\n",
        [
            hero(hp_max=60, abilities={"strength": 20}, now={"conditions": ["poisoned"]}),
            foe(hp_max=60, tactic="idle"),
            foe("g", now={"position": [9, 0]}),
        ],
        {},
    ),
    "nobody jumps through somebody else": (
        "a..b...f..\n..........\n",
        "444..44444\n....444444\n",
        [
            hero(hp_max=60, abilities={"strength": 18}, speed=40),
            hero("b", hp_max=60, tactic="idle"),
            foe(hp_max=60, tactic="idle", speed=0),
        ],
        {},
    ),
    "a step up is walked, and a face beside it is left alone": (
        ".a......f.\n..........\n",
        ".0.12345666\n.66.......\n".replace("666\n", "66\n"),
        [hero(hp_max=60, speed=10), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who stands a step higher is not climbed to": (
        "a....f....\n..........\n",
        "...111....\n6.........\n",
        [hero(hp_max=60, speed=20), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "walls are no faces": (
        "a#...f....\n.#........\n",
        ".6..444444\n.6..444444\n",
        [hero(hp_max=60), foe(hp_max=60, attack=[SHOT])],
        {"max_rounds": 6},
    ),
    "who hangs a foot above the ground does not walk off": (
        "...a......\n..........\n..........\n.....f....\n",
        "....666666\n....666666\n....666666\n....666666\n",
        [hero(hp_max=60, speed=15), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who climbs away from somebody hidden is struck, and climbs no more": (
        "...f...\n...a...\n..g....\n",
        "6666666\n.......\n.......\n",
        [
            hero(hp_max=14, ac=5, passive_perception=1, now={"surprised": False}, initiative=20),
            foe(hp_max=60, tactic="idle"),
            foe("g", hp_max=60, hides=True, skills={"stealth": 20}, attack=[{**BLOW, "damage": ["30 slashing"]}]),
        ],
        {},
    ),
    "who climbs better than it walks does so only there": (
        ".a........f\n...........\n",
        "...22222222\n...22222222\n",
        [hero(hp_max=60, speed={"walk": 15, "climb": 50}), foe(hp_max=60, tactic="idle")],
        {"max_rounds": 6},
    ),
    "who climbs sees over the ridge, and is seen": (
        "a.......f.\n..........\n",
        "....4...22\n6...4...22\n",
        [hero(hp_max=60, attack=[SHOT]), foe(hp_max=60, attack=[SHOT, BLOW], speed=0)],
        {},
    ),
    "who hangs on a face shoots over low walls, and others walk below": (
        "a....=.f..\nb.........\n.c........\n",
        "...........\n".replace("...........", "..........") + "6.........\n.........2\n",
        [
            hero(hp_max=60, attack=[SHOT]),
            hero("b", hp_max=60, attack=[SHOT]),
            hero("c", hp_max=60, speed=40),
            foe(hp_max=60, attack=[SHOT], speed=0),
            foe("g", hp_max=60, attack=[SHOT], speed=0, now={"position": [9, 2]}),
        ],
        {},
    ),
    "of two who stand at one edge the one farther off falls to the lowest ground": (
        "......\n..af..\n...g..\n......\n",
        "6666..\n66662.\n6666..\n....4.\n",
        [
            hero(**STRONG, hp_max=60, attacks=2),
            foe(count=1, **WEAK, hp_max=60),
            foe("g", skills={"athletics": 8}, traits=["lucky"], hp_max=60),
        ],
        {},
    ),
    "nobody is shoved to where somebody hangs": (
        ".....\n..a..\n..f..\n.#b#.\n.....\n",
        "66666\n66666\n66666\n.....\n.....\n",
        [
            hero(**STRONG, hp_max=60, speed=0),
            hero("b", hp_max=60, speed=60, initiative=30),
            foe(**WEAK, hp_max=60, speed=0, initiative=-9),
        ],
        {"max_rounds": 3},
    ),
    "a drop of ten feet is worth it, one of five is not": (
        "...a...\n...f...\n.......\n.b.....\n.g.....\n",
        "4444444\n4444444\n2222222\n3333333\n3333333\n",
        [
            hero(**STRONG, hp_max=60),
            hero("b", **STRONG, hp_max=60),
            foe(**WEAK, hp_max=60, now={"hp": 4}),
            foe("g", **WEAK, hp_max=60, now={"hp": 4}),
        ],
        {},
    ),
    "who is much larger is not shoved, nor who stands behind a corner, nor by who cannot act": (
        "a#...b..c\n#f...g..h\n.........\n",
        "666666666\n666666666\n.........\n",
        [
            hero(**STRONG, hp_max=60, speed=0),
            hero("b", **STRONG, hp_max=60, size="tiny", speed=0),
            hero("c", **STRONG, hp_max=60, now={"conditions": ["incapacitated"]}, speed=0),
            foe(**WEAK, hp_max=60, tactic="idle"),
            foe("g", **WEAK, hp_max=60, tactic="idle"),
            foe("h", **WEAK, hp_max=60, tactic="idle"),
        ],
        {"max_rounds": 3},
    ),
    "who lies after one fall lies after the next": (
        "..a..\n..f..\n.....\n..b..\n.....\n",
        "99999\n99999\n66666\n66666\n.....\n",
        [
            hero(**STRONG, hp_max=60, speed=0),
            hero("b", **STRONG, hp_max=60),
            foe(**WEAK, hp_max=90, speed=0),
        ],
        {},
    ),
    "whoever was struck down and healed lies, and lies when it falls": (
        "..a..\n..f..\n.....\n",
        "66666\n66666\n.....\n",
        [
            hero(**STRONG, hp_max=60, initiative=2),
            foe(**WEAK, hp_max=9, kind="npc", uses_death_saves=True, speed=5, initiative=-9),
            foe("g", hp_max=60, potions=9, now={"position": [3, 1]}, attack=[{**CLAW, "to_hit": -5}]),
        ],
        {},
    ),
    "nobody passes in the reach of who stands above, however high": (
        ".....g.....\na.........f\n...........\n###########\n",
        ".....6.....\n...........\n...........\n...........\n",
        [hero(hp_max=60, speed=20), foe(hp_max=60, tactic="idle"), foe("g", hp_max=60, attack=[BLOW], speed=0)],
        {"max_rounds": 6},
    ),
    "a lamp shines over ridges, and not down from towers": (
        "l...a...f.\n........g.\n.c........\n.h........\n",
        "..3.......\n..3.......\n.6........\n..........\n",
        [
            hero(hp_max=60, attack=[SHOT, BLOW]),
            hero("c", hp_max=60, attack=[SHOT], speed=0, tactic="naive"),
            hero("l", hp_max=60, tactic="idle"),
            foe(hp_max=60, attack=[SHOT], speed=0),
            foe("g", hp_max=60, speed=0),
            foe("h", hp_max=60, attack=[SHOT], speed=0),
        ],
        {
            "field": {
                "light": "dark",
                "lamp": [{"by": "ll", "bright": 60, "dim": 60}, {"by": "cc", "bright": 10, "dim": 20}],
            }
        },
    ),
    "a shot upwards meets the ledge, and one from below the low wall": (
        "a....=.f..\n...#.....g\n.b........\n",
        ".....33333\n.....33333\n.....33333\n",
        [
            hero(attack=[SHOT], hp_max=60),
            hero("b", attack=[SHOT, BLOW], hp_max=60),
            foe(attack=[SHOT], hp_max=60),
            foe("g", attack=[BLOW], hp_max=60),
        ],
        {},
    ),
    "bodies up there and down here stop no arrows": (
        "a..b..c..f..g.\n",
        "2222..2.22....\n",
        [
            hero(attack=[SHOT], hp_max=60),
            hero("b", attack=[SHOT], hp_max=60),
            hero("c", hp_max=60, tactic="idle", now={"conditions": ["restrained"]}),
            foe(attack=[SHOT], hp_max=60, speed=0),
            foe("g", attack=[SHOT], hp_max=60, speed=0),
        ],
        {},
    ),
    "who strikes upwards needs the reach": (
        ".a.f.\n.....\n",
        "...2.\n...2.\n",
        [hero(hp_max=60, attack=[BITE]), foe(hp_max=60, attack=[{**CLAW, "reach": 5}], speed=0)],
        {},
    ),
    "who passes under a ledge is struck from it, and who rams there comes straight": (
        "...g......\na........f\n",
        "...2......\n..1.......\n",
        [
            hero(hp_max=60, attack=[RAM], speed=60),
            foe(hp_max=60, attack=[RAM], speed=40),
            foe("g", hp_max=60, attack=[BITE, {**CLAW, "reach": 15}], speed=0, initiative=-9),
        ],
        {},
    ),
    "a lamp down there lights those who stand above it, and walls of rock hide nothing from it": (
        ".a...f....\n......g...\n",
        "....333333\n.....33333\n",
        [
            hero(hp_max=60, attack=[SHOT, BLOW]),
            foe(hp_max=60, attack=[SHOT], darkvision=20),
            foe("g", hp_max=60, blindsight=10),
        ],
        {
            "field": {
                "light": "dark",
                "lamp": [{"by": "aa", "bright": 10, "dim": 20}, {"at": [7, 1], "bright": 5, "dim": 10}],
            }
        },
    ),
    "who hides up there is found by who climbs": (
        ".a...l....\n..........\n.b........\n",
        "...2222222\n...2222222\n...2222222\n",
        [
            hero(hp_max=60, passive_perception=9, speed=40),
            hero("b", hp_max=60, passive_perception=14, attack=[SHOT]),
            foe("l", count=1, hides=True, skills={"stealth": 9}, hp_max=60, tactic="idle"),
            foe("m", hides=True, skills={"stealth": 6}, hp_max=60, now={"position": [3, 2]}),
        ],
        {},
    ),
    "the naive shove nobody": (EDGE, BACK, [hero(**STRONG, hp_max=60, tactic="naive"), foe(**WEAK, hp_max=60)], {}),
}


def heights(name: str) -> dict[str, Any]:
    rows, levels, everybody, more = HEIGHTS[name]
    field = {"map": rows.strip("\n"), "heights": levels.strip("\n"), **more.get("field", {})}
    options = {key: value for key, value in more.items() if key != "field"}
    found = {"format": 1, "system": "srd5", "options": {"grid": True, "max_rounds": 12, **options}, "field": field}
    return found | {"combatant": everybody}
