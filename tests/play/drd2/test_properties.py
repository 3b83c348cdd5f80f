"""What holds in every game, whoever decides and whatever falls."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Tape
from bojiste.core.event import Event
from bojiste.core.game import Game, Run
from bojiste.core.policy import Policy, random_policy
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import State, View, fold
from bojiste.systems.drd2 import rules
from bojiste.systems.drd2.prepare import severities
from bojiste.systems.drd2.words import Initiative, Property, Type
from tests.play.drd2.scripted import being, hero

SOUL = {"property": "soul", "severity": 1, "scope": ["learning"], "name": "doubts"}
HAWK = {
    "id": "hawk", "side": "heroes", "owner": "gloan", "characteristic": {"level": 2, "skills": ["agility"]},
    "limit": {"body": 2, "soul": 2, "influence": 1}, "fate_contribution": 3, "bond_max": 2,
}  # fmt: skip


def crowd(rulings: str, **options: Any) -> Scene:
    """Everything at once: three sides, helpers, things, talents, penalties, dangers, latecomers."""
    curses = [{"kind": kind, "scope": [skill]} for kind, skill in (("imprecise", "agility"), ("weak", "common-melee"))]
    things = [
        {"name": "shield", "sacrifice": {"property": "body"}},
        {"name": "potion", "store": {"property": "body", "amount": 2}},
        {"name": "iron", "demand": {"agility": 2}, "exhaust_price": -1},
    ]
    rage = [{"id": "rage", "property": "body"}]
    flags = ["long_weapon", "very_cunning"]
    return read_scene(
        {
            "format": 1,
            "system": "drd2",
            "rulings": rulings,
            "options": options,
            "combatant": [
                hero("hrun", talents=["agility"], items=things, abilities=rage, flags=flags, now={"scars": [SOUL]}),
                hero("gloan", restricted_skills=["fire-magic"], now={"approach_granted": "fast", "advantage": 2}),
                HAWK,
                being("wolf", count=2, tactic="ruthless"),
                being("bear", flags=["living_mountain"], now={"penalties": curses}, max_attackers=1),
                being("late"),
                being("ulgun", "traders", characteristic={"level": 4, "skills": ["charisma"]}),
            ],
            "conflict": {"join": {"late": 2}, "surprise": "foes", "max_rounds": 5},
            "environment": [
                {"id": "fire", "effect": "threat_up", "rounds": [1, 2]},
                {"id": "pit", "effect": "eliminate", "who": ["heroes"], "rounds": []},
                {"id": "poison", "effect": "scar", "size": 2, "property": "soul", "rounds": [3]},
            ],
            "action": [
                {"id": "ladder", "skill": "strength", "effect": "scar", "target": "enemy", "area": True},
                {"id": "lock", "skill": "agility", "effect": "story", "risk": "trap", "follow": "pit"},
                {"id": "net", "skill": "learning", "effect": "other", "demand": 2},
                {"id": "burn", "skill": "fire-magic", "effect": "eliminate", "target": "enemy"},
            ],
        }
    )


SCENES = {
    "asked": crowd("ask"),
    "default": crowd("default"),
    "options": crowd(
        "ask", wide_partial=True, exhaustion_scope="own", wide_challenge_reaction=True, comrades_may_counter=True,
        helper_pool="per_helper", stories="skip", fate_visible=False,
    ),
    "quick": read_scene(
        {
            "format": 1, "system": "drd2", "options": {"quick_game": True},
            "combatant": [hero("ada"), hero("ota"), being("bog"), being("cur")], "conflict": {"max_rounds": 6},
        }
    ),
}  # fmt: skip


def patient(seed: int) -> Policy:
    """Any legal answers, but a GM who seldom ends or edits."""
    anything = random_policy(seed)

    def choose(ask: Ask, view: View) -> str:
        calm = ask.topic in ("after", "setup", "edit", "order") and ask.number % 9
        return ask.default if calm else anything(ask, view)

    return choose


def played(scene: Scene, seed: int, policy: Policy | None) -> list[Event]:
    policies = None if policy is None else dict.fromkeys(scene.system.policies, policy)
    run = Run(scene, Tape(seed), policies=policies, events=[], strict=True)
    run.advance()
    assert run.outcome is not None and run.events is not None
    return run.events


# -- invariants ----------------------------------------------------------------------------------------------------


def check_fighters(scene: Scene, state: State) -> None:
    for who, kit in scene.prepared.kits.items():
        now = state[who]
        assert now.advantage >= 0 and 0 <= now.bond <= kit.bond_max
        assert now.threat is None or now.threat >= 1
        for property in Property:
            pool = getattr(now, property.value)
            if kit.type is not Type.HERO:
                assert pool == 0
                continue
            effective = rules.resource.effective_ability(kit.ability.of(property), severities(now.scars, property))
            between = not any(bank.property is property for bank in now.bank)
            assert 0 <= pool <= (effective if between else kit.ability.of(property))
        assert all(bank.left >= 0 and now.scars[bank.scar].property is bank.property for bank in now.bank)


def check_fate(state: State) -> None:
    for id, purse in state.now.items():
        if id.startswith("fate:") and state["conflict"].on:
            assert purse.fate >= 0 and purse.fate + purse.spent == purse.most, id


def check_manoeuvres(scene: Scene, state: State) -> None:
    used = state["evaluation"].used
    assert len(set(used)) == len(used)
    for who in {player for player, _ in used}:
        assert sum(player == who for player, _ in used) <= 2


class Initiatives:
    """Counts how often each combatant used its action from initiative in a round."""

    def __init__(self) -> None:
        self.used: dict[str, int] = {}

    def see(self, event: Event) -> None:
        if event.kind == "round":
            self.used.clear()
        for change in event.changes:
            if change.field == "initiative" and change.new is Initiative.SPENT:
                self.used[change.who] = self.used.get(change.who, 0) + 1
                assert self.used[change.who] == 1


def check_prices(event: Event) -> None:
    if event.kind == "exhausted":
        assert event.data["price"] >= 1
        assert event.data["price"] == max(1, sum(part.value for part in event.parts))


def check_floor(state: State, event: Event) -> None:
    if event.kind == "threat":
        assert event.target is not None
        now = state[event.target]
        assert now.threat >= max(1, now.floor)


def check(scene: Scene, events: list[Event]) -> None:
    state = scene.system.begin(scene)
    initiatives = Initiatives()
    for event in events:
        fold(state, event, strict=True)
        initiatives.see(event)
        check_fighters(scene, state)
        check_fate(state)
        check_manoeuvres(scene, state)
        check_prices(event)
        check_floor(state, event)


@pytest.mark.parametrize("name", list(SCENES))
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), choices=st.integers(0, 2**32))
def test_whatever_people_decide(name: str, seed: int, choices: int) -> None:
    check(SCENES[name], played(SCENES[name], seed, patient(choices)))


@pytest.mark.parametrize("name", list(SCENES))
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32))
def test_whatever_the_dice_say_to_the_tactics(name: str, seed: int) -> None:
    check(SCENES[name], played(SCENES[name], seed, None))


EXAMPLES = sorted((Path(__file__).parents[3] / "examples" / "drd2").glob("*.toml"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_examples_under_chance_ask_nothing_amiss(path: Path) -> None:
    """With a GM who rules at random: every default is offered, every key once, every event folds."""
    scene = read_scene({**tomllib.loads(path.read_text(encoding="utf-8")), "rulings": "ask"})
    for seed in range(8):
        anything = patient(seed)

        def choose(ask: Ask, view: View, anything: Policy = anything) -> str:
            assert ask.kind != "choose" or ask.default in ask.keys, (ask.topic, ask.default, ask.keys)
            assert len(set(ask.keys)) == len(ask.keys)
            return anything(ask, view)

        check(scene, played(scene, seed, choose))


@pytest.mark.slow
@pytest.mark.parametrize("name", list(SCENES))
def test_many_random_games_end(name: str) -> None:
    for seed in range(300):
        check(SCENES[name], played(SCENES[name], seed, patient(seed)))


# -- saves and seats -------------------------------------------------------------------------------------------------


def test_a_game_of_people_saves_undoes_and_replays() -> None:
    scene = SCENES["asked"]
    game = Game(scene, 11, people=[*scene.seats, GM])
    choose = patient(3)
    marks: list[str] = []
    while game.ask is not None and len(marks) < 120:
        marks.append(game.digest)
        game.answer(choose(game.ask, game.view(game.ask.seat)))
    game.undo(40)
    assert game.digest == marks[-40]
    again = Game.load(game.save())
    assert again.digest == game.digest and again.state.plain() == game.state.plain()


def test_hidden_fate_is_seen_by_no_player() -> None:
    scene = SCENES["options"]
    events = played(scene, 5, None)
    state = scene.system.begin(scene)
    view = View(scene, state, "player:hrun", scene.system.sight)
    spent = 0
    for event in events:
        fold(state, event)
        shown = view.project(event)
        if shown is None:
            assert event.kind in ("purse", "fate")  # with how much they begin, and what newcomers bring
            continue
        spent += any(change.who == "fate:foes" for change in event.changes)
        assert not any(change.who == "fate:foes" for change in shown.changes)
    assert spent and "fate:foes" not in view.plain() and view.get("fate:foes") is None
    owner = View(scene, state, "player:gloan", scene.system.sight)
    assert owner["helpers:hawk"].fate == state["helpers:hawk"].fate
