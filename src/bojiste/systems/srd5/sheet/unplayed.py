"""Features of the book's classes that bear on a fight and that nobody plays: the referee is told of them by name."""

from __future__ import annotations

from collections.abc import Mapping

LEFT: Mapping[str, tuple[tuple[int, str], ...]] = {
    "barbarian": (
        (1, "Rage"), (2, "Danger Sense"), (3, "Primal Path"), (5, "Fast Movement"), (7, "Feral Instinct"),
        (9, "Brutal Critical"), (11, "Relentless Rage"), (15, "Persistent Rage"), (18, "Indomitable Might"),
        (20, "Primal Champion"),
    ),
    "bard": (
        (1, "Bardic Inspiration"), (2, "Jack of All Trades"), (2, "Song of Rest"), (3, "Bard College"),
        (6, "Countercharm"),
    ),
    "cleric": (
        (1, "Divine Domain"), (2, "Channel Divinity"), (5, "Destroy Undead"), (10, "Divine Intervention"),
    ),
    "druid": ((2, "Wild Shape"), (2, "Druid Circle"), (18, "Beast Spells"), (20, "Archdruid")),
    "fighter": (
        (1, "Fighting Style"), (1, "Second Wind"), (2, "Action Surge"), (3, "Martial Archetype"), (9, "Indomitable"),
    ),
    "monk": (
        (1, "Martial Arts"), (2, "Ki"), (2, "Unarmored Movement"), (3, "Monastic Tradition"), (3, "Deflect Missiles"),
        (4, "Slow Fall"), (5, "Stunning Strike"), (6, "Ki-Empowered Strikes"), (7, "Stillness of Mind"),
        (10, "Purity of Body"), (18, "Empty Body"), (20, "Perfect Self"),
    ),
    "paladin": (
        (1, "Lay on Hands"), (2, "Fighting Style"), (2, "Divine Smite"), (3, "Sacred Oath"), (3, "Channel Divinity"),
        (6, "Aura of Protection"), (10, "Aura of Courage"), (11, "Improved Divine Smite"), (14, "Cleansing Touch"),
    ),
    "ranger": (
        (2, "Fighting Style"), (3, "Ranger Archetype"), (8, "Land's Stride"), (14, "Vanish"), (18, "Feral Senses"),
        (20, "Foe Slayer"),
    ),
    "rogue": (
        (3, "Roguish Archetype"), (5, "Uncanny Dodge"), (11, "Reliable Talent"), (14, "Blindsense"), (18, "Elusive"),
        (20, "Stroke of Luck"),
    ),
    "sorcerer": ((1, "Sorcerous Origin"), (2, "Font of Magic"), (3, "Metamagic")),
    "warlock": (
        (1, "Otherworldly Patron"), (2, "Eldritch Invocations"), (3, "Pact Boon"), (11, "Mystic Arcanum"),
        (20, "Eldritch Master"),
    ),
    "wizard": ((1, "Arcane Recovery"), (2, "Arcane Tradition"), (18, "Spell Mastery"), (20, "Signature Spells")),
}  # fmt: skip
"""By class: from which level, and the name. A choice that the book leaves to players (a style, an archetype) is one."""


def left(calling: str | None, level: int | None) -> tuple[str, ...]:
    """What of a class at a level nobody plays."""
    return tuple(name for least, name in LEFT.get(calling or "", ()) if (level or 0) >= least)
