"""What no list names: somebody tries something, and the referee says whether it can be done, by what, and what for."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from bojiste.core.ask import AGAIN, GM, Ask, Option, amount, note, yes_no
from bojiste.core.event import OPEN, Event, Part
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.now import Suffering
from bojiste.systems.srd5.play.conditions.condition import inflict
from bojiste.systems.srd5.play.damage.blow import Blow, Rolls
from bojiste.systems.srd5.play.damage.damage import harm
from bojiste.systems.srd5.play.deed import Deed, acting, spend
from bojiste.systems.srd5.play.dice import check
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import ABILITIES, BLUDGEONING, CONDITIONS, DAMAGE_TYPES, SKILL_ABILITY, WHOLE

TESTS = (*ABILITIES, *SKILL_ABILITY)
"""By what something may be tried."""


def _improvises(table: Table, who: Profile) -> Iterator[Option]:
    """Only where a referee answers."""
    if table.scene.rulings == "ask" and acting(table, who):
        yield Option("improvise")


@procedure("srd5.action.improvise")
def improvise(table: Table, who: Profile, rest: str) -> Course[None]:
    """An action in own words: the referee refuses it (and nothing is spent), or names the check and, where it
    succeeds, its effect."""
    words = yield note("improvise", improvise, who.seat, who.id, again=True)
    if words == AGAIN:
        return
    data = {"note": words}
    if (yield yes_no("improvise-possible", improvise, GM, who.id, False, data=data, ruling=True)) == "no":
        yield Event("improvise-refused", rule=improvise, actor=who.id, data=data, seen=OPEN)
        return
    tests = (Option("none"), *(Option(f"by:{name}", {"test": name}) for name in TESTS))
    by = (yield _asked("improvise-test", who, tests, data)).partition(":")[2]
    changes = spend(table, who, action=True)
    if not by:
        yield Event("improvises", rule=improvise, actor=who.id, changes=changes, data=data, seen=OPEN)
    else:
        against = yield amount("improvise-against", improvise, GM, who.id, 1, 30, 10, data=data, ruling=True)
        states = (Option("even"), Option("advantage"), Option("disadvantage"))
        state = yield _asked("improvise-state", who, states, data)
        reasons = {"advantage": (("ruling",), ()), "disadvantage": ((), ("ruling",))}.get(state, ((), ()))
        test = yield from check(table, who, by, improvise, *reasons)
        made = rules.dice.d20_test(test.total, 0, against)
        test = test._replace(parts=(Part(f"test-{by.replace('_', '-')}", who.skills[by]),))
        kind = "improvises-well" if made else "improvises-badly"
        yield test.as_event(kind, improvise, who, None, (*changes, *test.changes), **data, against=against)
        if not made:
            return
    yield from _effect(table, who, data)


def _asked(topic: str, who: Profile, menu: tuple[Option, ...], data: dict[str, str]) -> Ask:
    return Ask(topic, improvise, GM, who.id, menu, menu[0].key, data=data, ruling=True)


def _effect(table: Table, who: Profile, data: dict[str, str]) -> Course[None]:
    """What comes of it: nothing more than words, damage, or a condition."""
    menu = (Option("words"), Option("damage"), *(Option(f"suffers:{one}", {"condition": one}) for one in CONDITIONS))
    what = (yield _asked("improvise-effect", who, menu, data)).removeprefix("suffers:")
    if what == "words":
        return
    whom = yield from _whom(table, who, data)
    if what != "damage":
        yield from inflict(table, who, whom, Suffering(what))
        return
    lost = yield amount("improvise-damage", improvise, GM, who.id, 1, 100, 5, data=data, ruling=True)
    types = tuple(Option(f"type:{name}", {"type": name}) for name in DAMAGE_TYPES)
    usual = f"type:{DAMAGE_TYPES[BLUDGEONING]}"
    asked = Ask("improvise-type", rules.damage.types, GM, who.id, types, usual, data=data, ruling=True)
    type_ = rules.damage.types((yield asked).partition(":")[2])
    yield from harm(table, whom, Blow(who, Rolls(((type_, lost),), (), ())))


def _whom(table: Table, who: Profile, data: dict[str, str]) -> Generator[Ask, str, Profile]:
    """Whom it befalls."""
    there = [one for one in table.everybody if table.now[one.id].life in ("ok", WHOLE, "dying", "stable")]
    menu = tuple(Option(f"on:{one.id}", {"target": one.id}) for one in (*who.enemies, who, *who.allies) if one in there)
    answer = yield _asked("improvise-whom", who, menu, data)
    return table.profiles[answer.partition(":")[2]]


DEEDS = (Deed("improvise", improvise, _improvises, improvise),)
