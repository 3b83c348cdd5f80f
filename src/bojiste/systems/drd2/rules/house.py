"""What many tables play and no book says. Each rule is given what the table has chosen and says which sums that
replaces, and by what: in the words in which anybody may write a house rule."""

from __future__ import annotations

from bojiste.core.rule import Replaced, rule


@rule("drd2.house.success_from")
def success_from(result: int) -> Replaced:
    """A test and a reaction succeed from this result on."""
    return {"drd2.roll.target9": f"result >= {result}"}


@rule("drd2.house.ties")
def ties(winner: str) -> Replaced:
    """Equal results of a clash are won by whoever counters, too."""
    return {"drd2.clash.tie_actor": "actor > opponent" if winner == "counter" else "book"}


@rule("drd2.house.double_six")
def double_six(more: int) -> Replaced:
    """Two sixes among the counted dice add so much."""
    return {"drd2.roll.basic": f"book + {more} if first == 6 and second == 6 else book"}


@rule("drd2.house.double_one_fails")
def double_one_fails(on: bool) -> Replaced:
    """Two ones among the counted dice are a result of 0."""
    return {"drd2.roll.basic": "0 if first == 1 and second == 1 else book" if on else "book"}


@rule("drd2.house.exhaustion_price")
def exhaustion_price(of: str) -> Replaced:
    """The Threat in the price counts half (rounded up), or the price is 1; manoeuvres and things change it as ever."""
    threat = {"threat": "threat_now", "half": "(threat_now + 1) // 2", "one": "1"}[of]
    return {"drd2.exhaustion.price": f"max(1, {threat} + mighty - weak + other)"}


@rule("drd2.house.exhaustion_raises_threat")
def exhaustion_raises_threat(by: int) -> Replaced:
    """An exhaustion raises the own Threat by so much."""
    return {"drd2.exhaustion.threat_up": f"threat_now + {by}"}


@rule("drd2.house.most_threat")
def most_threat(most: int) -> Replaced:
    """Neither actions nor exhaustion raise Threat beyond it."""
    return dict.fromkeys(("drd2.threat.apply", "drd2.exhaustion.threat_up"), f"min({most}, book)")


@rule("drd2.house.own_scars")
def own_scars(allowed: bool) -> Replaced:
    """Nobody scars itself so as to pay."""
    return {"drd2.scar.self": "book" if allowed else "false"}


@rule("drd2.house.own_scar_yields")
def own_scar_yields(more: int) -> Replaced:
    """A self-inflicted scar gives its severity and so much more."""
    return {"drd2.scar.self_yield": f"severity + {more}"}


@rule("drd2.house.manoeuvre_price")
def manoeuvre_price(price: int) -> Replaced:
    """A manoeuvre that is not free costs so much."""
    return {"drd2.manoeuvre.cost": f"0 if free else {price}"}


@rule("drd2.house.two_manoeuvres")
def two_manoeuvres(on: bool) -> Replaced:
    """Everybody may put two different manoeuvres into one action."""
    return {"drd2.manoeuvre.two": "max(2, book)" if on else "book"}


@rule("drd2.house.mighty")
def mighty(by: int) -> Replaced:
    """A mighty action raises the loser's price by so much."""
    return {"drd2.manoeuvre.mighty": f"{by} if played else 0"}


@rule("drd2.house.cunning")
def cunning(by: int) -> Replaced:
    """Cunning enlarges a consequence by so much, the great cunning of some by one more."""
    return {"drd2.manoeuvre.cunning": f"size + {by}", "drd2.manoeuvre.very_cunning": f"size + {by + 1}"}


@rule("drd2.house.fate_at_once")
def fate_at_once(most: str) -> Replaced:
    """One payment may take twice the limit of Fate, or all that the side has."""
    return {"drd2.fate.limit": {"limit": "book", "twice": "min(2 * limit, fate)", "all": "fate"}[most]}
