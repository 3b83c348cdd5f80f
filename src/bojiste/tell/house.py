"""House rules, told: how they are called, what they play in the place of the book's."""

from __future__ import annotations

from bojiste.core.house import House
from bojiste.core.house.expression import Sum
from bojiste.core.rule import Cited, Rule
from bojiste.core.scene import Scene
from bojiste.tell.names import capital, label
from bojiste.tell.words import Words, word_id


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
    return tuple(dict.fromkeys(_cited(house, id, text, words) for id, text in house.meant(function)))


def _cited(house: House, id: str, text: str, words: Words) -> str:
    """One of the rules that a table has replaced: by an option, or by what it has written itself."""
    said = named(house, words)
    if id in house.by:
        options = "; ".join(_option(house, by, words) for by in house.by[id])
        return words.word("house-cited-option", house=said, text=options)
    return words.word("house-cited", house=said, id=id, text=text)


def _option(house: House, id: str, words: Words) -> str:
    """An option and what the table has chosen."""
    value = house.options[id]
    said = value if isinstance(value, str) else str(value).lower()
    return words.word("house-option", title=words.word(word_id("rule", id)), name=id.rpartition(".")[2], value=said)


def played(house: House | None, words: Words) -> tuple[str, ...]:
    """All that a table plays otherwise, in a sentence; none, where it plays by the book."""
    if house is None or not (house.rules or house.options):
        return ()
    options = [_option(house, id, words) for id in house.options]
    rules = "; ".join([*options, *(f"{id} = {text}" for id, text in house.own.items())])
    return (words.word("house-played", house=named(house, words), rules=rules),)


def replaceable(id: str, sum: Sum | None, words: Words) -> str:
    """Whether a house rule can stand in the place of a rule, and of what it may be made."""
    if sum is None:
        return words.word("house-why-no")
    message = "house-why" if sum.names else "house-why-none"
    facts = {"place": f'rules."{id}" = "…"', "kind": sum.kind, "least": str(sum.least), "most": str(sum.most)}
    return words.word(message, names=", ".join(sum.names), **facts)


def option(rule: Rule, words: Words) -> str:
    """Where a table chooses what no book says."""
    return words.word("house-why-option", name=rule.id.rpartition(".")[2])


def called(house: House | None, words: Words) -> str:
    """How the rules of a table are called, as a title."""
    return capital(words.word("house-unnamed") if house is None else named(house, words))
