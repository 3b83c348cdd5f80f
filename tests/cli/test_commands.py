"""The other commands: what they print in order."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import click
import pytest

from bojiste.cli.group import COMMANDS, bojiste
from bojiste.core.system import system as system_of
from bojiste.core.system import system_ids
from bojiste.files import saves, scenes
from tests.cli.conftest import SCENE, Run, objects

ROOT = Path(__file__).resolve().parents[2]


def commands() -> dict[str, click.Command]:
    context = click.Context(bojiste)
    found = {name: bojiste.get_command(context, name) for name in bojiste.list_commands(context)}
    return {name: command for name, command in found.items() if command is not None}


def test_help_tells_the_same_line_as_each_command() -> None:
    assert set(commands()) == set(COMMANDS)
    for name, command in commands().items():
        assert command.help is not None and command.help.splitlines()[0] == COMMANDS[name]


def test_help_of_the_whole_and_of_each_command(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    for name in COMMANDS:
        assert COMMANDS[name] in " ".join(run("--help").stdout.split())
        assert run(*name.split(), "--help").stdout.startswith(f"Usage: bojiste {name}")
    assert run("--version").stdout.startswith("bojiste, version ")


def section(text: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    assert f"\n## {heading}\n" in text, f"docs/cli.md has no section {heading}"
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_and_option_has_its_heading_in_the_docs(name: str) -> None:
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    own = section(text, f"`bojiste {name}`") + section(text, "Options of every command")
    for param in commands()[name].params:
        if isinstance(param, click.Option):
            assert f"\n### `{max(param.opts, key=len)}" in own, f"{name}: no heading for {param.opts}"


def test_headings_of_the_docs_are_commands_and_options() -> None:
    text = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
    documented = [line.split("`")[1].removeprefix("bojiste ") for line in text.splitlines() if line.startswith("## `")]
    assert documented == list(COMMANDS)
    for name, command in commands().items():
        known = {opt for param in command.params for opt in param.opts}
        for line in section(text, f"`bojiste {name}`").splitlines():
            if line.startswith("### `"):
                assert line.split("`")[1].split()[0].rstrip(",") in known, line


# ---------------------------------------------------------------------------------------------------- check, schema


def test_check_of_several_files(run: Run, folder: Path) -> None:
    (folder / "bad.toml").write_text(SCENE.replace("tokens = 3", "tokens = 0"), encoding="utf-8")
    result = run("check", "scene.toml", "bad.toml", "none.toml")
    assert result.exit_code == 2
    assert result.stdout.splitlines() == [
        "scene.toml: in order",
        "bad.toml:9: `combatant[0].tokens`: 0 — this is too small; give at least 1.",
        "bad.toml:15: `combatant[1].tokens`: 0 — this is too small; give at least 1.",
        "bad.toml: 2 problems",
        "`none.toml` — there is no such file; check the name and the folder.",
        "none.toml: 1 problem",
    ]
    assert run("check", "scene.toml").exit_code == 0


def test_check_of_a_folder_is_of_all_scenes_in_it(run: Run, folder: Path) -> None:
    """A page of blocks is no scene; a folder without one is told so."""
    (folder / "evenings").mkdir()
    assert "there is no scene in this folder" in run("check", "evenings").output
    (folder / "evenings" / "a.toml").write_text((folder / "scene.toml").read_text(), encoding="utf-8")
    (folder / "evenings" / "b.toml").write_text("format = 1\nsystem = 3\n", encoding="utf-8")
    (folder / "evenings" / "blocks.toml").write_text("[goblin]\nac = 3\n", encoding="utf-8")
    result = run("check", "evenings")
    assert result.exit_code == 2 and "a.toml: in order" in result.output and "b.toml" in result.output
    assert "blocks.toml" not in result.output


def test_check_as_json(run: Run, folder: Path) -> None:
    (folder / "bad.toml").write_text(SCENE.replace("tokens = 3", "tokens = 0", 1), encoding="utf-8")
    result = run("check", "scene.toml", "bad.toml", "--json")
    assert result.exit_code == 2
    good, bad = objects(result)
    assert good == {"file": "scene.toml", "problems": [], "left_out": 0, "played": {}, "remarks": []}
    (problem,) = bad["problems"]
    assert problem == {
        "path": "combatant[0].tokens",
        "line": 9,
        "value": 0,
        "reason": "below-minimum",
        "data": {"minimum": 1},
        "message": "`combatant[0].tokens`: 0 — this is too small; give at least 1.",
        "remedy": "give at least 1",
    }


def test_schema_is_what_the_library_gives(run: Run) -> None:
    assert json.loads(run("schema", "coin").stdout) == scenes.schema("coin")


# ---------------------------------------------------------------------------------------------------- rules, why


def test_rules_of_a_system_a_group_and_one(run: Run) -> None:
    whole = run("rules", "coin").stdout.splitlines()
    assert [line.split()[0] for line in whole] == ["coin.toss.lost", "coin.toss.round"]
    assert run("rules", "coin.toss").stdout.splitlines() == whole
    assert run("rules", "coin.toss.lost", "--lang", "cs").stdout == "coin.toss.lost                   Prohraný hod\n"
    assert objects(run("rules", "coin.toss.round", "--json")) == [
        {"id": "coin.toss.round", "title": "Round", "tag": "core", "option": None, "procedure": True, "waits": None}
    ]


def test_why_says_what_the_rule_says_and_where_it_stands(run: Run) -> None:
    told = run("why", "coin.toss.lost").stdout.splitlines()
    assert told[0] == "coin.toss.lost · Lost toss"
    assert told[1] == "A toss is lost when it shows tails."
    assert told[2] == "core rule"
    address, line = told[3].split(":")
    assert address == "tests.coin.lost"
    source = (ROOT / "tests" / "coin.py").read_text().splitlines()
    assert source[int(line) - 1] == '@rule("coin.toss.lost")'
    (found,) = objects(run("why", "coin.toss.lost", "--json", "--lang", "ru"))
    assert found["statement"].startswith("Бросок") and found["line"] == int(line)


# ---------------------------------------------------------------------------------------------------- systems, bestiary


def test_bestiary_lists_and_shows(run: Run) -> None:
    assert run("bestiary", "coin").stdout.split() == ["coin", "tokens", "rich", "Rich", "9"]
    assert tomllib.loads(run("bestiary", "coin", "rich").stdout) == {"tokens": 9, "name": "Rich"}
    told = {"system": "coin", "block": "rich", "name": "Rich", "numbers": {"tokens": 9}}
    assert objects(run("bestiary", "coin", "--json")) == [told]
    assert objects(run("bestiary", "coin", "rich", "--json"))[0]["table"] == {"tokens": 9, "name": "Rich"}


def test_the_bestiary_is_searched_and_sifted(run: Run) -> None:
    for words in (("wolf",), ("srd5", "--search", "vlk"), ("srd5", "--search", "волк")):
        told = run("bestiary", *words, "--json")
        assert {"wolf", "dire_wolf"} <= {one.get("block") for one in objects(told)}  # and a spell that calls wolves
    strong = objects(run("bestiary", "srd5", "--where", "ac>=15", "--where", "hp_max<20", "--json"))
    assert strong and all(one["numbers"]["ac"] >= 15 and one["numbers"]["hp"] < 20 for one in strong)
    large = objects(run("bestiary", "srd5", "--where", "size=large", "--json"))
    assert {"ogre", "brown_bear"} <= {one["block"] for one in large}
    assert run("bestiary", "srd5", "--where", "ac>99").exit_code == 2


def test_why_searches(run: Run) -> None:
    told = run("why", "cover").stdout
    assert "srd5.cover.half" in told and "recover" not in told
    assert "srd5.cover.half" in run("why", "krytí", "--lang", "cs").stdout
    assert "srd5.attack.hit" in run("why", "попадание", "--lang", "ru").stdout
    assert len(objects(run("why", "cover", "--json"))) > 2


def test_rules_are_searched_in_every_language(run: Run) -> None:
    for words in ("kryt", "укрытие", "half cover"):
        assert "srd5.cover.half" in run("rules", "--search", words).stdout
    assert "srd5" not in run("rules", "osr", "--search", "cover").stdout
    assert run("rules", "--search", "xyzzy").exit_code == 2


def test_why_shows_a_game_in_which_the_rule_decides(run: Run, folder: Path) -> None:
    told = run("why", "srd5.attack.hit").stdout
    assert "A played example" in told and " (d20) + " in told
    assert "three_quarters(number=13) → 18" in run("why", "srd5.cover.three_quarters").stdout
    (found,) = objects(run("why", "srd5.action.ready", "--json", "--lang", "cs"))
    assert found["example"]["cites"] and found["example"]["line"]
    kept = folder / "game.json"
    assert str(kept) in run("why", "srd5.attack.hit", "--save", str(kept)).stdout
    (found,) = objects(run("why", "srd5.attack.hit", "--json"))
    assert found["example"]["line"] in run("replay", str(kept), "--why").stdout
    assert run("why", "cover", "--save", str(kept)).exit_code == 2  # several rules


def test_examples_are_listed_printed_and_played_by_name(run: Run, folder: Path) -> None:
    names = [one["name"] for one in objects(run("examples", "--json"))]
    assert "srd5/goblin_ambush" in names and not any(name.startswith("bench") for name in names)
    assert "Přepad na lesní cestě" in run("examples", "--lang", "cs").stdout
    (folder / "mine.toml").write_text(run("examples", "goblin_ambush").stdout, encoding="utf-8")
    assert run("check", "mine.toml").exit_code == 0
    by_name = run("play", "srd5/duel", "--auto", "--seed", "2")
    assert by_name.exit_code == 0 and "bojiste play srd5/duel --seed 2 --auto" in by_name.stdout
    assert run("forecast", "srd5/duel", "-n", "2", "--seed", "1").exit_code == 0


@pytest.mark.parametrize("system", system_ids())
@pytest.mark.parametrize("language", ["cs", "ru", "en"])
def test_a_new_scene_is_in_order_and_plays(run: Run, folder: Path, system: str, language: str) -> None:
    result = run("new", "yard.toml", "--system", system, "--lang", language)
    assert result.exit_code == 0 and "bojiste play yard.toml" in result.stdout
    assert run("check", "yard.toml").exit_code == 0, (folder / "yard.toml").read_text()
    assert run("play", "yard.toml", "--auto", "--seed", "1").exit_code == 0
    proposed = system_of(system).proposed
    assert proposed and {one.block for one in scenes.load(folder / "yard.toml").combatants} >= set(proposed)


@pytest.mark.parametrize("system, drawn", [("drd2", 0), ("fiveaction", 0), ("osr", 0), ("srd5", 1)])
def test_a_map_is_offered_where_the_rules_know_one(run: Run, folder: Path, system: str, drawn: int) -> None:
    """Whoever says yes to every question gets a scene that is in order, too."""
    result = run("new", "yard.toml", "--system", system, "--lang", "ru", input="Двор\n\n\nд\n")
    assert result.exit_code == 0 and result.stdout.count("карту") == drawn
    assert run("check", "yard.toml").exit_code == 0, (folder / "yard.toml").read_text()
    scene = scenes.load(folder / "yard.toml")
    assert [str(one.name) for one in scene.combatants][:2] == ["Ада", "Брок"] and len(scene.seats) >= 2
    assert (folder / "yard.toml").read_text(encoding="utf-8").count("[field]") == drawn


@pytest.mark.parametrize("foes, wide", [("goblin 5", 1), ("zlobr, goblin 2", 2), ("adult_red_dragon 2, goblin 7", 3)])
def test_on_the_map_the_large_stand_in_nobodys_way(run: Run, folder: Path, foes: str, wide: int) -> None:
    result = run("new", "yard.toml", "--system", "srd5", "--lang", "cs", input=f"Dvůr\n\n{foes}\na\n")
    assert result.exit_code == 0 and run("check", "yard.toml").exit_code == 0, (folder / "yard.toml").read_text()
    first = tomllib.loads((folder / "yard.toml").read_text(encoding="utf-8"))["field"]["map"].split("\n")[0]
    assert [len(apart) + 1 for apart in re.findall(r"(?<=[a-z])(\.*)(?=[a-z])", first[2:])] == [wide, wide]


def test_whom_the_heroes_meet_may_be_called_by_name(run: Run, folder: Path) -> None:
    answers = "Dvůr\nJitka\nOBŘÍ NETOPÝR 2, skret\nn\n"
    result = run("new", "dvur.toml", "--system", "srd5", "--lang", "cs", input=answers)
    assert result.exit_code == 0, result.stdout
    assert [one.block for one in scenes.load(folder / "dvur.toml").combatants][1:] == ["giant_bat", "giant_bat", "orc"]


def test_the_answers_to_new_stand_in_the_scene(run: Run, folder: Path) -> None:
    answers = "dnd\nsrd5\nThe yard\nJitka, Ota, Жанна, Jitka\ngoblim 3\ngoblin 3, wolf\ny\n"
    result = run("new", "yard.toml", input=answers)
    assert "“dnd” is none of the answers" in result.stdout and "similar: goblin" in result.stdout
    scene = scenes.load(folder / "yard.toml")
    assert str(scene.title) == "The yard" and run("check", "yard.toml").exit_code == 0
    assert [one.id for one in scene.combatants][:4] == ["jitka", "ota", "zhanna", "jitka-2"]
    assert [str(one.name) for one in scene.combatants][2:3] == ["Жанна"]
    assert {one.block for one in scene.combatants[4:]} == {"goblin", "wolf"} and len(scene.combatants) == 8
    assert scene.seats[:2] == ("player:jitka", "player:ota")
    text = (folder / "yard.toml").read_text(encoding="utf-8")
    assert "# hp_max = " in text and text.count("ggg") == 1


@pytest.mark.parametrize(
    "name, id",
    [("Žofie z Podhradí", "zofie-z-podhradi"), ("Софья", "sofya"), ("Пётр Щукин", "petr-shchukin"), ("?", "")],
)
def test_names_become_ids(name: str, id: str) -> None:
    from bojiste.cli.new import slug

    assert slug(name) == id


def test_a_new_scene_takes_the_printing_of_its_language(run: Run, folder: Path) -> None:
    for language, printing in (("cs", "phb_cs"), ("ru", "srd_ru")):
        run("new", f"{language}.toml", "--lang", language, "--system", "srd5")
        scene = scenes.load(folder / f"{language}.toml")
        assert scene.options.printing == printing


@pytest.mark.parametrize(
    "line, offered",
    [
        ("play --lang ", {"cs", "ru", "en"}),
        ("why srd5.attack.h", {"srd5.attack.hit"}),
        ("bestiary srd5 gob", {"goblin"}),
        ("schema d", {"drd2"}),
        ("play goblin_a", {"goblin_ambush"}),
        ("replay ", set()),
        ("wh", {"why"}),
    ],
)
def test_the_shell_completes(line: str, offered: set[str]) -> None:
    from click.shell_completion import ShellComplete

    words = line.split(" ")
    shell = ShellComplete(bojiste, {}, "bojiste", "_BOJISTE_COMPLETE")
    found = shell.get_completions(words[:-1], words[-1])
    assert offered <= {one.value for one in found}
    if words[0] in ("play", "replay") and "--lang" not in words:
        assert "file" in {one.type for one in found}


def test_what_is_told_of_a_system(coin: None) -> None:
    from bojiste.cli.systems import describe
    from bojiste.core.system import system

    assert describe(system("coin"), "cs") == {
        "id": "coin",
        "name": "Mince",
        "procedures": ["duel"],
        "tactics": ["plain", "bold"],
        "catalogue": 2,
        "rules": 2,
        "played": 2,
        "blocks": 1,
    }


# ---------------------------------------------------------------------------------------------------- odds


def test_odds_of_an_attack(run: Run) -> None:
    said = run("odds", "srd5", "attack", "bonus=5", "ac=15", "damage=1d8+3", "--lang", "cs").stdout.replace("\xa0", " ")
    assert "přesně 45,00 %" in said and "průměrně 4,3500" in said
    assert "fumble" not in said
    listed = run("odds", "fiveaction", "--lang", "ru").stdout
    assert "attack: атака" in listed and "threshold=N" in listed
    assert "threshold=N — " in listed
    (forms,) = objects(run("odds", "osr", "--json"))
    assert forms["morale"] == ["number=N"]


def test_odds_of_nothing_that_is_known(run: Run) -> None:
    done = run("odds", "drd2", "clash", "level=3", "tie=luck", "fog=1")
    assert done.exit_code == 2 and len(done.stderr.splitlines()) == 3
    assert run("odds", "drd2", "brawl").exit_code == run("odds", "nothing").exit_code == 2


# ---------------------------------------------------------------------------------------------------- roll


def test_a_seed_rolls_the_same_dice(run: Run) -> None:
    first = run("roll", "4d6kh3+1", "-n", "5", "--seed", "7")
    assert first.exit_code == 0 and len(set(first.stdout.splitlines())) > 1
    assert run("roll", "4d6kh3+1", "-n", "5", "--seed", "7").stdout == first.stdout
    assert run("roll", "4d6kh3+1", "-n", "5", "--seed", "8").stdout != first.stdout


def test_rolls_as_json_add_up(run: Run) -> None:
    rolls = objects(run("roll", "2к20kl1 − 1 + 3d6", "-n", "20", "--json"))
    assert len(rolls) == 20
    for rolled in rolls:
        assert rolled["expression"] == "2d20kl1-1+3d6"
        assert [die["sides"] for die in rolled["dice"]] == [20, 20, 6, 6, 6]
        assert rolled["total"] == sum(die["face"] for die in rolled["dice"] if die["kept"]) - 1
        low, high = sorted(die["face"] for die in rolled["dice"][:2])
        assert low <= high and sum(die["kept"] for die in rolled["dice"]) == 4


def test_czech_dice_are_written_with_k(run: Run) -> None:
    assert run("roll", "2d6", "--lang", "cs").stdout.startswith("2k6: ")


def test_odds_are_exact(run: Run) -> None:
    lines = run("roll", "2d6", "--odds", "--lang", "cs").stdout.splitlines()
    assert lines[0] == "2k6: 2 až 12, průměr 7, směrodatná odchylka 2,415"
    assert len(lines) == 12 and lines[6].endswith("16,67\N{NO-BREAK SPACE}%")
    (odds,) = objects(run("roll", "2d6", "--odds", "--json"))
    assert odds["total"] == 36 and odds["mean"] == 7.0
    assert [one["ways"] for one in odds["odds"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]


def test_many_outcomes_share_bars(run: Run) -> None:
    from fractions import Fraction

    from bojiste.cli.roll import MOST_BARS, grouped
    from bojiste.core.notation import distribution, parse

    found = grouped(distribution(parse("3d100-200")))
    assert len(found) <= MOST_BARS + 2 and sum(share for _, share in found) == Fraction(1)
    assert found[0][0].startswith("−197–") and found[-1][0].endswith("–100")
    assert all(share < Fraction(1, 20_000) for _, share in (found[0], found[-1])), "what hardly ever falls shares a bar"
    assert len(run("roll", "3d100-200", "--odds").stdout.splitlines()) == len(found) + 1


# ---------------------------------------------------------------------------------------------------- forecast


def test_a_forecast_is_the_librarys(run: Run) -> None:
    from bojiste.forecast import forecast

    result = run("forecast", "scene.toml", "-n", "60", "--seed", "3", "--json")
    assert result.exit_code == 0 and result.stderr == ""
    assert objects(result) == [forecast(scenes.load("scene.toml"), fights=60, seed=3).as_json()]


def test_a_forecast_in_words(run: Run) -> None:
    told = run("forecast", "scene.toml", "-n", "60", "--seed", "3", "--lang", "cs").stdout
    assert "Souboj" in told and "60" in told and "scene.toml" in told


def test_an_interrupted_forecast_tells_what_is_known(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from bojiste.forecast import sample

    def interrupted(*given: object) -> object:
        raise KeyboardInterrupt

    real = sample.chunk
    monkeypatch.setattr(sample, "chunk", lambda *given: real(*given) if given[2][0] == 0 else interrupted())
    result = run("forecast", "scene.toml", "-n", "60", "--seed", "3", "--json")
    assert result.exit_code == 130
    assert objects(result)[0]["fights"] == 1


def test_a_forecast_as_precise_as_is_wanted(run: Run) -> None:
    found = objects(run("forecast", "scene.toml", "-n", "9000", "--seed", "3", "--precision", "5%", "--json"))[0]
    share = found["shares"]["won:left"]
    assert found["fights"] % 250 == 0 and found["fights"] < 9000 and found["complete"]
    assert share["high"] - share["low"] <= 0.1
    assert run("forecast", "scene.toml", "--precision", "9").exit_code == 2
    refused = run("forecast", "scene.toml", "--precision", "often", "--lang", "cs")
    assert refused.exit_code == 2 and "podíl" in refused.stderr


def test_a_forecast_as_a_page(run: Run, folder: Path) -> None:
    """Well-formed, complete, and nothing in it is fetched or runs."""
    from xml.etree import ElementTree

    many = ("scene.toml", "-n", "60", "--seed", "3", "--lang", "cs", "--report", "out.html")
    others = {
        "forecast": (),
        "sweep": ("--vary", "ada.tokens=2..3"),
        "tune": ("--vary", "ada.tokens=2..3", "--target", "win=50%"),
    }
    for name, more in others.items():
        told = run(name, *many, *more)
        assert told.exit_code == 0, told.stderr
        page = (folder / "out.html").read_text(encoding="utf-8")
        body = ElementTree.fromstring(page[page.index("<body>") : page.index("</html>")])
        text = " ".join("".join(body.itertext()).split())
        for line in told.stdout.splitlines():
            for word in re.sub("[█▏▎▍▌▋▊▉├┤┼─–]", " ", line).split():
                assert word in text or word in "–", (name, word)
        assert "<script" not in page and not re.search(r"(src|href)=|url\(|@import", page)
        assert body.findall(".//svg[@aria-label]")
    assert run("forecast", *many[:-1], "nowhere/out.html").exit_code == 2


def test_a_forecast_as_comma_separated_values(run: Run) -> None:
    many = ("forecast", "scene.toml", "-n", "60", "--seed", "3")
    head, *lines = run(*many, "--csv").stdout.splitlines()
    shares = objects(run(*many, "--json"))[0]["shares"]
    assert head == "key,value,low,high,of,tenth,median,ninetieth"
    assert (
        f"won:left,{shares['won:left']['part']},{shares['won:left']['low']},{shares['won:left']['high']},60,,," in lines
    )
    assert run(*many, "--csv", "--json").exit_code == 2


def test_a_sweep_in_words_and_numbers(run: Run) -> None:
    many = ("sweep", "scene.toml", "--vary", "ada.tokens=2..4/2", "-n", "40", "--seed", "3")
    told = run(*many, "--lang", "cs").stdout
    assert "ada.tokens = 2" in told and "ada.tokens = 4" in told and "Souboj" in told
    first, second = objects(run(*many, "--json"))
    assert first["set"] == {"ada.tokens": 2} and "differences" not in first and "won:left" in second["differences"]
    head, *lines = run(*many, "--csv").stdout.splitlines()
    assert head.startswith("ada.tokens,fights,won:left,won:left low,won:left high") and len(lines) == 2
    assert lines[0].split(",")[:3] == ["2", "40", str(first["report"]["shares"]["won:left"]["part"])]


def test_a_comparison_of_scenes(run: Run, folder: Path) -> None:
    text = (folder / "scene.toml").read_text(encoding="utf-8")
    (folder / "other.toml").write_text(text.replace("tokens = 3", "tokens = 5", 1), encoding="utf-8")
    told = run("compare", "scene.toml", "other.toml", "-n", "40", "--seed", "3", "--lang", "ru").stdout
    assert "scene = scene.toml" in told and "scene = other.toml" in told
    refused = run("compare", "scene.toml", "srd5/duel", "-n", "4", "--lang", "cs")
    assert refused.exit_code == 2 and "porovnávej scény systému coin" in refused.stderr


def test_a_search_in_words(run: Run) -> None:
    many = ("tune", "scene.toml", "--target", "win=50%", "--vary", "ada.tokens=1..9", "-n", "60", "--seed", "3")
    told = run(*many).stdout
    assert re.search(r"Nearest to what is wanted: ada.tokens = [0-9]\.", told)
    assert objects(run(*many, "--json"))[0]["target"] == {"key": "won:left", "value": 0.5}


def test_what_cannot_vary_is_told(run: Run) -> None:
    done = run("sweep", "scene.toml", "--vary", "eva.tokens=2", "--vary", "ada.tokens=1", "--lang", "ru")
    assert done.exit_code == 2 and "eva.tokens" in done.stderr and "перед точкой стоит" in done.stderr
    done = run("sweep", "scene.toml", "--vary", "ada.tokens=0,1", "--lang", "en")
    assert done.exit_code == 2 and "`ada.tokens`: 0" in done.stderr
    assert run("sweep", "scene.toml").exit_code == 2
    done = run("tune", "scene.toml", "--target", "luck=3", "--vary", "ada.tokens=1,2", "--lang", "cs")
    assert done.exit_code == 2 and "won:left" in done.stderr


def test_a_matrix_in_words(run: Run) -> None:
    told = run("matrix", "srd5", "goblin", "wolf", "-n", "12", "--seed", "3", "--lang", "cs").stdout
    assert "Goblin" in told and "Vlk" in told and "Pořadí" in told
    found = objects(run("matrix", "srd5/duel", "goblin", "-n", "12", "--seed", "3", "--json"))[0]
    assert found["columns"] == ["goblin"] and found["won"][found["rows"][0]]["goblin"] > 0.5
    assert run("matrix", "srd5", "gobbo").exit_code == 2
    assert run("matrix", "nowhere", "goblin").exit_code == 2


# ---------------------------------------------------------------------------------------------------- replay


def test_a_report_in_markdown_and_html(run: Run) -> None:
    from html.parser import HTMLParser

    run("play", "srd5/duel", "--auto", "--seed", "2", "--save", "a.json", "--lang", "cs")
    told = run("replay", "a.json").stdout.splitlines()
    written = run("replay", "a.json", "--md").stdout
    assert (
        written.startswith("# Souboj na dvoře\n")
        and "| Ada | 30 | 22 | 3\N{NO-BREAK SPACE}ze\N{NO-BREAK SPACE}7 |" in written
    )
    plain = re.sub(r"[\\*]", "", written)
    prose = [line.strip("─ ") for line in told[1:] if "   " not in line]
    assert len(prose) > 30 and all(line in plain for line in prose), "nothing of the log is left out"
    page = run("replay", "a.json", "--html", "--why", "--lang", "ru").stdout
    opened: list[str] = []

    class Nested(HTMLParser):
        def handle_starttag(self, tag: str, attrs: object) -> None:
            opened.extend([] if tag in ("meta", "br") else [tag])

        def handle_endtag(self, tag: str) -> None:
            assert opened.pop() == tag

    Nested().feed(page)
    assert opened == [] and '<html lang="ru">' in page and "<details>" in page and 'class="turn foe"' in page
    for pair in (("--md", "--json"), ("--html", "--teach")):
        assert run("replay", "a.json", *pair).exit_code == 2


def test_names_are_no_markup(run: Run, folder: Path) -> None:
    text = (folder / "scene.toml").read_text(encoding="utf-8").replace('text = "Ada"', 'text = "<b>*Ada*"')
    (folder / "scene.toml").write_text(text, encoding="utf-8")
    run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    assert "&lt;b&gt;*Ada*" in run("replay", "a.json", "--html").stdout
    assert r"\<b\>\*Ada\*" in run("replay", "a.json", "--md").stdout


@pytest.mark.parametrize("columns", ["60", "100"])
def test_a_rule_is_taught_once(run: Run, columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for words in (("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json"), ("replay", "a.json")):
        told = run(*words, "--teach").stdout
        assert told.count("│ Lost toss:") == 1
        assert all(len(line) <= int(columns) for line in told.splitlines() if "│" in line)


def test_replay_tells_a_game_again(run: Run) -> None:
    played = run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    told = run("replay", "a.json")
    assert told.exit_code == 0
    assert told.stdout.splitlines() == played.stdout.splitlines()[:-2]
    box = run("play", "scene.toml", "--auto", "--seed", "5", "--json").stdout
    assert run("replay", "a.json", "--json").stdout == box
    assert "Lost toss" in run("replay", "a.json", "--why").stdout
    assert "has only" not in run("replay", "a.json", "--log", "player:anna").stdout


def test_an_onlooker_follows_a_game(run: Run, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A finished game is told like a replay; one that grows step by step, what is taken back, and nothing secret."""
    from bojiste.cli.inputs import load_game
    from bojiste.cli.watch import Onlooker

    run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    whole = run("replay", "a.json", "--log", "player:anna")
    assert run("watch", "a.json").stdout == run("watch", "a.json", "--seat", "player:anna").stdout == whole.stdout
    assert "has only" in run("watch", "a.json", "--seat", "gm").stdout and "has only" not in whole.stdout
    objects_told = run("replay", "a.json", "--log", "player:anna", "--json").stdout
    assert run("watch", "a.json", "--json").stdout == objects_told
    assert run("watch", "a.json", "--seat", "player:ota").exit_code == 2

    answers = ["1\n", "1\n1\n"]
    games = []
    for number, answer in enumerate(answers):
        run("play", "scene.toml", "--seed", "5", "--save", f"{number}.json", input=answer + "q\n")
        games.append(load_game(f"{number}.json"))
    told = []
    for as_json in (False, True):
        onlooker = Onlooker("player:anna", "en", as_json=as_json)
        steps = []
        for game in (*games, games[0], games[0]):
            onlooker.see(game)
            steps.append(capsys.readouterr().out)
        told.append(steps)
    first, second, back, still = told[0]
    assert first.startswith("Duel\n") and second and not second.startswith("Duel")
    assert back.startswith("Something was taken back") and not still
    events = [len(game.log("player:anna")) for game in games]
    assert [len(step.splitlines()) for step in told[1]] == [events[0], events[1] - events[0], 1, 0]
    assert json.loads(told[1][2]) == {"undone": events[1] - events[0]}


def test_replay_of_an_unfinished_game_says_how_to_go_on(run: Run) -> None:
    run("play", "scene.toml", "--seed", "5", input="1\nq\n")
    told = run("replay", "scene.save.json").stdout.splitlines()
    assert told[-1] == "The game is not over; go on with: bojiste play --resume scene.save.json"


def test_replay_stops_at_the_first_event_that_differs(run: Run, folder: Path) -> None:
    run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    data = saves.read("a.json")
    whole = run("replay", "a.json").stdout.splitlines()
    data["chain"][3:] = ["0" * 16] * len(data["chain"][3:])
    saves.write("a.json", data)
    result = run("replay", "a.json")
    assert result.exit_code == 4
    lines = result.stdout.splitlines()
    assert lines[:4] == whole[:4]  # the title and three events
    assert lines[4].startswith("Event 4 is not the one recorded; by today's rules (coin.toss.")
    assert lines[5] == whole[4] and len(lines) == 6
    assert "event[3]" in result.stderr and len(result.stderr.splitlines()) == 1
    assert len(objects(run("replay", "a.json", "--json"))) == 3
    assert run("play", "--resume", "a.json").exit_code == 4


def test_replay_of_a_journal_that_no_longer_fits(run: Run) -> None:
    run("play", "scene.toml", "--auto", "--seed", "5", "--save", "a.json")
    data = saves.read("a.json")
    data["journal"][4]["ask"] = 99
    saves.write("a.json", data)
    result = run("replay", "a.json")
    assert result.exit_code == 4
    assert 1 < len(result.stdout.splitlines()) < len(data["chain"]) + 1
    assert "journal[4]" in result.stderr


# ---------------------------------------------------------------------------------------------------- docs/json.md


def documented(opening: str) -> list[object]:
    """JSON examples of the docs that begin so."""
    text = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
    blocks = [block.split("```", 1)[0] for block in text.split("```json\n")[1:]]
    found: list[object] = []
    for block in blocks:
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            if rest.startswith(opening):
                found.append(value)
            rest = rest[end:].strip()
    assert found, opening
    return found


def test_examples_of_the_docs_are_what_is_printed(run: Run, folder: Path) -> None:
    box = objects(run("play", "scene.toml", "--auto", "--json", "--dice", "script:dice"))
    (event,) = documented('{"kind"')
    shown = {**box[3], "changes": box[3]["changes"][:1]}
    assert event == shown and list(box[3]) == list(event)
    (last,) = documented('{"outcome"')
    assert isinstance(last, dict)
    assert list(last)[:4] == list(box[-1])
    seeded = objects(run("play", "scene.toml", "--auto", "--json", "--seed", "3"))[-1]
    assert list(last) == list(seeded)
    (ask,) = documented('{"ask"')
    assert ask == objects(run("play", "scene.toml", "--json", input=""))[0]
    assert documented('{"expression": "1d4"') == objects(run("roll", "d4", "--odds", "--json"))
    assert documented('{"question"') == objects(run("odds", "srd5", "death-saves", "--json"))
    (rolled,) = documented('{"expression": "4d6kh3+1"')
    assert isinstance(rolled, dict)
    assert rolled["total"] == sum(die["face"] for die in rolled["dice"] if die["kept"]) + 1
    assert documented('{"id": "coin.toss.round"') == objects(run("rules", "coin.toss.round", "--json"))
    assert documented('{"system": "coin"') == [
        *objects(run("bestiary", "coin", "--json")),
        *objects(run("bestiary", "coin", "rich", "--json")),
    ]
    (folder / "bad.toml").write_text(SCENE.replace("tokens = 3", "tokens = 0", 1), encoding="utf-8")
    assert documented('{"file"') == objects(run("check", "bad.toml", "--json"))


BAD = """format = 1
system = "srd5"
title = 5
[[combatant]]
id = "ada"
side = "a"
hp_max = 10
ac = 12
name = 3
weapons = ["longswrd"]
abilities = { strenght = 10 }
[[combatant]]
block = "goblin"
side = "b"
"""


def test_faults_stand_in_the_order_of_their_lines_with_what_was_meant(run: Run, folder: Path) -> None:
    (folder / "bad.toml").write_text(BAD, encoding="utf-8")
    told = run("check", "bad.toml", "--lang", "cs").stdout.splitlines()
    assert [line.split(":")[1] for line in told[:-1]] == ["3", "9", "10", "11"]
    assert "to není jméno; napiš ho v uvozovkách" in told[0] and "to není jméno" in told[1]
    assert told[2].endswith("nejspíš to mělo být longsword.") and told[3].endswith("nejspíš to mělo být strength.")


def test_a_misspelt_option_has_several_likely_ones(run: Run) -> None:
    assert "asi to měla být --seed, --seat nebo --save" in run("play", "duel", "--sead", "3", "--lang", "cs").stderr


@pytest.mark.parametrize(
    "language, word", [("cs", "hraje se: konflikt"), ("ru", "играется: конфликт"), ("en", "plays conflict")]
)
def test_systems_tell_what_they_play_in_the_language(run: Run, language: str, word: str) -> None:
    assert word in run("systems", "--lang", language).stdout


def test_a_rule_is_explained_once_in_a_log_with_reasons(run: Run) -> None:
    told = run("play", "srd5/duel", "--auto", "--seed", "2", "--why", "--lang", "ru").stdout.splitlines()
    said = [line for line in told if line.startswith("        ") or line.startswith("    ")]
    statements = [line for line in said if " · srd5." not in line and "srd5." not in line]
    assert len(statements) > 5 and len(statements) == len(set(statements))


@pytest.mark.parametrize("rule, cs, ru", [("srd5.grid.enter", "sáh", "футов"), ("srd5.melee.reach", "sáh", "футов")])
def test_units_of_a_statement_without_a_scene_are_those_of_the_language(run: Run, rule: str, cs: str, ru: str) -> None:
    assert ru in run("why", rule, "--lang", "ru").stdout
    assert cs in run("why", "srd5.melee.reach", "--lang", "cs").stdout


def test_units_of_a_statement_are_those_of_the_printing(run: Run) -> None:
    """The Czech printing counts in fathoms in every language, the log and its reasons alike."""
    told = run("play", "goblin_ambush", "--auto", "--seed", "2", "--why", "--lang", "ru").stdout
    assert "сажен" in told and "фут" not in told


def test_how_many_are_fair(run: Run, folder: Path) -> None:
    """The nearest value first, then the picture with intervals, then the reasons; a page and JSON say the same."""
    asked = (
        "tune",
        "srd5/goblin_ambush",
        "--target",
        "win=65%",
        "--vary",
        "goblins.count=3..6",
        "-n",
        "12",
        "--seed",
        "3",
    )
    said = run(*asked, "--why", "--report", "fair.html", "--lang", "en", "--workers", "1").stdout.splitlines()
    assert said[1].startswith("Nearest to what is wanted: goblins.count = ")
    assert any("Who fells whom" in line for line in said) and any("without goblins.hides" in line for line in said)
    assert "Who fells whom" in (folder / "fair.html").read_text(encoding="utf-8")
    (found,) = objects(run(*asked, "--why", "--json", "--workers", "1"))
    assert found["why"]["fights"] == 12 and found["best"]["goblins.count"] in (3, 4, 5, 6)


def test_a_picture_of_no_known_kind_is_refused_before_anything_is_played(run: Run) -> None:
    done = run("forecast", "srd5/goblin_ambush", "--plot", "out.bmp", "-n", "100000000")
    assert done.exit_code == 2 and len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("option, file", [("--report", "no/out.html"), ("--plot", "no/out.svg")])
def test_a_file_without_a_folder_is_refused_before_anything_is_played(run: Run, option: str, file: str) -> None:
    done = run("forecast", "srd5/goblin_ambush", option, file, "-n", "100000000", "--lang", "en")
    assert done.exit_code == 2
    assert done.stderr.splitlines() == [
        f"`{option}`: “{file}” — there is no folder no; create it, or choose another place."
    ]


def test_an_option_that_is_missing_is_called_by_its_dashes(run: Run) -> None:
    for asked, missing in (("sweep", "--vary"), ("tune", "--target")):
        done = run(asked, "srd5/duel", "--lang", "en")
        assert (done.exit_code, done.stderr) == (2, f"`{missing}` — this is missing; --help says what belongs here.\n")


@pytest.mark.parametrize("id, called", [("srd5.cover.determine", "Pán jeskyně"), ("drd2.advantage.start", "Průvodce")])
def test_the_referee_is_called_as_in_the_book(run: Run, id: str, called: str) -> None:
    for command in ("why", "rules"):
        assert f"rozhoduje {called}" in run(command, id, "--lang", "cs").stdout
