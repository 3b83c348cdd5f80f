"""The scene's further tables: the field and how an encounter begins."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, Spoken, one_of
from bojiste.systems.osr.options import InSix
from bojiste.systems.osr.sheet import Ability, Damage, Need
from bojiste.systems.osr.words import AREAS, ZONES

Zone = Annotated[str, one_of(ZONES)]


class Area(Strict):
    """A rectangle of the field, corners included, in metres."""

    kind: Annotated[str, one_of(AREAS)]
    box: Annotated[tuple[StrictInt, StrictInt, StrictInt, StrictInt], Field()]


class Battlefield(Strict):
    """Where a fight takes place. A flag holds everywhere, an area only inside it."""

    setting: Literal["indoor", "outdoor"] = "indoor"
    distance: Natural | None = None
    """Metres between the sides (none: rolled)."""
    distances: tuple[tuple[Id, Id, Natural], ...] = ()
    zones: tuple[tuple[Id, Id, Zone], ...] = ()
    difficult: StrictBool = False
    water: StrictBool = False
    dark: StrictBool = False
    underwater: StrictBool = False
    unstable: StrictBool = False
    area: tuple[Area, ...] = ()
    size: tuple[StrictInt, StrictInt, StrictInt, StrictInt] | None = None
    """The whole field as a box; whoever flees over its edge is gone."""


def _yes_no(value: Any) -> Any:
    return {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value


Surprise = Annotated[Literal["yes", "no", "roll"], BeforeValidator(_yes_no)]


class Meeting(Strict):
    """How an encounter begins. Sides by id; what is not said is rolled in an encounter, and plain in a fight."""

    surprise: dict[Id, Surprise] = Field(default_factory=dict)
    surprised_on: dict[Id, Annotated[StrictInt, Field(ge=0, le=6)]] = Field(default_factory=dict)
    reaction: Literal["roll", "attack", "wait"] | None = None
    reaction_modifier: StrictInt = 0


class Doing(Strict):
    """Something else that the players may do on a day: as the referee rules beforehand."""

    id: Id
    name: Spoken | None = None
    in_six: InSix = 0
    supplies: Natural = 0
    """What success brings."""
    on_the_way: StrictBool = False
    """Whether they travel meanwhile; else it takes the whole day."""


class Leg(Strict):
    """A stretch of the way. ``guides``: by what one can go there."""

    km: Positive
    difficult: StrictBool = False
    guides: Annotated[tuple[Literal["road", "landmark", "compass"], ...], Field(min_length=1)] = ("compass",)


class Quick(Strict):
    """A journey in one breath. ``mouths``: everybody who eats (none: all travellers); ``damage``: what else it cost."""

    days: Positive
    mouths: Positive | None = None
    encounters: Natural | None = None
    damage: Natural = 0


class Journey(Strict):
    """A way through the wilderness, leg by leg; ``quick`` instead of legs is one in one breath."""

    leg: tuple[Leg, ...] = ()
    quick: Quick | None = None
    days: Annotated[StrictInt, Field(ge=1, le=1000)] = 60
    """After so many days it is over, wherever they are."""
    wagon: StrictBool = False
    visibility_km: Natural | None = None
    features: tuple[Spoken, ...] = ()
    """Hidden features of the country, in the order in which they are discovered."""
    other: tuple[Doing, ...] = ()
    camp_encounter_in_6: InSix = 0
    hunt_yield: Damage = Damage(number=2, sides=6)


class Trap(Strict):
    """A trap. ``on``: what sets it off; a hidden one needs clues, and is found like a feature."""

    id: Id
    name: Spoken | None = None
    on: Literal["enter", "door", "search"] = "enter"
    door: Id | None = None
    hidden: StrictBool = True
    clues: Spoken | None = None
    found_by: tuple[Id, ...] = ()
    bypassed_by: tuple[Id, ...] = ()
    trigger_in_6: InSix = 2
    damage: Damage | None = None
    fall: Natural = 0
    """Metres of a pit."""
    save: Literal["magic", "death", "poison", "other"] | None = None
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()


class Feature(Strict):
    """Something hidden. ``found_by``: methods that find it."""

    id: Id
    name: Spoken | None = None
    found_by: tuple[Id, ...]
    treasure: Natural = 0
    serves: tuple[Need, ...] = ()
    opens: Id | None = None
    """A door to which it is the key."""


class Exit(Strict):
    """A way out of a room. ``door``: its id, ``name`` what it is called, ``state`` open, closed, stuck or locked
    (closed where nothing is said)."""

    to: Id
    door: Id | None = None
    name: Spoken | None = None
    state: Literal["open", "closed", "stuck", "locked"] | None = None


class Room(Strict):
    """A place in a dungeon. ``monsters``: an encounter by its id, ``methods``: further ways to search or pass here."""

    id: Id
    name: Spoken | None = None
    exits: tuple[Exit, ...] = ()
    trap: tuple[Trap, ...] = ()
    feature: tuple[Feature, ...] = ()
    monsters: Id | None = None
    treasure: Natural = 0
    serves: tuple[Need, ...] = ()


class Dungeon(Strict):
    """Rooms; the first is where the expedition enters, ``out`` where it leaves."""

    room: tuple[Room, ...] = ()
    methods: tuple[Id, ...] = ("look", "tap", "pole")
    """Ways to search and to pass that the players may declare."""
    wandering_every: Positive = 2
    wandering_in_6: InSix = 1
    rest_wandering: Literal["usual", "none"] | None = None
    turns: Annotated[StrictInt, Field(ge=1, le=5000)] = 200
    hours_since_rest: Natural = 0
    light_turns: Natural | None = None
    """Turns that the party's light still lasts (none: for ever)."""


class Met(Strict):
    """Who is met: ids of combatants, who stay away until then. ``wandering``: by chance, else where a room says."""

    id: Id
    who: Annotated[tuple[Id, ...], Field(min_length=1)]
    wandering: StrictBool = True
    setting: Literal["indoor", "outdoor"] | None = None
    distance: Natural | None = None
    reaction: Literal["roll", "attack", "wait"] = "roll"
    treasure: Natural = 0
    experience: Natural = 0


class Trial(Strict):
    """One thing that is settled by itself: a check, a saving throw, a chance, a fall, days of hunger or of rest."""

    kind: Literal["check", "save", "chance", "fall", "hunger", "town", "hardship", "reaction", "repair", "reward"]
    who: tuple[Id, ...] = ()
    """None: everybody of the players' side."""
    ability: Ability | None = None
    difficulty: Annotated[StrictInt, Field(ge=1, le=40)] | Literal["easy", "medium", "hard", "very_hard"] | None = None
    assumable: StrictBool = True
    basic: StrictBool = False
    against: Literal["magic", "death", "poison", "fear", "other"] = "other"
    damage: Damage | None = None
    x: Natural = 0
    of: Annotated[StrictInt, Field(ge=2, le=100)] = 6
    percent: Annotated[StrictInt, Field(ge=0, le=100)] | None = None
    metres: Natural = 0
    soft: StrictBool = False
    days: Positive = 1
    food: StrictBool = False
    drink: StrictBool = False
    points: Positive = 1
    cause: Literal["illness", "injury", "ritual", "sleepless", "other"] = "other"
    safe: StrictBool = False
    treasure: Natural = 0
    experience: Natural = 0


class World(Strict):
    """Tables besides those that every scene has."""

    field: Battlefield = Battlefield()
    meeting: Meeting = Meeting()
    formation: dict[Id, dict[Id, tuple[StrictInt, StrictInt]]] = Field(default_factory=dict)
    """Named formations: who stands how many metres to the side and back; the first is the usual one."""
    journey: Journey = Journey()
    dungeon: Dungeon = Dungeon()
    met: tuple[Met, ...] = ()
    trial: tuple[Trial, ...] = ()
    pool: Natural = 0
    """Supplies that everybody may take from."""
