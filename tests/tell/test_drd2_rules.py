"""The rules of drd2 and its vocabulary stand in three languages: every one, alike, with the same numbers, typeset."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse

from bojiste.core.rule import Rulebook
from bojiste.core.scene import LANGUAGES
from bojiste.systems.drd2 import play, rules, words
from bojiste.systems.drd2.rules.skill import SKILLS
from bojiste.tell.lint import faults
from bojiste.tell.words import word_id

PAGES = ("rules", "words")
TEXT = Path(words.__file__).parent / "text"
NUMBER = re.compile(r"\d+")
VOCABULARY: tuple[tuple[str, type[StrEnum]], ...] = (
    ("property", words.Property),
    ("resource", words.Property),
    ("type", words.Type),
    ("kind", words.Kind),
    ("effect", words.Effect),
    ("manoeuvre", words.Manoeuvre),
    ("penalty", words.Penalty),
    ("status", words.Status),
    ("initiative", words.Initiative),
)


@cache
def source(page: str, language: str) -> str:
    return (TEXT / f"{page}.{language}.ftl").read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for page in PAGES:
        found.add_resource(FluentResource(source(page, language)))
    return found


def messages(page: str, language: str) -> list[ast.Message]:
    return [entry for entry in parse(source(page, language)).body if isinstance(entry, ast.Message)]


def say(language: str, id: str, attribute: str = "", **args: int) -> str:
    message = bundle(language).get_message(id)
    text, errors = bundle(language).format_pattern(
        message.attributes[attribute] if attribute else message.value,  # type: ignore[arg-type]
        dict(args),
    )
    assert not errors
    return str(text)


def registered() -> Iterator[str]:
    for package in (rules, play):
        for module in iter_modules(package.__path__):
            import_module(f"{package.__name__}.{module.name}")
    yield from Rulebook("drd2")
    yield "drd2.simulation.report"  # the forecast, which is no module of rules or play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_line_is_fluent(page: str, language: str) -> None:
    unread = [entry.content for entry in parse(source(page, language)).body if isinstance(entry, ast.Junk)]
    assert unread == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_statement(language: str) -> None:
    told = messages("rules", language)
    assert len(told) == 269
    told += messages("house", language)
    assert {message.id.name for message in told} == {word_id("rule", id) for id in registered()}
    assert {tuple(attribute.id.name for attribute in message.attributes) for message in told} == {("statement",)}


@pytest.mark.parametrize("page", PAGES)
def test_the_languages_keep_one_order(page: str) -> None:
    orders = {language: [message.id.name for message in messages(page, language)] for language in LANGUAGES}
    assert orders["cs"] == orders["ru"] == orders["en"]


def test_pages_have_no_faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "drd2_pages"
    folder.mkdir()
    (folder / "__init__.py").touch()
    for language in LANGUAGES:
        whole = "\n".join(source(page, language) for page in PAGES)
        (folder / f"{language}.ftl").write_text(whole, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert faults("drd2_pages") == []


@pytest.mark.parametrize("message", messages("rules", "en"), ids=lambda message: message.id.name)
def test_the_languages_say_the_same_numbers(message: ast.Message) -> None:
    id = message.id.name
    numbers = [frozenset(NUMBER.findall(say(language, id) + say(language, id, "statement"))) for language in LANGUAGES]
    assert numbers[0] == numbers[1] == numbers[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_headings_and_statements_are_sentences(language: str) -> None:
    ids = [message.id.name for message in messages("rules", language)]
    titles = [say(language, id) for id in ids]
    assert [title for title in titles if len(title) > 60 or title.endswith(".")] == []
    assert len(set(titles)) == len(titles)
    assert [id for id in ids if not say(language, id, "statement").endswith(".")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_statements_have_their_numbers(language: str) -> None:
    def numbers(id: str) -> set[str]:
        return set(NUMBER.findall(say(language, word_id("rule", id), "statement")))

    assert numbers("drd2.healing.natural") == {"0", "1", "2", "5", "30", "60"}
    assert numbers("drd2.roll.target9") == {"8", "9"}
    assert numbers("drd2.money.units") == {"1", "10", "100"}
    assert numbers("drd2.scar.self_yield") == {"1", "2", "3", "4", "5"}
    assert numbers("drd2.simulation.exhaust") == {"2", "3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_vocabulary_covers_the_terms(language: str) -> None:
    wanted = {word_id(stem, word.value) for stem, words in VOCABULARY for word in words}
    wanted |= {word_id("skill", skill.id) for skill in SKILLS}
    wanted |= {word_id("occupation", skill.occupation) for skill in SKILLS}
    wanted |= {"resource-advantage", "resource-fate", "resource-bond", "resource-any"}
    assert {message.id.name for message in messages("words", language)} == wanted


@pytest.mark.parametrize(
    "language, id, attribute, expected",
    [
        ("cs", "resource-body", "", ("1 Tělo", "2 Těla", "5 Těl", "21 Těl")),
        ("cs", "resource-soul", "acc", ("1 Duši", "2 Duše", "5 Duší", "21 Duší")),
        ("cs", "resource-influence", "", ("1 Vliv", "2 Vlivy", "5 Vlivů", "21 Vlivů")),
        ("cs", "resource-fate", "acc", ("1 Sudbu", "2 Sudby", "5 Sudeb", "21 Sudeb")),
        ("cs", "resource-advantage", "ins", ("1 Výhodou", "2 Výhodami", "5 Výhodami", "21 Výhodami")),
        ("ru", "resource-body", "", ("1 Тело", "2 Тела", "5 Тел", "21 Тело")),
        ("ru", "resource-soul", "acc", ("1 Душу", "2 Души", "5 Душ", "21 Душу")),
        ("ru", "resource-fate", "gen", ("1 Судьбы", "2 Судеб", "5 Судеб", "21 Судьбы")),
        ("ru", "resource-bond", "", ("1 ресурс Уз", "2 ресурса Уз", "5 ресурсов Уз", "21 ресурс Уз")),
        ("en", "resource-body", "", ("1 Body", "2 Body", "5 Body", "21 Body")),
        ("en", "resource-any", "", ("1 resource", "2 resources", "5 resources", "21 resources")),
    ],
)
def test_resources_are_counted(language: str, id: str, attribute: str, expected: tuple[str, ...]) -> None:
    counted = tuple(say(language, id, attribute, count=count) for count in (1, 2, 5, 21))
    assert tuple(text.replace("\N{NO-BREAK SPACE}", " ") for text in counted) == expected
    assert all("\N{NO-BREAK SPACE}" in text for text in counted)
