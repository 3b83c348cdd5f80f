"""What a stat block says, in numbers: half-way between printed sentences and blocks of the bestiary."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bojiste.systems.srd5.importing.spells import Casting


class Damage(NamedTuple):
    """``2d6+3 slashing``: dice, what is added, the type."""

    dice: int
    sides: int
    flat: int
    type: str

    def __str__(self) -> str:
        dice = f"{self.dice}d{self.sides}" if self.dice else ""
        flat = f"{self.flat:+d}" if self.flat and dice else str(self.flat) if not dice else ""
        return f"{dice}{flat} {self.type}"


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What befalls a target beside the damage of a hit: after a failed save, or at once where there is none.

    ``save`` and ``dc``: the saving throw; without them it happens to whoever is hit. ``half``: a success halves the
    damage. ``lasts``: how long the conditions last, in rounds (0: until they are lifted); ``until``: instead, the turn
    that ends them. ``again``: the save is repeated at the end of each of the target's turns. ``size``: the largest
    that is affected. ``escape``: the Difficulty Class of the grapple.
    """

    save: str = ""
    dc: int = 0
    damage: tuple[Damage, ...] = ()
    half: bool = False
    badly: tuple[str, ...] = ()
    """Conditions of whoever fails by 5 or more."""
    repeats: str = ""
    """When the save is repeated, if not just at the end of a turn: ``unseen``, ``harmed``."""
    worse: str = ""
    """What being restrained turns into when the repeated save fails."""
    wakes: tuple[str, ...] = ()
    """Conditions that damage ends."""
    tended: tuple[tuple[str, int], ...] = ()
    """Conditions that an action of anybody near ends, and what a check of Medicine must reach (0: no check)."""
    torment: tuple[str, tuple[Damage, ...], str] | None = None
    """A condition that hurts turn by turn: its damage, and when."""
    most: int = 0
    """At most so many are held at once."""
    conditions: tuple[str, ...] = ()
    lasts: int = 0
    until: str = ""
    again: bool = False
    size: str = ""
    spares: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    escape: int = 0
    alone: bool = False
    """Whoever holds somebody so makes the attack at nobody else."""
    push: int = 0
    pull: int = 0
    mild: bool = False
    """It leaves alive whoever its damage brings to 0 hit points, and befalls nobody else."""
    drain: str = ""
    """Maximum hit points fall by the damage taken: of this type, or by all (``damage``)."""
    feeds: bool = False
    """And who has dealt it regains as many."""


@dataclass(frozen=True, kw_only=True)
class Area:
    """``line 60 5``: its shape, its size, for a line its width; ``away``: how far off its origin may be chosen."""

    shape: str
    size: int
    width: int = 0
    away: int = 0


@dataclass(frozen=True, kw_only=True)
class Use:
    """How often: ``recharge`` from this face of a d6, so many times a day, or after a rest."""

    recharge: int = 0
    day: int = 0
    rest: bool = False


@dataclass(frozen=True, kw_only=True)
class Charge:
    """What a hit does besides after a straight run of so many feet; the attack that may follow as a bonus action."""

    feet: int
    damage: tuple[Damage, ...] = ()
    effects: tuple[Effect, ...] = ()
    bonus: str = ""


@dataclass(frozen=True, kw_only=True)
class Attack:
    name: str
    melee: bool
    spell: bool
    to_hit: int
    reach: int | None = None
    range: tuple[int, int] | None = None
    damage: tuple[Damage, ...] = ()
    two_handed: tuple[Damage, ...] = ()
    half_hit_points: tuple[Damage, ...] = ()
    """What it does instead while a swarm has half of its hit points or fewer."""
    effects: tuple[Effect, ...] = ()
    charge: Charge | None = None
    use: Use = Use()
    on: str = ""
    """Only at creatures in this state."""
    left: tuple[str, ...] = ()
    """Sentences that were not understood."""


@dataclass(frozen=True, kw_only=True)
class Power:
    """An action that is no attack: a breath, a gaze, a horrible presence."""

    name: str
    effects: tuple[Effect, ...] = ()
    area: Area | None = None
    range: int = 0
    use: Use = Use()
    chosen: bool = False
    """Only those of its choice."""
    on_its: str = ""
    """Only creatures that suffer this from it."""
    targets: int = 1
    whom: str = ""
    """``allies``: it is meant for those, and without a range for its user alone."""
    alone: bool = False
    keys: tuple[tuple[str, Any], ...] = ()
    """What the sheet says of it besides."""
    heal: Damage | None = None
    once: bool = False
    """Who has withstood it is immune for a day."""
    time: str = ""
    """When it works by itself."""
    flight: bool = False
    """Its user may fly afterwards, up to half its flying speed."""
    part: str = ""
    """The part of the block that it stands in, where it is no action."""
    left: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Legendary:
    name: str
    cost: int
    does: tuple[str, ...] = ()
    """Attacks of which it makes one."""
    deeds: tuple[str, ...] = ()
    """What else it does, as the sheet says it."""
    power: Power | None = None
    left: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Trait:
    """``codes``: what plays it; ``played``: whether that is all of it."""

    name: str
    codes: tuple[str, ...] = ()
    played: bool = False
    left: tuple[str, ...] = ()


class Left(NamedTuple):
    """A feature that nobody plays, the parts of the block it belongs to, and its sentences."""

    name: str
    parts: tuple[str, ...]
    said: tuple[str, ...] = ()


@dataclass(kw_only=True)
class Block:
    id: str
    name: str
    size: str
    kind: str
    armour: int
    shield: bool
    """Whether a shield is part of that."""
    hit_points: int
    hit_dice: str
    speed: dict[str, int]
    hover: bool
    abilities: dict[str, int]
    saves: dict[str, int]
    skills: dict[str, int]
    senses: dict[str, int]
    passive_perception: int | None
    challenge: str
    level: int
    """Of a character of players; 0: it is none."""
    language: str = "en"
    """Of its name."""
    proper: bool = False
    """Whether its name is of nobody else."""
    calling: str = ""
    """The class that brings what the book's tables say."""
    experience: int
    resist: list[str] = field(default_factory=list)
    immune: list[str] = field(default_factory=list)
    vulnerable: list[str] = field(default_factory=list)
    condition_immune: list[str] = field(default_factory=list)
    attacks: list[Attack] = field(default_factory=list)
    powers: list[Power] = field(default_factory=list)
    multiattack: list[list[str]] = field(default_factory=list)
    """Alternatives; each the attacks and powers it makes."""
    legendary: list[Legendary] = field(default_factory=list)
    traits: list[Trait] = field(default_factory=list)
    more_attacks: list[dict[str, Any]] = field(default_factory=list)
    """Attacks as the sheet writes them, decided by hand."""
    more_powers: list[dict[str, Any]] = field(default_factory=list)
    """Powers as the sheet writes them, decided by hand."""
    forms: list[dict[str, Any]] = field(default_factory=list)
    """The forms of a shapechanger as the sheet writes them, its true form first."""
    shape: str = ""
    """The form it is in."""
    guise: dict[str, Any] = field(default_factory=dict)
    """Whose shape it takes, as the sheet writes it."""
    castings: list[Casting] = field(default_factory=list)
    """What it casts, by slots and without."""
    breathes: str = ""
    splits: list[str] = field(default_factory=list)
    absorbs: list[str] = field(default_factory=list)
    falters: list[dict[str, str]] = field(default_factory=list)
    """What damage of some types brings on it for a turn."""
    mount: str = ""
    flurry: str = ""
    """Dice that say how many attacks a Multiattack makes."""
    magical: bool = False
    """All its weapons are magical."""
    critical: int = 20
    """The lowest roll with a weapon that is a critical hit."""
    legendary_actions: int = 3
    """Of them, how many a round."""
    left: list[Left] = field(default_factory=list)
    """Features that nobody plays."""
    nearly: list[Left] = field(default_factory=list)
    """Features that were decided by hand to be played but for something."""
