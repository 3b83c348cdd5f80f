"""Fights without a map, made of a number: for the kernel, which must play each of them as the readable engine does."""

from __future__ import annotations

from itertools import count
from typing import Any

from bojiste.core.dice import face, key_of
from tests.kernel.powers import HELD, again, power

TACTICS = ("ordinary", "weakest", "naive", "idle")


class Draw:
    """Numbers of a seed, one after another."""

    def __init__(self, seed: int) -> None:
        self._key, self._at = key_of(seed, 0x6B), count()

    def below(self, limit: int) -> int:
        return face(self._key, next(self._at), limit) - 1

    def of(self, *things: Any) -> Any:
        return things[self.below(len(things))]

    def chance(self, percent: int) -> bool:
        return self.below(100) < percent


def scene(seed: int) -> dict[str, Any]:
    """A fight of two sides, or of three."""
    draw = Draw(seed)
    sides = ("left", "right", "third") if draw.chance(15) else ("left", "right")
    entries = [_entry(draw, f"{side}{place}", side) for side in sides for place in range(1 + draw.below(3))]
    if draw.chance(15):  # more than find room around one
        one = draw.of(*entries)
        one.pop("init_group", None)
        one |= {"count": 7 + draw.below(5), "hp_max": 1 + one["hp_max"] % 9, "size": draw.of("medium", "large")}
    options = {
        "open_hp": draw.chance(50),
        "init_roll_off": draw.of("none", "mixed", "all"),
        "death_save_compare": draw.of("total", "die"),
        "max_rounds": draw.of(3, 20, 100),
        "damage_floor": draw.of(0, 1),
    }
    found = {"format": 1, "system": "srd5", "options": options, "combatant": entries}
    return found | {"aftermath": draw.of("left", "tended", "captured", "finished")}


def _entry(draw: Draw, id: str, side: str) -> dict[str, Any]:
    blade = draw.of("sword", "sword", "rapier")
    entry: dict[str, Any] = {
        "id": id,
        "side": side,
        "kind": draw.of("character", "monster", "npc"),
        "ac": 8 + draw.below(10),
        "hp_max": 1 + draw.below(25),
        "initiative": draw.below(4),
        "tactic": draw.of("ordinary", "ordinary", "weakest", "weakest", "naive", "idle"),
        "attack": [_attack(draw, blade), *([_attack(draw, "claw", natural=True)] if draw.chance(40) else [])],
        "attacks": 1 + draw.chance(25),
    }
    more: dict[str, Any] = {
        "seat": "player:Ada",
        "count": 2 + draw.below(2),
        "potions": 1 + draw.below(2),
        "kit": 1 + draw.below(2),
        "save_bonus": draw.below(3),
        "uses_death_saves": draw.chance(50),
        "skills": {"medicine": draw.below(7)},
        "traits": draw.of(
            ["pack_tactics"],
            ["blood_frenzy"],
            ["ambusher"],
            ["lucky"],
            ["brave", "keen_smell"],
            ["parry 3"],
            ["martial_advantage 2"],
            ["sneak_attack 1", "martial_advantage 1"],
            ["surprise_attack 2"],
            ["rampage"],
            ["relentless 5"],
            ["undead_fortitude"],
            ["relentless_endurance"],
            ["swarm"],
            ["sure_footed"],
        ),
        "init_group": id,
        "regeneration": 1 + draw.below(9),
        "speed": {"walk": 30, "fly": 60},
        "resist": [draw.of("slashing", "fire", "slashing nonmagical")],
        "vulnerable": [draw.of("slashing", "fire")],
        "immune": ["fire"],
        "cond_immune": ["prone"],
        "now": draw.of({"hp": 0}, {"hp": 1}, {"thp": 5}, {"surprised": True}, {"initiative": 7}),
    }
    entry |= {key: value for key, value in more.items() if draw.chance(20)}
    if entry["kind"] == "character" or "count" not in entry:
        entry.pop("init_group", None)  # only monsters that are alike roll together
    if draw.chance(15):
        entry |= {"kind": "monster", "attack": [_attack(draw, "maw", natural=True) | {"then": _hold(draw)}]}
        entry |= {"size": "large"} if draw.chance(50) else {}
        entry.pop("uses_death_saves", None)
    if draw.chance(10):
        entry["form"] = _forms(draw, [one["name"] for one in entry["attack"]])
    if len(entry["attack"]) > 1 and draw.chance(50):
        entry["multiattack"] = ["claw", "claw"] if draw.chance(50) else [blade, "claw"]
    return entry


def _attack(draw: Draw, name: str, *, natural: bool = False) -> dict[str, Any]:
    dice, sides, flat = draw.below(3), draw.of(4, 6, 8, 12), draw.below(5)
    parts = [f"{dice}d{sides}+{flat} slashing" if dice else f"{1 + flat} slashing"]
    parts += [f"{1 + draw.below(2)}d6 {draw.of('fire', 'radiant')}"] if draw.chance(20) else []
    more: dict[str, Any] = {"natural": natural, "magical": draw.chance(20)}
    more |= {"critical_from": 19} if draw.chance(10) else {}
    more |= {"wounded": f"{1 + draw.below(2)}d4 slashing"} if draw.chance(10) else {}
    more |= {"weapon": name} if name == "rapier" else {}
    more |= {"then": rider(draw)} if draw.chance(25) else {}
    return {"name": name, "to_hit": 2 + draw.below(8), "reach": 5, "damage": parts, **more}


def rider(draw: Draw) -> dict[str, Any]:
    """What a hit brings besides: a saving throw against damage, a fall, or both."""
    said: dict[str, Any] = {
        "name": "venom",
        "save": draw.of("strength", "constitution", "dexterity"),
        "dc": 8 + draw.below(10),
    }
    if draw.chance(60):
        said |= {"damage": f"{1 + draw.below(3)}d4 poison", "success": draw.of("half", "nothing")}
    if "damage" not in said or draw.chance(40):
        said["inflicts"] = ["prone"]
    return power(**said)


def _forms(draw: Draw, attacks: list[str]) -> list[dict[str, Any]]:
    """Two forms; it is in the first, which has an Armor Class, a speed and perhaps attacks of its own."""
    first: dict[str, Any] = {"name": "wolf", "ac": 8 + draw.below(10), "speed": draw.of(30, 5)}
    first |= {"attacks": attacks[-1:], "multiattack": [[attacks[-1]] * 2]} if draw.chance(60) else {}
    return [first, {"name": "human", "ac": 25, "speed": 60}]


def _hold(draw: Draw) -> dict[str, Any]:
    """A hit that holds, and perhaps binds; perhaps one at a time."""
    brought = ["grappled", "restrained"] if draw.chance(60) else ["grappled"]
    only = {key: value for key, value in {"most": 1, "largest": "medium"}.items() if draw.chance(30)}
    return power(name="grip", inflicts=HELD[: len(brought)], **only)


SUFFERED = (
    "charmed", "deafened", "frightened", "incapacitated", "paralyzed", "poisoned", "prone", "restrained", "stunned",
)  # fmt: skip
"""Conditions with which somebody may begin."""


def begins(draw: Draw, found: dict[str, Any], more: tuple[str, ...] = ()) -> dict[str, Any]:
    """The same, under way, and with some who suffer something (``more``: besides what they may anywhere)."""
    for entry in found["combatant"]:
        now = entry.setdefault("now", {})
        if "arrives" in now and draw.chance(70):
            now.clear()
        if draw.chance(50) and (now.get("hp") != 0 or _dies_slowly(entry)):
            entry["tactic"] = "ordinary" if draw.chance(70) else entry["tactic"]
            given = [draw.of(*SUFFERED, *more) for _ in range(1 + draw.chance(30))]
            entry["now"] = now = {**now, "conditions": [*dict.fromkeys((*now.get("conditions", ()), *given))]}
        now |= {"exhaustion": 1 + draw.below(5)} if draw.chance(25) else {}
        now |= {"dodging": True} if draw.chance(15) else {}
        now |= {"reaction": False} if draw.chance(15) else {}
    living = [one for one in found["combatant"] if one["now"].get("hp") != 0]
    ids = [f"{one['id']}-{place}" if "count" in one else one["id"]
           for one in living for place in range(1, 1 + one.get("count", 1))]  # fmt: skip
    if ids and not any("arrives" in one["now"] for one in found["combatant"]) and draw.chance(70):
        order = [ids.pop(draw.below(len(ids))) for _ in range(draw.below(len(ids) + 1))]
        found["fight"] = {"round": 1 + draw.below(3), "order": order, "turn": draw.of(*(order or ids))}
    return found


def _dies_slowly(entry: dict[str, Any]) -> bool:
    return bool(entry.get("uses_death_saves", entry["kind"] == "character"))


def begun(seed: int) -> dict[str, Any]:
    """A fight of the same kind that is under way, in which some suffer something as it begins."""
    draw = Draw(seed + 3_000_017)
    return begins(draw, (gifted if draw.chance(50) else scene)(seed))


def plain(seed: int) -> dict[str, Any]:
    """A fight of the same kind without features."""
    found = scene(seed)
    for entry in found["combatant"]:
        for feature in ("traits", "regeneration", "form"):
            entry.pop(feature, None)
        for attack in entry["attack"]:
            for feature in ("then", "wounded"):
                attack.pop(feature, None)
    return found


# -- with weapons of the table -------------------------------------------------------------------------------------


def armed(seed: int) -> dict[str, Any]:
    """A fight of the same kind in which some draw weapons, put them away, and strike with two of them."""
    return _with_arms(seed, scene(seed))


def _with_arms(seed: int, found: dict[str, Any]) -> dict[str, Any]:
    draw = Draw(seed + 2_000_003)
    for entry in found["combatant"]:
        if not {"init_group", "form", "power", "legendary"} & entry.keys() and draw.chance(70):
            arms: list[str] = draw.of(*ARMS)
            entry.pop("multiattack", None)
            entry |= {"attack": [], "weapons": arms, "abilities": {"strength": 10 + draw.below(9)}, "size": "medium"}
            entry.pop("cond_immune", None)
            if "longsword" in arms or (len(set(arms)) > 1 and draw.chance(40)):
                listed = ["longsword-two-hands", "shortsword"] if "longsword" in arms else list(dict.fromkeys(arms))
                entry |= {"kind": "monster", "multiattack": listed}
                entry.pop("uses_death_saves", None)
            elif draw.chance(60):
                entry |= {"kind": "character", "tactic": "ordinary", "potions": 2, "hp_max": 5 + draw.below(9)}
    return found


ARMS = (
    ["shortsword", "shortsword"],
    ["shortsword", "dagger"],
    ["scimitar", "shortsword"],
    ["battleaxe", "morningstar"],
    ["longsword", "shortsword"],
    ["longsword", "shortsword"],
    ["handaxe", "handaxe"],
    ["greatsword"],
    ["dagger"],
    ["club", "club", "shortsword"],
)


# -- with features -------------------------------------------------------------------------------------------------

PLIGHTS = ("poisoned", "paralyzed", "frightened", "restrained", "slowed", "weakened", "stunned", "incapacitated")


def gifted(seed: int) -> dict[str, Any]:
    """A fight of the same kind in which monsters breathe, frighten, sting, and act out of turn."""
    draw, found = Draw(seed + 1_000_003), scene(seed)
    for entry in found["combatant"]:
        one, others = draw.of(*entry["attack"]), {"tactic": "ordinary"}
        if entry["tactic"] == "weakest" and draw.chance(80):
            entry |= others
        if draw.chance(40) and "then" not in one:
            one["then"] = _plague(draw, entry["id"])
        if draw.chance(60):
            entry |= others | {"power": _features(draw, entry["id"])}
        if draw.chance(30):
            entry |= others | {"legendary": 1 + draw.below(3)}
        for way in entry["attack"]:
            if "then" in way:
                way["then"] |= {"name": f"{way['name']} of {entry['id']}"}
        if "power" in entry or "legendary" in entry:
            entry["attack"] = [way | {"magical": False, "natural": True} for way in entry["attack"]]
        if draw.chance(20):
            entry["traits"] = draw.of(["legendary_resistance 1"], ["evasion"], ["brave"], ["relentless_endurance"])
        if draw.chance(20):
            entry["cond_immune"] = [draw.of(*PLIGHTS[:4])]
        entry["hp_max"] += draw.below(40)
    return found


def mingled(seed: int) -> dict[str, Any]:
    """The same, in which some of the others draw weapons and strike with two of them."""
    return _with_arms(seed, gifted(seed))


def _plague(draw: Draw, whose: str) -> dict[str, Any]:
    """What a hit brings for a while, drains, or leaves somebody alive with."""
    if draw.chance(20):
        drain = {"name": f"drain of {whose}", "drains": draw.of("damage", "slashing", "fire")}
        return power(**drain | ({"save": "constitution", "dc": 8 + draw.below(12)} if draw.chance(50) else {}))
    brought = [draw.of(*PLIGHTS)] + (["poisoned"] if draw.chance(30) else [])
    said: dict[str, Any] = {
        "name": f"plague of {whose}",
        "save": draw.of("constitution", "strength"),
        "dc": 8 + draw.below(8),
    }
    if draw.chance(40):
        harm = f"{2 + draw.below(6)}d6 poison"
        return power(**said, damage=harm, success="half", leaves_alive=True, inflicts=["poisoned"])
    repeat = draw.chance(75)
    said["inflicts"] = again(*dict.fromkeys(brought)) if repeat else [*dict.fromkeys(brought)]
    return power(**said | ({"once": True} if draw.chance(20) else {}))


def _features(draw: Draw, whose: str) -> list[dict[str, Any]]:
    """A breath, and perhaps something that frightens, stings, sweeps."""
    saved = {"save": draw.of("dexterity", "constitution", "strength"), "dc": 8 + draw.below(10)}
    area = draw.of("cone 15", "cone 30", "line 60 5", "sphere 10")
    breath = {
        "name": f"breath of {whose}",
        "range": "self",
        "area": area,
        **saved,
        "success": draw.of("half", "nothing"),
    }
    breath |= {"damage": f"{1 + draw.below(6)}d6 {draw.of('fire', 'cold', 'radiant')}", "whom": "enemies"}
    breath |= draw.of({"recharge": 4 + draw.below(3)}, {"uses": 1 + draw.below(2)}, {"push": 10, "recharge": 5})
    found = [power(**breath | ({"inflicts": ["prone"]} if draw.chance(20) else {}))]
    (plight,) = again(draw.of(*PLIGHTS))
    if draw.chance(50):
        dread = {
            "name": f"dread of {whose}",
            "range": "self",
            "area": draw.of("sphere 60", "cone 30"),
            "whom": "enemies",
        }
        dread |= {"save": "wisdom", "dc": 8 + draw.below(8), "inflicts": [plight], "rounds": 2 + draw.below(9)}
        found.append(
            power(**dread | draw.of({"time": "free", "once": True}, {"recharge": 5}, {"uses": 1, "once": True}))
        )
    if draw.chance(30):
        spines = {"name": f"spines of {whose}", "time": "touched", "damage": f"{1 + draw.below(2)}d4 piercing"}
        found.append(power(**spines | (saved | {"inflicts": [plight]} if draw.chance(40) else {})))
    if draw.chance(40):
        sweep = {
            "name": f"sweep of {whose}",
            "time": "legendary",
            "cost": 1 + draw.below(2),
            "range": "self",
            "area": "sphere 10",
        }
        found.append(power(**sweep | saved | {"damage": "2d6+2 bludgeoning", "inflicts": ["prone"]}))
    return found
