"""Reading combatants: entries with their blocks laid under, several alike numbered, and their faults."""

from __future__ import annotations

import re
from collections import ChainMap, Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bojiste.core.ask import GM
from bojiste.core.reading.faults import Faults, near
from bojiste.core.reading.tables import OWN, Entry
from bojiste.core.reading.torn import mended, torn, torn_keys
from bojiste.core.scene import Combatant, Name
from bojiste.core.system import System
from bojiste.errors import Problem

MOST_COMBATANTS = 200
"""More than this many no table plays, and no screen holds."""


class Crowd(NamedTuple):
    """Everybody in a scene. ``declared``: the ids of those whose sheet could not be read, too."""

    combatants: tuple[Combatant, ...] = ()
    declared: frozenset[str] = frozenset()


class Raw(NamedTuple):
    """An entry whose core keys are read: where it stands, and its keys of the sheet and of ``now``."""

    path: str
    entry: Entry
    sheet: Mapping[str, Any]
    now: Mapping[str, Any]


def overlay(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables laid over each other: what stands above wins, tables inside are merged, lists are replaced."""
    merged = dict(under)
    for key, value in over.items():
        below = merged.get(key)
        merged[key] = overlay(below, value) if isinstance(below, Mapping) and isinstance(value, Mapping) else value
    return merged


class Blocks:
    """What ``block`` may name: the scene's own tables over the bestiary. It remembers under which entries its own lie,
    so that what is wrong in a block is told of the block."""

    def __init__(self, game: System, given: Any, faults: Faults) -> None:
        tables = given if isinstance(given, Mapping) else {"": given}
        self.own = {id: table for id, table in tables.items() if isinstance(table, Mapping)}
        self.all: Mapping[str, Any] = ChainMap(self.own, game.blocks())  # type: ignore[arg-type]
        self._faults = faults
        self._under: dict[str, tuple[str, Mapping[str, Any]]] = {}
        for id, table in tables.items():
            if id not in self.own:
                faults.note(f"block.{id}".rstrip("."), table, "not-a-table")

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id in self.all

    def under(self, item: Mapping[str, Any], path: str) -> dict[str, Any]:
        """An entry with its block laid under."""
        block = item.get("block")
        if not isinstance(block, str):
            return dict(item)  # nobody's, or no block at all: that is told with the entry's own keys
        if block not in self:
            self._faults.note(
                f"{path}.block", block, "unknown-block", near=near(block, self.all, 3), count=len(self.all)
            )
            return dict(item)
        if block in self.own:
            self._under[path] = (block, item)
        below = dict(self.all[block])
        if "name" in item:
            below.pop("name", None)  # another name has other cases
        return overlay(below, item)

    def placed(self, problems: list[Problem]) -> list[Problem]:
        """All problems where they stand: those of a block of the scene's own there, and once."""
        return list({(one.path, one.reason, str(one.value)): one for one in map(self._placed, problems)}.values())

    def _placed(self, problem: Problem) -> Problem:
        entry, _, key = problem.path.partition(".")
        block, item = self._under.get(entry, ("", {}))
        if not block or not key or re.split(r"[.\[]", key)[0] in item:
            return problem
        return replace(problem, path=f"block.{block}.{key}")


class Entries:
    """Reads the ``[[combatant]]`` entries of a scene."""

    def __init__(self, game: System, blocks: Blocks, faults: Faults) -> None:
        self._game, self._blocks, self._faults = game, blocks, faults
        self._models = game.models()
        self._first: dict[str, str] = {}
        """Id -> the entry that has it."""
        self._broken: set[str] = set()
        """Ids of entries whose sheet could not be read."""
        self.torn: list[Combatant] = []
        """What can be read of those with faults: to be looked through, never played."""

    def crowd(self, given: Any) -> Crowd:
        if not isinstance(given, list) or not given:
            self._faults.note("combatant", "" if given is None else given, "no-combatants")
            return Crowd()
        entries = [raw for at, item in enumerate(given) if (raw := self._entry(item, f"combatant[{at}]")) is not None]
        count = sum(raw.entry.count for raw in entries)
        if count > MOST_COMBATANTS:
            self._faults.note("combatant", count, "too-many", maximum=MOST_COMBATANTS)
            return Crowd()
        found = tuple(one for raw in entries for one in self._members(raw))
        placed = tuple(replace(one, index=index) for index, one in enumerate(told_apart(found)))
        return Crowd(placed, frozenset(self._first) | self._broken)

    # -- entries -----------------------------------------------------------------------------------------------

    def _entry(self, item: Any, path: str) -> Raw | None:
        """An entry, or ``None`` where it cannot be read; then its other faults are noted."""
        if not isinstance(item, Mapping):
            self._faults.note(path, item, "not-a-table")
            return None
        whole = self._blocks.under(item, path)
        entry = self._faults.table(Entry, _core_keys(whole), path)
        sheet = {key: value for key, value in whole.items() if key not in OWN}
        now = self._stated(whole.get("now", {}), f"{path}.now")
        known = item.get("block") is None or item["block"] in self._blocks
        if entry is not None and known:
            return Raw(path, entry, sheet, now)
        self._look_through(sheet, now, path, known)
        if entry is not None:
            self._broken |= {entry.id, *(f"{entry.id}-{number}" for number in range(1, entry.count + 1))}
        return None

    def _stated(self, now: Any, path: str) -> Mapping[str, Any]:
        if isinstance(now, Mapping):
            return now
        self._faults.note(path, now, "not-a-table")
        return {}

    def _look_through(self, sheet: Mapping[str, Any], now: Mapping[str, Any], path: str, known: bool) -> None:
        """Note what is wrong with an entry that cannot be played, but not what its missing block would have given."""
        faults = Faults()
        faults.table(self._models.sheet, sheet, path, OWN)
        faults.table(self._models.now, now, f"{path}.now")
        self._faults.problems += [one for one in faults.problems if known or one.reason != "missing"]

    # -- those whom an entry stands for ------------------------------------------------------------------------

    def _members(self, raw: Raw) -> Iterator[Combatant]:
        """Everybody of an entry; nobody where its sheet is faulty."""
        sheet = self._faults.table(self._models.sheet, raw.sheet, raw.path, OWN)
        now = self._faults.table(self._models.now, raw.now, f"{raw.path}.now")
        self._check_tactic(raw)
        for number in range(1, raw.entry.count + 1):
            one = raw.entry.id if raw.entry.count == 1 else f"{raw.entry.id}-{number}"
            if self._is_free(one, raw.path) and sheet is not None and now is not None:
                yield self._member(raw, one, number, sheet, now.model_dump(exclude_unset=True))
        if sheet is None or now is None:
            self._tear(raw)

    def _tear(self, raw: Raw) -> None:
        """Keep what can be read of an entry with faults."""
        sheet, now = mended(self._models.sheet, raw.sheet), mended(self._models.now, raw.now)
        if sheet is not None and now is not None:
            entry = raw.entry.model_copy(update={"seat": raw.entry.seat or GM})
            self.torn.append(self._member(raw._replace(entry=entry), entry.id, 1, torn(*sheet), torn_keys(*now)))

    def _check_tactic(self, raw: Raw) -> None:
        tactic, known = raw.entry.tactic, self._game.policies
        if tactic is not None and tactic not in known:
            self._faults.note(f"{raw.path}.tactic", tactic, "not-one-of", known=", ".join(known))

    def _is_free(self, id: str, path: str) -> bool:
        """Whether nobody before has this id."""
        first = self._first.setdefault(id, path)
        if first == path:
            return True
        self._faults.note(f"{path}.id", id, "duplicate-id", first=first)
        return False

    def _member(self, raw: Raw, id: str, number: int, sheet: Any, now: Mapping[str, Any]) -> Combatant:
        entry = raw.entry
        name = entry.name.name(number if entry.count > 1 else None) if entry.name else nameless(id)
        return Combatant(
            id=id,
            index=0,
            side=entry.side,
            seat=entry.seat or getattr(sheet, "default_seat", lambda id: GM)(id),
            name=name,
            sheet=sheet,
            now=now,
            tactic=entry.tactic or next(iter(self._game.policies)),
            block=entry.block,
            mark=entry.mark or id[0],
            path=raw.path,
            note=entry.note or "",
        )


def _core_keys(whole: Mapping[str, Any]) -> dict[str, Any]:
    """The core's own keys of an entry; who is of a block and has no id bears that of the block."""
    own = {key: whole[key] for key in OWN if key in whole and key != "now"}
    return {"id": own["block"], **own} if isinstance(own.get("block"), str) else own


def nameless(id: str) -> Name:
    """The name of somebody who has none: the id."""
    return Name({"": {"text": id}}, given=False)


def told_apart(members: Sequence[Combatant]) -> Iterator[Combatant]:
    """Whoever shares a name gets a number, in the order of the file: two entries of wolves are ``wolf 1`` and ``2``."""
    names = [(repr(sorted(one.name.forms.items())), one.name.number) for one in members]
    shared = {form for (form, _), times in Counter(names).items() if times > 1}
    numbers: Counter[str] = Counter()
    for one, (form, _) in zip(members, names, strict=True):
        numbers[form] += 1
        yield replace(one, name=replace(one.name, number=numbers[form])) if form in shared else one
