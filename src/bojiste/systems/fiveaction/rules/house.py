"""What many tables play and no book says. Each rule is given what the table has chosen and says which sums that
replaces, and by what: in the words in which anybody may write a house rule."""

from __future__ import annotations

from bojiste.core.rule import Replaced, rule


@rule("fiveaction.house.ties_hit")
def ties_hit(on: bool) -> Replaced:
    """An attack that equals the defence hits."""
    return {"fiveaction.attack.roll": "total >= defence" if on else "book"}


@rule("fiveaction.house.empty_air")
def empty_air(on: bool) -> Replaced:
    """An attack of 13 and less hits, too, where the defence is lower."""
    return {"fiveaction.attack.always_misses_13": "book" if on else "false"}


@rule("fiveaction.house.test_naturals")
def test_naturals(on: bool) -> Replaced:
    """A test is what its sum says, whatever the dice show."""
    return {"fiveaction.test.naturals": "book" if on else "succeeded"}


@rule("fiveaction.house.criticals_rarer")
def criticals_rarer(by: int) -> Replaced:
    """The threshold of every critical is so much higher, from 3 to 20."""
    return {"fiveaction.critical.threshold": f"max(3, min(20, book + {by}))"}


@rule("fiveaction.house.confirm_critical")
def confirm_critical(on: bool) -> Replaced:
    """Every threat of a critical is one, whatever the second roll shows."""
    return {"fiveaction.critical.confirm": "book" if on else "true"}


@rule("fiveaction.house.fumbles")
def fumbles(when: str) -> Replaced:
    """The lowest natural is a fumble whatever the further roll shows, or never."""
    return {"fiveaction.fumble.confirm": {"confirmed": "book", "always": "true", "never": "false"}[when]}


@rule("fiveaction.house.actions_of_a_round")
def actions_of_a_round(actions: int) -> Replaced:
    """A round has so many actions, less what low initiative takes."""
    return {"fiveaction.round.structure": f"{actions} - slower"}


@rule("fiveaction.house.more_lives")
def more_lives(more: int) -> Replaced:
    """Everybody has so many lives more, 1 at the least."""
    return {"fiveaction.life.pool": f"max(1, book + {more})"}


@rule("fiveaction.house.armour_share")
def armour_share(share: int) -> Replaced:
    """What armour takes from a blow, in parts of a hundred, rounded down."""
    return {"fiveaction.hit.reduction": f"book * {share} // 100"}


@rule("fiveaction.house.strength_damage")
def strength_damage(on: bool) -> Replaced:
    """STR adds nothing to damage."""
    return {"fiveaction.hit.strength_bonus": "book" if on else "0"}


@rule("fiveaction.house.wound_penalties")
def wound_penalties(share: int) -> Replaced:
    """The penalties of wounds and stun, in parts of a hundred, rounded towards none."""
    return {"fiveaction.life.penalties": f"0 - (0 - book) * {share} // 100"}


@rule("fiveaction.house.shock_harder")
def shock_harder(more: int) -> Replaced:
    """The target number of every test against shock is so much higher."""
    return {"fiveaction.life.shock_test": f"max(0, book + {more})"}


@rule("fiveaction.house.fainting")
def fainting(on: bool) -> Replaced:
    """Nobody faints; wounds take their lives all the same."""
    return {"fiveaction.life.faint": "book" if on else "false"}


@rule("fiveaction.house.outnumbering")
def outnumbering(share: int) -> Replaced:
    """The bonus of the second and each further opponent, in parts of a hundred, rounded down."""
    return {"fiveaction.several.opponent_bonus": f"book * {share} // 100"}
