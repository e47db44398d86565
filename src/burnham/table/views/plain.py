"""Pages away from the tables that need little: dice, the JSON interface, errors."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.views.frame import Frame


@dataclass(frozen=True)
class ErrorView:
    frame: Frame
    status: int
    title: str
    sentence: str


@dataclass(frozen=True)
class SureView:
    """What cannot be taken back is asked for once more; the script asks on the spot."""

    frame: Frame
    sentence: str
    action: str  # where "yes" is posted, with `fields`
    fields: tuple[tuple[str, str], ...]
    back: str  # where "no" leads


@dataclass(frozen=True)
class PlainView:
    """A page that needs nothing but its frame: how the dice are made (`/fair`)."""

    frame: Frame


@dataclass(frozen=True)
class ApiView:
    """The JSON interface: its OpenAPI document lies at `document`."""

    frame: Frame
    document: str
    operations: tuple[tuple[str, str, str], ...]  # method, path, what it does
