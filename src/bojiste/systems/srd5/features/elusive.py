"""Elusive: no attack roll has advantage against it while it can act."""

from __future__ import annotations

from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.moments import ATTACK_ADVANTAGE
from bojiste.systems.srd5.play.attacks.shot import NO_HELP, Aim, Found

TRAIT = Feature("elusive")


@ATTACK_ADVANTAGE.voice(TRAIT.name, there=(TRAIT.name,))
def slips(aim: Aim) -> Found:
    """Whatever would help."""
    return (NO_HELP,) if TRAIT.of(aim.target) and aim.table.acts(aim.target) else ()
