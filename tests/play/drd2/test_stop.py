"""``stop`` by the referee's hand: wherever it is said, nothing more is asked, paid or rolled."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.game import Game
from tests.play.drd2.scripted import being, hero, scene, until

CLOSING = {"conflict-ended", "scar-spent", "conflict-over"}
DOOR = {"id": "door", "name": "the door", "skill": "strength", "effect": "story", "who": ["ada"], "risk": "threat"}


def table(**more: Any) -> Any:
    return scene(hero("ada"), hero("ota"), being("bog"), being("cur"), **more)


AT = [
    ("setup", "-", (), ()),
    ("order", "-", (), ()),
    ("approach", "ada", (), ()),
    ("declare", "ada", (), ()),
    ("kind", "ada", ("declare ada attack:bog",), ()),
    ("credible", "ada", ("declare ada eliminate:bog",), ()),
    ("skill", "ada", ("declare ada custom",), ()),
    ("effect", "ada", ("declare ada custom", "skill ada skill:common-melee"), ()),
    ("say", "ada", ("declare ada say",), ()),
    ("counter", "bog", ("declare ada attack:bog",), ()),
    ("counter-kind", "bog", ("declare ada attack:bog", "counter bog strike"), ()),
    ("precise", "ada", ("declare ada attack:bog", "counter bog strike"), ()),
    ("risk", "ada", ("declare ada do:door",), ()),
    ("commit", "ada", ("declare ada do:door",), ()),
    ("mighty", "ada", ("declare ada attack:bog", "counter bog strike"), (6, 6, 1, 1)),
    ("exhaust", "bog", ("declare ada attack:bog", "counter bog strike"), (6, 6, 1, 1)),
    ("cunning", "ada", ("declare ada attack:bog", "counter bog strike"), (6, 6, 1, 1)),
    ("backlash", "bog", ("declare ada eliminate:bog", "counter bog strike", "exhaust bog exhaust"), (6, 6, 1, 1)),
    ("after", "ada", ("declare ada attack:bog",), (6, 6)),
    ("lock", "ada", ("declare ada do:door",), (1, 1)),
]


def stopped_at(topic: str, actor: str, answers: tuple[str, ...], dice: tuple[int, ...]) -> Game:
    order: dict[str, Any] = {"first": []} if topic in ("order", "approach") else {}
    game = until(table(conflict=order, action=[DOOR]), dice, topic, actor, *answers)
    game.rule("stop heroes")
    return game


@pytest.mark.parametrize("topic, actor, answers, dice", AT, ids=[topic for topic, *_ in AT])
def test_wherever_it_is_said_nothing_goes_on(
    topic: str, actor: str, answers: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    game = stopped_at(topic, actor, answers, dice)
    assert game.ask is None and game.outcome is not None and game.outcome.winner == "heroes"
    kinds = [event.kind for event in game.events]
    assert set(kinds[kinds.index("conflict-ended") :]) <= CLOSING
    again = Game.load(game.save())
    assert again.digest == game.digest and again.state.plain() == game.state.plain()
    game.undo()
    assert game.ask is not None and game.ask.topic == topic


def test_an_own_scar_of_the_action_in_hand_takes_its_room_all_the_same() -> None:
    """Pools hold no more than the ability that the scar has left, whenever the action ends."""
    game = until(
        scene(hero("ada", now={"body": 4}), being("bog")), (1, 1, 6, 6), "pay-scar", "ada",
        "declare ada attack:bog", "counter bog strike", "exhaust ada exhaust:otherwise", "pay ada custom",
    )  # fmt: skip
    assert game.ask is not None
    game.answer("2")
    game.rule("stop")
    assert game.outcome is not None and not game.state["ada"].bank
    severities = sum(scar.severity for scar in game.state["ada"].scars)
    assert game.state["ada"].body <= 4 - severities


def test_what_else_is_ruled_with_it_is_set_right() -> None:
    game = until(table(), (), "declare", "ada")
    game.rule("stop; ota soul 1")
    assert game.outcome is not None and game.state["ota"].soul == 1


def test_at_a_question_of_another_ruling_it_ends_both() -> None:
    game = until(table(conflict={"join": {"cur": 9}}), (), "declare", "ada")
    game.rule("cur join; ota soul 1")
    assert game.ask is not None and game.ask.topic == "threat"
    game.rule("stop")
    assert game.outcome is not None and game.state["ota"].soul == 1 and "cur" not in game.state["conflict"].roster
