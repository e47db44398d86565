"""A copy of the whole store in one file, taken while servers run, and the way back.

SQLite copies by its own online backup; PostgreSQL by pg_dump and pg_restore, which lie beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from burnham.table.store.engine import BadDatabase, Database
from burnham.table.store.files import BESIDE, PRIVATE, beside
from burnham.table.store.migrate import KNOWN

SQLITE = b"SQLite format 3\0"
POSTGRESQL = b"PGDMP"
Told = Callable[[int, int], None]
"""Hears how much of how much is done."""


def backup(database: Database, file: Path, told: Told, *, overwrite: bool = False) -> None:
    """Write the store as it is at one moment into a file.  What was there stays until the copy is
    whole."""
    if file.exists() and not overwrite:
        raise BadDatabase("backup-exists", file=str(file))
    new = _new_file(beside(file, ".part"))
    try:
        if database.is_sqlite:
            _copy_sqlite(_sqlite_file(database), new, told)
        else:
            _run(database, "pg_dump", "--format=custom", f"--file={new}")
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)


def restore(database: Database, file: Path, told: Told, *, overwrite: bool = False) -> Path | None:
    """Make the store what a backup says.  No server may run meanwhile.  Gives the file in which
    SQLite's store before it was kept, if there was one."""
    is_sqlite = _kind(file) == SQLITE
    if is_sqlite != database.is_sqlite:
        raise BadDatabase("backup-other-kind", file=str(file))
    if is_sqlite:
        return _restore_sqlite(database, file, told, overwrite)
    _restore_postgresql(database, file, overwrite)
    return None


def _kind(file: Path) -> bytes:
    with file.open("rb") as opened:
        start = opened.read(len(SQLITE))
    for kind in (SQLITE, POSTGRESQL):
        if start.startswith(kind):
            return kind
    raise BadDatabase("backup-unknown", file=str(file))


def _new_file(path: Path) -> Path:
    """Empty, and its owner's alone: who reads it knows every hand."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    return path


# --- SQLite ------------------------------------------------------------------------------------


def _sqlite_file(database: Database) -> Path:
    file = Path(str(database.url.database))
    if not file.is_file() or not file.stat().st_size:
        raise BadDatabase("backup-nothing", file=str(file))
    return file


def _copy_sqlite(source: Path, target: Path, told: Told) -> None:
    """A sound copy, in one file, looked through.  It is read in one go, so that it is of one
    moment; meanwhile servers write beside it."""

    def progress(_: int, left: int, total: int) -> None:
        told(total - left, total)

    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, progress=progress)
            new.execute("PRAGMA journal_mode=DELETE")  # nothing beside it belongs to it
            found = new.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.DatabaseError:
        raise BadDatabase("database-damaged", file=str(source)) from None
    if found != "ok":
        raise BadDatabase("database-damaged", file=str(source))


def _restore_sqlite(database: Database, file: Path, told: Told, overwrite: bool) -> Path | None:
    target = Path(str(database.url.database))
    had = target.is_file() and target.stat().st_size > 0
    if had and not overwrite:
        raise BadDatabase("restore-over", store=str(target))
    database.claim()
    new = _new_file(beside(target, ".part"))
    try:
        _copy_sqlite(file, new, told)
        with closing(sqlite3.connect(new)) as connection:
            _check_schema(_schema(connection), file)
        kept = _put_aside(target) if had else None
        for end in BESIDE:
            if end != "-lock":  # our claim
                beside(target, end).unlink(missing_ok=True)
        new.replace(target)
    finally:
        new.unlink(missing_ok=True)
    return kept


def _put_aside(target: Path) -> Path:
    """Keep the store as it is, under a name that nothing has."""
    number = 1
    while (kept := beside(target, f".before-{number}")).exists():
        number += 1
    _copy_sqlite_as_it_is(target, _new_file(kept))
    return kept


def _copy_sqlite_as_it_is(source: Path, target: Path) -> None:
    """Also of one that is damaged."""
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.DatabaseError:
        shutil.copyfile(source, target)


def _schema(connection: sqlite3.Connection) -> str | None:
    try:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError:
        return None
    return str(row[0]) if row else None


def _check_schema(version: str | None, file: Path) -> None:
    if version is None:
        raise BadDatabase("backup-unknown", file=str(file))
    if version not in KNOWN:
        raise BadDatabase("database-newer", version=version)


# --- PostgreSQL --------------------------------------------------------------------------------


def _restore_postgresql(database: Database, file: Path, overwrite: bool) -> None:
    def look(connection: Connection) -> tuple[bool, int]:
        others = connection.scalar(_OTHERS) or 0
        return inspect(connection).has_table("alembic_version"), int(others)

    has_store, others = database.read_now(look)
    if has_store and not overwrite:
        raise BadDatabase("restore-over", store=str(database.url.database))
    if others:
        raise BadDatabase("restore-in-use", store=str(database.url.database))
    _run(
        database, "pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges",
        "--single-transaction", "--exit-on-error", str(file),
    )  # fmt: skip


_OTHERS = text(
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


def _run(database: Database, program: str, *given: str) -> None:
    """One of PostgreSQL's own programs.  The password is not for those who list processes."""
    url = database.url.set(drivername="postgresql", password=None)
    address = url.render_as_string(hide_password=False)
    password = {"PGPASSWORD": str(database.url.password)} if database.url.password else {}
    if not shutil.which(program):
        raise BadDatabase("backup-program", program=program)
    done = subprocess.run(
        [program, f"--dbname={address}", *given],
        env={**os.environ, **password},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip().partition("\n")[0] or str(done.returncode)
        raise BadDatabase("backup-failed", program=program, detail=said)
