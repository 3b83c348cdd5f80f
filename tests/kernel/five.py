"""Fights hand to hand by the round of five actions, made of a number: for the kernel."""

from __future__ import annotations

from typing import Any

from tests.kernel.fights import Draw

ONE_HAND = ("light_straight_blade", "light_curved_blade", "light_axe", "light_blunt", "medium_straight_blade",
            "medium_curved_blade", "medium_axe", "medium_blunt", "heavy_straight_blade")  # fmt: skip
TWO_HANDS = ("medium_straight_blade", "medium_axe", "heavy_greatsword", "heavy_straight_blade", "heavy_curved_blade",
             "heavy_axe", "heavy_blunt")  # fmt: skip
HEADS = ("light_straight_blade", "medium_axe", "light_blunt")
SHIELDS = ("buckler", "light_shield", "medium_shield", "heavy_shield")
TACTICS = ("fighter", "fighter", "fighter", "fighter", "steady", "naive")
ABILITIES = ("ambidexterity", "brute_force", "finesse", "lightning_attacks", "combat_reflexes", "backstab", "cleave",
             "toughness", "dodging", "combat_instincts", "full_compatibility", "improved_critical", "mobility",
             "power_attack", "riposte", "weapon_focus:blunt/medium", "weapon_specialization:axe/heavy")  # fmt: skip


def scene(seed: int) -> dict[str, Any]:
    """A fight of two sides, or of three."""
    draw = Draw(seed)
    sides = ("left", "right", "third") if draw.chance(15) else ("left", "right")
    entries = [_entry(draw, f"{side}{place}", side) for side in sides for place in range(1 + draw.below(3))]
    if draw.chance(15):  # more than find room around one
        draw.of(*entries)["count"] = 4 + draw.below(3)
    if draw.chance(25):
        mate = draw.of(*entries[1:])
        entries[0]["teamwork"] = [mate["id"] + ("-1" if "count" in mate else "")]
    found: dict[str, Any] = {"format": 1, "system": "fiveaction", "combatant": entries, "options": _options(draw)}
    found["max_rounds"] = draw.of(3, 15, 40)
    if draw.chance(20):
        found["field"] = {"runnable": draw.chance(50), "environment": draw.below(5) - 2}
    if len(sides) > 2 and draw.chance(50):
        found["side"] = [{"id": "left", "relations": {"third": draw.of("friendly", "neutral")}}]
    return found


def _options(draw: Draw) -> dict[str, Any]:
    more: dict[str, Any] = {
        "modules": {"initiative_each_round": True},
        "rounding": draw.of("nearest", "ceil"),
        "tests": {"tie_succeeds": False, "natural_success": draw.of(18, 21), "natural_failure": draw.of(1, 5)},
        "lives": {"wound_penalty": {"mild": 0, "serious": 1, "critical": 2},
                  "penalties_apply_to": [draw.of("attack", "defence", "tests")]},
        "shock": {"base_tn": 6 + draw.below(10), "per_point": draw.below(3), "stun_per_point": draw.below(3)},
        "actions": {"attack": 2 + draw.below(3), "step": 1 + draw.below(2), "charge": 4, "counterattack": draw.below(3),
                    "pick_up": 1 + draw.below(3), "stance": 2, "regain_distance": 1 + draw.below(3)},
        "provoking_activities": [draw.of("pick_up", "rise", "draw")],
        "crit": {"requires_hit": False, "reduction_sources": "max"},
        "multiple_critical": {"level2": draw.of("dead", "none"), "level3": draw.of("mortal", "none")},
        "two_weapons": {"off_hand_penalty": -1},
        "abilities": {"riposte_action_cost": "first_only", "teamwork": {"attack": 1, "defence": 2, "opponents": 1}},
    }  # fmt: skip
    return {key: value for key, value in more.items() if draw.chance(15)}


def _entry(draw: Draw, id: str, side: str) -> dict[str, Any]:
    entry: dict[str, Any] = {
        "id": id,
        "side": side,
        "strength": draw.below(9) - 1,
        "dexterity": draw.below(9) - 1,
        "constitution": draw.below(7) - 1,
        "reaction": draw.below(9),
        "skills": _skills(draw),
        "now": _now(draw, side),
        **_arms(draw),
    }
    more: dict[str, Any] = {
        "seat": f"player:{id}",
        "count": 2 + draw.below(2),
        "initiative": draw.below(9) - 6,
        "size": draw.below(4) - 1,
        "armour": [_piece(draw, piece) for piece in ("body", "helmet", "accessories") if draw.chance(60)],
        "abilities": list(dict.fromkeys(draw.of(*ABILITIES) for _ in range(2))),
        "load_slowdown": draw.below(3),
        "tactic": draw.of(*TACTICS),
        "values": {draw.of("balance", "escape"): 3 * draw.below(8)},
    }
    entry |= {key: value for key, value in more.items() if draw.chance(25)}
    if "count" in entry:
        entry["now"].pop("at", None)
    return entry


def _arms(draw: Draw) -> dict[str, Any]:
    """A weapon, perhaps in its sheath, or none; and perhaps a shield."""
    kind = draw.below(20)
    if kind < 1:
        return {"shield": {"row": draw.of(*SHIELDS)}} if draw.chance(50) else {}
    hand = "sheathed" if draw.chance(10) else "main"
    if kind < 12:
        arms = {"weapons": [{"row": draw.of(*ONE_HAND), "hand": hand}, *_spare(draw, hand)]}
        return arms | ({"shield": {"row": draw.of(*SHIELDS)}} if draw.chance(60) else {})
    hand = "sheathed" if hand == "sheathed" else "both"
    if kind < 16:
        return {"weapons": [{"row": draw.of(*TWO_HANDS), "hand": hand}]}
    pole = draw.of("medium_pole", "heavy_pole")
    return {"weapons": [{"row": pole, "head": draw.of(*HEADS), "hand": hand}, *_spare(draw, hand)]}


def _spare(draw: Draw, hand: str) -> list[dict[str, Any]]:
    """Perhaps another weapon in its sheath, beside one in hand."""
    spare = draw.chance(20) and hand != "sheathed"
    return [{"row": draw.of(*ONE_HAND), "hand": "sheathed"}] if spare else []


def _skills(draw: Draw) -> dict[str, int]:
    more = {key: 1 + draw.below(12) for key in
            ("straight_blade/medium", "straight_blade/heavy", "blunt/medium", "axe/medium", "axe/heavy", "pole/heavy",
             "parry", "shield", "balance", "escape")}  # fmt: skip
    return {key: value for key, value in more.items() if draw.chance(30)}


def _piece(draw: Draw, piece: str) -> dict[str, Any]:
    return {"piece": piece, "material": draw.of("leather", "mail") if piece == "body" else "mail"}


def _now(draw: Draw, side: str) -> dict[str, Any]:
    far = draw.of(0, 4, 10, 30, 120)
    now: dict[str, Any] = {"at": [draw.below(6) + (0 if side == "left" else far), draw.below(10)]}
    more = {"wounds": draw.below(8), "stun": draw.below(4), "prone": True, "guard": draw.of("surprised", "still")}
    return now | {key: value for key, value in more.items() if draw.chance(12)}
