"""A turn is a paragraph: how clauses are joined, what stands in brackets, what a seat may know."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from bojiste.core.game import Game
from bojiste.core.reading import read_scene
from bojiste.tell.agree import adjective_cs, past_cs, past_ru, verb
from bojiste.tell.story import Story, told

PLAIN = {"strength": 10, "dexterity": 10}
NAMES: dict[str, dict[str, Any]] = {
    "ada": {"cs": "Ada", "ru": "Ада", "en": {"text": "Ada", "gender": "f"}},
    "goblin": {"cs": "goblin", "ru": "гоблин", "en": "goblin"},
}


def duel(**more: Any) -> dict[str, Any]:
    ada = {"id": "ada", "side": "heroes", "kind": "character", "ac": 16, "hp_max": 9, "abilities": PLAIN,
           "weapons": ["longsword"], "name": NAMES["ada"], "seat": "player:anna"}  # fmt: skip
    goblin = {"id": "goblin", "side": "goblins", "kind": "monster", "ac": 12, "hp_max": 7, "abilities": PLAIN,
              "weapons": ["scimitar"], "name": NAMES["goblin"]}  # fmt: skip
    return {"format": 1, "system": "srd5", "combatant": [ada, goblin], **more}


def story(dice: list[int], language: str, seat: str = "gm") -> list[str]:
    """The duel with these dice: initiative first, then blow by blow."""
    return spaced(told(Game(read_scene(duel()), dice=dice), language, seat))


def spaced(lines: list[str]) -> list[str]:
    """With plain spaces, as one types them."""
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


KILL = [15, 5, 15, 8]
"""Ada goes first (15 against 5) and hits with a 15 for all there is."""


@pytest.mark.parametrize(
    "language, line",
    [
        ("cs", "zranění a goblin je mrtvý. ["),
        ("ru", "урона, и гоблин убит. ["),
        ("en", "damage, and the goblin dies. ["),
    ],
)
def test_a_blow_and_what_it_does_are_one_sentence(language: str, line: str) -> None:
    lines = story(KILL, language)
    turn = next(one for one in lines if one.startswith(("Ada", "Ада")) and "9/9" in one)
    assert line in turn and turn.endswith("]")
    assert "7 → 0" in turn


def test_a_round_begins_once_and_ends_with_who_stands() -> None:
    lines = story(KILL, "cs")
    assert lines.count("── 1. kolo ──") == 1
    assert not any("Začíná" in line for line in lines)
    assert "Po 1. kole: goblin (mrtvý)." in [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def test_a_seat_is_not_told_the_hit_points_of_others() -> None:
    lines = story(KILL, "en", "player:anna")
    assert any("Ada (9/9)" in line for line in lines)
    assert not any("7 → 0" in line or "0/7" in line for line in lines)


def test_the_same_fight_reads_the_same() -> None:
    assert story(KILL, "ru") == story(KILL, "ru")


def test_paragraphs_say_what_they_are() -> None:
    game = Game(read_scene(duel()), dice=KILL)
    teller = Story(game.watch(), "en")
    kinds = [paragraph.kind for paragraph in teller.tell(game.events)]
    assert kinds[-1] == "turn" and kinds.count("round") == 1
    assert game.outcome is not None
    assert [paragraph.kind for paragraph in teller.end(game.outcome)] == ["summary", "end", "table"]


@pytest.mark.parametrize(
    "base, stem, told_",
    [
        ("sekl", "", "sekl sekla seklo sekli sekly sekla"),
        ("přešel", "přešl", "přešel přešla přešlo přešli přešly přešla"),
        ("vyřazen", "", "vyřazen vyřazena vyřazeno vyřazeni vyřazeny vyřazena"),
    ],
)
def test_czech_verbs_agree(base: str, stem: str, told_: str) -> None:
    assert " ".join(past_cs(base, gender, stem) for gender in ("m", "f", "n", "pm", "pf", "pn")) == told_


@pytest.mark.parametrize(
    "base, stem, told_",
    [
        ("ударил", "", "ударил ударила ударило ударили"),
        ("замахнулся", "", "замахнулся замахнулась замахнулось замахнулись"),
        ("перешёл", "перешл", "перешёл перешла перешло перешли"),
        ("убит", "", "убит убита убито убиты"),
        ("выведен", "", "выведен выведена выведено выведены"),
    ],
)
def test_russian_verbs_agree(base: str, stem: str, told_: str) -> None:
    assert " ".join(past_ru(base, gender, stem) for gender in ("m", "f", "n", "pl")) == told_


def test_adjectives_and_english_verbs_agree() -> None:
    assert " ".join(adjective_cs("mrtvý", gender) for gender in ("m", "f", "n", "pm", "pf", "pn")) == (
        "mrtvý mrtvá mrtvé mrtví mrtvé mrtvá"
    )
    assert (verb("falls", "fall", "f"), verb("falls", "fall", "pl")) == ("falls", "fall")


def test_many_agree_in_a_whole_fight() -> None:
    """Three dogs under one name: the verbs are those of several, in every language."""
    dogs = {"cs": "tři psi", "ru": "три пса", "en": {"text": "three dogs", "number": "pl"}}
    data = duel()
    data["combatant"][1]["name"] = dogs
    game = Game(read_scene(data), dice=[5, 15, 15, 6, 15, 8])
    lines = {language: " ".join(spaced(told(game, language))) for language in ("cs", "ru", "en")}
    assert "Tři psi (7/7) jen taktak trefili Adu šavlí" in lines["cs"] and "tři psi jsou mrtví" in lines["cs"]
    assert "Три пса (7/7) едва задели Аду скимитаром" in lines["ru"] and "три пса убиты" in lines["ru"]
    assert "three dogs" in lines["en"].lower() and " their " in lines["en"]


def ambush(dice: list[int], goblins: int = 4) -> Game:
    """Ada against so many goblins under one name, who strike in a row."""
    data = duel()
    data["combatant"][1] |= {"count": goblins, "id": "goblin"}
    data["combatant"][0]["hp_max"] = 40
    return Game(read_scene(data), dice=dice, people=["player:anna"])


VAIN = [5, 15, 14, 13, 12, 2, 3, 2, 3]
"""Initiative (the goblins first), and four blows wide of the mark."""


@pytest.mark.parametrize(
    "language, head, member",
    [
        ("cs", "Goblini 1–4 (7/7) ani jednou nezasáhli:", "    Goblin 2 "),
        ("ru", "Гоблины 1–4 (7/7), ни одного попадания:", "    Гоблин 2 "),
        ("en", "Goblins 1–4 (7/7) do not land a single blow:", "    Goblin 2 "),
    ],
)
def test_turns_of_several_alike_are_one_paragraph(language: str, head: str, member: str) -> None:
    lines = spaced(told(ambush(VAIN), language))
    at = lines.index(head)
    assert [line.startswith("    ") for line in lines[at + 1 : at + 5]] == [True] * 4
    assert lines[at + 2].startswith(member) and "7/7" not in lines[at + 2]


def test_two_in_a_row_are_no_group_and_states_that_differ_stay() -> None:
    assert not any(
        "Goblini 1–2" in line and line.endswith(":") for line in spaced(told(ambush([5, 15, 14, 2, 3], 2), "cs"))
    )
    data = duel()
    grub = data["combatant"][1] | {"id": "grub", "now": {"hp": 3}, "name": {"cs": "skřet", "ru": "орк", "en": "orc"}}
    both = {
        **data,
        "options": {"printing": "phb_cs"},
        "combatant": [data["combatant"][0], data["combatant"][1] | {"count": 3}, grub],
    }
    lines = spaced(told(Game(read_scene(both), dice=[5, 15, 14, 13, 8, 2, 3, 2, 2], people=["player:anna"]), "cs"))
    assert "Goblini 1–3 (7/7) ani jednou nezasáhli:" in lines
    assert any(line.startswith("Skřet (3/7)") for line in lines), "whoever is of another kind stands apart"


def test_a_story_told_bit_by_bit_is_the_same_story() -> None:
    """A game with people stops at every question: nothing is lost, told twice, or headed twice."""
    game = Game(read_scene(duel()), dice=KILL)
    whole = " ".join(spaced([paragraph.plain() for paragraph in Story(game.watch(), "cs").tell(game.events)]))
    teller = Story(game.watch(), "cs")
    bits = [paragraph for event in game.events for paragraph in teller.tell([event])]
    said = " ".join(spaced([paragraph.plain() for paragraph in bits]))
    for line in ("── 1. kolo ──", "Ada (9/9)", "15 + 2 = 17 proti"):
        assert whole.count(line) == said.count(line) == 1
    assert "mečem. [15 + 2 = 17" in said, "the blow is told before its damage is known"
    assert "utržil" in said and "Goblin zemřel" in said


def test_a_turn_that_goes_on_names_its_subject_again() -> None:
    data = duel()
    data["field"] = {"map": "a....\n.....\n....g"}
    game = Game(read_scene(data), dice=[15, 5], people=["player:anna"])
    teller = Story(game.watch(), "en")
    list(teller.tell(game.events))
    before = len(game.events)
    game.answer("move")
    game.answer(next(option.key for option in game.ask.options if option.place == (1, 1)))  # type: ignore[union-attr]
    (turn,) = teller.tell(game.events[before:])
    assert turn.kind == "turn" and turn.plain().startswith("Ada\N{NO-BREAK SPACE}(9/9) walks to B2")
    before = len(game.events)
    game.answer("move")
    game.answer(next(option.key for option in game.ask.options if option.place == (2, 1)))  # type: ignore[union-attr]
    (turn,) = teller.tell(game.events[before:])
    assert turn.plain().startswith("Ada walks to C2"), "no second heading, and not without a subject"


def test_what_weighs_is_marked() -> None:
    game = Game(read_scene(duel()), dice=[15, 5, 15, 8])
    sentences = [one for paragraph in Story(game.watch(), "en").tell(game.events) for one in paragraph.sentences]
    assert [one.strong for one in sentences if "dies" in one.text] == [True]
    assert not any(one.strong for one in sentences if "dies" not in one.text)


def blow(dice: list[int], language: str, **target: Any) -> str:
    """The turn in which Ada strikes at a goblin with more to it."""
    data = duel()
    data["combatant"][1] |= {"hp_max": 40, "tactic": "idle", **target}
    game = Game(read_scene(data), dice=[15, 5, *dice], people=["player:anna"])
    game.answer(next(option.key for option in game.ask.options if option.key.startswith("attack")))  # type: ignore[union-attr]
    lines = spaced([one.plain() for one in Story(game.watch(), language).tell(game.events)])
    return next(line for line in lines if "9/9" in line)


@pytest.mark.parametrize(
    "language, told_, sum_",
    [
        ("cs", "4 sečného zranění", "8, odolání: 4"),
        ("ru", "4 рубящего урона", "8, сопротивление: 4"),
        ("en", "4 slashing damage", "8, resistance: 4"),
    ],
)
def test_what_halved_the_damage_is_said(language: str, told_: str, sum_: str) -> None:
    said = blow([15, 8], language, resist=["slashing"])
    assert told_ in said and sum_ in said


def test_what_doubled_or_stopped_the_damage_is_said() -> None:
    assert "8, vulnerability: 16" in blow([15, 8], "en", vulnerable=["slashing"])
    assert "no effect (slashing)" in blow([15, 8], "en", immune=["slashing"])


@pytest.mark.parametrize(
    "language, told_",
    [("cs", "ale štít ránu zastavil."), ("ru", "но щит остановил удар."), ("en", "but the shield stops the blow.")],
)
def test_a_near_miss_at_a_shield_is_stopped_by_it(language: str, told_: str) -> None:
    assert told_ in blow([11], language, ac=14, shield=True)
    assert told_ not in blow([11], language, ac=14)
    assert told_ not in blow([2], language, ac=14, shield=True)


def test_damage_of_several_types_is_told_by_type() -> None:
    data = duel()
    claws = {"name": "claws", "to_hit": 5, "reach": 5, "damage": ["1d4+1 slashing", "1d6 fire"]}
    data["combatant"][1] |= {"attack": [claws], "weapons": []}
    game = Game(read_scene(data), dice=[5, 15, 15, 2, 4], people=["player:anna"])
    lines = {one: " ".join(spaced([part.plain() for part in Story(game.watch(), one).tell(game.events)]))
             for one in ("cs", "ru", "en")}  # fmt: skip
    assert "3 sečného a 4 ohnivého zranění" in lines["cs"]
    assert "3 рубящего урона и 4 урона огнём" in lines["ru"]
    assert "3 slashing and 4 fire damage" in lines["en"]


def test_a_turn_that_is_not_seen_ends_the_paragraph_before_it() -> None:
    """Somebody hidden shoots: that does not stand in the paragraph of whoever had the turn before."""
    game = Game(read_scene(duel()), dice=KILL)
    story = Story(game.watch("player:anna"), "en")
    turn = next(event for event in game.events if event.kind == "turn")
    unseen = turn._replace(
        actor="goblin", target=None, data={"round": 1}, seen=turn.seen._replace(full="gm", form=None)
    )
    hit = next(event for event in game.events if event.kind == "hit")
    at = game.events.index(hit)
    told_ = list(
        story.tell(
            [
                *game.events[:at],
                hit._replace(changes=()),
                unseen,
                hit._replace(actor="goblin", target="ada", changes=()),
            ]
        )
    )
    turns = [one.plain() for one in told_ if one.kind == "turn"]
    assert len(turns) == 2 and turns[0].startswith("Ada") and turns[1].startswith("The goblin")


def test_lines_break_neither_within_sums_nor_behind_small_words() -> None:
    from bojiste.tell.typography import bound

    shown = bound("Dan: 1 + 0 = 1; (3, 2 → 2) + 5 = 7 proti OČ 15 · 4 + 2 = 6, v 2. kole s Adou – a k ní", "cs")
    assert shown.replace("\N{NO-BREAK SPACE}", "_") == (
        "Dan: 1_+_0_=_1; (3,_2_→_2)_+_5_=_7 proti OČ_15 · 4_+_2_=_6, v_2._kole s_Adou_– a_k_ní"
    )
    russian = bound("не попал в Аду — и он с ней против КД 15", "ru").replace("\N{NO-BREAK SPACE}", "_")
    assert russian == "не_попал в_Аду_— и_он с_ней против КД_15"
    assert bound("a shot at AC 15", "en") == "a shot at AC\N{NO-BREAK SPACE}15"


def test_a_ruling_before_the_first_deed_has_no_heading_of_its_own() -> None:
    """Whose turn it is has been asked: it is not said again because the referee sets something right."""
    game = Game(read_scene(duel()), dice=[15, 5], people=["player:anna", "gm"])
    story = Story(game.watch(), "en")
    list(story.tell(game.events))
    before = len(game.events)
    game.rule("goblin -1")
    (ruled,) = story.tell(game.events[before:])
    assert ruled.plain().startswith("GM rules") and "turn" not in ruled.plain()


@pytest.mark.parametrize(
    "language, noted, laid, after",
    [
        (
            "cs",
            "Pán jeskyně: „okno“ Pán jeskyně rozhodl: Ada, životy −3.",
            "Pán jeskyně rozhodl: goblin padl na zem.",
            "Ada (6/9)",
        ),
        ("ru", "МИ: «окно» МИ решил: Ада, хиты −3.", "МИ решил: гоблин падает на землю.", "Ада (6/9)"),
        ("en", "GM: “window” GM rules: Ada, hit points −3.", "GM rules: the goblin falls prone.", "Ada (6/9)"),
    ],
)
def test_what_the_referee_sets_right_stands_apart_from_the_turn(
    language: str, noted: str, laid: str, after: str
) -> None:
    """Told at once or bit by bit: the referee is named, whatever follows stands there, and the turn goes on behind."""
    game = Game(read_scene(duel()), dice=[15, 5, 15, 15, 8], people=["player:anna", "gm"])
    note = {"cs": "okno", "ru": "окно", "en": "window"}[language]
    game.rule(f'ada -3 "{note}"')
    game.rule("goblin prone")
    game.answer(next(option.key for option in game.ask.options if "longsword" in option.key))  # type: ignore[union-attr]
    lines = spaced(told(game, language))
    at = lines.index(noted)
    assert lines[at + 1] == laid
    assert lines[at + 2].startswith(after), "as she stands now"


def test_what_follows_from_a_ruling_stands_with_it_in_the_midst_of_a_turn() -> None:
    """Ada has told something, the referee fells her foe, and hers goes on as hers."""
    data = duel()
    data["field"] = {"map": "a....\n.....\n....g"}
    data["combatant"].append({**data["combatant"][1], "id": "wolf", "name": "Wolf", "now": {"position": [4, 0]}})
    game = Game(read_scene(data), dice=[15, 5, 4], people=["player:anna", "gm"])
    game.answer("move")
    game.answer(next(option.key for option in game.ask.options if option.place == (1, 1)))  # type: ignore[union-attr]
    game.rule("goblin -7")
    game.answer("move")
    game.answer(next(option.key for option in game.ask.options if option.place == (2, 1)))  # type: ignore[union-attr]
    lines = spaced(told(game, "en"))
    at = next(number for number, line in enumerate(lines) if line.startswith("GM rules"))
    assert lines[at - 1] == "Ada (9/9) goes to B2 (5 ft)."
    assert lines[at] == "GM rules: the goblin, hit points −7. The goblin dies."
    assert lines[at + 1] == "Ada goes to C2 (5 ft)."


BLAST = {
    "name": "blast",
    "target": {"area": "cube 30"},
    "test": {"dc": 15, "save": "dexterity"},
    "effects": [{"kind": "damage", "dice": "3d6 fire", "on_success": "half"}],
}


def blast(language: str) -> str:
    """The paragraph in which a goblin's blast fells Ada, and Cira saves and takes half."""
    data = duel()
    ada, goblin = data["combatant"]
    cira = {**ada, "id": "cira", "name": {"cs": "Cira", "ru": "Цира", "en": "Cira"}}
    data["combatant"] = [ada, cira, {**goblin, "power": [BLAST], "weapons": []}]
    lines = spaced(told(Game(read_scene(data), dice=[5, 4, 15, 6, 20, 6, 6, 2, 10], people=["player:anna"]), language))
    return next(line for line in lines if line.startswith(("Goblin", "The goblin", "Гоблин")))


@pytest.mark.parametrize(
    "language, proof, row",
    [
        (
            "cs",
            "[Obratnost proti SO 15 – Ada: 6 + 0 = 6 ✗ · Cira: 20 + 0 = 20 ✓ · zranění 6 + 6 + 2 = 14]",
            "Ada dostala 14 ohnivého zranění a klesla v bezvědomí k zemi; Cira jen 7.",
        ),
        (
            "ru",
            "[Ловкость против СЛ 15 — Ада: 6 + 0 = 6 ✗ · Цира: 20 + 0 = 20 ✓ · урон 6 + 6 + 2 = 14]",
            "Ада получила 14 урона огнём и упала без сознания; Цира — лишь 7.",
        ),
        (
            "en",
            "[Dexterity against DC 15 — Ada: 6 + 0 = 6 ✗ · Cira: 20 + 0 = 20 ✓ · damage 6 + 6 + 2 = 14]",
            "Ada takes 14 fire damage and falls unconscious; Cira only 7.",
        ),
    ],
)
def test_what_befalls_several_is_one_sentence(language: str, proof: str, row: str) -> None:
    told_ = blast(language)
    said, _, lost = told_.rpartition(" [")
    assert proof in said and said.endswith(row) and "9 → 0" in lost and "9 → 2" in lost


def test_a_turn_knows_the_name_that_begins_it() -> None:
    """Typeset alike: a number after a name stands behind a space that does not break."""
    game = ambush([5, 15, 2, 3], goblins=2)
    turns = [one for one in Story(game.watch(), "cs").tell(game.events) if one.kind == "turn"]
    assert turns and all(one.name and one.sentences[0].text.startswith(one.name) for one in turns)
    assert any(one.name == "Goblin\N{NO-BREAK SPACE}1" for one in turns)


MAULED = """format = 1
system = "srd5"
[[combatant]]
block = "ada"
side = "heroes"
now = { hp = 3 }
[[combatant]]
block = "wolf"
side = "beasts"
name = { en = { text = "the witch's wolf" } }
count = 1
"""


def test_who_has_just_fallen_is_not_laid_down_besides_and_nobody_has_two_articles() -> None:
    """A wolf's bite knocks prone; of somebody whom it has felled that goes without saying."""
    scene = read_scene(tomllib.loads(MAULED))
    lines = [line for seed in range(6) for line in told(Game(scene, seed), "en")]
    felled = [line for line in lines if "falls unconscious" in line]
    assert felled and not any("prone" in line.split("falls unconscious")[1] for line in felled)
    assert not any("the the" in line.lower() for line in lines) and any("The witch's wolf" in line for line in lines)
