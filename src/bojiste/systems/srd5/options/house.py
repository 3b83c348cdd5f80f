"""What many tables play and no book says: each is a rule of its own (``srd5.house.…``, ``rules/house.py``)."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from bojiste.core.reading import Strict


class House(Strict):
    """Defaults are the book's."""

    ties_miss: bool = False
    """Whether an attack equal to Armor Class misses."""
    critical_from: Annotated[int, Field(ge=15, le=20, strict=True)] = 20
    """From which face on an attack that hits is critical."""
    natural_1_misses: bool = True
    """Whether a natural 1 always misses."""
    death_save_from: Annotated[int, Field(ge=2, le=20, strict=True)] = 10
    """From what on a death save succeeds."""
    failures_to_die: Annotated[int, Field(ge=1, le=6, strict=True)] = 3
    """After how many failed death saves somebody dies."""
    natural_20_wakes: bool = True
    """Whether a natural 20 on a death save gives a hit point back."""
    natural_1_counts: Annotated[int, Field(ge=1, le=3, strict=True)] = 2
    """How many failures a natural 1 on a death save counts."""
    hits_on_the_dying: Annotated[int, Field(ge=0, le=3, strict=True)] = 1
    """How many failures damage counts at 0 hit points; a critical hit twice as many."""
    instant_death: Literal["maximum", "half", "never"] = "maximum"
    """What damage beyond 0 hit points kills outright: as much as the maximum, half of it, or none."""
    monsters_die: bool = True
    """Whether monsters die at 0 hit points at once."""
    initiative_dexterity: bool = True
    """Whether Dexterity counts in initiative."""
    surprise: bool = True
    """Whether the surprised lose their first turn."""
    off_hand_ability: bool = False
    """Whether ability is added to the damage of the second weapon."""
    standing_up: Literal["half", "free"] = "half"
    """What standing up costs of the movement."""
    half_cover: Annotated[int, Field(ge=0, le=5, strict=True)] = 2
    """What half cover adds."""
    three_quarters_cover: Annotated[int, Field(ge=0, le=10, strict=True)] = 5
    """What three-quarters cover adds."""
    close_shots_hampered: bool = True
    """Whether an enemy beside the shooter hampers a ranged attack."""
    opportunity_attacks: bool = True
    """Whether leaving somebody's reach provokes attacks."""
    vulnerability: Literal["double", "half_more"] = "double"
    """What vulnerability does."""
    concentration_least: Annotated[int, Field(ge=5, le=20, strict=True)] = 10
    """What a save to keep concentration must reach at least."""
    falls: Annotated[int, Field(ge=0, le=3, strict=True)] = 1
    """How many d6 a fall deals for each 10 feet."""
    first_aid_from: Annotated[int, Field(ge=5, le=20, strict=True)] = 10
    """What a Medicine check must reach so as to stabilize."""
    recharge_easier: Annotated[int, Field(ge=-2, le=3, strict=True)] = 0
    """What is added to the die that recharges powers of monsters."""
    contest_ties: Literal["nobody", "initiator"] = "nobody"
    """Who wins a contest of equal totals."""
    small_heavy: bool = False
    """Whether the Small wield heavy weapons without disadvantage."""
    loading: bool = True
    """Whether weapons that must be loaded shoot once an action."""
    advantage_counted: bool = False
    """Whether advantage and disadvantage are counted against each other."""
    flanking: Literal["off", "advantage", "plus_two"] = "off"
    """What an enemy between oneself and an ally gives to melee attacks."""
    exhaustion_at_0: bool = False
    """Whether whoever falls to 0 hit points and is dying has a level of exhaustion more."""
    potion_full: bool = False
    """Whether potions of healing give the most that they can."""
    potion_bonus_action: bool = False
    """Whether one's own potion is drunk by the bonus action."""
    healing_surge: bool = False
    """Whether characters spend Hit Dice in a fight."""
    long_rest: Literal["all", "half", "none"] = "all"
    """What hit points a long rest gives back: all, half of the maximum, or none."""
    cleaving: bool = False
    """Whether what is left of a blow that fells somebody strikes another."""
    massive_damage: bool = False
    """Whether whoever loses half of its hit points by one blow may be stunned by it."""
    morale: bool = False
    """Whether monsters that are brought to half of their hit points may flee."""
    minions_up_to: Annotated[int, Field(ge=0, le=100, strict=True)] = 0
    """Monsters of no more hit points than this have 1."""
    initiative_of_sides: bool = False
    """Whether a side rolls initiative once, and acts together."""
    initiative_each_round: bool = False
    """Whether initiative is rolled anew in each round."""
    critical: Literal["double_dice", "double_total", "maximum_plus_roll", "brutal"] = "double_dice"
    """What a critical hit deals: twice the dice; twice the total; the dice once and their highest besides; or twice
    the highest of the dice, of which none falls."""
