"""``srd5``: fifth-edition combat in two printings, compatible with fifth edition.

Figures of the System Reference Document 5.1 are used under CC-BY-4.0; see the NOTICE file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bojiste.core.rule import Rulebook
from bojiste.core.scene import Scene
from bojiste.core.state import Sight, State, View
from bojiste.core.system import Board, Gauge, Measure, Outcome, System, Token
from bojiste.systems.srd5 import policy, rules
from bojiste.systems.srd5.check import check
from bojiste.systems.srd5.events import KINDS, TOPICS
from bojiste.systems.srd5.now import CLOCK, PLACE, Clock, Fighter, Place
from bojiste.systems.srd5.play.flow import fight
from bojiste.systems.srd5.prepare import Profile, prepare
from bojiste.systems.srd5.words import CONDITIONS


def _sheet() -> Any:
    from bojiste.systems.srd5.sheet import Sheet

    return Sheet


def _given() -> Any:
    from bojiste.systems.srd5.sheet import Given

    return Given


def _options() -> Any:
    from bojiste.systems.srd5.options import Options

    return Options


def _world() -> Any:
    from bojiste.systems.srd5.sheet import World

    return World


def _blocks() -> Mapping[str, Any]:
    from bojiste.bestiary import blocks

    return blocks("srd5")


def begin(scene: Scene) -> State:
    """Everybody as the scene gives them, before the first die."""
    prepared = scene.prepared
    now: dict[str, Any] = {}
    for id, profile in prepared.profiles.items():
        now[id] = _fighter(profile, prepared.start.get(id, (0, 0)))
    now[CLOCK] = Clock()
    now[PLACE] = Place(prepared.distances)
    return State(now)


def _fighter(profile: Profile, place: tuple[int, int]) -> Fighter:
    sheet, given = profile.sheet, profile.combatant.now
    if not given:
        return Fighter(sheet.hp_max, sheet.hp_max, x=place[0], y=place[1], potions=sheet.potions, kit=sheet.kit)
    exhaustion = given.get("exhaustion", 0)
    maximum = rules.condition.hp_max(sheet.hp_max, exhaustion)
    left = given.get("hp")
    left = maximum if left is None else rules.hit_points.range(left, maximum)
    life = given.get("life") or ("ok" if left else "dead" if profile.dies_at_zero else "dying")
    if rules.condition.EXHAUSTION[exhaustion].dead:
        left, life = 0, "dead"
    suffered = [text.partition(":")[::2] for text in given.get("conditions", ())]
    conditions = frozenset(name for name, _ in suffered) - profile.cond_immune
    if life in ("dying", "stable"):
        conditions |= {"unconscious", "prone"}
    if "unconscious" in conditions:
        conditions |= {"prone"}
    return Fighter(
        hp=left,
        hp_max=maximum,
        thp=given.get("thp", 0),
        life=life,
        death_success=given.get("death_success", 0),
        death_fail=given.get("death_fail", 0),
        conditions=tuple(name for name in CONDITIONS if name in conditions),
        exhaustion=exhaustion,
        x=place[0],
        y=place[1],
        reaction=given.get("reaction", True),
        dodging=given.get("dodging", False),
        dropped="unconscious" in conditions,
        initiative=given.get("initiative"),
        potions=sheet.potions,
        kit=sheet.kit,
        causes=tuple((name, cause) for name, cause in suffered if cause and name in conditions),
    )


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """A seat sees all of its own side, and of others what shows; hit points are secret unless the scene opens them."""
    combatant = scene.by_id.get(who)
    if combatant is None or combatant.seat == seat or scene.options.open_hp:
        return "all"
    return "all" if combatant.side in scene.prepared.sides_of.get(seat, ()) else "open"


def measure(scene: Scene, state: State, outcome: Outcome) -> Measure:
    """What a forecast counts: who won, who fell and died, whole sides wiped out, rounds, hit points left."""
    flags = {f"won:{side.id}": outcome.winner == side.id for side in scene.sides}
    lives = {one.id: state.now[one.id].life for one in scene.combatants}
    for side in scene.sides:
        members = [lives[one.id] for one in scene.combatants if one.side == side.id]
        flags[f"wiped:{side.id}"] = all(life == "dead" for life in members)
    for id, life in lives.items():
        flags[f"fell:{id}"] = life != "ok"
        flags[f"died:{id}"] = life == "dead"
    counts = {"rounds": outcome.data["rounds"]}
    counts |= {f"hp:{one.id}": state.now[one.id].hp for one in scene.combatants}
    return Measure(flags, counts)


def conventions(scene: Scene) -> Iterable[str]:
    """What a forecast takes for granted."""
    yield f"srd5-printing-{scene.options.printing}"
    yield "srd5-order"
    yield f"srd5-ties-{scene.options.init_roll_off}"
    yield "srd5-zero"
    yield "srd5-tactics"


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """Hit points where the seat may know them, else what it has counted as damage."""
    seen = view.get(who)
    if not isinstance(view.state.now[who], Fighter) or seen is None:
        return
    if seen.hp is not None:
        yield Gauge("hp", seen.hp, seen.hp_max)
        if seen.thp:
            yield Gauge("thp", seen.thp)
    elif seen.hurt:
        yield Gauge("hurt", seen.hurt)
    if seen.life == "dying":
        yield Gauge("death-success", seen.death_success or 0, 3)
        yield Gauge("death-fail", seen.death_fail or 0, 3)


def states(view: View, who: str) -> Iterable[str]:
    """Life and conditions that show."""
    seen = view.get(who)
    if not isinstance(view.state.now[who], Fighter) or seen is None:
        return
    if seen.life != "ok":
        yield seen.life
    yield from seen.conditions
    if seen.dodging:
        yield "dodging"
    if seen.surprised:
        yield "surprised"
    if view.scene.options.wound_description == "three_bands" and seen.life == "ok" and seen.hp is None:
        now = view.state.now[who]
        if rules.hit_points.describe(now.hp, now.hp_max) == rules.hit_points.MARKED:
            yield "wounded"


def board(view: View) -> Board | None:
    """The map, with everybody the seat sees; the dead are no longer on it."""
    prepared = view.scene.prepared
    if prepared.ground is None:
        return None
    tokens = []
    for id, profile in prepared.profiles.items():
        seen = view.get(id)
        if seen is not None and seen.life != "dead":
            tokens.append(Token(id, seen.x, seen.y, profile.squares))
    return Board(prepared.ground.rows(), tuple(tokens))


SYSTEM = System(
    id="srd5",
    rulebook=Rulebook("srd5", rules.GROUPS),
    kinds=KINDS,
    asks=TOPICS,
    sheet=_sheet,
    now=_given,
    options=_options,
    world=_world,
    procedures={"fight": fight},
    prepare=prepare,
    begin=begin,
    sight=sight,
    policies={"sensible": policy.sensible, "weakest": policy.weakest, "idle": policy.idle},
    measure=measure,
    conventions=conventions,
    gauges=gauges,
    states=states,
    text="bojiste.systems.srd5.text",
    blocks=_blocks,
    check=check,
    board=board,
    merging=frozenset({"step"}),
)
