"""A fight played again: one file that needs no server, and holds nothing that the eyes it is seen with may not know.

What stands in it comes from ``seen.course``. Everything that looks alike in several steps is kept once.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from markupsafe import Markup

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES
from bojiste.table.pages import draw
from bojiste.table.pages.alone import hash_of, static
from bojiste.table.pages.environment import environment, speaker
from bojiste.table.pages.parts import context
from bojiste.table.seen import SCREEN, course
from bojiste.tell.narrator import Narrator


class _Kept:
    """Texts, each once."""

    def __init__(self) -> None:
        self.texts: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        return self.texts.setdefault(text, len(self.texts))


def replay(game: Game, seat: str = GM, language: str = "", languages: Sequence[str] = LANGUAGES) -> str:
    """The file, as a seat saw the game; ``language`` is the one it opens in (the first, if none is given)."""
    kept = _Kept()
    steps = [_step(step, kept, languages) for step in course(game, seat, languages)]
    data = {
        "texts": list(kept.texts),
        "steps": steps,
        "outcome": {one: _outcome(game, one) for one in languages},
        "words": {one: _words(game, seat, one) for one in languages},
        "title": {one: Narrator(game.scene, one).title() for one in languages},
    }
    style, script = static("table.css"), static("replay.js")
    return (
        environment()
        .get_template("replay.html")
        .render(
            language=language or languages[0],
            languages=languages,
            data=Markup(json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")),
            style=Markup(style),
            script=Markup(script),
            policy=f"default-src 'none'; style-src '{hash_of(style)}'; script-src '{hash_of(script)}'",
            title=data["title"][language or languages[0]],  # type: ignore[index]
            **speaker(language or languages[0]),
        )
    )


def _outcome(game: Game, language: str) -> str:
    return "" if game.outcome is None else Narrator(game.scene, language).outcome(game.outcome)


def _words(game: Game, seat: str, language: str) -> dict[str, str]:
    """What the file says besides the fight."""
    say = speaker(language)["t"]
    narrator = Narrator(game.scene, language)
    ids = ("first", "back", "on", "last", "play", "at")
    held = [one.id for one in game.scene.combatants if one.seat == seat]
    if seat == SCREEN:
        by = say("seen-by-screen")
    else:
        name = narrator.word("gm") if seat == GM else narrator.name(held[0]) if len(held) == 1 else seat
        by = say("seen-by", name=name.removeprefix("player:"))
    return {id: say(f"step-{id}") for id in ids} | {
        "by": by,
        "note": say("replay-note"),
        "log": say("log"),
        "order": say("order"),
        "map": say("map"),
    }


def _step(step: dict[str, Any], kept: _Kept, languages: Sequence[str]) -> dict[str, Any]:
    """One step: its line, and the drawing of each part, by language."""
    return {
        "line": _line(step["line"], kept, languages),
        "parts": [_parts(step["shown"][one], kept) for one in languages],
    }


def _line(line: dict[str, Any] | None, kept: _Kept, languages: Sequence[str]) -> Any:
    if line is None:
        return None
    first = line[languages[0]]
    said = [
        [
            kept(line[one]["text"]),
            [[kept(why["sum"]), kept(f"{why['title']}: {why['says']}")] for why in line[one]["reasons"]],
        ]
        for one in languages
    ]
    return {"side": first["side"], "head": first["head"], "begins": first["begins"], "said": said}


def _parts(shown: dict[str, Any], kept: _Kept) -> list[Any]:
    """The picture without those on it, those on it, and everybody in words: each by the numbers of its texts."""
    about = context({**shown, "ask": None, "log": []})
    given = {"language": shown["language"], **speaker(shown["language"]), **about}
    board = shown["board"]
    if board is None:
        ground = environment().get_template("parts/place.html").render(**given).strip()
        standing: list[int] = []
    else:
        bare = {**about["seen"], "board": {**board, "tokens": []}}
        ground = str(draw.board(bare["board"], about["who"], bare, shown["title"]))
        on = draw.active(about["seen"])
        tokens = sorted(board["tokens"], key=lambda one: -one["size"])
        standing = [
            kept(draw.on_board(one, about["who"][one["who"]], on, frozenset()))
            for one in tokens
            if one["who"] in about["who"]
        ]
    people = environment().get_template("parts/people.html").render(**given).strip()
    strip = environment().get_template("parts/strip.html").render(**given).strip()
    return [kept(ground), standing, [kept(part) for part in _pieces(people)], kept(strip)]


def _pieces(people: str) -> list[str]:
    """The list of everybody, line by line: most of them stay as they are."""
    return [part for part in people.replace("</li>", "</li>\n\n").split("\n\n") if part.strip()]
