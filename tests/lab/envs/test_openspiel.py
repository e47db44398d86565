"""OpenSpiel plays our games by its own tests, and nobody there learns what no seat may know."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from burnham.games import names, title_of
from burnham.kernel.errors import BadOption
from burnham.lab.envs.openspiel import MOST_SIDES, SpielState
from burnham.lab.extras import MissingExtra
from tests.lab.test_rolls import CASES

SAMPLE = [("san_francisco", 2), ("chicago_1875", 3)]


def loaded(game: str, players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"burnham_{game}(players={players}{more})")


def played(game: Any, seed: int = 1) -> Iterator[Any]:
    """Every state of a random game; it is the caller's no longer than until the next."""
    chosen = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        actions = [roll for roll, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(chosen.choice(actions or state.legal_actions())))
    yield state


def asked(game: Any, number: int) -> Any:
    """A state in which a player is asked, after so many answers."""
    nodes = (state for state in played(game) if state.is_player_node())
    return [state.clone() for state, _ in zip(nodes, range(number + 1), strict=False)][-1]


# --- its own tests ------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), SAMPLE)
def test_it_plays_and_keeps_games_of_ours(game: str, players: int) -> None:
    pyspiel.random_sim_test(loaded(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("rewards", ["shares", "points"])
@pytest.mark.parametrize(("game", "players"), CASES)
def test_it_plays_and_keeps_all_of_them(game: str, players: int, rewards: str) -> None:
    found = loaded(game, players, f",rewards={rewards}")
    pyspiel.random_sim_test(found, num_sims=3, serialize=True, verbose=False)


def check_resampling(game: str, players: int, every: int) -> None:
    """As OpenSpiel tests it for its own games: what is imagined looks the same to the player."""
    differed = False
    for number, state in enumerate(played(loaded(game, players))):
        if not state.is_player_node() or number % every:
            continue
        for player in range(players):
            dream = state.resample_from_infostate(player, np.random.RandomState(number).rand)
            for told in ("information_state_string", "observation_string", "observation_tensor"):
                assert getattr(dream, told)(player) == getattr(state, told)(player)
            assert dream.current_player() == state.current_player()
            if player == state.current_player():
                assert dream.legal_actions() == state.legal_actions()
            assert dream.history() == []
            differed = differed or str(dream) != str(state)
    assert differed != state.recalled.rolls.asked.hides_nothing()


@pytest.mark.parametrize(("game", "players"), SAMPLE)
def test_an_imagined_state_looks_the_same(game: str, players: int) -> None:
    check_resampling(game, players, every=16)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_imagined_state_looks_the_same(game: str, players: int) -> None:
    check_resampling(game, players, every=1)


# --- chance -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", names())
def test_chance_is_one_fair_roll_at_a_time(game: str) -> None:
    rolls = 0
    for state in played(loaded(game, 2)):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            rolls += 1
            assert 2 <= len(outcomes) <= MOST_SIDES
            assert [roll for roll, _ in outcomes] == list(range(len(outcomes)))
            assert {part for _, part in outcomes} == {1.0 / len(outcomes)}
    assert rolls


def test_who_searches_does_not_know_what_will_be_rolled() -> None:
    """After the same answer the dice may fall in every way."""
    for state in played(loaded("chicago_1991", 2)):
        if state.is_chance_node():
            faces = {str(state.child(roll)) for roll, _ in state.chance_outcomes()}
            assert len(faces) > 1
            return
    raise AssertionError("nothing was rolled")


# --- what is known ------------------------------------------------------------------------


def secret_lines(state: Any) -> set[tuple[str, int]]:
    return {(line.text, line.only) for line in state.recalled.lines if line.only >= 0}


def test_a_player_recalls_all_it_has_heard_and_answered() -> None:
    """What is heard never gets lost, and nobody hears another's secrets."""
    before = [""] * 2
    for state in played(loaded("san_francisco", 2)):
        for player in range(2):
            heard = state.information_state_string(player).rpartition("\n")[0]
            assert heard.startswith(before[player])
            before[player] = heard
        assert all(
            line.text in before[line.only] for line in state.recalled.lines if line.only >= 0
        )
    kept = [line for line in before[0].split("\n") if line.startswith("keep_tender")]
    assert len(kept) == 1
    assert len([line for line in before[1].split("\n") if line.startswith("keep_tender")]) == 1


def test_an_imagined_past_has_nothing_that_others_heard() -> None:
    state = asked(loaded("san_francisco", 2), 20)
    dream = state.resample_from_infostate(0, np.random.RandomState(1).rand)
    assert {only for _, only in secret_lines(state)} == {0, 1}
    assert {only for _, only in secret_lines(dream)} == {0}


def test_observations_are_of_what_a_player_sees() -> None:
    state = asked(loaded("san_francisco", 2), 20)
    setting, position = state.setting, state.recalled.rolls.asked
    for player in range(2):
        expected = setting.flat.numbers(position.seen_by(player))
        assert state.observation_tensor(player) == [float(number) for number in expected]
    assert state.observation_tensor(0) != state.observation_tensor(1)
    assert "rng" not in state.observation_string(0)
    assert state.information_state_tensor(0) == []  # what is seen now is not all that is known


# --- copies -------------------------------------------------------------------------------


def test_copies_go_their_own_ways() -> None:
    state = asked(loaded("san_francisco", 2), 10)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before
    assert str(twin) != before
    assert twin.history() == [*state.history(), twin.history()[-1]]


def test_an_imagined_state_is_kept_as_it_is_imagined() -> None:
    game = loaded("san_francisco", 2)
    dream = asked(game, 20).resample_from_infostate(0, np.random.RandomState(3).rand)
    kept = pyspiel.serialize_game_and_state(game, dream)
    _, again = pyspiel.deserialize_game_and_state(kept)
    assert str(again) == str(dream)
    assert again.information_state_string(0) == dream.information_state_string(0)


# --- rewards and parameters ---------------------------------------------------------------


def test_rewards_are_shares_or_points() -> None:
    for rewards, kind in [("shares", "ZERO_SUM"), ("points", "GENERAL_SUM")]:
        game = loaded("chicago_1875", 3, f",rewards={rewards}")
        assert game.get_type().utility.name == kind
        for state in played(game):
            if not state.is_terminal():
                assert state.returns() == [0.0] * 3
        scores = title_of("chicago_1875").rules.scores(state.recalled.rolls.asked)
        if rewards == "points":
            assert state.returns() == [float(total) for total in scores.totals]
        else:
            assert sum(state.returns()) == pytest.approx(0.0)
            assert max(state.returns()) == state.returns()[scores.ranks().index(1)]


def test_alone_one_plays_against_the_box() -> None:
    game = loaded("san_francisco", 1, ",options=level:hard")
    assert game.num_players() == 1
    asked_players = {state.current_player() for state in played(game)}
    assert asked_players == {0, pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL}
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_are_those_of_the_game() -> None:
    game = loaded("san_francisco", 2, ",options=duopoly:true;park:golden_gate_park")
    options = game.new_initial_state().setting.deal.options
    assert options["duopoly"] is True
    assert options["park"] == "golden_gate_park"


@pytest.mark.parametrize(
    "wrong",
    ["players=9", "options=duopoly", "options=duopoly:perhaps", "options=no:1", "rewards=fame"],
)
def test_what_does_not_fit_is_refused_in_a_sentence(wrong: str) -> None:
    with pytest.raises(BadOption) as refused:
        pyspiel.load_game(f"burnham_san_francisco({wrong})")
    assert str(refused.value).endswith((".", "”"))


def test_without_the_package_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "burnham.lab.envs.openspiel")
    with pytest.raises(MissingExtra, match=r"burnham\[openspiel\]"):
        importlib.import_module("burnham.lab.envs.openspiel")


# --- searches -----------------------------------------------------------------------------

Search = Callable[[Any, Any, np.random.RandomState], Any]


def tree_search(game: Any, evaluator: Any, chance: np.random.RandomState) -> Any:
    return mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=chance)


def information_set_search(game: Any, evaluator: Any, chance: np.random.RandomState) -> Any:
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=chance)


@pytest.mark.parametrize("search", [tree_search, information_set_search])
@pytest.mark.parametrize(("game", "players"), SAMPLE)
def test_its_searches_find_an_answer(search: Search, game: str, players: int) -> None:
    found, chance = loaded(game, players), np.random.RandomState(1)
    state = asked(found, 30)
    bot = search(found, mcts.RandomRolloutEvaluator(1, chance), chance)
    assert bot.step(state) in state.legal_actions()
    assert isinstance(state, SpielState)
