"""Scripted games: every die given, every decision that differs from its default named by topic and actor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bojiste.core.ask import Ask
from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.rule import rule_id
from bojiste.core.scene import Scene

BOOKKEEPING = frozenset({"spent", "exhaustions", "played", "defences", "kept", "most", "met"})
WORLD = frozenset({"conflict", "evaluation"})


def hero(id: str, side: str = "heroes", **more: Any) -> dict[str, Any]:
    """A warrior 3, juggler 2 with ability 4 in everything."""
    ability = {"body": 4, "soul": 4, "influence": 4}
    return {"id": id, "side": side, "ability": ability, "occupations": {"warrior": 3, "juggler": 2}, **more}


def being(id: str, side: str = "foes", **more: Any) -> dict[str, Any]:
    """A characteristic 3 with melee and agility, limits 4, Fate 5."""
    base = {
        "id": id,
        "side": side,
        "characteristic": {"level": 3, "skills": ["common-melee", "agility"]},
        "limit": {"body": 4, "soul": 4, "influence": 4},
        "fate_contribution": 5,
    }
    return base | more


def scene(*combatants: Mapping[str, Any], **more: Any) -> Scene:
    """A conflict of one round, in which everybody acts in the order given, so that no dice fall for initiative."""
    frame = {"max_rounds": 1, "first": [[one["id"] for one in combatants]] * 9}
    if more.get("procedure", "conflict") == "conflict":
        more["conflict"] = frame | more.get("conflict", {})
    data: dict[str, Any] = {
        "format": 1,
        "system": "drd2",
        "rulings": "ask",
        "options": {"stories": "skip", **more.pop("options", {})},
        "combatant": list(combatants),
        **more,
    }
    return read_scene(data)


def play(scene: Scene, dice: Iterable[int], *answers: str) -> Game:
    """Play with people in every seat. An answer is ``topic actor key`` (``-`` for nobody); it waits for the next
    question of that topic about that actor, nobody counters of himself, and all other questions get their default.
    Everything must be used up."""
    game = Game(scene, dice=list(dice), people=[*scene.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        game.answer(_key(game.ask, left))
    assert not left, f"never asked: {left}"
    assert game.outcome is not None
    return game


def until(scene: Scene, dice: Iterable[int], topic: str, actor: str, *answers: str) -> Game:
    """The same, stopped at the first question of a topic about an actor."""
    game = Game(scene, dice=list(dice), people=[*scene.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        if not left and (game.ask.topic, game.ask.actor or "-") == (topic, actor):
            return game
        game.answer(_key(game.ask, left))
    raise AssertionError(f"{topic} {actor} was never asked")


def _key(ask: Ask, left: list[list[str]]) -> str:
    if left and [ask.topic, ask.actor or "-"] == left[0][:2]:
        return left.pop(0)[2]
    return "no" if ask.topic == "counter" else ask.default


def keys(game: Game) -> tuple[str, ...]:
    """What the waiting question offers."""
    assert game.ask is not None
    return game.ask.keys


def line(event: Event) -> str:
    """An event in one line: kind, who to whom, and what changed of combatants and Fate."""
    who = f" {event.actor or '-'}" + (f">{event.target}" if event.target else "")
    changes = [
        f"{change.who}.{change.field} {_plain(change.old)}>{_plain(change.new)}"
        for change in event.changes
        if change.who not in WORLD and change.field not in BOOKKEEPING
    ]
    return event.kind + who + (": " + ", ".join(changes) if changes else "")


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return "+".join(
            f"{item.property}{item.severity}" if hasattr(item, "severity") else str(getattr(item, "left", item))
            for item in value
        )
    return getattr(value, "value", value)


QUIET = frozenset(
    {"conflict", "round", "order", "turn", "conflict-over", "starts", "purse", "set-threat"}
    | {"evaluation", "evaluation-over", "rolled"}
)


def told(game: Game) -> list[str]:
    """The course as lines, without the frame of the conflict and without the rolls."""
    return [line(event) for event in game.events if event.kind not in QUIET]


def rules(game: Game, kind: str) -> list[str]:
    """The rules that made the events of one kind, without their group."""
    return [made_by(event) for event in game.events if event.kind == kind]


def made_by(event: Event) -> str:
    """The rule that made an event, without its group."""
    return rule_id(event.rule).rpartition(".")[2]


def one(game: Game, kind: str) -> Event:
    """The only event of a kind."""
    (event,) = [event for event in game.events if event.kind == kind]
    return event


def total_of(event: Event) -> int:
    """The sum an event shows: the dice that count, and the parts."""
    return sum(die.face for die in event.rolls if die.kept) + sum(part.value for part in event.parts)
