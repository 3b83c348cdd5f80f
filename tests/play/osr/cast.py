"""Scripted games: every die given, every decision that differs from its default named by topic and actor."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from tests.play.osr.usual import stands_as_printed

PLAYERS_FIRST = (10, 1)
FOES_FIRST = (1, 10)


def hero(id: str = "ada", **more: Any) -> dict[str, Any]:
    """A fighter of level 2 with a sword, armour class 10, ten hit points; everything average."""
    base = {"id": id, "side": "party", "kind": "pc", "class": "fighter", "level": 2, "hp_max": 10, "weapons": ["sword"]}
    return base | more


def foe(id: str = "orc", **more: Any) -> dict[str, Any]:
    """A monster of level 1 with claws that do 1d6, armour class 10, ten hit points, and no morale."""
    claw = {"id": "claw", "damage": "1d6 slashing", "natural": True}
    return {"id": id, "side": "foes", "hp_max": 10, "ac": 10, "fearless": True, "weapons": [claw]} | more


def at(one: Mapping[str, Any], x: int, y: int = 0, **now: Any) -> dict[str, Any]:
    """Somebody in a place, with further numbers of the moment."""
    return {**one, "now": {**one.get("now", {}), "x": x, "y": y, **now}}


def scene(*combatants: Mapping[str, Any], **more: Any) -> Scene:
    """A fight of one round in which the referee is asked for everything; more rounds by ``rounds``."""
    options = {"max_rounds": more.pop("rounds", 1), **more.pop("options", {})}
    data: dict[str, Any] = {
        "format": 1,
        "system": "osr",
        "procedure": "fight",
        "rulings": "ask",
        "options": options,
        "combatant": list(combatants),
        **more,
    }
    return read_scene(data)


def play(scene: Scene, dice: Iterable[int], *answers: str) -> Game:
    """Play with people in every seat. An answer is ``topic actor key`` (``-`` for nobody); it waits for the next
    question of that topic about that actor, and all other questions get their default. Everything must be used up."""
    game = Game(scene, dice=list(dice), people=[*scene.seats, "gm"])
    left = [answer.split(" ", 2) for answer in answers]
    while game.ask is not None:
        stands_as_printed(scene, game.ask)
        key = game.ask.default
        if left and [game.ask.topic, game.ask.actor or "-"] == left[0][:2]:
            key = left.pop(0)[2]
        game.answer(key)
    assert not left, f"never asked: {left}"
    return game


def fight(*combatants: Mapping[str, Any], dice: Iterable[int] = (), say: Iterable[str] = (), **more: Any) -> Game:
    """A fight in which the players' side goes first; ``dice`` are those after initiative."""
    first = more.pop("initiative", PLAYERS_FIRST)
    return play(scene(*combatants, **more), (*first, *dice), *say)


def all_of(game: Game, kind: str) -> list[Event]:
    """All events of a kind."""
    return [event for event in game.events if event.kind == kind]


def one(game: Game, kind: str) -> Event:
    """The only event of a kind."""
    found = all_of(game, kind)
    assert len(found) == 1, [event.kind for event in game.events]
    return found[0]


def kinds(game: Game) -> list[str]:
    """The kinds of all events."""
    return [event.kind for event in game.events]


def total(event: Event) -> int:
    """What the kept dice and the parts come to."""
    return sum(die.face for die in event.rolls if die.kept) + sum(part.value for part in event.parts)


def damage(game: Game) -> list[int]:
    """All damage done, in order."""
    return [int(event.data["damage"]) for event in all_of(game, "damage")]
