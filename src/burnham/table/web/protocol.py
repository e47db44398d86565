"""uvicorn's protocol, for clients that take their time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:  # with httptools if there is one
    from uvicorn.protocols.http.auto import AutoHTTPProtocol as Protocol

SECONDS = "header_seconds"
"""The state of the app says how many."""
LIMIT = 256 * 1024
"""Bytes that are read without a whole request in them."""


class Punctual(Protocol):
    """A connection on which no request is being answered is closed after some seconds, or after too
    many bytes, though something comes now and then.  (uvicorn waits while anything comes, and for
    the first byte for ever.)  The time that a body takes is the guard's affair."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._deadline: asyncio.TimerHandle | None = None
        self._unanswered = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin_to_wait()

    def data_received(self, data: bytes) -> None:
        if not self._is_answering():
            self._unanswered += len(data)
            if self._unanswered > LIMIT:
                self._hang_up()
                return
        super().data_received(data)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._begin_to_wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        super().connection_lost(exc)

    def _begin_to_wait(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._unanswered = 0
        self._deadline = self.loop.call_later(self.app_state[SECONDS], self._hang_up)

    def _hang_up(self) -> None:
        if not self._is_answering() and not self.transport.is_closing():
            self.transport.close()

    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete
