"""“Boj”: five actions a round, two ten-sided dice, weapons and armour by tables, hit locations by choice."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import Lengths, Luck, System, blocks_of, carries, kernel_of, models_of, shelf_of
from bojiste.systems.fiveaction.check import check, remarks
from bojiste.systems.fiveaction.events import ASKS, JOINING, KINDS, LEDGER
from bojiste.systems.fiveaction.measure import conventions, measure
from bojiste.systems.fiveaction.odds import ODDS
from bojiste.systems.fiveaction.play import fight
from bojiste.systems.fiveaction.play.hand import HAND
from bojiste.systems.fiveaction.play.meaning import meaning
from bojiste.systems.fiveaction.policy import POLICIES
from bojiste.systems.fiveaction.prepare import begin, prepare
from bojiste.systems.fiveaction.telling import telling
from bojiste.systems.fiveaction.view import chart, gauges, health, sight, states, tracks, turns

SYSTEM = System(
    id="fiveaction",
    rulebook=Rulebook("fiveaction", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures={"fight": fight.fight},
    prepare=prepare,
    begin=begin,
    sight=sight,
    policies=POLICIES,
    bands=("steady", "fighter"),
    measure=measure,
    odds=ODDS,
    kernel=kernel_of(__name__),
    luck=Luck(left="hp"),
    lengths=Lengths("qf", {"foot": 4}),
    conventions=conventions,
    gauges=gauges,
    health=health,
    states=states,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    shelf=shelf_of(__name__),
    proposed={"robber": 2},
    check=check,
    remarks=remarks,
    first=("attack", "shoot", "throw", "charge", "run_through", "step", "walk", "run", "draw", "load", "rise"),
    hand=HAND,
    merging=frozenset({"moves"}),
    telling=telling,
    joining=JOINING,
    kept_by=frozenset({"held", "named", "shield", "status"}),
    ledger=LEDGER,
    carries=carries("wounds", "stun", "status"),
    turns=turns,
    tracks=tracks,
    meaning=meaning,
    chart=chart,
)
