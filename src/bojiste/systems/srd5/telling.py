"""How the log sees what several events come to: a legendary action is its deed, a save says what it was for, and those
who lie there after the fight have one end each, instead of one die after another.

Six readers stand one behind another; each gives on what it does not gather as it is. Their own kinds, which no play
ever yields, are in ``TOLD``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bojiste.core.event import Event
from bojiste.kit.readers import Reader, one_behind_another
from bojiste.systems.srd5.prepare import Scene

TOLD: dict[str, str] = {
    "unscathed": "a saving throw after which nothing befell whoever made it; data: ability",
    "keeps-concentration": "the saving throw by which somebody keeps it; data as for save-made",
    "loses-concentration": "the one by which it is lost",
    "gives-way": "whoever would have stayed up does not; data as for save-missed",
    "fate": "what the death saves after the fight came to; data: fate (dies, stable, wakes), saves (the dice)",
}
"""Kinds of events that only the log knows, and what each tells."""

PARTS = {"quarter": 4, "half": 2}
"""Of what somebody has left it is told when no more than such a part is: the smaller one first."""
DEEDS = frozenset({"hit", "critical", "miss", "uses-power", "casts"})
MADE, MISSED = "save-made", frozenset({"save-missed", "save-fails"})
CAUSES = frozenset({"hit", "critical", "casts", "uses-power", "strikes-again", "feature"})
"""With these begins what a saving throw may be against."""
WITHIN = frozenset({
    MADE, *MISSED, "proof", "effect-rolled", "damage", "befalls", "falls", "dies", "death-failure", "knocked-out",
    "breaks", "breaks-spell", "spell-holds", "legendary-resistance", "sneak-attack", "extra-dice", "pushed", "pulled",
    "goes-on", "concentrates", "stays-up", "power-ends", "parries", "contest", "contest-reply", "gains-thp",
})  # fmt: skip
"""What may stand between the cause and its last consequence."""
DEATH_SAVES = frozenset({"death-save-success", "death-save-failure", "death-save-wakes"})
FATES = {"dies": "dies", "stable": "stable", "death-save-wakes": "wakes"}
AFTERWARDS = DEATH_SAVES | {"dies", "stable", "stabilizes", "first-aid-fails", "finished-off", "recovers"}
AID = frozenset({"stabilizes", "first-aid-fails"})


def telling(scene: Scene) -> Reader:
    """What gathers the events of one game for its log; whoever looks on has one of their own."""
    return one_behind_another(Orders(), Wounds(scene), Legends(), Ends(), Saves(), Afterwards())


class Orders:
    """The order of turns goes without saying where everybody's initiative gives it; the dead stand in none."""

    def __init__(self) -> None:
        self._rolled: set[str] = set()
        self._tied = False
        self._dead: set[str] = set()

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if event.kind == "initiative":
                self._rolled |= set(event.data["members"])
            elif event.kind == "roll-off":
                self._tied = True
            elif event.kind in ("dies", "finished-off"):
                self._dead.add(str(event.actor))
            elif event.kind == "revives":
                self._dead.discard(str(event.target))
            if event.kind != "order":
                yield event
                continue
            given, tied = set(event.data["order"]) <= self._rolled, self._tied
            self._rolled, self._tied = set(), False
            if tied or not given:
                order = tuple(who for who in event.data["order"] if who not in self._dead)
                yield event.with_data(order=order)


class Wounds:
    """Damage that takes somebody below half or a quarter of what it has says so, once each, to whoever may know."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._told: set[tuple[str, str]] = set()

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            left = self._left(event) if event.kind == "damage" else ""
            yield event.with_data(left=left) if left else event

    def _left(self, event: Event) -> str:
        """``half`` or ``quarter`` of the hit points, ``one``, or nothing new."""
        change = next((one for one in event.changes if one.field == "hp" and one.who == event.target), None)
        if change is None or change.who not in self._scene.by_id:
            return ""
        most, old, new = self._scene.by_id[change.who].sheet.hp_max, int(change.old), int(change.new)
        if new == 1:
            return "one"
        crossed = next((name for name, part in PARTS.items() if 0 < new * part <= most < old * part), "")
        known = (change.who, crossed) in self._told
        self._told.add((change.who, crossed))
        return "" if known else crossed


class Legends:
    """A legendary action is told by what is done with it: that has ``legendary``, how many are left."""

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        waiting: Event | None = None
        for event in events:
            if waiting is not None and (event.actor != waiting.actor or event.kind not in DEEDS):
                yield waiting
                waiting = None
            if event.kind == "legendary":
                waiting = event
                continue
            legend, waiting = waiting, None
            yield event if legend is None else event.with_data(legendary=legend.data["left"])
        if waiting is not None:
            yield waiting


class Ends:
    """That a spell is over goes without saying where it has been told of everybody that it is."""

    def __init__(self) -> None:
        self._under: dict[str, set[tuple[str, str]]] = {}
        """Who is in which condition by a power, as far as it was told."""

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            who = str(event.target or event.actor)
            if event.kind == "befalls":
                under = self._under.setdefault(str(event.data["power"]), set())
                under |= {(who, str(one)) for one in event.data["conditions"]}
            elif event.kind == "recovers":
                self._free(who, str(event.data["condition"]))
            elif event.kind == "image-gone" and event.data["images"] == 0:
                self._free(who, "image")
            if event.kind != "power-ends" or self._under.pop(str(event.data["power"]), None) != set():
                yield event

    def _free(self, who: str, condition: str) -> None:
        for under in self._under.values():
            under.discard((who, condition))


class Saves:
    """What saving throws were for: against what was cast or struck, for concentration, to stay up."""

    def __init__(self) -> None:
        self._open = False
        """Something has been cast, used or struck, and its consequences are told."""
        self._made: dict[str, Event] = {}
        """Who has saved against it, by what."""
        self._hurt: dict[str, int] = {}
        """Whom something has befallen, and the damage that came last."""
        self._concentrating: set[str] = set()
        self._up: Event | None = None
        """A saving throw that may decide whether somebody stays up."""

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if self._up is not None:
                event, *others = self._stood(event)
                yield from others
            if event.kind not in WITHIN:
                yield from self._over()
            self._note(event)
            yield from self._given_on(event)

    def _note(self, event: Event) -> None:
        if event.kind in CAUSES:
            self._open = True
        elif event.kind == "concentrates":
            self._concentrating.add(str(event.actor))
        elif event.kind == "power-ends":
            self._concentrating.discard(str(event.actor))

    def _given_on(self, event: Event) -> Iterator[Event]:
        who = str(event.target or event.actor)
        if event.kind == "damage":
            saved = who in self._made
            self._hurt[who] = int(event.data["damage"])
            yield event.with_data(saved=True) if saved else event
        elif event.kind == MADE or event.kind in MISSED:
            yield from self._save(event, str(event.actor))
        else:
            if event.kind == "befalls":
                self._hurt.setdefault(who, 0)
            yield event

    def _save(self, event: Event, who: str) -> Iterator[Event]:
        damage = self._hurt.get(who, 0)
        if event.data["ability"] == "constitution" and damage:
            if event.data["against"] == max(10, damage // 2) and who in self._concentrating:
                kind = "keeps-concentration" if event.kind == MADE else "loses-concentration"
                yield event._replace(kind=kind)
                return
            if event.data["against"] == 5 + damage:
                self._up = event
                return
        if event.kind == MADE and self._open:
            self._made[who] = event
        yield event

    def _stood(self, event: Event) -> tuple[Event, ...]:
        """The event behind a saving throw that may have been for staying up, and what is told before it."""
        save, self._up = self._up, None
        assert save is not None
        if event.actor == save.actor and event.kind == "dies":
            return (save._replace(kind="gives-way", data={**save.data, "story": event.data["story"]}),)
        if event.actor == save.actor and event.kind == "stays-up":
            return (event._replace(rolls=save.rolls, parts=save.parts, data={**save.data, **event.data}),)
        return event, save

    def _over(self) -> Iterator[Event]:
        """Nothing more comes of it: those are told whom nothing has befallen."""
        for who, save in self._made.items() if self._open else ():
            if who not in self._hurt:
                yield save._replace(kind="unscathed", rolls=(), parts=(), changes=())
        self._open, self._made, self._hurt = False, {}, {}


class Afterwards:
    """The death saves after a fight, told by what they came to."""

    def __init__(self) -> None:
        self._aftermath: Event | None = None
        self._rest: list[Event] = []

    def __call__(self, events: Iterable[Event]) -> Iterator[Event]:
        for event in events:
            if event.kind == "aftermath":
                self._aftermath = event
            elif self._aftermath is not None and event.kind in AFTERWARDS:
                self._rest.append(event)
            else:
                yield from self._told()
                yield event
        yield from self._told()

    def _told(self) -> Iterator[Event]:
        begun, rest = self._aftermath, self._rest
        self._aftermath, self._rest = None, []
        if begun is None:
            return
        tended = begun.data["way"] != "left" or any(event.kind in AID for event in rest)
        yield begun if tended else begun.with_data(way="alone")
        long = _rolled_more_than_once(rest)
        yield from (one for one in rest if one.actor not in long or one.kind not in DEATH_SAVES | set(FATES))
        fates = [_fate(fell, [one for one in rest if one.actor == who]) for who, fell in long.items()]
        yield from sorted(filter(None, fates), key=lambda one: list(FATES.values()).index(one.data["fate"]))


def _rolled_more_than_once(rest: list[Event]) -> dict[str, list[Event]]:
    """The death saves of everybody who has made several."""
    saves = {who: [one for one in rest if one.actor == who and one.kind in DEATH_SAVES] for who in _actors(rest)}
    return {who: fell for who, fell in saves.items() if len(fell) > 1}


def _actors(events: Iterable[Event]) -> list[str]:
    return list(dict.fromkeys(str(event.actor) for event in events))


def _fate(saves: list[Event], all: list[Event]) -> Event | None:
    """What the death saves of one came to; ``None`` if somebody helped."""
    end = next((one for one in reversed(all) if one.kind in FATES), None)
    if end is None:
        return None
    dice = ", ".join(str(one.rolls[0].face) if one.rolls else "?" for one in saves)
    data = {"fate": FATES[end.kind], "saves": dice, "story": end.data["story"]}
    return Event("fate", end.rule, end.actor, changes=end.changes, data=data)
