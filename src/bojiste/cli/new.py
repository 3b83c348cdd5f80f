"""``bojiste new``."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import click

from bojiste.cli.asking import asked
from bojiste.cli.bestiary import by_name, meant_by, named, several
from bojiste.cli.help import Spoken
from bojiste.cli.menu import folded
from bojiste.cli.options import SystemId, language_option, refused
from bojiste.cli.page import told, with_command
from bojiste.cli.party import Hero, by_whom, heroes_of, marks_of
from bojiste.cli.voice import is_yes, say, words
from bojiste.core.system import System, system, system_ids

WIDE, HIGH = 20, 10
"""Squares of the map that is drawn."""
LARGEST = 4
"""Squares that the largest take, each way."""
HEROES, ENEMIES = "heroes", "enemies"
GROUP = "init_group"
"""The key of a sheet under which those who are alike share their initiative, where a system has it."""


class Foe(NamedTuple):
    """A block, and how many of it."""

    block: str
    number: int


@click.command("new", cls=Spoken)
@click.argument("scene_path", metavar="FILE", type=click.Path(path_type=Path))
@click.option("--system", "system_id", type=SystemId(), help="The rule system; by default the program asks for it.")
@language_option
def command(scene_path: Path, system_id: str | None, language: str) -> None:
    """Write a scene of your own, from the answers to a few questions.

    An empty line takes the answer in brackets. The file has comments, and you can change every number in it.
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


def lines(game: System[Any, Any], language: str, stem: str) -> Iterator[str]:
    """The lines of a new scene."""
    from bojiste.tell.words import Words

    title = asked(language, "cli-new-title", stem.replace("_", " ").replace("-", " ").capitalize())
    party = heroes_of(language, game)
    enemies = foes_of(language, game, game.proposed or {by_whom(game)[1][0]: 1})
    no = say(language, "option-no")[:1]
    mapped = _draws(game) and is_yes(language, asked(language, "cli-new-map", no))
    ids = unlike([slug(one.name) or "hero" for one in party])
    marks = marks_of([*ids, *(foe.block for foe in enemies)])
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
        yield from _numbers_of(game, one, language)
    for mark, foe in zip(marks[len(ids) :], enemies, strict=True):
        yield from ("", "[[combatant]]", f'block = "{foe.block}"', f'side = "{ENEMIES}"', f"count = {foe.number}")
        yield f'mark = "{mark}"'
        if foe.number > 1 and GROUP in game.models().sheet.model_fields:
            yield f'{GROUP} = "{foe.block}"'


def _draws(game: System[Any, Any]) -> bool:
    """Whether a scene of the system may draw a map; a field may also be told in words alone."""
    field = game.models().world.model_fields.get("field")
    return field is not None and "map" in getattr(field.annotation, "model_fields", {})


def _numbers_of(game: System[Any, Any], one: Hero, language: str) -> Iterator[str]:
    """The numbers of a hero: of a class and a level, or of a block of the bestiary."""
    from bojiste.files.toml import lines_of

    ready = game.shelf().hero
    if one.calling and ready is not None:
        yield f"# {say(language, 'cli-new-about-hero')}"
        yield from lines_of(ready(one.calling, one.level))
        return
    yield f'block = "{one.block}"'
    yield f"# {say(language, 'cli-new-about-block', block=one.block)}"
    yield from (f"# {line}" for line in numbers(game, one.block))


def foes_of(language: str, game: System[Any, Any], proposed: Mapping[str, int]) -> list[Foe]:
    """Whom the heroes meet, by ids or by names: ``goblin 3, wolf``, ``4 goblins and an ogre``, ``ogre x2``."""
    found = list(named(game, language))
    called = {one.id: one.name for one in found}
    known = by_name(found)
    counting = _counting(language)
    usual = ", ".join(f"{called[id]} {number}" for id, number in proposed.items())
    (first, number), *others = proposed.items()
    example = ", ".join([f"{called[first]} {number + 1}", *(called[id] for id, _ in others)])
    while True:
        text = asked(language, "cli-new-foes", usual, example=example)
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


def unlike(words: list[str]) -> list[str]:
    """The words, with a number where one stands twice."""
    found: list[str] = []
    for word in words:
        again = 2
        new = word
        while new in found:
            new, again = f"{word}-{again}", again + 1
        found.append(new)
    return found


def _quoted(text: str) -> str:
    from bojiste.files.toml import written

    return written(text)
