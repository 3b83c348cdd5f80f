"""Who is not the referee learns nothing by what the hand refuses: nobody who is not seen is named, and no number of
somebody's sheet that is played by others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bojiste.core.game import Game
from bojiste.core.hand import Hand
from bojiste.errors import Problem
from bojiste.files.scenes import load
from bojiste.tell.problems import problem
from bojiste.tell.words import Words
from tests import house

SCENES = {
    "drd2": "drd2/ambush",
    "fiveaction": "fiveaction/three_against_one",
    "osr": "osr/goblins_at_the_bridge",
    "srd5": "srd5/goblin_ambush",
}
READ = ("nobody-of-that-id", "no-such-ruling")
"""Faults of what is typed: they list the forms, or those who are seen."""
VALUES = ("99999", "-1", "+999", "-999", "0", "many", "true")


def table(id: str) -> tuple[Game, str, str, str]:
    """A game in which one sits, who is played, another who is seen, and one who is not."""
    scene = load(house.EXAMPLES / f"{SCENES[id]}.toml")
    first, *others = scene.combatants
    seats = (replace(first, seat="player:me"), *(replace(one, seat="gm") for one in others))
    foes = [one.id for one in others if one.side != first.side]
    return Game(replace(scene, combatants=seats), seed=7, people=["player:me", "gm"]), first.id, foes[0], foes[-1]


def rulings(hand: Hand, own: str, foe: str, unseen: str) -> Iterator[str]:
    """Every form of the hand about each of the three, each word that names somebody also the one who is not seen."""
    for verb in hand.verbs.values():
        for who in (own, foe, unseen):
            for other in (own, foe, unseen):
                yield " ".join(
                    other if re.fullmatch(r"ogre|goblin-\d|guard-1", word) else who if word == "ada" else word
                    for word in verb.form.split()
                )
    for who in (own, foe):
        yield from (f"{who} {name} {value}" for name in hand.numbers for value in VALUES)
        yield from (f"{who} {sign}{condition}" for condition in hand.conditions for sign in ("", "-"))
        yield from (f"{who} {hit}" for hit in ("-99999", "+99999", "C7", "A1", "5 from nobody"))
    yield from ("nobody -3", "order nobody", f"order {unseen} nobody", f"{own} nonsense", f"{own}", "- nobody")


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text))


@pytest.mark.parametrize("id", sorted(SCENES))
def test_a_refusal_tells_nobody_what_is_not_theirs_to_know(id: str) -> None:
    game, own, foe, unseen = table(id)
    game.people, hand, tried = frozenset(["player:me"]), game.scene.system.hand, 0
    assert hand is not None
    words, seen = Words("en", id), frozenset(game.scene.by_id) - {unseen}
    for text in rulings(hand, own, foe, unseen):
        for fault in game.faults(text, seen):
            told = words_in(problem(words, fault))
            assert unseen not in told - words_in(text), (text, told)
            if text.split()[0] == foe and fault.path == "ruling" and fault.reason not in READ:
                digits = {word for word in told - words_in(text) if word.isdecimal()}
                assert not fault.data and not digits, (text, told)
            tried += 1
    assert tried > 50


@pytest.mark.parametrize("id", sorted(SCENES))
def test_an_id_of_somebody_unseen_is_refused_like_one_that_nobody_has(id: str) -> None:
    """Whoever guesses ids learns by no refusal which of them there are."""
    game, own, foe, unseen = table(id)
    game.people, hand, tried = frozenset(["player:me"]), game.scene.system.hand, 0
    assert hand is not None
    seen = frozenset(game.scene.by_id) - {unseen}
    more = (f"{own} {name} {unseen}" for name in hand.numbers)
    causes = (f"{own} {condition}{how}" for condition in hand.conditions for how in (f":{unseen}", f" until {unseen}"))
    for text in (*rulings(hand, own, foe, unseen), *more, *causes):
        if unseen not in words_in(text):
            continue
        tried += 1
        for players in (None, frozenset([own])):
            real = game.faults(text, seen, players)
            idle = game.faults(text.replace(unseen, STRANGER), seen, players)
            assert list(map(heard, real)) == list(map(heard, idle)), text
    assert tried > 20


STRANGER = "stranger-9"


def heard(fault: Problem) -> tuple[object, ...]:
    """A fault but for what was typed and what that is like."""
    typed = re.sub(r"\b(?:goblin-\d|axeman|robber-chief|stranger-9)\b", "…", str(fault.value))
    return fault.path, typed if STRANGER in str(fault.value) or "…" in typed else fault.value, fault.reason


@pytest.mark.parametrize(
    "text, reason",
    [
        ("goblin-1 hp 999", "not-for-everybody"),
        ("ada hp 999", "above-maximum"),
        ("ada push 15 from goblin-5", "nobody-of-that-id"),
        ("order ada goblin-5", "nobody-of-that-id"),
        ("goblin-5 -3", "nobody-of-that-id"),
        ("goblin-1 hp -99", "below-minimum"),
    ],
)
def test_by_name(text: str, reason: str) -> None:
    game = table("srd5")[0]
    game.people = frozenset(["player:me"])
    [fault] = game.faults(text, frozenset(game.scene.by_id) - {"goblin-5"})
    assert fault.reason == reason and "goblin-5" not in fault.data.get("known", "")
    referee = [fault.reason for fault in game.faults(text)]
    assert referee == {"not-for-everybody": ["above-maximum"], "nobody-of-that-id": []}.get(reason, [reason])
