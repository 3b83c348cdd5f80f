"""A whole system in one page: two sides toss a coin each round; whoever loses it pays a token, or begs a friend.

It stands for the system that somebody else writes: nothing under ``src/`` knows it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from bojiste.core.ask import AGAIN, Ask, Option, amount, note, yes_no
from bojiste.core.dice import Page, die
from bojiste.core.event import OPEN, OWN, SECRET, Change, Event, Part, kept
from bojiste.core.hand import KINDS as HAND_KINDS
from bojiste.core.hand import Deed, Hand, Verb
from bojiste.core.measure import Measure
from bojiste.core.rule import Rulebook, procedure, rule
from bojiste.core.ruling import ruling
from bojiste.core.scene import Scene
from bojiste.core.state import Now, Sight, State, View
from bojiste.core.system import Gauge, Luck, Models, Outcome, Play, System
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import came, field, no_more


@dataclass(slots=True)
class Purse(Now):
    OPEN: ClassVar[frozenset[str]] = frozenset({"bold"})
    tokens: int
    bold: bool = False


@rule("coin.toss.lost")
def lost(face: int) -> bool:
    """Whether the toss is lost: tails."""
    return face == 2


@procedure("coin.toss.round")
def course(scene: Scene, state: State) -> Play:
    for number in range(1, 100):
        for player in scene.combatants:
            yield Page(number, player.index)
            options = (Option("toss"), Option("double"), Option("stop", seat="gm"))
            key = AGAIN
            while key == AGAIN and state[player.id].tokens:
                key = yield Ask("stake", course, player.seat, player.id, options, "toss", again=True)
            if key == AGAIN:
                return _won(scene, player.side)
            if key == "stop":
                return Outcome(None, "stopped")
            face = yield die(2, lost, player.id)
            if not lost(face):
                yield Event("kept", lost, player.id, rolls=kept(2, face), seen=OPEN)
                continue
            price = 1
            if key == "double":
                price = yield amount("price", lost, player.seat, player.id, 1, 2, 2)
                words = yield note("boast", course, player.seat, player.id)
                yield Event("boast", course, player.id, data={"note": words}, seen=OPEN)
            purse = state[player.id]
            old = purse.tokens
            left = max(0, old - price)
            yield Event(
                "paid",
                lost,
                player.id,
                rolls=kept(2, face),
                parts=(Part("stake", price),),
                changes=(
                    Change(player.id, "tokens", old, left),
                    Change(player.id, "bold", state[player.id].bold, True),
                ),
                seen=OPEN,
            )
            yield Event("whisper", course, player.id, data={"left": left}, seen=SECRET)
            if left == 0:
                return _won(scene, player.side)
    return Outcome(None, "undecided")


def _won(scene: Scene, loser: str) -> Outcome:
    return Outcome(next(side.id for side in scene.sides if side.id != loser), "broke")


# -- the referee's hand --------------------------------------------------------------------------------------------


def _paid_by_hand(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Tokens given or taken; who has none left is told of, and has lost when its turn comes."""
    old = state[deed.who].tokens
    left = max(0, old + deed.value)
    data = {"text": f"{deed.value:+d}"}
    yield Event("ruled-by", ruling, deed.who, changes=state.change(deed.who, tokens=left), data=data, seen=OWN)
    if left == 0:
        sure = yield yes_no("broke", course, "gm", deed.who, True)
        if sure == "no":
            data = {"gauge": "tokens", "text": "1"}
            yield Event("ruled-set", ruling, deed.who, changes=state.change(deed.who, tokens=1), data=data, seen=OWN)


def _brought(scene: Scene, state: State, deed: Deed) -> Course[None]:
    scene.admit(deed.value)
    for one in deed.value:
        yield came(one.id, Purse(one.now.get("tokens", one.sheet.tokens)))


def _overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """A question to somebody without tokens is asked no more."""
    broke = ask.actor is not None and ask.topic != "broke" and not state[ask.actor].tokens
    return ask.default if broke else None


def _enough(scene: Scene, state: State, deed: Deed) -> list[Problem]:
    lacking = state[deed.who].tokens + deed.value < -9
    return [Problem(deed.path, deed.value, "below-minimum", {"minimum": -9})] if lacking else []


HAND: Hand[Purse, Scene] = Hand(
    verbs={"by": Verb("ada -7", _enough, _paid_by_hand), "bring": Verb("+ rich", no_more, _brought)},
    numbers={"tokens": field("tokens")},
    overtaken=_overtaken,
)


def _models() -> Models:
    from pydantic import Field

    from bojiste.core.reading import Strict

    class Sheet(Strict):
        OPEN: ClassVar = frozenset({"tokens"})
        tokens: int = Field(ge=1)

    class Given(Strict):
        OPEN: ClassVar = frozenset()
        tokens: int = Field(default=0, ge=0)

    class Options(Strict):
        fast: bool = False

    class World(Strict):
        OPEN: ClassVar = frozenset({"weather"})
        weather: str | None = None

    return Models(Sheet, Given, Options, World)


MODELS = _models()


def begin(scene: Scene) -> State:
    return State({one.id: Purse(one.now.get("tokens", one.sheet.tokens)) for one in scene.combatants})


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    return "all" if scene.by_id[who].seat == seat else "open"


def bold(ask: Ask, view: View) -> str:
    return "double" if ask.topic == "stake" else ask.default


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    return Measure(
        {f"won:{side.id}": outcome.winner == side.id for side in scene.sides},
        {f"tokens:{one.id}": state[one.id].tokens for one in scene.combatants},
    )


SYSTEM = System(
    id="coin",
    rulebook=Rulebook("coin"),
    kinds={"kept": "", "paid": "", "boast": "", "whisper": "", **HAND_KINDS},
    asks={"stake": "", "price": "", "boast": "", "broke": ""},
    models=lambda: MODELS,
    procedures={"duel": course},
    prepare=lambda scene: None,
    begin=begin,
    sight=sight,
    policies={"plain": lambda ask, view: ask.default, "bold": bold},
    measure=measure,
    luck=Luck(left="hp"),
    conventions=lambda scene: (),
    gauges=lambda view, who: [Gauge("tokens", view[who].tokens or 0)],
    states=lambda view, who: (),
    text="tests",
    hand=HAND,
    blocks=lambda: {"rich": {"tokens": 9, "name": "Rich"}},
)

SCENE: dict[str, Any] = {
    "format": 1,
    "system": "coin",
    "combatant": [
        {"id": "ada", "side": "left", "tokens": 3, "seat": "player:anna"},
        {"id": "ota", "side": "right", "tokens": 3, "tactic": "bold"},
    ],
}
