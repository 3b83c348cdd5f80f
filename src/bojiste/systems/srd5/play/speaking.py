"""The rooms of play that no course calls by name: they speak at moments, and are here so that somebody brings them."""

from __future__ import annotations

from bojiste.systems.srd5.play.attacks import finesse as finesse
