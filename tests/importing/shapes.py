"""The same five creatures in the shape of each program's files, as those programs write them."""

from __future__ import annotations

import json
import re
from typing import Any

ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")
FRACTIONS = {"1/4": 0.25, "1/2": 0.5}

CREATURES: dict[str, dict[str, Any]] = {
    "goblin": {
        "name": "Goblin", "size": "Small", "kind": "humanoid", "tag": "goblinoid", "ac": 15, "hp": 7, "dice": "2d6",
        "speed": {"walk": 30}, "scores": (8, 14, 10, 10, 8, 8), "skills": {"Stealth": 6},
        "senses": {"darkvision": 60}, "passive": 9, "cr": "1/4", "xp": 50,
        "traits": [("Nimble Escape", "The goblin can take the Disengage or Hide action as a bonus action on each of its turns.")],
        "actions": [
            ("Scimitar", "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage."),
            ("Shortbow", "Ranged Weapon Attack: +4 to hit, range 80/320 ft., one target. Hit: 5 (1d6 + 2) piercing damage."),
        ],
    },
    "wolf": {
        "name": "Wolf", "size": "Medium", "kind": "beast", "ac": 13, "hp": 11, "dice": "2d8+2", "speed": {"walk": 40},
        "scores": (12, 15, 12, 3, 12, 6), "skills": {"Perception": 3, "Stealth": 4}, "passive": 13, "cr": "1/4", "xp": 50,
        "traits": [("Pack Tactics", "The wolf has advantage on an attack roll against a creature if an ally is near it.")],
        "actions": [
            (
                "Bite",
                "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) piercing damage. If the target "
                "is a creature, it must succeed on a DC 11 Strength saving throw or be knocked prone.",
            )
        ],
    },
    "ghoul": {
        "name": "Ghoul", "size": "Medium", "kind": "undead", "ac": 12, "hp": 22, "dice": "5d8", "speed": {"walk": 30},
        "scores": (13, 15, 10, 7, 10, 6), "senses": {"darkvision": 60}, "passive": 10, "cr": "1", "xp": 200,
        "immune": ["poison"], "conditions": ["charmed", "exhaustion", "poisoned"],
        "actions": [
            ("Bite", "Melee Weapon Attack: +2 to hit, reach 5 ft., one creature. Hit: 9 (2d6 + 2) piercing damage."),
            (
                "Claws",
                "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 7 (2d4 + 2) slashing damage. If the target "
                "is a creature other than an elf or undead, it must succeed on a DC 10 Constitution saving throw or be "
                "paralyzed for 1 minute. The target can repeat the saving throw at the end of each of its turns, ending "
                "the effect on itself on a success.",
            ),
        ],
    },
    "young_red_dragon": {
        "name": "Young Red Dragon", "size": "Large", "kind": "dragon", "ac": 18, "hp": 178, "dice": "17d10+85",
        "speed": {"walk": 40, "climb": 40, "fly": 80}, "scores": (23, 10, 21, 14, 11, 19),
        "saves": {"dexterity": 4, "constitution": 9, "wisdom": 4, "charisma": 8}, "skills": {"Perception": 8, "Stealth": 4},
        "senses": {"blindsight": 30, "darkvision": 120}, "passive": 18, "cr": "10", "xp": 5900, "immune": ["fire"],
        "actions": [
            ("Multiattack", "The dragon makes three attacks: one with its bite and two with its claws."),
            (
                "Bite",
                "Melee Weapon Attack: +10 to hit, reach 10 ft., one target. Hit: 17 (2d10 + 6) piercing damage plus 3 (1d6) "
                "fire damage.",
            ),
            ("Claw", "Melee Weapon Attack: +10 to hit, reach 5 ft., one target. Hit: 13 (2d6 + 6) slashing damage."),
            (
                "Fire Breath (Recharge 5-6)",
                "The dragon exhales fire in a 30-foot cone. Each creature in that area must make a DC 17 Dexterity saving "
                "throw, taking 56 (16d6) fire damage on a failed save, or half as much damage on a successful one.",
            ),
        ],
    },
    "gargoyle": {
        "name": "Gargoyle", "size": "Medium", "kind": "elemental", "ac": 15, "hp": 52, "dice": "7d8+21",
        "speed": {"walk": 30, "fly": 60}, "scores": (15, 11, 16, 6, 11, 7), "senses": {"darkvision": 60}, "passive": 10,
        "cr": "2", "xp": 450, "immune": ["poison"], "conditions": ["exhaustion", "petrified", "poisoned"],
        "resist": ["bludgeoning, piercing, and slashing from nonmagical weapons that aren't adamantine"],
        "traits": [("False Appearance", "While the gargoyle remains motionless, it is indistinguishable from a statue.")],
        "actions": [
            ("Multiattack", "The gargoyle makes two attacks: one with its bite and one with its claws."),
            ("Bite", "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) piercing damage."),
            ("Claws", "Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: 5 (1d6 + 2) slashing damage."),
        ],
    },
}  # fmt: skip


def _signed(number: int) -> str:
    return f"{number:+d}"


def _use(name: str) -> tuple[str, dict[str, Any]]:
    plain = re.sub(r" \(Recharge 5-6\)", "", name)
    return plain, {"usage": {"type": "recharge on roll", "dice": "1d6", "min_value": 5}} if plain != name else {}


def bits(one: dict[str, Any]) -> str:
    def features(kind: str) -> list[dict[str, Any]]:
        return [{"name": _use(name)[0], "desc": text, **_use(name)[1]} for name, text in one.get(kind, [])]

    def trained(kind: str, name: str, value: int) -> dict[str, Any]:
        return {"value": value, "proficiency": {"index": f"{kind}-{name}", "name": name, "url": ""}}

    entry = {
        "index": one["name"].lower().replace(" ", "-"), "name": one["name"], "size": one["size"], "type": one["kind"],
        "armor_class": [{"type": "natural", "value": one["ac"]}], "hit_points": one["hp"],
        "hit_dice": one["dice"].split("+")[0], "hit_points_roll": one["dice"],
        "speed": {way: f"{far} ft." for way, far in one["speed"].items()},
        **dict(zip(ABILITIES, one["scores"], strict=True)),
        "proficiencies": [
            *(trained("saving-throw", name[:3], value) for name, value in one.get("saves", {}).items()),
            *(trained("skill", name.lower(), value) for name, value in one.get("skills", {}).items()),
        ],
        "damage_vulnerabilities": [], "damage_resistances": one.get("resist", []), "damage_immunities": one.get("immune", []),
        "condition_immunities": [{"index": word, "name": word.title(), "url": ""} for word in one.get("conditions", [])],
        "senses": {sense: f"{far} ft." for sense, far in one.get("senses", {}).items()} | {"passive_perception": one["passive"]},
        "languages": "", "challenge_rating": FRACTIONS.get(one["cr"]) or int(one["cr"]), "xp": one["xp"],
        "special_abilities": features("traits"), "actions": features("actions"), "legendary_actions": [], "url": "",
    }  # fmt: skip
    return json.dumps(entry)


def open5e(one: dict[str, Any]) -> str:
    def features(kind: str) -> list[dict[str, Any]]:
        return [{"name": name, "desc": text} for name, text in one.get(kind, [])]

    senses = ", ".join(f"{sense} {far} ft." for sense, far in one.get("senses", {}).items())
    entry = {
        "slug": one["name"].lower().replace(" ", "-"), "name": one["name"], "size": one["size"],
        "type": one["kind"].title(), "subtype": one.get("tag", ""), "armor_class": one["ac"], "armor_desc": None,
        "hit_points": one["hp"], "hit_dice": one["dice"], "speed": one["speed"],
        **dict(zip(ABILITIES, one["scores"], strict=True)),
        **{f"{ability}_save": one.get("saves", {}).get(ability) for ability in ABILITIES},
        "perception": None, "skills": {name.lower(): value for name, value in one.get("skills", {}).items()},
        "damage_vulnerabilities": "", "damage_resistances": "; ".join(one.get("resist", [])),
        "damage_immunities": ", ".join(one.get("immune", [])), "condition_immunities": ", ".join(one.get("conditions", [])),
        "senses": f"{senses}, passive Perception {one['passive']}".lstrip(", "), "languages": "",
        "challenge_rating": one["cr"], "cr": 1, "actions": features("actions"), "reactions": [], "legendary_desc": "",
        "legendary_actions": [], "special_abilities": features("traits"), "spell_list": [],
    }  # fmt: skip
    return json.dumps({"count": 1, "results": [entry]})


def open5e_v2(one: dict[str, Any]) -> str:
    def named(word: str) -> dict[str, str]:
        return {"key": word.lower(), "name": word, "url": ""}

    def actions() -> list[dict[str, Any]]:
        limits = {"type": "RECHARGE_ON_ROLL", "param": 5}
        return [
            {"name": _use(name)[0], "desc": text, "action_type": "ACTION", "order_in_statblock": at, "attacks": [],
             "legendary_action_cost": 1, "usage_limits": limits if _use(name)[1] else None}
            for at, (name, text) in enumerate(one["actions"])
        ]  # fmt: skip

    entry = {
        "key": "hb", "name": one["name"], "type": named(one["kind"].title()), "size": named(one["size"]),
        "challenge_rating_decimal": f"{FRACTIONS.get(one['cr']) or int(one['cr']):.3f}", "challenge_rating_text": one["cr"],
        "speed": {**one["speed"], "unit": "feet"}, "armor_class": one["ac"], "armor_detail": "natural armor",
        "hit_points": one["hp"], "hit_dice": one["dice"], "experience_points": one["xp"],
        "ability_scores": dict(zip(ABILITIES, one["scores"], strict=True)), "saving_throws": one.get("saves", {}),
        "skill_bonuses": {name.lower(): value for name, value in one.get("skills", {}).items()},
        "passive_perception": one["passive"],
        "resistances_and_immunities": {
            "damage_immunities_display": ", ".join(one.get("immune", [])),
            "damage_resistances_display": "; ".join(one.get("resist", [])), "damage_vulnerabilities_display": "",
            "condition_immunities_display": ", ".join(one.get("conditions", [])),
        },
        **{f"{sense}_range": one.get("senses", {}).get(sense) for sense in ("darkvision", "blindsight", "truesight")},
        "actions": actions(), "traits": [{"name": name, "desc": text} for name, text in one.get("traits", [])],
    }  # fmt: skip
    return json.dumps({"count": 1, "results": [entry]})


def _tagged(text: str) -> str:
    for words, tag in (
        ("Melee Weapon Attack:", "{@atk mw}"),
        ("Ranged Weapon Attack:", "{@atk rw}"),
        ("Hit: ", "{@h}"),
    ):
        text = text.replace(words, tag)
    text = re.sub(r"(?<!\w)\+(\d+) to hit", r"{@hit \1} to hit", text)
    text = re.sub(r"\((\d+d\d+(?: \+ \d+)?)\)", r"({@damage \1})", text)
    return re.sub(r"\bDC (\d+)", r"{@dc \1}", text).replace("prone", "{@condition prone}")


def fivetools(one: dict[str, Any]) -> str:
    def features(kind: str) -> list[dict[str, Any]]:
        return [
            {"name": name.replace("(Recharge 5-6)", "{@recharge 5}"), "entries": [_tagged(text)]}
            for name, text in one.get(kind, [])
        ]

    speed = {
        way: {"number": far, "condition": "(hover)"} if way == "none" else far for way, far in one["speed"].items()
    }
    resist: list[Any] = [
        {"resist": ["bludgeoning", "piercing", "slashing"], "note": text.partition("slashing ")[2], "cond": True}
        for text in one.get("resist", [])
    ]
    entry = {
        "name": one["name"], "source": "HB", "size": [one["size"][0]], "type": {"type": one["kind"], "tags": [one.get("tag", "")]},
        "ac": [{"ac": one["ac"], "from": ["natural armor"]}], "hp": {"average": one["hp"], "formula": one["dice"].replace("+", " + ")},
        "speed": speed, **{name[:3]: score for name, score in zip(ABILITIES, one["scores"], strict=True)},
        "save": {name[:3]: _signed(value) for name, value in one.get("saves", {}).items()},
        "skill": {name.lower(): _signed(value) for name, value in one.get("skills", {}).items()},
        "senses": [f"{sense} {far} ft." for sense, far in one.get("senses", {}).items()], "passive": one["passive"],
        "resist": resist, "immune": one.get("immune", []), "conditionImmune": one.get("conditions", []), "cr": one["cr"],
        "trait": features("traits"), "action": features("actions"),
    }  # fmt: skip
    return json.dumps({"_meta": {"sources": []}, "monster": [entry]})


def improved(one: dict[str, Any]) -> str:
    def features(kind: str) -> list[dict[str, Any]]:
        return [{"Name": name, "Content": text, "Usage": ""} for name, text in one.get(kind, [])]

    tag = f" ({one['tag']})" if "tag" in one else ""
    entry = {
        "Id": "abc", "Name": one["name"], "Source": "HB", "Type": f"{one['size']} {one['kind']}{tag}, neutral evil",
        "HP": {"Value": one["hp"], "Notes": f"({one['dice']})"}, "AC": {"Value": one["ac"], "Notes": "(natural armor)"},
        "InitiativeModifier": 0,
        "Speed": [f"{far} ft." if way == "walk" else f"{way} {far} ft." for way, far in one["speed"].items()],
        "Abilities": {name[:3].title(): score for name, score in zip(ABILITIES, one["scores"], strict=True)},
        "DamageVulnerabilities": [], "DamageResistances": one.get("resist", []), "DamageImmunities": one.get("immune", []),
        "ConditionImmunities": [word.title() for word in one.get("conditions", [])],
        "Saves": [{"Name": name[:3].title(), "Modifier": value} for name, value in one.get("saves", {}).items()],
        "Skills": [{"Name": name, "Modifier": value} for name, value in one.get("skills", {}).items()],
        "Senses": [*(f"{sense} {far} ft." for sense, far in one.get("senses", {}).items()), f"passive Perception {one['passive']}"],
        "Languages": [], "Challenge": one["cr"], "Traits": features("traits"), "Actions": features("actions"),
        "Reactions": [], "LegendaryActions": [], "Description": "", "Player": "", "Version": "3.0.0",
    }  # fmt: skip
    return json.dumps(entry)


SIZES = {"Small": "sm", "Medium": "med", "Large": "lg"}
SKILLS = {"Stealth": "ste", "Perception": "prc"}


def foundry(one: dict[str, Any]) -> str:
    def item(name: str, text: str, kind: str) -> dict[str, Any]:
        system: dict[str, Any] = {
            "description": {"value": f"<p>{text}</p>"},
            "activation": {"type": "action" if kind == "actions" else "", "cost": 1},
        }
        if name != (plain := name.replace(" (Recharge 5-6)", "")):
            system["recharge"] = {"value": 5, "charged": True}
        return {"name": plain, "type": "weapon" if "Attack:" in text else "feat", "system": system}

    scores = dict(zip(ABILITIES, one["scores"], strict=True))
    entry = {
        "name": one["name"], "type": "npc",
        "system": {
            "abilities": {name[:3]: {"value": score, "proficient": int(name in one.get("saves", {}))} for name, score in scores.items()},
            "attributes": {
                "ac": {"flat": one["ac"], "calc": "natural"}, "hp": {"value": one["hp"], "max": one["hp"], "formula": one["dice"]},
                "movement": {**one["speed"], "units": "ft", "hover": False}, "senses": {**one.get("senses", {}), "units": "ft"},
            },
            "details": {"cr": FRACTIONS.get(one["cr"]) or int(one["cr"]), "type": {"value": one["kind"], "subtype": one.get("tag", "")}},
            "traits": {
                "size": SIZES[one["size"]], "di": {"value": one.get("immune", []), "custom": ""},
                "dr": {"value": [], "custom": ";".join(one.get("resist", []))}, "dv": {"value": [], "custom": ""},
                "ci": {"value": one.get("conditions", []), "custom": ""},
            },
            "skills": {SKILLS[name]: {"value": _times(one, name, value)} for name, value in one.get("skills", {}).items()},
        },
        "items": [item(name, text, kind) for kind in ("traits", "actions") for name, text in one.get(kind, [])],
    }  # fmt: skip
    return json.dumps(entry)


def _times(one: dict[str, Any], skill: str, bonus: int) -> int:
    """How often the proficiency is in the bonus: that is what an actor keeps."""
    score: int = one["scores"][1 if skill == "Stealth" else 4]
    challenge = 0 if "/" in one["cr"] else int(one["cr"])
    return (bonus - (score - 10) // 2) // (2 + max(0, challenge - 1) // 4)


def text(one: dict[str, Any]) -> str:
    tag = f" ({one['tag']})" if "tag" in one else ""
    ways = ", ".join(f"{far} ft." if way == "walk" else f"{way} {far} ft." for way, far in one["speed"].items())
    senses = "".join(f"{sense} {far} ft., " for sense, far in one.get("senses", {}).items())
    lines = [
        one["name"],
        f"{one['size']} {one['kind']}{tag}, neutral evil",
        f"Armor Class {one['ac']} (natural armor)",
        f"Hit Points {one['hp']} ({one['dice'].replace('+', ' + ')})",
        f"Speed {ways}",
        "STR DEX CON INT WIS CHA",
        " ".join(f"{score} ({_signed((score - 10) // 2)})" for score in one["scores"]).replace("-", "−"),
        *_line(
            "Saving Throws", [f"{name[:3].title()} {_signed(value)}" for name, value in one.get("saves", {}).items()]
        ),
        *_line("Skills", [f"{name} {_signed(value)}" for name, value in one.get("skills", {}).items()]),
        *_line("Damage Resistances", one.get("resist", [])),
        *_line("Damage Immunities", one.get("immune", [])),
        *_line("Condition Immunities", one.get("conditions", [])),
        f"Senses {senses}passive Perception {one['passive']}",
        "Languages —",
        f"Challenge {one['cr']} ({one['xp']:,} XP)",
        *(f"{name}. {said}" for name, said in one.get("traits", [])),
        "Actions",
        *(f"{name}. {said}" for name, said in one["actions"]),
    ]
    return "\n".join(lines) + "\n"


def _line(head: str, words: list[str]) -> list[str]:
    return [f"{head} {', '.join(words)}"] if words else []


FORMS = {
    "5e-bits": bits,
    "Open5e": open5e,
    "Open5e v2": open5e_v2,
    "5etools": fivetools,
    "Foundry": foundry,
    "Improved Initiative": improved,
    "text": text,
}


def says(row: Any, wanted: Any) -> bool:
    """Whether a row says all of this: of a part these keys, of its effects these, each with these keys."""
    if isinstance(wanted, dict):
        return isinstance(row, dict) and all(says(row.get(key), value) for key, value in wanted.items())
    if isinstance(wanted, list) and wanted and isinstance(wanted[0], dict):
        return all(any(says(one, each) for one in row) for each in wanted)
    return bool(row == wanted)
