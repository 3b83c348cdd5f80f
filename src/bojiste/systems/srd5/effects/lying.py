"""What effects have in common that lie on somebody as long as the power goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from bojiste.kit.dice import in_words
from bojiste.kit.fields import Dice
from bojiste.systems.srd5.effects.base import Kind
from bojiste.systems.srd5.effects.telling import named
from bojiste.systems.srd5.now import HOSTILE, Suffering
from bojiste.systems.srd5.play.spellcasting.in_use import Met
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile

if TYPE_CHECKING:
    from bojiste.core.shelf import Speaker

MARKED = "guard"
"""What the state calls it that a power lies on somebody which has no other word there."""


class Lying(Kind):
    """An effect that goes on. What the state has no word for is looked up with the powers that lie on somebody."""

    LIES: ClassVar = True
    SEEN: ClassVar = False


class Lent(Lying):
    """An effect that the state has words for, each with a number or dice."""

    SEEN: ClassVar = True

    @property
    def friendly(self) -> bool:
        return True

    @property
    def worded(self) -> bool:
        return next(self.lends(), None) is not None

    def lends(self) -> Iterator[tuple[str, Dice]]:
        """The words of the state, each with how much."""
        yield from ()

    def more(self, met: Met) -> int:
        """What a higher slot adds to a number."""
        return 0

    def entries(self, table: Table, met: Met, one: Profile) -> Iterator[Suffering]:
        for word, amount in self.lends():
            if amount.number:
                yield entry(met, word, amount.number, amount.sides)
            else:
                yield entry(met, word, amount.flat + self.more(met))

    def card(self, words: Speaker) -> Iterator[str]:
        for word, amount in self.lends():
            much = in_words(amount.number, amount.sides, words, amount.flat)
            yield named(words, "condition", word) + ("" if much == "1" else f" ({much})")


ONE = Dice(0, 1, 1)
"""How much there is of what is there or not."""


def entry(met: Met, word: str, amount: int = 0, sides: int = 0) -> Suffering:
    """What lies on somebody until the moment at which that is over which a power lends."""
    end = until_it_attacks(met) or _lent_until(met)
    return Suffering(word, met.who.id, end, met.effect, met.power.key, amount, sides)


def marked(met: Met) -> Suffering:
    """What lies on somebody where the state has no other word for it."""
    return entry(met, MARKED, ONE.flat)


def until_it_attacks(met: Met) -> str:
    """The end of what is over for whoever attacks."""
    until = met.power.row.duration.until_it_attacks
    return HOSTILE if until == HOSTILE else "attacks" if until else ""


def _lent_until(met: Met) -> str:
    """The moment that ends boons which do not go on."""
    return f"{met.power.row.duration.until}:{met.who.id}" if met.power.row.duration.until else ""
