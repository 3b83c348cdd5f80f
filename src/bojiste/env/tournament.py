"""A worked example: ``python -m bojiste.env.tournament [SCENE [GAMES]]``.

Nothing is learned. A random player, a greedy one and the system's best tactic play both sides of a scene against each
other in the PettingZoo environment, and a table says how often the first side won.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np

from bojiste.env.aec import SceneAEC
from bojiste.env.sight import VERBS
from bojiste.errors import Problem, SceneError
from bojiste.files.scenes import load
from bojiste.tell.language import default_language
from bojiste.tell.problems import problems
from bojiste.tell.words import Words

Player = Callable[[SceneAEC, str, Mapping[str, Any]], int]
"""Chooses the place of an answer for a seat from what it observes."""
FILES = "bojiste.cli.text"
"""Where it is said what is wrong with files."""
ATTACK = crc32(b"attack") % VERBS + 1


def at_random(env: SceneAEC, seat: str, seen: Mapping[str, Any]) -> int:
    """Any answer, all alike; the same ones in the same place of the same game."""
    ask = env.game.ask
    assert ask is not None
    random = np.random.default_rng((env.game.seed, ask.number))
    return int(random.choice(np.flatnonzero(seen["action_mask"])))


def greedy(env: SceneAEC, seat: str, seen: Mapping[str, Any]) -> int:
    """Attacks whom the fewest points are left where it can, and answers by default otherwise."""
    verbs, whom = seen["answers"][:, 0], seen["answers"][:, 1]
    attacks = np.flatnonzero((verbs == ATTACK) & (whom > 0))
    if len(attacks):
        return int(min(attacks, key=lambda at: (seen["people"][whom[at] - 1][2], at)))
    ask = env.game.ask
    assert ask is not None
    return int(env.infos[seat]["keys"].index(ask.default))


def clever(env: SceneAEC, seat: str, seen: Mapping[str, Any]) -> int:
    """The system's best tactic, asked as a forecast asks it; it sees what the seat sees."""
    game, ask = env.game, env.game.ask
    assert ask is not None
    policies = game.scene.system.policies
    best = game.scene.system.bands[-1] if game.scene.system.bands else next(iter(policies))
    key, keys = policies[best](ask, game.view(seat)), env.infos[seat]["keys"]
    return int(keys.index(key if key in keys else ask.default))


PLAYERS: Mapping[str, Player] = {"random": at_random, "greedy": greedy, "clever": clever}


def play(env: SceneAEC, players: Mapping[str, Player], seed: int) -> str | None:
    """One game, each side by its player; who wins."""
    env.reset(seed=seed)
    for seat in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else players[env.sides[seat]](env, seat, seen))
    return env.game.outcome.winner if env.game.outcome is not None else None


def table(env: SceneAEC, games: int) -> list[list[int]]:
    """For each pair of players, how many of so many games the first side won."""
    first, second = (side.id for side in env.scene.sides[:2])
    return [
        [sum(play(env, {first: one, second: other}, seed) == first for seed in range(games)) for other in
         PLAYERS.values()]
        for one in PLAYERS.values()
    ]  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Print the table of a scene (the goblin ambush) and a number of games (10) for each pair; what cannot be played is
    told on stderr, a line each."""
    from bojiste.files.examples import examples

    try:
        path = Path(arguments[0]) if arguments else examples()["srd5/goblin_ambush"]
        games = _games(arguments[1]) if len(arguments) > 1 else 10
        env = SceneAEC(load(path))
        print(f"{'':>10}" + "".join(f"{name:>10}" for name in PLAYERS))
        for name, row in zip(PLAYERS, table(env, games), strict=True):
            print(f"{name:>10}" + "".join(f"{100 * won // games:>9}%" for won in row))
    except SceneError as fault:
        words = Words(default_language(), fault.system)
        words.packages = (*words.packages, FILES)
        print(*problems(words, fault), sep="\n", file=sys.stderr)
        return 2
    return 0


def _games(text: str) -> int:
    """How many games; ``SceneError`` where that is no number from 1 on."""
    if not re.fullmatch(r"-?\d{1,9}", text, re.ASCII):
        raise SceneError([Problem("GAMES", text, "fact-no-number")])
    if int(text) < 1:
        raise SceneError([Problem("GAMES", int(text), "below-minimum", {"minimum": 1})])
    return int(text)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
