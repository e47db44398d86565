"""An edition of one's own: every component with its picture and its fields, to be filled in."""

from __future__ import annotations

from markupsafe import Markup

from burnham.kit import Content, together
from burnham.kit import html as h
from burnham.table.pages.box import box_tabs, picture, source_flag
from burnham.table.pages.frame import hidden, opening_notice, site_page
from burnham.table.pages.guide import contents_list
from burnham.table.speech import Speech, speech_in
from burnham.table.views.edition import (
    CardSection,
    CardView,
    EditionView,
    Entries,
    EntryView,
    Group,
    Several,
)

LONGEST_NAME = "40"


def edition(view: EditionView) -> Markup:
    say = speech_in(view.frame.lang)
    heads = [(section.anchor, section.title) for section in view.sections]
    return site_page(
        view.frame,
        say("edition-of", game=view.game.name),
        "guide",
        box_tabs(say, view.games, view.game.id),
        h.div(".box-page.writing", data_game=view.game.id, data_url=view.url)[
            h.div(".guide-find")[contents_list(say, heads)],
            h.div(".box")[
                h.p(".label")[h.a(href=view.url)[say("box-of", game=view.game.name)]],
                h.h1[say("edition-of", game=view.game.name)],
                h.p(".about")[say("edition-about-writing")],
                h.p(".needs-script.notice.bad")[say("edition-needs-script")],
                _tools(say, view),
                (_section(say, section) for section in view.sections),
            ],
        ],
        scripts=("site.js", "box.js", "edition.js"),
        styles=("box.css",),
    )


# ----------------------------------------------------------------------------------------- tools
def _tools(say: Speech, view: EditionView) -> Markup:
    """How far one is, what does not fit, and what to do with it; stays in sight."""
    return h.div(".tools.panel")[
        h.p(".progress", role="status", data_said=say("edition-progress"))[
            h.b, h.progress(value="0", max="1", aria_label=say("edition-looked-at"))
        ],
        h.div(".switches")[
            _switch("unseen-only", say("edition-unseen-only")),
            _switch("unlock", say("edition-unlock")),
        ],
        h.div(
            ".whole",
            role="alert",
            data_right=say("edition-right"),
            data_wrong=say("edition-wrong"),
        ),
        h.details(".keep")[
            h.summary(".button.act")[say("edition-use")],
            h.div(".keeping")[
                h.label[
                    h.span[say("edition-name")],
                    h.input(
                        id="edition-name",
                        maxlength=LONGEST_NAME,
                        autocomplete="off",
                        value=say("edition-own"),
                    ),
                ],
                _play(say, view) if view.frame.may_open else opening_notice(say, view.frame),
                h.div(".go")[
                    h.form(".inline", method="post", action=f"{view.url}/edition.toml")[
                        hidden("changes", "{}"),
                        hidden("name", ""),
                        h.button(".button")[say("edition-download")],
                    ],
                    h.label(".button.file")[
                        say("edition-upload"),
                        h.input(".unseen", type="file", id="edition-file", accept=".toml"),
                    ],
                    h.button(
                        ".button", type="button", id="edition-anew", data_sure=say("edition-sure")
                    )[say("edition-anew")],
                ],
            ],
        ],
    ]


def _switch(id: str, label: str) -> Markup:
    return h.label(".switch-line")[h.input(type="checkbox", id=id), h.span[label]]


def _play(say: Speech, view: EditionView) -> Markup:
    """A private table with this edition, at once."""
    return h.form(".fair.play-it", method="post", action=f"{view.url}/play")[
        hidden("changes", "{}"),
        hidden("name", ""),
        h.label[
            h.span[say("edition-players")],
            h.select(name="seats")[
                (
                    h.option(value=str(seats), selected=seats == view.usual)[str(seats)]
                    for seats in view.seats
                )
            ],
        ],
        h.label[
            h.span[say("edition-with")],
            h.select(name="with")[
                h.option(value="bot")[say("edition-with-bots")],
                h.option(value="friend")[say("edition-with-friends")],
            ],
        ],
        h.button(".button.act")[say("edition-play")],
        h.p(".error", role="alert", hidden=True),
    ]


# ----------------------------------------------------------------------------------------- cards
def _section(say: Speech, section: CardSection) -> Markup:
    return h.section(".box-table", id=section.anchor)[
        h.div(".box-head")[h.h2[section.title]],
        h.p(".about")[section.about] if section.about else None,
        h.div(".pieces")[(card(say, one) for one in section.cards)],
    ]


def card(say: Speech, one: CardView) -> Markup:
    return h.article(
        ".piece-card.edit", id=one.name, data_card=one.name, data_locked="" if one.locked else None
    )[
        h.div(".drawn", aria_hidden="true")[picture(one.picture)] if one.picture else None,
        h.div(".told")[
            h.div(".card-head")[
                h.h3[h.span(".title")[one.title], " ", source_flag(say, one.source)],
                h.label(".looked")[
                    h.input(type="checkbox", aria_label=f"{say('edition-looked-at')}: {one.title}"),
                    h.span(aria_hidden="true")[say("edition-looked-at")],
                ],
            ],
            h.div(".entries")[card_entries(say, one)],
            h.p(".refusal", role="alert", hidden=True),
        ],
    ]


def card_told(say: Speech, one: CardView) -> dict[str, str]:
    """A card as it is after a change: its name, picture and fields."""
    drawn = str(picture(one.picture)) if one.picture else ""
    return {"title": one.title, "picture": drawn, "entries": str(card_entries(say, one))}


def card_entries(say: Speech, one: CardView) -> Markup:
    """The fields of a card; those that it leaves out when they are asked for."""
    more = h.details(".left-out")[h.summary[say("edition-left-out")], _group(say, one.left_out)]
    return together(_group(say, one.entries), more if one.left_out.parts else None)


def _group(say: Speech, group: Group) -> Content:
    return [_entry(say, label, part) for label, part in group.parts]


def _entry(say: Speech, label: str, part: Entries) -> Content:
    if isinstance(part, EntryView):
        return h.label(".entry")[h.span[label], _input(part)]
    if isinstance(part, Group):
        return h.fieldset[h.legend[label], _group(say, part)]
    if all(isinstance(one, EntryView) for one in part.parts):
        return h.div(".entry.row")[
            h.span[label], h.span(".inputs")[_inputs(part), _more_or_fewer(say, label, part)]
        ]
    lines = [_line(say, label, n + 1, one) for n, one in enumerate(part.parts)]
    return h.fieldset[h.legend[label], lines, _more_or_fewer(say, label, part)]


def _line(say: Speech, label: str, number: int, part: Entries) -> Content:
    """One of several lists or tables of one name."""
    if isinstance(part, EntryView):
        inner: Content = _input(part, number)
    else:
        inner = _inputs(part) if isinstance(part, Several) else _group(say, part)
    return h.div(".line")[h.span(".n")[str(number)], inner]


def _inputs(several: Several) -> Content:
    return [_input(one, n + 1) for n, one in enumerate(several.parts) if isinstance(one, EntryView)]


def _more_or_fewer(say: Speech, label: str, several: Several) -> Content:
    """Buttons for one more at the end, and one fewer."""
    signs = [("more", "+", several.more), ("fewer", "−", several.fewer)]
    return [
        h.button(
            ".button.small.resize",
            type="button",
            data_resize=which,
            data_list=several.name,
            aria_label=f"{label}: {say(f'edition-{which}')}",
        )[sign]
        for which, sign, possible in signs
        if possible
    ]


def _input(one: EntryView, number: int = 0) -> Markup | h.Element:
    label = f"{one.label} {number}" if number else None
    if one.kind == "choice":
        return h.select(name=one.name, disabled=one.locked, aria_label=label)[
            None if any(c.chosen for c in one.choices) else h.option(value="", selected=True),
            (h.option(value=c.value, selected=c.chosen)[c.label] for c in one.choices),
        ]
    if one.kind == "flag":
        checked = one.value == "yes"
        return h.input(
            type="checkbox", name=one.name, checked=checked, disabled=one.locked, aria_label=label
        )
    if one.kind == "number":
        return h.input(
            type="text",
            inputmode="numeric" if one.least >= 0 else "text",
            size="4",
            name=one.name,
            value=one.value,
            title=f"{one.least} – {one.most}",
            disabled=one.locked,
            autocomplete="off",
            aria_label=label,
        )
    return h.input(
        ".wide",
        name=one.name,
        value=one.value,
        maxlength=str(one.most),
        disabled=one.locked,
        autocomplete="off",
        aria_label=label,
    )
