"""What a scene says of one combatant: attributes, skills, gear, a horse; and the numbers it may begin with."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive
from bojiste.systems.fiveaction.sheet.body import HorseTable, LocationTable
from bojiste.systems.fiveaction.sheet.fields import Abilities, Attribute, Exact, Far, Feet, SkillKey, known_to
from bojiste.systems.fiveaction.sheet.gear import ArmourTable, ShieldTable, WeaponTable
from bojiste.systems.fiveaction.words import (
    HUNDREDTH,
    SKILLS,
    Guard,
    Hand,
    Stance,
    Status,
)
from bojiste.systems.fiveaction.words.body import Part


def _sheathed(value: Any) -> Any:
    """Of weapons of which only the name is said, those after the first are sheathed."""
    if not isinstance(value, list | tuple):
        return value
    return [{"row": one, "hand": Hand.SHEATHED} if at and isinstance(one, str) else one for at, one in enumerate(value)]


class Sheet(Strict):
    """A combatant, or a mount."""

    OPEN: ClassVar = frozenset({
        "size", "height", "weapons", "shield", "armour", "location_armour", "mount", "horse", "teamwork",
        "location_size", "location_table", "load_slowdown", "load_run_factor",
    })  # fmt: skip
    UNKNOWN: ClassVar = {"strength": 3, "dexterity": 3, "constitution": 3}

    strength: Attribute
    """Strength, −5 to 30."""
    dexterity: Attribute
    """Dexterity, −5 to 30."""
    constitution: Attribute
    """Constitution, −5 to 30."""
    will: Attribute = 0
    """Will, −5 to 30."""
    reaction: int | None = None
    """What initiative counts with; by the options where it is not stated."""
    initiative: int = 0
    """Bonuses of abilities to initiative."""
    size: Annotated[int, Field(ge=-5, le=12)] = 0
    """Size: 0 for people."""
    height: Far | None = None
    """Height in feet; by its size where it is not stated."""
    skills: dict[SkillKey, Natural] = Field(default_factory=dict)
    """Levels of skills."""
    values: dict[Annotated[str, known_to(SKILLS)], int] = Field(default_factory=dict)
    """Finished values of skill tests."""
    abilities: Abilities = Field(default_factory=dict)
    """Abilities, each with how often it was chosen, or a list in which each stands so often."""
    shield_focus: tuple[Literal["defence", "attack"], ...] = ()
    """What a focus on shields was chosen for."""
    weapons: Annotated[tuple[WeaponTable, ...], BeforeValidator(_sheathed)] = ()
    """Weapons: tables, or names of rows, of which the first is in hand."""
    shield: ShieldTable | None = None
    """The shield."""
    armour: tuple[ArmourTable, ...] = ()
    """Pieces of armour."""
    location_armour: tuple[ArmourTable, ...] | None = None
    """The pieces with hit locations, whose tables have others; without it ``armour`` as it stands."""
    load_slowdown: Natural = 0
    """The slowdown of the load: it shortens step and run, and leaves initiative alone."""
    load_run_factor: Exact = HUNDREDTH
    """The share of its speed that the load leaves."""
    mount: Id | None = None
    """The mount it sits on."""
    horse: HorseTable | None = None
    """What makes it a mount."""
    teamwork: tuple[Id, ...] = ()
    """With whom a pair is trained."""
    location_size: int | None = None
    """At what size its body is hit, where that is not its own."""
    location_table: LocationTable | None = None
    """An own table of hit locations."""
    fear_bonus: int = 0
    """Added to its will when it stands a mounted charge; below 0 the charge is harder to stand."""

    @property
    def is_mount(self) -> bool:
        return self.horse is not None

    def worn(self, by_parts: bool) -> tuple[str, tuple[ArmourTable, ...]]:
        """The pieces that count with or without hit locations, and the key under which they stand."""
        if by_parts and self.location_armour is not None:
            return "location_armour", self.location_armour
        return "armour", self.armour

    def default_seat(self, id: str) -> str:
        """Who is not told apart belongs to the referee."""
        return GM


class FearTable(Strict):
    """Whom somebody fears: against which target, in which tier."""

    of: Id
    """Whom it fears."""
    target: Positive
    """What the will must reach against it."""
    tier: Annotated[int, Field(ge=1, le=5)]
    """How great the fear is, 1 to 5."""
    bonus: Natural = 0
    """What is added to that test."""


class Given(Strict):
    """The numbers a scene may state to begin in the middle."""

    OPEN: ClassVar = frozenset({"at"})

    at: tuple[Feet, Feet] | None = None
    """Where it stands, in feet."""
    wounds: Natural = 0
    """Wounds it has."""
    parts: dict[Part, Natural] = Field(default_factory=dict)
    """Wounds by part of the body, with hit locations."""
    stun: Natural = 0
    """Stun it has."""
    virtual: Natural = 0
    """Lives from elsewhere that are lost first."""
    status: Status = Status.ACTIVE
    """Whether it is active, unconscious, out, dead or gone."""
    guard: Guard = Guard.AWARE
    """Whether it is aware of what comes, unaware or surprised."""
    stance: Stance = Stance.NORMAL
    """The stance it fights in."""
    prone: bool = False
    """Whether it lies."""
    concentrating: bool = False
    """Whether it concentrates."""
    berserk: bool = False
    """Whether it is in fury."""
    loaded: bool = False
    """Whether its missile weapon is loaded."""
    cover: Annotated[int, Field(ge=0, le=8)] = 0
    """The cover it has, 0 to 8."""
    loophole: bool = False
    """Whether it shoots through a loophole."""
    pavise: bool = False
    """Whether it stands behind a pavise."""
    sword_side: Id | None = None
    """Whom a rider has on the side of his sword, where a heavy shield does not reach."""
    fear: FearTable | None = None
    """Whom it fears."""
    gait: Literal["stand", "walk", "canter", "sprint"] = "stand"
    """How fast it moves at the start."""
