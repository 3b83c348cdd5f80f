"""Tactics for unattended seats. A tactic looks at its seat's view: its own numbers, and of enemies only what shows.

Three grades: ``naive`` runs at the nearest enemy and strikes. ``ordinary`` picks its targets, comes into range before
it shoots, keeps shooters away from melee, helps the fallen, drinks when it is low, and does not walk through
opportunity attacks without gain. ``clever`` also reckons with odds and cover, lets those who carry the potions stay
behind, and goes to the dying. Besides, ``weakest`` stands up if it lies, aims at the enemy with the fewest hit points
(ties: turn order) and does nothing else; ``idle`` ends its turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.policy import Policy
from bojiste.kit.board import Squares, numbers, union
from bojiste.kit.ways import first
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play import weigh
from bojiste.systems.srd5.play.movement import Reach, beside, field, towards, within
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Attack, Profile, View
from bojiste.systems.srd5.words import FT, SQUARE


class Grade(NamedTuple):
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


def idle(ask: Ask, view: View) -> str:
    """Ends its turns and lets every chance pass."""
    if ask.topic in ("opportunity", "readied"):
        return "no" if ask.topic == "opportunity" else "wait"
    return ask.default


def weakest(ask: Ask, view: View) -> str:
    """Attacks the living enemy with the fewest hit points it can reach, with the best attack."""
    if ask.topic != "act":
        return ordinary(ask, view)
    eyes = _Eyes(ask, view, ORDINARY)
    now = eyes.now
    if now.turn.action and not now.turn.attacks_left:
        return "end"
    if now.dropped or eyes.table.grid or ("prone" in now.conditions and _can_stand(eyes)):
        return ordinary(ask, view)
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
    return ordinary(ask, view) if attack is None else f"attack:{best.id}:{attack[1].key}"


def naive(ask: Ask, view: View) -> str:
    """Runs at the nearest enemy and strikes."""
    return _played(ask, view, NAIVE)


def ordinary(ask: Ask, view: View) -> str:
    """Plays as a reasonable person would."""
    return _played(ask, view, ORDINARY)


def clever(ask: Ask, view: View) -> str:
    """Plays as somebody who knows the rules and the others."""
    return _played(ask, view, CLEVER)


def _played(ask: Ask, view: View, grade: Grade) -> str:
    if ask.topic == "act":
        return _act(_Eyes(ask, view, grade), ask)
    if ask.topic == "where":
        return _where(_Eyes(ask, view, grade), ask)
    return ask.default


class _Eyes:
    """One decision: whose, what its seat sees, and the questions a tactic asks."""

    __slots__ = ("_enemies", "_pressed", "grade", "me", "now", "table", "view")

    def __init__(self, ask: Ask, view: View, grade: Grade) -> None:
        self.view = view
        self.grade = grade
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
        """Hit points of an enemy as far as they show: those of others are told only where the scene opens them."""
        seen = self.view[enemy.id]
        return weigh.left(seen.hp if self.view.scene.options.open_hp else None, seen.hurt)

    def fallen(self) -> list[Profile]:
        """Dying allies."""
        return [ally for ally in self.me.allies if self.table.now[ally.id].life == "dying"]

    def state(self, attack: Attack, enemy: Profile) -> int:
        """Advantage or disadvantage of an attack, as far as one thinks of it: pressed, far off, or not seen."""
        far = self.table.distance(self.me, enemy)
        hampered = not attack.melee and (
            self.pressed() or rules.ranged.two(far, attack.normal, attack.long) == rules.ranged.LONG
        )
        return (enemy.id in self.now.hidden_from) - hampered


# -- whom to strike, and with what ---------------------------------------------------------------------------------


def _reachable(eyes: _Eyes, attack: Attack, enemy: Profile) -> bool:
    table = eyes.table
    return table.usable(eyes.me, attack) and table.can_target(eyes.me, attack, enemy)


def _keeps(eyes: _Eyes, attack: Attack) -> bool:
    """Whether a weapon is not thrown away: it is the second of two blades."""
    light = [one for one in eyes.me.attacks if one.light and one.melee and eyes.table.usable(eyes.me, one)]
    return attack.thrown and attack.light and sum(eyes.me.pieces(one.key) for one in light) == 2


def _worth(eyes: _Eyes, attack: Attack, enemy: Profile) -> int:
    """What an attack is worth here."""
    cover = 0
    if eyes.grade.reckons and not attack.melee:
        cover = rules.attack.step_modifiers(0, min(eyes.table.cover(eyes.me, enemy), rules.cover.THREE_QUARTERS))
    found = weigh.worth(attack.mean, weigh.chance(attack.bonus, cover, eyes.state(attack, enemy)))
    # a thrown weapon is gone: only when nothing else reaches as well
    return found - 1 if attack.thrown else found


def _best_attack(eyes: _Eyes, enemy: Profile) -> tuple[int, Attack] | None:
    """The best attack on an enemy from here with its worth, ties by the order on the sheet."""
    best: tuple[int, Attack] | None = None
    for attack in eyes.me.attacks:
        if not _reachable(eyes, attack, enemy) or not eyes.table.loaded(eyes.me, attack):
            continue
        if eyes.grade.picks and attack.thrown and _keeps(eyes, attack):
            continue
        worth = _worth(eyes, attack, enemy)
        if best is None or worth > best[0]:
            best = worth, attack
    return best


def _target(eyes: _Eyes) -> tuple[Profile, Attack] | None:
    """Whom to attack from here, and with what."""
    best: tuple[tuple[int, ...], Profile, Attack] | None = None
    for enemy in eyes.enemies():
        found = _best_attack(eyes, enemy)
        if found is None:
            continue
        worth, attack = found
        key: tuple[int, ...] = (eyes.table.distance(eyes.me, enemy), enemy.index)
        if eyes.grade.picks:
            key = weigh.target_key(attack.mean, worth, eyes.left_of(enemy), enemy.index)
        if best is None or key < best[0]:
            best = (key, enemy, attack)
    return None if best is None else best[1:]


# -- what to do ----------------------------------------------------------------------------------------------------


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
    if turn.light and not turn.bonus and (key := _second(eyes, ask)) is not None:
        return key
    return "move" if "stayed" not in ask.data and _wants_to_move(eyes) else "end"


def _can_stand(eyes: _Eyes) -> bool:
    table = eyes.table
    return not rules.prone.stand_blocked(table.speed(eyes.me), table.left(eyes.me), table.stand_cost(eyes.me))


def _offered(ask: Ask, verb: str) -> str | None:
    """The first offered answer that begins so."""
    return next((option.key for option in ask.options if option.key.partition(":")[0] == verb), None)


def _second(eyes: _Eyes, ask: Ask) -> str | None:
    """The bonus attack, at the best of those it is offered against."""
    options = [option for option in ask.options if option.key.startswith("second:") and "lying" not in option.data]
    if not options:
        return None
    return min(options, key=lambda option: _second_key(eyes, option)).key


def _second_key(eyes: _Eyes, option: Option) -> tuple[int, ...]:
    _, id, key = option.key.split(":", 2)
    enemy, attack = eyes.table.profiles[id], eyes.me.by_key[key]
    keeps = 1 if attack.thrown and _keeps(eyes, attack) else 0
    return (keeps, *weigh.target_key(attack.mean, _worth(eyes, attack, enemy), eyes.left_of(enemy), enemy.index))


def _action(eyes: _Eyes, stayed: bool) -> str | None:
    """The action now, or ``None`` to move first (or to do nothing); ``stayed``: moving has been tried in vain."""
    turn = eyes.now.turn
    found = _target(eyes)
    if not turn.action and eyes.grade.helps:
        key = _aid(eyes, found) or _drink(eyes)
        if key is not None:
            return key
    if not turn.action and not stayed and found is not None and _better_elsewhere(eyes, *found):
        return None
    if found is not None:
        return f"attack:{found[0].id}:{found[1].key}"
    if turn.action or (not stayed and _wants_to_move(eyes)):
        return None
    return _idle_action(eyes)


def _better_elsewhere(eyes: _Eyes, enemy: Profile, attack: Attack) -> bool:
    """Whether a shot or a throw should wait for a better place."""
    if attack.melee or not eyes.grade.picks:
        return False
    hampered = eyes.state(attack, enemy) < 0
    return (hampered or not _shooter(eyes) or _calls(eyes)) and _wants_to_move(eyes)


def _idle_action(eyes: _Eyes) -> str | None:
    """With nobody to strike: run where that brings one nearer, else duck."""
    table, me = eyes.table, eyes.me
    if not eyes.enemies() or not table.speed(me):
        return None  # Dodge is of no use to who cannot move
    if not table.has_ways:
        return "dodge"
    return "dash" if _runs(eyes) else "dodge"


def _runs(eyes: _Eyes) -> bool:
    """Whether twice the way brings one nearer to an enemy."""
    table, me = eyes.table, eyes.me
    budget = table.left(me) + table.speed(me)
    if table.abstract:
        return True
    if not table.grid:
        goals = (beside(table, me, enemy) for enemy in eyes.enemies())
        return any(goal is not None and towards(table, me, goal, budget) for goal in goals)
    reach = field(table, me, budget)
    return _striking_place(eyes, reach) is not None


def _aid(eyes: _Eyes, found: tuple[Profile, Attack] | None) -> str | None:
    """Help for a dying ally within reach: a potion at once; bandages unless an enemy can be fought instead and the
    ally is not about to die."""
    me, table = eyes.me, eyes.table
    dying = [ally for ally in eyes.fallen() if table.distance(me, ally) <= 5 * FT]
    if not dying:
        return None
    ally = max(dying, key=lambda one: (table.now[one.id].death_fail, -one.index))
    if eyes.now.potions:
        return f"potion:{ally.id}"
    if found is not None and table.now[ally.id].death_fail < (1 if eyes.now.kit and eyes.grade.leads else 2):
        return None
    return f"kit:{ally.id}" if eyes.now.kit else f"stabilize:{ally.id}"


def _drink(eyes: _Eyes) -> str | None:
    """A potion for oneself when little is left and there is somebody to fear."""
    now = eyes.now
    thirsty = now.potions and weigh.low(now.hp, now.hp_max) and eyes.enemies()
    return f"potion:{eyes.me.id}" if thirsty else None


# -- where to go ---------------------------------------------------------------------------------------------------


def _can_run(eyes: _Eyes) -> bool:
    return eyes.table.has_ways and eyes.table.speed(eyes.me) > 0


def _moves_here(eyes: _Eyes) -> bool:
    table = eyes.table
    if not _can_run(eyes):
        return False
    return table.left(eyes.me) >= SQUARE if table.grid else table.left(eyes.me) > 0


def _shooter(eyes: _Eyes) -> bool:
    """Whether it shoots as well as it strikes."""
    usable = [attack for attack in eyes.me.attacks if eyes.table.usable(eyes.me, attack) and not attack.thrown]
    best = max(usable, key=lambda attack: (attack.mean, not attack.melee), default=None)
    return eyes.grade.wary and best is not None and not best.melee


def _carries(eyes: _Eyes) -> bool:
    """Whether it carries what the others need, and two stand to fight who are no frailer."""
    now, table = eyes.now, eyes.table
    if not eyes.grade.leads or not (now.potions or now.kit):
        return False
    fighters = [ally for ally in eyes.me.allies if table.up(ally) and (table.now[ally.id].hp or 0) >= now.hp]
    return len(fighters) > 1


def _calls(eyes: _Eyes) -> bool:
    """Whether somebody dying should be gone to: with a potion or a kit, or as nobody is to be fought from here."""
    return (
        eyes.grade.leads and not eyes.now.turn.action and bool(eyes.now.potions or eyes.now.kit) and bool(eyes.fallen())
    )


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
    if _tends(eyes):
        return "stay"
    square = _beside_the_dying(eyes)
    if square is None:
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


def _tends(eyes: _Eyes) -> bool:
    """A dying ally lies within reach, the action is still there, and it will be used for that."""
    return not eyes.now.turn.action and eyes.grade.helps and _aid(eyes, _target(eyes)) is not None


def _beside_the_dying(eyes: _Eyes) -> int | None:
    """The nearest square from which somebody dying can be tended on this very turn, reached without danger."""
    if not _calls(eyes):
        return None
    reach = field(eyes.table, eyes.me, eyes.table.left(eyes.me))
    near = union(within(eyes.table, ally, SQUARE, eyes.me.squares) for ally in eyes.fallen())
    return first(reach.way, near & reach.stops & _safe(reach))


def _near_any(eyes: _Eyes, length: int) -> Squares:
    """Where one would be within this distance of an enemy."""
    return union(within(eyes.table, enemy, length, eyes.me.squares) for enemy in eyes.enemies())


def _striking_place(eyes: _Eyes, reach: Reach) -> int | None:
    """The square with the fewest dangers and the shortest way from which an enemy can be struck; else the one
    nearest to an enemy (of equally near ones the one most in line with it) that is reached without danger."""
    long_arm = max(eyes.table.reach(eyes.me), SQUARE)
    behind = _behind(eyes)
    square = first(reach.way, _near_any(eyes, long_arm) & reach.stops & behind)
    return _approach(eyes, reach, long_arm, behind) if square is None else square


def _behind(eyes: _Eyes) -> Squares:
    """Where whoever carries the potions may go: nowhere nearer to the enemies than the foremost of the others."""
    if not _carries(eyes):
        return ~0
    table = eyes.table
    allies = [ally for ally in eyes.me.allies if table.up(ally)]
    foremost = min(table.distance(ally, enemy) for ally in allies for enemy in eyes.enemies())
    return ~_near_any(eyes, foremost - SQUARE) if foremost > SQUARE else ~0


def _approach(eyes: _Eyes, reach: Reach, beyond: int, behind: Squares) -> int | None:
    """The square nearest to an enemy, nearer than now, that is reached without danger: the one most in line with an
    enemy, then the shortest way."""
    table, me = eyes.table, eyes.me
    safe = reach.stops & _safe(reach) & behind if eyes.grade.wary else reach.stops
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
    if _tends(eyes):
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


POLICIES: Mapping[str, Policy] = {
    "ordinary": ordinary,
    "clever": clever,
    "naive": naive,
    "weakest": weakest,
    "idle": idle,
}
"""Tactics by name; the first is the default."""
