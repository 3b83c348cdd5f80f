"""A scene as a PettingZoo environment: every seat is played by a program, one question after another."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from bojiste.core.game import Game
from bojiste.core.scene import Scene
from bojiste.env import sight
from bojiste.env.gym import MOST_ASKS
from bojiste.env.sight import MOST_ANSWERS, Observation


class SceneAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats of a scene; whoever is asked is on. Actions, masks, seeds and rewards are those of ``SceneEnv``."""

    metadata: ClassVar[dict[str, Any]] = {"name": "bojiste_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.render_mode = None
        self.possible_agents = list(scene.seats)
        self.sides = {seat: sight.side_of(scene, seat) for seat in scene.seats}
        self.observation_spaces = {seat: sight.space(scene) for seat in scene.seats}
        self.action_spaces = {seat: spaces.Discrete(MOST_ANSWERS) for seat in scene.seats}
        self._begun = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begun = self._begun + 1 if seed is None else seed
        self.game = Game(self.scene, self._begun, people=self.possible_agents)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        self.agent_selection = self.agents[0]
        self._look()

    def observe(self, agent: str) -> Observation:
        return sight.observe(self.game, agent, self.sides[agent])

    def step(self, action: int | None) -> None:
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        ask = self.game.ask
        assert ask is not None and action is not None
        keys = sight.answers(ask, seat)
        self._cumulative_rewards[seat] = 0.0
        self.game.answer(keys[int(action)] if 0 <= int(action) < len(keys) else ask.default)
        self._look()
        self._accumulate_rewards()

    def _look(self) -> None:
        """Who is on now, and whether it is over."""
        ask = self.game.ask
        self._clear_rewards()
        if self.game.outcome is not None:
            self.rewards = {seat: sight.reward(self.game, self.sides[seat]) for seat in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif ask is not None and ask.number > MOST_ASKS:
            self.truncations = dict.fromkeys(self.agents, True)
        if ask is not None:
            self.agent_selection = ask.seat
            self.infos = {seat: {} for seat in self.agents}
            self.infos[ask.seat] = {"keys": sight.answers(ask, ask.seat), "topic": ask.topic, "actor": ask.actor}

    def render(self) -> None:
        """Nothing is drawn: a game is read by its log."""

    def close(self) -> None:
        """Nothing is held open."""
