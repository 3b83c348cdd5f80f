"""Every block of the bestiary fights a party of four to the end, nobody asked: on a field, and without one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bojiste.core.dice import Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import system
from bojiste.tell import sums

PARTY = ("ada", "brok", "cira", "eva")
BLOCKS = [id for id, table in system("srd5").blocks().items() if table.get("kind", "monster") != "character"]
SAMPLE = BLOCKS[::12]
WIDE, HIGH = 20, 10
STAND = {(1, 0): "a", (1, 1): "b", (1, 3): "c", (1, 4): "d", (12, 1): "m"}
MAP = "\n".join("".join(STAND.get((x, y), ".") for x in range(WIDE)) for y in range(HIGH))


def scene(block: str, *, field: bool) -> Scene:
    """The party against one of a block."""
    heroes = [{"block": id, "side": "heroes", "mark": mark} for id, mark in zip(PARTY, "abcd", strict=True)]
    foe = {"block": block, "id": "foe", "side": "foes", "mark": "m"}
    more = {"field": {"map": MAP}} if field else {}
    return read_scene({"format": 1, "system": "srd5", **more, "combatant": [*heroes, foe]})


def fights(block: str, seeds: range, *, field: bool) -> Iterator[Run]:
    for seed in seeds:
        run = Run(scene(block, field=field), Tape(seed), events=[], strict=True)
        run.advance()
        yield run


def fought(block: str, seeds: range, *, field: bool) -> None:
    for run in fights(block, seeds, field=field):
        assert run.outcome is not None
        assert run.outcome.winner in ("heroes", "foes", None)
        if run.outcome.winner is not None:
            assert run.outcome.reason
        told = [event for event in run.events or () if event.kind == "damage"]
        assert all(sums.total(event) == event.data.get("rolled", event.data["damage"]) for event in told)
        assert any(event.kind in ("hit", "critical", "damage", "miss", "befalls") for event in run.events or ())


def test_the_sample_is_of_all_sizes_and_many_kinds() -> None:
    tables = [system("srd5").blocks()[id] for id in SAMPLE]
    assert len({table.get("size", "medium") for table in tables}) == 6
    assert len({table["type"] for table in tables}) >= 9


@pytest.mark.parametrize("block", SAMPLE)
def test_a_sample_fights_to_the_end(block: str) -> None:
    fought(block, range(1), field=False)
    fought(block, range(1), field=True)


@pytest.mark.parametrize("block", ["stirge", "cloaker", "erinyes"])
def test_the_sum_told_of_damage_is_the_damage(block: str) -> None:
    """Of what torments, of what is shared, of what another power adds to a blow: ``fought`` compares them."""
    fought(block, range(3), field=False)


@pytest.mark.slow
@pytest.mark.parametrize("block", BLOCKS)
def test_every_block_fights_to_the_end(block: str) -> None:
    fought(block, range(3), field=False)
    fought(block, range(1), field=True)
