"""Old-school rules of the Czech «Pravidla a procedury»: fights, encounters and expeditions with a d20."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import Luck, System, blocks_of, carries, kernel_of, models_of, shelf_of
from bojiste.systems.osr.check import check, remarks
from bojiste.systems.osr.events import ASKS, JOINING, KINDS, LEDGER
from bojiste.systems.osr.measure import conventions, measure
from bojiste.systems.osr.odds import ODDS
from bojiste.systems.osr.play.hand import HAND
from bojiste.systems.osr.play.meaning import meaning
from bojiste.systems.osr.play.procedures import PROCEDURES
from bojiste.systems.osr.policy import POLICIES
from bojiste.systems.osr.prepare import begin, prepare
from bojiste.systems.osr.telling import telling
from bojiste.systems.osr.view import chart, gauges, health, sight, states, tracks, turns

SYSTEM = System(
    id="osr",
    rulebook=Rulebook("osr", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures=PROCEDURES,
    prepare=prepare,
    begin=begin,
    sight=sight,
    policies=POLICIES,
    measure=measure,
    kernel=kernel_of(__name__),
    odds=ODDS,
    luck=Luck(left="hp"),
    conventions=conventions,
    gauges=gauges,
    health=health,
    states=states,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    proposed={"goblin": 2, "wolf": 1},
    shelf=shelf_of(__name__),
    check=check,
    remarks=remarks,
    first=("attack", "throw", "cast", "hold", "use", "toward", "place", "stand", "struggle"),
    hand=HAND,
    opening=frozenset({"turn", "side-turn", "day", "goes-on"}),
    closing=frozenset({"trial"}),
    joining=JOINING,
    telling=telling,
    ledger=LEDGER,
    carries=carries("hp", "fatigue", "supplies", "magic_points"),
    turns=turns,
    tracks=tracks,
    meaning=meaning,
    chart=chart,
    sight_by=frozenset({"present"}),
    kept_by=frozenset({"conditions", "readied", "held_spell", "held_by"}),
)
