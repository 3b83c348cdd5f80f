"""The rows of a fight: what its events are as numbers, and which columns count in them."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.kernel.rows import Numbers
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.events import KINDS
from bojiste.systems.srd5.play import dice
from bojiste.systems.srd5.play.damage import damage
from bojiste.systems.srd5.play.grappling import grapple
from bojiste.systems.srd5.play.movement import fall
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.spellcasting import cast, lasting
from bojiste.systems.srd5.play.turns import flow, initiative, turn
from bojiste.systems.srd5.traits.base import has
from bojiste.systems.srd5.words import LIFE

HP, ROUND, THP, LIFE_, SUCCESS, FAIL = 1, 1, 1 << 16, 1 << 28, 1 << 31, 1 << 34
X, Y, Z = 1, 1 << 16, 1 << 32
COUNT, SURPRISED, POTIONS, KIT = 1 << 37, 1 << 46, 1 << 48, 1 << 53
WEIGHTS = {
    "hp": HP,
    "round": ROUND,
    "thp": THP,
    "life": LIFE_,
    "death_success": SUCCESS,
    "death_fail": FAIL,
    "initiative": COUNT,
    "surprised": SURPRISED,
    "potions": POTIONS,
    "kit": KIT,
    "x": X,
    "y": Y,
    "z": Z,
}
"""Fields that the kernel keeps as columns, each with its weight in the last number of a row."""
PACKAGE = __name__.removesuffix(".kernel.what")
NUMBERS = Numbers.of(KINDS, Rulebook("srd5", PACKAGE), WEIGHTS, LIFE)
_what = NUMBERS.what

PRINTING = _what("printing", rules.printing.profile)
CAUGHT = _what("surprised", rules.surprise.compare)
INITIATIVE = _what("initiative", rules.initiative.roll)
ROLL_OFF = _what("roll-off", rules.initiative.tie_roll_off)
ORDER = _what("order", rules.initiative.order)
KNOWN_ORDER = _what("order", initiative.initiative)
ROUNDS = _what("round", flow.fight)
TURN = _what("turn", turn.start_sequence)
ALERT = _what("no-longer-surprised", turn.end_sequence)
PICKS_UP = _what("picks-up", rules.turn.free_interaction)
STANDS = _what("stands", rules.prone.stand)
MISS, HIT, CRITICAL = NUMBERS.kind("miss"), NUMBERS.kind("hit"), NUMBERS.kind("critical")
BY_ROLL = NUMBERS.rule(rules.attack.hit)
BY_20, BY_1 = NUMBERS.rule(rules.attack.natural_20), NUMBERS.rule(rules.attack.natural_1)
DAMAGE = _what("damage", rules.damage.roll)
FALLS = _what("falls", damage.falls)
STRUCK = _what("death-failure", rules.death.damage)
MASSACRED = _what("dies", rules.death.massive)
SAVED, MISSED = (_what(kind, rules.dice.d20_test) for kind in ("save-made", "save-missed"))
FAILS_BY_ITSELF = _what("save-fails", dice.missed_by)
EFFECT, BEFALLS = _what("effect-rolled", rules.damage.many_targets), _what("befalls", lasting.spell)
DRAINS, DRAINED = _what("drains", lasting.spell), _what("dies", lasting.spell)
DIES, SLAIN = _what("dies", rules.zero.monster), _what("dies", rules.zero.instant_death)
WAKES = _what("death-save-wakes", rules.death.natural_20)
SUCCEEDS = _what("death-save-success", rules.death.save)
FAILS, FAILS_TWICE = (_what("death-save-failure", rule) for rule in (rules.death.save, rules.death.natural_1))
STABLE_NOW, DEAD_NOW = _what("stable", rules.death.three), _what("dies", rules.death.three)
DRINKS, HEALS = _what("drinks", rules.healing.add), _what("heals", rules.healing.add)
STABILIZES, AID_FAILS = (_what(kind, rules.stabilizing.first_aid) for kind in ("stabilizes", "first-aid-fails"))
USES, GOES_ON = _what("uses-power", cast.use), _what("goes-on", lasting.begins)
OVER, SHAKEN = (_what("power-ends", rule) for rule in (lasting.spell, rules.dice.d20_test))
RECOVERS, PROOF, PUSHED = (
    _what("recovers", rules.dice.d20_test),
    _what("proof", has),
    _what("pushed", lasting.spell),
)
RECHARGES, RECHARGE_FAILS = (_what(kind, rules.monster.recharge) for kind in ("recharges", "recharge-fails"))
LEGENDARY = _what("legendary", rules.monster.legendary_actions)
RESISTS = _what("legendary-resistance", rules.monster.legendary_resistance)
KNOCKED_OUT = _what("knocked-out", rules.knock_out.choice)
DODGE_LOST, LETS_GO = _what("dodge-lost", rules.action.dodge_lost), _what("lets-go", rules.grapple.ends)
DODGES = _what("dodge", rules.action.dodge)
SNEAKS, EXTRA_DICE = _what("sneak-attack", has), _what("extra-dice", has)
PARRIES, STAYS_UP = _what("parries", has), _what("stays-up", has)
REGENERATES = _what("regenerates", has)
THIRSTS, THROWS_DOWN = (_what(kind, has) for kind in ("bloodthirst", "throws-down"))
STEP, PUT_BACK = _what("step", rules.grid.enter), _what("put-back", rules.passing.no_end)
OPPORTUNITY, DASHES = _what("opportunity", rules.opportunity.trigger), _what("dash", rules.action.dash)
DRAWS, STOWS = (_what(kind, rules.turn.free_interaction) for kind in ("draws", "stows"))
STEALTH, NOBODY_CAUGHT = (_what(kind, rules.surprise.compare) for kind in ("stealth", "nobody-surprised"))
HIDDEN, FOUND = _what("hidden", rules.hiding.check), _what("found", rules.hiding.lost)
SEARCHES = _what("searches", hiding.search)
SHOVES, CONTEST, REPLY = (_what(kind, grapple.shove) for kind in ("shoves", "contest", "contest-reply"))
PUSHED_OFF, FALLS_DOWN = _what("pushed", grapple.shoved), _what("falls-down", fall.falls_down)
THROWN_DOWN = _what("suffers", rules.condition.prone_own)
JUMPS, KEEPS_FOOTING, LOSES_FOOTING = (
    _what(kind, rules.movement.long_jump) for kind in ("jumps", "keeps-footing", "loses-footing")
)
DROWNS, LOST_IN_WATER = _what("drowns", rules.underwater.breath), _what("lost-in-water", rules.underwater.ranged_beyond)
JOINS = _what("joins", flow.join_late)
AFTERMATH, FINISHED = _what("aftermath", rules.flow.end), _what("finished-off", rules.death.massive)
