"""Builds the book: all pages in every language, the games of the examples, the search index."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from bojiste.book.code import callers, code_of, coloured
from bojiste.book.falls import fall_of, picture
from bojiste.book.papers import Paper, papers, pictures
from bojiste.book.shelf import Shelf, shelves
from bojiste.book.voice import words
from bojiste.cli.menu import folded
from bojiste.cli.rules import describe, tag_of, words_of
from bojiste.cli.why import house_of
from bojiste.core.game import Game
from bojiste.core.played import Played, example_of
from bojiste.core.rule import Rule
from bojiste.core.ruling import CORE
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import System, systems
from bojiste.files import saves
from bojiste.forecast import answer
from bojiste.forecast.blocks import Chart
from bojiste.forecast.page import drawn
from bojiste.tell.lesson import asked, lesson
from bojiste.tell.units import number, percent
from bojiste.tell.why import statement
from bojiste.version import VERSION

STATIC = ("book.css", "book.js")
FIRST_LOOK = "srd5.cover.three_quarters"
"""The rule to which the front page leads."""
SAMPLE = {"bonus": "5", "ac": "15", "dc": "15", "damage": "1d8+3"}
"""The value a fact takes on a page of odds where none is usual; of other facts the middle one."""


MOST_GAMES = 100
"""Games that are kept in mind at a time."""


class Chapter(NamedTuple):
    """A system and its rules in catalogue order (``None``: the rules that every system shares)."""

    id: str
    game: System | None
    rules: tuple[Rule, ...]

    @property
    def groups(self) -> Mapping[str, list[Rule]]:
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.group, []).append(rule)
        return found


@dataclass
class Site:
    """A book that is being written into a folder; ``only`` picks rules by their id."""

    folder: Path
    only: Callable[[str], bool] = lambda id: True
    languages: tuple[str, ...] = LANGUAGES
    index: dict[str, list[list[str]]] = field(default_factory=dict)
    pages: int = 0
    games: dict[str, Game] = field(default_factory=dict)
    """Those of the examples that were played last, by their names."""

    def game(self, played: Played) -> Game:
        """The game that is kept; several rules, and several languages, tell of one."""
        if played.name not in self.games:
            if len(self.games) >= MOST_GAMES:
                self.games.clear()
            self.games[played.name] = played.game()
        return self.games[played.name]

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        found = [
            Chapter(game.id, game, tuple(game.rulebook.values())) for game in systems().values()
        ]
        found.append(Chapter("core", None, tuple(CORE.values())))
        return tuple(
            one._replace(rules=tuple(rule for rule in one.rules if self.only(rule.id)))
            for one in found
        )

    @cached_property
    def rules(self) -> dict[str, Rule]:
        return {rule.id: rule for chapter in self.chapters for rule in chapter.rules}

    @cached_property
    def callers(self) -> dict[str, list[str]]:
        return callers(self.rules)

    @cached_property
    def papers(self) -> tuple[Paper, ...]:
        return tuple(papers())

    @cached_property
    def environment(self) -> Environment:
        found = Environment(
            loader=PackageLoader("bojiste.book"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        found.globals |= {"languages": self.languages, "version": VERSION, "name_of": page_of}
        return found

    # -- writing ----------------------------------------------------------------------

    def write(self, template: str, path: str, language: str, **facts: Any) -> None:
        """One page. ``path`` is the same in every language, so that another one is a link away."""
        said = words(language)
        depth = "../" * path.count("/")
        text = self.environment.get_template(template).render(
            t=lambda id, **more: said.word(f"book-{id}", **more),
            language=language,
            path=path,
            up=depth,
            top=f"{depth}../",
            chapters=self.chapters,
            papers=self.papers,
            **facts,
        )
        page = self.folder / language / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
        self.pages += 1

    def find(self, language: str, path: str, title: str, text: str, note: str = "") -> None:
        """A page is found by its title and by a text, as people type them."""
        row = [path, title, note, re.sub(r"[\W_]+", " ", folded(f"{title} {text}"))]
        self.index.setdefault(language, []).append(row)


def build(folder: Path, only: Callable[[str], bool] = lambda id: True) -> Site:
    """Write the book into a folder. The folder is made if needed; other files in it stay."""
    site = Site(folder, only)
    for chapter in site.chapters:
        for rule, before, after in _neighbours(chapter.rules):
            for language in site.languages:
                _rule(site, rule, before, after, language)
        for language in site.languages:
            _chapter(site, chapter, language)
    for language in site.languages:
        _papers(site, language)
        titles = {chapter.id: _title(chapter, language) for chapter in site.chapters}
        site.write(
            "home.html",
            "index.html",
            language,
            title=words(language).word("book-title"),
            titles=titles,
            first_look=_titled(site, [FIRST_LOOK], language),
        )
    _around(site)
    return site


def page_of(rule: str) -> str:
    """``srd5.attack.hit`` is ``srd5/attack.hit.html``."""
    return f"{rule.partition('.')[0]}/{rule.partition('.')[2]}.html"


def _neighbours(rules: tuple[Rule, ...]) -> Iterator[tuple[Rule, Rule | None, Rule | None]]:
    for at, rule in enumerate(rules):
        yield rule, rules[at - 1] if at else None, rules[at + 1] if at + 1 < len(rules) else None


# -- pages ----------------------------------------------------------------------


def _rule(site: Site, rule: Rule, before: Rule | None, after: Rule | None, language: str) -> None:
    said = words_of(rule, language)
    title, says = statement(said, rule)
    found, code = describe(rule, language), code_of(rule)
    address, line = rule.place
    example = example_of(rule.id)
    site.write(
        "rule.html",
        page_of(rule.id),
        language,
        title=title,
        says=says,
        rule=rule,
        found=found,
        group=_heading(rule.group, language),
        house=house_of(rule, language),
        tag=tag_of(found, language),
        code=Markup(coloured(code.text)),
        file=f"{address.rpartition('.')[0].replace('.', '/')}.py:{line}",
        names=_titled(site, code.names, language),
        callers=_titled(site, site.callers[rule.id], language),
        before=before,
        after=after,
        lesson=None if example is None else lesson(rule, language, site.game(example[0])),
        asked=asked(rule, language),
        game=_game(site, rule),
        falls=_falls(site, rule, language),
        odds=list(_odds(rule, language)),
    )
    others = [
        words_of(rule, other).word(f"rule-{rule.id.replace('.', '-')}") for other in site.languages
    ]
    site.find(language, page_of(rule.id), title, " ".join((rule.id, *others, says)), rule.id)


def _titled(site: Site, ids: Any, language: str) -> list[tuple[str, str]]:
    known = [site.rules[id] for id in ids if id in site.rules]
    return [(rule.id, statement(words_of(rule, language), rule)[0]) for rule in known]


def _game(site: Site, rule: Rule) -> str:
    """The file with the game of a rule's example, written once; empty if there is none."""
    found = example_of(rule.id)
    if found is None:
        return ""
    path = site.folder / "games" / f"{found[0].name}.json"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        saves.write(path, site.game(found[0]).save())
    return path.name


def _falls(site: Site, rule: Rule, language: str) -> dict[str, Any] | None:
    """How the dice of the example's line may fall."""
    found = example_of(rule.id)
    if found is None or found[1].how not in ("sum", "call"):
        return None
    fall = fall_of(site.game(found[0]).events[found[1].event])
    if fall is None:
        return None
    letter = words(language).word("die-letter")
    dice = fall.dice.replace("d", letter)
    return {
        "dice": dice,
        "command": f"bojiste roll {fall.dice} --odds",
        "picture": Markup(picture(fall, dice)),
        "mean": number(fall.odds.mean, language, 2),
        "total": fall.total,
        "against": fall.against,
        "compare": {">=": "≥", "<=": "≤"}.get(fall.compare, fall.compare),
        "chance": percent(fall.chance, language),
    }


def _odds(rule: Rule, language: str) -> Iterator[dict[str, Any]]:
    """The questions about dice that this rule decides, each with an answer for usual numbers."""
    game = systems().get(rule.system)
    for name, question in (game.odds if game is not None else {}).items():
        if question.rule is rule.function:
            given = [
                f"{fact.name}={_sample(fact)}" for fact in question.facts if fact.usual is None
            ]
            facts = answer.facts_of(question, given)
            blocks = answer.told(
                name, facts, answer.answer(question, facts), words(language, rule.system)
            )
            charts = [
                Markup("\n".join(drawn(block))) for block in blocks if isinstance(block, Chart)
            ]
            yield {
                "command": f"bojiste odds {rule.system} {name} {' '.join(given)}".strip(),
                "charts": charts,
            }


def _sample(fact: Any) -> str:
    return SAMPLE.get(
        fact.name, fact.words[0] if fact.words else "1d6" if fact.dice else str(_middle(fact))
    )


def _middle(fact: Any) -> int:
    return min(max(fact.low, 5), fact.high) if fact.low <= 5 else int(fact.low)


def _chapter(site: Site, chapter: Chapter, language: str) -> None:
    title = _title(chapter, language)
    found = list(shelves(chapter.game, language)) if chapter.game is not None else []
    groups = {
        group: [
            (rule, statement(words_of(rule, language), rule)[0], describe(rule, language))
            for rule in rules
        ]
        for group, rules in chapter.groups.items()
    }
    page = f"{chapter.id}/index.html"
    site.write(
        "chapter.html",
        page,
        language,
        title=title,
        id=chapter.id,
        groups=groups,
        headings={group: _heading(group, language) for group in groups},
        shelves=found,
    )
    for shelf in found:
        _cards(site, chapter.id, shelf, language)


def _heading(group: str, language: str) -> str:
    """The heading of a group of rules; its id, where another package brings a group of its own."""
    said, id = words(language), f"book-group-{group.replace('_', '-')}"
    return said.word(id) if said.has(id) else group


def _title(chapter: Chapter, language: str) -> str:
    return (
        words(language, chapter.id).word("system")
        if chapter.game is not None
        else words(language).word("book-core")
    )


def _cards(site: Site, id: str, shelf: Shelf, language: str) -> None:
    path = f"{id}/{shelf.page}.html"
    site.write("cards.html", path, language, title=shelf.title, id=id, shelf=shelf)
    for card in shelf.cards:
        site.find(language, f"{path}#{card.id}", card.name, card.id, shelf.title)


def _papers(site: Site, language: str) -> None:
    """The guides, in English; in the frame of each language."""
    for paper in site.papers:
        site.write("paper.html", f"guide/{paper.page}", language, title=paper.title, paper=paper,
                   html=Markup(paper.html))  # fmt: skip
        site.find(
            language,
            f"guide/{paper.page}",
            paper.title,
            " ".join(said for _, said in paper.headings),
        )


def _around(site: Site) -> None:
    """The front page, which asks for a language; what pages share; and the index of the search."""
    text = site.environment.get_template("front.html").render(
        said={language: words(language) for language in site.languages}
    )
    (site.folder / "index.html").write_text(text, encoding="utf-8")
    for name in STATIC:
        text = (files("bojiste.book") / "static" / name).read_text(encoding="utf-8")
        (site.folder / name).write_text(text, encoding="utf-8")
    for name, picture_file in pictures():
        target = site.folder / "pictures" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(picture_file.read_bytes())
    for language, rows in site.index.items():
        found = json.dumps(rows, ensure_ascii=False, separators=(",", ":"))
        (site.folder / f"search-{language}.js").write_text(f"found({found})\n", encoding="utf-8")
