"""The table of one game: where everybody stands, how fast and with what, and the questions that rules ask of it.

Nothing here changes anything. Distances are half feet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from bojiste.core.event import Change
from bojiste.kit.board import Squares, board, union
from bojiste.kit.course import Course
from bojiste.kit.maps import DIFFICULT, LOOPHOLE, LOW_WALL, WALL, Ground
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import PLACE, Running
from bojiste.systems.srd5.play.attacks.armed import Armed
from bojiste.systems.srd5.play.movement.going import Going
from bojiste.systems.srd5.prepare import Profile, Scene, State
from bojiste.systems.srd5.words import ETHER, FT, SQUARE

if TYPE_CHECKING:
    from bojiste.systems.srd5.play.spellcasting.power import Power
    from bojiste.systems.srd5.sheet.zone import Zone

NOWHERE = Ground(1, 1, ".")
"""What is drawn off the grid."""


OF_PLACES = ("special", "abstract", "cover", "dark")
"""What a place may be that gives voices occasion to speak (``Voice.there``)."""


class Table(Armed):
    """What the generators of a fight share."""

    __slots__ = (
        "_rough",
        "abstract",
        "apart",
        "bare",
        "brings",
        "bursts_out",
        "clear",
        "come",
        "digs",
        "dim",
        "drawn",
        "drawn_solid",
        "flooded",
        "following",
        "follows",
        "grid",
        "ground",
        "has_ways",
        "house",
        "least_damage",
        "lives_changed",
        "raised",
        "realistic",
        "scenery",
        "shifted",
        "solid",
        "special",
        "sweeping",
        "waits",
        "walled",
        "water",
        "winds",
    )

    def __init__(self, scene: Scene, state: State) -> None:
        prepared = scene.prepared
        scenery = prepared.scenery
        self.special = prepared.special
        """Heights, water, mounts, things or squeezing count: the table is a ``Room``."""
        self.abstract = prepared.mode == "abstract"
        self.bare = self.abstract and not scenery.cover
        """Nothing can stand between two creatures."""
        self.clear = scenery.clear and not prepared.darkens
        """Nothing but conditions and hiding can keep anybody from seeing."""
        self.house: frozenset[str] = frozenset(scene.house.options if scene.house is not None else ())
        """The options that no book has and this table plays (``core.house.option``)."""
        super().__init__(scene, state)
        self.digs = False
        """Somebody may be under the ground."""
        self.grid = prepared.mode == "grid"
        self.realistic = self.grid and prepared.printed.realistic_diagonals
        self.apart = prepared.apart
        self.ground = prepared.ground
        ground = prepared.ground or NOWHERE
        self.drawn = ground, board(ground.width, ground.height)
        """The ground and its squares, on the grid."""
        self.dim = scenery.dim or prepared.darkens
        """Light or fog can keep somebody from seeing."""
        self.solid: Squares = 0
        """What fills its space: nobody walks there."""
        self._rough: Squares = scenery.rough
        if prepared.ground is not None:
            self.solid, self._rough = ground.where(WALL + LOOPHOLE), self._rough | ground.where(DIFFICULT + LOW_WALL)
        self.follows: tuple[Callable[[Table, Profile], Course[None]], ...] = ()
        """What else follows when somebody can no longer act, move or stay where it is."""
        self.walled = bool(scenery.walls or scenery.cover)
        """Something may hide somebody wholly from somebody else."""
        self.scenery = scenery
        self.winds: Squares = 0
        """Where wind turns arrows aside."""
        self.raised: tuple[Squares, Squares] = (0, 0)
        """Where walls of magic stand, and where they only shelter."""
        self.following: Callable[[Table], tuple[Callable[[Table, Profile], Course[None]], ...]] = nothing_follows
        """What follows (``follows``) with those who are there now."""
        self.brings: Callable[[Table, Profile, Power, Sequence[Profile], str], Course[None]] = nobody_comes
        """How somebody comes whom a power brings."""
        self.bursts_out: Callable[[Table, Profile, Running], Course[None]] = nothing_bursts
        """What becomes of what has been stored up when it ends."""
        self.least_damage: int = prepared.printed.damage_floor
        self.lives_changed = False
        """Somebody fell, died or woke since the end of the fight was last looked at."""
        self.waits = not self.abstract or scene.rulings == "ask"
        """A turn goes on as long as an object could be handled. Without a map that is so only where a referee answers:
        nobody else would make anything of it, and an idle question a turn slows forecasts down by a tenth."""
        self.has_ways = not self.abstract or bool(prepared.distances)
        self.come: set[tuple[str, str]] = set()
        """Who has come into which area on this turn, where only the first time counts: the effect, and who."""
        self.sweeping: Power | None = None
        """By what whoever walks now takes in those upon whom it comes."""
        self.shifted = False
        """The referee's hand has put somebody somewhere: whoever walks looks at each step whether the way is free."""

    def _look(self) -> None:
        super()._look()
        self._heed()

    def _heed(self) -> None:
        """Look what of the place gives voices occasion to speak."""
        place = (self.special, self.abstract, not self.bare, not self.clear)
        places = (word for word, there in zip(OF_PLACES, place, strict=True) if there)
        self.there = self.can.union(places, self.house)
        self._unknown.clear()

    def shade(self) -> None:
        """Look what can keep eyes from anything."""
        scenery, darkens = self.prepared.scenery, self.prepared.darkens
        self.clear = scenery.clear and not darkens
        self.dim = scenery.dim or darkens
        self._heed()

    def turned(self) -> None:
        super().turned()
        self.lives_changed = True

    def newcomers(self, ids: tuple[str, ...]) -> None:
        super().newcomers(ids)
        self.shade()

    def walls_between(self, who: Profile, whom: Profile) -> Squares:
        """What may hide all of one creature from another: what fills its space."""
        return self.scenery.walls

    def sunk(self, who: Profile) -> bool:
        """Whether somebody is wholly under water."""
        return False

    def chokes(self, who: Profile) -> bool:
        """Whether somebody has been without air for too long: nothing helps but air."""
        return False

    def labours(self, who: Profile) -> bool:
        """Whether each foot costs one more for the water all around."""
        return False

    def look(self) -> None:
        """Look again at what stands in the way, after a door has moved, something has broken, or a wall of magic has
        come or gone."""
        if "wall" in self.can:
            self._raised()

    def _raised(self) -> None:
        """Walls of magic stand where they stand."""
        solid, shelter = self.where(lambda place: place.solid), self.where(lambda place: place.shelters)
        panes, self.winds = self.where(lambda place: place.clear), self.where(lambda place: place.deflects)
        drawn = self.scenery
        walls, loopholes = drawn.walls & ~self.raised[0] | solid, drawn.loopholes & ~self.raised[1] | shelter
        self.scenery = drawn._replace(walls=walls, loopholes=loopholes, panes=panes)
        self.solid = self.solid & ~self.raised[0] | solid
        self.raised = solid & ~drawn.walls, shelter & ~drawn.loopholes
        self.walled = bool(walls or drawn.cover or drawn.levels)
        self.clear = self.scenery.clear and not self.prepared.darkens
        self._heed()

    def speaks(self, who: Profile) -> bool:
        """Whether a creature has a voice now."""
        shape = self.shape(who)
        mute = self.effects(who).mute or (shape is not None and shape.mute) or self.hushed(who)
        return rules.turn.communicate(mute) and not self.boons(who, "silenced")

    def squeezing(self, who: Profile) -> bool:
        """Whether somebody is in a place too narrow for it."""
        return False

    def at_height(self, who: Profile, other: Profile, going: Going) -> bool:
        """Whether another's body is as high as somebody moves."""
        return True

    def between(self, other: Profile, who: Profile, whom: Profile) -> bool:
        """Whether a body is as high as the room between two others."""
        return True

    def body(self, who: Profile) -> Profile:
        """Whose space somebody is in: its own."""
        return who

    def placed(self, who: Profile, x: int, y: int, z: int | None = None) -> tuple[Change, ...]:
        """The changes that put somebody at a place (as high as it is, or ``z``), with whom it has within."""
        high = self.now[who.id].z if z is None else z
        changes = self.state.change(who.id, x=x, y=y, z=high)
        for one, other in self.known.carried.items() if self.carries else ():
            changes += self.state.change(one, x=x, y=y, z=high) if other == who.id else ()
        return changes

    def alights(self, who: Profile) -> tuple[Change, ...]:
        """The change of a creature that floats gently down to the ground: where there is no height there is none."""
        return ()

    @property
    def unit(self) -> int:
        """Half feet in one unit of a place."""
        return SQUARE if self.grid else 1

    # -- where -------------------------------------------------------------------------------------------------

    def distance(self, a: Profile, b: Profile) -> int:
        """How far two creatures are from each other."""
        if self.abstract:
            return self._listed(a, b) if self.has_ways else SQUARE
        here, there = self.now[a.id], self.now[b.id]
        if self.grid:
            apart = self.apart
            return apart(there.x - here.x, there.y - here.y, a.squares, b.squares)
        return rules.grid.off_feet(there.x - here.x, there.y - here.y, a.wide, b.wide)

    def space(self, who: Profile) -> Squares:
        """The squares of the map that a creature's space has."""
        now = self.now[who.id]
        return self.drawn[1].block(now.x, now.y, who.squares, who.squares)

    def distance_from(self, a: Profile, x: int, y: int, b: Profile, z: int | None = None) -> int:
        """How far a creature would be from another if it stood at (x, y), ``z`` high (as high as now)."""
        there = self.now[b.id]
        if self.grid:
            return self.apart(there.x - x, there.y - y, a.squares, b.squares)
        return rules.grid.off_feet(there.x - x, there.y - y, a.wide, b.wide)

    def _listed(self, a: Profile, b: Profile) -> int:
        rows = self.state[PLACE].distances
        pair = (a.id, b.id) if a.index < b.index else (b.id, a.id)
        return next((far for one, other, far in rows if (one, other) == pair), SQUARE)

    # -- how fast ----------------------------------------------------------------------------------------------

    def _lent_speed(self, who: Profile, mode: str, own: int) -> int:
        """What powers that lie on somebody make of a speed of its own."""
        if mode == "fly":
            own = max(own, self.boon(who, "fly") * FT)
        elif mode == "climb" and self.boons(who, "climb"):
            own = max(own, (who.forms[self.now[who.id].form] if who.forms else who).speeds["walk"])
        return own + self.boon(who, "speed") * FT if own else own

    def speed(self, who: Profile, mode: str = "walk") -> int:
        """Speed now, walking or otherwise."""
        base = (who.forms[self.now[who.id].form] if who.forms else who).speeds[mode]
        if who.id not in self.known.hampered and not (self.known.grapplers and self.taken_along(who)):
            return base
        if self.carries and who.id in self.known.clings:
            return 0
        base = self._lent_speed(who, mode, base) if self.now[who.id].suffers else base
        effects = self.effects(who)
        if effects.bodiless:
            base = effects.drift if mode == "fly" else 0
        base *= 2 if effects.doubled else 1
        halvings, quantum = effects.halvings + self.drags(who), self.printed.distance_quantum_hf
        return rules.movement.speed_calc(base, -effects.slower, halvings, effects.still, quantum)

    @property
    def rough(self) -> Squares:
        """Difficult ground: drawn, or where a power has made it so for everybody."""
        return self.rough_for(None)

    def rough_for(self, whom: Profile | None) -> Squares:
        """Ground that is difficult for somebody: some powers spare their own side, webs who walks in them."""
        found = 0 if whom and whom.strides else self._rough
        for one in self.mires if self.grid else ():
            if one is not whom and self.now[one.id].life != "dead":
                found |= self._mire(one)
        for who, power, running in self.areas():
            if power.row.place.difficult and not _spared(who, power, whom):
                found |= running.zone
        return found

    def areas(self) -> Iterator[tuple[Profile, Power, Running]]:
        """All areas that stay: whose each is, of which power, and the effect."""
        for who in self.everybody if self.magical else ():
            for running in self.now[who.id].running:
                if running.zone or running.inside:
                    yield who, who.power(running.power), running

    def where(self, has: Callable[[Zone], bool]) -> Squares:
        """The squares of the areas that have something about them."""
        return union(running.zone for _, power, running in self.areas() if has(power.row.place))

    def _mire(self, who: Profile) -> Squares:
        """Where somebody makes the ground difficult by being there."""
        now = self.now[who.id]
        areas = [power.area for power in who.auras if power.row.place.difficult]
        far = max((area.length for area in areas if area is not None), default=0)
        return self.drawn[1].within(now.x, now.y, who.squares, far // SQUARE, 1)

    def solid_for(self, who: Profile) -> Squares:
        """What fills its space for somebody: nothing for who has no body, and a cloud drifts through loopholes."""
        if who.bodiless or (self.carries and self.known.inside.get(who.id) == ETHER):
            return 0
        if self.ground is None or not (self.now[who.id].suffers and self.effects(who).bodiless):
            return self.solid
        return self.solid & ~self.ground.where(LOOPHOLE)

    def hushed(self, who: Profile) -> bool:
        """Whether somebody is wholly where no sound is made."""
        return self.hushes and self.grid and not self.space(who) & ~self.where(lambda place: place.hushes)

    def left(self, who: Profile, mode: str = "walk") -> int:
        """Movement left on this turn, walking or otherwise."""
        turn = self.now[who.id].turn
        speed = self.speed(who, mode)
        if turn.dashes:
            live = self.printed.dash_bonus == "live"
            then = sum(added for other, added in turn.dashed if other == mode)
            speed = rules.action.dash(speed, turn.dashes, then, live)
        spent = turn.moved
        if turn.extra and self.printed.switch_subtract == "distance":
            spent = rules.movement.several_speeds(spent, turn.extra, turn.extra_before, mode == turn.by)
        return rules.movement.split(speed, spent)

    def dashed(self, who: Profile) -> tuple[tuple[str, int], ...]:
        """What a Dash adds now to each speed there is."""
        speeds = ((mode, self.speed(who, mode)) for mode in who.speeds)
        return tuple((mode, speed) for mode, speed in speeds if speed or who.speeds[mode])

    def stand_cost(self, who: Profile) -> int:
        """What standing up costs."""
        return rules.prone.stand(self.speed(who), 0, self.printed.distance_quantum_hf)


def nothing_follows(table: Table) -> tuple[Callable[[Table, Profile], Course[None]], ...]:
    """Outside a fight."""
    return ()


def nobody_comes(table: Table, who: Profile, power: Power, whom: Sequence[Profile], effect: str) -> Course[None]:
    """Outside a fight."""
    yield from ()


def nothing_bursts(table: Table, who: Profile, running: Running) -> Course[None]:
    """Outside a fight."""
    yield from ()


def _spared(who: Profile, power: Power, whom: Profile | None) -> bool:
    """Whether the ground that a power of somebody's makes difficult is not so for somebody (``None``: for anybody)."""
    spares = power.row.place.spares
    if whom is None:
        return spares
    return whom.walks(power.key) or (spares and (whom is who or whom in who.allies))


def running(state: State) -> Table:
    """The table of the running fight, for whoever comes into it from outside."""
    table: Table = state.memo["table"]
    return table
