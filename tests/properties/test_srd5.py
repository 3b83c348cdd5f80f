"""Hypothesis plays both chance and people of small fights, so that a failing one shrinks to its dice and answers."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bojiste.core.ask import GM, Ask
from bojiste.core.dice import Roll, Script, Tape
from bojiste.core.game import Run
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.state import State, View, fold
from bojiste.kit.distances import squares
from bojiste.systems.srd5.now import Fighter
from bojiste.systems.srd5.play.movement.gridless import free_spot
from bojiste.systems.srd5.play.table import Table
from tests.play.srd5.cast import ada, brok, cira, gob, ogre, orc
from tests.play.srd5.test_spell import mage
from tests.properties.shortcuts import shortcuts_hold

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
MANY = settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
SOME = settings(MANY, max_examples=25)
ROUNDS = 3
ASKS = 60
"""After so many questions everybody only ends turns, so that the fight comes to its last round."""

MODES = ("grid", "feet", "abstract", "bare")
SUFFERED = ["prone", "poisoned", "invisible", "restrained", "stunned", "blinded", "frightened:orc", "charmed:orc"]
CONDITIONS = st.lists(st.sampled_from(SUFFERED), max_size=2, unique=True)
SPELLS = ["magic_missile", "web", "invisibility", "shield", "counterspell", "hellish_rebuke", "spiritual_weapon"]
HEROES = {
    "ada": lambda **more: ada(weapons=["longsword", "handaxe", "glaive"], attacks=2, potions=1, kit=1, **more),
    "brok": lambda **more: brok(weapons=["shortbow", "shortsword", "shortsword", "dagger"], **more),
    "cira": lambda **more: cira(weapons=["quarterstaff"], blindsight=10, **more),
    "dora": lambda **more: mage(id="dora", level=5, weapons=["dagger"], spells=SPELLS, slots=[2, 1, 1], **more),
}
FOES = {
    "gob": lambda **more: gob(traits=["nimble_escape", "martial_advantage 2", "flyby"], **more),
    "orc": lambda **more: orc(traits=["aggressive", "rampage", "relentless 7", "parry 2"], **more),
    "ogre": ogre,
}


@st.composite
def scenes(draw: st.DrawFn, modes: tuple[str, ...] = MODES) -> Scene:
    """A small fight: one to three on each side, wounded or not, in any mode, in either printing."""
    mode = draw(st.sampled_from(modes))
    names = draw(st.lists(st.sampled_from(sorted(HEROES)), min_size=1, max_size=3, unique=True))
    names += draw(st.lists(st.sampled_from(sorted(FOES)), min_size=1, max_size=2, unique=True))
    spots = draw(st.permutations([(x, y) for x in (0, 2, 4, 6) for y in (0, 2, 4)]))
    everybody = []
    for place, name in enumerate(names):
        made = (HEROES | FOES)[name]()
        now: dict[str, Any] = {"hp": draw(st.integers(1, made["hp_max"])), "thp": draw(st.sampled_from([0, 0, 3]))}
        now["conditions"] = [
            text for text in draw(CONDITIONS) if not text.endswith(":orc") or ("orc" in names and name != "orc")
        ]
        if mode in ("grid", "feet"):
            x, y = spots[place]
            now["position"] = [x, y] if mode == "grid" else [5 * x, 5 * y]
        everybody.append({**made, "now": now})
    field: dict[str, Any] = {"mode": "abstract" if mode == "bare" else mode}
    if mode == "grid":
        rows = [draw(st.text(alphabet="...~", min_size=8, max_size=8)) for _ in range(7)]
        field["map"] = "\n".join(rows)
    if mode == "abstract":
        apart = st.sampled_from([5, 5, 10, 30, 60])
        field["distance"] = [
            {"between": [a, b], "ft": draw(apart)} for place, a in enumerate(names) for b in names[place + 1 :]
        ]
    options = {"printing": draw(st.sampled_from(["phb_cs", "srd_ru"])), "max_rounds": ROUNDS}
    return read_scene(
        {
            "format": 1,
            "system": "srd5",
            "rulings": draw(st.sampled_from(["ask", "default"])),
            "combatant": everybody,
            "field": field,
            "options": options,
        }
    )


class Chance:
    """A source of dice that Hypothesis holds."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.drawn = 0

    def page(self, page: Any) -> None:
        """A page changes nothing for it."""

    def face(self, roll: Roll) -> int:
        self.drawn += 1
        face: int = self.data.draw(st.integers(1, roll.sides), label=f"d{roll.sides} of {roll.actor}")
        return face

    def finish(self) -> None:
        """It has no end."""


class Playing(Run):
    """A run that Hypothesis answers, with the laws of the fight looked at after every event."""

    __slots__ = ("data", "table", "told")

    def __init__(self, scene: Scene, data: st.DataObject) -> None:
        super().__init__(scene, Chance(data), events=[], strict=True)
        self.data = data
        self.told = 0
        self.table = Table(scene, self.state)

    def _answer(self, ask: Ask) -> Any:
        self._asks += 1
        ask.number = self._asks
        self.look(ask)
        if ask.kind == "note":
            return "words"
        if ask.kind == "amount":
            return self.data.draw(st.integers(ask.low, ask.high), label=ask.topic)
        keys = [key for key in ask.keys if key != "stop"]
        if self._asks > ASKS:
            return ask.default
        return self.data.draw(st.sampled_from(keys), label=f"{ask.actor} {ask.topic}")

    def look(self, ask: Ask) -> None:
        """What holds whenever somebody is asked."""
        assert ask.kind != "choose" or (ask.options and ask.default in ask.keys and len(set(ask.keys)) == len(ask.keys))
        for who, now in self.state.now.items():
            if isinstance(now, Fighter):
                assert 0 <= now.hp <= now.hp_max and now.thp >= 0
                # whether to spare and whether to roll death saves is asked right after the damage, before the fall
                assert (now.life == "ok") == (now.hp > 0) or ask.topic in ("knock-out", "death-saves")
                assert now.death_success in (0, 1, 2) and now.death_fail in (0, 1, 2)
                assert now.life == "dying" or (now.death_success, now.death_fail) == (0, 0)
                assert self.scene.by_id[who].id == who
                profile = self.table.profiles[who]
                assert len([one for one in now.running if one.concentration]) <= 1
                assert all(left >= 0 for left in now.slots)
                assert all(0 <= left <= 50 for _, left in now.shots)
                assert len(now.held or ()) + len(self.table.holds(profile)) <= profile.hands
        shortcuts_hold(self.table)
        assert ask.actor is None or ask.topic == "surprised" or self.state[ask.actor].life != "dead"
        if ask.topic in ("act", "where", "opportunity", "readied") and ask.actor is not None:
            assert self.state[ask.actor].life == "ok"


def end_of_each(run: Playing) -> None:
    """What holds of the whole course: one action, one bonus action, one reaction a turn; movement within the allowance;
    the dead do nothing."""
    state = run.scene.system.begin(run.scene)
    table = Table(run.scene, state)
    acted: dict[str, int] = {}
    bonus: dict[str, int] = {}
    reacted: dict[str, int] = {}
    assert run.events is not None
    for event in run.events:
        if event.kind == "turn":
            assert event.actor is not None
            acted[event.actor] = bonus[event.actor] = reacted[event.actor] = 0
            assert state[event.actor].life != "dead"
        if event.kind in ("hit", "miss", "critical", "step", "opportunity", "readied-used", "dash", "dodge", "help"):
            assert event.actor is not None and state[event.actor].life == "ok"
        for change in event.changes:
            if change.field == "turn" and change.who in table.profiles and event.kind != "turn":
                acted[change.who] += change.new.action and not change.old.action
                bonus[change.who] += change.new.bonus and not change.old.bonus
                assert change.new.moved >= change.old.moved
            if change.field == "reaction" and not change.new:
                reacted[change.who] = reacted.get(change.who, 0) + 1
            if change.field == "shots":
                assert sum(left for _, left in change.old) - sum(left for _, left in change.new) in (0, 1)
                assert event.kind in ("hit", "miss", "critical", "misses-square", "lost-in-water")
        fold(state, event, strict=True)
        for who, count in (*acted.items(), *bonus.items(), *reacted.items()):
            assert count <= 1, f"{who} in {event.kind}"
        if event.kind in ("step", "stands", "approach", "withdraw") and event.actor is not None:
            now, profile = state[event.actor], table.profiles[event.actor]
            if state["clock"].turn == event.actor:
                allowance = profile.speeds["walk"] * (1 + now.turn.dashes)
                assert now.turn.moved <= allowance
    assert state.plain() == run.state.plain()


def shared(scene: Scene, state: State) -> list[tuple[str, str]]:
    """Pairs of the living that stand in one space."""
    table = Table(scene, state)
    if table.abstract:
        return []
    found = []
    for who in table.everybody:
        here = state[who.id]
        if here.life == "dead":
            continue
        if table.grid:
            mine = set(squares(here.x, here.y, who.squares))
            found += [
                (who.id, other.id)
                for other in table.everybody
                if other.index > who.index
                and state[other.id].life != "dead"
                and mine & set(squares(state[other.id].x, state[other.id].y, other.squares))
            ]
        elif not free_spot(table, who, here.x, here.y):
            found.append((who.id, ""))
    return found


@MANY
@given(st.data(), scenes())
def test_any_fight_keeps_the_laws(data: st.DataObject, scene: Scene) -> None:
    run = Playing(scene, data)
    run.advance()
    assert run.outcome is not None and run.outcome.data["rounds"] <= ROUNDS
    end_of_each(run)


@SOME
@given(st.data(), scenes(modes=("grid", "feet")))
def test_nobody_stops_in_anothers_space(data: st.DataObject, scene: Scene) -> None:
    """Whenever a turn begins, no two of the living share a space, until somebody was struck down on its way."""
    run = Playing(scene, data)
    fallen = False
    state = scene.system.begin(scene)
    run.advance()
    assert run.events is not None
    for event in run.events:
        if event.kind == "turn" and not fallen:
            assert shared(scene, state) == []
        if event.kind in ("falls", "knocked-out"):
            fallen = True
        fold(state, event)


@SOME
@given(st.data(), scenes())
def test_no_player_sees_hidden_numbers(data: st.DataObject, scene: Scene) -> None:
    """Neither a view nor anything told of an event gives away a monster's hit points."""
    run = Playing(scene, data)
    run.advance()
    state = scene.system.begin(scene)
    hidden = {"hp", "hp_max", "thp", "death_success", "death_fail", "exhaustion", "readied", "stealth", "potions"}
    monsters = {one.id for one in scene.combatants if one.seat == GM}
    assert run.events is not None
    views = [View(scene, state, seat, scene.system.sight) for seat in scene.seats if seat != GM]
    for event in run.events:
        fold(state, event)
        for view in views:
            shown = view.project(event)
            changes = () if shown is None else shown.changes
            assert not [change for change in changes if change.who in monsters and change.field in hidden]
        if event.kind in ("damage", "turn"):
            for view in views:
                plain = view.plain()
                assert not any(hidden & set(plain.get(who, ())) for who in monsters)
                seen = [view[who] for who in monsters & set(plain)]
                assert all(one.hp is None and one.hp_max is None for one in seen)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(MODES), st.integers(1, 40), st.integers(1, 40))
def test_hidden_hit_points_move_no_tactic(seed: int, mode: str, first: int, second: int) -> None:
    """Scenes that differ only in hit points of monsters: until a monster falls, players' tactics decide alike."""
    one, other = (_decisions(seed, mode, hp) for hp in (first, second))
    common = min(len(one), len(other))
    assert one[:common] == other[:common]
    assert common > 0


def _decisions(seed: int, mode: str, hp: int) -> list[tuple[int, str | None, str]]:
    """What the players' tactics answer until a monster falls, with the dice of one tape."""
    field: dict[str, Any] = {"mode": "abstract" if mode == "bare" else mode}
    if mode == "abstract":
        field["distance"] = [
            {"between": ["ada", "brok"], "ft": 5},
            *({"between": [who, "foe"], "ft": 30} for who in ("ada", "brok")),
            *({"between": [who, "mate"], "ft": 40} for who in ("ada", "brok")),
            {"between": ["foe", "mate"], "ft": 10},
        ]
    scale = {"grid": 1, "feet": 5}.get(mode, 0)
    at = [{"position": [x * scale, y * scale]} if scale else {} for x, y in ((0, 0), (0, 3), (6, 0), (7, 2))]
    scene = read_scene(
        {
            "format": 1,
            "system": "srd5",
            "field": field,
            "combatant": [
                {**ada(), "now": {**at[0], "initiative": 10}},
                {**brok(tactic="weakest"), "now": {**at[1], "initiative": 9}},
                {**orc(id="foe", hp_max=hp), "now": {**at[2], "initiative": 8}},
                {**orc(id="mate", hp_max=41 - hp), "now": {**at[3], "initiative": 7}},
            ],
            "options": {"max_rounds": 3},
        }
    )
    run = Listening(scene, Tape(seed))
    run.advance()
    return run.answers


class Listening(Run):
    """Writes down what players answer, until a monster falls."""

    __slots__ = ("answers", "over")

    def __init__(self, scene: Scene, dice: Tape) -> None:
        super().__init__(scene, dice, events=[], strict=True)
        self.answers: list[tuple[int, str | None, str]] = []
        self.over = False

    def _answer(self, ask: Ask) -> Any:
        answer = super()._answer(ask)
        # to be asked whether to spare it tells that a monster has come to 0
        fallen = any(self.state[who].life != "ok" for who in ("foe", "mate"))
        self.over = self.over or fallen or ask.topic in ("knock-out", "death-saves")
        if ask.seat != GM and not self.over:
            self.answers.append((ask.number, ask.actor, str(answer)))
        return answer


@settings(max_examples=30, deadline=None)
@given(scenes(), st.integers(0, 2**40))
def test_tactics_end_every_fight(scene: Scene, seed: int) -> None:
    """Unattended fights end within their rounds, replay from their own faces, and leave no answer unoffered."""

    class Written(Tape):
        faces: list[int]

        def face(self, roll: Roll) -> int:
            self.faces.append(super().face(roll))
            return self.faces[-1]

    dice = Written(seed)
    dice.faces = []
    run = Run(scene, dice, events=[], strict=True)
    run.advance()
    again = Run(scene, Script(dice.faces), events=[], strict=True)
    again.advance()
    assert run.outcome == again.outcome and run.outcome is not None
    assert run.state.plain() == again.state.plain()
    assert len(dice.faces) == again._dice.drawn
