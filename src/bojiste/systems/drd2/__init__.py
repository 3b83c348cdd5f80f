"""Dračí doupě II, basic rules: tests, challenges, clashes and conflicts with two six-sided dice and resources."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bojiste.core.rule import Rulebook
from bojiste.core.system import System
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.check import check
from bojiste.systems.drd2.conventions import conventions
from bojiste.systems.drd2.events import ASKS, KINDS
from bojiste.systems.drd2.measure import measure
from bojiste.systems.drd2.play import conflict, expedition, lone
from bojiste.systems.drd2.policy import POLICIES
from bojiste.systems.drd2.prepare import begin, prepare
from bojiste.systems.drd2.view import gauges, sight, states


def _sheet() -> Any:
    from bojiste.systems.drd2.sheet import Sheet

    return Sheet


def _now() -> Any:
    from bojiste.systems.drd2.sheet import Given

    return Given


def _options() -> Any:
    from bojiste.systems.drd2.options import Options

    return Options


def _world() -> Any:
    from bojiste.systems.drd2.world import World

    return World


def _blocks() -> Mapping[str, Any]:
    from bojiste.bestiary import blocks

    return blocks("drd2")


SYSTEM = System(
    id="drd2",
    rulebook=Rulebook("drd2", rules.GROUPS),
    kinds=KINDS,
    asks=ASKS,
    sheet=_sheet,
    now=_now,
    options=_options,
    world=_world,
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
    policies=POLICIES,
    measure=measure,
    conventions=conventions,
    gauges=gauges,
    states=states,
    text="bojiste.systems.drd2.text",
    blocks=_blocks,
    check=check,
)
