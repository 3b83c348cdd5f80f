"""The form that powers had before their parts and effects were tables, each thing a key of the power: it is refused,
and what is to be written instead can be said."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError

from bojiste.core.reading import Strict, Text
from bojiste.kit.as_toml import toml
from bojiste.kit.fields import Dice, as_list, one_of
from bojiste.systems.srd5.sheet.as_table import table
from bojiste.systems.srd5.sheet.brought import Brings, Higher
from bojiste.systems.srd5.sheet.duration import Duration
from bojiste.systems.srd5.sheet.effect import Effect
from bojiste.systems.srd5.sheet.fields import Ability, Condition, Damage, Resist, RollText
from bojiste.systems.srd5.sheet.former_rows import FlatBoon, FlatCondition, FlatHigher
from bojiste.systems.srd5.sheet.power import PARTS, PowerSheet, complete
from bojiste.systems.srd5.sheet.target import Target
from bojiste.systems.srd5.sheet.test import Test
from bojiste.systems.srd5.sheet.use import Use
from bojiste.systems.srd5.sheet.zone import Zone
from bojiste.systems.srd5.words import CONDITIONS, CREATURE_TYPES, DAMAGE_TYPES, PLIGHTS


class FlatPower(Use, Target, Test, Duration, Zone, PowerSheet):
    """A power with a key for everything."""

    kills: bool = False
    """Whoever fails dies at once."""
    fells: bool = False
    """Whoever fails is at 0 hit points at once."""
    slays: Annotated[int, Field(ge=0)] = 0
    """Whoever fails with so many hit points at most dies at once."""
    returns: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types of which whoever fails is gone from here for good."""
    gains: RollText | None = None
    """Hit points that its user regains when it kills."""
    sears: Literal["armour", "weapon"] | None = None
    """It heats what somebody wears, or what it holds, of metal: whoever bears it, or saves and does not let it fall, is
    hampered at attacks and checks until its user's next turn."""
    push: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is pushed away."""
    pull: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever fails is pulled towards its user."""
    expels: bool = False
    """Whoever fails is gone from here for good."""
    corrodes: Literal["metal", "all", "object"] | None = None
    """It eats a point off the armour of whoever fails: ``metal``, ``all``; ``object``: of metal, or a shield or a blade
    instead."""
    ebbs: RollText | None = None
    """So much of its Strength score whoever fails loses; who has none left dies."""
    stalls: bool = False
    """Whoever fails has no action left on this turn."""
    raises: Annotated[int, Field(ge=0, le=100)] = 0
    """So many hit points more, and more of their maximum."""
    rests: bool = False
    """It takes a level of exhaustion away."""
    mends: bool = False
    """It gives the maximum of hit points back."""
    steadies_life: bool = False
    """Whoever is dying is stable."""
    portions: bool = False
    """Its healing is one store: each of those it is meant for takes what it lacks, in the order in which they were
    chosen."""
    heal: RollText | None = None
    """Hit points it gives back: ``2d8+3``."""
    thp: RollText | None = None
    """Temporary hit points it gives."""
    revives: bool = False
    """The dead live again with 1 hit point."""
    lifts: Annotated[tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list)] = ()
    """Conditions that it ends."""
    suppresses: bool = False
    """What it ends is only held off: as it ends, whatever else has not ended by then is back."""
    lifts_of: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Only those that creatures of these types have caused."""
    success: Literal["half", "nothing", "all"] = "nothing"
    """What a success leaves of the damage."""
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
    inflicts: Annotated[tuple[FlatCondition, ...], BeforeValidator(as_list)] = ()
    """Conditions it brings to whoever does not save."""
    grants: Annotated[tuple[FlatBoon, ...], BeforeValidator(as_list)] = ()
    """Boons it brings."""
    enters: bool = False
    """Its user is within whoever it befalls as long as it goes on, where nothing gets at it, and comes out beside."""
    floats: Annotated[int, Field(ge=0, le=100)] = 0
    """Feet that whoever it brings to float rises at once, and rises or sinks at a time."""
    phantasms: bool = False
    """Its images are as hard to hit as its user, draw spells too, save against what wounds, and bear no bright
    light."""
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
    adds: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Whoever it lies on deals this besides with each hit of a weapon."""
    wounds: Annotated[tuple[Damage, ...], BeforeValidator(as_list)] = ()
    """Whoever it lies on suffers this besides by each hit of its user's."""
    saps: Ability | None = None
    """Whoever it lies on has disadvantage on checks and saving throws of this ability."""
    resists: Annotated[tuple[Resist, ...], BeforeValidator(as_list)] = ()
    """Damage of which whoever it lies on takes half."""
    immune: Annotated[tuple[Resist, ...], BeforeValidator(as_list)] = ()
    """Damage that does nothing to whoever it lies on."""
    keeps_off: Annotated[tuple[Annotated[str, one_of((*CONDITIONS, *PLIGHTS))], ...], BeforeValidator(as_list)] = ()
    """Conditions that whoever it lies on does not get into."""
    steels: Annotated[tuple[Ability, ...], BeforeValidator(as_list)] = ()
    """Saving throws at which whoever it lies on has advantage."""
    repels: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Creature types whose attacks on whoever it lies on suffer."""
    steadies: Annotated[tuple[Condition, ...], BeforeValidator(as_list)] = ()
    """Conditions against which whoever it lies on saves with advantage."""
    glows: Annotated[int, Field(ge=0, le=300)] = 0
    """Feet of bright light around whoever it lies on, and as many of dim light beyond."""
    keeps_off_of: tuple[Annotated[str, one_of(CREATURE_TYPES)], ...] = ()
    """Of what it keeps off: only what creatures of these types cause; against what they have brought already whoever
    it lies on saves with advantage."""
    girds: bool = False
    """Whoever it lies on gains temporary hit points as each of its turns starts: the spellcasting modifier."""
    knits: Annotated[int, Field(ge=0, le=100)] = 0
    """So many hit points whoever it lies on regains as each of its turns starts."""
    rallies: bool = False
    """Whoever it lies on has advantage on death saving throws, and healing gives it all that the dice could."""
    wards_life: bool = False
    """Once it leaves whoever it lies on 1 hit point where that would fall, or alive where it would die at once."""
    hones: Ability | None = None
    """Whoever it lies on has advantage on checks of this ability."""
    exposes: bool = False
    """All damage does double to whoever it lies on."""
    staggers: bool = False
    """Whoever it lies on is stunned by any damage, until the end of its next turn."""
    shares: bool = False
    """Its user, somebody else, suffers as much damage as whoever it lies on takes; it is over when its user falls."""
    blinks: bool = False
    """As each turn of whoever it lies on ends, it is on the Ethereal Plane by a d20 of 11 and more, until its next
    turn starts: then it is back, within 10 feet."""
    hurries: bool = False
    """Whoever it befalls Dashes at once."""
    in_melee: bool = False
    """What it adds comes with hits in melee only."""
    smites: bool = False
    """What it adds comes once, with the next hit of a weapon; whoever is hit then gets into what it inflicts."""
    counters: bool = False
    """It breaks off the spell that it answers."""
    shifts: bool = False
    """Its user goes over to the Ethereal Plane, or comes back."""
    takes_along: Annotated[int, Field(ge=0, le=20)] = 0
    """So many friends next to it go with it; of who is elsewhere at once, those that its user asks to."""
    unseen: bool = False
    """Of who is elsewhere at once: at places that it does not see, too."""
    brings: Brings | None = None
    """Whom it brings into the fight."""
    lots: Annotated[tuple[Text, ...], Field(max_length=7)] = ()
    """Names of seven parts of which a d8 says for each whom it meets which one it is (its last face: two of them), once
    all have saved."""
    stages: tuple[Text, ...] = ()
    """Names of parts that come one after another as its user's turns start, and the last again and again: to all in its
    zone, or to whom its user chooses."""
    strikes: bool = False
    """A weapon in the air: a bonus action moves it ``leash`` feet and strikes again."""
    leash: Annotated[int, Field(ge=0)] = 20
    """So many feet the weapon in the air moves at a time."""
    teleports: Annotated[int, Field(ge=0, le=5280)] = 0
    """Feet that whoever uses it is elsewhere at once."""
    dispels: bool = False
    """It ends spells that lie on somebody: those of its own level at once, higher ones by a check."""
    higher: FlatHigher = FlatHigher()
    """What a higher slot adds."""
    variants: Mapping[str, FlatVariant] = Field(default_factory=dict)
    """Of these its user chooses one: by its name what it has besides."""


class FlatVariant(FlatPower):
    """One of the variants of a power: its name stands before it."""

    name: Text = "variant"
    """Not said."""


Said = Mapping[str, Any]
"""An effect as a table of ``effects``."""


def _damage(row: FlatPower) -> Iterator[Said]:
    """What hurts, and what feeds on that."""
    if row.damage:
        more = row.higher
        yield {
            "kind": "damage",
            "dice": row.damage,
            "on_success": row.success,
            "on_miss": "half" if row.grazes else "nothing",
            "darts": row.missiles,
            "darts_per_slot": more.missiles,
            "add_modifier": row.adds_ability,
            "cantrip": row.grows,
            "per_slot": more.damage,
            "every": more.each,
            "burns_in_water": row.scalds,
            "leaves_1": row.spares_life,
            "dust_at_0": row.ashes,
        }
    if row.leaves_alive:
        yield {"kind": "knock_out"}
    if row.drains:
        always = bool(row.damage) and not row.spares_life
        yield {
            "kind": "drain_maximum",
            "type": row.drains,
            "user_heals": row.feeds,
            "on": "always" if always else "fail",
        }
    elif row.feeds or row.drinks:
        on = "always" if row.damage and row.feeds else "fail"
        yield {"kind": "user_heals", "share": "all" if row.feeds else "half", "on": on}
    if row.ousts:
        yield {"kind": "push_out", "on": "success"}


def _given(row: FlatPower) -> Iterator[Said]:
    """Healing, life, relief."""
    more = row.higher
    if row.heal:
        yield {
            "kind": "heal",
            "dice": row.heal,
            "add_modifier": row.adds_ability,
            "per_slot": more.heal,
            "every": more.each,
            "shared": row.portions,
        }
    if row.thp:
        yield {"kind": "temporary_hit_points", "dice": row.thp, "per_slot": more.thp, "every": more.each}
    if row.steadies_life:
        yield {"kind": "stabilize"}
    if row.revives:
        yield {"kind": "revive"}
    if row.raises:
        yield {"kind": "raise_maximum", "amount": row.raises, "per_slot": more.raises, "every": more.each}
    if row.lifts:
        yield {
            "kind": "end_condition",
            "conditions": row.lifts,
            "caused_by": row.lifts_of,
            "hold_off": row.suppresses,
        }
    if row.rests:
        yield {"kind": "reduce_exhaustion"}
    if row.mends:
        yield {"kind": "restore_maximum"}


AT_ONCE: Mapping[str, Callable[[FlatPower], Said]] = {
    "slays": lambda row: {"kind": "kill", "only": {"hit_points_at_most": row.slays}},
    "returns": lambda row: {"kind": "banish", "only": {"types": row.returns}},
    "kills": lambda row: {"kind": "kill", "user_heals": row.gains},
    "stalls": lambda row: {"kind": "lose_action"},
    "dreads": lambda row: {"kind": "drop_held"},
    "sears": lambda row: {"kind": "heat_metal", "part": row.sears},
    "corrodes": lambda row: {"kind": "corrode", "what": row.corrodes},
    "ebbs": lambda row: {"kind": "drain_ability", "dice": row.ebbs},
    "expels": lambda row: {"kind": "banish"},
    "fells": lambda row: {"kind": "drop_to_0"},
    "push": lambda row: {"kind": "push", "feet": row.push},
    "pull": lambda row: {"kind": "push", "feet": row.pull, "direction": "toward"},
}
"""What befalls somebody at once, key by key."""

ENDS = {
    "turn-start": "user_turn_start",
    "turn-end": "user_turn_end",
    "next-turn-end": "user_next_turn_end",
    "own-turn-start": "turn_start",
    "own-turn-end": "turn_end",
    "harmed": "damaged",
    "betrayed": "damaged_by_user",
    "roused": "friend_damaged",
    "lost": "far_and_unseen",
}
AGAIN = {
    True: "turn_end",
    "unseen": "turn_end_in_sight_hinders",
    "alone": "turn_end_out_of_sight",
    "thrice": "turn_end_until_3",
    "harmed": "damaged",
    "wronged": "damaged_by_user",
    "shaken": "turn_end_or_damaged",
    "often": "turn_end_or_damaged_helps",
    "judged": "user_turn_start",
    "action": "action",
}
AT = {"own-start": "turn_start", "own-end": "turn_end", "turn-start": "user_turn_start", "failed": "save_failed"}
"""What the keys of conditions call the moments at which they end, are saved against again, and hurt."""


def _conditions(row: FlatPower) -> Iterator[Said]:
    for one in row.inflicts:
        grows = (one.condition == "corroded" or one.at == "failed") and bool(row.higher.damage)
        said: dict[str, Any] = {
            "kind": "condition",
            "condition": one.condition,
            "only": _only(one),
            "ends": ENDS.get(one.until or ""),
            "save_again": AGAIN.get(one.repeat),
            "check_again": one.test,
            "turns_into": one.worse,
            "tended": one.tended,
            "tended_with": one.by,
            "hurts_helper": one.stings,
            "damage": one.damage,
            "damage_at": AT[one.at],
            "damage_per_slot": row.higher.damage[0].count if grows else 0,
            "save": one.save,
            "dc": one.dc,
            "escape_dc": one.escape,
            "escape_disadvantage": one.firm,
            "detaches_after": one.sated,
            "brought_up_by": one.upset_by,
            "brought_up_dc": one.upset_dc,
            "exit_feet": one.out,
        }
        yield said


def _only(row: FlatCondition) -> Said:
    said = {
        "types": (row.only,) if row.only is not None else (),
        "hit_points_at_most": row.below,
        "size_at_most": row.largest,
        "failed_by": row.failed_by,
        "hit_with_advantage": row.favoured,
    }
    return {name: value for name, value in said.items() if value}


BOONS: Mapping[str, Callable[[Dice], Said]] = {
    "ac": lambda much: {"kind": "bonus", "to": "armor_class", "amount": much},
    "ac_less": lambda much: {"kind": "bonus", "to": "armor_class", "amount": much, "penalty": True},
    "attack": lambda much: {"kind": "bonus", "to": "attack", "amount": much},
    "attack_less": lambda much: {"kind": "bonus", "to": "attack", "amount": much, "penalty": True},
    "attack_once": lambda much: {"kind": "bonus", "to": "next_attack", "amount": much},
    "base_ac": lambda much: {"kind": "armor", "base": much.flat},
    "blade": lambda much: {"kind": "bonus", "to": "weapon", "amount": much},
    "blade_less": lambda much: {"kind": "extra_damage", "weapon_dice": much, "less": True},
    "blade_more": lambda much: {"kind": "extra_damage", "weapon_dice": much},
    "check_once": lambda much: {"kind": "bonus", "to": "next_check", "amount": much},
    "climb": lambda much: {"kind": "movement_mode", "climb": True},
    "cudgel": lambda much: {"kind": "weapon_magic"},
    "darkvision": lambda much: {"kind": "sense", "darkvision": much.flat},
    "dexterity_less": lambda much: {"kind": "bonus", "to": "dexterity_save", "amount": much, "penalty": True},
    "double": lambda much: {"kind": "extra_damage", "double": True},
    "fly": lambda much: {"kind": "movement_mode", "fly": much.flat},
    "grow": lambda much: {"kind": "enlarge", "sizes": much.flat},
    "hurry": lambda much: {"kind": "movement_mode", "dash": True},
    "image": lambda much: {"kind": "images", "number": much.flat},
    "leap": lambda much: {"kind": "movement_mode", "jump": much.flat},
    "least_ac": lambda much: {"kind": "armor", "at_least": much.flat},
    "opening": lambda much: {"kind": "advantage", "rolls": "next_attack_of_user"},
    "quarry": lambda much: {"kind": "extra_damage", "weapon_dice": much, "hits": "users"},
    "save": lambda much: {"kind": "bonus", "to": "save", "amount": much},
    "save_less": lambda much: {"kind": "bonus", "to": "save", "amount": much, "penalty": True},
    "save_once": lambda much: {"kind": "bonus", "to": "next_save", "amount": much},
    "speed": lambda much: {"kind": "bonus", "to": "speed", "amount": much},
    "strike": lambda much: {"kind": "extra_attack"},
    "truesight": lambda much: {"kind": "sense", "truesight": much.flat},
    "unveil": lambda much: {"kind": "sense", "see_invisible": True},
}
"""What each boon says as an effect."""


def _boons(row: FlatPower) -> Iterator[Said]:
    for boon in row.grants:
        if boon.what == "guard":
            continue
        said = dict(BOONS[boon.what](boon.amount))
        if said["kind"] == "bonus" and row.higher.boon:
            said |= {"per_slot": row.higher.boon, "every": row.higher.each}
        yield said | ({"solid": True} if said["kind"] == "images" and row.phantasms else {})


LAID: Mapping[str, Callable[[FlatPower], Said]] = {
    "resists": lambda row: {"kind": "resistance", "to": row.resists},
    "immune": lambda row: {"kind": "resistance", "to": row.immune, "degree": "immunity"},
    "exposes": lambda row: {"kind": "resistance", "degree": "vulnerability"},
    "keeps_off": lambda row: {"kind": "condition_immunity", "to": row.keeps_off, "caused_by": row.keeps_off_of},
    "steels": lambda row: {"kind": "advantage", "rolls": "save", "abilities": row.steels},
    "saps": lambda row: {"kind": "advantage", "rolls": ("check", "save"), "abilities": row.saps, "disadvantage": True},
    "hones": lambda row: {"kind": "advantage", "rolls": "check", "abilities": row.hones},
    "steadies": lambda row: {"kind": "advantage", "rolls": "save", "conditions": row.steadies},
    "repels": lambda row: {"kind": "advantage", "rolls": "attack_against", "types": row.repels, "disadvantage": True},
    "adds": lambda row: {
        "kind": "extra_damage",
        "dice": row.adds,
        "melee_only": row.in_melee,
        "once": row.smites,
        "per_slot": row.higher.damage,
        "every": row.higher.each,
    },
    "wounds": lambda row: {"kind": "extra_damage", "dice": row.wounds, "hits": "users"},
    "glows": lambda row: {"kind": "light", "feet": row.glows},
    "girds": lambda row: {"kind": "courage"},
    "knits": lambda row: {"kind": "regeneration", "hit_points": row.knits},
    "wards_life": lambda row: {"kind": "death_ward"},
    "shares": lambda row: {"kind": "share_damage"},
    "staggers": lambda row: {"kind": "stun_on_damage"},
    "blinks": lambda row: {"kind": "blink"},
    "hurries": lambda row: {"kind": "dash"},
    "floats": lambda row: {"kind": "levitate", "feet": row.floats},
    "enters": lambda row: {"kind": "possess"},
}
"""What lies on somebody as long as a power goes on, key by key."""


AT_LARGE: Mapping[str, Callable[[FlatPower], Said]] = {
    "strikes": lambda row: {"kind": "flying_weapon", "feet": row.leash},
    "teleports": lambda row: {
        "kind": "teleport",
        "feet": row.teleports,
        "companions": row.takes_along,
        "to_unseen": row.unseen,
    },
    "shifts": lambda row: {"kind": "plane_shift", "companions": row.takes_along},
    "dispels": lambda row: {"kind": "dispel"},
    "counters": lambda row: {"kind": "counter"},
    "lots": lambda row: {"kind": "roll_table", "parts": row.lots},
    "stages": lambda row: {"kind": "per_round", "parts": row.stages},
    "brings": lambda row: {"kind": "summon", **_said_of(row.brings)},
}
"""What happens to nobody in particular, key by key."""


def _said_of(row: Brings | None) -> Said:
    return {name: getattr(row, name) for name in row.model_fields_set} if row is not None else {}


def _said(row: FlatPower) -> Iterator[Said]:
    """What the keys of a power say, as effects in the order in which they happen."""
    yield from _damage(row)
    yield from _given(row)
    yield from (effect(row) for key, effect in AT_ONCE.items() if getattr(row, key))
    yield from _conditions(row)
    yield from _boons(row)
    laid = [effect(row) for key, effect in LAID.items() if getattr(row, key)]
    if row.rallies:
        laid += [{"kind": "advantage", "rolls": "death_save"}, {"kind": "full_healing"}]
    yield from laid
    if any(boon.what == "guard" for boon in row.grants) and not laid:
        yield {"kind": "mark"}
    if row.flings:
        yield {"kind": "fling", "feet": row.flings}
    yield from (effect(row) for key, effect in AT_LARGE.items() if getattr(row, key))


KEYS = frozenset(FlatPower.model_fields) - frozenset(PowerSheet.model_fields)
"""Keys that only this form has."""


@cache
def _effects() -> TypeAdapter[tuple[Effect, ...]]:
    return TypeAdapter(tuple[Effect, ...])


def _effects_of(row: FlatPower) -> tuple[Effect, ...]:
    tables = ({name: value for name, value in one.items() if value is not None} for one in _said(row))
    return (*row.effects, *_effects().validate_python(tuple(tables)))


def rewritten(row: Mapping[str, Any]) -> dict[str, Any]:
    """A power of this form as one of today's; a fault of pydantic's where it is none."""
    return table(complete(_listed(FlatPower.model_validate(row))))


def instead(row: Mapping[str, Any], keys: Collection[str]) -> dict[str, str]:
    """Which keys of a row are of this form, and lines that say the same in today's, where all that it says is known."""
    try:
        lines = "\n".join(f"    {key} = {toml(value)}" for key, value in rewritten(row).items())
    except ValidationError:
        lines = ""
    return {"keys": ", ".join(sorted(keys)), "lines": lines}


def _listed(row: FlatPower) -> PowerSheet:
    """The same power with its effects as a list."""
    values: dict[str, Any] = {name: getattr(row, name) for name in row.model_fields_set - KEYS}
    values |= {name: part for name, kind in PARTS.items() if (part := _part(row, name, kind)) is not None}
    if effects := _effects_of(row):
        values["effects"] = effects
    if row.variants:
        values["variants"] = {name: _listed(one) for name, one in row.variants.items()}
    return PowerSheet.model_construct(set(values), **values)


def _part(row: FlatPower, name: str, kind: type[Strict]) -> Strict | None:
    """A part of a power, with what is said of it by keys of the power; nothing where it says nothing."""
    inside: Strict = getattr(row, name)
    values = {field: getattr(inside, field) for field in inside.model_fields_set}
    values |= {field: getattr(row, field) for field in kind.model_fields if field in row.model_fields_set}
    if "higher" in values:
        more = values["higher"]
        values["higher"] = Higher(pool=more.pool, targets=more.targets, feet=more.feet, each=more.each)
    return kind.model_construct(set(values), **values) if values else None
