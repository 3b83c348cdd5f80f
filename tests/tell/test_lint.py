"""The texts that ship are whole, alike in three languages, and typeset; and the check itself can fail."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

from bojiste.core.scene import LANGUAGES
from bojiste.core.system import system, system_ids
from bojiste.tell.help_words import help_words
from bojiste.tell.lint import faults, listed, missing, needed, reasons, told_twice
from bojiste.tell.texts import pieces
from bojiste.tell.words import SHARED
from tests.coin import SYSTEM

MET = ("event-", "ask-", "procedure-", "rule-", "waits-")
"""Words for what a system lists in its record: no code can tell another."""
WHOLE = {
    "cs": "a = ano\nb = { $x_gen } a 5\N{NO-BREAK SPACE}%\n    .remedy = smaž\n",
    "ru": "a = да\nb = { $x } и 5\N{NO-BREAK SPACE}%\n    .remedy = удали\n",
    "en": "a = yes\nb = { $x } and 5%\n    .remedy = delete\n",
}


@pytest.mark.parametrize("package", [SHARED, "tests", "tests.tell.samples"])
def test_texts_have_no_faults(package: str) -> None:
    assert faults(package) == []


def test_the_coin_lacks_nothing() -> None:
    assert missing(SYSTEM) == []


def test_what_is_missing_is_found() -> None:
    more = replace(SYSTEM, kinds={"kept": "", "danced": ""}, asks={"stake": "", "why": ""}, procedures={"ball": None})  # type: ignore[dict-item]
    wanted = ("event-danced", "ask-why", "procedure-ball")
    assert missing(more) == [f"{language}: {id}" for language in LANGUAGES for id in wanted]
    wordless = missing(replace(SYSTEM, text="tests.core"))
    assert {"cs: system", "ru: event-paid", "en: rule-coin-toss-lost.statement"} <= set(wordless)


@pytest.mark.parametrize("id", sorted(set(system_ids()) - {"drd2"}))
def test_no_event_has_a_line_that_nobody_ever_hears(id: str) -> None:
    """(In drd2 an evaluation is gathered as a whole; its single lines are read in the transcript of a conflict.)"""
    assert told_twice(system(id)) == []


def test_a_line_beside_the_words_of_a_sentence_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = "event-danced = a\ntold-danced = b\nevent-kept = c\nevent-paid =\n    .why = d\ntold-paid = e\n"
    words = dict.fromkeys(LANGUAGES, said)
    text = package(tmp_path, monkeypatch, "words_heard", **words)
    heard = replace(SYSTEM, text=text, kinds={"danced": "", "kept": "", "paid": ""})
    assert told_twice(heard) == [f"{language}: event-danced" for language in LANGUAGES]


@pytest.mark.parametrize("id", system_ids())
def test_nothing_is_told_that_cannot_be_met(id: str) -> None:
    """No event, question, procedure or rule that the system has not, and nothing that no rule waits for."""
    told = {name for name in pieces(system(id).text, "en") if name.startswith(MET)}
    assert told and told - set(listed(system(id))) == set()


def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, **texts: str) -> str:
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").touch()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(texts.get(language, WHOLE[language]), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


@pytest.mark.parametrize(
    "name, language, text, found",
    [
        ("whole", "cs", WHOLE["cs"], []),
        ("twice", "cs", WHOLE["cs"] + "a = ne\n", ["cs: a stands 2 times"]),
        ("fewer", "ru", WHOLE["ru"].replace("a = да\n", ""), ["ru: no message a"]),
        ("no_remedy", "en", WHOLE["en"].replace("    .remedy = delete\n", ""), ["en: no message b.remedy"]),
        ("argument", "ru", WHOLE["ru"].replace("$x", "$y"),
         ["cs: no argument of b y", "ru: no argument of b x", "en: no argument of b y"]),
        ("percent", "cs", WHOLE["cs"].replace("\N{NO-BREAK SPACE}", " "), ["cs: b: ordinary space before %"]),
        ("quotes", "ru", WHOLE["ru"].replace("= да", '= "да"'), ["ru: a: straight quotes"]),
        ("dash", "en", WHOLE["en"].replace("yes", "yes - no"), ["en: a: hyphen for a dash"]),
        ("long", "cs", WHOLE["cs"].replace("ano", "ano — ne"), ["cs: a: long dash"]),
        ("short", "ru", WHOLE["ru"].replace("да", "да – нет", 1), ["ru: a: short dash with spaces"]),
        ("dots", "cs", WHOLE["cs"].replace("ano", "ano..."), ["cs: a: three dots for an ellipsis"]),
        ("point", "cs", WHOLE["cs"].replace("ano", "1.5"), ["cs: a: decimal point"]),
        ("stem", "ru", WHOLE["ru"].replace("{ $x }", '{ PAST("мог", $x_gender) } { PAST("мог", $x_gender, "могл") }'),
         ["ru: b: no stem that agrees: мог"]),
        ("stem_cs", "cs", WHOLE["cs"].replace("{ $x_gen }", '{ PAST("přešel", $x_gender) } { PAST("byl", $x_gender) }'),
         ["cs: b: no stem that agrees: přešel"]),
        ("function", "ru", WHOLE["ru"].replace("{ $x }", '{ ADJ("слепой", $x_gender) }'), ["ru: b: no function ADJ"]),
        ("junk", "cs", "a = {\n", ["junk/cs.ftl cannot be read near 'a = {\\n'"]),
    ],
)  # fmt: skip
def test_faults_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str, text: str, found: list[str]
) -> None:
    assert faults(package(tmp_path, monkeypatch, f"words_{name}", **{language: text})) == [
        fault.replace("junk/", "words_junk/") for fault in found
    ]


def test_reasons_are_read_from_the_calls_that_tell_them(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        'Problem("path", 1, "one")\nerrors.Problem("path", 1, reason="two")\nPydanticCustomError("three", "text")\n'
        'BadMap("four" if x else "five", 1, 1, "")\nProblem("path", 1, f"six-{x}")\nother("seven")\n',
        encoding="utf-8",
    )
    assert reasons(tmp_path) == {"one", "two", "three", "four", "five"}


SWAYING = """
def aims(x):
    near = (("one", x), ("two", x))
    helps = (*near, ("three", x))
    helps = (*helps, "four")
    return because("five", -1, x) + because("six", x, x) + (Reason("seven", +1),), save(hinders=("eight",))

def helps(x):
    return "" if x else "nine"
"""


def test_what_helps_and_hinders_is_read_wherever_it_is_put() -> None:
    found = {f"{stem}-{word}" for stem, word in help_words(ast.parse(SWAYING))}
    helps = {f"help-{word}" for word in ("three", "four", "six", "seven", "nine")}
    assert found >= helps | {"help-one", "help-two", "hinder-five", "hinder-six", "hinder-eight"}
    assert not {"help-five", "hinder-seven", "help-eight", "hinder-nine"} & found


@pytest.mark.parametrize(
    "id, words",
    [
        ("osr", "hinder-water help-unarmed help-lying"),
        (
            "srd5",
            "help-two-headed hinder-entering help-pack-tactics hinder-long-range help-aided hinder-cursed help-prone",
        ),
    ],
)
def test_what_helps_and_hinders_needs_its_word(id: str, words: str) -> None:
    assert set(words.split()) - set(needed(system(id))) == set()
