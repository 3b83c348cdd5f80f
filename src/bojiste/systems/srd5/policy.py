"""Tactics for unattended seats. A tactic looks at its seat's view: its own numbers, and of enemies only what shows.

``sensible`` goes for an enemy it can reach, prefers one it can finish, keeps shooters away from melee, helps a dying
ally when it can, and does not walk through opportunity attacks without gain. ``weakest`` stands up if it lies, aims at
the enemy with the fewest hit points (ties: turn order) and does nothing else. ``idle`` ends its turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.policy import Policy
from bojiste.kit.board import Squares, numbers, union
from bojiste.kit.ways import first
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play.movement import Reach, field, within
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, View
from bojiste.systems.srd5.words import FT, SQUARE


def idle(ask: Ask, view: View) -> str:
    """Ends its turns and lets every chance pass."""
    if ask.topic in ("opportunity", "readied"):
        return "no" if ask.topic == "opportunity" else "wait"
    return ask.default


def weakest(ask: Ask, view: View) -> str:
    """Attacks the living enemy with the fewest hit points it can reach, with the best attack."""
    if ask.topic != "act":
        return sensible(ask, view)
    eyes = _Eyes(ask, view)
    now = eyes.now
    if now.turn.action and not now.turn.attacks_left:
        return "end"
    if now.dropped or eyes.table.grid or ("prone" in now.conditions and _can_stand(eyes)):
        return sensible(ask, view)
    best: Profile | None = None
    lowest = 0
    for enemy in eyes.me.enemies:
        seen = view.get(enemy.id)
        if seen is None or seen.life != "ok" or not eyes.table.knows(eyes.me, enemy):
            continue
        left = seen.hp if seen.hp is not None else -seen.hurt
        if best is None or left < lowest or (left == lowest and eyes.before(enemy, best)):
            best, lowest = enemy, left
    if best is None:
        return "end"
    attack = _best_attack(eyes, best)
    return sensible(ask, view) if attack is None else f"attack:{best.id}:{attack.key}"


def sensible(ask: Ask, view: View) -> str:
    """Plays as a reasonable person would."""
    if ask.topic == "act":
        return _act(_Eyes(ask, view), ask)
    if ask.topic == "where":
        return _where(_Eyes(ask, view), ask)
    return ask.default


class _Eyes:
    """One decision: whose, what its seat sees, and the questions a tactic asks."""

    __slots__ = ("_enemies", "_pressed", "me", "now", "table", "view")

    def __init__(self, ask: Ask, view: View) -> None:
        self.view = view
        table = view.memo.get("table")
        if table is None:
            table = view.memo["table"] = Table(view.scene, view)
        self.table: Table = table
        if view.seat != GM:
            table.look()
        assert ask.actor is not None
        self.me = self.table.profiles[ask.actor]
        self.now = self.table.now[ask.actor]
        self._enemies: list[Profile] | None = None
        self._pressed: bool | None = None

    def enemies(self) -> list[Profile]:
        """Enemies in sight that still fight."""
        if self._enemies is None:
            known = (enemy for enemy in self.me.enemies if self.table.knows(self.me, enemy))
            seen = ((enemy, self.view.get(enemy.id)) for enemy in known)
            self._enemies = [enemy for enemy, now in seen if now is not None and now.life == "ok"]
        return self._enemies

    def before(self, a: Profile, b: Profile) -> bool:
        """Whether a stands before b in the order of turns."""
        order = self.view[CLOCK].order
        return order.index(a.id) < order.index(b.id) if a.id in order and b.id in order else a.index < b.index

    def pressed(self) -> bool:
        """Whether a fighting enemy stands beside."""
        if self._pressed is None:
            self._pressed = any(self.table.distance(self.me, enemy) <= SQUARE for enemy in self.enemies())
        return self._pressed

    def left_of(self, enemy: Profile) -> int:
        """Hit points of an enemy if they show, else a guess by what it has lost: the more, the fewer are left."""
        seen = self.view[enemy.id]
        left: int = seen.hp if seen.hp is not None else max(1, 30 - seen.hurt)
        return left


def _reachable(eyes: _Eyes, attack: Attack, enemy: Profile) -> bool:
    table = eyes.table
    return table.usable(eyes.me, attack) and table.can_target(eyes.me, attack, enemy)


def _worth(eyes: _Eyes, attack: Attack, enemy: Profile) -> int:
    """Twice the mean damage of an attack, less what a shot loses to its circumstances."""
    worth = attack.mean
    if not attack.melee:
        if eyes.pressed():
            worth //= 2
        if rules.ranged.two(eyes.table.distance(eyes.me, enemy), attack.normal, attack.long) == rules.ranged.LONG:
            worth //= 2
        if attack.thrown:
            worth -= 1  # a thrown weapon is gone: only when nothing else reaches as well
    return worth


def _best_attack(eyes: _Eyes, enemy: Profile) -> Attack | None:
    """The best attack on an enemy from here, ties by the order on the sheet."""
    best, most = None, -1
    for attack in eyes.me.attacks:
        # circumstances only lower what an attack is worth
        if attack.mean > most and _reachable(eyes, attack, enemy) and eyes.table.loaded(eyes.me, attack):
            worth = _worth(eyes, attack, enemy)
            if worth > most:
                best, most = attack, worth
    return best


def _target(eyes: _Eyes) -> tuple[Profile, Attack] | None:
    """Whom to attack from here: one that a hit would finish, then the one with the fewest hit points left."""
    best: tuple[Any, Profile, Attack] | None = None
    for enemy in eyes.enemies():
        attack = _best_attack(eyes, enemy)
        if attack is None:
            continue
        left = eyes.left_of(enemy)
        worth = _worth(eyes, attack, enemy)
        finishes = 2 * left <= worth and worth >= attack.mean - 1
        key = (not finishes, 0 if finishes else -worth, left, enemy.index)
        if best is None or key < best[0]:
            best = (key, enemy, attack)
    return None if best is None else best[1:]


def _act(eyes: _Eyes, ask: Ask) -> str:
    now, turn = eyes.now, eyes.now.turn
    if now.dropped and not turn.interaction and (key := _offered(ask, "pick-up")) is not None:
        return key
    if "prone" in now.conditions and _can_stand(eyes):
        return "stand"
    if (not turn.action or turn.attacks_left > 0) and eyes.table.acts(eyes.me):
        key = _action(eyes, "stayed" in ask.data)
        if key is not None:
            return key
    if turn.light and not turn.bonus and (key := _offered(ask, "second")) is not None:
        return key
    return "move" if "stayed" not in ask.data and _wants_to_move(eyes) else "end"


def _can_stand(eyes: _Eyes) -> bool:
    table = eyes.table
    return not rules.prone.stand_blocked(table.speed(eyes.me), table.left(eyes.me), table.stand_cost(eyes.me))


def _offered(ask: Ask, verb: str) -> str | None:
    """The first offered answer that begins so."""
    option: Option | None = next((option for option in ask.options if option.key.startswith(verb + ":")), None)
    return None if option is None else option.key


def _action(eyes: _Eyes, stayed: bool) -> str | None:
    """The action now, or ``None`` to move first (or to do nothing); ``stayed``: moving has been tried in vain."""
    turn = eyes.now.turn
    found = _target(eyes)
    if not turn.action:
        aid = _aid(eyes, found)
        if aid is not None:
            return aid
        shoots = found is not None and not found[1].melee
        if shoots and not stayed and (eyes.pressed() or not _shooter(eyes)) and _wants_to_move(eyes):
            return None
    if found is not None:
        return f"attack:{found[0].id}:{found[1].key}"
    if turn.action or (not stayed and _wants_to_move(eyes)):
        return None
    if not eyes.enemies() or not eyes.table.speed(eyes.me):
        return None  # Dodge is of no use to who cannot move
    return "dash" if eyes.table.has_ways else "dodge"


def _aid(eyes: _Eyes, found: tuple[Profile, Attack] | None) -> str | None:
    """Help for a dying ally within reach: a potion at once; bandages unless an enemy can be fought instead and the
    ally is not about to die."""
    me, table = eyes.me, eyes.table
    dying = [ally for ally in me.allies if table.now[ally.id].life == "dying" and table.distance(me, ally) <= 5 * FT]
    if not dying:
        return None
    ally = max(dying, key=lambda one: (table.now[one.id].death_fail, -one.index))
    if eyes.now.potions:
        return f"potion:{ally.id}"
    if found is not None and table.now[ally.id].death_fail < 2:
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def _can_run(eyes: _Eyes) -> bool:
    return eyes.table.has_ways and eyes.table.speed(eyes.me) > 0


def _moves_here(eyes: _Eyes) -> bool:
    table = eyes.table
    if not _can_run(eyes):
        return False
    return table.left(eyes.me) >= SQUARE if table.grid else table.left(eyes.me) > 0


def _shooter(eyes: _Eyes) -> bool:
    """Whether its best attack, apart from circumstances, is a shot."""
    usable = [attack for attack in eyes.me.attacks if eyes.table.usable(eyes.me, attack)]
    best = max(usable, key=lambda attack: (attack.mean, not attack.thrown), default=None)
    return best is not None and not best.melee and not best.thrown


def _wants_to_move(eyes: _Eyes) -> bool:
    return _moves_here(eyes) and _goal(eyes) != "stay"


def _where(eyes: _Eyes, ask: Ask) -> str:
    key = _goal(eyes)
    # on one's own turn the very same field is offered; its menu need not be built to look
    own = eyes.table.grid and ask.data["left_hf"] == eyes.table.left(eyes.me)
    return key if own or key in ask.keys else ask.default


def _goal(eyes: _Eyes) -> str:
    """Where to go now (an answer to ``where``). It is thought out once for a moment of a turn: whether to move, and
    where to, are two questions."""
    moment = (eyes.me.id, eyes.table.clock.round, eyes.now.turn, eyes.now.x, eyes.now.y, len(eyes.enemies()))
    if eyes.view.memo.get("moment") != moment:
        eyes.view.memo["moment"] = moment
        eyes.view.memo["goal"] = _thought_out(eyes)
    goal: str = eyes.view.memo["goal"]
    return goal


def _thought_out(eyes: _Eyes) -> str:
    if not eyes.enemies():
        return "stay"
    return _goal_on_grid(eyes) if eyes.table.grid else _goal_without_grid(eyes)


def _goal_on_grid(eyes: _Eyes) -> str:
    """Whether one stands well is asked before the ways are worked out: most who ask have come to stay."""
    table, me = eyes.table, eyes.me
    if _dying_near(eyes):
        return "stay"
    if _shooter(eyes):
        square = _shooting_place(eyes)
    elif any(attack.melee and _reachable(eyes, attack, enemy) for enemy in eyes.enemies() for attack in me.attacks):
        return "stay"
    else:
        square = _striking_place(eyes, field(table, me, table.left(me)))
    if square is None:
        return "stay"
    x, y = table.drawn[1].place(square)
    return f"to:{x},{y}"


def _dying_near(eyes: _Eyes) -> bool:
    """A dying ally lies within reach and the action is still there."""
    return not eyes.now.turn.action and _aid(eyes, None) is not None


def _near_any(eyes: _Eyes, length: int) -> Squares:
    """Where one would be within this distance of an enemy."""
    return union(within(eyes.table, enemy, length, eyes.me.squares) for enemy in eyes.enemies())


def _striking_place(eyes: _Eyes, reach: Reach) -> int | None:
    """The square with the fewest dangers and the shortest way from which an enemy can be struck; else the one
    nearest to an enemy (of equally near ones the one most in line with it) that is reached without danger."""
    long_arm = max(eyes.table.reach(eyes.me), SQUARE)
    square = first(reach.way, _near_any(eyes, long_arm) & reach.stops)
    return _approach(eyes, reach, long_arm) if square is None else square


def _approach(eyes: _Eyes, reach: Reach, beyond: int) -> int | None:
    """The square nearest to an enemy, nearer than now, that is reached without danger: the one most in line with an
    enemy, then the shortest way."""
    table, me = eyes.table, eyes.me
    safe = reach.stops & _safe(reach)
    for far in range(beyond + SQUARE, min(table.distance(me, enemy) for enemy in eyes.enemies()), SQUARE):
        if near := safe & _near_any(eyes, far):
            spots = [(table.now[enemy.id].x, table.now[enemy.id].y) for enemy in eyes.enemies()]
            return min(numbers(near), key=lambda square: _in_line(eyes, reach, square, spots))
    return None


def _in_line(eyes: _Eyes, reach: Reach, square: int, spots: list[tuple[int, int]]) -> tuple[int, int, int]:
    x, y = eyes.table.drawn[1].place(square)
    return min(abs(x - ex) + abs(y - ey) for ex, ey in spots), reach.way.label(square)[1], square


def _safe(reach: Reach) -> Squares:
    """Squares that are reached without danger."""
    return union(level.nodes for level in reach.way.levels if not level.dangers)


def _shooting_place(eyes: _Eyes) -> int | None:
    """A square out of every enemy's reach, within normal range, reached without danger: the shortest way there.
    ``None`` (stay) where one stands well already, or nothing better is to be had."""
    table, me = eyes.table, eyes.me
    shot = max((attack for attack in me.attacks if not attack.melee), key=lambda attack: attack.mean)
    in_range, beside, walk = (_near_any(eyes, length) for length in (shot.normal, SQUARE, 30 * FT))
    wishes = (in_range & ~beside & ~walk, in_range & walk & ~beside, in_range & beside, ~(in_range | beside | walk))
    here = 1 << table.drawn[1].number(eyes.now.x, eyes.now.y)
    better = wishes[: next((place for place, wish in enumerate(wishes) if wish & here), len(wishes))]
    if not better:
        return None
    reach = field(table, me, table.left(me))
    safe = reach.stops & _safe(reach)
    return next((square for wish in better if (square := first(reach.way, wish & safe)) is not None), None)


def _goal_without_grid(eyes: _Eyes) -> str:
    """Towards the nearest enemy for those who strike; shooters come within range and otherwise keep away."""
    table, me = eyes.table, eyes.me
    if _dying_near(eyes):
        return "stay"
    enemies = eyes.enemies()
    nearest = min(enemies, key=lambda enemy: (table.distance(me, enemy), enemy.index))
    far = table.distance(me, nearest)
    if _shooter(eyes):
        shot = max((attack for attack in me.attacks if not attack.melee), key=lambda attack: attack.mean)
        if far > shot.normal:
            return f"near:{nearest.id}"
        watched = any(table.distance(me, enemy) <= table.reach(enemy) and table.reacts(enemy) for enemy in enemies)
        return "away" if far <= 30 * FT and not watched and eyes.now.turn.action else "stay"
    return "stay" if far <= max(table.reach(me), SQUARE) else f"near:{nearest.id}"


POLICIES: Mapping[str, Policy] = {"sensible": sensible, "weakest": weakest, "idle": idle}
"""Tactics by name; the first is the default."""
