"""The arrays of a scene: what everybody has all along, how everybody begins, and what is counted."""

from __future__ import annotations

from functools import cache
from typing import Any

from bojiste.core.state import View
from bojiste.core.system import Outcome
from bojiste.kernel.counts import Shape
from bojiste.kernel.loop import loop
from bojiste.kernel.stage import COLUMNS, SMALL, Code, Stage, Twin, bits
from bojiste.kernel.translated import made
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.kernel import SOURCES, hands, plain
from bojiste.systems.fiveaction.kernel.arms import arms
from bojiste.systems.fiveaction.kernel.course import REASONS, fight, measured
from bojiste.systems.fiveaction.kernel.desk import DECLARED, TRUTH
from bojiste.systems.fiveaction.measure import measure
from bojiste.systems.fiveaction.play.grasp import grasp
from bojiste.systems.fiveaction.play.penalty import numbers
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.prepare import Kit, Scene, State, begin

LEVEL_WORDS = ("none", "mortal", "dead")
"""What a multiple critical hit does besides."""


@cache
def fights() -> Any:
    """The loop, which is made of the course (``kernel.translated``)."""
    names = [name for name, *_ in (*COLUMNS, *DECLARED.columns)]
    course = made(fight, names, steady=DECLARED.steady, weights=DECLARED.noted)
    return loop("fiveaction", DECLARED.set_up, course.entry, measured)


@cache
def code() -> Code:
    """The compiled loop, which tells nothing; made once."""
    return Code(Twin(fights, DECLARED.columns, SOURCES, growth=SMALL, known={"TOLD": False}))


@cache
def teller() -> Code:
    """The same loop, telling rows."""
    return Code(Twin(fights, DECLARED.columns, SOURCES, "told", growth=None))


def stage(scene: Scene) -> Stage:
    """The fights of a scene of which nothing is lacking (``plain.lacks``)."""
    state = begin(scene)
    return Stage(code(), shape(scene, state), values(scene, state), teller=teller)


def shape(scene: Scene, state: State) -> Shape:
    """The keys of ``measure``, and how large its numbers get."""
    usual = measure(scene, state, Outcome(None, "undecided", {"rounds": 0}))
    sides = tuple(side.id for side in scene.sides)
    return Shape(tuple(usual.flags), tuple(usual.counts), plain.most(scene), sides, REASONS)


def values(scene: Scene, state: State) -> dict[str, Any]:
    """What a scene puts into the columns."""
    kinds = hands.kinds(scene)
    starts = [0]
    for kind in kinds:
        starts.append(starts[-1] + len(kind.holds))
    rows = [_row(scene, state, kit, kinds, starts) for kit in scene.prepared.kits.values()]
    found = {name: [int(row[name]) for row in rows] for name in rows[0]}
    return _options(scene) | found | _seen(scene, state, kinds) | arms(scene, kinds, starts)


# -- options -------------------------------------------------------------------------------------------------------


def _options(scene: Scene) -> dict[str, Any]:
    """What holds for the whole fight."""
    law, field = scene.options, scene.world.field
    costs, crit, lives = law.actions, law.crit, law.lives
    hurts = {f"hurts_{what}": int(what in lives.penalties_apply_to) for what in ("attack", "defence", "tests")}
    provokes = {f"provokes_{what}": int(what in law.provoking_activities) for what in ("pick_up", "draw", "rise")}
    return {
        "max_rounds": scene.world.max_rounds,
        "many": len(scene.combatants),
        "sides": len(scene.sides),
        "each_round": int(bool(law.modules.initiative_each_round)),
        "runnable": int(field.runnable),
        "surroundings": field.environment,
        "to_pick_up": costs.pick_up,
        "to_draw": costs.draw,
        "to_stance": costs.stance,
        "to_charge": costs.charge,
        "to_slip": costs.regain_distance,
        "ties_succeed": int(law.tests.tie_succeeds),
        "actor_wins": int(law.tests.opposed_tie == "actor"),
        "always": law.tests.natural_success,
        "never": law.tests.natural_failure,
        "most_cleaves": law.abilities.cleave_extra_attacks,
        "shock_least": law.shock.base_tn,
        "shock_each": law.shock.per_point,
        "shock_stuns": law.shock.stun_per_point,
        "must_hit": int(crit.requires_hit),
        "through_counts": int(crit.run_through_hit == "critical_damage"),
        "double_critical": LEVEL_WORDS.index(law.multiple_critical.level2),
        "triple_critical": LEVEL_WORDS.index(law.multiple_critical.level3),
        "counter_price": costs.counterattack,
        "first_only": int(law.abilities.riposte_action_cost == "first_only"),
        "pair_attack": rules.cover_ally.teamwork(law.abilities.teamwork.attack, False),
        "pair_defence": rules.cover_ally.teamwork(law.abilities.teamwork.defence, False),
        "pair_opponents": rules.cover_ally.teamwork(law.abilities.teamwork.opponents, False),
        "wound_numbers": list(numbers(lives.wound_penalty)),
        "stun_numbers": list(numbers(lives.stun_penalty)),
        **hurts,
        **provokes,
    }


# -- everybody -----------------------------------------------------------------------------------------------------


def _row(scene: Scene, state: State, kit: Kit, kinds: tuple[hands.Kind, ...], starts: list[int]) -> dict[str, int]:
    """What one fighter has, and how it begins."""
    kind = [one.kit.id for one in kinds].index(hands.first(scene, kit.id))
    sides = [side.id for side in scene.sides]
    return {
        "kind": kind,
        "hold": starts[kind],
        "side": sides.index(kit.side),
        "enemies": sum(1 << scene.by_id[foe].index for foe in scene.prepared.foes[kit.id]),
        **_begins(state, kit),
        **_body(scene, state, kit),
        **_skills(scene, state, kit),
    }


def _begins(state: State, kit: Kit) -> dict[str, int]:
    """How somebody begins."""
    now = state[kit.id]
    x, y = (now.lying[0].x, now.lying[0].y) if now.lying else (0, 0)
    return {**DECLARED.begins(now), "lying_x": x, "lying_y": y}


def _body(scene: Scene, state: State, kit: Kit) -> dict[str, int]:
    table, law = Table(scene, state), scene.options
    pieces = {piece.piece: piece.dr for piece in kit.armour}
    mild, serious, grave, mortal = kit.thresholds
    rarer = [
        rules.critical.range_reduction(parry, kit.dr, law.crit.reduction_sources, False) for parry in (0, kit.parry)
    ]
    return {
        "initiative": table.base_initiative(kit.id),
        "reaction": kit.reaction,
        "tier": table.natural_tier(kit.id),
        "dexterity": kit.dexterity,
        "unready_dexterity": rules.target.non_defending(kit.dexterity, law.rounding),
        "low_dexterity": rules.test.rounding(kit.dexterity, 2, 3, law.rounding),
        "constitution": kit.constitution,
        "lives": kit.lives,
        "mild": mild,
        "serious": serious,
        "grave": grave,
        "mortal": mortal,
        "shock": kit.shock,
        "rarer": rarer[0],
        "rarer_parried": rarer[1],
        "accessories": pieces.get("accessories", 0),
        "body": pieces.get("body", 0),
        "bulk": kit.size,
    }


def _skills(scene: Scene, state: State, kit: Kit) -> dict[str, int]:
    table, law = Table(scene, state), scene.options
    return {
        "attack_price": table.attack_price(kit.id),
        "step_price": table.step_price(kit.id),
        "most_sequences": 2 if kit.has("lightning_attacks") else 1,
        "tactic": plain.TACTICS.index(kit.tactic),
        "reflexes": kit.has("combat_reflexes"),
        "mates": bits(scene.by_id[mate].index for mate in kit.teamwork),
        "stabs": kit.has("backstab"),
        "cleaves": kit.has("cleave"),
        "off_fist": rules.unarmed.two_fists(True, bool(kit.has("ambidexterity")), law.two_weapons.off_hand_penalty),
        "escape": table.skill(kit.id, "escape"),
        "balance": max(table.skill(kit.id, "balance"), table.skill(kit.id, "escape")),
        "dodging": rules.defence.dodging(kit.has("dodging"), law.abilities.dodging),
        "most_counters": rules.counter.number(kit.has("riposte"), kit.dexterity, law.rounding),
        "ripostes": kit.has("riposte"),
        "mobility": law.abilities.mobility_vs_counterattack if kit.has("mobility") else 0,
    }


def _seen(scene: Scene, state: State, kinds: tuple[hands.Kind, ...]) -> dict[str, list[list[int]]]:
    """What everybody's seat knows of each state of hands (it need not know all sheets), and at last how it is."""
    looks, sprint = [[0] for _ in range(TRUTH + 1)], [[0] for _ in range(TRUTH + 1)]
    for place, kits in _eyes(scene, state).items():
        held = [grasp(kits[kind.kit.id], hold.held, hold.shield) for kind in kinds for hold in kind.holds]
        looks[place], sprint[place] = [one.looks for one in held], [one.sprint for one in held]
    return {"looks": _even(looks), "sprint": _even(sprint)}


def _eyes(scene: Scene, state: State) -> dict[int, dict[str, Kit]]:
    """The sheets made ready as everybody's seat knows them, and as they are."""
    seats = {one.seat for one in scene.combatants}
    known = {seat: View(scene, state, seat, scene.system.sight).scene.prepared.kits for seat in seats}
    return {one.index: known[one.seat] for one in scene.combatants} | {TRUTH: scene.prepared.kits}


def _even(rows: list[list[int]]) -> list[list[int]]:
    """Rows of the same length."""
    most = max(map(len, rows))
    return [row + [0] * (most - len(row)) for row in rows]
