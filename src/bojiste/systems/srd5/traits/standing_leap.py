"""Standing Leap: so far it jumps without a run (``play.motion``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("standing_leap", HARMLESS)
