"""What somebody does in its part of the turn, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bojiste.core.ask import Ask, Option, note
from bojiste.core.dice import Rolled, roll
from bojiste.core.event import OPEN, Change, Event
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import GROUND, Readied, without
from bojiste.systems.osr.play import movement, rescue
from bojiste.systems.osr.play.attack import Blow, bound
from bojiste.systems.osr.play.dice import even
from bojiste.systems.osr.play.instants import Act, answer, happen, ready, resolve, roll_out, waiting
from bojiste.systems.osr.play.maneuver import hold
from bojiste.systems.osr.play.spells import Casting, cast, held_back, targets
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped
from bojiste.systems.osr.prepare import Profile, bare_hands


@procedure("osr.combat.actions")
def acted(table: Table, who: Profile) -> tuple[Change, ...]:
    """The one action of a round is spent: on anything that matters, be it an attack, a spell or a thing handled."""
    return table.state.change(who.id, turn=table.now[who.id].turn._replace(acted=True))


def moves(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """Movement, and whoever waited for somebody to come."""
    if (yield from movement.movement(table, who, verb, rest)):
        yield from let_go(table, who)
        for foe, means in waiting(table, who, "comes"):
            if means == "readied":
                yield from sprung(table, foe, who)


def let_go(table: Table, who: Profile) -> Course[None]:
    """A hold ends when its holder is no longer near."""
    for other in table.everybody:
        now = table.now[other.id]
        if now.held_by and who.id in (now.held_by, other.id):
            holder = table.profiles[now.held_by]
            if table.distance(holder, other) > max(1, table.reach(holder)):
                yield from loosed(table, other)


def loosed(table: Table, who: Profile) -> Course[None]:
    """Somebody is held no more."""
    now = table.now[who.id]
    changes = table.state.change(who.id, conditions=without(now.conditions, "held"), held_by="")
    yield Event("loose", hold, who.id, changes=changes, seen=OPEN)


def sprung(table: Table, foe: Profile, who: Profile) -> Course[None]:
    """Somebody who waited for this is asked whether it acts."""
    data = {"target": who.id, "moment": "comes"}
    key = yield Ask("react", waiting, foe.seat, foe.id, (Option("no"), Option("readied")), "readied", data=data)
    if key == "readied":
        reply = yield from answer(table, foe, "readied", who)
        if reply is not None:
            yield from roll_out(table, reply)
            yield from happen(table, reply)


@procedure("osr.combat.multi_attack", "osr.situation.two_weapons_choice")
def attacks(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """An attack, with the weapon that was chosen: one action, of which some creatures make several attacks."""
    target, _, weapon = rest.partition(":")
    turn = table.now[who.id].turn
    if turn.acted:
        place = turn.left.index(weapon)
        left = (*turn.left[:place], *turn.left[place + 1 :])
    else:
        left = _others(who.multi, weapon)
    spent = table.state.change(who.id, turn=turn._replace(acted=True, left=left))
    blow = Blow(
        who,
        table.profiles[target],
        who.weapons.get(weapon) or bare_hands(),
        thrown=verb == "throw",
        makeshift=verb == "makeshift",
        subdue=verb == "subdue",
        spent=spent,
    )
    yield from released_by(table, who, keep=target)
    yield from resolve(table, blow, "attacks")


def _others(multi: tuple[str, ...], weapon: str) -> tuple[str, ...]:
    """The attacks of a stat block that are left after one of them."""
    if weapon not in multi:
        return ()
    place = multi.index(weapon)
    return (*multi[:place], *multi[place + 1 :])


def released_by(table: Table, who: Profile, keep: str = "") -> Course[None]:
    """Whoever holds somebody and does anything but attack it lets go."""
    for other in table.everybody:
        if table.now[other.id].held_by == who.id and other.id != keep:
            yield from loosed(table, other)


def casts(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """A spell, cast or held back."""
    yield from released_by(table, who)
    casting = yield from cast(table, who, who.spells[rest], hold=verb == "hold")
    if casting is not None:
        yield from resolve(table, casting, "casts")


def releases(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """A held spell is let loose, by whoever holds it."""
    casting = yield from held_back(table, table.profiles[rest])
    if casting is not None:
        yield from roll_out(table, casting)
        yield from happen(table, casting)


def triggers(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """The referee says that what somebody waits for has happened."""
    reply: Act | None = yield from answer(table, table.profiles[rest], "readied", who)
    if reply is not None:
        yield from roll_out(table, reply)
        yield from happen(table, reply)


@procedure("osr.combat.engaged_items")
def handles(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """Handling a thing is the action; out of melee there is an even chance that it falls to the ground instead."""
    yield from released_by(table, who)
    spent = acted(table, who)
    if bound(table, who):
        data = {"thing": who.word(rest)}
        yield Event("fumbles-with", handles, who.id, changes=spent, data=data, seen=OPEN)
        spent = ()
        if (yield from even(table, handles, who.id, "engaged-item", thing=who.word(rest))):
            yield from falls_down(table, who, rest)
            return
    yield from HANDLING[verb](table, who, rest, spent)


def falls_down(table: Table, who: Profile, thing: str) -> Course[None]:
    """A thing falls; what is fragile breaks, unless the referee is milder."""
    fragile = bool(
        who.items[thing].fragile if thing in who.items else thing in who.weapons and who.weapons[thing].fragile
    )
    broken = yield from table.ruling(
        "item-breaks", handles, who.id, ("yes", "no"), "yes" if fragile else "no", thing=who.word(thing)
    )
    changes = dropped(table, who, thing, who)
    if broken == "yes":
        changes = tuple(change for change in changes if change.who != GROUND)
    kind = "breaks" if broken == "yes" else "falls-down"
    yield Event(kind, handles, who.id, changes=changes, data={"thing": who.word(thing)}, seen=OPEN)


@procedure("osr.situation.unstable_items")
def uses(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """A potion or a scroll does what it does; unstable ground does not matter to magic items."""
    item = who.items[thing]
    now = table.now[who.id]
    changes = (*spent, *table.state.change(who.id, items=_without_one(now.items, thing)))
    yield Event("uses", uses, who.id, changes=changes, data={"thing": who.word(thing)}, seen=OPEN)
    if item.heal is not None:
        faces = yield from roll(item.heal.number, item.heal.sides, rules.hit_points.magical_healing, who.id)
        shown = tuple(Rolled(item.heal.sides, face) for face in faces)
        yield from rescue.healed(table, who, sum(faces) + item.heal.flat, shown)
    if item.scroll is not None and item.scroll in who.spells:
        spell = who.spells[item.scroll]
        casting = Casting(who, spell, (yield from targets(table, who, spell)))
        yield from resolve(table, casting, "casts")


def _without_one(items: tuple[str, ...], thing: str) -> tuple[str, ...]:
    place = items.index(thing)
    return (*items[:place], *items[place + 1 :])


def wields(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """Take a weapon in hand; what there is no hand for is put away."""
    now = table.now[who.id]
    hands = 2 - (now.shield > 0)
    kept: tuple[str, ...] = (thing,)
    need = who.weapons[thing].hands
    for id in now.wielded:
        if need + who.weapons[id].hands <= hands:
            kept = (*kept, id)
            need += who.weapons[id].hands
    changes = (*spent, *table.state.change(who.id, wielded=kept))
    yield Event("wields", acted, who.id, changes=changes, data={"weapon": who.weapons[thing].word}, seen=OPEN)


def loads(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """A crossbow is made ready to shoot."""
    now = table.now[who.id]
    unloaded = tuple(id for id in now.unloaded if id != thing)
    changes = (*spent, *table.state.change(who.id, unloaded=unloaded))
    yield Event(
        "loads", rules.completion.ammo, who.id, changes=changes, data={"weapon": who.weapons[thing].word}, seen=OPEN
    )


def picks(table: Table, who: Profile, thing: str, spent: tuple[Change, ...]) -> Course[None]:
    """Pick something up: a weapon into a free hand, a thing into the bag."""
    now, ground = table.now[who.id], table.state[GROUND]
    place = next(index for index, lying in enumerate(ground.lying) if lying.thing == thing)
    changes = (*spent, *table.state.change(GROUND, lying=(*ground.lying[:place], *ground.lying[place + 1 :])))
    if thing in who.weapons:
        used = sum(who.weapons[id].hands for id in now.wielded) + (now.shield > 0)
        wielded = (*now.wielded, thing) if used + who.weapons[thing].hands <= 2 else now.wielded
        changes += table.state.change(who.id, carried=(*now.carried, thing), wielded=wielded)
    else:
        changes += table.state.change(who.id, items=(*now.items, thing))
    yield Event("picks-up", acted, who.id, changes=changes, data={"thing": who.word(thing)}, seen=OPEN)


HANDLING: Mapping[str, Callable[..., Course[None]]] = {"use": uses, "wield": wields, "load": loads, "pick": picks}


def drops(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """Dropping something is free."""
    if verb == "let-go":
        held = table.now[who.id].held_spell
        changes = table.state.change(who.id, held_spell="")
        yield Event("lets-go", cast, who.id, changes=changes, data={"spell": who.spells[held].word}, seen=OPEN)
        return
    data = {"weapon": who.weapons[rest].word}
    yield Event("drops", acted, who.id, changes=dropped(table, who, rest, who), data=data, seen=OPEN)


def prepares(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """Ready an action: for what, and which."""
    events = tuple(Option(f"when-{event}") for event in ("attacks", "comes", "casts", "word"))
    event = yield Ask("ready-event", ready, who.seat, who.id, events, "when-comes")
    weapons = [Option(f"attack:{weapon.id}", {"weapon": weapon.word}) for weapon in table.at_hand(who)]
    spells = [Option(f"cast:{id}", {"spell": spell.word}) for id, spell in who.spells.items() if not spell.instant]
    options = (*weapons, *spells, Option("move"))
    action = yield Ask("ready-action", ready, who.seat, who.id, options, options[0].key)
    words = (yield note("ready-note", ready, who.seat, who.id)) if event == "when-word" else ""
    yield from released_by(table, who)
    yield from ready(table, who, Readied(event.removeprefix("when-"), action, words))


def gives_up(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """The action given up for going: out of melee, or twice as far."""
    yield from released_by(table, who)
    yield from movement.disengage(table, who) if verb == "disengage" else movement.sprint(table, who)


def stands(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """Get up."""
    yield from movement.stand(table, who)


HELPING: Mapping[str, Callable[..., object]] = {
    "look": rules.mild_death.check_body,
    "wake": rules.completion.helpless,
    "staunch": rules.attack.persistent,
}


def helps(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """An action spent on somebody: a body looked after, a sleeper woken, a bleeding stopped."""
    yield from released_by(table, who)
    other = table.profiles[rest]
    now = table.now[other.id]
    changes = acted(table, who)
    if verb == "wake":
        changes += table.state.change(other.id, conditions=without(now.conditions, "asleep"))
    elif verb == "staunch":
        changes += table.state.change(other.id, persistent=tuple(one for one in now.persistent if one.left is not None))
    rule = HELPING[verb]
    yield Event(f"{verb}s", rule, who.id, other.id, changes=changes, seen=OPEN)
    if verb == "look":
        yield from rescue.check_body(table, who, other)


def struggles(table: Table, who: Profile, verb: str, rest: str) -> Course[None]:
    """A check of Strength to get out of a hold."""
    changes = acted(table, who)
    yield Event("struggles", hold, who.id, changes=changes, seen=OPEN)
    if (yield from movement.ability_check(table, who, 0, 10, hold)):
        yield from loosed(table, who)


DEEDS: Mapping[str, Callable[[Table, Profile, str, str], Course[None]]] = {
    **dict.fromkeys(("attack", "throw", "subdue", "makeshift"), attacks),
    **dict.fromkeys(("cast", "hold"), casts),
    **dict.fromkeys(("use", "wield", "load", "pick"), handles),
    **dict.fromkeys(("toward", "away", "place", "stumble"), moves),
    **dict.fromkeys(("drop", "let-go"), drops),
    **dict.fromkeys(("disengage", "sprint"), gives_up),
    **dict.fromkeys(("look", "wake", "staunch"), helps),
    "release": releases,
    "trigger": triggers,
    "ready": prepares,
    "stand": stands,
    "struggle": struggles,
}
