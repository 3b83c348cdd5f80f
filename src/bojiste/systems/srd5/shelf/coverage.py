"""How far a block is played as it is printed, and which parts it has."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from bojiste.core.shelf import Covered
from bojiste.systems.srd5.sheet import unplayed
from bojiste.systems.srd5.sheet.unplayed import printed
from bojiste.systems.srd5.words import PARTS
from bojiste.systems.srd5.words.spells import nearly as nearly_cast
from bojiste.systems.srd5.words.treasure import PARTLY

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet import PowerSheet, Sheet


def covered(sheet: Sheet) -> Covered:
    """What the sheet itself says of it, in the order of the parts; besides, of a class not all is played, nor of every
    spell or magic item."""
    nearly, left = sheet.approximated, sheet.unplayed
    if spells := nearly_cast(sheet.spells):
        nearly = nearly | {"spells": tuple(dict.fromkeys((*nearly.get("spells", ()), *spells)))}
    if items := tuple(printed(item.name) for item in sheet.items if item.name in PARTLY):
        nearly = nearly | {"feature": (*nearly.get("feature", ()), *items)}
    if of_class := unplayed.left(sheet.callings, sheet.subclass):
        left = left | {"feature": (*left.get("feature", ()), *of_class)}
    return Covered(
        {part: nearly[part] for part in PARTS if part in nearly}, {part: left[part] for part in PARTS if part in left}
    )


def parts(sheet: Sheet) -> Iterable[str]:
    """The parts that the block has, those that are not played among them."""
    told = covered(sheet)
    return [part for part in PARTS if _has(sheet, part) or part in told.nearly or part in told.left]


def _has(sheet: Sheet, part: str) -> bool:
    return bool(_OF_SHEET[part](sheet)) if part in _OF_SHEET else _of_a_power(sheet, part)


def _of_a_power(sheet: Sheet, part: str) -> bool:
    powers: list[PowerSheet] = [*sheet.power, *(attack.then for attack in sheet.attack if attack.then)]
    return part in _OF_POWER and any(map(_OF_POWER[part], powers))


_OF_SHEET: Mapping[str, Callable[[Sheet], Any]] = {
    "attack": attrgetter("attack"),
    "multiattack": attrgetter("multiattack"),
    "legendary": attrgetter("legendary"),
    "trait": lambda sheet: sheet.traits or sheet.regeneration,
    "spells": attrgetter("spells"),
    "defence": lambda sheet: sheet.resist or sheet.immune or sheet.vulnerable or sheet.cond_immune,
}
_OF_POWER: Mapping[str, Callable[[PowerSheet], Any]] = {
    "recharge": lambda power: power.use.recharge or power.use.uses,
    "save": attrgetter("test.save"),
    "area": attrgetter("target.area"),
}
"""What makes a block have a part."""
