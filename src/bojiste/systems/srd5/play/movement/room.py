"""The table of a fight in which heights, water, mounts, things or narrow places count.

It answers the questions of the plain table in three dimensions. Heights are squares on a map, half feet without one.
"""

from __future__ import annotations

from dataclasses import replace

from bojiste.core.event import Change
from bojiste.core.rule import procedure
from bojiste.kit.board import Squares, union
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Fighter, Turn
from bojiste.systems.srd5.play.attacks.hands_free import NOTHING, Ways, grip
from bojiste.systems.srd5.play.movement.going import Going
from bojiste.systems.srd5.play.senses.scenery import Levels
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, Scene, State, ground_under

DRY, WADING, UNDER = 0, 1, 2
"""Out of the water, in it with the head above, wholly under it."""


def table_of(scene: Scene, state: State) -> Table:
    """The table that a scene needs: the plain one wherever it does."""
    return Room(scene, state) if scene.prepared.special else Table(scene, state)


def widened(table: Table) -> None:
    """Somebody has come into a fight for whom heights count: its plain table becomes a room for all who share it."""
    if not isinstance(table, Room):
        table.__class__ = Room
        assert isinstance(table, Room)
        table.furnish()


class Room(Table):
    """A table with a third dimension."""

    __slots__ = ()  # so that a plain table can become one (``widened``)
    drawn_solid: Squares
    flooded: bool
    water: Squares

    def __init__(self, scene: Scene, state: State) -> None:
        super().__init__(scene, state)
        self.furnish()

    def furnish(self) -> None:
        """Look at what the plain table leaves out."""
        self.special = True
        self.flooded = self.scene.world.field.underwater
        self.water = self.scenery.water
        self.drawn_solid: Squares = self.solid
        self.digs = any(self.scenery.soil) and any(one.speeds["burrow"] or one.sheet.guise for one in self.everybody)
        self.look()

    def look(self) -> None:
        shut = union(
            self.drawn[1].block(self.now[one.id].x, self.now[one.id].y, one.squares, one.squares)
            for one in self.everybody
            if self.grid and one.sheet.fills and self.bars(one)
        )
        drawn = self.prepared.scenery
        self.scenery = drawn._replace(walls=drawn.walls | shut)
        self.solid = self.drawn_solid | shut
        self.walled = bool(self.scenery.walls or drawn.cover or drawn.levels)
        self.clear = self.scenery.clear and not self.digs
        self._heed()
        if "wall" in self.can:
            self.raised = (0, 0)
            self._raised()

    def bars(self, thing: Profile) -> bool:
        """Whether an object is there and shut."""
        now = self.now[thing.id]
        return thing.is_object and now.life != "dead" and not now.open

    # -- riders ------------------------------------------------------------------------------------------------

    @procedure("srd5.mounted.space")
    def body(self, who: Profile) -> Profile:
        """Whose space somebody is in: a rider's is its mount's."""
        now = self.now.get(who.id)  # nobody's, of a newcomer that looks for its place
        mount = now.rides if now is not None else ""
        return self.profiles[mount] if mount in self.now else who

    def rider(self, who: Profile) -> Profile | None:
        """Who rides somebody."""
        return next((one for one in self.everybody if self.now[one.id].rides == who.id), None)

    def moving(self, who: Profile) -> tuple[Profile, ...]:
        rider = self.rider(who)
        return (who,) if rider is None else (who, rider)

    def led(self, who: Profile) -> bool:
        """Whether somebody is a mount that its rider controls."""
        rider = self.rider(who)
        return rider is not None and self.now[rider.id].leads

    def record(self, who: Profile) -> tuple[Turn, ...]:
        mount = self.body(who)
        return super().record(who) if mount is who else super().record(who) + super().record(mount)

    def seat(self, who: Profile) -> str:
        rider = self.rider(who)
        return rider.seat if rider is not None and self.now[rider.id].leads else who.seat

    def placed(self, who: Profile, x: int, y: int, z: int | None = None) -> tuple[Change, ...]:
        changes = super().placed(who, x, y, z)
        rider = self.rider(who)
        if rider is None:
            return changes
        return changes + super().placed(rider, x, y, self.now[who.id].z if z is None else z)

    def ways(self, who: Profile) -> Ways:
        """A rider's lance takes one hand."""
        found, now = super().ways(who), self.now[who.id]
        if not now.rides:
            return found
        hands = self.hands(who)
        for attack in who.attacks:
            if attack.word == "lance" and attack not in found.at_hand:
                needs = grip(replace(attack, couched=True), hands, now.held, now.dropped)
                at_hand = (*found.at_hand, attack) if needs == NOTHING else found.at_hand
                handled = (*found.handled, attack) if needs is not None else found.handled
                found = Ways(at_hand, handled, max(found.reach, attack.reach) if needs == NOTHING else found.reach)
        return found

    def needs(self, who: Profile, attack: Attack, beside: str = "") -> tuple[str, str] | None:
        couched = bool(self.now[who.id].rides) and attack.word == "lance"
        return super().needs(who, replace(attack, couched=True) if couched else attack, beside)

    # -- distances ---------------------------------------------------------------------------------------------

    def distance(self, a: Profile, b: Profile) -> int:
        a, b = self.body(a), self.body(b)
        if a is b:
            return 0
        if self.abstract:
            return super().distance(a, b)
        here = self.now[a.id]
        return self.distance_from(a, here.x, here.y, b)

    def distance_from(self, a: Profile, x: int, y: int, b: Profile, z: int | None = None) -> int:
        a, b = self.body(a), self.body(b)
        here, there = self.now[a.id], self.now[b.id]
        up = there.z - (here.z if z is None else z)
        if self.grid:
            return self.apart(there.x - x, there.y - y, a.squares, b.squares, up)
        return rules.grid.off_feet(there.x - x, there.y - y, a.wide, b.wide, up)

    # -- heights -----------------------------------------------------------------------------------------------

    def on_map(self, x: int, y: int) -> bool:
        """Whether there is such a place: anywhere, without a map."""
        return self.ground is None or (0 <= x < self.ground.width and 0 <= y < self.ground.height)

    def ground_at(self, who: Profile, x: int, y: int) -> int:
        """How high a creature stands on the ground at a place."""
        return ground_under(self.prepared, x, y, who.squares)

    def alights(self, who: Profile) -> tuple[Change, ...]:
        now = self.now[who.id]
        return self.placed(who, now.x, now.y, self.ground_at(who, now.x, now.y)) if self.aloft(who) > 0 else ()

    def aloft(self, who: Profile) -> int:
        """How high above the ground (or the surface of the water) a creature is; below 0 under water."""
        who = self.body(who)
        now = self.now[who.id]
        return now.z - self.ground_at(who, now.x, now.y)

    def buried(self, who: Profile) -> bool:
        """Whether a creature is under the ground."""
        return self.digs and who.speeds["burrow"] > 0 and self.aloft(who) < 0 and not self.depth(who)

    def levels(self, side: int) -> Levels:
        """How high the ground is under spaces of this side, by their low corner: at the highest square they hold."""
        found: list[tuple[int, Squares]] = []
        left = -1
        for level, squares in reversed(self.scenery.levels):
            high = self.drawn[1].covering(squares, side) & left
            left &= ~high
            found.append((level, high))
        return tuple(reversed(found))

    def hanging(self, who: Profile) -> int:
        """The top of the face that a creature hangs on or stands at: the highest ground beside its space."""
        now = self.now[who.id]
        _, board = self.drawn
        beside = board.straight(board.block(now.x, now.y, who.squares, who.squares)) & ~self.solid
        return max((level for level, squares in self.scenery.levels if squares & beside), default=0)

    def walls_between(self, who: Profile, whom: Profile) -> Squares:
        """Walls, and ground that is higher than both heads."""
        eyes = max(self.now[one.id].z + self.tall(one) for one in (who, whom))
        return self.scenery.walls | union(squares for level, squares in self.scenery.levels if level >= eyes)

    def clears(self, who: Profile, other: Profile, low: int, high: int) -> bool:
        """Whether a creature passes above or below another's body at these heights."""
        there = self.now[other.id]
        return there.z + self.tall(other) <= low or high + self.tall(who) <= there.z

    def at_height(self, who: Profile, other: Profile, going: Going) -> bool:
        if self.now[other.id].rides or self.body(who) is other:
            return False  # a rider is part of its mount
        if self.digs and (going.mode == "burrow" or self.buried(other)):
            return going.mode == "burrow" and self.buried(other)
        if other.is_object and (other.sheet.fills or not self.bars(other)):
            return False  # it is like a wall, or an open door
        if going.z is None:
            return -self.tall(other) < self.aloft(other) < self.tall(who)
        z = self.now[who.id].z if who.id in self.now else going.z  # newcomers look for a place at that height
        return not self.clears(who, other, min(z, going.z), max(z, going.z))

    def between(self, other: Profile, who: Profile, whom: Profile) -> bool:
        low = min(self.now[who.id].z, self.now[whom.id].z)
        high = max(self.now[one.id].z + self.tall(one) for one in (who, whom))
        z = self.now[other.id].z
        if self.body(other) in (self.body(who), self.body(whom)):
            return False
        return low < z + self.tall(other) and z < high

    def tall(self, who: Profile) -> int:
        """How high a body is: as its space is wide."""
        return who.squares if self.grid else who.wide

    def borne(self, who: Profile) -> bool:
        """Whether magic holds a creature aloft: it floats, or flies by a spell."""
        return any(entry.name in ("afloat", "fly") for entry in self.now[who.id].suffers)

    # -- water -------------------------------------------------------------------------------------------------

    def depth(self, who: Profile) -> int:
        """How deep the water is at a creature's place; 0: there is none, or it is not wholly in it."""
        now = self.now[who.id]
        if not self.grid:
            return 0
        space = self.drawn[1].block(now.x, now.y, who.squares, who.squares)
        if space & ~self.water:
            return 0
        return min(deep for deep, squares in self.scenery.depths if squares & space)

    def sunk(self, who: Profile) -> bool:
        return self.wet(self.body(who)) == UNDER

    def chokes(self, who: Profile) -> bool:
        limit = sum(rules.underwater.breath(who.ability["constitution"]))
        return self.now[who.id].airless > limit and self.stifles(who)

    def stifles(self, who: Profile) -> bool:
        """Whether somebody is where it cannot breathe: under water, or out of it, where it breathes that alone."""
        under = self.wet(who) == UNDER
        if self.now[who.id].suffers and self.boons(who, "gilled"):
            return not under
        return under and who.sheet.breathes == "air"

    def labours(self, who: Profile) -> bool:
        return self.flooded and not super().speed(who, "swim") and not self.effects(who).unfettered

    def speed(self, who: Profile, mode: str = "walk") -> int:
        """Where all is water, whoever swims does so instead of walking."""
        return super().speed(who, "swim" if mode == "walk" and self.flooded and who.speeds["swim"] else mode)

    def wet(self, who: Profile) -> int:
        """How far a creature is in the water: ``DRY``, ``WADING`` or ``UNDER``."""
        if self.flooded:
            return UNDER
        if not self.depth(who):
            return DRY
        z = self.now[who.id].z
        return UNDER if z < 0 else WADING if z == 0 else DRY

    # -- narrow places -----------------------------------------------------------------------------------------

    def squeezing(self, who: Profile) -> bool:
        if who.squares == 1 or not self.grid or who.pliant:
            return False
        now: Fighter = self.now[who.id]
        return bool(self.drawn[1].block(now.x, now.y, who.squares, who.squares) & self.solid)
