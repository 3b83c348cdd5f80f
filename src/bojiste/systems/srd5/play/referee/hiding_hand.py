"""The referee's hand on who is seen: somebody is hidden from all its enemies, or found by them."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.hand import Deed, Verb
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import no_more
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.table import running
from bojiste.systems.srd5.prepare import Scene, State


def _may_hide(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """There must be an enemy who could see it and does."""
    yield from no_more(scene, state, deed)
    table = running(state)
    if not hiding.seeing(table, table.profiles[deed.who]):
        yield Problem(deed.path, deed.who, "nobody-sees")


def _hides(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Its enemies lose sight of somebody, whatever they notice."""
    table = running(state)
    yield from hiding.slips_away(table, table.profiles[deed.who])


def _may_be_found(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """It must be hidden from somebody."""
    yield from no_more(scene, state, deed)
    if not running(state).now[deed.who].hidden_from:
        yield Problem(deed.path, deed.who, "not-hidden")


def _found(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Everybody from whom it was hidden finds it."""
    table = running(state)
    who = table.profiles[deed.who]
    yield from hiding.found_by(table, who, [table.profiles[id] for id in table.now[who.id].hidden_from])


VERBS = {
    "hides": Verb("goblin-1 hides", _may_hide, _hides),
    "found": Verb("goblin-1 found", _may_be_found, _found),
}
