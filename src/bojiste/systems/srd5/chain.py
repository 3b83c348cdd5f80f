"""Plain fights as chains of chances, so that their odds can be told exactly.

What is solved here is the smallest fight there is: without a map, everybody has one melee attack and aims at the enemy
with the fewest hit points (``weakest``). The order of play is written a second time; every number comes from the rules
that a game obeys. A scene that says anything besides is left to dice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from bojiste.core.measure import Measure
from bojiste.core.notation import Dice, Expression, Number, Term
from bojiste.core.odds import Chain, Chance, Face, Then
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.prepare import Profile, Scene
from bojiste.systems.srd5.words import DEAD, DYING, OK

MOST = 3
"""More combatants have more orders of turns than can be looked at."""
SCENE = frozenset({"format", "system", "title", "options", "side", "combatant", "field", "rulings"})
OPTIONS = frozenset({"open_hp", "init_roll_off"})
FIELD = frozenset({"mode"})
ENTRY = frozenset(
    {"id", "side", "name", "kind", "size", "count", "seat", "ac", "hp_max", "initiative", "tactic", "attack", "now",
     "uses_death_saves"}
)  # fmt: skip
NOW = frozenset({"hp", "initiative"})
ATTACK = frozenset({"name", "weapon", "to_hit", "reach", "damage"})
WEAPONS = frozenset({"", "club", "mace", "longsword", "shortsword", "scimitar", "battleaxe", "warhammer", "rapier"})


UNARMED = "unarmed"


class Fighter(NamedTuple):
    """What one of them has all along."""

    id: str
    side: int
    armor_class: int
    most: int
    dies: bool
    bonus: int
    dice: tuple[int, int, int]
    """Damage: how many dice, of how many sides, and what is added."""


Bodies = tuple[int, ...]
"""Hit points of those who stand, in the order of turns; of the others what is below."""
GONE = 0
"""Dead; and stable, which comes to the same until the fight is over."""


def fallen(successes: int, failures: int) -> int:
    """A body that makes death saves, as one number below 0."""
    return -1 - 3 * successes - failures


def counters(body: int) -> tuple[int, int]:
    """Its death saves."""
    return divmod(-1 - body, 3)


def chain(scene: Scene) -> Chain | None:
    """The fight, if it is as plain as that."""
    if not _plain(scene.source) or not _even(scene):
        return None
    profiles = list(scene.prepared.profiles.values())
    rolled = tuple(_Entry(who.combatant.now.get("initiative"), who.init_bonus, who.is_character) for who in profiles)
    sides = [side.id for side in scene.sides]
    fighters = tuple(_fighter(who, sides.index(who.side)) for who in profiles)
    bodies = tuple(who.combatant.now.get("hp", who.sheet.hp_max) for who in profiles)
    start = Then(_opening, (rolled, scene.options.init_roll_off, fighters, bodies))
    return Chain(start, lambda found, step: _measure(scene, found, step))


def _plain(source: Mapping[str, Any]) -> bool:
    """Whether the file says nothing that this chain does not know."""
    entries, options = source.get("combatant", ()), source.get("options", {})
    return (
        source.keys() <= SCENE
        and options.keys() <= OPTIONS
        and options.get("open_hp") is True
        and source.get("field", {}).get("mode", "abstract") == "abstract"
        and source.get("field", {}).keys() <= FIELD
        and all({"id", "name"} >= side.keys() for side in source.get("side", ()))
        and all(_plain_entry(entry) for entry in entries)
    )


def _plain_entry(entry: Mapping[str, Any]) -> bool:
    attacks = entry.get("attack", ())
    return (
        entry.keys() <= ENTRY
        and entry.get("tactic") == "weakest"
        and entry.get("now", {}).keys() <= NOW
        and len(attacks) == 1
        and attacks[0].keys() <= ATTACK
        and attacks[0].get("reach") == 5
        and attacks[0].get("weapon", "") in WEAPONS
        and isinstance(attacks[0].get("to_hit"), int)
        and isinstance(attacks[0].get("damage"), str)
    )


def _even(scene: Scene) -> bool:
    """Whether two sides stand against each other, few enough, everybody awake and with a single kind of damage."""
    profiles = scene.prepared.profiles.values()
    few = len(scene.sides) == 2 and len(profiles) <= MOST
    return few and all(_single_minded(who) and who.combatant.now.get("hp", 1) > 0 for who in profiles)


def _single_minded(who: Profile) -> bool:
    """Whether somebody has one attack that is always better than bare hands."""
    attack, *others = who.attacks
    if len(attack.components) != 1 or any(other.key != UNARMED for other in others):
        return False
    count, _, flat = attack.components[0][:3]
    return all(attack.bonus >= other.bonus and count + flat > other.components[0].flat for other in others)


def _fighter(who: Profile, side: int) -> Fighter:
    attack = who.attacks[0]
    return Fighter(who.id, side, who.ac, who.sheet.hp_max, who.dies_at_zero, attack.bonus, attack.components[0][:3])


# -- the order of turns ------------------------------------------------------------------------------------------------


class _Entry(NamedTuple):
    """What decides somebody's place: a count that is given, or a bonus."""

    given: int | None
    bonus: int
    character: bool


def _opening(rolled: tuple[_Entry, ...], roll_off: str, fighters: tuple[Fighter, ...], bodies: Bodies) -> Chance:
    """Initiative, then the first turn."""
    order: tuple[int, ...] = yield Then(_order, (rolled, roll_off, ()))
    fight = Fight(tuple(fighters[place] for place in order))
    return Then(fight.turn, (tuple(bodies[place] for place in order), 0))


def _order(entries: tuple[_Entry, ...], roll_off: str, counts: tuple[int, ...]) -> Chance:
    """One count after another, then the ties."""
    entry, count = entries[len(counts)], entries[len(counts)].given
    if count is None:
        count = yield Face(20, lambda natural: rules.initiative.roll(natural, entry.bonus))
    counts = (*counts, count)
    if len(counts) < len(entries):
        return Then(_order, (entries, roll_off, counts))
    order: tuple[int, ...] = ()
    for tied in rules.initiative.order(counts):
        mixed = len({entries[place].character for place in tied}) == 2
        drawn = rules.initiative.tie_mixed(roll_off) if mixed else roll_off == "all"
        order += (yield Then(_lots, (tied,))) if drawn and len(tied) > 1 else rules.initiative.tie_same(tied)
    return order


def _lots(tied: tuple[int, ...]) -> Chance:
    """A roll-off; those still equal roll again."""
    faces: tuple[int, ...] = ()
    for _ in tied:
        face: int = yield Face(20)
        faces = (*faces, face)
    groups = rules.initiative.tie_roll_off(faces)
    if len(groups) == 1 < len(tied):
        return Then(_lots, (tied,))
    order: tuple[int, ...] = ()
    for group in groups:
        places = tuple(tied[at] for at in group)
        order += places if len(places) == 1 else (yield Then(_lots, (places,)))
    return order


# -- turns -------------------------------------------------------------------------------------------------------------


class Fight:
    """A fight in one order of turns. A place of it is how everybody is, and whose turn it is."""

    def __init__(self, fighters: tuple[Fighter, ...]) -> None:
        self.fighters = fighters

    def turn(self, bodies: Bodies, at: int) -> Chance:
        """One turn of the round: an attack, a death save, or nothing."""
        body, onward = bodies[at], (at + 1) % len(bodies)
        if body < 0:
            body = yield Face(20, lambda natural: _saved(bodies[at], natural))
            return Then(self.turn, (_with(bodies, at, body), onward))
        if body == GONE:
            return Then(self.turn, (bodies, onward))
        target = self._weakest(bodies, self.fighters[at].side)
        damage: int = yield Then(self._damage, (at, target))
        bodies = _with(bodies, target, _wounded(self.fighters[target], bodies[target], damage))
        if rules.flow.end((self._standing(bodies, 0), self._standing(bodies, 1))):
            return self, bodies
        return Then(self.turn, (bodies, onward))

    def _weakest(self, bodies: Bodies, side: int) -> int:
        """The place of the standing enemy with the fewest hit points; of equal ones the first in the order of turns."""
        there = [at for at, one in enumerate(self.fighters) if one.side != side and bodies[at] > 0]
        return min(there, key=lambda at: (bodies[at], at))

    def _standing(self, bodies: Bodies, side: int) -> int:
        return sum(body > 0 for one, body in zip(self.fighters, bodies, strict=True) if one.side == side)

    def _damage(self, at: int, target: int) -> Chance:
        """What one attack does."""
        who, armor_class = self.fighters[at], self.fighters[target].armor_class
        result = yield Face(20, lambda natural: rules.attack.step_resolve(natural, who.bonus, armor_class))
        if result == rules.attack.MISS:
            return 0
        count, sides, flat = who.dice
        critical = result == rules.attack.CRITICAL
        dice = rules.critical.dice(count, critical)
        rolled: int = yield Expression((Term(1, Dice(dice, sides) if dice else Number(0)),))
        more = rules.house.critical_flat(count, sides, critical)
        return rules.damage.roll(rolled, flat + more) * rules.house.critical_times(critical)


def _with(bodies: Bodies, at: int, body: int) -> Bodies:
    return (*bodies[:at], body, *bodies[at + 1 :])


def _saved(body: int, natural: int) -> int:
    """A dying body after a death save."""
    life, successes, failures = rules.death.after_save(natural, 0, *counters(body))
    if life == DYING:
        return fallen(successes, failures)
    return 1 if life == OK else GONE


def _wounded(target: Fighter, hp: int, damage: int) -> int:
    """A standing body after damage."""
    left = rules.hit_points.subtract(hp, damage)
    if left:
        return left
    life = rules.zero.branch(rules.hit_points.overflow(hp, damage), target.most, target.dies)
    return GONE if life == DEAD else fallen(0, 0)


# -- what is measured --------------------------------------------------------------------------------------------------


def _measure(scene: Scene, found: tuple[Fight, Bodies], step: int) -> Measure:
    """Victory and rounds; and where nobody lies dying, what has become of everybody."""
    fighters, bodies = found[0].fighters, found[1]
    left = {one.id: body for one, body in zip(fighters, bodies, strict=True)}
    winner = next(one.side for one, body in zip(fighters, bodies, strict=True) if body > 0)
    flags = {f"won:{side.id}": place == winner for place, side in enumerate(scene.sides)}
    counts = {"rounds": (step - 2) // len(fighters) + 1}  # the first step was initiative
    if all(one.dies for one in fighters):
        flags |= {f"{word}:{id}": body == GONE for word in ("fell", "died") for id, body in left.items()}
        counts |= {f"hp:{id}": body for id, body in left.items()}
    return Measure(flags, counts)
