"""The referee's hand in the words of the game's language, at questions and at dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bojiste.core.system import system, systems
from bojiste.files import saves
from bojiste.tell.words import Words
from tests.cli.conftest import Run
from tests.cli.test_play_person import THREE, lines

LANGUAGES = ("cs", "ru", "en")


def ruled(run: Run, folder: Path, typed: str, language: str, scene: str = THREE, *more: str) -> list[str]:
    (folder / "three.toml").write_text(scene, encoding="utf-8")
    seats = ("--seat", "player:anna", "--seat", "player:bert", "--seat", "gm", "--open")
    told = run("play", "three.toml", "--seed", "4", "--lang", language, *seats, *more, input=lines(f"{typed}|q"))
    assert told.exit_code == 0, told.output
    kept = saves.read(max(folder.glob("three*.save.json"), key=lambda path: path.stat().st_mtime_ns))
    return [line["ruling"] for line in kept["journal"] if "ruling" in line]


@pytest.mark.parametrize(
    "language, typed, kept",
    [
        ("cs", "g goblin leží", "goblin prone"),
        ("cs", "g goblin lezi", "goblin prone"),
        ("cs", "g goblin omráčený", "goblin stunned"),
        ("cs", "g goblin omracen", "goblin stunned"),
        ("cs", "g goblin v bezvědomí", "goblin unconscious"),
        ("cs", "g Ada životy 5", "ada hp 5"),
        ("cs", "g ada reakce ne", "ada reaction false"),
        ("cs", 'g goblin leží "leží v blátě"', 'goblin prone "leží v blátě"'),
        ("cs", "g goblin leží dokud ada; brok další", "goblin prone until ada; brok next"),
        ("cs", "g pořadí brok ada", "order brok ada"),
        ("ru", "g гоблин лежит", "goblin prone"),
        ("ru", "g brok следующий", "brok next"),
        ("ru", "g ada реакция нет", "ada reaction false"),
        ("en", "g goblin prone till ada", "goblin prone until ada"),
        ("en", "g ada reaction no", "ada reaction false"),
    ],
)
def test_a_ruling_in_words_is_kept_as_the_same_form(
    run: Run, folder: Path, language: str, typed: str, kept: str
) -> None:
    assert ruled(run, folder, typed, language) == [kept]


def test_g_alone_says_what_each_form_does(run: Run, folder: Path) -> None:
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    told = run("play", "three.toml", "--seed", "4", "--lang", "cs", "--seat", "gm", "--open", input=lines("g|q")).stdout
    assert "odstrč 15 od goblin – odstrčit od" in told and "omráčení" in told and "hp (životy)" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_of_every_hand_has_its_words(language: str) -> None:
    for id, game in systems().items():
        words = Words(language, id)
        for verb in game.hand.verbs if game.hand is not None else ():
            assert words.has(f"hand-{verb}"), (id, verb)


def test_words_that_mean_two_things_in_one_language_are_told_apart() -> None:
    """No word of a form is called like a condition or a number of the same system."""
    from bojiste.cli.callings import spoken_words

    for id in systems():
        hand = system(id).hand
        assert hand is not None
        for language in LANGUAGES:
            spoken = spoken_words(hand, Words(language, id))
            assert {verb for verb in spoken.values() if verb in hand.verbs} or language == "en", (id, language)


@pytest.mark.parametrize("typed, far", [("g goblin odstrč 2 od ada", 2), ("g goblin push 2 from ada", 2)])
def test_a_czech_game_measures_in_its_own_unit(run: Run, folder: Path, typed: str, far: int) -> None:
    field = '[options]\nprinting = "phb_cs"\n[field]\nmap = """\n..........\n"""\n'
    scene = THREE.replace("[[combatant]]", f"{field}[[combatant]]", 1)
    for id, x in (("ada", 0), ("goblin", 2), ("brok", 9)):
        scene = scene.replace(f'block = "{id}"\n', f'block = "{id}"\nnow = {{ position = [{x}, 0] }}\n')
    assert ruled(run, folder, typed, "cs", scene) == [f"goblin push {far} from ada"]
    from bojiste.core.game import Game

    game = Game.load(saves.read(next(folder.glob("three*.save.json"))))
    assert game.state["goblin"].x == 2 + far


def test_the_hand_at_a_die_acts_at_the_next_question(run: Run, folder: Path) -> None:
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    seats = ("--seat", "player:anna", "--seat", "gm", "--open", "--dice", "hand")
    typed = "g brok -3|g nobody -3|10|9|8|q"
    told = run("play", "three.toml", *seats, "--lang", "en", input=lines(typed)).stdout
    assert told.index("holds from the next question on") < told.index("GM rules: Brok, hit points −3.")
    assert "there is nobody of this id here" in told


@pytest.mark.parametrize(
    "typed, told",
    [
        ("g goblin omraceny|g goblin omraceny", "„omráčení“ – tímhle už trpí"),
        ("g goblin omracuje", "„omracuje“ – tohle slovo zásah nezná; nejspíš: omráčení"),
        ("g goblin hp_mex 3", "nejspíš: hp_max"),
    ],
)
def test_a_refusal_speaks_the_words_of_the_language(run: Run, folder: Path, typed: str, told: str) -> None:
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    seen = run("play", "three.toml", "--seed", "4", "--lang", "cs", "--seat", "gm", "--open", input=lines(f"{typed}|q"))
    said = " ".join(seen.stdout.split())
    assert told in said and "stunned" not in said and "`ruling`" not in said, said


def test_what_is_refused_or_asked_of_the_hand_leaves_the_question_as_it_stands(run: Run, folder: Path) -> None:
    (folder / "three.toml").write_text(THREE, encoding="utf-8")
    typed = "g goblin nonsense|g|g nobody -3|q"
    seats = ("--seat", "player:anna", "--seat", "gm", "--open")
    told = run("play", "three.toml", "--seed", "4", "--lang", "en", *seats, input=lines(typed)).stdout
    assert told.count("  Drop prone") == 1, told
