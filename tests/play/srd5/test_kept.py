"""What a table keeps between two changes is what a look would find, whatever has changed and whoever has changed it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.run import Run
from bojiste.files.scenes import load
from bojiste.systems.srd5.play.kept import Kept
from bojiste.systems.srd5.play.table import Table, running
from tests.house import EXAMPLES
from tests.play.srd5.cast import ada, gob, grid, orc, played

LOOKED_UP = [name for name in Kept.__slots__ if name not in ("foes", "faced", "version")]


def kept_is_true(table: Table) -> None:
    """Ask for everything, so that it is kept from now on, and look whether it is so."""
    known, fresh = table.known, Kept(0, table.everybody, table.now)
    assert {name: getattr(known, name) for name in LOOKED_UP} == {name: getattr(fresh, name) for name in LOOKED_UP}
    for who in table.everybody:
        assert table.foes(who) == tuple(one for one in who.enemies if table.up(one))
    for id, faced in known.faced.items():
        whose = table.profiles[id]
        assert {one.id for one in faced if table.up(one)} == {
            one.id for one in whose.enemies if table.up(one) and table.knows(whose, one)
        }


class Watching(list[Event]):
    """Looks at the tables of a run after each event."""

    run: Run

    def append(self, event: Event) -> None:
        super().append(event)
        views = [view for view in self.run._views.values() if not view.stale]
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
