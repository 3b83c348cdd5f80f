"""What a table keeps between two changes is what a look would find, whatever has changed and whoever has changed it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.run import Run
from bojiste.files.scenes import load
from bojiste.systems.srd5.play.table import running
from tests.house import EXAMPLES
from tests.play.srd5.cast import ada, gob, grid, orc, played
from tests.properties.shortcuts import kept_is_true


class Watching(list[Event]):
    """Looks at the tables of a run after each event."""

    run: Run

    def append(self, event: Event) -> None:
        super().append(event)
        views = [view for view in self.run._views.values() if view.looked == view.versions.sight]
        for memo in (self.run.state.memo, *(view.memo for view in views)):
            if "table" in memo:
                kept_is_true(memo["table"])


@pytest.mark.parametrize("path", sorted((EXAMPLES / "srd5").glob("*.toml")), ids=lambda path: path.stem)
def test_after_every_event_what_is_kept_is_so(path: Path) -> None:
    watching = Watching()
    watching.run = Run(load(path), Tape(5), events=watching)
    watching.run.advance()
    assert len(watching) > 20


def test_what_the_referee_sets_is_kept_no_longer() -> None:
    people = [ada(at=(1, 1)), orc(at=(2, 1)), gob(at=(8, 1))]
    one: Game = played(grid(*people, order=["ada", "orc", "gob"], options={"printing": "srd_ru"}), [])
    who, table = one.scene.prepared.profiles["ada"], running(one.state)
    assert [foe.id for foe in table.foes(who)] == ["orc", "gob"]
    one.rule("gob life dead")
    assert [foe.id for foe in table.foes(who)] == ["orc"]
    before = table.speed(who)
    one.rule("ada exhaustion 2")
    assert table.speed(who) == before // 2
    one.rule("ada exhaustion 0; ada restrained")
    assert table.speed(who) == 0 and table.known.hampered == {"ada"}
    one.rule("ada -restrained")
    assert table.speed(who) == before and not table.known.hampered
