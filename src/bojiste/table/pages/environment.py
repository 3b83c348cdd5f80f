"""The templates with what they may ask for: words, drawings, icons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bojiste.core.scene import LANGUAGES
from bojiste.table.pages import draw
from bojiste.tell.units import percent
from bojiste.tell.words import Words

TEXT = "bojiste.table.text"
ICONS = {
    "strike": "M25 5L11 19M8 15l9 9M6 26l5-5M25 5l-1 6M25 5l-6 1",
    "go": "M6 16h18M17 9l7 7-7 7M4 8v16",
    "guard": "M16 4l10 4v8c0 7-5 10-10 12c-5-2-10-5-10-12V8z",
    "magic": "M16 4v8M16 20v8M4 16h8M20 16h8M8 8l5 5M19 19l5 5M24 8l-5 5M13 19l-5 5",
    "no": "M16 5a11 11 0 1 0 .1 0M8.5 23.5l15-15",
    "yes": "M6 17l7 7L26 9",
    "wait": "M9 4h14M9 28h14M10 4c0 8 12 8 12 24M22 4c0 8-12 8-12 24",
    "look": "M3 16c4-7 9-9 13-9s9 2 13 9c-4 7-9 9-13 9s-9-2-13-9zM16 12a4 4 0 1 0 .1 0",
    "door": "M8 28V5h16v23M4 28h24M19 17v1",
    "aid": "M16 7v18M7 16h18",
    "say": "M5 7h22v14H15l-6 6v-6H5z",
    "dot": "M16 13a3 3 0 1 0 .1 0",
}
VERBS = {
    "strike": "attack strike scar eliminate shoot offhand unarmed grapple shove charge",
    "go": "move dash step walk run toward away sprint travel march go to near fast slow disengage withdraw jump",
    "guard": "dodge block avoid parry defend stance prepare recover shield form",
    "magic": "cast counter power at",
    "no": "no drop none",
    "yes": "yes roll exhaust accept",
    "wait": "wait ready postpone end rest delay",
    "look": "search look explore hunt spot aim",
    "door": "force leave turn-back open",
    "aid": "assist help heal stabilize use",
    "say": "say custom",
}
"""Which picture stands beside which verbs; any other has a dot. It is ornament: the words say everything."""
_ICON_OF = {verb: icon for icon, verbs in VERBS.items() for verb in verbs.split()}


def icon(verb: str) -> Markup:
    path = ICONS[_ICON_OF.get(verb, "dot")]
    return Markup(f'<svg class="ic" viewBox="0 0 32 32" aria-hidden="true"><path d="{path}"/></svg>')


LONG = 80
"""A question of more letters is set smaller, so that its answers have room on a phone."""


def parted(label: str) -> tuple[str, str]:
    """A label without what stands in brackets at its end, and that: ``Strike the ogre``, ``longsword +5``; a bare
    number is told by what stands before it."""
    if not label.endswith(")") or label[:-1].rpartition("(")[2].isdecimal():
        return label, ""
    depth = 0
    for at in range(len(label) - 1, 0, -1):
        depth += {")": 1, "(": -1}.get(label[at], 0)
        if not depth:
            return label[:at].rstrip(), label[at + 1 : -1]
    return label, ""


LARGE = 3
"""Deeds that have a large button where there are many."""
MINOR = frozenset(("no", "dot", "say"))
"""Pictures of deeds that are not what one mostly does: to drop something, to say something."""
IDLE = MINOR | {"wait"}
"""Pictures of what ends a turn or lets a question be."""


def _pictured(group: Mapping[str, Any]) -> str:
    return _ICON_OF.get(group["verb"], "dot")


def prominent(groups: Sequence[Mapping[str, Any]], options: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The groups of answers that have large buttons, in the order of the menu: the first of those that people mostly
    want, so far as there are any. Where there are many, to do nothing has a button of its own below."""
    if len(groups) <= LARGE:
        return list(groups)
    deeds = [group for group in groups if not (options[group["options"][0]]["default"] and _pictured(group) in IDLE)]
    wanted = sorted(deeds, key=lambda group: _pictured(group) in MINOR)[:LARGE]
    return [group for group in groups if group in wanted]


def beside(large: Sequence[Mapping[str, Any]], options: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The answer that is given by default, where it has no large button."""
    first = {group["options"][0] for group in large}
    return [option for at, option in enumerate(options) if option["default"] and at not in first]


@cache
def words(language: str) -> Words:
    """The messages of a language, those of the table among them."""
    found = Words(language)
    found.packages = (*found.packages, TEXT)
    return found


@cache
def environment() -> Environment:
    found = Environment(
        loader=PackageLoader("bojiste.table.pages"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,
    )
    found.globals |= {"draw": draw, "icon": icon, "languages": LANGUAGES, "percent": percent}
    found.globals |= {"prominent": prominent, "beside": beside, "parted": parted, "long": LONG}
    return found


def speaker(language: str) -> dict[str, Any]:
    """``t(id, …)`` says a message of the table in this language."""
    said = words(language)
    return {"t": lambda id, **args: said.word(f"page-{id}", **args)}


def warm() -> None:
    """Read every template, so that nobody has to wait for it."""
    for name in environment().list_templates(["html"]):
        environment().get_template(name)
