"""What the saddle adds to attack and defence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bojiste.core.rule import procedure
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.rules.mounted import Control
from bojiste.systems.fiveaction.words import POLE

if TYPE_CHECKING:
    from bojiste.systems.fiveaction.sheet.body import HorseTable


def horse(table: Table, who: str) -> HorseTable | None:
    """The mount that somebody sits on, or that is ridden itself."""
    kit = table.kit(who)
    if kit.horse is not None:
        return kit.horse if kit.rider is not None and table.mounted(kit.rider) else None
    return table.kit(kit.mount).horse if kit.mount is not None and table.mounted(who) else None


@procedure("fiveaction.mounted.scope")
def bonuses(table: Table, who: str, other: str, *, in_charge: bool = False) -> tuple[int, int]:
    """Attack and defence of the saddle against an opponent; everything else is as on foot. The attack of a charge has
    a bonus of its own for the horse, so there training does not improve this one as well."""
    own, now = horse(table, who), table.now(who)
    if own is None or now.control != Control.HELD:
        return 0, 0
    enemy, arm = horse(table, other), table.primary(other)
    if enemy is not None and own.training < 1:
        return 0, 0
    pole = enemy is None and arm is not None and arm.key.startswith(POLE)
    attack, defence = rules.mounted.vs_foot(pole)
    each = table.law.mounted.horse_bonus_per_training
    more = rules.mounted.trained_bonus(own.training, each, own.bond, now.riding) if attack and not in_charge else 0
    kicked = table.now(table.kit(who).mount or who).kicked
    return attack + more, rules.mounted.war_horse_attack(defence + more, kicked)
