"""Ground that hurts: where nobody in his senses ends a turn, the way out of it, and when to let a blast go off."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.kit.board import Squares
from bojiste.kit.ways import first
from bojiste.systems.srd5.effects.base import effects_of
from bojiste.systems.srd5.play.areas.ground import felt, spared
from bojiste.systems.srd5.play.movement.movement import Reach
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.policy import magic
from bojiste.systems.srd5.policy.eyes import Eyes


def shunned(eyes: Eyes) -> Squares:
    """Where one's low corner would lie in an area that hurts much, or stalls: whoever starts or ends a turn there, is
    there at the end of its user's turn, or goes on its ground."""
    table, me = eyes.table, eyes.me
    if not (table.magical and table.grid and eyes.grade.wary):
        return 0
    found, board = 0, table.drawn[1]
    for who, power, running in table.areas():
        row = power.row
        stays = running.hot | (
            running.zone if row.place.starting or row.place.ending or row.place.pulses or row.place.pierces else 0
        )
        if stays and _hurts_much(eyes, power.standing) and not spared(who, power, me) and felt(table, power, me):
            found |= board.covering(stays, me.squares)
    return found


def _hurts_much(eyes: Eyes, power: Power) -> bool:
    """Whether it takes one's actions, or is likely to cost a quarter of what one has left, or as much as that is
    worth."""
    if any(effect.SHUNNED for effect in effects_of(power)):
        return True
    return magic.does(eyes, power, power.mean, eyes.me) >= (eyes.now.hp or 0)


def stops(eyes: Eyes, reach: Reach) -> Squares:
    """Squares where one may end a move, without those that are shunned."""
    return reach.stops & ~shunned(eyes)


def out(eyes: Eyes, reach: Reach, near: Squares) -> int | None:
    """Out of shunned ground: to the nearest square from which an enemy can be struck, else to the nearest. ``None``:
    one does not stand in it, or there is no way."""
    bad = shunned(eyes)
    if not bad >> reach.start & 1:
        return None
    good = reach.stops & ~bad
    square = first(reach.way, good & near)
    return first(reach.way, good) if square is None else square


def now_bursts(eyes: Eyes, ask: Ask) -> bool:
    """Whether to let go what is stored up: somebody of the enemies is in it, and none of one's own."""
    table, running = eyes.table, eyes.now.concentrates
    if running is None or not eyes.me.power(running.power).row.place.bursts or "let-go" not in ask.keys:
        return False
    met = [one for one in table.everybody if magic.within(table, one, running, running.zone)]
    met = [one for one in met if table.now[one.id].life != "dead"]
    return any(one in eyes.me.enemies and table.up(one) for one in met) and all(one in eyes.me.enemies for one in met)
