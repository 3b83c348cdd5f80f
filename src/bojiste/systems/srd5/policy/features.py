"""Features of classes that are deeds of a turn: when a tactic uses them."""

from __future__ import annotations

from bojiste.core.ask import Ask
from bojiste.systems.srd5.features import action_surge, frenzy, ki, lay_on_hands, martial_arts
from bojiste.systems.srd5.items import scimitar_of_speed
from bojiste.systems.srd5.policy.eyes import Eyes
from bojiste.systems.srd5.policy.strike import target, worth_of
from bojiste.systems.srd5.prepare import Profile


def surges(eyes: Eyes, ask: Ask) -> str | None:
    """One more action, where it can be struck with."""
    has_it = action_surge.TRAIT.of(eyes.me)
    return "surge" if has_it and "surge" in ask.keys and target(eyes) is not None else None


def blow(eyes: Eyes, ask: Ask) -> str | None:
    """A blow by a bonus action that a feature gives, the best of those there are."""
    table, me = eyes.table, eyes.me
    found = []
    for key in () if STRIKING.isdisjoint(me.traits) else ask.keys:
        verb, _, rest = key.partition(":")
        if verb in BLOWS:
            id, _, way = rest.partition(":")
            found.append((worth_of(eyes, table.profiles[id], me.by_key[way]), key))
    return max(found, key=lambda one: (one[0], "flurry" in one[1]))[1] if found else None


def hands(eyes: Eyes, ask: Ask) -> str | None:
    """Hands laid on who lies there, or has little left: friends first."""
    needy = [(key, one) for key, one in _within_hands(eyes, ask) if eyes.low(one)]
    return max(needy, key=lambda found: eyes.lacks(found[1]), default=(None,))[0]


def hands_on_the_dying(eyes: Eyes, ask: Ask) -> str | None:
    """Hands laid on a friend who is dying: a touch that wakes somebody comes before any magic."""
    if lay_on_hands.TRAIT.name not in eyes.me.traits:
        return None
    now = eyes.table.now
    return next((key for key, one in _within_hands(eyes, ask) if now[one.id].life == "dying"), None)


def _within_hands(eyes: Eyes, ask: Ask) -> list[tuple[str, Profile]]:
    """On whom hands may be laid, and the answers that do."""
    keys = [key for key in ask.keys if key.startswith("lay-hands:")] if lay_on_hands.TRAIT.of(eyes.me) else []
    return [(key, eyes.table.profiles[key.partition(":")[2]]) for key in keys]


BLOWS = frozenset({"flurry", "frenzy", "martial-strike", "swift-strike"})
"""Verbs of such blows: ``VERB:TARGET:ATTACK``."""
STRIKING = frozenset({ki.TRAIT.name, frenzy.TRAIT.name, martial_arts.TRAIT.name, scimitar_of_speed.TRAIT.name})
"""The features that give them. Only of who has one is the whole menu made out for it."""
