"""The spells of table 5.8, as the data a scene would write. A new one is a row here and its word ``power-NAME``."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.grimoire import MORE

HOUR, MINUTE = 600, 10
"""In rounds."""

SPELLS: Mapping[str, dict[str, object]] = {
    "fireball": {
        "level": 3,
        "components": "vsm",
        "range": 150,
        "area": "sphere 20",
        "spreads": True,
        "save": "dexterity",
        "damage": "8d6 fire",
        "success": "half",
        "higher": "1d6 fire",
    },
    "flame_strike": {
        "level": 5,
        "components": "vsm",
        "range": 60,
        "area": "cylinder 10 40",
        "save": "dexterity",
        "damage": ["4d6 fire", "4d6 radiant"],
        "success": "half",
        "higher": {"damage": ["1d6 fire", "1d6 radiant"]},
    },
    "lightning_bolt": {
        "level": 3,
        "components": "vsm",
        "range": "self",
        "area": "line 100 5",
        "save": "dexterity",
        "damage": "8d6 lightning",
        "success": "half",
        "higher": "1d6 lightning",
    },
    "thunderwave": {
        "level": 1,
        "components": "vs",
        "range": "self",
        "area": "cube 15",
        "save": "constitution",
        "damage": "2d8 thunder",
        "success": "half",
        "push": 10,
        "higher": "1d8 thunder",
    },
    "magic_missile": {
        "level": 1,
        "components": "vs",
        "range": 120,
        "missiles": 3,
        "damage": "1d4+1 force",
        "higher": {"missiles": 1},
    },
    "web": {
        "level": 2,
        "components": "vsm",
        "range": 60,
        "area": "cube 20",
        "zone": True,
        "difficult": True,
        "burns": "2d4 fire",
        "save": "dexterity",
        "inflicts": [{"condition": "restrained", "escape": 0}],
        "concentration": True,
        "rounds": HOUR,
    },
    "invisibility": {
        "level": 2,
        "components": "vsm",
        "range": "touch",
        "whom": "allies",
        "inflicts": ["invisible"],
        "until_it_attacks": True,
        "concentration": True,
        "rounds": HOUR,
        "higher": {"targets": 1},
    },
    "fly": {
        "level": 3,
        "components": "vsm",
        "range": "touch",
        "grants": ["fly 60"],
        "concentration": True,
        "rounds": 10 * MINUTE,
        "higher": {"targets": 1},
    },
    "spiritual_weapon": {
        "level": 2,
        "time": "bonus",
        "components": "vs",
        "range": 60,
        "attack": "melee",
        "damage": "1d8 force",
        "adds_ability": True,
        "strikes": True,
        "rounds": MINUTE,
        "higher": {"damage": ["1d8 force"], "each": 2},
    },
    "chill_touch": {
        "level": 0,
        "components": "vs",
        "range": 120,
        "attack": "ranged",
        "damage": "1d8 necrotic",
        "grows": True,
        "inflicts": [
            {"condition": "unhealed", "until": "turn-start"},
            {"condition": "cowed", "until": "next-turn-end", "only": "undead"},
        ],
    },
    "cure_wounds": {
        "level": 1,
        "components": "vs",
        "range": "touch",
        "heal": "1d8",
        "adds_ability": True,
        "not_on": ["undead", "construct"],
        "higher": {"heal": "1d8"},
    },
    "shield": {
        "level": 1,
        "time": "reaction",
        "trigger": "hit",
        "components": "vs",
        "range": "self",
        "grants": ["ac 5"],
        "rounds": 1,
    },
    "counterspell": {
        "level": 3,
        "time": "reaction",
        "trigger": "spell",
        "components": "s",
        "range": 60,
        "whom": "enemies",
        "counters": True,
    },
    "hellish_rebuke": {
        "level": 1,
        "time": "reaction",
        "components": "vs",
        "range": 60,
        "save": "dexterity",
        "damage": "2d10 fire",
        "success": "half",
        "higher": "1d10 fire",
    },
    "revivify": {"level": 3, "components": "vsm", "range": "touch", "whom": "dead", "revives": True},
    **MORE,
}


def innate(name: str, level: int, /, **more: object) -> dict[str, object]:
    """A spell that somebody casts without a slot, as one of this level, once a day where nothing else is said."""
    row = {key: value for key, value in SPELLS[name].items() if key not in ("level", "higher", "components")}
    return {"name": name, **row, "innate": level, "magical": True, "uses": 1, **more}
