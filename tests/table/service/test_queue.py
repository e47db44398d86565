"""Whose turn it is to have a bot think: an order, without clocks and processes."""

from __future__ import annotations

from collections import Counter

from burnham.table.service.queue import OPEN_TURN, Asker, Claim, FairQueue, Job, Lane

ADA, BRUNO, CLARA = (Asker(name, f"{name}'s address") for name in ("ada", "bruno", "clara"))
MANY = 40


def put(queue: FairQueue[str], asker: Asker, count: int = 1, lane: Lane = Lane.LONG) -> None:
    for _ in range(count):
        queue.put(Claim(lane, [asker]), asker.person)


def taken(queue: FairQueue[str]) -> Job[str]:
    job = queue.take()
    assert job is not None
    return job


def order(queue: FairQueue[str], count: int) -> list[str]:
    """What is done, one job after the other."""
    done = []
    for _ in range(count):
        job = taken(queue)
        queue.done(job)
        done.append(job.work)
    return done


def test_people_take_turns_however_much_one_of_them_asks() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, MANY)
    put(queue, BRUNO, 3)
    put(queue, CLARA, 3)
    assert order(queue, 6) == ["ada", "bruno", "clara"] * 2


def test_who_comes_while_another_floods_the_queue_is_next() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, MANY)
    busy = taken(queue)
    put(queue, BRUNO)
    queue.done(busy)
    assert order(queue, 2) == ["bruno", "ada"]


def test_who_asks_again_right_after_an_answer_waits_for_one_job_at_most() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, MANY)
    put(queue, BRUNO)
    for _ in range(10):
        assert "bruno" in order(queue, 2)
        put(queue, BRUNO)


def test_a_crowd_of_guests_has_no_more_turns_than_its_address() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for number in range(MANY):
        put(queue, Asker(f"guest {number}", "one address"))
    put(queue, BRUNO, 5)
    assert Counter(order(queue, 10))["bruno"] == 5


def test_at_one_address_new_guests_do_not_get_ahead_of_who_waits() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, Asker("bruno", "one address"))
    assert order(queue, 1) == ["bruno"]
    put(queue, Asker("ada", "one address"))
    put(queue, Asker("bruno", "one address"))
    for number in range(MANY):
        put(queue, Asker(f"guest {number}", "one address"))
        if "bruno" in order(queue, 1):
            assert number < 3
            return
    raise AssertionError("new guests came first for ever")


def test_the_last_free_processes_are_for_those_who_have_none() -> None:
    queue: FairQueue[str] = FairQueue(4)
    put(queue, ADA, MANY)
    assert [taken(queue).work for _ in range(2)] == ["ada", "ada"]
    assert queue.take() is None
    put(queue, Asker("anna", ADA.address), 2)
    assert taken(queue).work == "anna"  # a person who has none
    assert queue.take() is None
    put(queue, BRUNO, 2)
    assert taken(queue).work == "bruno"  # an address that has none
    assert queue.take() is None


def test_a_process_that_is_free_again_is_used() -> None:
    queue: FairQueue[str] = FairQueue(2)
    put(queue, ADA, 2)
    first = taken(queue)
    assert queue.take() is None
    queue.done(first)
    assert taken(queue).work == "ada"


def test_alone_with_one_process_one_has_it() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, 2)
    assert order(queue, 2) == ["ada", "ada"]


def test_a_table_is_served_by_the_turn_of_any_who_sit_there() -> None:
    """Bruno does not wait longer because he plays with somebody who floods the queue."""
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, MANY)
    assert order(queue, 2) == ["ada", "ada"]
    queue.put(Claim(Lane.LONG, [ADA, BRUNO]), "both")
    assert order(queue, 1) == ["both"]


def test_quick_moves_then_long_ones_then_hints_then_the_rest() -> None:
    queue: FairQueue[str] = FairQueue(1)
    for lane in reversed(Lane):
        queue.put(Claim(lane, [ADA]), lane.name)
    assert order(queue, 4) == ["QUICK", "LONG", "HINT", "LATER"]


def test_moves_of_others_come_before_an_analysis() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, lane=Lane.LATER)
    put(queue, BRUNO, 3)
    assert order(queue, 4) == ["bruno"] * 3 + ["ada"]


def test_but_nothing_waits_for_ever() -> None:
    queue: FairQueue[str] = FairQueue(1)
    put(queue, ADA, lane=Lane.LATER)
    for turn in range(1, OPEN_TURN + 1):
        put(queue, BRUNO, lane=Lane.QUICK)
        put(queue, CLARA, lane=Lane.HINT)
        if order(queue, 1) == ["ada"]:
            assert turn == OPEN_TURN
            return
    raise AssertionError("the analysis was never made")


def test_what_nobody_wants_any_more_is_not_done() -> None:
    queue: FairQueue[str] = FairQueue(1)
    job = queue.put(Claim(Lane.LONG, [ADA]), "ada")
    queue.drop(job)
    assert queue.take() is None
    queue.drop(job)
