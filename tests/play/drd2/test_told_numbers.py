"""What is told of numbers: Threat by one measure, Fate that comes, what stops a payment."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.tell import Narrator
from bojiste.tell.story import told as story
from tests.play.drd2.scripted import being, hero, one, play, scene, until


def cells(game: Game, who: str) -> list[str]:
    """The row of somebody in the table at the end."""
    (row,) = [line for line in story(game, "en") if line.startswith(who) and "(" not in line.split()[0]][-1:]
    return row.split()


def test_every_rise_of_threat_counts_whatever_made_it() -> None:
    """Bog is struck, exhausts against an elimination, and makes Ada pay for her rashness."""
    duel = scene(hero("ada"), being("bog"), conflict={"max_rounds": 2})
    game = play(
        duel, [6, 6, 1, 1, 6, 6, 1, 1],
        "declare ada attack:bog", "counter bog strike", "exhaust bog exhaust",
        "declare ada eliminate:bog", "counter bog strike", "exhaust bog exhaust", "backlash bog attacker_threat",
    )  # fmt: skip
    assert (game.state["bog"].exhaustions, game.state["ada"].exhaustions) == (2, 0)
    assert cells(game, "Bog")[1:3] == ["1", "2"]  # Ada's Threat by backlash; its own by two exhaustions
    assert cells(game, "Ada")[1:3] == ["0", "1"]


def test_a_fight_in_which_nobodys_threat_rose_has_its_table_if_somebody_fell() -> None:
    game = play(
        scene(hero("ada"), being("bog")), [6, 6, 1, 1],
        "declare ada eliminate:bog", "counter bog strike", "exhaust bog accept",
    )  # fmt: skip
    assert cells(game, "Bog")[1:3] == ["0", "0"]


def newcomer(**options: object) -> Game:
    late = scene(
        hero("ada"), being("bog"), being("chief"), conflict={"join": {"chief": 2}, "max_rounds": 2}, options=options
    )
    return play(late, [], *(f"declare {who} postpone" for who in ("ada", "bog") * 2))


def test_fate_that_newcomers_bring_is_told() -> None:
    game = newcomer()
    assert Narrator(game.scene, "cs").line(one(game, "fate")) == "Sudba (Foes): 5 → 10."


def test_hidden_fate_that_newcomers_bring_is_told_to_the_gm_alone() -> None:
    game = newcomer(fate_visible=False)
    assert "fate" in {event.kind for event in game.log("gm")}
    assert "fate" not in {event.kind for event in game.log("player:ada")}


def helpless(**bog: Any) -> tuple[Game, Event]:
    """Ada beats Bog, whose Threat is 4; it cannot pay."""
    lost = scene(hero("ada"), being("bog", **bog), conflict={"threat": {"bog": 4}})
    game = play(lost, [6, 6, 1, 1], "declare ada scar:bog", "counter bog strike")
    return game, one(game, "accepted")


@pytest.mark.parametrize(
    "bog, said",
    [
        ({"limit": {"body": 3}}, "4 Sudby, najednou ale smí dát jen 3 (hranice Těla je 3)"),
        ({"fate_contribution": 3}, "4 Sudby, dát může jen 3)"),
        ({"fate_contribution": 0}, "4 Sudby, zaplatit nemá čím)"),
        ({"fate_contribution": 2, "now": {"advantage": 1}}, "stálo by 4, dát může jen 3 (Výhoda a Sudba))"),
    ],
)  # fmt: skip
def test_what_stops_a_payment_is_named(bog: dict[str, Any], said: str) -> None:
    game, event = helpless(**bog)
    line = Narrator(game.scene, "cs").line(event).replace("\N{NO-BREAK SPACE}", " ")
    assert said in line


@pytest.mark.parametrize("way, said", [("granted", "díky kouzlu zdarma"), ("forced", "vnucený kouzlem")])
def test_an_approach_that_a_spell_forces_is_no_gift(way: str, said: str) -> None:
    spell = {f"approach_{way}": "slow"}
    cold = scene(hero("ada", now=spell), being("bog"), conflict={"first": []})
    game = until(cold, [1, 1, 1, 5, 5], "declare", "bog", *(["approach ada slow"] if way == "granted" else []))
    assert said in Narrator(game.scene, "cs").line(one(game, "approach"))
