"""A journey through the wilderness, day by day."""

from __future__ import annotations

from bojiste.core.ask import Ask, Option, yes_no
from bojiste.core.dice import Page, Rolled, die, roll
from bojiste.core.event import OPEN, Event, kept
from bojiste.core.rule import procedure
from bojiste.core.system import Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import quick
from bojiste.systems.osr.play.camp import night
from bojiste.systems.osr.play.company import PERISHED, company, encounter, expedition, finish, leader, set_out
from bojiste.systems.osr.play.movement import ability_check
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.play.tired import tires
from bojiste.systems.osr.prepare import Profile, Scene, State

ARRIVED, TURNED_BACK, LATE = "arrived", "turned-back", "out-of-time"


def journey_scene(scene: Scene, state: State) -> Play:
    """A journey, leg by leg, or in one breath."""
    table = Table(scene, state)
    yield from set_out(table)
    journey = scene.world.journey
    if journey.quick is not None:
        yield from quick.travel(table, journey.quick)
        return (yield from finish(table, ARRIVED))
    whole = sum(leg.km for leg in journey.leg)
    reason = ""
    while not reason:
        yield from day(table)
        now = expedition(table)
        reason = PERISHED if not company(table) else ARRIVED if now.km >= whole else now.over
        reason = reason or (LATE if now.day >= journey.days else "")
    return (yield from finish(table, reason))


@procedure("osr.travel.day_sequence")
def day(table: Table) -> Course[None]:
    """Direction, losing the way, encounters, the events of the day, and rest at its end."""
    number = expedition(table).day + 1
    yield Page(number, 0)
    changes = table.state.change(EXPEDITION, day=number)
    left = sum(leg.km for leg in table.scene.world.journey.leg) - expedition(table).km
    sight = rules.travel.visibility(table.scene.world.journey.visibility_km)
    data = {"day": number, "left": left, "sight": sight}
    yield Event("day", day, changes=changes, data=data, seen=OPEN)
    plan = yield from planned(table)
    if plan == "turn-back":
        yield Event("turns-back", day, changes=table.state.change(EXPEDITION, over=TURNED_BACK), seen=OPEN)
        return
    if plan in ("travel", "march"):
        yield from on_the_way(table, plan == "march")
    else:
        yield from staying(table, plan)
    if not company(table) or arrived(table):
        return
    if plan == "march":
        yield from marched(table)
    else:
        yield from night(table)


def arrived(table: Table) -> bool:
    """Whether they are where they wanted to be: the first night there is no longer the wilderness."""
    return expedition(table).km >= sum(leg.km for leg in table.scene.world.journey.leg)


def planned(table: Table) -> Course[str]:
    """What the players do with a day."""
    who = leader(table)
    doings = tuple(Option(f"other:{one.id}", {"doing": one.name or one.id}) for one in table.scene.world.journey.other)
    several = (Option("split"),) if len(company(table)) > 1 else ()
    options = (*map(Option, ("travel", "march", "hunt", "explore", "rest")), *doings, *several, Option("turn-back"))
    key: str = yield Ask("day", day, who.seat, who.id, options, "travel", data={"day": expedition(table).day})
    return key


# -- on the way --------------------------------------------------------------------------------------------------------


def legs_ahead(table: Table) -> list[tuple[int, bool, tuple[str, ...]]]:
    """What is left of each leg: kilometres, whether the going is hard, what one can follow."""
    behind = expedition(table).km
    found: list[tuple[int, bool, tuple[str, ...]]] = []
    for leg in table.scene.world.journey.leg:
        rest = leg.km - max(0, behind)
        behind -= leg.km
        if rest > 0:
            found.append((min(rest, leg.km), leg.difficult, leg.guides))
    return found


def on_the_way(table: Table, march: bool) -> Course[None]:
    """A day's travel."""
    ahead = legs_ahead(table)
    guide = yield from guided(table, ahead[0][2])
    if not rules.travel.roads(table.scene.world.journey.wagon, guide):
        yield Event("stuck", rules.travel.roads, seen=OPEN)
        return
    kilometres, hard = stretch(table, ahead, march)
    yield from astray(table, guide, hard)
    yield from met_today(table)
    if not company(table):
        return
    who = leader(table)
    if (yield yes_no("forage", rules.travel.forage, who.seat, who.id, True)) == "yes":
        yield from forage(table)
    gone = rules.travel.lost_effect(kilometres) if expedition(table).astray else kilometres
    now = expedition(table)
    changes = table.state.change(EXPEDITION, km=now.km + gone, astray=False)
    rule = rules.travel.night_march if march else rules.travel.distance
    yield Event("travels", rule, changes=changes, data={"km": kilometres, "gone": gone}, seen=OPEN)


def guided(table: Table, guides: tuple[str, ...]) -> Course[str]:
    """By what they go, if there is a choice."""
    if len(guides) == 1:
        return guides[0]
    who = leader(table)
    options = tuple(map(Option, guides))
    key: str = yield Ask("direction", rules.travel.direction, who.seat, who.id, options, guides[0])
    return key


def stretch(table: Table, ahead: list[tuple[int, bool, tuple[str, ...]]], march: bool) -> tuple[int, bool]:
    """Kilometres of a day over what lies ahead, and whether any of it is hard going."""
    left = rules.travel.distance(tuple(one.move for one in company(table)))
    left = rules.travel.night_march(left) if march else left
    gone, hard = 0, False
    for kilometres, difficult, _ in ahead:
        if left < rules.travel.difficult(1, difficult):
            break
        hard = hard or difficult
        here = min(kilometres, left // rules.travel.difficult(1, difficult))
        gone += here
        left -= rules.travel.difficult(here, difficult)
        if here < kilometres:
            break
    return gone, hard


def astray(table: Table, guide: str, hard: bool) -> Course[None]:
    """Whether they lose the way: the referee knows, they do not notice."""
    if not rules.travel.direction(guide):
        return
    face = yield die(6, rules.travel.lost, None)
    lost = rules.travel.lost(face, hard)
    changes = table.state.change(EXPEDITION, astray=lost)
    yield Event("lost-roll", rules.travel.lost, rolls=kept(6, face), changes=changes, data={"lost": lost})
    if lost:
        side = yield die(6, rules.travel.lost_effect, None)
        data = {"left": rules.check.fifty_percent(side, 6)}
        yield Event("drifts", rules.travel.lost_effect, rolls=kept(6, side), data=data)


def met_today(table: Table) -> Course[None]:
    """One chance a day to meet somebody."""
    face = yield die(6, rules.travel.encounter, None)
    meets = rules.travel.encounter(face)
    yield Event("encounter-roll", rules.travel.encounter, rolls=kept(6, face), data={"meets": meets}, seen=OPEN)
    if meets:
        yield from encounter(table)


def forage(table: Table) -> Course[None]:
    """Gathering on the way, without loss of time."""
    face = yield die(6, rules.travel.forage, None)
    if not rules.travel.forage(face):
        yield Event("finds-nothing", rules.travel.forage, rolls=kept(6, face), seen=OPEN)
        return
    more = yield die(6, rules.travel.forage, None)
    yield from stores(table, more, (Rolled(6, more),))


def stores(table: Table, supplies: int, shown: tuple[Rolled, ...]) -> Course[None]:
    """Supplies for all."""
    changes = table.state.change(EXPEDITION, pool=expedition(table).pool + supplies)
    yield Event("finds", rules.travel.forage, rolls=shown, changes=changes, data={"supplies": supplies}, seen=OPEN)


def marched(table: Table) -> Course[None]:
    """After a march through the night: no camp, but food and water are needed, and the sleep is lost."""
    for who in company(table):
        yield from tires(table, who, 1, "march")
    if table.options.march_needs == "food_water" and company(table):
        yield from night(table, ("food", "water"))


# -- staying -----------------------------------------------------------------------------------------------------------


@procedure("osr.travel.simultaneous")
def staying(table: Table, plan: str) -> Course[None]:
    """A day without travel: all at one thing, or in groups, each with one thing of its own and dice of its own."""
    if plan != "split":
        yield from doing(table, plan, company(table))
        return
    groups: dict[str, list[Profile]] = {}
    for who in company(table):
        others = tuple(
            Option(f"other:{one.id}", {"doing": one.name or one.id}) for one in table.scene.world.journey.other
        )
        options = (*map(Option, ("hunt", "explore", "rest")), *others)
        key = yield Ask("own-day", staying, who.seat, who.id, options, "rest")
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
        yield from other(table, rest)


def hunt(table: Table, members: list[Profile]) -> Course[None]:
    """Game must be found, then caught by the best hunter."""
    face = yield die(6, rules.travel.hunt, None)
    found = rules.travel.hunt(face)
    yield Event("hunts", rules.travel.hunt, rolls=kept(6, face), data={"found": found}, seen=OPEN)
    if found:
        yield from bring_down(table, max(members, key=lambda one: (table.modifier(one, 1), -one.index)))


@procedure("osr.travel.hunt_catch")
def bring_down(table: Table, who: Profile) -> Course[None]:
    """A check of Dexterity, and what it yields."""
    if not (yield from ability_check(table, who, 1, 10, bring_down)):
        return
    prey = table.scene.world.journey.hunt_yield
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
    yield Event("explores", rules.travel.explore, rolls=kept(6, face), changes=changes, data=data, seen=OPEN)


def other(table: Table, id: str) -> Course[None]:
    """Something else, as the referee has ruled: refused, or with a chance."""
    what = next(one for one in table.scene.world.journey.other if one.id == id)
    word = what.name or what.id
    if not what.in_six:
        yield Event("refused", rules.travel.other_activity, data={"doing": word}, seen=OPEN)
        return
    face = yield die(6, rules.travel.other_activity, None)
    good = rules.travel.other_activity(face, what.in_six)
    data = {"doing": word, "good": good}
    yield Event("tries", rules.travel.other_activity, rolls=kept(6, face), data=data, seen=OPEN)
    if good and what.supplies:
        yield from stores(table, what.supplies, ())
