"""Duels: the one at hand, the last one, and the chances of all."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.games.chicago_1991.box import NONE, STRENGTHS, Box
from burnham.games.chicago_1991.position import Chicago
from burnham.games.chicago_1991.questions import STEPS, THROW
from burnham.kernel.title import Variables


@dataclass(frozen=True)
class Duel:
    """The last duel, read from the position's row of numbers."""

    phase: int
    round: int
    field: int
    fighters: tuple[int, int]  # attacker, defender
    rings: tuple[int, int]  # before the duel
    throws: tuple[tuple[int, int], ...]

    @property
    def left(self) -> tuple[int, int]:
        """Rings after the ties."""
        ties = sum(1 for x, y in self.throws if x == y)
        return self.rings[0] - ties, self.rings[1] - ties

    @property
    def winner(self) -> int:
        """0 is the attacker, 1 the defender; NONE if both fell."""
        (x, y), (a, d) = self.throws[-1], self.left
        if x != y:
            return 0 if x > y else 1
        return NONE if a == d else 0 if a else 1


def read_duel(g: Chicago) -> Duel | None:
    if not g.last_duel:
        return None
    phase, round, field, attacker, a, defender, d, *dice = g.last_duel
    throws = tuple(zip(dice[::2], dice[1::2], strict=True))
    return Duel(phase, round, field, (attacker, defender), (a, d), throws)


# --- the last duel ----------------------------------------------------------------------------


def _fought(g: Chicago) -> Duel:
    found = read_duel(g)
    if found is None:
        raise LookupError("no duel yet")
    return found


def last_fighter(g: Chicago, value: int) -> Variables:
    fought = _fought(g)
    return {
        "member": fought.fighters[value],
        "rings": fought.rings[value],
        "die": die(g.box, fought.rings[value]),
        "ended": "won" if fought.winner == value else "fell",
        "ties": fought.rings[value] - fought.left[value],
    }


def last_throw(g: Chicago, value: int) -> Variables:
    fought = _fought(g)
    (x, y), (attacker, defender) = fought.throws[value], fought.fighters
    higher = "tie" if x == y else "attacker" if x > y else "defender"
    return {"member": attacker, "member2": defender, "die": x, "die2": y, "higher": higher}


def last_duel(g: Chicago, value: int) -> Variables:
    fought = _fought(g)
    won = max(fought.winner, 0)
    return {
        "ended": "both" if fought.winner == NONE else "won",
        "member": fought.fighters[won],
        "member2": fought.fighters[1 - won],
        "money": g.box.value[fought.rings[1 - won]],
        "field": fought.field,
    }


# --- the duel at hand ---------------------------------------------------------------------------


def _faced(g: Chicago) -> dict[str, int]:
    """What the question tells: attacker and defender, their rings, chances and prizes."""
    if g.over or g.step is not STEPS[THROW]:
        raise LookupError("no duel at hand")
    return g.step.about(g, g.seat, g.arg, 0)


def throw(g: Chicago, value: int) -> Variables:
    return _faced(g)


def challenger(g: Chicago, value: int) -> Variables:
    """One of the two, whom it faces and what it may win."""
    told = _faced(g)
    own, other = ("", "2") if value == 0 else ("2", "")
    return {
        "side": "attacker" if value == 0 else "defender",
        "member": told[f"member{own}"],
        "rings": told[f"rings{own}"],
        "gang": told[f"gang{own}"],
        "member2": told[f"member{other}"],
        "chance": told[f"chance{own}"],
        "money": told[f"money{own}"],
        "die": die(g.box, told[f"rings{own}"]),
    }


def odds(g: Chicago, value: int) -> Variables:
    told = _faced(g)
    return {**told, **chances(g.box, told["rings"], told["rings2"])}


def duel_chance(g: Chicago, value: int) -> Variables:
    a, d = divmod(value, STRENGTHS)
    return {
        **chances(g.box, a, d),
        "rings": a,
        "rings2": d,
        "money": g.box.value[d],
        "money2": g.box.value[a],
    }


def chances(box: Box, a: int, d: int) -> dict[str, int]:
    """In percent: the attacker wins, the defender wins, both fall; together 100."""
    win, loss = round(100 * box.win[a][d]), round(100 * box.win[d][a])
    return {"chance": win, "chance2": loss, "both": 100 - win - loss}


def die(box: Box, rings: int) -> str:
    return " ".join(map(str, box.duel_die[rings]))
