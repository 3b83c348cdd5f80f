"""Every fault is told in three languages, with what would be right."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bojiste import errors
from bojiste.core import hand, notation
from bojiste.core.game import Game
from bojiste.core.reading import faults, read_scene
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system_ids
from bojiste.errors import BojisteError, Problem
from bojiste.tell import MissingWords, Words, problem
from bojiste.tell.lint import reasons
from bojiste.tell.problems import problems
from bojiste.tell.texts import pieces
from bojiste.tell.words import SHARED
from tests.coin import SCENE, SYSTEM

SOURCE = Path(__file__).parents[2] / "src/bojiste"
DASHED = re.compile(r"[a-z]+(-[a-z0-9]+)+")
NO_REASONS = {"gm-ruling", "utf-8", "lacks-fights", "die-letter"}


def _strings(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def told_in_source() -> set[str]:
    """Every word with a dash in the core, and whatever else is told as a reason there."""
    files = [SOURCE / "errors.py", *(SOURCE / "core").rglob("*.py"), *(SOURCE / "kit").glob("*.py")]
    found = {text for path in files for text in _strings(path) if DASHED.fullmatch(text)}
    found |= (
        reasons(SOURCE / "core")
        | reasons(SOURCE / "kit")
        | reasons(SOURCE / "forecast")
        | set(faults.REASONS.values())
        | {"error", "missing", "invalid"}
    )
    found |= {text for text in _strings(SOURCE / "forecast/quick.py") if text.startswith("lacks-")}
    found |= {"notation-ambiguous-keep", "notation-ambiguous-drop"}  # written as one, with the verb left open
    return found - NO_REASONS - set(hand.KINDS) - set(hand.STAND_INS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_and_a_remedy(language: str) -> None:
    words = Words(language)
    wanted = told_in_source()
    assert len(wanted) > 60
    lacking = {reason for reason in wanted if not words.has(f"problem-{reason}")}
    lacking |= {reason for reason in wanted if not words.has(f"problem-{reason}.remedy")}
    assert lacking == set()


@pytest.mark.parametrize("id", system_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_system_has_a_remedy(id: str, language: str) -> None:
    words = Words(language, id)
    told = {name for name in pieces(words.packages[-1], language) if name.startswith("problem-")}
    assert [name for name in sorted(told) if not words.has(f"{name}.remedy")] == []


def test_every_told_reason_is_used() -> None:
    used = told_in_source()
    for room in ("files", "table"):
        used |= {text for path in (SOURCE / room).rglob("*.py") for text in _strings(path)}
    used |= {"table-lacks", "page-missing"}  # by commands, which alone can tell them
    used |= {text for text in _strings(SOURCE / "kernel/reads.py") if text.startswith("lacks-")}
    told = {id for id in pieces(SHARED, "en") if id.startswith("problem-") and Words("en").has(id)}
    assert {id.removeprefix("problem-") for id in told} - used == set()


@pytest.mark.parametrize(
    "one, cs, ru, en",
    [
        (
            Problem("combatant[2].hp_max", -4, "below-minimum", {"minimum": 1}),
            "`combatant[2].hp_max`: −4 – to je moc málo; zadej aspoň 1.",
            "`combatant[2].hp_max`: −4 — слишком мало; укажи не меньше 1.",
            "`combatant[2].hp_max`: −4 — this is too small; give at least 1.",
        ),
        (
            Problem("weathr", "weathr", "unknown-key", {"known": "a, weather", "near": "weather"}),
            "`weathr`: „weathr“ – takový klíč tu neznám; nejspíš to měl být weather.",
            "`weathr`: «weathr» — такого ключа здесь нет; скорее всего, имелся в виду weather.",
            "`weathr`: “weathr” — there is no such key here; it was probably meant to be weather.",
        ),
        (
            Problem("x", "x", "unknown-key", {"known": "a, b", "near": ""}),
            "`x`: „x“ – takový klíč tu neznám; možné klíče: a, b.",
            "`x`: «x» — такого ключа здесь нет; возможные ключи: a, b.",
            "`x`: “x” — there is no such key here; possible keys: a, b.",
        ),
        (
            Problem("x", "x", "unknown-key", {"known": ", ".join(f"key{number}" for number in range(62)), "near": ""}),
            "`x`: „x“ – takový klíč tu neznám; všech 62 klíčů vypíše bojiste schema.",
            "`x`: «x» — такого ключа здесь нет; все 62 ключа покажет bojiste schema.",
            "`x`: “x” — there is no such key here; bojiste schema lists all 62 keys.",
        ),
        (
            Problem("system", "", "missing", {}),
            "`system` – tenhle údaj chybí; doplň ho.",
            "`system` — этого не хватает; допиши.",
            "`system` — this is missing; add it.",
        ),
        (
            Problem("", "", "not-a-save"),
            "To není uložená hra; vyber soubor, který uložilo Bojiště.",
            "Это не сохранённая игра; выбери файл, который сохранила программа Bojiště.",
            "This is not a saved game; choose a file that Bojiště saved.",
        ),
        (
            Problem("ask[3]", "fly", "not-asked", {"number": 0}),
            "`ask[3]`: „fly“ – teď se hra na nic neptá; počkej na další otázku.",
            "`ask[3]`: «fly» — сейчас ни о чём не спрашивают; подожди следующего вопроса.",
            "`ask[3]`: “fly” — nothing is being asked now; wait for the next question.",
        ),
        (
            Problem("options.fast", {"a": [1.5, True]}, "not-yes-no"),
            '`options.fast`: {"a": [1.5, true]} – tady se čeká ano, nebo ne; zadej true, nebo false.',
            '`options.fast`: {"a": [1.5, true]} — здесь нужно «да» или «нет»; укажи true или false.',
            '`options.fast`: {"a": [1.5, true]} — this must be yes or no; give true or false.',
        ),
    ],
)
def test_a_problem_is_one_line(one: Problem, cs: str, ru: str, en: str) -> None:
    assert [problem(Words(language), one) for language in ("cs", "ru", "en")] == [cs, ru, en]


def test_long_values_are_cut() -> None:
    line = problem(Words("cs"), Problem("name", "a" * 500, "not-one-of", {"known": "b"}))
    assert line == f"`name`: „{'a' * 59}…“ – taková možnost není; vyber z těchto: b."


def test_values_that_cannot_be_written_are_passed_over() -> None:
    assert problem(Words("en"), Problem("seed", 10**5000, "not-text")).startswith("`seed`: … — ")


def test_reasons_without_words_are_an_error() -> None:
    with pytest.raises(MissingWords, match="problem-no-such-reason"):
        problem(Words("en"), Problem("x", 1, "no-such-reason"))


def _faulty(language: str, fault: BojisteError) -> list[str]:
    told = problems(Words(language), fault)
    assert len(told) == len(fault.problems)
    assert all(line.endswith(".") and "\n" not in line and "  " not in line for line in told)
    return told


FAULTY_SCENE: dict[str, Any] = {
    "format": 2,
    "system": "coin",
    "weathr": 1,
    "procedure": "dance",
    "options": {"fast": "maybe"},
    "side": [
        {"id": "left", "relations": {"right": "neutral", "up": "hostile"}},
        {"id": "left"},
        {"id": "right", "relations": {"left": "friendly"}},
    ],
    "combatant": [
        {"id": "ada", "side": "left", "tokens": -3, "seat": "anna", "mark": "XX", "name": ""},
        {"id": "ada", "side": "left", "tokens": 3, "now": {"tokens": -1}},
        {"id": "ota", "side": "left", "count": 100, "tactic": "mad", "now": 3},
        {"block": "richh", "side": "right"},
        {"id": "Ó", "side": "right", "tokens": 1.5, "colour": "red"},
        7,
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scene_full_of_faults_is_told_whole(coin: None, language: str) -> None:
    for data in (FAULTY_SCENE, {}, {"system": 3}, {"system": "coinn"}, {"format": 1, "system": "coin"}):
        with pytest.raises(errors.SceneError) as failed:
            read_scene(data)
        _faulty(language, failed.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_of_play_are_told(coin: None, language: str) -> None:
    game = Game(read_scene(SCENE), people=["player:anna"])
    saved = game.save()
    attempts: list[Any] = [
        lambda: game.answer("fly"),
        lambda: game.answer("toss", number=7),
        lambda: game.answer("toss", seat="gm"),
        lambda: game.undo(),
        lambda: game.face(3),
        lambda: Game(read_scene(SCENE), dice=[2]),
        lambda: Game(read_scene(SCENE), dice=[2] * 9),
        lambda: Game(read_scene(SCENE), dice=[3]),
        lambda: Game(read_scene(SCENE), decisions=["@99 toss"]),
        lambda: Game.load([]),
        lambda: Game.load({**saved, "bojiste": 9}),
        lambda: Game.load({**saved, "seed": "x", "journal": [3]}),
        lambda: Game.load({**saved, "chain": ["0" * 16]}),
        lambda: Game.load({**saved, "journal": [{"face": 1}]}),
        lambda: Game.load({**saved, "journal": [{"ask": 2, "key": "toss"}]}),
        lambda: SYSTEM.rulebook.find("coin.toss.los"),
        lambda: SYSTEM.rulebook.find("x.y.z"),
    ]
    for attempt in attempts:
        with pytest.raises(BojisteError) as failed:
            attempt()
        _faulty(language, failed.value)
    game.answer("double")
    with pytest.raises(errors.NotOffered) as not_an_amount:
        game.answer("9")
    _faulty(language, not_an_amount.value)
    _faulty(language, BojisteError("odd"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    ["", "2d", "d", "2d6+", "3*", "2d6+x", "2d6 7", "2d%%", "0d6", "2000d6", "2d1", "9999999", "4d6kh5", "4d6dl4",
     "4d6k3", "4d6d3", "4d6kh", "2x", "1" * 200, "1" * 201, "1+" * 99 + "1"],
)  # fmt: skip
def test_faults_of_notation_are_told(language: str, text: str) -> None:
    with pytest.raises(errors.BadNotation) as failed:
        notation.parse(text)
    _faulty(language, failed.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_distribution_that_takes_too_long_is_told(language: str) -> None:
    with pytest.raises(errors.BadNotation) as failed:
        notation.distribution(notation.parse("1000d10000"))
    _faulty(language, failed.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("placed", [{}, {"line": 2, "column": 3, "letter": "!"}])
def test_faults_of_maps_are_told_with_or_without_their_place(language: str, placed: dict[str, Any]) -> None:
    for reason in ("empty-map", "uneven-map", "unknown-ground"):
        assert problem(Words(language), Problem("field.map", "", reason, placed)).endswith(".")
