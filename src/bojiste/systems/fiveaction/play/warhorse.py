"""The attack of a war horse at another mount."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play.dice import shown, two_dice
from bojiste.systems.fiveaction.play.horse import hurt
from bojiste.systems.fiveaction.play.saddle import horse
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.wound import after_wound, lose
from bojiste.systems.fiveaction.words import FOOT
from bojiste.systems.fiveaction.words.body import TRUNK

KICK_REACH = 5 * FOOT


def offered(table: Table, who: str) -> Iterator[Option]:
    """Mounts of enemies that the own war horse can reach."""
    own, mount = horse(table, who), table.kit(who).mount
    if own is None or mount is None or own.attack is None or own.damage is None or table.now(mount).kicked:
        return
    if own.training < 1 or table.now(who).actions < table.law.actions.attack:
        return
    for foe in table.foes(who):
        if horse(table, foe) is not None and table.gap(who, foe) <= KICK_REACH:
            yield Option(f"kick:{foe}", {"price": table.law.actions.attack})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """The horse attacks the enemy's mount; it gives its rider no bonus in defence in this round."""
    own, mount, other = horse(table, who), table.kit(who).mount, table.kit(rest).mount
    if own is None or mount is None or other is None or own.attack is None or own.damage is None:
        return
    rule = rules.mounted.war_horse_attack
    price = table.law.actions.attack
    changes = (
        *table.change(who, actions=table.now(who).actions - price, aim=None, task=None),
        *table.change(mount, kicked=True),
    )
    natural, rolls = yield from two_dice(rule, mount)
    defence = rules.defence.floor(rules.attack.AIR + table.kit(other).dexterity)
    hit = rules.attack.roll(natural + own.attack, defence) and natural > rules.fumble.LOWEST
    data = {"against": defence, "compare": ">", "result": "hit" if hit else "missed"}
    base = shown([("base", own.attack)])
    yield happened("horse-attacks", rule, mount, other, rolls=rolls, parts=base, changes=changes, data=data)
    if not hit:
        return
    count, sides, constant = own.damage
    faces = yield from roll(count, sides, rule, mount)
    net = sum(faces) + constant
    rolls = tuple(Rolled(sides, face) for face in faces)
    yield happened("horse-hurt", rule, mount, other, rolls=rolls, parts=shown([("fixed", constant)]),
                changes=lose(table, other, net, TRUNK), data={"net": net})  # fmt: skip
    yield from after_wound(table, other, net, TRUNK)
    yield from hurt(table, other, net)
