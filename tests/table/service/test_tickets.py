"""Tickets: the server is bound to a secret that it need not keep."""

from __future__ import annotations

import pytest

from burnham.table.room import fairness
from burnham.table.room.refusals import Wrong
from burnham.table.service.tickets import GOOD_FOR, Tickets

KEY = b"key" * 8


def at(now: float) -> Tickets:
    return Tickets(KEY, lambda: now)


def test_a_ticket_leads_to_the_secret_that_was_committed_to() -> None:
    given = at(0.0).new("ada")
    secret = at(10.0).secret("ada", given.ticket, given.commitment)
    assert fairness.commitment(secret) == given.commitment
    assert at(0.0).new("ada") != given


def test_a_ticket_that_is_not_mine_or_not_ours() -> None:
    given, other = at(0.0).new("ada"), at(0.0).new("ada")
    tries = [
        ("bruno", given.ticket, given.commitment),
        ("ada", given.ticket, other.commitment),
        ("ada", given.ticket, ""),
        ("ada", f"9{given.ticket}", given.commitment),
        ("ada", "", given.commitment),
        ("ada", "x" * 40, given.commitment),
        ("ada", "9" * 13 + "." + "a" * 32, given.commitment),
    ]
    for person, ticket, commitment in tries:
        with pytest.raises(Wrong, match="ticket"):
            at(0.0).secret(person, ticket, commitment)
    with pytest.raises(Wrong, match="ticket"):
        Tickets(b"another").secret("ada", given.ticket, given.commitment)


def test_a_ticket_grows_old() -> None:
    given = at(0.0).new("ada")
    assert at(GOOD_FOR).secret("ada", given.ticket, given.commitment)
    with pytest.raises(Wrong, match="ticket-old"):
        at(GOOD_FOR + 1).secret("ada", given.ticket, given.commitment)
