"""What a table keeps of hands, enemies and who is left is what a look would find, after every event."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.run import Run
from bojiste.core.state import State
from bojiste.files.scenes import load
from bojiste.systems.fiveaction.play.table import Table
from tests.house import EXAMPLES


class Watching(list[Event]):
    """Looks at the tables of a run after each event, so that all of it is kept from now on."""

    run: Run

    def append(self, event: Event) -> None:
        super().append(event)
        views = [view for view in self.run._views.values() if view.looked == view.versions.sight]
        for state in (self.run.state, *views):
            if "table" in state.memo:
                _same(state.memo["table"], Table(state.scene if state in views else self.run.scene, State(state.now)))


def _same(table: Table, fresh: Table) -> None:
    """``fresh`` stands on a state whose changes nobody counts: it keeps nothing."""
    assert table.decided == fresh.decided
    for who in table.prep.foes:
        assert table.grasp(who) is fresh.grasp(who) and table.foes(who) == fresh.foes(who)


@pytest.mark.parametrize("path", sorted((EXAMPLES / "fiveaction").glob("*.toml")), ids=lambda path: path.stem)
def test_after_every_event_what_is_kept_is_so(path: Path) -> None:
    watching = Watching()
    watching.run = Run(load(path), Tape(5), events=watching)
    watching.run.advance()
    assert len(watching) > 20
