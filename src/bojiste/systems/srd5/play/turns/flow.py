"""The whole fight: surprise, positions, initiative, turns in rounds until one side has defeated the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations

from bojiste.core.ask import GM, Ask, Option
from bojiste.core.dice import Page
from bojiste.core.event import OPEN, Event
from bojiste.core.hand import Stopped
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome, Play
from bojiste.kit.board import numbers
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.moments import FIGHT_BEGINS, FIGHT_OVER, ROUND_BEGINS, TURNS_AGAIN
from bojiste.systems.srd5.now import CLOCK
from bojiste.systems.srd5.play import speaking as speaking  # all speak before a fight begins
from bojiste.systems.srd5.play.areas import zone
from bojiste.systems.srd5.play.conditions.condition import dodge_lost
from bojiste.systems.srd5.play.grappling import attach, swallow
from bojiste.systems.srd5.play.monsters import growing, monster, summons
from bojiste.systems.srd5.play.mounts.mounted import has_own_turn, thrown
from bojiste.systems.srd5.play.movement import fall
from bojiste.systems.srd5.play.movement.placement import room_at
from bojiste.systems.srd5.play.movement.room import Room, table_of
from bojiste.systems.srd5.play.senses import hiding
from bojiste.systems.srd5.play.spellcasting import cast
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.play.turns import fight_end, initiative, reactions, turn
from bojiste.systems.srd5.play.turns.start import placed
from bojiste.systems.srd5.prepare import Profile, Scene, State


@procedure("srd5.flow.round")
def fight(scene: Scene, state: State) -> Play:
    """A fight: surprise, positions and initiative, then rounds in which everybody has one turn in an order that stays,
    until a side is defeated (looked at after each turn), somebody stops it, or the limit of rounds is reached."""
    table = state.memo["table"] = table_of(scene, state)
    table.following, table.brings = follows, summons.brings
    table.bursts_out = zone.bursts_out
    table.follows = follows(table)
    try:
        yield from _opening(table)
        if outcome := (yield from _decided(table)):
            return outcome
        for number in range(scene.world.fight.round, scene.options.max_rounds + 1):
            yield _round(table, number)
            for begins in table.voices[table.everybody[0]][ROUND_BEGINS]:  # who is listed first speaks for the table
                yield from begins(table)
            if table.awaits:
                yield from join_late(table)
            due = table.prepared.lairs
            while (who := _next(table)) is not None:
                if due and rules.monster.lair(table.now[who.id].initiative):
                    due = False
                    yield from monster.lairs(table)
                    continue
                now = table.now[who.id]
                yield from turn.start_sequence(table, who)
                if now.life == "ok" and rules.surprise.effect(now.surprised):
                    yield from turn.free_play(table, who)
                yield from turn.end_sequence(table, who)
                if table.lives_changed and (outcome := (yield from _decided(table))):
                    return outcome
    except Stopped:  # by the referee's hand, at one of its questions
        return Outcome(None, "stopped", {"rounds": table.clock.round})
    return Outcome(None, "undecided", {"rounds": scene.options.max_rounds})


def _decided(table: Table) -> Course[Outcome | None]:
    """How the fight ends, if it does now that lives have changed: the winner is told, and what becomes of those who
    lie there."""
    table.lives_changed = False
    if not rules.flow.end(standing(table), _hostile(table.scene)) or (yield from fight_end.goes_on(table)):
        return None
    outcome = _outcome(table)
    for who in table.everybody:
        for ends in table.voices[who][FIGHT_OVER]:
            yield from ends(table, who)
    yield from fight_end.settled(table, outcome.winner)
    return outcome


def follows(table: Table) -> tuple[Callable[[Table, Profile], Course[None]], ...]:
    """What else follows here when somebody can no longer act, move or stay where it is."""
    sizes = (growing.settles,) if table.prepared.grows else ()
    falls = (thrown, fall.unless_held) if isinstance(table, Room) else ()
    fades = (summons.fades,) if "breed" in table.can else ()
    return (*sizes, *falls, swallow.died, attach.loosened, *((monster.bursts,) if table.bursts else ()), *fades)


@procedure("srd5.flow.join_late")
def join_late(table: Table) -> Course[None]:
    """Those whom the scene brings in with this round stand there, roll for initiative, and act when the order comes to
    their place."""
    number, first = table.clock.round, table.scene.world.fight.round
    due = range(number if number > first else 0, number + 1)
    come = [who for who in table.everybody if table.now[who.id].arrives in due and table.now[who.id].gone]
    for who in come:
        changes = table.state.change(who.id, life="ok", gone=False)
        if table.now[who.id].brought:
            changes += summons.comes_up(table, who)
        yield Event("joins", rule=join_late, actor=who.id, changes=changes, seen=OPEN)
    if come:
        yield from initiative.late(table)


def _round(table: Table, number: int) -> Event:
    """A round begins; the first one with whoever the scene says."""
    fight_, order = table.scene.world.fight, table.clock.order
    begins = fight_.turn if number == fight_.round else None
    queue = order[order.index(begins) :] if begins in order else None
    if number == 1:
        queue = _with_second_turns(table, queue)
    changes = table.state.change(CLOCK, round=number, turn="", queue=queue)
    return Event("round", rule=fight, changes=changes, data={"round": number}, seen=OPEN)


def _with_second_turns(table: Table, queue: tuple[str, ...] | None) -> tuple[str, ...] | None:
    """The turns of the first round with those that somebody has besides."""
    for who in table.everybody:
        for says in table.voices[who][TURNS_AGAIN]:
            if (count := says(table, who)) is not None and who.id in table.clock.order:
                queue = _again(table, table.clock.order if queue is None else queue, who, count)
    return queue


def _again(table: Table, queue: tuple[str, ...], who: Profile, count: int) -> tuple[str, ...]:
    """The turns with one more of somebody's, behind those of the same count."""
    counts = [table.now[one].initiative for one in queue]
    own = queue.index(who.id) + 1 if who.id in queue else 0
    at = next((at for at, one in enumerate(counts) if at >= own and one is not None and one < count), len(queue))
    return (*queue[:at], who.id, *queue[at:])


def _next(table: Table) -> Profile | None:
    """Who has the next turn of this round: the first that is not dead, nor led by its rider."""
    for who in table.clock.left:
        own = table.now[who].life != "dead" and (not table.special or has_own_turn(table, table.profiles[who]))
        if own:
            return table.profiles[who]
    return None


@procedure("srd5.flow.steps")
def _opening(table: Table) -> Course[None]:
    """The printing is told in the first fight, then who cannot dodge any more, then surprise, then initiative,
    at last those fall whom nothing holds in the air."""
    yield Page(0, 0)
    if not table.clock.round:
        data = {"printing": table.printed.printing, "overridden": table.printed.overridden}
        yield Event("printing", rule=rules.printing.profile, data=data, seen=OPEN)
    yield from _places(table)
    yield from cast.before(table, reactions.attacked)
    for who in table.everybody:
        yield from dodge_lost(table, who)
    yield from initiative.surprised(table)
    yield from hiding.at_the_start(table)
    yield from initiative.initiative(table)
    for who in table.everybody:
        for begins in table.voices[who][FIGHT_BEGINS]:
            yield from begins(table, who)
    for who in table.everybody if table.special else ():
        yield from fall.unless_held(table, who)  # whom the scene has put into the air, and nothing holds there


def _places(table: Table) -> Course[None]:
    """Whom the scene does not place the referee does (D02): by default on the first free square, row by row."""
    for who in table.everybody if table.grid else ():
        now = table.now[who.id]
        if not now.gone or who.id in table.prepared.start or who.combatant.now.get("arrives"):
            continue
        _, board = table.drawn
        spots = [spot for spot in map(board.place, numbers(board.fitting(who.squares))) if room_at(table, who, *spot)]
        menu = tuple(Option(f"at:{x},{y}", {"place": (x, y)}, None, (x, y)) for x, y in spots)
        if not menu:
            continue
        rule, data = rules.flow.positions, {"target": who.id}
        answer = yield Ask("position", rule, GM, who.id, menu, menu[0].key, data=data, ruling=True)
        there = placed(table.prepared, who, spots[[option.key for option in menu].index(answer)])
        changes = table.state.change(who.id, x=there.x, y=there.y, z=there.z, life=there.life, gone=False)
        yield Event("placed", rule=rule, actor=who.id, changes=changes, data={"place": (there.x, there.y)}, seen=OPEN)


@lru_cache(maxsize=64)
def _sides(scene: Scene) -> tuple[str, ...]:
    return tuple(side.id for side in scene.sides)


@lru_cache(maxsize=64)
def _hostile(scene: Scene) -> tuple[tuple[int, int], ...]:
    """Pairs of hostile sides, by their places."""
    sides = _sides(scene)
    return tuple(
        (a, b) for a, b in combinations(range(len(sides)), 2) if scene.relation(sides[a], sides[b]) == "hostile"
    )


def standing(table: Table) -> tuple[int, ...]:
    """How many of each side are conscious and present."""
    now = table.now
    counts = dict.fromkeys(_sides(table.scene), 0)
    for who in table.everybody:
        here = now[who.id]
        awake = here.life == "ok" and not (here.suffers and "unconscious" in here.conditions)
        if awake or (who.knits and here.life == "stable"):  # who regenerates at 0 hit points gets up again
            counts[who.side] += 1
        elif here.gone and here.arrives > table.clock.round:
            counts[who.side] += 1  # on the way
    return tuple(counts.values())


def _outcome(table: Table) -> Outcome:
    left = [side for side, count in zip(_sides(table.scene), standing(table), strict=True) if count]
    winner = left[0] if left else None
    return Outcome(winner, "victory" if winner else "nobody-left", {"rounds": table.clock.round})
