"""The JSON of homebrew for 5etools: a list ``monster``, abilities by three letters, sentences with ``{@tags}``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bojiste.systems.srd5.importing import powers
from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.fivetools_copy import LEFT, WHY
from bojiste.systems.srd5.importing.fivetools_ours import id_of
from bojiste.systems.srd5.importing.fivetools_text import plain, sentences, spellcasting
from bojiste.systems.srd5.importing.open5e import skills
from bojiste.systems.srd5.importing.printed import (
    SHORT,
    WAYS,
    Feature,
    Printed,
    challenge_of,
    kind_of,
    senses,
    shielded,
)
from bojiste.systems.srd5.words import SIZES

Entry = Mapping[str, Any]

_ELSEWHERE = ("legendaryGroup", "variant", "_versions")
"""Lair actions of a table of their own, rules that a table may choose, further forms."""
_SIZES = {size[0].upper(): size for size in SIZES}


def fits(entry: Entry) -> bool:
    return ({"str", "dex", "con"} <= set(entry) and "hp" in entry) or ("_copy" in entry and "name" in entry)


def read(entry: Entry) -> Printed:
    """The block of one monster."""
    said = Fields(entry)
    if "_copy" in entry:
        return _copied(said)
    speed, hover = _speed(said)
    seen, passive = senses(", ".join(said.texts("senses")))
    printed = Printed(
        name=said.text("name"),
        kind=_kind(said),
        armour=_armour(said),
        shield=shielded(entry.get("ac")),
        speed=speed,
        hover=hover,
        abilities={whole: said.number(short) or 0 for short, whole in SHORT.items()},
        saves={whole: bonus for short, whole in SHORT.items() if (bonus := said.table("save").number(short))},
        skills=dict(skills(said.table("skill"))),
        senses=seen,
        passive_perception=said.number("passive") if passive is None else passive,
        challenge=challenge_of(said.at("cr")),
        proper=said.flag("isNamedCreature"),
    )
    printed.size = _size(said, printed)
    printed.hit_points, printed.hit_dice = _hit_points(said)
    printed.resist = list(_defences(said, "resist"))
    printed.immune = list(_defences(said, "immune"))
    printed.vulnerable = list(_defences(said, "vulnerable"))
    printed.condition_immune = list(_defences(said, "conditionImmune"))
    printed.traits = [*_features(said, "trait"), *_castings(said)]
    printed.actions = list(_features(said, "action"))
    printed.bonus = list(_features(said, "bonus"))
    printed.reactions = list(_features(said, "reaction"))
    printed.legendary = list(_features(said, "legendary"))
    printed.unknown = list(_features(said, "mythic"))
    printed.legendary_actions = said.number("legendaryActions") or 3
    for path, change in said.table(LEFT).said.items():
        said.fault(path, change)
    if ours := id_of(entry):
        printed.takes("_copy", ours, ours, "import-copy-ours")
    for key in _ELSEWHERE:
        if said.at(key):
            printed.leaves(key, ", ".join(_named(said.at(key))))
    return printed.checked(said.faults)


def _named(found: Any) -> Iterator[str]:
    """Names of what stands elsewhere."""
    for one in found if isinstance(found, list) else [found]:
        yield str(one.get("name", "")) if isinstance(one, Mapping) else str(one)


def _copied(said: Fields) -> Printed:
    """A block that only names another one and what is changed in it."""
    printed = Printed(name=said.text("name"))
    reason = "import-copy-circle" if said.at(WHY) == "circle" else "import-copy"
    printed.lacks("_copy", said.at("_copy", "name") or said.at("_copy"), reason)
    return printed.named()


def _size(said: Fields, printed: Printed) -> str:
    """The only one, or the first of several: there the choice is noted."""
    found = said.at("size")
    sizes = [found] if isinstance(found, str) else said.texts("size")
    known = [_SIZES[one[:1].upper()] for one in sizes if one[:1].upper() in _SIZES]
    chosen = "medium" if "medium" in known else known[0] if known else ""
    if len(known) > 1:
        printed.takes("size", ", ".join(known), chosen)
    return chosen


def _kind(said: Fields) -> str:
    found = said.at("type")
    if isinstance(found, str):
        return kind_of(found)
    table = said.table("type")
    inner = table.at("type")
    return kind_of(table.text("type")) if isinstance(inner, str) else ""


def _armour(said: Fields) -> int:
    """The first Armor Class; the others hold in other forms, or with a spell."""
    found = said.at("ac")
    first = found[0] if isinstance(found, list) and found else found
    value = whole_number(first.get("ac") if isinstance(first, Mapping) else first)
    if value is None and first not in (None, [], ""):
        said.fault("ac", first)
    return value or 0


def _hit_points(said: Fields) -> tuple[int, str]:
    if isinstance(said.at("hp"), int | float | str):
        return said.number("hp") or 0, ""
    table = said.table("hp")
    if table.at("special") is not None and table.at("average") is None:
        points = whole_number(table.at("special"))
        if points is None:
            table.fault("special", table.at("special"))
        return points or 0, ""
    return table.number("average") or 0, table.text("formula").replace(" ", "")


def _speed(said: Fields) -> tuple[dict[str, int], bool]:
    if not isinstance(said.at("speed"), Mapping):
        far = said.number("speed")
        return ({} if far is None else {"walk": far}), False
    table = said.table("speed")
    found: dict[str, int] = {}
    hover = table.flag("canHover")
    for way in WAYS:
        inner = table.at(way)
        if isinstance(inner, Mapping):
            hover = hover or "hover" in str(inner.get("condition", ""))
            far = table.number(way, "number")
        elif inner is True:
            far = found.get("walk")  # “equal to your walking speed”
        else:
            far = table.number(way)
        if far is not None:
            found[way] = far
    for key in set(table.said) - {*WAYS, "canHover"}:
        table.fault(key, table.at(key))
    return found, hover


def _defences(said: Fields, key: str) -> Iterator[str]:
    """Types by themselves, and those that hold only so: ``{"resist": [...], "note": "from nonmagical attacks"}``."""
    for place, one in enumerate(said.values(key)):
        if isinstance(one, str):
            yield one.lower()
        elif isinstance(one, Mapping) and isinstance(one.get(key), list) and all(isinstance(x, str) for x in one[key]):
            note = f"{one.get('preNote') or ''} {', '.join(one[key])} {one.get('note') or ''}".strip()
            yield from [note.lower()] if one.get("note") or one.get("preNote") else one[key]
        else:
            said.fault(f"{key}[{place}]", one)


def _features(said: Fields, key: str) -> Iterator[Feature]:
    for one in said.rows(key):
        name = plain(one.text("name"))
        yield Feature(name, sentences(one, "entries"), powers.used(name))


def _castings(said: Fields) -> Iterator[Feature]:
    """What it casts, as the sentences of a trait."""
    for one in said.rows("spellcasting"):
        yield Feature(plain(one.text("name")), spellcasting(one))
