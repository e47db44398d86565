"""What hosts of the server have laid down: who is muted or blocked, what is archived, who may open
tables, the message of the day; all tables and people to look through; and what they did."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from burnham.table.room.room import Header, Seat
from burnham.table.store import Store
from burnham.table.store.schema import (
    archived,
    host_deeds,
    invitations,
    openers,
    people,
    sanctions,
    seats,
    sessions,
    settings,
    tables,
)

Sanction = Literal["mute", "block"]
Opening = Literal["everybody", "signed-in", "invited"]
OPENINGS: Final = get_args(Opening)
State = Literal["all", "open", "playing", "over", "closed", "archived"]
STATES: Final = get_args(State)
MESSAGES: Final = {"en": "message-en", "de": "message-de"}
OPENING: Final = "opening"
PAGE = 40
"""Tables, people or deeds on one page."""


class PersonRow(NamedTuple):
    id: str
    name: str  # empty: they never said it
    login: str | None
    seen: float  # to the day
    tables: int
    muted: str | None  # why
    blocked: str | None  # why


class Invitation(NamedTuple):
    token: str
    name: str
    created: float
    names: tuple[str, ...]  # of those who have followed it


class Deed(NamedTuple):
    """What a host did: to whom, or to which table, and why."""

    host: str  # by name
    deed: str
    person: str | None  # by name; None: it was done to nobody
    table: str | None
    text: str
    made: float
    game: str | None = None  # of the table
    names: tuple[str, ...] = ()  # of those who sit there
    archived: bool = False


class Rules(NamedTuple):
    """What holds for everybody: who may open tables, the message of the day by language."""

    opening: Opening
    messages: Mapping[str, str]


class HostBook(Store):
    """The store as hosts look through it."""

    # --- to look through ----------------------------------------------------------------------

    async def search_tables(
        self, search: str, state: State, page: int
    ) -> list[tuple[Header, list[Seat]]]:
        """The latest first; one more than a page has, if there are."""
        old = tables.c.id.in_(select(archived.c.table_id))
        query = select(tables).where(old if state == "archived" else ~old)
        if state not in ("all", "archived"):
            query = query.where(tables.c.status == state)
        if search:
            names = select(seats.c.table_id).where(_has(seats.c.name, search))
            found = or_(tables.c.id == search, _has(tables.c.game, search), tables.c.id.in_(names))
            query = query.where(found)
        return await self._with_seats(_paged(query.order_by(tables.c.changed.desc()), page))

    async def search_people(self, search: str, page: int) -> list[PersonRow]:
        """Those who have a name or sit somewhere, the last seen first; one more than a page has."""
        used = select(func.max(sessions.c.used)).where(sessions.c.person == people.c.id)
        seen = func.coalesce(used.scalar_subquery(), people.c.created).label("seen")
        sat = select(func.count(seats.c.table_id.distinct())).where(seats.c.person == people.c.id)
        name = _called(people)
        query = select(
            people.c.id,
            name,
            people.c.login,
            seen,
            sat.scalar_subquery(),
            why(people.c.id, "mute"),
            why(people.c.id, "block"),
        ).where(name.is_not(None))
        if search:
            query = query.where(or_(_has(name, search), _has(people.c.login, search)))
        ordered = _paged(query.order_by(seen.desc(), people.c.id), page)
        return await self.database.read(lambda c: [PersonRow(*row) for row in c.execute(ordered)])

    async def deeds(self, page: int) -> list[Deed]:
        host, person = people.alias(), people.alias()
        query = (
            select(
                host.c.name.label("host"),
                host_deeds.c.deed,
                _called(person).label("person"),
                host_deeds.c.table_id,
                host_deeds.c.text,
                host_deeds.c.made,
                tables.c.game,
                archived.c.table_id.is_not(None).label("archived"),
            )
            .select_from(host_deeds)
            .outerjoin(host, host.c.id == host_deeds.c.host)
            .outerjoin(person, person.c.id == host_deeds.c.person)
            .outerjoin(tables, tables.c.id == host_deeds.c.table_id)
            .outerjoin(archived, archived.c.table_id == host_deeds.c.table_id)
            .order_by(host_deeds.c.number.desc())
        )

        def doing(connection: Connection) -> list[Deed]:
            found = connection.execute(_paged(query, page)).all()
            names = _names(connection, {row.table_id for row in found if row.table_id})
            return [_deed(row, names.get(row.table_id, ())) for row in found]

        return await self.database.read(doing)

    async def invitations(self) -> list[Invitation]:
        def doing(connection: Connection) -> list[Invitation]:
            called = func.coalesce(_called(people), "")
            query = select(openers.c.invitation, called.label("called"))
            followed = query.join(people, people.c.id == openers.c.person).order_by("called")
            names: dict[str, list[str]] = {}
            for token, name in connection.execute(followed):
                names.setdefault(token, []).append(name)
            made = connection.execute(select(invitations).order_by(invitations.c.created.desc()))
            return [
                Invitation(row.token, row.name, row.created, tuple(names.get(row.token, ())))
                for row in made
            ]

        return await self.database.read(doing)

    async def rules(self) -> Rules:
        return await self.database.read(rules)

    async def may_open(self, person: str, hosts: Sequence[str]) -> Opening | None:
        """None if this person may open tables; else who may."""

        def doing(connection: Connection) -> Opening | None:
            opening = rules(connection).opening
            if opening == "everybody":
                return None
            login = connection.scalar(select(people.c.login).where(people.c.id == person))
            if login in hosts or (login and opening == "signed-in"):
                return None
            invited = select(openers.c.person).where(openers.c.person == person)
            return None if connection.execute(invited).first() else opening

        return await self.database.read(doing)

    async def blocked(self, persons: Sequence[str]) -> set[str]:
        """Those of these people who are blocked."""
        query = select(sanctions.c.person).where(
            sanctions.c.kind == "block", sanctions.c.person.in_(persons)
        )
        return await self.database.read(lambda c: set(c.scalars(query)))

    async def has_login(self, login: str) -> bool:
        query = select(people.c.id).where(people.c.login == login)
        return await self.database.read(lambda c: c.scalar(query)) is not None

    async def login_of(self, person: str) -> str | None:
        """Missing people have none either."""
        query = select(people.c.login).where(people.c.id == person)
        return await self.database.read(lambda c: c.scalar(query))


# --- parts of transactions ------------------------------------------------------------------------


def rules(connection: Connection) -> Rules:
    names = (OPENING, *MESSAGES.values())
    query = select(settings.c.name, settings.c.value).where(settings.c.name.in_(names))
    found = {row.name: row.value for row in connection.execute(query)}
    messages = {lang: found.get(name, "") for lang, name in MESSAGES.items()}
    return Rules(found.get(OPENING, OPENINGS[0]), messages)


def set_rule(connection: Connection, name: str, value: str) -> bool:
    """Whether it was another before."""
    mine = settings.c.name == name
    before = connection.scalar(select(settings.c.value).where(mine))
    if (before or "") == value:
        return False
    if before is None:
        connection.execute(insert(settings), [{"name": name, "value": value}])
    else:
        connection.execute(update(settings).where(mine).values(value=value))
    return True


def why(person: Any, kind: Sanction) -> Any:
    """Why somebody is muted or blocked, as a column; null if they are not."""
    mine = sanctions.c.person == person, sanctions.c.kind == kind
    return select(sanctions.c.reason).where(*mine).correlate(people).scalar_subquery().label(kind)


def is_known(connection: Connection, person: str) -> bool:
    return connection.scalar(select(people.c.id).where(people.c.id == person)) is not None


def lay(connection: Connection, person: str, kind: Sanction, reason: str) -> bool:
    """False if it lay on them already: then its reason stays."""
    mine = sanctions.c.person == person, sanctions.c.kind == kind
    if connection.execute(select(sanctions.c.person).where(*mine)).first():
        return False
    row = {"person": person, "kind": kind, "reason": reason}
    connection.execute(insert(sanctions), [row])
    return True


def lift(connection: Connection, person: str, kind: Sanction) -> bool:
    """False if it did not lie on them.  Whoever has a password signs in anew after a block; a guest
    could not."""
    mine = sanctions.c.person == person, sanctions.c.kind == kind
    if not connection.execute(delete(sanctions).where(*mine)).rowcount:
        return False
    member = select(people.c.id).where(people.c.id == person, people.c.login.is_not(None))
    if kind == "block":
        connection.execute(delete(sessions).where(sessions.c.person.in_(member)))
    return True


def archive(connection: Connection, table: str) -> bool:
    mine = archived.c.table_id == table
    if connection.execute(select(archived.c.table_id).where(mine)).first():
        return False
    connection.execute(insert(archived), [{"table_id": table}])
    return True


def bring_back(connection: Connection, table: str) -> bool:
    gone = delete(archived).where(archived.c.table_id == table)
    return bool(connection.execute(gone).rowcount)


def status_of(connection: Connection, table: str) -> str | None:
    found: str | None = connection.scalar(select(tables.c.status).where(tables.c.id == table))
    return found


def invite(connection: Connection, token: str, name: str, now: float) -> bool:
    """False if there is one with this token already."""
    if connection.execute(select(invitations).where(invitations.c.token == token)).first():
        return False
    connection.execute(insert(invitations), [{"token": token, "name": name, "created": now}])
    return True


def take_back(connection: Connection, token: str) -> str | None:
    """The invitation's name; None if there is none.  Whoever followed it may open no more."""
    name: str | None = connection.scalar(
        select(invitations.c.name).where(invitations.c.token == token)
    )
    connection.execute(delete(openers).where(openers.c.invitation == token))
    connection.execute(delete(invitations).where(invitations.c.token == token))
    return name


def follow(connection: Connection, token: str, person: str) -> bool:
    """Let somebody open tables by an invitation.  False if there is no such."""
    query = select(invitations.c.token).where(invitations.c.token == token)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update()
    if connection.execute(query).first() is None:
        return False
    mine = openers.c.invitation == token, openers.c.person == person
    if connection.execute(select(openers.c.person).where(*mine)).first() is None:
        connection.execute(insert(openers), [{"invitation": token, "person": person}])
    return True


def note_deed(
    connection: Connection,
    host: str,
    deed: str,
    now: float,
    text: str = "",
    person: str | None = None,
    table: str | None = None,
) -> None:
    row = {"host": host, "deed": deed, "person": person, "table_id": table, "text": text}
    connection.execute(insert(host_deeds), [{**row, "made": now}])


def _called(who: FromClause) -> Any:
    """Somebody's name; a guest who never said it has that of a seat, or none at all."""
    mine = seats.c.person == who.c.id
    at_table = select(func.max(seats.c.name)).where(mine).correlate(who).scalar_subquery()
    return func.coalesce(func.nullif(who.c.name, ""), at_table)


def _deed(row: Any, names: tuple[str, ...]) -> Deed:
    return Deed(
        row.host or "", row.deed, row.person, row.table_id, row.text, row.made,
        row.game, names, bool(row.archived),
    )  # fmt: skip


def _names(connection: Connection, ids: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Of those who sit at tables."""
    query = select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(ids))
    found: dict[str, tuple[str, ...]] = {}
    for table, name in connection.execute(query.order_by(seats.c.seat)):
        if name:
            found[table] = (*found.get(table, ()), name)
    return found


def _has(column: Any, search: str) -> ColumnElement[bool]:
    found: ColumnElement[bool] = func.lower(column).contains(search.lower(), autoescape=True)
    return found


def _paged(query: Any, page: int) -> Any:
    return query.limit(PAGE + 1).offset(PAGE * page)
