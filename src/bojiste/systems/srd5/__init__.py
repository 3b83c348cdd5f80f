"""``srd5``: fifth-edition combat in two printings; figures of the SRD 5.1 under CC-BY-4.0, see the NOTICE file."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import Lengths, Luck, System, blocks_of, kernel_of, models_of, shelf_of
from bojiste.systems.srd5.chain import chain
from bojiste.systems.srd5.check import check, remarks
from bojiste.systems.srd5.effects import kinds as kinds  # all are known before a sheet is read
from bojiste.systems.srd5.events import ASKS, FIRST, JOINING, KINDS, LEDGER
from bojiste.systems.srd5.measure import conventions, measure
from bojiste.systems.srd5.odds import ODDS
from bojiste.systems.srd5.play.referee.verbs import HAND
from bojiste.systems.srd5.play.turns.day import CARRIES, PROCEDURES
from bojiste.systems.srd5.play.turns.start import begin
from bojiste.systems.srd5.policy import POLICIES
from bojiste.systems.srd5.prepare import prepare
from bojiste.systems.srd5.telling import telling
from bojiste.systems.srd5.traits.every import KEPT_BY  # all speak before a fight begins
from bojiste.systems.srd5.view import board, chart, gauges, health, meaning, sight, states, traced, tracks, turns
from bojiste.systems.srd5.words import HALF_FEET

SYSTEM = System(
    id="srd5",
    rulebook=Rulebook("srd5", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures=PROCEDURES,
    prepare=prepare,
    begin=begin,
    sight=sight,
    sight_by=frozenset({"hidden_from", "shown", "stealth", "order"}),
    kept_by=KEPT_BY,
    multiplies=lambda scene: scene.prepared.breeds,
    policies=POLICIES,
    bands=("naive", "ordinary", "clever"),
    measure=measure,
    odds=ODDS,
    chain=chain,
    kernel=kernel_of(__name__),
    luck=Luck(left="hp"),
    lengths=Lengths("hf", HALF_FEET),
    unit=lambda scene: scene.options.distance_unit,
    conventions=conventions,
    gauges=gauges,
    health=health,
    states=states,
    turns=turns,
    tracks=tracks,
    meaning=meaning,
    traced=traced,
    chart=chart,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    proposed={"goblin": 3},
    shelf=shelf_of(__name__),
    check=check,
    remarks=remarks,
    board=board,
    first=FIRST,
    hand=HAND,
    opening=frozenset({"turn", "lair", "aftermath"}),
    closing=frozenset({"wakes", "rests", "hit-die", "arrives"}),
    merging=frozenset({"step"}),
    joining=JOINING,
    telling=telling,
    ledger=LEDGER,
    carries=CARRIES,
)
