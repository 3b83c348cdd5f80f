"""The kernel plays every fight as the readable engine plays it, by the same dice, event for event."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numba")

from bojiste.core.dice import Page, Tape, die, key_of
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import forecast, quick
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many, play_many
from bojiste.kernel import jit
from bojiste.kernel.sources import rooms
from bojiste.kernel.stage import Code, Twin
from bojiste.systems.srd5.kernel import KERNEL, SOURCES
from bojiste.systems.srd5.kernel.map_plain import MAP
from tests.kernel import fights, maps
from tests.kernel.same import Made, compared, differences, generated

BENCH = Path(__file__).parents[2] / "examples" / "bench"
FEW, FEW_MAPS, GIFTED, ARMED, BITTEN, CHARGED = 150, 120, 60, 40, 60, 60
kept = jit.kept


def bench(name: str) -> Scene:
    return load(BENCH / f"{name}.toml")


def ambush() -> Scene:
    return load(BENCH.parent / "srd5" / "goblin_ambush.toml")


def test_every_generated_fight_is_the_same() -> None:
    compared(range(FEW), 1)


ON_MAPS = """bloodthirst extra-dice found hidden joins opportunity parries picks-up sneak-attack
stows""".split()  # noqa: SIM905 (a list to be read)


def test_every_generated_fight_on_a_map_is_the_same_and_all_of_it_happens() -> None:
    seen = compared(range(FEW_MAPS), 1, maps.scene)
    assert [kind for kind in ON_MAPS if not seen.kinds[kind]] == []


def test_every_generated_fight_of_large_creatures_on_a_map_is_the_same() -> None:
    compared(range(FEW_MAPS // 4), 2, maps.broad)


BITES = ["befalls", "effect-rolled", "opportunity", "save-fails", "save-made", "save-missed", "stands"]


def test_every_generated_fight_on_a_map_in_which_hits_bring_more_is_the_same_and_all_of_it_happens() -> None:
    seen = compared(range(BITTEN), 1, maps.bitten)
    assert [kind for kind in BITES if not seen.kinds[kind]] == []


def test_the_fights_of_the_ambush_are_the_same() -> None:
    scene = ambush()
    assert differences(scene, 3, 20) == []
    assert quick.played(scene, Many(40, 5), Taken("kernel")) == play_many(scene, 40, 5)


def test_of_a_friend_whose_seat_keeps_it_to_itself_the_tactic_reckons_one_failed_save() -> None:
    blow = {"name": "sword", "to_hit": 5, "damage": ["1d6 slashing"], "reach": 5}
    hero = {"kind": "character", "ac": 12, "hp_max": 9, "attack": [blow], "initiative": 9}
    dying = {"id": "ben", "side": "guests", "seat": "player:Ben", "now": {"hp": 0, "death_fail": 2}}
    foe = {"id": "ogre", "side": "ogres", "ac": 12, "hp_max": 30, "attack": [blow], "tactic": "idle"}
    scene = read_scene(
        {
            "format": 1,
            "system": "srd5",
            "side": [{"id": "guests", "relations": {"heroes": "friendly"}}],
            "combatant": [hero | {"id": "ada", "side": "heroes", "seat": "player:Ada"}, hero | dying, foe],
        }
    )
    assert differences(scene, 1, 3) == []


CHARGES = ["bloodthirst", "save-made", "save-missed", "throws-down"]


def test_every_generated_fight_of_those_who_charge_is_the_same_and_all_of_it_happens() -> None:
    seen = compared(range(CHARGED), 1, maps.charging)
    assert [kind for kind in CHARGES if not seen.kinds[kind]] == []


@pytest.mark.parametrize("name", ["caravan", "dark_ambush", "skeletons"])
def test_fights_of_the_examples_on_a_map_are_the_same(name: str) -> None:
    scene = load(BENCH.parent / "srd5" / f"{name}.toml")
    assert differences(scene, 3, 5) == []
    assert quick.played(scene, Many(10, 5), Taken("kernel")) == play_many(scene, 10, 5)


HAPPENED = """befalls drains effect-rolled goes-on knocked-out legendary legendary-resistance power-ends proof pushed
recharge-fails recharges recovers save-fails uses-power""".split()  # noqa: SIM905 (a list to be read)


def test_every_generated_fight_with_features_is_the_same_and_all_of_it_happens() -> None:
    seen = compared(range(GIFTED), 2, fights.gifted)
    assert [kind for kind in HAPPENED if not seen.kinds[kind]] == []


@pytest.mark.parametrize("name", ["s1", "s2"])
def test_the_fights_of_the_benchmark_are_the_same(name: str) -> None:
    scene = bench(name)
    assert differences(scene, 3, 20) == []


@pytest.mark.parametrize("name", ["s1", "s2"])
def test_tallies_are_the_same(name: str) -> None:
    scene = bench(name)
    assert quick.played(scene, Many(150, 5), Taken("kernel")) == play_many(scene, 150, 5)


@pytest.mark.parametrize("made, many", [(fights.scene, 20), (maps.scene, 5), (maps.broad, 2)])
def test_tallies_of_generated_fights_are_the_same(made: Made, many: int) -> None:
    for number, scene in generated(range(20), made):
        assert quick.played(scene, Many(many, number), Taken("kernel")) == play_many(scene, many, number)


def test_scenes_side_by_side_are_the_same() -> None:
    """Neighbours among the generated scenes share some keys of what is measured, and lack others."""
    scenes = tuple(scene for _, scene in generated(range(12)))
    how = Many(30, 6)
    by = [quick.played_side_by_side(scenes, how, Taken(way)) for way in ("kernel", "readable")]
    assert by[0] == by[1]
    assert any(pair.flags for pair in by[0].pairs) and any(turned != (0, 0) for turned in by[0].pairs[0].flags.values())


def test_the_dice_are_the_same_bit_for_bit() -> None:
    from bojiste.kernel import dice
    from bojiste.systems.srd5.kernel.stage import code

    desk = code().desk().record()
    with __import__("numpy").errstate(over="ignore"):
        for seed, fight, section, turn in ((1, 0, 0, 0), (-7, 3, 5, 31), (2**70, 10**8, 100, 2)):
            tape = Tape(seed, fight)
            desk.seed = key_of(seed)
            dice.begin(desk[0], fight)
            for page in (None, Page(section, turn)):
                if page is not None:
                    tape.page(page)
                    dice.turn_page(desk[0], *page)
                for sides in (20, 6, 4, 100, 2):
                    assert dice.roll(desk[0], sides) == tape.face(die(sides, str, None))
            assert desk[0].drawn == tape.drawn == 10


# -- what is known exactly -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scene, key, odds", [("s1", "won:red", 0.502704907), ("s2", "won:heroes", 0.65659292526611)])
def test_the_kernel_comes_to_the_exact_odds(scene: str, key: str, odds: float) -> None:
    report = forecast(bench(scene), 100_000, 11, way="kernel")
    share = report.share(key)
    error = (odds * (1 - odds) / share.of) ** 0.5
    assert report.taken.way == "kernel" and abs(float(share.part) - odds) < 4 * error


def test_whoever_strikes_first_has_the_odds_of_the_oracle() -> None:
    source = bench("s1").source
    ada, brok = source["combatant"]
    scene = read_scene({**source, "combatant": [{**ada, "now": {"initiative": 30}}, brok]})
    share = forecast(scene, 100_000, 2, way="kernel").share("won:red")
    assert abs(float(share.part) - 0.554098148213) < 0.0063


# -- the way that is taken -----------------------------------------------------------------------------------------


def told(report: Any) -> dict[str, Any]:
    return {key: value for key, value in report.as_json().items() if key not in ("ways", "lacks")}


@pytest.mark.parametrize("precision", [None, 0.08])
def test_a_report_is_the_same_by_either_way_and_any_number_of_threads(precision: float | None) -> None:
    scene = bench("s2")
    by = {way: forecast(scene, 400, 4, precision=precision, way=way) for way in ("kernel", "readable")}
    assert told(by["kernel"]) == told(by["readable"])
    assert (precision is None) == (by["kernel"].fights == 400)
    two = forecast(scene, 400, 4, 2, precision=precision, way="kernel")
    assert two.as_json() == by["kernel"].as_json()


def test_the_quickest_way_is_taken_and_named() -> None:
    scene, archers = bench("s1"), load(BENCH.parent / "srd5" / "archers.toml")
    assert quick.chosen((scene,), Many(quick.PAYS, 1), None)[:2] == ("kernel", ())
    assert quick.chosen((scene,), Many(quick.PAYS - 1, 1), None)[:2] == ("readable", ("lacks-fights",))
    assert quick.chosen((scene,), Many(quick.PAYS, 1, "tcp://host:1"), None)[:2] == ("readable", ("lacks-cluster",))
    with pytest.raises(SceneError):
        quick.chosen((scene,), Many(quick.PAYS, 1, "tcp://host:1"), "kernel")
    assert quick.chosen((archers,), Many(quick.PAYS, 1), None)[:2] == ("readable", ("lacks-map",))
    assert quick.chosen((scene, ambush()), Many(quick.PAYS, 1), None)[:2] == ("kernel", ())
    assert forecast(scene, 20, 1).ways == ("exact", "readable")
    assert forecast(scene, 20, 1, way="kernel").ways == ("exact", "kernel")


def test_a_loop_that_is_kept_is_taken_for_fewer_fights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOJISTE_CACHE", str(tmp_path))
    monkeypatch.setattr(jit, "kept", kept)
    few = Many(quick.PAYS - 1, 1)
    assert quick.chosen((ambush(),), few).way == "readable" and not list(tmp_path.iterdir())
    home = jit.shelf.__wrapped__(*rooms(SOURCES))
    assert home is not None
    (home / f"{jit.READY}{MAP}").touch()
    loads = KERNEL.loop(ambush()).loads
    assert quick.chosen((ambush(),), Many(loads, 1))[:2] == ("kernel", ())
    assert quick.chosen((ambush(),), Many(loads - 1, 1))[:2] == ("readable", ("lacks-fights",))
    assert quick.chosen((bench("s1"),), few).way == "readable", "that is another loop"


def test_a_shelf_that_another_program_has_cleared_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = Code(Twin(lambda: lambda *desks: None, (), tmp_path))
    monkeypatch.setattr(Code, "_mark", tmp_path / "cleared" / "ready")
    monkeypatch.setattr(Code, "read", lambda self: None)
    monkeypatch.setattr(Code, "compile", lambda self: None)
    code.prepare()
    assert code.prepared and not code.ready


def test_without_numba_the_readable_engine_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "find_spec", lambda name: None)
    assert quick.chosen((bench("s1"),), Many(quick.PAYS, 1), None)[:2] == ("readable", ("lacks-numba",))


@pytest.mark.parametrize("way, reason", [("kernel", "lacks-map"), ("exact", "way-exact")])
def test_a_way_that_cannot_be_gone_is_refused(way: Any, reason: str) -> None:
    with pytest.raises(SceneError) as fault:
        forecast(load(BENCH.parent / "srd5" / "archers.toml"), 10, 1, way=way)
    assert [problem.reason for problem in fault.value.problems] == [reason]


STING = {"name": "sting", "to_hit": 3, "reach": 5, "damage": "1d4 piercing"}
VENOM = {"name": "venom", "test": {"save": "constitution", "dc": 12}}
MILD: dict[str, Any] = {"effects": [{"kind": "damage", "dice": "2d6 poison"}, {"kind": "knock_out"}]}
LACKING: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("lacks-map", {"field": {"distance": [{"between": ["ada", "brok"], "ft": 10}]}}, {}),
    ("lacks-day", {"procedure": "day", "encounter": [{"sides": ["blue"]}]}, {}),
    ("lacks-place", {"field": {"mode": "abstract", "light": "dim"}}, {}),
    ("lacks-under-way", {"fight": {"round": 200}}, {}),
    ("lacks-rulings", {"rulings": "ask"}, {}),
    ("lacks-tactic", {}, {"tactic": "clever"}),
    ("lacks-traits", {}, {"traits": ["assassinate"]}),
    ("lacks-traits", {}, {"traits": ["swarm"], "kind": "character"}),
    ("lacks-features", {}, {"regeneration": {"amount": 3, "stopped_by": ["fire"]}}),
    *(("lacks-begun", {}, {"now": {"conditions": [one]}}) for one in ("frightened:brok", "petrified", "blinded")),
    ("lacks-tactic", {}, {"now": {"conditions": ["stunned"]}, "tactic": "weakest"}),
    ("lacks-falls", {}, {"kind": "character", "speed": 0}),
    ("lacks-crowd", {}, {"count": 40}),
    ("lacks-objects", {}, {"flat_reduction": 2}),
    ("lacks-powers", {}, {"spells": ["fire_bolt"], "casting": "intelligence"}),
    (
        "lacks-powers",
        {},
        {
            "power": [
                {
                    "name": "charm",
                    "target": {"range": 30},
                    "test": {"save": "wisdom", "dc": 12},
                    "effects": [{"kind": "condition", "condition": "charmed"}],
                }
            ]
        },
    ),
    (
        "lacks-falls",
        {},
        {"cond_immune": ["prone"], "kind": "monster", "attack": [{**STING, "then": {**VENOM, **MILD}}]},
    ),
    ("lacks-tactic", {}, {"legendary": 1}),
    ("lacks-features", {}, {"tactic": "ordinary", "legendary": 1, "legendary_deeds": ["cantrip"]}),
]


@pytest.mark.parametrize("lack, whole, one", LACKING)
def test_what_the_kernel_lacks_is_named(lack: str, whole: dict[str, Any], one: dict[str, Any]) -> None:
    source = bench("s1").source
    ada, brok = source["combatant"]
    scene = read_scene({**source, **whole, "combatant": [{**ada, **one}, brok]})
    assert lack in list(KERNEL.lacks(scene))


BROUGHT: tuple[dict[str, Any], ...] = (
    {"effects": [{"kind": "condition", "condition": "poisoned"}]},
    {"effects": [{"kind": "push", "feet": 10}, {"kind": "condition", "condition": "prone"}]},
    MILD,
)
"""What hits bring that the kernel does not play on a map."""
ON_A_MAP: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("lacks-map", {"options": {"realistic_diagonals": True}}, {}),
    ("lacks-map", {"field": {"width": 63, "height": 9}}, {}),
    ("lacks-map", {"field": {"cover": [{"of": "ada", "degree": "half"}]}}, {}),
    ("lacks-place", {"field": {"area": [{"corner": [0, 0], "opposite": [2, 2], "fog": "light"}]}}, {}),
    ("lacks-place", {"field": {"light": "dim"}}, {"traits": ["light_sensitivity"]}),
    ("lacks-place", {}, {"speed": {"walk": 30, "fly": 30}}),
    ("lacks-place", {"field": {"area": [{"corner": [0, 0], "opposite": [2, 2], "water": 10}]}}, {}),
    ("lacks-place", {"field": {"area": [{"corner": [0, 0], "opposite": [2, 2], "height": 10}]}}, {"size": "large"}),
    ("lacks-tactic", {}, {"tactic": "clever"}),
    ("lacks-traits", {}, {"traits": ["assassinate"]}),
    ("lacks-shapes", {}, {"form": [{"name": "wolf"}, {"name": "human"}]}),
    ("lacks-strikes", {}, {"weapons": ["shortsword", "shortsword"]}),
    ("lacks-attacks", {}, {"weapons": ["net"]}),
    ("lacks-attacks", {}, {"attack": [{"name": "bite", "to_hit": 3, "reach": 5, "damage": "1d4 piercing", "uses": 1}]}),
    *(("lacks-powers", {}, {"attack": [{**STING, "then": {**VENOM, **more}}]}) for more in BROUGHT),
    ("lacks-features", {}, {"falters": [{"by": "fire", "suffers": "stunned"}]}),
    ("lacks-begun", {}, {"now": {"position": [1, 1], "conditions": ["charmed:brok"]}}),
    ("lacks-under-way", {"fight": {"turn": "brok"}}, {"now": {"position": [1, 1], "arrives": 2}}),
]


@pytest.mark.parametrize("lack, whole, one", ON_A_MAP)
def test_what_the_kernel_lacks_on_a_map_is_named(lack: str, whole: dict[str, Any], one: dict[str, Any]) -> None:
    source = bench("s1").source
    ada, brok = ({**who, "now": {"position": [4 * place, 1]}} for place, who in enumerate(source["combatant"]))
    plain, field = {"width": 9, "height": 9}, {"width": 9, "height": 9, **whole.get("field", {})}
    assert list(KERNEL.lacks(read_scene({**source, "field": plain, "combatant": [ada, brok]}))) == []
    scene = read_scene({**source, **whole, "field": field, "combatant": [{**ada, **one}, brok]})
    assert lack in list(KERNEL.lacks(scene))


def test_attacks_that_hang_on_more_are_named() -> None:
    source = bench("s1").source
    ada, brok = source["combatant"]
    bow = {"name": "bow", "weapon": "longbow", "to_hit": 9, "range": [150, 600], "damage": "3d8 piercing"}
    scene = read_scene({**source, "combatant": [{**ada, "attack": [bow]}, brok]})
    assert list(KERNEL.lacks(scene)) == ["lacks-attacks"]


def test_of_what_was_compiled_the_newest_folders_are_kept(tmp_path: Path) -> None:
    for age in range(7):
        folder = tmp_path / f"old{age}"
        folder.mkdir()
        (folder / "code.nbc").touch()
        os.utime(folder, (1000 - age, 1000 - age))
    jit.tidied(tmp_path)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == [f"old{age}" for age in range(jit.KEPT)]


# -- how it runs ---------------------------------------------------------------------------------------------------

PLAYED = """
from bojiste.kernel import objects
objects.found = lambda home, name: None
from tests.kernel import fights, maps, same, test_kernel as kernel
scene = kernel.bench("s2")
assert same.differences(scene, 3, {fights}, same.compiled) == []
same.compared(range(1000, {last}), 2, by=same.compiled)
same.compared(range(2000, {maps}), 1, maps.scene, by=same.compiled)
same.compared(range(3000, {gifted}), 1, fights.gifted, by=same.compiled)
same.compared(range(4000, {armed}), 1, fights.armed, by=same.compiled)
same.compared(range(5000, {bitten}), 1, maps.bitten, by=same.compiled)
same.compared(range(6000, {charging}), 1, maps.charging, by=same.compiled)
print(kernel.KERNEL.stage(scene).count(3, 0, 50).number("checksum"))
"""


@pytest.mark.slow
def test_it_plays_the_same_with_every_bound_checked(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "NUMBA_BOUNDSCHECK": "1",
        "BOJISTE_CACHE": str(tmp_path),
        "PYTHONPATH": str(BENCH.parents[1]),
    }
    code = PLAYED.format(fights=10, last=1020, maps=2012, gifted=3016, armed=4016, bitten=5012, charging=6012)
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == KERNEL.stage(bench("s2")).count(3, 0, 50).number("checksum")
