"""What is done on a day besides travelling: hunting, exploring, whatever the players propose."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.ask import Ask, Option, note, yes_no
from bojiste.core.dice import Rolled, die, roll
from bojiste.core.event import happened, kept
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.company import company, expedition, leader
from bojiste.systems.osr.play.movement import ability_check
from bojiste.systems.osr.play.table import Doing, Table
from bojiste.systems.osr.prepare import Profile


def pastimes(table: Table) -> tuple[Option, ...]:
    """What takes a whole day, with its chance: what the book names, and what the referee has ruled."""
    others = [
        Option(f"other:{id}", {"doing": doing.word, "chance": doing.in_six})
        for id, doing in table.doings.items()
        if not doing.on_the_way
    ]
    hunt, explore = in_six(rules.travel.hunt), in_six(rules.travel.explore)
    return (Option("hunt", {"chance": hunt}), Option("explore", {"chance": explore}), Option("rest"), *others)


def in_six(happens: Callable[[int], bool]) -> int:
    """On how many faces of a die of six something happens."""
    return sum(map(happens, range(1, 7)))


@procedure("osr.travel.simultaneous")
def staying(table: Table, plan: str) -> Course[None]:
    """A day without travel: all at one thing, or in groups, each with one thing of its own and dice of its own."""
    if plan != "split":
        yield from doing(table, plan, company(table))
        return
    groups: dict[str, list[Profile]] = {}
    for who in company(table):
        key = yield Ask("own-day", staying, who.seat, who.id, pastimes(table), "rest")
        groups.setdefault(key, []).append(who)
    for key, members in groups.items():
        yield from doing(table, key, members)


def doing(table: Table, what: str, members: list[Profile]) -> Course[None]:
    """One thing that takes the whole day."""
    verb, _, rest = what.partition(":")
    if verb == "hunt":
        yield from hunt(table, members)
    elif verb == "explore":
        yield from explore(table)
    elif verb == "other":
        yield from tried(table, table.doings[rest])
    else:
        yield happened("stays", staying, data={"members": tuple(one.id for one in members)})


def hunt(table: Table, members: list[Profile]) -> Course[None]:
    """Game must be found, then caught by the best hunter."""
    face = yield die(6, rules.travel.hunt, None)
    found = rules.travel.hunt(face)
    yield happened("hunts", rules.travel.hunt, rolls=kept(6, face), data={"found": found})
    if found:
        yield from bring_down(table, max(members, key=lambda one: (table.modifier(one, 1), -one.index)))


@procedure("osr.travel.hunt_catch")
def bring_down(table: Table, who: Profile) -> Course[None]:
    """A check of Dexterity, and what it yields."""
    if not (yield from ability_check(table, who, 1, 10, bring_down)):
        return
    prey = table.scene.world.journey.hunt_yield
    if (yield from table.ruling("hunt-roll", bring_down, who.id, ("yes", "no"), "yes")) == "no":
        mean = prey.number * (prey.sides + 1) // 2 + prey.flat
        number = yield from table.ruled_number("hunt-yield", bring_down, who.id, (0, 100), mean)
        yield from stores(table, number, ())
        return
    faces = yield from roll(prey.number, prey.sides, bring_down, who.id)
    shown = tuple(Rolled(prey.sides, face) for face in faces)
    yield from stores(table, sum(faces) + prey.flat, shown)


def explore(table: Table) -> Course[None]:
    """The next hidden feature of the country, by chance."""
    face = yield die(6, rules.travel.explore, None)
    features, known = table.scene.world.journey.features, expedition(table).features
    found = rules.travel.explore(face) and known < len(features)
    changes = table.state.change(EXPEDITION, features=known + found)
    data: dict[str, object] = {"found": found}
    if found:
        data["feature"] = features[known]
    yield happened("explores", rules.travel.explore, rolls=kept(6, face), changes=changes, data=data)


# -- whatever else -----------------------------------------------------------------------------------------------------


def besides(table: Table) -> Course[None]:
    """What can be done while travelling."""
    who = leader(table)
    for doing in table.doings.values():
        if doing.on_the_way:
            data = {"doing": doing.word}
            if (yield yes_no("besides", rules.travel.other_activity, who.seat, who.id, False, data=data)) == "yes":
                yield from tried(table, doing)


def tried(table: Table, doing: Doing) -> Course[None]:
    """Something else: refused, or with a chance."""
    if not doing.in_six:
        yield happened("refused", rules.travel.other_activity, data={"doing": doing.word})
        return
    face = yield die(6, rules.travel.other_activity, None)
    good = rules.travel.other_activity(face, doing.in_six)
    data = {"doing": doing.word, "good": good}
    yield happened("tries", rules.travel.other_activity, rolls=kept(6, face), data=data)
    if good and doing.supplies:
        yield from stores(table, doing.supplies, ())


def propose(table: Table) -> Course[str]:
    """The players say in their own words what else they want to do; the referee says how, and with what chance.

    Returns the plan that comes of it, or nothing if it is refused.
    """
    who, rule = leader(table), rules.travel.other_activity
    words: str = (yield note("proposal", rule, who.seat, who.id)).strip()
    if not words:
        return ""
    answers = ("refuse", "whole-day", "on-the-way")
    how = yield from table.ruling("other-activity", rule, who.id, answers, "refuse", doing=words)
    if how == "refuse":
        yield happened("refused", rule, data={"doing": words})
        return ""
    in_six = yield from table.ruled_number("other-chance", rule, who.id, (1, 6), 2, doing=words)
    supplies = yield from table.ruled_number("other-yield", rule, who.id, (0, 30), 0, doing=words)
    doing = Doing(words, in_six, supplies, how == "on-the-way")
    table.doings[PROPOSED] = doing
    return "travel" if doing.on_the_way else f"other:{PROPOSED}"


PROPOSED = "proposed"
"""The id of what the players have thought up themselves."""


def stores(table: Table, supplies: int, shown: tuple[Rolled, ...]) -> Course[None]:
    """Supplies for all."""
    changes = table.state.change(EXPEDITION, pool=expedition(table).pool + supplies)
    yield happened("finds", rules.travel.forage, rolls=shown, changes=changes, data={"supplies": supplies})
