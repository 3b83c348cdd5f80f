"""Fights on a map, made of a number: for the kernel, which must play each of them as the readable engine does."""

from __future__ import annotations

from typing import Any

from tests.kernel.fights import Draw, begins, rider

WEAPONS = (
    "longsword", "greatsword", "shortsword", "dagger", "handaxe", "javelin", "spear", "mace", "glaive", "shortbow",
    "longbow", "light_crossbow", "heavy_crossbow", "sling", "dart",
)  # fmt: skip

TRAITS = (
    ["lucky"], ["keen_smell"], ["relentless 5"], ["relentless_endurance"], ["undead_fortitude"], ["pack_tactics"],
    ["pack_tactics"], ["blood_frenzy"], ["ambusher"], ["martial_advantage 2"], ["sneak_attack 2"], ["sneak_attack 1"],
    ["surprise_attack 2"], ["parry 3"], ["rampage"],
)  # fmt: skip
WIDEST = 3
"""How many squares wide the largest are."""
BEGUN: tuple[dict[str, Any], ...] = (
    {"hp": 0}, {"hp": 1}, {"thp": 5}, {"surprised": True}, {"initiative": 7}, {"conditions": ["prone"]},
    {"reaction": False}, {"dodging": True},
)  # fmt: skip
"""How somebody may begin."""


def scene(seed: int) -> dict[str, Any]:
    """A fight of two sides, or of three, on a small map."""
    draw = Draw(seed)
    sides = ("left", "right", "third") if draw.chance(15) else ("left", "right")
    entries = [_entry(draw, f"{side}{place}", side) for side in sides for place in range(1 + draw.below(3))]
    wide, high = draw.of(4, 9, 14, 20), draw.of(2, 5, 9, 12)
    rows = _map(draw, wide, high)
    free = [(x, y) for y in range(high) for x in range(wide) if rows[y][x] in ".~="]
    many = sum(one.get("count", 1) for one in entries)
    if len(free) < many:
        wide, high = 20, 12
        rows, free = [["."] * wide for _ in range(high)], [(x, y) for y in range(high) for x in range(wide)]
    for place, entry in enumerate(entries):
        letter = entry["mark"] = "ABCDEFGHIJ"[place]
        for _ in range(entry.get("count", 1)):
            x, y = free.pop(_near(draw, len(free), sides.index(entry["side"]), len(sides)))
            rows[y][x] = letter
    options = {
        "grid": True,
        "open_hp": draw.chance(30),
        "init_roll_off": draw.of("none", "mixed", "all"),
        "max_rounds": draw.of(3, 12),
        "stealth_tie": draw.of("seeker", "hider"),
        "end_move_in_occupied_space": draw.of("never", "not_willingly"),
        "dash_bonus": draw.of("snapshot", "live"),
    }
    field = {"map": "\n".join("".join(row) for row in rows), **_light(draw, wide, high, entries)}
    found: dict[str, Any] = {"format": 1, "system": "srd5", "options": options, "field": field, "combatant": entries}
    if len(sides) > 2 and draw.chance(60):
        found["side"] = [{"id": side, "name": side} for side in sides]
        found["side"][2]["relations"] = {"left": "friendly", "right": "hostile"}
    return found | {"aftermath": draw.of("left", "tended", "captured", "finished")}


def _light(draw: Draw, wide: int, high: int, entries: list[dict[str, Any]]) -> dict[str, Any]:
    """Daylight, mostly; else dusk or night, squares that are lit otherwise, and lamps that stand or are carried."""
    if draw.chance(70):
        return {}
    found: dict[str, Any] = {"light": draw.of("bright", "dim", "dark", "dark"), "lamp": [], "area": []}
    for _ in range(draw.below(3)):
        corner, opposite = ([draw.below(wide), draw.below(high)] for _ in range(2))
        found["area"].append({"corner": corner, "opposite": opposite, "light": draw.of("bright", "dim", "dark")})
    for _ in range(draw.below(3)):
        bearer = draw.of(*entries)
        there = {"by": bearer["id"]} if "count" not in bearer else {"at": [draw.below(wide), draw.below(high)]}
        found["lamp"].append(there | {"bright": draw.of(0, 5, 15), "dim": draw.of(10, 20, 30)})
    for entry in entries:
        entry |= {sense: draw.of(10, 30) for sense in ("darkvision", "blindsight", "truesight") if draw.chance(20)}
        entry |= {"darkvision": 60} if draw.chance(30) else {}
    return found


def _map(draw: Draw, wide: int, high: int) -> list[list[str]]:
    """Open ground, or with walls, arrow slits, low walls and undergrowth."""
    walls, rough, low = draw.of(0, 0, 8, 25), draw.of(0, 20, 50), draw.of(0, 0, 8)
    rows = []
    for _ in range(high):
        row = []
        for _ in range(wide):
            wall = draw.of("#", "#", "#", ":") if draw.chance(walls) else "="
            row.append(wall if wall != "=" or draw.chance(low) else "~" if draw.chance(rough) else ".")
        rows.append(row)
    return rows


def _near(draw: Draw, many: int, side: int, sides: int) -> int:
    """One of so many free squares: sides stand apart, mostly."""
    if draw.chance(30):
        return draw.below(many)
    part = many // sides or 1
    return min(many - 1, side * part + draw.below(part))


def _entry(draw: Draw, id: str, side: str) -> dict[str, Any]:
    monster = draw.chance(50)
    entry: dict[str, Any] = {
        "id": id,
        "side": side,
        "kind": "monster" if monster else draw.of("character", "npc"),
        "size": draw.of("small", "medium", "medium"),
        "ac": 9 + draw.below(9),
        "hp_max": 1 + draw.below(22),
        "initiative": draw.below(4),
        "tactic": draw.of("ordinary", "ordinary", "ordinary", "naive", "weakest", "idle"),
        "attacks": 1 + draw.chance(20),
        "abilities": {"strength": 8 + draw.below(11), "dexterity": 8 + draw.below(11)},
        "speed": draw.of(30, 30, 30, 25, 20, 40, 5),
    }
    if draw.chance(60):
        entry["weapons"] = [draw.of(*WEAPONS) for _ in range(1 + draw.below(3))]
    if monster or "weapons" not in entry:
        entry["attack"] = [_attack(draw, name) for name in ("blade", "bite")[: 1 + draw.chance(40)]]
        entry["attack"] += [_shot(draw)] if draw.chance(40) else []
    more: dict[str, Any] = {
        "seat": draw.of("player:Ada", "player:Ben"),
        "count": 2 + draw.below(3),
        "potions": 1 + draw.below(2),
        "kit": 1 + draw.below(2),
        "hides": True,
        "shield": True,
        "uses_death_saves": draw.chance(50),
        "skills": {"medicine": draw.below(7), "stealth": draw.below(9), "perception": draw.below(6)},
        "passive_perception": 8 + draw.below(9),
        "traits": draw.of(*TRAITS),
        "regeneration": 1 + draw.below(4),
        "resist": [draw.of("slashing", "piercing")],
        "ammunition": {"arrows": draw.below(4), "bolts": 2},
        "traits ": [*draw.of(*TRAITS), *draw.of(*TRAITS)],
        "now": draw.of(*BEGUN),
        "now ": {"arrives": 2 + draw.below(3)} | ({"initiative": 15} if draw.chance(20) else {}),
        "init_group": id,
    }
    entry |= {key.strip(): value for key, value in more.items() if draw.chance(20)}
    if not monster or "count" not in entry:
        entry.pop("init_group", None)  # only monsters that are alike roll together
    if "weapons" in entry and draw.chance(10):
        entry.pop("shield", None)
        entry["now"] = {**entry.get("now", {}), "held": entry["weapons"][:1]}
    if "attack" in entry and draw.chance(30):
        names = [one.get("weapon", one["name"]) for one in entry["attack"]]
        lists = [[draw.of(*names) for _ in range(2 + draw.below(2))] for _ in range(1 + draw.chance(30))]
        entry["multiattack"] = lists
    entry |= {"count": 2 + draw.below(3)} if draw.chance(20) else {}
    return entry


def _attack(draw: Draw, name: str) -> dict[str, Any]:
    part = f"{1 + draw.below(2)}d{draw.of(4, 6, 8)}+{draw.below(4)} {draw.of('slashing', 'piercing')}"
    more: dict[str, Any] = {"natural": name == "bite"}
    more |= {"range": [20, 60]} if draw.chance(15) else {}
    more |= {"two_hands": "1d10+1 slashing"} if name == "blade" and draw.chance(15) else {}
    more |= {"critical_from": 19} if draw.chance(10) else {}
    return {"name": name, "to_hit": 2 + draw.below(7), "reach": draw.of(5, 5, 5, 10), "damage": [part], **more}


def _shot(draw: Draw) -> dict[str, Any]:
    weapon = draw.of({"name": "spit", "natural": True}, {"name": "bow", "weapon": "shortbow"})
    length = draw.of(10, 30, 80)
    part = f"1d{draw.of(4, 6, 8)}+{draw.below(4)} piercing"
    return {**weapon, "to_hit": 2 + draw.below(7), "range": [length, 2 * length], "damage": [part]}


def bitten(seed: int) -> dict[str, Any]:
    """A fight of the same kind in which hits bring something besides damage."""
    draw, found = Draw(seed + 4_000_007), scene(seed)
    for entry in found["combatant"]:
        for attack in entry.get("attack", ()):
            attack |= {"then": rider(draw)} if draw.chance(60) else {}
    return found


def begun(seed: int) -> dict[str, Any]:
    """A fight of the same kind that is under way, in which some suffer something as it begins."""
    draw, found = Draw(seed + 8_000_009), bitten(seed)
    return begins(draw, found, ("blinded", "invisible"))


def charging(seed: int) -> dict[str, Any]:
    """A fight of the same kind in which many run at each other, and hit harder for it; some could be ridden."""
    draw, found = Draw(seed + 6_000_011), scene(seed)
    for entry in found["combatant"]:
        entry |= {"speed": draw.of(30, 40, 60)} if draw.chance(60) else {}
        entry |= {"traits": draw.of(["earth_glide", "stone_camouflage"], ["echolocation"])} if draw.chance(15) else {}
        for attack in entry.get("attack", ()):
            attack |= {"charge": _charge(draw)} if draw.chance(70) else {}
    alone = [one for one in found["combatant"] if one["kind"] == "monster" and "count" not in one]
    sides = [one["side"] for one in found["combatant"]]
    for entry in alone if "side" not in found else ():
        entry |= {"mount": draw.of("trained", "untrained")} if sides.count(entry["side"]) == 1 else {}
    return found


def sloping(seed: int) -> dict[str, Any]:
    """A fight of the same kind on ground with heights, in all sorts of light and conditions."""
    draw = Draw(seed + 10_000_019)
    found: dict[str, Any] = draw.of(scene, scene, bitten, begun, charging)(seed)
    rows = found["field"]["map"].split("\n")
    wide, high = len(rows[0]), len(rows)
    levels = ["."] * draw.of(3, 8) + [*draw.of("1", "123", "2", "26", "48", "1234", "26")]
    drawn = [[draw.of(*levels) for _ in range(wide)] for _ in range(high)]
    for _ in range(draw.below(4)):  # terraces
        x, y, level = draw.below(wide), draw.below(high), draw.of(*levels)
        for v in range(y, min(high, y + 1 + draw.below(6))):
            for u in range(x, min(wide, x + 1 + draw.below(9))):
                drawn[v][u] = level
    found["field"] |= {"heights": "\n".join("".join(row) for row in drawn), "step": draw.of(5, 5, 5, 10)}
    found["options"]["shove_auto_vs_incapacitated"] = draw.chance(50)
    for entry in found["combatant"]:
        entry.pop("mount", None)
        more = {"skills": {**entry.get("skills", {}), "athletics": draw.below(12), "acrobatics": draw.below(6)},
                "speed": {"walk": 30, "climb": draw.of(10, 30)}, "resist": ["bludgeoning"],
                "traits": draw.of(["standing_leap 20"], ["running_leap 25"], ["lucky"])}  # fmt: skip
        entry |= {key: value for key, value in more.items() if draw.chance(20)}
        entry["abilities"] |= {"strength": 6 + draw.below(15)} if draw.chance(40) else {}
    return found


def flooded(seed: int) -> dict[str, Any]:
    """A fight of the same kind under water: swimmers and others, who hold their breath."""
    draw = Draw(seed + 12_000_017)
    found: dict[str, Any] = draw.of(scene, scene, bitten, begun)(seed)
    found["field"] |= {"underwater": True}
    found["options"]["max_rounds"] = draw.of(3, 12, 20)
    for entry in found["combatant"]:
        entry.pop("mount", None)
        now = entry.setdefault("now", {})
        now |= {"airless": draw.of(1, 3, 9, 12)} if draw.chance(40) else {}
        more: dict[str, Any] = {
            "speed": draw.of({"walk": 30, "swim": 20}, {"walk": 0, "swim": 40}),
            "breathes": draw.of("water", "nothing"),
            "resist": ["fire"],
        }
        entry |= {key: value for key, value in more.items() if draw.chance(30)}
        entry["abilities"] |= {"constitution": 6 + draw.below(9)} if draw.chance(50) else {}
        for attack in entry.get("attack", ()):
            attack["damage"] += ["1d6 fire"] if draw.chance(30) else []
    return found


def _charge(draw: Draw) -> dict[str, Any]:
    found: dict[str, Any] = {"feet": draw.of(5, 10, 10, 20)}
    found |= {"damage": f"{1 + draw.below(2)}d{draw.of(4, 6)}+{draw.below(3)} {draw.of('slashing', 'radiant')}"}
    if draw.chance(70):
        found["then"] = {
            "name": "tumble",
            "test": {"save": "strength", "dc": 8 + draw.below(9)},
            "effects": [{"kind": "condition", "condition": "prone"}],
        }
        found |= {"bonus": "bite"} if draw.chance(50) else {}
    return found


def broad(seed: int) -> dict[str, Any]:
    """A fight of the same kind on open ground, with creatures of more than one square."""
    draw, found = Draw(seed + 2_000_003), scene(seed)
    rows = [[draw.of(*".........~~=") for _ in range(24)] for _ in range(15)]
    spots = [(x, y) for y in range(0, 15, WIDEST) for x in range(0, 24, WIDEST)]
    for entry in found["combatant"]:
        if draw.chance(50):
            entry["size"] = draw.of("large", "large", "huge")
        for _ in range(entry.get("count", 1)):
            x, y = spots.pop(draw.below(len(spots)))
            rows[y][x] = entry["mark"]
    found["field"]["map"] = "\n".join("".join(row) for row in rows)
    return found
