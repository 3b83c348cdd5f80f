"""A loop that came compiled plays as the one that is compiled here; whatever is not of these sources, and of this kind
of machine, is passed over."""

from __future__ import annotations

import dataclasses
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.dice import Tape, die, key_of
from bojiste.core.system import Loop, system
from bojiste.errors import SceneError
from bojiste.files.scenes import load
from bojiste.forecast import forecast, quick
from bojiste.forecast.report import Taken
from bojiste.forecast.sample import Many
from bojiste.kernel import dice, objects, sources
from bojiste.kernel.desk import BITS, Desk, N, Table

ROOT = Path(__file__).parents[2]
DUEL = ROOT / "examples" / "fiveaction" / "duel.toml"
found = objects.found.__wrapped__


# -- a desk ---------------------------------------------------------------------------------------------------------

COLUMNS = [("seed", BITS), ("round", N), ("hp", N, (3,)), ("grid", N, (2, 3))]


def test_a_desk_holds_numbers_by_their_names() -> None:
    desk = Desk(COLUMNS)
    desk.put("seed", (1 << 64) - 1)
    desk.put("round", -4)
    desk.put("hp", [7, True])
    desk.put("grid", [[1], [2, 3]])
    copy = desk.copy()
    copy.put("round", 5)
    assert (desk.number("seed"), desk.number("round"), copy.number("round")) == ((1 << 64) - 1, -4, 5)
    assert (desk.view("hp").tolist(), copy.view("grid").tolist()) == ([7, 1, 0], [[1, 0, 0], [2, 3, 0]])


def test_numpy_sees_the_same_memory() -> None:
    pytest.importorskip("numpy")
    desk, table = Desk(COLUMNS), Table(4, 2)
    record = desk.record()[0]
    record.grid[1, 2], record.seed, desk.view("hp")[1] = 9, 3, 8
    assert (desk.view("grid")[1, 2], desk.number("seed"), int(record.hp[1])) == (9, 3, 8)
    table.array()[2, 1] = 6
    assert (table.column(1).tolist(), table.tolist(), len(table)) == ([0, 0, 6, 0], [[0, 0]] * 2 + [[0, 6], [0, 0]], 4)
    assert Table(0, 0).array().shape == (0, 0) and Table(0, 0).tolist() == [] and Table(0, 0).address is None


# -- what is found --------------------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a system that has a source and an object of its lone loop, which is no library."""
    (tmp_path / "rule.py").write_text("ONE = 1\n")
    (tmp_path / objects.FOLDER).mkdir(parents=True)
    objects.path(tmp_path, "").write_bytes(b"no library")
    return tmp_path


def test_an_object_of_other_sources_is_passed_over(home: Path) -> None:
    (was,) = objects.present(home)
    (home / "rule.py").write_text("ONE = 2\n")
    sources.fingerprint.cache_clear()
    assert objects.path(home, "") != was and objects.present(home) == [] and objects.all_of(home, "") == [was]
    assert found(home, "") is None


def test_its_name_is_one_that_a_check_of_wheels_lets_pass(home: Path) -> None:
    """Whoever checks a wheel takes every ``.so`` for a module that is to be imported."""
    assert all(objects.path(home, name).stem.isidentifier() for name in ("", "map"))


def test_one_that_this_machine_cannot_load_is_passed_over(home: Path) -> None:
    assert objects.path(home, "").exists() and found(home, "") is None
    assert found(home, "map") is None and found(home / "none", "") is None


def test_whoever_builds_a_wheel_finds_them_without_any_library() -> None:
    """The build has none of those that the house stands on (``-S``: nothing that has been installed)."""
    look = "from bojiste.kernel import objects; from pathlib import Path; objects.present(Path('nowhere'))"
    plain = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-S", "-c", look], env=plain, check=True)


# -- who plays ------------------------------------------------------------------------------------------------------


def came(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Loops of these names came compiled, and nothing can be compiled here."""
    monkeypatch.setattr(objects, "any_of", lambda home: True)
    monkeypatch.setattr(objects, "found", lambda home, name: print if name in names else None)
    monkeypatch.setattr(quick, "find_spec", lambda name: None)


def test_what_came_compiled_plays_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    came(monkeypatch, "")
    duel = (load(DUEL),)
    assert quick.chosen(duel, Many(quick.PAYS, 1, 2)) == Taken("kernel", (), False, True)
    assert quick.chosen(duel, Many(quick.PAYS, 1, 2), "readable") == Taken("readable")
    loads = quick.pays(system("fiveaction").kernel().loop(duel[0]))  # type: ignore[misc]
    assert quick.chosen(duel, Many(loads, 1)).way == "kernel"
    assert quick.chosen(duel, Many(loads - 1, 1)) == Taken("readable", ("lacks-fights",))


def test_what_it_cannot_play_is_named_before_what_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    came(monkeypatch)
    assert quick.lacking(load(DUEL)) == ("lacks-numba",)
    assert "lacks-numba" not in quick.lacking(load(DUEL.with_name("joust.toml"))) != ()
    with pytest.raises(SceneError):
        quick.chosen((load(DUEL),), Many(10, 1), "kernel")


def test_the_report_says_that_it_came_compiled() -> None:
    from bojiste.forecast.footing import footing
    from bojiste.tell.words import Words

    report = forecast(load(DUEL), 2, 1)
    told = {}
    for ahead in (False, True):
        one = dataclasses.replace(report, taken=Taken("kernel", (), False, ahead))
        told[ahead] = [str(footing([one], Words(language, "fiveaction"))) for language in ("cs", "ru", "en")]
    assert all(("zkompilované", "скомпилированное", "compiled")[at] in told[True][at] for at in range(3))
    assert all(one != other for one, other in zip(told[True], told[False], strict=True))


def test_the_report_says_how_many_fights_the_kernel_has_left() -> None:
    from bojiste.forecast.footing import footing
    from bojiste.tell.words import Words

    report = forecast(load(DUEL), 2, 1)
    some = dataclasses.replace(report, anew=2)
    for language, readable in (("cs", "běžný výpočet"), ("ru", "обычный расчёт"), ("en", "ordinary reckoning")):
        words = Words(language, "fiveaction")
        (line,) = set(footing([some, some], words).points) - set(footing([report], words).points)
        assert ": 4" in str(line) and readable in str(line)
    assert (some.as_json()["anew"], report.as_json()["anew"]) == (2, 0)


# -- how one is made ------------------------------------------------------------------------------------------------


def _counting(desks: Any, begins: Any, first: int, last: int, table: Any, fates: Any) -> None:
    """A loop that throws dice, takes a root, and divides by what the desk says."""
    f = desks[0]
    for number in range(first, last):
        dice.begin(f, number)
        face = dice.roll(f, 20)
        f.sum += math.isqrt(face * face + 3) + face // begins[0].by
        if len(table):
            table[number - first, 1] = face
        if len(fates):
            fates[0, 1] += 1


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, objects.Play]]:
    """The code of a loop of the tests, and what plays it once it has been made ahead of time."""
    pytest.importorskip("numba")
    from bojiste.kernel import ahead
    from bojiste.kernel.stage import Code, Twin

    if ahead.linker() is None:
        pytest.skip("no linker is here")
    folder = tmp_path_factory.mktemp("objects")
    code = Code(Twin(lambda: _counting, [("by", N), ("sum", N)], folder))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BOJISTE_CACHE", "")
        (folder / "loop.o").write_bytes(ahead._object(code))
    ahead.linked(folder / "loop.o", folder / "loop.so")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(objects, "path", lambda home, name: home / "loop.so")
        patch.setattr(objects, "any_of", lambda home: True)
        play = found(folder, "")
    assert play is not None
    yield code, play


def test_an_object_plays_without_numba_what_the_sources_play(toy: tuple[Any, objects.Play]) -> None:
    code, play = toy
    desk, begins, table, fates = code.desk(), code.desk(), Table(5, 3), Table(2, 2)
    desk.put("seed", key_of(7))
    begins.put("by", 4)
    play(desk, begins, 10, 15, table, fates)
    faces = [Tape(7, fight).face(die(20, str, None)) for fight in range(10, 15)]
    assert desk.number("sum") == sum(face + face // 4 for face in faces)
    assert (table.column(1).tolist(), fates.tolist()) == (faces, [[0, 5], [0, 0]])


def test_an_arithmetic_fault_is_no_number(toy: tuple[Any, objects.Play]) -> None:
    code, play = toy
    with pytest.raises(ArithmeticError, match="fights 3 to 3"):
        play(code.desk(), code.desk(), 3, 4, Table(0, 0), Table(0, 0))


ALONE = """
import sys
for name in ("numba", "numpy", "llvmlite"):
    sys.modules[name] = None
from pathlib import Path
from bojiste.kernel import objects
objects.path = lambda home, name: Path({path!r})
objects.any_of = lambda home: True
from bojiste.forecast import forecast, quick
quick.find_spec = lambda name: None
from bojiste.files.scenes import load
report = forecast(load({scene!r}), 3_000, 5, workers=2)
print(report.taken.way, report.taken.ahead, report.checksum, report.dice)
"""


@pytest.mark.slow
def test_a_forecast_is_the_same_where_neither_numba_nor_numpy_is(tmp_path: Path) -> None:
    pytest.importorskip("numba")
    from bojiste.kernel import ahead

    if ahead.linker() is None:
        pytest.skip("no linker is here")
    plain = {"NUMBA_CPU_NAME": ahead.processor(), "NUMBA_CPU_FEATURES": "", "PYTHONPATH": str(ROOT / "src")}
    made = tmp_path / objects.FOLDER / "made.so"
    script = f"from bojiste.kernel import ahead, objects; from pathlib import Path; made = Path({str(made)!r}); "
    script += "made.parent.parent.mkdir(); objects.path = lambda home, name: made; "
    script += "objects.all_of = lambda home, name: []; ahead.make('fiveaction', '')"
    for code in (script, ALONE.format(path=str(made), scene=str(DUEL))):
        done = subprocess.run(
            [sys.executable, "-c", code], env=os.environ | plain, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
    report = forecast(load(DUEL), 3_000, 5, way="readable")
    assert done.stdout.split() == ["kernel", "True", str(report.checksum), str(report.dice)]


def test_every_loop_that_plays_a_scene_is_one_of_its_kernel() -> None:
    """What is not named would not be compiled ahead."""
    for path in sorted((ROOT / "examples").glob("*/*.toml")):
        scene = load(path)
        if scene.system.kernel is not None and not list(scene.system.kernel().lacks(scene)):
            loops: tuple[Loop, ...] = scene.system.kernel().loops
            assert scene.system.kernel().loop(scene) in loops
