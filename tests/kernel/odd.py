"""Generated fights to which whatever else a scene may say is added: traits, senses, armour, what damage meets, present
states, options. Many of them the kernel leaves to the readable engine; those that it takes it must play alike."""

from __future__ import annotations

from typing import Any

from tests.kernel.fights import Draw
from tests.kernel.same import Made

OPTIONS: dict[str, tuple[Any, ...]] = {
    "printing": ("phb_cs", "srd_ru"),
    "large_around_medium_or_smaller": (1, 2, 4, 8),
    "large_surround_is_hard_cap": (True, False),
    "absorbed_damage_counts": ("concentration", "always", "never"),
    "open_ac": (True, False),
    "wound_description": ("three_bands", "none"),
    "knockout_choice": ("after_damage", "with_damage"),
    "damage_floor": (0, 1, 2),
    "distance_quantum_ft": (0.5, 1, 2.5, 5),
}
TRAITS = """aggressive amorphous brave cunning_action dark_devotion devils_sight echolocation evasion fey_ancestry flyby
ice_walk keen_smell light_sensitivity lucky magic_resistance nimble_escape reckless siege_monster snow_camouflage
sunlight_sensitivity sure_footed swarm tunneler two_headed web_walker""".split()  # noqa: SIM905 (a list to be read)
NUMBERED = ("martial_advantage 2", "parry 3", "relentless 7", "sneak_attack 2", "surprise_attack 2",
            "legendary_resistance 1", "ambusher", "blood_frenzy", "pack_tactics", "rampage", "relentless_endurance",
            "undead_fortitude")  # fmt: skip
TYPES = ("slashing", "piercing", "bludgeoning", "fire", "radiant", "poison", "cold", "necrotic",
         "slashing nonmagical", "piercing nonmagical", "bludgeoning nonmagical")  # fmt: skip
CONDITIONS = """prone unconscious poisoned frightened restrained grappled stunned paralyzed petrified charmed blinded"""
BEGUN: tuple[dict[str, Any], ...] = (
    {"hp": 0, "death_success": 2}, {"hp": 0, "death_fail": 2}, {"hp": 0, "life": "stable"}, {"hp": 0, "life": "dead"},
    {"hp_max": 9, "hp": 2}, {"thp": 9}, {"surprised": False}, {"initiative": 20}, {"potions": 0}, {"kit": 3},
)  # fmt: skip
SPEEDS = (0, 5, 10, 15, 60, {"walk": 0, "fly": 30}, {"walk": 30, "climb": 30}, {"walk": 30, "swim": 30, "burrow": 10})
DAMAGE = (["0 slashing"], ["1d4-3 slashing"], ["1 fire", "1d4 cold", "1d4+2 slashing"], ["12d6 slashing"])
ABILITIES = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")


def of(base: Made) -> Made:
    """Scenes of this kind with odd things besides."""

    def made(seed: int) -> dict[str, Any]:
        draw, found = Draw(seed + 77_000_003), base(seed)
        rare = draw.of(3, 4, 5)
        options = found.setdefault("options", {})
        options |= {key: draw.of(*values) for key, values in OPTIONS.items() if draw.chance(25 // rare)}
        if len({one["side"] for one in found["combatant"]}) > 2 and "side" not in found:
            found["side"] = [{"id": id, "name": id} for id in ("left", "right", "third")]
            found["side"][2]["relations"] = {
                "left": draw.of("friendly", "neutral"),
                "right": draw.of("neutral", "hostile"),
            }
        for entry in found["combatant"]:
            _sheet(draw, rare, entry, without=("size", "hands", "shield") if "field" in found else ())
            for attack in entry.get("attack", ()):
                _attack(draw, rare, attack)
        return found

    return made


def _sheet(draw: Draw, rare: int, entry: dict[str, Any], without: tuple[str, ...]) -> None:
    """``without``: on a map everybody has found room and has a weapon in hand."""
    traits = [*entry.get("traits", ())]
    traits += [draw.of(*TRAITS) for _ in range(1 + draw.below(2))] if draw.chance(30 // rare) else []
    traits += [draw.of(*NUMBERED) for _ in range(1 + draw.below(2))] if draw.chance(30 // rare) else []
    entry |= {"traits": list({one.split()[0]: one for one in traits}.values())} if traits else {}
    more: dict[str, Any] = {
        **{meets: list({draw.of(*TYPES): 0, draw.of(*TYPES): 0}) for meets in ("resist", "vulnerable", "immune")},
        "cond_immune": list({draw.of(*CONDITIONS.split()): 0, draw.of(*CONDITIONS.split()): 0}),
        "saves": {draw.of(*ABILITIES): draw.below(8)},
        "abilities": {ability: 4 + draw.below(16) for ability in ABILITIES},
        "size": draw.of("tiny", "small", "medium", "large", "huge", "gargantuan"),
        "type": draw.of("undead", "construct", "beast", "fiend", "ooze"),
        "hands": 3 + draw.below(2),
        "armour": draw.of("plate", "leather", "padded"),
        "shield": True,
        "level": 1 + draw.below(20),
        "save_bonus": draw.below(4),
        "seat": draw.of("gm", "player:Ada", "player:Ben"),
        "speed": draw.of(*SPEEDS),
        "utility_spells": ["light"],
        "now": {**entry.get("now", {}), **draw.of(*BEGUN)},
    }
    entry |= {key: value for key, value in more.items() if key not in without and draw.chance(15 // rare)}


def _attack(draw: Draw, rare: int, attack: dict[str, Any]) -> None:
    more: dict[str, Any] = {
        "material": draw.of("silvered", "adamantine"),
        "magical": True,
        "critical_from": draw.of(2, 10, 18, 20),
        "to_hit": draw.of(-3, 0, 15, 30),
        "damage": draw.of(*DAMAGE),
        "heavy": True,
        "light": True,
        "natural": not attack.get("natural", False),
    }
    attack |= {key: value for key, value in more.items() if draw.chance(10 // rare)}
