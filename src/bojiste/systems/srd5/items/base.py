"""What a magic item is that speaks at moments: a trait that whoever bears it has; a weapon speaks with its attacks."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.systems.srd5.play.attacks.shot import Shot
from bojiste.systems.srd5.play.attacks.weapon import Attack
from bojiste.systems.srd5.play.component import Component
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.voices import Moment, Says
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.rules import damage
from bojiste.systems.srd5.traits.base import Trait
from bojiste.systems.srd5.words.treasure import Extra


class MagicItem(Trait):
    """A magic item. The kernel plays none that speaks."""

    __slots__ = ()

    def led(self, attack: Attack) -> bool:
        """Whether an attack is made with it."""
        return attack.magic_item == self.name

    def strikes(self, moment: Moment[Says], *, state: tuple[str, ...] = ()) -> Callable[[Says], Says]:
        """Let a function speak at a moment of attacks that are made with it."""
        return moment.voice(self.name, by=self.led, state=state)

    def weapon(self, who: Profile) -> str:
        """What it is made of, of whoever bears it."""
        return next((item.of for item in who.sheet.items if item.name == self.name), "")

    def drawn(self, table: Table, who: Profile) -> bool:
        """Whether somebody has it in hand; what is first used has been there before."""
        held = table.now[who.id].held
        return self.of(who) and self.weapon(who) in (who.first_item if held is None else held)


def dice_of(shot: Shot, extra: Extra) -> Component:
    """Dice besides, of the damage that they say, or of the weapon's own."""
    type_ = damage.types(extra.type) if extra.type else shot.attack.components[0].type
    return Component(extra.dice, extra.sides, 0, type_, ())
