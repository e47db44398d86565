"""Requests to addresses that people name: webhooks, and the push services of their browsers.

Nothing but the open internet is reached by them, unless the host of this server lists it.  What is
checked is the very address that is connected to, so that a name that leads elsewhere a moment later
leads nowhere; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from burnham.table.room.refusals import Wrong
from burnham.table.service.delivery import Fails, Gone

if TYPE_CHECKING:
    from aiohttp import TCPConnector

SECONDS = 10.0
"""That a request may take."""
ENDED = (404, 410)
NAT64 = ip_network("64:ff9b::/96")
GIVEN_OUT = ip_network("2000::/3")
"""All of IPv6 that is anybody's by now; elsewhere are old ways to say a private address."""
LONGEST = 500


class Outgoing:
    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self._names = {name.lower() for name in allowed}
        self._networks = [found for name in allowed if (found := _network(name)) is not None]

    async def post(self, url: str, body: bytes, headers: Mapping[str, str] | None = None) -> int:
        """The status of the reply, of which nothing else is read; Fails if there is none."""
        from aiohttp import ClientError, ClientSession, ClientTimeout

        connector = self._connector(urlsplit(url).hostname or "")
        try:
            async with (
                ClientSession(connector=connector, timeout=ClientTimeout(SECONDS)) as session,
                session.post(url, data=body, headers=headers, allow_redirects=False) as reply,
            ):
                return reply.status
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            raise Fails(str(error) or type(error).__name__) from error

    async def deliver(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Fails, or Gone if the reply says that there is nothing any more at this address."""
        status = await self.post(url, body, headers)
        if status in ENDED:
            raise Gone(str(status))
        if not 200 <= status < 300:
            raise Fails(str(status))

    async def check(self, url: str) -> None:
        """Wrong if nothing is sent there: every address of its name is looked at."""
        host, port = _place(url)
        if host in self._names:
            return
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError, TimeoutError):
            raise Wrong("notice-no-host", host=host) from None
        if not all(self._is_open(str(address[0])) for *_, address in found):
            raise Wrong("notice-private", host=host)

    def _connector(self, host: str) -> TCPConnector:
        from aiohttp import TCPConnector

        def made(info: Any) -> socket.socket:
            family, kind, protocol, _, address = info
            if host.lower() not in self._names and not self._is_open(str(address[0])):
                raise OSError(errno.EACCES, f"{address[0]} is not on the open internet")
            return socket.socket(family, kind, protocol)

        return TCPConnector(socket_factory=made, limit=1, force_close=True)

    def _is_open(self, text: str) -> bool:
        address = _innermost(ip_address(text.partition("%")[0]))
        if any(address in network for network in self._networks):
            return True
        anybodys = isinstance(address, IPv4Address) or address in GIVEN_OUT
        return anybodys and address.is_global and not address.is_multicast


def _innermost(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The address of the old internet that one of the new stands for."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    inner = address.teredo[1] if address.teredo else address.sixtofour
    return address.ipv4_mapped or inner or address


def _place(url: str) -> tuple[str, int]:
    """Host and port of an address; Wrong if it is none that we would send to."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Wrong("notice-address") from None
    good = parts.scheme in ("https", "http") and host and len(url) <= LONGEST
    if not good or not url.isprintable() or " " in url or parts.username is not None:
        raise Wrong("notice-address")
    return str(host).lower(), port or (443 if parts.scheme == "https" else 80)


def _network(name: str) -> Any:
    try:
        return ip_network(name, strict=False)
    except ValueError:
        return None
