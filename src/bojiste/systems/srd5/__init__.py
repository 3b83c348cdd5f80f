"""``srd5``: fifth-edition combat in two printings, compatible with fifth edition.

Figures of the System Reference Document 5.1 are used under CC-BY-4.0; see the NOTICE file.
"""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import System, blocks_of, models_of
from bojiste.systems.srd5.check import check
from bojiste.systems.srd5.events import ASKS, JOINING, KINDS, LEDGER
from bojiste.systems.srd5.measure import conventions, measure
from bojiste.systems.srd5.play.day import day
from bojiste.systems.srd5.play.flow import fight
from bojiste.systems.srd5.play.hand import HAND
from bojiste.systems.srd5.policy import POLICIES
from bojiste.systems.srd5.prepare import begin, prepare
from bojiste.systems.srd5.view import board, gauges, sight, states, turns

SYSTEM = System(
    id="srd5",
    rulebook=Rulebook("srd5", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures={"fight": fight, "day": day},
    prepare=prepare,
    begin=begin,
    sight=sight,
    sight_by=frozenset({"hidden_from"}),
    kept_by=frozenset({"suffers", "helped", "readied"}),
    policies=POLICIES,
    measure=measure,
    conventions=conventions,
    gauges=gauges,
    states=states,
    turns=turns,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    check=check,
    board=board,
    hand=HAND,
    merging=frozenset({"step"}),
    joining=JOINING,
    ledger=LEDGER,
)
