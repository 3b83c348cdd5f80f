"""Descriptions of a Foundry item in plain words: markup, links, and the commands that stand for its numbers
(``[[/attack extended]]``, ``[[/damage average]]``, ``[[/save]]``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import unescape
from typing import NamedTuple

_SECRET = re.compile(r'<section[^>]*class="[^"]*secret[^"]*"[^>]*>(?P<inside>.*?)</section>', re.DOTALL)
_BREAK = re.compile(r"</(?:p|li|h\d|tr|div)>|<br ?/?>")
_TAG = re.compile(r"<[^>]*>")
_LINK = re.compile(r"@\w+\[[^\]]*\](?:\{(?P<shown>[^}]*)\})?")
_REFERENCE = re.compile(r"&(?:amp;)?Reference\[(?:\w+=)?(?P<what>[^\]=]*?)(?: \w+=[^\]]*)?\](?:\{(?P<shown>[^}]*)\})?")
_COMMAND = re.compile(r"\[\[(?P<said>[^\[\]]*)\]\](?:\{(?P<shown>[^}]*)\})?")
_DICE = re.compile(r"\d*d\d+")
_ABILITIES = {
    "str": "Strength", "dex": "Dexterity", "con": "Constitution", "int": "Intelligence", "wis": "Wisdom",
    "cha": "Charisma",
}  # fmt: skip


class Numbers(NamedTuple):
    """What the commands of a description stand for, as the book would print it; empty where the item says nothing."""

    name: str = ""
    attack: str = ""
    """``Melee Weapon Attack: +4 to hit, reach 5 ft., one target``."""
    damage: str = ""
    """``7 (1d8 + 3) slashing damage plus 3 (1d6) fire damage``."""
    save: str = ""
    """``DC 15 Dexterity``."""


def plain(text: str, numbers: Numbers = Numbers()) -> str:  # noqa: B008 (a tuple of texts)
    """A description without markup. A command that nothing is known of stays as it is, so that it is seen."""
    if secret := _SECRET.search(text):
        text = secret["inside"]  # what stands beside it is the same for those who may not see the numbers
    text = _LINK.sub(lambda link: link["shown"] or "", text)
    text = _REFERENCE.sub(lambda link: link["shown"] or link["what"], text)
    text = _COMMAND.sub(lambda command: _said(command, numbers), text)
    return re.sub(r"\s+", " ", unescape(_TAG.sub("", _BREAK.sub(" ", text)))).strip()


def _said(command: re.Match[str], numbers: Numbers) -> str:
    word, _, rest = command["said"].strip().partition(" ")
    reader = _COMMANDS.get(word)
    if reader is not None:
        return reader(_options(rest), rest, numbers) or command["shown"] or command[0]
    if command["shown"]:
        return str(command["shown"])
    return command["said"] if _DICE.match(command["said"]) else command[0]


def _options(rest: str) -> Mapping[str, str]:
    """``ability=dex dc=15 format=long``: what is set; a bare word is set to itself."""
    pairs = (one.partition("=") for one in re.findall(r'[\w.]+="[^"]*"|\S+', rest))
    return {key: value.strip('"') if sign else key for key, sign, value in pairs}


def _attack(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    return numbers.attack if "extended" in options else ""


def _damage(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    dice = next((one for one in (options.get("formula", ""), *options) if _DICE.match(one)), "")
    told = numbers.damage
    if dice:
        kind = options.get("type") or next((one for one in options if one.isalpha() and one != "average"), "")
        told = f"{average(dice)} ({dice}) {kind} damage".replace("  ", " ")
    if "extended" in options:
        return f"Hit: {told}" if told else ""
    return told.removesuffix(" damage")


def average(dice: str) -> int:
    """The mean of ``2d6+3``, rounded down."""
    number, sides = (int(one or 1) for one in dice.split("+")[0].split("d"))
    flat = sum(int(one) for one in dice.split("+")[1:] if one.strip().isdigit())
    return number * (sides + 1) // 2 + flat


def _save(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    ability = options.get("ability") or next((one for one in options if one in _ABILITIES), "")
    number = options.get("dc") or next((one for one in options if one.isdigit()), "")
    told = f"DC {number} {_ABILITIES[ability]}" if ability in _ABILITIES and number else numbers.save
    return f"{told} saving throw" if told and options.get("format") == "long" else told


def _lookup(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    if not rest.startswith("@name"):
        return ""
    return numbers.name.lower() if "lowercase" in options else numbers.name


def _roll(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    return rest.partition("#")[0].strip()


def _item(options: Mapping[str, str], rest: str, numbers: Numbers) -> str:
    return "" if rest.startswith(".") else rest


_COMMANDS: Mapping[str, Callable[[Mapping[str, str], str, Numbers], str]] = {
    "/attack": _attack, "/damage": _damage, "/save": _save, "lookup": _lookup, "/r": _roll, "/roll": _roll,
    "/br": _roll, "/gmr": _roll, "/item": _item, "/use": _item,
}  # fmt: skip
