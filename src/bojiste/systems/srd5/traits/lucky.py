"""Lucky: a 1 on a d20 is rolled again (``play.dice.order``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("lucky", HARMLESS)
