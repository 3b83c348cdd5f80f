"""An encounter from the first glimpse: surprise, distance, initiative, reaction, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bojiste.core.ask import Ask, Option
from bojiste.core.dice import Page, die, roll
from bojiste.core.event import Change, Part, happened, kept
from bojiste.core.rule import procedure
from bojiste.core.system import Outcome
from bojiste.kit.course import Course, stoppable
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, PLACE
from bojiste.systems.osr.play import fight
from bojiste.systems.osr.play.arrivals import arrayed
from bojiste.systems.osr.play.formation import lined_up
from bojiste.systems.osr.play.space import to_pairs
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import Reaction

PARTED, FRIENDS = "parted", "friends"


@procedure("osr.encounter.sequence")
def meet(
    table: Table, *, hostile: bool, then: Callable[[Table, Outcome], Course[None]] | None = None
) -> Course[Outcome]:
    """Surprise, distance, initiative of those not surprised, reactions and actions, and the time it all took; ``then``
    whatever comes after."""
    reason = yield from stoppable(met(table, hostile), fight.STOPPED)
    outcome = yield from (part if reason in (PARTED, FRIENDS) else fight.conclude)(table, reason)
    if then is not None:
        yield from stoppable(then(table, outcome), None)
    return outcome


def met(table: Table, hostile: bool) -> Course[str]:
    """All of a meeting up to its end; returns what has ended it."""
    if table.met is None:
        yield from arrayed(table)
    yield Page(table.fights, 0)
    sides = fight.present(table)
    surprised = yield from surprise(table, sides, hostile)
    yield from distance(table, sides, surprised)
    ready = tuple(side for side, misses in zip(sides, missing(surprised), strict=True) if not misses)
    yield from fight.roll_initiative(table, ready)
    yield from fight.set_order(table)
    return (yield from play_out(table, sides, hostile))


# -- surprise ----------------------------------------------------------------------------------------------------------


def surprise(table: Table, sides: tuple[str, ...], hostile: bool) -> Course[tuple[bool, ...]]:
    """Each side rolls, unless the scene says how it is, or all others carry light; in a fight that both sides have
    sought, nobody does."""
    caught = []
    for side in sides:
        caught.append((yield from _caught(table, side, sides, hostile)))
    late = missing(tuple(caught))
    changes: list[Change] = []
    for side, misses in zip(sides, late, strict=True):
        changes += table.state.change(side, surprised=misses)
        for who in table.prepared.sides[side]:
            changes += table.state.change(who.id, surprised=misses)
    if any(caught):
        names = tuple(side for side, one in zip(sides, caught, strict=True) if one)
        rule = rules.encounter.one_surprised if any(late) else rules.encounter.both_surprised
        yield happened("surprised", rule, changes=tuple(changes), data={"sides": names, "all": not any(late)})
    return tuple(caught)


def missing(caught: tuple[bool, ...]) -> tuple[bool, ...]:
    """Which sides miss the first round, of those that are surprised."""
    return tuple(rules.encounter.one_surprised(one, all(caught)) for one in caught)


def _caught(table: Table, side: str, sides: tuple[str, ...], hostile: bool) -> Course[bool]:
    meeting = table.scene.world.meeting
    sought = hostile and table.met is None
    said = meeting.surprise.get(side, "no" if sought else "roll")
    if said != "roll":
        return bool(said == "yes")
    lights = tuple(has_light(table, other) for other in sides if table.scene.relation(side, other) == "hostile")
    if rules.hazard.light_no_surprise(lights):
        yield happened("forewarned", rules.hazard.light_no_surprise, side)
        return False
    rule, first = rules.encounter.surprise, _speaker(table, side)
    needed = yield from table.ruling("surprise-needed", rule, first.id, ("roll", "yes", "no"), "roll", side=side)
    if needed != "roll":
        return needed == "yes"
    face = yield die(6, rules.encounter.surprise, side)
    caught = rules.encounter.surprise(face, meeting.surprised_on.get(side, 2))
    data = {"against": meeting.surprised_on.get(side, 2), "compare": "<=", "caught": caught}
    yield happened("surprise-roll", rules.encounter.surprise, side, rolls=kept(6, face), data=data)
    return caught


def has_light(table: Table, side: str) -> bool:
    """Whether somebody of a side carries light."""
    return any(table.now[one.id].light and table.now[one.id].present for one in table.prepared.sides[side])


# -- distance ----------------------------------------------------------------------------------------------------------


def distance(table: Table, sides: tuple[str, ...], surprised: tuple[bool, ...]) -> Course[None]:
    """How far apart the sides are, unless the scene has put everybody in place; then they stand so."""
    if _placed(table):
        return
    metres = table.field.distance if table.met is None else table.met.distance
    if metres is None:
        metres = yield from _unsaid(table, any(surprised))
    changes = lined_up(table, sides, metres) if table.points else _apart(table, metres)
    rule = rules.encounter.distance_indoor if setting(table) == "indoor" else rules.encounter.distance_outdoor
    yield happened("in-place", rule, changes=changes, data={"metres": metres})


def setting(table: Table) -> str:
    """Under a roof or outdoors: as the encounter says, else where the expedition is, else the field."""
    return (table.met.setting or surroundings(table) if table.met else None) or table.field.setting


def surroundings(table: Table) -> str | None:
    """Where an expedition is: in a room of a dungeon, or out in the wilderness."""
    if table.state[EXPEDITION].place:
        return "indoor"
    return "outdoor" if table.scene.procedure in ("journey", "camp") else None


def _placed(table: Table) -> bool:
    """Whether the scene says where everybody is."""
    if table.met is not None:
        return False
    if table.points:
        return any(one.now.get("x") is not None for one in table.scene.combatants)
    return bool(table.field.distances or table.field.zones)


def _unsaid(table: Table, surprised: bool) -> Course[int]:
    """A distance that the scene does not give: the referee's, or by dice."""
    rule = rules.encounter.distance_indoor
    if (yield from table.ruling("distance", rule, None, ("roll", "number"), "roll")) == "number":
        return (yield from table.ruled_number("metres-apart", rule, None, (1, 500), 20))
    return (yield from _rolled(table, surprised))


def _rolled(table: Table, surprised: bool) -> Course[int]:
    if setting(table) == "indoor":
        rule = rules.encounter.distance_indoor
        faces = yield from roll(4, 6, rule, None)
        metres = rule(sum(faces), surprised)
        shown = kept(6, *faces)
    else:
        by = rules.encounter.distance_outdoor
        count, sides = (1, 4) if surprised else (4, 6)
        faces = yield from roll(count, sides, by, None)
        metres = by(sum(faces))
        shown, rule = kept(sides, *faces), by  # type: ignore[assignment]
    data = {"metres": metres, "halved": surprised, "tens": setting(table) != "indoor"}
    yield happened("distance-roll", rule, rolls=shown, data=data)
    return metres


def _apart(table: Table, metres: int) -> tuple[Change, ...]:
    """Distances between enemies; friends stand together."""
    apart = {
        (a.id, b.id): metres if b in a.enemies else 2
        for a in table.everybody
        for b in table.everybody
        if a.index < b.index and table.now[a.id].present and table.now[b.id].present
    }
    return to_pairs(table, {**dict(table.state[PLACE].apart), **apart})


# -- reactions ---------------------------------------------------------------------------------------------------------

SPEAKING = ("attack", "talk", "wait", "leave")


Shown = dict[str, str | Reaction | None]
"""What each side has shown: how the referee's take it, what the players do."""


@procedure("osr.encounter.player_actions")
def play_out(table: Table, sides: tuple[str, ...], hostile: bool) -> Course[str]:
    """Players and monsters show what they want; if one side attacks, it is a fight, else they part.

    Whoever was surprised, and players who acted before they saw how the others take it, have their say in the next
    round.
    """
    round_ = 0
    if not hostile:
        shown: Shown = {}
        attacked = yield from exchange(table, table.clock.order or sides, shown)
        if not attacked:
            round_ = 1
            attacked = yield from second_thoughts(table, sides, shown)
        if not attacked:
            return FRIENDS if Reaction.FRIENDLY in shown.values() else PARTED
    changes = table.state.change(CLOCK, begun=True, round=round_)
    yield happened("fight", meet, changes=changes)
    return (yield from fight.rounds(table))


def exchange(table: Table, sides: Sequence[str], shown: Shown) -> Course[bool]:
    """Each of these sides says what it does, until one attacks."""
    for side in sides:
        if table.prepared.players[side]:
            attacks = yield from players_say(table, side, shown)
        else:
            attacks, shown[side] = yield from reaction(table, side)
        if attacks:
            return True
    return False


def second_thoughts(table: Table, sides: tuple[str, ...], shown: Shown) -> Course[bool]:
    """The round after: whoever was surprised rolls initiative and acts, and players who know now what they face do."""
    first = table.clock.order
    late = tuple(side for side in sides if side not in first)
    if late:
        yield from fight.roll_initiative(table, late)
        yield from fight.set_order(table)
    for side in table.clock.order:
        if not table.prepared.players[side]:
            if (yield from exchange(table, [side] if side in late else [], shown)):
                return True
        elif not done(table, first, side, shown) and (yield from players_say(table, side, shown, again=side in first)):
            return True
    return False


def done(table: Table, first: tuple[str, ...], side: str, shown: Shown) -> bool:
    """Whether a players' side has left, or had its say in the first round, after all of the referee's sides."""
    theirs = [other for other in table.clock.order if not table.prepared.players[other]]
    after_all = side in first and all(other in first[: first.index(side)] for other in theirs)
    return after_all or shown.get(side) == "leave"


def players_say(table: Table, side: str, shown: Shown, again: bool = False) -> Course[bool]:
    """What the players do, and whether it comes to blows; who talks to the unsure makes them think again."""
    does = shown[side] = yield from approach(table, side, again)
    if does != "talk":
        return does == "attack"
    unsure = [other for other, mood in shown.items() if mood is Reaction.UNSURE]
    return (yield from exchange(table, unsure, shown))


def approach(table: Table, side: str, again: bool = False) -> Course[str]:
    """What the players do in an encounter; that they go on waiting need not be told."""
    first = next((one for one in table.prepared.sides[side] if table.up(one)), None)
    if first is None:
        return "wait"
    options = tuple(map(Option, SPEAKING))
    key: str = yield Ask("approach", play_out, first.seat, first.id, options, "wait", data={"side": side})
    if not (again and key == "wait"):
        yield happened(f"party-{key}s", play_out, side)
    return key


def reaction(table: Table, side: str) -> Course[tuple[bool, Reaction | None]]:
    """How monsters take it: as the scene or the referee says, else by the table."""
    said: str = table.met.reaction if table.met else table.scene.world.meeting.reaction or "roll"
    if said == "roll":
        rule, first = rules.encounter.reaction_roll, _speaker(table, side)
        said = yield from table.ruling("reaction", rule, first.id, ("roll", "attack", "wait"), "roll", side=side)
    if said != "roll":
        yield happened(f"side-{said}s", rules.encounter.reaction_roll, side)
        return said == "attack", None
    mood = yield from mood_of(table, side, rules.encounter.reaction_roll)
    attack = mood is Reaction.ATTACKS or (mood is Reaction.HOSTILE and (yield from _may_attack(table, side)))
    if mood is not Reaction.ATTACKS:
        yield happened("side-attacks" if attack else "side-waits", rules.encounter.reaction_result, side)
    return attack, mood


def mood_of(table: Table, side: str, rule: Callable[..., object], kind: str = "reaction") -> Course[Reaction]:
    """2d6 and the referee's modifier on the table of reactions; ``kind`` is the event that tells it."""
    first, usual = _speaker(table, side), table.scene.world.meeting.reaction_modifier
    modifier = yield from table.ruled_number("reaction-modifier", rule, first.id, (-6, 6), usual, side=side)
    faces = yield from roll(2, 6, rules.encounter.reaction_roll, side)
    mood = rules.encounter.reaction_roll(sum(faces) + modifier)
    parts = (Part("situation", modifier),) if modifier else ()
    data = {"mood": mood.name.lower()}
    actor = side if kind == "reaction" else None
    yield happened(kind, rules.encounter.reaction_roll, actor, rolls=kept(6, *faces), parts=parts, data=data)
    return mood


def _may_attack(table: Table, side: str) -> Course[bool]:
    """The hostile who may attack: three in six, where the referee says nothing."""
    rule = rules.encounter.reaction_result
    first, ways = _speaker(table, side), ("roll", "attack", "wait")
    said = yield from table.ruling("hostile", rule, first.id, ways, "roll", side=side)
    if said != "roll":
        return bool(said == "attack")
    face = yield die(6, rule, side)
    attacks = rule(face)
    yield happened("hostile-roll", rule, side, rolls=kept(6, face), data={"attacks": attacks})
    return attacks


def _speaker(table: Table, side: str) -> Profile:
    return next(one for one in table.prepared.sides[side] if table.now[one.id].present)


def part(table: Table, reason: str) -> Course[Outcome]:
    """Nobody fights: they go their ways, and it took a turn all the same."""
    clock = table.clock
    turns = rules.encounter.end_time(clock.round + 1, rules.completion.time(table.options.turn_minutes))
    changes = table.state.change(CLOCK, turns=clock.turns + turns)
    yield happened("parts", rules.encounter.end_time, changes=changes, data={"turns": turns, "reason": reason})
    return Outcome(None, reason)
