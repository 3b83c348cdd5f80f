"""A journey through the wilderness, day by day."""

from __future__ import annotations

from itertools import takewhile

from bojiste.core.ask import AGAIN, Ask, Option, yes_no
from bojiste.core.dice import Page, Rolled, die
from bojiste.core.event import Event, Seen, happened, kept
from bojiste.core.rule import procedure
from bojiste.core.system import Play
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import EXPEDITION
from bojiste.systems.osr.play import quick
from bojiste.systems.osr.play.camp import night, sleepless
from bojiste.systems.osr.play.company import PERISHED, company, expedition, finish, leader, set_out
from bojiste.systems.osr.play.doings import besides, in_six, pastimes, propose, staying, stores
from bojiste.systems.osr.play.dungeon import explored
from bojiste.systems.osr.play.hours import grows_cold
from bojiste.systems.osr.play.meeting import encounter, tends
from bojiste.systems.osr.play.table import Table, laid
from bojiste.systems.osr.prepare import Scene, State

ARRIVED, TURNED_BACK, LATE = "arrived", "turned-back", "out-of-time"


def journey_scene(scene: Scene, state: State) -> Play:
    """A journey, leg by leg, or in one breath; and the dungeon at its end, if the scene has one."""
    table = laid(scene, state)
    yield from set_out(table)
    journey = scene.world.journey
    if journey.quick is not None:
        yield from quick.travel(table, journey.quick)
        reason = ARRIVED
    else:
        reason = yield from travelled(table)
    if reason == ARRIVED and scene.world.dungeon.room and company(table):
        reason = yield from explored(table)
    return (yield from finish(table, reason))


FARTHEST = 1000
"""Kilometres, beyond which nobody sees."""


def travelled(table: Table) -> Course[str]:
    """Day after day, until they are there, or it ends otherwise; returns how."""
    journey = table.scene.world.journey
    whole = sum(leg.km for leg in journey.leg)
    reason = "" if company(table) else PERISHED
    while not reason:
        yield from day(table)
        now = expedition(table)
        reason = PERISHED if not company(table) else ARRIVED if now.km >= whole else now.over
        reason = reason or (LATE if now.day >= journey.days else "")
    return reason


@procedure("osr.travel.day_sequence")
def day(table: Table) -> Course[None]:
    """Direction, losing the way, encounters, the events of the day, and rest at its end."""
    usual = rules.travel.visibility(table.scene.world.journey.visibility_km)
    sight = yield from table.ruled_number("visibility", rules.travel.visibility, None, (0, FARTHEST), usual)
    number = expedition(table).day + 1
    yield Page(number, 0)
    changes = table.state.change(EXPEDITION, day=number)
    whole = sum(leg.km for leg in table.scene.world.journey.leg)
    facts = {"day": number, "sight": sight}
    data = {**facts, "left": whole - expedition(table).km}
    believed = {**facts, "left": max(0, whole - expedition(table).walked)}
    yield Event("day", day, changes=changes, data=data, seen=Seen("gm", {"data": believed}))
    if number > 1:
        yield from grows_cold(table)
    plan = yield from planned(table)
    if plan == "turn-back":
        yield happened("turns-back", day, changes=table.state.change(EXPEDITION, over=TURNED_BACK))
        return
    went = True
    if plan in ("travel", "march"):
        went = yield from on_the_way(table, plan == "march")
    else:
        yield from staying(table, plan)
    if not goes_on(table) or arrived(table):
        return
    yield from tends(table)
    if plan == "march" and went:
        yield from sleepless(table)
    else:
        yield from night(table)


def arrived(table: Table) -> bool:
    """Whether they are where they wanted to be: the first night there is no longer the wilderness."""
    return expedition(table).km >= sum(leg.km for leg in table.scene.world.journey.leg)


def planned(table: Table) -> Course[str]:
    """What the players do with a day; what the referee refuses, they think over."""
    while True:
        plan = yield from chosen(table)
        if plan != "propose" or (plan := (yield from propose(table))):
            return plan


def chosen(table: Table) -> Course[str]:
    """What they say that they do."""
    who = leader(table)
    several = (Option("split"),) if len(company(table)) > 1 else ()
    own = (Option("propose"),) if table.asked else ()
    ahead = beyond(table)
    ways = (Option(key, {"km": stretch(table, ahead, key == "march")[0]}) for key in ("travel", "march"))
    options = (*ways, *pastimes(table), *own, *several, Option("turn-back"))
    data = {"day": expedition(table).day}
    key: str = yield Ask("day", day, who.seat, who.id, options, "travel", data=data, again=True)
    if key != AGAIN:
        return key
    return (yield from chosen(table)) if goes_on(table) and not arrived(table) else "rest"


def goes_on(table: Table) -> bool:
    """Whether anybody is left, and nobody has ended it."""
    return bool(company(table)) and not expedition(table).over


# -- on the way --------------------------------------------------------------------------------------------------------


Ahead = tuple[int, bool, tuple[str, ...]]
"""What is left of a leg: kilometres, whether the going is hard, what one can follow."""


def legs_ahead(table: Table) -> list[Ahead]:
    """What is left of each leg."""
    behind = expedition(table).km
    found: list[Ahead] = []
    for leg in table.scene.world.journey.leg:
        rest = leg.km - max(0, behind)
        behind -= leg.km
        if rest > 0:
            found.append((min(rest, leg.km), leg.difficult, leg.guides))
    return found


def beyond(table: Table) -> list[Ahead]:
    """The same as far as anybody could walk on a day: how much of the way is really left only the referee knows."""
    *ahead, (_, hard, guides) = legs_ahead(table)
    return [*ahead, (FAR, hard, guides)]


FAR = 100_000
"""Kilometres that nobody walks on a day."""


def on_the_way(table: Table, march: bool) -> Course[bool]:
    """A day's travel; returns whether they got away at all."""
    ahead = legs_ahead(table)
    guide = yield from guided(table, ahead[0][2])
    if not (yield from passable(table, guide)):
        yield happened("stuck", rules.travel.roads)
        return False
    ahead = rolling(table, ahead, guide)
    kilometres, hard = stretch(table, ahead, march)
    sure = followed(ahead, kilometres, guide)
    yield from astray(table, sure < kilometres, hard)
    yield from met_today(table)
    if not company(table):
        return True
    who = leader(table)
    chances = {"chance": in_six(rules.travel.forage)}
    if (yield yes_no("forage", rules.travel.forage, who.seat, who.id, True, data=chances)) == "yes":
        yield from forage(table)
    yield from besides(table)
    now = expedition(table)
    gone = sure + rules.travel.lost_effect(kilometres - sure, now.astray)
    changes = table.state.change(EXPEDITION, km=now.km + gone, walked=now.walked + kilometres, astray=0)
    rule = rules.travel.night_march if march else rules.travel.distance
    data = {"km": kilometres, "gone": gone, "astray": "yes" if now.astray else "no"}
    believed = {"km": kilometres, "gone": kilometres, "astray": "no"}
    yield Event("travels", rule, changes=changes, data=data, seen=Seen("gm", {"data": believed}))
    return True


def rolling(table: Table, ahead: list[Ahead], guide: str) -> list[Ahead]:
    """As far as they can go on this day: a wagon on its road to where that ends."""
    if not table.scene.world.journey.wagon or guide != "road":
        return ahead
    return list(takewhile(lambda leg: "road" in leg[2], ahead))


def followed(ahead: list[Ahead], kilometres: int, guide: str) -> int:
    """How many of these kilometres a road or a landmark leads them, before only the compass does."""
    sure = 0
    for place, (whole, _, guides) in enumerate(ahead):
        by = guide if place == 0 else guides[0] if len(guides) == 1 else guide
        if rules.travel.direction(by):
            break
        sure += whole
    return min(sure, kilometres)


def passable(table: Table, guide: str) -> Course[bool]:
    """Whether a wagon can go where they want to go: on roads, or where the referee lets it."""
    if rules.travel.roads(table.scene.world.journey.wagon, guide):
        return True
    answer = yield from table.ruling("wagon", rules.travel.roads, leader(table).id, ("yes", "no"), "no")
    return answer == "yes"


def guided(table: Table, guides: tuple[str, ...]) -> Course[str]:
    """By what they go, if there is a choice."""
    if len(guides) == 1:
        return guides[0]
    who = leader(table)
    options = tuple(map(Option, guides))
    key: str = yield Ask("direction", rules.travel.direction, who.seat, who.id, options, guides[0])
    return key


def stretch(table: Table, ahead: list[Ahead], march: bool) -> tuple[int, bool]:
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


def astray(table: Table, unsure: bool, hard: bool) -> Course[None]:
    """Whether they lose the way, if nothing leads them all day: the referee knows, they do not notice."""
    if not unsure:
        return
    face = yield die(6, rules.travel.lost, None)
    lost = rules.travel.lost(face, hard)
    yield Event("lost-roll", rules.travel.lost, rolls=kept(6, face), data={"lost": lost})
    if lost:
        yield from drifts(table)


USUAL_DRIFT = "degrees:45"


def drifts(table: Table) -> Course[None]:
    """How far from their course, as the referee says, and to which side, by a die."""
    rule = rules.travel.lost_effect
    answers = tuple(f"degrees:{degrees}" for degrees in rules.travel.DEGREES)
    answer = yield from table.ruling("drift", rule, None, answers, USUAL_DRIFT)
    degrees = int(answer.partition(":")[2])
    side = yield die(6, rule, None)
    data = {"left": rules.check.fifty_percent(side, 6), "degrees": degrees}
    changes = table.state.change(EXPEDITION, astray=degrees)
    yield Event("drifts", rule, rolls=kept(6, side), changes=changes, data=data)


def met_today(table: Table) -> Course[None]:
    """One chance a day to meet somebody."""
    face = yield die(6, rules.travel.encounter, None)
    meets = rules.travel.encounter(face)
    yield happened("encounter-roll", rules.travel.encounter, rolls=kept(6, face), data={"meets": meets})
    if meets:
        yield from encounter(table)


def forage(table: Table) -> Course[None]:
    """Gathering on the way, without loss of time."""
    face = yield die(6, rules.travel.forage, None)
    if not rules.travel.forage(face):
        yield happened("finds-nothing", rules.travel.forage, rolls=kept(6, face))
        return
    yield happened("gathers", rules.travel.forage, rolls=kept(6, face))
    more = yield die(6, rules.travel.forage, None)
    yield from stores(table, more, (Rolled(6, more),))
