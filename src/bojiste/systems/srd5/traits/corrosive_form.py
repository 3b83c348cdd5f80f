"""Corrosive Form: a weapon of metal or wood that hits it is the worse for it."""

from __future__ import annotations

from bojiste.kit.course import Course
from bojiste.systems.srd5.moments import HIT_ON
from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.damage.corrosion import eats
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words.goods import BLADES, STAVES

TRAIT = Trait("corrosive_form")


@TRAIT.speaks(HIT_ON)
def corrodes(shot: Shot) -> Course[None]:
    """What has hit it corrodes."""
    if shot.attack.word in STAVES or shot.attack.word in BLADES:
        yield from eats(shot)
