"""The table of one game: fixed numbers, the present state, and the questions every rule asks of both.

Nothing here changes anything. Distances are half feet.
"""

from __future__ import annotations

from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK, PLACE, Clock, Fighter, mask
from bojiste.systems.srd5.prepare import Attack, Prepared, Profile, Scene, State
from bojiste.systems.srd5.words import SQUARE


class Table:
    """What the generators of a fight share."""

    __slots__ = (
        "abstract",
        "apart",
        "everybody",
        "grid",
        "ground",
        "has_ways",
        "lives_changed",
        "now",
        "prepared",
        "printed",
        "profiles",
        "realistic",
        "scene",
        "state",
        "stopped",
        "waits",
    )

    def __init__(self, scene: Scene, state: State) -> None:
        prepared: Prepared = scene.prepared
        self.scene = scene
        self.state = state
        self.now: dict[str, Fighter] = state.now
        self.prepared = prepared
        self.profiles = prepared.profiles
        self.everybody = tuple(prepared.profiles.values())
        self.printed = prepared.printed
        self.grid = prepared.mode == "grid"
        self.abstract = prepared.mode == "abstract"
        self.realistic = self.grid and prepared.printed.realistic_diagonals
        self.apart = rules.grid.realistic_distance if self.realistic else rules.grid.distance
        """How far two spaces on the grid are from each other."""
        self.ground = prepared.ground
        self.stopped = False
        self.lives_changed = False
        """Somebody fell, died or woke since the end of the fight was last looked at."""
        self.waits = not self.abstract or scene.rulings == "ask"
        """A turn goes on as long as an object could be handled. Without a map that is so only where a referee answers:
        nobody else would make anything of it, and an idle question a turn slows forecasts down by a tenth."""
        self.has_ways = not self.abstract or bool(prepared.distances)

    @property
    def clock(self) -> Clock:
        return self.state[CLOCK]

    # -- who can what ------------------------------------------------------------------------------------------

    def up(self, who: Profile) -> bool:
        """Conscious and present."""
        return self.now[who.id].life == "ok"

    def acts(self, who: Profile) -> bool:
        """Not deprived of actions (and so of bonus actions and reactions)."""
        now = self.now[who.id]
        return now.life == "ok" and (not now.conditions or rules.condition.can_act(mask(now.conditions)))

    def reacts(self, who: Profile) -> bool:
        """A reaction is there and may be used."""
        now = self.now[who.id]
        return now.life == "ok" and rules.reaction.can_react(now.reaction, mask(now.conditions), now.surprised)

    def anybody_ready(self, watchers: tuple[Profile, ...]) -> bool:
        """Whether one of them waits with a readied response."""
        now = self.now
        for watcher in watchers:  # noqa: SIM110 - asked at every attack, and a generator costs twice the time
            if now[watcher.id].readied is not None:
                return True
        return False

    def sees(self, who: Profile, whom: Profile) -> bool:
        """Whether one creature sees another."""
        own, other = self.now[who.id].conditions, self.now[whom.id].conditions
        if not own and not other:
            return True
        perceived = who.blindsight > 0 and self.distance(who, whom) <= who.blindsight
        if perceived and not mask(own) & rules.condition.UNAWARE:
            return True
        return rules.sight.can_see(
            blinded=mask(own) & rules.condition.NO_SIGHT != 0, invisible=mask(other) & rules.condition.INVISIBLE != 0
        )

    def may_harm(self, who: Profile, whom: Profile) -> bool:
        """Whether no charm keeps a creature from attacking another."""
        causes = self.now[who.id].causes
        return not causes or rules.condition.charmed(("charmed", whom.id) in causes)

    def feared(self, who: Profile) -> tuple[Profile, ...]:
        """Those whom a frightened creature may not come closer to."""
        causes = self.now[who.id].causes
        return tuple(
            self.profiles[cause] for name, cause in causes if name == "frightened" and self.now[cause].life != "dead"
        )

    def afraid(self, who: Profile) -> bool:
        """Whether a frightened creature has what it fears in sight; what the scene does not name always is."""
        now = self.now[who.id]
        if "frightened" not in now.conditions:
            return False
        named = any(name == "frightened" for name, _ in now.causes)
        return not named or any(self.sees(who, source) for source in self.feared(who))

    # -- where -------------------------------------------------------------------------------------------------

    def distance(self, a: Profile, b: Profile) -> int:
        """How far two creatures are from each other."""
        if self.abstract:
            return self._listed(a, b)
        here, there = self.now[a.id], self.now[b.id]
        if self.grid:
            return self.apart(there.x - here.x, there.y - here.y, a.squares, b.squares)
        return rules.grid.off_feet(there.x - here.x, there.y - here.y, a.wide, b.wide)

    def distance_from(self, a: Profile, x: int, y: int, b: Profile) -> int:
        """How far a creature would be from another if it stood at (x, y)."""
        there = self.now[b.id]
        if self.grid:
            return self.apart(there.x - x, there.y - y, a.squares, b.squares)
        return rules.grid.off_feet(there.x - x, there.y - y, a.wide, b.wide)

    def _listed(self, a: Profile, b: Profile) -> int:
        rows = self.state[PLACE].distances
        if not rows:
            return SQUARE
        pair = (a.id, b.id) if a.index < b.index else (b.id, a.id)
        return next((far for one, other, far in rows if (one, other) == pair), SQUARE)

    # -- how fast ----------------------------------------------------------------------------------------------

    def speed(self, who: Profile) -> int:
        """Walking speed now."""
        now = self.now[who.id]
        base: int = who.speeds["walk"]
        if not now.conditions and not now.exhaustion:
            return base
        effects = rules.condition.EXHAUSTION[now.exhaustion]
        still = mask(now.conditions) & rules.condition.NO_MOVEMENT != 0 or effects.speed_zero
        return rules.movement.speed_calc(base, 0, effects.halvings, still, self.printed.distance_quantum_hf)

    def left(self, who: Profile) -> int:
        """Movement left on this turn."""
        turn = self.now[who.id].turn
        speed = self.speed(who)
        live = self.printed.dash_bonus == "live"
        return rules.movement.split(rules.action.dash(speed, turn.dashes, turn.dashed, live), turn.moved)

    def stand_cost(self, who: Profile) -> int:
        """What standing up costs."""
        return rules.prone.stand(self.speed(who), 0, self.printed.distance_quantum_hf)

    # -- with what ---------------------------------------------------------------------------------------------

    def usable(self, who: Profile, attack: Attack) -> bool:
        """Whether what the attack needs is in hand: not dropped, and not all of it hurled away."""
        now = self.now[who.id]
        if attack.held and now.dropped:
            return False
        return not (attack.pieces and now.thrown.count(attack.word) >= attack.pieces)

    def loaded(self, who: Profile, attack: Attack) -> bool:
        """Whether the Attack action has a shot of this weapon left: one that must be loaded shoots once."""
        if not attack.loading:
            return True
        return self.now[who.id].turn.fired.count(attack.key) < rules.weapon.loading(who.per_action, True)

    def longest(self, attack: Attack) -> int:
        """How far an attack goes at all."""
        return attack.reach if attack.melee else attack.long

    def reach(self, who: Profile) -> int:
        """The farthest reach of melee attacks usable now."""
        return max((attack.reach for attack in who.attacks if attack.melee and self.usable(who, attack)), default=0)


def initiative_place(table: Table) -> dict[str, int]:
    """Places in the order of turns, for everything that goes in that order."""
    return {who: place for place, who in enumerate(table.clock.order)}
