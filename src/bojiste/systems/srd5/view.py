"""Who sees what, and what to show of somebody."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bojiste.core.shown import Chart, Health, Mark, Track
from bojiste.core.state import Sight
from bojiste.core.system import Board, Gauge, Token, Turns
from bojiste.kit.charts import line
from bojiste.systems.srd5.now import CLOCK, Fighter
from bojiste.systems.srd5.play.movement.traced import traced as traced
from bojiste.systems.srd5.play.senses.layers import layers
from bojiste.systems.srd5.play.spellcasting.meanings import distances
from bojiste.systems.srd5.play.spellcasting.meanings import meaning as meaning
from bojiste.systems.srd5.play.turns.control import master
from bojiste.systems.srd5.prepare import Scene, State, View
from bojiste.systems.srd5.words import HALF_FEET, SPACE_SQUARES, SQUARE


def sight(scene: Scene, state: State, seat: str, who: str) -> Sight:
    """A seat sees all of its own side and of who does its will, and of others what shows; hit points are secret unless
    the scene opens them.
    Of who is hidden from every creature of the seat it sees nothing, nor of who lies in wait before the fight."""
    combatant = scene.by_id.get(who)
    if combatant is None or combatant.seat == seat:
        return "all"
    if combatant.side in scene.prepared.sides_of.get(seat, ()):
        return "all"
    if scene.prepared.sways and (one := master(state.now[who], state.now)) and scene.by_id[one].seat == seat:
        return "all"
    if _lies_in_wait(scene, state, who):
        return "nothing"
    hidden = state.now[who].hidden_from
    if hidden and all(one in hidden for one in scene.prepared.eyes_of.get(seat, ())):
        return "nothing"
    return "all" if scene.options.open_hp else "open"


def _lies_in_wait(scene: Scene, state: State, who: str) -> bool:
    """Whether it is not settled yet who notices somebody that tries, or may try, to begin the fight unseen: that is
    once the order of turns stands. Who comes later just comes."""
    now = state.now[who]
    if now.stealth is None and not scene.prepared.profiles[who].sheet.hides:
        return False
    clock = state[CLOCK]
    return not (clock.turn or who in clock.order or now.arrives)


def gauges(view: View, who: str) -> Iterable[Gauge]:
    """Hit points where the seat may know them, else what it has counted as damage."""
    seen = view.get(who)
    if who not in view.scene.by_id or seen is None or seen.gone:
        return
    if seen.hp is not None:
        yield Gauge("hp", seen.hp, seen.hp_max)
        if seen.thp:
            yield Gauge("thp", seen.thp)
    elif seen.hurt:
        yield Gauge("hurt", seen.hurt)
    if seen.z:
        unit = view.scene.options.distance_unit
        half_feet = seen.z * (SQUARE if view.scene.prepared.mode == "grid" else 1)
        yield Gauge(f"height-{unit}", half_feet // HALF_FEET[unit])
    if seen.life == "dying":
        yield Gauge("death-success", seen.death_success or 0, 3)
        yield Gauge("death-fail", seen.death_fail or 0, 3)


def health(scene: Scene, state: State, who: str) -> Health | None:
    """Hit points, of who is there."""
    now = state.now.get(who)
    if now is None or now.gone:
        return None
    return Health("hp", now.hp, now.hp_max, frozenset({"hurt", "wounded"}))


def states(view: View, who: str) -> Iterable[str]:
    """Life and conditions that show."""
    seen = view.get(who)
    if who not in view.scene.by_id or seen is None:
        return
    if seen.gone:
        yield "away" if seen.arrives else "left"
        return
    if seen.life != "ok":
        broken = view.scene.prepared.profiles[who].is_object and seen.life == "dead"
        yield "broken" if broken else seen.life
    yield from seen.conditions
    yield from (word for word, shows in MARKS if shows(seen))
    if view.scene.options.wound_description == "three_bands" and _looks_wounded(seen):
        yield "wounded"


def _looks_wounded(seen: Fighter) -> bool:
    """Whether somebody whose hit points are not known shows that half of them are gone."""
    return seen.life == "ok" and seen.hp is None and bool(seen.marked)


MARKS: tuple[tuple[str, Callable[[Fighter], bool]], ...] = (
    ("riding", lambda seen: bool(seen.rides)),
    ("concentrating", lambda seen: seen.concentrates is not None),
    ("dodging", lambda seen: bool(seen.dodging)),
    ("surprised", lambda seen: bool(seen.surprised)),
    ("reaction-used", lambda seen: not (seen.reaction or seen.surprised) and seen.life == "ok"),
)
"""What shows of somebody besides life and conditions, in this order."""


def board(view: View) -> Board | None:
    """The map, with everybody the seat sees; the dead are no longer on it."""
    prepared = view.scene.prepared
    if prepared.ground is None:
        return None
    tokens = []
    for id, profile in prepared.profiles.items():
        seen = view.get(id)
        if seen is not None and seen.life != "dead":
            form = profile.forms.get(seen.form)
            side = profile.squares if form is None else SPACE_SQUARES[form.size]
            tokens.append(Token(id, seen.x, seen.y, side))
    over = layers(prepared.scenery, prepared.ground, view.scene.options.distance_unit)
    return Board(prepared.ground.rows(), tuple(tokens), tuple(over))


def tracks(view: View) -> Iterable[Track]:
    """Who has readied something, as far as the seat may know."""
    waiting = [who for who in view.scene.by_id if (seen := view.get(who)) is not None and seen.readied is not None]
    if waiting:
        yield Track("readied", "flag", tuple(Mark(who, 1) for who in waiting))


def chart(view: View) -> Chart | None:
    """Without a map: everybody by how far they are."""
    return line(distances(view)) if view.scene.prepared.ground is None else None


def turns(view: View) -> Turns | None:
    """The order of initiative, without the dead and those the seat does not see, even while one of these is on."""
    clock = view.get(CLOCK)
    if clock is None or not clock.order:
        return None
    alive = tuple(who for who in clock.order if (seen := view.get(who)) is not None and seen.life != "dead")
    return Turns(clock.round, alive, clock.turn if clock.turn in alive else None)
