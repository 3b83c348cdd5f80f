"""Lines, questions and answers: case, gender, number, quotes, units, and what must not be told."""

from __future__ import annotations

from typing import Any

import pytest

from bojiste.core.ask import Ask, Option, amount, yes_no
from bojiste.core.dice import Rolled, die
from bojiste.core.event import OPEN, Change, Event, Part, kept
from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.core.scene import Scene
from bojiste.core.system import Gauge, Outcome
from bojiste.tell import MissingWords, Narrator
from tests.coin import SCENE, course, lost

LANGUAGES = ("cs", "ru", "en")


def told(scene: Scene, event: Event) -> tuple[str, ...]:
    return tuple(Narrator(scene, language).line(event) for language in LANGUAGES)


def event(kind: str, actor: str | None = None, target: str | None = None, **more: Any) -> Event:
    return Event(kind, lost, actor, target, seen=OPEN, **more)


HIT = event(
    "hit",
    "ada",
    "goblin-3",
    rolls=kept(20, 14),
    parts=(Part("ability", 3), Part("proficiency", 2)),
    changes=(Change("goblin-3", "hp", 7, 0),),
    data={"weapon": "longsword", "kind": "slashing", "damage": 8, "against": 15},
)


def test_turn(sample: Scene) -> None:
    assert told(sample, event("turn", "ada", data={"round": 2})) == (
        "2. kolo – na řadě je Ada.",
        "Раунд 2 — ходит Ада.",
        "Round 2 — Ada’s turn.",
    )


def test_hit_declines_the_target_and_agrees_with_the_actor(sample: Scene) -> None:
    assert told(sample, HIT) == (
        "Ada sekla dlouhým mečem po goblinovi 3: 14 + 5 = 19 proti OČ 15 – zásah, "
        "8\N{NO-BREAK SPACE}sečného zranění (životy 7 → 0).",
        "Ада рубит длинным мечом гоблина 3: 14 + 5 = 19 против КД 15 — попадание, "
        "8\N{NO-BREAK SPACE}рубящего урона (хиты 7 → 0).",
        "Ada swings her longsword at Goblin 3: 14 + 5 = 19 against AC 15 — hit, 8 slashing damage (HP 7 → 0).",
    )


def test_hit_the_other_way_round_begins_with_a_capital(sample: Scene) -> None:
    back = HIT._replace(actor="skuruth", target="ada", data={**HIT.data, "weapon": "axe"})
    cs, ru, en = told(sample, back)
    assert cs.startswith("Skřet sekl sekerou po Adě: ")
    assert ru.startswith("Страж рубит топором Аду: ")
    assert en.startswith("The hobgoblin swings his axe at Ada: ")


def test_who_may_not_know_the_numbers_is_not_told_them(sample: Scene) -> None:
    hidden = told(sample, HIT._replace(changes=(), rolls=(), parts=()))
    assert [line.split(": ")[1].replace("–", "—").split(" — ")[0] for line in hidden] == [
        "utajený hod proti OČ 15",
        "скрытый бросок против КД 15",
        "a hidden roll against AC 15",
    ]
    cs, ru, en = told(sample, HIT._replace(changes=()))
    assert cs.endswith("8\N{NO-BREAK SPACE}sečného zranění.")
    assert ru.endswith("8\N{NO-BREAK SPACE}рубящего урона.")
    assert en.endswith("8 slashing damage.")


def test_who_is_not_seen_is_somebody(sample: Scene) -> None:
    cs, ru, en = told(sample, HIT._replace(actor=None))
    assert cs.startswith("Kdosi sekl")
    assert ru.startswith("Кто-то рубит")
    assert en.startswith("Somebody swings his longsword")
    cs, ru, en = told(sample, HIT._replace(target=None, changes=()))
    assert "po komsi: " in cs
    assert " кого-то: " in ru
    assert " at somebody: " in en


def test_several_changes_are_told_from_first_to_last(sample: Scene) -> None:
    twice = HIT._replace(changes=(Change("goblin-3", "hp", 7, 4), Change("goblin-3", "hp", 4, 1)))
    assert "(životy 7 → 1)" in told(sample, twice)[0]


def test_dice_that_do_not_count_are_shown(sample: Scene) -> None:
    save = event("saved", "brok", rolls=(Rolled(20, 17, False), Rolled(20, 4)), parts=(Part("ability", 5),))
    assert told(sample, save) == (
        "Brok hází záchranný hod: (17, 4 → 4) + 5 = 9 – úspěch.",
        "Brok бросает спасбросок: (17, 4 → 4) + 5 = 9 — успех.",
        "Brok’s saving throw: (17, 4 → 4) + 5 = 9 — success.",
    )


@pytest.mark.parametrize(
    "hf, left, cs, ru, en",
    [
        (40, 20, "o 20 stop (zbývá 10)", "20 футов (осталось 10)", "20 ft (10 left)"),
        (2, 2, "o 1 stopu (zbývá 1)", "1 фут (остался 1)", "1 ft (1 left)"),
        (5, 4, "o 2,5 stopy (zbývají 2)", "2,5 фута (осталось 2)", "2.5 ft (2 left)"),
    ],
)
def test_lengths_in_feet(sample: Scene, hf: int, left: int, cs: str, ru: str, en: str) -> None:
    lines = told(sample, event("moved", "ada", data={"moved_hf": hf, "left_hf": left}))
    assert all("\N{NO-BREAK SPACE}" in line for line in lines)
    plain = [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]
    assert plain == [f"Ada se přesunula {cs}.", f"Ада прошла {ru}.", f"Ada moves {en}."]


def test_lengths_in_fathoms(fathoms: Scene) -> None:
    lines = told(fathoms, event("moved", "ada", data={"moved_hf": 40, "left_hf": 20}))
    assert lines[0] == "Ada se přesunula o 4\N{NO-BREAK SPACE}sáhy (zbývají 2)."
    half = told(fathoms, event("moved", "brok", data={"moved_hf": 25, "left_hf": 50}))
    assert half[0] == "Brok se přesunul o 2,5\N{NO-BREAK SPACE}sáhu (zbývá 5)."
    assert half[2] == "Brok moves 2.5\N{NO-BREAK SPACE}fathoms (5 left)."


def test_lists_prepositions_and_counts(sample: Scene) -> None:
    foes = {"foes": ("goblin-1", "goblin-2", "skuruth")}
    assert told(sample, event("joined", "brok", "ada", data=foes)) == (
        "Brok jde s Adou a proti goblinovi 1, goblinovi 2 a\N{NO-BREAK SPACE}skřetovi (3).",
        "Brok идёт с Адой против гоблина 1, гоблина 2 и стража (3).",
        "Brok goes with Ada against Goblin 1, Goblin 2, and the hobgoblin (3).",
    )
    orc = told(sample, event("joined", "brok", "skuruth", data=foes))
    assert " jde se skřetem a " in orc[0]
    assert " идёт со стражем " in orc[1]
    assert " with the hobgoblin " in orc[2]


def test_sets_of_words_have_an_order(sample: Scene) -> None:
    prone = event("state", None, "goblin-1", data={"conditions": frozenset({"prone", "blinded"})})
    assert told(sample, prone) == (
        "Goblin 1: oslepený a\N{NO-BREAK SPACE}ležící.",
        "Гоблин 1: ослеплён и лежит.",
        "Goblin 1: blinded and prone.",
    )


def test_notes_are_quoted_as_they_are(sample: Scene) -> None:
    assert told(sample, event("said", "ada", data={"note": "ada\n{ $sum } -x"})) == (
        "Ada: „ada { $sum } -x“",
        "Ада: «ada { $sum } -x»",
        "Ada: “ada { $sum } -x”",
    )
    long = told(sample, event("said", "ada", data={"note": "a" * 5000}))[0]
    assert len(long) < 2100 and long.endswith("a…“")


def test_entities_that_are_no_combatants(sample: Scene) -> None:
    assert told(sample, event("opened", "zoe", data={"thing": "door-2"})) == (
        "Zoe stojí u dveří 2.",
        "Zoe стоит у двери 2.",
        "Zoe stands at Door 2.",
    )
    assert told(sample, event("opened", "zoe", data={"thing": "door"}))[2] == "Zoe stands at the door."
    with pytest.raises(MissingWords, match="entity-window"):
        told(sample, event("turn", "window", data={"round": 1}))


def test_truth_values_and_nothing(sample: Scene) -> None:
    assert told(sample, event("checked", "brok", data={"lucky": True, "what": None})) == (
        "Brok: má štěstí, nic nedrží.",
        "Brok: везёт, в руках ничего.",
        "Brok is lucky and holds nothing.",
    )
    assert told(sample, event("checked", "brok", data={"lucky": False, "what": "kámen"}))[0] == (
        "Brok: nemá štěstí, drží kámen."
    )


def test_missing_words_are_an_error_and_never_an_id(narrator: Narrator) -> None:
    with pytest.raises(MissingWords, match="event-danced"):
        narrator.line(event("danced", "ada"))
    with pytest.raises(MissingWords, match="nothing"):
        narrator.line(event("lost", "ada"))
    with pytest.raises(KeyError):
        narrator.word("no-such-word")
    with pytest.raises(MissingWords):
        narrator.state("no-such-state")
    with pytest.raises(MissingWords):
        narrator.outcome(Outcome(None, "no-such-end"))
    assert not narrator.has("no-such-word")
    assert narrator.has("weapon-longsword") and narrator.word("weapon-longsword")


def test_names_are_labels(sample: Scene) -> None:
    cs, ru, en = (Narrator(sample, language) for language in LANGUAGES)
    assert [cs.name("goblin-3"), cs.name("goblin-3", "acc"), cs.name("ada", "acc")] == ["goblin 3", "goblina 3", "Adu"]
    assert [ru.name("goblin-3"), ru.name("goblin-3", "ins"), ru.name("brok", "acc")] == [
        "гоблин 3",
        "гоблином 3",
        "Brok",
    ]
    assert [en.name("goblin-3"), en.name("skuruth"), en.name("brok")] == ["Goblin 3", "hobgoblin", "Brok"]
    assert [cs.side("heroes"), ru.side("heroes"), en.side("heroes")] == ["hrdinové", "герои", "heroes"]
    assert [cs.side("guests"), ru.side("guests"), en.side("guests")] == ["hosté", "гости", "guests"]
    assert [cs.title(), ru.title(), en.title()] == ["Přepad u brodu", "Засада у брода", "Ambush at the ford"]


def test_a_name_for_all_languages_declines_in_that_of_its_letters(sample: Scene) -> None:
    assert [Narrator(sample, language).name("zoe", "acc") for language in LANGUAGES] == ["Zoi", "Zoe", "Zoe"]


def test_questions_and_answers(sample: Scene) -> None:
    ask = yes_no("opportunity", lost, "player:anna", "ada", True, data={"target": "goblin-2"})
    texts = [
        (n.question(ask), *(n.option(ask, option) for option in ask.options))
        for n in (Narrator(sample, language) for language in LANGUAGES)
    ]
    assert texts == [
        ("Goblin 2 opouští tvůj dosah. Zaútočíš příležitostným útokem?", "Ano", "Nechat goblina 2 být"),
        ("Гоблин 2 выходит из твоей досягаемости. Провоцированная атака?", "Да", "Не трогать гоблина 2"),
        ("Goblin 2 leaves your reach. Take an opportunity attack?", "Yes", "Leave Goblin 2 alone"),
    ]


def test_options_name_their_target_and_place(sample: Scene) -> None:
    attack, move = Option("attack:skuruth:bow"), Option("move:12", place=(27, 3))
    ask = Ask("action", lost, "gm", "ada", (attack, move), "move:12")
    texts = [
        (n.option(ask, attack), n.option(ask, move)) for n in (Narrator(sample, language) for language in LANGUAGES)
    ]
    assert texts == [
        ("Zaútočit na skřeta", "Přejít na AB4"),
        ("Атаковать стража", "Перейти на AB4"),
        ("Attack the hobgoblin", "Move to AB4"),
    ]
    with pytest.raises(MissingWords, match="option-fly"):
        Narrator(sample, "cs").option(ask, Option("fly:ada"))


def test_gauges_say_themselves_or_are_labelled(narrator: Narrator) -> None:
    shown = {
        "cs": ("1\N{NO-BREAK SPACE}život z 12", "2\N{NO-BREAK SPACE}životy z 12", "5\N{NO-BREAK SPACE}životů z 12"),
        "ru": ("1\N{NO-BREAK SPACE}хит из 12", "2\N{NO-BREAK SPACE}хита из 12", "5\N{NO-BREAK SPACE}хитов из 12"),
        "en": (
            "1\N{NO-BREAK SPACE}hit point of 12",
            "2\N{NO-BREAK SPACE}hit points of 12",
            "5\N{NO-BREAK SPACE}hit points of 12",
        ),
    }
    assert tuple(narrator.gauge(Gauge("hp", value, 12)) for value in (1, 2, 5)) == shown[narrator.language]


def test_why_names_every_summand(sample: Scene) -> None:
    assert [Narrator(sample, language).why(HIT)[0] for language in LANGUAGES] == [
        "14 (k20) + 3 oprava Síly + 2 zdatnostní bonus = 19 ≥ 15 → zásah · coin.toss.lost „Prohraný hod“",
        "14 (d20) + 3 модификатор Силы + 2 бонус мастерства = 19 ≥ 15 → попадание"
        " · coin.toss.lost «Проигранный бросок»",
        "14 (d20) + 3 Strength modifier + 2 proficiency bonus = 19 ≥ 15 → hit · coin.toss.lost “Lost toss”",
    ]
    assert Narrator(sample, "cs").why(HIT)[1:] == ["Hod je prohraný, když padne rub."]


def test_why_takes_the_result_from_the_data_and_the_comparison_of_the_rule(sample: Scene) -> None:
    morale = event("saved", rolls=kept(6, 4, 5), data={"against": 7, "compare": "<=", "result": "miss"})
    assert Narrator(sample, "cs").why(morale)[0] == "9 (2k6: 4, 5) > 7 → vedle · coin.toss.lost „Prohraný hod“"
    with pytest.raises(MissingWords, match="part-luck"):
        Narrator(sample, "cs").why(morale._replace(parts=(Part("luck", 1),)))


def test_why_without_a_sum_is_the_rule(sample: Scene) -> None:
    assert Narrator(sample, "en").why(event("turn", "ada"))[0] == "coin.toss.lost “Lost toss”"


def test_a_name_that_does_not_decline_turns_the_sentence(sample: Scene) -> None:
    assert told(sample, event("greeted", "brok", "ada")) == (
        "Brok zdraví Adu.",
        "Brok приветствует Аду.",
        "Brok greets Ada.",
    )
    assert told(sample, event("greeted", "ada", "brok")) == (
        "Ada zdraví Broka.",
        "Ада приветствует: Brok.",
        "Ada greets Brok.",
    )


def test_coin_is_told_whole_in_all_languages(coin: None) -> None:
    scene = read_scene(SCENE)
    game = Game(scene, dice=[2, 2, 2, 2])
    assert game.outcome is not None
    lines = {language: [Narrator(scene, language).line(event) for event in game.events] for language in LANGUAGES}
    assert lines["cs"][:2] == ["Ada prohrála hod mincí (žetony 3 → 2).", "Ada má už jen 2 žetony."]
    assert lines["ru"][:2] == ["Ada проиграла бросок (фишки 3 → 2).", "У Ada остались 2 фишки."]
    assert lines["en"][:2] == ["Ada loses the toss (tokens 3 → 2).", "Ada has only 2 tokens left."]
    assert all(len(told) == len(game.events) for told in lines.values())
    assert Narrator(scene, "en").outcome(game.outcome).startswith("The end: ")


def test_a_seat_is_told_what_it_sees(coin: None) -> None:
    scene = read_scene(SCENE)
    told = [Narrator(scene, "cs").line(event) for event in Game(scene, dice=[2, 2, 2, 2]).log("player:anna")]
    assert "Ada prohrála hod mincí (žetony 3 → 2)." in told
    assert "Ota prohrál hod mincí." in told
    assert not any("už jen" in line for line in told)


def test_amounts_and_dice_are_asked_for(coin: None) -> None:
    scene = read_scene(SCENE)
    price = amount("price", course, "player:anna", "ada", 1, 2, 2)
    asked = [Narrator(scene, language).question(price) for language in LANGUAGES]
    assert asked == [
        "Kolik žetonů dáváš v sázku (1 až 2)?",
        "Сколько фишек ставишь (от 1 до 2)?",
        "How many tokens do you stake (1 to 2)?",
    ]
    rolls = [Narrator(scene, language).roll(die(2, lost, "ada")) for language in LANGUAGES]
    assert rolls == ["Ada: hoď k2 (Prohraný hod)", "Ada: брось d2 (Проигранный бросок)", "Ada: roll d2 (Lost toss)"]
    assert Narrator(scene, "cs").roll(die(2, lost, None)) == "Hoď k2 (Prohraný hod)"


def test_outcomes_name_the_winner(sample: Scene) -> None:
    won = Outcome("heroes", "victory")
    assert [Narrator(sample, language).outcome(won) for language in LANGUAGES] == [
        "Konec: vítězí hrdinové.",
        "Конец: победа за героями.",
        "The end: victory for the heroes.",
    ]
    assert Narrator(sample, "cs").outcome(Outcome(None, "undecided")) == "Konec bez rozhodnutí."


@pytest.mark.parametrize("key, missing", [("helps", "help-moonlight"), ("hinders", "hinder-moonlight")])
def test_a_word_of_a_closed_list_that_is_missing_is_never_told_as_an_id(sample: Scene, key: str, missing: str) -> None:
    narrator = Narrator(sample, "cs")
    with pytest.raises(MissingWords, match=missing):
        narrator.lexicon.value(key, "moonlight")
