"""Magic items in short: what follows of them for the numbers of a sheet, where it does not say those itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Annotated, Any, NamedTuple

from pydantic import BeforeValidator, PlainSerializer

from bojiste.kit.fields import fault
from bojiste.systems.srd5.words import CHARMS
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


class Bearer(NamedTuple):
    """What somebody bears, and the sheet so far."""

    items: tuple[Item, ...]
    sheet: Given

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
    bearer = Bearer(tuple(dict.fromkeys(item for item in found if isinstance(item, Item))), value)
    brought: dict[str, Any] = {"items": found}
    for brings in BRINGS:
        brought.update(brings(bearer))
    return {**value, **brought}


def _made(item: Item | None, value: Given) -> Item | None:
    """An item of which is known what it is made of: as it says, else of what the sheet has, else the commonest."""
    if item is None or item.of or not item.row.of:
        return item
    own = [*(value.get("weapons") or ()), value.get("armour")]
    return item._replace(of=next((one for one in own if one in item.row.of), item.row.of[0]))


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


def _senses(bearer: Bearer) -> dict[str, Any]:
    """How far it perceives."""
    found = sorted(pair for item in bearer.items for pair in item.row.senses.items())
    return {sense: feet for sense, feet in found if _less(bearer.sheet.get(sense, 0), feet)}


BRINGS: tuple[Callable[[Bearer], dict[str, Any]], ...] = (
    _weapons, _armour, _armor_class, _saves, _scores, _defences, _senses,
)  # fmt: skip
"""What of a sheet follows of its items, each by itself."""
