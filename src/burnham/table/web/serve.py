"""`burnham table`: start the server and, if wanted, open the browser."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import platformdirs
import uvicorn
from uvicorn.config import LOGGING_CONFIG

from burnham.kernel.errors import BurnhamError
from burnham.table.room.refusals import Unavailable
from burnham.table.room.shelf import Shelf
from burnham.table.service.keys import cookie_key
from burnham.table.service.metrics import share as share_metrics
from burnham.table.service.people import LOGIN
from burnham.table.service.powers import claim_token
from burnham.table.service.settings import Mail, Settings
from burnham.table.speech import Speech, speech_in
from burnham.table.store import BadDatabase, Database, make_folder, migrate
from burnham.table.store.hosts import HostBook
from burnham.table.web.host import claim_path
from burnham.table.web.hosts import ALLOWED, own_names
from burnham.table.web.watch import log_config

FILE = "tables.sqlite"
PACKAGE = Path(__file__).parents[2]
WATCHED = ["*.py", "*.ftl", "*.toml", "*.md", "*.css", "*.js"]
"""What is seen at once with `reload`."""
ROOT_PATH = re.compile(r"(/[\w.~-]+)*", re.ASCII)
PUBLIC_URL = re.compile(rf"https?://[\w.-]+(:\d+)?(?P<path>{ROOT_PATH.pattern})", re.ASCII)
EVERYWHERE = ("0.0.0.0", "::")


class CannotServe(BurnhamError):
    """The server cannot be started as asked."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    database: str | None = None,
    open_browser: bool = True,
    workers: int = 1,
    lang: str = "en",
    reload: bool = False,
    editions: Sequence[str] = (),
    allowed_hosts: Sequence[str] = (),
    trusted_proxies: Sequence[str] = (),
    public_url: str = "",
    root_path: str = "",
    metrics_token: str = "",
    json_log: bool = False,
    mail: Mail | None = None,
    webhook_hosts: Sequence[str] = (),
    vapid_key: str = "",
    admins: Sequence[str] = (),
) -> None:
    """Serve tables until interrupted.

    `data` is the folder of the SQLite file; with `database`, a URL, it is not used.  Several
    `workers` need PostgreSQL.  Port 0 is any free one.  With `reload` the server, one process,
    starts anew whenever a file of the package changes.  `editions` are files with components of
    one's own, which a new table may choose.  `allowed_hosts` are names by which visitors ask for
    this server besides its own, `trusted_proxies` addresses that tell for whom they ask.
    `public_url` is the address by which people outside reach it, `root_path` its path there.
    Who brings the `metrics_token` may read the metrics.  With `json_log` the log is JSON, with a
    line for every request.
    `mail`, `webhook_hosts` and `vapid_key` are for notices (web/serve_notices.py).  `admins` are
    the logins of its hosts.
    """
    say = speech_in(lang)
    public_url, root_path = outside(public_url, root_path, say)
    settings = Settings(
        database or sqlite_url(data or data_folder()),
        editions=tuple(str(Path(file).resolve()) for file in editions),
        allowed_hosts=(host, *own_names(), *allowed_names(allowed_hosts, say)),
        public_url=public_url,
        root_path=root_path,
        metrics_token=metrics_token,
        trusted_proxies=networks(trusted_proxies, say),
        mail=mail,
        webhook_hosts=tuple(webhook_hosts),
        vapid_key=vapid_key,
        admins=logins(admins, say),
    )
    is_sqlite = asyncio.run(prepare(settings, lang))
    if workers > 1 and is_sqlite:
        raise CannotServe(say("serve-workers"))
    port = port or _any_port(host)
    if not is_free(host, port):
        raise CannotServe(say("serve-port", port=str(port), other=str(port + 1)))
    here = "127.0.0.1" if host in EVERYWHERE else host
    address = f"{_url(here, port)}{root_path}/"
    if host in EVERYWHERE and (neighbours := lan_address()):
        settings = replace(settings, lan_url=_url(neighbours, port))
    for login, path in asyncio.run(claims(settings)).items():
        known = settings.public_url or address.rstrip("/")
        claim = say("serve-admin-claim", login=login, address=f"{known}{path}")
        print(claim, file=sys.stderr, flush=True)
    print(say("serve-at", address=address), file=sys.stderr, flush=True)
    if settings.public_url or settings.lan_url:
        others = settings.public_url or f"{settings.lan_url}{root_path}"
        print(say("serve-others", address=f"{others}/"), file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(here, port, address), daemon=True).start()
    if metrics_token and workers > 1:
        share_metrics()
    settings.export()
    uvicorn.run(
        "burnham.table.web.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        reload=reload,
        reload_dirs=[str(PACKAGE)] if reload else None,
        reload_includes=WATCHED if reload else None,
        log_config=log_config() if json_log else LOGGING_CONFIG,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=2,  # pages that listen never end by themselves
        server_header=False,
        http="burnham.table.web.protocol:Punctual",
        ws="none",
        proxy_headers=False,  # the app knows whom to believe
    )


def allowed_names(allowed_hosts: Sequence[str], say: Speech) -> tuple[str, ...]:
    for name in allowed_hosts:
        if not ALLOWED.fullmatch(name):
            raise CannotServe(say("serve-allowed-host", name=name))
    return tuple(allowed_hosts)


def outside(public_url: str, root_path: str, say: Speech) -> tuple[str, str]:
    """Both without a slash at the end, and with the same path."""
    public_url = public_url.rstrip("/")
    found = PUBLIC_URL.fullmatch(public_url) if public_url else None
    if public_url and not found:
        raise CannotServe(say("serve-public-url", address=public_url))
    path = found["path"] if found else ""
    root_path = root_path.rstrip("/") or path
    if not ROOT_PATH.fullmatch(root_path):
        raise CannotServe(say("serve-root-path", path=root_path))
    if path not in ("", root_path):
        raise CannotServe(say("serve-two-paths", path=root_path, address=public_url))
    return (public_url if path or not public_url else public_url + root_path), root_path


def logins(admins: Sequence[str], say: Speech) -> tuple[str, ...]:
    found = tuple(login.strip().lower() for login in admins)
    for login in found:
        if not LOGIN.fullmatch(login):
            raise CannotServe(say("serve-admin", login=login))
    return found


def networks(trusted_proxies: Sequence[str], say: Speech) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(proxy, strict=False)) for proxy in trusted_proxies)
    except ValueError as error:
        raise CannotServe(say("serve-trusted-proxy", detail=str(error))) from None


async def prepare(settings: Settings, lang: str = "en") -> bool:
    """Once, before the first worker: the present schema, and editions that can be read.  Whether
    the store is SQLite."""
    database = Database(settings.database)
    try:
        database.claim()
        await database.check()
        await migrate(database)
        Shelf(settings.shelf, settings.editions)  # a bad edition is told before anything is served
    except (Unavailable, sqlite3.Error, OSError) as error:
        detail = getattr(error, "detail", None) or str(error)
        raise BadDatabase(speech_in(lang)("serve-database", detail=detail)) from None
    finally:
        database.close()
    return database.is_sqlite


async def claims(settings: Settings) -> dict[str, str]:
    """For each host's login that nobody has yet, where whoever started the server can take it."""
    if not settings.admins:
        return {}
    database = Database(settings.database)
    try:
        book, key = HostBook(database, Shelf(settings.shelf)), await cookie_key(database)
        missing = [login for login in settings.admins if not await book.has_login(login)]
        return {login: claim_path(login, claim_token(key, login)) for login in missing}
    finally:
        database.close()


def data_folder() -> Path:
    """Where the user's data lies on this system."""
    name = "Burnham" if sys.platform in ("win32", "darwin") else "burnham"
    # On a Mac XDG_DATA_HOME did not count once: tables that lie there stay in use.
    earlier = Path.home() / "Library" / "Application Support" / name
    if sys.platform == "darwin" and earlier.is_dir():
        return earlier
    return platformdirs.user_data_path(name, appauthor=False)


def sqlite_url(folder: Path) -> str:
    """Of the file in a folder, which is made if it is not there."""
    try:
        make_folder(folder)
    except OSError as error:
        raise CannotServe(f"{folder}: {error.strerror}") from None
    return sqlite_there(folder)


def sqlite_there(folder: Path) -> str:
    """The same, for who only looks."""
    return f"sqlite:///{folder / FILE}"


def is_free(host: str, port: int) -> bool:
    with _socket(host) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def lan_address() -> str:
    """By which address this machine would ask others, and neighbours reach it; "" if by none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # for documentation alone; nothing is sent
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _any_port(host: str) -> int:
    with _socket(host) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _socket(host: str) -> socket.socket:
    return socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)


def _open_when_ready(host: str, port: int, address: str) -> None:
    for _ in range(200):
        try:
            socket.create_connection((host, port), 1).close()
        except OSError:
            time.sleep(0.1)
            continue
        webbrowser.open(address)
        return
