"""drd2 told as deeds: a clash from its result, payments and scars in words, and what is not settled yet as tried."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.systems.drd2.telling import TOLD
from bojiste.tell.story import paragraphs, told
from tests.play.drd2.scripted import being, hero, play, scene, until

ADA = {
    "cs": {"text": "Ada", "gender": "f", "gen": "Ady", "dat": "Adě", "acc": "Adu", "ins": "Adou"},
    "ru": {"text": "Ада", "gender": "f", "gen": "Ады", "dat": "Аде", "acc": "Аду", "ins": "Адой"},
    "en": {"text": "Ada", "gender": "f"},
}
EVA = {
    "cs": {"text": "Eva", "gender": "f", "gen": "Evy", "dat": "Evě", "acc": "Evu", "ins": "Evou"},
    "ru": {"text": "Ева", "gender": "f", "gen": "Евы", "dat": "Еве", "acc": "Еву", "ins": "Евой"},
    "en": {"text": "Eva", "gender": "f"},
}
WOLF = {
    "cs": {"text": "vlk", "gender": "m", "gen": "vlka", "dat": "vlkovi", "acc": "vlka", "ins": "vlkem"},
    "ru": {"text": "волк", "gender": "m", "gen": "волка", "dat": "волку", "acc": "волка", "ins": "волком"},
    "en": {"text": "wolf", "gender": "n"},
}


def wolf(id: str = "wolf", **more: Any) -> dict[str, Any]:
    return being(id, name=WOLF, nature="beast", **more)


def duel(*answers: str, dice: tuple[int, ...] = (6, 5, 2, 1), **more: Any) -> Game:
    """Ada before the wolf, which strikes back."""
    return play(scene(hero("ada", name=ADA), wolf(), **more), dice, *answers)


def prose(game: Game, language: str) -> list[str]:
    """The sentences of the turns, without the proofs."""
    turns = (one for one in paragraphs(game, language) if one.kind == "turn")
    return [sentence.text.replace("\N{NO-BREAK SPACE}", " ") for one in turns for sentence in one.sentences]


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", "Ada (Ohrožení 2) přinutila vlka couvat, a to snadno."),
        ("ru", "Ада (Угроза 2) заставила волка пятиться, и без труда."),
        ("en", "Ada (Threat 2) corners the wolf, and easily."),
    ],
)
def test_a_clash_is_one_sentence_told_from_its_result(language: str, said: str) -> None:
    game = duel("declare ada attack:wolf", "counter wolf strike", "exhaust wolf accept")
    (sentence,) = prose(game, language)
    assert sentence == said
    (turn,) = [one for one in paragraphs(game, language) if one.kind == "turn"]
    strip = turn.sentences[0].strip.replace("\N{NO-BREAK SPACE}", " ")
    assert "6 + 5 + 3 = 14" in strip and "2 + 1 + 3 = 6" in strip


@pytest.mark.parametrize("language, wins", [("cs", "ale ten ji"), ("ru", "но тот "), ("en", "but it ")])
def test_who_answers_better_is_named_by_what_it_does(language: str, wins: str) -> None:
    game = duel("declare ada attack:wolf", "counter wolf strike", "exhaust ada accept", dice=(2, 1, 6, 5))
    (sentence,) = prose(game, language)
    assert wins in sentence


@pytest.mark.parametrize("language, name", [("cs", "ale Eva ji"), ("ru", "но Ева "), ("en", "but Eva ")])
def test_of_two_of_one_gender_the_winner_is_named(language: str, name: str) -> None:
    sisters = scene(hero("ada", name=ADA), hero("eva", side="foes", name=EVA))
    game = play(sisters, (2, 1, 6, 5), "declare ada attack:eva", "counter eva strike", "exhaust ada accept")
    (sentence,) = prose(game, language)
    assert name in sentence


@pytest.mark.parametrize("language, not_come", [("cs", "vlka skolila"), ("ru", "сразила волка"), ("en", "fells")])
def test_what_an_exhaustion_averts_has_not_come(language: str, not_come: str) -> None:
    game = duel(
        "declare ada eliminate:wolf", "counter wolf strike", "exhaust wolf exhaust", "backlash wolf attacker_threat"
    )
    sentence, rash = prose(game, language)
    assert not_come not in sentence
    assert rash.startswith(
        {"cs": "Zbrklost se Adě", "ru": "Поспешность вышла Аде", "en": "The haste costs Ada"}[language]
    )


@pytest.mark.parametrize(
    "language, said", [("cs", "padly ale dvě jedničky"), ("ru", "выпали две единицы"), ("en", "two ones")]
)
def test_two_ones_are_the_story(language: str, said: str) -> None:
    game = duel("declare ada attack:wolf", "counter wolf strike", "exhaust ada accept", dice=(1, 1, 6, 5))
    assert said in " ".join(prose(game, language))


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", "Vlk si odnesl Jizvu na Těle, Běžný boj zblízka mu teď půjde hůř."),
        ("ru", "Волк получил шрам на Теле, теперь ему хуже даётся Обычный ближний бой."),
        ("en", "The wolf bears a scar on Body from now on; Common melee will come harder."),
    ],
)
def test_a_scar_says_what_it_means(language: str, said: str) -> None:
    game = duel("declare ada scar:wolf", "counter wolf strike", "exhaust wolf accept")
    assert said in prose(game, language)


@pytest.mark.parametrize("language, done", [("cs", "navrch"), ("ru", "взяла верх"), ("en", "comes out on top")])
def test_while_the_loser_is_asked_nothing_has_come_of_it_yet(language: str, done: str) -> None:
    foes = scene(hero("ada", name=ADA), wolf())
    game = until(foes, (6, 5, 2, 1), "exhaust", "wolf", "declare ada eliminate:wolf", "counter wolf strike")
    (sentence,) = prose(game, language)
    assert done in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_declaration_is_told_while_others_are_asked(language: str) -> None:
    foes = scene(hero("ada", name=ADA), wolf())
    game = until(foes, (), "counter", "wolf", "declare ada eliminate:wolf")
    tries = {"cs": "chtěla", "ru": "хотела", "en": "to"}
    assert tries[language] in prose(game, language)[0]


def test_nobody_says_the_same_twice_in_a_row() -> None:
    rounds = {"max_rounds": 3}
    answers = ("declare ada attack:wolf", "declare wolf postpone") * 3
    game = duel(*answers, dice=(6, 5) * 3, conflict=rounds)
    for language in LANGUAGES:
        said = [one.partition(")")[2] for one in prose(game, language) if one.startswith(("Ada", "Ада"))]
        assert len(set(said)) == 3, said


def test_many_who_escape_are_one_sentence() -> None:
    party = [hero("ada", name=ADA), hero("eva", name=EVA)]
    wide = {"id": "rush", "name": "rush", "skill": "common-melee", "effect": "scar", "wide": True, "who": ["wolf"],
            "targets": ["ada", "eva"]}  # fmt: skip
    pack = scene(wolf(), *party, action=[wide])
    game = play(
        pack, (6, 5, 3, 1, 2, 1), "declare wolf do:rush", "counter ada strike", "counter eva strike",
        "exhaust ada exhaust", "exhaust eva exhaust",
    )  # fmt: skip
    assert "Ada a Eva se vyčerpaly a vyvázly bez Jizvy." in prose(game, "cs")


def test_no_kind_of_the_log_is_one_of_play() -> None:
    game = duel("declare ada attack:wolf", "counter wolf strike", "exhaust wolf accept")
    assert not {event.kind for event in game.events} & set(TOLD)
    assert told(game, "en")
