"""The table of one game: fixed numbers, the present state, and the questions every rule asks of both.

Nothing here changes anything. Distances are metres.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from bojiste.core.ask import GM, NOTHING, Ask, Option, amount
from bojiste.kit.course import Course
from bojiste.systems.osr import rules
from bojiste.systems.osr.now import CLOCK, EXPEDITION, PLACE, Clock, Fighter, Party, side_of
from bojiste.systems.osr.play.gear import Weapon, Words
from bojiste.systems.osr.prepare import Prepared, Profile, Scene, State, View
from bojiste.systems.osr.words import IDLE, OUT

if TYPE_CHECKING:
    from bojiste.systems.osr.world import Met


class Doing(NamedTuple):
    """Something that the rules do not know: its chance in six, what success brings, whether one travels meanwhile."""

    word: Words
    in_six: int
    supplies: int
    on_the_way: bool


class Table:
    """What the courses share."""

    __slots__ = (
        "_able",
        "_apart",
        "_foes",
        "_held",
        "_kept",
        "_standing",
        "_told",
        "_versions",
        "_watchful",
        "asked",
        "clock",
        "clock_before",
        "doings",
        "done",
        "everybody",
        "field",
        "fights",
        "heard",
        "longest",
        "loud",
        "met",
        "next",
        "now",
        "options",
        "plain",
        "points",
        "prepared",
        "profiles",
        "promised",
        "scene",
        "state",
        "undisturbed",
        "unshaken",
        "waived",
    )

    def __init__(self, scene: Scene, state: State) -> None:
        prepared: Prepared = scene.prepared
        self.scene = scene
        self.state = state
        self.now: dict[str, Fighter] = state.now
        self.clock: Clock = state[CLOCK]
        self.prepared = prepared
        self.profiles = prepared.profiles
        self.everybody = tuple([one for one in prepared.profiles.values() if one.id in state.now])
        """Those of whom anything is known here: in play all, in a tactic those whom its seat sees."""
        self.points = prepared.points
        self.options = scene.options
        self.field = scene.world.field
        self.done: set[str] = set()
        """Whose part of the side's turn is over: a note of the course, made again by every replay."""
        self.next = ""
        """Who of the side is to act: a note like ``done``."""
        self.promised: frozenset[str] = frozenset()
        """Who has said to answer what happens now: their instant action is spoken for. A note like ``done``."""
        self.unshaken: set[str] = set()
        """Groups for which the referee wants to hear of no more reversals in this fight: a note like ``done``."""
        self.longest = max([one.longest for one in prepared.profiles.values()], default=0)
        """Metres that no melee weapon here passes."""
        self._versions = state.versions
        self._kept = -1
        self._standing: frozenset[str] = frozenset()
        self._watchful: frozenset[str] = frozenset()
        self._held: tuple[Profile, ...] = ()
        self._foes: dict[str, tuple[Profile, ...]] = {}
        self._able: dict[str, tuple[Profile, ...]] = {}
        self._told: tuple[tuple[tuple[str, str], int], ...] = ()
        self._apart: dict[tuple[str, str], int] = {}
        self.asked = scene.rulings == "ask"
        self.plain = self.level_ground()
        """Nothing about the ground matters."""
        self.met: Met | None = None
        """Whom an expedition is meeting."""
        self.fights = 0
        """Where the pages of the present encounter begin: each of an expedition has its own."""
        self.clock_before = 0
        """Turns that fights had taken when the last encounter began."""
        self.waived: dict[tuple[str, str], bool] = {}
        """Whether somebody's spell meets the need of a camp, as the referee has said: a note like ``done``."""
        self.loud = False
        """Whether this turn of a dungeon was loud: a note of the course, like ``done``."""
        self.undisturbed = False
        """Whether nobody comes by at the usual intervals, in a rest of which the scene says so: a note, too."""
        self.heard = False
        """Whether a die has said whom that brings."""
        self.doings = {
            one.id: Doing(one.name or one.id, one.in_six, one.supplies, one.on_the_way)
            for one in scene.world.journey.other
        }
        """What else the players may do on a day, as the referee has ruled."""

    def level_ground(self) -> bool:
        """Whether nothing about the ground matters here."""
        field = self.field
        if self.scene.world.dungeon.light_turns is not None:
            return False
        return not (field.dark or field.unstable or field.underwater or field.area or field.water or field.difficult)

    def party(self, side: str) -> Party:
        return self.state[side_of(side)]

    # -- who can what ----------------------------------------------------------------------------------------------

    @property
    def standing(self) -> frozenset[str]:
        """Ids of those who are present and able to do something: looked up again when somebody comes, goes, or is in
        another condition."""
        if self._kept != self._versions.kept:
            self._look_around()
        return self._standing

    @property
    def held(self) -> tuple[Profile, ...]:
        """Those whom somebody holds."""
        if self._kept != self._versions.kept:
            self._look_around()
        return self._held

    @property
    def watchful(self) -> frozenset[str]:
        """Ids of those who wait for something, hold a spell back, or know one that is cast in an instant."""
        if self._kept != self._versions.kept:
            self._look_around()
        return self._watchful

    def _look_around(self) -> None:
        """Work out anew who is able, held, waiting: by what the system names as ``kept_by`` and ``sight_by``."""
        versions = self._versions
        self._kept = versions.kept if versions.fields else -1
        there = [(id, now) for id in self.profiles if (now := self.now.get(id)) is not None and now.present]
        self._standing = frozenset([id for id, now in there if not now.conditions or IDLE.isdisjoint(now.conditions)])
        self._held = tuple([self.profiles[id] for id, now in there if now.held_by])
        self._watchful = frozenset(
            [id for id, now in there if now.held_spell or now.readied is not None or self.profiles[id].instants]
        )
        self._foes.clear()
        self._able.clear()

    def up(self, who: Profile) -> bool:
        """Present and able to do something."""
        if self._kept != self._versions.kept:
            self._look_around()
        return who.id in self._standing

    def foes(self, who: Profile) -> tuple[Profile, ...]:
        """Enemies who are able to do something, in file order."""
        if self._kept != self._versions.kept:
            self._look_around()
        found = self._foes.get(who.side)
        if found is None:
            standing = self._standing
            found = self._foes[who.side] = tuple([foe for foe in who.enemies if foe.id in standing])
        return found

    def able(self, side: str) -> tuple[Profile, ...]:
        """Members of a side who are able to do something, in file order."""
        if self._kept != self._versions.kept:
            self._look_around()
        found = self._able.get(side)
        if found is None:
            standing = self._standing
            found = self._able[side] = tuple([one for one in self.prepared.sides[side] if one.id in standing])
        return found

    def there(self, who: Profile) -> bool:
        """Present and not out of the fight: somebody to be reckoned with, though it may be laid low."""
        now = self.now.get(who.id)
        return now is not None and now.present and (not now.conditions or OUT.isdisjoint(now.conditions))

    def armed(self, who: Profile) -> bool:
        """Whether somebody holds a weapon, or has natural ones."""
        return not rules.situation.unarmed_target(who.armed, len(self.now[who.id].wielded))

    def at_hand(self, who: Profile) -> tuple[Weapon, ...]:
        """Weapons that can be used now: natural ones, those in hand, or bare hands."""
        return who.armed_with(self.now[who.id].wielded)[0]

    def reach(self, who: Profile) -> int:
        """How far somebody's melee weapons reach; 0 for whoever has none."""
        return who.armed_with(self.now[who.id].wielded)[1]

    def modifier(self, who: Profile, place: int) -> int:
        """The modifier of an ability now."""
        score = self.now[who.id].scores[place]
        return who.mods[place] if score == who.scores[place] else who.modifier(place, score)

    def instant(self, who: Profile) -> bool:
        """Whether somebody has its instant action of this round."""
        now = self.now[who.id]
        return (
            self.up(who)
            and rules.combat.instant_limit(now.instant_used or who.id in self.promised)
            and rules.combat.instant_surprised(now.surprised)
        )

    def two_weapons(self, who: Profile) -> int:
        """The bonus of somebody who fights with two weapons."""
        wielded = self.now[who.id].wielded
        if len(wielded) < 2 or rules.completion.helpless(self.now[who.id].conditions):
            return 0
        good = [id for id in wielded if who.weapons[id].trained and not who.weapons[id].missile]
        return rules.situation.two_weapons_bonus(len(good), self.now[who.id].shield > 0)

    def armour_class(self, who: Profile) -> int:
        """Armour class before cover: what the shield has lost, a second weapon, Dexterity lost, fatigue."""
        now = self.now[who.id]
        whole = who.ac + self.two_weapons(who) + self.modifier(who, 1) - who.mods[1]
        if now.shield != who.shield:
            trained = who.shield_trained
            whole += rules.situation.untrained_shield(now.shield, trained)
            whole -= rules.situation.untrained_shield(who.shield, trained)
        return rules.fatigue.ac(whole, now.fatigue)

    # -- where -----------------------------------------------------------------------------------------------------

    def distance(self, a: Profile, b: Profile) -> int:
        """Metres between two creatures."""
        here, there = self.now[a.id], self.now[b.id]
        if self.points:
            return rules.completion.battlefield(there.x - here.x, there.y - here.y)
        if a is b:
            return 0
        pair = (a.id, b.id) if a.index < b.index else (b.id, a.id)
        told = self.state[PLACE].apart
        if told is not self._told:
            self._told, self._apart = told, dict(told)
        return self._apart.get(pair, 0)

    def distances(self, who: Profile, others: Sequence[Profile]) -> list[int]:
        """Metres from one creature to each of these."""
        if not self.points:
            return [self.distance(who, other) for other in others]
        now = self.now
        here = now[who.id]
        x, y = here.x, here.y
        return [_metres((there := now[other.id]).x - x, there.y - y) for other in others]

    def close_by(self, who: Profile, others: Sequence[Profile]) -> list[tuple[int, Profile]]:
        """Those of them who are near enough for melee at all, with their metres."""
        longest = self.longest
        return [pair for pair in zip(self.distances(who, others), others, strict=True) if pair[0] <= longest]

    def apart(self) -> dict[tuple[str, str], int]:
        """Distances between pairs, where there are no positions."""
        return dict(self.state[PLACE].apart)

    def within(self, who: Profile, kind: str) -> bool:
        """Whether the ground where somebody is is of this kind: everywhere, or by an area."""
        return self.on(kind, self.now[who.id].x, self.now[who.id].y)

    def on(self, kind: str, x: int, y: int) -> bool:
        """Whether the ground at a place is of this kind."""
        if getattr(self.field, kind, False):
            return True
        if kind == "dark" and self.state[EXPEDITION].light_turns == 0:
            return True
        return self.points and any(
            area.kind == kind and area.box[0] <= x <= area.box[2] and area.box[1] <= y <= area.box[3]
            for area in self.field.area
        )

    def unstable(self, who: Profile) -> bool:
        """Whether somebody stands on unstable ground."""
        return not self.plain and rules.situation.magic_flight(self.within(who, "unstable"), who.sheet.flies_by_magic)

    # -- sight -----------------------------------------------------------------------------------------------------

    def lit(self, who: Profile) -> bool:
        """Whether a light shows somebody: its own, another's near it, or that of the place."""
        radius = self.options.light_radius_m
        return self.within(who, "lit") or any(
            self.now[other.id].light and self.now[other.id].present and self.distance(who, other) <= radius
            for other in self.everybody
        )

    def sees(self, who: Profile, whom: Profile) -> bool:
        """Whether one creature sees another: not blind, and no darkness hides it."""
        conditions = self.now[who.id].conditions
        if conditions and ("blind" in conditions):
            return False
        if self.plain or not self.within(whom, "dark"):
            return True
        heat = who.sheet.infravision_m > 0 and rules.hazard.infravision_disrupt(self.lit(who))
        warm = heat and rules.hazard.infravision(who.sheet.infravision_m, self.distance(who, whom))
        return not rules.hazard.darkness(True, self.lit(whom), warm)

    def gropes(self, who: Profile) -> bool:
        """Whether somebody does not see where it goes."""
        return not self.sees(who, who)

    # -- the referee -----------------------------------------------------------------------------------------------

    def ruling(
        self,
        topic: str,
        rule: Callable[..., object],
        who: str | None,
        answers: tuple[str, ...],
        usual: str,
        **data: object,
    ) -> Course[str]:
        """What the book leaves to the referee: asked if people rule here, else as the catalogue has it."""
        if not self.asked:
            return usual
        options = tuple(_option(answer) for answer in answers)
        key: str = yield Ask(topic, rule, GM, who, options, usual, ruling=True, data=data)
        return key

    def ruled_number(
        self,
        topic: str,
        rule: Callable[..., object],
        who: str | None,
        bounds: tuple[int, int],
        usual: int,
        **data: object,
    ) -> Course[int]:
        """A number that the book leaves to the referee."""
        if not self.asked:
            return usual
        low, high = bounds
        number: int = yield amount(topic, rule, GM, who, low, high, usual, ruling=True, data=data)
        return number


_metres = lru_cache(maxsize=4096)(rules.completion.battlefield)
"""The same, kept: a fight on a field asks for few differences, many times."""


def _option(answer: str) -> Option:
    """An answer of the referee; a number behind a colon is told."""
    word, _, number = answer.partition(":")
    return Option(answer, {word.replace("-", "_"): int(number)} if number else NOTHING)


def seen(view: View) -> Table:
    """The table as a seat sees it, made anew when somebody comes into sight or leaves it."""
    found: Table | None = view.memo.get("table")
    if found is None or view.memo["seen"] != view.versions.sight or not view.versions.fields:
        found = view.memo["table"] = Table(view.scene, view)
        view.memo["seen"] = view.versions.sight
    return found


def laid(scene: Scene, state: State) -> Table:
    """The table of a new game, where the referee's hand finds it."""
    table = state.memo["table"] = Table(scene, state)
    return table
