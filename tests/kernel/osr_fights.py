"""Fights by the old-school rules, made of a number: the kernel must play each of them as the readable engine does."""

from __future__ import annotations

from typing import Any

from tests.kernel.fights import Draw

Entry = dict[str, Any]
BLADES = ("sword", "dagger", "mace", "hand_axe", "spear", "two_handed_sword", "staff", "javelin", "club")
BOWS = ("sling", "short_bow", "long_bow", "crossbow", "hand_crossbow", "heavy_crossbow")
LIGHT = frozenset({"sword", "dagger", "mace", "hand_axe", "spear", "javelin", "club"})
"""What leaves a hand free."""
TYPES = ("slashing", "piercing", "blunt", "fire", "poison", "cold")


def scene(seed: int) -> dict[str, Any]:
    """A fight of two sides, or of three."""
    draw = Draw(seed + 5_000_011)
    sides = ("left", "right", "third") if draw.chance(20) else ("left", "right")
    placed = draw.chance(25)
    entries = [_entry(draw, f"{side}{place}", side) for side in sides for place in range(1 + draw.below(3))]
    if placed:
        _put(draw, entries)
    field: dict[str, Any] = {"setting": draw.of("indoor", "outdoor")}
    field |= {"distance": draw.of(0, 2, 5, 12, 40)} if draw.chance(60) else {}
    field |= {"size": [-30, -20, 30, 60]} if draw.chance(30) else {}
    found: dict[str, Any] = {"format": 1, "system": "osr", "procedure": "fight", "combatant": entries, "field": field}
    found |= {"options": _options(draw)}
    if draw.chance(40):
        found["meeting"] = {"surprise": {side: draw.of("yes", "no", "roll") for side in sides if draw.chance(60)}}
    if len(sides) == 3 and draw.chance(40):
        found["side"] = [{"id": side} for side in sides]
        found["side"][2]["relations"] = {"left": draw.of("friendly", "neutral")}
    return found


def _options(draw: Draw) -> Entry:
    return {
        "initiative_each_round": draw.chance(30),
        "invulnerable_monsters": draw.chance(15),
        "fifty_die": draw.of("d6", "d100"),
        "block_to_zero": draw.chance(60),
        "block_dice": draw.of("highest", "chosen"),
        "cover_thrown": draw.chance(50),
        "max_rounds": draw.of(4, 30, 60),
    }


def _put(draw: Draw, entries: list[Entry]) -> None:
    """Everybody in a place of its own, near enough for a fight."""
    full: set[tuple[int, int]] = set()
    for entry in entries:
        entry.pop("count", None)
        place = (draw.below(9) - 4, draw.below(14))
        while place in full:
            place = (place[0] + 1, place[1])
        full.add(place)
        entry["now"] = {**entry.get("now", {}), "x": place[0], "y": place[1]}


def _entry(draw: Draw, id: str, side: str) -> Entry:
    hero = side == "left" and draw.chance(80)
    entry: Entry = {
        "id": id,
        "side": side,
        "kind": "pc" if hero else draw.of("monster", "monster", "npc"),
        "level": draw.below(7),
        "hp_max": 1 + draw.below(16),
        "weapons": _weapons(draw),
        "size": draw.of("small", "medium", "medium", "large", "huge"),
        "move": draw.of(6, 6, 5, 9, 12, 3, 0),
        "scores": {"str": 4 + draw.below(14), "dex": 4 + draw.below(14)},
    }
    more: Entry = {
        "count": 2 + draw.below(3),
        "class": "fighter",
        "armor": draw.of("leather", "chain", {"bonus": 4, "trained": False}),
        "resist": [draw.of(*TYPES, "magical")],
        "weak": [draw.of(*TYPES)],
        "immune": [draw.of(*TYPES)],
        "attack_bonus": draw.below(6),
        "natural_weapons": draw.chance(50),
        "light": True,
        "now": draw.of({"fatigue": 1 + draw.below(3)}, {"cover": draw.of(2, 4, "full")}, {"hp": 1}, {"loaded": []}),
    }
    if not hero:
        more |= {
            "morale": 2 + draw.below(11),
            "morale_group": draw.of("pack", "band"),
            "fearless": True,
            "leader": True,
            "hp_dice": f"{1 + draw.below(3)}d6+{draw.below(2)}",
        }
    entry |= {key: value for key, value in more.items() if draw.chance(25)}
    return _handed(draw, entry)


def _weapons(draw: Draw) -> list[Any]:
    """One to three, natural ones among them."""
    found: list[Any] = []
    if draw.chance(75):
        found.append(draw.of(*BLADES))
    if draw.chance(35):
        found.append(draw.of(*BOWS))
    if draw.chance(30):
        found.append(_made(draw))
    if draw.chance(30):
        found.append({"id": "claw", "damage": _damage(draw), "natural": True})
    return found


def _made(draw: Draw) -> Entry:
    """A weapon of its own figures."""
    found: Entry = {"id": "relic", "base": draw.of(*BLADES, *BOWS), "bonus": draw.below(3)}
    more: Entry = {
        "damage": _damage(draw),
        "trained": False,
        "improvised": True,
        "magical": True,
        "ammo": draw.below(3),
        "reach": 1 + draw.below(4),
        "strength_based": draw.chance(50),
        "tags": [draw.of("poison", "destroys_body")],
        "throwable": True,
        "reload": False,
        "lasting": {"damage": f"{1 + draw.below(2)}d4 {draw.of(*TYPES)}", **draw.of({}, {"rounds": 1}, {"rounds": 2})},
    }
    return found | {key: value for key, value in more.items() if draw.chance(30)}


def _damage(draw: Draw) -> Any:
    parts = [f"{1 + draw.below(2)}d{draw.of(4, 6, 8)}+{draw.below(3)} {draw.of(*TYPES)}"]
    parts += [f"1d{draw.of(4, 6)} {draw.of(*TYPES)}"] if draw.chance(40) else []
    parts = [f"{draw.below(3) - 1} slashing"] if draw.chance(8) else parts
    return parts


def _handed(draw: Draw, entry: Entry) -> Entry:
    """What it has in its two hands, a shield perhaps among it, and its attacks of one action."""
    ids = [one if isinstance(one, str) else one["id"] for one in entry["weapons"]]
    if "claw" in ids and draw.chance(60):
        entry["multi_attack"] = draw.of(["claw", "claw"], ["claw", ids[0]], [ids[0], "claw", ids[-1]])
    light = [one if isinstance(one, str) else one["id"] for one in entry["weapons"] if _base(one) in LIGHT]
    if draw.chance(25):
        entry["shield"] = draw.of("small", "large", {"ac": 3, "trained": draw.chance(70)})
        entry["wielded"] = light[:1]
    elif len(light) > 1:
        entry["wielded"] = light
    elif draw.chance(20):
        entry["wielded"] = []
    return entry


def _base(weapon: Any) -> str:
    """The weapon of the table that somebody's is made after."""
    return weapon if isinstance(weapon, str) else str(weapon.get("base"))
