"""One decision of a tactic: whose, how well it plays, what its seat sees."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass

from bojiste.core.ask import Ask
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.attacks import cover, weigh
from bojiste.systems.srd5.play.attacks.advantage import sources
from bojiste.systems.srd5.play.movement.around import Spots
from bojiste.systems.srd5.play.movement.room import table_of
from bojiste.systems.srd5.play.profile import looked_up
from bojiste.systems.srd5.play.spellcasting import use_cost
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns.turns import places
from bojiste.systems.srd5.prepare import Attack, Profile, View
from bojiste.systems.srd5.words import SQUARE, WHOLE


@dataclass(frozen=True, slots=True, eq=False)
class Grade:
    """How well a tactic plays."""

    picks: bool = True
    """Picks its targets, and its place before it shoots; else the nearest, from wherever it stands."""
    helps: bool = True
    """Tends the fallen, and drinks."""
    wary: bool = True
    """Minds opportunity attacks and keeps shooters out of reach."""
    reckons: bool = False
    """Reckons with odds and cover."""
    leads: bool = False
    """Thinks of the others: goes to the dying, keeps who carries the potions behind."""


NAIVE = Grade(picks=False, helps=False, wary=False)
ORDINARY = Grade()
CLEVER = Grade(reckons=True, leads=True)


def _lies(table: Table, enemy: Profile) -> bool:
    """Whether somebody who gets up again lies at 0 hit points, and nothing has stopped that."""
    now = table.now.get(enemy.id)
    return now is not None and now.life == "stable" and not table.boons(enemy, "unregenerating")


@looked_up
def reaches_of(enemy: Profile) -> tuple[int, int, int, int]:
    """How far an enemy goes in a turn, strikes, shoots well and shoots at all, as its limbs and weapons show."""
    reach = max((attack.reach for attack in enemy.attacks if attack.melee), default=0)
    shots = [attack for attack in enemy.attacks if not attack.melee]
    normal = max((attack.normal for attack in shots), default=0)
    return max(enemy.speeds.values()), reach, normal, max((attack.long for attack in shots), default=0)


@looked_up
def blade(enemy: Profile) -> int:
    """The damage to expect of the worst that an enemy can strike or shoot with, as its limbs and weapons show."""
    return max((attack.mean // 2 for attack in enemy.attacks), default=0)


@looked_up
def shoots(enemy: Profile) -> bool:
    """Whether an enemy carries something to shoot with."""
    return any(attack.way == "shoot" for attack in enemy.attacks)


@looked_up
def might(enemy: Profile) -> int:
    """The damage to expect of the best spell or feature that an enemy has shown; not of what befalls who strikes it."""
    powers = (power for power in enemy.powers.values() if power.row.use.time not in ("touched", "death", "reaction"))
    return max((power.mean // 2 for power in powers if power.harmful), default=0)


@looked_up
def sweeps(enemy: Profile) -> bool:
    """Whether an enemy has shown that it strikes at many at once: it breathes fire, it casts."""
    return any(power.area is not None and power.harmful for power in enemy.powers.values())


def _table(view: View) -> Table:
    """The table as a seat sees it: who sees all looks at the one that is played on."""
    found = view.whole.memo.get("table") if view.whole is not None else None
    return found or table_of(view.scene, view)


class Eyes:
    """One decision: whose, what its seat sees, and the questions a tactic asks."""

    __slots__ = ("_enemies", "_pressed", "_spots", "_usable", "ask", "grade", "me", "now", "table", "view")

    def __init__(self, ask: Ask, view: View, grade: Grade) -> None:
        self.view = view
        self.grade = grade
        self.ask = ask
        table: Table | None = view.memo.get("table")
        if table is None:
            table = view.memo["table"] = _table(view)
        if table.special:
            table.look()
        if table.prepared.grows:
            table.size_up()
        actor = ask.actor
        assert actor is not None
        self.table: Table = table
        self.me = table.profiles[actor]
        self.now = table.now[actor]
        self._enemies: list[Profile] | None = None
        self._pressed: bool | None = None
        self._spots: Spots | None = None
        self._usable: tuple[Attack, ...] | None = None

    def of(self, who: Profile) -> Eyes:
        """The same view, as somebody else of the seat decides."""
        found = copy(self)
        found.me, found.now = who, self.table.now[who.id]
        found._enemies = found._pressed = found._spots = found._usable = None
        return found

    def enemies(self) -> list[Profile]:
        """Enemies in sight that still fight."""
        if self._enemies is None:
            table, me = self.table, self.me
            faced = table.known.faced
            if me.id not in faced:
                fight = (enemy for enemy in me.enemies if table.up(enemy) or (enemy.knits and _lies(table, enemy)))
                faced[me.id] = self._foes([enemy for enemy in fight if table.knows(me, enemy)])
            self._enemies = self._in_the_way(faced[me.id]) if table.special else faced[me.id]
        return self._enemies

    def _foes(self, fight: list[Profile]) -> list[Profile]:
        """Of these, where there are others, nobody who does but another's will."""
        ruled = self.table.wills.found
        return [enemy for enemy in fight if enemy.id not in ruled] or fight if ruled else fight

    def spots(self) -> Spots:
        """Where they stand."""
        if self._spots is None:
            there = [(self.table.now[enemy.id], enemy.squares) for enemy in self.enemies()]
            self._spots = tuple([(now.x, now.y, side) for now, side in there])
        return self._spots

    def misses_somebody(self) -> bool:
        """Whether enemies may be about that one does not know of."""
        table, me = self.table, self.me
        return any(one.id not in table.now or (table.up(one) and not table.knows(me, one)) for one in me.enemies)

    def _in_the_way(self, enemies: list[Profile]) -> list[Profile]:
        """Where walls and doors keep one from all enemies: what can be broken down instead."""
        if any(not cover.shut(self.table, self.me, enemy) for enemy in enemies):
            return enemies
        now = self.table.now
        things = [one for one in self.me.enemies if one.sheet.fills and one.id in now]
        return [one for one in things if now[one.id].life == WHOLE and not now[one.id].open] or enemies

    @property
    def blows(self) -> int:
        """How many attacks its action brings at the most."""
        shape = self.table.shape(self.me)
        listed = self.me.sheet.multiattack if shape is None else shape.multiattack
        heads = 0 if self.now.heads is None else self.now.heads.alive
        return max(self.me.per_action, heads or rules.monster.blows(listed))

    @property
    def arm(self) -> int:
        """How far it strikes; 0 on the grid: only whoever it is upon."""
        reach = self.table.reach(self.me)
        if self.table.grid and self.me.powers and not self.now.turn.action and self._floods():
            return 0
        return reach if self.table.grid else max(reach, SQUARE)

    def _floods(self) -> bool:
        """Whether it has a feature left for those in its own space."""
        return any(one.row.target.space and use_cost.slots(self.table, self.me, one) for one in self.me.powers.values())

    def watched(self) -> bool:
        """Whether an enemy stands near enough to strike at it as it leaves, and may."""
        table, me = self.table, self.me
        return any(table.distance(me, enemy) <= table.reach(enemy) and table.reacts(enemy) for enemy in self.enemies())

    def usable(self) -> tuple[Attack, ...]:
        """The attacks that it can make at once."""
        if self._usable is None:
            self._usable = self.table.usable(self.me)
        return self._usable

    def turn_of(self, one: Profile) -> int:
        """Its place in the order of turns; behind all where it has none yet."""
        order = places(self.table.clock.order)
        return order.get(one.id, len(order) + one.index)

    def pressed(self) -> bool:
        """Whether a fighting enemy stands beside."""
        if self._pressed is None:
            self._pressed = any(self.table.distance(self.me, enemy) <= SQUARE for enemy in self.enemies())
        return self._pressed

    def left_of(self, enemy: Profile) -> int:
        """Hit points of an enemy as far as they show: those of others are told only where the scene opens them."""
        seen = self.view[enemy.id]
        return weigh.left(seen.hp if self.view.scene.options.open_hp else None, seen.hurt)

    def shows(self, enemy: Profile) -> int:
        """The same, for whoever looks closer: by its size, and whether cuts and bruises show."""
        seen = self.view[enemy.id]
        if self.view.scene.options.open_hp:
            return max(1, seen.hp)
        return weigh.shows(weigh.HEALTH_BY_SIZE[enemy.size], seen.hurt, seen.marked)

    def lacks(self, friend: Profile) -> int:
        """Hit points that a friend has lost: of one of another side what it has been seen to take."""
        now = self.table.now[friend.id]
        return now.hurt if now.hp is None else now.hp_max - now.hp

    def low(self, friend: Profile) -> bool:
        """Whether a friend is known to have little left: of one of another side only that it lies there shows."""
        now = self.table.now[friend.id]
        return now.hp is not None and weigh.low(now.hp, now.hp_max)

    def danger(self, enemy: Profile) -> int:
        """What is to be feared of an enemy each turn, as far as it shows: by its size (for whoever looks closer also by
        what it strikes with), twice if it keeps up magic, and by what it has shown."""
        usual = weigh.DANGER_BY_SIZE[enemy.size]
        if self.grade.leads:
            usual = max(usual, blade(enemy))
        usual *= 2 if self.table.now[enemy.id].running else 1
        return max(usual, might(enemy)) if enemy.powers else usual

    def exposure(self, far: Mapping[str, int]) -> int:
        """What enemies could do to one at these distances."""
        return sum(self.danger(enemy) * weigh.exposed(far[enemy.id], *reaches_of(enemy)) for enemy in self.enemies())

    def fallen(self) -> list[Profile]:
        """Allies who lie there dying; who thinks of the others thinks of the stable too."""
        lying = ("dying", "stable") if self.grade.leads else ("dying",)
        fighters = self.table.now
        return [ally for ally in self.me.allies if ally.id in fighters and fighters[ally.id].life in lying]

    def asleep(self) -> list[Profile]:
        """Allies whom somebody's action would wake."""
        if not self.grade.leads:
            return []
        rows = ((ally, self.table.now[ally.id]) for ally in self.me.allies if ally.id in self.table.now)
        return [
            ally
            for ally, now in rows
            if now.life == "ok" and any(one.name == "unconscious" and one.tended >= 0 for one in now.suffers)
        ]

    def state(self, attack: Attack, enemy: Profile) -> int:
        """Advantage or disadvantage of an attack: all of it for who reckons, else whether one is pressed, far off, or
        not seen."""
        if self.grade.reckons:
            helps, hinders = sources(self.table, self.me, enemy, attack)
            return rules.dice.adv_cancel(len(helps), len(hinders))
        unseen = enemy.id in self.now.hidden_from
        if attack.melee:
            return int(unseen)
        far = self.table.distance(self.me, enemy)
        return unseen - (self.pressed() or rules.ranged.two(far, attack.normal, attack.long) == rules.ranged.LONG)
