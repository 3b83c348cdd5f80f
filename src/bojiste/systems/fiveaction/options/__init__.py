"""The rules-options block: optional modules, and every number that the source leaves open, with its default."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.reading import Strict
from bojiste.kit.fields import Positive
from bojiste.systems.fiveaction.options.body import (
    Attributes,
    Lives,
    Shock,
    Tests,
)
from bojiste.systems.fiveaction.options.fighting import (
    Abilities,
    Actions,
    CriticalHits,
    FirstAid,
    Intimidation,
    Missile,
    Mounted,
    MultipleCritical,
    PaidDefence,
    Shields,
    Trip,
    Turtle,
    TwoWeapons,
    Weapons,
)
from bojiste.systems.fiveaction.options.house import House
from bojiste.systems.fiveaction.sheet.fields import CRAFT_TOOL


class Modules(Strict):
    """Optional modules. What one of them needs or forces is checked."""

    initiative_each_round: bool | None = None
    """Whether initiative is rolled in every round; paid defence forces it."""
    initiative_recalculated: bool = False
    """Whether initiative follows the gear in use: what is let go slows nobody down."""
    heavy_blows: bool = False
    """Heavy blows stun."""
    push_back: bool = False
    """Heavy blows push back; only together with ``heavy_blows``."""
    defence_costs_actions: bool = False
    """Defence is paid with actions, layer by layer."""
    hit_locations: bool = False
    """Every hit meets some part of the body, with its own armour and wounds."""
    hit_location_table: Annotated[int, Field(ge=1, le=3)] = 1
    """Which of the three tables of parts."""
    hit_location_method: Literal["sum", "percent"] = "sum"
    """Whether the part is told by a sum of dice or by per cent."""
    hit_location_full_lives: bool = False
    """Whether each part has the lives of the whole body."""
    hit_location_percent_per_step: Positive = 2
    """Per cent that a step of aim shifts."""


class Setting(Strict):
    late_plate: bool = False
    """Whether there is the plate armour of late times."""


class Craft(Strict):
    """The tools of a craft (``type/class``), and whether it has only the one."""

    tools: tuple[CRAFT_TOOL, ...] = Field(min_length=1)
    """Its tools, ``type/class``."""
    dominant: bool
    """Whether it has only the one."""


CRAFTS = {
    "smith": Craft(tools=("blunt/medium",), dominant=True),
    "farmer": Craft(tools=("curved_blade/medium", "blunt/medium"), dominant=False),
}


class Options(House):
    """How the table plays this scene."""

    modules: Modules = Modules()
    """Optional modules."""
    rounding: Literal["floor", "nearest", "ceil"] = "floor"
    """How quotients are rounded where the source says nothing."""
    tests: Tests = Tests()
    """Ties and naturals of tests."""
    attributes: Attributes = Attributes()
    """Which attribute stands for what."""
    lives: Lives = Lives()
    """Lives, levels of wounds and what they take off."""
    shock: Shock = Shock()
    """Tests against shock."""
    actions: Actions = Actions()
    """How many actions things take."""
    provoking_activities: frozenset[Literal["draw", "pick_up", "load", "rise", "other"]] = frozenset(
        {"draw", "pick_up", "load", "rise", "other"}
    )
    """What lets an enemy strike."""
    turtle: Turtle = Turtle()
    """Those of negative initiative who hurry."""
    two_weapons: TwoWeapons = TwoWeapons()
    """Two weapons."""
    abilities: Abilities = Abilities()
    """What abilities are worth."""
    crit: CriticalHits = CriticalHits()
    """Critical hits."""
    multiple_critical: MultipleCritical = MultipleCritical()
    """Double and triple ones."""
    weapons: Weapons = Weapons()
    """Figures of weapons."""
    shields: Shields = Shields()
    """Figures of shields."""
    missile: Missile = Missile()
    """Shots."""
    trip: Trip = Trip()
    """Tripping."""
    mounted: Mounted = Mounted()
    """Riding."""
    intimidation: Intimidation = Intimidation()
    """Frightening."""
    model2: PaidDefence = PaidDefence()
    """Paid defence."""
    first_aid: FirstAid = FirstAid()
    """First aid."""
    setting: Setting = Setting()
    """What there is in this world."""
    craft: dict[str, Craft] = CRAFTS
    """Crafts that a weapon skill may rest on."""
