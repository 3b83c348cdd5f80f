"""Whether this checkout still plays the fights of another commit, event by event: ``tools/same_fights.py [REV]``.

    python tools/same_fights.py                    every system, beside HEAD
    python tools/same_fights.py main~3 srd5        one system, beside another commit
    python tools/same_fights.py --fights 4 -k dragon

Played are the shipped examples, the scenes of the benchmark, each block of srd5's bestiary against a knight and a mage
on a small map, and a caster for each of its spells; everything by its tactics and by somebody who answers blindly, so
that deeds come up which no tactic chooses. Games are compared by their chains over the events; of a game that differs
the first event that does so is shown as both sides have it. Meant for changes that must change nothing: exit code 1
where something differs. What a commit plays is kept beside the interpreter's environment and not played twice.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = Path(sys.prefix) / "same_fights"
SEED = 11
WAYS = ("tactics", "blind")
PARTS = 2
"""Processes that play at once."""

Games = dict[str, list[str]]
"""Name of a game -> its chain: one link an event."""


# -- in a process of its own, with the sources of one commit -------------------------------------------------------


def arena(title: str, *people: dict[str, Any]) -> dict[str, Any]:
    """A small map; twelve rounds are enough to see what somebody does."""
    return {
        "format": 1,
        "system": "srd5",
        "title": title,
        "options": {"max_rounds": 12},
        "field": {"map": "\n".join(["." * 20] * 14)},
        "combatant": list(people),
    }


def fighter(block: str, side: str, x: int, y: int, **more: Any) -> dict[str, Any]:
    return {"block": block, "id": f"{side}-{block}", "side": side, "now": {"position": [x, y]}} | more


def duel(block: str) -> dict[str, Any]:
    """A block of the bestiary against a knight and a mage."""
    heroes = fighter("knight", "heroes", 3, 3), fighter("mage", "heroes", 1, 9)
    return arena(block, *heroes, fighter(block, "others", 11, 5))


def casting(spell: str) -> dict[str, Any]:
    """Somebody who can cast one spell, with a friend, against a few of several kinds."""
    caster = fighter("archmage", "heroes", 5, 5, spells=[spell], cast_before=[], slots=[9] * 9, hp_max=200)
    enemies = [fighter(*one) for one in (("ogre", "foes", 9, 5), ("ghoul", "foes", 7, 7), ("knight", "foes", 12, 9))]
    return arena(spell, caster, fighter("veteran", "heroes", 6, 5, now={"position": [6, 5], "hp": 9}), *enemies)


def scenes(tree: Path) -> Iterator[tuple[str, Any]]:
    """Every scene by name: the path of an example, or the raw table of a fight on the small map."""
    for path in sorted((tree / "examples").glob("*/*.toml")):
        yield f"{path.parent.name}/{path.stem}", path
    import bojiste

    srd5 = bojiste.system("srd5")
    for block in sorted(srd5.blocks()):
        yield f"srd5/block:{block}", duel(block)
    for thing in srd5.shelf().things():
        if thing.kind == "things-spell":
            yield f"srd5/spell:{thing.id}", casting(thing.id)


def blindly(fight: int) -> Any:
    """A tactic that answers anything, a spell where there is one every other time."""
    from bojiste.core.policy import random_policy

    anything = random_policy(fight)

    def choose(ask: Any, view: Any) -> str:
        casts = [key for key in ask.keys if key.startswith("cast:")] if ask.number % 2 else []
        return casts[ask.number % len(casts)] if casts else anything(ask, view)

    return choose


def read(source: Any) -> Any:
    """The scene, or ``None`` where it is refused, as it must then be by both."""
    import bojiste

    try:
        return bojiste.load(source) if isinstance(source, Path) else bojiste.read_scene(source)
    except bojiste.errors.SceneError:
        return None


def played(scene: Any, fight: int, blind: bool) -> tuple[list[Any], list[str]]:
    """The events of a game, and the fault that has ended it, if one has: that is a part of what a commit plays."""
    from bojiste.core.run import Run, source

    policies = dict.fromkeys(scene.system.policies, blindly(fight)) if blind else None
    events: list[Any] = []
    run = Run(scene, source(scene, "tape", SEED, fight, frozenset()), policies=policies, events=events)
    try:
        run.advance()
    except Exception as fault:
        return events, [f"fault: {fault!r}"]
    return events, []


def system_of(name: str, source: Any) -> str:
    """The system of a scene; the benchmark's scenes stand in a folder of their own."""
    if name.startswith("bench/"):
        return str(tomllib.loads(source.read_text(encoding="utf-8"))["system"])
    return name.split("/")[0]


def play_part(tree: Path, part: int, fights: int, systems: list[str], like: str) -> Games:
    from bojiste.core.save import Chain

    games: Games = {}
    named = [(name, source) for name, source in scenes(tree) if like in name]
    chosen = [(name, source) for name, source in named if not systems or system_of(name, source) in systems]
    for name, source in chosen[part::PARTS]:
        scene = read(source)
        for fight in range(fights) if scene is not None else ():
            for way in WAYS:
                events, fault = played(scene, fight, way == "blind")
                games[f"{name}#{way}#{fight}"] = [*Chain().upto(events), *fault]
    return games


def event(tree: Path, name: str, index: int) -> str:
    """One event of a game, as the journal has it."""
    scene, way, fight = name.rsplit("#", 2)
    events, fault = played(read(dict(scenes(tree))[scene]), int(fight), way == "blind")
    told = [*map(repr, events), *fault]
    return told[index] if index < len(told) else "(no such event)"


# -- beside one another ---------------------------------------------------------------------------------------------


def child(tree: Path, *words: str) -> str:
    """What this file prints when it runs with the sources of a tree."""
    env = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, __file__, "--tree", str(tree), *words], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stderr)
    return done.stdout


def of_tree(tree: Path, words: list[str]) -> Games:
    with ThreadPoolExecutor(PARTS) as pool:
        parts = pool.map(lambda part: json.loads(child(tree, "--part", str(part), *words)), range(PARTS))
        return {name: chain for games in parts for name, chain in games.items()}


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def differing(mine: Games, theirs: Games) -> Iterator[tuple[str, int]]:
    """Games that are not the same, each with the place of the first event that differs."""
    for name in sorted(mine.keys() | theirs.keys()):
        here, there = mine.get(name, []), theirs.get(name, [])
        if here != there:
            pairs = zip(here, there, strict=False)
            yield name, next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(here), len(there)))


def compare(rev: str, words: list[str], shown: int) -> int:
    commit = git("rev-parse", rev)
    kept = KEPT / f"{commit}-{'_'.join(words).replace('/', '.')}.json"
    with tempfile.TemporaryDirectory() as folder:
        other = Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(other), commit)
        try:
            if not kept.is_file():
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_text(json.dumps(of_tree(other, words)), encoding="utf-8")
            theirs: Games = json.loads(kept.read_text(encoding="utf-8"))
            mine = of_tree(ROOT, words)
            different = list(differing(mine, theirs))
            for name, index in different[:shown]:
                print(f"{name}: event {index}")
                print("  there:", child(other, "--event", name, str(index)).strip())
                print("  here: ", child(ROOT, "--event", name, str(index)).strip())
        finally:
            git("worktree", "remove", "--force", str(other))
    print(f"{len(mine)} games, {sum(map(len, mine.values()))} events; {len(different)} differ from {commit[:8]}")
    print(*(name for name, _ in different[shown:]), sep="\n", end="\n" if different[shown:] else "")
    return 1 if different else 0


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("rev", nargs="?", default="HEAD")
    given.add_argument("systems", nargs="*")
    given.add_argument("--fights", default="2", help="of each example")
    given.add_argument("-k", dest="like", default="", help="only scenes with this in their name")
    given.add_argument("--shown", type=int, default=3, help="games whose first difference is shown")
    given.add_argument("--tree", type=Path, help=argparse.SUPPRESS)
    given.add_argument("--part", type=int, help=argparse.SUPPRESS)
    given.add_argument("--event", nargs=2, help=argparse.SUPPRESS)
    words = given.parse_args()
    if words.event:
        print(event(words.tree, words.event[0], int(words.event[1])))
        return 0
    if words.tree:
        systems = [word for word in [words.rev, *words.systems] if word != "HEAD"]
        print(json.dumps(play_part(words.tree, words.part, int(words.fights), systems, words.like)))
        return 0
    like = ["-k", words.like] if words.like else []
    systems = ["HEAD", *words.systems] if words.systems else []
    return compare(words.rev, ["--fights", words.fights, *like, *systems], words.shown)


if __name__ == "__main__":
    sys.exit(main())
