"""Printed sentences: their slips set right, the dice and the damage in them, where one ends."""

from __future__ import annotations

import re

from bojiste.systems.srd5.importing.records import Damage
from bojiste.systems.srd5.words import DAMAGE_TYPES

KINDS = (
    "aberration", "beast", "celestial", "construct", "demon", "devil", "dragon", "elemental", "elf", "fey", "fiend",
    "giant", "humanoid", "monstrosity", "ooze", "plant", "undead",
)  # fmt: skip
ROUNDS = {"round": 1, "rounds": 1, "minute": 10, "minutes": 10, "hour": 600, "hours": 600, "day": 14400, "days": 14400}

_SLIPS = (
    (re.compile(r"\s+"), " "),
    (re.compile(r"\bfeet\b|\bft ?\.(?= |,|$|/)|\bft\b(?!\.)"), "ft."),
    (re.compile(r"ft\.\.+"), "ft."),
    (re.compile(r"(?<=ft\.)(?= [A-Z])"), "\x00"),
    (re.compile(r"(?<=[( ])l(?=\d)"), "1"),
    (re.compile(r"(?<=\()S(?=d\d)"), "5"),
    (re.compile(r"(?<=\d) ?- ?foot(?= |\b)"), "-foot"),
    (re.compile(r"(?<=\d)O\b"), "0"),
    (re.compile(r"\b(\d+) ?d (\d+)|\b(\d+) d ?(\d+)"), r"\1\3d\2\4"),
    (re.compile(r"[−–]"), "-"),
    (re.compile(r" \."), "."),
    (re.compile(r"to hit \([^)]*\)"), "to hit"),
    (re.compile(r"must make on a"), "must make a"),
)  # fmt: skip
"""Slips of the print and of its reading by machine: ``l6d8``, ``3d1O``, ``1 d6``, ``5 ft .``."""


def tidy(text: str) -> str:
    """The sentence without slips; feet are always ``ft.``."""
    for slip, right in _SLIPS:
        text = slip.sub(right, text)
    return text.replace("\x00", "").strip()


_TYPE = "|".join(DAMAGE_TYPES)
_DICE = r"(?:\d+ \((?P<{0}count>\d+)d(?P<{0}sides>\d+)(?: ?(?P<{0}flat>[+-] ?\d+))?\)|(?P<{0}only>\d+))"
HARM = r"(?:\d+ \(\d+d\d+(?: ?[+-] ?\d+)?\)|\d+) (?:" + _TYPE + r") damage"
HARMS = rf"{HARM}(?: (?:plus|and) {HARM})*"
_ONE = re.compile(_DICE.format("") + rf" (?P<type>{_TYPE}) damage")


def damages(text: str) -> tuple[Damage, ...]:
    """Every component of damage in the words."""
    return tuple(_component(found) for found in _ONE.finditer(text))


def _component(found: re.Match[str]) -> Damage:
    if found["only"]:
        return Damage(0, 0, int(found["only"]), found["type"])
    flat = (found["flat"] or "0").replace(" ", "")
    return Damage(int(found["count"]), int(found["sides"]), int(flat), found["type"])


def sentence_of(text: str) -> tuple[str, str]:
    """The first sentence and the rest; ``ft.`` ends none before a small letter."""
    for end in re.finditer(r"(?<!ft)\.(?: |$)|ft\.(?= [A-Z]|$)", text):
        return text[: end.end()].strip(), text[end.end() :].strip()
    return text, ""


def printed(damage: Damage) -> str:
    """``5 (1d6 + 2) slashing damage``, as the book prints it."""
    if not damage.dice:
        return f"{max(damage.flat, 0)} {damage.type} damage"
    middle = damage.dice * (damage.sides + 1) // 2 + damage.flat
    flat = f" {'+' if damage.flat > 0 else '-'} {abs(damage.flat)}" if damage.flat else ""
    return f"{middle} ({damage.dice}d{damage.sides}{flat}) {damage.type} damage"
