"""The book: its pages lead somewhere, fetch nothing, are found in every language, and their games are played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from bojiste.book.code import code_of
from bojiste.book.falls import fall_of, picture
from bojiste.book.site import build
from bojiste.book.voice import words
from bojiste.cli.group import bojiste
from bojiste.core.dice import Rolled
from bojiste.core.event import Event, Part
from bojiste.core.game import Game
from bojiste.core.ruling import CORE
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system, systems
from bojiste.files import saves

GROUPS = ("srd5.cover.", "srd5.attack.hit", "drd2.test.")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A book of a few rules."""
    made = tmp_path_factory.mktemp("book")
    build(made, lambda id: id.startswith(GROUPS))
    return made


def _pages(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*.html")):
        yield path, path.read_text(encoding="utf-8")


def test_a_rule_has_a_page_in_every_language(folder: Path) -> None:
    for language, word in zip(LANGUAGES, ("Tříčtvrteční kryt", "Укрытие на три четверти", "Three-quarters cover"),
                              strict=True):  # fmt: skip
        page = (folder / language / "srd5" / "cover.three_quarters.html").read_text(encoding="utf-8")
        assert f"<h1>{word}</h1>" in page and "three_quarters(number=13) → 18" in page
        assert "games/" in page and "bojiste replay " in page


def test_links_lead_somewhere_and_nothing_is_fetched(folder: Path) -> None:
    """Links to other rules of a whole book aside, which this one has not."""
    for path, text in _pages(folder):
        assert not re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"(?:https?:)?//", text), path
        if "/guide/" not in path.as_posix():
            links = re.findall(r"(?:href|src)=\"([^\"#]+)[\"#]", text)
            lost = [link for link in links if not (path.parent / link).resolve().exists()]
            assert not [link for link in lost if "." not in Path(link).stem], path


def test_the_search_knows_the_words_of_every_language(folder: Path) -> None:
    for language in LANGUAGES:
        text = (folder / f"search-{language}.js").read_text(encoding="utf-8")
        rows = json.loads(text.removeprefix("found(").removesuffix(")\n"))
        said = next(row[3] for row in rows if row[0] == "srd5/cover.half.html")
        assert "kryt" in said and "укрытие" in said and "cover" in said
        assert any(row[0] == "srd5/bestiary.html#goblin" for row in rows)


def test_the_games_of_the_book_are_played(folder: Path) -> None:
    games = sorted((folder / "games").glob("*.json"))
    assert games and all(Game.load(saves.read(path)).events for path in games)


def test_the_book_is_not_written_over_something_else(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = CliRunner().invoke(bojiste, ["book", str(tmp_path)], prog_name="bojiste")
    assert done.exit_code == 2 and "holds something else" in done.stderr


def test_how_dice_may_fall() -> None:
    """Advantage is the higher of two; a sum is held against a number with its exact chance."""
    rule = system("srd5").rulebook["srd5.attack.hit"].function
    rolls = (Rolled(20, 4, False), Rolled(20, 15))
    fall = fall_of(Event("hit", rule, rolls=rolls, parts=(Part("ability", 5),), data={"against": 15}))
    assert fall is not None and (fall.dice, fall.total) == ("2d20kh1+5", 20)
    assert fall.chance == pytest.approx(1 - (9 / 20) ** 2)
    assert picture(fall, "d").count("<rect") == 20
    alike = (Rolled(20, 10, True), Rolled(20, 10, False))
    for state, dice in ((1, "2d20kh1"), (-1, "2d20kl1")):
        fall = fall_of(Event("hit", rule, rolls=alike, data={"state": state}))
        assert fall is not None and fall.dice == dice
    assert fall_of(Event("hit", rule, rolls=alike)) is None
    assert fall_of(Event("hit", rule)) is None


def test_the_code_names_the_rules_that_it_leans_on() -> None:
    code = code_of(system("srd5").rulebook["srd5.attack.step_modifiers"])
    assert "def step_modifiers" in code.text and "srd5.cover.half" in code.names


def test_the_front_page_leads_to_cover_and_its_odds(folder: Path) -> None:
    for language in LANGUAGES:
        home = (folder / language / "index.html").read_text(encoding="utf-8")
        assert 'href="srd5/cover.three_quarters.html"' in home
        page = (folder / language / "srd5" / "cover.three_quarters.html").read_text(encoding="utf-8")
        assert '<svg class="falls"' in page and "bojiste roll " in page
        assert 'rules."srd5.cover.three_quarters"' in page.replace("&#34;", '"')


def test_every_group_of_rules_has_a_heading_in_every_language() -> None:
    groups = {rule.group for game in systems().values() for rule in game.rulebook.values()}
    groups |= {rule.group for rule in CORE.values()}
    for language in LANGUAGES:
        lost = [group for group in sorted(groups) if not words(language).has(f"book-group-{group.replace('_', '-')}")]
        assert not lost, f"{language}: a line in book/text/groups.{language}.ftl for {lost}"


def test_the_pictures_of_guides_come_along(folder: Path) -> None:
    shown = [
        (path.parent / picture).resolve()
        for path, text in _pages(folder)
        for picture in re.findall(r'<img src="([^"]+)"', text)
    ]
    assert shown and all(picture.is_file() for picture in shown)
