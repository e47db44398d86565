"""HTML is written as one reads it, and nobody's words become markup."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from burnham.kit import html as h
from burnham.kit import together


@pytest.mark.parametrize(
    ("made", "written"),
    [
        (h.p["Text"], "<p>Text</p>"),
        (h.p, "<p></p>"),
        (h.input(name="seat", value=2), '<input name="seat" value="2">'),
        (h.li("#one.mark.label", n="7")["x"], '<li id="one" class="mark label" n="7">x</li>'),
        (h.a(class_=["button", None, "", "small"])["x"], '<a class="button small">x</a>'),
        (h.a(class_=[None])["x"], "<a>x</a>"),
        (h.button(disabled=True, hidden=False, title=None), "<button disabled></button>"),
        (h.div({"data-a": "1"}, data_b=2), '<div data-a="1" data-b="2"></div>'),
        (h.p[None, True, 0, ["a", h.b["c"]]], "<p>0a<b>c</b></p>"),
        (h.p[(str(n) for n in range(3))], "<p>012</p>"),
        (h.p[h.br, h.span], "<p><br><span></span></p>"),
        (together(h.i["a"], h.hr), "<i>a</i><hr>"),
    ],
)  # fmt: skip
def test_elements_are_text(made: object, written: str) -> None:
    assert str(made) == written


def test_words_are_escaped_once() -> None:
    words = '<b> & "x"'
    assert h.p(title=words)[words] == (
        '<p title="&lt;b&gt; &amp; &#34;x&#34;">&lt;b&gt; &amp; &#34;x&#34;</p>'
    )
    assert h.p[Markup("<b>x</b>")] == "<p><b>x</b></p>"


def test_an_element_can_be_used_again() -> None:
    row = h.tr(".row")
    assert row(data_n=1)["a"] == '<tr class="row" data-n="1">a</tr>'
    assert row["b"] == '<tr class="row">b</tr>'
