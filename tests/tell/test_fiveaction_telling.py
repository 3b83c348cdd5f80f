"""What the log of fiveaction makes of several events: somebody who gets away, or does not; the chance for a
counterattack."""

from __future__ import annotations

import pytest

from bojiste.core.event import Event
from bojiste.core.game import Game
from bojiste.files.scenes import load
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.telling import Chances, Struggles
from bojiste.tell.story import told
from tests import house

RULE = rules.counter.attack


def at(kind: str, actor: str = "ota", target: str | None = "petr", **data: object) -> Event:
    return Event(kind, RULE, actor, target, data=data)


def facts(events: list[Event], fact: str) -> list[object]:
    return [event.data.get(fact) for event in events]


def test_whoever_tries_to_get_away_is_told_by_what_came_of_it() -> None:
    trial = [at("slips"), at("rolled"), at("rolled", "petr"), at("compared", result="lost"), at("moves")]
    read = list(Struggles()(trial))
    assert [event.kind for event in read] == [event.kind for event in trial]
    assert facts(read, "result") == ["lost", None, None, "lost", None]


def test_dice_that_have_still_to_fall_leave_it_open() -> None:
    reader = Struggles()
    assert facts(list(reader([at("slips")])), "result") == ["open"]
    assert facts(list(reader([at("rolled"), at("compared", result="won")])), "result") == [None, "won"]


def test_a_counterattack_says_what_gave_the_chance() -> None:
    reader = Chances()
    assert facts(list(reader([at("begins", activity="draw")])), "activity") == ["draw"]
    struck = [at("counters", "petr", "ota"), at("counters", "jan", "ota"), at("moves"), at("counters", "petr", "ota")]
    assert facts(list(reader(struck)), "activity") == ["draw", "draw", None, "none"]


@pytest.mark.parametrize(
    "scene, seed, language, sentences",
    [
        ("knights", 2, "cs", ("se marně snažil od panoše odpoutat", "Tentokrát se od něho odpoutal.")),
        ("knights", 2, "ru", ("тщетно пытался оторваться от оруженосца", "На этот раз оторвался от него.")),
        ("wall", 3, "cs", ("sekerník 3 přistihl Hlídku s rukou na zbrani.",)),
        ("wall", 3, "ru", ("топорщик 3 застал Дозор с рукой на оружии.",)),
    ],
)
def test_both_are_read_in_a_log(scene: str, seed: int, language: str, sentences: tuple[str, ...]) -> None:
    game = Game(load(house.EXAMPLES / "fiveaction" / f"{scene}.toml"), seed=seed)
    log = "\n".join(told(game, language, "gm")).replace("\N{NO-BREAK SPACE}", " ")
    assert [said for said in sentences if said not in log] == []
