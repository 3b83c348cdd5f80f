"""Shooting and throwing: range, cover, loading, aiming."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from bojiste.core.ask import GM, Ask, Option, amount
from bojiste.core.event import Change, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.now import Lying, Task
from bojiste.systems.fiveaction.play import attack, horse
from bojiste.systems.fiveaction.play.arm import Arm
from bojiste.systems.fiveaction.play.assault import ways
from bojiste.systems.fiveaction.play.blow import Blow
from bojiste.systems.fiveaction.play.choose import best_arm
from bojiste.systems.fiveaction.play.counter import provoke
from bojiste.systems.fiveaction.play.miss import strays
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.words import BLOWGUN, IN_HAND, SLING, Hand

SPAN = "span"


# -- ranges ----------------------------------------------------------------------------------------------------------


def band(table: Table, who: str, target: str, arm: Arm) -> int:
    """The range band of a target."""
    law = table.law.missile
    by_strength = arm.thrown or arm.key == SLING
    far = table.gap(who, target)
    return rules.missile.range_(far, arm.range, law.extreme_band_factor, law.max_random_factor, by_strength)


def in_range(table: Table, who: str, target: str, arm: Arm) -> bool:
    """Whether a target can be aimed at."""
    return band(table, who, target, arm) <= rules.missile.EXTREME


def behind_cover(table: Table, who: str, arm: Arm) -> int | None:
    """The cover that is left while one shoots out with this weapon; ``None`` where one cannot."""
    now = table.now(who)
    narrow = arm.key.startswith("crossbow") or arm.key == BLOWGUN
    if now.loophole:
        return now.cover if narrow else None
    small = arm.thrown and arm.light and arm.blade
    cover = max(now.cover, table.law.shields.pavise_cover if now.pavise else 0)
    return rules.missile.cover(cover, 6 if narrow or small else 4)


# -- shooting --------------------------------------------------------------------------------------------------------


def ready(table: Table, who: str, thrown: bool) -> list[Arm]:
    now = table.now(who)
    if not table.may_attack(who) or now.control == "lost":
        return []
    arms = [
        arm for arm in table.missile_arms(who) if arm.thrown is thrown and behind_cover(table, who, arm) is not None
    ]
    if table.mounted(who):
        gait = table.now(table.kit(who).mount or who).gait
        arms = [arm for arm in arms if rules.mounted.archery(arm.key, arm.thrown and arm.light, gait) is not None]
    return [arm for arm in arms if rules.round.action_costs(shot_price(table, who, arm), now.actions)]


def shot_price(table: Table, who: str, arm: Arm) -> int:
    """Actions of one shot or throw."""
    costs, kit = table.law.actions, table.kit(who)
    if arm.thrown:
        return costs.throw
    if not arm.key.startswith("bow"):
        return costs.shot
    return rates(table, kit.id)[0]


def rates(table: Table, who: str) -> tuple[int, int]:
    """Actions of a shot and of loading with a bow."""
    costs, kit, law = table.law.actions, table.kit(who), table.law.abilities
    quick = law.accelerated_shooting_load if kit.has("accelerated_shooting") or kit.has("rapid_shooting") else None
    rapid = law.rapid_shooting_shot if kit.has("rapid_shooting") else None
    return rules.missile.bow_rate(costs.shot, costs.bow_load, quick, rapid)


def offered(table: Table, who: str) -> Iterator[Option]:
    """Whom one can shoot at."""
    yield from _targets(table, who, ready(table, who, False), "shoot")


def throws_offered(table: Table, who: str) -> Iterator[Option]:
    """At whom one can throw what is in hand."""
    yield from _targets(table, who, ready(table, who, True), "throw")


def volleys_offered(table: Table, who: str) -> Iterator[Option]:
    """Enemies too far to be aimed at, whom an arrow may find by chance all the same."""
    for foe in table.foes(who):
        arms = [arm for arm in ready(table, who, False) if band(table, who, foe, arm) == rules.missile.BEYOND]
        if arms:
            yield Option(f"volley:{foe}", {"price": shot_price(table, who, arms[0])})


@procedure("fiveaction.missile.beyond")
def volleys(table: Table, who: str, rest: str) -> Course[None]:
    """A shot into a crowd or a great building: the referee says whether somebody is hit; by itself nobody is."""
    arm = next(arm for arm in ready(table, who, False) if band(table, who, rest, arm) == rules.missile.BEYOND)
    data = {"weapon": arm.word}
    yield happened("volley", volleys, who, rest, changes=_cost(table, who, rest, arm), data=data)
    options = (Option(f"at:{rest}"), Option("nobody"))
    verdict = yield Ask("beyond", volleys, GM, who, options, "nobody", ruling=True)
    if verdict != "nobody":
        yield from strays(table, Blow(who, rest, arm, arm.types[0], band=rules.missile.EXTREME))


def _targets(table: Table, who: str, arms: list[Arm], verb: str) -> Iterator[Option]:
    if not arms:
        return
    for foe in table.targets(who):
        near = [arm for arm in arms if in_range(table, who, foe, arm)]
        if near:
            yield Option(f"{verb}:{foe}", {"price": min(shot_price(table, who, arm) for arm in near)})


def done(table: Table, who: str, rest: str) -> Course[None]:
    """One shot at somebody."""
    yield from _let_fly(table, who, rest, False)


def throws(table: Table, who: str, rest: str) -> Course[None]:
    """One throw."""
    yield from _let_fly(table, who, rest, True)


def _let_fly(table: Table, who: str, target: str, thrown: bool) -> Course[None]:
    arms = [arm for arm in ready(table, who, thrown) if in_range(table, who, target, arm)]
    arm = arms[0]
    if len(arms) > 1:
        options = ways(arms)
        default = f"with:{best_arm(table, who, target, arms).id}"
        rule = rules.attack.declare
        key = yield Ask("weapon", rule, table.seat(who), who, options, default, data={"target": target})
        arm = table.kit(who).by_id[key.removeprefix("with:")]
    shot = Blow(
        who, target, arm, arm.types[0], costs=(partial(_cost, table, who, target, arm),), arrow=_arrow(table, who, arm)
    )
    if table.mounted(who) and not (yield from horse.shoots(table, who)):
        return
    if table.by_parts and arm.levels:
        shot.aimed = yield from _aims_at_part(table, who, target, arm)
    if not table.still(who, target) or arm not in table.missile_arms(who):
        return
    yield from attack.attack(table, shot)
    if table.active(who) and table.now(who).aim is not None:
        yield happened("shot-done", rules.missile.aim, who, changes=table.change(who, aim=None))


def _aims_at_part(table: Table, who: str, target: str, arm: Arm) -> Course[int]:
    """The penalty taken to shift the hit, where the distance allows it."""
    precise = bool(table.kit(who).has("precise_shot"))
    if rules.location.aimed(arm.levels, True, precise, band(table, who, target, arm), table.law.rounding) is None:
        return 0
    rule = rules.location.aimed
    points: int = yield amount("aimed", rule, table.seat(who), who, 0, arm.levels, 0, data={"target": target})
    return points


def _arrow(table: Table, who: str, arm: Arm) -> tuple[int, int]:
    """What a special missile adds to attack and damage: twice its bonus to the latter."""
    given = table.scene.by_id[who].sheet.weapons[arm.weapon].ammunition if arm.weapon >= 0 else None
    if given is None or not table.now(who).ammunition[arm.weapon]:
        return 0, 0
    return given.attack, 2 * given.bonus


def _cost(table: Table, who: str, target: str, arm: Arm) -> tuple[Change, ...]:
    """What a shot costs: actions, the load, a special missile; a thrown weapon flies; cover is given up."""
    now = table.now(who)
    left = behind_cover(table, who, arm) or 0
    rest = max(0, now.actions - shot_price(table, who, arm))
    changes = table.change(who, actions=rest, task=None, lowered=left if left < now.cover else 0)
    if arm.thrown:
        held, there = (
            tuple(Hand.GROUND if at == arm.weapon else hand for at, hand in enumerate(now.held)),
            table.now(target),
        )
        return changes + table.change(who, held=held, lying=(*now.lying, Lying(arm.weapon, there.x, there.y)))
    loaded = tuple(at for at in now.loaded if at != arm.weapon)
    spent = tuple(max(0, count - (at == arm.weapon)) for at, count in enumerate(now.ammunition))
    return changes + table.change(who, loaded=loaded, ammunition=spent)


# -- loading and aiming ----------------------------------------------------------------------------------------------


def spanning(table: Table, who: str, arm: Arm) -> tuple[int, str]:
    """Actions of loading a weapon, and the tool that it takes."""
    costs = table.law.actions
    if arm.key.startswith("crossbow"):
        return rules.missile.crossbow_rate(table.kit(who).strength, arm.slowdown)
    if arm.key.startswith("bow"):
        return rates(table, who)[1], ""
    return (costs.sling_load if arm.key == SLING else costs.blowgun_load), ""


def _unloaded(table: Table, who: str) -> Iterator[Arm]:
    now = table.now(who)
    for arm in table.kit(who).arms:
        if arm.shot and now.held[arm.weapon] in IN_HAND and arm.weapon not in now.loaded:
            yield arm


def loads_offered(table: Table, who: str) -> Iterator[Option]:
    """What is in hand and not loaded; only a crossbow may be spanned over several turns."""
    now = table.now(who)
    if now.prone or not now.actions:
        return
    for arm in _unloaded(table, who):
        needed, tool = spanning(table, who, arm)
        if tool and tool not in table.kit(who).tools[arm.weapon]:
            continue
        done_ = now.task.done if now.task is not None and now.task.weapon == arm.weapon else 0
        if arm.key.startswith("crossbow") or now.actions >= needed:
            data = {"weapon": arm.word, "price": min(now.actions, needed - done_), "needed": needed - done_}
            yield Option(f"load:{arm.weapon}", data)


@procedure("fiveaction.missile.crossbow_spread")
def loads(table: Table, who: str, rest: str) -> Course[None]:
    """Load, or go on spanning; what is left unfinished leaves no DEX to its owner."""
    weapon = int(rest)
    arm = next(one for one in table.kit(who).arms if one.weapon == weapon and one.shot)
    if not (yield from provoke(table, who, "load")) or arm not in _unloaded(table, who):
        return
    now = table.now(who)
    needed, _ = spanning(table, who, arm)
    before = now.task.done if now.task is not None and now.task.weapon == weapon else 0
    spent = min(now.actions, needed - before)
    ready = before + spent >= needed
    crossbow = arm.key.startswith("crossbow")
    rule = rules.missile.crossbow_rate if crossbow else rules.missile.bow_rate
    changes = table.change(
        who,
        actions=now.actions - spent,
        task=None if ready else Task(SPAN, before + spent, needed, weapon),
        loaded=(*now.loaded, weapon) if ready else now.loaded,
    )
    data: dict[str, Any] = {"weapon": arm.word, "done": before + spent, "needed": needed, "price": spent}
    if before and not ready:
        data["goes_on"] = True
    yield happened("loaded" if ready else "spans", rule, who, changes=changes, data=data)


def aims_offered(table: Table, who: str) -> Iterator[Option]:
    """Full aiming at somebody, right before the shot."""
    now, costs = table.now(who), table.law.actions
    if now.actions < costs.aim or table.mounted(who) or now.prone or now.aim is not None:
        return
    arms = [arm for arm in table.missile_arms(who) if arm.shot]
    for foe in table.foes(who):
        if any(
            in_range(table, who, foe, arm) and costs.aim + shot_price(table, who, arm) <= now.actions for arm in arms
        ):
            yield Option(f"aim:{foe}", {"price": costs.aim})


def aims(table: Table, who: str, rest: str) -> Course[None]:
    """Aim for two actions."""
    price = table.law.actions.aim
    changes = table.change(who, actions=table.now(who).actions - price, aim=rest, task=None)
    yield happened("aims", rules.missile.aim, who, rest, changes=changes)
