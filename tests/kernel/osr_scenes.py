"""Small fights by the old-school rules, each of which shows what few others do."""

from __future__ import annotations

from typing import Any

Entry = dict[str, Any]
CLAW: Entry = {"id": "claw", "damage": "1d6 slashing", "natural": True}
FIRE: Entry = {**CLAW, "damage": "1 fire", "lasting": {"damage": "1d4 fire", "rounds": 2}}
ACID: Entry = {**CLAW, "id": "acid", "damage": "1 acid", "lasting": {"damage": "1d2 poison"}}
BITE: Entry = {"id": "bite", "damage": "1d4 piercing", "natural": True}


def hero(x: int, y: int, **more: Any) -> Entry:
    usual: Entry = {"id": "ada", "side": "heroes", "kind": "pc", "level": 3, "hp_max": 14, "weapons": ["sword"]}
    return usual | at(x, y) | more


def foe(x: int, y: int, **more: Any) -> Entry:
    return {"id": "foe", "side": "foes", "level": 1, "hp_max": 6, "weapons": [CLAW]} | at(x, y) | more


def at(x: int, y: int, **more: Any) -> Entry:
    return {"now": {"x": x, "y": y, **more}}


def around(x: int, y: int, **more: Any) -> list[Entry]:
    """Enemies on all eight places around one."""
    places = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [foe(*place, id=f"foe{number}", **more) for number, place in enumerate(places)]


HARMLESS: Entry = {"weapons": [{"id": "paw", "damage": "1 blunt", "natural": True}], "level": 0, "fearless": True}
WEAK: Entry = {"hp_max": 1, "level": 0, "armor": None}
SLAYER: Entry = {"attack_bonus": 15, "hp_max": 60}

SCENES: dict[str, list[Entry]] = {
    "who only shoots and is surrounded leaves melee in vain": [
        hero(0, 0, weapons=["short_bow"], hp_max=40),
        *around(0, 0, **HARMLESS),
    ],
    "who runs and finds the way full stops": [
        hero(0, 0, hp_max=20),
        foe(0, 30, move=0, hp_max=30),
        *(foe(x, y, id=f"wall{x + 3}-{y}", side="trees", **HARMLESS) for x in (-1, 0, 1) for y in (28, 29)),
    ],
    "who cannot come nearer runs, and then stands": [
        hero(0, 0, move=3),
        foe(0, 9, id="far", move=0, weapons=[{**CLAW, "reach": 1}], hp_max=30),
        hero(0, 7, id="bea", hp_max=30, weapons=["dagger"]),
        hero(0, 4, id="cid", hp_max=30, weapons=["dagger"], move=0),
    ],
    "the first weapon of all is to be loaded": [
        hero(0, 0, weapons=["crossbow", "hand_axe"], now={"x": 0, "y": 0, "loaded": []}),
        foe(0, 20, hp_max=15),
    ],
    "what is not in hand is not loaded": [
        hero(0, 0, weapons=["hand_axe", "crossbow"], now={"x": 0, "y": 0, "loaded": []}),
        foe(0, 20, hp_max=15),
    ],
    "who cannot move shoots and does not back away": [
        hero(0, 0, weapons=["sling"], move=0, hp_max=30),
        foe(0, 3, move=0, weapons=[{**CLAW, "reach": 1}], hp_max=30),
    ],
    "who shot the last enemy has nobody to back away from": [
        hero(0, 0, weapons=["long_bow"], **SLAYER),
        foe(0, 3, weapons=[{**CLAW, "reach": 1}], **WEAK),
    ],
    "a shooter backs away from whom it does not fight": [
        hero(0, 0, weapons=["sling"], hp_max=30),
        foe(0, 3, weapons=[{**CLAW, "reach": 1}], hp_max=20, move=2),
        foe(2, 3, id="other", weapons=[{**CLAW, "reach": 1}], hp_max=20),
    ],
    "cover keeps off what is thrown, and what is shot": [
        hero(0, 0, weapons=["short_bow", "dagger", "javelin"], wielded=["dagger", "javelin"]),
        hero(2, 0, id="bea", weapons=["short_bow"]),
        foe(0, 8, now={"x": 0, "y": 8, "cover": "full"}, move=0, hp_max=20, fearless=True),
        foe(2, 8, id="half", now={"x": 2, "y": 8, "cover": 3}, move=0, hp_max=20, fearless=True),
    ],
    "behind full cover nobody is worth a throw": [
        hero(0, 0, weapons=["dagger", "hand_axe"], wielded=["dagger", "hand_axe"], scores={"str": 12}),
        foe(0, 6, now={"x": 0, "y": 6, "cover": "full"}, hp_max=20),
    ],
    "one who flees is killed, and those who fled do not count for the dead": [
        hero(0, 0, weapons=["sword"], move=12, **SLAYER),
        *(foe(x, 2, id=f"rat{x}", move=4, morale=2, **WEAK) for x in (-3, -1, 1, 3, 5, 7)),
    ],
    "those who flee are no more of the group that is checked": [
        hero(0, 0, weapons=["spear"], move=20, **SLAYER),
        hero(1, 0, id="bea", weapons=["spear"], move=20, **SLAYER),
        *(foe(x, 3, id=f"rat{x}", move=6, morale=5, hp_max=4, level=0) for x in range(-4, 5, 2)),
        *(foe(x, 5, id=f"dog{x}", move=0, morale=5, hp_max=4, level=0) for x in range(-4, 5, 4)),
    ],
    "whoever flees and cannot leave gives up": [
        *(hero(x, y, id=f"h{x + 1}{y + 1}", **SLAYER) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y),
        foe(0, 0, id="rat", morale=2, hp_max=300, level=0, move=1, morale_group="rats"),
        hero(9, 0, id="bea", **SLAYER),
        foe(8, 0, id="mouse", morale=2, morale_group="rats", **WEAK),
    ],
    "a leader's death is a reversal of its own, also where another has died": [
        hero(0, 0, **SLAYER),
        foe(2, 2, id="chief", leader=True, morale=9, hp_max=1),
        *(foe(x, 3, id=f"orc{x}", morale=9, hp_max=1) for x in (-3, -1, 1, 4, 6, 8)),
    ],
    "three sides of the referee's, of which two may tie": [
        foe(0, 0, side="red", hp_max=12, fearless=True),
        foe(3, 0, id="other", side="blue", hp_max=12, fearless=True),
        foe(0, 3, id="third", side="green", hp_max=12, fearless=True),
        foe(3, 3, id="fourth", side="brown", hp_max=12, fearless=True),
    ],
    "two sides of players may be alike": [
        hero(0, 0),
        hero(2, 2, id="bea", side="rivals"),
        foe(1, 4, hp_max=15),
    ],
    "several attacks, of which some are out of reach": [
        foe(0, 0, weapons=[CLAW, {**BITE, "reach": 4}], multi_attack=["claw", "bite", "bite"], hp_max=30, level=5),
        hero(0, 6, hp_max=30),
        hero(2, 8, id="bea", hp_max=30),
    ],
    "a shield may stop everything, or a part, once a round": [
        hero(0, 0, shield="large", weapons=["mace"], hp_max=9),
        foe(0, 1, weapons=[{**CLAW, "damage": ["2d4 slashing", "1d4+1 fire"]}], hp_max=30, level=4),
        foe(1, 1, id="blunt", weapons=[{**CLAW, "damage": "3 blunt"}], hp_max=30, level=4),
    ],
    "an untrained shield helps half, and blocks nothing": [
        hero(0, 0, shield={"ac": 3, "trained": False}, weapons=["mace"], hp_max=9),
        foe(0, 1, hp_max=30, level=4),
    ],
    "what is thrown away leaves bare hands": [
        hero(0, 0, weapons=["dagger", "hand_axe"], wielded=["dagger", "hand_axe"], scores={"str": 16}, hp_max=30),
        foe(0, 9, hp_max=30, weapons=["short_bow"], move=0, natural_weapons=False),
    ],
    "whoever is unarmed is struck more easily": [
        hero(0, 0, hp_max=30),
        foe(0, 1, weapons=[], hp_max=30),
    ],
    "several stand around one, the small around the large for nothing": [
        foe(0, 0, id="giant", side="giants", size="huge", hp_max=60, level=6),
        *(hero(x, 1, id=f"h{x + 2}", size="small") for x in (-2, -1, 1)),
        *(hero(x, -1, id=f"g{x + 2}", size="huge") for x in (-2, 1)),
        foe(0, 3, id="ogre", side="giants", size="small", hp_max=40, level=4),
    ],
    "everybody is surprised, or one side": [
        hero(0, 0, shield="small"),
        foe(0, 9, hp_max=15),
    ],
    "what is left of ammunition": [
        hero(0, 0, weapons=[{"id": "bow", "base": "short_bow", "ammo": 2}, "dagger"], wielded=["bow"], hp_max=30),
        foe(0, 30, hp_max=30),
    ],
    "what grows back is thrown again and again": [
        foe(
            0,
            0,
            weapons=[{**CLAW, "id": "spine", "throwable": True}, {**BITE, "trained": False}],
            wielded=["spine", "bite"],
            hp_max=30,
        ),
        hero(0, 9, hp_max=30, move=2),
    ],
    "two weapons and a third thing in hand": [
        hero(
            0,
            0,
            weapons=["dagger", "hand_axe", {"id": "boot", "damage": "1d2 blunt", "hands": 0, "trained": False}],
            wielded=["dagger", "hand_axe", "boot"],
            hp_max=30,
        ),
        foe(0, 8, hp_max=30, level=3),
    ],
    "who flees where no enemy is left, and somebody looks on": [
        hero(0, 0, hp_max=1, **{"attack_bonus": 12}),
        foe(0, 2, id="rat", morale=2, hp_max=1),
        foe(2, 1, id="mouse", morale=2, hp_max=4, morale_group="foes-2"),
        foe(4, 1, id="dog", fearless=True, hp_max=20, level=6),
        foe(20, 20, id="cow", side="herd", move=0, fearless=True),
    ],
    "who is over the edge is gone, unless somebody binds it": [
        hero(0, 0, weapons=["spear"], move=9, **SLAYER),
        hero(2, 0, id="bea", weapons=["spear"], move=9, **SLAYER),
        *(foe(x, 2, id=f"rat{x}", move=1 + x % 3 * 2, morale=3, hp_max=9) for x in range(-4, 5)),
    ],
    "what burns, burns in the order in which it came, and burns out": [
        foe(0, 0, weapons=[FIRE, ACID], multi_attack=["claw", "acid", "claw"], level=4, hp_max=12),
        hero(0, 1, hp_max=40, weapons=[{**FIRE, "id": "torch", "natural": False}], shield="large"),
        hero(1, 1, hp_max=40, id="bea", weapons=[ACID], resist=["acid"], weak=["fire"]),
        foe(0, 3, id="newt", immune=["poison"], hp_max=12),
    ],
    "who burns may die of it, and perhaps nobody is left": [
        foe(0, 0, weapons=[FIRE, ACID], hp_max=5, level=3, fearless=True),
        hero(0, 1, hp_max=5, weapons=[FIRE]),
    ],
}

OPTIONS: dict[str, Entry] = {
    "a shield may stop everything, or a part, once a round": {"block_dice": "chosen", "block_to_zero": False},
    "three sides of the referee's, of which two may tie": {"initiative_each_round": True},
    "two sides of players may be alike": {"initiative_each_round": True},
    "cover keeps off what is thrown, and what is shot": {"cover_thrown": False},
}
FIELDS: dict[str, Entry] = {
    "who is over the edge is gone, unless somebody binds it": {"size": [-5, -4, 5, 4]},
}
SIDES: dict[str, list[Entry]] = {
    "who flees where no enemy is left, and somebody looks on": [
        {"id": "heroes"},
        {"id": "foes"},
        {"id": "herd", "relations": {"heroes": "neutral", "foes": "neutral"}},
    ],
}
MEETINGS: dict[str, Entry] = {
    "everybody is surprised, or one side": {
        "surprise": {"heroes": "roll", "foes": "roll"},
        "surprised_on": {"foes": 4},
    },
}


def scene(name: str) -> dict[str, Any]:
    """A fight that ends: after twenty-five rounds it is left undecided."""
    found: dict[str, Any] = {"format": 1, "system": "osr", "procedure": "fight", "combatant": SCENES[name]}
    found["options"] = {"max_rounds": 25} | OPTIONS.get(name, {})
    more = {"meeting": MEETINGS.get(name), "field": FIELDS.get(name), "side": SIDES.get(name)}
    return found | {key: value for key, value in more.items() if value is not None}
