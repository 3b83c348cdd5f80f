"""One attack, from the declaration to the floor (8.1 of the catalogue)."""

from __future__ import annotations

from typing import Any

from bojiste.core.event import Change, Event, happened
from bojiste.kit.course import Course
from bojiste.systems.fiveaction import rules
from bojiste.systems.fiveaction.play import critical, fumble, miss, several
from bojiste.systems.fiveaction.play.blow import COUNTER, Blow
from bojiste.systems.fiveaction.play.defence import covers_by, defend
from bojiste.systems.fiveaction.play.dice import shown, two_dice
from bojiste.systems.fiveaction.play.hit import land
from bojiste.systems.fiveaction.play.paid_defence import pay
from bojiste.systems.fiveaction.play.primary import named
from bojiste.systems.fiveaction.play.table import Table
from bojiste.systems.fiveaction.play.value import value
from bojiste.systems.fiveaction.words import LAYERS, Guard

BY_LAYER = tuple(f"by_{layer}" for layer in LAYERS)
"""What an event calls the layers of the defence."""


def attack(table: Table, blow: Blow) -> Course[None]:
    """Work out both sides, roll, and let follow what follows."""
    if blow.arm.melee and blow.kind != COUNTER:
        yield from several.opponents(table, blow)
    if not blow.ready:
        if table.kit(blow.target).shield_levels:
            yield from covers_by(table, blow)
        if table.grasp(blow.target).second is not None:
            yield from named(table, blow)
        work_out(table, blow)
    if rules.unhittable.condition(blow.defence, blow.value) and not table.law.modules.defence_costs_actions:
        yield from _unhittable(table, blow)
        return
    natural, rolls = yield from two_dice(rules.attack.roll, blow.who)
    blow.natural, blow.rolls, blow.total = natural, rolls, natural + blow.value
    if natural <= rules.fumble.LOWEST:
        yield _told(table, blow, "missed", blow.defence)
        yield from fumble.confirm(table, blow)
        return
    air = rules.attack.always_misses_13(blow.total)
    if table.law.modules.defence_costs_actions and not air:
        yield from pay(table, blow)
    hits = rules.attack.roll(blow.total, blow.defence) and not air
    if hits or rules.critical.requires_hit(natural, blow.threshold, hits, table.law.crit.requires_hit):
        yield _told(table, blow, "hit", blow.defence)
        yield from critical.chain(table, blow)
        yield from land(table, blow)
        return
    blow.met = rules.defence.bands(blow.total, blow.layers, blow.defence)
    yield _told(table, blow, "missed", blow.defence)
    yield from miss.after(table, blow)


def work_out(table: Table, blow: Blow) -> None:
    """Value, defence, critical range: fixed now, before the dice."""
    if not blow.arm.melee:
        blow.band = _band(table, blow)
    several.run_through(table, blow)
    value(table, blow)
    defend(table, blow)
    blow.threshold, blow.multiplier = critical.range_of(table, blow)


def _band(table: Table, blow: Blow) -> int:
    law, arm = table.law.missile, blow.arm
    by_strength = arm.thrown or arm.key == "sling"
    distance = table.gap(blow.who, blow.target)
    band = rules.missile.range_(distance, arm.range, law.extreme_band_factor, law.max_random_factor, by_strength)
    return min(band, rules.missile.EXTREME)


def _told(table: Table, blow: Blow, result: str, defence: int) -> Event:
    """The roll as an event: its sum, the defence it met layer by layer, and what the blow costs."""
    changes = _leaves(table, blow)
    data: dict[str, Any] = {
        "weapon": blow.arm.word,
        "blow": blow.type.value,
        "manner": manner(blow),
        "against": defence,
        "compare": ">",
        "result": result,
        **_by_layer(blow),
    }
    if result == "missed":
        data["met"] = (blow.met or "air") if blow.natural > rules.fumble.LOWEST else "clumsy"
    if blow.through:
        data["through"] = True
    if blow.arm.thrown:
        data["thrown"] = True
    if not blow.arm.melee:
        data["flies"] = "throw" if blow.arm.thrown else "shot"
    return happened(
        "attacked" if blow.arm.melee else "shot",
        rules.attack.roll,
        blow.who,
        blow.target,
        rolls=blow.rolls,
        parts=shown(blow.parts),
        changes=changes,
        data=data,
    )


def _by_layer(blow: Blow) -> dict[str, int]:
    """What each layer adds to the defence, those that do."""
    return {name: worth for name, worth in zip(BY_LAYER, blow.layers, strict=True) if worth}


def _leaves(table: Table, blow: Blow) -> tuple[Change, ...]:
    """What every attack changes, whatever comes of it: it is paid for and counted, and its target is warned."""
    target, changes = table.now(blow.target), blow.spend()
    if blow.arm.melee and blow.kind != COUNTER:
        changes += several.counted(table, blow)
    if blow.arm.melee and table.mounted(blow.who):
        changes += table.change(blow.who, sword_side=blow.target)
    if target.guard in (Guard.SURPRISED, Guard.UNAWARE, Guard.STILL):
        changes += table.change(blow.target, guard=Guard.AWARE)
    if target.fear is not None and blow.total > rules.attack.AIR + table.kit(blow.target).dexterity:
        changes += table.change(blow.target, pressed=True)
    return changes


def manner(blow: Blow) -> str:
    """In what manner a blow is struck, as the log says it."""
    if blow.trips:
        return "trip"
    if blow.flat:
        return "flat"
    if blow.mock:
        return "mock"
    return "at_once" if blow.together else blow.kind


def _unhittable(table: Table, blow: Blow) -> Course[None]:
    """Up to three rolls against an opponent whom the sum cannot hit."""
    naturals: list[int] = []
    while len(naturals) < 3:
        natural, rolls = yield from two_dice(rules.unhittable.condition, blow.who)
        naturals.append(natural)
        if len(naturals) == 1:
            blow.natural, blow.rolls, blow.total = natural, rolls, natural + blow.value
        data: dict[str, Any] = {
            "natural": natural,
            "threshold": blow.threshold,
            "result": "high" if natural >= blow.threshold else "low",
            "weapon": blow.arm.word,
            "blow": blow.type.value,
            "manner": manner(blow),
            "roll": len(naturals),
        }
        if not blow.arm.melee:
            data["flies"] = "throw" if blow.arm.thrown else "shot"
        changes: tuple[Change, ...] = ()
        if len(naturals) == 1:  # why no sum can hit is said once
            changes, data = (
                _leaves(table, blow),
                {**data, "value": blow.value, "defence": blow.defence} | _by_layer(blow),
            )
        yield happened(
            "against-odds", rules.unhittable.condition, blow.who, blow.target, rolls=rolls, changes=changes, data=data,
        )  # fmt: skip
        if natural < blow.threshold:
            break
    if naturals[0] <= rules.fumble.LOWEST:
        yield from fumble.confirm(table, blow)
        return
    outcome = rules.unhittable.outcome(naturals, blow.threshold)
    if outcome:
        blow.level = outcome - 1
        yield from land(table, blow)
        return
    blow.met = rules.defence.bands(blow.total, blow.layers, blow.defence)
    yield from miss.after(table, blow)
