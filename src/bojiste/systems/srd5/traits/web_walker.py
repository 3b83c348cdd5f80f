"""Web Walker: it goes through webs as if they were not there (``play.profile``)."""

from __future__ import annotations

from bojiste.systems.srd5.traits.base import HARMLESS, Trait

TRAIT = Trait("web_walker", HARMLESS)
