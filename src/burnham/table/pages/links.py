"""Links in what people write: only to the web, and never disguised as something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

from burnham.kit import Content
from burnham.kit import html as h

LINK = re.compile(r"https?://[^\s<>\"]+", re.IGNORECASE)
LONGEST = 40
"""Letters of a link that are shown; of a long host its end, since that tells whose it is."""
AFTER = ".,;:!?'’”“»*_"
"""What ends a sentence, not a link."""
PAIRS = {")": "(", "]": "[", "}": "{"}


def linked(text: str) -> list[Content]:
    """The text, with links that open in a tab of their own."""
    return list(_pieces(text))


def _pieces(text: str) -> Iterator[Content]:
    end = 0
    for found in LINK.finditer(text):
        link = _without_stop(found[0])
        if not _is_plain(link):
            continue
        yield text[end : found.start()]
        rel = "noopener noreferrer nofollow"
        yield h.a(href=link, target="_blank", rel=rel, title=link)[_shown(link)]
        end = found.start() + len(link)
    yield text[end:]


def _without_stop(link: str) -> str:
    """A bracket that closes belongs to the link only if it was opened there."""
    while link:
        last = link[-1]
        opened = PAIRS.get(last)
        if last not in AFTER and (opened is None or link.count(opened) >= link.count(last)):
            break
        link = link[:-1]
    return link


def _is_plain(link: str) -> bool:
    """It leads where it seems to: no name and password before the host, as in google.com@evil."""
    try:
        parts = urlsplit(link)
        return bool(parts.hostname) and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return False


def _shown(link: str) -> str:
    _, _, rest = link.partition("://")
    host = urlsplit(link).netloc
    if len(host) > LONGEST:
        return f"…{host[-LONGEST:]}"
    return rest if len(rest) <= LONGEST else f"{rest[: max(LONGEST, len(host) + 1) - 1]}…"
