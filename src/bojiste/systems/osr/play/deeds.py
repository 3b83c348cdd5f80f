"""What somebody does in its part of the turn, verb by verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from bojiste.core.ask import Ask, Option, note
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.kit.deed import Deed, Deeds
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import Readied, ended
from bojiste.systems.osr.play import formation, menu, movement, rescue
from bojiste.systems.osr.play.blow import Blow
from bojiste.systems.osr.play.gear import bare_hands
from bojiste.systems.osr.play.handling import acted, handles
from bojiste.systems.osr.play.instants import Act, answer, happen, ready, resolve, roll_out, waiting
from bojiste.systems.osr.play.maneuver import hold, let_go, loosed, released_by
from bojiste.systems.osr.play.melee import bound
from bojiste.systems.osr.play.spells import cast, held_back
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.things import dropped
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.rules.combat import limits

Offered = Callable[[Table, Profile], Iterable[Option]]
Done = Callable[..., Course[None]]


def moves(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """Movement, and whoever waited for somebody to come."""
    before = {foe.id: table.distance(foe, who) for foe, _ in waiting(table, who, "comes")}
    if (yield from movement.movement(table, who, verb, rest)):
        yield from let_go(table, who)
        for foe, means in waiting(table, who, "comes"):
            if "readied" in means and table.distance(foe, who) < before.get(foe.id, 0):
                yield from sprung(table, foe, who)
    elif table.up(who) and table.now[who.id].turn.climbs is not False:
        bar = "bound" if bound(table, who) else "blocked"
        yield happened("no-way", movement.movement, who.id, data={"bar": bar})


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
def attacks(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """An attack, with the weapon that was chosen: one action, of which some creatures make several attacks."""
    target, _, weapon = rest.partition(":")
    turn = table.now[who.id].turn
    if turn.acted:
        place = turn.left.index(weapon)
        left = (*turn.left[:place], *turn.left[place + 1 :])
    else:
        left = _others(who.multi, weapon)
    spent = table.state.change(who.id, turn=turn.struck(left))
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


def handled(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """A thing is handled; what is read of it is cast."""
    casting = yield from handles(table, who, rest, verb=verb)
    if casting is not None:
        yield from resolve(table, casting, "casts")


def gives(table: Table, who: Profile, rest: str) -> Course[None]:
    """A potion is given to somebody beside."""
    target, _, thing = rest.partition(":")
    yield from handles(table, who, thing, verb="use", to=table.profiles[target])


def casts(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """A spell, cast or held back."""
    yield from released_by(table, who)
    casting = yield from cast(table, who, who.spells[rest], hold=verb == "hold")
    if casting is not None:
        yield from resolve(table, casting, "casts")


def releases(table: Table, who: Profile, rest: str) -> Course[None]:
    """A held spell is let loose, by whoever holds it."""
    casting = yield from held_back(table, table.profiles[rest])
    if casting is not None:
        yield from roll_out(table, casting)
        yield from happen(table, casting)


def flashes(table: Table, who: Profile, rest: str) -> Course[None]:
    """A spell cast in an instant, in somebody else's part of the turn."""
    id, _, spell = rest.partition(":")
    caster = table.profiles[id]
    casting = yield from cast(table, caster, caster.spells[spell])
    if casting is not None:
        yield from resolve(table, casting, "casts")


def triggers(table: Table, who: Profile, rest: str) -> Course[None]:
    """The referee says that what somebody waits for has happened."""
    reply: Act | None = yield from answer(table, table.profiles[rest], "readied", who)
    if reply is not None:
        yield from roll_out(table, reply)
        yield from happen(table, reply)


def drops(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """Dropping something is free."""
    if verb == "let-go":
        held = table.now[who.id].held_spell
        changes = table.state.change(who.id, held_spell="")
        yield happened("lets-go", cast, who.id, changes=changes, data={"spell": who.spells[held].word})
        return
    data = {"weapon": who.weapons[rest].word}
    yield happened("drops", acted, who.id, changes=dropped(table, who, rest, who), data=data)


def prepares(table: Table, who: Profile, rest: str) -> Course[None]:
    """Ready an action: for what, and which."""
    events = tuple(Option(f"when-{event}") for event in ("attacks", "comes", "casts", "word"))
    event = yield Ask("ready-event", ready, who.seat, who.id, events, "when-comes")
    weapons = [Option(f"attack:{weapon.id}", {"weapon": weapon.word}) for weapon in table.at_hand(who)]
    throws = [
        Option(f"throw:{weapon.id}", {"weapon": weapon.word}) for weapon in table.at_hand(who) if weapon.throwable
    ]
    payable = [spell for spell in menu.castable(table, who) if not spell.instant]
    spells = [Option(f"cast:{spell.id}", {"spell": spell.word}) for spell in payable]
    options = (*weapons, *throws, *spells, *menu.uses(table, who), Option("move"))
    action = yield Ask("ready-action", ready, who.seat, who.id, options, options[0].key)
    words = (yield note("ready-note", ready, who.seat, who.id)) if event == "when-word" else ""
    if not table.up(who):
        return
    yield from released_by(table, who)
    yield from ready(table, who, Readied(event.removeprefix("when-"), action, words))


def gives_up(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """The action given up for going: out of melee, or twice as far."""
    yield from released_by(table, who)
    yield from movement.disengage(table, who) if verb == "disengage" else movement.sprint(table, who)


def stands(table: Table, who: Profile, rest: str) -> Course[None]:
    """Get up."""
    yield from movement.stand(table, who)


def forms(table: Table, who: Profile, rest: str) -> Course[None]:
    """Another formation, from now on."""
    yield from formation.form(table, rest)


HELPING: Mapping[str, Callable[..., object]] = {
    "look": rules.mild_death.check_body,
    "wake": rules.completion.helpless,
    "staunch": rules.attack.persistent,
}


def helps(table: Table, who: Profile, rest: str, *, verb: str) -> Course[None]:
    """An action spent on somebody: a body looked after, a sleeper woken, a bleeding stopped."""
    yield from released_by(table, who)
    other = table.profiles[rest]
    now = table.now[other.id]
    changes = acted(table, who)
    if verb == "wake":
        changes += table.state.change(other.id, **ended(now, "asleep"))
    elif verb == "staunch":
        changes += table.state.change(other.id, persistent=tuple(one for one in now.persistent if one.left is not None))
    rule = HELPING[verb]
    yield happened(f"{verb}s", rule, who.id, other.id, changes=changes)
    if verb == "look":
        yield from rescue.check_body(table, who, other)


def struggles(table: Table, who: Profile, rest: str) -> Course[None]:
    """A check of Strength to get out of a hold."""
    changes = acted(table, who)
    yield happened("struggles", hold, who.id, changes=changes)
    if (yield from movement.ability_check(table, who, 0, 10, hold)):
        yield from loosed(table, who)


# -- the table of them -------------------------------------------------------------------------------------------------


def _of(rule: Callable[..., object], done: Done, **offered: Offered) -> list[Deed[Table, Profile]]:
    """Deeds of one course, which is told the verb."""
    return [Deed(verb, rule, open_, partial(done, verb=verb)) for verb, open_ in offered.items()]


DEEDS: Deeds[Table, Profile] = Deeds(
    [
        *_of(attacks, attacks, **{verb: partial(menu.attacks, verb) for verb in menu.ATTACKS}),
        *_of(cast, casts, cast=menu.casts, hold=menu.holds),
        *_of(handles, handled, use=menu.uses, wield=menu.wields, load=menu.loads, pick=menu.picks),
        *_of(limits, gives_up, disengage=menu.disengages, sprint=menu.sprints),
        Deed("give", handles, menu.gives, gives),
        Deed("ready", ready, menu.readies, prepares),
        Deed("struggle", hold, menu.struggles, struggles),
        *_of(acted, helps, look=menu.looks, wake=menu.wakes, staunch=menu.staunchs),
        Deed("stand", rules.situation.prone_stand, menu.stands, stands),
        *_of(limits, moves, toward=menu.towards, away=menu.aways, place=menu.places, stumble=menu.stumbles),
        *_of(acted, drops, drop=menu.drops, **{"let-go": menu.lets_go}),
        Deed("form", formation.form, menu.forms, forms),
        Deed("release", held_back, menu.releases, releases),
        Deed("at-once", waiting, menu.flashes, flashes),
        Deed("trigger", ready, menu.triggers, triggers),
    ]
)
"""Everything that is done in a part of a turn, the likeliest first."""


@procedure("osr.combat.split_move")
def open_to(table: Table, who: Profile) -> list[Option]:
    """Everything open: what is left of the movement and the action, in any order and in pieces."""
    return [*DEEDS.menu(table, who), *menu.ends(table, who)]
