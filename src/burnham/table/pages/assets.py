"""Our own files for the browser, with addresses that change when the file does."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from burnham.games import drawings
from burnham.kit import css
from burnham.table.views.frame import stamp_of

FONT = "font/woff2"
STATIC = Path(__file__).parent.parent / "static"


class OurFiles(StaticFiles):
    """Scripts load each other without a stamp, so browsers have to ask whether a file is new.
    Fonts stay as they are."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        is_font = response.media_type == FONT
        response.headers["cache-control"] = "max-age=31536000, immutable" if is_font else "no-cache"
        return response


@cache
def asset(name: str) -> str:
    """The address of a file in static/: `asset("table.js")`."""
    stamp = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"/static/{name}?v={stamp}"


@cache
def files_stamp() -> str:
    """Of all scripts and styles: a page that was loaded with others should be loaded anew."""
    files = [
        path.read_bytes() for path in sorted(STATIC.iterdir()) if path.suffix in (".js", ".css")
    ]
    return stamp_of((files, css(*drawings())))
