"""What a scene says of one combatant: attributes, skills, gear, a horse; and the numbers it may begin with."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import AfterValidator, BeforeValidator, Field, model_validator

from bojiste.core.ask import GM
from bojiste.core.reading import Id, Strict
from bojiste.kit.fields import Natural, Positive, fault
from bojiste.systems.fiveaction.rules.ability import register
from bojiste.systems.fiveaction.words import (
    ABILITIES,
    ACCESSORIES,
    BARE_HANDS,
    BOWS,
    CLASSES,
    CRAFT,
    CROSSBOWS,
    FOOT,
    HUNDREDTH,
    KEYED_ABILITIES,
    MATERIALS,
    PIECES,
    SHIELD,
    SKILL_KEYS,
    SKILLS,
    Damage,
    Guard,
    Hand,
    Hook,
    Stance,
    Status,
)
from bojiste.systems.fiveaction.words.body import Part
from bojiste.systems.fiveaction.words.gear import POLES, SHIELDS, WEAPONS


def _scaled(value: Any, scale: int, reason: str) -> Any:
    """A number of feet, pounds or coins as a whole number of its smallest parts."""
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        raise fault(reason)
    exact = Decimal(str(value)) * scale
    if exact != exact.to_integral_value():
        raise fault(reason)
    return int(exact)


def _feet(value: Any) -> Any:
    return _scaled(value, FOOT, "not-quarter-feet")


def _hundredths(value: Any) -> Any:
    return _scaled(value, HUNDREDTH, "not-hundredths")


Feet = Annotated[int, Field(ge=0), BeforeValidator(_feet, json_schema_input_type=float)]
"""A length: written in feet, kept in quarter feet."""
Far = Annotated[int, Field(ge=FOOT), BeforeValidator(_feet, json_schema_input_type=float)]
"""A length of at least a foot."""
Exact = Annotated[int, Field(ge=0), BeforeValidator(_hundredths, json_schema_input_type=float)]
"""A weight, a price or a factor: written with at most two decimals, kept in hundredths."""
Attribute = Annotated[int, Field(ge=-5, le=30)]


def _known(known: tuple[str, ...]) -> AfterValidator:
    def check(value: str) -> str:
        if value not in known:
            raise fault("not-one-of", expected=", ".join(known))
        return value

    return AfterValidator(check)


def _skill(value: str) -> str:
    if value not in SKILL_KEYS and value not in SKILLS and not value.startswith(CRAFT):
        raise fault("not-one-of", expected=", ".join((*SKILLS, *SKILL_KEYS, f"{CRAFT}…")))
    return value


def _ability(value: str) -> str:
    name, _, key = value.partition(":")
    if not register(name, key, SKILL_KEYS):
        known = (*ABILITIES, *(f"{name}:…" for name in KEYED_ABILITIES))
        raise fault("not-one-of", expected=", ".join(known))
    return value


CRAFT_TOOL = Annotated[str, _known(tuple(key for key in SKILL_KEYS if "/" in key))]
SkillKey = Annotated[str, AfterValidator(_skill)]
AbilityKey = Annotated[str, AfterValidator(_ability)]
WeaponId = Annotated[str, _known((*WEAPONS, *POLES))]


class Masterwork(Strict):
    """Points of quality, as the maker spent them."""

    attack: Natural = 0
    """Points spent on hitting."""
    damage: Natural = 0
    """Points spent on damage."""
    slowdown: Natural = 0
    """Points spent on being faster."""
    weight: Annotated[int, Field(ge=0, le=9)] = 0
    """Points spent on being lighter."""
    range: Natural = 0
    """Points spent on range."""
    dr: Natural = 0
    """Points spent on stopping damage."""


class Ammunition(Strict):
    """Special ammunition of a missile weapon: its bonus, and how many pieces there are."""

    bonus: Positive
    """What it adds to damage."""
    attack: Natural = 0
    """What it adds to attacks."""
    quantity: Positive = 1
    """How many pieces there are."""


class WeaponTable(Strict):
    """One weapon. ``hand``: where it is at the start. What is narrower than its row stays inside the row's band."""

    row: WeaponId
    """The row of the table it is of."""
    hand: Hand = Hand.MAIN
    """Where it is at the start."""
    head: WeaponId | None = None
    """What a pole weapon bears."""
    head_type: Damage | None = None
    """How a straight head of a pole wounds: fixed when it is built."""
    reach: tuple[Feet, Feet] | None = None
    """From how near to how far it strikes, in feet, within the band of its row."""
    slowdown: Natural | None = None
    """What it takes off initiative, within its row."""
    weight: Exact | None = None
    """Its weight, within its row."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""
    ammunition: Ammunition | None = None
    """Special ammunition."""
    breaker: bool = False
    """A sword-breaker."""
    dual: bool = False
    """Both ends strike."""
    small: bool = False
    """A blowgun for one hand."""
    hook: Hook | None = None
    """Whether it bears a hook for tripping."""
    tools: tuple[Literal["hook", "cranequin"], ...] = ()
    """What is there to span a crossbow."""
    use: bool = True
    """Whether it is meant to be used in this fight, so that its slowdown counts."""

    @model_validator(mode="after")
    def _is_one(self) -> Self:
        if (self.row in POLES) != (self.head is not None):
            raise fault("pole-without-head" if self.row in POLES else "head-without-pole")
        if self.head is not None:
            self._built(self.head)
        if self.breaker and self.row != "light_straight_blade":
            raise fault("breaker-not-light-blade")
        if self.small and self.row != "blowgun":
            raise fault("small-not-blowgun")
        return self

    def _built(self, head: str) -> None:
        if head in POLES or not WEAPONS[head].weight_class or WEAPONS[head].type in ("bow", "crossbow"):
            raise fault("pole-head-no-weapon", head=head)
        if CLASSES.index(WEAPONS[head].weight_class) > CLASSES.index(POLES[self.row].weight_class):
            raise fault("pole-head-too-heavy", head=head)
        types = WEAPONS[head].rows[0].types
        if self.head_type is not None and self.head_type not in types:
            raise fault("pole-head-type", head=head, types=", ".join(types))

    @model_validator(mode="after")
    def _quality(self) -> Self:
        work = self.masterwork
        if work.dr or work.slowdown > 1:
            raise fault("masterwork-not-here")
        missile = self.row in (*BOWS, *CROSSBOWS)
        if work.range and not missile:
            raise fault("masterwork-range")
        if missile and (work.damage or work.attack):
            raise fault("masterwork-missile")
        if self.ammunition and not missile:
            raise fault("ammunition-without-bow")
        return self


class ShieldTable(Strict):
    row: Annotated[str, _known(tuple(SHIELDS))]
    """The row of the table it is of."""
    in_hand: bool = True
    """Whether it is in hand at the start."""
    reach: tuple[Feet, Feet] | None = None
    """From how near to how far it strikes, in feet."""
    slowdown: Natural | None = None
    """What it takes off initiative."""
    weight: Exact | None = None
    """Its weight."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""


class ArmourTable(Strict):
    """A piece of armour; ``dr`` is its base reduction before masterwork."""

    piece: Annotated[str, _known(PIECES)]
    """What of the body it protects."""
    material: Annotated[str, _known(MATERIALS)]
    """What it is made of."""
    dr: Natural
    """How much damage it stops, before masterwork."""
    weight: Exact | None = None
    """Its weight."""
    price: Exact | None = None
    """Its price."""
    masterwork: Masterwork = Masterwork()
    """How well it is made."""


class HorseTable(Strict):
    """What makes a combatant a mount. Speeds are ft for each action."""

    training: Natural = 0
    """How far it is trained."""
    harness: bool = False
    """Whether it bears armour."""
    balance: int = 0
    """What it adds to the rider's balance."""
    canter: Far
    """Feet for each action at a canter."""
    sprint: Far
    """Feet for each action at full speed."""
    attack: int | None = None
    """The bonus of its own attacks."""
    damage: tuple[Positive, Positive, int] | None = None
    """Dice, sides and constant of a war horse's own attack."""
    bond: int = 0
    """How well it knows its rider: added to both bonuses that its training improves."""


class LocationTable(Strict):
    """An own table of hit locations: for each part its ranges."""

    ranges: dict[Part, tuple[tuple[int, int], ...]]
    """For each part the rolls that meet it."""


def _once_each(value: Any) -> Any:
    """``["finesse"]`` as ``{finesse = 1}``."""
    if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
        return dict.fromkeys(value, 1)
    return value


_Table = dict[AbilityKey, Positive]
Abilities = Annotated[_Table, BeforeValidator(_once_each, json_schema_input_type=_Table | tuple[AbilityKey, ...])]
"""Abilities with how often each was chosen, or a list of those chosen once."""


class Sheet(Strict):
    """A combatant, or a mount."""

    OPEN: ClassVar = frozenset({
        "size", "height", "weapons", "shield", "armour", "mount", "horse", "teamwork", "location_size",
        "location_table", "load_slowdown", "load_run_factor",
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
    values: dict[Annotated[str, _known(SKILLS)], int] = Field(default_factory=dict)
    """Finished values of skill tests."""
    abilities: Abilities = Field(default_factory=dict)
    """Abilities, each with how often it was chosen, or a list of those chosen once."""
    shield_focus: tuple[Literal["defence", "attack"], ...] = ()
    """What a focus on shields was chosen for."""
    weapons: tuple[WeaponTable, ...] = ()
    """Weapons."""
    shield: ShieldTable | None = None
    """The shield."""
    armour: tuple[ArmourTable, ...] = ()
    """Pieces of armour."""
    load_slowdown: Natural = 0
    """What the load takes off initiative."""
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
    """Added to the will of whoever stands a charge."""

    @model_validator(mode="after")
    def _hold(self) -> Self:
        in_hand = [weapon for weapon in self.weapons if weapon.hand in (Hand.MAIN, Hand.OFF, Hand.BOTH)]
        hands = [weapon.hand for weapon in in_hand]
        if len(hands) != len(set(hands)) or (Hand.BOTH in hands and len(hands) > 1):
            raise fault("hands-full")
        shield = self.shield if self.shield is not None and self.shield.in_hand else None
        if shield is None:
            return self
        if shield.row == "pavise":
            raise fault("pavise-carried")
        if any(WEAPONS[weapon.row].rows[0].grip == "missile" for weapon in in_hand if weapon.row in WEAPONS):
            raise fault("shield-with-missile")
        if shield.row not in ("buckler", "plate_gauntlets") and (Hand.BOTH in hands or Hand.OFF in hands):
            raise fault("shield-without-hand")
        return self

    @model_validator(mode="after")
    def _able(self) -> Self:
        if self.skills.get(BARE_HANDS) and "unarmed_combat" not in self.abilities:
            raise fault("bare-hands-without-ability")
        focus = self.abilities.get(f"weapon_focus:{SHIELD}", 0)
        if focus != len(self.shield_focus) or len(set(self.shield_focus)) != focus:
            raise fault("shield-focus-not-chosen")
        if any(name.startswith("weapon_specialization:") and count > 2 for name, count in self.abilities.items()):
            raise fault("specialized-too-often")
        return self

    @model_validator(mode="after")
    def _worn(self) -> Self:
        pieces = [piece.piece for piece in self.armour]
        twice = [piece for piece in pieces if pieces.count(piece) > 1]
        if twice:
            raise fault("armour-twice", piece=twice[0])
        for piece in self.armour:
            if piece.masterwork.attack or piece.masterwork.damage or piece.masterwork.range:
                raise fault("masterwork-not-here")
            if piece.masterwork.slowdown > 2:
                raise fault("masterwork-not-here")
            if piece.piece == ACCESSORIES and piece.material not in ("mail", "plate"):
                raise fault("no-such-armour", piece=piece.piece, material=piece.material)
        return self

    @property
    def is_mount(self) -> bool:
        return self.horse is not None

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

    @model_validator(mode="after")
    def _fits(self) -> Self:
        if self.loophole and self.cover not in (6, 8):
            raise fault("loophole-cover", cover=self.cover)
        return self
