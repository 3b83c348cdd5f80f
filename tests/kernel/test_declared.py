"""A desk is declared once: its record, its rows, how a fight is set up and what a tactic may look at follow from it."""

from __future__ import annotations

import ast
from dataclasses import fields
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import pytest

from bojiste.kernel.declared import Column, Declaration, Declared, Grid, Many, changing, kept, passing
from bojiste.kernel.desk import N
from bojiste.kernel.subset import desk_of, text_of
from bojiste.systems.fiveaction.kernel.desk import DECLARED, At, Hold
from bojiste.systems.fiveaction.kernel.tactic import decided
from bojiste.systems.fiveaction.now import Fight, Fighter

ROOT = Path(__file__).parents[2]


class Toy(Declared):
    most: int
    many: Many[At]
    round: int = kept(own=False)
    hp: Column[At, int] = kept("hit_points")
    prone: Column[At, int] = kept(holds=bool)
    mood: Column[At, int] = kept(words=("calm", "wild"))
    way: Column[At, int] = kept(words=("up", "down", "away"))
    met: Column[At, int] = passing()
    struck: Grid[At, At, int] = changing()
    reach: Grid[At, Hold, int]


TOY = Declaration(Toy, {At: 3, Hold: 4})


def test_the_record_has_a_column_for_each_with_room_for_its_places() -> None:
    assert TOY.columns == [
        ("most", N), ("many", N), ("round", N), ("hp", N, (3,)), ("prone", N, (3,)), ("mood", N, (3,)),
        ("way", N, (3,)), ("met", N, (3,)), ("struck", N, (3, 3)), ("reach", N, (3, 4)),
    ]  # fmt: skip
    assert TOY.steady == frozenset({"most", "many", "reach"}) and TOY.passing == frozenset({"met"})


def test_a_record_is_read_into_columns_and_out_of_them() -> None:
    record = {"hit_points": 7, "prone": True, "mood": "wild", "way": "away"}
    begins = TOY.begins(SimpleNamespace(**record))
    assert begins == {"hp": 7, "prone": 1, "mood": 1, "way": 2}
    found = {TOY.kept[name].field: TOY.kept[name].reads(number) for name, number in begins.items()}
    assert found == record and found["prone"] is True


def test_rows_tell_fields_by_weights_of_their_own_and_words_by_their_places_among_all() -> None:
    assert TOY.words == ("calm", "wild", "up", "down", "away")
    assert {name: more for name, (_, more) in TOY.noted.items() if more} == {"way": 2}
    assert TOY.weights.keys() == {"round", "hit_points", "prone", "mood", "way"}
    assert len(set(TOY.weights.values())) == len(TOY.weights) and TOY.noted["hp"] == (TOY.weights["hit_points"], 0)


def test_a_fight_is_set_up_with_all_that_changes_and_nothing_else() -> None:
    def desk(number: int) -> Any:
        one = {"many": 2, "most": number, "round": number, "reach": number}
        own = {name: dict.fromkeys(range(3), number) for name in ("hp", "prone", "mood", "way", "met")}
        return SimpleNamespace(**one, **own, struck={(at, to): number for at in range(3) for to in range(3)})

    used = desk(9)
    TOY.set_up(used, desk(1))
    assert (used.round, used.most, used.reach) == (1, 9, 9)
    assert [used.hp, used.way] == [{0: 1, 1: 1, 2: 9}] * 2 and used.met == {0: 9, 1: 9, 2: 9}
    assert {used.struck[at, to] for at in range(2) for to in range(2)} == {1} and used.struck[2, 0] == 9


# -- fiveaction's ---------------------------------------------------------------------------------------------------


def test_what_stands_for_a_field_stands_for_one_that_there_is() -> None:
    for kind, own in ((Fighter, True), (Fight, False)):
        known = {field.name for field in fields(kind)}
        assert {how.field for how in DECLARED.kept.values() if how.own is own} <= known


@pytest.mark.slow
def test_whoever_takes_a_weapon_s_place_for_a_fighter_s_is_told(tmp_path: Path) -> None:
    mypy = pytest.importorskip("mypy.api")
    text = tmp_path / "odd.py"
    text.write_text(
        "from bojiste.systems.fiveaction.kernel.desk import Arm, At, Desk, Hold\n"
        "def right(f: Desk, at: At) -> int:\n    return f.wounds[at] + f.high[f.primary[f.hold[at]]]\n"
        "def wrong(f: Desk, arm: Arm) -> int:\n    return f.wounds[arm]\n"
        "def wrong_too(f: Desk, at: At, hold: Hold) -> None:\n    f.hold[at] = f.primary[hold]\n"
    )
    sources = [str(ROOT / "src/bojiste" / one) for one in ("kernel/declared.py", "systems/fiveaction/kernel/desk.py")]
    alone = ["--strict", "--config-file=", "--follow-imports=skip", "--no-site-packages", f"--cache-dir={tmp_path}"]
    told, _, _ = mypy.run([*alone, *sources, str(text)])
    faults = [line.partition("odd.py:")[2] for line in told.splitlines() if "error:" in line]
    assert [fault.split(":")[0] for fault in faults] == ["5", "7"], told
    assert 'Invalid index type "Arm"' in faults[0] and '"Arm", target has type "Hold"' in faults[1]


def test_nothing_is_read_that_has_not_been_set_in_the_same_fight() -> None:
    """What holds within a deed is not set up: whatever stands there from the last fight must not matter."""
    pytest.importorskip("numpy")
    from bojiste.files.scenes import load
    from tests.kernel.lists import Lists, Places
    from tests.kernel.same import readable

    scene = load(ROOT / "examples" / "bench" / "s6.toml")
    ours = Lists(scene)
    for name in DECLARED.passing:
        column = ours._columns[name]
        assert not isinstance(column, Places)
        ours._columns[name] = dict.fromkeys(column, 77_777) if isinstance(column, dict) else 77_777
    assert ours.rows(5, 2, 3) == readable(scene, 5, 2)


# -- secrets --------------------------------------------------------------------------------------------------------

HIDDEN = {name for name, how in DECLARED.kept.items() if how.own and how.field not in Fighter.OPEN}
"""What nobody else may know of somebody."""


def looked_at(function: Any, hidden: set[str]) -> set[str]:
    """Of whom a function reads what is hidden, and all that it calls: arguments by their names, others by the line."""
    text, desk = text_of(function), desk_of(function)
    assert text is not None
    given = [one.arg for one in text.args.args]

    def named(node: ast.expr) -> str:
        own = isinstance(node, ast.Name) and node.id in given
        return ast.unparse(node) if own else f"{function.__name__}:{node.lineno}"

    found: set[str] = set()
    for node in ast.walk(text):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr in hidden:
            if ast.unparse(node.value.value) == desk:
                found.add(named(node.slice))
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = function.__globals__.get(node.func.id)
            if isinstance(called, FunctionType) and desk_of(called):
                names = called.__code__.co_varnames
                for one in looked_at(called, hidden):
                    found.add(named(node.args[names.index(one)]) if one in names else one)
    return found


def test_a_tactic_reads_nothing_of_others_that_its_seat_may_not_know() -> None:
    assert {"wounds", "stun"} <= HIDDEN
    assert looked_at(decided, HIDDEN) == {"at"}


def test_who_looks_past_its_seat_is_found() -> None:
    assert looked_at(peeks, HIDDEN) == {"at", "weaker:" + str(weaker.__code__.co_firstlineno + 1)}


def peeks(f: Any, at: int) -> bool:
    return weaker(f, at)


def weaker(f: Any, at: int) -> bool:
    return bool(any(f.wounds[other] > f.wounds[at] for other in range(f.many)))
