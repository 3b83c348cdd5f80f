"""The referee's hand in a fight: what follows from a ruling follows by the rules of the fight."""

from __future__ import annotations

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.files.scenes import load


def duel() -> Scene:
    return load("examples/srd5/duel.toml")


def game() -> Game:
    scene = duel()
    return Game(read_scene(dict(scene.source)), seed=7, people=[*scene.seats, "gm"])


def test_hit_points_conditions_undo_and_replay() -> None:
    one = game()
    assert one.ask is not None
    who = next(id for id, now in one.state.now.items() if id in one.scene.by_id and now.hp > 3)
    before, mark = one.state[who].hp, one.digest
    one.rule(f'{who} -2 "a loose stone"')
    assert one.state[who].hp == before - 2
    one.rule(f"{who} +1; {who} thp 5; {who} prone")
    assert (one.state[who].hp, one.state[who].thp) == (before - 1, 5) and "prone" in one.state[who].conditions
    one.rule(f"{who} -prone")
    assert "prone" not in one.state[who].conditions
    again = Game.load(one.save())
    assert again.digest == one.digest and again.state.plain() == one.state.plain()
    one.undo(3)
    assert one.digest == mark


def test_who_is_brought_to_nothing_falls_and_the_fight_ends() -> None:
    one = game()
    assert one.ask is not None and one.ask.actor is not None
    one.rule(f"{one.ask.actor} -500")
    assert {"dies", "falls"} & {event.kind for event in one.events}
    assert one.outcome is not None and one.outcome.reason == "victory"
    one.undo()
    assert one.outcome is None


def test_faults() -> None:
    one = game()
    who = next(iter(one.scene.by_id))
    found = [problem.reason for problem in one.faults(f"{who} prone until nobody; {who} flies; nobody -3")]
    assert found == ["bad-end", "no-such-ruling", "nobody-of-that-id"]
