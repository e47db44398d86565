"""An invitation: what somebody sees who was sent a link to a table that waits for players."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from burnham.table.views.frame import Frame
from burnham.table.views.games import GameCard, game_card
from burnham.table.views.table import Lobby, TableView, table_view
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class InvitationView:
    frame: Frame
    game: GameCard
    table: TableView
    lobby: Lobby
    sentence: str  # who invites to what
    url: str  # where one sits down


def invitation_view(viewpoint: Viewpoint, base_url: str) -> InvitationView | None:
    """None if the table does not wait for players."""
    header, table = viewpoint.room.header, table_view(viewpoint, base_url)
    if table.lobby is None:
        return None
    game = game_card(viewpoint.boxed, viewpoint.lang)
    names = [seat.name for seat in viewpoint.room.seats if seat.person == header.host]
    host = next(filter(None, names), "")
    return InvitationView(
        frame=table.frame,
        game=game,
        table=table,
        lobby=table.lobby,
        sentence=viewpoint.say("invitation-by" if host else "invitation-to", host=host),
        url=f"/join/{header.invite}",
    )


def is_loopback(url: str) -> bool:
    """Whether an address leads back to the machine that asks for it."""
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
