"""The guide of a game: Markdown of our own, with live drawings, rule numbers and anchors.

Beyond plain Markdown three things mean something here:
  ![alt](draw:board)      a drawing by the game's own code (see `figures`)
  (SF-041)                a rule number: set as a note in the margin; what is told of a thing at the
                          table leads to where its rule is named first
  <!-- steps: a b -->     after a heading (or before a block): these questions are told of here,
                          and "more on this" leads here
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from burnham.kit import Content, icon_html, together
from burnham.kit import html as h
from burnham.table.pages.figures import figure_of, unnamed
from burnham.table.pages.frame import opening_notice, site_page
from burnham.table.pages.home import by_length, card_labels
from burnham.table.speech import Speech, speech_in
from burnham.table.views.games import GuideView

RULE = re.compile(r"\s*\(([A-Z][A-Z0-9]{0,3}-\d{3}(?:[,–-] ?(?:[A-Z0-9]{1,4}-)?\d{3})*)\)")
NUMBER = re.compile(r"([–-] ?)?(?:([A-Z0-9]{1,4})-)?(\d{3})")
STEPS = re.compile(r"<!--\s*steps:\s*([a-z0-9_\- ]+?)\s*-->")


def guide(view: GuideView) -> Markup:
    say = speech_in(view.frame.lang)
    prose, heads = prose_of(view.source, view.game.id, view.frame.lang)
    return site_page(
        view.frame,
        f"{view.game.name}: {say('nav-guide')}",
        "guide",
        h.nav(".guide-tabs", aria_label=say("nav-guide"))[
            (
                h.a(href=game.guide, aria_current="page" if game.id == view.game.id else None)[
                    game.name
                ]
                for game in by_length(view.games)
            )
        ],
        h.div(".guide-page")[
            _finding(say, heads),
            h.article(".prose")[
                prose[:1],
                h.p(".label")[" · ".join(card_labels(view.game))],
                prose[1:],
                opening_notice(say, view.frame),
                h.p[
                    _open_table(say, view) if view.frame.may_open else None,
                    " ",
                    h.a(".button", href=view.game.box)[say("box-look")],
                ],
            ],
        ],
        scripts=("site.js", "guide.js"),
    )


def _open_table(say: Speech, view: GuideView) -> Markup:
    label = say("open-table-of", game=view.game.name)
    return h.a(".button.act", href=view.game.new)[label]


def guide_beside(view: GuideView) -> Markup:
    """What the panel beside the table shows, which has the title already.  Nothing in its drawings
    is called like the things on the board."""
    say = speech_in(view.frame.lang)
    prose, heads = prose_of(view.source, view.game.id, view.frame.lang)
    return together(
        _finding(say, heads), h.article(".prose")[Markup(unnamed(str(together(prose[1:]))))]
    )


def guide_panel(say: Speech, address: str) -> Content:
    """Beside the table; its inside comes when it is opened."""
    if not address:
        return None
    close = h.button(".button.bare.square.close", type="button", aria_label=say("close"))
    return h.aside(".guide-panel", id="guide", aria_labelledby="guide-title", hidden=True)[
        h.div(".guide-head")[
            h.h2(id="guide-title", tabindex="-1")[say("nav-guide")],
            h.a(href=address, target="_blank", data_leave="")[say("guide-alone")],
            close[icon_html("close")],
        ],
        h.div(".guide-inside"),
    ]


def _finding(say: Speech, heads: Sequence[tuple[str, str]]) -> Markup:
    """Search and contents, which stay in sight; without a script there is only the list."""
    return h.div(".guide-find")[
        h.form(".guide-search", role="search")[
            h.input(
                type="search",
                autocomplete="off",
                placeholder=say("guide-search"),
                aria_label=say("guide-search"),
            ),
            h.p(".label", role="status", data_none=say("guide-none")),
            h.ol(".found", hidden=True),
        ],
        contents_list(say, heads),
    ]


def contents_list(say: Speech, heads: Sequence[tuple[str, str]]) -> Content:
    if len(heads) < 3:
        return None
    return h.details(".contents", open=True)[
        h.summary[say("contents")],
        h.nav(aria_label=say("contents"))[
            h.ol[(h.li[h.a(href=f"#{anchor}")[title]] for anchor, title in heads)]
        ],
    ]


def prose_of(source: str, game: str, lang: str) -> tuple[list[Content], list[tuple[str, str]]]:
    """The blocks of a guide, and its chapters as (anchor, title)."""
    reader = MarkdownIt("commonmark", {"html": True}).enable("table")
    blocks: list[Content] = []
    heads: list[tuple[str, str]] = []
    anchors: list[Content] = []
    headed = False  # the last block was a heading
    cited: set[str] = set()
    for block in _blocks(reader.parse(source)):
        first = block[0]
        if first.type == "html_block":
            marks = _anchors(first.content)
            if headed:
                blocks[-1] = [marks, blocks[-1]]
            else:
                anchors += marks
            continue
        headed = first.type == "heading_open"
        if headed and first.tag == "h2":
            title = RULE.sub("", block[1].content).strip()
            heads.append((f"part-{len(heads) + 1}", title))
            first.attrSet("id", heads[-1][0])
        made = _figure(block, game, lang) or _html(reader, block, cited)
        blocks.append([anchors, made] if anchors else made)
        anchors = []
    return blocks, heads


def _blocks(tokens: list[Token]) -> list[list[Token]]:
    """Top-level blocks: from an opening token to its closing one."""
    found: list[list[Token]] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            found.append([])
        found[-1].append(token)
        depth += token.nesting
    return found


def _anchors(comment: str) -> list[Content]:
    """Empty marks to jump to; any other HTML in a guide is left out."""
    found = STEPS.search(comment)
    names = found.group(1).split() if found else []
    return [h.span(".step", id=f"step-{name}") for name in names]


def _html(reader: MarkdownIt, block: list[Token], cited: set[str]) -> Markup:
    """A block; rules that were not cited before can be jumped to."""

    def note(found: re.Match[str]) -> str:
        new = [rule for rule in rules_of(found.group(1)) if rule not in cited]
        cited.update(new)
        marks = "".join(f'<span class="step" id="{rule}"></span>' for rule in new)
        return f' {marks}<span class="rule">{found.group(1)}</span>'

    for token in block:
        for child in token.children or []:
            if child.type == "html_inline":
                child.content = ""
    made = reader.renderer.render(block, reader.options, {})
    return Markup(RULE.sub(note, made))


def rules_in(source: str) -> set[str]:
    """All rules that a guide names."""
    return {rule for cited in RULE.findall(source) for rule in rules_of(cited)}


def rules_of(cited: str) -> list[str]:
    """The rules of a note: SF-034, SF-036–038 are four."""
    found: list[str] = []
    prefix, last = "", 0
    for dash, named, digits in NUMBER.findall(cited):
        prefix, number = named or prefix, int(digits)
        first = last + 1 if dash else number
        found += [f"{prefix}-{n:03}" for n in range(first, number + 1)]
        last = number
    return found


def _figure(block: list[Token], game: str, lang: str) -> Markup | None:
    """A paragraph that is one picture: `![alt](draw:…)`."""
    inside = block[1].children if len(block) == 3 and block[1].type == "inline" else None
    if not inside or len(inside) != 1 or inside[0].type != "image":
        return None
    what = str(inside[0].attrGet("src") or "")
    picture = _picture(game, lang, what.removeprefix("draw:")) if what.startswith("draw:") else None
    if picture is None:
        return None
    return h.figure[picture, h.figcaption[inside[0].content]]


def _picture(game: str, lang: str, what: str) -> Content:
    """A drawing; of a board both arrangements, of which the style shows the one that fits."""
    if not what.startswith("board"):
        return figure_of(game, lang, what)
    tall = what.replace("board", "tall", 1)
    return [
        h.div(".broad")[figure_of(game, lang, what)],
        h.div(".narrow")[figure_of(game, lang, tall)],
    ]
