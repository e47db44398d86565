"""A proxy between browser and server that can fall silent, as a broken network does."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from threading import Event, Thread


class Proxy:
    """While it is not `awake` it takes connections and bytes and passes nothing on."""

    def __init__(self, port: int) -> None:
        self.awake = Event()
        self.awake.set()
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._open = [self._listener]
        _start(self._accept)

    def _accept(self) -> None:
        while True:
            near, _ = self._listener.accept()
            far = socket.create_connection(("127.0.0.1", self._to))
            self._open += [near, far]
            _start(partial(self._pass_on, near, far))
            _start(partial(self._pass_on, far, near))

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        while data := source.recv(65536):
            if self.awake.is_set():
                target.sendall(data)
        target.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        for one in self._open:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


def _start(run: Callable[[], None]) -> None:
    def quietly() -> None:
        with suppress(OSError):  # one end is closed
            run()

    Thread(target=quietly, daemon=True).start()


@contextmanager
def proxy_to(port: int) -> Iterator[Proxy]:
    made = Proxy(port)
    try:
        yield made
    finally:
        made.close()
