"""HTML elements, written as one reads them: `h.li(".mark", data_item="7")["Text, ", h.b["bold"]]`.

    from burnham.kit import html as h

What stands in brackets is content as for every mark (`ink.Content`); the result is text at once, as
in a drawing, since a table page is written for every viewer at every move.  A first string holds id
and classes.  A name's underscores become hyphens, one at its end is dropped (`class_`, `for_`).
True is an attribute without a value; None and False are none.

Addresses of the site are written as if it were alone on its host (`href="/guide"`).  One that
lies below a path of another site gets that path here, where attributes are written (`at`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache

from markupsafe import Markup, escape

from burnham.kit.ink import Content, inside, markup

Attribute = str | int | None | Iterable[str | None]
"""Several strings are classes; those that are None or empty are left out."""
VOID = frozenset(("br", "hr", "img", "input", "link", "meta", "wbr"))
"""Elements that never have content."""
ADDRESSES = frozenset(
    ("action", "data-analysis", "data-check", "data-home", "data-url", "formaction", "href", "src")
)
"""Attributes that hold an address."""
_root: ContextVar[str] = ContextVar("root", default="")


@contextmanager
def below(root: str) -> Iterator[None]:
    """Within this, everything is written for a site below this path; "" is none."""
    token = _root.set(root)
    try:
        yield
    finally:
        _root.reset(token)


def at(address: str) -> str:
    """An address of the site as a browser has to ask for it.  Attributes need not be told."""
    return _root.get() + address if address.startswith("/") else address


class Element:
    """An element with nothing in it yet: `[…]` puts content there."""

    __slots__ = ("_attributes", "_name")

    def __init__(self, name: str, attributes: str = "") -> None:
        self._name = name
        self._attributes = attributes

    def __call__(self, *given: str | Mapping[str, Attribute], **more: Attribute) -> Element:
        written = self._attributes
        for one in given:
            written += _selected(one) if isinstance(one, str) else _all_written(one)
        for name, value in more.items():
            written += _written(_hyphened(name), value)
        return Element(self._name, written)

    def __getitem__(self, content: Content) -> Markup:
        name, pieces = self._name, content if isinstance(content, tuple) else (content,)
        return markup(f"<{name}{self._attributes}>{inside(pieces)}</{name}>")

    def __html__(self) -> Markup:
        closing = "" if self._name in VOID else f"</{self._name}>"
        return markup(f"<{self._name}{self._attributes}>{closing}")

    def __str__(self) -> str:
        return self.__html__()


@lru_cache(maxsize=1024)
def _selected(selector: str) -> str:
    """`#id.class.class` as attributes."""
    first, *names = selector.split(".")
    id = f' id="{first.removeprefix("#")}"' if first else ""
    return f'{id} class="{" ".join(names)}"' if names else id


@lru_cache(maxsize=1024)
def _hyphened(name: str) -> str:
    return name.removesuffix("_").replace("_", "-")


def _all_written(attributes: Mapping[str, Attribute]) -> str:
    return "".join([_written(name, value) for name, value in attributes.items()])


def _written(name: str, value: Attribute) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    if not isinstance(value, str | int):
        value = " ".join(filter(None, value))
        if not value:
            return ""
    if name in ADDRESSES and isinstance(value, str):
        value = at(value)
    return f' {name}="{escape(value)}"'


a = Element("a")
article = Element("article")
aside = Element("aside")
b = Element("b")
body = Element("body")
br = Element("br")
button = Element("button")
code = Element("code")
dd = Element("dd")
details = Element("details")
dialog = Element("dialog")
div = Element("div")
dl = Element("dl")
dt = Element("dt")
em = Element("em")
fieldset = Element("fieldset")
figcaption = Element("figcaption")
figure = Element("figure")
footer = Element("footer")
form = Element("form")
h1 = Element("h1")
h2 = Element("h2")
h3 = Element("h3")
h4 = Element("h4")
head = Element("head")
header = Element("header")
hr = Element("hr")
html = Element("html")
i = Element("i")
img = Element("img")
input = Element("input")
kbd = Element("kbd")
label = Element("label")
legend = Element("legend")
li = Element("li")
link = Element("link")
main = Element("main")
meta = Element("meta")
nav = Element("nav")
ol = Element("ol")
option = Element("option")
p = Element("p")
pre = Element("pre")
progress = Element("progress")
script = Element("script")
section = Element("section")
select = Element("select")
small = Element("small")
span = Element("span")
strong = Element("strong")
style = Element("style")
summary = Element("summary")
svg = Element("svg")
table = Element("table")
tbody = Element("tbody")
td = Element("td")
textarea = Element("textarea")
tfoot = Element("tfoot")
th = Element("th")
thead = Element("thead")
time = Element("time")
title = Element("title")
tr = Element("tr")
ul = Element("ul")
wbr = Element("wbr")
