"""The names that a server answers to.

A page of another site can be made to reach a server at home by giving its own name a new address
(DNS rebinding); to the browser both are then one site.  Only the name gives it away.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address

from burnham.table.room.refusals import Misdirected

LOCAL = ("localhost", "*.localhost")
ALLOWED = re.compile(r"\*|(\*\.)?[\w-]+(\.[\w-]+)*\.?")
"""How a name is given, without port."""
NAME_LENGTH = 253
"""Of a name in the DNS, at most."""


class Hosts:
    """Names may begin with `*.`, for all that is below; `*` alone is any.  Addresses are always
    good: nobody can lead them elsewhere."""

    def __init__(self, names: Iterable[str]) -> None:
        whole = {name.lower().rstrip(".") for name in (*LOCAL, *names)}
        self._any = "*" in whole
        self._names = {name for name in whole if not name.startswith("*")}
        self._below = tuple(name[1:] for name in whole if name.startswith("*."))
        self._good = lru_cache(1024)(self._is_good)

    def check(self, host: str) -> None:
        """Misdirected if the name, with or without a port, is none of ours."""
        if self._any or (len(host) <= NAME_LENGTH and self._good(host)):
            return
        raise Misdirected("misdirected", host=host[:NAME_LENGTH])

    def _is_good(self, host: str) -> bool:
        name = _without_port(host).lower().rstrip(".")
        return name in self._names or name.endswith(self._below) or _is_address(name)


def own_names() -> list[str]:
    """What this machine is called, by itself and by its neighbours."""
    name = socket.gethostname()
    short = name.partition(".")[0]
    return [name, short, f"{short}.local"]


def is_nobodys(host: str) -> bool:
    """Whether a host, with or without a port, is no name that a stranger can own: an address, or a
    word without a dot, as proxies call those behind them."""
    name = _without_port(host).rstrip(".")
    return "." not in name or _is_address(name)


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
