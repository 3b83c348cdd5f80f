"""The kernel of fights by the round of five actions plays them as the readable engine does, event for event."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.files.scenes import load
from bojiste.forecast import forecast, quick
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many, play_many
from bojiste.forecast.sheaf import chunk
from bojiste.forecast.twin import Twin, side_by_side
from bojiste.systems.fiveaction.kernel import KERNEL, stage
from bojiste.systems.fiveaction.kernel.plain import TACTICS
from bojiste.systems.fiveaction.policy import POLICIES
from tests.kernel import five
from tests.kernel.five_scenes import SCENES, scene
from tests.kernel.lists import Lists
from tests.kernel.same import compared, differences, generated, readable

EXAMPLES = Path(__file__).parents[2] / "examples"
FEW = 70
WAYS: tuple[quick.Way, ...] = ("kernel", "readable")


def example(name: str) -> Scene:
    return load(EXAMPLES / f"{name}.toml")


HAPPENED = """against-odds begins bleeds charges compared confirmed counters critical draws drops faints out picks-up
reaches-in rises slips slips-away stance surrounded tied unbalanced""".split()  # noqa: SIM905 (a list to be read)


def test_every_generated_fight_is_the_same_and_all_of_it_happens() -> None:
    seen = compared(range(FEW), 1, five.scene).kinds
    assert [kind for kind in HAPPENED if not seen[kind]] == []


@pytest.mark.parametrize("name", SCENES)
def test_a_fight_is_the_same(name: str) -> None:
    """Each shows what chance seldom brings about: the fights named bring it."""
    found = read_scene(scene(name))
    assert not list(KERNEL.lacks(found))
    ours = Lists(found)
    for fight in SCENES[name].fights:
        assert ours.rows(1, fight, fight + 1) == readable(found, 1, fight)


@pytest.mark.parametrize(
    "name", ["bench/s6", "bench/s7", "fiveaction/ambush", "fiveaction/duel", "fiveaction/polearms"]
)
def test_fights_of_the_examples_are_the_same(name: str) -> None:
    assert differences(example(name), 3, 5) == []


def test_fights_one_after_another_are_those_that_are_played_alone() -> None:
    """Nothing of a fight is left on the desk for the next."""
    for _, found in generated(range(2000, 2005), five.scene):
        ours = Lists(found)
        assert ours.rows(3, 0, 5) == [row for fight in range(5) for row in ours.rows(3, fight, fight + 1)]


KNIFE: dict[str, Any] = {"row": "medium_straight_blade", "hand": "sheathed"}


def with_spares() -> Scene:
    """A duel with pikes, and swords in their sheaths: drawn where the pike has fallen, or is too long."""
    duel = scene("a knife against a pike")
    spare = [{**one, "weapons": [*one["weapons"][:1], KNIFE]} for one in duel["combatant"]]
    return read_scene({**duel, "combatant": spare})


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop is played as it stands."""
    monkeypatch.setattr("bojiste.kernel.jit.there", lambda: False)
    code = stage.code.__wrapped__()
    monkeypatch.setattr(stage, "code", lambda: code)


def test_where_a_kernel_leaves_many_fights_the_readable_engine_plays_all(
    uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bojiste.forecast.twin.LOOK", 4)
    found, duel, how = with_spares(), example("fiveaction/duel"), Many(5, 5)
    many, none = (quick.played(one, how, Taken("kernel")) for one in (found, duel))
    assert (many, many.anew) == (play_many(found, 5, 5), 5) and (none, none.anew) == (play_many(duel, 5, 5), 0)
    beside = quick.played_side_by_side((duel, found), how, Taken("kernel"))
    assert beside == chunk((duel, found), 5, (0, 5)) and [one.anew for one in beside.tallies] == [5, 5]


def test_fights_that_the_kernel_leaves_are_played_anew_and_counted(
    uncompiled: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, span = with_spares(), (0, 6)
    fast, played = Twin(found), chunk((found, found), 5, span)
    both = side_by_side((fast, fast), 5, span)
    assert both == played and 1 < both.tallies[0].anew < 6
    monkeypatch.setattr("bojiste.forecast.twin.STRAYS", 1)
    halved = fast.tally(5, span)
    assert (halved, halved.anew) == (played.tallies[0], both.tallies[0].anew)


@pytest.mark.slow
def test_tallies_are_the_same_compiled() -> None:
    """The one test for which the loop is compiled; the report names who has played."""
    some = (scene for _, scene in generated(range(40, 52), five.scene))
    for found in (example("bench/s6"), example("bench/s7"), *some):
        assert quick.played(found, Many(25, 5), Taken("kernel")) == play_many(found, 25, 5)
    duel = example("bench/s6")
    assert quick.chosen((duel,), Many(quick.PAYS, 1))[:2] == ("kernel", ())
    by = {way: forecast(duel, 30, 1, way=way).as_json() for way in WAYS}
    assert (by["kernel"].pop("ways"), by["readable"].pop("ways")) == (["kernel"], ["readable"])
    assert by["kernel"] == by["readable"]


LACKING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("lacks-modules", {"options": {"modules": {"heavy_blows": True}}}, {}),
    ("lacks-modules", {"options": {"modules": {"defence_costs_actions": True}}}, {}),
    ("lacks-modules", {"options": {"modules": {"initiative_recalculated": True}}}, {}),
    ("lacks-place", {"field": {"ceiling": 8}}, {}),
    ("lacks-place", {"field": {"width": 8}}, {}),
    ("lacks-fear", {"intimidation": True}, {}),
    ("lacks-rulings", {"rulings": "ask"}, {}),
    ("lacks-begun", {}, {"now": {"virtual": 2}}),
    ("lacks-begun", {}, {"now": {"at": [1200, 2]}}),
    ("lacks-abilities", {}, {"abilities": ["dance_of_death"]}),
    ("lacks-begun", {}, {"now": {"guard": "bound"}}),
    ("lacks-begun", {}, {"now": {"guard": "unaware"}}),
    ("lacks-weapons", {}, {"weapons": ["light_axe", {"row": "light_axe", "hand": "ground"}]}),
    ("lacks-weapons", {}, {"weapons": [{"row": "light_axe", "hand": "sheathed"}, "light_axe"]}),
    ("lacks-weapons", {}, {"weapons": ["medium_bow"], "shield": None}),
    ("lacks-weapons", {}, {"weapons": [{"row": "light_axe", "hand": "off"}], "shield": None}),
    ("lacks-weapons", {}, {"shield": {"row": "improvised_shield"}}),
    ("lacks-crowd", {}, {"count": 15}),
]


@pytest.mark.parametrize("lack, whole, one", LACKING)
def test_what_the_kernel_lacks_is_named(lack: str, whole: dict[str, Any], one: dict[str, Any]) -> None:
    source = example("bench/s6").source
    ota, petr = source["combatant"]
    whoever = {key: value for key, value in {**ota, **one}.items() if value is not None}
    assert list(KERNEL.lacks(read_scene({**source, **whole, "combatant": [whoever, petr]}))) == [lack]


def test_every_tactic_is_played() -> None:
    assert set(POLICIES) == set(TACTICS)


def test_riders_are_left_to_the_engine() -> None:
    assert "lacks-horses" in list(KERNEL.lacks(example("fiveaction/knights")))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_thousands_of_generated_fights_are_the_same(part: int) -> None:
    compared(range(10_000 + 400 * part, 10_400 + 400 * part), 3, five.scene)
