"""Saving throws."""

from __future__ import annotations

from collections.abc import Callable

from bojiste.core.event import Part, happened
from bojiste.core.rule import procedure
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.play.dice import d20, judged
from bojiste.systems.osr.play.table import Table
from bojiste.systems.osr.prepare import Profile
from bojiste.systems.osr.words import ABILITIES


def save_parts(table: Table, who: Profile, kind: str, more: tuple[str, int], ability: str = "") -> tuple[Part, ...]:
    """What is added to a saving throw: by the kind of danger, something more (its name, and how much), fatigue."""
    named = ability or rules.save.other(kind)
    modifier = table.modifier(who, ABILITIES.index(named)) if named in ABILITIES else 0
    own = who.save_mods.get(kind, 0)
    by_kind = {"magic": rules.save.magic, "death": rules.save.death, "poison": rules.save.death}.get(kind)
    whole = by_kind(modifier, own) if by_kind else modifier + own
    summands = (("save", whole), more, ("fatigue", rules.fatigue.penalty(table.now[who.id].fatigue)))
    return tuple(Part(name, value) for name, value in summands if value)


def saved(natural: int, parts: tuple[Part, ...], who: Profile) -> bool:
    """Whether a saving throw succeeds."""
    total = natural + sum(part.value for part in parts)
    return rules.save.nat(natural, rules.save.roll(total, who.save_number))


@procedure("osr.save.universal")
def save(
    table: Table, who: Profile, kind: str, rule: Callable[..., object] = rules.save.roll, ability: str = ""
) -> Course[bool]:
    """One saving throw: everybody has one number, only the modifiers differ by the danger."""
    favour = table.now[who.id].favour
    natural, shown = yield from d20(rule, who.id, favour.tilt)
    parts = save_parts(table, who, kind, ("situation", favour.bonus), ability)
    safe = saved(natural, parts, who)
    cited = rules.save.nat if natural in (1, 20) else rule
    told = "save-made" if safe else "save-failed"
    data = {"against": who.save_number, "danger": kind}
    changes = judged(table, who)
    yield happened(told, cited, who.id, rolls=shown, parts=parts, changes=changes, data=data)
    return safe
