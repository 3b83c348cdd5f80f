"""What happens at the same moment: readied actions and held spells that answer an act, and the act itself."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import Readied
from bojiste.systems.osr.play.aim import open_to
from bojiste.systems.osr.play.attack import strike
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.damage import land
from bojiste.systems.osr.play.dice import told_first
from bojiste.systems.osr.play.gear import bare_hands
from bojiste.systems.osr.play.handling import handles
from bojiste.systems.osr.play.movement import budget, toward
from bojiste.systems.osr.play.spells import Casting, affordable, cast, conjure, flashing, held_back, unfold
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile

Act = Blow | Casting
Answer = tuple[Profile, str]


@procedure("osr.combat.instant")
def waiting(table: Table, actor: Profile, event: str) -> list[tuple[Profile, list[str]]]:
    """Enemies who could answer an act with an instant action, and how."""
    found = []
    for foe in actor.enemies if table.watchful else ():
        if foe.id in table.watchful and table.instant(foe):
            means = ways(table, foe, event)
            if means:
                found.append((foe, means))
    return found


def ways(table: Table, foe: Profile, event: str) -> list[str]:
    """By what somebody readied, or with a held spell; or with one that is cast in an instant."""
    now = table.now[foe.id]
    means = [f"cast:{spell.id}" for spell in flashing(table, foe)]
    if now.readied is not None and now.readied.event == event and possible(table, foe, now.readied):
        return ["readied", *means]
    return ["release", *means] if now.held_spell else means


def possible(table: Table, who: Profile, readied: Readied) -> bool:
    """Whether what somebody readied can still be done: a spell, if it can be paid and none is held; a thing, if it is
    still there."""
    verb, _, rest = readied.action.partition(":")
    if verb == "use":
        return rest in table.now[who.id].items
    return verb != "cast" or affordable(table, who, who.spells[rest])


def answers(table: Table, actor: Profile, event: str) -> Course[list[Answer]]:
    """Who of them does. What was readied or held is meant to be used; a spell of the moment is not."""
    chosen = []
    for foe, means in waiting(table, actor, event):
        data = {"target": actor.id, "moment": event}
        options = (Option("no"), *(_answering(table, foe, one) for one in means))
        usual = "no" if means[0].startswith("cast:") else means[0]
        key = yield Ask("react", waiting, foe.seat, foe.id, options, usual, data=data)
        if key != "no":
            chosen.append((foe, key))
    return chosen


def _answering(table: Table, foe: Profile, means: str) -> Option:
    """What was readied, the held spell let loose, or another cast."""
    verb, _, rest = means.partition(":")
    spell = rest if verb == "cast" else table.now[foe.id].held_spell
    if verb == "readied" or not spell:
        return Option(means)
    price = {"price": foe.spells[spell].cost} if rest else {}
    return Option(means, {"target": foe.id, "spell": foe.spells[spell].word, **price})


@procedure("osr.situation.simultaneous")
def resolve(table: Table, act: Act, event: str) -> Course[None]:
    """An act and what answers it: both are rolled before either happens, unless the referee puts one first."""
    chosen = yield from answers(table, act.who, event)
    if not table.up(act.who):
        return  # the referee's hand came first
    if not chosen:
        yield from roll_out(table, act)
        yield from happen(table, act)
        return
    order = yield from table.ruling("simultaneous", resolve, act.who.id, tuple(ORDERS), "together")
    yield from ORDERS[order](table, act, chosen)


def together(table: Table, act: Act, chosen: list[Answer]) -> Course[None]:
    """All dice first, those of the act before those of its answers; then all that they do."""
    table.promised = frozenset(foe.id for foe, _ in chosen)
    yield from roll_out(table, act)
    yield from told_before(act)
    table.promised = frozenset()
    replies = []
    for foe, means in chosen:
        reply = yield from answer(table, foe, means, act.who)
        if reply is not None:
            yield from roll_out(table, reply)
            yield from told_before(reply)
            replies.append(reply)
    for one in (act, *replies):
        yield from happen(table, one)


def told_before(act: Act) -> Course[None]:
    """The damage dice of a blow that lands later."""
    if isinstance(act, Blow):
        act.rolls = yield from told_first(act.who.id, rules.attack.damage, act.rolls)


def trigger_first(table: Table, act: Act, chosen: list[Answer]) -> Course[None]:
    """The act, then the answers of whoever still can."""
    yield from roll_out(table, act)
    yield from happen(table, act)
    yield from one_by_one(table, act.who, chosen)


def reaction_first(table: Table, act: Act, chosen: list[Answer]) -> Course[None]:
    """The answers, then the act, if they have left it possible; its cost is paid all the same."""
    yield from one_by_one(table, act.who, chosen)
    if goes_on(table, act):
        yield from roll_out(table, act)
        yield from happen(table, act)
    elif isinstance(act, Blow) and table.up(act.who):
        data = {"weapon": act.weapon.word, "late": True}
        yield happened("wasted", resolve, act.who.id, act.target.id, changes=act.spent, data=data)


ORDERS = {"together": together, "trigger_first": trigger_first, "reaction_first": reaction_first}


def goes_on(table: Table, act: Act) -> bool:
    """Whether an act can still be done after what answered it came first."""
    if not table.up(act.who) or isinstance(act, Casting):
        return table.up(act.who)
    in_hand = act.weapon in table.at_hand(act.who)
    return in_hand and table.there(act.target) and open_to(table, act.who, act.target, act.weapon, act.thrown)


def one_by_one(table: Table, actor: Profile, chosen: list[Answer]) -> Course[None]:
    """Answers that happen whole, one after another, by whoever still can."""
    for foe, means in chosen:
        if table.instant(foe):
            reply = yield from answer(table, foe, means, actor)
            if reply is not None:
                yield from roll_out(table, reply)
                yield from happen(table, reply)


def roll_out(table: Table, act: Act) -> Course[None]:
    """All dice of an act."""
    if isinstance(act, Blow):
        yield from strike(table, act)
    else:
        yield from conjure(table, act)


def happen(table: Table, act: Act) -> Course[None]:
    """What it does."""
    if isinstance(act, Blow):
        yield from land(table, act)
    else:
        yield from unfold(table, act)


# -- readied actions ---------------------------------------------------------------------------------------------------


@procedure("osr.situation.ready")
def ready(table: Table, who: Profile, readied: Readied) -> Course[None]:
    """Give up the action to do something when something happens, before the own next turn."""
    turn = table.now[who.id].turn
    changes = table.state.change(who.id, readied=readied, turn=turn._replace(acted=True))
    data = {"moment": readied.event}
    yield happened("readies", ready, who.id, changes=changes, data=data)


def answer(table: Table, who: Profile, means: str, actor: Profile) -> Course[Act | None]:
    """The act that answers, paid with the instant action; it may move first with what is left of its movement."""
    if means == "release":
        return (yield from held_back(table, who))
    if means != "readied":
        return (yield from cast(table, who, who.spells[means.partition(":")[2]]))
    now = table.now[who.id]
    assert now.readied is not None
    verb, _, rest = now.readied.action.partition(":")
    changes = table.state.change(who.id, readied=None, instant_used=True)
    yield happened("answers", ready, who.id, actor.id, changes=changes)
    if verb == "cast":
        return (yield from cast(table, who, who.spells[rest]))
    if verb == "use":
        return (yield from handles(table, who, rest, verb=verb))
    if verb == "move":
        yield from toward(table, who, actor)
        return None
    return (yield from strikes_back(table, who, actor, rest, thrown=verb == "throw"))


def strikes_back(table: Table, who: Profile, actor: Profile, weapon: str, *, thrown: bool) -> Course[Act | None]:
    """A readied attack: a step first, if the target is out of reach."""
    with_ = who.weapons.get(weapon) or bare_hands()
    if with_ not in table.at_hand(who):
        return None
    left = budget(table, who)
    if not open_to(table, who, actor, with_, thrown) and not (thrown or with_.missile) and left:
        yield from toward(table, who, actor, min(left, table.distance(who, actor)))
    return Blow(who, actor, with_, thrown=thrown) if open_to(table, who, actor, with_, thrown) else None
