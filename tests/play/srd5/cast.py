"""The standing cast of the catalogue, scenes made of it, and scripted games told as short rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.rule import rule_id
from bojiste.core.scene import Scene

Table = dict[str, Any]
Row = tuple[str, str | None, str | None, int | None]


def _one(base: Table, more: Mapping[str, Any]) -> Table:
    made = {**base, **more}
    if "at" in made:
        made["now"] = {**made.get("now", {}), "position": list(made.pop("at"))}
    return made


def ada(**more: Any) -> Table:
    """Ada: AC 16, 24 hit points, longsword +5 for 1d8 + 3."""
    scores = {"strength": 16, "dexterity": 14, "constitution": 12, "wisdom": 10}
    base = {"id": "ada", "side": "heroes", "kind": "character", "ac": 16, "hp_max": 24, "abilities": scores}
    return _one({**base, "weapons": ["longsword"]}, more)


def brok(**more: Any) -> Table:
    """Brok: AC 14, 18 hit points, shortbow and shortsword +5 for 1d6 + 3, Stealth +5."""
    scores = {"strength": 10, "dexterity": 16, "wisdom": 14}
    base = {"id": "brok", "side": "heroes", "kind": "character", "ac": 14, "hp_max": 18, "abilities": scores}
    return _one({**base, "weapons": ["shortbow", "shortsword"], "skills": {"stealth": 5}}, more)


def cira(**more: Any) -> Table:
    """Cira: AC 12, 16 hit points, Stealth +1 by Dexterity."""
    scores = {"strength": 10, "dexterity": 12, "constitution": 14, "wisdom": 12}
    return _one(
        {"id": "cira", "side": "heroes", "kind": "character", "ac": 12, "hp_max": 16, "abilities": scores}, more
    )


def gob(**more: Any) -> Table:
    """Gob: Small, AC 15, 7 hit points, scimitar +4 for 1d6 + 2."""
    scimitar = {"name": "scimitar", "to_hit": 4, "damage": "1d6+2 slashing", "reach": 5, "weapon": "scimitar"}
    scores = {"strength": 8, "dexterity": 14, "wisdom": 8}
    base = {"id": "gob", "side": "foes", "size": "small", "ac": 15, "hp_max": 7, "attack": [scimitar]}
    return _one({**base, "abilities": scores, "skills": {"stealth": 6}}, more)


def orc(**more: Any) -> Table:
    """Orc: AC 13, 15 hit points, greataxe +5 for 1d12 + 3."""
    greataxe = {"name": "greataxe", "to_hit": 5, "damage": "1d12+3 slashing", "reach": 5, "weapon": "greataxe"}
    scores = {"strength": 16, "dexterity": 12, "wisdom": 10}
    return _one({"id": "orc", "side": "foes", "ac": 13, "hp_max": 15, "attack": [greataxe], "abilities": scores}, more)


def ogre(**more: Any) -> Table:
    """Ogre: Large, AC 11, 59 hit points, greatclub +6 for 2d8 + 4."""
    club = {"name": "greatclub", "to_hit": 6, "damage": "2d8+4 bludgeoning", "reach": 5, "weapon": "greatclub"}
    scores = {"strength": 18, "dexterity": 8, "wisdom": 6}
    base = {"id": "ogre", "side": "foes", "size": "large", "ac": 11, "hp_max": 59, "speed": 40}
    return _one({**base, "attack": [club], "abilities": scores}, more)


def scene(*combatants: Table, order: Sequence[str] = (), turn: str | None = None, **more: Any) -> Scene:
    """A scene of these combatants; ``order`` (ids) leaves out initiative and its dice."""
    fight = {**more.pop("fight", {}), "order": list(order)} if order else more.pop("fight", {})
    if turn is not None:
        fight["turn"] = turn
    return read_scene({"format": 1, "system": "srd5", "combatant": list(combatants), "fight": fight, **more})


def grid(*combatants: Table, order: Sequence[str] = (), **more: Any) -> Scene:
    """The same on a map (an open one of 20 x 20 squares unless ``field`` says otherwise)."""
    field = {"mode": "grid", **more.pop("field", {})}
    return scene(*combatants, order=order, field=field, **more)


def play(given: Scene, dice: Iterable[int] = (), *decisions: str, people: Iterable[str] = ()) -> Game:
    """A game with exactly these dice and decisions; both must be used up if it ends."""
    return Game(given, dice=list(dice), decisions=list(decisions), people=people)


def played(given: Scene, dice: Sequence[int] = (), *keys: str) -> Game:
    """A game in which people hold every seat, as far as these answers (and rulings: ``g ada -7``) carry it: the dice
    must be just enough."""
    game = Game(given, dice=list(dice), people=[*given.seats, "gm"])
    for key in keys:
        if key.startswith("g "):
            game.rule(key[2:])
        else:
            game.answer(key)
    assert game.dice_drawn == len(dice), f"{game.dice_drawn} dice drawn, {len(dice)} given"
    return game


def offered(game: Game) -> tuple[str, ...]:
    """What may be answered now."""
    assert game.ask is not None
    return game.ask.keys


def verbs(game: Game) -> set[str]:
    """The verbs of what may be answered now."""
    return {key.partition(":")[0] for key in offered(game)}


FRAME = frozenset({"printing", "order", "round", "turn"})


def row(event: Event) -> Row:
    """Kind, actor, target, sum of dice and parts."""
    kind, _, actor, target, total, _ = event.row()
    return (kind, actor, target, total)


def rows(game: Game, *without: str) -> list[Row]:
    """What happened, without the frame of rounds and turns."""
    return [row(event) for event in game.events if event.kind not in FRAME and event.kind not in without]


def kinds(game: Game) -> list[str]:
    return [event.kind for event in game.events]


def only(game: Game, kind: str) -> Event:
    """The one event of this kind."""
    (event,) = [event for event in game.events if event.kind == kind]
    return event


def every(game: Game, kind: str) -> list[Event]:
    return [event for event in game.events if event.kind == kind]


def cited(game: Game) -> set[str]:
    """Ids of the rules that the events cite."""
    return {rule_id(event.rule) for event in game.events}


def turns(game: Game) -> list[str | None]:
    """Whose turns began, in order."""
    return [event.actor for event in game.events if event.kind == "turn"]


# -- tactics -----------------------------------------------------------------------------------------------------

WIDE = {"width": 60, "height": 9}


def first_turn(*everybody: Table, tactic: str = "ordinary", seed: int = 1, **field: Any) -> Game:
    """The first turn of the first of them, by this tactic; the others stand idle."""
    first, *others = everybody
    still = [{**one, "tactic": "idle"} for one in others]
    given = grid(
        {**first, "tactic": tactic},
        *still,
        order=[one["id"] for one in everybody],
        field=field or WIDE,
        options={"max_rounds": 1},
    )
    return Game(given, seed=seed)


def told(game: Game, who: str) -> list[str]:
    """What somebody did, step after step told once."""
    found: list[str] = []
    for event in game.events:
        if event.actor == who and event.kind not in ("turn", "damage", "initiative", "dies", "falls"):
            kind = "attack" if event.kind in ("hit", "miss", "critical") else event.kind
            if not (found and found[-1] == kind == "step"):
                found.append(kind)
    return found


def brings(*conditions: Any) -> list[dict[str, Any]]:
    """Conditions as effects of a power; a bare word lasts as long as that does."""
    return [{"kind": "condition", **({"condition": one} if isinstance(one, str) else one)} for one in conditions]
