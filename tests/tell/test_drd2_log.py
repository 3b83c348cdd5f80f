"""Scripted moments of drd2 as people read them, in three languages: what is paid, asked, won, suffered and said."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.scene import LANGUAGES, Scene
from bojiste.files.scenes import load
from bojiste.forecast import forecast, text
from bojiste.systems.drd2 import SYSTEM
from bojiste.systems.drd2.measure import conventions
from bojiste.systems.drd2.words import Manoeuvre, Penalty, Status
from bojiste.tell import Narrator, Words, story
from bojiste.tell.lint import faults, missing, reasons
from tests import house
from tests.play.drd2.scripted import being, hero, play, scene, until

EXAMPLES = Path(__file__).parents[2] / "examples" / "drd2"
SOURCE = Path(__file__).parents[2] / "src/bojiste/systems/drd2"
NBSP = "\N{NO-BREAK SPACE}"

HRUN = {
    "cs": {"text": "Hrun", "gender": "m", "gen": "Hruna", "dat": "Hrunovi", "acc": "Hruna", "ins": "Hrunem"},
    "ru": {"text": "Хрун", "gender": "m", "gen": "Хруна", "dat": "Хруну", "acc": "Хруна", "ins": "Хруном"},
    "en": {"text": "Hrun", "gender": "m"},
}
GLOAN = {  # declined in no language
    "cs": {"text": "Gloan", "gender": "f"},
    "ru": {"text": "Глоан", "gender": "f"},
    "en": {"text": "Gloan", "gender": "f"},
}
ORC = {
    "cs": {"text": "skřet", "gender": "m", "gen": "skřeta", "dat": "skřetovi", "acc": "skřeta", "ins": "skřetem"},
    "ru": {"text": "орк", "gender": "m", "gen": "орка", "dat": "орку", "acc": "орка", "ins": "орком"},
    "en": "orc",
}


def fight(*heroes: dict[str, Any], **conflict: Any) -> Scene:
    """An orc, whose turn is first, against these heroes; Threat 3 for all."""
    return scene(being("orc", name=ORC), *heroes, conflict={"threat": {"all": 3}, **conflict})


HEROES = (hero("hrun", name=HRUN), hero("gloan", name=GLOAN))
DUEL = fight(hero("hrun", name=HRUN))


def lines(game: Game, language: str, *kinds: str) -> list[str]:
    """The lines of these kinds of events, with plain spaces."""
    narrator = Narrator(game.scene, language)
    return [narrator.line(event).replace(NBSP, " ") for event in game.events if event.kind in kinds]


def question(game: Game, language: str) -> str:
    assert game.ask is not None
    return Narrator(game.scene, language).question(game.ask).replace(NBSP, " ")


def answers(game: Game, language: str) -> dict[str, str]:
    assert game.ask is not None
    narrator = Narrator(game.scene, language)
    return {option.key: narrator.option(game.ask, option).replace(NBSP, " ") for option in game.ask.options}


# -- paying --------------------------------------------------------------------------------------------------------

BEATEN = ("declare orc attack:hrun", "counter hrun strike")
WORSE = (6, 5, 1, 1)


@pytest.mark.parametrize(
    "language, asked, offered",
    [
        (
            "cs",
            "Vyčerpá se Hrun? Stojí to 3 Těla. Potom: Tělo 1, Ohrožení 3 → 4. Jinak: Ohrožení +1 (Hrun).",
            {"exhaust": "Vyčerpat se za 3 Těla", "accept": "Přijmout neúspěch"},
        ),
        (
            "ru",
            "Хрун измотается? Это стоит 3 Тела. После этого: Тело 1, Угроза 3 → 4. Иначе: Угроза +1 (Хрун).",
            {"exhaust": "Измотаться за 3 Тела", "accept": "Принять неудачу"},
        ),
        (
            "en",
            "Does Hrun exhaust himself? It costs 3 Body. Afterwards: Body 1, Threat 3 → 4. "
            "Otherwise: Threat +1 (Hrun).",
            {"exhaust": "Exhaust for 3 Body", "accept": "Accept the failure"},
        ),
    ],
)
def test_the_price_is_told_before_it_is_paid(language: str, asked: str, offered: dict[str, str]) -> None:
    game = until(DUEL, WORSE, "exhaust", "hrun", *BEATEN)
    assert question(game, language) == asked
    told = answers(game, language)
    assert {key: told[key] for key in offered} == offered
    assert lines(game, language, "exhausted") == []


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Hrun se vyčerpal: zaplatil 3 Těla (zbývá 1), Ohrožení 3 → 4."),
        ("ru", "Хрун измотался: 3 Тела (осталось 1), Угроза 3 → 4."),
        ("en", "Hrun exhausts himself: pays 3 Body (1 left), Threat 3 → 4."),
    ],
)
def test_exhaustion(language: str, told: str) -> None:
    game = play(DUEL, WORSE, *BEATEN, "exhaust hrun exhaust")
    assert lines(game, language, "exhausted", "threat") == [told]


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", ["Hrun hrál obranu: zaplatil 1 Tělo (zbývají 3).", "Hrun jednal přesně: zaplatil 1 Tělo (zbývají 2)."]),
        (
            "ru",
            [
                "Хрун разыгрывает защиту: платит 1 Тело (осталось 3).",
                "Хрун действует точно: платит 1 Тело (осталось 2).",
            ],
        ),
        ("en", ["Hrun plays defence: pays 1 Body (3 left).", "Hrun plays precise: pays 1 Body (2 left)."]),
    ],
)
def test_manoeuvres_are_paid_from_the_pool(language: str, told: list[str]) -> None:
    talented = hero("hrun", name=HRUN, talents=["common-melee"])
    table = fight(talented, first=[["hrun", "orc"]])
    script = ("declare hrun recover", "declare orc attack:hrun", "counter hrun strike", "precise hrun yes")
    game = play(table, (4, 4, 3, 3, 6, 5, 4), *script)
    assert lines(game, language, "manoeuvre") == told


@pytest.mark.parametrize(
    "language, told",
    [
        (
            "cs",
            "Hrun se vyčerpal: zaplatil 3 Těla, z toho 1 z Výhody a 2 z vlastních Zdrojů, "
            "Tělo 4 → 2, Výhoda 1 → 0, Ohrožení 3 → 4.",
        ),
        (
            "ru",
            "Хрун измотался: 3 Тела, "
            "из них 1 из Преимущества и 2 из своих ресурсов, Тело 4 → 2, Преимущество 1 → 0, Угроза 3 → 4.",
        ),
        (
            "en",
            "Hrun exhausts himself: pays 3 Body: 1 from Advantage and 2 from own resources, "
            "Body 4 → 2, Advantage 1 → 0, Threat 3 → 4.",
        ),
    ],
)
def test_mixed_payment_shows_every_source(language: str, told: str) -> None:
    game = play(fight(hero("hrun", name=HRUN), advantage={"hrun": 1}), WORSE, *BEATEN, "exhaust hrun exhaust")
    assert lines(game, language, "exhausted") == [told]


# -- clashes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, told",
    [
        (
            "cs",
            [
                "Skřet chtěl zvýšit Ohrožení Hrunovi: Běžný boj zblízka (úroveň 3).",
                "Hrun odpověděl protiakcí z iniciativy a chtěl zvýšit Ohrožení skřetovi: Běžný boj zblízka (úroveň 3).",
                "Gloan odpověděla protiakcí z iniciativy a chtěla způsobit Jizvu skřetovi: "
                "Běžný boj zblízka (úroveň 3).",
                "Skřet hodil (Běžný boj zblízka): 6 + 6 + 3 = 15.",
                "Hrun hodil (Běžný boj zblízka): 4 + 4 + 3 = 11.",
                "Gloan hodila (Běžný boj zblízka): 5 + 4 + 3 = 12.",
                "Vítězí skřet, prohrávají Gloan a Hrun.",
                "Gloan přijala neúspěch.",
                "Hrun se vyčerpal: zaplatil 3 Těla (zbývá 1), Ohrožení 3 → 4.",
            ],
        ),
        (
            "ru",
            [
                "Орк хочет повысить Угрозу Хруна: Обычный ближний бой (уровень 3).",
                "Хрун противодействует по инициативе и хочет повысить Угрозу орка: Обычный ближний бой (уровень 3).",
                "Глоан противодействует по инициативе и хочет нанести шрам орку: Обычный ближний бой (уровень 3).",
                "Орк бросает (Обычный ближний бой): 6 + 6 + 3 = 15.",
                "Хрун бросает (Обычный ближний бой): 4 + 4 + 3 = 11.",
                "Глоан бросает (Обычный ближний бой): 5 + 4 + 3 = 12.",
                "Побеждает орк, проигрывают Глоан и Хрун.",
                "Глоан приняла неудачу.",
                "Хрун измотался: 3 Тела (осталось 1), Угроза 3 → 4.",
            ],
        ),
        (
            "en",
            [
                "The orc wants to raise Hrun’s Threat: Common melee (level 3).",
                "Hrun counters from initiative and wants to raise the orc’s Threat: Common melee (level 3).",
                "Gloan counters from initiative and wants to scar the orc: Common melee (level 3).",
                "The orc rolls (Common melee): 6 + 6 + 3 = 15.",
                "Hrun rolls (Common melee): 4 + 4 + 3 = 11.",
                "Gloan rolls (Common melee): 5 + 4 + 3 = 12.",
                "The orc wins against Gloan and Hrun.",
                "Gloan accepts the failure.",
                "Hrun exhausts himself: pays 3 Body (1 left), Threat 3 → 4.",
            ],
        ),
    ],
)
def test_both_losers_of_a_general_clash_decide(language: str, told: list[str]) -> None:
    decided = ("exhaust gloan accept", "exhaust hrun exhaust")
    script = ("declare orc attack:hrun", "counter hrun strike", "counter gloan scar", *decided)
    game = play(fight(*HEROES), (6, 6, 4, 4, 5, 4), *script)
    kinds = ("declared", "countered", "rolled", "won", "accepted", "exhausted", "threat")
    assert lines(game, language, *kinds) == told


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Střet, 15 proti 5 – zvítězil skřet, prohrál Hrun."),
        ("ru", "Столкновение, 15 против 5 — побеждает орк, проигрывает Хрун."),
        ("en", "Clash, 15 against 5 — the orc wins against Hrun."),
    ],
)
def test_clash_shows_both_results(language: str, told: str) -> None:
    game = play(DUEL, (6, 6, 1, 1), *BEATEN)
    assert lines(game, language, "won") == [told]


# -- harm ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "language, told",
    [
        (
            "cs",
            [
                "Skřet chtěl vyřadit Hruna: Běžný boj zblízka (úroveň 3).",
                "Hrun se vyčerpal: zaplatil 3 Těla (zbývá 1), Ohrožení 3 → 4.",
                "Zbrklost se skřetovi vymstila (Ohrožení 3 → 4).",
            ],
        ),
        (
            "ru",
            [
                "Орк хочет вывести Хруна из конфликта: Обычный ближний бой (уровень 3).",
                "Хрун измотался: 3 Тела (осталось 1), Угроза 3 → 4.",
                "Поспешность вышла боком орку: Угроза 3 → 4.",
            ],
        ),
        (
            "en",
            [
                "The orc wants to eliminate Hrun: Common melee (level 3).",
                "Hrun exhausts himself: pays 3 Body (1 left), Threat 3 → 4.",
                "Rashness strikes back — the orc: Threat 3 → 4.",
            ],
        ),
    ],
)
def test_rash_elimination(language: str, told: list[str]) -> None:
    script = (
        "declare orc eliminate:hrun",
        "counter hrun strike",
        "exhaust hrun exhaust",
        "backlash hrun attacker_threat",
    )
    game = play(DUEL, (6, 5, 1, 1), *script)
    assert lines(game, language, "declared", "exhausted", "backlash", "eliminated") == told


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Skřet chtěl zvýšit Ohrožení Gloan: Běžný boj zblízka (úroveň 3)."),
        ("ru", "Орк хочет повысить Угрозу Глоан: Обычный ближний бой (уровень 3)."),
        ("en", "The orc wants to raise Gloan’s Threat: Common melee (level 3)."),
    ],
)
def test_foreign_names_of_women_stay_unchanged(language: str, told: str) -> None:
    game = play(fight(hero("gloan", name=GLOAN)), (6, 5), "declare orc attack:gloan", "declare gloan postpone")
    assert lines(game, language, "declared") == [told]


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", ["Gloan je vyřazena z konfliktu a mizí ze scény."]),
        ("ru", ["Глоан выведена из конфликта и покидает сцену."]),
        ("en", ["Gloan is eliminated and gone."]),
    ],
)
def test_elimination_agrees_with_the_victim(language: str, told: list[str]) -> None:
    script = ("declare orc eliminate:gloan", "counter gloan strike", "exhaust gloan accept")
    game = play(fight(hero("gloan", name=GLOAN)), (6, 5, 1, 1), *script)
    assert lines(game, language, "eliminated") == told


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Hrun utrpěl Jizvu závažnosti 1 na Těle (ztěžuje: Běžný boj zblízka), Tělo 4 → 3."),
        ("ru", "Хрун получил шрам тяжести 1 на Теле (мешает: Обычный ближний бой), Тело 4 → 3."),
        ("en", "Hrun gets a scar of severity 1 on Body (it hampers: Common melee), Body 4 → 3."),
    ],
)
def test_scar(language: str, told: str) -> None:
    script = (
        "declare orc scar:hrun",
        "counter hrun strike",
        "exhaust hrun accept",
        "scar-scope hrun scope:common-melee",
    )
    game = play(DUEL, WORSE, *script)
    assert lines(game, language, "scarred") == [told]


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Gloan: „Hodím mu oštěp do lýtka.“"),
        ("ru", "Глоан: «Hodím mu oštěp do lýtka.»"),
        ("en", "Gloan: “Hodím mu oštěp do lýtka.”"),
    ],
)
def test_note_is_quoted(language: str, told: str) -> None:
    words = "Hodím mu oštěp do lýtka."
    table = fight(hero("gloan", name=GLOAN), first=[["gloan", "orc"]])
    script = ("declare gloan say", f"say gloan {words}", "declare gloan attack:orc", "declare orc postpone")
    game = play(table, (6, 5), *script)
    assert lines(game, language, "note") == [told]


@pytest.mark.parametrize(
    "language, told",
    [
        (
            "cs",
            "Hrun se vyčerpal: zaplatil 6 Těl, z toho 3 z Jizvy a 3 z vlastních Zdrojů, Tělo 4 → 1, Ohrožení 6 → 7.",
        ),
        (
            "ru",
            "Хрун измотался: 6 Тел, из них 3 за счёт шрама и 3 из своих ресурсов, Тело 4 → 1, Угроза 6 → 7.",
        ),
        (
            "en",
            "Hrun exhausts himself: pays 6 Body: 3 from the scar and 3 from own resources, Body 4 → 1, Threat 6 → 7.",
        ),
    ],
)
def test_scar_taken_to_pay(language: str, told: str) -> None:
    table = fight(hero("hrun", name=HRUN), threat={"hrun": 6, "orc": 3})
    game = play(table, WORSE, *BEATEN, "exhaust hrun exhaust", "scar-scope hrun scope:strength")
    assert lines(game, language, "exhausted") == [told]


# -- nothing is left unsaid ------------------------------------------------------------------------------------------


def test_no_message_is_missing_or_faulty() -> None:
    assert missing(SYSTEM) == []
    assert faults(SYSTEM.text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words_and_a_remedy(language: str) -> None:
    words = Words(language, SYSTEM)
    told = (
        reasons(SOURCE)
        | set(re.findall(r'fault\(\s*"([a-z-]+)"', _source()))
        | set(re.findall(r'"(unknown-[a-z]+)"', _source()))
    )
    assert {"unknown-combatant", "both-approaches", "not-in-quick-game"} <= told
    wanted = [id for reason in sorted(told) for id in (f"problem-{reason}", f"problem-{reason}.remedy")]
    assert [id for id in wanted if not words.has(id)] == []


def _source() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_conditions_measures_and_conventions_have_words(language: str) -> None:
    words = Words(language, SYSTEM)
    wanted = [f"state-{status.value}" for status in Status if status is not Status.ACTIVE]
    wanted += [f"state-{penalty.value}" for penalty in Penalty]
    wanted += [f"measure-{manoeuvre.value}" for manoeuvre in Manoeuvre]
    wanted += [f"convention-{id}" for id in _conventions()]
    assert len(wanted) > 20
    assert [id for id in wanted if not words.has(id)] == []


def _conventions() -> set[str]:
    """What is taken for granted with every option on and off."""
    on: dict[str, Any] = {"exhaustion_scope": "own", "wide_partial": True, "quick_game": True, "fate_visible": False}
    off = {"exhaustion_scope": "shared", "wide_partial": False, "quick_game": False, "fate_visible": True}
    found: set[str] = set()
    for rulings in ("ask", "default"):
        for options in (on, off):
            table = scene(hero("hrun"), being("orc"), options=options, rulings=rulings)
            found |= set(conventions(table))
    return found


@pytest.mark.parametrize(
    "language, told",
    [
        ("cs", "Vlastní Jizva závažnosti 1: z Jizvy 3, celkem 3; zdatnost klesne na 3 (po akci Tělo 2);"
         " ztíží třeba: Běžný boj zblízka"),
        (
            "ru",
            "Собственный шрам тяжести 1: из шрама 3, всего 3; "
            "запас опустится до 3 (после действия Тело 2); мешать будет, скажем: Обычный ближний бой",
        ),
        (
            "en",
            "An own scar of severity 1: 3 from the scar, 3 in all; the ability falls to 3 (Body 2 after the action); "
            "it would hamper Common melee",
        ),
    ],
)  # fmt: skip
def test_every_way_of_paying_is_shown_with_its_result(language: str, told: str) -> None:
    table = scene(being("bog"), hero("ada", now={"threat": 3, "body": 2}))
    script = ("declare bog attack:ada", "counter ada strike", "exhaust ada exhaust:otherwise")
    game = until(table, [6, 5, 1, 2], "pay", "ada", *script)
    assert game.ask is not None
    narrator = Narrator(game.scene, language)
    shown = [narrator.option(game.ask, option).replace("\u00a0", " ") for option in game.ask.options]
    assert told in shown


def test_what_follows_a_conflict_stands_for_itself() -> None:
    """An expedition goes on after it: its end, rests, dangers and lone evaluations are no part of the last turn."""
    lines = story.told(Game(load(house.EXAMPLES / "drd2" / "pilgrimage.toml"), seed=2), "cs")
    for begins in ("Konflikt trval", "Odpočinek", "Sesuv půdy", "Čarodějnice"):
        assert any(line.startswith(begins) for line in lines), begins


def test_a_danger_in_mid_round_begins_a_paragraph() -> None:
    lines = story.told(Game(load(house.EXAMPLES / "drd2" / "haunted_house.toml"), seed=6), "cs")
    assert any(line.startswith("Prohnilé schody: ") for line in lines)


def test_who_is_out_but_still_there_is_told_so() -> None:
    lines = story.told(Game(load(house.EXAMPLES / "drd2" / "night_escape.toml"), seed=4), "cs")
    assert any("Prokop na scéně ale zůstal." in line.replace(NBSP, " ") for line in lines)


def test_the_subject_is_left_out_where_the_sentence_before_named_it() -> None:
    """Not where what would begin the sentence then leans on a word before it."""
    ambush = load(house.EXAMPLES / "drd2" / "ambush.toml")
    czech = "\n".join(story.told(Game(ambush, seed=41), "cs")).replace(NBSP, " ")
    assert ". Si " not in czech and "] Si " not in czech and "] Se " not in czech
    assert "Rozálie si odnesla Jizvu na Těle, Cestování jí teď půjde hůř." in czech


def test_a_conflict_of_an_expedition_is_summed_up_where_it_ends() -> None:
    """And what has changed in its last round, with the Threat that its end takes away."""
    lines = story.told(Game(load(house.EXAMPLES / "drd2" / "pilgrimage.toml"), seed=51), "cs")
    over = next(at for at, line in enumerate(lines) if line.startswith("Konflikt trval"))
    told = [at for at, line in enumerate(lines[:over]) if line.replace(NBSP, " ").startswith("Po 3. kole: ")]
    assert told == [over - 2], "once, before a blank line"


def test_who_is_gone_is_nothing_else_besides_and_approaches_are_one_line() -> None:
    tower = load(house.EXAMPLES / "drd2" / "last_stand.toml")
    told = "\n".join(story.told(Game(tower, seed=48), "cs")).replace(NBSP, " ")
    assert "mrtvý hajný (vyřazen)" in told
    assert "Bohdana (na konci hrdinské dráhy, zjizvená)" in told, "she has died"
    assert "Konec: hrdinská oběť přinesla vítězství obráncům." in told
    wolves = story.told(Game(load(house.EXAMPLES / "drd2" / "pilgrimage.toml"), seed=51), "ru")
    orders = [line.replace(NBSP, " ") for line in wolves if line.startswith("Порядок: ")]
    assert any("быстро: Судьба 9 → 8)" in line and " → " in line for line in orders)


@pytest.mark.parametrize(
    "path, language, said",
    [
        ("wall", "cs", "Hrdinové: úspěch pokaždé."),
        ("wall", "ru", "Герои: успех каждый раз."),
        ("wall", "en", "Heroes: success every time."),
        ("dark_stones", "cs", "Hrdinové: bez nové Jizvy a bez vyřazení "),
        ("flooded_mine", "ru", "Герои: без новых шрамов и без выбывших "),
        ("trial", "en", "Defence: victory in about 7 of 8 cases; somebody of theirs is eliminated "),
        ("baron", "cs", "Prosebníci: vítězství asi ve 3 případech ze 4; někdo z nich je vyřazen asi "),
        ("baron", "ru", "Просители: победа примерно в 3 случаях из 4; кто-то из своих выбывает примерно "),
    ],
)
def test_a_forecast_says_what_the_scene_is_about(path: str, language: str, said: str) -> None:
    """A test is passed, a danger is survived unhurt, an argument is no fight; no row of noughts, no range of one."""
    report = forecast(load(house.EXAMPLES / "drd2" / f"{path}.toml"), 30, seed=2)
    told = "\n".join(text.lines(report, Words(language, SYSTEM))).replace(NBSP, " ")
    assert told.splitlines()[1].startswith(said)
    told = re.sub(r"bojiste play .*", "", told)
    for unfit in (
        "boj",
        "бой",
        "бою",
        "боях",
        "fight",
        "\n  vždy 0",
        "\n  всегда 0",
        "\n  always 0",
        "(0 až 0",
        "(от 0 до 0",
        "(0 to 0",
    ):
        assert unfit not in told, unfit


def test_the_chance_of_a_test_is_that_of_the_dice() -> None:
    """Whoever would not exhaust itself passes as often as the dice say."""
    climb = scene(hero("jitka", tactics={"exhaust_tests": "never"}), procedure="test", test=[{"who": "jitka"}])
    assert forecast(climb, 40, seed=1).share("passed").fights < 40


def test_every_combatant_comes_through_or_does_not() -> None:
    stones = forecast(load(house.EXAMPLES / "drd2" / "dark_stones.toml"), 40, seed=2)
    hurt = sum(1 for fight in range(40) if _hurt(fight))
    assert stones.share("unhurt").fights == 40 - hurt and 0 < hurt < 40


def _hurt(fight: int) -> bool:
    """Whether a fight of that forecast has told of a scar or of somebody who was put out."""
    game = Game(load(house.EXAMPLES / "drd2" / "dark_stones.toml"), seed=2, fight=fight)
    return any(event.kind in ("scarred", "self-scar", "eliminated") for event in game.events)


@pytest.mark.parametrize(
    "language, said",
    [
        ("cs", ("V plné síle na cestu: Zdislava; Bohdana.", "Odpočinek: Zdislava (Duše 0 → 2); Bohdana (Tělo 0 → 2).",
                "Bohdana (bez užitku, má plno).")),
        ("ru", ("В путь в полной силе: Здислава; Богдана.", "Отдых: Здислава (Душа 0 → 2); Богдана (Тело 0 → 2).",
                "Богдана (без толку: всё и так полно).")),
        ("en", ("Setting out at full strength: Zdislava; Bohdana.",)),
    ],
)  # fmt: skip
def test_what_all_do_on_a_way_is_one_line(language: str, said: tuple[str, ...]) -> None:
    game = Game(load(house.EXAMPLES / "drd2" / "pilgrimage.toml"), seed=2)
    log = "\n".join(story.told(game, language)).replace(NBSP, " ")
    assert [line for line in said if line not in log] == []
