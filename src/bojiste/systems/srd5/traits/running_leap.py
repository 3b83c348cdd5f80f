"""Running Leap: so far it jumps with a run (``play.motion``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("running_leap", HARMLESS)
