"""The heroes of a new scene, as people name them: ``Věra bojovnice 3``, ``Jan lučištník``, ``Ota stejně``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bojiste.cli.asking import asked
from bojiste.cli.likeness import meant
from bojiste.cli.menu import folded
from bojiste.cli.page import told
from bojiste.cli.voice import say, words
from bojiste.core.ask import GM
from bojiste.core.system import System

HIGHEST = 20
"""Level of a hero."""


class Hero(NamedTuple):
    """A hero of the players; with a class, its level, else the block whose numbers it has."""

    name: str
    calling: str = ""
    level: int = 0
    block: str = ""


class Wrong(Exception):
    """Nobody can tell who is meant."""


class Roles:
    """What heroes of a system may be, by the words of a language: ready classes, or blocks of people."""

    def __init__(self, game: System[Any, Any], language: str) -> None:
        self.shelf, self.language = game.shelf(), language
        self.people = tuple(self.shelf.people) or by_whom(game)[0]
        self.called: dict[str, str] = {}
        """Every word for a role, folded, and what it means; the first of each is what it is called."""
        said = words(language, game.id)
        self.roles = self.shelf.callings or self.shelf.people
        self.names: dict[str, str] = {}
        self.example = ""
        """A word for the hero of an example: of a woman, where the language tells."""
        for id in self.roles:
            name = said.word(f"calling-{id}")
            self.names[id] = name
            more = said.word(f"calling-{id}.also") if said.has(f"calling-{id}.also") else ""
            self.example = self.example or (name if language == "en" else next(iter(more.split()), name))
            self.called |= {folded(word): id for word in (id, name, *more.split())}
        self.again = {folded(said.strip()) for said in say(language, "cli-new-same").split(",")}

    def hero(self, text: str, before: Hero | None) -> Hero:
        """Who is meant; a number without a role, or a role with a level that nobody has, is ``Wrong``."""
        found = re.fullmatch(r"(.+?)(?:\s+(\d{1,3}))?", text)
        assert found is not None
        *names, last = found[1].split()
        name, level = " ".join(names), int(found[2]) if found[2] else None
        same = self._same(found[1].split())
        if same and before and level is None:
            return before._replace(name=same)
        role = self._role(last)
        if role and self.shelf.callings:
            return self._of_class(name or last, role, 1 if level is None else level)
        if role and level is None:
            return Hero(name or last, block=role)
        if level is not None or (name and self._may_be_a_role(last)):
            raise Wrong(text)
        return Hero(text)

    def _same(self, said: list[str]) -> str:
        """Whoever is said to be like the one before (``Jan stejně``, ``Иван так же``); empty where nobody is."""
        ends = (at for at in range(1, len(said)) if folded(" ".join(said[at:])) in self.again)
        return next((" ".join(said[:at]) for at in ends), "")

    def _role(self, word: str) -> str:
        """Which role a word means; empty for none."""
        return self.called.get(folded(word)) or meant(word, self.called) or ""

    def _may_be_a_role(self, word: str) -> bool:
        """Whether a word that is none looks like one: names begin with a capital."""
        return bool(self.roles) and word.isalpha() and word == word.lower()

    def _of_class(self, name: str, role: str, level: int) -> Hero:
        if not 1 <= level <= HIGHEST:
            raise Wrong(name)
        return Hero(name, role, level)


def heroes_of(language: str, game: System[Any, Any]) -> list[Hero]:
    """The heroes: all on one line; whoever is not understood is asked for once more, the others stand."""
    roles = Roles(game, language)
    kind = "class" if roles.shelf.callings else "role"
    question = f"cli-new-heroes-by-{kind}" if roles.example else "cli-new-heroes"
    text = asked(language, question, say(language, "cli-new-two-heroes"), calling=roles.example)
    party: list[Hero] = []
    for one in text.split(","):
        if one.strip():
            party.append(_understood(language, roles, one.strip(), party[-1] if party else None))
    return _with_blocks(party, roles.people)


def _understood(language: str, roles: Roles, text: str, before: Hero | None) -> Hero:
    """One hero; the name alone where nobody answers what was meant."""
    while True:
        try:
            return roles.hero(text, before)
        except Wrong:
            known = ", ".join(dict.fromkeys(roles.names.values()))
            told(say(language, "cli-new-no-role", text=text, known=known, levels=bool(roles.shelf.callings)))
            first = text.split()[0]
            text = asked(language, "cli-new-hero-again", first, name=first)


def _with_blocks(party: list[Hero], people: tuple[str, ...]) -> list[Hero]:
    """Whoever has neither class nor block takes the next block of people."""
    return [
        one if one.calling or one.block else one._replace(block=people[index % len(people)])
        for index, one in enumerate(party)
    ]


def by_whom(game: System[Any, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Ids of the blocks that players play, and of all others."""
    seats = dict(_seats(game))
    heroes = tuple(id for id, seat in seats.items() if seat != GM)
    others = tuple(id for id, seat in seats.items() if seat == GM)
    return heroes or others, others or heroes


def _seats(game: System[Any, Any]) -> Iterator[tuple[str, str]]:
    from bojiste.core.reading import OWN

    for id, block in game.blocks().items():
        sheet = game.models().sheet.model_validate({key: value for key, value in block.items() if key not in OWN})
        yield id, getattr(sheet, "default_seat", lambda id: GM)(id)


def marks_of(ids: list[str], taken: Mapping[str, str] = {}) -> list[str]:
    """A sign for each of these: the first letter of its id that nobody has, else any letter."""
    used = set(taken.values())
    found = []
    for id in ids:
        letters = [letter for letter in id if letter.isalpha() and letter.isascii()]
        pool = [*letters, *map(str.upper, letters), *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        sign = next(letter for letter in pool if letter not in used)
        used.add(sign)
        found.append(sign)
    return found
