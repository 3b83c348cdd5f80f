"""The pages, rendered here: no build step, nothing from other hosts, no script or style within them.

``render`` makes a whole page, ``fragments`` the parts of it that have changed; both draw from what ``table.seen`` has
made of a seat's view and from nothing else. ``replay`` makes one file that needs no server.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bojiste.table.pages.alone import record
from bojiste.table.pages.environment import environment, speaker, words
from bojiste.table.pages.parts import context
from bojiste.table.pages.replay import replay

__all__ = ["draft_parts", "fragments", "links_of", "part", "record", "render", "replay"]

Seen = dict[str, Any]


def _decision(seen: Seen) -> object:
    """Of those who only wait it is told who decides and who comes then; a die is another one where its number is."""
    asked = seen["ask"] is not None and seen["ask"]["question"]
    waits = None if asked or seen["roll"] else (seen["waiting"], seen["turns"])
    return seen["outcome"], seen["ask"], seen["roll"], seen["roll"] and seen["number"], seen.get("deadline"), waits


def _order(seen: Seen) -> object:
    tokens = ("id", "name", "side", "letter", "pattern", "down")
    return seen["turns"], [(*(one[key] for key in tokens), "surprised" in one["states"]) for one in seen["people"]]


def _these(*keys: str) -> Callable[[Seen], object]:
    return lambda seen: [seen.get(key) for key in keys]


REGIONS: Mapping[str, Callable[[Seen], object]] = {
    "me": lambda seen: (seen["turns"], seen["title"], [one for one in seen["people"] if one["own"]]),
    "order": _order,
    "strip": lambda seen: seen["tracks"] and (seen["tracks"], seen["people"], seen["turns"]),
    "decision": _decision,
    "bar": _these("turns", "number", "paused", "undone"),
    "seats": _these("seats", "present", "settings"),
    "now": _these("turns", "waiting", "outcome", "people"),
}
"""The parts of pages, and what of a seat's view each shows: where that is as it was, the part is not sent again."""
OF_ROLE = {
    "player": ("me", "order", "strip", "decision"),
    "gm": ("bar", "strip", "decision", "seats"),
    "screen": ("now", "strip"),
}
GROUND = ("width", "height", "ground", "layers", "columns")
"""What of a board stays while people walk on it."""


def render(kind: str, *, language: str, **given: Any) -> str:
    """A whole page: ``player``, ``gm``, ``screen`` (``seen``, ``token``, ``mark``: that of the room as it is seen),
    ``home`` (``games``, ``examples``, ``key``), ``prepare`` (``key``), ``fault`` (``problems``)."""
    seen = given.get("seen")
    about = {} if seen is None else context(seen)
    if "games" in given:
        about["links_of"] = partial(links_of, language=language)
    return (
        environment()
        .get_template(f"{kind}.html")
        .render(**{"mark": "", **given, **speaker(language), **about, "language": language})
    )


def links_of(game: Mapping[str, Any], language: str) -> list[dict[str, str]]:
    """The links of a game with their pictures for phones: the game master's, the seats', the common screen's."""
    say, links = speaker(language)["t"], game["links"]
    found = [(words(language).word("gm"), links.get("gm"))]
    names = game.get("names", {})
    found += [(names.get(seat, seat.removeprefix("player:")), url) for seat, url in links.get("seats", {}).items()]
    found.append((say("common-screen"), links.get("screen")))
    phones = len(links) > 1  # of an older game there is only the game master's
    return [{"name": name, "url": url, "qr": code(url) if phones else ""} for name, url in found if url]


def code(url: str) -> str:
    """A link as a picture that a phone reads."""
    import segno

    return str(segno.make(url, micro=False).svg_data_uri(scale=4, border=2))


def fragments(seen: dict[str, Any], previous: dict[str, Any] | None) -> dict[str, str]:
    """The parts of a seat's page by their ids: all of them, or those that show something else than ``previous``. Of the
    log those lines that ``seen`` holds: the page lays them over what it has."""
    about = context(seen)
    given = {"language": seen["language"], **speaker(seen["language"]), **about}
    changed = {id for id in OF_ROLE[seen["role"]] if previous is None or REGIONS[id](seen) != REGIONS[id](previous)}
    changed |= _places(seen, previous)
    if seen["log"] or previous is None:
        changed.add("log")
    rows = None if previous is None else _rows(about, context(previous))
    if rows is None:
        changed.add("people")
    drawn = {id: environment().get_template(f"parts/{id}.html").render(**given).strip() for id in sorted(changed)}
    return drawn | (rows or {})


def _rows(about: Seen, before: Seen) -> dict[str, str] | None:
    """Of the list of everybody those lines that say something else than before; ``None``: others stand in it."""
    if [one["id"] for one in about["ordered"]] != [one["id"] for one in before["ordered"]]:
        return None
    line: Any = environment().get_template("parts/person.html").module
    pairs = zip(about["ordered"], before["ordered"], strict=True)
    return {
        f"person-{one['id']}": str(line.person(one, about["on"], about["seen"]["role"])).strip()
        for one, was in pairs
        if one != was or (one["id"] == about["on"]) != (was["id"] == before["on"])
    }


def part(name: str, language: str, **given: Any) -> str:
    """A part of a page on its own."""
    return (
        environment().get_template(f"parts/{name}.html").render(**given, **speaker(language), language=language).strip()
    )


DRAFT = ("ours", "theirs", "tools", "map", "budget")
"""The parts of the page on which a fight is prepared."""


def draft_parts(seen: dict[str, Any]) -> dict[str, str]:
    """The parts of the page of a draft by their ids."""
    about = context(seen)
    return {id: part(f"prepare/{id}", seen["language"], **about) for id in DRAFT}


def _places(seen: dict[str, Any], previous: dict[str, Any] | None) -> set[str]:
    """Of the map what has changed: all of it, or only who stands where and what is reached."""
    board, before = seen["board"], None if previous is None else previous["board"]
    if previous is None:
        return {"place"}
    if board is None or before is None or any(board[key] != before[key] for key in GROUND):
        same = board == before and all(seen[key] == previous[key] for key in ("chart", "turns", "people"))
        return set() if same else {"place"}
    found = set()
    if _standing(seen) != _standing(previous):
        found.add("tokens")
    if _offered(seen) != _offered(previous):
        found.add("reach")
    return found


def _standing(seen: Seen) -> object:
    """What is told of those on the map."""
    targets = None if seen["ask"] is None else seen["ask"]["targets"]
    return seen["board"]["tokens"], seen["people"], seen["turns"] and seen["turns"]["on"], targets


def _offered(seen: Seen) -> object:
    """The squares that may be chosen."""
    options = () if seen["ask"] is None else seen["ask"]["options"]
    return [option for option in options if option["place"] is not None]
