"""Features of classes that are powers, as the data a scene would write: what they take, whom they meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bojiste.systems.srd5.words import CREATURE_TYPES, DAMAGE_TYPES
from bojiste.systems.srd5.words.rows import LIFELESS, MINUTE, Row


class Bearer(NamedTuple):
    """Whose power it is: the level in the class, the modifiers of the abilities, proficiency, and what it wears."""

    level: int
    modifiers: Mapping[str, int]
    proficiency: int
    armour: str = ""
    """``light``, ``medium``, ``heavy`` or none."""

    def dc(self, ability: str) -> int:
        """What a saving throw against a feature of this ability must reach."""
        return 8 + self.proficiency + self.modifiers[ability]


def _rage(one: Bearer) -> Row | None:
    """In heavy armour there is nothing of it."""
    if one.armour == "heavy":
        return None
    uses = 2 + sum(one.level >= least for least in (3, 6, 12, 17))
    limit = {"uses": uses} if one.level < BOUNDLESS else {}
    return {
        "use": {"time": "bonus", **limit},
        "target": {"range": "self", "whom": "allies"},
        "effects": [
            {"kind": "resistance", "to": ["bludgeoning", "piercing", "slashing"]},
            {"kind": "advantage", "rolls": ["save"], "abilities": ["strength"]},
            {"kind": "advantage", "rolls": ["check"], "abilities": ["strength"]},
        ],
        "duration": {"rounds": MINUTE, "ends_at_zero": True},
    }


BOUNDLESS = 20
"""From this level on a barbarian rages as often as it likes."""


def _second_wind(one: Bearer) -> Row | None:
    return {
        "use": {"time": "bonus", "uses": 1, "rest": "short"},
        "target": {"range": "self"},
        "effects": [{"kind": "heal", "dice": f"1d10+{one.level}"}],
    }


def _intimidating_presence(one: Bearer) -> Row | None:
    return {
        "target": {"range": 30, "seen": True},
        "test": {"save": "wisdom", "dc": one.dc("charisma"), "once": True},
        "effects": [{"kind": "condition", "condition": "frightened", "ends": "user_next_turn_end"}],
    }


def _bardic_inspiration(one: Bearer) -> Row | None:
    sides = 6 + 2 * sum(one.level >= least for least in (5, 10, 15))
    kinds = [{"kind": "bonus", "to": ["next_attack", "next_check", "next_save"], "amount": f"1d{sides}"}]
    uses, rest = max(1, one.modifiers["charisma"]), "short" if one.level >= FONT else "long"
    return {
        "use": {"time": "bonus", "uses": uses, "rest": rest},
        "target": {"range": 60, "whom": "allies", "others": True, "spoken": True},
        "effects": kinds,
        "duration": {"rounds": 10 * MINUTE},
    }


FONT = 5
"""From this level on any rest brings inspiration back."""


def _channels(one: Bearer) -> Row:
    """The store of a cleric's Channel Divinity."""
    uses = 1 + (one.level >= 6) + (one.level >= 18)
    return {"use": {"store": "channel_divinity", "uses": uses, "rest": "short"}}


def _turn_undead(one: Bearer) -> Row | None:
    return {
        **_channels(one),
        "target": {
            "range": "self",
            "area": "sphere 30",
            "not_on": [kind for kind in CREATURE_TYPES if kind != "undead"],
            "whom": "enemies",
        },
        "test": {"save": "wisdom", "dc": one.dc("wisdom")},
        "effects": [*_destroys(one), {"kind": "condition", "condition": "fleeing", "ends": "damaged"}],
        "duration": {"rounds": MINUTE},
    }


DESTROYED = ((17, "4"), (14, "3"), (11, "2"), (8, "1"), (5, "1/2"))
"""Destroy Undead: from which level what challenge rating at the most."""


def _destroys(one: Bearer) -> list[Row]:
    weak = next((challenge for least, challenge in DESTROYED if one.level >= least), None)
    return [{"kind": "kill", "only": {"challenge_at_most": weak}}] if weak else []


def _preserve_life(one: Bearer) -> Row | None:
    kinds = [{"kind": "heal", "dice": f"{5 * one.level}", "shared": True, "to_half": True}]
    return {**_channels(one), "target": {"range": 30, "targets": 6, "not_on": LIFELESS}, "effects": kinds}


def _sacred_weapon(one: Bearer) -> Row | None:
    kinds = [{"kind": "bonus", "to": "attack", "amount": str(max(1, one.modifiers["charisma"]))}]
    return {
        "use": {"store": "channel_divinity", "uses": 1, "rest": "short"},
        "target": {"range": "self", "whom": "allies"},
        "effects": kinds,
        "duration": {"rounds": MINUTE},
    }


def _turn_the_unholy(one: Bearer) -> Row | None:
    return {
        "use": {"store": "channel_divinity", "uses": 1, "rest": "short"},
        "target": {
            "range": "self",
            "area": "sphere 30",
            "not_on": [kind for kind in CREATURE_TYPES if kind not in ("undead", "fiend")],
            "whom": "enemies",
        },
        "test": {"save": "wisdom", "dc": one.dc("charisma")},
        "effects": [{"kind": "condition", "condition": "fleeing", "ends": "damaged"}],
        "duration": {"rounds": MINUTE},
    }


def _wholeness_of_body(one: Bearer) -> Row | None:
    return {"use": {"uses": 1}, "target": {"range": "self"}, "effects": [{"kind": "heal", "dice": f"{3 * one.level}"}]}


def _countercharm(one: Bearer) -> Row | None:
    kinds = [{"kind": "advantage", "rolls": "save", "conditions": ["charmed", "frightened"]}]
    return {
        "target": {"range": "self", "area": "sphere 30", "whom": "allies"},
        "effects": kinds,
        "duration": {"until": "next-turn-end"},
    }


def _cleansing_touch(one: Bearer) -> Row | None:
    return {
        "use": {"innate": 9, "components": "", "uses": max(1, one.modifiers["charisma"])},
        "target": {"range": "touch", "whom": "allies"},
        "effects": [{"kind": "dispel"}],
    }


def _stillness_of_mind(one: Bearer) -> Row | None:
    return {
        "target": {"range": "self"},
        "effects": [{"kind": "end_condition", "conditions": ["charmed", "frightened"]}],
    }


def _empty_body(one: Bearer) -> Row | None:
    kinds = [{"kind": "condition", "condition": "invisible"},
             {"kind": "resistance", "to": [one for one in DAMAGE_TYPES if one != "force"]}]  # fmt: skip
    return {
        "use": {"store": "ki", "uses": one.level, "takes": 4, "rest": "short"},
        "target": {"range": "self", "whom": "allies"},
        "effects": kinds,
        "duration": {"rounds": MINUTE, "ends_at_zero": True},
    }


def _holy_nimbus(one: Bearer) -> Row | None:
    return {
        "use": {"uses": 1},
        "target": {"range": "self", "area": "sphere 30", "whom": "enemies"},
        "effects": [{"kind": "damage", "dice": "10 radiant"}],
        "place": {"zone": True, "follows": True, "spares": True, "sure": True},
        "duration": {"rounds": MINUTE},
    }


def _draconic_presence(one: Bearer) -> Row | None:
    """Who has withstood it once is out of its reach for a day."""
    return {
        "use": {"store": "font_of_magic", "uses": one.level, "takes": 5},
        "target": {"range": "self", "area": "sphere 60", "whom": "enemies"},
        "test": {"save": "wisdom", "dc": one.dc("charisma"), "once": True},
        "place": {"zone": True, "follows": True, "spares": True},
        "duration": {"rounds": MINUTE, "concentration": True},
        "variants": {
            "dragon_fear": {"effects": [{"kind": "condition", "condition": "frightened"}]},
            "dragon_awe": {"effects": [{"kind": "condition", "condition": "charmed"}]},
        },
    }


def _purity_of_spirit(one: Bearer) -> Row | None:
    wards = [
        {"kind": "condition_immunity", "to": ["charmed", "frightened", "possessed"], "caused_by": FOREIGN},
        {"kind": "advantage", "rolls": "attack_against", "types": FOREIGN, "disadvantage": True},
    ]
    return {
        "use": {"uses": 1},
        "target": {"range": "self", "whom": "allies"},
        "effects": wards,
        "duration": {"rounds": 10 * MINUTE},
    }


def _tranquility(one: Bearer) -> Row | None:
    return {
        "use": {"uses": 1},
        "target": {"range": "self", "whom": "allies"},
        "test": {"dc": one.dc("wisdom")},
        "effects": [{"kind": "condition", "condition": "warded"}],
        "duration": {"until_it_attacks": "hostile", "rounds": 10 * MINUTE},
    }


def _hurl_through_hell(one: Bearer) -> Row | None:
    mortal = [kind for kind in CREATURE_TYPES if kind != "fiend"]
    kinds = [{"kind": "damage", "dice": "10d10 psychic", "only": {"types": mortal}},
             {"kind": "condition", "condition": "banished", "ends": "user_next_turn_end"}]  # fmt: skip
    return {"magical": True, "use": {"time": "reaction"}, "target": {"range": 120, "whom": "enemies"}, "effects": kinds}


FOREIGN = ["aberration", "celestial", "elemental", "fey", "fiend", "undead"]


POWERS: Mapping[str, Callable[[Bearer], Row | None]] = {
    "countercharm": _countercharm,
    "cleansing_touch": _cleansing_touch,
    "stillness_of_mind": _stillness_of_mind,
    "empty_body": _empty_body,
    "holy_nimbus": _holy_nimbus,
    "draconic_presence": _draconic_presence,
    "purity_of_spirit": _purity_of_spirit,
    "hurl_through_hell": _hurl_through_hell,
    "tranquility": _tranquility,
    "bardic_inspiration": _bardic_inspiration,
    "turn_undead": _turn_undead,
    "preserve_life": _preserve_life,
    "sacred_weapon": _sacred_weapon,
    "turn_the_unholy": _turn_the_unholy,
    "wholeness_of_body": _wholeness_of_body,
    "rage": _rage,
    "second_wind": _second_wind,
    "intimidating_presence": _intimidating_presence,
}
"""By name; ``None``: whoever bears it as it is cannot use it."""
