"""Spells and features of stat blocks, as data: who is hit and how, what it does, how long it lasts."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError

from bojiste.core.reading import Text
from bojiste.kit.fields import as_list, fault, one_of
from bojiste.systems.srd5.rules import area
from bojiste.systems.srd5.sheet.brought import Brings, Granted, Higher, RollText
from bojiste.systems.srd5.sheet.brought import Inflicted as Inflicted
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.fields import Ability, Bonus, Damage
from bojiste.systems.srd5.sheet.laid import Laid
from bojiste.systems.srd5.sheet.staying import Staying
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, DAMAGE_TYPES, FT, SIZES

SELF, TOUCH = -1, 0
"""Ranges that are no number of feet."""


def _range(value: Any) -> Any:
    return {"self": SELF, "touch": TOUCH}.get(value, value) if isinstance(value, str) else value


def _area(value: Any) -> Any:
    """``cone 60``, ``cube 15``, ``sphere 20``, ``line 100 5``, ``cylinder 10 40``: feet."""
    shape, *lengths = value.split() if isinstance(value, str) else ("",)
    wanted = 2 if shape in (area.LINE, area.CYLINDER, area.WALL) else 1
    if shape not in area.SHAPES or len(lengths) != wanted or not all(one.isdecimal() and int(one) for one in lengths):
        raise fault("bad-area")
    return area.Area(shape, *(int(one) * FT for one in lengths))


AreaText = Annotated[area.Area, BeforeValidator(_area, json_schema_input_type=str)]


class PowerSheet(Laid, Staying):
    """A spell (with a ``level``) or a feature: what it takes, whom it meets, what it does."""

    OPEN: ClassVar = frozenset({
        "name", "level", "time", "trigger", "counters", "flight", "minutes", "components", "range", "area", "spreads",
        "targets", "whom", "attack", "save", "success", "damage", "missiles", "inflicts",
        "grants", "effects", "drains", "concentration", "zone", "strikes", "variants", "opens", "during", "enters",
        "shifts",
    })  # fmt: skip
    """What everybody sees of it once it is used; how hard it is to withstand and how often it comes is not seen."""

    name: Text
    """What it is called; answers call it by the same word."""
    level: Annotated[int, Field(ge=0, le=9)] | None = None
    """The level of a spell, 0 for a cantrip; without it it is a feature."""
    innate: Annotated[int, Field(ge=0, le=9)] | None = None
    """The level of the spell that a feature is: it is cast without a slot, at that level."""
    time: Literal[
        "action",
        "bonus",
        "free",
        "reaction",
        "legendary",
        "lair",
        "death",
        "touched",
        "nearby",
        "turn",
        "entered",
        "part",
    ] = "action"
    """When it is used; ``death``: as its owner dies; ``touched``: at whoever hits its owner in melee from within 5 ft;
    ``nearby``: at whoever starts a turn within its area; ``turn``: at those within it as its owner's turn starts;
    ``entered``: at those into whose space its owner comes, the first time on a turn; ``part``: only as a part of
    another power of its owner's."""
    trigger: Literal["hurt", "hit", "spell"] = "hurt"
    """What a reaction answers: damage, a hit that it may still turn aside, a spell."""
    counters: bool = False
    """It breaks off the spell that it answers."""
    flight: bool = False
    """Whoever has used it may fly up to half its flying speed."""
    minutes: Annotated[int, Field(ge=0, le=1440)] = 0
    """A casting time of minutes."""
    components: Annotated[str, Field(pattern="^v?s?m?$")] = ""
    """What a spell needs: ``v`` a voice, ``s`` a free hand, ``m`` a focus or materials."""
    range: Annotated[
        int | None, BeforeValidator(_range, json_schema_input_type=int | Literal["self", "touch"]), Field(ge=-1)
    ] = None
    """Feet, ``touch``, or ``self``."""
    area: AreaText | None = None
    """Its shape and size in feet: ``cone 60``, ``sphere 20``, ``line 100 5``, ``cube 15``, ``cylinder 10 40``;
    ``wall 60 20``: so long, or a ring so wide across."""
    spreads: bool = False
    """It goes around corners."""
    targets: Annotated[int, Field(ge=1, le=20)] = 1
    """How many it is meant for, where it has no area."""
    together: Annotated[int, Field(ge=0, le=120)] = 0
    """Feet that these may be from each other at the most; 0: however many."""
    whom: Literal["enemies", "allies", "anybody", "dead"] | None = None
    """Whom tactics use it on; it follows from what it does."""
    leaps: Annotated[int, Field(ge=0, le=120)] = 0
    """Feet that the others may be from the first of them; 0: however many."""
    rays: bool = False
    """Each of its attacks is aimed for itself, several at one creature if its user likes; a cantrip grows by more of
    them."""
    minded: Annotated[int, Field(ge=0, le=30)] = 0
    """Only creatures of so much Intelligence."""
    dreads: bool = False
    """Nothing to who cannot be frightened; whoever fails lets fall what it holds."""
    not_on: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types that it does nothing to."""
    largest: Annotated[str, one_of(SIZES)] | None = None
    """Creatures up to this size only."""
    only_if: Annotated[str, one_of(CONDITIONS)] | None = None
    """Creatures in this condition only, whoever has brought it."""
    weaker: Annotated[int, Field(ge=0)] = 0
    """Creatures with so many hit points at most; 0: all."""
    worse_for: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types that save against it with disadvantage."""
    by_mind: bool = False
    """Of a contest: its user's check is one of the spellcasting ability."""
    wearies: bool = False
    """When it ends, whoever it lies on neither moves nor acts until its next turn is over."""
    subsequent: bool = False
    """Of what is done while a power goes on: not yet on the turn on which that begins."""
    anew: bool = False
    """Of what is done while a power goes on: only when nobody is up any more whom that lies on; it goes over to who is
    chosen then."""
    downed: bool = False
    """Creatures at 0 hit points only, that are still alive."""
    floats: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever it brings to float rises at once, and rises or sinks at a time."""
    single: bool = False
    """Cast again it is over where it has lain before."""
    joins: bool = False
    """Of what is done while a power goes on: what it brings lasts as long as that one."""
    expends: Annotated[int, Field(ge=0, le=9)] = 0
    """Of a feature: it takes a spell slot of this level or a higher one."""
    sweeps: bool = False
    """Of what meets those into whose space its user comes: only on a walk of its own, up to its speed, the action; it
    may come into the spaces of those that it can take in, and who withstands it is beside."""
    pounces: bool = False
    """It is a leap of 15 feet or more that ends upon those whom it meets."""
    or_save: Ability | None = None
    """Whoever saves may do so with this ability instead: with the one it is better at."""
    phantasms: bool = False
    """Its images are as hard to hit as its user, draw spells too, save against what wounds, and bear no bright
    light."""
    shifts: bool = False
    """Its user goes over to the Ethereal Plane, or comes back."""
    takes_along: Annotated[int, Field(ge=0, le=20)] = 0
    """So many friends next to it go with it; of who is elsewhere at once, those that its user asks to."""
    unseen: bool = False
    """Of who is elsewhere at once: at places that it does not see, too."""
    in_form: Text | None = None
    """Only while its user is in this form."""
    by_hand: bool = False
    """Of what touching its owner does: only to who strikes with its own body."""
    after: Text | None = None
    """Only when this power of its own (its key) is used up."""
    attack: Literal["melee", "ranged"] | None = None
    """It needs an attack roll."""
    to_hit: Bonus | None = None
    """Bonus of that roll; without it the spell attack of the sheet."""
    save: Ability | None = None
    """The ability that a saving throw against it is made with."""
    dc: Annotated[int, Field(ge=1, le=40)] | None = None
    """What that must reach; without it the spell DC of the sheet."""
    success: Literal["half", "nothing", "all"] = "nothing"
    """What a success leaves of the damage."""
    space: bool = False
    """Of an area around its user: only those in its own space."""
    wet: bool = False
    """Only under water."""
    shaded: bool = False
    """Not while sunlight or running water is where its user stands."""
    dashes: bool = False
    """Whoever has used it may Dash as a bonus action of that turn."""
    fought: bool = False
    """Enemies of its user have advantage on the saving throw."""
    averts: Literal["sight", "aim"] | None = None
    """Whoever sees it coming, near by, may avert its eyes instead, until its next turn: it then does not see its user,
    or only strikes badly at it."""
    uncovered: bool = False
    """Cover does not help to save against it."""
    damage: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Its damage, rolled once for all: ``8d6 fire``."""
    scalds: bool = False
    """Water all around is no help against its fire."""
    grazes: bool = False
    """Its attack leaves half of its damage where it misses."""
    ashes: bool = False
    """Whom its damage brings to 0 hit points is dust."""
    spares_life: bool = False
    """Its damage leaves 1 hit point at least."""
    drinks: bool = False
    """Whoever strikes with it regains half of what the hit has cost."""
    adds_ability: bool = False
    """The spellcasting modifier is added to the damage or the healing."""
    grows: bool = False
    """A cantrip whose dice double, triple and quadruple at level 5, 11 and 17."""
    missiles: Annotated[int, Field(ge=0, le=20)] = 0
    """Darts that hit by themselves, each for the damage."""
    inflicts: Annotated[tuple[Inflicted, ...], BeforeValidator(as_list)] = ()
    """Conditions it brings to whoever does not save."""
    grants: Annotated[tuple[Granted, ...], BeforeValidator(as_list)] = ()
    """Boons it brings."""
    same: bool = False
    """Of what is done while a power goes on: only to those whom that lies on."""
    enters: bool = False
    """Its user is within whoever it befalls as long as it goes on, where nothing gets at it, and comes out beside."""
    brings: Brings | None = None
    """Whom it brings into the fight."""
    until: Literal["turn-start", "next-turn-end"] | None = None
    """The moment at which the boons are over that do not go on: as its user's next turn begins, or ends."""
    unarmoured: bool = False
    """Only on whoever wears no armour."""
    lives: bool = False
    """It is over when whoever has used it is dead."""
    sustained: bool = False
    """It goes on only as long as its user spends the bonus action of each of its turns on it, and can act."""
    at_most: dict[Annotated[str, one_of(CREATURE_TYPES)], Annotated[int, Field(ge=0)]] = Field(default_factory=dict)
    """So many creatures of a type may be under it at once."""
    opens: tuple[Text, ...] = ()
    """Names of what may be done besides while it lies on its user."""
    lots: Annotated[tuple[Text, ...], Field(max_length=7)] = ()
    """Names of seven parts of which a d8 says for each whom it meets which one it is (its last face: two of them), once
    all have saved."""
    stages: tuple[Text, ...] = ()
    """Names of parts that come one after another as its user's turns start, and the last again and again: to all in its
    zone, or to whom its user chooses."""
    during: Text | None = None
    """Only while this power of its own (its key) goes on."""
    rank: Annotated[int, Field(ge=0, le=9)] = 0
    """Of what is done while a spell goes on: the level of that spell; a higher slot counts here too."""
    spends: bool = False
    """Using it ends the power during which it may be used."""
    effects: tuple[Effect, ...] = ()
    """What it does to each creature that it meets and that does not withstand it, one after the other."""
    variants: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """Of these its user chooses one: by its name what it has besides."""
    within: Annotated[int, Field(ge=0, le=300)] = 0
    """So many feet around its user the boons work, in its sight and hearing; 0: wherever one is."""
    contest: Ability | None = None
    """Instead of a saving throw: a contest of checks of this ability against its user's."""
    flings: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is flung, in a direction that a d8 tells, and prone: what is solid in its way hurts it
    (1d6 for every 10 feet), and so does whom it strikes, unless that one saves by Dexterity."""
    ousts: bool = False
    """Whoever saves is out of its user's space."""
    drains: Annotated[str, one_of(("damage", *DAMAGE_TYPES))] | None = None
    """Damage of this type (``damage``: all of it) that a hit has dealt to whoever fails is lost of the maximum of hit
    points too; who has none left dies."""
    feeds: bool = False
    """Whoever drains regains as many hit points."""
    leaves_alive: bool = False
    """Whoever its damage brings to 0 hit points is stable, and only then suffers what it inflicts."""
    concentration: bool = False
    """It lasts as long as whoever uses it concentrates."""
    rounds: Annotated[int, Field(ge=0)] = 0
    """How long it lasts; 0: until something else ends it."""
    until_it_attacks: bool | Literal["hostile"] = False
    """It is over for whoever attacks or casts (``hostile``: attacks, or casts at an enemy)."""
    spoken: bool = False
    """Only on who hears and understands it (the referee says who does; unattended those of Intelligence 4 or more)."""
    charms: bool = False
    """Nothing to who cannot be charmed."""
    metal: bool = False
    """Its attack has advantage against who wears armour of metal."""
    strikes: bool = False
    """A weapon in the air: a bonus action moves it ``leash`` feet and strikes again."""
    leash: Annotated[int, Field(ge=0)] = 20
    """So many feet the weapon in the air moves at a time."""
    recharge: Annotated[int, Field(ge=2, le=6)] | None = None
    """The lowest d6 at the start of a turn that brings it back."""
    uses: Annotated[int, Field(ge=1, le=20)] | None = None
    """Times a day."""
    cost: Annotated[int, Field(ge=1, le=9)] = 1
    """Legendary actions it takes."""
    seen: bool = False
    """Only whoever sees its user, where it works by itself near by, or is meant for one creature."""
    heard: bool = False
    """Only whoever hears its user, where it works by itself near by, or around it; of several songs alike only one is
    followed."""
    ruled: bool = False
    """Of a variant: only where a referee answers; in own words, and what they lead to he says turn by turn."""
    pool: RollText | None = None
    """Hit points of creatures that it meets, the weakest first: ``5d8``."""
    teleports: Annotated[int, Field(ge=0, le=5280)] = 0
    """Feet that whoever uses it is elsewhere at once."""
    dispels: bool = False
    """It ends spells that lie on somebody: those of its own level at once, higher ones by a check."""
    obscures: bool | Literal["lightly"] = False
    """Nobody sees into its zone or through it, but by senses that need no light; ``lightly``: one sees there badly."""
    on_its: Literal["grappled", "charmed", "frightened"] | None = None
    """Only creatures that suffer this from whoever uses it."""
    second: bool = False
    """Of what an attack does besides: only with the second hit of a turn on the same creature."""
    most: Annotated[int, Field(ge=0, le=10)] = 0
    """At most so many creatures are held by it at once."""
    once: bool = False
    """Who has saved against it, or got over it, is proof against it from then on."""
    magical: bool | None = None
    """Whether it counts as magical; spells do."""
    higher: Higher = Higher()
    """What a higher slot adds."""

    def checked(self) -> PowerSheet:
        """Itself, where all that it says belongs together; a fault of pydantic's else."""
        does = (
            self.damage
            or self.effects
            or self.inflicts
            or self.grants
            or self.counters
            or self.drains
            or self.teleports
            or self.dispels
            or self.obscures
            or self.hushes
            or self.solid
            or self.sustained
            or self.shifts
            or self.shuts_out
            or self.flings
            or self.variants
            or self.opens
            or self.lots
            or self.resists
            or self.repels
            or self.spends
            or self.hones
            or self.brings
            or self.pierces
            or self.relays
            or self.difficult
        )
        if not does:
            raise PydanticCustomError("power-without-effect", "nothing happens", {})
        if self.success == "half" and not self.save:
            raise PydanticCustomError("half-without-save", "no saving throw", {})
        if self.area is None and self.zone:
            raise PydanticCustomError("zone-without-area", "no area", {})
        return self
