"""The bestiary: chosen by columns, shown as people play from it, counted, read out of files, kept; and the budget."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from bojiste.cli.bestiary import sheet_of
from bojiste.cli.things import cell, figure
from bojiste.cli.voice import words
from bojiste.core.scene import LANGUAGES
from bojiste.core.system import systems
from bojiste.files.blocks import known
from bojiste.systems.srd5.words.spells import SPELLS
from bojiste.systems.srd5.words.utility import UNPLAYED, UTILITY
from tests.cli.conftest import Run, objects
from tests.importing.shapes import CREATURES, FORMS
from tests.importing.test_read import CZECH

OF_THE_DOCUMENT = 319
"""Spells of SRD 5.1."""


@pytest.fixture(autouse=True)
def mine(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of one's own blocks of srd5, empty at first."""
    monkeypatch.setenv("BOJISTE_BESTIARY", str(folder / "mine"))
    return folder / "mine" / "srd5"


def ids(run: Run, *words: str) -> set[str]:
    return {one["block"] for one in objects(run("bestiary", "srd5", *words, "--json"))}


def test_blocks_are_chosen_by_columns(run: Run) -> None:
    found = ids(run, "--cr", "1/4..1/2", "--kind", "undead")
    assert found == {"shadow", "skeleton", "warhorse_skeleton", "zombie"}
    assert ids(run, "--cr", "..1/8", "--kind", "undead") == set()
    assert ids(run, "--cr", "30") == {"tarrasque"} == ids(run, "--cr", "25..")
    assert ids(run, "--size", "tiny", "--kind", "fey") == {"sprite"}
    assert ids(run, "--size", "drobný", "--kind", "víla", "--lang", "cs") == {"sprite"}
    (goblin,) = objects(run("bestiary", "srd5", "--search", "goblin", "--cr", "1/4", "--json"))
    assert goblin["numbers"] == {
        "ac": 15, "hp": 7, "speed": 30, "cr": "1/4", "xp": 50, "kind": "humanoid", "size": "small",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_is_told_in_words(language: str) -> None:
    """No block is without words for what it has, no key stands there; in Russian no Latin letter but that of dice."""
    game, said = systems()["srd5"], words(language, "srd5")
    telling = game.shelf().told
    assert telling is not None
    dice = re.compile(r"\d" + said.word("die-letter") + r"\d")
    for id, table in known(game).items():
        for line in telling(sheet_of(game, table), said):
            assert not re.search(r"\.\.|_|-two-hands|throw-|\buse \w+|\bno message", line), (id, line)
            assert language != "ru" or not re.search("[A-Za-z]", dice.sub("", line)), (id, line)


@pytest.mark.parametrize(
    "block, told",
    [
        (
            "lich",
            "(3 a round; in brackets what one costs): paralyzing touch (2), a cantrip, frightening gaze (2), disrup",
        ),
        ("adult_red_dragon", "(3 a round; in brackets what one costs): tail, wing attack (2)"),
        ("kraken", "a round; in brackets what one costs): tentacle, fling, lightning storm (2), ink cloud (3)"),
        ("androsphinx", "claw, a teleport of up to 120 ft. (2), a spell (3)"),
    ],
)
def test_legendary_actions_are_listed(run: Run, block: str, told: str) -> None:
    """What a block's legendary actions are and cost stands in it."""
    assert told in " ".join(run("bestiary", "show", block).stdout.split())


@pytest.mark.parametrize(
    "block, told",
    [
        ("minotaur", "after a run of 10 ft. also 9 (2d8) piercing, Strength saving throw, DC 14"),
        ("elephant", "+8 to hit, reach 5 ft., only against prone creatures"),
        ("roc", "a grapple (escape DC 19), restraint (escape DC 19), at nobody else while it holds somebody so"),
        ("ghoul", "DC 10, paralysis (the save is repeated each turn), for a minute"),
        ("pit_fiend", "magical"),
        ("harpy", "a creature that withstands it is immune for a day"),
        ("ancient_brass_dragon", "fire breath: recharges on 5 or more, line of 90 ft., dexterity saving throw, dc 21"),
        ("panther", "bonus action"),
    ],
)
def test_what_is_played_is_shown(run: Run, block: str, told: str) -> None:
    """Charges, holds, saves made again: a person sees as much as the game plays."""
    assert told.lower() in " ".join(run("bestiary", "show", block).stdout.split()).lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_weapons_armour_and_spells_are_told_in_words(language: str) -> None:
    said = words(language, "srd5")
    dice = re.compile(r"\d" + said.word("die-letter") + r"\d")
    for one in systems()["srd5"].shelf().things():
        assert one.told is not None
        line = f"{said.word(one.word)}: {one.told(said)}"
        assert not re.search(r"\.\.|_|\b0d|: $", line), (one.id, line)
        assert language != "ru" or not re.search("[A-Za-z]", dice.sub("", line)), (one.id, line)


@pytest.mark.parametrize(
    "asked, lines",
    [
        (("fireball",), ["Fireball (srd5, fireball)",
                         "Level 3, radius of 20 ft., within 150 ft., Dexterity saving throw, 28 (8d6) fire, "
                         "half on a success."]),
        (("spike_growth",), ["Spike growth (srd5, spike_growth)",
                             "Level 2, radius of 20 ft., within 150 ft., 5 (2d4) piercing for every 5 ft. walked, "
                             "concentration, for 10 minutes, "
                             "not played: its camouflage and fights without a map."]),
        (("conjure_fey", "--lang", "cs"), ["Přivolání víly (srd5, conjure_fey)",
                                           "6. úroveň, soustředění, na hodinu, "
                                           "nehraje se: víla, která se vymkla moci."]),
        (("fire_shield",), ["Fire shield (srd5, fire_shield)",
                            "Level 4, protection, for 10 minutes, of these: warm shield; chill shield."]),
        (("longsword", "--lang", "cs"), ["Dlouhý meč (srd5, longsword)", "1k8 sečné (1k10 obouruč)."]),
        (("scale_mail", "--lang", "ru"), ["Чешуйчатый доспех (srd5, scale_mail)",
                                          "Средний, КД 14 + Ловкость (не больше +2), помеха Скрытности."]),
        (("shield",), ["Shield (srd5, shield)", "+2 to AC.", "Shield (srd5, shield)",
                       "Level 1, reaction, better AC (5), for 1 round."]),
        (("heavy_crossbow",), ["Heavy crossbow (srd5, heavy_crossbow)",
                               "1d10 piercing, ammunition, heavy, loading, two-handed, range 100/400 ft."]),
    ],
)  # fmt: skip
def test_what_sheets_name_can_be_shown(run: Run, asked: tuple[str, ...], lines: list[str]) -> None:
    shown = run("bestiary", "show", "--system", "srd5", *asked).stdout
    assert " ".join(shown.split()) == " ".join(lines)


@pytest.mark.parametrize("system", ["fiveaction", "osr"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_things_are_told_in_words(language: str, system: str) -> None:
    """No key of a scene file stands in the list: in Russian no Latin letter but that of dice."""
    said = words(language, system)
    told = [f"{figure(key, said)} {cell(value, said)}" for one in systems()[system].shelf().things()
            for key, value in one.table.items()]  # fmt: skip
    assert not [line for line in told if "_" in line or "/light" in line]
    dice = re.compile(r"\d" + said.word("die-letter") + r"\d")
    for line in told if language == "ru" else ():
        assert not re.search("[A-Za-z]", dice.sub("", line)), line


@pytest.mark.parametrize(
    "language, words, found",
    [
        ("en", "goblins", {"goblin"}), ("en", "owl bear", {"owlbear"}),
        ("en", "red dragon young", {"young_red_dragon"}),
        ("en", "wolves", {"wolf", "werewolf_wolf", "dire_wolf", "winter_wolf"}), ("cs", "vlci", {"wolf"}),
        ("cs", "kostlivci", {"skeleton"}), ("ru", "волки", {"wolf"}), ("ru", "скелетов", {"skeleton"}),
        ("en", "скелеты", {"skeleton"}),
    ],
)  # fmt: skip
def test_monsters_are_found_in_the_plural_and_by_words_in_any_order(
    run: Run, language: str, words: str, found: set[str]
) -> None:
    assert ids(run, "--search", words, "--lang", language) >= found


@pytest.mark.parametrize("language, heads", [("en", "AC"), ("cs", "OČ"), ("ru", "КД")])
def test_the_list_heads_its_columns_and_marks_what_is_played(run: Run, language: str, heads: str) -> None:
    told = run("bestiary", "srd5", "--kind", "undead", "--cr", "1/4", "--lang", language).stdout.splitlines()
    assert told[0].split()[:2] == ["srd5", heads]
    assert told[1].split()[:2] == ["skeleton", "="] and told[-1].startswith("= ")


@pytest.mark.parametrize(
    "words, said",
    [
        (("srd5", "--cr", "much"), "this is no range"),
        (("srd5", "--cr", ".."), "this is no range"),
        (("srd5", "--cr", "1/0"), "this is no range"),
        (("srd5", "--kind", "undeed"), "you probably meant undead"),
        (("coin", "--cr", "1"), "have no such number"),
        (("srd5", "--cr", "29"), "there is no such entry"),
        (("show", "gobln"), "similar entries: goblin"),
        (("show", "vlkk", "--lang", "cs"), "podobné záznamy: vlk"),
        (("coverage", "coin"), "does not say how far"),
        (("import", "none.json"), "there is no such file"),
        (("import", "dice", "--system", "coin"), "reads no blocks"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(run: Run, words: tuple[str, ...], said: str) -> None:
    done = run("bestiary", *words)
    assert done.exit_code == 2 and done.stderr.count("\n") == 1 and said in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "least"), [("srd5", 6), ("osr", 4), ("fiveaction", 4), ("drd2", 6)])
def test_every_block_is_shown(run: Run, game: str, least: int, language: str) -> None:
    """As people play from it: in words, with no key of a scene file"""
    from bojiste.core.system import system

    for block in list(system(game).blocks())[:: 9 if game == "srd5" else 1]:
        done = run("bestiary", "show", block, "--system", game, "--lang", language)
        lines = done.stdout.splitlines()[1:]
        assert done.exit_code == 0 and len(lines) + 1 >= least, block
        assert not any("_" in line or " = " in line for line in lines), block


@pytest.mark.parametrize(
    ("block", "lines"),
    [
        (
            ("goblin", "osr"),
            (
                "Monster, level 1, size small",
                "AC 12, HP 4, movement 5 m, to hit +1, saving number 15, morale 7",
                "Short sword: 1d6 (slashing), reach 1 m",
            ),
        ),
        (("troll", "osr"), ("In one action: claw, claw, bite",)),
        (
            ("slinger", "fiveaction"),
            (
                "STR 4, DEX 4, CON 2, WILL 1",
                "Skills: sling 5",
                "Sling (missile): +6 to hit, damage 1d4+2 (blunt crushing), critical 19×2, range 20 ft",
            ),
        ),
        (
            ("guard", "fiveaction"),
            ("Protected by: studded armour (DR 3), studded helmet (DR 2), light shield (+2 to defence)",),
        ),
        (
            ("baron", "drd2"),
            ("Limits: Body 3, Soul 4, Influence 6", "Fate 9", "Attacks with: Self-confidence, Charisma"),
        ),
        (("zdislava", "drd2"), ("Hero: Body 3, Soul 5, Influence 3", "Things: cordial (Body 3)")),
    ],
)
def test_the_card_of_a_block(run: Run, block: tuple[str, str], lines: tuple[str, ...]) -> None:
    """``weapons = ["short_sword"]`` stands for its row of the table, ``sling`` for 5 ft a point of Strength"""
    told = run("bestiary", "show", block[0], "--system", block[1]).stdout.splitlines()
    assert all(line in told for line in lines), told


def test_a_block_is_shown_with_what_of_it_is_played(run: Run) -> None:
    told = run("bestiary", "show", "wolf", "--system", "srd5").stdout.splitlines()
    assert told[0] == "Wolf (srd5, wolf)"
    assert "AC 13, hit points 11 (2d8 + 2), speed 40 ft." in told
    assert "Challenge 1/4 (50 XP)" in told
    assert "Bite: +4 to hit, reach 5 ft., 7 (2d4+2) piercing, Strength saving throw, DC 11, lying prone." in told
    assert told[-1] == "Played as it is printed."
    dragon = run("bestiary", "show", "young_blue_dragon").stdout
    assert "recharges on 5 or more, line of 60 ft., Dexterity saving throw, DC 16, 55 (10d10) lightning" in dragon
    (found,) = objects(run("bestiary", "show", "roper", "--json"))
    assert "Grasping Tendrils" in found["left"] and found["table"]["hp_max"] == 93
    assert "Left to the GM: " in run("bestiary", "show", "roper").stdout


@pytest.mark.parametrize(
    "language, lines",
    [
        (
            "cs",
            (
                "Výtvor, velká velikost",
                "OČ 17, životy 178 (17k10 + 85), rychlost 30 stop",
                "Imunity: jedové, psychické; drtivé, bodné, sečné z nemagických útoků (kromě adamantinových zbraní)",
                "Vícenásobný útok: 2× úder",
                "Úder: +10 k zásahu, dosah 5 stop, 19 (3k8+6) drtivé, magický útok.",
            ),
        ),
        ("ru", ("Мультиатака: 2× удар",)),
    ],
)
def test_a_block_is_shown_as_the_language_has_it(run: Run, language: str, lines: tuple[str, ...]) -> None:
    """Dice by their letter, sizes in their gender, what several types share said once, durations in whole minutes."""
    told = run("bestiary", "show", "stone_golem", "--lang", language).stdout.replace("\xa0", " ").splitlines()
    assert [line for line in lines if line not in told] == []
    assert any(line.endswith({"cs": ", na minutu.", "ru": ", на 1 минуту."}[language]) for line in told)


def test_an_abbreviation_at_the_end_is_not_followed_by_another_full_stop(run: Run) -> None:
    told = run("bestiary", "show", "unicorn", "--lang", "ru").stdout
    assert "60 фт." in told.replace("\xa0", " ") and ".." not in told


def test_a_caster_is_shown_with_its_numbers(run: Run) -> None:
    told = run("bestiary", "show", "mage").stdout
    assert "Spells (DC 14, +6 to hit, slots 4/3/3/3/1): fire bolt, " in told


@pytest.mark.parametrize(
    "language, told",
    [
        ("en", "Not for a fight: light, mage hand, prestidigitation, detect magic"),
        ("cs", "Mimo boj: světlo, mágova ruka, kouzelnické triky, odhalení magie"),
        ("ru", "Вне боя: свет, волшебная рука, фокусы, обнаружение магии"),
    ],
)
def test_a_caster_knows_more_than_what_is_cast_in_a_fight(run: Run, language: str, told: str) -> None:
    assert told in run("bestiary", "show", "mage", "--lang", language).stdout.splitlines()


@pytest.mark.parametrize(
    "language, told",
    [
        ("en", "22 (4d10) psychic each turn"),
        ("cs", "22 (4k10) psychické v každém tahu"),
        ("ru", "22 (4d10) психический урон каждый ход"),
    ],
)
def test_what_a_plight_does_turn_by_turn_is_told(run: Run, language: str, told: str) -> None:
    assert told in run("bestiary", "show", "phantasmal_killer", "--lang", language).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spell_without_a_bearing_on_a_fight_has_its_own_name(language: str) -> None:
    """And so has each about which the referee decides; none of them has a row, and there are no others."""
    said = words(language, "srd5")
    named = [said.word(f"power-{one}") for one in sorted(UTILITY)]
    named += [said.word(f"left-{one}") for one in sorted(UNPLAYED)]
    assert len(set(named)) == len(UTILITY | UNPLAYED) and not (UTILITY | UNPLAYED) & SPELLS.keys()
    assert len(UTILITY) + len(UNPLAYED) + len(SPELLS) == OF_THE_DOCUMENT
    assert not [one for one in named if re.search(r"_|no message" + ("|[A-Za-z]" if language == "ru" else ""), one)]


def test_where_a_system_tells_nothing_of_its_blocks_the_table_is_shown(run: Run) -> None:
    assert run("bestiary", "show", "rich").stdout.splitlines() == ["Rich (coin, rich)", "tokens = 9", 'name = "Rich"']


def test_coverage_counts_every_block_once(run: Run) -> None:
    from bojiste.core.system import system

    rows = {row["part"]: row for row in objects(run("bestiary", "coverage", "srd5", "--json"))}
    assert rows[""]["blocks"] == len(system("srd5").blocks())
    assert all(row["exact"] + row["nearly"] + row["left"] == row["blocks"] for row in rows.values())
    assert rows["attack"]["left"] == 0
    told = run("bestiary", "coverage", "--lang", "cs").stdout.splitlines()
    assert told[0].split() == ["srd5", "bloků", "přesně", "téměř", "zbývá"] and told[1].startswith("celé bloky")


# -- import --------------------------------------------------------------------------------------------------------


def written(folder: Path, form: str, creature: str = "wolf") -> str:
    (folder / "file").write_text(FORMS[form](CREATURES[creature]), encoding="utf-8")
    return "file"


@pytest.mark.parametrize("form", FORMS)
def test_a_block_is_read_shown_kept_and_played(run: Run, folder: Path, mine: Path, form: str) -> None:
    file = written(folder, form, "ghoul")
    done = run("bestiary", "import", file)
    assert done.exit_code == 0 and done.stdout.startswith(f"Ghoul ({form}), as block ghoul:")
    assert "Nothing was written" in done.stdout and not mine.exists()
    assert run("bestiary", "import", file, "--keep").exit_code == 0
    assert tomllib.loads((mine / "ghoul.toml").read_text(encoding="utf-8"))["ghoul"]["hp_max"] == 22
    again = run("bestiary", "import", file, "--keep")
    assert again.exit_code == 2 and "there is such a file already" in again.stderr
    (folder / "fight.toml").write_text(ROPER.replace("roper", "ghoul"), encoding="utf-8")
    assert run("play", "fight.toml", "--auto", "--seed", "1").exit_code == 0


def test_what_is_not_understood_is_told_sentence_by_sentence(run: Run, folder: Path) -> None:
    creature = CREATURES["wolf"] | {"traits": [("Odd Habits", "The wolf collects spoons.")]}
    (folder / "file").write_text(FORMS["Open5e"](creature), encoding="utf-8")
    said = run("bestiary", "import", "file").stdout
    assert "Not understood — Odd Habits: The wolf collects spoons." in said
    assert "Left to the GM: Odd Habits" in said
    (found,) = objects(run("bestiary", "import", "file", "--json"))
    assert found["missed"] == {"Odd Habits": ["The wolf collects spoons."]}
    assert found["table"]["unplayed"] == {"trait": ["Odd Habits"]}


@pytest.mark.parametrize("system_id, block", [("srd5", "troll"), ("coin", "rich"), ("osr", "wolf")])
def test_a_block_shown_as_a_page_is_imported_again(run: Run, folder: Path, system_id: str, block: str) -> None:
    page = run("bestiary", "show", block, "--system", system_id, "--toml").stdout
    (folder / "page.toml").write_text(page, encoding="utf-8")
    done = run("bestiary", "import", "page.toml", "--system", system_id, "--keep")
    assert done.exit_code == 0, done.stderr
    assert (folder / "mine" / system_id / f"{block}.toml").read_text(encoding="utf-8") == page


def test_beside_a_scene(run: Run, folder: Path) -> None:
    assert run("bestiary", "import", written(folder, "text"), "--beside", "scene.toml").exit_code == 0
    assert (folder / "bestiary" / "wolf.toml").is_file()


def test_what_is_good_in_a_file_is_read_beside_what_is_not(run: Run, folder: Path, mine: Path) -> None:
    wolf, spoiled = (json.loads(FORMS["5e-bits"](CREATURES["wolf"])) for _ in range(2))
    spoiled |= {"hit_points": 0, "size": "Vast"}
    (folder / "file").write_text(json.dumps([wolf, spoiled, 3]), encoding="utf-8")
    done = run("bestiary", "import", "file", "--keep")
    assert done.exit_code == 2 and [page.name for page in mine.iterdir()] == ["wolf.toml"]
    assert len(done.stderr.splitlines()) == 3 and all(line.startswith("file: ") for line in done.stderr.splitlines())


@pytest.mark.parametrize(
    "data, said",
    [
        ("Kostěj\nStřední".encode("cp1250"), "no form that can be read"),
        ("Гоблин".encode("cp1251"), "file:1:1"),
        ("Goblin".encode("utf-16"), "no form that can be read"),
        (b"\xff" * 100, "file:1:1"),
        (b"", "no form that can be read"),
        (b"{" * 300_000, "this is no JSON"),
        (b" " * (9 * 2**20), "larger than 8"),
    ],
    ids=("windows-1250", "windows-1251", "utf-16", "noise", "empty", "abyss", "huge"),
)
def test_a_file_that_is_no_file_of_blocks_is_told_in_one_line(run: Run, folder: Path, data: bytes, said: str) -> None:
    (folder / "file").write_bytes(data)
    done = run("bestiary", "import", "file")
    assert done.exit_code == 2 and done.stderr.count("\n") == 1 and said in done.stderr, done.stderr


@pytest.mark.parametrize("language, said", [("en", "Taken for granted"), ("cs", "Předpokládá se"), ("ru", "Принято")])
def test_what_was_taken_is_told_and_no_fault(run: Run, folder: Path, language: str, said: str) -> None:
    text = FORMS["text"](CREATURES["ghoul"]).replace("Medium", "Small or Medium")
    (folder / "file").write_text(text, encoding="utf-8")
    done = run("bestiary", "import", "file", "--lang", language)
    assert done.exit_code == 0 and said in done.stdout and "Ghoul.size" in done.stdout and not done.stderr
    (found,) = objects(run("bestiary", "import", "file", "--json"))
    assert found["taken"] == [{"path": "Ghoul.size", "taken": "medium"}]


def test_every_fault_has_its_line_with_place_value_and_remedy(run: Run, folder: Path) -> None:
    spoiled = json.loads(FORMS["5e-bits"](CREATURES["wolf"])) | {"hit_points": [11], "size": "Vast", "senses": 7}
    (folder / "file").write_text(json.dumps(spoiled), encoding="utf-8")
    done = run("bestiary", "import", "file")
    places = [line.split(": ")[1].strip("`") for line in done.stderr.splitlines()]
    assert done.exit_code == 2 and sorted(places) == ["Wolf.hit_points", "Wolf.senses", "Wolf.size"]
    assert "[11]" in done.stderr and "vast" in done.stderr


def test_own_blocks_are_listed(run: Run, folder: Path, mine: Path) -> None:
    file = written(folder, "text")
    text = (folder / file).read_text(encoding="utf-8").replace("Wolf", "Bog Wolf", 1)
    (folder / file).write_text(text, encoding="utf-8")
    run("bestiary", "import", file, "--keep")
    assert ids(run, "--search", "bog wolf") == {"bog_wolf"}
    assert run("bestiary", "srd5", "bog_wolf").exit_code == 0
    assert run("bestiary", "show", "bog_wolf").stdout.startswith("Bog wolf")
    assert run("bestiary", "path", "srd5").stdout.strip() == str(mine)


# -- how far the blocks of a scene are played ----------------------------------------------------------------------

ROPER = """\
format = 1
system = "srd5"
[[combatant]]
block = "ada"
side = "heroes"
[[combatant]]
block = "roper"
side = "cave"
count = 2
"""


def test_check_and_forecast_say_what_is_not_played(run: Run, folder: Path) -> None:
    (folder / "cave.toml").write_text(ROPER, encoding="utf-8")
    told = run("check", "cave.toml").stdout.splitlines()
    assert told[0] == "cave.toml: in order" and told[-1].startswith("Roper: left to the GM — ")
    assert "Grasping Tendrils" in objects(run("check", "cave.toml", "--json"))[0]["played"]["roper"]["left"]
    said = run("forecast", "cave.toml", "-n", "2", "--seed", "1").stdout
    assert said.count("Roper: left to the GM, and so left out") == 1
    (found,) = objects(run("forecast", "cave.toml", "-n", "2", "--seed", "1", "--json"))
    assert "Grasping Tendrils" in found["played"]["roper"]["left"]


# -- budget --------------------------------------------------------------------------------------------------------

FIGHT = """\
format = 1
system = "srd5"
{}[[combatant]]
block = "goblin"
side = "goblins"
count = {}
"""
HERO = '[[combatant]]\nid = "h{0}"\nside = "heroes"\nkind = "character"\nhp_max = 20\nac = 15\nlevel = {1}\n'


def budget(run: Run, folder: Path, levels: list[int], goblins: int, *words: str) -> dict[str, object]:
    heroes = "".join(HERO.format(at, level) for at, level in enumerate(levels))
    (folder / "fight.toml").write_text(FIGHT.format(heroes, goblins), encoding="utf-8")
    (found,) = objects(run("budget", "fight.toml", "-n", "2", "--seed", "1", "--json", *words))
    return found


@pytest.mark.parametrize(
    "levels, goblins, halves, adjusted, verdict",
    [
        ([1] * 4, 1, 2, 50, "trifling"),
        ([1] * 4, 2, 3, 150, "easy"),
        ([1] * 4, 3, 4, 300, "hard"),
        ([1] * 4, 4, 4, 400, "deadly"),
        ([1] * 2, 3, 5, 375, "deadly"),
        ([1] * 6, 1, 1, 25, "trifling"),
        ([3, 3, 4], 7, 5, 875, "hard"),
        ([5] * 4, 15, 8, 3000, "hard"),
        ([5] * 2, 15, 10, 3750, "deadly"),
    ],
)
def test_the_books_difficulty(
    run: Run, folder: Path, levels: list[int], goblins: int, halves: int, adjusted: int, verdict: str
) -> None:
    found = budget(run, folder, levels, goblins)
    assert (found["halves"], found["adjusted"], found["verdict"]) == (halves, adjusted, verdict)


@pytest.mark.parametrize(
    "levels, enemies, points, adjusted, limits, verdict",
    [
        # a wight 700 and four zombies 50: five, times 2; level 3 is 75, 150, 225, 400 each
        ([3] * 4, {"wight": 1, "zombie": 4}, 900, 1800, [300, 600, 900, 1600], "deadly"),
        # two trolls 1800: times 1.5; level 5 is 250, 500, 750, 1100 each
        ([5] * 5, {"troll": 2}, 3600, 5400, [1250, 2500, 3750, 5500], "hard"),
        # eight orcs 100: times 2.5, for six characters 2; level 4 is 125, 250, 375, 500 each
        ([4] * 6, {"orc": 8}, 800, 1600, [750, 1500, 2250, 3000], "medium"),
        # a ghoul 200: for two characters times 1.5; level 2 is 50, 100, 150, 200 each, and the limit itself counts
        ([2] * 2, {"ghoul": 1}, 200, 300, [100, 200, 300, 400], "hard"),
        # a lich 33000 alone; 600, 1200, 1900, 2800 at level 10 and 800, 1600, 2400, 3600 at level 11
        ([10, 10, 10, 11], {"lich": 1}, 33000, 33000, [2600, 5200, 8100, 12000], "deadly"),
        # a young white dragon 2300: for six characters one half; level 8 is 450, 900, 1400, 2100 each
        ([8] * 6, {"young_white_dragon": 1}, 2300, 1150, [2700, 5400, 8400, 12600], "trifling"),
        # eleven wolves 50: times 3; level 6 is 300, 600, 900, 1400 each
        ([6] * 3, {"wolf": 11}, 550, 1650, [900, 1800, 2700, 4200], "easy"),
        # sixteen kobolds 25: times 4, for two characters 5; level 3 as above
        ([3] * 2, {"kobold": 16}, 400, 2000, [150, 300, 450, 800], "deadly"),
    ],
)
def test_encounters_reckoned_by_hand(
    run: Run,
    folder: Path,
    levels: list[int],
    enemies: dict[str, int],
    points: int,
    adjusted: int,
    limits: list[int],
    verdict: str,
) -> None:
    rows = "".join(
        f'[[combatant]]\nblock = "{one}"\nside = "foes"\ncount = {count}\n' for one, count in enemies.items()
    )
    heroes = "".join(HERO.format(at, level) for at, level in enumerate(levels))
    (folder / "fight.toml").write_text(f'format = 1\nsystem = "srd5"\n{heroes}{rows}', encoding="utf-8")
    (found,) = objects(run("budget", "fight.toml", "-n", "1", "--seed", "1", "--json"))
    assert (found["points"], found["adjusted"], found["verdict"]) == (points, adjusted, verdict)
    assert list(found["limits"].values()) == limits


def test_the_levels_of_a_party_that_is_not_the_scenes(run: Run, folder: Path) -> None:
    assert budget(run, folder, [1] * 4, 4, "--party", "4x5")["verdict"] == "trifling"
    assert budget(run, folder, [1] * 4, 4, "--party", "1,2,2")["party"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forecast_stands_beside_the_book(run: Run, folder: Path, language: str) -> None:
    budget(run, folder, [1] * 4, 4)
    told = run("budget", "fight.toml", "-n", "20", "--seed", "1", "--lang", language).stdout.splitlines()
    assert len(told) == 5 and "400" in told[1] and "20" in told[4]


@pytest.mark.parametrize(
    "words, said",
    [
        (("scene.toml",), "does not reckon"),
        (("fight.toml",), "neither a level nor a challenge"),
        (("fight.toml", "--party", "4y3"), "this is no party"),
        (("fight.toml", "--party", "21"), "this is no party"),
    ],
)
def test_no_budget_where_there_is_none(run: Run, folder: Path, words: tuple[str, ...], said: str) -> None:
    (folder / "fight.toml").write_text(FIGHT.format(HERO.format(0, 1).replace("level = 1\n", ""), 1), encoding="utf-8")
    done = run("budget", *words)
    assert done.exit_code == 2 and said in done.stderr


@pytest.mark.parametrize("language, heads, figures", [
    ("en", "weapons", "reach 1, can be thrown"),
    ("cs", "zbraně", "dosah 1, lze vrhnout"),
    ("ru", "оружие", "досягаемость 1, можно метнуть"),
])  # fmt: skip
def test_what_scenes_may_name_stands_behind_the_blocks(run: Run, language: str, heads: str, figures: str) -> None:
    """Weapons, armour and spells, in a list for each kind; what does not fit into columns stands behind them"""
    told = run("bestiary", "osr", "--lang", language).stdout.splitlines()
    at = next(index for index, line in enumerate(told) if line.split()[:1] == [heads])
    assert told[at - 1] == "" and told[at + 1].split()[0] == "dagger"
    assert told[at + 1].endswith(figures)


def test_a_thing_is_searched_for_and_shown(run: Run) -> None:
    found = objects(run("bestiary", "osr", "--search", "two_handed", "--json"))
    assert [one["thing"] for one in found] == ["two_handed_sword"]
    assert found[0]["table"]["damage"] == "1d10 slashing" and found[0]["kind"] == "weapon"
    assert objects(run("bestiary", "osr", "two_handed_sword", "--json")) == found
    assert tomllib.loads(run("bestiary", "osr", "sleep").stdout)["condition"] == "asleep"
    told = run("bestiary", "show", "embers", "--lang", "cs").stdout.splitlines()
    assert told[0] == "Žhavý popel (osr, embers)" and "potom: poškození 1k4 oheň, kol 3" in told
    assert run("bestiary", "osr", "swrod").stderr.count("sword") and run("bestiary", "osr", "swrod").exit_code == 2


@pytest.mark.parametrize(
    "language, said", [("en", "not UTF-8: read as cp1250"), ("cs", "není v UTF-8"), ("ru", "не UTF-8")]
)
def test_a_file_in_a_code_page_is_read_and_that_is_told(run: Run, tmp_path: Path, language: str, said: str) -> None:
    file = tmp_path / "goblin.txt"
    file.write_bytes(CZECH.replace("−", "-").encode("cp1250"))
    done = run("bestiary", "import", str(file), "--lang", language)
    assert done.exit_code == 0 and said in done.stderr and "goblin" in done.stdout
