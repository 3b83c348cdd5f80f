"""Files that are no scenes, no saves, no scripts, or no files at all."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.hostile.conftest import Hold

TEXTS: dict[str, bytes] = {
    "empty": b"",
    "one byte": b"\x00",
    "binary": bytes(range(256)),
    "utf-16": "format = 1".encode("utf-16"),
    "cp1250": 'title = "Přepad"'.encode("cp1250"),
    "a mark of order": b"\xef\xbb\xbfformat = 1\n",
    "old line ends": b"format = 1\rsystem = 'srd5'\r",
    "a number of 5000 digits": b"format = " + b"9" * 5000,
    "brackets a thousand deep": b"a = " + b"[" * 1000 + b"]" * 1000,
    "tables a thousand deep": b"[" + b".".join([b"a"] * 1000) + b"]\nb = 1\n",
    "no system": b"format = 1\n",
    "an unknown system": b'format = 1\nsystem = "gurps"\n',
    "a system that is a list": b"format = 1\nsystem = []\n",
    "a format that is true": b'format = true\nsystem = "srd5"\n',
    "a format of the future": b'format = 2\nsystem = "srd5"\n',
    "dates": b'format = 1979-05-27\nsystem = "srd5"\ntitle = 07:32:00\n',
    "inf": b'format = inf\nsystem = "srd5"\ncombatant = nan\n',
    "many unknown tables": b'format = 1\nsystem = "srd5"\n' + b"".join(b"[k%d]\na = 1\n" % one for one in range(2000)),
    "one key of 100,000 letters": b"k" * 100_000 + b" = 1\n",
    "escapes": b'format = 1\nsystem = "srd5"\ntitle = "T\\u001b]0;owned\\u0007"\n',
    "escapes in a key": b'format = 1\nsystem = "srd5"\n"\\u001b[2Jk" = 1\n',
    "turned writing": 'format = 1\nsystem = "srd5"\ntitle = "\u202eevil"\n'.encode(),
    "NUL": b'format = 1\nsystem = "srd5"\ntitle = "a\\u0000b"\n',
    "a save": b'{"bojiste": 1}',
    "a list": b"[]",
    "half a save": b'{"bojiste": 1, "engine": "0.1.0", "scene": {"fo',
}
TABLES = {
    "nobody": "",
    "combatants misspelt": "[[combatants]]\nid = 'a'",
    "combatant = 3": "combatant = 3",
    "combatant = {}": "[combatant]\nid = 'a'",
    "combatant = [3]": "combatant = [3, 'a']",
    "combatant = []": "combatant = []",
    "a block that is a list": "[[combatant]]\nblock = ['goblin']\nside = 'x'",
    "a block that is a list of lists": "[[combatant]]\nblock = [['goblin']]\nside = 'x'",
    "options that are a list": "options = []",
    "a printing that is a list": "[options]\nprinting = ['phb_cs']",
    "sides that are a word": "side = 'heroes'",
    "a side that is hostile to itself": "[[side]]\nid = 'a'\nrelations = { a = 'hostile' }",
    "a crowd": "\n".join(f"[[combatant]]\nid = 'g{n}'\nside = 'a'\ncount = 99" for n in range(4)),
    "a procedure of its own": "procedure = 'waltz'",
    "rulings of its own": "rulings = 'maybe'",
    "a title that is a number": "title = 3",
    "a title of nothing": "title = ''",
    "a title of 100,000 letters": f"title = '{'x' * 100_000}'",
    "a note that is a table": "note = { a = 1 }",
    "a map that is a number": "[field]\nmap = 3",
    "a map without end": "[field]\nmap = '''\n" + ("." * 400 + "\n") * 400 + "'''",
}
for system in ("srd5", "drd2"):
    for name, text in TABLES.items():
        TEXTS[f"{system}: {name}"] = f'format = 1\nsystem = "{system}"\n{text}\n'.encode()


@pytest.mark.parametrize("command", ["check", "play", "forecast", "replay", "--resume", "script", "decisions"])
@pytest.mark.parametrize("name", list(TEXTS))
def test_any_text_as_any_file(hold: Hold, tmp_path: Path, scene: Path, name: str, command: str) -> None:
    (tmp_path / "f").write_bytes(TEXTS[name])
    lines = {
        "check": ("check", "f"),
        "play": ("play", "f", "--auto"),
        "forecast": ("forecast", "f", "-n", "1"),
        "replay": ("replay", "f"),
        "--resume": ("play", "--resume", "f"),
        "script": ("play", "yard.toml", "--auto", "--dice", "script:f"),
        "decisions": ("play", "yard.toml", "--auto", "--decisions", "f"),
    }
    # an empty list of decisions is one; of these texts it is the only file that is in order
    assert (hold(*lines[command]).exit_code == 0) == (command == "decisions" and name in ("empty", "a mark of nothing"))


SPECIAL: dict[str, Callable[[Path], None]] = {
    "a folder": lambda path: path.mkdir(),
    "a pipe": lambda path: os.mkfifo(path),
    "a link to nothing": lambda path: path.symlink_to("nowhere"),
    "a circle of links": lambda path: path.symlink_to(path.name),
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a full device": lambda path: path.symlink_to("/dev/full"),
}
UNIX = pytest.mark.skipif(os.name == "nt", reason="no such files there")


@UNIX
@pytest.mark.parametrize("words", ["check f", "play f", "replay f", "play --resume f", "forecast f -n 1"])
@pytest.mark.parametrize("name", list(SPECIAL))
def test_what_is_no_file(hold: Hold, tmp_path: Path, name: str, words: str) -> None:
    SPECIAL[name](tmp_path / "f")
    assert hold(*words.split()).exit_code == 2


@UNIX
@pytest.mark.parametrize("name", [*SPECIAL, "300 letters", "no folder", "a scene", "a damaged save"])
def test_where_no_game_can_be_kept(hold: Hold, tmp_path: Path, scene: Path, name: str) -> None:
    target = {"300 letters": "x" * 300, "no folder": "no/such/f", "a scene": scene.name}.get(name, "f")
    if name in SPECIAL:
        SPECIAL[name](tmp_path / "f")
    if name == "a damaged save":
        (tmp_path / "f").write_text('{"bojiste": 1, "engine": "0')
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    result = hold("play", scene.name, "--save", target, input="q\n")
    assert result.exit_code == (0 if "link" in name else 2)  # a dead link is replaced by a save
    assert {path: path.read_bytes() for path in before} == before


def test_a_file_without_end(hold: Hold, tmp_path: Path) -> None:
    with open(tmp_path / "f", "wb") as file:
        file.truncate(2**33)
    for words in ("check f", "replay f", "play --resume f"):
        result = hold(*words.split())
        assert result.exit_code == 2 and "MiB" in result.output


@pytest.mark.parametrize("between", [" ", "\n"])
def test_a_script_of_half_a_million_words(hold: Hold, tmp_path: Path, scene: Path, between: str) -> None:
    (tmp_path / "f").write_text(f"word{between}" * 500_000)
    assert hold("play", scene.name, "--auto", "--dice", "script:f").exit_code == 2


def test_a_scene_with_a_long_name_is_kept_under_a_shorter_one(hold: Hold, tmp_path: Path, scene: Path) -> None:
    long = tmp_path / f"{'x' * 250}.toml"
    long.write_bytes(scene.read_bytes())
    assert hold("play", long.name, input="q\n").exit_code == 0
    assert list(tmp_path.glob("xxx*.save.json"))
