"""Dračí doupě II, basic rules: tests, challenges, clashes and conflicts with two six-sided dice and resources."""

from __future__ import annotations

from bojiste.core.rule import Rulebook
from bojiste.core.system import System, blocks_of, carries, models_of, shelf_of
from bojiste.systems.drd2.check import check
from bojiste.systems.drd2.events import ASKS, CLOSING, KINDS, LEDGER, OPENING
from bojiste.systems.drd2.measure import conventions, measure
from bojiste.systems.drd2.odds import ODDS
from bojiste.systems.drd2.play import conflict, expedition, lone
from bojiste.systems.drd2.play.hand import HAND
from bojiste.systems.drd2.play.meaning import meaning
from bojiste.systems.drd2.policy import BANDS, POLICIES
from bojiste.systems.drd2.prepare import begin, prepare
from bojiste.systems.drd2.telling import Telling
from bojiste.systems.drd2.view import gauges, sight, states, tracks, turns

SYSTEM = System(
    id="drd2",
    rulebook=Rulebook("drd2", __name__),
    kinds=KINDS,
    asks=ASKS,
    models=models_of(__name__),
    procedures={
        "conflict": conflict.conflict,
        "test": lone.test,
        "challenge": lone.challenges,
        "clash": lone.clash,
        "expedition": expedition.expedition,
    },
    prepare=prepare,
    begin=begin,
    sight=sight,
    sight_by=frozenset({"met"}),
    policies=POLICIES,
    bands=BANDS,
    measure=measure,
    odds=ODDS,
    conventions=conventions,
    gauges=gauges,
    states=states,
    turns=turns,
    tracks=tracks,
    meaning=meaning,
    text=f"{__name__}.text",
    blocks=blocks_of(__name__),
    shelf=shelf_of(__name__),
    proposed={"highwayman": 2, "hound": 1},
    check=check,
    hand=HAND,
    ledger=LEDGER,
    carries=carries("body", "soul", "influence", "money", "materials", of="hero"),
    telling=Telling,
    opening=OPENING,
    closing=CLOSING,
)
