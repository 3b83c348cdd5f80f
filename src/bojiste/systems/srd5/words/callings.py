"""What each level of a class brings, and of the one subclass of each that the document has: facts of the System
Reference Document 5.1 (CC-BY-4.0), and how far each is played.

A feature is played by a ``trait`` of the sheet (of the same name, unless ``by`` says another), by a ``power`` of the
sheet, or stands in its ``numbers``; it is ``chosen`` (what then is chosen is played, or is not), has no bearing on a
fight (``quiet``), or is ``left`` to the referee.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal, NamedTuple

from bojiste.systems.srd5.words import CREATURE_TYPES

How = Literal["trait", "power", "numbers", "chosen", "quiet", "left"]


class Gained(NamedTuple):
    """A feature, and from which level of its class somebody has it."""

    level: int
    name: str
    how: How
    by: str = ""
    """The trait or power that plays it, where that is called otherwise."""

    @property
    def key(self) -> str:
        """The trait or the power that plays it."""
        return self.by or self.name


GAINED: Mapping[str, tuple[Gained, ...]] = {
    "barbarian": (
        Gained(1, "rage", "power"),
        Gained(1, "unarmored_defense", "numbers"),
        Gained(2, "reckless_attack", "trait", "reckless"),
        Gained(2, "danger_sense", "trait"),
        Gained(3, "primal_path", "chosen"),
        Gained(5, "extra_attack", "numbers"),
        Gained(5, "fast_movement", "numbers"),
        Gained(7, "feral_instinct", "trait"),
        Gained(9, "brutal_critical", "trait"),
        Gained(11, "relentless_rage", "trait"),
        Gained(15, "persistent_rage", "trait"),
        Gained(18, "indomitable_might", "trait"),
        Gained(20, "primal_champion", "quiet"),  # it stands in the scores of the sheet
    ),
    "bard": (
        Gained(1, "spellcasting", "numbers"),
        Gained(1, "bardic_inspiration", "power"),
        Gained(2, "jack_of_all_trades", "trait"),
        Gained(2, "song_of_rest", "trait"),
        Gained(3, "bard_college", "chosen"),
        Gained(3, "expertise", "quiet"),
        Gained(5, "font_of_inspiration", "numbers"),
        Gained(6, "countercharm", "power"),
        Gained(10, "magical_secrets", "quiet"),
        Gained(20, "superior_inspiration", "trait"),
    ),
    "cleric": (
        Gained(1, "spellcasting", "numbers"),
        Gained(1, "divine_domain", "chosen"),
        Gained(2, "channel_divinity", "chosen"),
        Gained(2, "turn_undead", "power"),
        Gained(5, "destroy_undead", "power", "turn_undead"),
        Gained(10, "divine_intervention", "left"),
    ),
    "druid": (
        Gained(1, "spellcasting", "numbers"),
        Gained(1, "druidic", "quiet"),
        Gained(2, "wild_shape", "trait"),
        Gained(2, "druid_circle", "chosen"),
        Gained(18, "timeless_body", "quiet"),
        Gained(18, "beast_spells", "numbers"),
        Gained(20, "archdruid", "trait", "wild_shape"),
    ),
    "fighter": (
        Gained(1, "fighting_style", "chosen"),
        Gained(1, "second_wind", "power"),
        Gained(2, "action_surge", "trait"),
        Gained(3, "martial_archetype", "chosen"),
        Gained(5, "extra_attack", "numbers"),
        Gained(9, "indomitable", "trait"),
    ),
    "monk": (
        Gained(1, "unarmored_defense", "numbers"),
        Gained(1, "martial_arts", "trait"),
        Gained(2, "ki", "trait"),
        Gained(2, "unarmored_movement", "numbers"),
        Gained(3, "monastic_tradition", "chosen"),
        Gained(3, "deflect_missiles", "trait"),
        Gained(4, "slow_fall", "trait"),
        Gained(5, "extra_attack", "numbers"),
        Gained(5, "stunning_strike", "trait"),
        Gained(6, "ki_empowered_strikes", "trait"),
        Gained(7, "evasion", "trait"),
        Gained(7, "stillness_of_mind", "power"),
        Gained(10, "purity_of_body", "numbers"),
        Gained(13, "tongue_of_the_sun_and_moon", "quiet"),
        Gained(14, "diamond_soul", "numbers"),
        Gained(15, "timeless_body", "quiet"),
        Gained(18, "empty_body", "power"),
        Gained(20, "perfect_self", "trait"),
    ),
    "paladin": (
        Gained(1, "divine_sense", "quiet"),
        Gained(1, "lay_on_hands", "trait"),
        Gained(2, "fighting_style", "chosen"),
        Gained(2, "spellcasting", "numbers"),
        Gained(2, "divine_smite", "trait"),
        Gained(3, "divine_health", "quiet"),
        Gained(3, "sacred_oath", "chosen"),
        Gained(3, "channel_divinity", "chosen"),
        Gained(5, "extra_attack", "numbers"),
        Gained(6, "aura_of_protection", "trait"),
        Gained(10, "aura_of_courage", "trait"),
        Gained(11, "improved_divine_smite", "trait"),
        Gained(14, "cleansing_touch", "power"),
    ),
    "ranger": (
        Gained(1, "favored_enemy", "quiet"),
        Gained(1, "natural_explorer", "quiet"),
        Gained(2, "fighting_style", "chosen"),
        Gained(2, "spellcasting", "numbers"),
        Gained(3, "primeval_awareness", "quiet"),
        Gained(3, "ranger_archetype", "chosen"),
        Gained(5, "extra_attack", "numbers"),
        Gained(8, "lands_stride", "trait"),
        Gained(10, "hide_in_plain_sight", "quiet"),
        Gained(14, "vanish", "trait"),
        Gained(18, "feral_senses", "numbers"),
        Gained(20, "foe_slayer", "trait"),
    ),
    "rogue": (
        Gained(1, "expertise", "quiet"),
        Gained(1, "sneak_attack", "trait"),
        Gained(1, "thieves_cant", "quiet"),
        Gained(2, "cunning_action", "trait"),
        Gained(3, "roguish_archetype", "chosen"),
        Gained(5, "uncanny_dodge", "trait"),
        Gained(7, "evasion", "trait"),
        Gained(11, "reliable_talent", "trait"),
        Gained(14, "blindsense", "numbers"),
        Gained(15, "slippery_mind", "numbers"),
        Gained(18, "elusive", "trait"),
        Gained(20, "stroke_of_luck", "trait"),
    ),
    "sorcerer": (
        Gained(1, "spellcasting", "numbers"),
        Gained(1, "sorcerous_origin", "chosen"),
        Gained(2, "font_of_magic", "trait"),
        Gained(3, "metamagic", "chosen"),
        Gained(20, "sorcerous_restoration", "trait"),
    ),
    "warlock": (
        Gained(1, "otherworldly_patron", "chosen"),
        Gained(1, "pact_magic", "trait"),
        Gained(2, "eldritch_invocations", "trait", "agonizing_blast"),
        Gained(3, "pact_boon", "chosen"),
        Gained(11, "mystic_arcanum", "numbers"),
        Gained(20, "eldritch_master", "quiet"),
    ),
    "wizard": (
        Gained(1, "spellcasting", "numbers"),
        Gained(1, "arcane_recovery", "trait"),
        Gained(2, "arcane_tradition", "chosen"),
        Gained(18, "spell_mastery", "numbers"),
        Gained(20, "signature_spells", "numbers"),
    ),
}
"""By class, in the order of the document."""


class Subclass(NamedTuple):
    """A subclass: whose, and what it brings."""

    of: str
    gained: tuple[Gained, ...]


SUBCLASSES: Mapping[str, Subclass] = {
    "berserker": Subclass("barbarian", (
        Gained(3, "frenzy", "trait"),
        Gained(6, "mindless_rage", "trait"),
        Gained(10, "intimidating_presence", "power"),
        Gained(14, "retaliation", "trait"),
    )),
    "lore": Subclass("bard", (
        Gained(3, "bonus_proficiencies", "quiet"),
        Gained(3, "cutting_words", "trait"),
        Gained(6, "additional_magical_secrets", "quiet"),
        Gained(14, "peerless_skill", "trait"),
    )),
    "life": Subclass("cleric", (
        Gained(1, "bonus_proficiency", "quiet"),
        Gained(1, "disciple_of_life", "trait"),
        Gained(2, "preserve_life", "power"),
        Gained(6, "blessed_healer", "trait"),
        Gained(8, "divine_strike", "trait"),
        Gained(17, "supreme_healing", "trait"),
    )),
    "land": Subclass("druid", (
        Gained(2, "bonus_cantrip", "quiet"),
        Gained(2, "natural_recovery", "trait"),
        Gained(3, "circle_spells", "quiet"),
        Gained(6, "lands_stride", "trait"),
        Gained(10, "natures_ward", "numbers"),
        Gained(14, "natures_sanctuary", "trait"),
    )),
    "champion": Subclass("fighter", (
        Gained(3, "improved_critical", "trait"),
        Gained(7, "remarkable_athlete", "trait"),
        Gained(10, "additional_fighting_style", "chosen"),
        Gained(15, "superior_critical", "trait"),
        Gained(18, "survivor", "trait"),
    )),
    "open_hand": Subclass("monk", (
        Gained(3, "open_hand_technique", "trait"),
        Gained(6, "wholeness_of_body", "power"),
        Gained(11, "tranquility", "power"),
        Gained(17, "quivering_palm", "trait"),
    )),
    "devotion": Subclass("paladin", (
        Gained(3, "sacred_weapon", "power"),
        Gained(3, "turn_the_unholy", "power"),
        Gained(7, "aura_of_devotion", "trait"),
        Gained(15, "purity_of_spirit", "power"),
        Gained(20, "holy_nimbus", "power"),
    )),
    "hunter": Subclass("ranger", (
        Gained(3, "hunters_prey", "trait", "colossus_slayer"),
        Gained(7, "defensive_tactics", "trait", "brave"),
        Gained(11, "hunters_multiattack", "trait"),
        Gained(15, "superior_hunters_defense", "trait", "evasion"),
    )),
    "thief": Subclass("rogue", (
        Gained(3, "fast_hands", "left"),
        Gained(3, "second_story_work", "numbers"),
        Gained(9, "supreme_sneak", "trait"),
        Gained(13, "use_magic_device", "quiet"),
        Gained(17, "thiefs_reflexes", "trait"),
    )),
    "draconic": Subclass("sorcerer", (
        Gained(1, "dragon_ancestor", "chosen"),
        Gained(1, "draconic_resilience", "numbers"),
        Gained(6, "elemental_affinity", "trait"),
        Gained(14, "dragon_wings", "numbers"),
        Gained(18, "draconic_presence", "power"),
    )),
    "fiend": Subclass("warlock", (
        Gained(1, "dark_ones_blessing", "trait"),
        Gained(6, "dark_ones_own_luck", "trait"),
        Gained(10, "fiendish_resilience", "trait"),
        Gained(14, "hurl_through_hell", "power"),
    )),
    "evocation": Subclass("wizard", (
        Gained(2, "evocation_savant", "quiet"),
        Gained(2, "sculpt_spells", "trait"),
        Gained(6, "potent_cantrip", "trait"),
        Gained(10, "empowered_evocation", "trait"),
        Gained(14, "overchannel", "trait"),
    )),
}  # fmt: skip
"""By name; the document has one of each class, which a sheet that names none has."""


class Choice(NamedTuple):
    """A feature that leaves a choice: the class, what may be chosen (traits; the first ones where nobody says), and
    from which levels one more."""

    of: str
    options: tuple[str, ...]
    levels: tuple[int, ...]
    traits: bool = True
    """Whether what is chosen are traits; else words which a feature looks at."""

    def number(self, level: int) -> int:
        """How many are chosen at a level."""
        return sum(level >= one for one in self.levels)

    def made(self, said: Collection[str], level: int) -> tuple[str, ...]:
        """What somebody has chosen who names these: they, then what stands first in the list."""
        named = [one for one in said if one in self.options]
        return tuple(dict.fromkeys((*named, *self.options)))[: self.number(level)]


FIRST_FOES = ("undead", "fiend", "dragon", "giant", "humanoid")
ELEMENTS = ("fire", "acid", "cold", "lightning", "poison")
OTHERS = ("necrotic", "radiant", "psychic", "thunder", "bludgeoning", "piercing", "slashing")
FOES = (*FIRST_FOES, *(one for one in CREATURE_TYPES if one not in FIRST_FOES))
CHOICES: Mapping[str, Choice] = {
    "metamagic": Choice(
        "sorcerer",
        (
            "quickened_spell",
            "empowered_spell",
            "twinned_spell",
            "heightened_spell",
            "careful_spell",
            "distant_spell",
            "subtle_spell",
            "extended_spell",
        ),
        (3, 3, 10, 17),
    ),
    "eldritch_invocations": Choice("warlock", ("agonizing_blast", "devils_sight"), (2, 2)),
    "dragon_ancestor": Choice("sorcerer", ELEMENTS, (1,), False),
    "fiendish_resilience": Choice("warlock", (*ELEMENTS, *OTHERS), (10,), False),
    "favored_enemy": Choice("ranger", FOES, (1, 6, 14), False),
    "superior_hunters_defense": Choice("ranger", ("evasion", "uncanny_dodge"), (15,)),
}
"""By feature."""

STYLES: Mapping[str, tuple[str, ...]] = {
    "fighter": ("archery", "defense", "dueling", "great_weapon_fighting", "protection", "two_weapon_fighting"),
    "paladin": ("defense", "dueling", "great_weapon_fighting", "protection"),
    "ranger": ("archery", "defense", "dueling", "two_weapon_fighting"),
}
"""Fighting styles that a class may choose from."""
STYLE_NAMES = tuple(dict.fromkeys(one for styles in STYLES.values() for one in styles))
STYLE_FROM = {"fighter": 1, "paladin": 2, "ranger": 2}
"""From which level it has one."""
SECOND_STYLE = ("champion", 10)
"""Which subclass has a second one, and from which level."""


def of_class(calling: str, level: int, subclass: str | None) -> tuple[Gained, ...]:
    """All that a class and a subclass have brought at a level, in the order of the document."""
    chosen = SUBCLASSES.get(subclass or "")
    rows = GAINED.get(calling, ()) + (chosen.gained if chosen is not None else ())
    return tuple(sorted((row for row in rows if row.level <= level), key=lambda row: row.level))


def the_subclass(calling: str) -> str | None:
    """The one subclass that the document has of a class."""
    return next((name for name, row in SUBCLASSES.items() if row.of == calling), None)
