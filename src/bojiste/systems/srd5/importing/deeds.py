"""Attacks, powers and what they bring about, as rows of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bojiste.systems.srd5.importing.multiattack import slug
from bojiste.systems.srd5.importing.names import spoken
from bojiste.systems.srd5.importing.records import Area, Attack, Charge, Damage, Effect, Legendary, Power
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


def attack(one: Attack, shield: bool, language: str) -> dict[str, Any]:
    """A row of ``attack``; with a ``shield`` no weapon is held in two hands. ``language``: that of its name."""
    key = slug(one.name)
    own = spoken(one.name, language)
    said: dict[str, Any] = {"name": own or key}
    if key in WEAPONS:
        said["weapon"] = key
    said |= {"to_hit": one.to_hit}
    if one.reach is not None:
        said["reach"] = one.reach
    if one.range is not None:
        said["range"] = list(one.range)
    said |= {"damage": _damages(one.damage)}
    if one.two_handed and not shield:
        said["two_hands"] = _damages(one.two_handed)
    if one.half_hit_points:
        said["wounded"] = _damages(one.half_hit_points)
    if key not in WEAPONS and one.melee:
        said["natural"] = True
    if one.spell:
        said["magical"] = True
    then = [effect for effect in one.effects if sayable(effect)]
    if then:
        said["then"] = {"name": own[language] if own else key, **_effect(then[0])}
    if one.charge is not None:
        said["charge"] = _charge(one.charge, key)
    return {key: value for key, value in said.items() if value not in ("", [])}


def _charge(charge: Charge, key: str) -> dict[str, Any]:
    said: dict[str, Any] = {"feet": charge.feet, "damage": _damages(charge.damage) if charge.damage else ""}
    for effect in filter(sayable, charge.effects[:1]):
        said["then"] = {"name": key, **_effect(effect)}
    return {key: value for key, value in (said | {"bonus": charge.bonus}).items() if value}


def _damages(damage: Sequence[Damage]) -> Any:
    told = [str(one) for one in damage]
    return told[0] if len(told) == 1 else told


def sayable(effect: Effect) -> bool:
    """Whether a row can say all that the effect is about."""
    harmless = not (effect.damage or effect.conditions or effect.push or effect.pull or effect.badly)
    return bool(effect.drain) or not harmless


def _effect(effect: Effect) -> dict[str, Any]:
    """The fields of a power that an effect has."""
    said: dict[str, Any] = {}
    if effect.save:
        said |= {"save": effect.save, "dc": effect.dc}
    if effect.half:
        said["success"] = "half"
    if effect.damage:
        said["damage"] = _damages(effect.damage)
    if effect.conditions:
        said["inflicts"] = [_inflicted(condition, effect) for condition in effect.conditions]
    if effect.badly:
        worse = [_inflicted(condition, effect, failed_by=5) for condition in effect.badly]
        said["inflicts"] = [*said.get("inflicts", ()), *worse]
    if effect.most:
        said["most"] = effect.most
    if effect.lasts:
        said["rounds"] = effect.lasts
    if effect.push:
        said["push"] = effect.push
    if effect.pull:
        said["pull"] = effect.pull
    if effect.drain:
        said["drains"] = effect.drain
    if effect.feeds:
        said["feeds"] = True
    if effect.mild:
        said["leaves_alive"] = True
    if effect.size:
        said["largest"] = effect.size
    if effect.spares or effect.only:
        spared = [kind for kind in CREATURE_TYPES if effect.only and kind not in effect.only]
        said["not_on"] = spared or [kind for kind in effect.spares if kind in CREATURE_TYPES]
    return said


UNTIL = {"start": "turn-start", "source": "next-turn-end", "target": "turn-end", "own": "own-turn-start"}


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


def power(one: Power) -> dict[str, Any]:
    """A row of ``power``."""
    said: dict[str, Any] = {"name": one.name.lower()}
    if one.time == "touched":
        said["time"] = one.time
    elif one.time:
        said |= {"time": one.time, "area": _area(one.area)["area"]} if one.area else {}
    elif one.area is not None:
        said |= _area(one.area)
    elif one.alone:
        said["range"] = "self"
    elif one.heal is not None:
        said["range"] = one.heal.type
    else:
        said["range"] = one.range
    if one.heal is not None:
        said["heal"] = str(one.heal).rpartition(" ")[0]
    for effect in filter(sayable, one.effects[:1]):
        said |= _effect(effect)
    if one.chosen or one.whom:
        said["whom"] = one.whom or "enemies"
    if one.on_its:
        said["on_its"] = one.on_its
    said |= dict(one.keys)
    if one.once:
        said["once"] = True
    if one.flight:
        said["flight"] = True
    if one.use.recharge:
        said["recharge"] = one.use.recharge
    if one.use.day or one.use.rest:
        said["uses"] = one.use.day or 1
    return said


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
