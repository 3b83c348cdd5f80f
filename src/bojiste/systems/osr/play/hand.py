"""What the referee may set right by hand: hit points and other numbers, conditions, places, order, who is there."""

from __future__ import annotations

from collections.abc import Iterator

from bojiste.core.ask import Ask
from bojiste.core.event import OPEN, Change, Event, happened
from bojiste.core.hand import Deed, Hand, Number, Verb
from bojiste.core.ruling import ruling
from bojiste.errors import Problem
from bojiste.kit.course import Course
from bojiste.kit.hand import field, in_it, no_more, pushes, stop
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, Fighter, longer, with_conditions, without
from bojiste.systems.osr.play import arrivals, circumstances, morale, travellers
from bojiste.systems.osr.play.damage import falls
from bojiste.systems.osr.play.death import dies, laid_low, lets_loose
from bojiste.systems.osr.play.fight import STOPPED
from bojiste.systems.osr.play.hours import moment
from bojiste.systems.osr.play.space import along, away, pairs_after, taken, to_pairs, to_point
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.tired import worn_out
from bojiste.systems.osr.prepare import Profile, Scene, State, lasting
from bojiste.systems.osr.words import CONDITIONS, IDLE, LAID_LOW


def table_of(state: State) -> Table:
    """The table of the game that is being played."""
    table: Table = state.memo["table"]
    return table


def whom(state: State, deed: Deed) -> tuple[Table, Profile]:
    """The table, and whom a deed is about."""
    table = table_of(state)
    return table, table.profiles[deed.who]


# -- hit points and fatigue --------------------------------------------------------------------------------------------


def alive(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Nothing more to say, and nobody who is dead: life comes back by lifting that condition."""
    yield from no_more(scene, state, deed)
    if "dead" in state[deed.who].conditions:
        yield Problem(deed.path, deed.who, "dead-already", {"form": f"{deed.who} -dead"})


def by(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A wound or a healing."""
    now = state[deed.who]
    after = min(now.hp_max, rules.hit_points.pool(max(0, now.hp) if deed.value > 0 else now.hp, -deed.value))
    yield from hit_points(state, deed, after, "ruled-by", text=f"{deed.value:+d}".replace("-", "−"))


def set_hp(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Hit points as a number."""
    text = f"{state[deed.who].hp} → {deed.value}"
    yield from hit_points(state, deed, deed.value, "ruled-set", gauge="hp", text=text)


def hit_points(state: State, deed: Deed, after: int, kind: str, **data: str) -> Course[None]:
    """Hit points are so now: whoever has none falls, whoever lay dying and has some is back, whoever has all of them
    has got over its death."""
    table, who = whom(state, deed)
    now = state[who.id]
    saved = "dying" in now.conditions and after > 0
    changes = state.change(who.id, **(now.risen(after) if saved else now.at(after)))
    if saved:
        changes += state.change(who.id, conditions=without(now.conditions, "dying"))
    yield happened(kind, ruling, who.id, changes=changes, data=data)
    if rules.hit_points.death(after) and "dying" not in now.conditions:
        yield from falls(table, who, ())


def most(name: str, limit: str) -> Number:
    """A field that has a most, which the profile (or the entity) knows under another name."""

    def check(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
        highest = _limit(scene, state, deed.who, limit)
        if deed.value > highest:
            yield Problem(deed.path, deed.value, "above-maximum", {"maximum": highest})

    return field(name, check=check)


def _limit(scene: Scene, state: State, who: str, limit: str) -> int:
    if limit == "magic_points":
        return scene.by_id[who].sheet.magic_points
    return int(getattr(scene.prepared.profiles[who], limit))


def hp_fits(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Hit points of somebody alive, and not above the most."""
    now = state[deed.who]
    if deed.value > now.hp_max:
        yield Problem(deed.path, deed.value, "above-maximum", {"maximum": now.hp_max})
    if "dead" in now.conditions:
        yield Problem(deed.path, deed.who, "dead-already", {"form": f"{deed.who} -dead"})


def set_fatigue(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Fatigue as a number; a gain that leaves much of it may kill."""
    table, who = whom(state, deed)
    old = state[who.id].fatigue
    text = f"{old} → {deed.value}"
    changes = state.change(who.id, fatigue=rules.fatigue.track(old, deed.value - old))
    yield happened("ruled-set", ruling, who.id, changes=changes, data={"gauge": "fatigue", "text": text})
    if deed.value > old:
        yield from worn_out(table, who, safe=False)


# -- other numbers -----------------------------------------------------------------------------------------------------


def known_spell(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A held spell is one of its holder's."""
    spells = scene.prepared.profiles[deed.who].spells
    if deed.value not in ("", *spells):
        yield Problem(deed.path, deed.value, "not-one-of", {"known": ", ".join(spells), "near": ""})


def _told(state: State, deed: Deed, word: str, text: str, **fields: object) -> Event:
    data = {"gauge": word, "text": text}
    return happened("ruled-set", ruling, deed.who, changes=state.change(deed.who, **fields), data=data)


def set_loaded(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Which crossbows are loaded; the others are not."""
    weapons = scene.prepared.profiles[deed.who].weapons.values()
    unloaded = tuple(one.id for one in weapons if one.reload and one.id not in deed.value)
    yield _told(state, deed, "loaded", ", ".join(deed.value) or "–", unloaded=unloaded)


def set_persistent(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Lasting damage, all of it anew."""
    burning = tuple(lasting(table) for table in deed.value)
    yield _told(state, deed, "persistent", str(len(burning)), persistent=burning)


def set_conditions(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """All conditions anew: those that are new begin, the others end."""
    old = state[deed.who].conditions
    for gone in (one for one in old if one not in deed.value):
        yield from lift(scene, state, deed._replace(value=gone))
    for new in (one for one in deed.value if one not in old):
        yield from inflict(scene, state, deed._replace(value=new, words=()))


# -- conditions --------------------------------------------------------------------------------------------------------


def rounds_of(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """``blind`` alone, or ``blind 3``: for so many rounds."""
    if deed.words and not (len(deed.words) == 1 and deed.words[0].isdecimal() and 0 < int(deed.words[0]) < 1000):
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": f"{deed.who} {deed.value} 3"})


def inflict(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A condition begins, and what follows from it."""
    table, who = whom(state, deed)
    now, name = state[who.id], deed.value
    if name == "dead":
        yield from dies(table, who, ruling)
    elif name in IDLE and name not in ("asleep", "helpless"):
        dying = {"hp": min(0, now.hp), "dying_since": moment(table)} if name == "dying" else {}
        yield from laid_low(table, who, name, ruling, **dying)
    else:
        changes = state.change(who.id, conditions=with_conditions(now.conditions, name))
        if rules.completion.helpless((name,)):
            changes += lets_loose(table, who.id)
        if deed.words:
            passing = longer(now, name, table.clock.round + int(deed.words[0]) - 1)
            changes += state.change(who.id, passing=passing)
        yield happened("ruled-inflicted", ruling, who.id, changes=changes, data={"state": name})
    if name in morale.OUT_FOR_GOOD:
        yield from morale.reversal(table, who)


def lift(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A condition ends; whoever was dead or dying has at least one hit point then."""
    now = state[deed.who]
    life = now.risen(max(1, now.hp)) if deed.value in ("dead", "dying") else {}
    changes = state.change(
        deed.who,
        conditions=without(now.conditions, deed.value),
        held_by="" if deed.value == "held" else now.held_by,
        **life,
        passing=tuple(one for one in now.passing if one[0] != deed.value),
        asleep_turns=0 if deed.value in LAID_LOW else now.asleep_turns,
    )
    yield happened("ruled-lifted", ruling, deed.who, changes=changes, data={"state": deed.value})


def is_so(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Only a condition that somebody is in can be lifted."""
    yield from in_it(deed, state[deed.who].conditions)


def flees(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody takes flight, by the referee's word."""
    changes = state.change(deed.who, fleeing=True)
    yield happened("takes-flight", ruling, deed.who, changes=changes)


def has_morale(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Morale is checked of whoever has one, and stands."""
    yield from no_more(scene, state, deed)
    table, who = whom(state, deed)
    if not any(who in group for group in morale.groups(table, who.side)):
        yield Problem(deed.path, deed.who, "no-morale")


def checks_morale(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """The morale of a group is checked at once."""
    table, who = whom(state, deed)
    standing = next(group for group in morale.groups(table, who.side) if who in group)
    yield from morale.check(table, who.side, standing)


def light(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """A light is lit or put out."""
    lit = deed.words[0] == "on"
    data = {"gauge": "light", "flag": "yes" if lit else "no"}
    changes = state.change(deed.who, light=lit)
    yield happened("ruled-flag", ruling, deed.who, changes=changes, data=data)


def on_off(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    if deed.words not in (("on",), ("off",)):
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": f"{deed.who} light on"})


# -- places ------------------------------------------------------------------------------------------------------------


def free(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """A place where nobody stands, in a scene that has places."""
    yield from no_more(scene, state, deed)
    table, who = whom(state, deed)
    if not table.points:
        form = f"{deed.who} apart 10 from {next(one.id for one in table.everybody if one is not who)}"
        yield Problem(deed.path, "", "no-places", {"form": form})
    elif deed.value in taken(table, who):
        other = next(one.id for one in table.everybody if (state[one.id].x, state[one.id].y) == deed.value)
        yield Problem(deed.path, "{},{}".format(*deed.value), "same-place", {"other": other})


def place(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody is put somewhere, in metres across and along."""
    table, who = whom(state, deed)
    text = "{},{}".format(*deed.value)
    changes = to_point(table, who, deed.value)
    yield happened("ruled-placed", ruling, who.id, changes=changes, data={"text": text})


def moved(scene: Scene, state: State, who: str, other: str, metres: int) -> Course[None]:
    """Away from somebody, or nearer."""
    table = table_of(state)
    one, another = table.profiles[who], table.profiles[other]
    changes = to_pairs(table, pairs_after(table, one, another, metres))
    if table.points:
        here, there = (state[who].x, state[who].y), (state[other].x, state[other].y)
        goal = away(here, there, metres) if metres > 0 else along(here, there, -metres)
        changes = to_point(table, one, goal) if goal not in taken(table, one) else ()
    yield happened("ruled-placed", ruling, who, other, changes=changes, data={"text": f"{metres:+d} m"})


# -- turns -------------------------------------------------------------------------------------------------------------


def sides(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """An order names sides that are in the fight, each once."""
    known = state[CLOCK].order
    if not deed.words or len(set(deed.words)) < len(deed.words) or not {*deed.words} <= {*known}:
        yield Problem(deed.path, " ".join(deed.words), "bad-form", {"form": " ".join(("order", *known))})


def order(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """These sides first, in this order; the others as they were."""
    rest = tuple(side for side in state[CLOCK].order if side not in deed.words)
    after = (*deed.words, *rest)
    changes = state.change(CLOCK, order=after)
    yield happened("ruled-order", ruling, changes=changes, data={"targets": after})


def side_is_on(scene: Scene, state: State, deed: Deed) -> Iterator[Problem]:
    """Members act in the turn of their side."""
    yield from no_more(scene, state, deed)
    if scene.by_id[deed.who].side != state[CLOCK].side:
        yield Problem(deed.path, deed.who, "not-its-sides-turn", {"side": state[CLOCK].side})


def next_(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody goes on next; one whose part is over has another."""
    table = table_of(state)
    fresh = {"turn": type(state[deed.who].turn)()} if deed.who in table.done else {}
    table.done.discard(deed.who)
    table.next = deed.who
    yield happened("ruled-turn", ruling, deed.who, changes=state.change(deed.who, **fresh))


def skip(scene: Scene, state: State, deed: Deed) -> Course[None]:
    """Somebody's part of this turn is over."""
    table_of(state).done.add(deed.who)
    yield happened("ruled-skip", ruling, deed.who)


def stops(state: State) -> tuple[Change, ...]:
    """The fight and the expedition are over."""
    return (*state.change(CLOCK, stopped=True), *state.change(EXPEDITION, over=STOPPED))


# -- the whole ---------------------------------------------------------------------------------------------------------


OF_THE_ABLE = frozenset(
    {"metres", "across", "along", "block", "block-die", "maneuver", "react", "spell-target"}
    | {"ready-event", "ready-action", "ready-note", "catch"}
)
"""Questions that nobody is asked who can do nothing."""


def overtaken(scene: Scene, state: State, ask: Ask) -> str | None:
    """Whoever has fallen meanwhile answers nothing any more: no step, no block, no instant action."""
    if ask.topic not in OF_THE_ABLE or table_of(state).up(scene.prepared.profiles[str(ask.actor)]):
        return None
    return "no" if ask.topic in ("react", "catch") else ask.default


HAND: Hand[Fighter, Scene] = Hand(
    verbs={
        "by": Verb("ada -7", alive, by),
        "inflict": Verb("goblin-2 prone", rounds_of, inflict),
        "lift": Verb("goblin-2 -prone", is_so, lift),
        "at": Verb("ada 12,5", free, place),
        **pushes(moved),
        "flee": Verb("goblin-2 flee", no_more, flees),
        "morale": Verb("goblin-2 morale", has_morale, checks_morale),
        "light": Verb("ada light on", on_off, light),
        "next": Verb("ada next", side_is_on, next_),
        "skip": Verb("ada skip", side_is_on, skip),
        "order": Verb("order goblins party", sides, order, whole=True),
        "bring": Verb("+ goblin 2", arrivals.checked, arrivals.bring),
        "out": Verb("- goblin-1", no_more, arrivals.out),
        "back": Verb("goblin-1 back", arrivals.away_now, arrivals.back),
        "stop": stop(stops),
        **circumstances.VERBS,
        **travellers.VERBS,
    },
    numbers={
        "hp": Number(set_hp, hp_fits, lambda state, who: int(state[who].hp)),
        "fatigue": Number(set_fatigue, now=lambda state, who: int(state[who].fatigue)),
        "supplies": field("supplies"),
        "magic_points": most("magic_points", "magic_points"),
        "shield": most("shield", "shield"),
        "cover": field("cover", seen=OPEN),
        "breath": field("breath"),
        "x": field("x", seen=OPEN),
        "y": field("y", seen=OPEN),
        "held_spell": field("held_spell", check=known_spell),
        "died_once_not_full": field("died_once_not_full"),
        "loaded": Number(set_loaded, listed=True),
        "persistent": Number(set_persistent),
        "conditions": Number(set_conditions, listed=True),
    },
    conditions=CONDITIONS,
    overtaken=overtaken,
)
