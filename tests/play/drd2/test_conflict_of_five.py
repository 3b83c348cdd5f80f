"""A conflict of five, played by people from the first declaration to the last payment, in Czech.

``conflict_of_five.txt`` has the dice and every decision that is not the usual answer; ``conflict_of_five.cs.txt`` is
what the table reads: each question, what the answers of its kind say when it is first asked, the answer, and what came
of it. A question that vanishes, or no longer says what it costs, changes it. Written anew by BOJISTE_GOLDEN=write.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bojiste.core.ask import Ask
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.files.scenes import load
from bojiste.tell.narrator import Narrator
from tests import house

HERE = Path(__file__).parent
KEPT = HERE / "conflict_of_five.cs.txt"
ROUNDS = [
    line.split("#")[0].strip() for line in (HERE / "conflict_of_five.txt").read_text(encoding="utf-8").splitlines()
]
DICE = [int(face) for line in ROUNDS if line.startswith("dice") for face in line.split()[1:]]
DECISIONS = [line.split(" ", 2) for line in ROUNDS if line and not line.startswith("dice")]


def evening(language: str) -> Iterator[tuple[Game, Ask | None, str, list[str]]]:
    """Each question with the answer it gets, and what was told since the last one; at last what was told after all."""
    scene = load(house.EXAMPLES / "drd2" / "mill.toml")
    game = Game(scene, dice=DICE, people=[*scene.seats, "gm"])
    told, said, left = Narrator(scene, language), 0, list(DECISIONS)
    while game.ask is not None:
        ask, key = game.ask, game.ask.default
        if left and [ask.topic, ask.actor or "-"] == left[0][:2]:
            key = left.pop(0)[2]
        lines, said = [told.line(event) for event in game.events[said:]], len(game.events)
        yield game, ask, key, lines
        game.answer(key)
    assert not left, f"never asked: {left}"
    yield game, None, "", [told.line(event) for event in game.events[said:]]


def transcript(language: str) -> Iterator[str]:
    met: set[str] = set()
    for game, ask, key, lines in evening(language):
        yield from (f"    {line}" for line in lines if line)
        if ask is None:
            return
        told = Narrator(game.scene, language)
        yield f"[{ask.seat}] {told.question(ask)}"
        options = [*ask.options] if ask.topic not in met else [one for one in ask.options if one.key == key]
        yield from (f"  {'→' if one.key == key else ' '} {told.option(ask, one)}" for one in options)
        if key not in ask.keys:
            yield f"  → {key}"
        met.add(ask.topic)


@cache
def asked(language: str) -> tuple[tuple[str, str, str], ...]:
    """Topics, questions and usual answers in the order in which they came."""
    return tuple(
        (ask.topic, Narrator(game.scene, language).question(ask), ask.default)
        for game, ask, _, _ in evening(language)
        if ask is not None
    )


def test_the_evening_reads_as_it_was_found_good() -> None:
    text = "\n".join(transcript("cs")) + "\n"
    if os.environ.get("BOJISTE_GOLDEN") == "write":
        KEPT.write_text(text, encoding="utf-8")
    assert text == KEPT.read_text(encoding="utf-8")


@pytest.mark.parametrize("topic, says", [
    ("approach", "Kdo hodí víc, jedná dřív."),
    ("credible", "Když ne, hlásí se znovu a nic to nestálo."),
    ("counter", "Stojí to iniciativu."),
    ("counter", "Stojí to iniciativu a 1\u00a0Tělo; Tělo pak 0."),
    ("counter", "Jde to z obrany, za 1\u00a0Tělo; zaplatí Výhoda (zbude 0)."),
    ("counter", "spustí nebezpečí „voda ze stavidla“: Ohrožení +2 (náčelnice lapků, Havel a\u00a0lapka)"),
    ("exclusive", "uspěje jen ta s vyšším výsledkem"),
    ("precise", "Jiný manévr už k téhle akci nepřidá."),
    ("mighty", "Na tolik už nemá: náčelnice lapků."),
    ("cunning", "Následek se zvětší: Výhoda +2 (Havel)."),
    ("cunning", "Nic navíc by to nepřineslo, Ohrožení níž neklesne."),
    ("commit", "Stačí 9 (dvě kostky a 0). Když to nevyjde: vyčerpání za 2\u00a0Těla (Ohrožení 2) z toho udělá úspěch"),
    ("commit", "a znovu to stejně zkusit nepůjde"),
    ("react", "Zareaguje Jitka z obrany (za 2\u00a0Těla; stojí to vlastní Jizvu na Těle, závažnost 1"),
    ("react", "Výsledek 9 a víc nebezpečí odvrátí. Kdo nereaguje, nemůže se ani vyčerpat."),
    ("exhaust", "vlastní Jizva závažnosti 1 (zdatnost klesne na 3, ztíží třeba: Pohyblivost), Ohrožení 2 → 3."),
    ("exhaust", "Komu se vyřazení nepovede, tomu se jeho zbrklost může vymstít."),
    ("exhaust", "Jinak: Jizva závažnosti 1 (Havel a\u00a0Jitka)."),
    ("scar-scope", "Takové akce budou do zahojení náročné: pokus bude stát 1."),
    ("backlash", "Co si Jitka vybere?"),
    ("surrender", "Mimo konflikt je 1 ze 2."),
])  # fmt: skip
def test_a_question_says_what_it_costs_and_leads_to(topic: str, says: str) -> None:
    assert any(says in question for one, question, _ in asked("cs") if one == topic)


def test_each_player_and_the_gm_decide_all_that_a_conflict_asks() -> None:
    assert {topic for topic, _, _ in asked("cs")} >= {
        "setup", "order", "approach", "declare", "skill", "skill-combined", "skill-pay", "effect", "target", "credible",
        "kind", "counter", "counter-kind", "exclusive", "risk", "commit", "precise", "mighty", "cunning", "exhaust",
        "pay", "scar-scope", "backlash", "challenge-property", "react", "reaction-kind", "form", "form-stands",
        "form-scar", "form-threat", "surrender", "edit", "after",
    }  # fmt: skip


def test_a_bare_enter_neither_scars_nor_puts_anybody_out() -> None:
    """The usual answer is never one that takes a scar, and whoever is to be put out strikes back."""
    for game, ask, _, _ in evening("en"):
        if ask is None or ask.default in ("no", "accept"):
            continue
        facts = {**ask.data, **next(one for one in ask.options if one.key == ask.default).data} if ask.options else {}
        assert "severity" not in facts or ask.topic in ("scar-scope", "pay"), (ask.topic, ask.actor)
        assert game.outcome is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_told_in_every_language(language: str) -> None:
    told = list(transcript(language))
    assert len(told) > 400 and not any(sign in line for line in told for sign in ("{", "}", "None", "???"))
