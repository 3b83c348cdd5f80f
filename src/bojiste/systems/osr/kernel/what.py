"""The rows of a fight: what its events are as numbers, and which columns count in them."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.kernel.rows import Numbers
from bojiste.systems.osr import rules
from bojiste.systems.osr.events import KINDS
from bojiste.systems.osr.play import attack, encounter, fight, morale, movement, turn

X, Y, HP, SHIELD, INSTANT, SURPRISED, FLEEING = 1, 1 << 14, 1 << 28, 1 << 40, 1 << 46, 1 << 52, 1 << 59
ROUND, HP_MAX = 1, 1 << 14
WEIGHTS = {
    "x": X,
    "y": Y,
    "hp": HP,
    "hp_max": HP_MAX,
    "shield": SHIELD,
    "instant_used": INSTANT,
    "surprised": SURPRISED,
    "fleeing": FLEEING,
    "round": ROUND,
}
"""Fields that the kernel keeps as columns, each with its weight in the last number of a row."""
PACKAGE = __name__.removesuffix(".kernel.what")
NUMBERS = Numbers.of(KINDS, Rulebook("osr", PACKAGE), WEIGHTS)
_what = NUMBERS.what


HIT_POINTS = _what("hit-points", rules.completion.hp)
FOREWARNED = _what("forewarned", rules.hazard.light_no_surprise)
SURPRISE_ROLL = _what("surprise-roll", rules.encounter.surprise)
SURPRISED_ONE = _what("surprised", rules.encounter.one_surprised)
SURPRISED_ALL = _what("surprised", rules.encounter.both_surprised)
INDOOR, OUTDOOR = (
    _what("distance-roll", rule) for rule in (rules.encounter.distance_indoor, rules.encounter.distance_outdoor)
)
PLACED_INDOOR, PLACED_OUTDOOR = (
    _what("in-place", rule) for rule in (rules.encounter.distance_indoor, rules.encounter.distance_outdoor)
)
INITIATIVE, TIE = _what("initiative", rules.combat.initiative), _what("initiative", rules.combat.tie)
ORDER, ORDER_OF_ONE = _what("order", rules.combat.initiative), _what("order-of-one", rules.combat.initiative)
FIGHT, ROUNDS = _what("fight", encounter.meet), _what("round", fight.new_round)
MISSES = _what("misses", rules.encounter.one_surprised)
SIDE_TURN, TURN = _what("side-turn", turn.start), _what("turn", turn.free_play)
SPRINTS, DISENGAGES = _what("sprints", rules.situation.sprint), _what("disengages", movement.break_away)
APPROACH, WITHDRAW, FLEES, NO_WAY = (
    _what(kind, movement.movement) for kind in ("approach", "withdraw", "flees", "no-way")
)
LOADS = _what("loads", rules.completion.ammo)
EVEN, WASTED = _what("engaged-ranged", attack.spoiled), _what("wasted", attack.spoiled)
MISS, HIT, CRITICAL = NUMBERS.kind("miss"), NUMBERS.kind("hit"), NUMBERS.kind("critical")
BY_ROLL = NUMBERS.rule(rules.attack.roll)
BY_20, BY_1 = NUMBERS.rule(rules.attack.nat20), NUMBERS.rule(rules.attack.nat1)
BLOCKED, DESTROYED = (
    _what("blocked", rule) for rule in (rules.situation.shield_block, rules.situation.shield_destroyed)
)
STOPPED = _what("stopped", rules.situation.shield_block)
DAMAGE, UNHURT = _what("damage", rules.attack.damage), _what("damage", rules.attack.immunity)
CATCHES, BURNS = (_what(kind, rules.attack.persistent) for kind in ("catches", "damage"))
DIES = _what("dies", rules.hit_points.death)
REVERSAL = _what("reversal", rules.combat.morale_trigger)
HOLDS, BREAKS = _what("morale-holds", rules.combat.morale_roll), _what("morale-breaks", rules.combat.morale_roll)
FLIGHT, SURRENDERS = _what("takes-flight", morale.breaks), _what("surrendered", morale.breaks)
FLED = _what("fled", rules.combat.end)
OVER = _what("fight-over", rules.encounter.end_time)
