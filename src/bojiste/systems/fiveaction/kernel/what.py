"""The rows of a fight: what its events are as numbers."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.kernel.rows import Numbers
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.events import KINDS
from bojiste.systems.fiveaction.kernel.desk import DECLARED
from bojiste.systems.fiveaction.play import stance, turn

PACKAGE = __name__.removesuffix(".kernel.what")
NUMBERS = Numbers.of(KINDS, Rulebook("fiveaction", PACKAGE), DECLARED.weights, DECLARED.words)
_what = NUMBERS.what

ROUNDS, TURN = _what("round", rules.round.structure), _what("turn", turn.turn)
TURN_ENDS = _what("turn-ends", rules.round.spare_actions)
INITIATIVE = _what("initiative", rules.initiative.roll)
TIED, ORDER = (_what(kind, rules.initiative.ties) for kind in ("tied", "order"))
RISES, STILL_RISING, STANDS_UP = (_what(kind, rules.life.prone) for kind in ("rises", "still-rising", "stands-up"))
BEGINS, PICKS_UP = (_what(kind, rules.round.action_costs) for kind in ("begins", "picks-up"))
DRAWS = _what("draws", rules.weapon.grip)
TAKES_STANCE = _what("stance", stance.done)
STEPS, CREEPS, RUNS, GOES, SLIDES = (
    _what("moves", rule)
    for rule in (rules.move.step, rules.move.step_turtle, rules.move.run, rules.move.step_limit, rules.weapon.too_close)
)
STEPS_OUT, CREEPS_OUT, RUNS_OUT = (
    _what("sets-out", rule) for rule in (rules.move.step, rules.move.step_turtle, rules.move.run)
)
CHARGES, SLIPS = _what("charges", rules.charge.effect), _what("slips", rules.weapon.too_close)
ROLLED, COMPARED = _what("rolled", rules.weapon.too_close), _what("compared", rules.test.opposed)
ATTACKED, AGAINST_ODDS = _what("attacked", rules.attack.roll), _what("against-odds", rules.unhittable.condition)
RANKED, JOINED = (_what("surrounded", rule) for rule in (rules.several.ranking, rules.several.opponent_bonus))
CONFIRMED, GAP = (_what("confirmed", rule) for rule in (rules.critical.confirm, rules.critical.accessory_gap))
CRITICAL = _what("critical", rules.critical.multiple)
FUMBLE = _what("fumble-rolled", rules.fumble.confirm)
DROPS, BREAKS, FALLS = (_what(kind, rules.fumble.single) for kind in ("drops", "breaks", "falls"))
ASTRAY, MORTALLY = (_what(kind, rules.fumble.double) for kind in ("astray", "mortally"))
WOUND, STUNS = _what("damage", rules.hit.wound), _what("damage", rules.hit.stun_damage)
SHOCK, STUNNED = (_what(kind, rules.life.shock_test) for kind in ("tested", "stunned"))
BODY_SHOCK, BODY_STUNNED, BLEEDS = (
    _what(kind, rules.run_through.primary_shock) for kind in ("tested", "stunned", "bleeds")
)
SECOND_SHOCK, SECOND_STUNNED = (_what(kind, rules.run_through.secondary_shock) for kind in ("tested", "stunned"))
FAINTS = _what("faints", rules.life.faint)
OUT, DIES = (_what(kind, rules.life.out_and_death) for kind in ("out", "dies"))
FELLS = _what("fells", rules.attack.cleave)
REACHES_IN, FISTS_MET = (_what(kind, rules.unarmed.provokes) for kind in ("reaches-in", "counters"))
KEEPS_BALANCE, UNBALANCED_NOW, BALANCED = (
    _what(kind, rules.unarmed.kick_balance) for kind in ("tested", "unbalanced", "balanced")
)
COUNTERED = _what("counters", rules.counter.attack)
ESCAPES, SLIPS_AWAY = (_what(kind, rules.counter.escape) for kind in ("tested", "slips-away"))
