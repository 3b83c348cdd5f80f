"""A person at the terminal, by the lines that are typed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bojiste.core import system as registry
from bojiste.core.ask import Ask, Option
from bojiste.core.game import Game
from bojiste.core.system import Board, Gauge, Outcome, Token
from bojiste.files import saves
from tests import coin, house
from tests.cli.conftest import Run, objects


def lines(text: str) -> str:
    return text.replace("|", "\n") + "\n"


def play(run: Run, text: str, *more: str) -> Any:
    return run("play", "scene.toml", *more, input=lines(text))


def test_numbers_keys_labels_and_the_default_are_answers(run: Run, folder: Path) -> None:
    for text in ("1|1", "toss|toss", "TOSS|toss", "|"):
        (folder / "dice").write_text("2 2 1 2")
        result = play(run, text, "--dice", "script:dice")
        assert result.exit_code == 0, result.output
        assert "The end: Left wins" in result.stdout


def test_amounts_and_notes(run: Run, folder: Path) -> None:
    (folder / "dice").write_text("2 1 2")
    result = play(run, "2|9|2|Watch this!|double||", "--dice", "script:dice")
    assert result.exit_code == 0, result.output
    assert "give a whole number from 1 to 2" in result.stdout and "ask[" not in result.stdout
    assert "Ada: “Watch this!”" in result.stdout and "Ada says nothing." in result.stdout
    assert "Right wins" in result.stdout


def test_bad_answers_are_told_in_a_line_and_asked_again(run: Run, folder: Path) -> None:
    result = play(run, "7|jump|stop|0|1|1", "--dice", "script:dice")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("is none of the answers") == 4
    assert "Traceback" not in result.output


@pytest.mark.parametrize("typed", ["1 1 1", "1 2", "2 1 1 2"])
def test_dice_that_are_typed_at_a_menu_answer_nothing(run: Run, folder: Path, typed: str) -> None:
    """Neither this question nor those that nobody has seen yet; a word and a square behind it are one deed still."""
    result = play(run, f"{typed}|q", "--dice", "script:dice", "--save", "a.json")
    assert result.exit_code == 0, result.output
    assert f"“{typed}” is several numbers at once" in result.stdout
    assert not [line for line in saves.read(folder / "a.json")["journal"] if "seat" in line and "tactic" not in line]


def test_the_seed_stays_secret_until_the_end(run: Run, folder: Path) -> None:
    result = play(run, "toss|toss|toss|toss|toss|toss|toss|toss", "--seed", "987654")
    told = result.stdout.index("987654")
    assert told > result.stdout.index("The end")
    left = play(run, "q", "--seed", "987654")
    assert left.exit_code == 0 and "987654" not in left.output


def test_what_a_seat_may_not_know_is_not_told(run: Run, folder: Path) -> None:
    result = play(run, "1|1", "--dice", "script:dice")
    assert "has only" not in result.stdout
    everything = play(run, "1|1", "--dice", "script:dice", "--log", "gm")
    assert "Ota has only 0 tokens left" in everything.stdout.replace("\N{NO-BREAK SPACE}", " ")


def test_undo_why_log_keys_board_and_help(run: Run, folder: Path) -> None:
    (folder / "dice").write_text("2 2 1 2")
    result = play(run, "?|k|h|1|?|l|u|k|b|1|1", "--dice", "script:dice")
    assert result.exit_code == 0, result.output
    out = result.stdout
    assert "Nothing has happened yet." in out
    assert "  toss\n" in out and "  double\n" in out
    assert "u — take back the last answer" in out
    assert "coin.toss.lost “Lost toss”" in out
    assert "The last answer is taken back." in out
    # told, told again by l, as undone, and once more after it was undone
    assert out.replace("\N{NO-BREAK SPACE}", " ").count("(tokens 3 → 2)") == 4
    assert "  − Ada loses the toss" in out


def test_nothing_to_undo(run: Run) -> None:
    result = play(run, "u|q")
    assert "there is nothing to undo" in result.stdout


def test_commands_need_a_stroke_where_words_are_asked_for(run: Run, folder: Path) -> None:
    (folder / "dice").write_text("2 1 2")
    result = play(run, "2|2|/h|u|2|2|q|", "--dice", "script:dice")
    assert result.exit_code == 0, result.output
    assert "Ada: “u”" in result.stdout and "Ada: “q”" in result.stdout


def test_leaving_keeps_the_game_and_resuming_goes_on(run: Run, folder: Path) -> None:
    left = play(run, "1|q", "--seed", "5")
    assert left.exit_code == 0 and "bojiste play --resume scene.save.json" in left.stdout
    saved = saves.read(folder / "scene.save.json")
    assert [line["key"] for line in saved["journal"] if line.get("seat")] == ["toss"]
    on = run("play", "--resume", "scene.save.json", input=lines("|".join(["toss"] * 20)))
    assert on.exit_code == 0 and "The end" in on.stdout
    assert saves.read(folder / "scene.save.json")["journal"][0] == saved["journal"][0]
    assert Game.load(saves.read(folder / "scene.save.json")).outcome is not None
    whole = play(run, "|".join(["toss"] * 20), "--seed", "5")
    assert [line for line in on.stdout.splitlines() if "Ada" in line and "toss" in line][-1] in whole.stdout


def test_the_end_of_the_input_keeps_the_game_too(run: Run, folder: Path) -> None:
    result = run("play", "scene.toml", "--seed", "5", input="1\n")
    assert result.exit_code == 130
    assert (folder / "scene.save.json").exists()


def test_ctrl_c_keeps_the_game(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["toss"])

    def interrupted(prompt: str, offers: object = ()) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("bojiste.cli.person.typed", interrupted)
    result = run("play", "scene.toml", "--seed", "5", "--save", "mine.json")
    assert result.exit_code == 130
    assert "bojiste play --resume mine.json" in result.stdout
    assert len(saves.read(folder / "mine.json")["journal"]) >= 1


def test_saving_on_the_way(run: Run, folder: Path) -> None:
    result = play(run, "s|1|s|q")
    assert result.stdout.count("Kept in scene.save.json.") == 2


def test_a_taken_name_is_left_alone(run: Run, folder: Path) -> None:
    (folder / "scene.save.json").write_text("precious")
    play(run, "q")
    assert (folder / "scene.save.json").read_text() == "precious"
    assert (folder / "scene-2.save.json").exists()
    result = play(run, "q", "--save", "scene.toml")
    assert result.exit_code == 2 and "Bojiště did not save" in result.stderr
    assert play(run, "q", "--save", "no/such/a.json").exit_code == 2


def test_resuming_with_other_seats(run: Run, folder: Path) -> None:
    play(run, "1|q", "--seed", "5")
    result = run("play", "--resume", "scene.save.json", "--auto", "--lang", "ru")
    assert result.exit_code == 0 and "Конец" in result.stdout


def test_an_empty_line_is_no_face(run: Run, folder: Path) -> None:
    out = play(run, "1||2|1|1|2|2|1|2 2", "--dice", "hand").output
    assert "This is a roll of dice: type what the die shows" in out and "“”" not in out


def test_a_command_that_is_told_stands_on_a_line_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a narrow screen; what stands before it is broken between words."""
    from bojiste.cli import page

    monkeypatch.setattr(page, "on_screen", lambda: True)
    monkeypatch.setattr(page, "width", lambda: 30)
    told = page.with_command("The game is kept in game.json; go on with: bojiste play", "bojiste play")
    assert told.split("\n") == ["The game is kept in game.json;", "go on with:", "  bojiste play"]


def test_hands_roll_several_at_once(run: Run, folder: Path) -> None:
    result = play(run, "1|2 1|1|9|x|2|2|1|2 2", "--dice", "hand")
    out = result.stdout
    assert "Ada, d2 (Lost toss): " in out
    assert "give a number from 1 to 2" in out and "“x” is no face" in out
    assert result.exit_code == 0, result.output
    assert "Seed" not in out


def test_players_roll_and_the_seed_does_the_rest(run: Run, folder: Path) -> None:
    result = play(run, "1|2|1|1", "--dice", "hand:players", "--seed", "3", "--save", "a.json")
    out = result.stdout
    assert out.count("Ada, d2 (Lost toss): ") == 2 and "Ota, d2" not in out
    saved = saves.read(folder / "a.json")
    assert [line["face"] for line in saved["journal"] if "face" in line] == [2, 1]
    assert saved["dice"] == "hand:players" and Game.load(saved).dice == "hand:players"
    other = play(run, "1|1|1|1", "--dice", "hand:players", "--seed", "3")
    ota = [line for line in out.splitlines() if "Ota" in line and "toss" in line]
    assert ota and ota[0] in other.stdout, "what others roll does not depend on the hand"


def test_faces_that_are_left_over_are_told(run: Run) -> None:
    result = play(run, "1|2 1 1 1|q", "--dice", "hand")
    assert "they do not count: 1 1" in result.stdout


def test_a_seat_that_may_interject(run: Run) -> None:
    seats = ("--seat", "gm", "--seat", "player:anna", "--log", "gm")
    result = play(run, "3|!|n|stop|y", *seats)
    assert "\nAda, what do you stake?" in result.stdout, "whose seat that is goes without saying"
    assert "  !  End the scene" in result.stdout and "The scene was stopped." in result.stdout
    assert result.stdout.count("for everybody?") == 2, "it is asked back, and has no number"


def test_a_seat_that_decides_for_several_is_named(run: Run, folder: Path) -> None:
    two = (folder / "scene.toml").read_text().replace('tactic = "bold"', 'seat = "player:anna"')
    (folder / "scene.toml").write_text(two)
    result = play(run, "q", "--seat", "player:anna", "--seat", "gm")
    assert "\n[anna] Ada, what do you stake?" in result.stdout


def test_the_seed_is_told_with_the_dice_that_were_used(run: Run) -> None:
    result = play(run, "1|1|" * 20, "--dice", "hand:players", "--seed", "3")
    assert "--seed 3 --dice hand:players" in result.stdout


def test_the_keyboard_is_passed_where_there_are_secrets(run: Run, folder: Path) -> None:
    seats = ("--seat", "player:anna", "--seat", "gm", "--dice", "script:dice")
    (folder / "dice").write_text("2 2 1 2")
    passed = play(run, "|1||1||1|1|1|1|1", *seats).stdout
    assert "Now Ada sits here alone" in passed and "\n" * 30 in passed
    before = passed[: passed.index("Now GM sits here alone")] if "Now GM" in passed else passed
    assert "has only" not in before[: before.index("The end")] if "The end" in before else True
    together = play(run, "1|1", "--open", *seats).stdout
    assert "sits here alone" not in together


def test_the_hand_is_the_referees_where_there_are_secrets(run: Run, folder: Path) -> None:
    """U39: what a refusal tells is not for whoever happens to sit here."""
    (folder / "fight.toml").write_text(THREE)
    seats = ("--seat", "player:anna", "--seat", "player:bert", "--seat", "gm")
    out = run("play", "fight.toml", *seats, "--seed", "3", input=lines("|g goblin hp 99|||q")).stdout
    asked, told = out.index("Now GM sits here alone"), out.index("this is too large")
    assert asked < told < out.index("Read? Press Enter.")
    assert "this is too large" not in out[:asked] and out.count("sits here alone") >= 2


def test_a_note_stands_behind_whom_it_is_about_for_the_referee(run: Run, folder: Path) -> None:
    noted = THREE.replace('block = "goblin"\n', 'block = "goblin"\nnote = "carries the key"\n')
    (folder / "fight.toml").write_text(noted.replace('block = "ada"\n', 'block = "ada"\nnote = "afraid of fire"\n'))
    anna = run("play", "fight.toml", "--seat", "player:anna", "--seed", "3", input=lines("b|q")).stdout
    assert "afraid of fire" in anna and "carries the key" not in anna
    told = run("play", "fight.toml", "--seat", "gm", "--seed", "3", input=lines("b|q")).stdout
    assert "— carries the key" in told and "afraid of fire" in told
    (folder / "long.toml").write_text(noted.replace("carries the key", "key " * 60))
    assert run("check", "long.toml").exit_code == 2


def test_questions_as_json(run: Run, folder: Path) -> None:
    (folder / "dice").write_text("2 1 2")
    result = run(
        "play", "scene.toml", "--json", "--dice", "script:dice", input="fly\nstop\ndouble\nmany\n2\nha\ntoss\n"
    )
    assert result.exit_code == 0, result.output
    told = objects(result)
    asked = told[0]["ask"]
    assert asked == {
        "number": 1,
        "kind": "choose",
        "topic": "stake",
        "rule": "coin.toss.round",
        "seat": "player:anna",
        "actor": "ada",
        "data": {},
        "default": "toss",
        "low": 0,
        "high": 0,
        "options": [{"key": "toss", "data": {}, "place": None}, {"key": "double", "data": {}, "place": None}],
    }
    assert [one["refused"]["reason"] for one in told if "refused" in one] == [
        "not-offered",
        "not-your-ask",
        "not-an-amount",
    ]
    assert told[-1]["outcome"]["winner"] == "right" and "digest" not in told[-1]


def test_json_that_ends_early_is_kept(run: Run, folder: Path) -> None:
    result = run("play", "scene.toml", "--json", "--dice", "hand", input="toss\n2\nnothing\n")
    assert result.exit_code == 130
    told = objects(result)
    assert told[1] == {"roll": {"sides": 2, "rule": "coin.toss.lost", "actor": "ada"}}
    assert told[-1]["outcome"] is None
    assert "--resume scene.save.json" in result.stderr


# ---------------------------------------------------------------------------------------------------- the board


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """The coin system on a map, with a question that has many answers."""

    def course(scene: Any, state: Any) -> Any:
        places = [(x, y) for y in range(2) for x in range(8)]
        moves = [Option(f"toss:{x}-{y}", place=(x, y)) for x, y in places if (x, y) not in ((0, 0), (7, 1))]
        options = (*moves, Option("double:c1", place=(2, 0)), Option("double"))
        key = yield Ask("stake", coin.course, "player:anna", "ada", options, "double")
        return Outcome(None, "stopped", {"key": key})

    def drawn(view: Any) -> Board:
        return Board((".......#", "........"), (Token("ada", 0, 0, 1), Token("ota", 7, 1, 1)))

    game = replace(
        coin.SYSTEM,
        procedures={"duel": course},
        board=drawn,
        gauges=lambda view, who: [Gauge("tokens", 1, 3)],
        states=lambda view, who: ["bold"],
    )
    registry.system.cache_clear()
    monkeypatch.setattr(coin, "SYSTEM", game)


@pytest.mark.usefixtures("board")
def test_the_board_is_drawn_with_its_edges_and_gauges(run: Run) -> None:
    out = play(run, "b1").stdout
    assert "  A B C D E F G H   a  Ada  tokens 1/3 ████░░░░░░  bold\n" in out.replace("\N{NO-BREAK SPACE}", " ")
    assert "1 a • • • • • • ◦   o  Ota" in out
    assert "2 • • • • • • • o\n" in out


@pytest.mark.usefixtures("board")
@pytest.mark.parametrize(
    "typed, key",
    [
        ("b1", "toss:1-0"),
        ("G2", "toss:6-1"),
        ("c1|2", "double:c1"),
        ("1|C1", "toss:2-0"),
        ("toss:3-1", "toss:3-1"),
        ("", "double"),
        ("h9|z1|d2", "toss:3-1"),
        ("1||", "double"),
        ("tos|d2", "toss:3-1"),
        ("toss d2", "toss:3-1"),
    ],
)
def test_squares_are_typed(run: Run, folder: Path, typed: str, key: str) -> None:
    result = play(run, typed, "--save", "a.json")
    assert result.exit_code == 0, result.output
    assert saves.read(folder / "a.json")["journal"][-1]["key"] == key


@pytest.mark.usefixtures("board")
def test_many_options_are_grouped(run: Run) -> None:
    out = play(run, "1|c1").stdout
    assert "  1  Toss … and 13 more" in out
    assert "Squares: B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2" in out


def test_the_referee_rules_at_any_question(run: Run, folder: Path) -> None:
    (folder / "dice").write_text("2 1 2")
    typed = 'g|g eda -1; ada flies|g ada -1 "a hole in the purse"|g ada tokens 1|u|2|/g ada +1|q'
    result = play(run, typed, "--dice", "script:dice", "--seat", "player:anna", "--seat", "gm", "--log", "gm")
    out = result.stdout
    assert result.exit_code == 0, result.output
    assert "wound; with + heal" in out and "such as g ada tokens 1: tokens" in out
    assert "`ruling[0]`: “eda”" in out and "`ruling[1]`: “flies”" in out
    assert "GM: “a hole in the purse”" in out
    assert "GM rules: Ada −1." in out and "GM rules: Ada, tokens 2 → 1." in out


def test_the_last_answer_may_be_taken_back(run: Run, folder: Path) -> None:
    """After the end, too: the same toss once more, and an empty line ends it."""
    (folder / "dice").write_text("2 2 1 2")
    result = play(run, "1|1|u|1|", "--dice", "script:dice")
    assert result.exit_code == 0, result.output
    assert result.stdout.count("the scene is over") == 2 and result.stdout.count("Left wins") == 2


def test_players_alone_have_no_referee(run: Run, folder: Path) -> None:
    two = (folder / "scene.toml").read_text().replace('tactic = "bold"', 'seat = "player:otto"')
    (folder / "two.toml").write_text(two)
    result = run("play", "two.toml", "--seat", "player:anna", input=lines("g ada -1|q"))
    assert "The GM holds no seat here." in result.stdout


THREE = """format = 1
system = "srd5"
[[combatant]]
block = "ada"
side = "heroes"
seat = "player:anna"
[[combatant]]
block = "brok"
side = "heroes"
seat = "player:bert"
[[combatant]]
block = "goblin"
side = "goblins"
"""
BROK = THREE[THREE.index('[[combatant]]\nblock = "brok"') : THREE.index('[[combatant]]\nblock = "goblin"')]


HIDDEN = f'{THREE}hides = true\ntactic = "idle"\nskills = {{ stealth = 40 }}\n'


def test_players_who_rule_without_a_referee_speak_of_those_whom_they_see(run: Run, folder: Path) -> None:
    """Somebody who hides is as good as not there for them: not among the forms, not among the ids, not by sign."""
    (folder / "three.toml").write_text(HIDDEN, encoding="utf-8")
    typed = lines("g|g nobody -1|g goblin -1|g Goblin -1|g g -1|g brok -1|q")
    players = ("--seat", "player:anna", "--seat", "player:bert")
    told = run("play", "three.toml", "--seed", "4", *players, input=typed).stdout
    assert "ada prone until ada" not in told and "brok -prone" in told
    assert "choose one of: ada, brok." in told and "GM rules: Brok, hit points −1." in told
    assert told.count("there is nobody of this id here") == 4
    assert "goblin" not in told.replace("+ goblin 2", "").replace("“goblin”", "").replace("“Goblin”", "").lower()
    referee = run("play", "three.toml", "--seed", "4", "--seat", "gm", *players[:2], input=lines("|g nobody -1|||q"))
    assert "choose one of: ada, brok, goblin." in referee.stdout


@pytest.mark.parametrize("typed", ["l", "? goblin", "? -1"])
def test_looking_back_shows_people_at_one_terminal_no_more_than_the_log_did(run: Run, folder: Path, typed: str) -> None:
    """Nobody has sat down alone, and nothing is secret among them: the foe's hit points are still the referee's."""
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    told = run("play", "three.toml", "--seed", "4", input=lines(f"end|end|end|end|{typed}|q")).stdout
    assert "7/7" not in told.replace("\N{NO-BREAK SPACE}", " ") and "7 →" not in told
    assert "damage" in told or "goblin" in told.lower()


def test_an_empty_line_ends_a_turn_only_on_second_thoughts(run: Run, folder: Path) -> None:
    """Nothing has been done yet: the first empty line asks back, the second ends the turn."""
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    once = run("play", "three.toml", "--seed", "4", input=lines("|q")).stdout
    assert "Really? An empty line again" in once
    turns = run("play", "three.toml", "--seed", "4", input=lines("||q")).stdout
    assert turns.count("What does") > once.count("What does")


def test_an_empty_line_asks_back_in_every_turn_of_one_person(run: Run, folder: Path) -> None:
    """Nobody else is asked in between: a turn that is over is no reason not to ask in the next."""
    (folder / "two.toml").write_text(THREE.replace(BROK, ""), encoding="utf-8")
    told = run("play", "two.toml", "--seed", "4", input=lines("||||q")).stdout
    assert told.count("Really? An empty line again") == 2


def test_any_line_of_the_log_can_be_explained(run: Run, folder: Path) -> None:
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    told = run("play", "three.toml", "--seed", "4", input=lines("? initiative|?|? nothing of the kind|q")).stdout
    assert "everybody makes a Dexterity check" in told and "An attack hits if" in told
    assert "There is no such line: nothing of the kind" in told


def test_whom_the_referee_brings_in_has_a_name_after_an_undo_and_stands_in_the_books(run: Run) -> None:
    """A game that begins anew has a scene of its own: the terminal's names must go with it."""
    scene = str(house.EXAMPLES / "drd2" / "three_sides.toml")
    typed = lines("g + wolf 1|u|g + wolf 2|g wolf-6 next" + "|" * 25 + "/g stop wolves||")
    result = run("play", scene, "--seed", "1", "--lang", "en", "--open", input=typed)
    assert result.exit_code == 0, result.output
    assert "Wolf 6" in result.stdout and "The end" in result.stdout


SPELL = 'casting = "wisdom"\nspells = ["shield_of_faith"]\nslots = [2]\nnow = { initiative = 30 }'
CASTER = f'seat = "player:anna"\n{SPELL}'


def test_whoever_plays_somebody_lets_go_at_any_time(run: Run, folder: Path) -> None:
    """Anna sits here alone and is no referee: her own spell she may end, and nothing else set right."""
    (folder / "own.toml").write_text(THREE.replace('seat = "player:anna"', CASTER), encoding="utf-8")
    typed = lines("cast:shield_of_faith|at:ada|g ada unfocus|g ada +3|q")
    told = run("play", "own.toml", "--seed", "4", "--seat", "player:anna", input=typed).stdout
    assert told.count("The GM holds no seat here.") == 1
    assert "shield of faith" in told.lower() and "ends" in told
