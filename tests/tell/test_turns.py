"""How a turn reads: it begins with whose it is, proofs stand behind what they prove, several who did the same are
one sentence."""

from __future__ import annotations

from functools import cache

import pytest

from bojiste.core.game import Game
from bojiste.files.scenes import load
from bojiste.tell.paragraph import Paragraph, Sentence, grouped
from bojiste.tell.story import paragraphs
from tests import house

SCENES = (("fiveaction/knights", 3), ("fiveaction/paid_defence", 21), ("srd5/mounted_charge", 21))
"""Fights in which others act before the one whose turn it is: counterattacks, paid defences, mounts, parries."""


@cache
def told(scene: str, seed: int, language: str) -> list[Paragraph]:
    return paragraphs(Game(load(house.EXAMPLES / f"{scene}.toml"), seed=seed), language)


def turns(scene: str, seed: int, language: str) -> list[Paragraph]:
    whole = told(scene, seed, language)
    return [one for part in whole for one in (part, *part.members) if one.kind == "turn" and one.who is not None]


def plain(one: Paragraph) -> str:
    return one.plain().replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
@pytest.mark.parametrize("scene, seed", SCENES)
def test_a_turn_begins_with_whose_it_is(scene: str, seed: int, language: str) -> None:
    for turn in turns(scene, seed, language):
        assert turn.name, turn.plain()
        assert turn.sentences[0].text.startswith(f"{turn.name}{turn.state}"), turn.plain()


@pytest.mark.parametrize(
    "language, first",
    [
        ("ru", "Лучник (11/11): Гектор застал лучника с рукой на оружии."),
        ("cs", "Lučištník (11/11): Hektor přistihl lučištníka s rukou na zbrani."),
        ("en", "The archer (11/11): Hector catches the archer"),
    ],
)
def test_what_another_did_first_stands_behind_the_heading(language: str, first: str) -> None:
    assert any(plain(one).startswith(first) for one in turns("fiveaction/knights", 39, language))


@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_a_proof_that_comes_first_waits_for_its_sentence(language: str) -> None:
    """The archer's test of slipping away is rolled before the blow; a defence is paid for before it."""
    (struck,) = (one for one in turns("fiveaction/knights", 39, language) if "4 + 5 + 5 = 14" in plain(one))
    assert "4 + 5 + 5 = 14" in struck.sentences[0].strip.replace("\N{NO-BREAK SPACE}", " ")
    bought = turns("fiveaction/paid_defence", 21, language)[1]
    assert " · " in bought.sentences[0].strip and len(bought.sentences) == 1


def turn(number: int, deed: str, strip: str = "", state: str = " (4/4)") -> Paragraph:
    name = f"Wolf {number}"
    return Paragraph("turn", (Sentence(f"{name}{state} {deed}", strip),), f"wolf-{number}", name, state, state)


def head(row: object, deed: str) -> str:
    return f"Wolves: each {deed}" if deed else "Wolves:"


def test_several_who_did_the_same_are_one_sentence() -> None:
    (one,) = grouped([turn(number, "runs.") for number in (1, 2, 3)], lambda *_: True, head)
    assert one.plain() == "Wolves: each runs."
    (other,) = grouped([*(turn(number, "runs.") for number in (1, 2)), turn(3, "bites.")], lambda *_: True, head)
    assert other.plain().split("\n") == ["Wolves:", "    Wolves: each runs.", "    Wolf 3 bites."]
    (rolled,) = grouped([turn(number, "bites.", "7 against 12") for number in (1, 2, 3)], lambda *_: True, head)
    assert len(rolled.members) == 3, "sums are everybody's own"
