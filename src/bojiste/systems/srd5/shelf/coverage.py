"""How far a block is played as it is printed, and which parts it has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bojiste.core.shelf import Covered
from bojiste.systems.srd5.sheet import unplayed
from bojiste.systems.srd5.words import PARTS, grimoire

if TYPE_CHECKING:
    from bojiste.systems.srd5.sheet import PowerSheet, Sheet


def covered(sheet: Sheet) -> Covered:
    """What the sheet itself says of it, in the order of the parts; besides, of a class not all is played, nor of every
    spell."""
    nearly, left = sheet.approximated, sheet.unplayed
    if spells := grimoire.nearly(sheet.spells):
        nearly = nearly | {"spells": tuple(dict.fromkeys((*nearly.get("spells", ()), *spells)))}
    if of_class := unplayed.left(sheet.calling, sheet.level):
        left = left | {"feature": (*left.get("feature", ()), *of_class)}
    return Covered(
        {part: nearly[part] for part in PARTS if part in nearly}, {part: left[part] for part in PARTS if part in left}
    )


def parts(sheet: Sheet) -> Iterable[str]:
    """The parts that the block has, those that are not played among them."""
    powers: list[PowerSheet] = [*sheet.power, *(attack.then for attack in sheet.attack if attack.then)]
    has = {
        "attack": sheet.attack,
        "multiattack": sheet.multiattack,
        "recharge": [power for power in powers if power.recharge or power.uses],
        "save": [power for power in powers if power.save],
        "area": [power for power in powers if power.area],
        "legendary": sheet.legendary,
        "trait": sheet.traits or sheet.regeneration,
        "spells": sheet.spells,
        "defence": sheet.resist or sheet.immune or sheet.vulnerable or sheet.cond_immune,
    }
    told = covered(sheet)
    return [part for part in PARTS if has.get(part) or part in told.nearly or part in told.left]
