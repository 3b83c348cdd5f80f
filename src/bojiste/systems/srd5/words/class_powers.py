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
    limit: Row = {"uses": uses} if one.level < BOUNDLESS else {}
    return {"time": "bonus", "range": "self", "whom": "allies", "resists": ["bludgeoning", "piercing", "slashing"],
            "steels": ["strength"], "hones": "strength", "rounds": MINUTE, "ends_at_zero": True, **limit}  # fmt: skip


BOUNDLESS = 20
"""From this level on a barbarian rages as often as it likes."""


def _second_wind(one: Bearer) -> Row | None:
    return {"time": "bonus", "range": "self", "heal": f"1d10+{one.level}", "uses": 1, "rest": "short"}


def _intimidating_presence(one: Bearer) -> Row | None:
    return {"range": 30, "save": "wisdom", "dc": one.dc("charisma"), "once": True, "seen": True,
            "inflicts": [{"condition": "frightened", "until": "next-turn-end"}]}  # fmt: skip


def _bardic_inspiration(one: Bearer) -> Row | None:
    sides = 6 + 2 * sum(one.level >= least for least in (5, 10, 15))
    kinds = [{"kind": "bonus", "to": ["next_attack", "next_check", "next_save"], "amount": f"1d{sides}"}]
    uses, rest = max(1, one.modifiers["charisma"]), "short" if one.level >= FONT else "long"
    return {"time": "bonus", "range": 60, "whom": "allies", "others": True, "spoken": True, "effects": kinds,
            "rounds": 10 * MINUTE, "uses": uses, "rest": rest}  # fmt: skip


FONT = 5
"""From this level on any rest brings inspiration back."""


def _channels(one: Bearer) -> Row:
    """The store of a cleric's Channel Divinity."""
    uses = 1 + (one.level >= 6) + (one.level >= 18)
    return {"store": "channel_divinity", "uses": uses, "rest": "short"}


def _turn_undead(one: Bearer) -> Row | None:
    return {"range": "self", "area": "sphere 30", "save": "wisdom", "dc": one.dc("wisdom"), "rounds": MINUTE,
            "not_on": [kind for kind in CREATURE_TYPES if kind != "undead"], "whom": "enemies",
            "effects": [*_destroys(one), {"kind": "condition", "condition": "fleeing", "ends": "damaged"}],
            **_channels(one)}  # fmt: skip


DESTROYED = ((17, "4"), (14, "3"), (11, "2"), (8, "1"), (5, "1/2"))
"""Destroy Undead: from which level what challenge rating at the most."""


def _destroys(one: Bearer) -> list[Row]:
    weak = next((challenge for least, challenge in DESTROYED if one.level >= least), None)
    return [{"kind": "kill", "only": {"challenge_at_most": weak}}] if weak else []


def _preserve_life(one: Bearer) -> Row | None:
    kinds = [{"kind": "heal", "dice": f"{5 * one.level}", "shared": True, "to_half": True}]
    return {"range": 30, "targets": 6, "effects": kinds, "not_on": LIFELESS,
            **_channels(one)}  # fmt: skip


def _sacred_weapon(one: Bearer) -> Row | None:
    kinds = [{"kind": "bonus", "to": "attack", "amount": str(max(1, one.modifiers["charisma"]))}]
    return {"range": "self", "whom": "allies", "effects": kinds, "rounds": MINUTE,
            "store": "channel_divinity", "uses": 1, "rest": "short"}  # fmt: skip


def _turn_the_unholy(one: Bearer) -> Row | None:
    return {"range": "self", "area": "sphere 30", "save": "wisdom", "dc": one.dc("charisma"), "rounds": MINUTE,
            "not_on": [kind for kind in CREATURE_TYPES if kind not in ("undead", "fiend")], "whom": "enemies",
            "inflicts": [{"condition": "fleeing", "until": "harmed"}],
            "store": "channel_divinity", "uses": 1, "rest": "short"}  # fmt: skip


def _wholeness_of_body(one: Bearer) -> Row | None:
    return {"range": "self", "heal": f"{3 * one.level}", "uses": 1}


def _countercharm(one: Bearer) -> Row | None:
    kinds = [{"kind": "advantage", "rolls": "save", "conditions": ["charmed", "frightened"]}]
    return {"range": "self", "area": "sphere 30", "whom": "allies", "effects": kinds, "until": "next-turn-end"}


def _cleansing_touch(one: Bearer) -> Row | None:
    return {"range": "touch", "whom": "allies", "effects": [{"kind": "dispel"}], "innate": 9,
            "components": "", "uses": max(1, one.modifiers["charisma"])}  # fmt: skip


def _stillness_of_mind(one: Bearer) -> Row | None:
    return {"range": "self", "lifts": ["charmed", "frightened"]}


def _empty_body(one: Bearer) -> Row | None:
    kinds = [{"kind": "condition", "condition": "invisible"},
             {"kind": "resistance", "to": [one for one in DAMAGE_TYPES if one != "force"]}]  # fmt: skip
    return {"range": "self", "whom": "allies", "effects": kinds, "rounds": MINUTE, "ends_at_zero": True,
            "store": "ki", "uses": one.level, "takes": 4, "rest": "short"}  # fmt: skip


def _holy_nimbus(one: Bearer) -> Row | None:
    return {"range": "self", "area": "sphere 30", "zone": True, "follows": True, "spares": True, "whom": "enemies",
            "damage": "10 radiant", "sure": True, "rounds": MINUTE, "uses": 1}  # fmt: skip


def _draconic_presence(one: Bearer) -> Row | None:
    """Who has withstood it once is out of its reach for a day."""
    return {"range": "self", "area": "sphere 60", "zone": True, "follows": True, "spares": True, "whom": "enemies",
            "save": "wisdom", "dc": one.dc("charisma"), "once": True, "rounds": MINUTE, "concentration": True,
            "variants": {
                "dragon_fear": {"inflicts": [{"condition": "frightened"}]},
                "dragon_awe": {"inflicts": [{"condition": "charmed"}]},
            },
            "store": "font_of_magic", "uses": one.level, "takes": 5}  # fmt: skip


def _purity_of_spirit(one: Bearer) -> Row | None:
    return {"range": "self", "whom": "allies", "grants": ["guard"], "repels": FOREIGN, "rounds": 10 * MINUTE,
            "keeps_off": ["charmed", "frightened", "possessed"], "keeps_off_of": FOREIGN, "uses": 1}  # fmt: skip


def _tranquility(one: Bearer) -> Row | None:
    return {"range": "self", "whom": "allies", "inflicts": ["warded"], "until_it_attacks": "hostile",
            "dc": one.dc("wisdom"), "rounds": 10 * MINUTE, "uses": 1}  # fmt: skip


def _hurl_through_hell(one: Bearer) -> Row | None:
    mortal = [kind for kind in CREATURE_TYPES if kind != "fiend"]
    kinds = [{"kind": "damage", "dice": "10d10 psychic", "only": {"types": mortal}},
             {"kind": "condition", "condition": "banished", "ends": "user_next_turn_end"}]  # fmt: skip
    return {"time": "reaction", "range": 120, "whom": "enemies", "effects": kinds, "magical": True}


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
