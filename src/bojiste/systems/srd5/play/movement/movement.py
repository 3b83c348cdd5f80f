"""Where a creature can go and what it costs. Nothing here moves anybody."""

from __future__ import annotations

from typing import NamedTuple

from bojiste.core.rule import procedure
from bojiste.kit.board import Squares
from bojiste.kit.ways import Terms, Ways, ways
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas.ground import dangers
from bojiste.systems.srd5.play.movement.around import circles, within
from bojiste.systems.srd5.play.movement.burrow import BURROW
from bojiste.systems.srd5.play.movement.going import RISE, WALK, Going
from bojiste.systems.srd5.play.movement.heights import rising
from bojiste.systems.srd5.play.movement.lay import crawling, hard, lie
from bojiste.systems.srd5.play.movement.room import Room
from bojiste.systems.srd5.play.senses import sight
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile
from bojiste.systems.srd5.words import SQUARE


class Reach(NamedTuple):
    """Where a creature can get on the grid: the ways, and the squares (lowest corners) where it may not stop."""

    way: Ways
    taken: Squares
    start: int
    rises: int = 0
    """What rising or sinking alone costs."""

    @property
    def stops(self) -> Squares:
        """Squares where it may end its move."""
        return self.way.reached & ~self.taken & ~(0 if self.rises else 1 << self.start)

    def label(self, square: int) -> tuple[int, int]:
        """Dangers and cost of the way to a square."""
        dangers, cost = self.way.label(square)
        return dangers, max(cost, self.rises)


def watched(table: Table, who: Profile, budget: int) -> tuple[Squares, ...]:
    """What it is dangerous to leave: the reach of each enemy that could make an opportunity attack on this creature's
    move, as far as it goes and as far as its seat knows, and all ground but each that hurts whoever comes into it."""
    full = table.drawn[1].full
    return (*_enemies_reach(table, who, budget), *(full & ~squares for squares in dangers(table, who)))


def _enemies_reach(table: Table, who: Profile, budget: int) -> tuple[Squares, ...]:
    if table.now[who.id].turn.disengaged:
        return ()
    near, plainly = within(table, who, budget, who.squares), not table.dim and not table.now[who.id].suffers
    return tuple(
        reached
        for enemy in table.foes(who)
        if (reached := within(table, enemy, table.reach(enemy), who.squares)) & near
        and _may_strike(table, enemy, who, plainly)
    )


def _may_strike(table: Table, enemy: Profile, who: Profile, plainly: bool) -> bool:
    """Whether an enemy could strike at somebody that leaves its reach, as far as that one knows; ``plainly``: nothing
    but what lies on the enemy can keep it from seeing."""
    if not (table.knows(who, enemy) and table.reacts(enemy) and sight.sees(table, enemy, who)):
        return False
    return (plainly and not table.now[enemy.id].suffers) or sight.known_to_see(table, enemy, who)


@procedure("srd5.grid.corner", "srd5.grid.enter_costly", "srd5.grid.leftover")
def field(table: Table, who: Profile, budget: int, *, own_turn: bool = True, going: Going = WALK) -> Reach:
    """All squares a creature can reach on the grid with this much movement, in its own turn or by a reaction."""
    _, squares = table.drawn
    now = table.now[who.id]
    lay = lie(table, who, going)
    start = squares.number(now.x, now.y)
    feared = tuple(circles(table, one, who.squares) for one in table.feared(who))
    odd = table.realistic and own_turn and now.turn.diagonals % 2 > 0
    terms = Terms(
        squares,
        start,
        budget,
        lay.prices,
        lay.solid,
        watched(table, who, budget),
        feared,
        table.realistic,
        odd,
        lay.heights,
        RISE,
    )
    rises = abs(_level(table, who, going) - now.z) * SQUARE * rising(table, who, going)
    return Reach(ways(terms), lay.taken, start, rises)


def _level(table: Table, who: Profile, going: Going) -> int:
    """How high a way ends that is not on foot: out of the ground, on it."""
    now = table.now[who.id]
    if going.z is None and going.mode == BURROW and isinstance(table, Room):
        return table.ground_at(who, now.x, now.y)
    return now.z if going.z is None else going.z


def price(table: Table, who: Profile, number: int, taken: Squares, going: Going = WALK) -> int:
    """What each foot of entering this square costs now, where others take these squares."""
    _, squares = table.drawn
    if isinstance(table, Room):
        if number == squares.number(table.now[who.id].x, table.now[who.id].y):
            return rising(table, who, going)
        prices = lie(table, who, going).prices
        return next((cost // SQUARE for cost, places in prices if places >> number & 1), rules.terrain.step_cost())
    return rules.terrain.step_cost(bool(hard(table, who, taken) >> number & 1), crawling(table, who))


def speed_for(table: Table, who: Profile, going: Going) -> str:
    """The speed that a way of moving takes: whoever has none for water or faces uses that on foot."""
    return going.mode if going.mode == "fly" or table.speed(who, going.mode) else "walk"


def left_behind(table: Table, enemy: Profile, before: int, after: int) -> list[Attack]:
    """The melee attacks this enemy could make now whose reach a step leaves."""
    return [
        attack
        for attack in enemy.attacks
        if rules.opportunity.one_attack(attack.melee)
        and table.at_hand(enemy, attack)
        and rules.opportunity.reach_each(before, after, attack.reach)
    ]
