"""Attacks, powers and what they bring about, as rows of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.names import spoken
from bojiste.systems.srd5.importing.records import Area, Attack, Charge, Damage, Effect, Legendary, Power
from bojiste.systems.srd5.sheet.former import rewritten
from bojiste.systems.srd5.words import CREATURE_TYPES

WEAPONS = frozenset(
    (
        "club", "dagger", "greatclub", "javelin", "mace", "quarterstaff", "spear", "light_crossbow", "dart", "shortbow",
        "sling", "battleaxe", "glaive", "greataxe", "greatsword", "longsword", "maul", "morningstar", "pike", "rapier",
        "scimitar", "shortsword", "trident", "war_pick", "warhammer", "whip", "hand_crossbow", "heavy_crossbow",
        "longbow", "net",
    )
)  # fmt: skip
"""Attacks with something that is held, and so can be dropped; the others are part of the body."""


def _said(**row: Any) -> dict[str, Any]:
    """The entries that say anything, in their order."""
    return {key: value for key, value in row.items() if value not in ("", (), [], {}, 0, None)}


def attack(one: Attack, shield: bool, language: str) -> dict[str, Any]:
    """A row of ``attack``; with a ``shield`` no weapon is held in two hands. ``language``: that of its name."""
    key = slug(one.name)
    own = spoken(one.name, language)
    held = key in WEAPONS
    then = next(filter(sayable, one.effects), None)
    said = {"name": own or key} | _said(weapon=key if held else "") | {"to_hit": one.to_hit}
    said |= {} if one.reach is None else {"reach": one.reach}
    return said | _said(
        range=list(one.range or ()),
        damage=_damages(one.damage),
        two_hands=[] if shield else _damages(one.two_handed),
        wounded=_damages(one.half_hit_points),
        natural=one.melee and not held,
        magical=one.spell,
        on=one.on,
        while_held="only" if any(effect.alone for effect in one.effects) else "",
        then={"name": own[language] if own else key, **_effect(then)} if then is not None else {},
        charge=_charge(one.charge, key) if one.charge is not None else {},
    )


def _charge(charge: Charge, key: str) -> dict[str, Any]:
    then = next(filter(sayable, charge.effects[:1]), None)
    return _said(
        feet=charge.feet,
        damage=_damages(charge.damage),
        then={"name": key, **_effect(then)} if then is not None else {},
        bonus=charge.bonus,
    )


def _damages(damage: Sequence[Damage]) -> Any:
    """A lone component as a text, several as a list."""
    told = [str(one) for one in damage]
    return told[0] if len(told) == 1 else told


def sayable(effect: Effect) -> bool:
    """Whether a row can say all that the effect is about."""
    harmless = not (effect.damage or effect.conditions or effect.push or effect.pull or effect.badly)
    return bool(effect.drain) or not harmless


def _effect(effect: Effect) -> dict[str, Any]:
    """The fields of a power that an effect has."""
    return _said(
        save=effect.save,
        dc=effect.dc if effect.save else 0,
        success="half" if effect.half else "",
        damage=_damages(effect.damage),
        inflicts=[*_all_inflicted(effect)],
        most=effect.most,
        rounds=effect.lasts,
        push=effect.push,
        pull=effect.pull,
        drains=effect.drain,
        feeds=effect.feeds,
        leaves_alive=effect.mild,
        largest=effect.size,
        not_on=[*_spared(effect)],
    )


def _all_inflicted(effect: Effect) -> Iterator[Any]:
    """Conditions, those of whoever fails badly last."""
    yield from (_inflicted(condition, effect) for condition in effect.conditions)
    yield from (_inflicted(condition, effect, failed_by=5) for condition in effect.badly)


def _spared(effect: Effect) -> Iterator[str]:
    """The types of creatures that it does not befall."""
    if effect.only:
        yield from (kind for kind in CREATURE_TYPES if kind not in effect.only)
    else:
        yield from (kind for kind in effect.spares if kind in CREATURE_TYPES)


UNTIL = {"start": "turn-start", "source": "next-turn-end", "target": "own-turn-end", "own": "own-turn-start"}


def _inflicted(condition: str, effect: Effect, **more: Any) -> Any:
    if condition in effect.wakes:
        more["until"] = "harmed"
    elif effect.until:
        more["until"] = UNTIL[effect.until]
    if effect.again and condition != "prone":
        more["repeat"] = effect.repeats or True
    if effect.worse and condition == "restrained":
        more["worse"] = effect.worse
    if condition in dict(effect.tended):
        more["tended"] = dict(effect.tended)[condition]
    if effect.torment is not None and condition == effect.torment[0]:
        more["damage"] = _damages(effect.torment[1])
        more |= {"at": effect.torment[2]} if effect.torment[2] != "own-start" else {}
    if effect.escape:
        more["escape"] = effect.escape
    return {"condition": condition, **more} if more else condition


def of_today(row: dict[str, Any]) -> dict[str, Any]:
    """A row of a power with its parts and effects as tables; one that says something impossible stays as it is."""
    try:
        return rewritten(row)
    except ValidationError:
        return row


def attack_of_today(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of an attack, its powers so."""
    charge = row.get("charge")
    found = {**row, **({"charge": attack_of_today(charge)} if isinstance(charge, Mapping) else {})}
    return found | {key: of_today(found[key]) for key in ("then", "instead") if found.get(key)}


def power(one: Power) -> dict[str, Any]:
    """A row of ``power``."""
    effect = next(filter(sayable, one.effects[:1]), None)
    said = {"name": one.name.lower(), **_where(one)}
    said |= _said(heal=str(one.heal).rpartition(" ")[0] if one.heal is not None else "")
    said |= _effect(effect) if effect is not None else {}
    said |= _said(whom=one.whom or ("enemies" if one.chosen else ""), on_its=one.on_its) | dict(one.keys)
    return said | _said(
        once=one.once,
        flight=one.flight,
        recharge=one.use.recharge,
        uses=one.use.day or (1 if one.use.rest else 0),
    )


def _where(one: Power) -> dict[str, Any]:
    """When it works by itself, and where."""
    if one.time == "touched":
        return {"time": one.time}
    if one.time:
        return {"time": one.time, "area": _area(one.area)["area"]} if one.area else {}
    if one.area is not None:
        return _area(one.area)
    return {"range": "self" if one.alone else one.range if one.heal is None else one.heal.type}


def _area(area: Area) -> dict[str, Any]:
    if area.shape == "line":
        return {"range": "self", "area": f"line {area.size} {area.width}"}
    if area.shape == "emanation":
        return {"range": "self", "area": f"sphere {area.size}"}
    if area.shape == "cylinder":
        return {"range": area.away, "area": f"cylinder {area.size} 30"}
    return {"range": area.away or "self", "area": f"{area.shape} {area.size}"}


def legendary(actions: Iterable[Legendary]) -> Iterator[dict[str, Any]]:
    """The rows of ``power`` of those legendary actions that are neither attacks nor deeds."""
    for action in actions:
        if action.power is not None:
            yield {**power(action.power), "name": action.name.lower(), "time": "legendary", "cost": action.cost}
