"""``srd5.condition.*``: conditions. Each says its effects once, as an ``Effects``; play asks the sum of all of them.

A new condition is a function here, a row of ``CAUSE`` and a word of ``words.CONDITIONS``: whatever its effects are,
play obeys them, for it asks only for sums.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from bojiste.core.rule import rule
from bojiste.systems.srd5.rules.dice import round_down
from bojiste.systems.srd5.words import FT


class Effects(NamedTuple):
    """What a condition does; several do all that any of them does."""

    attacked_for: bool = False
    """Advantage for attack rolls against the creature."""
    attacked_against: bool = False
    """Disadvantage for attack rolls against the creature."""
    attack_against: bool = False
    """Disadvantage on its own attack rolls."""
    attack_for: bool = False
    """Advantage on its own attack rolls."""
    check_against: bool = False
    """Disadvantage on its ability checks."""
    check_for: bool = False
    """Advantage on its ability checks."""
    save_against: bool = False
    """Disadvantage on all its saving throws."""
    dexterity_for: bool = False
    """Advantage on its Dexterity saving throws."""
    dexterity_against: bool = False
    """Disadvantage on its Dexterity saving throws."""
    wisdom_against: bool = False
    """Disadvantage on its Wisdom saving throws."""
    no_actions: bool = False
    """No actions, bonus actions and reactions."""
    no_reactions: bool = False
    either: bool = False
    """Either an action or a bonus action a turn."""
    one_attack: bool = False
    """One attack a turn."""
    strength_against: bool = False
    """Disadvantage on whatever is done with Strength: attack rolls, checks, saving throws."""
    no_movement: bool = False
    speed_zero: bool = False
    halvings: int = 0
    """How many times speed is halved."""
    doubled: bool = False
    """Speed is doubled."""
    slower: int = 0
    """Half feet that every speed is less."""
    blind: bool = False
    deaf: bool = False
    mute: bool = False
    unaware: bool = False
    """It neither sees nor hears, whatever its senses."""
    fails_strength_dexterity: bool = False
    """Strength and Dexterity saving throws fail without dice."""
    helpless_close: bool = False
    """Hits from within 5 ft are critical."""
    crawls: bool = False
    """It moves by crawling only; attacks on it hang on the distance (``prone_attacked``)."""
    falls_prone: bool = False
    drops_held: bool = False
    resists_all: bool = False
    immune_to_poison: bool = False
    """Poison (the condition and the damage) and disease do nothing."""
    hp_max_halved: bool = False
    no_deeds: bool = False
    """No actions and bonus actions, but to end that itself."""
    drift: int = 0
    """Half feet that whoever has no body flies."""
    bodiless: bool = False
    """It neither attacks nor casts nor handles anything, and only drifts through the air."""
    witless: bool = False
    """It casts nothing and understands nobody; Intelligence and Charisma are 1."""
    unfettered: bool = False
    """Neither ground nor water holds it up, nor does magic."""
    dead: bool = False

    @property
    def still(self) -> bool:
        """Whether speed is 0."""
        return bool(self.no_movement or self.speed_zero)

    @property
    def sightless(self) -> bool:
        """Whether it cannot see."""
        return bool(self.blind or self.unaware)


NO_EFFECTS = Effects()


@rule("srd5.condition.blinded")
def blinded() -> Effects:
    """Cannot see; attacks badly and is attacked well."""
    return Effects(attacked_for=True, attack_against=True, blind=True)


@rule("srd5.condition.charmed")
def charmed(target_is_charmer: bool) -> bool:
    """Whether a charmed creature may attack (or harm by magic) this target."""
    return not target_is_charmer


@rule("srd5.condition.deafened")
def deafened() -> Effects:
    """Cannot hear."""
    return Effects(deaf=True)


@rule("srd5.condition.exhaustion")
def exhaustion(level: int) -> Effects:
    """Exhaustion of level 0 … 6, each level with those below it."""
    return Effects(
        check_against=level >= 1,
        halvings=int(level >= 2),
        attack_against=level >= 3,
        save_against=level >= 3,
        hp_max_halved=level >= 4,
        speed_zero=level >= 5,
        dead=level >= 6,
    )


@rule("srd5.condition.frightened")
def frightened(source_in_sight: bool) -> bool:
    """Whether attacks and checks suffer: while the source of fear is in the line of sight."""
    return source_in_sight


def approaches(distance_before: int, distance_after: int) -> bool:
    """Whether a step brings a frightened creature closer to what it fears, which it does not do willingly."""
    return distance_after < distance_before


@rule("srd5.condition.grappled")
def grappled() -> Effects:
    """Speed 0, whatever would raise it."""
    return Effects(speed_zero=True)


@rule("srd5.condition.incapacitated")
def incapacitated() -> Effects:
    """No actions, no reactions; movement is free."""
    return Effects(no_actions=True)


@rule("srd5.condition.invisible")
def invisible(perceived: bool) -> bool:
    """Whether a viewer sees an invisible creature: one whose special sense perceives it does."""
    return perceived


@rule("srd5.condition.paralyzed")
def paralyzed() -> Effects:
    """Incapacitated, motionless and speechless; a hit from close by is critical."""
    return Effects(
        attacked_for=True,
        no_actions=True,
        no_movement=True,
        mute=True,
        fails_strength_dexterity=True,
        helpless_close=True,
    )


@rule("srd5.condition.petrified")
def petrified() -> Effects:
    """Turned to an inanimate substance that resists all damage."""
    return Effects(
        attacked_for=True,
        no_actions=True,
        no_movement=True,
        mute=True,
        unaware=True,
        fails_strength_dexterity=True,
        resists_all=True,
        immune_to_poison=True,
    )


@rule("srd5.condition.poisoned")
def poisoned() -> Effects:
    """Attacks and checks suffer, saving throws do not."""
    return Effects(attack_against=True, check_against=True)


@rule("srd5.condition.prone_own")
def prone_own() -> Effects:
    """Crawls and attacks badly; attacks against it hang on the distance (srd5.condition.prone_attacked)."""
    return Effects(attack_against=True, crawls=True)


@rule("srd5.condition.prone_attacked")
def prone_attacked(within_5: bool) -> int:
    """The state of an attack against a prone creature: +1 from within 5 ft, -1 from farther off."""
    return 1 if within_5 else -1


@rule("srd5.condition.restrained")
def restrained() -> Effects:
    """Speed 0; attacks, Dexterity saves and defence suffer."""
    return Effects(attacked_for=True, attack_against=True, dexterity_against=True, speed_zero=True)


@rule("srd5.condition.stunned")
def stunned() -> Effects:
    """Incapacitated and motionless, but no hit becomes critical by it."""
    return Effects(attacked_for=True, no_actions=True, no_movement=True, fails_strength_dexterity=True)


@rule("srd5.condition.unconscious")
def unconscious() -> Effects:
    """Incapacitated, motionless, unaware; falls prone and drops what it holds; a hit from close by is critical."""
    return Effects(
        attacked_for=True,
        no_actions=True,
        no_movement=True,
        mute=True,
        unaware=True,
        fails_strength_dexterity=True,
        helpless_close=True,
        falls_prone=True,
        drops_held=True,
    )


@rule("srd5.condition.concentration_break")
def concentration_break(can_act: bool) -> bool:
    """Whether concentration ends at once: with the ability to act, or life."""
    return not can_act


CAUSE: dict[str, Callable[..., Effects | bool]] = {
    "blinded": blinded,
    "charmed": charmed,
    "deafened": deafened,
    "frightened": frightened,
    "grappled": grappled,
    "incapacitated": incapacitated,
    "invisible": invisible,
    "paralyzed": paralyzed,
    "petrified": petrified,
    "poisoned": poisoned,
    "prone": prone_own,
    "restrained": restrained,
    "stunned": stunned,
    "unconscious": unconscious,
}
"""The rule of a condition: what events of it cite."""

CONSTANT: dict[str, Callable[[], Effects]] = {
    "blinded": blinded,
    "deafened": deafened,
    "grappled": grappled,
    "incapacitated": incapacitated,
    "paralyzed": paralyzed,
    "petrified": petrified,
    "poisoned": poisoned,
    "prone": prone_own,
    "restrained": restrained,
    "stunned": stunned,
    "unconscious": unconscious,
}
"""Conditions whose effects hang on nothing else; charmed, frightened and invisible ask who is looking at whom."""


def slowed() -> Effects:
    """Half speed, no reactions, half of a turn: what breaths and spells that slow do."""
    return Effects(halvings=1, no_reactions=True, either=True, one_attack=True)


def sickened() -> Effects:
    """Half of a turn and no reactions: what foul clouds do."""
    return Effects(no_reactions=True, either=True)


def bemused() -> Effects:
    """Its wits dulled: checks and Wisdom saving throws suffer."""
    return Effects(check_against=True, wisdom_against=True)


def weakened() -> Effects:
    """No strength: what breaths that weaken do."""
    return Effects(strength_against=True)


def blurred() -> Effects:
    """An outline that shifts and wavers: attacks on it suffer."""
    return Effects(attacked_against=True)


def afloat() -> Effects:
    """Held in the air by magic: it goes nowhere by itself."""
    return Effects(speed_zero=True)


def ailing() -> Effects:
    """Sick to the bone: attacks and checks suffer."""
    return Effects(attack_against=True, check_against=True)


def dancing() -> Effects:
    """Feet that dance in place: attacks and Dexterity saving throws suffer, and attacks on it have advantage."""
    return Effects(attacked_for=True, attack_against=True, dexterity_against=True, speed_zero=True)


def feebleminded() -> Effects:
    """A shattered mind."""
    return Effects(witless=True)


def haloed() -> Effects:
    """Surrounded by holy light: attacks on it suffer."""
    return Effects(attacked_against=True)


def banished() -> Effects:
    """Elsewhere, or worn out: it goes nowhere."""
    return Effects(no_movement=True)


def chilled() -> Effects:
    """Ten feet slower: what a ray of frost does."""
    return Effects(slower=10 * FT)


def flinching() -> Effects:
    """Shying from what hurts it most: attacks and checks suffer."""
    return Effects(attack_against=True, check_against=True)


def numbed() -> Effects:
    """Twenty feet slower: half frozen."""
    return Effects(slower=20 * FT)


def jolted() -> Effects:
    """Shaken: no reactions."""
    return Effects(no_reactions=True)


def confused() -> Effects:
    """Without its wits: no reactions, and what it does a die says."""
    return Effects(no_reactions=True)


def mired() -> Effects:
    """Stuck in the ground: it goes nowhere."""
    return Effects(speed_zero=True)


def lit() -> Effects:
    """In a glimmer that helps the next attack against it."""
    return Effects(attacked_for=True)


def misty() -> Effects:
    """A cloud of mist: what gaseous form does."""
    return Effects(bodiless=True, mute=True, drift=10 * FT)


def mist() -> Effects:
    """Mist: what some vampires become. It drifts, and does nothing."""
    return Effects(bodiless=True, mute=True, drift=20 * FT, no_deeds=True)


def mocked() -> Effects:
    """Beside itself: its next attack suffers."""
    return Effects(attack_against=True)


def foreseeing() -> Effects:
    """It knows what is about to happen: what it does succeeds sooner, and attacks on it suffer."""
    return Effects(attack_for=True, attacked_against=True, check_for=True)


def hasted() -> Effects:
    """Twice as fast, and quick to evade: what haste does besides."""
    return Effects(dexterity_for=True, doubled=True)


def nimble() -> Effects:
    """Quick to evade: what hastens does."""
    return Effects(dexterity_for=True)


def outlined() -> Effects:
    """An outline of light: attacks on it have advantage."""
    return Effects(attacked_for=True)


def unfettered() -> Effects:
    """Held back by nothing: what freedom of movement does."""
    return Effects(unfettered=True)


LAID: dict[str, Callable[[], Effects]] = {
    "afloat": afloat,
    "ailing": ailing,
    "banished": banished,
    "bemused": bemused,
    "bewildered": confused,
    "blurred": blurred,
    "chilled": chilled,
    "confused": confused,
    "dancing": dancing,
    "enclosed": banished,
    "feebleminded": feebleminded,
    "flinching": flinching,
    "foreseeing": foreseeing,
    "haloed": haloed,
    "hasted": hasted,
    "jolted": jolted,
    "lethargic": banished,
    "lit": lit,
    "mired": mired,
    "mist": mist,
    "misty": misty,
    "mocked": mocked,
    "nimble": nimble,
    "numbed": numbed,
    "outlined": outlined,
    "sickened": sickened,
    "slowed": slowed,
    "unfettered": unfettered,
    "weakened": weakened,
}
"""Plights that are no conditions of the book, and do what conditions do."""


@lru_cache(maxsize=4096)
def effects(names: tuple[str, ...], exhaustion_level: int = 0) -> Effects:
    """All that these conditions and this exhaustion do, apart from who is looking at whom."""
    if not names and not exhaustion_level:
        return NO_EFFECTS
    felt = {**CONSTANT, **LAID}
    found = [felt[name]() for name in names if name in felt]
    return Effects._make(map(_together, zip(exhaustion(exhaustion_level), *found, strict=True)))


def _together(said: tuple[bool | int, ...]) -> bool | int:
    """What several say of one effect: any of them is enough; halvings are counted."""
    return any(said) if isinstance(said[0], bool) else sum(said)


def hp_max(maximum: int, exhaustion_level: int) -> int:
    """The maximum of hit points under exhaustion: halved down, at least 1, from level 4."""
    return max(1, round_down(maximum)) if exhaustion(exhaustion_level).hp_max_halved else maximum
