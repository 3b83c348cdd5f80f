"""“Boj”: five actions a round, two ten-sided dice, weapons and armour by tables, hit locations by choice."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import System, blocks_of, models_of
from bojiste.systems.fiveaction.check import check
from bojiste.systems.fiveaction.events import ASKS, JOINING, KINDS, LEDGER
from bojiste.systems.fiveaction.measure import conventions, measure
from bojiste.systems.fiveaction.play import fight
from bojiste.systems.fiveaction.play.hand import HAND
from bojiste.systems.fiveaction.policy import POLICIES
from bojiste.systems.fiveaction.prepare import begin, prepare
from bojiste.systems.fiveaction.view import gauges, sight, states, turns

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
    measure=measure,
    conventions=conventions,
    gauges=gauges,
    states=states,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    check=check,
    hand=HAND,
    merging=frozenset({"moves"}),
    joining=JOINING,
    ledger=LEDGER,
    turns=turns,
)
