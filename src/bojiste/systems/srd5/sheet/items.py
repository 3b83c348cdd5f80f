"""Magic items in short: what follows of them for the numbers of a sheet, where it does not say those itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, PlainSerializer, ValidationInfo

from bojiste.kit.fields import fault
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.sheet.races import WALK
from bojiste.systems.srd5.words import CHARMS
from bojiste.systems.srd5.words.item_powers import POWERS
from bojiste.systems.srd5.words.rows import changed
from bojiste.systems.srd5.words.treasure import ATTUNED, MAGIC, SHIELD, TREASURES, Item, read

Given = Mapping[str, Any]


def _item(value: Any) -> Item:
    """An item as the sheet writes it."""
    found = value if isinstance(value, Item) else read(value) if isinstance(value, str) else None
    if found is None:
        known = ", ".join(("longsword +1", "plate +2", "shield +1", *TREASURES))
        raise fault("not-one-of", expected=known)
    return found


def written(item: Item) -> str:
    """An item as a sheet writes it."""
    if item.name == MAGIC:
        return f"{item.of} +{item.bonus}"
    return f"{item.name} {item.of}" if len(item.row.of) > 1 else item.name


ItemName = Annotated[
    Item,
    BeforeValidator(_item, json_schema_input_type=str),
    PlainSerializer(written),
]


def attuned(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Attunement: nobody is attuned to more than three; all of them, in their order."""
    bound = [item for item in items if item.row.attuned]
    if len(bound) > ATTUNED:
        raise fault("too-many-attuned", maximum=ATTUNED, items=", ".join(map(written, bound)))
    return items


def worn(items: tuple[Item, ...], info: ValidationInfo) -> tuple[Item, ...]:
    """One suit of armour and one shield at a time; all items, in their order. Magic armour is the ``armour`` of the
    sheet where it is made of that."""
    found = tuple(dict.fromkeys(items))
    suits = [item for item in found if item.row.kind == "armour"]
    own = info.data.get("armour")
    others = [own] if suits and own is not None and own not in [item.of for item in suits] else []
    shields = [item for item in found if item.row.kind == SHIELD]
    for together in ([*map(written, suits), *others], [*map(written, shields)]):
        if len(together) > 1:
            raise fault("worn-together", items=", ".join(together))
    return items


class Bearer(NamedTuple):
    """What somebody bears, and the sheet so far."""

    items: tuple[Item, ...]
    """Each once: two of one kind do no more than one."""
    sheet: Given
    number: Mapping[Item, int]
    """How many of each: of potions that counts."""

    @property
    def armoured(self) -> bool:
        """Whether it wears armour or bears a shield."""
        worn = any(item.row.kind in ("armour", SHIELD) for item in self.items)
        return worn or bool(self.sheet.get("armour")) or self.sheet.get("shield") is True


def borne(value: Given) -> Given:
    """The sheet with what its items bring; the Armor Class and the help for saving throws that it says itself stand."""
    listed = value.get("items")
    if not isinstance(listed, list | tuple):
        return value
    found = [_made(read(one), value) or one if isinstance(one, str) else one for one in listed]
    known = [item for item in found if isinstance(item, Item)]
    bearer = Bearer(tuple(dict.fromkeys(known)), value, Counter(known))
    brought: dict[str, Any] = {"items": [written(one) if isinstance(one, Item) else one for one in found]}
    for brings in BRINGS:
        brought.update(brings(bearer))
    return {**value, **brought}


def _made(item: Item | None, value: Given) -> Item | None:
    """An item of which is known what it is made of: as it says, else of what the sheet has, else the commonest."""
    if item is None or item.of or not item.row.of:
        return item
    own = [*(value.get("weapons") or ()), value.get("armour")]
    return item._replace(of=next((one for one in own if one in item.row.of), item.row.of[0]))


def mastered(value: Given) -> Given:
    """The sheet (class and race reckoned with) with what its staffs' spells are saved against where it casts nothing
    itself: 8 and its proficiency."""
    rows = value.get("power")
    if value.get("casting") or "spell_dc" in value or not isinstance(rows, list):
        return value
    level = value["level"] if type(value.get("level")) is int else 1
    dc = 8 + rules.dice.proficiency(max(1, min(level, 20)))
    ready = [changed(row, {"test": {"dc": dc}}) if any(row is one for one in OF_STAFFS) else row for row in rows]
    return {**value, "power": ready}


def _saved_against(row: Given) -> bool:
    return "save" in row.get("test", ())


OF_STAFFS = tuple(row for rows in POWERS.values() for row in rows if _saved_against(row) and "dc" not in row["test"])
"""Spells that are saved against as those of who bears the staff."""


def carried(value: Given) -> Given:
    """The sheet (class and race reckoned with) with how fast its items let it move besides on foot, and how far they
    let it perceive."""
    listed = (read(one) for one in value.get("items") or () if isinstance(one, str))
    items = tuple(dict.fromkeys(item for item in listed if item is not None))
    return {**value, **_speeds(value, items), **_senses(value, items), **_doubled(value)}


def _speeds(value: Given, items: tuple[Item, ...]) -> dict[str, Any]:
    """How fast it moves, each way at least as its items say."""
    speeds = _own_speeds(value)
    found = [(way, feet or _afoot(speeds)) for item in items for way, feet in item.row.speeds.items()]
    better = {way: feet for way, feet in found if _less(speeds.get(way, 0), feet)}
    return {"speed": {**speeds, **better}} if better else {}


def _own_speeds(value: Given) -> Mapping[str, Any]:
    own = value.get("speed", {})
    return own if isinstance(own, Mapping) else {"walk": own}


def _afoot(speeds: Mapping[str, Any]) -> int:
    """How fast it walks, in feet."""
    walk = speeds.get("walk", WALK)
    return walk if type(walk) is int else WALK


def _doubled(value: Given) -> dict[str, Any]:
    """Its powers; those that double how fast it walks say by how much that is."""
    rows = value.get("power")
    if not isinstance(rows, list) or not any(row is one for one in DOUBLING for row in rows):
        return {}
    faster = {"effects": [{"kind": "bonus", "amount": _afoot(_own_speeds(value))}]}
    return {"power": [changed(row, faster) if any(row is one for one in DOUBLING) else row for row in rows]}


DOUBLING = POWERS["boots_of_speed"]
"""Powers that add to the speed as much as it is."""


def _senses(value: Given, items: tuple[Item, ...]) -> dict[str, Any]:
    """How far it perceives: farther than by itself."""
    found = [(sense, value.get(sense, 0), feet) for item in items for sense, feet in item.row.senses.items()]
    return {sense: own + feet for sense, own, feet in found if type(own) is int}


# -- what items bring ------------------------------------------------------------------------------------------------


def _weapons(bearer: Bearer) -> dict[str, Any]:
    """Weapons, those that are magic first."""
    own = bearer.sheet.get("weapons") or ()
    more = [item.of for item in bearer.items if item.row.kind == "weapon" and item.of not in own]
    return {"weapons": [*dict.fromkeys(more), *own]} if more else {}


def _armour(bearer: Bearer) -> dict[str, Any]:
    """Armour and a shield, where the sheet names none."""
    worn = [item.of for item in bearer.items if item.row.kind == "armour" and not bearer.sheet.get("armour")]
    shields = [item for item in bearer.items if item.row.kind == SHIELD]
    return ({"armour": worn[0]} if worn else {}) | ({"shield": True} if shields else {})


def _armor_class(bearer: Bearer) -> dict[str, Any]:
    """What helps the Armor Class, where the sheet does not say that whole."""
    more = sum(_guards(bearer, item) for item in bearer.items)
    return {"ac_bonus": more} if more and bearer.sheet.get("ac") is None and "ac_bonus" not in bearer.sheet else {}


def _guards(bearer: Bearer, item: Item) -> int:
    """What one item adds to the Armor Class of whoever bears it."""
    if item.row.bare and bearer.armoured:
        return 0
    if item.row.kind == "armour":
        return item.bonus if bearer.sheet.get("armour") in (None, item.of) else 0
    return item.row.ac + (item.bonus if item.row.kind == SHIELD else 0)


def _saves(bearer: Bearer) -> dict[str, Any]:
    """What helps every saving throw."""
    more = sum(item.row.saves for item in bearer.items)
    return {"save_bonus": more} if more and "save_bonus" not in bearer.sheet else {}


def _scores(bearer: Bearer) -> dict[str, Any]:
    """Abilities that an item raises to a score; who has more of it gains nothing."""
    own = bearer.sheet.get("abilities") or {}
    raised = [pair for item in bearer.items for pair in item.row.scores.items()]
    if not raised or not isinstance(own, Mapping):
        return {}
    better = {one: score for one, score in sorted(raised, key=lambda pair: pair[1]) if _less(own.get(one, 10), score)}
    return {"abilities": {**own, **better}} if better else {}


def _less(own: object, score: int) -> bool:
    return isinstance(own, int) and own < score


def _defences(bearer: Bearer) -> dict[str, Any]:
    """Damage and conditions that do less to it, traits."""
    return dict(_added(bearer, ("resist", "immune", "cond_immune", "traits")))


def _added(bearer: Bearer, keys: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    for key in keys:
        own = bearer.sheet.get(key) or ()
        more = [one for item in bearer.items for one in _brings(item, key) if one not in own]
        if more:
            yield key, [*own, *dict.fromkeys(more)]


def _brings(item: Item, key: str) -> tuple[str, ...]:
    """What an item adds to a list of the sheet; the traits have itself, where it speaks at moments."""
    itself = (item.name,) if key == "traits" and item.name in CHARMS else ()
    return itself + tuple(getattr(item.row, key))


def _powers(bearer: Bearer) -> dict[str, Any]:
    """What it may do with them; those of a potion as often as there are such."""
    own = bearer.sheet.get("power") or ()
    rows = [
        changed(row, {"use": {"uses": bearer.number[item]}}) if item.row.kind == "potion" else row
        for item in bearer.items
        for row in POWERS.get(item.name, ())
    ]
    return {"power": [*own, *rows]} if rows else {}


def _potions(bearer: Bearer) -> dict[str, Any]:
    """Potions of healing, which everybody knows."""
    number = sum(many for item, many in bearer.number.items() if item.name == HEALING)
    return {"potions": number + bearer.sheet.get("potions", 0)} if number else {}


HEALING = "potion_of_healing"
BRINGS: tuple[Callable[[Bearer], dict[str, Any]], ...] = (
    _weapons, _armour, _armor_class, _saves, _scores, _defences, _powers, _potions,
)  # fmt: skip
"""What of a sheet follows of its items, each by itself."""
