"""A scene as a Gymnasium environment: one seat is played by a program, tactics play the rest."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from bojiste.core.ask import GM
from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.env import sight
from bojiste.env.sight import MOST_ANSWERS, Observation
from bojiste.errors import NobodyThere

MOST_ASKS = 2000
"""A game of more questions is cut short."""


class SceneEnv(gymnasium.Env[Observation, int]):
    """One seat of a scene. An action is the place of an answer among those offered (``info["keys"]``).

    An action outside the mask counts as the default answer, and ``info["illegal"]`` says so. ``reset(seed=…)`` gives
    the dice their seed: the same seed and actions, the same game. The reward comes at the end: 1, 0 or -1.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (so the library has it)

    def __init__(self, scene: Scene, seat: str | None = None) -> None:
        people = [one for one in scene.seats if one != GM] or list(scene.seats)
        self.seat = people[0] if seat is None else seat
        if self.seat not in scene.seats:
            raise NobodyThere("unknown-seat", path="seat", value=self.seat, known=", ".join(scene.seats), near="")
        self.scene = scene
        self.side = sight.side_of(scene, self.seat)
        self.observation_space: spaces.Space[Any] = sight.space(scene)
        self.action_space: spaces.Space[Any] = spaces.Discrete(MOST_ANSWERS)
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dice = int(self.np_random.integers(2**31)) if seed is None else seed
        self.game = Game(self.scene, dice, people={self.seat})
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self._begun()
        if game.ask is None:  # it was over before this seat was asked anything
            return self._seen(), sight.reward(game, self.side), True, False, {**self._info(), "illegal": True}
        keys = sight.answers(game.ask, self.seat)
        legal = 0 <= int(action) < len(keys)
        game.answer(keys[int(action)] if legal else game.ask.default)
        over = game.outcome is not None
        cut = not over and game.ask is not None and game.ask.number > MOST_ASKS
        return self._seen(), sight.reward(game, self.side), over, cut, {**self._info(), "illegal": not legal}

    def _begun(self) -> Game:
        assert self.game is not None, "call reset first"
        return self.game

    def _seen(self) -> Observation:
        return sight.observe(self._begun(), self.seat, self.side)

    def _info(self) -> dict[str, Any]:
        """``keys``: the answers as words; ``topic``: what is asked; ``actor``: about whom."""
        ask = self._begun().ask
        if ask is None:
            return {"keys": (), "topic": "", "actor": None}
        return {"keys": sight.answers(ask, self.seat), "topic": ask.topic, "actor": ask.actor}
