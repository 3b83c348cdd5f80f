"""Sure-Footed: advantage on Strength and Dexterity saving throws against what would knock it prone."""

from __future__ import annotations

from bojiste.systems.srd5.moments import SAVE_AGAINST
from bojiste.systems.srd5.play.attacks.shot import Against
from bojiste.systems.srd5.traits.base import Trait, Twin

TRAIT = Trait("sure_footed", Twin("played", "harmless"))


@TRAIT.speaks(SAVE_AGAINST)
def helps(against: Against) -> str:
    """Against a fall."""
    return "sure-footed" if against.ability in ("strength", "dexterity") and "prone" in against.brought else ""
