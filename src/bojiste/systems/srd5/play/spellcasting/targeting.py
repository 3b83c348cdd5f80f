"""Whom a power is meant for: what may be chosen, and the questions; areas say for themselves where they go."""

from __future__ import annotations

from bojiste.core.ask import AGAIN, Ask, Option
from bojiste.kit.course import Course
from bojiste.systems.srd5 import rules
from bojiste.systems.srd5.play.areas.aim import Aim
from bojiste.systems.srd5.play.areas.aiming import way
from bojiste.systems.srd5.play.attacks import cover
from bojiste.systems.srd5.play.spellcasting.power import Power
from bojiste.systems.srd5.play.spellcasting.targets import candidates
from bojiste.systems.srd5.play.table import Table
from bojiste.systems.srd5.prepare import Profile
from bojiste.systems.srd5.words import FT


def aimed(table: Table, who: Profile, power: Power, slot: int) -> Course[Aim | None]:
    """Choose whom or where; ``None``: there is nobody and nowhere."""
    if power.area is not None:
        return (yield from way(table, power).chosen(table, who, power, slot))
    whom = yield from (_darts if _by_darts(power) else _creatures)(table, who, power, slot)
    covers = tuple(cover.direction(table, who, one) if one is not who else 0 for one in whom)
    return Aim(tuple(whom), covers) if whom else None


def possible(table: Table, who: Profile, power: Power) -> bool:
    """Whether there is anybody to meet, or any place to put the area."""
    if power.row.variants:
        return any(possible(table, who, one) for one in who.powers.values() if one.of == power.key)
    if power.area is None:
        return bool(candidates(table, who, power))
    return way(table, power).worth_while(table, who, power)


def _by_darts(power: Power) -> bool:
    """Whether each of its darts or rays has its own target: one creature may be chosen for several."""
    return bool(power.missiles(0) or power.row.target.rays)


def _darts(table: Table, who: Profile, power: Power, slot: int) -> Course[list[Profile]]:
    """Choose a target for each dart, which is by default that of the one before."""
    found: list[Profile] = []
    number = power.missiles(slot) or power.targets(slot)
    while len(found) < number and (left := candidates(table, who, power)):
        menu = [Option(f"at:{one.id}", {"target": one.id}) for one in left]
        default = f"at:{found[-1].id}" if found and found[-1] in left else menu[0].key
        more = {"whom": tuple(one.id for one in found)}
        answer = yield from _one_of(who, power, menu, default, len(found), more)
        found = _with(table, who, power, found, answer)
    return found


def _creatures(table: Table, who: Profile, power: Power, slot: int) -> Course[list[Profile]]:
    """Choose one creature, or several one after another."""
    found: list[Profile] = []
    while len(found) < power.targets(slot):
        left = [one for one in candidates(table, who, power) if one not in found]
        menu = [Option(f"at:{one.id}", {"target": one.id}) for one in left if _together(table, power, one, found)]
        if not menu:
            break
        if found:
            menu.append(Option("enough"))
        answer = yield from _one_of(who, power, menu, menu[0].key, len(found), {})
        if answer == "enough":
            break
        found = _with(table, who, power, found, answer)
    return found


def _with(table: Table, who: Profile, power: Power, found: list[Profile], answer: str) -> list[Profile]:
    """Those who are chosen already, and who has been now; after a ruling some may be gone, others near enough."""
    if answer != AGAIN:
        return [*found, table.profiles[answer]]
    left = candidates(table, who, power)
    return [one for one in found if one in left]


def _together(table: Table, power: Power, one: Profile, found: list[Profile]) -> bool:
    """Whether somebody is near enough to all that are chosen already."""
    far = power.row.target.together * FT
    if power.row.target.leaps and found:
        return table.distance(one, found[0]) <= power.row.target.leaps * FT
    return not far or all(table.distance(one, other) <= far for other in found)


def _one_of(
    who: Profile, power: Power, menu: list[Option], default: str, place: int, more: dict[str, tuple[str, ...]]
) -> Course[str]:
    """Ask for the next; where there is one answer only nobody is asked."""
    if len(menu) == 1:
        return menu[0].key.removeprefix("at:")
    data = {**power.facts, "place": place + 1, **more}
    answer: str = yield Ask(
        "power-target", rules.spell.targets_range, who.seat, who.id, menu, default, data=data, again=True
    )
    return answer.removeprefix("at:")
