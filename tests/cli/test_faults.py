"""Bad input: one line a problem on stderr, an exit code, never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import DICE, SCENE, Run

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    "words, told",
    [
        (("play",), "`SCENE`"),
        (("plya",), "it was probably meant to be play"),
        (("play", "scene.toml", "--sead", "1"), "it was probably meant to be --seed"),
        (("play", "scene.toml", "--seed", "one"), "`--seed`: “one” — this is not a whole number"),
        (("play", "scene.toml", "--seed"), "`--seed` — this option is used wrongly"),
        (("play", "scene.toml", "--fight", "-1"), "`--fight`: −1 — this is too small"),
        (("play", "scene.toml", "--lang", "de"), "choose one of: cs, ru, en"),
        (("play", "scene.toml", "--dice", "cards"), "choose one of: tape, hand, hand:players, script:FILE"),
        (("play", "scene.toml", "--dice", "script:"), "choose one of: tape, hand, hand:players, script:FILE"),
        (("play", "scene.toml", "--dice", "script:none"), "`none` — there is no such file"),
        (("play", "scene.toml", "--decisions", "none"), "`none` — there is no such file"),
        (("play", "scene.toml", "--seat", "player:ana"), "probably meant to be player:anna"),
        (("play", "scene.toml", "--log", "nobody"), "choose one of: player:anna, gm"),
        (("play", "scene.toml", "--auto", "--seat", "gm"), "does not go together with --seat"),
        (("play", "scene.toml", "--auto", "--json", "--why"), "does not go together with --why"),
        (("play", "scene.toml", "--resume", "x"), "does not go together with SCENE"),
        (("play", "--resume", "x", "--seed", "1"), "write --auto with --resume, --seed and --fight"),
        (("play", "--resume", "none"), "`none` — there is no such file"),
        (("play", "--resume", "scene.toml"), "this is not a saved game"),
        (("play", "."), "this is a folder"),
        (("replay", "none"), "there is no such file"),
        (("replay", "dice"), "this is not a saved game"),
        (("check",), "`SCENE`"),
        (("forecast", "scene.toml", "-n", "0"), "give at least 1"),
        (("forecast", "scene.toml", "--workers", "no"), "not a whole number"),
        (("forecast", "none"), "there is no such file"),
        (("roll", "2d6x"), "“x” does not belong at place 4"),
        (("roll", "4d6k3"), "can be read in two ways"),
        (("roll", ""), "There is nothing to roll"),
        (("roll", "d6", "d6"), "this is one argument too many"),
        (("roll", "d6", "--odds", "-n", "3"), "does not go together with -n"),
        (("roll", "500d1000dl250", "--odds"), "the exact distribution would take too long"),
        (("rules", "nothing"), "there is no such rule system"),
        (("rules", "coin.nothing"), "there is no such rule"),
        (("why", "coin.toss.lose"), "similar: coin.toss.lost"),
        (("why", "xyzzy"), "there is no such rule"),
        (("schema", "dice"), "there is no such rule system"),
        (("bestiary", "coin", "poor"), "there is no such entry in the bestiary"),
        (("bestiary", "xyzzy"), "there is no such entry in the bestiary"),
        (("bestiary", "coin", "--where", "tokens is 9"), "write a key, a sign and a value"),
        (("examples", "nothing_such"), "choose one of"),
        (("new", "scene.toml"), "there is a file of this name already"),
        (("new", "other.toml", "--system", "dice"), "there is no such rule system"),
        (("play", "last_stand"), "name the system, too: drd2/last_stand, srd5/last_stand"),
    ],
)
def test_bad_input_is_told_in_a_line(run: Run, words: tuple[str, ...], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert told in result.stderr, result.stderr
    assert result.stdout == "" and "Traceback" not in result.stderr


def test_refusals_speak_the_language_that_was_asked_for(run: Run) -> None:
    assert "taková volba není" in run("play", "scene.toml", "--nothing", "--lang", "cs").stderr
    assert "такой команды нет" in run("nothing", "--lang=ru").stderr
    assert "there is no such choice" in run("roll", "d6", "--lang", "xx").stderr


def test_a_mistake_in_notation_is_pointed_at(run: Run) -> None:
    assert run("roll", "2d6x").stderr.splitlines()[1:] == ["  2d6x", "     ^"]


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("tokens = 3\nseat", "tokens = three\nseat", "scene.toml:9:10"),
        ('"coin"', '"dice"', "scene.toml:2: `system`: “dice” — there is no such rule system"),
        ("tokens = 3\nseat", "tokens = -3\nseat", "scene.toml:9: `combatant[0].tokens`: −3 — this is too small"),
        ('id = "ota"', 'id = "ada"', "scene.toml:13: `combatant[1].id`: “ada” — this id is taken"),
        ('id = "ota"', 'block = "poor"', "scene.toml:13: `combatant[1].block`: “poor” — there is no such entry"),
        ("tokens = 3\nseat", "token = 3\nseat", "scene.toml:9: `combatant[0].token`"),
        ("title =", "options = { slow = true }\ntitle =", "scene.toml:3: `options.slow`"),
        ('seat = "player:anna"', 'seat = "anna"', "scene.toml:10: `combatant[0].seat`"),
        ('"bold"', '"brave"', "scene.toml:16: `combatant[1].tactic`: “brave” — there is no such choice"),
    ],
)
def test_faulty_scenes_are_told_with_their_lines(run: Run, folder: Path, old: str, new: str, told: str) -> None:
    (folder / "scene.toml").write_text(SCENE.replace(old, new, 1), encoding="utf-8")
    for command in ("play", "forecast"):
        result = run(command, "scene.toml")
        assert result.exit_code == 2 and told in result.stderr, result.output
    checked = run("check", "scene.toml")
    assert checked.exit_code == 2 and told in checked.stdout


def test_all_problems_at_once(run: Run, folder: Path) -> None:
    text = SCENE.replace("tokens = 3", "tokens = -3").replace('"left"', '"Left"').replace("title", "titel")
    (folder / "scene.toml").write_text(text, encoding="utf-8")
    assert len(run("play", "scene.toml").stderr.splitlines()) == 4


@pytest.mark.parametrize("text", ["1 two 3\n4 -5\n"])
def test_every_bad_face_of_a_script(run: Run, folder: Path, text: str) -> None:
    (folder / "dice").write_text(text)
    result = run("play", "scene.toml", "--auto", "--dice", "script:dice")
    assert result.exit_code == 2
    assert [line.split("`")[1] for line in result.stderr.splitlines()] == ["dice:1:3", "dice:2:3"]


def test_damaged_saves(run: Run, folder: Path) -> None:
    run("play", "scene.toml", "--seed", "5", input="1\nq\n")
    path = folder / "scene.save.json"
    text = path.read_text()
    damage = {
        text[: len(text) // 2]: "breaks off",
        text.replace('"seed": 5', '"seed": "5"'): "`seed`",
        text.replace('"bojiste": 1', '"bojiste": 9'): "only format 1",
        text.replace('"tokens": 3', '"tokens": -3'): "combatant[0].tokens",
        text.replace('"key": "toss"', '"kay": "toss"', 1): "journal[0]",
        "[]": "not a saved game",
        "": "not a saved game",
    }
    for damaged, told in damage.items():
        path.write_text(damaged)
        for words in (("play", "--resume"), ("replay",)):
            result = run(*words, "scene.save.json", input="q\n")
            assert result.exit_code == 2, (told, result.output)
            assert told in result.stderr and "scene.save.json" in result.stderr


def test_an_answer_that_is_offered_no_more_is_a_replay_that_differs(run: Run, folder: Path) -> None:
    run("play", "scene.toml", "--seed", "5", input="1\nq\n")
    path = folder / "scene.save.json"
    path.write_text(path.read_text().replace('"key": "toss"', '"key": "fly"', 1))
    for words in (("play", "--resume"), ("replay",)):
        result = run(*words, "scene.save.json", input="q\n")
        assert result.exit_code == 4
        assert "`journal[0]`: “fly” — here today's rules do not offer" in result.stderr


def test_a_fault_of_ours_is_one_line_and_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("bojiste.files.scenes.load", broken)
    result = run("check", "scene.toml")
    assert result.exit_code == 1
    assert result.stderr.splitlines() == [
        "This is a fault of Bojiště, not yours: ZeroDivisionError: oh (BOJISTE_DEBUG=1 shows where)."
    ]
    monkeypatch.setenv("BOJISTE_DEBUG", "1")
    assert isinstance(run("check", "scene.toml").exception, ZeroDivisionError)


# ---------------------------------------------------------------------------------------------------- as processes


@pytest.fixture
def shell(tmp_path: Path) -> Path:
    """A folder with a scene, its dice, and the coin system registered as a package would register it."""
    info = tmp_path / "site" / "coin-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: coin\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[bojiste.systems]\ncoin = tests.coin:SYSTEM\n")
    (tmp_path / "scene.toml").write_text(SCENE, encoding="utf-8")
    (tmp_path / "dice").write_text(DICE)
    return tmp_path


def process(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder / "site"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", **more}
    command = [sys.executable, "-m", "bojiste", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, encoding="utf-8")


def test_processes_have_exit_codes_and_no_tracebacks(shell: Path) -> None:
    (shell / "short").write_text("2")
    calls = {
        ("play", "scene.toml", "--auto", "--json", "--dice", "script:dice"): 0,
        ("play", "scene.toml", "--auto", "--dice", "script:short"): 3,
        ("play", "none.toml"): 2,
    }
    for words, code in calls.items():
        done = process(shell, *words)
        assert done.returncode == code, done
        assert "Traceback" not in done.stderr and (done.stderr == "") == (code == 0)


def test_the_last_object_of_a_process(shell: Path) -> None:
    done = process(shell, "play", "scene.toml", "--auto", "--json", "--dice", "script:dice")
    assert json.loads(done.stdout.splitlines()[-1])["outcome"]["winner"] == "left"


def test_a_reader_that_leaves_is_no_fault(shell: Path) -> None:
    path = os.pathsep.join([str(shell / "site"), str(ROOT)])
    command = f"{sys.executable} -m bojiste schema coin | true"
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(["sh", "-c", command], cwd=shell, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_letters_still_gets_its_lines(shell: Path) -> None:
    done = process(shell, "check", "none.toml", "--lang", "ru", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 2 and "none.toml" in done.stdout


def test_help_imports_nothing_heavy(shell: Path) -> None:
    code = (
        "import sys; from bojiste.cli.group import bojiste; bojiste(['--help'], standalone_mode=False); "
        "print([name for name in ('rich', 'pydantic', 'fluent', 'babel', 'bojiste.core.game') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=shell)
    assert done.stdout.splitlines()[-1] == "[]"
