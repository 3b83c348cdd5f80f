"""Characters catch their breath in the middle of a fight."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.dice import roll
from bojiste.core.event import OPEN, Event, Part, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.damage.damage import revived
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

HEALING_SURGE = "srd5.house.healing_surge"
USED = "healing_surge"
"""Among what somebody has used up: it is back after a long rest."""


@procedure(HEALING_SURGE)
def surges(table: Table, who: Profile, rest: str) -> Course[None]:
    """Once between two long rests a character spends half of its Hit Dice (of those that are left) by its action, and
    regains what they show, with its Constitution modifier for each."""
    now, dice, bonus = table.now[who.id], who.sheet.hit_dice, who.ability["constitution"]
    count = _dice(table, who)
    faces = yield from roll(count, dice.sides, surges, who.id)
    regained = sum(rules.rest.short(face, bonus) for face in faces)
    changes = (*spend(table, who, action=True), *revived(table, who, regained))
    changes += table.state.change(who.id, hit_dice=now.hit_dice - count, used=(*now.used, USED))
    yield Event(
        "surges",
        surges,
        who.id,
        rolls=kept(dice.sides, *faces),
        parts=(Part("constitution", count * bonus),),
        changes=changes,
        data={"regained": min(regained, now.hp_max - now.hp)},
        seen=OPEN,
    )


def _dice(table: Table, who: Profile) -> int:
    half = max(1, rules.dice.round_down(who.sheet.hit_dice.number))
    return min(half, table.now[who.id].hit_dice)


def _left(table: Table, who: Profile) -> Iterator[Option]:
    now = table.now[who.id]
    fresh = table.scene.options.healing_surge and who.is_character and USED not in now.used
    if fresh and now.hp < now.hp_max and _dice(table, who) and acting(table, who):
        yield Option("healing-surge", {"left": now.hit_dice})


SURGE = Deed("healing-surge", surges, _left, surges)
