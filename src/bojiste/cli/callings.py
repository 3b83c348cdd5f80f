"""What the referee says when setting something right, in the words of the game's language: names or the signs on the
board instead of ids, conditions, numbers and deeds by what they are called. What is kept is always the same: ids and
the words of the forms (``core.hand``)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from typing import Any

from bojiste.cli.menu import folded
from bojiste.cli.screen import labels, letters
from bojiste.core.hand import Hand
from bojiste.core.scene import Scene
from bojiste.errors import Problem
from bojiste.tell.narrator import Narrator
from bojiste.tell.words import Words, word_id

MOST_WORDS = 4
"""Of a name that is looked for."""
LEAST_LETTERS = 4
"""So many letters of a word will do where they begin only one."""
SMALL = ("from", "to", "until", "true", "false", "on", "off")
"""Words within forms, and yes and no."""
_MINUS = "-−"
_GENDERS = ("m", "f", "n", "i", "pm", "pf")


def by_ids(text: str, scene: Scene[Any], narrator: Narrator, seen: Collection[str] | None = None) -> str:
    """The ruling with ids for names (``Žofie -3``, ``goblin 2 leží``) and for signs (``g2 prone``) of those who are
    ``seen`` (``None``: of all), and the words of forms for those of the language.

    A sign counts where somebody is meant for certain: first in a deed. What stands in quotes or braces is left alone.
    """
    names = {folded(narrator.name(one.id)): one.id for one in scene.combatants}
    signs = {sign: id for made in (letters(scene), labels(scene)) for id, sign in made.items()}
    if seen is not None:
        names, signs = ({word: id for word, id in known.items() if id in seen} for known in (names, signs))
    if text.lstrip().startswith("+ {"):
        return text
    hand = scene.system.hand
    spoken = spoken_words(hand, narrator.words) if hand is not None else {}
    parts = re.split(r'("[^"]*"|„[^“]*“|«[^»]*»|;)', text)
    return "".join(
        part if part[:1] in ('"', "„", "«", ";") else _deed(part, names, signs, spoken, scene, narrator)
        for part in parts
    )


def _deed(
    part: str,
    names: Mapping[str, str],
    signs: Mapping[str, str],
    spoken: Mapping[str, str],
    scene: Scene[Any],
    narrator: Narrator,
) -> str:
    words = part.split()
    if not words:
        return part
    lead, trail = part[: len(part) - len(part.lstrip())], part[len(part.rstrip()) :]
    if words[0] == "+":
        return lead + " ".join(_newcomers(words, scene, narrator)) + trail
    head = words[0] in _MINUS
    if words[head:] and words[head] not in names.values():
        words[head] = signs.get(words[head], words[head])
    ids = set(names.values())
    return lead + " ".join(_told(words, names, {word: id for word, id in spoken.items() if word not in ids})) + trail


def _told(words: list[str], names: Mapping[str, str], spoken: Mapping[str, str]) -> Iterator[str]:
    """The words with ids for names and the words of forms for others, the longest first; names before other words."""
    at = 0
    while at < len(words):
        sign = words[at][:1] if words[at][:1] in _MINUS and len(words[at]) > 1 else ""
        size, meant = _longest([words[at][len(sign) :], *words[at + 1 : at + MOST_WORDS]], (names, spoken))
        yield sign + meant if size else words[at]
        at += size or 1


def _longest(words: list[str], known: Sequence[Mapping[str, str]]) -> tuple[int, str]:
    """How many words mean something, and what; 0 where none do."""
    for meanings in known:
        for size in range(len(words), 0, -1):
            if (meant := meanings.get(folded(" ".join(words[:size])))) is not None:
                return size, meant
    begun = folded(words[0])
    likely = {meant for meanings in known for said, meant in meanings.items() if said.startswith(begun)}
    return (1, likely.pop()) if len(begun) >= LEAST_LETTERS and len(likely) == 1 else (0, "")


def _newcomers(words: list[str], scene: Scene[Any], narrator: Narrator) -> Iterator[str]:
    """``+ vlk 2`` with the id of the block."""
    from bojiste.cli.bestiary import by_name, meant_by, named

    yield words[0]
    rest = words[1:]
    if rest and rest[0] not in scene.blocks:
        known = by_name(list(named(scene.system, narrator.language)))
        sizes = range(min(MOST_WORDS, len(rest)), 0, -1)
        found = ((size, meant_by(" ".join(rest[:size]), known)) for size in sizes)
        size, block = next(((size, id) for size, id in found if id), (0, None))
        if block:
            rest = [block, *rest[size:]]
    yield from rest


def spoken_words(hand: Hand[Any, Any], words: Words) -> dict[str, str]:
    """What conditions, numbers and deeds of a hand are called in a language, folded, and the word of the form."""
    found: dict[str, str] = {}
    for number in hand.numbers:
        id = word_id("gauge", number.replace("_", "-"))
        if words.has(id) and not words.variables(id):
            found[folded(words.word(id))] = number
    for state in hand.conditions:
        found |= {folded(said): state for said in _said_of(word_id("state", state), words)}
    for verb in hand.verbs:
        if words.has(f"hand-{verb}.words"):
            found |= {folded(said): verb for said in words.word(f"hand-{verb}.words").split()}
    for small in SMALL:
        found |= {folded(said): small for said in words.word(f"hand-word-{small}").split()}
    taken = {*hand.numbers, *hand.conditions, *hand.verbs}
    return {said: meant for said, meant in found.items() if said not in taken}


def in_words(form: str, hand: Hand[Any, Any], words: Words) -> str:
    """A form in the words of a language: the first that each of its words is called by."""
    called = {meant: said for said, meant in reversed(_unfolded(hand, words).items())}
    return " ".join(part[: part.startswith("-")] + called.get(part.removeprefix("-"), part.removeprefix("-"))
                    for part in form.split(" "))  # fmt: skip


def as_spoken(problem: Problem, hand: Hand[Any, Any], words: Words) -> Problem:
    """A fault of a ruling with what a condition or deed is called in a language for the word of its form; of a word
    that is not known the nearest that is called so."""
    written = _unfolded(hand, words)
    called = {meant: said for said, meant in reversed(written.items())}
    value, data = problem.value, dict(problem.data)
    if isinstance(value, str):
        value = value[: value.startswith("-")] + called.get(value.removeprefix("-"), value.removeprefix("-"))
    if problem.reason == "no-such-ruling" and data.get("near") not in hand.numbers:
        plain = {folded(said): said for said in written}
        data["near"] = ", ".join(plain[one] for one in get_close_matches(folded(str(value))[:64], plain, 1))
    return replace(problem, value=value, data=data)


def _unfolded(hand: Hand[Any, Any], words: Words) -> dict[str, str]:
    """The same words as they are written."""
    said = {words.word(word_id("state", state)): state for state in hand.conditions}
    ids = [f"hand-{verb}.words" for verb in hand.verbs if words.has(f"hand-{verb}.words")]
    for id, meant in [*((id, id[5:-6]) for id in ids), *((f"hand-word-{small}", small) for small in SMALL)]:
        said |= dict.fromkeys(words.word(id).split(), meant)
    return said


def _said_of(id: str, words: Words) -> Iterator[str]:
    """A condition as it is told of anybody."""
    for one in (id, f"{id}.head"):
        if words.has(one):
            for gender in _GENDERS:
                yield words.say(one, {"actor_gender": gender})
