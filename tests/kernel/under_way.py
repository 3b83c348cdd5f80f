"""Small fights that are under way as they begin, or in which somebody suffers something all along; some on a map."""

from __future__ import annotations

from typing import Any

from tests.kernel import scenes, spots
from tests.kernel.powers import again
from tests.kernel.scenes import BLOW, CLAW, MORTAL, SHOT, Entry, breath, sting
from tests.kernel.spots import BITE, GAUNTLET, LONG, YARD

Found = tuple[str, list[Entry], dict[str, Any]]


def has(*conditions: str, **more: Any) -> Entry:
    return {"now": {"conditions": [*conditions]} | more}


WEARY: Entry = {"now": {"exhaustion": 3}}
BOW: Entry = {"attack": [], "weapons": ["longbow", "dagger"], "ammunition": {"arrows": 30}}
IDS = ["ada-2", "third", "foe", "ada-1"]

UNDER_WAY: dict[str, Found] = {
    "the order is known, and in the first round some have acted": (
        "",
        [
            scenes.hero(count=2, now={"surprised": True}, hp_max=70),
            scenes.third(traits=["ambusher"], hp_max=70),
            scenes.foe(hp_max=70, traits=["surprise_attack 2"]),
        ],
        {"fight": {"round": 3, "order": IDS, "turn": "third"}},
    ),
    "who is not in the order acts last, and nobody rolls": (
        "",
        [scenes.hero(count=3, hp_max=30), scenes.third(now={"initiative": 20}), scenes.foe(hp_max=70)],
        {"fight": {"order": ["foe", "ada-2"]}},
    ),
    "of an order that is rolled it is known whose turn it is": (
        "",
        [scenes.hero(count=3, hp_max=30), scenes.third(), scenes.foe(hp_max=70)],
        {"fight": {"round": 2, "turn": "ada-2"}},
    ),
    "the poisoned and the afraid roll initiative, strike and tend less well": (
        "",
        [
            scenes.hero(**MORTAL, hp_max=9, count=2, **has("poisoned")),
            scenes.hero(id="ben", **MORTAL, hp_max=30, **has("frightened"), tactic="ordinary"),
            scenes.foe(hp_max=50, now={"hp": 30, "exhaustion": 1}),
        ],
        {},
    ),
    "the weary strike, save and die less well": (
        "",
        [
            scenes.hero(**MORTAL, hp_max=9, count=3, **WEARY),
            scenes.hero(id="ben", kind="monster", traits=["undead_fortitude"], count=2, hp_max=9, **WEARY),
            scenes.foe(breath(recharge=4, damage="2d6 fire"), count=2, hp_max=40),
        ],
        {},
    ),
    "of the paralyzed and the stunned nobody acts, and hits are critical": (
        "",
        [
            scenes.hero(count=2, **has("paralyzed"), hp_max=60),
            scenes.hero(id="ben", hp_max=60, **has("stunned", "prone")),
            scenes.foe(breath(recharge=3), count=2, hp_max=40),
        ],
        {"max_rounds": 8},
    ),
    "nobody presses on with who cannot act": (
        "",
        [
            scenes.hero(traits=["martial_advantage 2", "pack_tactics"], hp_max=60),
            scenes.hero(id="ben", hp_max=60, **has("incapacitated")),
            scenes.foe(hp_max=90, traits=["parry 9"], now={"reaction": False}, attack=[BLOW], initiative=-9),
        ],
        {"max_rounds": 9},
    ),
    "whatever comes over the poisoned leaves them poisoned": (
        "",
        [
            scenes.hero(count=2, **has("poisoned")),
            scenes.foe(brings=sting(dc=18, inflicts=again("restrained")), hp_max=90),
        ],
        {},
    ),
    "who has fallen and is bound lies there": (
        "",
        [
            scenes.hero(count=2, **has("restrained", "prone"), **MORTAL, potions=2),
            scenes.foe(brings=sting(save="dexterity", damage="2d6 fire", inflicts=["prone"]), count=2, hp_max=60),
        ],
        {},
    ),
    "who dodges does so until its turn, and who cannot move not at all": (
        "",
        [
            scenes.hero(count=2, now={"dodging": True}),
            scenes.hero(id="ben", **has("restrained", dodging=True)),
            scenes.foe(count=2, now={"dodging": True}),
        ],
        {},
    ),
    "the half dead of weariness are slow": (
        "",
        [
            scenes.hero(count=2, now={"exhaustion": 5, "conditions": ["prone"]}, hp_max=90),
            scenes.hero(id="ben", now={"exhaustion": 2, "conditions": ["prone"]}, speed=5, hp_max=60),
            scenes.foe(count=2, hp_max=40),
        ],
        {"max_rounds": 9, "distance_quantum_ft": 5},
    ),
    "on a map the order is known, and in the first round some have acted": (
        YARD.replace("............\n.a", "..b.........\n.a"),
        [
            spots.hero(hp_max=60, traits=["surprise_attack 2"], attack=[SHOT]),
            spots.hero("b", hp_max=60, attack=[SHOT]),
            spots.foe(now={"surprised": True}, hp_max=60),
        ],
        {"fight": {"round": 2, "order": ["ff", "aa"], "turn": "aa"}},
    ),
    "who is bound stays where it is, and who is weary gets on slowly": (
        YARD.replace("............\n.a", "..b.........\n.a"),
        [
            spots.hero(hp_max=60, **has("restrained", "prone")),
            spots.hero("b", hp_max=60, now={"exhaustion": 2}),
            spots.foe(hp_max=60, now={"exhaustion": 3}),
        ],
        {},
    ),
    "who cannot act walks, and strikes at nobody who leaves": (
        GAUNTLET,
        [
            spots.hero(hp_max=60, count=1),
            spots.foe(tactic="idle"),
            spots.foe("g", count=2, attack=[BITE, LONG], **has("incapacitated")),
            spots.foe("h", count=2, attack=[LONG, BITE], **has("stunned")),
        ],
        {},
    ),
    "who sees nothing strikes at nobody who leaves, and who is not seen passes": (
        GAUNTLET,
        [
            spots.hero(hp_max=90, **has("invisible"), seat="player:Ada"),
            spots.foe(hp_max=60, **has("blinded"), traits=["parry 3"], tactic="idle", attack=[BLOW]),
            spots.foe("g", count=2, attack=[BITE], truesight=10),
            spots.foe("h", count=2, attack=[LONG], **has("blinded"), blindsight=10),
        ],
        {},
    ),
    "whom nobody sees is hard to hit, and the blind find by other senses whom they cannot see": (
        YARD.replace("............\n.a", "..b.........\n.a"),
        [
            spots.hero(hp_max=60, **has("invisible")),
            spots.hero("b", hp_max=60, **has("blinded"), blindsight=30),
            spots.foe(hp_max=60, count=1),
            spots.foe("g", hp_max=60, blindsight=30, now={"position": [9, 4]}),
        ],
        {},
    ),
    "a player reckons with those who see nothing and with those whom nobody sees": (
        "\n.....a.....\n...g.......\n.......f...\n.....b.....\n",
        [
            spots.hero(hp_max=60, seat="player:Ada", **has("invisible")),
            spots.hero("b", hp_max=60, seat="player:Ben"),
            spots.foe(attack=[BITE], hp_max=60, initiative=-9, **has("blinded")),
            spots.foe("g", hp_max=60, initiative=-9, truesight=30),
        ],
        {},
    ),
    "a player whom nobody sees does not reckon with the eyes of strangers": (
        "\n.....a.....\n...g.......\n.......f...\n...........\n",
        [
            spots.hero(hp_max=60, seat="player:Ada", **has("invisible")),
            spots.foe(attack=[BITE], hp_max=60, truesight=60, initiative=-9),
            spots.foe("g", hp_max=60, initiative=-9),
        ],
        {},
    ),
    "the deaf do not find their way by hearing": (
        YARD.replace("#", "."),
        [
            spots.hero(hp_max=40),
            spots.foe(hp_max=50, traits=["echolocation"], blindsight=60, **has("deafened")),
        ],
        {"field": {"light": "dark"}},
    ),
    "a shot at the helpless is critical only from close by": (
        "a.........\nb.........\n.f........\n.......g..",
        [
            spots.hero(**BOW, hp_max=60, attacks=2),
            spots.hero("b", hp_max=60),
            spots.foe(count=1, hp_max=60, **has("paralyzed")),
            spots.foe("g", hp_max=30, **has("paralyzed"), traits=["parry 3"]),
        ],
        {"max_rounds": 6},
    ),
    "who shoots beside the helpless is not hampered, and nobody helps who is": (
        "af\nb.\n..",
        [
            spots.hero(attack=[SHOT], hp_max=60, speed=0),
            spots.hero("b", hp_max=60, **has("stunned")),
            spots.foe(count=1, hp_max=90, **has("incapacitated")),
        ],
        {"max_rounds": 6},
    ),
    "who cannot move picks nothing up, and who cannot act does": (
        "a.b.\n.f.f\n....",
        [
            spots.hero(attack=[], weapons=["handaxe"], hp_max=9, **MORTAL, **has("stunned", hp=0)),
            spots.hero(
                "b", potions=9, hp_max=60, attack=[], weapons=["greatsword"], **has("incapacitated", hp=0), **MORTAL
            ),
            spots.foe(count=2, hp_max=40, tactic="idle"),
            spots.hero("c", now={"position": [1, 0]}, potions=9, hp_max=60),
        ],
        {},
    ),
    "who hides is looked for by nobody who cannot act": (
        YARD.replace(".....#......", "...l.#.l....").replace("..........f.", ".....l......"),
        [
            spots.hero(
                hp_max=60, passive_perception=8, skills={"perception": 9}, **has("incapacitated", surprised=False)
            ),
            spots.foe("l", count=3, hides=True, skills={"stealth": 8}, attack=[BLOW]),
        ],
        {"max_rounds": 5},
    ),
    "on a map those who cannot withstand fall, and the weary withstand less well": (
        "a.b.\n.f.g\n..c.",
        [
            spots.hero(hp_max=60, **has("paralyzed")),
            spots.hero("b", hp_max=60, **WEARY),
            spots.hero("c", hp_max=60, **has("restrained", dodging=True)),
            spots.foe(
                attack=[{**CLAW, "then": sting(save="dexterity", dc=12, inflicts=["prone"])}], attacks=2, hp_max=90
            ),
            spots.foe("g", attack=[{**CLAW, "then": sting(dc=12, damage="1d6 poison")}], hp_max=90),
        ],
        {"max_rounds": 8},
    ),
}


def under_way(name: str) -> dict[str, Any]:
    rows, everybody, more = UNDER_WAY[name]
    keys = {key: value for key, value in more.items() if key in ("fight", "field")}
    options = {"max_rounds": 12} | {key: value for key, value in more.items() if key not in keys}
    field = {"field": {**keys.get("field", {}), **({"map": rows.strip("\n")} if rows else {})}} if rows else {}
    options |= {"grid": True} if rows else {}
    return {"format": 1, "system": "srd5", "options": options, **keys, **field, "combatant": everybody}
