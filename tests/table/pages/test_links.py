"""Links in the chat: to the web alone, escaped, in a tab of their own, and never disguised."""

from __future__ import annotations

import re

import pytest

from burnham.kit import together
from burnham.table.pages.links import LONGEST, linked


def made(text: str) -> str:
    return str(together(linked(text)))


def links(text: str) -> list[str]:
    return re.findall(r'<a href="([^"]*)"', made(text))


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("see https://example.org/a?b=1#c now", "https://example.org/a?b=1#c"),
        ("Look (https://example.org/x).", "https://example.org/x"),
        (
            "https://en.wikipedia.org/wiki/Burnham_(city)",
            "https://en.wikipedia.org/wiki/Burnham_(city)",
        ),
        ("HTTP://EXAMPLE.ORG!", "HTTP://EXAMPLE.ORG"),
        ("“https://example.org”", "https://example.org"),
        ("http://192.168.0.4:8000/t/abc, komm!", "http://192.168.0.4:8000/t/abc"),
    ],
)
def test_a_link_can_be_clicked(text: str, link: str) -> None:
    assert links(text) == [link]
    assert 'target="_blank" rel="noopener noreferrer nofollow"' in made(text)


@pytest.mark.parametrize(
    "text",
    [
        "javascript:alert(1)",
        "data:text/html,<script>alert(1)</script>",
        "ftp://example.org",
        "example.org",
        "https://",
        "https:///path",
        "https://google.com@evil.example/",
        "https://google.com:secret@evil.example/",
        "https://[::1",
        "https://example.org:99999/",
        "https://...",
    ],
)
def test_what_is_no_plain_link_stays_text(text: str) -> None:
    assert links(text) == []
    assert "<a" not in made(text)


@pytest.mark.parametrize(
    "text",
    [
        'https://example.org/"onmouseover="alert(1)',
        "https://example.org/<script>alert(1)</script>",
        "https://example.org/'onclick='alert(1)",
        "https://example.org/&quot;onclick=alert(1)",
        "<a href=https://example.org>x</a>",
        "https://example.org/" + "a" * 480,
    ],
)
def test_nothing_gets_out_of_a_link(text: str) -> None:
    html = made(text)
    tags = re.findall(r"<[^>]*>", html)
    assert len(tags) == 2, html
    assert re.fullmatch(
        r'<a href="[^"<>]*" target="_blank" rel="noopener noreferrer nofollow" title="[^"<>]*">',
        tags[0],
    )


def test_a_long_link_is_shortened_in_sight_and_its_host_is_not() -> None:
    shown = re.search(r">([^<]*)</a>", made("https://example.org/" + "a" * 200))
    assert shown
    assert shown[1].startswith("example.org/aaa")
    assert len(shown[1]) == LONGEST
    disguised = "https://accounts.google.com." + "a" * 60 + ".evil.example/login"
    shown = re.search(r">([^<]*)</a>", made(disguised))
    assert shown
    assert shown[1].endswith(".evil.example")


def test_text_around_links_stays_as_it_was() -> None:
    text = "a https://x.example, b <i> https://y.example/z! c"
    bare = re.sub(r"<[^>]*>", "", made(text)).replace("&lt;", "<").replace("&gt;", ">")
    assert bare == text.replace("https://", "")
