"""``bojiste new``."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import click

from bojiste.cli.bestiary import by_name, meant_by, named, several
from bojiste.cli.help import Spoken
from bojiste.cli.keyboard import typed
from bojiste.cli.likeness import meant
from bojiste.cli.menu import folded
from bojiste.cli.options import SystemId, language_option, refused
from bojiste.cli.page import told, with_command
from bojiste.cli.voice import say, words
from bojiste.core.ask import GM
from bojiste.core.system import System, system, system_ids

WIDE, HIGH = 20, 10
"""Squares of the map that is drawn."""
LARGEST = 4
"""Squares that the largest take, each way."""
FIRST = 2
"""How many of the first blocks are proposed where the system names none."""
HIGHEST = 20
"""Level of a hero."""
HEROES, ENEMIES = "heroes", "enemies"


class Foe(NamedTuple):
    """A block, and how many of it."""

    block: str
    number: int


class Hero(NamedTuple):
    """A hero of the players; with a class, its level (0: the numbers are those of a block)."""

    name: str
    calling: str = ""
    level: int = 0


@click.command("new", cls=Spoken)
@click.argument("scene_path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--system", "system_id", type=SystemId(), help="The rule system; otherwise it is asked for.")
@language_option
def command(scene_path: Path, system_id: str | None, language: str) -> None:
    """Write a scene of your own, from the answers to a few questions.

    An empty line takes what stands in brackets. The file is commented, and every number in it can be changed.
    """
    from bojiste.files.reading import write_text

    if scene_path.exists():
        raise refused("FILE", str(scene_path), "new-over-a-file")
    game = system(system_id or _system_asked(language))
    write_text(scene_path, "\n".join(lines(game, language, scene_path.stem)) + "\n")
    told(say(language, "cli-new-written", file=str(scene_path)))
    for id, verb in (("cli-new-check", "check"), ("cli-new-play", "play")):
        line = shlex.join(["bojiste", verb, str(scene_path)])
        click.echo(with_command(say(language, id, command=line), line))


def _system_asked(language: str) -> str:
    """The systems there are by their names, and which of them."""
    ids = system_ids()
    told(say(language, "cli-new-system"))
    for id in ids:
        told(f"  {id:<11} {words(language, id).word('system')}", 14)
    return asked(language, "", ids[-1], ids)


def asked(language: str, question: str, default: str, known: tuple[str, ...] = (), **facts: str) -> str:
    """One answer; the default where nothing was typed, or nobody is there."""
    while True:
        if question:
            told(say(language, question, **facts))
        try:
            text = typed(f"[{default}] ", known) or default
        except EOFError:
            return default
        if not known or text in known:
            return text
        told(say(language, "cli-not-understood", text=text))


def lines(game: System[Any, Any], language: str, stem: str) -> Iterator[str]:
    """The lines of a new scene."""
    from bojiste.tell.words import Words

    title = asked(language, "cli-new-title", stem.replace("_", " ").replace("-", " ").capitalize())
    heroes, others = by_whom(game)
    party = heroes_of(language, game)
    names = [one.name for one in party]
    enemies = foes_of(language, game, list(game.proposed) or others[:FIRST])
    no = say(language, "option-no")[:1]
    mapped = _draws(game) and _yes(language, asked(language, "cli-new-map", no))
    ids = unlike([slug(name) or "hero" for name in names])
    marks = unlike([id[0] for id in [*ids, *(foe.block for foe in enemies)]], single=True)
    yield f"# {say(language, 'cli-new-head', file=stem + '.toml')}"
    yield from ("", "format = 1", f'system = "{game.id}"', f"title = {_quoted(title)}")
    words = Words(language, game)
    if words.has("scene-printing"):
        yield from ("", "[options]", f'printing = "{words.word("scene-printing")}"')
    if mapped:
        yield from ("", f"# {say(language, 'cli-new-about-map')}", "[field]", 'map = """')
        yield from drawn(
            marks[: len(ids)], right := list(zip(marks[len(ids) :], enemies, strict=True)), roomy(game, right)
        )
        yield '"""'
    for index, (id, one) in enumerate(zip(ids, party, strict=True)):
        yield from ("", "[[combatant]]", f'id = "{id}"', f"name = {_quoted(one.name)}")
        yield from (f'side = "{HEROES}"', f'seat = "player:{id}"', f'mark = "{marks[index]}"')
        yield from _numbers_of(game, one, heroes[index % len(heroes)], language)
    for mark, foe in zip(marks[len(ids) :], enemies, strict=True):
        yield from ("", "[[combatant]]", f'block = "{foe.block}"', f'side = "{ENEMIES}"', f"count = {foe.number}")
        yield f'mark = "{mark}"'


def _draws(game: System[Any, Any]) -> bool:
    """Whether a scene of the system may draw a map; a field may also be told in words alone."""
    field = game.models().world.model_fields.get("field")
    return field is not None and "map" in getattr(field.annotation, "model_fields", {})


def _numbers_of(game: System[Any, Any], one: Hero, block: str, language: str) -> Iterator[str]:
    """The numbers of a hero: of a class and a level, or of a block of the bestiary."""
    from bojiste.files.toml import lines_of

    ready = game.shelf().hero
    if one.calling and ready is not None:
        yield f"# {say(language, 'cli-new-about-hero')}"
        yield from lines_of(ready(one.calling, one.level))
        return
    yield f'block = "{block}"'
    yield f"# {say(language, 'cli-new-about-block', block=block)}"
    yield from (f"# {line}" for line in numbers(game, block))


def heroes_of(language: str, game: System[Any, Any]) -> list[Hero]:
    """The heroes by name, or by name, class and level where the system has ready ones: ``Vera fighter 3``."""
    callings = game.shelf().callings
    if not callings:
        names = asked(language, "cli-new-heroes", say(language, "cli-new-two-heroes")).split(",")
        return [Hero(one.strip()) for one in names if one.strip()]
    said = words(language, game.id)
    called = {said.word(f"calling-{id}"): id for id in callings}
    known = {folded(word): id for id in callings for word in (id, said.word(f"calling-{id}"))}
    while True:
        text = asked(
            language, "cli-new-heroes-by-class", say(language, "cli-new-two-heroes"), calling=min(called, key=len)
        )
        party = [_hero(one.strip(), known) for one in text.split(",") if one.strip()]
        wrong = next((one for one in party if one.level and not (one.calling and one.level <= HIGHEST)), None)
        if wrong is None:
            return party
        told(say(language, "cli-new-no-class", text=wrong.name, known=", ".join(called)))


def _hero(text: str, known: Mapping[str, str]) -> Hero:
    """``Vera fighter 3`` and ``Vera``; a level without a class that is known is one without a class."""
    found = re.fullmatch(r"(?:(.+?)\s+)?(\S+)\s+(\d{1,3})", text)
    if found is None:
        return Hero(text)
    calling = known.get(folded(found[2])) or meant(found[2], known) or ""
    return Hero((found[1] or found[2]) if calling else text, calling, int(found[3]) or HIGHEST + 1)


def by_whom(game: System[Any, Any]) -> tuple[list[str], list[str]]:
    """Ids of the blocks that players play, and of all others."""
    from bojiste.core.reading import OWN

    heroes: list[str] = []
    others: list[str] = []
    for id, block in game.blocks().items():
        sheet = game.models().sheet.model_validate({key: value for key, value in block.items() if key not in OWN})
        seat = getattr(sheet, "default_seat", lambda id: GM)(id)
        (others if seat == GM else heroes).append(id)
    return heroes or others, others or heroes


def foes_of(language: str, game: System[Any, Any], proposed: list[str]) -> list[Foe]:
    """Whom the heroes meet, by ids or by names: ``goblin 3, wolf``, ``4 goblins and an ogre``, ``ogre x2``."""
    found = list(named(game, language))
    called = {one.id: one.name for one in found}
    known = by_name(found)
    counting = _counting(language)
    while True:
        text = asked(language, "cli-new-foes", ", ".join(f"{called[block]} 2" for block in proposed))
        foes = [foe for part in text.split(",") if part.strip() for foe in _foes(part.strip(), known, counting)]
        wrong = next((foe.block for foe in foes if foe.block not in game.blocks()), None)
        if wrong is None:
            return foes
        alike_ = get_close_matches(folded(wrong), known, 3)
        so_called = [one.name for one in several(wrong, found)][:MOST_NEAR]
        near = ", ".join(so_called or dict.fromkeys(called[known[word]] for word in alike_))
        told(say(language, "cli-new-no-block", text=wrong, near=near, near_known=bool(near), system=game.id))


MOST_NEAR = 8
"""Blocks that are told where several may be meant."""


def _counting(language: str) -> dict[str, str]:
    """Numbers by their words: ``čtyři`` is 4."""
    rows = enumerate(say(language, "cli-new-counting").split(","), start=1)
    return {folded(word): str(number) for number, forms in rows for word in forms.split()}


def _foes(text: str, known: Mapping[str, str], counting: Mapping[str, str]) -> list[Foe]:
    """One kind of them, or several with a word between: ``4 goblins and an ogre``."""
    first, *rest = text.split()
    whole = _foe(" ".join([counting.get(folded(first), first), *rest] if rest else [first]), known)
    parts = [part for part in _AND.split(text) if part.strip()]
    if whole.block in known.values() or len(parts) < 2:
        return [whole]
    return [foe for part in parts for foe in _foes(part.strip(), known, counting)]


_AND = re.compile(r"\s+(?:and|with|plus|a|s|и|с|\+|&)\s+", re.IGNORECASE)


def _foe(text: str, known: Mapping[str, str]) -> Foe:
    """A block and a number, before the name or after it; the name as it stands where no block is meant."""
    found = re.fullmatch(r"(?:([1-9]\d?)\s*[x×хkк]?\s+)?(.*?)(?:\s*[x×х]?\s*([1-9]\d?))?", text)
    before, name, after = found.groups() if found else (None, text, None)
    return Foe(meant_by(name, known) or name, int(before or after or 1))


def numbers(game: System[Any, Any], block: str) -> Iterator[str]:
    """What a block says, a key a line."""
    from bojiste.files.toml import lines_of

    yield from lines_of({key: value for key, value in game.blocks()[block].items() if key != "name"})


def drawn(heroes: list[str], enemies: list[tuple[str, Foe]], room: int = 1) -> Iterator[str]:
    """A free field with the heroes on its left and the others on its right, so many squares from each other."""
    right = [mark for mark, foe in enemies for _ in range(foe.number)]
    for y in range(max(HIGH, len(heroes), -(-len(right) // 3) * room)):
        left = heroes[y] if y < len(heroes) else "."
        row = right[3 * (y // room) : 3 * (y // room) + 3] if y % room == 0 else []
        stand = "".join(mark.ljust(room, ".") for mark in row).ljust(3 * room, ".")
        yield f".{left}{'.' * (WIDE - 2 - 3 * room)}{stand}"


def roomy(game: System[Any, Any], enemies: list[tuple[str, Foe]]) -> int:
    """How many squares each of them needs, so that nobody stands where another does: some are large."""
    from bojiste.core.reading import read_scene
    from bojiste.errors import BojisteError

    tables = [{"block": foe.block, "side": ENEMIES, "mark": mark, "count": foe.number} for mark, foe in enemies]
    for room in range(1, LARGEST):
        field = {"map": "\n".join(drawn([], enemies, room))}
        other = {"block": enemies[0][1].block, "id": HEROES, "side": HEROES, "now": {"position": [0, 0]}}
        try:
            read_scene({"format": 1, "system": game.id, "field": field, "combatant": [*tables, other]})
        except BojisteError:
            continue
        return room
    return LARGEST


_SOUNDS = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya"
_LATIN = {
    ord(letter): sound for letter, sound in zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", _SOUNDS.split(" "), strict=True)
}


def slug(name: str) -> str:
    """A name as an id; Russian letters in Latin ones."""
    return re.sub(r"[^a-z0-9]+", "-", folded(name.casefold().replace("ё", "e").translate(_LATIN))).strip("-")


def unlike(words: list[str], *, single: bool = False) -> list[str]:
    """The words, changed where one stands twice: by a number, or to another letter."""
    free = (letter for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in words)
    found: list[str] = []
    for word in words:
        again = 2
        new = word
        while new in found:
            new, again = (next(free), again) if single else (f"{word}-{again}", again + 1)
        found.append(new)
    return found


def _quoted(text: str) -> str:
    from bojiste.files.toml import written

    return written(text)


def _yes(language: str, text: str) -> bool:
    return folded(text)[:1] in {folded(say(language, "option-yes"))[:1], "y"}
