"""Every command and every option speaks the language it is asked in: no Latin word in Russian but ids and names, no
English sentence in Czech."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from bojiste.cli.columns import columns_of
from bojiste.cli.group import COMMANDS, bojiste
from bojiste.cli.voice import words
from bojiste.core.system import systems
from tests.cli.conftest import Run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
STAT_BLOCK = Path(__file__).resolve().parents[1] / "importing" / "excerpt.json"

LINES = """
new n1.toml --system srd5 <
new n2.toml --system osr <
new n3.toml --system drd2 <
new n4.toml --system fiveaction <
new n5.toml <
examples
check duel.toml --names --house ours.toml
check n1.toml --explain
check n1.toml n2.toml n3.toml n4.toml
check bad.toml
play duel.toml --auto --seed 5 --save duel.json --house ours.toml
play duel.toml --auto --seed 5 --why --teach
play own.toml --seed 5 --seat player:anna --seat gm --log gm --save own.json <h|g|g xx 3|?|k|l|b|q
play --resume own.json <q
play own.toml --seed 5 --dice hand:players --open <15|10|14|1|q
play own.toml --seed 5 --auto --decisions decisions
play osr/goblins_at_the_bridge --auto --seed 5 --why
play osr/five_rooms --seed 5 <|||q
play fiveaction/duel --auto --seed 5 --why --teach
play fiveaction/tavern --seed 5 <|||q
play drd2/mill --auto --seed 5 --teach
play drd2/ambush --seed 5 <|||q
play srd5/goblin_ambush --auto --seed 7
play srd5/skeletons --auto --seed 3
play srd5/mages --auto --seed 5
play srd5/day_of_three_fights --auto --seed 1 --fight 2
replay duel.json --why --log player:ada
replay duel.json --teach
replay duel.json --md
replay duel.json --html
replay duel.json --page duel.html
carry duel.json srd5/duel later.toml --rest long
watch duel.json --seat player:ada
forecast duel.toml -n 20 --workers 1 --seed 3 --why --bands --report forecast.html --house ours.toml
forecast drd2/wall -n 20 --workers 1 --seed 3 --way readable
forecast osr/goblins_at_the_bridge -n 4 --workers 1 --seed 3
forecast fiveaction/duel -n 4 --workers 1 --seed 3
forecast duel.toml --precision 20% --workers 1 --seed 3
sweep duel.toml --vary brok.hp_max=20,24 -n 10 --workers 1 --seed 1 --way readable --report sweep.html --house ours.toml
compare duel.toml srd5/duel -n 10 --workers 1 --seed 1 --way readable --report compare.html --house ours.toml
tune duel.toml --target win=50% --vary brok.hp_max=20..22 -n 4 --workers 1 --seed 1 --house ours.toml
tune duel.toml --target win=50% --vary brok.hp_max=20..22 -n 10 --workers 1 --seed 1 --way readable --why --report t.htm
matrix srd5 goblin wolf -n 4 --workers 1 --seed 1 --way readable --report matrix.html
matrix own.toml --cr 1/4 --kind beast --size large --where ac=10 -n 4 --workers 1 --seed 1
roll 2d6+1 --seed 4
roll d20 --times 3 --seed 4
roll 2d6 --odds
house ours.toml duel.toml -n 10 --workers 1 --seed 1 --way readable --report house.html
odds srd5 --house ours.toml
odds osr
odds drd2
odds fiveaction
odds srd5 attack bonus=5 ac=15 --report odds.html
rules
rules srd5.cover
rules osr
rules drd2
rules fiveaction
rules osr --search cover
why srd5.attack.hit
why cover
systems
bestiary osr
bestiary drd2
bestiary fiveaction
bestiary srd5 --cr 1..4 --kind dragon --size medium
bestiary srd5 --where ac>=21
bestiary srd5 --search wolf
bestiary wolf
bestiary show goblin
bestiary show troll --system srd5
bestiary show baron
bestiary show guard --system fiveaction
bestiary coverage
bestiary coverage srd5
bestiary import excerpt.json --system srd5 --keep
bestiary import excerpt.json --beside own.toml
bestiary path
bestiary path osr
budget own.toml -n 2 --workers 1 --seed 7
budget own.toml --party 3,3,3,3 -n 2 --workers 1 --seed 7
""".strip().splitlines()
"""A command, and behind ``<`` what is typed."""
PAGES = ("forecast.html", "sweep.html", "compare.html", "t.htm", "matrix.html", "odds.html")

QUOTING = "bestiary import"
"""It repeats what stands in a file of others, in their language."""
FAULTY = {"check bad.toml"}
"""What is refused, with all that is wrong."""
WORDLESS = {"lang", "plain", "json", "csv", "plot", "cluster", "help", "version"}
"""Options that choose the language, speak to programs, draw a picture, or need other machines."""
OURS = """
format = 1
system = "srd5"
title = { cs = "Náš stůl", ru = "Наш стол", en = "Ours" }
[rules]
"srd5.death.natural_1" = "1"
"""
TABLE = {("table", option) for option in ("lan", "port", "host", "data", "db", "new", "seed", "house")}
"""What runs until somebody closes it: it is tried where its pages are (``tests/web``)."""
ELSEWHERE = {("forecast", "resume"), ("bestiary show", "toml"), ("why", "save"), *TABLE}
"""A forecast that is cut off; files and tables that scenes are written in; the web table."""


def test_every_command_and_option_is_tried() -> None:
    tried: dict[str, set[str]] = {name: set() for name in COMMANDS}
    for line in LINES:
        name = max((name for name in COMMANDS if f"{line} ".startswith(f"{name} ")), key=len)
        tried[name] |= {word.removeprefix("--") for word in line.split() if word.startswith("--")}
        tried[name] |= {"fights"} if " -n " in line else set()
    for name in COMMANDS:
        command = bojiste.get_command(click.Context(bojiste), name)
        assert command is not None
        options = [max(param.opts, key=len) for param in command.params if isinstance(param, click.Option)]
        wanted = {option.lstrip("-") for option in options} - WORDLESS
        wanted -= {option for of, option in ELSEWHERE if of == name}
        assert tried[name] == wanted, name
        assert name in ("schema", "table", "book") or any(f"{line} ".startswith(f"{name} ") for line in LINES)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with a scene, one that is wrong, and a file of stat blocks; a home of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOJISTE_BESTIARY", str(tmp_path / "bestiary"))
    monkeypatch.setenv("COLUMNS", "100")
    shutil.copy(EXAMPLES / "srd5" / "duel.toml", "duel.toml")
    Path("ours.toml").write_text(OURS, encoding="utf-8")
    shutil.copy(STAT_BLOCK, "excerpt.json")
    own = (EXAMPLES / "srd5" / "goblin_ambush.toml").read_text(encoding="utf-8")
    Path("own.toml").write_text(own, encoding="utf-8")
    Path("bad.toml").write_text(own.replace('side = "', 'sidee = "', 1).replace("count = 5", 'count = "x"'), "utf-8")
    Path("decisions").write_text("", encoding="utf-8")


def told(language: str) -> list[tuple[str, str]]:
    """Every line that is told, with the command that told it."""
    found = []
    for asked in ["--help", *(f"{name} --help" for name in COMMANDS), *LINES]:
        command, _, typed = asked.partition("<")
        keys = typed.replace("|", "\n") + "\n" * 12 if "<" in asked else None
        spoken = {"BOJISTE_LANG": language}
        done = CliRunner().invoke(bojiste, command.split(), input=keys, prog_name="bojiste", env=spoken)
        wrong = 2 if asked in FAULTY else 0
        assert done.exit_code in (wrong, 130), f"{asked}\n{done.output}"
        output = read_of(done.output) if "--html" in asked else done.output
        found += [(asked, line) for line in output.splitlines() if not asked.startswith(QUOTING)]
    for page in PAGES:
        found += [(page, line) for line in read_of(Path(page).read_text(encoding="utf-8")).splitlines()]
    return found


def read_of(page: str) -> str:
    """What people read of a page."""
    return re.sub(r"(?s)<(style|script).*?</\1>|<[^>]+>", " ", page)


LATIN = re.compile(r"(?<![\w./:-])[A-Za-z]{3,}(?![\w./:-])")
CODE = re.compile(r"`[^`]*`|bojiste .*|(?<=\s)--?[a-z][a-z-]*|[\w-]+(?:[./_][\w-]+)+|\w+=[\w|]+|\{[^}]*\}|\[[\w-]+\]")
"""What is written so wherever it is said: keys of files, commands, options, paths."""
NAMES = {
    *("Ada", "Orc"),  # who plays the example of a rule
    *("bojiste", "Bojiště", "TOML", "JSON", "Schema", "Markdown", "Markdownu", "NO_COLOR", "BOJISTE_LANG", "LANG"),
    *(
        "Ctrl",
        "kernel",
        "readable",
        "EXPR",
        "QUESTION",
        "ADDRESS",
        "dask",
        "distributed",
        "FACT",
        "FIELD",
        "VALUES",
        "SHARE",
        "WHAT",
        "VALUE",
        "OTHER",
        "SYSTEM",
        "BLOCK",
        "FILE",
        "FOLDER",
        "URL",
        "SCENE",
        "SEAT",
        "TEST",
        "WORD",
        "RANGE",
        "LEVELS",
        "BOJISTE_BESTIARY",
        "SAVE",
        "NAME",
        "OPTIONS",
        "COMMAND",
    ),
    *(
        "ARGS",
        "Dungeons",
        "Dragons",
        "SRD",
        "PHB",
        "WORDS",
        "gm",
        "script",
        "hand",
        "players",
        "tape",
        "player",
        "anna",
    ),
    *("book", "house", "rules", "system", "integer", "choice", "STR", "mark", "normal", "scene", "sidee", "srd", "say"),
}


def _ids(game: Any) -> set[str]:
    """Words of a system that stand in scene files."""
    found = {game.id, *game.procedures, *game.policies, *game.blocks()}
    for block in game.blocks().values():
        found |= set(re.findall(r"[a-z_]+", str(block)))
    models = game.models()
    found |= {name for model in models for name in model.model_fields}
    return found | {part for rule in game.rulebook for part in re.split(r"[._]", rule)}


def test_russian_output_has_no_latin_words_but_ids(here: None) -> None:
    ids = NAMES | {word for name in COMMANDS for word in name.split()}
    ids |= {word for game in systems().values() for word in (*_ids(game), *_names_of(game))}
    wrong = {
        (word, command, line.strip())
        for command, line in told("ru")
        for word in LATIN.findall(CODE.sub(" ", line))
        if word not in ids and not line.startswith("по-чешски")  # Czech names with their forms
    }
    assert sorted({word for word, *_ in wrong}) == [], sorted(wrong)[:20]


def _names_of(game: Any) -> set[str]:
    """Words of a system that people type: things of its shelf, what the referee's hand sets, answers."""
    found = {word for one in game.shelf().things() for word in (one.id, *re.findall(r"[A-Za-z]+", str(one.table)))}
    hand = game.hand
    if hand is not None:
        found |= {*hand.numbers, *hand.conditions, *hand.verbs}
        found |= {word for verb in hand.verbs.values() for word in verb.form.split()}
    return found


# words of English that Czech does not have: an English sentence cannot do without some of them
ENGLISH = re.compile(r"(?<![\w./-])(the|of|and|with|for|is|are|not|this|that)(?![\w./-])", re.IGNORECASE)


def test_czech_output_has_no_english(here: None) -> None:
    wrong = {(command, line.strip()) for command, line in told("cs") if ENGLISH.search(CODE.sub(" ", line))}
    assert not wrong


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_columns_of_the_bestiary_are_called_something(language: str) -> None:
    for game in systems().values():
        said = words(language, game.id)
        for column in columns_of(game, list(game.blocks().values())):
            assert said.has(f"column-{column.key.rpartition('.')[2]}"), column.key


@pytest.mark.parametrize("language, words", [("cs", "[VOLBY] [SCÉNA]"), ("ru", "[КЛЮЧИ] [СЦЕНА]")])
def test_what_is_to_be_written_is_called_in_the_language_of_the_help(run: Run, language: str, words: str) -> None:
    told = run("play", "--help", "--lang", language).stdout
    assert f"bojiste play {words}" in told and "FILE" not in told and "SEAT" not in told
    assert run("play", "--help", "--lang", "en").stdout.startswith("Usage: bojiste play [OPTIONS] [SCENE]")


def test_the_language_may_stand_before_the_command_and_beside_help(run: Run) -> None:
    told = {run(*line).stdout for line in (("--help", "--lang", "ru"), ("--lang", "ru", "--help"), ("--lang=ru",))}
    assert len(told) == 1 and told.pop().startswith("Использование: ")
    assert run("--lang", "ru", "systems").stdout == run("systems", "--lang", "ru").stdout
    assert run("--lang", "ru", "systems", "--lang", "cs").stdout == run("systems", "--lang", "cs").stdout


def test_a_language_before_the_command_is_one_of_three(run: Run) -> None:
    done = run("--lang", "de", "systems")
    assert done.exit_code == 2 and "cs, ru, en" in done.stderr
