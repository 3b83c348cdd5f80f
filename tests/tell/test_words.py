"""Messages: one language, shared and of a system; what is missing is an error."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from fluent.syntax import ast

from bojiste.cli.help import TEXT as CLI
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system, system_ids
from bojiste.tell import MissingWords, Words, default_language, statement, words
from bojiste.tell.names import capital, vocalized
from bojiste.tell.texts import entries, entry, pieces, source
from bojiste.tell.words import SHARED, word_id
from tests.coin import SYSTEM, lost

TELL = Path(__file__).parents[2] / "src/bojiste/tell"


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "cs", "LC_ALL": ""}, "cs"),
        ({"LANG": "csb_PL"}, "en"),
        ({"BOJISTE_LANG": "cs", "LC_ALL": "ru_RU"}, "cs"),
        ({"LANG": "de_AT@euro"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("BOJISTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == language


def test_shared_words_and_those_of_a_system() -> None:
    shared, coin = Words("cs"), Words("cs", SYSTEM)
    assert shared.has("option-yes") and not shared.has("option-toss")
    assert coin.word("option-yes") == "ano" and coin.word("option-toss") == "hodit"
    assert coin.word("rule-coin-toss-lost.statement") == "Hod mincí je prohraný, když padne rub."
    assert not coin.has("rule-coin-toss-lost.remedy") and not coin.has("no-such")
    with pytest.raises(MissingWords, match="cs: no message no-such"):
        coin.word("no-such")
    with pytest.raises(ValueError, match="de"):
        Words("de")


def test_rules_have_title_and_statement(coin: None) -> None:
    assert statement(Words("en", "coin"), "coin.toss.lost") == ("Lost toss", "A toss is lost when it shows tails.")
    assert statement(Words("en", "coin"), SYSTEM.rulebook["coin.toss.lost"])[0] == "Lost toss"
    with pytest.raises(MissingWords):
        statement(Words("en"), "coin.toss.lost")
    assert lost(2)


def test_a_missing_argument_is_an_error_unless_it_says_whether_something_is_known() -> None:
    words = Words("en")
    assert words.word("gauge-line", label="HP", value=3) == "HP 3"
    assert words.word("gauge-line", label="HP", value=3, maximum=7, maximum_known=True) == "HP 3/7"
    with pytest.raises(MissingWords, match="maximum"):
        words.word("gauge-line", label="HP", value=3, maximum_known=True)
    with pytest.raises(MissingWords, match="label"):
        words.word("gauge-line", value=3)


def test_minus_is_a_minus_and_lines_are_one_line() -> None:
    words = Words("en")
    assert words.word("gauge-line", label="d\n  x-1 2-3", value=-3) == "d x-1 2-3 −3"


def test_message_ids() -> None:
    assert word_id("rule", "srd5.attack.two_weapon") == "rule-srd5-attack-two_weapon"
    assert word_id("won:heroes") == "won-heroes"


def test_a_text_that_is_no_fluent_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "broken_words"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "cs.ftl").write_text("fine = ano\nbroken = { $x\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(MissingWords, match="broken"):
        entries("broken_words", "cs")
    with pytest.raises(MissingWords, match=r"no ru\.ftl"):
        source("broken_words", "ru")

    assert Words("cs", replace(SYSTEM, text="broken_words")).word("fine") == "ano", "only what is said is parsed"
    with pytest.raises(MissingWords, match=r"broken_words/cs\.ftl cannot be read near .broken"):
        Words("cs", replace(SYSTEM, text="broken_words")).has("broken")


TEXTS = [SHARED, CLI, "tests", *(system(id).text for id in system_ids() if id != "coin")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", TEXTS)
def test_messages_read_one_by_one_are_those_of_the_whole_file(package: str, language: str) -> None:
    whole = {f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name: one for one in entries(package, language)}
    found = pieces(package, language)
    assert list(found) == list(whole)
    for id, piece in found.items():
        assert entry(piece).equals(whole[id], ["span", "comment"]), id


def test_what_begins_a_message_and_what_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "rare_words"
    folder.mkdir()
    (folder / "__init__.py").touch()
    text = """# a comment = nothing
-sword =meč
    .gender = m
arm = { $many ->
[one] { -sword }
*[other]
 { $many } { -sword.gender ->
   *[m]
mečů = i dalších
}
}
"""
    (folder / "cs.ftl").write_text(text.replace("mečů =", "   mečů ="), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(pieces("rare_words", "cs")) == ["-sword", "arm"]
    words = Words("cs", replace(SYSTEM, text="rare_words"))
    assert words.word("arm", many=1) == "meč" and words.word("arm", many=5) == "5 mečů = i dalších"
    assert words.variables("arm") == {"many"} and not words.has("-sword") and not words.has("sword")


@pytest.mark.parametrize(
    "language, preposition, word, told",
    [
        ("cs", "s", "Adou", "s Adou"),
        ("cs", "s", "skřetem", "se skřetem"),
        ("cs", "z", "šachty", "ze šachty"),
        ("cs", "k", "goblinovi", "k goblinovi"),
        ("cs", "k", "Adě", "k Adě"),
        ("cs", "v", "vodě", "ve vodě"),
        ("ru", "с", "Адой", "с Адой"),
        ("ru", "с", "стражем", "со стражем"),
        ("ru", "с", "совой", "с совой"),
        ("ru", "в", "воде", "в воде"),
        ("ru", "о", "Аде", "об Аде"),
        ("ru", "о", "Броке", "о Броке"),
        ("en", "with", "Ada", "with Ada"),
        ("cs", "s", "", "s "),
    ],
)
def test_prepositions(language: str, preposition: str, word: str, told: str) -> None:
    assert vocalized(language, preposition, word) == told


def test_capitals() -> None:
    assert [capital(text) for text in ("ďábel", "„ano“", "", "2. kolo", "ёж")] == [
        "Ďábel",
        "„ano“",
        "",
        "2. kolo",
        "Ёж",
    ]


def test_importing_the_words_imports_no_grammar() -> None:
    script = "import sys, bojiste.tell.narrator, bojiste.tell.problems, bojiste.tell.lint; print(*sorted(sys.modules))"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert not {"fluent", "fluent.runtime", "babel", "pydantic"} & set(run.stdout.split())


def test_the_words_know_no_system() -> None:
    ids = [id for id in system_ids() if id != "coin"]
    for path in [*TELL.rglob("*.py"), *TELL.rglob("*.ftl")]:
        text = path.read_text(encoding="utf-8")
        assert not [id for id in ids if f'"{id}' in text or f"systems.{id}" in text or f"-{id}-" in text], path


def test_without_an_environment_windows_says_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.tell import language

    for name in ("BOJISTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(language, "_language_of_windows", lambda: "ru_RU")
    assert language.default_language() == "ru"


def test_a_message_is_read_whole_whoever_else_asks_for_it_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody at a table shares the words of a language: nobody may see half of what a message asks for."""
    said = Words("en")
    said.packages, said.units = (SHARED,), (("of this test", 1),)  # words that nobody has read yet
    read, met = words.variables_in, list[frozenset[str]]()

    def meanwhile(node: ast.Pattern) -> list[tuple[str, str]]:
        monkeypatch.setattr(words, "variables_in", read)  # whoever asks now is another
        met.append(said.variables("story-group"))
        return read(node)

    monkeypatch.setattr(words, "variables_in", meanwhile)
    assert [said.variables("story-group")] == met == [{"who", "state", "vain"}]
