"""The games as PettingZoo environments: every seat an agent, asked one after another (AEC).

    from burnham.lab.envs.pettingzoo import env
    game = env("raising_chicago", seats=3)

An observation is what the agent's seat may know, and a mask of what it may do now, as in the
classic games of PettingZoo.  A player of the box's own (solo) is no agent.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from burnham.kernel.errors import BadOption, Refused, shown
from burnham.kernel.position import Position
from burnham.lab.actions import STEPS, Actions
from burnham.lab.dealing import RENDER_MODES, Deals, Edition, Given, begun, checked_mode
from burnham.lab.envs.seeds import Seeds
from burnham.lab.extras import packages_of
from burnham.lab.observing import SCALED, Observer
from burnham.lab.rewards import SHARES, Rewards

with packages_of("rl"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv

Observation = dict[str, NDArray[Any]]
Last = tuple[Observation | None, float, bool, bool, dict[str, Any]]


def env(
    game: str,
    seats: int | None = None,
    options: Given = None,
    *,
    edition: Edition = None,
    actions: str = STEPS,
    rewards: str = SHARES,
    observations: str = SCALED,
    relative: bool = False,
    render_mode: str | None = None,
) -> GameEnv:
    """A game for so many seats.  `actions` are "steps" or "words", `rewards` "shares" or "points",
    `observations` "scaled" or "numbers"; `relative` ones begin with the seat that looks."""
    deals = Deals(game, seats, options, edition)
    observer = Observer(deals, observations, relative)
    means = Actions(deals.title, actions)
    return GameEnv(deals, means, Rewards(deals.title, rewards), observer, render_mode)


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game at a time; the agents are `seat_0`, `seat_1` …"""

    def __init__(
        self,
        deals: Deals,
        actions: Actions,
        rewards: Rewards,
        observer: Observer,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": deals.name,
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.deals = deals
        self.actions = actions
        self.final_rewards = rewards
        self.observer = observer
        self.render_mode = checked_mode(render_mode)
        self.seeds = Seeds()
        self.position: Position | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(deals.seats)]
        self.agents: list[str] = []
        seen: dict[str, spaces.Space[Any]] = {
            "observation": observer.space(),
            "action_mask": spaces.Box(0, 1, (actions.size,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(actions.size) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game.  The same seed gives the same games, this one and those that follow;
        `options` here are PettingZoo's, and change nothing."""
        self.position = self.deals.deal(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.position.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know; its mask is empty while others are asked."""
        position = begun(self.position)
        seat = self._seat_of(agent)
        legal = self.actions.legal(position) if position.seat == seat else []
        mask = np.frombuffer(self.actions.marked(legal), np.int8)
        return {"observation": self.observer.see(position, seat), "action_mask": mask}

    def _seat_of(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise BadOption("no-seat", seat=shown(agent))
        return self.possible_agents.index(agent)

    def last(self, observe: bool = True) -> Last:
        """What the agent that is asked sees and got; Refused where nobody is asked."""
        begun(self.position)
        if not self.agents:
            raise Refused("over")
        found: Last = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        """Who is asked, one after the other; Refused before the first reset, which would else look
        like a game without a question."""
        begun(self.position)
        found: Iterable[str] = super().agent_iter(max_iter)
        return found

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is asked; None if its game is over.  What is not legal
        is Refused, and nothing changes."""
        position = begun(self.position)
        if not self.agents:
            raise Refused("over")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        answer = self.actions.legal_answer(position, action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        position.take(answer)
        if position.over:
            self._finish(position)
        else:
            self.agent_selection = self.agents[position.seat]
        self._accumulate_rewards()

    def _finish(self, position: Position) -> None:
        self.rewards = dict(zip(self.agents, self.final_rewards.of(position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as plain text, as the seat that is asked sees it."""
        if self.render_mode is None:
            return None
        position = begun(self.position)
        return self.deals.told(position, self._seat_of(self.agent_selection))

    def close(self) -> None:
        """There is nothing to be closed."""
