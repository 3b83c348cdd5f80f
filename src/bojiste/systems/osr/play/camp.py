"""A night: camping in the wilderness or in a dungeon, paid for with supplies or fatigue."""

from __future__ import annotations

from collections.abc import Mapping

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.dice import Page, Rolled, die
from bojiste.core.event import happened
from bojiste.core.rule import procedure
from bojiste.core.system import Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play.company import chance, company, expedition, finish, leader, set_out
from bojiste.systems.osr.play.gear import Spell
from bojiste.systems.osr.play.meeting import encounter, tends
from bojiste.systems.osr.play.table import Table, laid
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.prepare import Profile, Scene, State
from bojiste.systems.osr.words import NEEDS


def camp_scene(scene: Scene, state: State) -> Play:
    """One night in the wilderness."""
    table = laid(scene, state)
    yield from set_out(table)
    yield Page(1, 0)
    yield from tends(table)
    if company(table):
        yield from night(table)
    return (yield from finish(table, "rested"))


@procedure("osr.camp.sequence")
def night(table: Table) -> Course[None]:
    """Attempt to camp, evaluate, pay; then the watches of the night, and sleep."""
    yield from pay(table, (yield from lacking(table, NEEDS)))
    yield from watch(table)
    yield from refreshed(table)


def sleepless(table: Table) -> Course[None]:
    """After a march through the night there is no camp, but food and water are needed; the sleep that is lost and what
    the needs cost are one gain of fatigue."""
    fed = table.options.march_needs == "none"
    failed = () if fed else (yield from lacking(table, ("food", "water")))
    yield from pay(table, failed, marched=1)


def lacking(table: Table, needs: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """The needs of a night that are not met."""
    bonuses = yield from survivors(table, needs)
    covered = yield from covering(table, needs)
    return (yield from attempt(table, needs, bonuses, covered))


def refreshed(table: Table) -> Course[None]:
    """Whoever has slept a night has its magic again. The source says it of a rest in a dungeon, but calls a night on
    the way a rest as well, and the preparations *daily*: a camp in the open is no worse a bed than a cellar."""
    casters = [who for who in company(table) if table.now[who.id].magic_points < who.sheet.magic_points]
    if not casters or not table.options.camp_restores_magic:
        return
    changes = [change for who in casters for change in table.state.change(who.id, magic_points=who.sheet.magic_points)]
    yield happened("rested", rules.dungeon.rest_benefit, changes=tuple(changes), data={"magic": True})


def survivors(table: Table, needs: tuple[str, ...]) -> Course[dict[str, int]]:
    """Each who knows the wild names the die it helps, before the roll."""
    bonuses = dict.fromkeys(needs, 0)
    able = [one for one in company(table) if one.sheet.survival]
    for place, who in enumerate(able):
        usual = NEEDS[rules.camp.survival_bonus(place)]
        options = tuple(Option(need) for need in needs)
        key = yield Ask(
            "survival", rules.camp.survival_bonus, who.seat, who.id, options, usual if usual in needs else needs[0]
        )
        bonuses[key] += 1
    return bonuses


def covering(table: Table, needs: tuple[str, ...]) -> Course[tuple[str, ...]]:
    """Spells that meet a need, cast instead of its die."""
    covered: tuple[str, ...] = ()
    for who in company(table):
        for spell in who.spells.values():
            useful = [need for need in spell.covers if need in needs and need not in covered]
            left = rules.completion.spells(table.now[who.id].magic_points, spell.cost)
            if not useful or left < 0:
                continue
            data = {"spell": spell.word, "needs": tuple(useful)}
            priced = {**data, "price": spell.cost}
            if (yield yes_no("cover", rules.camp.spells, who.seat, who.id, True, data=priced)) == "yes":
                changes = table.state.change(who.id, magic_points=left)
                yield happened("covers", rules.camp.spells, who.id, changes=changes, data=data)
                covered += tuple(useful) if (yield from waived(table, who, spell, data)) else ()
    return covered


def waived(table: Table, who: Profile, spell: Spell, data: Mapping[str, object]) -> Course[bool]:
    """Whether a spell meets the whole need: the referee says it once, for all nights."""
    if (who.id, spell.id) not in table.waived:
        answer = yield from table.ruling("waive-need", rules.camp.spells, who.id, ("yes", "no"), "yes", **data)
        table.waived[who.id, spell.id] = answer == "yes"
    return table.waived[who.id, spell.id]


@procedure("osr.camp.roll")
def attempt(
    table: Table, needs: tuple[str, ...], bonuses: dict[str, int], covered: tuple[str, ...]
) -> Course[tuple[str, ...]]:
    """One die for food, one for water, one for shelter, the whole party together; returns what was not met."""
    failed: tuple[str, ...] = ()
    for need in needs:
        if rules.camp.spells(need in covered):
            continue
        face = yield die(6, attempt, None)
        met = rules.camp.evaluate(face, bonuses[need])
        data = {"need": need, "met": met, "bonus": bonuses[need]}
        yield happened("need", rules.camp.evaluate, rolls=(Rolled(6, face),), data=data)
        failed += () if met else (need,)
    return failed


@procedure("osr.camp.pay")
def pay(table: Table, failed: tuple[str, ...], marched: int = 0) -> Course[None]:
    """For each failed need everybody pays a supply, or takes a point of fatigue; all fatigue of a night is one gain,
    with that of a march through it."""
    if table.options.camp_cost_scope == "per_party":
        yield from together(table, failed, marched)
        return
    people, thrifty = company(table), set[str]()
    for place, who in enumerate(people):
        others = any(one.seat == who.seat for one in people[place + 1 :])
        points = (yield from settled(table, who, failed, thrifty, others)) if failed else 0
        yield from wearied(table, who, points, marched)


def wearied(table: Table, who: Profile, points: int, marched: int) -> Course[None]:
    """What a night has cost somebody, in one."""
    if points or marched:
        cause = "march" if not points else "march-camp" if marched else "camp"
        yield from tires(table, who, points + marched, cause)


def settled(
    table: Table, who: Profile, failed: tuple[str, ...], thrifty: set[str], others: bool = False
) -> Course[int]:
    """What one person pays with, asked once for all needs; returns the fatigue they take. One answer may stand for
    all others of a seat too: ``thrifty`` are the seats that have said to eat while there is anything."""
    most = max((number for number in range(1, len(failed) + 1) if within_reach(table, who, number)), default=0)
    spent = most
    if most and who.seat not in thrifty:
        options = [_payment(number, len(failed) - number) for number in range(most, -1, -1)]
        options[1:1] = [Option("all")] if others else []
        key = yield Ask("pay", pay, who.seat, who.id, options, options[0].key, data={"needs": failed})
        if key == "all":
            thrifty.add(who.seat)
        else:
            spent = int(key.partition(":")[2])
    if spent:
        yield from spend(table, who, spent)
    return len(failed) - spent


def _payment(supplies: int, points: int) -> Option:
    return Option(f"supplies:{supplies}", {"supplies": supplies, "points": points})


def within_reach(table: Table, who: Profile, needed: int) -> bool:
    """Whether somebody has so many supplies, of its own or in common."""
    return sum(rules.completion.supply(needed, table.now[who.id].supplies, expedition(table).pool)) >= needed


def spend(table: Table, who: Profile, needed: int) -> Course[None]:
    """Supplies are eaten up, one's own first."""
    own, pool = rules.completion.supply(needed, table.now[who.id].supplies, expedition(table).pool)
    changes = table.state.change(who.id, supplies=table.now[who.id].supplies - own)
    changes += table.state.change(EXPEDITION, pool=expedition(table).pool - pool)
    yield happened("spends", rules.completion.supply, who.id, changes=changes, data={"supplies": own + pool})


def together(table: Table, failed: tuple[str, ...], marched: int) -> Course[None]:
    """The party pays as one: one supply for a need, or everybody takes the fatigue."""
    points = 0
    for need in failed:
        payer = next((one for one in company(table) if within_reach(table, one, 1)), None)
        points += 1 if payer is None else (yield from settled(table, payer, (need,), set()))
    for who in company(table):
        yield from wearied(table, who, points, marched)


@procedure("osr.camp.night")
def watch(table: Table) -> Course[None]:
    """They take turns on watch; if somebody comes, the others sleep until they are woken."""
    if not company(table):
        return
    usual = table.scene.world.journey.camp_encounter_in_6
    answers = tuple(f"in-six:{number}" for number in range(7))
    answer = yield from table.ruling("night-encounter", watch, leader(table).id, answers, f"in-six:{usual}")
    in_six = int(answer.partition(":")[2])
    if (yield from chance(table, None, in_six, "night-roll")):
        yield from encounter(table, asleep=True)
