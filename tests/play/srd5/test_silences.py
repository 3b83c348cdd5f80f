"""Where no sound is made: wherever any silence lies."""

from __future__ import annotations

from bojiste.systems.srd5.now import Running
from tests.play.srd5.cast import ada, cira, grid, orc, played

CASTS = {"casting": "wisdom", "level": 3, "spells": ["silence"], "slots": [0, 1]}


def test_of_two_silences_either_hushes_whoever_is_in_it() -> None:
    people = ada(at=(1, 1), **CASTS), cira(at=(5, 1), **CASTS), orc(at=(9, 1))
    game = played(grid(*people, order=["ada", "cira", "orc"]))
    table = game.state.memo["table"]
    who = {id: table.profiles[id] for id in ("ada", "cira", "orc")}
    assert not any(map(table.hushed, who.values()))
    for id in ("ada", "cira"):
        table.now[id].running = (Running(f"{id}/silence", "silence", 2, 10, True, zone=table.space(who[id])),)
    assert [id for id, one in who.items() if table.hushed(one)] == ["ada", "cira"]
