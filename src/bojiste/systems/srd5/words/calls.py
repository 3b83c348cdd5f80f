"""Spells that call others into a fight: beasts, elementals, fey, celestials, and things that move by themselves."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.systems.srd5.words.rows import HOUR, MINUTE, Row, kept_up, spell


def _called(kinds: tuple[str, ...], more: tuple[int, ...], *blocks: str) -> dict[int, Row]:
    """One of challenge 2, two of 1, four of 1/2 or eight of 1/4, each time as these blocks where nobody says other;
    a row for each, by the number."""
    ways = zip((1, 2, 4, 8), ("2", "1", "1/2", "1/4"), blocks, strict=True)
    return {
        number: {"block": block, "number": number, "kinds": kinds, "challenge": challenge, "more": more, "fades": True}
        for number, challenge, block in ways
    }


def _many(name: str, rows: Mapping[int, Row]) -> Row:
    """The whole spell's part of them: of these its user chooses."""
    variants = {f"{name}_{word}": {"brings": rows[number]} for number, word in WORDS.items()}
    return {"brings": rows[1], "variants": variants}


WORDS = {1: "one", 2: "two", 4: "four", 8: "eight"}


def _alone(block: str, kinds: tuple[str, ...], challenge: str, *stronger: int) -> Row:
    """One of these, which a higher slot makes stronger."""
    return {"brings": {"block": block, "kinds": kinds, "challenge": challenge, "stronger": stronger, "fades": True}}


def _object(size: str, number: int, besides: int, **body: object) -> Row:
    """So many things of a size: constructs without much of a mind."""
    low = {"intelligence": 3, "wisdom": 3, "charisma": 1, "constitution": 10}
    numbers = {
        "kind": "monster",
        "type": "construct",
        "size": size,
        "speed": 30,
        "blindsight": 30,
        "name": OBJECTS[size],
    }
    scores = {"strength": body.pop("strength"), "dexterity": body.pop("dexterity"), **low}
    slam = {"name": "slam", "to_hit": body.pop("to_hit"), "reach": 5, "damage": f"{body.pop('damage')} bludgeoning"}
    sheet = {"id": f"{size}-object", **numbers, **body, "abilities": scores, "attack": [slam]}
    return {"brings": {"number": number, "besides": besides, "other": sheet, "fades": True}}


OBJECTS = {
    "tiny": {"cs": "drobný předmět", "ru": "крошечный предмет", "en": "tiny object"},
    "small": {"cs": "malý předmět", "ru": "маленький предмет", "en": "small object"},
    "medium": {"cs": "střední předmět", "ru": "средний предмет", "en": "medium object"},
    "large": {"cs": "velký předmět", "ru": "большой предмет", "en": "large object"},
    "huge": {"cs": "obrovský předmět", "ru": "огромный предмет", "en": "huge object"},
}

CALLS: Mapping[str, Row] = {
    "conjure_animals": spell(3, "vs", "self", whom="allies",
                             **_many("conjure_animals", _called(("beast",), (5, 7, 9), "polar_bear", "dire_wolf",
                                                                "black_bear", "wolf")), **kept_up(HOUR)),
    "conjure_minor_elementals": spell(4, "vs", "self", minutes=1, whom="allies",
                                      **_many("conjure_minor_elementals",
                                              _called(("elemental",), (6, 8), "azer", "magmin", "magmin",
                                                      "steam_mephit")), **kept_up(HOUR)),
    "conjure_woodland_beings": spell(4, "vsm", "self", whom="allies",
                                     **_many("conjure_woodland_beings",
                                             _called(("fey",), (6, 8), "sea_hag", "dryad", "satyr", "sprite")),
                                     **kept_up(HOUR)),
    "animate_objects": spell(5, "vs", "self", whom="allies",
                             brings={"number": 10, "besides": 2, "other": {"id": "object"}},
                             variants={
                                 "animate_tiny": _object("tiny", 10, 2, ac=18, hp_max=20, strength=4, dexterity=18,
                                                         to_hit=8, damage="1d4+4"),
                                 "animate_small": _object("small", 10, 2, ac=16, hp_max=25, strength=6, dexterity=14,
                                                          to_hit=6, damage="1d8+2"),
                                 "animate_medium": _object("medium", 5, 1, ac=13, hp_max=40, strength=10, dexterity=12,
                                                           to_hit=5, damage="2d6+1"),
                                 "animate_large": _object("large", 2, 0, ac=10, hp_max=50, strength=14, dexterity=10,
                                                          to_hit=6, damage="2d10+2"),
                                 "animate_huge": _object("huge", 1, 0, ac=10, hp_max=80, strength=18, dexterity=6,
                                                         to_hit=8, damage="2d12+4")},
                             **kept_up(MINUTE)),
    "conjure_fey": spell(6, "vs", "self", minutes=1, whom="allies",
                         **_alone("mammoth", ("fey", "beast"), "6", 7, 8, 9), **kept_up(HOUR)),
    "conjure_celestial": spell(7, "vs", "self", minutes=1, whom="allies",
                               **_alone("couatl", ("celestial",), "4", 9), **kept_up(HOUR)),
}  # fmt: skip

NEARLY: dict[str, str] = {
    **dict.fromkeys(("conjure_animals", "conjure_minor_elementals", "conjure_woodland_beings"),
                    "where they appear and of several kinds at once"),
    "animate_objects": "which things there are and orders to them",
    "conjure_celestial": "where it appears",
    "conjure_fey": "a fey that is no longer under control",
}  # fmt: skip
"""Of which something is not played, and what."""
