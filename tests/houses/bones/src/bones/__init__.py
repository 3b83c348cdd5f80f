"""``bones``: two throw knuckle-bones; a pair takes a tooth from the other."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import System, blocks_of, models_of
from bones.check import check
from bones.events import ASKS, KINDS
from bones.measure import conventions, measure
from bones.play.turn import match
from bones.policy import POLICIES
from bones.prepare import begin, prepare
from bones.view import gauges, sight, states

SYSTEM = System(
    id="bones",
    rulebook=Rulebook("bones", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures={"match": match},
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
)
