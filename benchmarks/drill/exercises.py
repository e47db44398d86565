"""All exercises."""

from __future__ import annotations

from benchmarks.drill import clock, idle, kills, slow, soak, trouble
from benchmarks.drill.run import Exercise

PLAY = "programs and pages, with and without bots, answer, take back and talk"
KILL = "servers are killed at any moment, a tenth of them also while they start, and started again"
KEPT = (
    "all that was acknowledged stands under its number, chat too; a post sent again counts once; "
    "nothing is half done; every stored position is that of the replay, by its hash"
)
REFUSED = "what is not stored is refused with a sentence; afterwards play goes on"

EXERCISES = [
    Exercise("kills", f"SQLite: {PLAY}; {KILL}", KEPT, kills.sqlite),
    Exercise(
        "kills-of-two",
        f"PostgreSQL, two servers, in turn: {PLAY}; {KILL}",
        f"{KEPT}; the other server goes on",
        kills.postgres,
        needs_postgres=True,
    ),
    Exercise(
        "full-disk", f"SQLite: {PLAY}; the disk is full for a while", f"{REFUSED}; {KEPT}",
        trouble.full_disk,
    ),
    Exercise(
        "locked-file", f"SQLite: {PLAY}; another process locks the file", f"{REFUSED}; {KEPT}",
        trouble.locked_file,
    ),
    Exercise(
        "database-away", f"PostgreSQL, two servers: {PLAY}; PostgreSQL is stopped and started",
        f"{REFUSED}; {KEPT}", trouble.postgres_away, needs_postgres=True,
    ),
    Exercise(
        "clock-jumps",
        "tables without a clock, with one for each turn, with a bank, and with a bot; the server's "
        "clock jumps a day back, then two days forth",
        "a jump back takes nobody's seat and fills no clock; a jump forth runs out clocks and "
        "nothing else; everybody is still known; bots answer",
        clock.jumps,
    ),
    Exercise(
        "slow-clients", f"heads and bodies come byte by byte; meanwhile {PLAY}",
        f"the others are served; a slow client takes less than {slow.EACH} MB", slow.slow_clients,
    ),
    Exercise(
        "unread-streams", "streams that are never read, at a table that is played at",
        "others are served; memory grows by less than a quarter of what was not read",
        slow.unread_streams,
    ),
    Exercise(
        "idle-streams", "streams that only wait; then a move at every table",
        f"less than {idle.MOST_EACH} MB a stream, {100 * idle.MOST_CPU:.0f} % of a core; the move "
        "arrives at all",
        idle.idle_streams,
    ),
    Exercise(
        "soak", f"SQLite: {PLAY}, to the end of games, with reconnects; bots in their processes",
        f"memory rises by less than {soak.FLAT:.0f} MB in the second half (Theil–Sen), besides "
        f"what the first {soak.FULL:,} posts fill by design; files and threads by no more than "
        f"{soak.FEW}; {KEPT}",
        soak.soak,
    ),
]  # fmt: skip
