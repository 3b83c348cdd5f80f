"""Scripted fights of Ota and Petr: every die given, every decision that differs from its default named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from tests.play.fiveaction.answers import stands_in_the_docs

SWORD = {"row": "medium_straight_blade"}
FIRST, LAST = [10, 10, 1, 1], [1, 1, 10, 10]
"""Dice of initiative that let Ota, or Petr, act first."""
AIR = [1, 2]
"""A blow that passes through empty air unless its value is great."""

ATTACK, ONE_HAND, TWO_HANDS = (
    "act ota attack:petr",
    "weapon ota with:medium_straight_blade.1R",
    "weapon ota with:medium_straight_blade.2R",
)
"""Answers of Ota's attack with his sword in one hand or both."""
FAR = {"at": [60, 10]}
"""Fifty feet from Ota."""
KNIFE, BOW = {"row": "light_straight_blade"}, {"row": "small_bow", "hand": "both"}
LANCE = {"row": "heavy_pole", "head": "light_straight_blade", "head_type": "thrust", "hand": "both"}
PIKE = {"row": "heavy_pole", "head": "heavy_straight_blade", "head_type": "thrust", "hand": "both"}
HALBERD = {"row": "medium_pole", "head": "medium_axe", "hand": "both"}
LEATHER = [{"piece": "body", "material": "leather", "dr": 4}]
BY_PARTS, PAID = {"modules": {"hit_locations": True}}, {"modules": {"defence_costs_actions": True}}


def ota(**more: Any) -> dict[str, Any]:
    """STR 6, DEX 4, CON 4, WILL 3, reaction 6, sword 6; 13 lives."""
    base: dict[str, Any] = {
        "id": "ota", "side": "left", "strength": 6, "dexterity": 4, "constitution": 4, "will": 3, "reaction": 6,
        "skills": {"straight_blade/medium": 6}, "weapons": [SWORD], "now": {"at": [10, 10]},
    }  # fmt: skip
    return {**base, **more, "now": {**base["now"], **more.get("now", {})}}


def petr(**more: Any) -> dict[str, Any]:
    """STR 3, DEX 5, CON 2, WILL 4, reaction 7, a sword he cannot use; 11 lives; three feet from Ota."""
    base: dict[str, Any] = {
        "id": "petr", "side": "right", "strength": 3, "dexterity": 5, "constitution": 2, "will": 4, "reaction": 7,
        "weapons": [SWORD], "now": {"at": [13, 10]},
    }  # fmt: skip
    return {**base, **more, "now": {**base["now"], **more.get("now", {})}}


def horse(id: str = "horse", side: str = "left", training: int = 0, **more: Any) -> dict[str, Any]:
    """A common horse of size 2."""
    given = {"training": training, "canter": 10, "sprint": 12, **more.pop("horse", {})}
    base = {"id": id, "side": side, "strength": 10, "dexterity": 0, "constitution": 8, "size": 2, "horse": given}
    return {**base, "now": {"at": [10, 10]}, **more}


def rider(riding: int = 7, **more: Any) -> dict[str, Any]:
    """Ota in the saddle, with a finished value of riding."""
    return ota(mount="horse", values={"riding": riding}, **more)


def lancer(**more: Any) -> dict[str, Any]:
    """Ota with a lance; what is before him is seventy feet away."""
    return rider(**{"riding": 12, "weapons": [LANCE], "skills": {"pole/heavy": 6}, **more})


def scene(*people: Mapping[str, Any], rounds: int = 1, **more: Any) -> Scene:
    """A fight of one round, in which the referee is asked."""
    data: dict[str, Any] = {
        "format": 1, "system": "fiveaction", "rulings": "ask", "combatant": list(people), "max_rounds": rounds, **more,
    }  # fmt: skip
    return read_scene(data)


def play(scene: Scene, dice: Iterable[int], *answers: str) -> Game:
    """Play with people in every seat. An answer is ``topic actor key``; it waits for the next question of that topic
    about that actor, and all others get their default. Everything must be used up."""
    game = Game(scene, dice=list(dice), people=[*scene.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        stands_in_the_docs(game.ask)
        key = game.ask.default
        if left and [game.ask.topic, game.ask.actor or "-"] == left[0][:2]:
            key = left.pop(0)[2]
        game.answer(key)
    assert not left, f"never asked: {left}"
    return game


def until(scene: Scene, dice: Iterable[int], topic: str, actor: str, *answers: str) -> Game:
    """The same, stopped at a question."""
    game = Game(scene, dice=list(dice), people=[*scene.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        stands_in_the_docs(game.ask)
        asked = [game.ask.topic, game.ask.actor or "-"]
        if not left and asked == [topic, actor]:
            return game
        game.answer(left.pop(0)[2] if left and asked == left[0][:2] else game.ask.default)
    raise AssertionError(f"{topic} {actor} was never asked")


def keys(game: Game) -> tuple[str, ...]:
    assert game.ask is not None
    return game.ask.keys


def events(game: Game, kind: str, actor: str | None = None) -> list[Event]:
    return [event for event in game.events if event.kind == kind and actor in (None, event.actor)]


def one(game: Game, kind: str, actor: str | None = None) -> Event:
    """The only event of a kind."""
    (event,) = events(game, kind, actor)
    return event


def value(event: Event) -> int:
    """What was added to the dice."""
    return sum(part.value for part in event.parts)


def parts(event: Event) -> dict[str, int]:
    return {part.name: part.value for part in event.parts}


def total(event: Event) -> int:
    return sum(die.face for die in event.rolls) + value(event)


def layers(event: Event) -> dict[str, int]:
    """The layers of the defence that an attack met."""
    return {key.removeprefix("by_"): worth for key, worth in event.data.items() if key.startswith("by_")}


def kinds(game: Game) -> list[str]:
    """What happened, without the frame of rounds and turns."""
    frame = {"round", "initiative", "order", "turn", "turn-ends", "surrounded"}
    return [event.kind for event in game.events if event.kind not in frame]


def told(game: Game, kind: str) -> Mapping[str, Any]:
    return one(game, kind).data
