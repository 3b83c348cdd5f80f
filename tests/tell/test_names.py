"""Names decline: tables of names with odd ones among them, and what becomes of names in scenes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bojiste.core.reading import read_scene
from bojiste.core.scene import Name, Scene
from bojiste.tell import Narrator, roster
from bojiste.tell.names import USED, Noun, label, noun, plural_of, shortened, vocalized

TABLES = Path(__file__).parent / "names"
"""``name | gender[ pl] | genitive | dative | accusative | locative | instrumental``; ``?``: nobody can tell."""


def rows(language: str) -> list[tuple[str, str, tuple[str, ...]]]:
    found = []
    for line in (TABLES / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        name, kind, *forms = (part.strip() for part in line.split("|"))
        found.append((name, kind, tuple(forms)))
    return found


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_the_tables_are_long_enough(language: str) -> None:
    assert len({name for name, _, _ in rows(language)}) >= 120


@pytest.mark.parametrize("language, name, kind, forms", [(one, *row) for one in ("cs", "ru") for row in rows(one)])
def test_a_name_declines(language: str, name: str, kind: str, forms: tuple[str, ...]) -> None:
    found = noun(Name({language: {"text": name}}), language)
    if kind == "?":
        assert (found.told, found.declines, found.case("acc")) == ("unknown", False, name)
        return
    gender, _, many = kind.partition(" ")
    assert (found.gender, found.plural, found.told) == (gender, many == "pl", "guessed")
    assert tuple(found.case(case) for case in USED) == forms


def test_what_the_scene_says_wins() -> None:
    said = noun(Name({"cs": {"text": "Gita", "gender": "m", "acc": "Gitu Velkého"}}), "cs")
    assert (said.gender, said.case("acc"), said.case("dat")) == ("m", "Gitu Velkého", "Gitovi")
    many = noun(Name({"ru": {"text": "стража", "number": "sg"}}), "ru")
    assert (many.plural, many.case("gen")) == (False, "стражи")


def test_a_name_of_one_language_keeps_its_gender_in_others() -> None:
    name = Name({"": {"text": "Žofie"}})
    assert [noun(name, language).gender for language in ("cs", "ru", "en")] == ["f", "f", "f"]
    assert noun(name, "ru").case("acc") == "Žofie" and not noun(name, "ru").declines


@pytest.mark.parametrize(
    "side, said, instrumental",
    [("mrtví", "pm", "mrtvými"), ("modří", "pm", "modrými"), ("červení", "pm", "červenými"),
     ("stráže", "pf", "strážemi"), ("bandité", "pm", "bandity"), ("neklidní mrtví", "pm", "neklidnými mrtvými"),
     ("legie", "f", "legií"),
     ("domobrana", "f", "domobranou"), ("tažení", "n", "tažením"), ("zvěř", "f", "zvěří"), ("vládce", "m", "vládcem")],
)  # fmt: skip
def test_a_side_is_rather_many(side: str, said: str, instrumental: str) -> None:
    """What may be one or many is many where a side is called so."""
    found = noun(Name({"cs": {"text": side}}), "cs", crowd=True)
    assert (found.agreement("cs"), found.case("ins")) == (said, instrumental)


@pytest.mark.parametrize(
    "side, said",
    [("goblins", "pl"), ("free folk", "pl"), ("the dead", "pl"), ("city watch", ""), ("abyss", ""), ("Goblins", "pl")],
)
def test_an_english_side_is_many_by_its_ending(side: str, said: str) -> None:
    assert noun(Name({"en": {"text": side}}), "en", crowd=True).agreement("en") == said
    one = noun(Name({"en": {"text": "goblins", "number": "sg"}}), "en", crowd=True)
    assert one.agreement("en") != "pl"


def test_numbers_follow_every_form() -> None:
    third = noun(Name({"cs": {"text": "zlobr"}, "en": {"text": "ogre"}}, 3), "cs")
    assert (third.text, third.case("dat")) == ("zlobr 3", "zlobrovi 3")
    assert label(Name({"en": {"text": "ogre"}}, 3), "en") == "Ogre 3"


@pytest.mark.parametrize(
    "language, one, gender, several",
    [
        ("cs", "goblin", "m", ("goblini", "goblinů")),
        ("cs", "kostlivec", "m", ("kostlivci", "kostlivců")),
        ("cs", "vzteklé kuře", "n", ("vzteklá kuřata", "vzteklých kuřat")),
        ("cs", "skřetí lučištník", "m", ("skřetí lučištníci", "skřetích lučištníků")),
        ("cs", "strážný", "m", ("strážní", "strážných")),
        ("cs", "stráž", "f", ("stráže", "stráží")),
        ("cs", "duch", "m", ("duchové", "duchů")),
        ("cs", "válečný kůň", "m", ("váleční koně", "válečných koní")),
        ("ru", "гоблин", "m", ("гоблины", "гоблинов")),
        ("ru", "злобная курица", "f", ("злобные курицы", "злобных куриц")),
        ("ru", "привидение", "n", ("привидения", "привидений")),
        ("en", "wolf", "m", ("wolves", "wolves")),
        ("en", "goblin", "m", ("goblins", "goblins")),
    ],
)
def test_several_of_a_kind(language: str, one: str, gender: str, several: tuple[str, str]) -> None:
    assert plural_of(Noun(one, gender), language) == several


@pytest.mark.parametrize(
    "language, preposition, words",
    [
        ("cs", "k", "ke zlobrovi, ke skřetovi, ke strážnému, ke zvědovi, ke psovi, ke dvěma, ke čtyřem, ke kostlivci"),
        ("cs", "k", "k Adě, k bohovi, k zámku, k sově, k Brokovi, k goblinovi 2, ke vchodu, ke mně"),
        ("cs", "s", "se psem, se skřetem, se zlobrem, s Adou, s Brokem, se dvěma, se sovou"),
        ("cs", "v", "ve dvou, ve vodě, ve střetu, ve 2. kole, v 1. kole, v 5. kole, ve 12. kole, v Praze, ve fontáně"),
        ("cs", "z", "ze šachty, z luku, ze 3, ze 4, z 5, ze tří, z trůnu, ze skály, z krátkého luku"),
        ("ru", "в", "во льва, во вторую, во Францию, в воду, во двор, в Аду"),
        ("ru", "с", "со щитоносцем, со стражем, с совой, со львом, с Броком, со змеем"),
        ("ru", "к", "ко льву, ко мне, ко всем, к Аде, ко второму, к волку"),
        ("ru", "о", "об Аде, о Броке, об эльфе"),
    ],
)
def test_prepositions(language: str, preposition: str, words: str) -> None:
    for told in words.split(", "):
        assert vocalized(language, preposition, told.partition(" ")[2]) == told


# -- in scenes -----------------------------------------------------------------------------------------------------


def scene(*combatants: dict[str, Any]) -> Scene:
    return read_scene({"format": 1, "system": "coin", "combatant": [{"tokens": 2, **one} for one in combatants]})


@pytest.mark.usefixtures("coin")
def test_a_name_beside_a_block_replaces_the_blocks_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import coin

    wolf = {"cs": {"text": "vlk", "gender": "m", "acc": "vlka"}, "ru": {"text": "волк", "acc": "волка"}, "en": "wolf"}
    monkeypatch.setitem(coin.SYSTEM.__dict__, "blocks", lambda: {"wolf": {"tokens": 2, "name": wolf}})
    renamed = scene(
        {"block": "wolf", "side": "left", "name": {"cs": "Fenka", "ru": {"text": "Волчица"}}},
        {"id": "ota", "side": "right"},
    )
    told = [Narrator(renamed, language).name("wolf", "acc") for language in ("cs", "ru", "en")]
    assert told == ["Fenku", "Волчицу", "Fenka"]


@pytest.mark.usefixtures("coin")
def test_bare_names_and_ids_are_guessed() -> None:
    bare = scene({"id": "zofie", "side": "left", "name": "Žofie"}, {"id": "brok", "side": "right"})
    assert [Narrator(bare, "cs").name(who, "dat") for who in ("zofie", "brok")] == ["Žofii", "Brokovi"]


@pytest.mark.usefixtures("coin")
@pytest.mark.parametrize(
    "name, gender",
    [("Maud", ""), ({"en": "Maud"}, ""), ({"en": {"text": "Maud", "gender": "f"}}, "f"), ("Jitka", "f"),
     ({"cs": {"text": "vlk", "gender": "m"}}, "m")],
)  # fmt: skip
def test_english_takes_nobody_for_a_man(name: Any, gender: str) -> None:
    """Of whom nobody has said it and whose name does not show it the log says *their*."""
    one = scene({"id": "maud", "side": "left", "name": name}, {"id": "ota", "side": "right"})
    assert Narrator(one, "en").lexicon.role("actor", "maud")["actor_gender"] == gender


@pytest.mark.usefixtures("coin")
def test_many_under_one_name_agree_as_many() -> None:
    dogs = scene({"id": "dogs", "side": "left", "name": {"cs": "tři psi", "ru": "три пса",
                  "en": {"text": "three dogs", "number": "pl"}}}, {"id": "ota", "side": "right"})  # fmt: skip
    agreed = [Narrator(dogs, language).lexicon.role("actor", "dogs")["actor_gender"] for language in ("cs", "ru", "en")]
    assert agreed == ["pm", "pl", "pl"]


@pytest.mark.usefixtures("coin")
def test_the_roster_says_how_each_name_is_known() -> None:
    mixed = scene(
        {"id": "ada", "side": "left", "name": {"cs": {"text": "Ada", "gender": "f", "gen": "Ady", "dat": "Adě",
         "acc": "Adu", "loc": "Adě", "ins": "Adou"}, "ru": "Ада"}},
        {"id": "grr", "side": "right", "name": "Grr"},
    )  # fmt: skip
    *told, remedy = roster.lines(mixed, "en")
    assert told == [
        "Czech ada: Ada (f) — Ady, Adě, Adu, Adě, Adou (given)",
        "Czech grr: Grr (m): does not decline, sentences turn around it",
        "Russian ada: Ада (f) — Ады, Аде, Аду, Аде, Адой (guessed)",
        "Russian grr: Grr (m): does not decline, sentences turn around it",
    ]
    assert 'name = { cs = { text = "…"' in remedy
    assert [line.split(" ")[0] for line in roster.lines(mixed, "cs")] == ["česky"] * 2 + ["rusky"] * 2 + ["Špatný"]


@pytest.mark.usefixtures("coin")
def test_a_roster_of_given_names_needs_no_remedy() -> None:
    forms = dict.fromkeys(USED, "Ada")
    one = {"text": "Ada", "gender": "f", **forms}
    whole = scene({"id": "ada", "side": "left", "name": {"cs": one, "ru": one}},
                  {"id": "ida", "side": "right", "name": {"cs": one, "ru": one}})  # fmt: skip
    assert [line.endswith("(given)") for line in roster.lines(whole, "en")] == [True] * 4


@pytest.mark.parametrize("name", ["Jitka", "Sova", "Žofie"])
def test_a_woman_without_forms_is_no_man(name: str) -> None:
    """U24: the gender is taken from the ending, and the verb agrees."""
    from bojiste.core.game import Game
    from bojiste.core.reading import read_scene
    from bojiste.tell.story import told
    from tests.tell.test_story import KILL, duel

    data = duel()
    data["combatant"][0]["name"] = name
    said = " ".join(told(Game(read_scene(data), dice=KILL), "cs"))
    assert f"{name}\N{NO-BREAK SPACE}(9/9)" in said and "la goblina" in said


@pytest.mark.parametrize(
    "language, name, forms, short, case",
    [
        ("cs", "náčelnice lapků", {"acc": "náčelnici lapků"}, "náčelnice", "náčelnici"),
        ("cs", "obří ropucha", {"acc": "obří ropuchu"}, "ropucha", "ropuchu"),
        ("ru", "гигантская летучая мышь 1", {"ins": "гигантской летучей мышью 1"}, "мышь 1", "мышью 1"),
        ("cs", "správce Valentin", {"dat": "správci Valentinovi"}, "správce", "správci"),
        ("en", "Giant bat 2", {}, "Bat 2", ""),
        ("en", "captain of the guard", {}, "captain", ""),
    ],
)
def test_a_name_of_several_words_has_a_short_one(
    language: str, name: str, forms: dict[str, str], short: str, case: str
) -> None:
    found = shortened(Noun(name, "f", forms), language)
    assert found is not None and found.text == short
    assert [found.case(one) for one in forms] == ([case] if case else [])


@pytest.mark.parametrize(
    "language, name", [("cs", "trol 2"), ("cs", "Jan Krátký"), ("cs", "man at arms"), ("en", "Ada")]
)
def test_a_name_of_one_word_a_proper_one_and_one_without_cases_stay(language: str, name: str) -> None:
    assert shortened(Noun(name, "f", told="unknown"), language) is None


def test_a_story_calls_by_the_short_name_only_where_it_is_nobody_elses() -> None:
    scene = read_scene({
        "format": 1,
        "system": "srd5",
        "combatant": [
            {"block": "giant_bat", "side": "a"}, {"block": "giant_rat", "side": "a"}, {"block": "rat", "side": "b"},
        ],
    })  # fmt: skip
    lexicon = Narrator(scene, "cs").lexicon
    ids = [one.id for one in scene.combatants]
    assert [lexicon.called(who).text for who in ids] == [lexicon.name(who).text for who in ids]
    lexicon.met.update(ids)
    assert [lexicon.called(who).text for who in ids] == ["netopýr", "obří krysa", "krysa"]
