"""The scene's further tables: the field and how an encounter begins."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, StrictBool, StrictInt

from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Called, Natural, Positive, Spoken, one_of
from bojiste.systems.osr.options import InSix
from bojiste.systems.osr.sheet.fields import Ability, Damage, Need
from bojiste.systems.osr.words import AREAS, HARDNESS, ZONES

Zone = Annotated[str, one_of(ZONES)]
Height = Annotated[float, Field(ge=0, le=10_000, allow_inf_nan=False)]
"""Metres of a fall; begun ones count, so that parts of one matter."""


class Area(Strict):
    """A rectangle of the field, corners included, in metres."""

    kind: Annotated[str, one_of(AREAS)]
    """What the ground or the light is there."""
    box: Annotated[tuple[StrictInt, StrictInt, StrictInt, StrictInt], Field()]
    """Two corners in metres: ``[x1, y1, x2, y2]``."""


class Battlefield(Strict):
    """Where a fight takes place. A flag holds everywhere, an area only inside it."""

    setting: Literal["indoor", "outdoor"] = "indoor"
    """Indoors or outdoors: how far apart sides meet, in what units they shoot."""
    distance: Natural | None = None
    """Metres between the sides (none: rolled)."""
    distances: tuple[tuple[Id, Id, Natural], ...] = ()
    """Distances of pairs, where there are no places."""
    zones: tuple[tuple[Id, Id, Zone], ...] = ()
    """Zones of pairs, with the option ``range_zones``."""
    difficult: StrictBool = False
    """The whole field is difficult ground."""
    water: StrictBool = False
    """The whole field is water."""
    dark: StrictBool = False
    """It is dark."""
    underwater: StrictBool = False
    """It is under water."""
    unstable: StrictBool = False
    """The ground moves, as on a deck."""
    area: tuple[Area, ...] = ()
    """Rectangles that differ from the rest."""
    size: tuple[StrictInt, StrictInt, StrictInt, StrictInt] | None = None
    """The whole field as a box; whoever flees over its edge is gone."""


def _yes_no(value: Any) -> Any:
    return {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value


Surprise = Annotated[Literal["yes", "no", "roll"], BeforeValidator(_yes_no)]


class Meeting(Strict):
    """How an encounter begins. Sides by id; what is not said is rolled in an encounter, and plain in a fight."""

    OPEN: ClassVar = frozenset()

    surprise: dict[Id, Surprise] = Field(default_factory=dict)
    """Which sides are surprised; ``roll`` lets the dice tell."""
    surprised_on: dict[Id, Annotated[StrictInt, Field(ge=0, le=6)]] = Field(default_factory=dict)
    """Up to what roll a side is surprised."""
    reaction: Literal["roll", "attack", "wait"] | None = None
    """How monsters take it: by a roll, they attack, or they wait."""
    reaction_modifier: StrictInt = 0
    """What is added to that roll."""


class Doing(Strict):
    """Something else that the players may do on a day: as the referee rules beforehand."""

    id: Id
    """What answers call it."""
    name: Spoken | None = None
    """What people call it."""
    in_six: InSix = 0
    """Its chance, so many in six."""
    supplies: Natural = 0
    """What success brings."""
    on_the_way: StrictBool = False
    """Whether they travel meanwhile; else it takes the whole day."""


class Leg(Strict):
    """A stretch of the way. ``guides``: by what one can go there."""

    km: Positive
    """How long it is, in kilometres."""
    difficult: StrictBool = False
    """Whether the country is hard to pass."""
    guides: Annotated[tuple[Literal["road", "landmark", "compass"], ...], Field(min_length=1)] = ("compass",)
    """By what one finds the way there."""


class Quick(Strict):
    """A journey in one breath. ``mouths``: everybody who eats (none: all travellers); ``damage``: what else it cost."""

    days: Positive
    """How many days it takes."""
    mouths: Positive | None = None
    """Who eats, where that is not everybody."""
    encounters: Annotated[StrictInt, Field(ge=0, le=100)] | None = None
    """Encounters on the way, where they are not rolled."""
    damage: Natural = 0
    """Damage of the whole journey, to be shared."""


class Journey(Strict):
    """A way through the wilderness, leg by leg; ``quick`` instead of legs is one in one breath."""

    OPEN: ClassVar = frozenset({"leg", "quick", "days", "wagon", "visibility_km", "other", "hunt_yield"})

    leg: tuple[Leg, ...] = ()
    """The way, leg by leg."""
    quick: Quick | None = None
    """The whole journey in one breath."""
    days: Annotated[StrictInt, Field(ge=1, le=1000)] = 60
    """After so many days it is over, wherever they are."""
    wagon: StrictBool = False
    """Whether a wagon comes along."""
    visibility_km: Natural | None = None
    """How far one sees, in kilometres; by weather and country where nothing is said."""
    features: tuple[Spoken, ...] = ()
    """Hidden features of the country, in the order in which they are discovered."""
    other: tuple[Doing, ...] = ()
    """What else a day can be spent on."""
    camp_encounter_in_6: InSix = 0
    """The chance of an encounter at night, so many in six."""
    hunt_yield: Damage = Damage(number=2, sides=6)
    """Supplies of a day's hunting."""


class Trap(Strict):
    """A trap. ``on``: what sets it off; a hidden one needs clues, and is found like a feature."""

    id: Id
    """What answers call it."""
    name: Called | None = None
    """What people call it."""
    on: Literal["enter", "door", "search"] = "enter"
    """What sets it off: entering, a door, searching."""
    door: Id | None = None
    """The door it is at."""
    hidden: StrictBool = True
    """Whether it has to be found first."""
    clues: Spoken | None = None
    """What can be seen of it."""
    found_by: tuple[Id, ...] = ()
    """Ways of searching that find it."""
    bypassed_by: tuple[Id, ...] = ()
    """Ways of getting past it."""
    trigger_in_6: InSix = 2
    """The chance that it goes off, so many in six."""
    damage: Damage | None = None
    """Its damage."""
    fall: Height = 0
    """Metres of a pit."""
    save: Literal["magic", "death", "poison", "other"] | None = None
    """Against what a saving throw is made."""
    tags: tuple[Literal["poison", "destructive", "destroys_body"], ...] = ()
    """What its damage besides does."""


class Feature(Strict):
    """Something hidden. ``found_by``: methods that find it."""

    id: Id
    """What answers call it."""
    name: Called | None = None
    """What people call it."""
    found_by: tuple[Id, ...]
    """Ways of searching that find it."""
    treasure: Natural = 0
    """What it is worth."""
    serves: tuple[Need, ...] = ()
    """Needs of a rest that it meets."""
    opens: Id | None = None
    """A door to which it is the key."""


class Exit(Strict):
    """A way out of a room. ``door``: its id, ``name`` what it is called, ``state`` open, closed, stuck or locked
    (closed where nothing is said)."""

    to: Id
    """The room it leads to."""
    door: Id | None = None
    """The door there is."""
    name: Called | None = None
    """What people call it."""
    state: Literal["open", "closed", "stuck", "locked"] | None = None
    """How the door stands."""


class Room(Strict):
    """A place in a dungeon. ``monsters``: an encounter by its id, ``methods``: further ways to search or pass here."""

    OPEN: ClassVar = frozenset({"id", "name", "into", "exits"})

    id: Id
    """What exits call it."""
    name: Called | None = None
    """What people call it."""
    into: Spoken | None = None
    """How one says that one goes there, where it is not *into* it: ``{ cs = "ke studni" }``."""
    exits: tuple[Exit, ...] = ()
    """Where one can go from it."""
    trap: tuple[Trap, ...] = ()
    """Its traps."""
    feature: tuple[Feature, ...] = ()
    """What can be found in it."""
    monsters: Id | None = None
    """The encounter that waits in it."""
    treasure: Natural = 0
    """What lies in it openly."""
    serves: tuple[Need, ...] = ()
    """Needs of a rest that it meets."""


class Dungeon(Strict):
    """Rooms; the first is where the expedition enters, ``out`` where it leaves."""

    room: tuple[Room, ...] = ()
    """The rooms; one begins in the first."""
    methods: tuple[Id, ...] = ("look", "tap", "pole")
    """Ways to search and to pass that the players may declare."""
    wandering_every: Positive = 2
    """Every how many turns somebody may come along."""
    wandering_in_6: InSix = 1
    """The chance of it, so many in six."""
    rest_wandering: Literal["usual", "none"] | InSix | None = None
    """Who may come along while they rest: as at any time, nobody, or so many in six once for the whole rest."""
    turns: Annotated[StrictInt, Field(ge=1, le=5000)] = 200
    """After so many turns it is over."""
    hours_since_rest: Natural = 0
    """Hours since their last rest."""
    light_turns: Natural | None = None
    """Turns that the party's light still lasts (none: for ever)."""


class Met(Strict):
    """Who is met: ids of combatants, who stay away until then. ``wandering``: by chance, else where a room says."""

    id: Id
    """What rooms and the hand call it."""
    who: Annotated[tuple[Id, ...], Field(min_length=1)]
    """Those who are met; they stay away until then."""
    wandering: StrictBool = True
    """Whether they may come along by chance."""
    setting: Literal["indoor", "outdoor"] | None = None
    """Where they are met."""
    distance: Natural | None = None
    """How far away, in metres."""
    reaction: Literal["roll", "attack", "wait"] = "roll"
    """How they take it."""
    treasure: Natural = 0
    """What they have with them."""
    experience: Natural = 0
    """Experience for getting the better of them."""


class Trial(Strict):
    """One thing that is settled by itself: a check, a saving throw, a chance, a fall, days of hunger or of rest."""

    kind: Literal["check", "save", "chance", "fall", "hunger", "town", "hardship", "reaction", "repair", "reward"]
    """What is tried."""
    who: tuple[Id, ...] = ()
    """None: everybody of the players' side."""
    ability: Ability | None = None
    """The ability that is checked."""
    difficulty: (
        Annotated[StrictInt, Field(ge=HARDNESS[0], le=HARDNESS[1])]
        | Literal["easy", "medium", "hard", "very_hard"]
        | None
    ) = None
    """What must be reached: a number, or a word of the table."""
    assumable: StrictBool = True
    """Whether the competence for it can be assumed; if not, the difficulty is 20."""
    basic: StrictBool = False
    """Whether everybody of the trade does it without a check, where nothing threatens."""
    against: Literal["magic", "death", "poison", "fear", "other"] = "other"
    """Against what the saving throw is made."""
    damage: Damage | None = None
    """Damage, where it fails."""
    x: Natural = 0
    """So many in ``of`` it comes off."""
    of: Annotated[StrictInt, Field(ge=2, le=100)] = 6
    """Sides of the die of a chance."""
    percent: Annotated[StrictInt, Field(ge=0, le=100)] | None = None
    """The chance in per cent."""
    metres: Height = 0
    """How deep the fall is."""
    soft: StrictBool = False
    """Whether they fall on something soft."""
    days: Annotated[StrictInt, Field(ge=1, le=1000)] = 1
    """How many days go by."""
    food: StrictBool = False
    """Whether there is food."""
    drink: StrictBool = False
    """Whether there is drink."""
    points: Positive = 1
    """Points of fatigue."""
    cause: Literal["illness", "injury", "ritual", "sleepless", "other"] = "other"
    """What the hardship is."""
    safe: StrictBool = False
    """Whether the place is safe."""
    treasure: Natural = 0
    """Treasure gained."""
    experience: Natural = 0
    """Experience gained."""


class World(Strict):
    """Tables besides those that every scene has."""

    OPEN: ClassVar = frozenset({"field", "meeting", "formation", "journey", "dungeon", "trial", "pool"})

    field: Battlefield = Battlefield()
    """Where a fight is."""
    meeting: Meeting = Meeting()
    """How an encounter begins."""
    formation: dict[Id, dict[Id, tuple[StrictInt, StrictInt]]] = Field(default_factory=dict)
    """Named formations: who stands how many metres to the side and back; the first is the usual one."""
    journey: Journey = Journey()
    """A journey."""
    dungeon: Dungeon = Dungeon()
    """A dungeon."""
    met: tuple[Met, ...] = ()
    """Whom an expedition can meet."""
    trial: tuple[Trial, ...] = ()
    """Single things, one after another."""
    pool: Natural = 0
    """Supplies that everybody may take from."""
