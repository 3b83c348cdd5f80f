"""Action Surge: once (from level 17 twice) between rests one more action on one's turn; offered when the first is
spent."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Option
from bojiste.kit.course import Course
from bojiste.systems.srd5.features.base import Feature
from bojiste.systems.srd5.play.deed import Deed, spend
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.traits.base import has

TRAIT = Feature("action_surge", uses=lambda who, level: 1 + (level >= 17), rest="short")


def _may(table: Table, who: Profile) -> Iterator[Option]:
    if not TRAIT.of(who):
        return
    turn = table.now[who.id].turn
    spent = turn.action and turn.attacks_left <= 0 and not any(turn.listed)
    if spent and TRAIT.name not in turn.freely and TRAIT.left(table, who) and table.acts(who):
        yield Option("surge")


def surges(table: Table, who: Profile, rest: str) -> Course[None]:
    """One more action."""
    freely = (*table.now[who.id].turn.freely, TRAIT.name)
    changes = (*spend(table, who, action=False, attacks_left=0, freely=freely), *TRAIT.spent(table, who))
    yield TRAIT.told(who, changes=changes)


DEED = Deed("surge", has, _may, surges)
