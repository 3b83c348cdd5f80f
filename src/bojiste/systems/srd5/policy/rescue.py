"""Going to those who lie there."""

from __future__ import annotations

from bojiste.kit.board import Squares, union
from bojiste.kit.ways import first
from bojiste.systems.srd5.play.movement.around import within
from bojiste.systems.srd5.play.movement.movement import Reach, field
from bojiste.systems.srd5.policy import magic
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import SQUARE


def calls(eyes: Eyes) -> bool:
    """Whether somebody should be gone to: who sleeps, or who is dying with what helps him."""
    if not eyes.grade.leads or eyes.now.turn.action:
        return False
    helps = eyes.now.potions or eyes.now.kit or magic.heals(eyes)
    return bool((eyes.fallen() and helps) or eyes.asleep())


def beside_the_dying(eyes: Eyes) -> int | None:
    """The nearest square from which somebody dying or asleep can be tended on this turn, reached without danger; who
    has what brings the dying back, and would outlive the blows that leaving costs, comes through danger too."""
    if not calls(eyes):
        return None
    reach = field(eyes.table, eyes.me, eyes.table.left(eyes.me))
    if _dares(eyes) and (square := first(reach.way, _beside(eyes, _dying(eyes)) & reach.stops)) is not None:
        return square
    return first(reach.way, _beside(eyes, [*eyes.fallen(), *eyes.asleep()]) & reach.stops & safe(reach))


def _beside(eyes: Eyes, allies: list[Profile]) -> Squares:
    return union(within(eyes.table, ally, SQUARE, eyes.me.squares) for ally in allies)


def brings_back(eyes: Eyes) -> bool:
    """Whether somebody dying can be come up to on this turn with what brings him back: that comes before a blow."""
    return eyes.table.grid and _brings(eyes) and bool(_dying(eyes)) and beside_the_dying(eyes) is not None


def _dares(eyes: Eyes) -> bool:
    """Whether it has what brings one of the dying back, and would outlive a blow of each of those it leaves."""
    if not (_brings(eyes) and _dying(eyes)):
        return False
    upon = (enemy for enemy in eyes.enemies() if eyes.table.distance(eyes.me, enemy) <= eyes.table.reach(enemy))
    return eyes.now.hp > sum(eyes.danger(enemy) for enemy in upon)


def _dying(eyes: Eyes) -> list[Profile]:
    return [one for one in eyes.fallen() if eyes.table.now[one.id].life == "dying"]


def _brings(eyes: Eyes) -> bool:
    return bool(eyes.now.potions) or magic.heals(eyes)


def safe(reach: Reach) -> Squares:
    """Squares that are reached without danger."""
    return union(nodes for dangers, _, nodes in reach.way.levels if not dangers)
