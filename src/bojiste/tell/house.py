"""House rules, told: how they are called, what they play in the place of the book's."""

from __future__ import annotations

from bojiste.core.house import House
from bojiste.core.house.expression import Sum
from bojiste.core.rule import Cited
from bojiste.core.scene import Scene
from bojiste.tell.names import capital, label
from bojiste.tell.words import Words


def named(house: House, words: Words) -> str:
    """How the rules of a table are called, in the middle of a sentence."""
    if house.title is None:
        return words.word("house-unnamed")
    return words.word("house-named", title=label(house.title, words.language))


def cited(scene: Scene, function: Cited, words: Words) -> tuple[str, ...]:
    """What the table plays otherwise where an event cites a rule; nothing, where it plays by the book."""
    house = scene.house
    if house is None:
        return ()
    return tuple(
        words.word("house-cited", house=named(house, words), id=id, text=text) for id, text in house.meant(function)
    )


def played(house: House | None, words: Words) -> tuple[str, ...]:
    """All that a table plays otherwise, in a sentence; none, where it plays by the book."""
    if house is None or not house.rules:
        return ()
    rules = "; ".join(f"{id} = {text}" for id, text in house.rules.items())
    return (words.word("house-played", house=named(house, words), rules=rules),)


def replaceable(id: str, sum: Sum | None, words: Words) -> str:
    """Whether a house rule can stand in the place of a rule, and of what it may be made."""
    if sum is None:
        return words.word("house-why-no")
    message = "house-why" if sum.names else "house-why-none"
    facts = {"place": f'rules."{id}" = "…"', "kind": sum.kind, "least": str(sum.least), "most": str(sum.most)}
    return words.word(message, names=", ".join(sum.names), **facts)


def called(house: House | None, words: Words) -> str:
    """How the rules of a table are called, as a title."""
    return capital(words.word("house-unnamed") if house is None else named(house, words))
