"""Everything a turn can be spent on."""

from __future__ import annotations

from bojiste.kit.deed import Deed, Deeds
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import (
    activity,
    assault,
    charge,
    first_aid,
    fling,
    intimidation,
    missile,
    mounted,
    stance,
    wait,
    walk,
    warhorse,
)
from bojiste.systems.fiveaction.play.table import Table

DEEDS: Deeds[Table, str] = Deeds(
    (
        Deed("attack", rules.attack.declare, assault.offered, assault.done),
        Deed("run_through", rules.run_through.attack, assault.helpless_offered, assault.done),
        Deed("shoot", rules.missile.range_, missile.offered, missile.done),
        Deed("volley", missile.volleys, missile.volleys_offered, missile.volleys),
        Deed("throw", rules.missile.range_, missile.throws_offered, missile.throws),
        Deed("charge", rules.charge.conditions, charge.offered, charge.done),
        Deed("ride_down", rules.mounted.charge_conditions, mounted.offered, mounted.done),
        Deed("kick", rules.mounted.war_horse_attack, warhorse.offered, warhorse.done),
        Deed("step", rules.move.step, walk.steps_offered, walk.steps),
        Deed("walk", rules.move.step_limit, walk.walks_offered, walk.walks),
        Deed("run", rules.move.run, walk.runs_offered, walk.runs),
        Deed("escape", rules.weapon.too_close, walk.escapes_offered, walk.escapes),
        Deed("load", rules.missile.crossbow_rate, missile.loads_offered, missile.loads),
        Deed("aim", rules.missile.aim, missile.aims_offered, missile.aims),
        Deed("draw", rules.round.action_costs, activity.draws_offered, activity.draws),
        Deed("pick_up", rules.round.action_costs, activity.picks_offered, activity.picks),
        Deed("rise", rules.life.prone, activity.rises_offered, activity.rises),
        Deed("stance", rules.defence.stance_requirements, stance.offered, stance.done),
        Deed("cover", rules.cover_ally.conditions, stance.covers_offered, stance.covers),
        Deed("treat", rules.location.first_aid, first_aid.offered, first_aid.done),
        Deed("frighten", rules.intimidation.when, intimidation.offered, intimidation.done),
        Deed("fling", fling.done, fling.offered, fling.done),
        Deed("wait", rules.wait.cost, wait.offered, wait.done),
    )
)
