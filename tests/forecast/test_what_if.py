"""What if: fields of a scene varied, scenes side by side with the same dice, a search, a matrix; known answers."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.errors import SceneError
from bojiste.forecast import intervals, matrix, sample, tune, vary, what_if
from bojiste.forecast.sample import Many
from bojiste.kit.maps import NoRoom, crowded
from tests.forecast.oracle import first_wins
from tests.forecast.purse import data

pytestmark = pytest.mark.usefixtures("purse")

TOSS = {0: Fraction(1, 2), 1: Fraction(1, 2)}


def ada_wins(ada: int, ota: int) -> float:
    """Ada tosses first, and a lost toss costs her a token: Ota strikes first, so to say."""
    return 1 - float(first_wins((TOSS, TOSS), (ota, ada)))


@pytest.mark.parametrize(
    "text, field, values",
    [
        ("goblins.count=1..4", "goblins.count", (1, 2, 3, 4)),
        ("ogre.hp_max=40..90/25", "ogre.hp_max", (40, 65, 90)),
        ("a.now.hp=-2..0", "a.now.hp", (-2, -1, 0)),
        ("options.printing=phb_cs, srd_ru", "options.printing", ("phb_cs", "srd_ru")),
        ("a.hides=true,false", "a.hides", (True, False)),
        ('a.name="Jan Hus"', "a.name", ("Jan Hus",)),
        ("a.b=3,1,3,true,1", "a.b", (3, 1, True)),
        ("a.b=−1..1", "a.b", (-1, 0, 1)),
    ],
)
def test_what_varies_is_read(text: str, field: str, values: tuple[Any, ...]) -> None:
    assert vary.read(text) == vary.Vary(field, values)


@pytest.mark.parametrize(
    "text, reason",
    [
        ("goblins", "vary-form"),
        ("goblins=3", "vary-form"),
        ("a.b=", "vary-form"),
        ("=3", "vary-form"),
        ("a.b=5..3", "vary-empty"),
        ("a.b=1..9/0", "vary-empty"),
        ("a.b=1..1001", "vary-many"),
        ("a.b=1..999999999999999999999", "vary-many"),
        ("a.b=" + "1," * 20_000, "vary-many"),
        ("a.b=1..x", "vary-range"),
        ("a.b=0.5..2", "vary-range"),
    ],
)
def test_what_cannot_vary_is_refused(text: str, reason: str) -> None:
    with pytest.raises(SceneError) as fault:
        vary.read(text)
    assert [problem.reason for problem in fault.value.problems] == [reason]


def test_a_field_is_that_of_an_id_a_block_or_a_side() -> None:
    scene = {
        "combatant": [{"id": "x", "block": "b", "side": "s"}, {"block": "b", "side": "s"}, {"block": "x", "side": "x"}]
    }
    assert [len(vary.about(scene, name)) for name in ("x", "b", "s", "y")] == [1, 2, 2, 0]
    made = vary.varied(scene, (("b.now.hp", 3), ("options.printing", "p")))
    assert [one.get("now") for one in made["combatant"]] == [{"hp": 3}, {"hp": 3}, None]
    assert made["options"] == {"printing": "p"}
    assert "now" not in scene["combatant"][0], "the scene itself stays as it is"


def test_nobody_of_that_name_is_told_all_at_once() -> None:
    with pytest.raises(SceneError) as fault:
        vary.varied(data(), (("eva.tokens", 1), ("ada.tokens", 1), ("fog.depth", 1)))
    assert [(one.value, one.reason) for one in fault.value.problems] == [
        ("eva.tokens", "vary-nobody"),
        ("fog.depth", "vary-nobody"),
    ]
    assert "ada" in fault.value.problems[0].data["known"]


def test_a_map_holds_as_many_as_there_are() -> None:
    drawn = "..g.\n#...\n..g#\n"
    assert crowded(drawn, "g", 2, 1, {}) == "..g.\n#...\n...#\n"
    assert crowded(drawn, "g", 2, 4, {}) == ".ggg\n#...\n..g#\n"
    assert crowded(drawn, "g", 3, 4, {}) is None, "the map does not show each of them"
    with pytest.raises(NoRoom) as full:
        crowded(drawn, "g", 2, 99, {})
    assert full.value.most == 10


def test_large_creatures_stand_where_there_is_room() -> None:
    """An ogre takes two squares by two: the next stands beside the whole of it, and on nobody else."""
    drawn = ".....\no....\n....#\n.g...\n"
    found = crowded(drawn, "o", 1, 2, {"o": 2})
    assert found == "..o..\no....\n....#\n.g...\n"
    with pytest.raises(NoRoom) as full:
        crowded(drawn, "o", 1, 9, {"o": 2})
    assert full.value.most < 9


def test_a_sweep_of_ogres_can_be_played() -> None:
    """Ten squares by four, a hero, a goblin, and one ogre that becomes four; for ten the message says how many go."""
    people = [{"block": block, "side": side} for block, side in (("ada", "red"), ("ogre", "blue"), ("goblin", "blue"))]
    map_ = "a.........\n.......o..\n..........\n.......g..\n"
    source = {"format": 1, "system": "srd5", "combatant": people, "field": {"map": map_}}
    scenes = what_if.scenes_of(source, [vary.read("ogre.count=1..4")])
    assert [len(scene.combatants) for _, scene in scenes] == [3, 4, 5, 6]
    with pytest.raises(SceneError) as fault:
        what_if.scenes_of(source, [vary.read("ogre.count=1,30")])
    assert [(one.value, one.reason) for one in fault.value.problems] == [("ogre.count=30", "vary-room")]


def test_a_sweep_tells_the_known_odds() -> None:
    """Each number of tokens against the exact odds; the interval of all six must hold them but for one in twenty."""
    varies = [vary.read("ada.tokens=1..3"), vary.read("ota.tokens=2..3")]
    rows = what_if.side_by_side(what_if.scenes_of(data(), varies), Many(1500, 11))
    assert [dict(row.settings) for row in rows][:2] == [
        {"ada.tokens": 1, "ota.tokens": 2},
        {"ada.tokens": 1, "ota.tokens": 3},
    ]
    for row in rows:
        exact = ada_wins(*(value for _, value in row.settings))
        low, high = row.report.share("won:left").interval
        assert low - 0.01 < exact < high + 0.01
        assert row.report.seed == 11 and row.report.fights == 1500


def test_differences_hold_the_exact_one_and_are_sharper_than_levels() -> None:
    rows = what_if.side_by_side(what_if.scenes_of(data(), [vary.read("ota.tokens=3..4")]), Many(2000, 5))
    assert rows[0].difference("won:left") is None
    by = rows[1].difference("won:left")
    assert by is not None and by.low < ada_wins(3, 4) - ada_wins(3, 3) < by.high
    one, two = (row.report.share("won:left").interval for row in rows)
    apart = ((one.high - one.low) ** 2 + (two.high - two.low) ** 2) ** 0.5
    assert by.high - by.low < 0.8 * apart
    left = rows[1].difference("hp:ota")
    assert left is not None and left.low > 0
    assert rows[1].difference("nothing") is None


def test_the_same_scene_differs_in_nothing() -> None:
    scene = read_scene(data())
    first, second = what_if.side_by_side([((), scene), ((), scene)], Many(200, 3))
    assert first.report == second.report and second.pair is not None
    assert set(second.pair.flags.values()) == {(0, 0)} and set(second.pair.counts.values()) == {(0, 0)}
    said = json.loads(json.dumps(second.as_json()))
    assert said["differences"]["hp:ada"] == {"low": 0.0, "high": 0.0}


def test_the_same_bytes_for_any_number_of_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "WORTH", 0.0)
    scenes = what_if.scenes_of(data("plain", "bold"), [vary.read("ada.tokens=2..4")])
    one, two = (
        json.dumps([row.as_json() for row in what_if.side_by_side(scenes, Many(300, 5, workers))]) for workers in (1, 2)
    )
    assert one == two


def test_a_search_finds_the_known_value() -> None:
    """Ada with 3 tokens wins most often half of her fights against 2 or 3."""
    scene = read_scene(data())
    exact = {tokens: ada_wins(3, tokens) for tokens in range(1, 9)}
    want = min(exact, key=lambda tokens: abs(exact[tokens] - 0.25))
    target = tune.target_of("win=25%", scene)
    assert target == ("won:left", 0.25)
    found = tune.tune(scene.source, vary.read("ota.tokens=1..8"), target, Many(3000, 9))
    assert found.reached and dict(found.tried[found.best].settings) == {"ota.tokens": want}
    assert len(found.tried) <= 5, "by halving"
    assert want in found.within or not found.within
    assert found.as_json()["best"] == {"ota.tokens": want}


def test_a_search_tries_what_it_cannot_exclude() -> None:
    """Of forty fights little is known: all that may be meant is there, though only few of them were tried."""
    source, target = vary.varied(data(), (("ota.tokens", 20),)), tune.Target("won:left", 0.5)

    def searched(values: str) -> tune.Tuned:
        return tune.tune(source, vary.read(f"ada.tokens={values}"), target, Many(40, 9))

    found = searched("1..40")
    assert list(found.within) == [value for value in range(1, 41) if searched(str(value)).within]
    assert len(found.within) > 3 and len(found.tried) < 15


def test_a_search_that_is_interrupted_says_what_it_has() -> None:
    scene, target, seen = read_scene(data()), tune.Target("won:left", 0.25), []

    def pressed(done: int, of: int) -> None:
        seen.append((done, of))
        if done >= 20:
            raise KeyboardInterrupt

    found = tune.tune(scene.source, vary.read("ota.tokens=1..8"), target, Many(20, 9), pressed)
    assert not found.complete and len(found.tried) == 1 and not found.as_json()["complete"]
    assert {of for _, of in seen} == {160}, "of all the scenes that may be played"
    with pytest.raises(KeyboardInterrupt):
        tune.tune(scene.source, vary.read("ota.tokens=1..8"), target, Many(20, 9), lambda done, of: pressed(20, of))


def test_an_average_of_somebody_can_be_searched() -> None:
    from bojiste.forecast import tables
    from bojiste.forecast.text import drawn
    from bojiste.tell.words import Words

    people = [{"id": one, "side": one, "hp_max": 9, "ac": 12} for one in ("ada", "brok")]
    scene = read_scene({"format": 1, "system": "srd5", "combatant": people})
    found = tune.tune(scene.source, vary.read("ada.hp_max=9..10"), tune.target_of("hp:ada=3", scene), Many(9, 1))
    for language, said in (
        ("en", "Ada, on average: hit points left"),
        ("cs", "Ada, průměrně: "),
        ("ru", "Ada, в среднем"),
    ):
        assert any(line.startswith(said) for line in drawn(tables.tuned(found, Words(language, "srd5"))))


def test_a_target_out_of_reach_is_said() -> None:
    scene = read_scene(data())
    found = tune.tune(scene.source, vary.read("ota.tokens=1..2"), tune.target_of("win=1", scene), Many(200, 1))
    assert not found.reached and dict(found.tried[found.best].settings) == {"ota.tokens": 1} and len(found.tried) == 2


@pytest.mark.parametrize(
    "text, reason",
    [
        ("win", "target-form"),
        ("win=often", "target-form"),
        ("win=200%", "target-share"),
        ("death=-1", "target-share"),
        ("rounds=inf", "target-share"),
        ("win=nan", "target-share"),
        ("rounds=-5", "target-share"),
        ("fell:ada=150%", "target-share"),
        ("=5", "target-form"),
        ("luck=1", "target-unknown"),
    ],
)
def test_bad_targets(text: str, reason: str) -> None:
    scene = read_scene(data())
    with pytest.raises(SceneError) as fault:
        target = tune.target_of(text, scene)
        tune.tune(scene.source, vary.read("ota.tokens=1..2"), target, Many(5, 1))
    assert fault.value.problems[0].reason == reason


def test_a_target_that_is_not_measured_is_said_as_it_was_typed() -> None:
    """The purse counts no deaths: ``death`` is not offered either."""
    scene = read_scene(data())
    with pytest.raises(SceneError) as fault:
        tune.tune(scene.source, vary.read("ota.tokens=1..2"), tune.target_of("death=10%", scene), Many(5, 1))
    (problem,) = fault.value.problems
    offered = problem.data["known"].split(", ")
    assert problem.value == "death" and "win" in offered and "death" not in offered


def test_too_many_scenes_and_faulty_ones() -> None:
    with pytest.raises(SceneError) as fault:
        what_if.scenes_of(data(), [vary.read("ada.tokens=1..21"), vary.read("ota.tokens=1..20")])
    assert fault.value.problems[0].reason == "vary-scenes"
    with pytest.raises(SceneError) as fault:
        what_if.scenes_of(data(), [vary.read("ada.tokens=x,y,1")])
    assert [one.value for one in fault.value.problems] == ["x", "y"], "each wrong value is told"
    with pytest.raises(SceneError) as fault:
        what_if.scenes_of(data(), [vary.read("ada.tokens=1..2"), vary.read("ada.tokens=3")])
    assert [(one.value, one.reason) for one in fault.value.problems] == [("ada.tokens", "vary-twice")]


def test_faults_of_values_bear_the_name_of_the_field() -> None:
    """As it was typed, once for all whom it is about; of many numbers that are too small the first is told."""
    scene = data()
    for one in scene["combatant"]:
        one["side"] = "all"
    with pytest.raises(SceneError) as fault:
        what_if.scenes_of(scene, [vary.read("all.tokens=-9..0"), vary.read("options.luck=1")])
    found = [(one.path, one.value) for one in fault.value.problems]
    assert sorted(found) == [("all.tokens", -9), ("options.luck", "luck")]


def test_paired_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Exactly: over all outcomes of 40 fights where 1 in 4 is gained and 1 in 10 lost."""
    from math import comb

    held = 0.0
    for gained in range(41):
        for lost in range(41 - gained):
            chance = (
                comb(40, gained) * comb(40 - gained, lost) * 0.25**gained * 0.1**lost * 0.65 ** (40 - gained - lost)
            )
            low, high = intervals.paired(gained, lost, 40)
            held += chance * (low <= 0.15 <= high)
    assert 0.94 < held < 0.97
    with pytest.raises(ValueError):
        intervals.paired(3, 3, 5)
    assert intervals.moved(3, 9, 1) is None
    assert intervals.moved(4, 8, 2) == (2.0, 2.0)


def test_a_matrix_of_blocks() -> None:
    from bojiste.core.system import system

    found = matrix.duels(system("srd5"), ("goblin", "ogre", "wolf"), Many(60, 4))
    assert found.wins("goblin", "goblin") is None
    assert found.wins("goblin", "ogre") == pytest.approx(1 - (found.wins("ogre", "goblin") or 0))
    assert found.mean("ogre") > found.mean("wolf") > found.mean("goblin")
    assert [id for id, _ in found.ranking] == ["ogre", "wolf", "goblin"]
    (_, ogre), *_ = found.ranking
    beaten = [found.share("ogre", other) for other in ("goblin", "wolf")]
    assert (ogre.fights, ogre.of) == (sum(one.fights for one in beaten if one), 120)
    told = found.as_json()
    assert (told["seed"], told["fights"], told["complete"]) == (4, 60, True) and "srd5-order" in told["conventions"]
    with pytest.raises(SceneError) as fault:
        matrix.blocks_of(system("srd5"), ["gobbo", "ogre", "gnull"])
    assert [problem.value for problem in fault.value.problems] == ["gobbo", "gnull"]
    for names, party, reason in ((["ogre"], False, "matrix-few"), ([], False, "matrix-many")):
        with pytest.raises(SceneError) as fault:
            matrix.blocks_of(system("srd5"), names, party=party)
        assert [problem.reason for problem in fault.value.problems] == [reason]
    assert matrix.blocks_of(system("srd5"), ["ogre"], party=True) == ("ogre",)
    assert matrix.blocks_of(system("srd5"), [], party=True) == tuple(system("srd5").blocks())


def test_a_matrix_that_is_interrupted_ends_with_the_pair() -> None:
    from bojiste.core.system import system
    from bojiste.forecast import tables
    from bojiste.forecast.text import drawn
    from bojiste.tell.words import Words

    def pressed(done: int, of: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    found = matrix.duels(system("osr"), ("goblin", "wolf", "orc"), Many(4, 4), pressed)
    assert list(found.reports) == [("goblin", "wolf")] and not found.complete
    said = drawn(tables.matrix(found, Words("cs", "osr")))
    assert "Přerušeno: nepotkali se všichni se všemi." in said
    assert matrix.duels(system("osr"), ("goblin", "wolf"), Many(2, 4)).complete


def test_fights_that_nobody_wins_count_for_neither() -> None:
    from bojiste.core.system import system

    found = matrix.duels(system("fiveaction"), ("riding_horse", "war_horse"), Many(3, 4))
    assert found.wins("riding_horse", "war_horse") == found.wins("war_horse", "riding_horse") == 0


@pytest.mark.parametrize("id", ["drd2", "fiveaction", "osr", "srd5"])
def test_every_system_has_a_matrix(id: str) -> None:
    """Nobody bears the id of a side, which some systems refuse; whoever meets is called by the name of its block"""
    from bojiste.core.system import system
    from bojiste.forecast import tables
    from bojiste.forecast.text import drawn
    from bojiste.tell.words import Words

    first, second = list(system(id).blocks())[:2]
    found = matrix.duels(system(id), (first, second), Many(6, 4))
    assert found.wins(first, second) is not None
    told = "\n".join(drawn(list(tables.matrix(found, Words("en", id))), 80)).lower()
    assert second.replace("-", "_").split("_")[-1] in told and "1 one" not in told


def test_heroes_against_each_block() -> None:
    from bojiste.core.system import system
    from bojiste.files.examples import examples
    from bojiste.files.scenes import load

    party = load(str(examples()["srd5/goblin_ambush"]))
    found = matrix.against(party, matrix.blocks_of(system("srd5"), ["goblin", "hill_giant"]), Many(20, 4))
    assert found.rows == ("heroes",) and (found.wins("heroes", "goblin") or 0) > 0.9
