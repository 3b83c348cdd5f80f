"""Blows as they are told."""

from __future__ import annotations

import pytest

from bojiste.tell.narrator import Narrator
from bojiste.tell.story import told
from tests.heard import sentence
from tests.play.fiveaction.scripted import (
    ATTACK,
    FAR,
    FIRST,
    LANCE,
    ONE_HAND,
    events,
    horse,
    lancer,
    ota,
    petr,
    play,
    scene,
    until,
)

KICK = ("act ota attack:petr", "weapon ota with:kick")
HIT, MISSED = [8, 8, 1, 1, 9, 9], [1, 2, 9, 9]


@pytest.mark.parametrize(
    "language, hit, missed",
    [
        ("en", "kicks Petr: 6 stun", "kicks at Petr, but hits nothing but air"),
        ("cs", "kopl Petra: omráčení 6", "kopl po Petrovi, ale naprázdno"),
        ("ru", "пнул Петра: оглушение 6", "попытался пнуть Петра, но впустую"),
    ],
)
def test_a_kick_is_a_kick(language: str, hit: str, missed: str) -> None:
    """Nobody hits “with his foot”."""
    names = {
        "cs": {"text": "Petr", "acc": "Petra", "loc": "Petrovi"},
        "ru": {"text": "Пётр", "gender": "m", "acc": "Петра"},
        "en": {"text": "Petr", "gender": "m"},
    }
    who = ota(weapons=[], abilities=["unarmed_combat"], skills={"bare_hands": 4}, now={"at": [11, 10]})
    for dice, wanted in ((HIT, hit), (MISSED, missed)):
        game = play(scene(who, petr(weapons=[], name=names)), [*FIRST, *dice], *KICK)
        story = "\n".join(told(game, language, "gm")).replace("\N{NO-BREAK SPACE}", " ")
        assert wanted in story, story


@pytest.mark.parametrize(
    "language, blow, step, wait",
    [
        (
            "en",
            "Ota, act before Petr does? Petr’s intent — attack Ota (3 actions).",
            "Ota, act before Petr does? Petr’s intent — one step: close to Ota (1 action; 1 ft).",
            "Ota, act before Petr does? Petr’s intent — wait (1 action).",
        ),
        (
            "cs",
            "Ota, jednat dřív než Petr? Záměr – zaútočit na Otu (3 akce).",
            "Ota, jednat dřív než Petr? Záměr – krok: těsně k Otovi (1 akce; 1 stopa).",
            "Ota, jednat dřív než Petr? Záměr – vyčkávat (1 akce).",
        ),
        (
            "ru",
            "Ота, действовать раньше, чем Пётр? Замысел — атаковать Оту (3 действия).",
            "Ота, действовать раньше, чем Пётр? Замысел — шаг: вплотную к Оте (1 действие; 1 фут).",
            "Ота, действовать раньше, чем Пётр? Замысел — выжидать (1 действие).",
        ),
    ],
)
def test_who_waited_hears_what_is_about_to_happen(language: str, blow: str, step: str, wait: str) -> None:
    """fiveaction.wait.precedence: whoever may act first knows before what."""
    names = {
        "cs": {"text": "Ota", "acc": "Otu", "dat": "Otovi"},
        "ru": {"text": "Ота", "gender": "m", "acc": "Оту", "dat": "Оте"},
        "en": {"text": "Ota", "gender": "m"},
    }
    other = {"cs": {"text": "Petr"}, "ru": {"text": "Пётр", "gender": "m"}, "en": {"text": "Petr", "gender": "m"}}
    made = scene(ota(name=names), petr(name=other))
    for deed, wanted in (("attack:ota", blow), ("step:close:ota", step), ("wait", wait)):
        game = until(made, FIRST, "interrupt", "ota", "act ota wait", f"act petr {deed}")
        assert game.ask is not None
        asked = Narrator(game.scene, language).question(game.ask)
        assert asked.replace("\N{NO-BREAK SPACE}", " ") == wanted


@pytest.mark.parametrize(
    "language, name, wanted",
    [
        ("cs", {"text": "strážný", "dat": "strážnému"}, "ke strážnému"),
        ("ru", {"text": "лев", "dat": "льву"}, "ко льву"),
    ],
)
def test_the_way_to_somebody_is_said_as_one_says_it(language: str, name: dict[str, str], wanted: str) -> None:
    named = {"en": {"text": "the guard"}, language: name}
    game = until(scene(ota(), petr(name=named)), FIRST, "act", "ota")
    assert game.ask is not None
    ways = [option for option in game.ask.options if option.key == "step:close:petr"]
    assert wanted in Narrator(game.scene, language).option(game.ask, ways[0])


@pytest.mark.parametrize(
    "language, wanted",
    [
        (
            "en",
            (
                "One step: up to Petr (1 action; 5 ft, 40 ft short)",
                "Walk: up to Petr (2 to 5 actions; 25 ft, 20 ft short)",
                "Run: up to Petr (4 to 5 actions; 45 ft)",
                "One step: away from Petr (1 action; 5 ft)",
            ),
        ),
        (
            "cs",
            (
                "Krok: k Petrovi na dosah zbraně (1 akce; 5 stop, pak chybí 40 stop)",
                "Jít: k Petrovi na dosah zbraně (2 až 5 akcí; 25 stop, pak chybí 20 stop)",
                "Běžet: k Petrovi na dosah zbraně (4 až 5 akcí; 45 stop)",
                "Krok: dál od Petra (1 akce; 5 stop)",
            ),
        ),
        (
            "ru",
            (
                "Шаг: к Петру на длину оружия (1 действие; 5 футов, останется 40 футов)",
                "Идти: к Петру на длину оружия (2–5 действий; 25 футов, останется 20 футов)",
                "Бежать: к Петру на длину оружия (4–5 действий; 45 футов)",
                "Шаг: прочь от Петра (1 действие; 5 футов)",
            ),
        ),
    ],
)
def test_a_way_says_how_far_it_leads(language: str, wanted: tuple[str, ...]) -> None:
    """STR 6, DEX 4, a sword of 5 ft and slowdown 1: a step of 5 ft, a sprint of 11; fifty feet to Petr."""
    names = {
        "cs": {"text": "Petr", "gen": "Petra", "dat": "Petrovi"},
        "ru": {"text": "Пётр", "gender": "m", "gen": "Петра", "dat": "Петру"},
        "en": {"text": "Petr", "gender": "m"},
    }
    game = until(scene(ota(), petr(name=names, now=FAR)), FIRST, "act", "ota")
    narrator = Narrator(game.scene, language)
    assert game.ask is not None
    menu = [narrator.option(game.ask, option).replace("\N{NO-BREAK SPACE}", " ") for option in game.ask.options]
    assert set(wanted) <= set(menu), menu


def test_a_walk_in_pieces_is_one_way() -> None:
    """The second step of a turn is no longer safe, so that something is told between them that has no words."""
    walk = ["act ota step:toward:petr"] * 3
    game = play(scene(ota(), petr(now=FAR)), FIRST, *walk)
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in told(game, "en", "gm")]
    assert len([line for line in lines if line.startswith("Ota (13/13) ") and line.endswith("to Petr.")]) == 1


@pytest.mark.parametrize("language, said", [("cs", "jen se brání"), ("ru", "только защита"), ("en", "defence only")])
def test_the_worst_fear_takes_nothing_off(language: str, said: str) -> None:
    """It forces full defence, and is told so: no number stands there."""
    made = scene(ota(), petr(will=-5), intimidation=True)
    game = play(made, [9, 8, 1, 2, *FIRST, 1, 2], "intimidate ota frighten:petr")
    story = "\n".join(told(game, language, "gm"))
    assert f"({said})" in story.replace("\N{NO-BREAK SPACE}", " ") and "−5" not in story


@pytest.mark.parametrize(
    "language, said", [("cs", "v témže okamžiku"), ("ru", "в то же мгновение"), ("en", "in the same moment")]
)
def test_blows_that_fall_at_once_are_told_so(language: str, said: str) -> None:
    """Of two lances of one length the second is not told as if it came after, by somebody who lies there already."""
    enemy = petr(mount="other", values={"riding": 12}, weapons=[LANCE], skills={"pole/heavy": 6}, constitution=-5,
                 now={"at": [70, 10]})  # fmt: skip
    people = (lancer(), horse(training=1), enemy, horse("other", "right", 1, now={"at": [70, 10]}))
    game = play(scene(*people), [*FIRST, 9, 9, 9, 9, 8, 8, 4, *[2] * 6], "act ota ride_down:petr")
    story = "\n".join(told(game, language, "gm")).replace("\N{NO-BREAK SPACE}", " ")
    assert story.count(said) == 1


NAMED = {
    "cs": {"text": "Petr", "acc": "Petra", "loc": "Petrovi"},
    "ru": {"text": "Пётр", "gender": "m", "acc": "Петра"},
    "en": {"text": "Petr", "gender": "m"},
}


@pytest.mark.parametrize("language, wanted", [("en", "in show"), ("cs", "jen naoko"), ("ru", "обозначил удар")])
def test_a_blow_in_show_is_not_held_back_besides(language: str, wanted: str) -> None:
    """It was never meant to land: nobody “stops in time”."""
    game = play(scene(ota(), petr(name=NAMED)), [*FIRST, 8, 8], ATTACK, ONE_HAND, "manner ota mock")
    (blow,) = [line for line in told(game, language, "gm") if wanted in line.replace("\N{NO-BREAK SPACE}", " ")]
    assert not any(word in blow for word in ("in time", "včas", "вовремя")), blow


@pytest.mark.parametrize("language, thrown", [("en", "hurls the"), ("cs", "mrštil"), ("ru", "метнул")])
def test_what_is_thrown_is_not_shot(language: str, thrown: str) -> None:
    axe = ota(weapons=[{"row": "light_axe"}], skills={"axe/light": 6}, now={"at": [8, 10]})
    game = play(scene(axe, petr(name=NAMED)), [*FIRST, 1, 2], "act ota throw:petr")
    said = sentence(game.scene, language, events(game, "shot")[0])
    assert thrown in said.replace("\N{NO-BREAK SPACE}", " "), said


@pytest.mark.parametrize("language, how", [("en", "in part"), ("cs", "částečně"), ("ru", "частично")])
def test_how_a_comrade_is_covered_is_told(language: str, how: str) -> None:
    friend = petr(id="friend", side="left", now={"at": [10, 12]})
    game = play(scene(ota(), friend, petr(now=FAR)), [10, 10, 1, 1, 1, 2], "act ota cover:friend:partial")
    first = next(line for line in told(game, language, "gm") if "5/5" not in line and "Ota" in line and how in line)
    assert first
