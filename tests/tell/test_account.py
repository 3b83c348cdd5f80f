"""The summary at the end: who dealt and took what, who fell when, the turning point, the dice."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.event import Change, Event
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.system import Outcome
from bojiste.core.watch import Watch
from bojiste.tell.account import Account
from bojiste.tell.books import growth
from bojiste.tell.narrator import Narrator
from bojiste.tell.standing import Standing
from bojiste.tell.story import told
from bojiste.tell.words import Words
from tests.tell.test_story import NAMES, duel, spaced


def summary(game: Game, language: str = "en", seat: str = "gm") -> list[str]:
    """What stands under the end."""
    lines = spaced(told(game, language, seat))
    return lines[len(lines) - lines[::-1].index("") :]


def rows(lines: list[str]) -> dict[str, list[str]]:
    return {cells[0]: cells[1:] for line in lines if (cells := [one for one in line.split("  ") if one.strip()])}


def test_damage_blows_and_falls_are_added_up() -> None:
    """Ada misses, is hit for 5 of her 9, and fells the goblin with 9."""
    game = Game(read_scene(duel()), dice=[15, 5, 2, 15, 5, 15, 8])
    found = rows(summary(game))
    assert [one.strip() for one in found["Ada"]] == ["8", "5", "1 of 2", "4/9", "felled the goblin"]
    assert [one.strip() for one in found["goblin"]] == ["5", "8", "1 of 1", "0/7", "fell in round 2; dead"]


@pytest.mark.parametrize(
    "language, head, row",
    [
        ("cs", ["rozdáno", "utrženo", "zásahy"], "0 z 1"),
        ("ru", ["нанесено", "получено", "попадания"], "0 из 1"),
        ("en", ["dealt", "taken", "hits"], "0 of 1"),
    ],
)
def test_the_table_speaks_every_language(language: str, head: list[str], row: str) -> None:
    lines = summary(Game(read_scene(duel()), dice=[5, 15, 2, 15, 8]), language)
    assert lines[0].split() == head and any(row in line for line in lines)


def test_a_seat_is_not_told_the_hit_points_of_others_at_the_end() -> None:
    lines = summary(Game(read_scene(duel()), dice=[15, 5, 15, 8]), "en", "player:anna")
    assert "0/7" not in " ".join(lines) and "9/9" in " ".join(lines)


def troop(dice: list[int], goblins: int = 3) -> Game:
    """Ada and Berta against three goblins, or as many as there are."""
    data = duel()
    berta = data["combatant"][0] | {"id": "berta", "name": {**NAMES["ada"], "en": "Berta"}, "seat": "player:bert"}
    foes = data["combatant"][1] | {"count": goblins, "hp_max": 1}
    return Game(
        read_scene({**data, "combatant": [data["combatant"][0], berta, foes]}),
        dice=dice,
    )


FOUGHT = [15, 14, 5, 4, 3, 15, 8, 15, 8, 20, 1, 1, 15, 8]
"""Initiative, Ada fells the first goblin, Berta the second, the third rolls a 20, and Ada fells it."""


def test_the_turning_point_and_the_dice() -> None:
    lines = summary(troop(FOUGHT))
    assert lines[-2] == "Turning point: round 1 (down: Goblins 1–2). From then on the upper hand is with the heroes."
    assert lines[-1] == "Dice: Goblin 3 rolls a natural 20."
    groups = rows(lines)["Goblins 1–3"]
    assert groups[-1].strip() == "down: Goblins 1–3" and "1 of 1" in groups[2]


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", "Rozhodlo se až v posledním kole (k zemi: goblin 2)."),
        ("ru", "Всё решилось в последнем раунде (упал гоблин 2)."),
        ("en", "Decided only in the last round (down: Goblin 2)."),
    ],
)
def test_what_the_last_round_decided_is_no_turning_point(language: str, said: str) -> None:
    """One falls on either side in the first round, the last goblin in the second; the heroes' own are not listed."""
    lines = summary(troop([15, 14, 5, 4, 15, 8, 2, 20, 6, 3, 11, 15, 8, 20], goblins=2), language)
    assert said in lines


def test_who_fell_on_the_side_that_won_did_not_turn_the_fight() -> None:
    """Ada falls in the round in which Berta and she fell two of three goblins."""
    lines = summary(troop([15, 14, 5, 4, 3, 15, 8, 15, 8, 20, 6, 3, 11, 15, 8, 20]))
    assert "Turning point: round 1 (down: Goblins 1–2). From then on the upper hand is with the heroes." in lines


@pytest.mark.parametrize(
    "language, said", [("cs", "k zemi ve 2. kole"), ("ru", "упал в раунде 2"), ("en", "fell in round 2")]
)
def test_the_table_says_when_somebody_fell_by_a_verb(language: str, said: str) -> None:
    assert any(said in line for line in summary(Game(read_scene(duel()), dice=[15, 5, 2, 15, 5, 15, 8]), language))


def test_a_duel_has_no_turning_point_and_a_scene_without_blows_no_table() -> None:
    assert not any("Turning point" in line for line in summary(Game(read_scene(duel()), dice=[15, 5, 15, 8])))
    stopped: dict[str, Any] = duel(rulings="ask")
    game = Game(read_scene(stopped), dice=[15, 5], people=["player:anna", "gm"])
    game.rule("stop")
    assert game.outcome is not None and spaced(told(game, "en"))[-1].startswith("The scene")


@pytest.mark.parametrize(
    "scene, row, note",
    [
        ("drd2/rope_bridge", "Threat raised", "out in round"),
        ("fiveaction/three_against_one", "of", "Turning point: round"),
        ("osr/goblins_at_the_bridge", "of", "down: Goblins"),
        ("srd5/goblin_ambush", "of", "Turning point: round"),
    ],
)
def test_every_system_has_a_summary(scene: str, row: str, note: str) -> None:
    from bojiste.files.scenes import load
    from tests import house

    lines = summary(Game(load(house.EXAMPLES / f"{scene}.toml"), seed=5))
    assert any(row in line for line in lines) and any(note in line for line in lines), lines


@pytest.mark.parametrize("times, said", [(2, "dvakrát"), (4, "čtyřikrát"), (5, "pětkrát"), (6, "6krát")])
def test_how_often_is_said_in_one_way(times: int, said: str) -> None:
    """Never „čtyřikrát“ beside „5×“."""
    assert Words("cs", "srd5").word("ledger-times", who="Lena", times=times) == f"Lena ({said})"


def test_attempts_may_say_themselves_whether_they_came_off() -> None:
    from bojiste.core.event import Event
    from bojiste.core.system import Ledger
    from bojiste.tell.books import came_off

    ledger = Ledger(tries={"shot": ("result", "hit"), "hit": True})
    assert came_off(ledger, Event("shot", summary, data={"result": "hit"}))
    assert not came_off(ledger, Event("shot", summary, data={"result": "missed"}))
    assert came_off(ledger, Event("hit", summary))


def test_a_number_that_begins_has_not_grown() -> None:
    """Whoever had no Threat and has 4 now was not harmed."""
    wolves = [{"block": "wolf", "side": side, "id": side} for side in ("a", "b")]
    scene = read_scene({"format": 1, "system": "drd2", "combatant": wolves})
    narrator, ledger = Narrator(scene, "en"), scene.system.ledger
    assert ledger is not None
    account = Account(narrator, Standing(narrator, Watch(scene, scene, ["gm"])), ledger)
    for old, new in ((None, 4), (4, 6), (6, None)):
        account.note(Event("threat", growth, target="b", changes=(Change("b", "threat", old, new),)), 1)
    table, *_ = account.told(Outcome(None, "stopped"))
    assert [row[2] for row in table.table] == ["Threat gained", "0", "2"]


def test_what_follows_from_a_wound_is_the_doing_of_who_struck() -> None:
    """The shock of a lost arm takes lives as well: they are the giant's, and all that was dealt was taken; a wounded
    part stands beside the trunk."""
    from bojiste.files.scenes import load
    from tests import house

    game = Game(load(house.EXAMPLES / "fiveaction/hit_locations.toml"), seed=5)
    assert any(event.kind == "bleeds" for event in game.events)
    found = {name: [int(one) for one in cells[:2]] for name, cells in rows(summary(game)).items() if len(cells) > 3}
    dealt, taken = (sum(column) for column in zip(*found.values(), strict=True))
    assert dealt == taken > 40
    assert any("right arm −10/10" in cell for cells in rows(summary(game)).values() for cell in cells)
