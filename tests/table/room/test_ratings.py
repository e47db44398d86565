"""Ratings, places and consent of finished games, without a store."""

from __future__ import annotations

from dataclasses import replace

import pytest

from burnham.bots import LEVELS
from burnham.games import names
from burnham.table.room.consent import may_be_used, read_consent, say_of_game
from burnham.table.room.ratings import FEW, Rating, beginning, bots_of, rated
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.results import Finished, Player, places
from tests.table.tables import ADA, BRUNO, CLARA, play_to_the_end, two

GAME = "san_francisco"


def person(seat: int, who: str, **more: object) -> Player:
    return replace(Player(seat, who, who.title(), "", False, member=True), **more)  # type: ignore[arg-type]


def bot(seat: int, level: str) -> Player:
    return Player(seat, None, "Wren", level, False)


def game(*players: Player, ranks: tuple[int, ...] = (1, 2), number: int = 0) -> Finished:
    return Finished(f"t{number}", GAME, float(number), ranks, players)


ADA_WINS = game(person(0, ADA), person(1, BRUNO))


def test_winning_raises_and_losing_lowers_a_rating() -> None:
    found = rated([ADA_WINS])
    ada, bruno = found[GAME, ADA], found[GAME, BRUNO]
    assert ada.points > 1500 > bruno.points
    assert (ada.games, ada.won, bruno.games, bruno.won) == (1, 1, 1, 0)
    assert ada.low < ada.points < ada.high


def test_the_more_is_played_the_narrower_the_range() -> None:
    games = [replace(ADA_WINS, ranks=(1, 2) if n % 2 else (2, 1)) for n in range(40)]
    few, many = rated(games[:4])[GAME, ADA], rated(games)[GAME, ADA]
    assert many.high - many.low < few.high - few.low
    assert abs(many.points - 1500) < 100


def test_the_same_games_give_the_same_ratings_and_their_order_matters() -> None:
    other = game(person(0, BRUNO), person(1, CLARA), number=1)
    assert rated([ADA_WINS, other]) == rated([ADA_WINS, other])
    assert rated([ADA_WINS, other]) != rated([other, ADA_WINS])


@pytest.mark.parametrize(
    "passed_over",
    [
        game(person(0, ADA), person(1, BRUNO, member=False)),
        game(person(0, ADA), person(1, ADA)),
        game(person(0, ADA), ranks=(1,)),
        game(person(0, ADA), ranks=(2, 1)),  # against the box's own player
        replace(ADA_WINS, hints=True),
        replace(ADA_WINS, own_edition=True),
    ],
    ids=["a guest", "one person on two seats", "alone", "solo", "hints", "own components"],
)
def test_what_does_not_count(passed_over: Finished) -> None:
    assert rated([passed_over]) == {}
    assert rated([passed_over, ADA_WINS]) == rated([ADA_WINS])


def test_who_left_counts_as_last() -> None:
    assert places([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert places([1, 2, 3], [True, False, True]) == [2, 1, 2]
    assert places([1, 1, 3], [False, False, False]) == [1, 1, 3]
    left = game(person(0, ADA, left=True), person(1, BRUNO))
    assert rated([left])[GAME, BRUNO].points > 1500


def test_three_with_a_tie() -> None:
    players = person(0, ADA), person(1, BRUNO), person(2, CLARA)
    found = rated([game(*players, ranks=(1, 1, 3))])
    assert found[GAME, ADA].points == found[GAME, BRUNO].points > found[GAME, CLARA].points


def test_bots_begin_where_they_were_measured() -> None:
    for title in names():
        begin = {level: beginning(title, f"bot:{level}").points for level in LEVELS}
        assert bots_of(title) == list(LEVELS)
        assert begin["normal"] == 1500
        assert begin["random"] < begin["easy"] < begin["normal"] < begin["hard"]
    assert bots_of("toy") == []
    assert beginning("toy", "bot:hard") == Rating()


def test_bots_are_rated_by_the_same_games() -> None:
    found = rated([game(person(0, ADA), bot(1, "hard"))])
    hard = found[GAME, "bot:hard"]
    assert hard.points < beginning(GAME, "bot:hard").points
    assert hard.games == 1 < FEW
    beaten = rated([game(person(0, ADA), bot(1, "easy"))])
    assert found[GAME, ADA].points > beaten[GAME, ADA].points


def test_two_bots_of_one_level_share_a_rating() -> None:
    players = person(0, ADA), bot(1, "normal"), bot(2, "normal")
    found = rated([game(*players, ranks=(1, 2, 3))])
    assert found[GAME, "bot:normal"].games == 1
    assert found[GAME, "bot:normal"].points < 1500


def test_a_former_members_games_go_on_counting() -> None:
    gone = game(person(0, ADA), person(1, BRUNO, former=True, name=""))
    assert rated([gone])[GAME, ADA] == rated([ADA_WINS])[GAME, ADA]


# --- consent -----------------------------------------------------------------------------------


def agreeing(one: str = "", all_: bool = False) -> Finished:
    bruno = person(1, BRUNO, consent=one, consents=all_)
    return game(person(0, ADA, consent="yes"), bruno)


def test_a_game_may_be_used_only_if_all_its_people_agree() -> None:
    assert not may_be_used(ADA_WINS)
    assert not may_be_used(agreeing())
    assert may_be_used(agreeing("yes"))
    assert may_be_used(agreeing(all_=True))
    assert not may_be_used(agreeing("no", all_=True))


def test_bots_are_not_asked_and_former_players_cannot_be() -> None:
    ada = person(0, ADA, consent="yes")
    assert may_be_used(game(ada, bot(1, "normal")))
    assert not may_be_used(game(ada, person(1, BRUNO, consent="yes", former=True)))
    assert not may_be_used(game(bot(0, "normal"), bot(1, "normal")))


def test_what_is_said_of_a_game_is_stored_with_it() -> None:
    room = two()
    say_of_game(room, ADA, read_consent("yes"))
    play_to_the_end(room)
    say_of_game(room, BRUNO, read_consent("no"))
    assert [seat.consent for seat in room.seats] == ["yes", "no"]
    with pytest.raises(NotYours):
        say_of_game(room, CLARA, "yes")
    with pytest.raises(Wrong):
        read_consent("perhaps")


def test_a_game_knows_how_it_ended() -> None:
    room = two()
    assert (room.header.ranks, room.header.ended) == ((), None)
    play_to_the_end(room)
    assert sorted(room.header.ranks)[0] == 1
    assert room.header.ended == 0.0
    winners = tuple(seat for seat, rank in enumerate(room.header.ranks) if rank == 1)
    assert room.header.winners == winners
