"""What a Foundry character has of its classes: levels, hit points, spell slots; and the spells of any actor."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from bojiste.systems.srd5.importing.fields import Fields, whole_number
from bojiste.systems.srd5.importing.printed import SHORT, Printed
from bojiste.systems.srd5.importing.spells import Casting, names
from bojiste.systems.srd5.sheet import classes
from bojiste.systems.srd5.words.callings import of_class

_SHARES = {classes.FULL: 1, classes.HALF: 2, classes.THIRD: 3}
"""How many levels of a class count as one of a caster of several classes."""
BROUGHT = frozenset(("extra attack", "spellcasting", "pact magic", "ability score improvement"))
"""Features of classes that the numbers of the block hold."""
_RANKS = range(1, 10)
_WAYS = ("", "none", classes.PACT, *_SHARES)
"""How a class may cast."""


class Calling:
    """One class of a character; ``beneath`` are the subclasses among its items."""

    def __init__(self, said: Fields, beneath: Iterable[Fields] = ()) -> None:
        self.said = said.table("system") or said.table("data")
        self.name = said.text("name")
        self.level = self.said.number("levels") or 0
        word = (self.said.text("identifier") or self.name).strip().lower()
        self.id = word if word in classes.CLASSES else ""
        known = classes.CLASSES.get(self.id)
        casts = next(filter(_casts, (self.said, *self._own(beneath, word))), self.said)
        own = casts.text("spellcasting", "ability")
        self.casting = own if own in SHORT else known.casting[:3] if known else ""
        self.magic = casts.text("spellcasting", "progression") or (known.magic if known else "")
        if self.magic not in _WAYS:
            casts.fault("spellcasting.progression", self.magic)
        self.die = _die(self.said) or (known.die if known else 0)

    def _own(self, beneath: Iterable[Fields], word: str) -> Iterator[Fields]:
        """The subclasses of this class: those that name it, or no class at all."""
        for one in beneath:
            said = one.table("system") or one.table("data")
            if (said.text("classIdentifier") or word) == word:
                yield said

    def hit_points(self, constitution: int) -> int:
        """Those of its levels as they were taken (all of the die, the mean, a roll), Constitution for each; the book's
        mean where the file does not say."""
        if not self.die or not self.level:
            return 0
        taken = self._taken()
        if not taken:
            return classes.hit_points(self.die, self.level, constitution)
        return sum(max(1, taken.get(level, self.die // 2 + 1) + constitution) for level in range(1, self.level + 1))

    def _taken(self) -> dict[int, int]:
        """By level of the class, what of the die was taken."""
        said = next((one for one in self.said.rows("advancement") if one.at("type") == "HitPoints"), None)
        values = said.table("value").said if said is not None else {}
        known = {"max": self.die, "avg": self.die // 2 + 1}
        pairs = ((whole_number(level), known.get(str(one), whole_number(one))) for level, one in values.items())
        return {level: points for level, points in pairs if level and points}


def _casts(said: Fields) -> bool:
    """Whether a class or a subclass casts spells of its own."""
    return said.text("spellcasting", "progression") not in ("", "none")


def _die(said: Fields) -> int:
    """``d10`` of a class."""
    found = re.fullmatch(r"d(\d+)", said.text("hd", "denomination") or said.text("hitDice"))
    return int(found[1]) if found else 0


def brought(name: str, callings: Iterable[Levelled]) -> bool:
    """Whether a feature is one that a class brings by itself, or one that its numbers hold."""
    word = name.lower().strip()
    if word in BROUGHT:
        return True
    one = list(callings)
    gained = of_class(one[0].id, one[0].level, None) if len(one) == 1 else ()
    return word.replace(" ", "_") in {row.name for row in gained if row.how in ("trait", "power", "numbers")}


class Levelled(Protocol):
    """A class by its id (``""``: none of the book) and how many levels there are of it."""

    id: str
    level: int


class Caster(Protocol):
    """An actor as far as its magic goes."""

    said: Fields
    items: list[Fields]
    system: Fields
    attributes: Fields
    callings: list[Calling]
    level: int
    player: bool

    @property
    def casting(self) -> str: ...


def casting(actor: Caster, found: Printed) -> Casting | None:
    """The spells among its items, and how it casts them; nothing where it has none or no ability for them."""
    spells = [one for one in actor.items if one.at("type") == "spell"]
    if not spells:
        return None
    if not actor.casting:
        actor.attributes.fault("spellcasting", actor.attributes.at("spellcasting") or "")
        return None
    slots = _slots(actor, found)
    ready = list(_ready(actor, spells, found))
    return Casting(
        ability=SHORT[actor.casting],
        dc=whole_number(actor.attributes.at("spelldc")),
        bonus=None,
        level=actor.level or actor.system.number("details", "spellLevel") or actor.attributes.number("spell", "level"),
        slots=slots,
        spells=tuple(dict.fromkeys(key for key, uses in ready if uses is None)),
        innate=tuple(dict.fromkeys((key, uses) for key, uses in ready if uses is not None)),
    )


def _ready(actor: Caster, spells: Iterable[Fields], found: Printed) -> Iterator[tuple[str, int | None]]:
    """Spells that can be cast: by slots (``None``), or so many times a day (0: at will); what a character has not
    prepared is noted."""
    for one in spells:
        said = one.table("system") or one.table("data")
        way = said.text("preparation", "mode") or said.text("method")
        prepared = said.at("preparation", "prepared") if said.at("preparation") else said.at("prepared")
        for key in names(one.text("name").replace(",", "")):
            if way in ("innate", "atwill"):
                yield key, (whole_number(said.at("uses", "max")) or 0) if way == "innate" else 0
            elif actor.player and way in ("prepared", "spell") and prepared in (False, 0) and said.at("level") != 0:
                found.takes(f"items[{one.text('name')}]", one.text("name"), "", "import-not-prepared")
            else:
                yield key, None


def _slots(actor: Caster, found: Printed) -> tuple[int, ...]:
    """As stated; otherwise those that its levels bring."""
    table = actor.system.table("spells")
    stated = [table.number(f"spell{rank}", "override") or table.number(f"spell{rank}", "max") or 0 for rank in _RANKS]
    worked = _by_level(actor)
    slots = stated if any(stated) else worked
    if not any(stated) and any(worked):
        told = "/".join(map(str, worked)).rstrip("/0") or "0"
        found.takes("system.spells", "", told, "import-worked-out")
    pact = table.number("pact", "override") or table.number("pact", "max") or 0
    rank = table.number("pact", "level") or 0
    if pact and rank and not any(one.magic == classes.PACT and not any(stated) for one in actor.callings):
        slots = [number + (pact if at == rank else 0) for at, number in zip(_RANKS, slots, strict=True)]
    return trimmed(slots)


def trimmed(slots: Sequence[int]) -> tuple[int, ...]:
    """Slots up to the highest level of which there are any."""
    highest = max((at for at, number in enumerate(slots, 1) if number), default=0)
    return tuple(slots[:highest])


def _by_level(actor: Caster) -> list[int]:
    """Slots by the book: of one class, of several together, or of a monster that casts as somebody of a level does."""
    if not actor.player:
        level = actor.system.number("details", "spellLevel") or actor.attributes.number("spell", "level") or 0
        return _padded(classes.slots(classes.FULL, level))
    return slots_of(actor.callings)


class Magic(Protocol):
    """A class as far as its spell slots go."""

    level: int
    magic: str


def slots_of(callings: Sequence[Magic]) -> list[int]:
    """Slots of level 1 to 9 by the book: of one class, or of several together."""
    if len(callings) == 1:
        return _padded(classes.slots(callings[0].magic, callings[0].level))
    together = sum(one.level // _SHARES[one.magic] for one in callings if one.magic in _SHARES)
    slots = _padded(classes.slots(classes.FULL, together))
    for one in callings:
        if one.magic == classes.PACT:
            slots = [a + b for a, b in zip(slots, _padded(classes.slots(one.magic, one.level)), strict=True)]
    return slots


def _padded(slots: list[int]) -> list[int]:
    return slots + [0] * (len(_RANKS) - len(slots))


_CARRIED = ("consumable", "tool", "loot", "container", "backpack")


def left_out(actor: Caster) -> Iterator[tuple[str, str]]:
    """What an actor has that no block says, by its place: effects upon it, its present state, things that do something
    when they are used."""
    said = actor.attributes
    points, most = whole_number(said.at("hp", "value")), whole_number(said.at("hp", "max"))
    if points is not None and most and points < most:
        yield "system.attributes.hp.value", str(points)
    for key in ("temp", "tempmax"):
        if whole_number(said.at("hp", key)):
            yield f"system.attributes.hp.{key}", str(said.at("hp", key))
    if whole_number(said.at("exhaustion")):
        yield "system.attributes.exhaustion", str(said.at("exhaustion"))
    for where, one in [("effects", actor.said), *((f"items[{one.text('name')}].effects", one) for one in actor.items)]:
        for effect in one.at("effects") if isinstance(one.at("effects"), list) else ():
            if isinstance(effect, Mapping) and effect.get("changes") and not effect.get("disabled"):
                yield where, str(effect.get("name") or effect.get("label") or "")
    for one in actor.items:
        inner = one.table("system") or one.table("data")
        if one.at("type") in _CARRIED and (inner.at("activities") or inner.at("actionType")):
            yield f"items[{one.text('name')}]", one.text("name")
